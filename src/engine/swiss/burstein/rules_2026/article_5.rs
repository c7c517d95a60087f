//! Who gets which colour (Article 5): as in the Dutch System, but for who ranks higher at last.

use super::index::{self, Index};
use crate::format::{Field, Pair, Reason, Seat};
use crate::swiss::colours::{ColourHistory, Ground};
use crate::swiss::dutch::rules_2026::{allocate as allocate_dutch, preference};
use crate::tournament::Colour;
use std::cmp::Reverse;

/// Gives the colours of two players who meet, with what decided.
pub(super) fn allocate(field: &Field, players: [Seat; 2]) -> (Pair, Ground) {
    let (pair, ground) = allocate_dutch(field, players);
    let preferred = preference(&ColourHistory::of(field.player(players[0])));
    let (Ground::HigherRanked, Some(preferred)) = (ground, preferred) else { return (pair, ground) };
    // 5.2.5: both prefer this colour; who ranks higher by 1.8 gets it.
    let scores = index::scores_for_opponents(field);
    let rank = |seat: Seat| (Reverse(Index::of(field, seat, &scores)), seat);
    let [one, other] = players;
    let (higher, lower) = if rank(one) < rank(other) { (one, other) } else { (other, one) };
    let pair = match preferred.side {
        Colour::White => Pair { white: higher, black: lower },
        Colour::Black => Pair { white: lower, black: higher },
    };
    (pair, ground)
}

/// Puts what decided the colours into a reason.
pub(super) fn reason(ground: Ground) -> Reason {
    match ground {
        Ground::PairingNumber => Reason::new("5.2.1", "burstein-2026-pairing-number"),
        Ground::BothPreferences => Reason::new("5.2.2", "burstein-2026-both-preferences"),
        Ground::StrongerPreference => Reason::new("5.2.3", "burstein-2026-stronger-preference"),
        Ground::LatestDifference => Reason::new("5.2.4", "burstein-2026-latest-difference"),
        Ground::HigherRanked => Reason::new("5.2.5", "burstein-2026-higher-index"),
    }
}
