//! The criteria C.5 to C.19 and their counts, in rule order, for each sort of bracket.
//!
//! In a bracket whose residents have one score, the lists of score differences (A.8) order candidates as the scores of
//! the downfloaters do, and the float criteria as those of 2026 do, which count fewer players: what the others add is
//! the same in every candidate (DE-3). The collapsed bracket counts its differences as the text defines them.

use crate::format::Float;
use crate::swiss::concat;
use crate::swiss::criteria::{Cost, Step};
use crate::swiss::dutch::rules_2026::bracket::DutchBracket;
use crate::swiss::dutch::rules_2026::criteria::{
    CRITERIA, DutchCriterion, c6_limits, followers, followers_by_score, members,
};
use crate::tournament::Points;

/// The criteria of a bracket with a next one: C.7 looks at that.
pub(super) static ORDINARY: [DutchCriterion; 16] = concat(
    &[
        DutchCriterion::left_over("C.5", c6_limits),
        DutchCriterion::left_over_scores("C.6"),
        DutchCriterion::next_left_over("C.7", followers),
        DutchCriterion::next_left_over_scores("C.7", followers_by_score),
    ],
    &OF_2026,
);

/// The criteria of the last bracket and of the penultimate pairing bracket: without C.7.
pub(super) static WITHOUT_NEXT: [DutchCriterion; 14] =
    concat(&[DutchCriterion::left_over("C.5", members), DutchCriterion::left_over_scores("C.6")], &OF_2026);

/// The criteria of the collapsed last bracket: any two of its players may have different scores.
pub(super) static COLLAPSED: [DutchCriterion; 13] = {
    let [c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19] = OF_2026;
    [
        DutchCriterion::new("C.6", "why-not-dutch-2017-differences", all_differences, by_difference)
            .by_score(),
        c8,
        c9,
        c10,
        c11,
        DutchCriterion { cost: downfloats_last, limits: members, ..c12 },
        DutchCriterion { cost: upfloats_last, limits: members, ..c13 },
        DutchCriterion { cost: downfloats_before, limits: members, ..c14 },
        DutchCriterion { cost: upfloats_before, limits: members, ..c15 },
        by_differences(c16, |bracket, step| at_difference(bracket, step, downfloats_last)),
        by_differences(c17, |bracket, step| at_difference(bracket, step, upfloats_last)),
        by_differences(c18, |bracket, step| at_difference(bracket, step, downfloats_before)),
        by_differences(c19, |bracket, step| at_difference(bracket, step, upfloats_before)),
    ]
};

/// The last twelve criteria of 2026, on colours and floats, under their ids in this text.
const OF_2026: [DutchCriterion; 12] = {
    let ids = ["C.8", "C.9", "C.10", "C.11", "C.12", "C.13", "C.14", "C.15", "C.16", "C.17", "C.18", "C.19"];
    let before = CRITERIA.len() - ids.len();
    let mut all = [CRITERIA[before]; 12];
    let mut place = 0;
    while place < ids.len() {
        all[place] = DutchCriterion { id: ids[place], ..CRITERIA[before + place] };
        place += 1;
    }
    all
};

type CostOf = fn(&DutchBracket<'_>, Step) -> Cost;

/// Returns a criterion on score differences as the collapsed bracket counts it.
const fn by_differences(of: DutchCriterion, cost: CostOf) -> DutchCriterion {
    DutchCriterion { why_not: "why-not-dutch-2017-differences", cost, limits: by_difference, ..of }
}

/// Returns every score difference that can occur in a collapsed bracket, highest first: of two players, and of a player
/// left over to the score of the lowest ranked less one point (A.8).
pub(super) fn possible_differences(scores: &[Points]) -> Vec<Points> {
    let Some(&lowest) = scores.last() else { return Vec::new() };
    let of_two = scores.iter().flat_map(|&one| scores.iter().map(move |&other| one - other));
    let alone = scores.iter().map(|&score| score - lowest + Points::ONE);
    let mut all: Vec<Points> = of_two.filter(|&difference| difference > Points::ZERO).chain(alone).collect();
    all.sort_unstable_by(|one, other| other.cmp(one));
    all.dedup();
    all
}

/// Returns the level of the score difference of a step; `None` for a pair of equal scores, which adds nothing to the
/// comparison of lists of one length.
fn difference(bracket: &DutchBracket<'_>, step: Step) -> Option<usize> {
    let score = |who: usize| bracket.card(who).score;
    let lowest = bracket.scores.last().copied().unwrap_or_default();
    let difference = match step {
        Step::Pair(one, other) => score(one) - score(other),
        Step::Float { who, .. } => score(who) - lowest + Points::ONE,
        Step::Follow => return None,
    };
    bracket.differences.binary_search_by(|known| difference.cmp(known)).ok()
}

/// The score differences of the bracket (C.6).
fn all_differences(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    difference(bracket, step).map(|level| (level, 1))
}

/// The score difference of a step whose player is counted by a float criterion (C.16 to C.19).
fn at_difference(bracket: &DutchBracket<'_>, step: Step, counts: CostOf) -> Cost {
    counts(bracket, step)?;
    difference(bracket, step).map(|level| (level, 1))
}

fn by_difference(bracket: &DutchBracket<'_>) -> Vec<usize> {
    vec![bracket.members.len(); bracket.differences.len()]
}

/// Players who get a downfloat as in the previous round (C.12).
fn downfloats_last(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let who = downfloater(bracket, step)?;
    (bracket.card(who).own.floats.last == Some(Float::Down)).then_some((0, 1))
}

/// Players who get an upfloat as in the previous round (C.13).
fn upfloats_last(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let who = upfloater(bracket, step)?;
    (bracket.card(who).own.floats.last == Some(Float::Up)).then_some((0, 1))
}

/// As C.12, two rounds before (C.14).
fn downfloats_before(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let who = downfloater(bracket, step)?;
    (bracket.card(who).own.floats.before == Some(Float::Down)).then_some((0, 1))
}

/// As C.13, two rounds before (C.15).
fn upfloats_before(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let who = upfloater(bracket, step)?;
    (bracket.card(who).own.floats.before == Some(Float::Up)).then_some((0, 1))
}

/// Returns the player who gets a downfloat in the collapsed bracket: the higher of two scores, or the player left over.
fn downfloater(bracket: &DutchBracket<'_>, step: Step) -> Option<usize> {
    match step {
        Step::Pair(upper, lower) => have_different_scores(bracket, upper, lower).then_some(upper),
        Step::Float { who, .. } => Some(who),
        Step::Follow => None,
    }
}

/// Returns the player who gets an upfloat in the collapsed bracket.
fn upfloater(bracket: &DutchBracket<'_>, step: Step) -> Option<usize> {
    let Step::Pair(upper, lower) = step else { return None };
    have_different_scores(bracket, upper, lower).then_some(lower)
}

fn have_different_scores(bracket: &DutchBracket<'_>, upper: usize, lower: usize) -> bool {
    bracket.card(upper).score != bracket.card(lower).score
}
