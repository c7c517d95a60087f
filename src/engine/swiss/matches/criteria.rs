//! Counts of the criteria: of a set of upfloaters (C4 to C7), then of the pairs of the bracket.

use super::{MatchEdition, MatchRoster};
use crate::swiss::criteria::{ByCriteria, Cost, Criterion};
use crate::tournament::Points;

/// A bracket and the players below it; players are places in the roster, ascending.
#[derive(Clone, Debug)]
pub(in crate::swiss) struct MatchBracket<'a> {
    pub(super) roster: &'a MatchRoster<'a>,
    pub(super) residents: &'a [usize],
    /// All players below, in order of score and number.
    pub(super) lower: &'a [usize],
    /// Number of them in the following scoregroup (1.3; T-24), which has the highest score.
    pub(super) following: usize,
    /// Scores of the lower players, highest first.
    pub(super) scores: Vec<Points>,
}

impl<'a> MatchBracket<'a> {
    /// Creates the bracket of the highest scoregroup of these players, with the others below.
    pub(super) fn top(roster: &'a MatchRoster<'a>, players: &'a [usize]) -> Self {
        let group = |players: &[usize]| {
            let score = players.first().map(|&who| roster.card(who).score);
            players.partition_point(|&who| Some(roster.card(who).score) == score)
        };
        let (residents, lower) = players.split_at(group(players));
        let mut scores: Vec<Points> = lower.iter().map(|&who| roster.card(who).score).collect();
        scores.dedup();
        invariant!(scores.is_sorted_by(|one, other| one > other), "players stand in order of score");
        Self { roster, residents, lower, following: group(lower), scores }
    }

    pub(super) fn score(&self) -> Points {
        self.residents.first().map(|&who| self.roster.card(who).score).unwrap_or_default()
    }

    pub(super) fn is_resident(&self, who: usize) -> bool {
        self.residents.binary_search(&who).is_ok()
    }

    /// Returns the players of the following scoregroup, and of those below it, who do not float up.
    pub(super) fn left_below(&self, upfloaters: &[usize]) -> [Vec<usize>; 2] {
        let (following, below) = self.lower.split_at(self.following);
        let stay =
            |players: &[usize]| players.iter().copied().filter(|who| !upfloaters.contains(who)).collect();
        [stay(following), stay(below)]
    }

    /// Returns the level of a lower player's score, 0 for the lowest.
    fn level(&self, who: usize) -> usize {
        let score = self.roster.card(who).score;
        let higher = self.scores.partition_point(|&higher| higher > score);
        self.scores.len().saturating_sub(1 + higher)
    }

    pub(super) fn score_of(&self, level: usize) -> Option<Points> {
        self.scores.iter().rev().nth(level).copied()
    }
}

/// A decision about two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::swiss) enum MatchStep {
    /// Two players of the bracket meet, both residents or both upfloaters.
    Pair(usize, usize),
    Upfloat {
        resident: usize,
        upfloater: usize,
    },
    /// The bracket of the following scoregroup will need one more upfloater.
    Ahead,
}

/// Subject of a criterion, which determines when it is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::swiss) enum CriterionSubject {
    Set,
    /// The set of upfloaters, by its effect on the following scoregroup.
    Following,
    /// The pairs of the bracket, once the set is fixed.
    Pairs,
}

impl<E: MatchEdition> ByCriteria for E {
    type Bracket<'a> = MatchBracket<'a>;
    type Step = MatchStep;
    type OwnCriterion = CriterionSubject;
    type Level = usize;

    fn criteria(_: &MatchBracket<'_>) -> &'static [Criterion<Self>] {
        E::CRITERIA
    }

    fn level(_: &MatchBracket<'_>, _: &Criterion<Self>, level: usize) -> usize {
        level
    }
}

/// Number of upfloaters (2.3.1).
pub(super) fn c4(_: &MatchBracket<'_>, step: MatchStep) -> Cost {
    matches!(step, MatchStep::Upfloat { .. }).then_some((0, 1))
}

/// Scores of the upfloaters, compared in ascending order: the lowest is the most significant (2.3.2, T-5).
pub(super) fn c5(bracket: &MatchBracket<'_>, step: MatchStep) -> Cost {
    let MatchStep::Upfloat { upfloater, .. } = step else { return None };
    Some((bracket.level(upfloater), 1))
}

/// Number of upfloaters that the bracket of the following scoregroup needs then (2.3.3, T-6). Sets that are equal by
/// the previous criteria leave the same number of players in that scoregroup, so that the fewest upfloaters are also
/// the fewest beyond its parity.
pub(super) fn c6(_: &MatchBracket<'_>, step: MatchStep) -> Cost {
    matches!(step, MatchStep::Ahead).then_some((0, 1))
}

/// Upfloaters that floated in the previous round (2.3.4).
pub(super) fn c7(bracket: &MatchBracket<'_>, step: MatchStep) -> Cost {
    let MatchStep::Upfloat { upfloater, .. } = step else { return None };
    bracket.roster.card(upfloater).own.floated.then_some((0, 1))
}

/// Players who meet an upfloater and floated in the previous round. Two upfloaters never meet in a set of the
/// least size (T-35).
pub(super) fn floated_opponents(bracket: &MatchBracket<'_>, step: MatchStep) -> Cost {
    let MatchStep::Upfloat { resident, .. } = step else { return None };
    bracket.roster.card(resident).own.floated.then_some((0, 1))
}

/// Returns the two players of a pair of the bracket; `None` for other steps.
fn pair_of(step: MatchStep) -> Option<[usize; 2]> {
    match step {
        MatchStep::Pair(one, other) => Some([one, other]),
        MatchStep::Upfloat { resident, upfloater } => Some([resident, upfloater]),
        MatchStep::Ahead => None,
    }
}

/// Pairs of two players with the same due colour, so that one of them does not receive it.
pub(super) fn preferences(bracket: &MatchBracket<'_>, step: MatchStep) -> Cost {
    let [one, other] = pair_of(step)?;
    bracket.roster.clash(one, other).then_some((0, 1))
}

/// Pairs of two players with the same strong preference.
pub(super) fn strong_preferences(bracket: &MatchBracket<'_>, step: MatchStep) -> Cost {
    let [one, other] = pair_of(step)?;
    let is_strong = |who: usize| bracket.roster.card(who).own.strong;
    (bracket.roster.clash(one, other) && is_strong(one) && is_strong(other)).then_some((0, 1))
}

pub(super) fn residents(bracket: &MatchBracket<'_>) -> Vec<usize> {
    vec![bracket.residents.len()]
}

pub(super) fn residents_by_score(bracket: &MatchBracket<'_>) -> Vec<usize> {
    vec![bracket.residents.len(); bracket.scores.len()]
}

pub(super) fn following(bracket: &MatchBracket<'_>) -> Vec<usize> {
    vec![bracket.following]
}

/// The criteria on the set of upfloaters, C4 to C7, which the texts share.
pub(super) const fn of_the_set<E: MatchEdition>() -> [Criterion<E>; 4] {
    [
        Criterion::<E>::new("C4", "why-not-upfloaters", c4, residents).own(CriterionSubject::Set),
        Criterion::<E>::new("C5", "why-not-upfloater-scores", c5, residents_by_score)
            .by_score()
            .own(CriterionSubject::Set),
        Criterion::<E>::new("C6", "why-not-following", c6, following).own(CriterionSubject::Following),
        Criterion::<E>::new("C7", "why-not-floated", c7, residents).own(CriterionSubject::Set),
    ]
}
