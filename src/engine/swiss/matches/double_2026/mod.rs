//! The Double-Swiss System of FIDE, C.04.5, in force from 1 February 2026: a round is a match of two games against one
//! opponent, and a player's colour in it is that of the first game.
//!
//! Names and numbers are those of the articles: C1 to C8 are the criteria of Article 2; DS-n are decisions on points
//! that the text leaves open, T-n those on the articles shared with the Swiss Team System.

mod colours;
#[cfg(test)]
mod tests;

use super::criteria::{CriterionSubject, floated_opponents, of_the_set, residents};
use super::{C6, MatchCard, MatchData, MatchEdition, explain, floated_last};
use crate::format::{Facts, Field, OptionFacts, OptionKind, Pair, Reason, Seat, TrfCode};
use crate::swiss::breaches::{Asks, Rule, Rules, always};
use crate::swiss::byes::{lowest_for_bye, may_get_bye};
use crate::swiss::concat;
use crate::swiss::criteria::Criterion;

/// The Double-Swiss System, edition of 2026.
#[derive(Clone, Copy, Debug)]
pub struct DoubleSwiss2026;

/// Score that ranks the players of a pair under acceleration: with virtual points, or without (DS-24).
const RANKED_BY: OptionFacts = OptionFacts {
    key: "ranked-by",
    kind: OptionKind::Choice { usual: "pairing-score", among: &["pairing-score", SCORE] },
};

const SCORE: &str = "score";

/// The `what` of every reason of this edition: those shared by all editions, and, about the two players of a pair, with
/// `white` and `black` in the first game:
/// * `double-initial` (4.3.1): also the `higher` ranked, their `number` on arrival and the `initial` colour
/// * `double-fewer-whites` (4.3.2): also the numbers of first games with White that White (`whites`) and Black
///   (`others`) have had
/// * `double-latest-difference` (4.3.3)
/// * `double-alternate-higher` (4.3.4), `double-alternate-opponent` (4.3.5): also the `higher` ranked
const REASONS: &[&str] = &concat::<_, 20>(
    &explain::REASONS,
    &[
        "double-initial",
        "double-fewer-whites",
        "double-latest-difference",
        "double-alternate-higher",
        "double-alternate-opponent",
    ],
);

static FACTS: Facts = Facts {
    games: 2,
    options: &[C6, RANKED_BY],
    trf: &[TrfCode::of("FIDE_DOUBLESWISS")],
    accelerates: true,
    report_name: "Swiss-System (Double-Swiss)",
    ..Facts::of_2026("double-swiss-2026", "FIDE Handbook C.04.5, in force from 1 February 2026", REASONS)
};

/// The criteria applied to a manual pair or bye, the absolute ones first.
static RULES: Rules<MatchData> = Rules {
    limits: always,
    all: &[
        Rule::new("C1", Asks::Met),
        Rule::new("C1", Asks::Barred),
        Rule::new("C2", Asks::ByeAgain),
        Rule::new("3.4.2", Asks::ByeScore(|field| lowest_for_bye(field, may_get_bye))),
        Rule::new("C4", Asks::EqualScores),
        Rule::new("C7, C8", Asks::FloatEither("match-floated-again", |card| card.own.floated)),
    ],
};

impl MatchEdition for DoubleSwiss2026 {
    const FACTS: &'static Facts = &FACTS;
    const RULES: &'static Rules<MatchData> = &RULES;
    /// C4 to C8 (C.04.5 2.3): those on the set of upfloaters, and one on the pairs.
    const CRITERIA: &'static [Criterion<Self>] = &concat::<_, 5>(
        &of_the_set(),
        &[Criterion::<Self>::new("C8", "why-not-floated-opponents", floated_opponents, residents)
            .own(CriterionSubject::Pairs)],
    );

    // Every match has both colours, so neither is due.
    fn card(field: &Field, seat: Seat) -> MatchCard {
        MatchCard {
            seat,
            score: field.pairing_score(seat),
            may_have: [true; 2],
            due: None,
            may_get_bye: may_get_bye(field, seat),
            own: MatchData { floated: floated_last(field, seat) && !field.is_last_round(), strong: false },
        }
    }

    fn allocate(field: &Field, two: [Seat; 2]) -> (Pair, Reason) {
        colours::allocate(field, two)
    }
}
