//! The best pairing of a bracket by all criteria: one matching of least weight if few vertices give short weights, else
//! one criterion after the other.
//!
//! Both leave the same pairings. The cost of a pairing at a level is the sum of the costs of its steps, each of which
//! depends on its own players only, and no sum exceeds its limit. So digits never carry ([`Digits`]), and the least
//! weight is the first list of sums in rule order; applying the levels in turn keeps, at each, exactly the least costly
//! of the pairings kept before ([`Kinds`]). The order of equal pairings applies to the remaining ones only
//! ([`Search::first`]).

use super::{ByCriteria, Cost, Criterion};
use crate::matching::{BestMatchings, Graph, LargestMatching, LeastMatching, Weight};
use crate::swiss::lexicographic::Digits;
use crate::swiss::vertex_kinds::{FEW, Kinds};
use std::cell::Cell;

/// A bracket as a matching problem: every perfect matching of its graph is a candidate.
pub(in crate::swiss) trait Search {
    type Edition: ByCriteria;
    /// Data of a vertex that the criteria read: vertices of one profile have the same costs. It also distinguishes
    /// players by clubs and colour limits: the sizes of the kinds then decide more.
    type Profile: Ord;
    type Found;

    fn bracket(&self) -> &<Self::Edition as ByCriteria>::Bracket<'_>;

    fn graph(&self) -> &Graph;

    fn profile(&self, vertex: usize) -> Self::Profile;

    /// Returns the decision made by matching two vertices, the smaller given first; `None` if it has no cost.
    fn step(&self, one: usize, other: usize) -> Option<<Self::Edition as ByCriteria>::Step>;

    /// Returns the cost of matching two vertices by a criterion, the smaller given first.
    fn cost(&self, criterion: &Criterion<Self::Edition>, one: usize, other: usize) -> Cost {
        (criterion.cost)(self.bracket(), self.step(one, other)?)
    }

    /// Returns true if all candidates are equal by a criterion.
    fn is_settled(&self, _: &Criterion<Self::Edition>) -> bool {
        false
    }

    /// Returns the first of the best matchings in order; `None` if there are too few placeholder vertices for players
    /// who are not examined.
    fn first<W: Weight>(&self, best: LeastMatching<W>) -> Option<Self::Found>;
}

/// Finds the best pairing, first of equals; `None` if there is none, or none that [`Search::first`] accepts.
pub(in crate::swiss) fn solve<S: Search>(search: &S) -> Option<S::Found> {
    let digits = digits(search);
    let fits = |bits: u32| search.graph().vertices() <= FEW && digits.bits() + i64::SPARE <= bits;
    if fits(i64::BITS) {
        return search.first(weighed::<S, i64>(search, &digits)?);
    }
    if fits(i128::BITS) {
        return search.first(weighed::<S, i128>(search, &digits)?);
    }
    search.first(LeastMatching::<i64>::of_best(&one_after_the_other(search)?)?)
}

fn criteria<S: Search>(search: &S) -> impl Iterator<Item = &'static Criterion<S::Edition>> {
    S::Edition::criteria(search.bracket()).iter().filter(|criterion| !search.is_settled(criterion))
}

/// Lays out the criteria as digits of a weight.
pub(in crate::swiss) fn digits<S: Search>(search: &S) -> Digits {
    let limits: Vec<Vec<usize>> =
        criteria(search).map(|criterion| (criterion.limits)(search.bracket())).collect();
    Digits::new(limits.into_iter())
}

/// Finds the matchings that are best by all criteria, combined in one weight.
pub(in crate::swiss) fn weighed<S: Search, W: Weight>(
    search: &S,
    digits: &Digits,
) -> Option<LeastMatching<W>> {
    let criteria: Vec<&Criterion<S::Edition>> = criteria(search).collect();
    let weigh = |step| {
        let costs = criteria.iter().map(|criterion| (criterion.cost)(search.bracket(), step));
        digits.weigh(costs, 0)
    };
    // A player left over has the same cost with many consecutive larger vertices.
    let last = vec![Cell::new((None, W::ZERO)); search.graph().vertices()];
    LeastMatching::along(search.graph(), |one, other| {
        let Some(step) = search.step(one, other) else { return W::ZERO };
        let (known, mut weight) = last[one].get();
        if known != Some(step) {
            weight = weigh(step);
            last[one].set((Some(step), weight));
        }
        weight
    })
}

/// Finds the same matchings by applying one criterion after the other.
pub(in crate::swiss) fn one_after_the_other<S: Search>(search: &S) -> Option<BestMatchings> {
    let best = BestMatchings::new(LargestMatching::of(search.graph().clone()))?;
    let mut kinds = Kinds::new(best, |vertex| search.profile(vertex));
    for criterion in criteria(search) {
        let levels = (criterion.limits)(search.bracket()).len();
        kinds.apply(levels, |one, other| search.cost(criterion, one, other));
    }
    Some(kinds.into_best())
}
