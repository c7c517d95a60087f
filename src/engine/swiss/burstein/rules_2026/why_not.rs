//! "Why not?": the bye before the criteria, and the order of Article 4 after them.

use super::{Burstein2026, roster};
use crate::format::{Field, Pairing, Reason, Seat, Verdict};
use crate::swiss::byes::{BYE_ARTICLES, other_bye, settled};
use crate::swiss::criteria::why_not::bye_of;
use crate::swiss::criteria::{ScoreGroups, why_not};

/// Returns the criterion by which the round in which `players` meet is worse than the pairing. `None` if one of the two
/// rounds has no legal pairing.
pub(super) fn first_difference(field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
    let others = field.without(&players);
    let [all, others] = [roster(field), roster(&others)];
    let byes = [settled(&all).ok()?, settled(&others).ok()?];
    if let Some(reason) = other_bye([&all, &others], byes, BYE_ARTICLES) {
        return Some((Verdict::Worse, vec![reason]));
    }
    let groups = [ScoreGroups::new(all, byes[0], None), ScoreGroups::new(others, byes[1], None)];
    why_not::by_brackets::<Burstein2026>(groups.each_ref(), players)
}

/// Same as [`first_difference`] for a full round.
pub(super) fn round_difference(field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
    let roster = roster(field);
    let bye = settled(&roster).ok()?;
    let byes = [bye, bye_of(&roster, other)];
    if let Some(reason) = other_bye([&roster, &roster], byes, BYE_ARTICLES) {
        return Some((Verdict::Worse, vec![reason]));
    }
    why_not::by_round(&ScoreGroups::<Burstein2026>::new(roster, bye, None), other)
}

/// Returns the reason that a pairing comes later in the order of Article 4.
pub(super) fn later() -> Reason {
    Reason::new("4", "why-not-later-sequence")
}
