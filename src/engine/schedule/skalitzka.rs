//! Skalitzka: three teams over two rounds, each player with one White and one Black (team-formats §1).

use super::{
    TableError, TableRound, TeamSeat, boards_of, length, pair_seats, schedule, schedule_over, within,
};
use crate::format::{
    Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Paired, Pairing, Schedule, Size, Trace,
};
use crate::tournament::{BoardNo, Colour, Occasion, Options};
use std::ops::RangeInclusive;

/// The Skalitzka format of events ([`Skalitzka`]).
#[derive(Clone, Copy, Debug)]
pub struct SkalitzkaFormat;

const TEAMS: usize = 3;

const BY_TURNS: &str = "by-turns";
/// On which side of the boards White sits; opponents and colours are the same either way.
const SEATS: OptionFacts = OptionFacts {
    key: "seats",
    kind: OptionKind::Choice { usual: "one-side", among: &["one-side", BY_TURNS] },
};

/// Returns the colour on the left of a board where White and Black sit by turns (team-formats §1): White on
/// the odd boards. `None` where White has the same side of all boards.
pub fn colour_on_the_left(options: &Options, board: BoardNo) -> Option<Colour> {
    let colour = if board.0 % 2 == 1 { Colour::White } else { Colour::Black };
    SEATS.is(BY_TURNS, options).then_some(colour)
}

static FACTS: Facts = Facts {
    paired: Paired::Teams,
    options: &[SEATS],
    // SB can never decide here (team-formats §4).
    occasion: Some(Occasion::Olympiad),
    report_name: "Skalitzka",
    ..Facts::of_table("skalitzka", "Skalitzka, three teams")
};

impl Format for SkalitzkaFormat {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    /// The three matches of two teams extend over both rounds.
    fn pair(&self, field: &Field, _trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let teams = &field.leg.teams;
        if teams.len() != TEAMS {
            return Err(TableError::Teams { found: teams.len(), needed: TEAMS }.into());
        }
        let table = Skalitzka::new(boards_of(teams)?)?;
        let round = table.round(field.round.0.into()).ok_or_else(|| schedule_over(Skalitzka::ROUNDS))?;
        pair_seats(&round, teams)
    }

    fn check_size(&self, size: Size, _options: &Options) -> Result<(), TableError> {
        match size.participants {
            TEAMS => Skalitzka::new(u16::try_from(size.boards).unwrap_or(u16::MAX)).map(|_| ()),
            found => Err(TableError::Teams { found, needed: TEAMS }),
        }
    }

    fn rounds_of_match(&self, _boards: usize, _options: &Options) -> u8 {
        2
    }

    fn rounds(&self, _size: Size, _options: &Options) -> RangeInclusive<u8> {
        length(Ok(Skalitzka::ROUNDS))
    }

    fn schedule(&self, players: u16, _options: &Options) -> Result<Schedule, TableError> {
        let table = Skalitzka::new(players)?;
        Ok(schedule(Skalitzka::ROUNDS, |round| table.round(round)))
    }
}

/// A Skalitzka of three teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skalitzka {
    boards: u16,
}

impl Skalitzka {
    pub const ROUNDS: u32 = 2;

    /// Creates the table of three teams of `boards` players each.
    ///
    /// # Errors
    /// Returns an error for an odd number of boards, fewer than two, or more than [`super::MOST`].
    pub fn new(boards: u16) -> Result<Self, TableError> {
        within(boards, 2)?;
        if !boards.is_multiple_of(2) {
            return Err(TableError::OddBoards { boards });
        }
        Ok(Self { boards })
    }

    /// Returns a round, counted from 1; `None` if it does not exist.
    pub fn round(&self, round: u32) -> Option<TableRound<TeamSeat>> {
        let player = |team, seat| TeamSeat { team, seat };
        let first = |k| {
            [
                [player(0, k), player(1, k)],
                [player(1, k + 1), player(2, k)],
                [player(2, k + 1), player(0, k + 1)],
            ]
        };
        let second = |k| {
            [
                [player(2, k), player(0, k)],
                [player(1, k), player(2, k + 1)],
                [player(0, k + 1), player(1, k + 1)],
            ]
        };
        let pairs = (1..self.boards).step_by(2);
        let boards = match round {
            1 => pairs.flat_map(first).collect(),
            2 => pairs.flat_map(second).collect(),
            _ => return None,
        };
        Some(TableRound { boards, idle: None })
    }
}
