//! Shared checks of a manual pair or bye in both editions, and the cards for them.

use super::aro::{aro, strength};
use super::cards::RecordReading;
use crate::format::{Field, Seat};
use crate::matching::Graph;
use crate::swiss::breaches::Limits;
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::roster::{self, Roster};
use crate::tournament::Colour;

/// Upfloat history of a player: it does not require a rating.
pub(super) struct Upfloats {
    /// Number of times they were taken up, or upfloated.
    pub(super) count: usize,
    /// True if they did so in the previous round.
    pub(super) in_last_round: bool,
}

pub(super) type UpfloatCard = roster::Card<Upfloats>;

pub(super) fn card(field: &Field, seat: Seat, reading: RecordReading) -> UpfloatCard {
    let player = field.player(seat);
    let history = ColourHistory::of(player);
    let (count, in_last_round) = reading.upfloats(player);
    UpfloatCard {
        seat,
        score: field.pairing_score(seat),
        may_have: (reading.limits)(&history),
        due: (reading.due)(&history),
        may_get_bye: may_get_bye(field, seat),
        own: Upfloats { count, in_last_round },
    }
}

/// Returns the graph of allowed pairs, in order of seats. A player whose card cannot be created for lack of a rating
/// ([`super::cards::roster`]) meets no one.
pub(super) fn may_meet(field: &Field, reading: RecordReading) -> Graph {
    let is_rated = |seat: Seat| {
        let player = field.player(seat);
        strength(player).is_some() && aro(field, player).is_some()
    };
    let card = |seat: Seat| {
        let card = card(field, seat, reading);
        if is_rated(seat) { card } else { UpfloatCard { may_have: [false; 2], ..card } }
    };
    Roster::new(field, field.present().map(card).collect()).graph_by_seat()
}

/// Returns limits that a permitted colour never breaks.
pub(super) fn limits(_: &Field, [card, _]: [&UpfloatCard; 2], colour: Colour) -> Limits {
    if card.may_have(colour) { Limits::Lifted } else { Limits::Absolute }
}
