//! List of the opponents' average ratings, published after every round in Dubov systems (dubov-classic 9).

use super::StandingsPane;
use crate::desk::Context;
use hakem_engine::pairing::AroRow;
use hakem_engine::tournament::RoundNo;

impl StandingsPane {
    /// Returns the displayed lines, sorted by points and average, or by number.
    pub(super) fn averages(&self, cx: &Context, after: RoundNo) -> Vec<AroRow> {
        let list = cx.averages(after);
        let includes = |row: &&AroRow| {
            let player = cx.snapshot.player(row.player);
            player.is_some_and(|registration| self.shown.includes(&registration.player))
        };
        let mut rows: Vec<AroRow> = list.iter().filter(includes).copied().collect();
        if self.by_number {
            rows.sort_unstable_by_key(|row| row.number);
        }
        rows
    }
}
