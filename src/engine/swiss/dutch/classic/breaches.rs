//! Section B applied to a manual pair or bye.

use super::cards::{ClassicDutchCard, ClassicDutchData};
use crate::format::{Field, Float};
use crate::swiss::breaches::{Asks, Earlier, Limits, Rule, Rules};
use crate::tournament::Colour;

const BOTH: &[Float] = &[Float::Down, Float::Up];

/// The rules of both editions, the absolute ones first.
pub(super) const RULES: Rules<ClassicDutchData> = Rules {
    limits,
    all: &[
        Rule::new("B.1", Asks::Barred),
        Rule::new("B.1.a", Asks::Met),
        Rule::new("B.1.b", Asks::ByeAgain),
        Rule::new("B.2.a", Asks::Difference),
        Rule::new("B.2.b", Asks::ThreeInARow),
        Rule::new("B.3", Asks::EqualScores),
        Rule::new("B.4", Asks::Due),
        Rule::new("B.5", Asks::Float(Earlier::LastRound, BOTH, |_, card, float| by_last(card, float))),
        Rule::new("B.6", Asks::Float(Earlier::TwoRoundsAgo, BOTH, |_, card, float| by_earlier(card, float))),
        Rule::new("B.6", Asks::Float(Earlier::Other, BOTH, |_, card, float| by_another(card, float))),
        Rule::new("B.5", Asks::ByeFloat(Earlier::LastRound, |card| by_last(card, Float::Down))),
        Rule::new("B.6", Asks::ByeFloat(Earlier::TwoRoundsAgo, |card| by_earlier(card, Float::Down))),
        Rule::new("B.6", Asks::ByeFloat(Earlier::Other, |card| by_another(card, Float::Down))),
    ],
};

/// B.2 does not bind in the last round of 1992 above half (M-3).
fn limits(_: &Field, [card, _]: [&ClassicDutchCard; 2], _: Colour) -> Limits {
    if card.own.may_repeat_floats { Limits::Lifted } else { Limits::Absolute }
}

fn by_last(card: &ClassicDutchCard, float: Float) -> bool {
    card.bars(float) && card.own.floats.last == Some(float)
}

fn by_earlier(card: &ClassicDutchCard, float: Float) -> bool {
    card.bars(float) && card.own.floats.last != Some(float) && card.own.floats.before == Some(float)
}

/// B.6 of 1992 forbids any float after any other in the previous two rounds.
fn by_another(card: &ClassicDutchCard, float: Float) -> bool {
    card.bars(float) && ![card.own.floats.last, card.own.floats.before].contains(&Some(float))
}
