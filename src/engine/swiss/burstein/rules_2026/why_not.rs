//! "Why not?": the bye before the criteria, and the order of Article 4 after them.

use super::{Burstein2026, roster};
use crate::format::{Field, Reason, Seat, Verdict};
use crate::swiss::byes::{BYE_ARTICLES, other_bye, settled};
use crate::swiss::criteria::{ScoreGroups, why_not};

/// Says in which criterion the round in which `players` meet is worse than the pairing first. `None` when one of the
/// two rounds has no legal pairing.
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

/// Says that a pairing comes later in the order of Article 4.
pub(super) fn later() -> Reason {
    Reason::new("4", "why-not-later-sequence")
}
