//! The best pairing of a bracket by one matching of least weight: every criterion is a digit of the weight.

use super::super::bracket::Bracket;
use super::super::criteria::CRITERIA;
use super::super::first::{self, Found, Weigh};
use super::super::order;
use super::super::space::{Scope, Space};
use crate::matching::{Graph, LeastMatching, Weight, Wide};
use crate::swiss::criteria::Outcome;
use crate::swiss::lexicographic::Digits;

/// Finds the best pairing of a bracket, first of equals; `None` when there is none in this scope.
pub(super) fn solve(bracket: &Bracket<'_>, scope: Scope<'_>) -> Option<Outcome> {
    let space = Space::new(bracket, scope);
    solve_from(&space, &space.graph(), 0, |_, _| 0).map(|(outcome, _)| outcome)
}

/// Finds the best pairing, first of equals, of those that are perfect matchings of a graph and charged least by `before`; then
/// by the criteria from the `first` on. `None` when there is none.
pub(in super::super) fn solve_from(
    space: &Space<'_>,
    graph: &Graph,
    first: usize,
    before: impl Fn(usize, usize) -> u32,
) -> Option<Found> {
    type Widest = Wide<16>;
    let mut limits = vec![vec![graph.vertices() * graph.vertices()]];
    limits.extend(CRITERIA.iter().enumerate().map(|(place, criterion)| {
        if place < first { Vec::new() } else { (criterion.limits)(space.bracket) }
    }));
    let digits = Digits::new(limits.into_iter());
    let search = Search { space, before, digits };
    assert!(search.digits.bits() + order::bits(space.members()) + Widest::SPARE <= Widest::BITS);
    let least = LeastMatching::along(graph, |one, other| search.weigh::<Widest>(one, other, 0))?;
    let is_too_narrow = space.wants_more(|vertex| least.mate(vertex));
    (!is_too_narrow).then(|| first::of_least(space, &search, least))
}

struct Search<'a, B> {
    space: &'a Space<'a>,
    before: B,
    digits: Digits,
}

impl<B: Fn(usize, usize) -> u32> Weigh for Search<'_, B> {
    fn weigh<W: Weight>(&self, one: usize, other: usize, above: u32) -> W {
        let before = Some((0, (self.before)(one, other)));
        let cost = |step| CRITERIA.iter().map(move |criterion| (criterion.cost)(self.space.bracket, step));
        let costs = self.space.step(one, other).into_iter().flat_map(cost);
        self.digits.weigh(std::iter::once(before).chain(costs), above)
    }
}
