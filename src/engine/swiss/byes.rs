//! Who may get the pairing-allocated bye.

use crate::format::{Field, RoundRecord, Seat};
use crate::tournament::Bye;

/// Whether a player may get the pairing-allocated bye: not after an earlier one, nor after the points of a
/// win in one round without playing, by forfeit or by a bye (dutch-2009 B.1.b, N-21, N-22; FIDE C.04.3 C2).
#[must_use]
pub fn may_get_bye(field: &Field, seat: Seat) -> bool {
    field.player(seat).record.iter().all(|round| match *round {
        RoundRecord::Played { .. } => true,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => false,
        RoundRecord::Forfeited { points, .. } | RoundRecord::Bye { points, .. } => points < field.points.win,
    })
}
