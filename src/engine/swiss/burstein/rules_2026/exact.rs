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
    /// The same, when it is not matched with its twin, the other of its pair.
    Spare {
        pair: usize,
    },
}

/// The best pairing that some number of vertices allow.
struct Found {
    outcome: Outcome,
    /// Who meets somebody below the next scoregroup for whom a vertex stands.
    coming: Vec<usize>,
    /// Whether as few come down as the vertices allow, so that fewer might be better.
    is_fewest: bool,
}

/// Finds the best pairing of a bracket; `None` when those not paired yet cannot be paired at all.
///
/// Those below the next scoregroup are left out of the matching at first, as [`Below`] says, where that makes it much smaller.
/// How many vertices stand for them is no more than a guess: when all are taken, more may lead to a better pairing, and
/// when no spare one is, fewer may. Otherwise neither does, since what a matching costs with one pair fewer above grows the
/// more the fewer there are.
pub(super) fn solve(bracket: &Bracket<'_>) -> Result<Option<Outcome>, TooWide> {
    let below = Below::new(bracket.roster, &bracket.below);
    let demands: Vec<Node> = below.demands().map(Node::Demand).collect();
    let coming = likely_to_come_down(bracket);
    // Where most go down, the search had better begin with all of them below, and look at what each pair above saves.
    let begins_below = 2 * coming >= bracket.members.len() + bracket.next.len();
    let expected = coming.saturating_sub(demands.len());
    let certain = if expected < 2 { expected } else { expected - 2 };
    let spare = [2, 16, 128].map(|more| expected + more - certain).into_iter();
    // Those who demand much often let nobody else in either, and are then looked at after all.
    let times = if demands.len() < 2 { 1 } else { 2 };
    for spare in spare.take_while(|spare| times * (demands.len() + certain + spare) < bracket.below.len()) {
        let spare: Vec<Node> = (0..spare).map(|place| Node::Spare { pair: place / 2 }).collect();
        let vertices = [demands.as_slice(), &vec![Node::Somebody; certain], &spare].concat();
        if let Some(found) = lexicographic::solve(&Search::new(bracket, &below, &vertices, begins_below))? {
            // Fewer than one, or fewer than none, is no number of the same parity.
            if (certain < 2 || !found.is_fewest) && below.lets_in(&found.coming) {
                return Ok(Some(found.outcome));
            }
            break;
        }
    }
    among_all(bracket, begins_below)
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
pub(super) fn among_all(bracket: &Bracket<'_>, begins_below: bool) -> Result<Option<Outcome>, TooWide> {
    let below = Below::new(bracket.roster, &bracket.below);
    let vertices: Vec<Node> = bracket.below.iter().map(|&who| Node::Below(who)).collect();
    let search = Search::new(bracket, &below, &vertices, begins_below);
    Ok(lexicographic::solve(&search)?.map(|found| found.outcome))
}

struct Search<'a> {
    bracket: &'a Bracket<'a>,
    digits: Digits,
    /// The members, then the next scoregroup, then those below or what stands for them.
    nodes: Vec<Node>,
    edges: Graph,
    begins_below: bool,
}

impl<'a> Search<'a> {
    fn new(bracket: &'a Bracket<'a>, below: &Below<'_>, vertices: &[Node], begins_below: bool) -> Self {
        let members = bracket.members.iter().map(|&who| Node::Member(who));
        let next = bracket.next.iter().map(|&who| Node::Next(who));
        let nodes: Vec<Node> = members.chain(next).chain(vertices.iter().copied()).collect();
        let digits = Digits::new(CRITERIA.iter().map(|criterion| (criterion.limits)(bracket)));
        let edges = edges(bracket, below, &nodes);
        Self { bracket, digits, nodes, edges, begins_below }
    }

    fn weigh<W: Weight>(&self, step: Step) -> W {
        self.digits.weigh(CRITERIA.iter().map(|criterion| (criterion.charge)(self.bracket, step)), 0)
    }
}

