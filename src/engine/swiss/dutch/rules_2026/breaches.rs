//! The criteria applied to a manual pair or bye.

use super::cards::{DutchCard, DutchData, roster};
use super::completion;
use crate::format::{Field, Float};
use crate::swiss::breaches::{Asks, Earlier, Limits, Rule, Rules};
use crate::tournament::Colour;

/// The criteria, the absolute ones first.
pub(super) const RULES: Rules<DutchData> = Rules {
    limits,
    all: &[
        Rule::new("C1", Asks::Met),
        Rule::new("C1", Asks::Barred),
        Rule::new("C2", Asks::ByeAgain),
        Rule::new("C3", Asks::SameAbsolute),
        Rule::new("C5", Asks::ByeScore(|field| completion::bye_score(&roster(field)).ok().flatten())),
        Rule::new("C10", Asks::Difference),
        Rule::new("C11", Asks::ThreeInARow),
        Rule::new("C12", Asks::DueWithinLimits),
        Rule::new("C7", Asks::EqualScores),
        Rule::new("C14", Asks::Float(Earlier::LastRound, &[Float::Down], in_last_round)),
        Rule::new("C16", Asks::Float(Earlier::TwoRoundsAgo, &[Float::Down], two_rounds_ago)),
        Rule::new("C15", Asks::Float(Earlier::LastRound, &[Float::Up], in_last_round)),
        Rule::new("C17", Asks::Float(Earlier::TwoRoundsAgo, &[Float::Up], two_rounds_ago)),
    ],
};

/// C10 and C11 are criteria for topscorers and their opponents; for all other players they are absolute.
pub(in crate::swiss::dutch) fn limits(_: &Field, cards: [&DutchCard; 2], _: Colour) -> Limits {
    if cards.iter().any(|card| card.own.topscorer) { Limits::Advised } else { Limits::Absolute }
}

pub(in crate::swiss::dutch) fn in_last_round(_: &Field, card: &DutchCard, float: Float) -> bool {
    card.own.floats.last == Some(float)
}

pub(in crate::swiss::dutch) fn two_rounds_ago(_: &Field, card: &DutchCard, float: Float) -> bool {
    card.own.floats.before == Some(float)
}
