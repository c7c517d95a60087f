//! Counts of boards: Article 12 of FIDE C.07, for teams whose matches are told board by board.

use super::{BoardCounting, BoardWorking, Score, TeamTable};
use crate::tiebreak::{Ratio, TieBreakValue};
use crate::tournament::{Bye, PairingNumber, Points, RequestedBye};

/// Board numbers times points, the less the better; only between teams of equal game points (12.1).
pub(super) fn board_counts(table: &TeamTable, group: &[PairingNumber]) -> Vec<TieBreakValue> {
    let mut scores = group.iter().map(|&team| table.total(team, Score::Games));
    let first = scores.next();
    if !scores.all(|score| Some(score) == first) {
        return vec![TieBreakValue::Blank; group.len()];
    }
    let count =
        |boards: &[Ratio]| vec![boards.iter().zip(1..).map(|(points, board)| points.many(board)).sum()];
    let counts = by_boards(table, group, count);
    let single = |value: TieBreakValue| match value {
        TieBreakValue::List(numbers) => {
            numbers.first().map_or(TieBreakValue::Blank, |&sum| TieBreakValue::Number(sum))
        }
        value => value,
    };
    counts.into_iter().map(single).collect()
}

/// Makes a value of what each team has on its boards; nothing where a match was told as a whole.
pub(super) fn by_boards(
    table: &TeamTable,
    group: &[PairingNumber],
    value: impl Fn(&[Ratio]) -> Vec<Ratio>,
) -> Vec<TieBreakValue> {
    let made = |&team: &PairingNumber| {
        let results = table.board_results(team);
        results.map_or(TieBreakValue::Blank, |boards| TieBreakValue::List(value(&sums(&boards))))
    };
    group.iter().map(made).collect()
}

/// Returns what a team has on its boards, to be counted like that.
pub(super) fn boards_counted(
    table: &TeamTable,
    team: PairingNumber,
    count: BoardCounting,
) -> Option<BoardWorking> {
    table.board_results(team).map(|boards| BoardWorking { count, boards })
}

/// Adds up what each board brought.
fn sums(boards: &[Vec<Ratio>]) -> Vec<Ratio> {
    boards.iter().map(|board| board.iter().copied().sum()).collect()
}

/// The points without the last board, then without the last two (12.3).
pub(super) fn without_last_boards(boards: &[Ratio]) -> Vec<Ratio> {
    (1..boards.len()).rev().map(|kept| boards[..kept].iter().copied().sum()).collect()
}

impl TeamTable {
    /// Returns what every match brought a team on each board, board 1 first: a match won without playing, and a bye that is worth as
    /// much, is a win on every board (Article 12). `None` where a match was told as a whole.
    fn board_results(&self, team: PairingNumber) -> Option<Vec<Vec<Ratio>>> {
        let boards = usize::from(self.boards());
        let mut results = vec![Vec::new(); boards];
        for of in self.matches(team) {
            let unplayed = match of.bye {
                Some(Bye::PairingAllocated | Bye::Requested(RequestedBye::FullPoint)) => {
                    Some(self.game_win())
                }
                Some(Bye::Requested(RequestedBye::HalfPoint)) => Some(self.game_draw()),
                Some(Bye::Requested(RequestedBye::ZeroPoint)) => Some(Points::ZERO),
                None => None,
            };
            if unplayed.is_none() && of.boards.len() != boards {
                return None;
            }
            for (board, brought) in results.iter_mut().enumerate() {
                let points = unplayed.or_else(|| of.boards.get(board).copied()).unwrap_or_default();
                brought.push(points.into());
            }
        }
        Some(results)
    }
}
