//! The lists that rules ask to be announced beside the standings: one figure for everybody.

use super::View;
use crate::context::Context;
use hakem_engine::tiebreak::{Conditions, usable};
use hakem_engine::tournament::{RoundNo, TieBreakId};

/// Tie-breaks that count what is announced: the adjusted scores (tie-breaks §3), and the average rating of the
/// opponents, ordered by points and then by it (dubov-classic 9).
const LISTS: &[&str] = &["ADJ", "ARO"];

/// Returns the list after the one on show; after the last one the standings.
pub(super) fn next(cx: &Context, now: View) -> View {
    let conditions = Conditions::of(cx.snapshot.settings());
    let has_meaning = |code: &&&str| usable(&TieBreakId::new(code), conditions).is_ok();
    let mut offered = LISTS.iter().filter(has_meaning).copied();
    let next = match now {
        View::Announced(code) => offered.skip_while(|other| *other != code).nth(1),
        View::Ranking | View::Crosstable | View::Prizes => offered.next(),
    };
    next.map_or(View::Ranking, View::Announced)
}

/// Returns what stands over a list.
pub(super) fn title(cx: &Context, code: &str, after: RoundNo) -> String {
    let values = [("round", after.into()), ("list", cx.texts.tie_break(code).into())];
    cx.texts.with("standings-announced-after", &values)
}
