//! The first of the best sets of upfloaters by lexicographic search.

use super::criteria::{CRITERIA, Criterion, Step, View};
use crate::matching::{Graph, Weight};
use crate::swiss::lexicographic::{self, Digits, TooWide};

/// Finds the first of the best sets; `None` when not all residents can be paired.
pub(super) fn solve(view: &View<'_>) -> Result<Option<Vec<usize>>, TooWide> {
    lexicographic::solve(&Search::new(view))
}

struct Search<'a> {
    view: &'a View<'a>,
    digits: Digits,
    /// Residents, then the lower players.
    nodes: Vec<usize>,
    legal: Graph,
}

impl<'a> Search<'a> {
    fn new(view: &'a View<'a>) -> Self {
        let nodes = [view.residents, view.lower].concat();
        // Where the scores of the upfloaters are settled, all sets that are left are alike in them.
        let is_settled = |criterion: &Criterion| criterion.by_score && view.settled.is_some();
        let limits = |criterion| if is_settled(criterion) { Vec::new() } else { (criterion.limits)(view) };
        let digits = Digits::new(CRITERIA.iter().map(limits));
        Self { view, digits, legal: view.roster.graph(&nodes), nodes }
    }

    /// Returns whether two vertices may be matched, and what is decided then. Where the number is odd, the last vertex is
    /// somebody whom those who stay below can meet.
    fn edge(&self, one: usize, other: usize) -> Option<Option<Step>> {
        let residents = self.view.residents.len();
        if one >= residents {
            let can_stay = one >= residents + self.view.settled.unwrap_or(0);
            return (can_stay && (!self.view.whole || self.legal.joined(one, other))).then_some(None);
        }
        let (a, b) = (self.nodes[one], *self.nodes.get(other)?);
        let step =
            if other < residents { Step::Pair(a, b) } else { Step::Upfloat { resident: a, upfloater: b } };
        self.legal.joined(one, other).then_some(Some(step))
    }
}

impl lexicographic::Search for Search<'_> {
    type Found = Vec<usize>;

    fn bits(&self) -> u32 {
        self.digits.bits()
    }

    fn vertices(&self) -> usize {
        if self.view.whole { self.nodes.len() } else { self.nodes.len().next_multiple_of(2) }
    }

    fn run<W: Weight>(&self) -> Option<Vec<usize>> {
        let charges = |step| CRITERIA.iter().map(move |criterion| (criterion.charge)(self.view, step));
        let weigh = |one: usize, other: usize| {
            let step = self.edge(one, other)?;
            Some(step.map_or(W::ZERO, |step| self.digits.weigh(charges(step), 0)))
        };
        let mut matching = lexicographic::least::<W>(self.vertices(), weigh)?;
        let residents = self.view.residents.len();
        let places = residents..self.nodes.len();
        let mut missing = places.clone().filter(|&place| matching.mate(place) < residents).count();
        let mut chosen = Vec::with_capacity(missing);
        // Of equal sets the first in the order of 4.2: each player in turn floats up if they can.
        for place in places {
            if missing > 0 && matching.rematch(place, |mate| mate < residents) {
                missing -= 1;
                chosen.push(self.nodes[place]);
            } else if missing > 0 {
                matching.rematch(place, |mate| mate >= residents);
            }
        }
        Some(chosen)
    }
}
