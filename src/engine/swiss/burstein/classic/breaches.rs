//! The rules applied to a manual pair or bye.

use crate::swiss::breaches::{Asks, Rule, Rules, always};

/// The rules, most serious first.
pub(super) const RULES: Rules = Rules {
    limits: always,
    all: &[
        Rule::new("3.1", Asks::Met),
        Rule::new("3.1", Asks::Barred),
        Rule::new("4.1", Asks::ByeAgain),
        Rule::new("5.2", Asks::Difference),
        Rule::new("5.3", Asks::ThreeInARow),
        Rule::new("6", Asks::EqualScores),
        Rule::new("1.3", Asks::Due),
    ],
};
