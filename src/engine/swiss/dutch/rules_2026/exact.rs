//! The best pairing of a bracket by one matching of least weight over all remaining players: every criterion is a digit
//! of the weight. It uses none of the bounds, the partial views and the counts by kinds of the regular search
//! ([`super::narrowing`]): they have only the criteria and the order of equal pairings in common. So it is the
//! cross-check of this edition.

use super::bracket::DutchBracket;
use super::first::{self, FoundPairing, Weigh};
use super::lower_demand::Below;
use super::order;
use super::space::{Scope, Space};
use crate::matching::{Graph, LeastMatching, Weight, Wide};
use crate::swiss::criteria::BracketOutcome;
use crate::swiss::lexicographic::Digits;

/// The width of weights that most brackets need, and the largest one.
type Usual = Wide<4>;
type Widest = Wide<16>;

/// Error: the weights of a bracket are wider than any available number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::swiss::dutch) struct TooWide;

/// Pairs a bracket; `None` if no legal pairing of all the remaining players exists.
pub(in crate::swiss::dutch) fn pair(
    bracket: &mut DutchBracket<'_>,
) -> Result<Option<BracketOutcome>, TooWide> {
    if bracket.bye.is_some_and(|bye| bye.is_from(bracket.score())) && bracket.can_give_bye() {
        bracket.gives_bye = true;
        return solve(bracket, Scope::Bracket(&Below::open(1)));
    }
    bracket.looks_ahead = true;
    solve(bracket, Scope::All)
}

/// Finds the best pairing of a bracket, first of equals; `None` if there is none in this scope.
pub(in crate::swiss::dutch) fn solve(
    bracket: &DutchBracket<'_>,
    scope: Scope<'_>,
) -> Result<Option<BracketOutcome>, TooWide> {
    let space = Space::new(bracket, scope);
    let found = solve_from(&space, &space.graph(), 0, |_, _| 0)?;
    Ok(found.map(|(outcome, _)| outcome))
}

/// Finds the best pairing, first of equals, of the perfect matchings of a graph of least cost by `before`, then by the
/// criteria from index `first` on. `None` if there is none.
pub(in crate::swiss::dutch) fn solve_from(
    space: &Space<'_>,
    graph: &Graph,
    first: usize,
    before: impl Fn(usize, usize) -> u32,
) -> Result<Option<FoundPairing>, TooWide> {
    let mut limits = vec![vec![graph.vertices() * graph.vertices()]];
    limits.extend(space.bracket.criteria.iter().enumerate().map(|(place, criterion)| {
        if place < first { Vec::new() } else { (criterion.limits)(space.bracket) }
    }));
    let digits = Digits::new(limits.into_iter());
    let bits = digits.bits() + order::bits(space.members());
    let search = Search { space, before, digits };
    if bits + Usual::SPARE <= Usual::BITS {
        Ok(search.least::<Usual>(graph))
    } else if bits + Widest::SPARE <= Widest::BITS {
        Ok(search.least::<Widest>(graph))
    } else {
        Err(TooWide)
    }
}

struct Search<'a, B> {
    space: &'a Space<'a>,
    before: B,
    digits: Digits,
}

impl<B: Fn(usize, usize) -> u32> Search<'_, B> {
    fn least<W: Weight>(&self, graph: &Graph) -> Option<FoundPairing> {
        let least = LeastMatching::along(graph, |one, other| self.weigh::<W>(one, other, 0))?;
        let is_too_narrow = self.space.wants_more(|vertex| least.mate(vertex));
        (!is_too_narrow).then(|| first::of_least(self.space, self, least))
    }
}

impl<B: Fn(usize, usize) -> u32> Weigh for Search<'_, B> {
    fn weigh<W: Weight>(&self, one: usize, other: usize, above: u32) -> W {
        let before = Some((0, (self.before)(one, other)));
        let bracket = self.space.bracket;
        let cost = |step| bracket.criteria.iter().map(move |criterion| (criterion.cost)(bracket, step));
        let costs = self.space.step(one, other).into_iter().flat_map(cost);
        self.digits.weigh(std::iter::once(before).chain(costs), above)
    }
}
