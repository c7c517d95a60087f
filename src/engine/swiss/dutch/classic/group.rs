//! A homogeneous bracket or a remainder: the first exchange (D.2) with the first transposition (D.1).
//!
//! A weight finds the first exchange, because with n players exchanged the sum of the places in S1 grows by exactly the
//! difference of D.2: so count and sum, taken over the higher ranked player of each pair, order exchanges as the text
//! does, up to the identity of the players. That is decided place by place while the weight stays least.
//!
//! The costs must equal the budget: if the budget were larger than the least cost, a cheaper exchange would hide an
//! earlier one. No stage leaves any surplus. x is raised by one at a time (C.11), starting from a lower bound, and with
//! one raise fewer every level of floats and every choice of opponents failed or was excluded by the bound. So the cost
//! of a remainder is never less than its budget, which consists of the raises that its moved-down players leave (N-7).

use super::cards::{Cards, Rank};
use super::lower_bracket::Destination;
use super::transposition::{
    BracketPlayer, CostRule, MayLeave, Opponents, Subgroups, acceptable, downfloat_cost,
};
use crate::matching::{Graph, LargestMatching, LeastMatching, Weight, WeightedGraph};
use crate::swiss::lexicographic::unexchanged_duals;
use std::cmp::Reverse;

/// Players exchanged between S1 and S2 (D.2), by their places in the group, counted from 0. The order of the
/// fields is the order in which exchanges are tried (N-10).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Exchange {
    /// Number of players of each half.
    pub(super) count: usize,
    /// Difference of the sums of their places.
    pub(super) difference: usize,
    /// Players who leave S1, lowest first.
    pub(super) out: Vec<Reverse<usize>>,
    /// Players from S2, highest first.
    pub(super) into: Vec<usize>,
}

impl Exchange {
    /// Returns the exchange that leaves S1 with the given places; `None` if they are the upper `upper.len()`.
    fn to(upper: &[usize]) -> Option<Self> {
        let pairs = upper.len();
        let into: Vec<usize> = upper.iter().copied().filter(|&place| place >= pairs).collect();
        let out: Vec<usize> = (0..pairs).rev().filter(|place| !upper.contains(place)).collect();
        let difference = into.iter().sum::<usize>() - out.iter().sum::<usize>();
        let count = into.len();
        (count > 0).then(|| Self { count, difference, out: out.into_iter().map(Reverse).collect(), into })
    }
}

/// The pairing of a homogeneous group.
#[derive(Clone, Debug)]
pub(super) struct GroupPairing {
    pub(super) exchange: Option<Exchange>,
    /// For each player of S1, the index of their opponent in S2 (D.1).
    pub(super) transposition: Vec<usize>,
    /// The pairs, higher ranked player first.
    pub(super) pairs: Vec<[Rank; 2]>,
    /// Players without a pair, in the order of A.2.
    pub(super) left: Vec<Rank>,
}

/// A homogeneous group under the conditions in force.
#[derive(Clone, Debug)]
pub(super) struct HomogeneousGroup<'a> {
    pub(super) cards: &'a Cards<'a>,
    /// The players, in the order of A.2.
    pub(super) nodes: Vec<BracketPlayer>,
    /// p: the number of pairs to make.
    pub(super) pairs: usize,
    pub(super) price: CostRule,
    pub(super) budget: u32,
    /// Destination of the players left over.
    pub(super) destination: Destination<'a>,
}

