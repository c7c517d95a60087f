//! The criteria C.5 to C.19 and their counts, in rule order, for each sort of bracket.
//!
//! In a bracket whose residents have one score, the lists of score differences (A.8) order candidates as the scores of
//! the downfloaters do, and the float criteria as those of 2026 do, which count fewer players: what the others add is
//! the same in every candidate (DE-3). The collapsed bracket counts its differences as the text defines them.

use crate::format::Float;
use crate::swiss::criteria::{Cost, Step};
use crate::swiss::dutch::rules_2026::bracket::Bracket;
use crate::swiss::dutch::rules_2026::criteria as of_2026;
use crate::swiss::dutch::rules_2026::criteria::{OwnCriterion, Row, members, of_topscorers, shown};
use crate::tournament::Points;

/// The criteria of a bracket with a next one: C.7 looks at that.
pub(super) static ORDINARY: [Row; 16] = [
    Row::left_over("C.5", of_2026::c6_limits),
    Row::left_over_scores("C.6"),
    Row::next_left_over("C.7", of_2026::followers),
    Row::next_left_over_scores("C.7", of_2026::followers_by_score),
    C8,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C17,
    C18,
    C19,
];

/// The criteria of the last bracket and of the penultimate pairing bracket: without C.7.
pub(super) static WITHOUT_NEXT: [Row; 14] = [
    Row::left_over("C.5", members),
    Row::left_over_scores("C.6"),
    C8,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C17,
    C18,
    C19,
];

/// The criteria of the collapsed last bracket: any two of its players may have different scores.
pub(super) static COLLAPSED: [Row; 13] = [
    Row::new("C.6", "why-not-dutch-2017-differences", all_differences, by_difference).by_score(),
    C8,
    C9,
    C10,
    C11,
    Row::new("C.12", "why-not-c14", downfloats_last, members).own(shown("dutch-2026-c14")),
    Row::new("C.13", "why-not-c15", upfloats_last, members).own(shown("dutch-2026-c15")),
    Row::new("C.14", "why-not-c16", downfloats_before, members).own(shown("dutch-2026-c16")),
    Row::new("C.15", "why-not-c17", upfloats_before, members).own(shown("dutch-2026-c17")),
    differences("C.16", "dutch-2026-c18", |bracket, step| at_difference(bracket, step, downfloats_last)),
    differences("C.17", "dutch-2026-c19", |bracket, step| at_difference(bracket, step, upfloats_last)),
    differences("C.18", "dutch-2026-c20", |bracket, step| at_difference(bracket, step, downfloats_before)),
    differences("C.19", "dutch-2026-c21", |bracket, step| at_difference(bracket, step, upfloats_before)),
];

const C8: Row = topscorers("C.8", "why-not-c10", of_2026::c10, "dutch-2026-c10");
const C9: Row = topscorers("C.9", "why-not-c11", of_2026::c11, "dutch-2026-c11");
const C10: Row = Row::new("C.10", "why-not-preferences", of_2026::c12, members).own(shown("dutch-2026-c12"));
const C11: Row = Row::new("C.11", "why-not-c13", of_2026::c13, members).own(shown("dutch-2026-c13"));
const C12: Row = Row::new("C.12", "why-not-c14", of_2026::c14, members).own(shown("dutch-2026-c14"));
const C13: Row =
    Row::new("C.13", "why-not-c15", of_2026::c15, of_2026::moved_down).own(shown("dutch-2026-c15"));
const C14: Row = Row::new("C.14", "why-not-c16", of_2026::c16, members).own(shown("dutch-2026-c16"));
const C15: Row =
    Row::new("C.15", "why-not-c17", of_2026::c17, of_2026::moved_down).own(shown("dutch-2026-c17"));
const C16: Row = by_score("C.16", "why-not-c18", of_2026::c18, shown("dutch-2026-c18"));
const C17: Row = by_score("C.17", "why-not-c19", of_2026::c19, shown("dutch-2026-c19"));
const C18: Row = by_score("C.18", "why-not-c20", of_2026::c20, shown("dutch-2026-c20"));
const C19: Row = by_score("C.19", "why-not-c21", of_2026::c21, shown("dutch-2026-c21"));

type CostOf = fn(&Bracket<'_>, Step) -> Cost;

/// Returns a criterion on pairs of topscorers in the last round.
const fn topscorers(id: &'static str, why_not: &'static str, cost: CostOf, reason: &'static str) -> Row {
    Row::new(id, why_not, cost, of_2026::members_in_last_round).own(of_topscorers(reason))
}

/// Returns a criterion on score differences in a bracket whose residents have one score.
const fn by_score(id: &'static str, why_not: &'static str, cost: CostOf, own: OwnCriterion) -> Row {
    Row::new(id, why_not, cost, of_2026::moved_down_by_score).own(own).by_score()
}

/// Returns a criterion on score differences in the collapsed bracket.
const fn differences(id: &'static str, reason: &'static str, cost: CostOf) -> Row {
    Row::new(id, "why-not-dutch-2017-differences", cost, by_difference).own(shown(reason)).by_score()
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
fn difference(bracket: &Bracket<'_>, step: Step) -> Option<usize> {
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
fn all_differences(bracket: &Bracket<'_>, step: Step) -> Cost {
    difference(bracket, step).map(|level| (level, 1))
}

/// The score difference of a step whose player is counted by a float criterion (C.16 to C.19).
fn at_difference(bracket: &Bracket<'_>, step: Step, counts: CostOf) -> Cost {
    counts(bracket, step)?;
    difference(bracket, step).map(|level| (level, 1))
}

fn by_difference(bracket: &Bracket<'_>) -> Vec<usize> {
    vec![bracket.members.len(); bracket.differences.len()]
}

/// Players who get a downfloat as in the previous round (C.12).
fn downfloats_last(bracket: &Bracket<'_>, step: Step) -> Cost {
    let who = downfloater(bracket, step)?;
    (bracket.card(who).own.floats.last == Some(Float::Down)).then_some((0, 1))
}

/// Players who get an upfloat as in the previous round (C.13).
fn upfloats_last(bracket: &Bracket<'_>, step: Step) -> Cost {
    let who = upfloater(bracket, step)?;
    (bracket.card(who).own.floats.last == Some(Float::Up)).then_some((0, 1))
}

/// As C.12, two rounds before (C.14).
fn downfloats_before(bracket: &Bracket<'_>, step: Step) -> Cost {
    let who = downfloater(bracket, step)?;
    (bracket.card(who).own.floats.before == Some(Float::Down)).then_some((0, 1))
}

/// As C.13, two rounds before (C.15).
fn upfloats_before(bracket: &Bracket<'_>, step: Step) -> Cost {
    let who = upfloater(bracket, step)?;
    (bracket.card(who).own.floats.before == Some(Float::Up)).then_some((0, 1))
}

/// Returns the player who gets a downfloat in the collapsed bracket: the higher of two scores, or the player left over.
fn downfloater(bracket: &Bracket<'_>, step: Step) -> Option<usize> {
    match step {
        Step::Pair(upper, lower) => have_different_scores(bracket, upper, lower).then_some(upper),
        Step::Float { who, .. } => Some(who),
        Step::Follow => None,
    }
}

/// Returns the player who gets an upfloat in the collapsed bracket.
fn upfloater(bracket: &Bracket<'_>, step: Step) -> Option<usize> {
    let Step::Pair(upper, lower) = step else { return None };
    have_different_scores(bracket, upper, lower).then_some(lower)
}

fn have_different_scores(bracket: &Bracket<'_>, upper: usize, lower: usize) -> bool {
    bracket.card(upper).score != bracket.card(lower).score
}
