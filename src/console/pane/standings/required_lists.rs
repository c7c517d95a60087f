//! Required lists that rules demand in addition to the standings, with one figure per player.

use super::View;
use crate::desk::Context;
use crate::sheet::lists::ADJUSTED_SCORE;
use hakem_engine::tiebreak::{Conditions, accepts};
use hakem_engine::tournament::TieBreakId;

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
