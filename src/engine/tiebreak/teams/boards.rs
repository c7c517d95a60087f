//! Board counts: Article 12 of FIDE C.07, for teams whose matches are recorded board by board.

use super::{BoardCounting, BoardWorking, Score, TeamTable};
use crate::tiebreak::{Ratio, TieBreakValue};
use crate::tournament::{Bye, PairingNumber, Points, RequestedBye};

/// Board numbers times points, lower is better; only between teams with equal game points (12.1).
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

/// Returns a value of each team's board results; blank if a match was recorded as a total.
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

/// Returns the board results of a team, with the way to count them.
pub(super) fn boards_counted(
    table: &TeamTable,
    team: PairingNumber,
    count: BoardCounting,
) -> Option<BoardWorking> {
    table.board_results(team).map(|boards| BoardWorking { count, boards })
}

fn sums(boards: &[Vec<Ratio>]) -> Vec<Ratio> {
    boards.iter().map(|board| board.iter().copied().sum()).collect()
}

/// Returns the points without the last board, then without the last two, and so on (12.3).
pub(super) fn without_last_boards(boards: &[Ratio]) -> Vec<Ratio> {
    (1..boards.len()).rev().map(|kept| boards[..kept].iter().copied().sum()).collect()
}

impl TeamTable {
    /// Returns the results of a team's matches on each board, board 1 first: a match won without playing, and a bye
    /// worth as much, is a win on every board (Article 12). `None` if a match was recorded as a total.
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
