//! The first of the best sets of upfloaters by all criteria.

use super::Dubov2026;
use super::criteria::{UpfloatBracket, UpfloatStep, past};
use crate::matching::{Graph, LeastMatching, Weight};
use crate::swiss::criteria::{self, Criterion, Search};
use crate::tournament::{Colour, Points};

/// Finds the first of the best sets; `None` if not all residents can be paired.
pub(super) fn solve(view: &UpfloatBracket<'_>) -> Option<Vec<usize>> {
    criteria::solve(&Space::new(view))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Profile {
    Resident { due: Option<Colour>, club: usize, may_have: [bool; 2] },
    Lower { score: Points, due: Option<Colour>, past: [usize; 3], club: usize, may_have: [bool; 2] },
    Somebody,
}

struct Space<'a> {
    view: &'a UpfloatBracket<'a>,
    /// Residents, then the lower players.
    nodes: Vec<usize>,
    graph: Graph,
}

impl<'a> Space<'a> {
    fn new(view: &'a UpfloatBracket<'a>) -> Self {
        let nodes = [view.residents, view.lower].concat();
        let graph = graph(view, &nodes);
        Self { view, nodes, graph }
    }
}

/// Returns the graph of allowed matches. If the number is odd, the last vertex is a placeholder that lower players who
/// stay can meet.
fn graph(view: &UpfloatBracket<'_>, nodes: &[usize]) -> Graph {
    let legal = view.roster.graph(nodes);
    let (residents, count) = (view.residents.len(), nodes.len());
    let vertices = if view.whole { count } else { count.next_multiple_of(2) };
    let first_to_stay = residents + view.settled.unwrap_or(0);
    let mut graph = Graph::new(vertices);
    for one in 0..vertices {
        for other in one + 1..vertices {
            let is_legal = || legal.joined(one, other);
            let may_meet = if one < residents {
                other < count && is_legal()
            } else {
                one >= first_to_stay && (!view.whole || is_legal())
            };
            if may_meet {
                graph.join(one, other);
            }
        }
    }
    graph
}

impl<'a> Search for Space<'a> {
    type Edition = Dubov2026;
    type Profile = Profile;
    type Found = Vec<usize>;

    fn bracket(&self) -> &UpfloatBracket<'a> {
        self.view
    }

    fn graph(&self) -> &Graph {
        &self.graph
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

    fn step(&self, one: usize, other: usize) -> Option<UpfloatStep> {
        let residents = self.view.residents.len();
        let (a, b) = (*self.nodes.get(one)?, *self.nodes.get(other)?);
        match (one < residents, other < residents) {
            (true, true) => Some(UpfloatStep::Pair(a, b)),
            (true, false) => Some(UpfloatStep::Upfloat { resident: a, upfloater: b }),
            _ => None,
        }
    }

    /// Returns true if the scores of the upfloaters are fixed: all remaining sets are then equal in them.
    fn is_settled(&self, criterion: &Criterion<Dubov2026>) -> bool {
        criterion.by_score && self.view.settled.is_some()
    }

    /// Returns the first of equal sets in the order of 4.2: each player in turn floats up if possible.
    fn first<W: Weight>(&self, mut best: LeastMatching<W>) -> Option<Vec<usize>> {
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
        Some(chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::super::upfloaters::tests::two_clubs;
    use super::*;
    use crate::matching::Wide;
    use crate::swiss::criteria::{digits, one_after_the_other, weighed};
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
                let view = UpfloatBracket::new(&roster, residents, lower, whole);
                let space = Space::new(&view);
                let weighed =
                    weighed::<_, Wide<16>>(&space, &digits(&space)).and_then(|least| space.first(least));
                let best = one_after_the_other(&space);
                let applied =
                    best.and_then(|best| space.first(LeastMatching::<i64>::of_best(&best).unwrap()));
                counts[usize::from(applied.is_some())] += 1;
                assert_eq!(applied, weighed, "seed {seed}");
            }
        }
        assert!(counts[1] > 100, "{counts:?} have none and some");
    }
}
