//! Everybody's rounds in one table.

use super::{SharedPlace, Standings};
use crate::tiebreak::{PlayerRound, RoundKind, Scope, Table};
use crate::tournament::{Colour, GameResult, PairingNumber, PlayerId, Points, Snapshot};
use std::fmt;

/// What a round was for a player, as it is written in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `1`
    Win,
    /// `½`
    Draw,
    /// `0`
    Loss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `1½`, the points of a match of several games
    Match(Points),
    /// `U`, the bye of an odd number of players
    PairingAllocatedBye,
    /// `F`
    FullPointBye,
    /// `H`
    HalfPointBye,
    /// `Z`
    ZeroPointBye,
    /// `?`, to be finished
    Adjourned,
    /// `·`, no result yet
    Open,
}

impl Mark {
    /// Returns what a board is for the player who has a colour there.
    #[must_use]
    pub fn of_board(result: Option<GameResult>, colour: Colour) -> Self {
        let Some(result) = result else { return Self::Open };
        match (result, result.halves_of(colour)) {
            (GameResult::Adjourned, _) => Self::Adjourned,
            (GameResult::Forfeit(_), 2) => Self::ForfeitWin,
            (GameResult::Forfeit(_), _) => Self::ForfeitLoss,
            (GameResult::Played(_) | GameResult::Unrated(_), 2) => Self::Win,
            (GameResult::Played(_) | GameResult::Unrated(_), 1) => Self::Draw,
            (GameResult::Played(_) | GameResult::Unrated(_), _) => Self::Loss,
        }
    }

    pub(super) fn of(round: &PlayerRound, table: &Table) -> Self {
        match round.kind {
            RoundKind::Played if table.is_of_matches() => Self::Match(round.earned()),
            RoundKind::Played if table.is_won(round) => Self::Win,
            RoundKind::Played if table.is_drawn(round) => Self::Draw,
            RoundKind::Played => Self::Loss,
            RoundKind::Adjourned => Self::Adjourned,
            RoundKind::ForfeitWin => Self::ForfeitWin,
            RoundKind::ForfeitLoss => Self::ForfeitLoss,
            RoundKind::PairingAllocatedBye => Self::PairingAllocatedBye,
            RoundKind::FullPointBye => Self::FullPointBye,
            RoundKind::HalfPointBye => Self::HalfPointBye,
            RoundKind::ZeroPointBye => Self::ZeroPointBye,
            RoundKind::Void => Self::Open,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Match(points) => return points.fmt(f),
            Self::Win => "1",
            Self::Draw => "½",
            Self::Loss => "0",
            Self::ForfeitWin => "+",
            Self::ForfeitLoss => "-",
            Self::PairingAllocatedBye => "U",
            Self::FullPointBye => "F",
            Self::HalfPointBye => "H",
            Self::ZeroPointBye => "Z",
            Self::Adjourned => "?",
            Self::Open => "·",
        })
    }
}

/// One round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrosstableCell {
    /// Who was scheduled against them.
    pub opponent: Option<PairingNumber>,
    /// Their colour, when they had an opponent.
    pub colour: Option<Colour>,
    /// What it was.
    pub mark: Mark,
    /// What they got.
    pub points: Points,
    /// Their score after it.
    pub total: Points,
}

impl CrosstableCell {
    /// Makes the cells of a player, round 1 first.
    pub(super) fn row(table: &Table, number: PairingNumber) -> Vec<Self> {
        let mut total = Points::ZERO;
        let cell = |round: &PlayerRound| {
            total += round.points;
            let PlayerRound { opponent, points, .. } = *round;
            let colour = opponent.map(|_| round.colour);
            Self { opponent, colour, mark: Mark::of(round, table), points, total }
        };
        table.record(number).iter().map(cell).collect()
    }
}

/// One player in the crosstable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// Their pairing number.
    pub number: PairingNumber,
    /// The player of this row.
    pub player: PlayerId,
    /// Their place; `None` when they are struck out.
    pub place: Option<SharedPlace>,
    /// The line they have in the standings, counted from 0.
    pub line: usize,
    /// Their score.
    pub score: Points,
    /// Their rounds, round 1 first.
    pub cells: Vec<CrosstableCell>,
}

impl CrossRow {
    /// Returns their games with one opponent, in the order they were scheduled: the cell of a round robin's table.
    pub fn against(&self, opponent: PairingNumber) -> impl Iterator<Item = &CrosstableCell> {
        self.cells.iter().filter(move |cell| cell.opponent == Some(opponent))
    }
}

/// Everybody's rounds: what was recorded, also of players struck out of a round robin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crosstable {
    /// How many rounds it shows.
    pub rounds: usize,
    /// The players by number, number 1 first.
    pub rows: Vec<CrossRow>,
}

impl Crosstable {
    /// Returns the row of a number.
    #[must_use]
    pub fn row(&self, number: PairingNumber) -> Option<&CrossRow> {
        self.rows.get(number.index())
    }
}

/// Makes the crosstable of a scope from its standings.
#[must_use]
pub fn crosstable(snapshot: &Snapshot, scope: &Scope, standings: &Standings) -> Crosstable {
    let recorded = Table::recorded_of(snapshot, scope);
    let rows = standings.rows.iter().enumerate().map(|(line, row)| CrossRow {
        number: row.number,
        player: row.player,
        place: row.place,
        line,
        score: row.score,
        cells: CrosstableCell::row(&recorded, row.number),
    });
    let mut rows: Vec<CrossRow> = rows.collect();
    rows.sort_unstable_by_key(|row| row.number);
    Crosstable { rounds: recorded.rounds(), rows }
}
