//! The best pairing of a bracket by matching of least weight: each of C5 to C8 is a digit of the weight, or as many
//! as it has scores.

use super::bracket::{Bracket, Outcome};
use crate::matching::{LeastMatching, Weight, WeightedGraph, Wide};
use crate::swiss::burstein::fold;

/// A vertex of the matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    Member(usize),
    Next(usize),
    Below(usize),
    /// Stands for one of those below who are not looked at.
    Somebody,
}

/// Where the digits stand in a weight: the lowest bit of each.
struct Digits {
    /// C5: how many are left over.
    c5: u32,
    /// C6: their scores, the highest first: a list in descending order compares as the digits do.
    c6: Vec<u32>,
    /// C7: how many are left over in the next bracket …
    c7_count: u32,
    /// … and their scores, the last one that of the next scoregroup.
    c7: Vec<u32>,
    /// C8: who does not get the colour preferred; the lowest digit.
    c8: u32,
    bits: u32,
}

impl Digits {
    fn new(bracket: &Bracket<'_>) -> Self {
        let mut bits = 0;
        let mut digit = |limit: usize| {
            let place = bits;
            bits += usize::BITS - limit.leading_zeros();
            place
        };
        let members = bracket.members.len();
        let mut counts = vec![0; bracket.scores.len()];
        bracket.members.iter().for_each(|&who| counts[bracket.level(who)] += 1);
        let c8 = digit(members);
        let mut c7: Vec<u32> = Vec::new();
        c7.push(digit(bracket.next.len()));
        c7.extend(counts.iter().rev().map(|&count| digit(count)));
        c7.reverse();
        let c7_count = digit(members + bracket.next.len());
        let mut c6: Vec<u32> = counts.iter().rev().map(|&count| digit(count)).collect();
        c6.reverse();
        let c5 = digit(members);
        Self { c5, c6, c7_count, c7, c8, bits }
    }

    /// A member is left over.
    fn floater<W: Weight>(&self, level: usize) -> W {
        W::digit(1, self.c5) + W::digit(1, self.c6[level])
    }

    /// Somebody of this level, the next scoregroup having the last one, is left over in the next bracket.
    fn left_over_next<W: Weight>(&self, level: usize) -> W {
        W::digit(1, self.c7_count) + W::digit(1, self.c7[level])
    }
}

/// Finds the best pairing of a bracket; `None` when those not paired yet cannot be paired at all.
///
/// Whoever stands below the next scoregroup is left out of the matching as long as it is certain that so many as are
/// left over find opponents there.
pub(super) fn solve(bracket: &Bracket<'_>) -> Option<Outcome> {
    let odd = bracket.below.len() % 2;
    let mut places = 2 + odd;
    while bracket.roster.surely_completable(bracket.below.iter().copied(), places) {
        let somebody = std::iter::repeat_n(Node::Somebody, places);
        if let Some(outcome) = Search::new(bracket, somebody).solve() {
            return Some(outcome);
        }
        places = 2 * places - odd;
    }
    among_all(bracket)
}

/// Finds the best pairing of a bracket with everybody who is not paired yet in the matching.
pub(super) fn among_all(bracket: &Bracket<'_>) -> Option<Outcome> {
    Search::new(bracket, bracket.below.iter().map(|&who| Node::Below(who))).solve()
}

struct Search<'a> {
    bracket: &'a Bracket<'a>,
    digits: Digits,
    nodes: Vec<Node>,
}

impl<'a> Search<'a> {
    fn new(bracket: &'a Bracket<'a>, below: impl Iterator<Item = Node>) -> Self {
        let members = bracket.members.iter().map(|&who| Node::Member(who));
        let next = bracket.next.iter().map(|&who| Node::Next(who));
        Self { bracket, digits: Digits::new(bracket), nodes: members.chain(next).chain(below).collect() }
    }

    fn solve(&self) -> Option<Outcome> {
        macro_rules! run {
            ($($weight:ty),*) => {
                $(if self.digits.bits + <$weight>::SPARE <= <$weight>::BITS {
                    return self.run::<$weight>();
                })*
            };
        }
        run!(i64, i128, Wide<4>, Wide<16>, Wide<64>);
        None
    }

    /// Returns what it costs to match two vertices; `None` when they may not be matched.
    fn weigh<W: Weight>(&self, one: Node, other: Node) -> Option<W> {
        use Node::{Below, Member, Next, Somebody};
        let (roster, bracket) = (self.bracket.roster, self.bracket);
        let who = |node: Node| match node {
            Member(who) | Next(who) | Below(who) => Some(who),
            Somebody => None,
        };
        if let (Some(a), Some(b)) = (who(one), who(other))
            && !roster.may_meet(a, b)
        {
            return None;
        }
        let digits = &self.digits;
        Some(match (one, other) {
            (Member(a), Member(b)) => W::digit(u32::from(roster.clash(a, b)), digits.c8),
            (Member(who), Next(_)) => digits.floater(bracket.level(who)),
            (Member(who), Below(_) | Somebody) => {
                let level = bracket.level(who);
                digits.floater::<W>(level) + digits.left_over_next(level)
            }
            (Next(_), Below(_) | Somebody) => digits.left_over_next(bracket.scores.len()),
            _ => W::ZERO,
        })
    }

    fn run<W: Weight>(&self) -> Option<Outcome> {
        let mut graph = WeightedGraph::<W>::new(self.nodes.len());
        for (b, &other) in self.nodes.iter().enumerate() {
            for (a, &one) in self.nodes[..b].iter().enumerate() {
                if let Some(weight) = self.weigh(one, other) {
                    graph.join(a, b, weight);
                }
            }
        }
        let mut matching = LeastMatching::new(graph).ok()?;
        let mut places =
            self.nodes.iter().enumerate().filter(|&(_, &node)| node == Node::Somebody).peekable();
        let is_taken = |place: usize| self.nodes[matching.mate(place)] != Node::Somebody;
        if places.peek().is_some() && places.all(|(place, _)| is_taken(place)) {
            // All of them needed: more might be better.
            return None;
        }
        let opponents = fold::arrange_least(&mut matching, self.bracket.members.len());
        Some(self.bracket.outcome(&opponents))
    }
}
