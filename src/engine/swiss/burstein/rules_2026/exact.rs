//! The best pairing of a bracket by lexicographic search.

use super::below::Below;
use super::bracket::{Bracket, Outcome};
use super::criteria::{CRITERIA, Step};
use crate::matching::{Graph, LargestMatching, Shortage, Weight};
use crate::swiss::burstein::fold;
use crate::swiss::lexicographic::{self, Digits, TooWide};

/// A vertex of the matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    Member(usize),
    Next(usize),
    Below(usize),
    /// Stands for one of those below who meet this demand of theirs.
    Demand(usize),
    /// Stands for anybody else below.
    Somebody,
}

/// Finds the best pairing of a bracket; `None` when those not paired yet cannot be paired at all.
///
/// Those below the next scoregroup are left out of the matching at first, as [`Below`] says, where that makes it much smaller.
/// How many vertices stand for them is no more than a guess: when all are taken, more may lead to a better pairing. When some
/// are not, none does, since what a matching costs with one pair fewer above grows the more the fewer there are.
pub(super) fn solve(bracket: &Bracket<'_>) -> Result<Option<Outcome>, TooWide> {
    let below = Below::new(bracket.roster, &bracket.below);
    let demands: Vec<Node> = below.demands().map(Node::Demand).collect();
    let expected = likely_to_come_down(bracket).saturating_sub(demands.len());
    let widths = [2, 16, 128].map(|more| expected + more).into_iter();
    for open in widths.take_while(|open| 2 * (demands.len() + open) < bracket.below.len()) {
        let vertices = [demands.as_slice(), &vec![Node::Somebody; open]].concat();
        if let Some((outcome, coming)) = lexicographic::solve(&Search::new(bracket, &below, &vertices))? {
            if below.lets_in(&coming) {
                return Ok(Some(outcome));
            }
            break;
        }
    }
    among_all(bracket)
}

/// Returns how many are left over from the next bracket when C5 is all that counts: of as many pairs in this bracket as can
/// be. Those are made of the players who are never left over, and of all but one player of each odd group less those groups
/// that take one of their neighbours (Gallai and Edmonds); so the other groups and the next scoregroup are matched
/// once more.
fn likely_to_come_down(bracket: &Bracket<'_>) -> usize {
    let (roster, next) = (bracket.roster, bracket.next);
    let mut matching = LargestMatching::of(roster.graph(&bracket.members));
    let Shortage { groups, neighbours } = Shortage::united(matching.shortages());
    let both = roster.graph(&[next, &bracket.members].concat());
    let mut graph = roster.graph_with_room(next, neighbours.len() + groups.len());
    for (place, group) in groups.iter().enumerate() {
        let vertex = next.len() + neighbours.len() + place;
        for &member in group {
            let met = both.neighbours(next.len() + member).take_while(|&other| other < next.len());
            met.for_each(|other| graph.join(other, vertex));
            let hubs = neighbours.iter().enumerate();
            let taken_by = hubs.filter(|&(_, &hub)| matching.graph().joined(hub, member));
            taken_by.for_each(|(hub, _)| graph.join(next.len() + hub, vertex));
        }
    }
    LargestMatching::of(graph).exposed().count()
}

/// Finds the best pairing of a bracket with everybody who is not paired yet in the matching.
pub(super) fn among_all(bracket: &Bracket<'_>) -> Result<Option<Outcome>, TooWide> {
    let below = Below::new(bracket.roster, &bracket.below);
    let vertices: Vec<Node> = bracket.below.iter().map(|&who| Node::Below(who)).collect();
    Ok(lexicographic::solve(&Search::new(bracket, &below, &vertices))?.map(|(outcome, _)| outcome))
}

struct Search<'a> {
    bracket: &'a Bracket<'a>,
    digits: Digits,
    /// The members, then the next scoregroup, then those below or what stands for them.
    nodes: Vec<Node>,
    edges: Graph,
}

impl<'a> Search<'a> {
    fn new(bracket: &'a Bracket<'a>, below: &Below<'_>, vertices: &[Node]) -> Self {
        let members = bracket.members.iter().map(|&who| Node::Member(who));
        let next = bracket.next.iter().map(|&who| Node::Next(who));
        let nodes: Vec<Node> = members.chain(next).chain(vertices.iter().copied()).collect();
        let digits = Digits::new(CRITERIA.iter().map(|criterion| (criterion.limits)(bracket)));
        let edges = edges(bracket, below, &nodes);
        Self { bracket, digits, nodes, edges }
    }

    fn weigh<W: Weight>(&self, step: Step) -> W {
        self.digits.weigh(CRITERIA.iter().map(|criterion| (criterion.charge)(self.bracket, step)), 0)
    }
}

/// Returns who may be matched with whom.
fn edges(bracket: &Bracket<'_>, below: &Below<'_>, nodes: &[Node]) -> Graph {
    let player = |node: &Node| match *node {
        Node::Member(who) | Node::Next(who) | Node::Below(who) => Some(who),
        Node::Demand(_) | Node::Somebody => None,
    };
    let players: Vec<usize> = nodes.iter().filter_map(player).collect();
    let mut edges = bracket.roster.graph_with_room(&players, nodes.len() - players.len());
    let meeting = below.met_by(&players);
    for (vertex, node) in nodes.iter().enumerate().skip(players.len()) {
        match *node {
            Node::Demand(demand) => {
                meeting.get(demand).into_iter().flatten().for_each(|&place| edges.join(place, vertex));
            }
            _ => {
                let others = (0..vertex).filter(|&other| !matches!(nodes[other], Node::Demand(_)));
                others.for_each(|other| edges.join(other, vertex));
            }
        }
    }
    edges
}

impl lexicographic::Search for Search<'_> {
    /// The pairing, and who meets somebody below the next scoregroup for whom a vertex stands.
    type Found = (Outcome, Vec<usize>);

    fn bits(&self) -> u32 {
        self.digits.bits()
    }

    fn vertices(&self) -> usize {
        self.nodes.len()
    }

    fn run<W: Weight>(&self) -> Option<Self::Found> {
        use Node::{Below, Demand, Member, Next, Somebody};
        // What it costs to leave each of them over, to be paired in the next bracket or beyond.
        let left_over = |node: &Node| match *node {
            Member(who) => [false, true].map(|beyond| self.weigh::<W>(Step::Float { who, beyond })),
            Next(_) => [W::ZERO, self.weigh(Step::Follow)],
            Below(_) | Demand(_) | Somebody => [W::ZERO; 2],
        };
        let left_over: Vec<[W; 2]> = self.nodes.iter().map(left_over).collect();
        let weigh = |one: usize, other: usize| match (self.nodes[one], self.nodes[other]) {
            (Member(one), Member(other)) => self.weigh(Step::Pair(one, other)),
            (_, Member(_) | Next(_)) => left_over[one][0],
            (_, Below(_) | Demand(_) | Somebody) => left_over[one][1],
        };
        let mut matching = lexicographic::least_along(&self.edges, weigh)?;
        let first = self.nodes.iter().position(|&node| node == Somebody).unwrap_or(self.nodes.len());
        if lexicographic::all_taken(&matching, first..self.nodes.len()) {
            return None;
        }
        let count = self.bracket.members.len();
        let partners = fold::arrange_least(&mut matching, count);
        let coming =
            self.nodes.iter().zip(&partners).filter_map(|(node, &other)| match (*node, self.nodes[other]) {
                (Member(who) | Next(who), Demand(_) | Somebody) => Some(who),
                _ => None,
            });
        Some((self.bracket.outcome(&fold::opponents(&partners, count)), coming.collect()))
    }
}
