//! The best pairing of a bracket by all criteria.

use super::Burstein2026;
use super::bracket::BursteinBracket;
use super::lower_demand::Below;
use crate::matching::{Graph, LargestMatching, LeastMatching, Shortage, Weight};
use crate::swiss::burstein::fold;
use crate::swiss::criteria::{self, BracketOutcome, Cost, Criterion, Search, Step};
use crate::tournament::Colour;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    Member(usize),
    Next(usize),
    Below(usize),
    /// A player below who meets this demand.
    Demand(usize),
    /// Any other player below.
    Somebody,
    /// An optional placeholder of this kind: unused if matched with its twin, the other of its pair.
    Spare {
        pair: usize,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Profile {
    Member { level: usize, due: Option<Colour>, can_meet: bool, club: usize, may_have: [bool; 2] },
    Next { club: usize, may_have: [bool; 2] },
    Below { club: usize, may_have: [bool; 2] },
    Demand(usize),
    Somebody,
    Spare,
}

/// The best pairing with some number of vertices.
pub(super) struct BestOfVertices {
    outcome: BracketOutcome,
    /// Players who meet a player below the next scoregroup represented by a vertex.
    coming: Vec<usize>,
    /// True if no spare vertex is used, so that fewer might be better.
    is_fewest: bool,
}

/// Finds the best pairing of a bracket; `None` if the unpaired players cannot be paired at all.
///
/// The players below the next scoregroup are represented by few vertices at first, as described in [`Below`], if that
/// makes the matching much smaller. The number of these vertices is only a guess: if all are used, more may lead to a
/// better pairing, and if no spare one is, fewer may. In all other cases neither does, since the cost is convex in the
/// number of pairs above.
pub(super) fn solve(bracket: &BursteinBracket<'_>) -> Option<BracketOutcome> {
    let below = Below::new(bracket.roster, &bracket.below);
    let demands: Vec<Node> = below.demands().map(Node::Demand).collect();
    let expected = likely_to_come_down(bracket).saturating_sub(demands.len());
    let certain = if expected < 2 { expected } else { expected - 2 };
    // With 8, 64 and 512 more, wild events take 3 % more instructions, with 128 at once half as many again; 32 for 16
    // is the same.
    let spare = [2, 16, 128].map(|more| expected + more - certain).into_iter();
    // Players below with many demands often accept no further players either, and then have to be examined after all.
    let times = if demands.len() < 2 { 1 } else { 2 };
    for spare in spare.take_while(|spare| times * (demands.len() + certain + spare) < bracket.below.len()) {
        let spare: Vec<Node> = (0..spare).map(|place| Node::Spare { pair: place / 2 }).collect();
        let vertices = [demands.as_slice(), &vec![Node::Somebody; certain], &spare].concat();
        if let Some(found) = criteria::solve(&Space::new(bracket, &below, &vertices)) {
            // There is no smaller number of the same parity than one, or than none.
            if (certain < 2 || !found.is_fewest) && below.lets_in(&found.coming) {
                return Some(found.outcome);
            }
            break;
        }
    }
    among_all(bracket)
}

/// Returns the number of players left over from the next bracket if only C5 counts, with as many pairs in this bracket
/// as possible. Those pairs consist of the players who are never left over, and of all but one player of each odd
/// group, except groups that take one of their neighbours (Gallai and Edmonds); so the other groups and the next
/// scoregroup are matched once more.
fn likely_to_come_down(bracket: &BursteinBracket<'_>) -> usize {
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

/// Finds the best pairing of a bracket with all unpaired players in the matching.
pub(super) fn among_all(bracket: &BursteinBracket<'_>) -> Option<BracketOutcome> {
    let below = Below::new(bracket.roster, &bracket.below);
    let vertices: Vec<Node> = bracket.below.iter().map(|&who| Node::Below(who)).collect();
    criteria::solve(&Space::new(bracket, &below, &vertices)).map(|found| found.outcome)
}

struct Space<'a> {
    bracket: &'a BursteinBracket<'a>,
    /// The members, then the next scoregroup, then the players below or their representatives.
    nodes: Vec<Node>,
    edges: Graph,
}

fn edges(bracket: &BursteinBracket<'_>, below: &Below<'_>, nodes: &[Node]) -> Graph {
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

impl<'a> Space<'a> {
    fn new(bracket: &'a BursteinBracket<'a>, below: &Below<'_>, vertices: &[Node]) -> Self {
        let members = bracket.members.iter().map(|&who| Node::Member(who));
        let next = bracket.next.iter().map(|&who| Node::Next(who));
        let nodes: Vec<Node> = members.chain(next).chain(vertices.iter().copied()).collect();
        let edges = edges(bracket, below, &nodes);
        Self { bracket, nodes, edges }
    }

    /// Returns the number of vertices that are players of the bracket or of the next scoregroup.
    fn above(&self) -> usize {
        self.bracket.members.len() + self.bracket.next.len()
    }

    /// Returns true if a vertex is a member who can meet another.
    fn can_meet(&self, vertex: usize) -> bool {
        let members = self.bracket.members.len();
        vertex < members && self.edges.neighbours(vertex).next().is_some_and(|other| other < members)
    }
}

impl<'a> Search for Space<'a> {
    type Edition = Burstein2026;
    type Profile = Profile;
    type Found = BestOfVertices;

    fn bracket(&self) -> &BursteinBracket<'a> {
        self.bracket
    }

    fn graph(&self) -> &Graph {
        &self.edges
    }

    fn profile(&self, vertex: usize) -> Profile {
        let (bracket, roster) = (self.bracket, self.bracket.roster);
        let bars = |who: usize| (roster.club(who), roster.card(who).may_have);
        match self.nodes[vertex] {
            Node::Member(who) => {
                let (club, may_have) = bars(who);
                let (level, due) = (bracket.level(who), roster.card(who).due);
                Profile::Member { level, due, can_meet: self.can_meet(vertex), club, may_have }
            }
            Node::Next(who) => {
                let (club, may_have) = bars(who);
                Profile::Next { club, may_have }
            }
            Node::Below(who) => {
                let (club, may_have) = bars(who);
                Profile::Below { club, may_have }
            }
            Node::Demand(demand) => Profile::Demand(demand),
            Node::Somebody => Profile::Somebody,
            Node::Spare { .. } => Profile::Spare,
        }
    }

    fn step(&self, one: usize, other: usize) -> Option<Step> {
        use Node::{Below, Demand, Member, Next, Somebody, Spare};
        match (self.nodes[one], self.nodes[other]) {
            (Member(one), Member(other)) => Some(Step::Pair(one, other)),
            (Member(who), Next(_)) => Some(Step::Float { who, beyond: false }),
            (Member(who), _) => Some(Step::Float { who, beyond: true }),
            (Next(_), Below(_) | Demand(_) | Somebody | Spare { .. }) => Some(Step::Follow),
            _ => None,
        }
    }

    fn cost(&self, criterion: &Criterion<Burstein2026>, one: usize, other: usize) -> Cost {
        match self.step(one, other)? {
            // A certain float has the same cost in every pairing.
            Step::Float { .. } if criterion.ahead.is_none() && !self.can_meet(one) => None,
            step => (criterion.cost)(self.bracket, step),
        }
    }

    fn first<W: Weight>(&self, best: LeastMatching<W>) -> Option<BestOfVertices> {
        use Node::{Demand, Member, Next, Somebody, Spare};
        let spare: Vec<usize> =
            (0..self.nodes.len()).filter(|&vertex| matches!(self.nodes[vertex], Spare { .. })).collect();
        let taken = spare.iter().filter(|&&vertex| best.mate(vertex) < self.above()).count();
        if !spare.is_empty() && taken == spare.len() {
            return None;
        }
        let count = self.bracket.members.len();
        let partners = fold::arrange_least(best, count);
        let coming =
            self.nodes.iter().zip(&partners).filter_map(|(node, &other)| match (*node, self.nodes[other]) {
                (Member(who) | Next(who), Demand(_) | Somebody | Spare { .. }) => Some(who),
                _ => None,
            });
        let outcome = self.bracket.outcome(&fold::opponents(&partners, count));
        Some(BestOfVertices { outcome, coming: coming.collect(), is_fewest: taken == 0 })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::matching::Wide;
    use crate::swiss::criteria::{digits, one_after_the_other, weighed};

    /// Returns the best pairing with all players in the matching, both with all criteria weighed together and with one
    /// after the other, and true if there were odd sets then.
    pub(in super::super) fn both_ways(bracket: &BursteinBracket<'_>) -> ([Option<BracketOutcome>; 2], bool) {
        let below = Below::new(bracket.roster, &bracket.below);
        let vertices: Vec<Node> = bracket.below.iter().map(|&who| Node::Below(who)).collect();
        let space = Space::new(bracket, &below, &vertices);
        let weighed = weighed::<_, Wide<16>>(&space, &digits(&space)).and_then(|least| space.first(least));
        let best = one_after_the_other(&space);
        let applied =
            best.as_ref().and_then(LeastMatching::<i64>::of_best).and_then(|best| space.first(best));
        let has_odd_sets = best.is_some_and(|best| best.plain().is_none());
        ([weighed, applied].map(|found| found.map(|found| found.outcome)), has_odd_sets)
    }
}
