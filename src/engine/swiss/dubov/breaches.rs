//! What both editions ask of a pair or a bye made by hand, and how they read the players for that.

use super::aro::{aro, strength};
use super::cards::Reading;
use crate::format::{Field, Seat};
use crate::matching::Graph;
use crate::swiss::breaches::Limits;
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::roster::{self, Roster};
use crate::tournament::{Colour, Points};

/// What is asked of a player: nobody needs a rating for it.
pub(super) struct Upfloats {
    /// How often they were taken up, or upfloated.
    pub(super) count: usize,
    /// They did so in the round before.
    pub(super) in_last_round: bool,
}

pub(super) type Card = roster::Card<Upfloats>;

/// Writes the card of one player.
pub(super) fn card(field: &Field, seat: Seat, reading: Reading) -> Card {
    let player = field.player(seat);
    let history = ColourHistory::of(player);
    let (count, in_last_round) = reading.upfloats(player);
    Card {
        seat,
        score: field.pairing_score(seat),
        may_have: (reading.limits)(&history),
        due: (reading.due)(&history),
        may_get_bye: may_get_bye(field, seat),
        own: Upfloats { count, in_last_round },
    }
}

/// Returns who may meet whom, those present in order of their seats. Nobody meets a player whose card cannot be written for
/// want of a rating ([`super::cards::roster`]).
pub(super) fn may_meet(field: &Field, reading: Reading) -> Graph {
    let is_rated = |seat: Seat| {
        let player = field.player(seat);
        strength(player).is_some() && aro(field, player).is_some()
    };
    let card = |seat: Seat| {
        let card = card(field, seat, reading);
        if is_rated(seat) { card } else { Card { may_have: [false; 2], ..card } }
    };
    Roster::new(field, field.present().map(card).collect()).graph_by_seat()
}

/// A colour within the limits of the edition breaks nothing.
pub(super) fn limits(_: &Field, [card, _]: [&Card; 2], colour: Colour) -> Limits {
    if card.may_have(colour) { Limits::Lifted } else { Limits::Absolute }
}

/// Returns the lowest score of those who may have the bye.
pub(super) fn lowest_for_bye(field: &Field) -> Option<Points> {
    let able = field.present().filter(|&seat| may_get_bye(field, seat));
    able.map(|seat| field.pairing_score(seat)).min()
}
