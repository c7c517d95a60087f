//! What those below ask of the players above them (C4), in as few vertices as it takes.
//!
//! By Gallai and Edmonds a largest matching of those below leaves one vertex over in each of some odd *pieces*, less those pieces
//! that its *hubs* take, and inside a piece anybody can be the one. So a piece is one vertex, matched with a hub or with somebody
//! above who may meet one of its players; all others are paired among themselves. The perfect matchings of pieces, hubs and those
//! above are the complete pairings in which as few as possible come down from above; that their number is the pieces less the
//! hubs follows by counting.

use super::cards::Roster;
use super::completion::{can_take_bye, join_bye, surely_completable};
use crate::matching::{Graph, LargestMatching, Shortage};
use crate::tournament::Points;
use std::ops::Range;

/// The vertices that stand for those below: the pieces, then the hubs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Below {
    pieces: Vec<Piece>,
    /// For each hub the pieces that it can take.
    hubs: Vec<Vec<usize>>,
    /// Who may come down; `None`: anybody.
    comers: Option<Vec<usize>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// Whoever comes down finds an opponent, or it is not looked at.
    Open,
    /// These players, and the bye of this score.
    Of(Vec<usize>, Option<Points>),
}

impl Below {
    /// So many come down, whatever becomes of them.
    pub(super) fn open(left_over: usize) -> Self {
        Self { pieces: vec![Piece::Open; left_over], hubs: Vec::new(), comers: None }
    }

    /// The same, when nobody but these players comes down.
    pub(super) fn among(&self, players: Vec<usize>) -> Self {
        Self { comers: Some(players), ..self.clone() }
    }

    /// As few come down as the players of `rest` let, one of whom has the bye when its score is given.
    pub(super) fn of(roster: &Roster<'_>, rest: Range<usize>, bye: Option<Points>) -> Self {
        let odd = (rest.len() + usize::from(bye.is_some())) % 2;
        if surely_completable(roster, odd, rest.clone(), bye) {
            return Self::open(odd);
        }
        let nodes: Vec<usize> = rest.collect();
        let mut graph = roster.graph_with_room(&nodes, usize::from(bye.is_some()));
        join_bye(roster, &mut graph, &nodes, bye);
        let mut matching = LargestMatching::of(graph);
        let Shortage { groups, neighbours } = Shortage::united(matching.shortages());
        let takes = |&hub: &usize| {
            let is_taken =
                |&place: &usize| groups[place].iter().any(|&node| matching.graph().joined(hub, node));
            (0..groups.len()).filter(is_taken).collect()
        };
        let hubs = neighbours.iter().map(takes).collect();
        let piece = |group: &Vec<usize>| {
            let players = group.iter().filter_map(|&node| nodes.get(node).copied());
            Piece::Of(players.collect(), bye.filter(|_| group.contains(&nodes.len())))
        };
        Self { pieces: groups.iter().map(piece).collect(), hubs, comers: None }
    }

    /// Returns how many come down.
    pub(super) fn left_over(&self) -> usize {
        self.pieces.len().saturating_sub(self.hubs.len())
    }

    /// Returns how many pieces there are; they come before the hubs.
    pub(super) fn pieces(&self) -> usize {
        self.pieces.len()
    }

    /// Returns how many vertices there are.
    pub(super) fn vertices(&self) -> usize {
        self.pieces.len() + self.hubs.len()
    }

    /// Whether anybody finds an opponent below.
    pub(super) fn is_open(&self) -> bool {
        self.pieces.iter().all(|piece| *piece == Piece::Open)
    }

    /// Whether a player above can be matched with one of the vertices.
    fn is_met_by(&self, roster: &Roster<'_>, who: usize, vertex: usize) -> bool {
        self.pieces.get(vertex).is_some_and(|piece| match piece {
            Piece::Open => true,
            Piece::Of(players, bye) => {
                players.iter().any(|&other| roster.may_meet(who, other))
                    || bye.is_some_and(|score| can_take_bye(roster, who, score))
            }
        })
    }

    /// Adds the edges of the vertices, which begin at `first` in the graph; `above` are the other ends, each with its vertex.
    pub(super) fn join(
        &self,
        roster: &Roster<'_>,
        graph: &mut Graph,
        first: usize,
        above: impl Iterator<Item = (usize, usize)>,
    ) {
        let may_come = |who: usize| self.comers.as_ref().is_none_or(|comers| comers.contains(&who));
        for (place, who) in above.filter(|&(_, who)| may_come(who)) {
            let met = (0..self.pieces.len()).filter(|&piece| self.is_met_by(roster, who, piece));
            met.for_each(|piece| graph.join(place, first + piece));
        }
        for (hub, pieces) in (first + self.pieces.len()..).zip(&self.hubs) {
            pieces.iter().for_each(|piece| graph.join(first + piece, hub));
        }
    }
}
