//! Comparison with another full round: the first bracket that differs from the pairing, both derived in the same way
//! from the pairs, and the first measure that it gives up more often.

use super::ClassicEdition;
use super::cards::{Cards, ColourRule, Excess, Rank};
use super::round::{self, BracketTreatment};
use crate::format::{Field, Float, Pairing, Reason, Value, Verdict};
use crate::swiss::criteria::BracketOutcome;
use crate::swiss::criteria::why_not::{by_lower, partners};
use crate::tournament::Points;

/// Measures that a bracket gives up, most serious first: the article of each, and the reason to show.
const MEASURES: [(&str, &str); 5] = [
    ("C.14", "why-not-dutch-left"),
    ("B.2", "why-not-dutch-lifted"),
    ("A.7.d", "why-not-dutch-strong-given-up"),
    ("B.4", "why-not-dutch-against"),
    ("B.5, B.6", "why-not-dutch-float-breaches"),
];

/// Returns the first measure that another round gives up and the pairing does not; if there is none, the
/// measure or choice by which the procedure reaches the other round later. `None` if they are the same, or if
/// there is no legal pairing.
pub(super) fn round_difference(
    edition: &ClassicEdition,
    field: &Field,
    other: &Pairing,
) -> Option<(Verdict, Vec<Reason>)> {
    let cards = Cards::new(field, edition);
    let round = round::pair(&cards, edition).ok()?;
    let groups: Vec<Vec<Rank>> = cards.roster.score_groups().into_iter().map(Iterator::collect).collect();
    let mut own = vec![None; cards.len()];
    for &[one, partner] in round.brackets.iter().flat_map(|bracket| &bracket.found.pairs) {
        (own[one], own[partner]) = (Some(partner), Some(one));
    }
    let both = [own, partners(&cards.roster, other)].map(|partners| by_lower(&groups, &partners, false));
    let at = both[0].iter().zip(&both[1]).position(|(one, other)| one != other)?;
    let [best, forced] = [&both[0][at], &both[1][at]];
    let score = cards.card(*groups[at].first()?).score;
    let [here, there] = [best, forced].map(|outcome| given_up(&cards, outcome));
    let differing = here.into_iter().zip(there).zip(MEASURES).find(|((here, there), _)| here != there);
    let (verdict, reason) = match differing {
        Some(((best, forced), (rule, what))) if forced > best => {
            (Verdict::Worse, Reason::new(rule, what).compared(best, forced))
        }
        Some(((best, forced), _)) => {
            (Verdict::Later, of_procedure(&cards, &round, score).compared(best, forced))
        }
        None => (Verdict::Later, later(&cards, best, forced)),
    };
    Some((verdict, vec![reason.with("bracket", Value::Points(score))]))
}

/// Counts the measures that the pairing of a bracket gives up: players left over, pairs that need B.2 lifted, pairs
/// that need strong preferences not to count as absolute, pairs against a preference, floats against B.5 and B.6.
fn given_up(cards: &Cards, outcome: &BracketOutcome) -> [usize; 5] {
    let left = || outcome.floaters.iter().copied();
    let members: Vec<Rank> = outcome.pairs.as_flattened().iter().copied().chain(left()).collect();
    let excess = Excess::of(cards, members.iter().copied());
    let count = |is_given_up: &dyn Fn(Rank, Rank) -> bool| {
        outcome.pairs.iter().filter(|&&[one, other]| is_given_up(one, other)).count()
    };
    let not_allowed = |rule: ColourRule| count(&|one, other| !cards.allowed(one, other, rule));
    let strict = ColourRule { strong_as_absolute: false, lifted: false };
    let wish = |who: Rank| excess.wish(cards.card(who));
    let is_upfloat = |one: Rank, other: Rank| {
        cards.card(one).score > cards.card(other).score && cards.card(other).bars(Float::Up)
    };
    [
        left().count(),
        not_allowed(strict),
        not_allowed(ColourRule { strong_as_absolute: cards.strong_as_absolute, lifted: true }),
        count(&|one, other| wish(one).is_some() && wish(one) == wish(other)),
        left().filter(|&who| cards.card(who).bars(Float::Down)).count() + count(&is_upfloat),
    ]
}

/// Returns the article by which the procedure reaches the pairing of a bracket that gives up more than another one.
fn of_procedure(cards: &Cards, round: &round::DutchRound, score: Points) -> Reason {
    match round.brackets.iter().find(|bracket| bracket.score(cards) == score).map(|bracket| bracket.course) {
        Some(BracketTreatment::OtherFloaters) => Reason::new("C.12", "why-not-dutch-redone"),
        Some(BracketTreatment::ForLowest | BracketTreatment::Joined) | None => {
            Reason::new("C.13", "why-not-dutch-redone")
        }
        Some(BracketTreatment::Plain) => Reason::new("C.7, C.8", "why-not-dutch-procedure"),
    }
}

/// Returns the choice that comes later: the players left over, or the opponents of moved-down players, the exchange or
/// the transposition.
fn later(cards: &Cards, best: &BracketOutcome, forced: &BracketOutcome) -> Reason {
    if best.floaters == forced.floaters {
        return Reason::new("C.7, C.8", "why-not-dutch-later-order");
    }
    let players = |outcome: &BracketOutcome| Value::Players(cards.roster.seats(&outcome.floaters));
    let reason = Reason::new("C.7", "why-not-dutch-later-left");
    reason.with("best", players(best)).with("forced", players(forced))
}
