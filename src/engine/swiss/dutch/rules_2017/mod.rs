//! FIDE (Dutch) System, C.04.3 of the FIDE Handbook, in force from 1 July 2017 to 31 January 2026.
//!
//! Names and numbers are those of that text. A bracket is paired as in 2026 ([`super::rules_2026`]) by another list of
//! criteria (`criteria`) and other cards (`cards`); whether the round can be completed is tested between the brackets
//! (`round`), and the bye falls to the player whom the last one leaves over.

mod cards;
mod criteria;
mod explain;
mod proof;
mod round;
mod why_not;

use super::rules_2026::cards::DutchData;
use super::rules_2026::{ARTICLE_5, Dutch2026, in_last_round, limits, two_rounds_ago};
use crate::format::{
    Breach, Due, Facts, Field, Float, FloatSource, Format, NoPairing, Pair, Pairing, Proof, Reason, Seat,
    Size, Swiss, Trace, TrfCode, Unproved, Verdict,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Asks, Earlier, Rule, Rules};
use crate::swiss::general_2026::Article5;
use crate::swiss::rounds_with_byes;
use crate::tournament::{Colour, Options};
use round::{Exact, Regular, Search};
use std::ops::RangeInclusive;

/// Section E: as Article 5 of 2026.
const SECTION_E: Article5 = Article5 {
    reasons: [
        ("E.1", "dutch-2026-both-preferences"),
        ("E.2", "dutch-2026-stronger-preference"),
        ("E.3", "dutch-2026-latest-difference"),
        ("E.4", "dutch-2026-higher-ranked"),
        ("E.5", "dutch-2026-pairing-number"),
    ],
    ..ARTICLE_5
};

/// The Dutch system, edition of 2017.
#[derive(Clone, Copy, Debug)]
pub struct Dutch2017;

static FACTS: Facts = Facts {
    is_in_force: false,
    // The text of its years has no code of its own: the one without a year, in an event of those days (DE-2).
    trf: &[TrfCode { since: Some("2017/07/01"), until: Some("2026/01/31"), ..TrfCode::of("FIDE_DUTCH") }],
    accelerates: true,
    floats: FloatSource::DerivedAllUnplayed,
    report_name: "Swiss-System (Dutch)",
    ..Facts::of_2026(
        "dutch-2017",
        "FIDE Handbook C.04.3, in force from 1 July 2017 to 31 January 2026",
        explain::REASONS,
    )
};

/// The criteria applied to a manual pair or bye, the absolute ones first.
const RULES: Rules<DutchData> = Rules {
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

impl Format for Dutch2017 {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        pair_by(field, trace, &mut Regular)
    }

    fn rounds(&self, size: Size, _options: &Options) -> RangeInclusive<u8> {
        rounds_with_byes(size.participants)
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

/// Pairs a field; `search` pairs each bracket.
fn pair_by(field: &Field, trace: &mut Trace, search: &mut impl Search) -> Result<Pairing, NoPairing> {
    let roster = cards::roster(field);
    if roster.len() < 2 {
        return Err(NoPairing::TooFewPlayers { present: roster.len() });
    }
    let round = round::brackets(&roster, search).map_err(|stuck| explain::no_pairing(&roster, &stuck))?;
    let mut pairing = Pairing::default();
    for paired in &round {
        if trace.is_recording() {
            explain::note_bracket(paired, trace);
        }
        for pair in &paired.outcome.pairs {
            let (pair, ground) = SECTION_E.allocate(field, roster.seats_of(*pair));
            trace.note(&[pair.white, pair.black], || SECTION_E.reason(field, pair, ground));
            pairing.boards.push(pair);
        }
        pairing.bye = pairing.bye.or(paired.outcome.bye.map(|who| roster.card(who).seat));
    }
    field.sort_boards(&mut pairing.boards);
    Ok(pairing)
}

impl Swiss for Dutch2017 {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        Dutch2026.due(field, seat)
    }

    fn may_have(&self, had: &[Colour]) -> Option<[bool; 2]> {
        Dutch2026.may_have(had)
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        SECTION_E.colours(field, players)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        cards::roster(field).graph_by_seat()
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        RULES.of_pair(field, [pair.white, pair.black].map(|seat| cards::card(field, seat)))
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        RULES.of_bye(field, &cards::card(field, seat))
    }

    fn pair_otherwise(&self, field: &Field, trace: &mut Trace) -> Option<Result<Pairing, NoPairing>> {
        let mut exact = Exact::default();
        let paired = pair_by(field, trace, &mut exact);
        (!exact.is_too_wide).then_some(paired)
    }

    fn prove(&self, field: &Field, pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        Some(proof::prove(field, pairing))
    }

    fn first_difference(&self, field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        why_not::first_difference(field, players)
    }

    fn round_difference(&self, field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        why_not::round_difference(field, other)
    }
}

#[cfg(test)]
mod tests;
