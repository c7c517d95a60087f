//! The criteria C6 to C21 (C.04.3 2.3 and 2.4) and their counts, in rule order.
//!
//! A pairing of a bracket is a set of steps, and every criterion is a sum over its steps. The weights of the matching,
//! the explanation and the tests all read [`CRITERIA`].

use super::bracket::DutchBracket;
use super::{ARTICLE_5, Dutch2026};
use crate::format::{Float, Strength};
use crate::swiss::criteria::{ByCriteria, Cost, Criterion, Descending, Step};
use crate::tournament::{Colour, Points};
use std::cmp::Reverse;

/// Criterion data specific to this edition.
#[derive(Clone, Copy, Debug)]
pub(in crate::swiss) struct OwnCriterion {
    /// Reason to show for a player or a pair that the criterion counts.
    pub(in crate::swiss::dutch) reason: &'static str,
    /// True if the count is zero when no players with the same absolute preference meet.
    pub(in crate::swiss::dutch) by_absolutes: bool,
    /// True if only the resident of a pair with a moved-down player is counted.
    pub(in crate::swiss::dutch) by_residents: bool,
}

const fn shown(reason: &'static str) -> OwnCriterion {
    OwnCriterion { reason, by_absolutes: false, by_residents: false }
}

/// Returns the data of a criterion about opponents of moved-down players.
const fn of_residents(reason: &'static str) -> OwnCriterion {
    OwnCriterion { by_residents: true, ..shown(reason) }
}

/// Returns the data of a criterion that counts pairs of topscorers in the last round.
const fn of_topscorers(reason: &'static str) -> OwnCriterion {
    OwnCriterion { by_absolutes: true, ..shown(reason) }
}

impl ByCriteria for Dutch2026 {
    type Bracket<'a> = DutchBracket<'a>;
    type Step = Step;
    type OwnCriterion = OwnCriterion;
    type Level = Reverse<Points>;