impl HomogeneousGroup<'_> {
    /// Returns the first pairing in the order of C.7 and C.8.
    pub(super) fn first(&self) -> Option<GroupPairing> {
        self.unexchanged().or_else(|| self.exchanged())
    }

    /// Returns the first pairing without an exchange.
    pub(super) fn unexchanged(&self) -> Option<GroupPairing> {
        let upper: Vec<usize> = (0..self.pairs).collect();
        self.with_upper(&upper)
    }

    /// Returns true if the first transposition without an exchange is a pairing already: a quick test that decides most
    /// groups.
    pub(super) fn is_plain(&self) -> bool {
        let (upper, lower) = self.nodes.split_at(self.pairs.min(self.nodes.len()));
        let split = Subgroups { cards: self.cards, upper, lower, price: self.price, budget: self.budget };
        split.first().is_some_and(|transposition| {
            let mut paired = vec![false; lower.len()];
            transposition.iter().for_each(|&place| paired[place] = true);
            let left = lower.iter().zip(&paired).filter(|&(_, &paired)| !paired).map(|(node, _)| node.rank);
            self.destination.admits(&left.collect::<Vec<_>>())
        })
    }

    /// Returns the first pairing with these places as S1.
    fn with_upper(&self, upper: &[usize]) -> Option<GroupPairing> {
        let mut in_upper = vec![false; self.nodes.len()];
        upper.iter().for_each(|&place| in_upper[place] = true);
        let half = |wanted: bool| -> Vec<BracketPlayer> {
            let nodes = self.nodes.iter().zip(&in_upper);
            nodes.filter(|&(_, &is_upper)| is_upper == wanted).map(|(node, _)| *node).collect()
        };
        let (upper_nodes, lower_nodes) = (half(true), half(false));
        let split = Subgroups {
            cards: self.cards,
            upper: &upper_nodes,
            lower: &lower_nodes,
            price: self.price,
            budget: self.budget,
        };
        let pairing = |transposition: Vec<usize>| {
            let mut paired = vec![false; lower_nodes.len()];
            let mut pairs = Vec::with_capacity(upper.len());
            for (one, &other) in upper_nodes.iter().zip(&transposition) {
                paired[other] = true;
                pairs.push([one.rank, lower_nodes[other].rank]);
            }
            let left = lower_nodes.iter().zip(&paired).filter(|&(_, &paired)| !paired);
            let left = left.map(|(node, _)| node.rank).collect();
            GroupPairing { exchange: Exchange::to(upper), left, transposition, pairs }
        };
        let first = pairing(split.first()?);
        if self.destination.admits(&first.left) {
            Some(first)
        } else {
            split.first_with(self.destination).map(pairing)
        }
    }

    /// Returns the cost of a pair, or `None` if it is not allowed or costs more than the full budget.
    fn pair_cost(&self, one: usize, other: usize) -> Option<u32> {
        let (one, other) = (&self.nodes[one], &self.nodes[other]);
        let cost = self.price.pair(one.side, other.side);
        (cost <= self.budget && acceptable(self.cards, one, other)).then_some(cost)
    }

    fn leave_cost(&self, place: usize) -> Option<u32> {
        let node = &self.nodes[place];
        let cost = self.price.leave(node.side);
        (cost <= self.budget && node.may_leave != MayLeave::No).then_some(cost)
    }

    /// Calls `edge` for all possible matches: pairs (lower place first), and players left over with the vertices of
    /// their destination.
    fn edges(&self, mut edge: impl FnMut(usize, usize, u32)) {
        let count = self.nodes.len();
        let opponents = Opponents::new(self.cards, &self.nodes);
        for (one, node) in self.nodes.iter().enumerate() {
            let mut later = opponents.of(node);
            later.drop_below(one + 1);
            for other in later.iter() {
                let cost = self.price.pair(node.side, self.nodes[other].side);
                if cost <= self.budget {
                    edge(one, other, cost);
                }
            }
            if let Some(cost) = self.leave_cost(one) {
                self.destination.of(node.rank, |vertex| edge(one, count + vertex, cost));
            }
        }
        self.destination.edges(|one, other| edge(count + one, count + other, 0));
    }

    fn vertices(&self) -> usize {
        self.nodes.len() + self.destination.vertices()
    }

    fn left(&self) -> usize {
        self.nodes.len() - 2 * self.pairs
    }

    /// Returns true if a pairing, given as each pair or player left over by places, costs no more than the budget.
    pub(super) fn affords(&self, pairing: impl Iterator<Item = (usize, Option<usize>)>) -> bool {
        let cost = |(one, mate): (usize, Option<usize>)| match mate {
            Some(other) => self.pair_cost(one.min(other), one.max(other)),
            None => self.leave_cost(one),
        };
        let cost: Option<u32> = pairing.map(cost).sum();
        cost.is_some_and(|cost| cost <= self.budget)
    }

    /// Returns true if any exchange and transposition gives a pairing.
    pub(super) fn is_possible(&self) -> bool {
        if self.is_free() {
            LargestMatching::of(self.graph()).is_perfect()
        } else {
            self.least_cost().is_some_and(|least| least <= self.budget)
        }
    }

    /// Returns true if all possible matches cost nothing, and a matching leaves over exactly the required number.
    fn is_free(&self) -> bool {
        self.budget == 0 && !self.destination.counts()
    }

    fn graph(&self) -> Graph {
        let mut graph = Graph::new(self.vertices());
        self.edges(|one, other, _| graph.join(one, other));
        graph
    }

    /// Returns the least cost of a pairing, if it is within the budget or near it.
    pub(super) fn least_cost(&self) -> Option<u32> {
        self.cheapest().map(|(least, _)| least)
    }

    /// Returns the least cost of a pairing, and the pairings of that cost.
    fn cheapest(&self) -> Option<(u32, LeastMatching<i64>)> {
        let count = self.nodes.len();
        let downfloat = downfloat_cost(self.destination, count);
        let mut graph = WeightedGraph::<i64>::new(self.vertices());
        self.edges(|one, other, cost| {
            let leaves = one < count && other >= count;
            graph.join(one, other, i64::from(cost) + if leaves { downfloat } else { 0 });
        });
        let matching = LeastMatching::new(graph).ok()?;
        let cost = matching.weight() - downfloat * i64::try_from(self.left()).ok()?;
        let cost = if downfloat > 0 && cost >= downfloat { None } else { u32::try_from(cost).ok() };
        Some((cost?, matching))
    }

    /// Returns the first pairing with an exchange, given that there is none without.
    fn exchanged(&self) -> Option<GroupPairing> {
        if self.is_free() {
            let all = LargestMatching::of(self.graph());
            return if all.is_perfect() { self.exchanged_along(all.graph()) } else { None };
        }
        let (least, cheapest) = self.cheapest().filter(|&(least, _)| least <= self.budget)?;
        invariant!(least == self.budget, "stages leave no room");
        if let Some(tight) = cheapest.plain() {
            return self.exchanged_along(tight.graph());
        }
        let bits = self.bits();
        let digits = if self.destination.counts() { 5 } else { 4 };
        if digits * bits + bits < i64::BITS - <i64 as Weight>::SPARE {
            self.exchanged_with::<i64>(bits)
        } else {
            self.exchanged_with::<i128>(bits)
        }
    }

    /// Returns the number of bits of a digit: sums of places need twice those of a place; costs and counts stay below
    /// the number of players.
    fn bits(&self) -> u32 {
        usize::BITS - self.vertices().leading_zeros()
    }

    /// Returns the weight of a pair by its exchange: the place of its higher ranked player, and above that 1 if that
    /// player is from S2.
    fn weigh<W: Weight>(&self, one: usize, bits: u32) -> W {
        let place = u32::try_from(one).unwrap_or(u32::MAX);
        W::digit(u32::from(one >= self.pairs), 2 * bits) + W::digit(place, 0)
    }

    /// Returns the first pairing with an exchange, given that all pairings along these edges have an allowed cost.
    fn exchanged_along(&self, edges: &Graph) -> Option<GroupPairing> {
        let (count, bits) = (self.nodes.len(), self.bits());
        let mut graph = WeightedGraph::<i64>::new(self.vertices());
        for (one, other) in edges.edges() {
            graph.join(one, other, if other < count { self.weigh(one, bits) } else { 0 });
        }
        self.first_exchanged(graph, false)
    }

    /// Same as [`exchanged_along`](Self::exchanged_along) with all edges, of whose pairings the cheapest have the
    /// allowed cost.
    fn exchanged_with<W: Weight>(&self, bits: u32) -> Option<GroupPairing> {
        let (count, counts) = (self.nodes.len(), self.destination.counts());
        let leave = W::digit(u32::from(counts), 4 * bits);
        let mut graph = WeightedGraph::<W>::new(self.vertices());
        self.edges(|one, other, cost| {
            let exchanged = match (one < count, other < count) {
                (true, true) => self.weigh(one, bits),
                (true, false) => leave,
                _ => W::ZERO,
            };
            graph.join(one, other, W::digit(cost, 3 * bits) + exchanged);
        });
        self.first_exchanged(graph, counts)
    }

    /// Returns the first of all pairings of least weight, which exchange as few players and as near ones as possible:
    /// the one that moves the lowest players out of S1 (`out`), then the highest into it (`into`). The search starts
    /// without an exchange; players left over weigh nothing there unless `leaving_weighs`.
    fn first_exchanged<W: Weight>(
        &self,
        graph: WeightedGraph<W>,
        leaving_weighs: bool,
    ) -> Option<GroupPairing> {
        let count = self.nodes.len();
        let mut guess: Vec<W> = unexchanged_duals(0..count, self.pairs);
        let lower = guess.last().copied().filter(|_| !leaving_weighs);
        guess.resize(self.vertices(), lower.map_or(W::ZERO, |lower| W::ZERO - lower));
        let mut matching = LeastMatching::near(graph, &guess).ok()?;
        let is_upper =
            |matching: &LeastMatching<W>, place: usize| (place + 1..count).contains(&matching.mate(place));
        let mut open = (self.pairs..count).filter(|&place| is_upper(&matching, place)).count();
        let mut into = open;
        for place in (0..self.pairs).rev() {
            if open > 0 && matching.rematch(place, |mate| mate < place || mate >= count) {
                open -= 1;
            }
        }
        for place in self.pairs..count {
            if into > 0 && matching.rematch(place, |mate| mate > place && mate < count) {
                into -= 1;
            }
        }
        let upper: Vec<usize> = (0..count).filter(|&place| is_upper(&matching, place)).collect();
        self.with_upper(&upper)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matching::BitSet;
    use crate::swiss::dutch::classic::DUTCH_2009;
    use crate::swiss::dutch::classic::lower_bracket::LowerBracket;
    use crate::swiss::test_rounds::{Dice, forbid_some, fresh};
    use crate::tournament::Colour;
    use proptest::prelude::*;

    /// Returns every sequence of `chosen` different numbers below `count`, in order.
    fn rows(chosen: usize, count: usize) -> Vec<Vec<usize>> {
        let mut rows = vec![Vec::new()];
        for _ in 0..chosen {
            let longer = |row: &Vec<usize>| -> Vec<Vec<usize>> {
                let next = (0..count).filter(|next| !row.contains(next));
                next.map(|next| [row.as_slice(), &[next]].concat()).collect()
            };
            rows = rows.iter().flat_map(longer).collect();
        }
        rows
    }

    /// Follows C.7 and C.8 literally.
    fn literally(group: &HomogeneousGroup) -> Option<Vec<[Rank; 2]>> {
        let count = group.nodes.len();
        let mut splits = rows(group.pairs, count);
        splits.retain(|upper| upper.is_sorted());
        splits.sort_by_key(|upper| Exchange::to(upper));
        splits.iter().find_map(|upper| {
            let lower: Vec<usize> = (0..count).filter(|place| !upper.contains(place)).collect();
            rows(group.pairs, lower.len()).iter().find_map(|transposition| {
                let pairs: Vec<[usize; 2]> =
                    upper.iter().zip(transposition).map(|(&one, &other)| [one, lower[other]]).collect();
                let left: Vec<usize> =
                    (0..count).filter(|place| !pairs.as_flattened().contains(place)).collect();
                let of_pairs = pairs.iter().map(|&[one, other]| group.pair_cost(one, other));
                let costs = of_pairs.chain(left.iter().map(|&place| group.leave_cost(place)));
                let cost: Option<u32> = costs.sum();
                let ranks: Vec<Rank> = left.iter().map(|&place| group.nodes[place].rank).collect();
                let holds = cost.is_some_and(|cost| cost <= group.budget) && group.destination.admits(&ranks);
                holds.then(|| pairs.iter().map(|pair| pair.map(|place| group.nodes[place].rank)).collect())
            })
        })
    }

    /// Returns a bracket below that accepts most sets of floaters now and then.
    fn some_below(count: usize, dice: &mut Dice) -> LowerBracket {
        let vertices = 2 * dice.roll(3) + count % 2;
        let mut graph = Graph::new(vertices);
        for one in 0..vertices {
            (one + 1..vertices).filter(|_| dice.comes_up(40)).for_each(|other| graph.join(one, other));
        }
        let opponents = (0..count).map(|_| {
            let mut open = BitSet::empty(vertices);
            (0..vertices).filter(|_| dice.comes_up(50)).for_each(|vertex| open.insert(vertex));
            open
        });
        let opponents = opponents.collect();
        LowerBracket::of(graph, opponents)
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

        #[test]
        fn the_first_pairing_above_another_bracket_is_the_one_found_literally(
            (count, seed) in (2usize..7, any::<u64>()),
        ) {
            let mut dice = Dice(seed);
            let mut field = fresh(count, 9, Colour::White);
            forbid_some(&mut field, &mut dice, 25);
            let cards = Cards::new(&field, &DUTCH_2009);
            let sides = [None, Some(Colour::White), Some(Colour::Black)];
            let node = |rank: Rank| BracketPlayer {
                rank,
                score: cards.card(rank).score,
                side: sides[dice.roll(3)],
                guarded: None,
                no_upfloat: false,
                may_leave: [MayLeave::Yes, MayLeave::Yes, MayLeave::No][dice.roll(3)],
            };
            let nodes: Vec<BracketPlayer> = (0..count).map(node).collect();
            let below = some_below(count, &mut dice);
            let price = [CostRule::Clash, CostRule::Clash, CostRule::Beyond(Colour::White)][dice.roll(3)];
            let budget = u32::try_from(dice.roll(3)).unwrap();
            let of_size = |pairs| HomogeneousGroup {
                cards: &cards, nodes: nodes.clone(), pairs, price, budget, destination: Destination::LowerBracket(&below),
            };
            // The largest number of pairs that the bracket below allows, whatever their cost.
            let free = |pairs: &usize| {
                literally(&HomogeneousGroup { price: CostRule::Free, budget: u32::MAX, ..of_size(*pairs) }).is_some()
            };
            let Some(most) = (0..=count / 2).rev().find(free) else { return Ok(()) };
            // No stage leaves more than the least cost.
            let budget = of_size(most).least_cost().map_or(budget, |least| budget.min(least));
            let group = HomogeneousGroup { budget, ..of_size(most) };
            let first = group.first().map(|found| (found.exchange.is_some(), found.pairs));
            prop_assert_eq!(first.clone().map(|(_, pairs)| pairs), literally(&group));
            // If no odd set has a dual, weights of all edges find the same.
            if let Some((true, pairs)) = first
                && group.least_cost() == Some(budget)
            {
                prop_assert_eq!(group.exchanged_with::<i64>(group.bits()).map(|found| found.pairs), Some(pairs.clone()));
                prop_assert_eq!(group.exchanged_with::<i128>(group.bits()).map(|found| found.pairs), Some(pairs));
            }
        }
    }
}
