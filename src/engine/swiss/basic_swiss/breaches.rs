//! The rules applied to a manual pair or bye (§4).

use crate::format::{Field, RoundRecord, Seat};
use crate::swiss::breaches::{Asks, Rule, Rules, always};
use crate::tournament::{Bye, Points};

/// The rules, most serious first.
pub(super) const RULES: Rules = Rules {
    limits: always,
    all: &[
        Rule::new("4", Asks::Met),
        Rule::new("4", Asks::Barred),
        Rule::new("4", Asks::ByeAgain),
        Rule::new("4", Asks::Difference),
        Rule::new("4", Asks::ThreeInARow),
        Rule::new("4", Asks::EqualScores),
        Rule::new("4", Asks::Due),
    ],
};

/// Returns true if a player has scored points without playing, so that they get no bye (§5).
pub(super) fn is_free(field: &Field, seat: Seat) -> bool {
    field.player(seat).earned().any(|(round, earned)| match round {
        RoundRecord::Played { .. } => false,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => true,
        RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => earned > Points::ZERO,
    })
}
