//! "Why not?" by the criteria: the bye first, then the first bracket in which a round with the board differs from the pairing.

use super::{DoubleSwiss2026, following, roster};
use crate::format::{Field, Reason, Seat, Verdict};
use crate::swiss::byes::{other_bye, settled};
use crate::swiss::matches::why_not::in_brackets;

/// Says in which criterion the round in which `players` meet is worse than the pairing first. `None` when one of the
/// two rounds has no legal pairing.
pub(super) fn first_difference(field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
    let others = field.without(&players);
    let rosters = [roster(field), roster(&others)];
    let byes = [settled(&rosters[0]).ok()?, settled(&rosters[1]).ok()?];
    if let Some(reason) = other_bye(rosters.each_ref(), byes) {
        return Some((Verdict::Worse, vec![reason]));
    }
    in_brackets::<DoubleSwiss2026>(rosters.each_ref(), byes, players, following(field))
}
