//! The best pairing of a bracket by matching of least weight: every criterion is a digit of the weight.

use super::bracket::{Bracket, Outcome, Scope};
use super::completion::can_take_bye;
use super::criteria::{CRITERIA, Step};
use super::order;
use crate::matching::{LeastMatching, Weight, WeightedGraph};
use crate::swiss::lexicographic::{self, Digits, TooWide};
use std::ops::Range;

/// A vertex of the matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    Member(usize),
    Next(usize),
    Below(usize),
    /// One of the vertices that stand for those below.
    Vertex(usize),
    /// Stands for one of those who are not looked at.
    Somebody,
    Bye,
}

/// Finds the best pairing of a bracket, first of equals; `None` when there is none in this scope.
pub(super) fn solve(bracket: &Bracket<'_>, scope: Scope<'_>) -> Result<Option<Outcome>, TooWide> {
    Ok(lexicographic::solve(&Search::new(bracket, scope))?.map(|(outcome, _)| outcome))
}

/// Finds the same with the next bracket, and who is left over from both; `None` when fewer than `left_over` are not enough.
pub(super) fn solve_ahead(
    bracket: &Bracket<'_>,
    left_over: usize,
) -> Result<Option<(Outcome, Vec<usize>)>, TooWide> {
    lexicographic::solve(&Search::new(bracket, Scope::Next(left_over)))
}

/// Returns what a step costs, `above` bits further up.
fn weigh<W: Weight>(digits: &Digits, bracket: &Bracket<'_>, step: Step, above: u32) -> W {
    digits.weigh(CRITERIA.iter().map(|criterion| (criterion.charge)(bracket, step)), above)
}

struct Search<'a> {
    bracket: &'a Bracket<'a>,
    scope: Scope<'a>,
    digits: Digits,
    nodes: Vec<Node>,
}

impl<'a> Search<'a> {
    fn new(bracket: &'a Bracket<'a>, scope: Scope<'a>) -> Self {
        let mut nodes: Vec<Node> = bracket.members.iter().map(|&who| Node::Member(who)).collect();
        match scope {
            Scope::Bracket(below) => nodes.extend((0..below.vertices()).map(Node::Vertex)),
            Scope::Next(count) => {
                nodes.extend(bracket.next.clone().map(Node::Next));
                nodes.extend((0..count).map(|_| Node::Somebody));
            }
            Scope::All => {
                nodes.extend(bracket.next.clone().map(Node::Next));
                nodes.extend(bracket.below.clone().map(Node::Below));
                nodes.extend(bracket.bye.map(|_| Node::Bye));
            }
        }
        let digits = Digits::new(CRITERIA.iter().map(|criterion| (criterion.limits)(bracket)));
        Self { bracket, scope, digits, nodes }
    }

    /// Returns whether two vertices may be matched, and what is decided then.
    fn edge(&self, one: Node, other: Node) -> Option<Option<Step>> {
        use Node::{Below, Bye, Member, Next, Somebody, Vertex};
        let bracket = self.bracket;
        let legal = |a, b| bracket.roster.may_meet(a, b);
        let bye = |who| bracket.bye.is_some_and(|score| can_take_bye(bracket.roster, who, score));
        match (one, other) {
            (Member(a), Member(b)) => bracket.may_meet(a, b).then_some(Some(Step::Pair(a, b))),
            (Member(who), Next(b)) => legal(who, b).then_some(Some(Step::Float { who, beyond: false })),
            (Member(who), Below(b)) => legal(who, b).then_some(Some(Step::Float { who, beyond: true })),
            (Member(who), Bye) => bye(who).then_some(Some(Step::Float { who, beyond: true })),
            (Member(who), Vertex(vertex)) => {
                let is_met =
                    matches!(self.scope, Scope::Bracket(asks) if asks.is_met_by(bracket.roster, who, vertex));
                let can_leave = is_met && (!bracket.gives_bye || bye(who));
                can_leave.then_some(Some(Step::Float { who, beyond: true }))
            }
            (Vertex(piece), Vertex(hub)) => {
                matches!(self.scope, Scope::Bracket(asks) if asks.takes(hub, piece)).then_some(None)
            }
            (Member(who), Somebody) => Some(Some(Step::Float { who, beyond: true })),
            (Next(a), Next(b)) | (Below(a), Below(b)) => legal(a, b).then_some(None),
            (Next(a), Below(b)) => legal(a, b).then_some(Some(Step::Follow(a))),
            (Next(who), Bye) => bye(who).then_some(Some(Step::Follow(who))),
            (Next(who), Somebody) => Some(Some(Step::Follow(who))),
            (Below(who), Bye) => bye(who).then_some(None),
            (Somebody, Somebody) => Some(None),
            _ => None,
        }
    }

