//! The best perfect matchings by criteria applied in turn, decided by kinds of vertices where that suffices.
//!
//! A level of a criterion is applied by the first of these methods that succeeds:
//!
//! 1. Vertices that are equivalent for the criterion form a kind. The sizes of the kinds give a lower bound of the cost
//!    ([`prices`](super::prices)), often zero; a matching at the bound has only pairs of kinds that meet at the best
//!    prices. If one of the best matchings so far has only such pairs, the bound is reached, and exactly the matchings
//!    of such pairs reach it; if none is found, nothing is known.
//! 2. A matching of least weight, weighted by the costs of this level alone.

use super::criteria::Cost;
use super::prices::KindCosts;
use crate::matching::{BestMatchings, BitSet, LargestMatching};
use std::ops::Range;

/// Maximum number of vertices for which all criteria are weighed together if they fit: kinds are too small there for
/// their sizes to decide much. Instructions of 40 wild events of up to 400 players, in millions, with a maximum of 0,
/// 64, 128 and 256: 4478, 3860, 3828 and 4338 in Burstein, 2586, 2464, 2826 and 3671 in Dubov.
pub(super) const FEW: usize = 64;

/// The best matchings so far, and kinds of their vertices.
#[derive(Clone, Debug)]
pub(super) struct Kinds {
    best: BestMatchings,
    members: Vec<BitSet>,
    sizes: Vec<usize>,
    examples: Vec<usize>,
    kind_of: Vec<usize>,
    /// True if vertices of two kinds may still be matched.
    meet: Vec<Vec<bool>>,
}

/// Cost of matching two kinds.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairCost {
    pub(super) kinds: [usize; 2],
    pub(super) count: u32,
}

impl Kinds {
    /// Sorts vertices into kinds by their profiles.
    pub(super) fn new<P: Ord>(best: BestMatchings, profile: impl Fn(usize) -> P) -> Self {
        let (members, sizes, examples) = (Vec::new(), Vec::new(), Vec::new());
        let (kind_of, meet) = (Vec::new(), Vec::new());
        let mut kinds = Self { best, members, sizes, examples, kind_of, meet };
        kinds.sort(profile);
        kinds
    }

    fn sort<P: Ord>(&mut self, profile: impl Fn(usize) -> P) {
        let vertices = self.best.graph().vertices();
        let mut profiles: Vec<(P, usize)> = (0..vertices).map(|vertex| (profile(vertex), vertex)).collect();
        profiles.sort_unstable();
        self.members.clear();
        self.sizes.clear();
        self.examples.clear();
        self.kind_of = vec![0; vertices];
        for alike in profiles.chunk_by(|one, other| one.0 == other.0) {
            let mut kind = BitSet::empty(vertices);
            for &(_, vertex) in alike {
                kind.insert(vertex);
                self.kind_of[vertex] = self.members.len();
            }
            self.examples.extend(alike.first().map(|&(_, vertex)| vertex));
            self.sizes.push(alike.len());
            self.members.push(kind);
        }
        self.see_who_meet();
    }

    pub(super) fn best(&self) -> &BestMatchings {
        &self.best
    }

    /// Narrows one of the best matchings with `narrow`, if every perfect matching is still a best one; it must stay
    /// perfect. Vertices that `narrow` returns are split from the others of their kinds. Returns false, and changes
    /// nothing, if there are odd sets ([`BestMatchings::plain_mut`]).
    pub(super) fn narrow_plain(&mut self, narrow: impl FnOnce(&mut LargestMatching) -> Range<usize>) -> bool {
        let Some(unlike) = self.best.plain_mut().map(narrow) else { return false };
        let kind_of = std::mem::take(&mut self.kind_of);
        self.sort(|vertex| (kind_of[vertex], unlike.contains(&vertex)));
        true
    }

    pub(super) fn len(&self) -> usize {
        self.members.len()
    }

    pub(super) fn example(&self, kind: usize) -> usize {
        self.examples[kind]
    }

    /// Returns, for each two kinds, true if they may still be matched; one row per kind.
    pub(super) fn meet(&self) -> &[Vec<bool>] {
        &self.meet
    }

    pub(super) fn into_best(self) -> BestMatchings {
        self.best
    }

