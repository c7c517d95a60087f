//! Required lists that rules demand in addition to the standings, with one figure per player.

use super::{StandingsPane, View};
use crate::desk::Context;
use crate::sheet::lists::ADJUSTED_SCORE;
use hakem_engine::pairing::AroRow;
use hakem_engine::tiebreak::{Conditions, accepts};
use hakem_engine::tournament::{RoundNo, TieBreakId};

/// Returns the next list: the adjusted scores if the rules define them, then the average ratings of the opponents,
/// then the standings again.
pub(super) fn next(cx: &Context, now: View) -> View {
    let conditions = Conditions::of(cx.snapshot.settings());
    let has_adjusted = accepts(&TieBreakId::new(ADJUSTED_SCORE), conditions).is_ok();
    match now {
        View::Averages => View::Ranking,
        View::Ranking | View::Crosstable | View::Prizes | View::Bracket if has_adjusted => {
            View::Announced(ADJUSTED_SCORE)
        }
        View::Announced(_) | View::Ranking | View::Crosstable | View::Prizes | View::Bracket => {
            View::Averages
        }
    }
}

impl StandingsPane {
    /// Returns the displayed lines of the opponents' average ratings, sorted by points and average, or by number. The
    /// list is published after every round in Dubov systems (dubov-classic 9).
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
