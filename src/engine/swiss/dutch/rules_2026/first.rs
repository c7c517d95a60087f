//! The first of the best pairings by the order of Article 4.

use super::order;
use super::space::{Node, Scope, Space};
use crate::matching::{BestMatchings, LargestMatching, LeastMatching, Weight, WeightedGraph};
use crate::swiss::criteria::BracketOutcome;
use std::ops::Range;

/// Result of a search: the pairing, and the players left over from both brackets if it examined the next one.
pub(in crate::swiss::dutch) type FoundPairing = (BracketOutcome, Vec<usize>);

/// Finds the first of the best pairings in order.
pub(super) fn of_best(space: &Space<'_>, best: BestMatchings) -> Option<FoundPairing> {
    if best.plain().is_some() {
        return of_plain(space, best.into_one());
    }
    // The order is less significant than the odd sets in a weight.
    if best.bits() + order::bits(space.members()) + i64::SPARE <= i64::BITS {
        Some(of_least(space, &best, LeastMatching::<i64>::of_best(&best)?))
    } else {
        Some(of_least(space, &best, LeastMatching::<i128>::of_best(&best)?))
    }
}

/// Finds the first in order if every perfect matching is a best pairing.
fn of_plain(space: &Space<'_>, plain: LargestMatching) -> Option<FoundPairing> {
    let (bracket, members) = (space.bracket, space.members());
    let Scope::Bracket(below) = space.scope else {
        return Some(of_least(space, &Alike, LeastMatching::<i64>::plain_of(plain)?));
    };
    let mates = order::arrange_any(plain, bracket.moved_down, members, below.left_over())?;
    Some((bracket.outcome(&mates), Vec::new()))
}

/// Weight that distinguishes the best pairings from other perfect matchings of tight edges.
pub(super) trait Weigh {
    /// Returns the weight of matching two vertices, the smaller given first, shifted up by `above` bits.
    fn weigh<W: Weight>(&self, one: usize, other: usize, above: u32) -> W;
}

impl Weigh for BestMatchings {
    fn weigh<W: Weight>(&self, one: usize, other: usize, above: u32) -> W {
        W::digit(self.odd_sets_left(one, other), above)
    }
}

/// Every perfect matching of tight edges is a best pairing.
struct Alike;

impl Weigh for Alike {
    fn weigh<W: Weight>(&self, _: usize, _: usize, _: u32) -> W {
        W::ZERO
    }
}

/// Finds the first of the pairings of least weight in order.
pub(super) fn of_least<W: Weight>(
    space: &Space<'_>,
    scale: &impl Weigh,
    mut matching: LeastMatching<W>,
) -> FoundPairing {
    First { space, scale }.of_least(&mut matching)
}

struct First<'a, S> {
    space: &'a Space<'a>,
    scale: &'a S,
}

impl<S: Weigh> First<'_, S> {
    /// Returns the first of the pairings of least weight in order.
    fn of_least<W: Weight>(&self, matching: &mut LeastMatching<W>) -> FoundPairing {
        let (members, moved_down) = (self.space.members(), self.space.bracket.moved_down);
        order::choose_moved_down(matching, moved_down, members);
        order::choose_opponents(matching, moved_down, members);
        let mates = self.arrange_remainder(matching);
        let nodes = &self.space.nodes;
        let beyond = mates.iter().zip(nodes).filter_map(|(&mate, node)| match (node, nodes[mate]) {
            (&(Node::Member(who) | Node::Next(who)), Node::Somebody) => Some(who),
            _ => None,
        });
        (self.space.bracket.outcome(&mates), beyond.collect())
    }

    /// Orders the remainder left by the moved-down players (3.3.4) and returns the mates of all vertices.
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
            // Any perfect matching of tight edges is a best pairing: only the order remains to be decided.
            Some(plain) => {
                let numbers = &rest.open[rest.numbers.clone()];
                if let Some(arranged) = order::arrange_remainder_any(plain, numbers, pairs) {
                    return (0..vertices).map(|vertex| arranged.mate(vertex).unwrap_or(vertex)).collect();
                }
                self.arranged::<i64, W>(matching, &rest, |_, _| 0)
            }
            None => {
                let low = order::bits(members);
                self.arranged::<W, W>(matching, &rest, |one, other| self.scale.weigh(one, other, low))
            }
        };
        for (place, mate) in arranged.into_iter().flatten().enumerate() {
            mates[rest.open[place]] = rest.open[mate];
        }
        mates
    }

    /// Returns the mates, by index in `rest.open`, of the first of the best pairings in order.
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
        let guess = order::unexchanged(open.len(), numbers.clone(), *pairs);
        let mut arranged = LeastMatching::near(graph, &guess).ok()?;
        order::arrange(&mut arranged, numbers.clone(), *pairs);
        Some((0..open.len()).map(|place| arranged.mate(place)).collect())
    }
}

/// Vertices left to arrange after the moved-down players have their opponents.
struct Remainder {
    /// The vertices, ascending.
    open: Vec<usize>,
    /// Indices of the remainder (1.3.4) among them.
    numbers: Range<usize>,
    pairs: usize,
}