    /// Recomputes the kinds that have an edge between them.
    fn see_who_meet(&mut self) {
        let graph = self.best.graph();
        let met = |kind: &BitSet| {
            let mut met = BitSet::empty(graph.vertices());
            kind.iter().for_each(|vertex| met.unite(graph.row(vertex)));
            self.members.iter().map(|other| met.meets(other.words())).collect()
        };
        self.meet = self.members.iter().map(met).collect();
    }

    /// Narrows to the best matchings by a criterion of `levels` levels. `cost` returns the cost of matching two
    /// vertices, the smaller given first; it is the same for all vertices of a kind.
    pub(super) fn apply(&mut self, levels: usize, cost: impl Fn(usize, usize) -> Cost) {
        self.apply_or(levels, cost, |_, _| false);
    }

    /// Same as [`apply`](Self::apply), but first tries `is_told`, which may narrow to the best of a level in another
    /// way and returns true if it did.
    pub(super) fn apply_or(
        &mut self,
        levels: usize,
        cost: impl Fn(usize, usize) -> Cost,
        is_told: impl Fn(&mut Self, &[PairCost]) -> bool,
    ) {
        if levels == 0 {
            return;
        }
        let mut costs: Vec<Vec<PairCost>> = vec![Vec::new(); levels];
        for one in 0..self.members.len() {
            for other in (0..=one).filter(|&other| self.meet[one][other]) {
                let [a, b] = [self.examples[one], self.examples[other]];
                if let Some((level, count)) = cost(a.min(b), a.max(b))
                    && let Some(costs) = costs.get_mut(level).filter(|_| count > 0)
                {
                    costs.push(PairCost { kinds: [one, other], count });
                }
            }
        }
        for mut costs in costs {
            costs.retain(|charged| self.meet[charged.kinds[0]][charged.kinds[1]]);
            if !costs.is_empty() && !is_told(self, &costs) && !self.at_best_prices(&costs) {
                self.keep_least_of(&costs);
            }
        }
    }

    /// Narrows to the matchings of cost zero, or of the least cost that the sizes of the kinds allow. Returns false if
    /// none is found.
    fn at_best_prices(&mut self, costs: &[PairCost]) -> bool {
        let kinds = self.members.len();
        let mut market = KindCosts::new(self.sizes.iter().copied());
        for one in 0..kinds {
            for other in (0..=one).filter(|&other| self.meet[one][other]) {
                market.join(one, other, 0);
            }
        }
        costs.iter().for_each(|charged| market.join(charged.kinds[0], charged.kinds[1], charged.count));
        let known = (0..self.kind_of.len())
            .map(|vertex| [self.kind_of[vertex], self.kind_of[self.best.mate(vertex)]]);
        let Some(is_cheapest) = market.cheapest(known) else { return false };
        let meet = (0..kinds).map(|one| (0..kinds).map(|other| is_cheapest(one, other)).collect()).collect();
        self.adopt(meet)
    }

    /// Narrows the graph to edges between kinds that `meet` and returns true, if one of the best matchings is found
    /// there; else changes nothing.
    pub(super) fn adopt(&mut self, meet: Vec<Vec<bool>>) -> bool {
        if meet == self.meet {
            return true;
        }
        let vertices = self.kind_of.len();
        let masks: Vec<BitSet> = meet
            .iter()
            .map(|row| {
                let mut mask = BitSet::empty(vertices);
                let others = row.iter().zip(&self.members).filter(|(may, _)| **may);
                others.for_each(|(_, kind)| mask.unite(kind.words()));
                mask
            })
            .collect();
        let is_found = self.best.narrow(|vertex, row| {
            let mask = &masks[self.kind_of[vertex]];
            row.iter_mut().zip(mask.words()).for_each(|(word, mask)| *word &= mask);
        });
        if is_found {
            self.meet = meet;
        }
        is_found
    }

    /// Narrows to the matchings of least cost; `cost` receives the two vertices of an edge in any order.
    pub(super) fn keep_least(&mut self, cost: impl Fn(usize, usize) -> u32) {
        self.best = self.best.least(cost);
        self.see_who_meet();
    }

    fn keep_least_of(&mut self, costs: &[PairCost]) {
        let kinds = self.members.len();
        let mut counts = vec![0; kinds * kinds];
        for &PairCost { kinds: [one, other], count } in costs {
            counts[one * kinds + other] = count;
            counts[other * kinds + one] = count;
        }
        let kind_of = self.kind_of.clone();
        self.keep_least(|one, other| counts[kind_of[one] * kinds + kind_of[other]]);
    }
}
