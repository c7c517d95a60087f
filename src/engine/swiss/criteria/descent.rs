//! Editions that pair their brackets from the top down and pass on downfloaters (Dutch 1.9.2, Burstein 3.2): the
//! possible decisions, and the criteria that they share: the number and scores of players left over, in this bracket
//! and in the next.

use super::{ByCriteria, Criterion};
use crate::format::Reason;
use crate::swiss::roster::Roster;
use crate::tournament::Points;
use std::cmp::Reverse;

/// A decision about one or two players; players are places in the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::swiss) enum Step {
    /// Two players of the bracket meet, the higher ranked first.
    Pair(usize, usize),
    /// A player of the bracket is left over, to be paired in the next one or, if `beyond`, still lower or not at all.
    Float { who: usize, beyond: bool },
    /// A player of the next scoregroup is left over there.
    Follow,
}

/// Pairing of a bracket; players are places in the roster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::swiss) struct BracketOutcome {
    /// The pairs, the higher ranked player first, in order of the higher ranked.
    pub(in crate::swiss) pairs: Vec<[usize; 2]>,
    pub(in crate::swiss) floaters: Vec<usize>,
    /// The recipient of the bye, if a bracket decides that.
    pub(in crate::swiss) bye: Option<usize>,
}

impl BracketOutcome {
    pub(in crate::swiss) fn steps(&self) -> impl Iterator<Item = Step> + Clone + '_ {
        let left = self.floaters.iter().chain(&self.bye);
        let pairs = self.pairs.iter().map(|&[one, other]| Step::Pair(one, other));
        pairs.chain(left.map(|&who| Step::Float { who, beyond: false }))
    }
}