    fn criteria(bracket: &DutchBracket<'_>) -> &'static [Criterion<Self>] {
        bracket.criteria
    }

    fn level(bracket: &DutchBracket<'_>, criterion: &Criterion<Self>, level: usize) -> Reverse<Points> {
        // Levels of a collapsed bracket are score differences.
        let difference = bracket.differences.get(level).copied();
        let score = || difference.unwrap_or_else(|| bracket.score_at(level));
        Reverse(if criterion.by_score { score() } else { bracket.score() })
    }
}

/// A criterion of a bracket, in either edition.
pub(in crate::swiss::dutch) type DutchCriterion = Criterion<Dutch2026>;

/// C6 to C21; C1 to C5 hold for every candidate.
pub(in crate::swiss::dutch) const CRITERIA: [DutchCriterion; 17] = [
    DutchCriterion::left_over("C6", c6_limits),
    DutchCriterion::left_over_scores("C7"),
    DutchCriterion::next_left_over("C8", followers),
    DutchCriterion::next_left_over_scores("C8", followers_by_score),
    DutchCriterion::new("C9", "why-not-c9", c9, rounds_of_bye),
    DutchCriterion::new("C10", "why-not-c10", c10, members_in_last_round)
        .own(of_topscorers("dutch-2026-c10")),
    DutchCriterion::new("C11", "why-not-c11", c11, members_in_last_round)
        .own(of_topscorers("dutch-2026-c11")),
    DutchCriterion::new("C12", "why-not-preferences", c12, members).own(shown("dutch-2026-c12")),
    DutchCriterion::new("C13", "why-not-c13", c13, members).own(shown("dutch-2026-c13")),
    DutchCriterion::new("C14", "why-not-c14", c14, members).own(shown("dutch-2026-c14")),
    DutchCriterion::new("C15", "why-not-c15", c15, moved_down).own(of_residents("dutch-2026-c15")),
    DutchCriterion::new("C16", "why-not-c16", c16, members).own(shown("dutch-2026-c16")),
    DutchCriterion::new("C17", "why-not-c17", c17, moved_down).own(of_residents("dutch-2026-c17")),
    DutchCriterion::new("C18", "why-not-c18", c18, moved_down_by_score)
        .own(shown("dutch-2026-c18"))
        .by_score(),
    DutchCriterion::new("C19", "why-not-c19", c19, moved_down_by_score)
        .own(of_residents("dutch-2026-c19"))
        .by_score(),
    DutchCriterion::new("C20", "why-not-c20", c20, moved_down_by_score)
        .own(shown("dutch-2026-c20"))
        .by_score(),
    DutchCriterion::new("C21", "why-not-c21", c21, moved_down_by_score)
        .own(of_residents("dutch-2026-c21"))
        .by_score(),
];

/// Unplayed rounds of the recipient of the pairing-allocated bye, if this bracket allocates it.
fn c9(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    match step {
        Step::Float { who, .. } if bracket.gives_bye => Some((0, bracket.card(who).own.unplayed)),
        Step::Float { .. } | Step::Pair(..) | Step::Follow => None,
    }
}

/// Topscorers or their opponents who get a colour difference above 2 (last round).
fn c10(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    of_topscorer_pair(bracket, step, |bracket, who, colour| {
        let change = if colour == Colour::White { 1 } else { -1 };
        (bracket.card(who).own.history.difference() + change).abs() > 2
    })
}

/// Topscorers or their opponents who get the same colour three times in a row (last round).
fn c11(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    of_topscorer_pair(bracket, step, |bracket, who, colour| {
        let history = &bracket.card(who).own.history;
        history.run() > 1 && history.last() == Some(colour)
    })
}

/// Players who do not get their colour preference.
fn c12(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    weaker_of_same_side(bracket, step).map(|_| (0, 1))
}

/// Players who do not get their strong colour preference.
fn c13(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    weaker_of_same_side(bracket, step).filter(|&strength| strength == Strength::Strong).map(|_| (0, 1))
}

/// Resident downfloaters who were downfloaters in the previous round.
fn c14(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    resident_float(bracket, step).filter(|&who| last_float(bracket, who) == Some(Float::Down)).map(|_| (0, 1))
}

/// Opponents of moved-down players who were upfloaters in the previous round.
fn c15(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let (_, resident) = moved_down_pair(bracket, step)?;
    (last_float(bracket, resident) == Some(Float::Up)).then_some((0, 1))
}

/// Resident downfloaters who were downfloaters two rounds before.
fn c16(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    resident_float(bracket, step)
        .filter(|&who| float_before(bracket, who) == Some(Float::Down))
        .map(|_| (0, 1))
}

/// Opponents of moved-down players who were upfloaters two rounds before.
fn c17(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let (_, resident) = moved_down_pair(bracket, step)?;
    (float_before(bracket, resident) == Some(Float::Up)).then_some((0, 1))
}

/// Score differences of moved-down players who were downfloaters in the previous round. All residents have one score,
/// so only players who float on contribute one: their difference counts as larger than any other.
fn c18(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let who = moved_down_float(bracket, step)?;
    (last_float(bracket, who) == Some(Float::Down)).then_some((bracket.score_level(who), 1))
}

/// Score differences of the opponents of moved-down players who were upfloaters in the previous round.
fn c19(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let (upper, resident) = moved_down_pair(bracket, step)?;
    (last_float(bracket, resident) == Some(Float::Up)).then_some((bracket.score_level(upper), 1))
}

/// As C18, two rounds before.
fn c20(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let who = moved_down_float(bracket, step)?;
    (float_before(bracket, who) == Some(Float::Down)).then_some((bracket.score_level(who), 1))
}

/// As C19, two rounds before.
fn c21(bracket: &DutchBracket<'_>, step: Step) -> Cost {
    let (upper, resident) = moved_down_pair(bracket, step)?;
    (float_before(bracket, resident) == Some(Float::Up)).then_some((bracket.score_level(upper), 1))
}

/// Counts the players of a topscorer's pair for whom `is_hit` is true with the colour from Article 5.
fn of_topscorer_pair(
    bracket: &DutchBracket<'_>,
    step: Step,
    is_hit: fn(&DutchBracket<'_>, usize, Colour) -> bool,
) -> Cost {
    let Step::Pair(one, other) = step else { return None };
    if !bracket.card(one).own.topscorer && !bracket.card(other).own.topscorer {
        return None;
    }
    let roster = bracket.roster;
    let (pair, _) = ARTICLE_5.allocate(roster.field, roster.seats_of([one, other]));
    let (white, black) = if pair.white == roster.card(one).seat { (one, other) } else { (other, one) };
    let hits = [(white, Colour::White), (black, Colour::Black)];
    let count = hits.into_iter().filter(|&(who, colour)| is_hit(bracket, who, colour)).count();
    (count > 0).then_some((0, u32::try_from(count).unwrap_or(0)))
}

/// Returns the weaker preference of two players who prefer the same colour: it is not granted (5.2.2).
fn weaker_of_same_side(bracket: &DutchBracket<'_>, step: Step) -> Option<Strength> {
    let Step::Pair(one, other) = step else { return None };
    let (a, b) = (bracket.card(one).own.preference?, bracket.card(other).own.preference?);
    (a.side == b.side).then(|| a.strength.min(b.strength))
}

fn resident_float(bracket: &DutchBracket<'_>, step: Step) -> Option<usize> {
    let Step::Float { who, .. } = step else { return None };
    (!bracket.is_moved_down(who)).then_some(who)
}

fn moved_down_float(bracket: &DutchBracket<'_>, step: Step) -> Option<usize> {
    let Step::Float { who, .. } = step else { return None };
    bracket.is_moved_down(who).then_some(who)
}

fn moved_down_pair(bracket: &DutchBracket<'_>, step: Step) -> Option<(usize, usize)> {
    let Step::Pair(upper, lower) = step else { return None };
    bracket.is_moved_down(upper).then_some((upper, lower))
}

fn last_float(bracket: &DutchBracket<'_>, who: usize) -> Option<Float> {
    bracket.card(who).own.floats.last
}

fn float_before(bracket: &DutchBracket<'_>, who: usize) -> Option<Float> {
    bracket.card(who).own.floats.before
}

pub(in crate::swiss::dutch) fn members(bracket: &DutchBracket<'_>) -> Vec<usize> {
    vec![bracket.members.len()]
}

fn members_in_last_round(bracket: &DutchBracket<'_>) -> Vec<usize> {
    if bracket.roster.field.is_last_round() { members(bracket) } else { Vec::new() }
}

fn moved_down(bracket: &DutchBracket<'_>) -> Vec<usize> {
    vec![bracket.moved_down]
}

fn moved_down_by_score(bracket: &DutchBracket<'_>) -> Vec<usize> {
    let mut counts = Dutch2026::members_by_score(bracket);
    counts.pop();
    counts
}

/// Without look-ahead the number of downfloaters is fixed, so C6 decides nothing.
pub(in crate::swiss::dutch) fn c6_limits(bracket: &DutchBracket<'_>) -> Vec<usize> {
    if bracket.looks_ahead { members(bracket) } else { Vec::new() }
}

pub(in crate::swiss::dutch) fn followers(bracket: &DutchBracket<'_>) -> Vec<usize> {
    if bracket.looks_ahead { vec![bracket.members.len() + bracket.next.len()] } else { Vec::new() }
}

pub(in crate::swiss::dutch) fn followers_by_score(bracket: &DutchBracket<'_>) -> Vec<usize> {
    if !bracket.looks_ahead {
        return Vec::new();
    }
    let mut counts = Dutch2026::members_by_score(bracket);
    counts.push(bracket.next.len());
    counts
}

fn rounds_of_bye(bracket: &DutchBracket<'_>) -> Vec<usize> {
    if bracket.gives_bye { vec![usize::from(bracket.roster.field.round.0)] } else { Vec::new() }
}
