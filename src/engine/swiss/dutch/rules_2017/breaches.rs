//! The criteria applied to a manual pair or bye.

use crate::format::Float;
use crate::swiss::breaches::{Asks, Earlier, Rule, Rules};
use crate::swiss::dutch::rules_2026::breaches::{in_last_round, limits, two_rounds_ago};
use crate::swiss::dutch::rules_2026::cards::DutchData;

/// The criteria, the absolute ones first.
pub(super) const RULES: Rules<DutchData> = Rules {
    limits,
    all: &[
        Rule::new("C.1", Asks::Met),
        Rule::new("C.1", Asks::Barred),
        Rule::new("C.2", Asks::ByeAgain),
        Rule::new("C.3", Asks::SameAbsolute),
        Rule::new("C.8", Asks::Difference),
        Rule::new("C.9", Asks::ThreeInARow),
        Rule::new("C.10", Asks::DueWithinLimits),
        Rule::new("C.6", Asks::EqualScores),
        Rule::new("C.12", Asks::Float(Earlier::LastRound, &[Float::Down], in_last_round)),
        Rule::new("C.14", Asks::Float(Earlier::TwoRoundsAgo, &[Float::Down], two_rounds_ago)),
        Rule::new("C.13", Asks::Float(Earlier::LastRound, &[Float::Up], in_last_round)),
        Rule::new("C.15", Asks::Float(Earlier::TwoRoundsAgo, &[Float::Up], two_rounds_ago)),
    ],
};
