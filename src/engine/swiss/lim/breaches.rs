//! The rules applied to a manual pair or bye.

use super::cards::{LimCard, LimData};
use crate::format::Field;
use crate::swiss::breaches::{Asks, Limits, Rule, Rules};
use crate::tournament::Colour;

/// The rules of the classic text, most serious first.
pub(super) const CLASSIC: Rules<LimData> = Rules {
    limits,
    all: &[
        Rule::new("3.1", Asks::Met),
        Rule::new("3.1", Asks::Barred),
        Rule::new("2.2", Asks::ByeAgain),
        Rule::new("6.1.b", Asks::Difference),
        Rule::new("6.1.a", Asks::ThreeInARow),
        Rule::new("3.3", Asks::EqualScores),
        Rule::new("6.2", Asks::Due),
        Rule::new("4.10", Asks::FloatEither("lim-float-again", floated)),
    ],
};

/// The articles of 2026, most serious first.
pub(super) const OF_2026: Rules<LimData> = Rules {
    limits,
    all: &[
        Rule::new("2.1", Asks::Met),
        Rule::new("2.1", Asks::Barred),
        Rule::new("1.1", Asks::ByeAgain),
        Rule::new("5.1.2", Asks::Difference),
        Rule::new("5.1.1", Asks::ThreeInARow),
        Rule::new("3.1", Asks::EqualScores),
        Rule::new("5.2", Asks::Due),
        Rule::new("3.10", Asks::FloatEither("lim-float-again", floated)),
    ],
};

/// 7; Article 6: in the last round equal scores take precedence over the colours.
fn limits(field: &Field, [card, other]: [&LimCard; 2], colour: Colour) -> Limits {
    let is_lifted = field.is_last_round() && card.score == other.score;
    if is_lifted || card.may_have(colour) { Limits::Lifted } else { Limits::Absolute }
}

fn floated(card: &LimCard) -> bool {
    card.own.floated
}
