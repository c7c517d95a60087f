//! What the editions of 2026 share: a text is a list of criteria, the gravest first, and a pairing of a bracket is a set of steps, each of
//! which every criterion charges or not. The search ([`solve`]), "why not?" ([`why_not`]) and the tests read the same list.
//!
//! What stays with each edition is what its text alone says: who is in a bracket, the order of equal pairings, the facts that its
//! explanation names.

mod descent;
mod search;
pub(super) mod why_not;

pub(super) use descent::{Descending, Outcome, ScoreGroups, Step, brackets, brackets_by};
pub(super) use search::{Search, solve};
#[cfg(test)]
pub(super) use search::{digits, one_after_the_other, weighed};

/// What one step costs by a criterion: a count at one of its levels. Level 0 weighs most; where scores are levels, they stand in the order
/// in which lists of scores compare as the rules want.
pub(super) type Cost = Option<(usize, u32)>;

/// An edition that pairs by criteria.
pub(super) trait ByCriteria: Sized + 'static {
    /// What a criterion looks at: a bracket, and what stands below it.
    type Bracket<'a>: Clone;
    /// One decision about a player or two.
    type Step: Copy + PartialEq;
    /// What the edition asks of a criterion besides.
    type OwnCriterion: Copy;
    /// What a level stands for, the gravest first, so that counts of two brackets compare.
    type Level: Copy + Ord;
    /// The criteria that weigh, the gravest first; those before them hold for every step that is considered at all.
    const CRITERIA: &'static [Criterion<Self>];

    /// Returns what a level of a criterion stands for in a bracket.
    fn level(bracket: &Self::Bracket<'_>, criterion: &Criterion<Self>, level: usize) -> Self::Level;
}

/// One criterion, or a part of one.
pub(super) struct Criterion<E: ByCriteria> {
    /// Its name in the rules.
    pub(super) id: &'static str,
    /// The reason to show where a round is worse by it.
    pub(super) why_not: &'static str,
    /// Whether its levels are scores.
    pub(super) by_score: bool,
    /// What a step costs.
    pub(super) cost: fn(&E::Bracket<'_>, E::Step) -> Cost,
    /// The largest sum that can come up at each level; none where the criterion decides nothing.
    pub(super) limits: fn(&E::Bracket<'_>) -> Vec<usize>,
    /// The place in the list of the one that it asks of the next bracket.
    pub(super) ahead: Option<usize>,
    pub(super) own: Option<E::OwnCriterion>,
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

    /// What the criterion at this place counts in the next bracket.
    pub(super) const fn ahead(self, place: usize) -> Self {
        Self { ahead: Some(place), ..self }
    }

    pub(super) const fn own(self, own: E::OwnCriterion) -> Self {
        Self { own: Some(own), ..self }
    }
}