/// An edition whose brackets pass players down.
pub(in crate::swiss) trait Descending:
    ByCriteria<Step = Step, Level = Reverse<Points>>
{
    /// Edition-specific data of the roster's cards.
    type Own;

    /// Creates the bracket of the first of some scoregroups; `bye` is the score of the player with the bye, until it is
    /// allocated.
    fn bracket<'a>(
        roster: &'a Roster<'a, Self::Own>,
        moved_down: &[usize],
        groups: &'a [Vec<usize>],
        bye: Option<Points>,
    ) -> Self::Bracket<'a>;

    /// Finds the best pairing of a bracket, the first of equals; `None` if not all remaining players can be paired.
    fn pair(bracket: &mut Self::Bracket<'_>) -> Option<BracketOutcome>;

    /// Returns the members of a bracket, and their scores, highest first: the last is that of the residents.
    fn members<'b>(bracket: &'b Self::Bracket<'_>) -> (&'b [usize], &'b [Points]);

    /// Returns the index of a member's score among those.
    fn score_level(bracket: &Self::Bracket<'_>, who: usize) -> usize;

    /// Returns the choice in the order of equal pairings that comes later in the second outcome, as a reason.
    fn later(bracket: &Self::Bracket<'_>, outcomes: [&BracketOutcome; 2]) -> Reason;

    /// Returns the score of the residents.
    fn score(bracket: &Self::Bracket<'_>) -> Points {
        Self::members(bracket).1.last().copied().unwrap_or_default()
    }

    fn members_by_score(bracket: &Self::Bracket<'_>) -> Vec<usize> {
        let (members, scores) = Self::members(bracket);
        let mut counts = vec![0; scores.len()];
        members.iter().for_each(|&who| counts[Self::score_level(bracket, who)] += 1);
        counts
    }
}

/// The criteria that count players left over.
impl<E: Descending> Criterion<E> {
    /// Number of players left over (Dutch C6, Burstein C5).
    pub(in crate::swiss) const fn left_over(
        id: &'static str,
        limits: fn(&E::Bracket<'_>) -> Vec<usize>,
    ) -> Self {
        let cost = |_: &E::Bracket<'_>, step| matches!(step, Step::Float { .. }).then_some((0, 1));
        Self::new(id, "why-not-left-over", cost, limits)
    }

    /// Scores of the players left over, in descending order (Dutch C7, Burstein C6).
    pub(in crate::swiss) const fn left_over_scores(id: &'static str) -> Self {
        let cost = |bracket: &E::Bracket<'_>, step| match step {
            Step::Float { who, .. } => Some((E::score_level(bracket, who), 1)),
            Step::Pair(..) | Step::Follow => None,
        };
        Self::new(id, "why-not-left-over-scores", cost, |bracket| E::members_by_score(bracket)).by_score()
    }

    /// The following bracket: first its number of players left over, which fixes its number of pairs (Dutch C8,
    /// Burstein C7) …
    pub(in crate::swiss) const fn next_left_over(
        id: &'static str,
        limits: fn(&E::Bracket<'_>) -> Vec<usize>,
    ) -> Self {
        let cost = |_: &E::Bracket<'_>, step| match step {
            Step::Float { beyond: true, .. } | Step::Follow => Some((0, 1)),
            Step::Float { beyond: false, .. } | Step::Pair(..) => None,
        };
        Self::new(id, "why-not-next-left-over", cost, limits).ahead(0)
    }

    /// … then the scores of those players, the last one that of the next scoregroup.
    pub(in crate::swiss) const fn next_left_over_scores(
        id: &'static str,
        limits: fn(&E::Bracket<'_>) -> Vec<usize>,
    ) -> Self {
        let cost = |bracket: &E::Bracket<'_>, step| match step {
            Step::Float { who, beyond: true } => Some((E::score_level(bracket, who), 1)),
            Step::Follow => Some((E::members(bracket).1.len(), 1)),
            Step::Float { beyond: false, .. } | Step::Pair(..) => None,
        };
        Self::new(id, "why-not-next-left-over-scores", cost, limits).by_score().ahead(1)
    }
}

/// The scoregroups of a round, highest score first, before they become brackets.
pub(in crate::swiss) struct ScoreGroups<'a, E: Descending> {
    pub(in crate::swiss) roster: Roster<'a, E::Own>,
    pub(super) residents: Vec<Vec<usize>>,
    /// Score of the player with the bye, if a bracket decides that.
    bye: Option<Points>,
}

impl<'a, E: Descending> ScoreGroups<'a, E> {
    /// Groups all players except one who already has the bye.
    pub(in crate::swiss) fn new(
        roster: Roster<'a, E::Own>,
        with_bye: Option<usize>,
        bye: Option<Points>,
    ) -> Self {
        let residents = roster.groups((0..roster.len()).filter(|&who| Some(who) != with_bye));
        Self { roster, residents, bye }
    }

    /// Creates the bracket of the group at an index; `None` if there is no such group.
    pub(super) fn bracket(
        &self,
        at: usize,
        moved_down: &[usize],
        bye_is_given: bool,
    ) -> Option<E::Bracket<'_>> {
        let groups = self.residents.get(at..).filter(|groups| !groups.is_empty())?;
        Some(E::bracket(&self.roster, moved_down, groups, self.bye.filter(|_| !bye_is_given)))
    }
}

/// Pairs the brackets from the top down; `see` receives each with its pairing.
///
/// # Errors
/// Returns the bracket in which not all remaining players can be paired.
pub(in crate::swiss) fn brackets<'a, E: Descending>(
    groups: &'a ScoreGroups<'_, E>,
    see: impl FnMut(&E::Bracket<'a>, &BracketOutcome),
) -> Result<(), E::Bracket<'a>> {
    brackets_by(groups, E::pair, see)
}

/// Same as [`brackets`], with `pair` to pair each bracket.
pub(in crate::swiss) fn brackets_by<'a, E: Descending>(
    groups: &'a ScoreGroups<'_, E>,
    mut pair: impl FnMut(&mut E::Bracket<'a>) -> Option<BracketOutcome>,
    mut see: impl FnMut(&E::Bracket<'a>, &BracketOutcome),
) -> Result<(), E::Bracket<'a>> {
    let (mut moved_down, mut bye_is_given, mut at) = (Vec::new(), false, 0);
    while let Some(mut bracket) = groups.bracket(at, &moved_down, bye_is_given) {
        let Some(outcome) = pair(&mut bracket) else { return Err(bracket) };
        see(&bracket, &outcome);
        bye_is_given |= outcome.bye.is_some();
        moved_down = outcome.floaters;
        at += 1;
    }
    Ok(())
}
