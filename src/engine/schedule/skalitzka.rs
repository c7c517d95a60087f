//! Skalitzka: three teams over two rounds, everybody with one White and one Black (team-formats §1).

use super::{TableError, TableRound, TeamSeat, within};

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