    fn weigh<W: Weight>(&self, step: Option<Step>, above: u32) -> W {
        step.map_or(W::ZERO, |step| weigh(&self.digits, self.bracket, step, above))
    }

    /// Orders what the moved-down players leave (3.3.4) and returns the mates of all vertices.
    fn arrange_remainder<W: Weight>(&self, matching: &LeastMatching<W>) -> Vec<usize> {
        let (moved_down, members) = (self.bracket.moved_down, self.bracket.members.len());
        let mut mates: Vec<usize> = (0..self.nodes.len()).map(|node| matching.mate(node)).collect();
        let is_open = |node: usize| {
            let mate = mates[node];
            !(node < moved_down && mate < members || mate < moved_down && node < members)
        };
        let open: Vec<usize> = (0..self.nodes.len()).filter(|&node| is_open(node)).collect();
        let remainder = open.iter().filter(|&&node| (moved_down..members).contains(&node)).count();
        let first = open.iter().take_while(|&&node| node < moved_down).count();
        let numbers = first..first + remainder;
        let pairs = open[numbers.clone()].iter().filter(|&&node| mates[node] < members).count() / 2;
        let rest = Remainder { open, numbers, pairs };
        let arranged = match matching.plain() {
            _ if pairs == 0 => None,
            // Any perfect matching of tight edges is a best pairing: only the order is left to decide.
            Some(_) => self.arranged::<i64, W>(matching, &rest, |_| 0),
            None => {
                let low = order::bits(members);
                self.arranged::<W, W>(matching, &rest, |step| self.weigh(step, low))
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
        weigh: impl Fn(Option<Step>) -> V,
    ) -> Option<Vec<usize>> {
        let Remainder { open, numbers, pairs } = rest;
        let members = self.bracket.members.len();
        let mut graph = WeightedGraph::<V>::new(open.len());
        for b in 0..open.len() {
            for a in (0..b).filter(|&a| matching.is_tight(open[a], open[b])) {
                let step = self.edge(self.nodes[open[a]], self.nodes[open[b]]).flatten();
                let inside = numbers.contains(&a) && numbers.contains(&b);
                let number = a + 1 - numbers.start.min(a);
                let rank = if inside { order::exchange_weight(number, *pairs, members) } else { V::ZERO };
                graph.join(a, b, weigh(step) + rank);
            }
        }
        let mut arranged = LeastMatching::new(graph).ok()?;
        order::arrange(&mut arranged, numbers.clone(), *pairs);
        Some((0..open.len()).map(|place| arranged.mate(place)).collect())
    }
}

impl lexicographic::Search for Search<'_> {
    /// The pairing, and who is matched with somebody who is not looked at.
    type Found = (Outcome, Vec<usize>);

    fn bits(&self) -> u32 {
        self.digits.bits() + order::bits(self.bracket.members.len())
    }

    fn vertices(&self) -> usize {
        self.nodes.len()
    }

    fn run<W: Weight>(&self) -> Option<Self::Found> {
        let members = self.bracket.members.len();
        let weigh = |one: usize, other: usize| {
            Some(self.weigh::<W>(self.edge(self.nodes[one], self.nodes[other])?, 0))
        };
        let mut matching = lexicographic::least(self.nodes.len(), weigh)?;
        if let Scope::Next(count) = self.scope
            && lexicographic::all_taken(&matching, self.nodes.len() - count..self.nodes.len())
        {
            return None;
        }
        order::choose_moved_down(&mut matching, self.bracket.moved_down, members);
        if let (Scope::Bracket(below), Some(plain)) = (self.scope, matching.plain()) {
            let moved_down = self.bracket.moved_down;
            let mates = order::arrange_any(plain.clone(), moved_down, members, below.left_over())?;
            return Some((self.bracket.outcome(&mates), Vec::new()));
        }
        order::choose_opponents(&mut matching, self.bracket.moved_down, members);
        let mates = self.arrange_remainder(&matching);
        let beyond =
            mates.iter().zip(&self.nodes).filter_map(|(&mate, node)| match (node, self.nodes[mate]) {
                (&(Node::Member(who) | Node::Next(who)), Node::Somebody) => Some(who),
                _ => None,
            });
        Some((self.bracket.outcome(&mates), beyond.collect()))
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
