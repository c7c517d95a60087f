//! The criteria applied to a manual pair or bye.

use crate::swiss::breaches::{Asks, Rule, Rules, always};

/// The criteria, the absolute ones first.
pub(super) const RULES: Rules = Rules {
    limits: always,
    all: &[
        Rule::new("C1", Asks::Met),
        Rule::new("C1", Asks::Barred),
        Rule::new("C2", Asks::ByeAgain),
        Rule::new("C3", Asks::SameAbsolute),
        Rule::new("C3", Asks::Difference),
        Rule::new("C3", Asks::ThreeInARow),
        Rule::new("C6", Asks::EqualScores),
        Rule::new("C8", Asks::DueWithinLimits),
    ],
};
