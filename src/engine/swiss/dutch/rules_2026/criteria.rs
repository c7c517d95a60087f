//! The criteria C6 to C21 (C.04.3 2.3 and 2.4): what each of them counts, in rule order.
//!
//! A pairing of a bracket is a set of steps, and every criterion is a sum over its steps. The weights of the
//! matching, the explanation and the tests all read [`CRITERIA`].

use super::ARTICLE_5;
use super::bracket::Bracket;
use crate::format::Float;
use crate::format::Strength;
use crate::swiss::lexicographic::Charge;
use crate::tournament::Colour;

/// One decision about a player or two; players are places in the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Two players of the bracket meet, the higher ranked first.
    Pair(usize, usize),
    /// A player of the bracket is left over, to be paired in the next one or else `beyond`: still lower, or not at
    /// all.
    Float { who: usize, beyond: bool },
    /// A player of the next scoregroup is left over there.
    Follow(usize),
}

/// One criterion, or a part of one.
pub(super) struct Criterion {
    /// Its name in the rules.
    pub(super) id: &'static str,
    /// The reason to show where a player or a pair is charged.
    pub(super) reason: Option<&'static str>,
    /// The reason to show where a round is worse by it.
    pub(super) why_not: &'static str,
    /// Whether its levels are scores ([`Bracket::score_at`]).
    pub(super) by_score: bool,
    /// What a step costs.
    pub(super) charge: fn(&Bracket<'_>, Step) -> Charge,
    /// The largest sum that can come up at each level.
    pub(super) limits: fn(&Bracket<'_>) -> Vec<usize>,
    /// What no pairing can beat.
    pub(super) bound: Bound,
    /// The place in [`CRITERIA`] of the one that it asks of the next bracket.
    pub(super) ahead: Option<usize>,
}

/// What no pairing of a bracket can beat by a criterion, as far as it is plain to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nobody, the least that a single downfloater can cost, or what kinds of players must be charged by their numbers.
    Least,
    /// Nobody, when players with the same absolute preference do not meet.
    NoSameAbsolute,
    /// None is needed: the number of pairs is given, or the next bracket is looked at afterwards.
    Elsewhere,
}

impl Criterion {
    const fn new(
        id: &'static str,
        why_not: &'static str,
        charge: fn(&Bracket<'_>, Step) -> Charge,
        limits: fn(&Bracket<'_>) -> Vec<usize>,
    ) -> Self {
        Self { id, reason: None, why_not, by_score: false, charge, limits, bound: Bound::Least, ahead: None }
    }

    const fn shown(self, reason: &'static str) -> Self {
        Self { reason: Some(reason), ..self }
    }

    const fn by_score(self) -> Self {
        Self { by_score: true, ..self }
    }

    const fn bound(self, bound: Bound) -> Self {
        Self { bound, ..self }
    }

    /// C8: what the criterion at this place counts in the next bracket.
    const fn ahead(self, place: usize) -> Self {
        Self { ahead: Some(place), bound: Bound::Elsewhere, ..self }
    }
}

/// C6 to C21; C1 to C5 hold for every step that is considered at all.
pub(super) const CRITERIA: [Criterion; 17] = [
    Criterion::new("C6", "why-not-left-over", c6, members).bound(Bound::Elsewhere),
    Criterion::new("C7", "why-not-left-over-scores", c7, members_by_score).by_score(),
    Criterion::new("C8", "why-not-next-left-over", c8_pairs, followers).ahead(0),
    Criterion::new("C8", "why-not-next-left-over-scores", c8_scores, followers_by_score).by_score().ahead(1),
    Criterion::new("C9", "why-not-c9", c9, rounds_of_bye),
    Criterion::new("C10", "why-not-c10", c10, members_in_last_round)
        .shown("dutch-2026-c10")
        .bound(Bound::NoSameAbsolute),
    Criterion::new("C11", "why-not-c11", c11, members_in_last_round)
        .shown("dutch-2026-c11")
        .bound(Bound::NoSameAbsolute),
    Criterion::new("C12", "why-not-preferences", c12, members).shown("dutch-2026-c12"),
    Criterion::new("C13", "why-not-c13", c13, members).shown("dutch-2026-c13"),
    Criterion::new("C14", "why-not-c14", c14, members).shown("dutch-2026-c14"),
    Criterion::new("C15", "why-not-c15", c15, moved_down).shown("dutch-2026-c15"),
    Criterion::new("C16", "why-not-c16", c16, members).shown("dutch-2026-c16"),
    Criterion::new("C17", "why-not-c17", c17, moved_down).shown("dutch-2026-c17"),
    Criterion::new("C18", "why-not-c18", c18, moved_down_by_score).shown("dutch-2026-c18").by_score(),
    Criterion::new("C19", "why-not-c19", c19, moved_down_by_score).shown("dutch-2026-c19").by_score(),
    Criterion::new("C20", "why-not-c20", c20, moved_down_by_score).shown("dutch-2026-c20").by_score(),
    Criterion::new("C21", "why-not-c21", c21, moved_down_by_score).shown("dutch-2026-c21").by_score(),
];

/// Number of downfloaters.
fn c6(_: &Bracket<'_>, step: Step) -> Charge {
    matches!(step, Step::Float { .. }).then_some((0, 1))
}

/// Scores of the downfloaters, in descending order.
fn c7(bracket: &Bracket<'_>, step: Step) -> Charge {
    match step {
        Step::Float { who, .. } => Some((bracket.score_level(who), 1)),
        Step::Pair(..) | Step::Follow(_) => None,
    }
}

/// The following bracket, first its number of pairs: who is left over there …
fn c8_pairs(bracket: &Bracket<'_>, step: Step) -> Charge {
    c8_scores(bracket, step).map(|(_, count)| (0, count))
}

/// … then the scores of those.
fn c8_scores(bracket: &Bracket<'_>, step: Step) -> Charge {
    match step {
        Step::Float { who, beyond: true } => Some((bracket.score_level(who), 1)),
        Step::Follow(_) => Some((bracket.score_levels(), 1)),
        Step::Float { beyond: false, .. } | Step::Pair(..) => None,
    }
}

/// Unplayed games of who gets the pairing-allocated bye, when this bracket gives it.
fn c9(bracket: &Bracket<'_>, step: Step) -> Charge {
    match step {
        Step::Float { who, .. } if bracket.gives_bye => Some((0, bracket.card(who).own.unplayed)),
        Step::Float { .. } | Step::Pair(..) | Step::Follow(_) => None,
    }
}

/// Topscorers or their opponents who get a colour difference above 2 (last round).
fn c10(bracket: &Bracket<'_>, step: Step) -> Charge {
    of_topscorer_pair(bracket, step, |bracket, who, colour| {
        let change = if colour == Colour::White { 1 } else { -1 };
        (bracket.card(who).own.history.difference() + change).abs() > 2
    })
}

/// Topscorers or their opponents who get the same colour three times in a row (last round).
fn c11(bracket: &Bracket<'_>, step: Step) -> Charge {
    of_topscorer_pair(bracket, step, |bracket, who, colour| {
        let history = &bracket.card(who).own.history;
        history.run() > 1 && history.last() == Some(colour)
    })
}

/// Players who do not get their colour preference.
fn c12(bracket: &Bracket<'_>, step: Step) -> Charge {
    weaker_of_same_side(bracket, step).map(|_| (0, 1))
}

/// Players who do not get their strong colour preference.
fn c13(bracket: &Bracket<'_>, step: Step) -> Charge {
    weaker_of_same_side(bracket, step).filter(|&strength| strength == Strength::Strong).map(|_| (0, 1))
}

/// Resident downfloaters who were downfloaters in the previous round.
fn c14(bracket: &Bracket<'_>, step: Step) -> Charge {
    resident_float(bracket, step).filter(|&who| last_float(bracket, who) == Some(Float::Down)).map(|_| (0, 1))
}

/// Opponents of moved-down players who were upfloaters in the previous round.
fn c15(bracket: &Bracket<'_>, step: Step) -> Charge {
    let (_, resident) = moved_down_pair(bracket, step)?;
    (last_float(bracket, resident) == Some(Float::Up)).then_some((0, 1))
}

/// Resident downfloaters who were downfloaters two rounds before.
fn c16(bracket: &Bracket<'_>, step: Step) -> Charge {
    resident_float(bracket, step)
        .filter(|&who| float_before(bracket, who) == Some(Float::Down))
        .map(|_| (0, 1))
}

/// Opponents of moved-down players who were upfloaters two rounds before.
fn c17(bracket: &Bracket<'_>, step: Step) -> Charge {
    let (_, resident) = moved_down_pair(bracket, step)?;
    (float_before(bracket, resident) == Some(Float::Up)).then_some((0, 1))
}

/// Score differences of moved-down players who were downfloaters in the previous round. All residents have one
/// score, so only those who float on, whose difference counts as larger than any other, make one.
fn c18(bracket: &Bracket<'_>, step: Step) -> Charge {
    let who = moved_down_float(bracket, step)?;
    (last_float(bracket, who) == Some(Float::Down)).then_some((bracket.score_level(who), 1))
}

/// Score differences of the opponents of moved-down players who were upfloaters in the previous round.
fn c19(bracket: &Bracket<'_>, step: Step) -> Charge {
    let (upper, resident) = moved_down_pair(bracket, step)?;
    (last_float(bracket, resident) == Some(Float::Up)).then_some((bracket.score_level(upper), 1))
}

/// As C18, two rounds before.
fn c20(bracket: &Bracket<'_>, step: Step) -> Charge {
    let who = moved_down_float(bracket, step)?;
    (float_before(bracket, who) == Some(Float::Down)).then_some((bracket.score_level(who), 1))
}

/// As C19, two rounds before.
fn c21(bracket: &Bracket<'_>, step: Step) -> Charge {
    let (upper, resident) = moved_down_pair(bracket, step)?;
    (float_before(bracket, resident) == Some(Float::Up)).then_some((bracket.score_level(upper), 1))
}

/// Counts the players of a topscorer's pair of whom `is_hit` is true with the colour that Article 5 gives.
fn of_topscorer_pair(
    bracket: &Bracket<'_>,
    step: Step,
    is_hit: fn(&Bracket<'_>, usize, Colour) -> bool,
) -> Charge {
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

/// Returns the weaker preference of two players who want the same colour: its owner does not get it (5.2.2).
fn weaker_of_same_side(bracket: &Bracket<'_>, step: Step) -> Option<Strength> {
    let Step::Pair(one, other) = step else { return None };
    let (a, b) = (bracket.card(one).own.preference?, bracket.card(other).own.preference?);
    (a.side == b.side).then(|| a.strength.min(b.strength))
}

fn resident_float(bracket: &Bracket<'_>, step: Step) -> Option<usize> {
    let Step::Float { who, .. } = step else { return None };
    (!bracket.is_moved_down(who)).then_some(who)
}

fn moved_down_float(bracket: &Bracket<'_>, step: Step) -> Option<usize> {
    let Step::Float { who, .. } = step else { return None };
    bracket.is_moved_down(who).then_some(who)
}

fn moved_down_pair(bracket: &Bracket<'_>, step: Step) -> Option<(usize, usize)> {
    let Step::Pair(upper, lower) = step else { return None };
    bracket.is_moved_down(upper).then_some((upper, lower))
}

fn last_float(bracket: &Bracket<'_>, who: usize) -> Option<Float> {
    bracket.card(who).own.floats.last
}

fn float_before(bracket: &Bracket<'_>, who: usize) -> Option<Float> {
    bracket.card(who).own.floats.before
}

fn members(bracket: &Bracket<'_>) -> Vec<usize> {
    vec![bracket.members.len()]
}

fn members_in_last_round(bracket: &Bracket<'_>) -> Vec<usize> {
    if bracket.roster.field.is_last_round() { members(bracket) } else { Vec::new() }
}

fn members_by_score(bracket: &Bracket<'_>) -> Vec<usize> {
    let mut counts = vec![0; bracket.score_levels()];
    bracket.members.iter().for_each(|&who| counts[bracket.score_level(who)] += 1);
    counts
}

fn moved_down(bracket: &Bracket<'_>) -> Vec<usize> {
    vec![bracket.moved_down]
}

fn moved_down_by_score(bracket: &Bracket<'_>) -> Vec<usize> {
    let mut counts = members_by_score(bracket);
    counts.pop();
    counts
}

fn followers(bracket: &Bracket<'_>) -> Vec<usize> {
    vec![followers_by_score(bracket).into_iter().sum()]
}

fn followers_by_score(bracket: &Bracket<'_>) -> Vec<usize> {
    if !bracket.looks_ahead {
        return Vec::new();
    }
    let mut counts = members_by_score(bracket);
    counts.push(bracket.next.len());
    counts
}

fn rounds_of_bye(bracket: &Bracket<'_>) -> Vec<usize> {
    if bracket.gives_bye { vec![usize::from(bracket.roster.field.round.0)] } else { Vec::new() }
}
