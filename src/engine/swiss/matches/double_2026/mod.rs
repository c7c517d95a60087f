//! The Double-Swiss System of FIDE, C.04.5, in force from 1 February 2026: a round is a match of two games against one
//! opponent, and a player's colour in it is that of the first game.
//!
//! Names and numbers are those of the articles: C1 to C8 are the criteria of Article 2; DS-n are decisions on points
//! that the text leaves open, T-n those on the articles shared with the Swiss Team System.

mod colours;
mod criteria;
mod explain;
#[cfg(test)]
mod tests;

use super::edition::MatchEdition;
use super::proof::prove;
use super::why_not::{first_difference, round_difference};
use super::{C6, MatchCard, MatchData, MatchRoster, floated_last, lowest_for_bye, pair};
use crate::format::{
    Facts, Field, NoPairing, OptionFacts, OptionKind, Pair, Pairing, Proof, Reason, Seat, Trace, TrfCode,
    Unproved, Verdict,
};
use crate::swiss::breaches::{Asks, Rule, Rules, always};
use crate::swiss::byes::may_get_bye;

/// The Double-Swiss System, edition of 2026.
#[derive(Clone, Copy, Debug)]
pub struct DoubleSwiss2026;

/// Score that ranks the players of a pair under acceleration: with virtual points, or without (DS-24).
const RANKED_BY: OptionFacts = OptionFacts {
    key: "ranked-by",
    kind: OptionKind::Choice { usual: "pairing-score", among: &["pairing-score", SCORE] },
};

const SCORE: &str = "score";

static FACTS: Facts = Facts {
    games: 2,
    options: &[C6, RANKED_BY],
    trf: &[TrfCode::of("FIDE_DOUBLESWISS")],
    accelerates: true,
    report_name: "Swiss-System (Double-Swiss)",
    ..Facts::of_2026(
        "double-swiss-2026",
        "FIDE Handbook C.04.5, in force from 1 February 2026",
        explain::REASONS,
    )
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

    fn pair_round(roster: &MatchRoster<'_>, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        pair::<Self>(roster, trace)
    }

    fn allocate(field: &Field, two: [Seat; 2]) -> (Pair, Reason) {
        colours::allocate(field, two)
    }

    fn first_difference(field: &Field, two: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        first_difference::<Self>(field, two)
    }

    fn round_difference(field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        round_difference::<Self>(field, other)
    }

    fn prove(field: &Field, pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        Some(prove::<Self>(field, pairing))
    }
}
