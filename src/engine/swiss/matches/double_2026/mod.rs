//! The Double-Swiss System of FIDE, C.04.5, in force from 1 February 2026: a round is a match of two games against one opponent, and a
//! player's colour in it is that of the first.
//!
//! Names and numbers are those of the articles: C1 to C8 are the criteria of Article 2; DS-n are decisions on points that the
//! text leaves open, T-n those on the articles that it shares with the Swiss Team System.

mod colours;
mod criteria;
mod explain;
#[cfg(test)]
mod tests;
mod why_not;

use super::explain as shared;
use super::round::brackets;
use super::upfloaters::Following;
use super::{Card, Own, Roster};
use crate::format::{
    Breach, Due, Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Pair, Pairing, Reason,
    RoundRecord, Seat, Size, Swiss, Trace, TrfCode, Verdict,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Asks, Rule, Rules, always};
use crate::swiss::byes::{Incomplete, may_get_bye, settled};
use crate::swiss::{rounds_with_byes, sort_boards};
use crate::tournament::{Options, Points};
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// The system.
#[derive(Clone, Copy, Debug)]
pub struct DoubleSwiss2026;

/// How C6 is read: by how many upfloaters the following scoregroup will need, or only by whether they are more than its parity
/// asks for (T-6).
const C6: OptionFacts =
    OptionFacts { key: "c6", kind: OptionKind::Choice { usual: "graded", among: &["graded", PARITY] } };

const PARITY: &str = "parity";

/// By which score the higher ranked player of a pair is told under acceleration: with virtual points, or without (DS-24).
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
    ..Facts::of_2026(
        "double-swiss-2026",
        "FIDE Handbook C.04.5, in force from 1 February 2026",
        explain::REASONS,
    )
};

/// The criteria as they are asked of a pair or a bye made by hand, the absolute ones first.
const RULES: Rules<Own> = Rules {
    limits: always,
    all: &[
        Rule::new("C1", Asks::Met),
        Rule::new("C1", Asks::Barred),
        Rule::new("C2", Asks::ByeAgain),
        Rule::new("3.4.2", Asks::ByeScore(lowest_for_bye)),
        Rule::new("C4", Asks::EqualScores),
        Rule::new("C7, C8", Asks::FloatEither("double-floated-again", |card| card.own.floated)),
    ],
};

/// Returns the lowest score of those who may have the bye.
fn lowest_for_bye(field: &Field) -> Option<Points> {
    let able = field.present().filter(|&seat| may_get_bye(field, seat));
    able.map(|seat| field.pairing_score(seat)).min()
}

fn following(field: &Field) -> Following {
    if C6.is(PARITY, &field.options) { Following::Parity } else { Following::Graded }
}

/// Returns everybody present, in order of score and pairing number (1.2).
fn roster(field: &Field) -> Roster<'_> {
    let mut places: Vec<(Reverse<Points>, Seat)> = field.present().map(|seat| field.place(seat)).collect();
    places.sort_unstable();
    Roster::new(field, places.into_iter().map(|(_, seat)| card(field, seat)).collect())
}

/// Writes the card of one player. Both colours are had in every match, so that none is due.
fn card(field: &Field, seat: Seat) -> Card {
    // DS-3: only a match that was a meeting makes a float.
    let met_another_score =
        matches!(field.player(seat).record.last(), Some(RoundRecord::Played { float: Some(_), .. }));
    Card {
        seat,
        score: field.pairing_score(seat),
        may_have: [true; 2],
        due: None,
        may_get_bye: may_get_bye(field, seat),
        own: Own { floated: met_another_score && !field.is_last_round() },
    }
}

impl Format for DoubleSwiss2026 {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let roster = roster(field);
        let present = roster.len();
        if present < 2 {
            return Err(NoPairing::TooFewPlayers { present });
        }
        let refused = |Incomplete| shared::REFUSAL.of(&roster, &roster.everybody());
        let bye = settled(&roster).map_err(refused)?;
        if let Some(who) = bye {
            shared::note_bye(&roster, who, trace);
        }
        let mut boards = Vec::with_capacity(present / 2);
        brackets::<Self>(&roster, bye, following(field), |bracket, outcome| {
            if trace.is_recording() {
                shared::note_bracket(bracket, outcome, following(field), trace);
            }
            for &pair in &outcome.pairs {
                let (pair, reason) = colours::allocate(field, roster.seats_of(pair));
                trace.note(&[pair.white, pair.black], || reason);
                boards.push(pair);
            }
        })
        .map_err(refused)?;
        sort_boards(field, &mut boards);
        Ok(Pairing::of(boards, bye.map(|who| roster.card(who).seat), Vec::new()))
    }

    fn rounds(&self, size: Size, _options: &Options) -> RangeInclusive<u8> {
        rounds_with_byes(size.participants)
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl Swiss for DoubleSwiss2026 {
    fn due(&self, _: &Field, _: Seat) -> Option<Due> {
        None
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        colours::allocate(field, players)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        roster(field).graph_by_seat()
    }

    fn sort_boards(&self, field: &Field, boards: &mut [Pair]) {
        sort_boards(field, boards);
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        RULES.of_pair(field, [pair.white, pair.black].map(|seat| card(field, seat)))
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        RULES.of_bye(field, &card(field, seat))
    }

    fn first_difference(&self, field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        why_not::first_difference(field, players)
    }
}
