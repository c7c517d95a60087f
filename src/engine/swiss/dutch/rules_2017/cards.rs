//! The pairing cards of a round: as those of 2026, with the floats of A.4.b and the bar to the bye of C.2.

use crate::format::{Field, RoundRecord, Seat};
use crate::swiss::dutch::rules_2026::cards::{self, DutchCard, DutchData, DutchRoster};
use crate::swiss::floats::{RecentFloats, all_unplayed};
use crate::tournament::Bye;

pub(super) fn roster(field: &Field) -> DutchRoster<'_> {
    DutchRoster::by_score(field, card)
}

pub(super) fn card(field: &Field, seat: Seat) -> DutchCard {
    let of_2026 = cards::card(field, seat);
    let floats = RecentFloats::by(field.player(seat), |(round, _)| all_unplayed(round));
    DutchCard { may_get_bye: may_get_bye(field, seat), own: DutchData { floats, ..of_2026.own }, ..of_2026 }
}

/// Returns true if C.2 lets a player have the pairing-allocated bye: not after an earlier one, nor after a win by
/// forfeit. A requested bye of any value is no bar. Points adjusted by the arbiter neither bar nor admit.
fn may_get_bye(field: &Field, seat: Seat) -> bool {
    field.player(seat).earned().all(|(round, earned)| match round {
        RoundRecord::Played { .. } | RoundRecord::Bye { bye: Bye::Requested(_), .. } => true,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => false,
        RoundRecord::Forfeited { .. } => earned < field.points.win,
    })
}
