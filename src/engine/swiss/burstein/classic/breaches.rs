//! The rules as they are asked of a pair or a bye made by hand.

use crate::swiss::breaches::{Asks, Rule, Rules, always};

/// The rules, the gravest first.
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
