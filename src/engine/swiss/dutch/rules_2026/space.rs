//! The view of a search: a bracket, the groups below it, and the allowed pairs.

use super::bracket::DutchBracket;
use super::completion::join_bye;
use super::lower_demand::Below;
use crate::matching::Graph;
use crate::swiss::criteria::Step;

/// Extent of a search.
#[derive(Clone, Copy, Debug)]
pub(in crate::swiss::dutch) enum Scope<'a> {
    /// The bracket, and the demand of the players below.
    Bracket(&'a Below),
    /// The next scoregroup too, for C8; at most this number is left over from both.
    Next(usize),
    /// All players not paired yet.
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::swiss::dutch) enum Node {
    Member(usize),
    Next(usize),
    Below(usize),
    /// One of the pieces that represent the players below.
    Piece,
    /// One of the hubs that take such pieces.
    Hub,
    /// Placeholder for a player who is not examined.
    Somebody,
    Bye,
}

/// The vertices of a search. The perfect matchings of its graph are exactly the candidates.
#[derive(Clone, Debug)]
pub(in crate::swiss::dutch) struct Space<'a> {
    pub(in crate::swiss::dutch) bracket: &'a DutchBracket<'a>,
    pub(in crate::swiss::dutch) scope: Scope<'a>,
    /// The members first, in order of bracket sequence numbers.
    pub(in crate::swiss::dutch) nodes: Vec<Node>,
}

impl<'a> Space<'a> {
    pub(in crate::swiss::dutch) fn new(bracket: &'a DutchBracket<'a>, scope: Scope<'a>) -> Self {
        let mut nodes: Vec<Node> = bracket.members.iter().map(|&who| Node::Member(who)).collect();
        match scope {
            Scope::Bracket(below) => {
                nodes.extend((0..below.pieces()).map(|_| Node::Piece));
                nodes.extend((below.pieces()..below.vertices()).map(|_| Node::Hub));
            }
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
        Self { bracket, scope, nodes }
    }

    /// Returns the number of members; they are the first vertices.
    pub(in crate::swiss::dutch) fn members(&self) -> usize {
        self.bracket.members.len()
    }

    pub(in crate::swiss::dutch) fn player(&self, vertex: usize) -> Option<usize> {
        match *self.nodes.get(vertex)? {
            Node::Member(who) | Node::Next(who) | Node::Below(who) => Some(who),
            Node::Piece | Node::Hub | Node::Somebody | Node::Bye => None,
        }
    }

    pub(in crate::swiss::dutch) fn graph(&self) -> Graph {
        let (bracket, members) = (self.bracket, self.members());
        let roster = bracket.roster;
        let players: Vec<usize> = (0..self.nodes.len()).map_while(|vertex| self.player(vertex)).collect();
        let others = players.len()..self.nodes.len();
        let mut graph = roster.graph_with_room(&players, others.len());
        bracket.part_moved_down(&mut graph);
        match self.scope {
            Scope::Bracket(below) => {
                let leavers = bracket.members.iter().copied().enumerate();
                let leavers = leavers.filter(|&(_, who)| !bracket.gives_bye || bracket.can_take_bye(who));
                below.join(roster, &mut graph, members, leavers);
            }
            Scope::Next(_) => {
                others.for_each(|somebody| (0..somebody).for_each(|vertex| graph.join(vertex, somebody)));
            }
            Scope::All => join_bye(roster, &mut graph, &players, bracket.bye),
        }
        graph
    }

    /// Returns the decision made by matching two vertices, the smaller given first, allowed or not.
    pub(in crate::swiss::dutch) fn step(&self, one: usize, other: usize) -> Option<Step> {
        use Node::{Below, Bye, Hub, Member, Next, Piece, Somebody};
        match (self.nodes[one], self.nodes[other]) {
            (Member(a), Member(b)) => Some(Step::Pair(a, b)),
            (Member(who), Next(_)) => Some(Step::Float { who, beyond: false }),
            (Member(who), Below(_) | Bye | Piece | Somebody) => Some(Step::Float { who, beyond: true }),
            (Next(_), Below(_) | Bye | Somebody) => Some(Step::Follow),
            (Member(_) | Next(_) | Below(_) | Piece | Hub | Somebody | Bye, _) => None,
        }
    }

    /// Returns true if more placeholders might lead to a better matching: all of them are matched with players.
    pub(in crate::swiss::dutch) fn wants_more(&self, mate: impl Fn(usize) -> usize) -> bool {
        let Scope::Next(count) = self.scope else { return false };
        let first = self.nodes.len() - count;
        count > 0 && (first..self.nodes.len()).all(|vertex| mate(vertex) < first)
    }
}
