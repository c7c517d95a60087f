//! Crosstable: the rounds of all players.

use super::{SharedPlace, Standings};
use crate::tiebreak::{PlayerRound, ResultTable, RoundKind, Scope};
use crate::tournament::{Colour, GameResult, PairingNumber, PlayerId, Points, Snapshot};
use std::fmt;

/// Result of a round for a player, as written in a table.
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
    /// `U`, the pairing-allocated bye
    PairingAllocatedBye,
    /// `F`
    FullPointBye,
    /// `H`
    HalfPointBye,
    /// `Z`
    ZeroPointBye,
    /// `?`, unfinished
    Adjourned,
    /// `·`, no result yet
    Open,
}

impl Mark {
    /// Returns the mark of a board for the player with `colour`.
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

    pub(super) fn of(round: &PlayerRound, table: &ResultTable) -> Self {
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
    pub opponent: Option<PairingNumber>,
    /// Their colour, if they had an opponent.
    pub colour: Option<Colour>,
    pub mark: Mark,
    pub points: Points,
    /// Their score after the round.
    pub total: Points,
}

impl CrosstableCell {
    /// Creates the cells of a player, round 1 first.
    pub(super) fn row(table: &ResultTable, number: PairingNumber) -> Vec<Self> {
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
    pub number: PairingNumber,
    pub player: PlayerId,
    /// Their place; `None` if their results are annulled.
    pub place: Option<SharedPlace>,
    /// Index of their line in the standings, counted from 0.
    pub line: usize,
    pub score: Points,
    /// Their rounds, round 1 first.
    pub cells: Vec<CrosstableCell>,
}

impl CrossRow {
    /// Returns their games against one opponent in scheduled order: the cell in a round robin's table.
    pub fn against(&self, opponent: PairingNumber) -> impl Iterator<Item = &CrosstableCell> {
        self.cells.iter().filter(move |cell| cell.opponent == Some(opponent))
    }
}

/// The rounds of all players as recorded, including players whose results in a round robin are annulled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crosstable {
    pub rounds: usize,
    /// The players by number, number 1 first.
    pub rows: Vec<CrossRow>,
}

impl Crosstable {
    pub fn row(&self, number: PairingNumber) -> Option<&CrossRow> {
        self.rows.get(number.index())
    }
}

pub fn crosstable(snapshot: &Snapshot, scope: &Scope, standings: &Standings) -> Crosstable {
    let recorded = ResultTable::recorded_of(snapshot, scope);
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
