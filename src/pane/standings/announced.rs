//! The lists that rules ask to be announced beside the standings: one figure for everybody.

use super::View;
use crate::context::Context;
use hakem_engine::tiebreak::{Conditions, usable};
use hakem_engine::tournament::{RoundNo, TieBreakId};

/// The tie-break that counts the adjusted scores (tie-breaks §3).
const ADJUSTED_SCORE: &str = "ADJ";

/// Returns the list after the one on show: the adjusted scores where the rules have them, then the average ratings of the
/// opponents, then the standings again.
pub(super) fn next(cx: &Context, now: View) -> View {
    let conditions = Conditions::of(cx.snapshot.settings());
    let has_adjusted = usable(&TieBreakId::new(ADJUSTED_SCORE), conditions).is_ok();
    match now {
        View::Averages => View::Ranking,
        View::Ranking | View::Crosstable | View::Prizes if has_adjusted => View::Announced(ADJUSTED_SCORE),
        View::Announced(_) | View::Ranking | View::Crosstable | View::Prizes => View::Averages,
    }
}

/// Returns what stands over a list.
pub(super) fn title(cx: &Context, code: &str, after: RoundNo) -> String {
    let values = [("round", after.into()), ("list", cx.texts.tie_break(code).into())];
    cx.texts.with("standings-announced-after", &values)
}
