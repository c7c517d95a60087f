//! Progress of a round: the common count of its results for all screens and sheets.

use super::team_pairings;
use hakem_engine::tournament::{BoardNo, GameResult, RoundNo, Snapshot};

/// Numbers of results entered and needed in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub entered: usize,
    /// Number of results entered or awaited; games that are no longer needed do not count.
    pub total: usize,
}

impl Progress {
    /// Counts the results of a round: by board, or by match if the teams list no players.
    pub fn of(snapshot: &Snapshot, round: RoundNo) -> Self {
        let Some(paired) = snapshot.round(round) else { return Self::default() };
        if team_pairings::is_of(snapshot, paired) {
            let listed = paired.matches();
            let is_open = |boards: &[BoardNo]| boards.iter().any(|&board| paired.awaits(board));
            let open = listed.iter().filter(|of| is_open(&of.boards)).count();
            return Self { entered: listed.len() - open, total: listed.len() };
        }
        let entered = paired.games().filter(|(.., result)| result.is_some()).count();
        Self { entered, total: entered + paired.missing() }
    }

    /// Returns the number of results awaited.
    pub fn missing(self) -> usize {
        self.total - self.entered
    }
}

pub fn adjourned_games(snapshot: &Snapshot) -> impl Iterator<Item = (RoundNo, BoardNo)> {
    let rounds = (1..=u8::MAX).map(RoundNo).zip(snapshot.rounds());
    rounds.flat_map(|(number, round)| {
        let adjourned = round.games().filter(|(.., result)| *result == Some(GameResult::Adjourned));
        adjourned.map(move |(board, ..)| (number, board))
    })
}
