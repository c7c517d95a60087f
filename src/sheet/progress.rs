//! Progress of a round: one count of its results for every screen and sheet.

use super::team_pairings;
use hakem_engine::tournament::{BoardNo, RoundNo, Snapshot};

/// Number of results entered in a round, and of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Results that are in.
    pub entered: usize,
    /// Results that are in or awaited: games that are not needed any more are not.
    pub total: usize,
}

impl Progress {
    /// Counts the results of a round: by board, but by match where the teams list no players.
    #[must_use]
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

    /// Returns how many results are awaited.
    #[must_use]
    pub fn missing(self) -> usize {
        self.total - self.entered
    }
}
