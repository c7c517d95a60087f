//! The Dubov System of FIDE, C.04.4.1, in force from 1 February 2026: the procedure is a search for upfloaters and a
//! split of the bracket into two subgroups by colour.
//!
//! Names and numbers are those of the articles: C1 to C10 are the criteria of Article 2; U-n are decisions on points
//! that the text leaves open.

mod bracket;
mod criteria;
mod exact;
mod explain;
mod proof;
mod upfloaters;
mod why_not;

use super::breaches::{self, Upfloats};
use super::cards::{self, DubovRoster, RecordReading};
use super::explain as shared;
use crate::format::{
    Breach, Due, Facts, Field, Float, Format, NoPairing, Pair, Pairing, Proof, Ranking, Reason, Renumbering,
    RoundRecord, Seat, Size, Strength, Swiss, Trace, TrfCode, Unproved, Verdict,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Asks, Earlier, Rule, Rules};
use crate::swiss::byes::{Incomplete, lowest_for_bye, may_get_bye, settled};
use crate::swiss::colours::{ColourHistory, WeightedPreference};
use crate::swiss::general_2026::{Article5, limits, preference};
use crate::swiss::rounds_with_byes;
use crate::tournament::{Colour, Options, RoundNo};
use std::ops::RangeInclusive;

/// The Dubov System, edition of 2026.
#[derive(Clone, Copy, Debug)]
pub struct Dubov2026;

/// Interpretation of a player's record by this edition: before the first game they have a mild preference for Black
/// (1.6.4), two players with the same absolute preference never meet (C3), and only a game that was played makes an
/// upfloat (U-1).
const READING: RecordReading = RecordReading {
    due: |history| Some(preference(history).map_or(Colour::Black, |preference| preference.side)),
    limits: |history| limits(preference(history)),
    is_upfloat: |round| matches!(round, RoundRecord::Played { float: Some(Float::Up), .. }),
};

/// The criteria applied to a manual pair or bye, the absolute ones first.
const RULES: Rules<Upfloats> = Rules {
    limits: breaches::limits,
    all: &[
        Rule::new("C1", Asks::Met),
        Rule::new("C1", Asks::Barred),
        Rule::new("C2", Asks::ByeAgain),
        Rule::new("C3", Asks::Difference),
        Rule::new("C3", Asks::ThreeInARow),
        Rule::new("3.1.3", Asks::ByeScore(|field| lowest_for_bye(field, may_get_bye))),
        Rule::new("C7", Asks::DueWithinLimits),
        Rule::new("C5", Asks::EqualScores),
        Rule::new(
            "C8",
            Asks::Float(Earlier::Maximum, &[Float::Up], |field, card, _| is_maximum(field, card)),
        ),
        Rule::new(
            "C10",
            Asks::Float(Earlier::LastRound, &[Float::Up], |field, card, _| {
                !field.is_last_round() && card.own.in_last_round && !is_maximum(field, card)
            }),
        ),
    ],
};

/// Returns true if one more upfloat of a player breaks C8.
fn is_maximum(field: &Field, card: &breaches::UpfloatCard) -> bool {
    !field.is_last_round() && card.own.count >= most_upfloats(field)
}

const ARTICLE_5: Article5 = Article5 {
    weighed,
    higher: |field, [one, other]| field.higher(one, other),
    reasons: [
        ("5.2.2", "dubov-2026-both"),
        ("5.2.3", "dubov-2026-stronger"),
        ("5.2.4", "dubov-2026-alternate"),
        ("5.2.5", "dubov-2026-higher"),
        ("5.2.1", "dubov-2026-initial"),
    ],
};

/// Returns the preference weighted by 5.2.3; before the first game it is a mild one for Black (1.6.4).
fn weighed(history: &ColourHistory) -> Option<WeightedPreference> {
    let weight = match preference(history).map(|preference| preference.strength) {
        None | Some(Strength::Mild) => 0,
        Some(Strength::Strong) => 1,
        Some(Strength::Absolute) => 2,
    };
    (READING.due)(history).map(|side| WeightedPreference { side, weight })
}