/// Returns who may be matched with whom.
fn edges(bracket: &Bracket<'_>, below: &Below<'_>, nodes: &[Node]) -> Graph {
    let player = |node: &Node| match *node {
        Node::Member(who) | Node::Next(who) | Node::Below(who) => Some(who),
        Node::Demand(_) | Node::Somebody | Node::Spare { .. } => None,
    };
    let players: Vec<usize> = nodes.iter().filter_map(player).collect();
    let mut edges = bracket.roster.graph_with_room(&players, nodes.len() - players.len());
    let meeting = below.met_by(&players);
    for (vertex, node) in nodes.iter().enumerate().skip(players.len()) {
        match *node {
            Node::Demand(demand) => {
                meeting.get(demand).into_iter().flatten().for_each(|&place| edges.join(place, vertex));
            }
            twin => {
                (0..players.len()).for_each(|place| edges.join(place, vertex));
                if matches!(twin, Node::Spare { .. }) && nodes[vertex - 1] == twin {
                    edges.join(vertex - 1, vertex);
                }
            }
        }
    }
    edges
}

impl Search<'_> {
    /// Returns how many vertices are players of the bracket or of the next scoregroup.
    fn above(&self) -> usize {
        self.bracket.members.len() + self.bracket.next.len()
    }

    /// Returns a price for each vertex that makes it cost nothing to go down, if the search begins below. The price of a
    /// vertex is part of every perfect matching and decides nothing.
    fn prices<W: Weight>(&self, beyond: impl Fn(usize) -> W) -> Vec<W> {
        if !self.begins_below {
            return vec![W::ZERO; self.nodes.len()];
        }
        let costs: Vec<W> = (0..self.above()).map(beyond).collect();
        let most = costs.iter().copied().max().unwrap_or(W::ZERO);
        let below = std::iter::repeat_n(most, self.nodes.len() - self.above());
        costs.into_iter().map(|cost| cost - most).chain(below).collect()
    }
}

impl lexicographic::Search for Search<'_> {
    type Found = Found;

    /// Prices are at most twice what it costs to leave somebody over, of which the digits hold one for each member at least.
    fn bits(&self) -> u32 {
        let times = 4 * self.nodes.len() / self.bracket.members.len().max(1);
        let more = if self.begins_below { usize::BITS - times.leading_zeros() } else { 0 };
        self.digits.bits() + more
    }

    fn vertices(&self) -> usize {
        self.nodes.len()
    }

    fn run<W: Weight>(&self) -> Option<Found> {
        use Node::{Below, Demand, Member, Next, Somebody, Spare};
        // What it costs to leave each of them over, to be paired in the next bracket or beyond.
        let left_over = |node: &Node| match *node {
            Member(who) => [false, true].map(|beyond| self.weigh::<W>(Step::Float { who, beyond })),
            Next(_) => [W::ZERO, self.weigh(Step::Follow)],
            Below(_) | Demand(_) | Somebody | Spare { .. } => [W::ZERO; 2],
        };
        let left_over: Vec<[W; 2]> = self.nodes.iter().map(left_over).collect();
        let prices = self.prices(|vertex| left_over[vertex][1]);
        let cost = |one: usize, other: usize| match (self.nodes[one], self.nodes[other]) {
            (Member(one), Member(other)) => self.weigh(Step::Pair(one, other)),
            (_, Member(_) | Next(_)) => left_over[one][0],
            (_, Below(_) | Demand(_) | Somebody | Spare { .. }) => left_over[one][1],
        };
        let weigh = |one: usize, other: usize| cost(one, other) - prices[one] - prices[other];
        let mut matching = lexicographic::least_along(&self.edges, weigh)?;
        let spare: Vec<usize> =
            (0..self.nodes.len()).filter(|&vertex| matches!(self.nodes[vertex], Spare { .. })).collect();
        let taken = spare.iter().filter(|&&vertex| matching.mate(vertex) < self.above()).count();
        if !spare.is_empty() && taken == spare.len() {
            return None;
        }
        let count = self.bracket.members.len();
        let partners = fold::arrange_least(&mut matching, count);
        let coming =
            self.nodes.iter().zip(&partners).filter_map(|(node, &other)| match (*node, self.nodes[other]) {
                (Member(who) | Next(who), Demand(_) | Somebody | Spare { .. }) => Some(who),
                _ => None,
            });
        let outcome = self.bracket.outcome(&fold::opponents(&partners, count));
        Some(Found { outcome, coming: coming.collect(), is_fewest: taken == 0 })
    }
}
