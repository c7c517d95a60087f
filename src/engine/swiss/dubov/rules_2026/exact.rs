//! The first of the best sets of upfloaters by all criteria.

use super::criteria::{CRITERIA, Criterion, Step, View, past};
use crate::matching::{BestMatchings, Graph, LargestMatching, LeastMatching, Weight};
use crate::swiss::kinds::{FEW, Kinds};
use crate::swiss::lexicographic::Digits;
use crate::tournament::{Colour, Points};

/// Finds the first of the best sets; `None` when not all residents can be paired.
///
/// Few vertices are weighed with all criteria at once; of many, criteria are applied one after the other.
pub(super) fn solve(view: &View<'_>) -> Option<Vec<usize>> {
    let search = Search::new(view);
    let digits = search.digits();
    if search.nodes.len() <= FEW && digits.bits() + i64::SPARE <= i64::BITS {
        return Some(search.first(search.weighed::<i64>(&digits)?));
    }
    Some(search.first(LeastMatching::<i64>::of_best(&search.one_after_the_other()?)?))
}

/// What the criteria ask about a vertex. Players whom clubs or limits of colours part from others are told apart besides: then the
/// numbers of each kind say more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Profile {
    Resident { due: Option<Colour>, club: usize, may_have: [bool; 2] },
    Lower { score: Points, due: Option<Colour>, past: [usize; 3], club: usize, may_have: [bool; 2] },
    Somebody,
}

struct Search<'a> {
    view: &'a View<'a>,
    /// Residents, then the lower players.
    nodes: Vec<usize>,
    legal: Graph,
}

impl<'a> Search<'a> {
    fn new(view: &'a View<'a>) -> Self {
        let nodes = [view.residents, view.lower].concat();
        Self { view, legal: view.roster.graph(&nodes), nodes }
    }

    /// Returns who may be matched with whom. Where the number is odd, the last vertex is somebody whom those who stay below can
    /// meet.
    fn graph(&self) -> Graph {
        let (residents, count) = (self.view.residents.len(), self.nodes.len());
        let vertices = if self.view.whole { count } else { count.next_multiple_of(2) };
        let first_to_stay = residents + self.view.settled.unwrap_or(0);
        let mut graph = Graph::new(vertices);
        for one in 0..vertices {
            for other in one + 1..vertices {
                let is_legal = || self.legal.joined(one, other);
                let may_meet = if one < residents {
                    other < count && is_legal()
                } else {
                    one >= first_to_stay && (!self.view.whole || is_legal())
                };
                if may_meet {
                    graph.join(one, other);
                }
            }
        }
        graph
    }

    fn profile(&self, vertex: usize) -> Profile {
        let roster = self.view.roster;
        let Some(&who) = self.nodes.get(vertex) else { return Profile::Somebody };
        let (due, may_have, club) = (roster.card(who).due, roster.card(who).may_have, roster.club(who));
        if vertex < self.view.residents.len() {
            return Profile::Resident { due, club, may_have };
        }
        Profile::Lower { score: roster.card(who).score, due, past: past(roster, who), club, may_have }
    }

    /// Returns what is decided when two vertices are matched, the smaller given first.
    fn step(&self, one: usize, other: usize) -> Option<Step> {
        let residents = self.view.residents.len();
        let (a, b) = (*self.nodes.get(one)?, *self.nodes.get(other)?);
        match (one < residents, other < residents) {
            (true, true) => Some(Step::Pair(a, b)),
            (true, false) => Some(Step::Upfloat { resident: a, upfloater: b }),
            _ => None,
        }
    }

    /// Returns the criteria that tell sets apart: where the scores of the upfloaters are settled, all sets that are left are alike in
    /// them.
    fn criteria(&self) -> impl Iterator<Item = &'static Criterion> {
        let is_settled = self.view.settled.is_some();
        CRITERIA.iter().filter(move |criterion| !(criterion.by_score && is_settled))
    }

    fn digits(&self) -> Digits {
        let limits: Vec<Vec<usize>> =
            self.criteria().map(|criterion| (criterion.limits)(self.view)).collect();
        Digits::new(limits.into_iter())
    }

    /// Returns the best pairings of the residents by all criteria, whose digits make one weight.
    fn weighed<W: Weight>(&self, digits: &Digits) -> Option<LeastMatching<W>> {
        let charges = |step| self.criteria().map(move |criterion| (criterion.charge)(self.view, step));
        LeastMatching::along(&self.graph(), |one, other| {
            self.step(one, other).map_or(W::ZERO, |step| digits.weigh(charges(step), 0))
        })
    }

    /// Finds the same by applying one criterion after the other.
    fn one_after_the_other(&self) -> Option<BestMatchings> {
        let mut kinds =
            Kinds::new(BestMatchings::new(LargestMatching::of(self.graph()))?, |vertex| self.profile(vertex));
        for criterion in self.criteria() {
            let levels = (criterion.limits)(self.view).len();
            kinds.apply(levels, |one, other| (criterion.charge)(self.view, self.step(one, other)?));
        }
        Some(kinds.into_best())
    }

    /// Returns the first in the order of 4.2 of equal sets: each player in turn floats up if they can.
    fn first<W: Weight>(&self, mut best: LeastMatching<W>) -> Vec<usize> {
        let residents = self.view.residents.len();
        let places = residents..self.nodes.len();
        let mut missing = places.clone().filter(|&place| best.mate(place) < residents).count();
        let mut chosen = Vec::with_capacity(missing);
        for place in places {
            if missing > 0 && best.rematch(place, |mate| mate < residents) {
                missing -= 1;
                chosen.push(self.nodes[place]);
            } else if missing > 0 {
                best.rematch(place, |mate| mate >= residents);
            }
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::super::upfloaters::tests::two_clubs;
    use super::*;
    use crate::matching::Wide;
    use crate::swiss::dubov::cards;

    #[test]
    fn one_criterion_after_the_other_chooses_whom_all_of_them_at_once_choose() {
        let mut counts = [0; 2];
        for seed in 0..400 {
            let field = two_clubs(seed);
            let roster = cards::roster(&field, super::super::READING, &[]).unwrap();
            let everybody = roster.everybody();
            let (residents, lower) = everybody.split_at(4);
            for whole in [false, true] {
                let view = View::new(&roster, residents, lower, whole);
                let search = Search::new(&view);
                let weighed = search.weighed::<Wide<16>>(&search.digits()).map(|least| search.first(least));
                let best = search.one_after_the_other();
                let applied = best.map(|best| search.first(LeastMatching::<i64>::of_best(&best).unwrap()));
                counts[usize::from(applied.is_some())] += 1;
                assert_eq!(applied, weighed, "seed {seed}");
            }
        }
        assert!(counts[1] > 100, "{counts:?} have none and some");
    }
}
