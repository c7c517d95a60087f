//! Content of a code, and its encoding as choices (`docs/rescue.md`).

use super::number::{BOARDS, BigNumber, Choices, MOST_PLAYERS};
use super::result::{self, RoundResults};
use super::seating::{Away, Seating, put_away, read_away};
use super::tie_breaks::{put_tie_breaks, read_tie_breaks};
use super::{First, VERSION_WITH_DEPARTURE};
use crate::tournament::{
    Acceleration, BoardNo, Colour, GameResult, PairingNumber, PointSystem, Points, RoundNo, SystemId,
    TieBreakId, TieBreakRules,
};

/// The systems of events that have codes, by their numbers in a code; new ones are appended.
pub(super) const SYSTEMS: [&str; 11] = [
    "dutch-2026",
    "dutch-2009",
    "dutch-1992",
    "lim",
    "lim-2026",
    "dubov-classic",
    "dubov-2026",
    "burstein-classic",
    "burstein-2026",
    "basic-swiss",
    "dutch-2017",
];

const SYSTEM_NUMBERS: u8 = 32;

/// The sheet that carries a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CodeKind {
    Pairings,
    Standings,
}

/// Settings of an event, as far as the rounds follow from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Pairing system: one of those with codes.
    pub system: SystemId,
    /// The option of Lim's system.
    pub maxi: bool,
    pub rounds: RoundNo,
    pub initial_colour: Option<Colour>,
    pub acceleration: Acceleration,
    pub points: PointSystem,
}

/// A correction on a board after the next round was published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corrected {
    pub round: RoundNo,
    pub board: BoardNo,
    /// The current result, as in [`RoundResults`].
    pub result: Option<GameResult>,
    /// True if the player who entered the event first has White.
    pub first_has_white: bool,
}

/// Content of one sheet about its event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RescueCode {
    /// Fingerprint that distinguishes the event from others, below 2^20.
    pub event: u32,
    pub kind: CodeKind,
    pub round: RoundNo,
    /// Number of entries of the event: of two codes the one with more is newer.
    pub entries: u16,
    pub terms: Terms,
    /// Number of pairing numbers in the round.
    pub players: u16,
    /// The pairs, on a pairing sheet.
    pub seating: Option<Seating>,
    /// The results of the previous round and of this one, as far as the sheet carries them.
    pub results: Vec<RoundResults>,
    /// Corrections in rounds whose results it does not carry.
    pub corrected: Vec<Corrected>,
    /// The tie-breaks, on standings; `None` if a code cannot express them.
    pub tie_breaks: Option<(TieBreakRules, Vec<TieBreakId>)>,
    /// Players absent in the next round, on standings, by the numbers of this one.
    pub next_away: Vec<(PairingNumber, Away)>,
    /// The last published round when the event left FIDE mode, if it did.
    pub left_fide_mode: Option<RoundNo>,
}

impl RescueCode {
    /// Returns all but the first two blocks as choices; `None` if a value exceeds its range.
    pub(super) fn choices(&self) -> Option<Choices> {
        let mut out = Choices::default();
        self.put_terms(&mut out)?;
        if self.players > MOST_PLAYERS {
            return None;
        }
        out.put(self.players, MOST_PLAYERS + 1);
        if let Some(seating) = &self.seating {
            seating.put(&mut out, (self.round, self.players))?;
        }
        for round in carried(self.kind, self.round) {
            let results = self.results.iter().find(|results| results.round == round);
            out.put(results.is_some(), 2_u8);
            if let Some(results) = results {
                results.put(&mut out)?;
            }
        }
        out.put_length(self.corrected.len(), BOARDS)?;
        for corrected in &self.corrected {
            out.put_round(corrected.round)?;
            out.put_below(corrected.board.0, BOARDS)?;
            out.put(result::any(corrected.result), result::ANY);
            out.put(corrected.first_has_white, 2_u8);
        }
        if self.kind == CodeKind::Standings {
            put_tie_breaks(&mut out, self.tie_breaks.as_ref());
            put_away(&mut out, &self.next_away, self.players)?;
        }
        if let Some(round) = self.left_fide_mode {
            out.put_round(round)?;
        }
        Some(out)
    }