/// Returns the number of upfloats that make a player a maximum upfloater (1.8, MaxT).
fn most_upfloats(field: &Field) -> usize {
    2 + usize::from(field.rounds.0) / 5
}

static FACTS: Facts = Facts {
    by_averages: true,
    // 1.2.2: a rating entered or changed before round 4 is paired leads to new pairing numbers.
    ranking: Ranking {
        renumbering: Renumbering::Until { last: RoundNo(4), article: "1.2.2" },
        ..Ranking::USUAL
    },
    trf: &[TrfCode::of("FIDE_DUBOV")],
    accelerates: true,
    report_name: "Swiss-System (Dubov)",
    ..Facts::of_2026(
        "dubov-2026",
        "FIDE Handbook C.04.4.1, in force from 1 February 2026",
        super::explain::REASONS,
    )
};

/// A bracket and its pairing; players are places in the roster.
struct PairedBracket {
    residents: Vec<usize>,
    /// All players below, in order of score and number.
    lower: Vec<usize>,
    upfloaters: Vec<usize>,
    outcome: bracket::BracketPairing,
}

/// Pairs one bracket after the other, highest score first.
fn brackets(
    roster: &DubovRoster<'_>,
    bye: Option<usize>,
    mut each: impl FnMut(PairedBracket),
) -> Result<(), NoPairing> {
    let mut residents: Vec<usize> = (0..roster.len()).filter(|&who| Some(who) != bye).collect();
    while let Some(&first) = residents.first() {
        let score = roster.card(first).score;
        let lower = residents.split_off(residents.partition_point(|&who| roster.card(who).score == score));
        let upfloaters = upfloaters::choose(roster, &residents, &lower).ok_or_else(|| no_pairing(roster))?;
        let outcome = bracket::pair(roster, &residents, &upfloaters).ok_or_else(|| no_pairing(roster))?;
        let left = lower.iter().copied().filter(|who| !upfloaters.contains(who)).collect();
        each(PairedBracket {
            residents: std::mem::replace(&mut residents, left),
            lower,
            upfloaters,
            outcome,
        });
    }
    Ok(())
}

fn no_pairing(roster: &DubovRoster<'_>) -> NoPairing {
    let articles = shared::Articles { meeting: "C4", bye: "C2", bye_order: "3.1", arbiter: "1.9.3" };
    shared::no_pairing(roster, &articles, None)
}

impl Format for Dubov2026 {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let roster = cards::roster(field, READING, &[])?;
        let bye = settled(&roster).map_err(|Incomplete| no_pairing(&roster))?;
        let mut pairing = Pairing { bye: bye.map(|who| roster.card(who).seat), ..Pairing::default() };
        if let Some(who) = bye {
            explain::note_bye(&roster, who, trace);
        }
        brackets(&roster, bye, |PairedBracket { residents, lower, upfloaters, outcome }| {
            if trace.is_recording() {
                explain::note_bracket(&roster, [&residents, &lower], &upfloaters, &outcome, trace);
            }
            for pair in &outcome.pairs {
                let (pair, ground) = ARTICLE_5.allocate(field, roster.seats_of(*pair));
                trace.note(&[pair.white, pair.black], || ARTICLE_5.reason(field, pair, ground));
                pairing.boards.push(pair);
            }
        })?;
        field.sort_boards(&mut pairing.boards);
        Ok(pairing)
    }

    fn rounds(&self, size: Size, _options: &Options) -> RangeInclusive<u8> {
        rounds_with_byes(size.participants)
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl Swiss for Dubov2026 {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        // 1.6.4: before the first game a mild preference for Black.
        let first = Due { side: Colour::Black, strength: Some(Strength::Mild) };
        Some(preference(&ColourHistory::of(field.player(seat))).map_or(first, Due::from))
    }

    fn may_have(&self, had: &[Colour]) -> Option<[bool; 2]> {
        Some((READING.limits)(&had.iter().copied().collect()))
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        ARTICLE_5.colours(field, players)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        breaches::may_meet(field, READING)
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        RULES.of_pair(field, [pair.white, pair.black].map(|seat| breaches::card(field, seat, READING)))
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        RULES.of_bye(field, &breaches::card(field, seat, READING))
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
