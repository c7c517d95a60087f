//! FIDE (Dutch) System, C.04.3 of the FIDE Handbook, in force from 1 February 2026.
//!
//! Names and numbers are those of the rules: C1 to C21 are the criteria of Article 2. Brackets are paired from the top
//! down (1.9.2); each is a matching problem (`space`), narrowed by one criterion (`criteria`) after the other
//! (`narrowing`). The first of equal solutions in the order of Article 4 is chosen (`order`, `first`).

pub(super) mod bracket;
pub(super) mod cards;
pub(super) mod completion;
pub(super) mod criteria;
pub(super) mod exact;
pub(super) mod explain;
mod first;
pub(super) mod lower_demand;
pub(super) mod narrowing;
mod order;
pub(super) mod proof;
pub(super) mod space;
pub(super) mod why_not;

use crate::format::{
    Breach, Due, Facts, Field, Float, Format, NoPairing, Pair, Pairing, Proof, Reason, Seat, Size, Swiss,
    Trace, TrfCode, Unproved, Verdict,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Asks, Earlier, Limits, Rule, Rules};
use crate::swiss::colours::ColourHistory;
use crate::swiss::criteria::{BracketOutcome, Descending, ScoreGroups, brackets_by};
use crate::swiss::general_2026::{self, Article5, preference, weighed};
use crate::swiss::rounds_with_byes;
use crate::tournament::{Colour, Options, Points};
use bracket::DutchBracket;
use cards::{DutchCard, DutchData, DutchRoster};
use completion::{ByeScore, Stuck};
use std::ops::RangeInclusive;

pub(super) const ARTICLE_5: Article5 = Article5 {
    weighed,
    higher: |field, [one, other]| field.higher(one, other),
    reasons: [
        ("5.2.1", "dutch-2026-both-preferences"),
        ("5.2.2", "dutch-2026-stronger-preference"),
        ("5.2.3", "dutch-2026-latest-difference"),
        ("5.2.4", "dutch-2026-higher-ranked"),
        ("5.2.5", "dutch-2026-pairing-number"),
    ],
};

/// The Dutch system, edition of 2026.
#[derive(Clone, Copy, Debug)]
pub struct Dutch2026;

static FACTS: Facts = Facts {
    // The code without a year means the edition in force when the event began.
    trf: &[
        TrfCode::of("FIDE_DUTCH_2026"),
        TrfCode::of("FIDE_DUTCH_2025"),
        TrfCode { since: Some("2026/02/01"), ..TrfCode::of("FIDE_DUTCH") },
    ],
    accelerates: true,
    report_name: "Swiss-System (Dutch)",
    ..Facts::of_2026("dutch-2026", "FIDE Handbook C.04.3, in force from 1 February 2026", explain::REASONS)
};

/// The criteria applied to a manual pair or bye, the absolute ones first.
const RULES: Rules<DutchData> = Rules {
    limits,
    all: &[
        Rule::new("C1", Asks::Met),
        Rule::new("C1", Asks::Barred),
        Rule::new("C2", Asks::ByeAgain),
        Rule::new("C3", Asks::SameAbsolute),
        Rule::new("C5", Asks::ByeScore(|field| completion::bye_score(&cards::roster(field)).ok().flatten())),
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
pub(super) fn limits(_: &Field, cards: [&DutchCard; 2], _: Colour) -> Limits {
    if cards.iter().any(|card| card.own.topscorer) { Limits::Advised } else { Limits::Absolute }
}

pub(super) fn in_last_round(_: &Field, card: &DutchCard, float: Float) -> bool {
    card.own.floats.last == Some(float)
}

pub(super) fn two_rounds_ago(_: &Field, card: &DutchCard, float: Float) -> bool {
    card.own.floats.before == Some(float)
}

impl Format for Dutch2026 {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        pair_by(field, trace, |bracket| bracket.pair())
    }

    fn rounds(&self, size: Size, _options: &Options) -> RangeInclusive<u8> {
        rounds_with_byes(size.participants)
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

/// Pairs a field; `pair` pairs each bracket.
fn pair_by(
    field: &Field,
    trace: &mut Trace,
    pair: impl FnMut(&mut DutchBracket<'_>) -> Option<BracketOutcome>,
) -> Result<Pairing, NoPairing> {
    let roster = cards::roster(field);
    if roster.len() < 2 {
        return Err(NoPairing::TooFewPlayers { present: roster.len() });
    }
    let bye = completion::bye_score(&roster).map_err(|stuck| explain::no_pairing(&roster, &stuck))?;
    let groups = ScoreGroups::<Dutch2026>::new(roster, None, bye);
    let mut pairing = Pairing::default();
    brackets_by(&groups, pair, |bracket, outcome| {
        if trace.is_recording() {
            explain::ARTICLES.note_bracket(bracket, outcome, trace);
            explain::note_bye(bracket, outcome, trace);
        }
        for pair in &outcome.pairs {
            let (pair, ground) = ARTICLE_5.allocate(field, bracket.roster.seats_of(*pair));
            trace.note(&[pair.white, pair.black], || ARTICLE_5.reason(field, pair, ground));
            pairing.boards.push(pair);
        }
        pairing.bye = pairing.bye.or(outcome.bye.map(|who| bracket.card(who).seat));
    })
    .map_err(|bracket| explain::no_pairing(&groups.roster, &Stuck { players: bracket.members }))?;
    field.sort_boards(&mut pairing.boards);
    Ok(pairing)
}

impl Swiss for Dutch2026 {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        preference(&ColourHistory::of(field.player(seat))).map(Due::from)
    }

    fn may_have(&self, had: &[Colour]) -> Option<[bool; 2]> {
        Some(general_2026::limits(preference(&had.iter().copied().collect())))
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        ARTICLE_5.colours(field, players)
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
        let mut is_too_wide = false;
        let paired = pair_by(field, trace, |bracket| {
            let paired = exact::pair(bracket);
            is_too_wide |= paired.is_err();
            paired.ok().flatten()
        });
        (!is_too_wide).then_some(paired)
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

impl Descending for Dutch2026 {
    type Own = DutchData;

    fn bracket<'a>(
        roster: &'a DutchRoster<'a>,
        moved_down: &[usize],
        groups: &'a [Vec<usize>],
        bye: Option<Points>,
    ) -> DutchBracket<'a> {
        DutchBracket::new(roster, moved_down, groups, bye.map(ByeScore::Of))
    }

    fn pair(bracket: &mut DutchBracket<'_>) -> Option<BracketOutcome> {
        bracket.pair()
    }

    fn members<'b>(bracket: &'b DutchBracket<'_>) -> (&'b [usize], &'b [Points]) {
        (&bracket.members, &bracket.scores)
    }

    fn score_level(bracket: &DutchBracket<'_>, who: usize) -> usize {
        bracket.score_level(who)
    }

    fn later(bracket: &DutchBracket<'_>, outcomes: [&BracketOutcome; 2]) -> Reason {
        why_not::later(bracket, outcomes, &explain::ARTICLES)
    }
}

#[cfg(test)]
pub(super) mod tests;
