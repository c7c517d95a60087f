//! Skalitzka: three teams over two rounds, everybody with one White and one Black (team-formats §1).

use super::{TableError, TableRound, TeamSeat, length, schedule, schedule_over, team_boards, within};
use crate::format::{Facts, Field, Format, NoPairing, Paired, Pairing, Schedule, Size, Trace};
use crate::tournament::Options;
use std::ops::RangeInclusive;

/// The format.
#[derive(Clone, Copy, Debug)]
pub struct SkalitzkaFormat;

static FACTS: Facts =
    Facts { paired: Paired::Teams, ..Facts::of_table("skalitzka", "Skalitzka, three teams") };

impl Format for SkalitzkaFormat {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, _trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let [one, _, _] = field.leg.teams.as_slice() else {
            return Err(TableError::Teams { found: field.leg.teams.len(), needed: 3 }.into());
        };
        let table = Skalitzka::new(u16::try_from(one.players.len()).unwrap_or(u16::MAX))?;
        let round = table.round(field.round.0.into()).ok_or_else(|| schedule_over(Skalitzka::ROUNDS))?;
        team_boards(field, &round.boards)
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
    /// How many rounds there are.
    pub const ROUNDS: u32 = 2;

    /// Makes the table of three teams of `boards` players each.
    ///
    /// # Errors
    /// Refuses odd numbers of boards, fewer than two, and more than [`super::MOST`].
    pub fn new(boards: u16) -> Result<Self, TableError> {
        within(boards, 2)?;
        if !boards.is_multiple_of(2) {
            return Err(TableError::OddBoards { boards });
        }
        Ok(Self { boards })
    }

    /// Returns a round, counted from 1; `None` when there is none.
    #[must_use]
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
