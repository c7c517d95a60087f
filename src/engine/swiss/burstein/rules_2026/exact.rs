//! The best pairing of a bracket by lexicographic search.

use super::bracket::{Bracket, Outcome};
use super::criteria::{CRITERIA, Step};
use crate::matching::Weight;
use crate::swiss::burstein::fold;
use crate::swiss::lexicographic::{self, Digits, TooWide};

/// A vertex of the matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    Member(usize),
    Next(usize),
    Below(usize),
    /// Stands for one of those below who are not looked at.
    Somebody,
}

/// Finds the best pairing of a bracket; `None` when those not paired yet cannot be paired at all.
///
/// Whoever stands below the next scoregroup is left out of the matching as long as it is certain that so many as are
/// left over find opponents there.
pub(super) fn solve(bracket: &Bracket<'_>) -> Result<Option<Outcome>, TooWide> {
    let below = &bracket.below;
    let is_sure = |&places: &usize| bracket.roster.surely_completable(below.iter().copied(), places);
    for places in lexicographic::widening(below.len() % 2).take_while(is_sure) {
        let outcome =
            lexicographic::solve(&Search::new(bracket, std::iter::repeat_n(Node::Somebody, places)))?;
        if outcome.is_some() {
            return Ok(outcome);
        }
    }
    among_all(bracket)
}

/// Finds the best pairing of a bracket with everybody who is not paired yet in the matching.
pub(super) fn among_all(bracket: &Bracket<'_>) -> Result<Option<Outcome>, TooWide> {
    lexicographic::solve(&Search::new(bracket, bracket.below.iter().map(|&who| Node::Below(who))))
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
        let digits = Digits::new(CRITERIA.iter().map(|criterion| (criterion.limits)(bracket)));
        Self { bracket, digits, nodes: members.chain(next).chain(below).collect() }
    }

    /// Returns whether two vertices may be matched, and what is decided then.
    fn edge(&self, one: Node, other: Node) -> Option<Option<Step>> {
        use Node::{Below, Member, Next, Somebody};
        let who = |node: Node| match node {
            Member(who) | Next(who) | Below(who) => Some(who),
            Somebody => None,
        };
        if let (Some(a), Some(b)) = (who(one), who(other))
            && !self.bracket.roster.may_meet(a, b)
        {
            return None;
        }
        Some(match (one, other) {
            (Member(a), Member(b)) => Some(Step::Pair(a, b)),
            (Member(who), Next(_)) => Some(Step::Float { who, beyond: false }),
            (Member(who), Below(_) | Somebody) => Some(Step::Float { who, beyond: true }),
            (Next(_), Below(_) | Somebody) => Some(Step::Follow),
            _ => None,
        })
    }
}

impl lexicographic::Search for Search<'_> {
    type Found = Outcome;

    fn bits(&self) -> u32 {
        self.digits.bits()
    }

    fn vertices(&self) -> usize {
        self.nodes.len()
    }

    fn run<W: Weight>(&self) -> Option<Outcome> {
        let weigh = |one: usize, other: usize| {
            let step = self.edge(self.nodes[one], self.nodes[other])?;
            let charges = |step| CRITERIA.iter().map(move |criterion| (criterion.charge)(self.bracket, step));
            Some(step.map_or(W::ZERO, |step| self.digits.weigh(charges(step), 0)))
        };
        let mut matching = lexicographic::least(self.nodes.len(), weigh)?;
        let first = self.nodes.iter().position(|&node| node == Node::Somebody).unwrap_or(self.nodes.len());
        if lexicographic::all_taken(&matching, first..self.nodes.len()) {
            return None;
        }
        let opponents = fold::arrange_least(&mut matching, self.bracket.members.len());
        Some(self.bracket.outcome(&opponents))
    }
}
