//! Criteria shared by the editions of 2026: a text is a list of criteria, most significant first, and a pairing of a
//! bracket is a set of steps, each with a cost by every criterion. The search ([`solve`]), "why not?" ([`why_not`]) and
//! the tests read the same list.
//!
//! Each edition defines what is specific to its text: the members of a bracket, the order of equal pairings, the facts
//! that its explanation names.

mod descent;
mod search;
pub(super) mod why_not;

pub(super) use descent::{BracketOutcome, Descending, ScoreGroups, Step, brackets, brackets_by};
pub(super) use search::{Search, solve};
#[cfg(test)]
pub(super) use search::{digits, one_after_the_other, weighed};

use std::fmt;

/// Cost of one step by a criterion: a count at one of its levels. Level 0 is the most significant; where scores are
/// levels, their order is that in which the rules compare lists of scores.
pub(super) type Cost = Option<(usize, u32)>;

/// An edition that pairs by criteria.
pub(super) trait ByCriteria: Sized + 'static {
    /// Input of a criterion: a bracket, and the groups below it.
    type Bracket<'a>: Clone;
    /// One decision about a player or two.
    type Step: Copy + PartialEq;
    /// Edition-specific data of a criterion.
    type OwnCriterion: Copy;
    /// Meaning of a level, most significant first, so that counts of two brackets are comparable.
    type Level: Copy + Ord;
    /// Returns the criteria with a cost, most significant first; those before them hold for every candidate.
    fn criteria(bracket: &Self::Bracket<'_>) -> &'static [Criterion<Self>];

    /// Returns the meaning of a level of a criterion in a bracket.
    fn level(bracket: &Self::Bracket<'_>, criterion: &Criterion<Self>, level: usize) -> Self::Level;
}

pub(super) struct Criterion<E: ByCriteria> {
    pub(super) id: &'static str,
    /// Reason to show if a round is worse by it.
    pub(super) why_not: &'static str,
    pub(super) by_score: bool,
    pub(super) cost: fn(&E::Bracket<'_>, E::Step) -> Cost,
    /// Largest possible sum at each level; empty if the criterion decides nothing.
    pub(super) limits: fn(&E::Bracket<'_>) -> Vec<usize>,
    /// Index of the criterion that it applies to the next bracket.
    pub(super) ahead: Option<usize>,
    pub(super) own: Option<E::OwnCriterion>,
}

impl<E: ByCriteria> Clone for Criterion<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E: ByCriteria> Copy for Criterion<E> {}

impl<E: ByCriteria> fmt::Debug for Criterion<E> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.id)
    }
}

impl<E: ByCriteria> Criterion<E> {
    pub(super) const fn new(
        id: &'static str,
        why_not: &'static str,
        cost: fn(&E::Bracket<'_>, E::Step) -> Cost,
        limits: fn(&E::Bracket<'_>) -> Vec<usize>,
    ) -> Self {
        Self { id, why_not, by_score: false, cost, limits, ahead: None, own: None }
    }

    pub(super) const fn by_score(self) -> Self {
        Self { by_score: true, ..self }
    }

    /// Applies the criterion at index `place` to the next bracket.
    pub(super) const fn ahead(self, place: usize) -> Self {
        Self { ahead: Some(place), ..self }
    }

    pub(super) const fn own(self, own: E::OwnCriterion) -> Self {
        Self { own: Some(own), ..self }
    }
}