    fn put_terms(&self, out: &mut Choices) -> Option<()> {
        let Terms { system, maxi, rounds, initial_colour, acceleration, points } = &self.terms;
        let system = SYSTEMS.iter().position(|&known| known == system.as_str())?;
        out.put(u8::try_from(system).ok()?, SYSTEM_NUMBERS);
        out.put(*maxi, 2_u8);
        out.put_round(*rounds)?;
        out.put(
            match initial_colour {
                None => 0_u8,
                Some(Colour::White) => 1,
                Some(Colour::Black) => 2,
            },
            3_u8,
        );
        out.put(*acceleration == Acceleration::Baku, 2_u8);
        let is_usual = *points == PointSystem::default();
        out.put(is_usual, 2_u8);
        if !is_usual {
            points.match_bye.is_none().then_some(())?;
            for worth in [points.win, points.draw, points.loss, points.absence, points.pairing_allocated_bye]
            {
                out.put_below(u16::try_from(worth.tenths()).ok()?, WORTHS)?;
            }
        }
        let is_long = self.entries >= FEW_ENTRIES;
        out.put(is_long, 2_u8);
        out.put(self.entries, if is_long { 1 << 16 } else { u32::from(FEW_ENTRIES) });
        Some(())
    }

    /// Reads the output of [`RescueCode::choices`]; `None` if it is not a possible state of an event.
    pub(super) fn read(event: u32, first: First, number: &mut BigNumber) -> Option<Self> {
        let First { kind, round, .. } = first;
        let (terms, entries) = read_terms(number)?;
        let players = number.take_small(MOST_PLAYERS + 1);
        let seating = match kind {
            CodeKind::Pairings => Some(Seating::read(number, (round, players))?),
            CodeKind::Standings => None,
        };
        let mut results = Vec::new();
        for of in carried(kind, round) {
            if number.take_flag() {
                results.push(RoundResults::read(number, of)?);
            }
        }
        let corrected = (0..number.take_length(BOARDS)).map(|_| {
            Some(Corrected {
                round: number.take_round(),
                board: BoardNo(number.take_small(BOARDS)),
                result: result::of_any(number.take(result::ANY))?,
                first_has_white: number.take_flag(),
            })
        });
        let corrected = corrected.collect::<Option<Vec<_>>>()?;
        let (mut tie_breaks, mut next_away) = (None, Vec::new());
        if kind == CodeKind::Standings {
            tie_breaks = read_tie_breaks(number)?;
            next_away = read_away(number, players)?;
        }
        let left_fide_mode = (first.version >= VERSION_WITH_DEPARTURE).then(|| number.take_round());
        let read = Self {
            event,
            kind,
            round,
            entries,
            terms,
            players,
            seating,
            results,
            corrected,
            tie_breaks,
            next_away,
            left_fide_mode,
        };
        number.is_used_up().then_some(read)
    }
}

/// Codes of events with fewer entries than this are shorter.
const FEW_ENTRIES: u16 = 1 << 12;

/// Number of choices for the points of a result, in tenths of a point.
const WORTHS: u16 = 1024;

/// Returns the rounds whose results a sheet can carry.
fn carried(kind: CodeKind, round: RoundNo) -> impl Iterator<Item = RoundNo> {
    let before = round.previous().filter(|_| kind == CodeKind::Pairings);
    before.into_iter().chain([round])
}

fn read_terms(number: &mut BigNumber) -> Option<(Terms, u16)> {
    let system = SYSTEMS.get(usize::try_from(number.take(SYSTEM_NUMBERS)).ok()?)?;
    let maxi = number.take_flag();
    let rounds = number.take_round();
    let initial_colour = match number.take(3_u8) {
        0 => None,
        1 => Some(Colour::White),
        _ => Some(Colour::Black),
    };
    let acceleration = if number.take_flag() { Acceleration::Baku } else { Acceleration::None };
    let mut points = PointSystem::default();
    if !number.take_flag() {
        let mut worth = || Points::from_tenths(number.take_small(WORTHS).into());
        points = PointSystem {
            win: worth(),
            draw: worth(),
            loss: worth(),
            absence: worth(),
            pairing_allocated_bye: worth(),
            match_bye: None,
        };
    }
    let most = if number.take_flag() { 1 << 16 } else { u32::from(FEW_ENTRIES) };
    let entries = number.take_small(most);
    let system = SystemId::new(system);
    Some((Terms { system, maxi, rounds, initial_colour, acceleration, points }, entries))
}
