//! The best pairing of a bracket by matching of least weight: every criterion is a digit of the weight.

#[cfg(test)]
use super::bracket::{Bracket, Outcome};
use super::criteria::CRITERIA;
use super::order;
use super::quick::Found;
use super::space::{Node, Scope, Space};
use crate::matching::{Graph, LargestMatching, LeastMatching, Weight, WeightedGraph};
use crate::swiss::lexicographic::{self, Digits, TooWide};
use std::ops::Range;

/// Finds the best pairing of a bracket, first of equals; `None` when there is none in this scope.
#[cfg(test)]
pub(super) fn solve(bracket: &Bracket<'_>, scope: Scope<'_>) -> Result<Option<Outcome>, TooWide> {
    let space = Space::new(bracket, scope);
    Ok(solve_from(&space, &space.graph(), 0)?.map(|(outcome, _)| outcome))
}

/// Finds the best pairing, first of equals, of those that are perfect matchings of a graph and equal by the criteria before the
/// `first` to be weighed; `None` when there is none.
pub(super) fn solve_from(space: &Space<'_>, graph: &Graph, first: usize) -> Result<Option<Found>, TooWide> {
    lexicographic::solve(&Search::new(space, graph, first))
}

/// Finds the first by order, when every perfect matching is a best pairing.
pub(super) fn arranged_any(space: &Space<'_>, matching: LargestMatching) -> Option<Found> {
    let graph = Graph::new(0);
    Search::new(space, &graph, CRITERIA.len()).first_of_best(LeastMatching::<i64>::plain_of(matching)?)
}

struct Search<'a> {
    space: &'a Space<'a>,
    graph: &'a Graph,
    digits: Digits,
}

impl<'a> Search<'a> {
    fn new(space: &'a Space<'a>, graph: &'a Graph, first: usize) -> Self {
        let limits = CRITERIA.iter().enumerate().map(|(place, criterion)| {
            if place < first { Vec::new() } else { (criterion.limits)(space.bracket) }
        });
        Self { space, graph, digits: Digits::new(limits) }
    }

    /// Returns what matching two vertices, the smaller given first, costs, `above` bits further up.
    fn weigh<W: Weight>(&self, one: usize, other: usize, above: u32) -> W {
        let Some(step) = self.space.step(one, other) else { return W::ZERO };
        let charges = CRITERIA.iter().map(|criterion| (criterion.charge)(self.space.bracket, step));
        self.digits.weigh(charges, above)
    }

    /// Returns the first by order of the pairings of least weight.
    fn first_of_best<W: Weight>(&self, mut matching: LeastMatching<W>) -> Option<Found> {
        let (members, moved_down) = (self.space.members(), self.space.bracket.moved_down);
        if self.space.wants_more(|vertex| matching.mate(vertex)) {
            return None;
        }
        order::choose_moved_down(&mut matching, moved_down, members);
        if let (Scope::Bracket(below), Some(plain)) = (self.space.scope, matching.plain()) {
            let mates = order::arrange_any(plain.clone(), moved_down, members, below.left_over())?;
            return Some((self.space.bracket.outcome(&mates), Vec::new()));
        }
        order::choose_opponents(&mut matching, moved_down, members);
        let mates = self.arrange_remainder(&matching);
        let nodes = &self.space.nodes;
        let beyond = mates.iter().zip(nodes).filter_map(|(&mate, node)| match (node, nodes[mate]) {
            (&(Node::Member(who) | Node::Next(who)), Node::Somebody) => Some(who),
            _ => None,
        });
        Some((self.space.bracket.outcome(&mates), beyond.collect()))
    }

    /// Orders what the moved-down players leave (3.3.4) and returns the mates of all vertices.
    fn arrange_remainder<W: Weight>(&self, matching: &LeastMatching<W>) -> Vec<usize> {
        let (moved_down, members) = (self.space.bracket.moved_down, self.space.members());
        let vertices = self.space.nodes.len();
        let mut mates: Vec<usize> = (0..vertices).map(|node| matching.mate(node)).collect();
        let is_open = |node: usize| {
            let mate = mates[node];
            !(node < moved_down && mate < members || mate < moved_down && node < members)
        };
        let open: Vec<usize> = (0..vertices).filter(|&node| is_open(node)).collect();
        let remainder = open.iter().filter(|&&node| (moved_down..members).contains(&node)).count();
        let first = open.iter().take_while(|&&node| node < moved_down).count();
        let numbers = first..first + remainder;
        let pairs = open[numbers.clone()].iter().filter(|&&node| mates[node] < members).count() / 2;
        let rest = Remainder { open, numbers, pairs };
        let arranged = match matching.plain() {
            _ if pairs == 0 => None,
            // Any perfect matching of tight edges is a best pairing: only the order is left to decide.
            Some(plain) => {
                let numbers = &rest.open[rest.numbers.clone()];
                if let Some(arranged) = order::arrange_remainder_any(plain, numbers, pairs) {
                    return (0..vertices).map(|vertex| arranged.mate(vertex).unwrap_or(vertex)).collect();
                }
                self.arranged::<i64, W>(matching, &rest, |_, _| 0)
            }
            None => {
                let low = order::bits(members);
                self.arranged::<W, W>(matching, &rest, |one, other| self.weigh(one, other, low))
            }
        };
        for (place, mate) in arranged.into_iter().flatten().enumerate() {
            mates[rest.open[place]] = rest.open[mate];
        }
        mates
    }

    /// Returns the mates, by place in `rest.open`, of the first of the best pairings by order.
    fn arranged<V: Weight, W: Weight>(
        &self,
        matching: &LeastMatching<W>,
        rest: &Remainder,
        weigh: impl Fn(usize, usize) -> V,
    ) -> Option<Vec<usize>> {
        let Remainder { open, numbers, pairs } = rest;
        let members = self.space.members();
        let mut graph = WeightedGraph::<V>::new(open.len());
        for b in 0..open.len() {
            for a in (0..b).filter(|&a| matching.is_tight(open[a], open[b])) {
                let inside = numbers.contains(&a) && numbers.contains(&b);
                let number = a + 1 - numbers.start.min(a);
                let rank = if inside { order::exchange_weight(number, *pairs, members) } else { V::ZERO };
                graph.join(a, b, weigh(open[a], open[b]) + rank);
            }
        }
        let mut arranged = LeastMatching::new(graph).ok()?;
        order::arrange(&mut arranged, numbers.clone(), *pairs);
        Some((0..open.len()).map(|place| arranged.mate(place)).collect())
    }
}

impl lexicographic::Search for Search<'_> {
    type Found = Found;

    fn bits(&self) -> u32 {
        self.digits.bits() + order::bits(self.space.members())
    }

    fn vertices(&self) -> usize {
        self.graph.vertices()
    }

    fn run<W: Weight>(&self) -> Option<Found> {
        let weigh =
            |one: usize, other: usize| self.graph.joined(one, other).then(|| self.weigh::<W>(one, other, 0));
        self.first_of_best(lexicographic::least(self.graph.vertices(), weigh)?)
    }
}

/// What is left to arrange when the moved-down players have their opponents.
struct Remainder {
    /// The vertices, ascending.
    open: Vec<usize>,
    /// Which of them are the remainder (1.3.4).
    numbers: Range<usize>,
    /// How many pairs the remainder makes.
    pairs: usize,
}
