//! Rounds of matches of two games (FIDE C.04.5, DS-6): their two columns are compared, and the points of the bye are
//! derived.

use super::Reader;
use super::check::{opponent_column, show};
use crate::tournament::{Points, RoundNo};
use crate::trf::columns::games_of_file;
use crate::trf::comment::{self, Word};
use crate::trf::result_points::Worth;
use crate::trf::{Assumed, Code, Expected, RoundCell};

/// The pairing-allocated bye of record 162 as points of a single column, only possible in rounds of two columns: three
/// quarters of a point for a match with one win and one draw (DS-7).
#[derive(Clone, Copy, Debug)]
pub(super) struct ByeOfColumn {
    pub line: u32,
    pub column: usize,
    /// Points of both columns.
    pub doubled: Points,
}

/// Relation of the two columns of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pairing {
    Fits,
    /// The pairing-allocated bye with the same code again, or blank.
    Bye,
    Differs,
}

impl Reader {
    /// Returns true if every round has two columns.
    fn has_matches(&self) -> bool {
        games_of_file(&self.file) == 2 && comment::value(&self.file, Word::Columns).is_none()
    }

    pub(super) fn first_of_match(&self, column: RoundNo) -> RoundNo {
        match self.has_matches() {
            true => RoundNo(column.0 - (column.0 + 1) % 2),
            false => column,
        }
    }

    /// Checks that the two columns of a match have the same opponent, or the same bye.
    pub(super) fn check_matches(&mut self, last: Option<RoundNo>) {
        if !self.has_matches() {
            if let Some(ByeOfColumn { line, column, .. }) = self.bye_of_column {
                self.notes.error(line, column, "P", Expected::Points);
            }
            return;
        }
        let paired = last.map_or(0, |last| usize::from(last.0));
        let mut byes: Vec<[usize; 2]> = Vec::new();
        for (place, player) in self.file.players.iter().enumerate() {
            let line = self.places.players.get(place).copied().unwrap_or_default();
            for first in (0..paired).step_by(2) {
                let [one, other] = [first, first + 1].map(|at| player.cell(column(at)));
                match of(one, other, first + 2 >= paired) {
                    Pairing::Fits => {}
                    Pairing::Bye => byes.push([place, first]),
                    Pairing::Differs => {
                        let expected = Expected::OtherGame { there: show(one) };
                        self.notes.error(line, opponent_column(column(first + 1)), &show(other), expected);
                    }
                }
            }
        }
        self.settle_byes(&byes);
    }

    /// Derives the points of the bye at these places and columns, and stores it as a bye and a draw, so that the
    /// columns add up (DS-7): the points columns show whether record 162 refers to a column or to a match.
    fn settle_byes(&mut self, byes: &[[usize; 2]]) {
        let (Some(&[place, first]), told) = (byes.first(), self.file.points.unwrap_or_default()) else {
            return;
        };
        let worth = Worth::of(&self.file);
        let [win, draw, bye] =
            [Code::Win, Code::Draw, Code::PairingAllocatedBye].map(|code| worth.of_code(code));
        let is_told = told.pairing_allocated_bye.is_some();
        let candidates = match self.bye_of_column {
            Some(of) => vec![of.doubled],
            None if is_told => vec![bye + bye, bye],
            None => vec![win + draw, win + win, win],
        };
        let agree = |&of_match: &Points| {
            let agrees = |&&[place, first]: &&[usize; 2]| {
                let player = self.file.players.get(place)?;
                let others = (1..=u8::MAX).map(RoundNo).zip(&player.cells).enumerate();
                let others = others.filter(|&(at, _)| at != first && at != first + 1);
                let sum: Points =
                    others.map(|(_, (round, &cell))| worth.of_cell(player.number, round, cell)).sum();
                (player.details.points? == sum + of_match).then_some(())
            };
            byes.iter().filter(|of| agrees(of).is_some()).count()
        };
        // The first candidate with the most matches.
        let best = candidates.iter().map(agree).max().unwrap_or(0);
        let of_match = candidates.iter().copied().find(|of| agree(of) == best).unwrap_or(win + draw);
        let beside = (of_match - draw).max(Points::ZERO);
        let is_below = of_match < draw;
        // hakem's own form of such a bye.
        if is_below && told.pairing_allocated_bye == Some(of_match) {
            return;
        }
        let second = if is_below { Code::ZeroPointBye } else { Code::HalfPointBye };
        let beside = if is_below { of_match } else { beside };
        for &[place, first] in byes {
            if let Some(player) = self.file.players.get_mut(place) {
                player.cells.resize(player.cells.len().max(first + 2), RoundCell::Blank);
                player.cells[first + 1] = RoundCell::Alone(second);
            }
        }
        if is_told || self.bye_of_column.is_some() || beside != win {
            let table = self.file.points.get_or_insert_default();
            table.pairing_allocated_bye = Some(beside);
        }
        let line = self.places.players.get(place).copied().unwrap_or_default();
        self.notes.adjust(line, opponent_column(column(first)), "U", Assumed::ByeOfMatch(of_match));
    }
}

/// Returns the number of a column counted from 0.
fn column(at: usize) -> RoundNo {
    RoundNo(u8::try_from(at + 1).unwrap_or(u8::MAX))
}

/// Compares two columns of a match. The second game of the last match may be missing.
fn of(one: RoundCell, other: RoundCell, is_last: bool) -> Pairing {
    use Code::{HalfPointBye, PairingAllocatedBye, ZeroPointBye};
    let fits = match (one, other) {
        // The colours of one game may have been corrected.
        (RoundCell::Game { opponent, .. }, RoundCell::Game { opponent: again, .. }) => opponent == again,
        (RoundCell::Game { .. }, RoundCell::Blank) => is_last,
        (RoundCell::Alone(PairingAllocatedBye), RoundCell::Alone(HalfPointBye)) => true,
        (
            RoundCell::Alone(PairingAllocatedBye),
            RoundCell::Alone(PairingAllocatedBye | ZeroPointBye) | RoundCell::Blank,
        ) => {
            return Pairing::Bye;
        }
        (RoundCell::Alone(ZeroPointBye), RoundCell::Blank)
        | (RoundCell::Blank, RoundCell::Alone(ZeroPointBye)) => true,
        (one, other) => one == other,
    };
    if fits { Pairing::Fits } else { Pairing::Differs }
}
