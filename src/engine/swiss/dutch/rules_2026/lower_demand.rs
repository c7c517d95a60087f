//! Demand of the players below a bracket for downfloaters (C4), in as few vertices as possible.
//!
//! By Gallai and Edmonds a largest matching of the players below leaves one vertex over in each of some odd *pieces*,
//! less the pieces that its *hubs* take, and any player of a piece can be the one left over. So a piece is one vertex,
//! matched with a hub or with a player above who may meet one of its players; all others are paired among themselves.
//! The perfect matchings of pieces, hubs and players above are the complete pairings with as few downfloaters from
//! above as possible; that their number is the pieces less the hubs follows by counting.

use super::cards::DutchRoster;
use super::completion::{ByeScore, can_take_bye, join_bye, surely_completable};
use crate::matching::{Graph, LargestMatching, Shortage};
use std::ops::Range;

/// The vertices that represent the players below: the pieces, then the hubs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::swiss::dutch) struct Below {
    pieces: Vec<Piece>,
    /// For each hub, the pieces that it can take.
    hubs: Vec<Vec<usize>>,
    /// Players who may float down; `None` for all.
    comers: Option<Vec<usize>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// Any downfloater finds an opponent here, or completion is not examined.
    Open,
    Of(Vec<usize>, Option<ByeScore>),
}

impl Below {
    /// Creates the demand for `left_over` downfloaters, without conditions.
    pub(in crate::swiss::dutch) fn open(left_over: usize) -> Self {
        Self { pieces: vec![Piece::Open; left_over], hubs: Vec::new(), comers: None }
    }

    /// Returns the same demand, limited to downfloaters among these players.
    pub(in crate::swiss::dutch) fn among(&self, players: Vec<usize>) -> Self {
        Self { comers: Some(players), ..self.clone() }
    }

    /// Returns the least demand of the players of `rest`, one of whom has the bye if its score is given.
    pub(in crate::swiss::dutch) fn of(
        roster: &DutchRoster<'_>,
        rest: Range<usize>,
        bye: Option<ByeScore>,
    ) -> Self {
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

    pub(in crate::swiss::dutch) fn left_over(&self) -> usize {
        self.pieces.len().saturating_sub(self.hubs.len())
    }

    /// Returns the number of pieces; they come before the hubs.
    pub(in crate::swiss::dutch) fn pieces(&self) -> usize {
        self.pieces.len()
    }

    pub(in crate::swiss::dutch) fn vertices(&self) -> usize {
        self.pieces.len() + self.hubs.len()
    }

    /// Returns true if any player finds an opponent below.
    pub(in crate::swiss::dutch) fn is_open(&self) -> bool {
        self.pieces.iter().all(|piece| *piece == Piece::Open)
    }

    /// Returns true if a player above can be matched with one of the vertices.
    fn is_met_by(&self, roster: &DutchRoster<'_>, who: usize, vertex: usize) -> bool {
        self.pieces.get(vertex).is_some_and(|piece| match piece {
            Piece::Open => true,
            Piece::Of(players, bye) => {
                players.iter().any(|&other| roster.may_meet(who, other))
                    || bye.is_some_and(|score| can_take_bye(roster, who, score))
            }
        })
    }

    /// Adds the edges of the vertices, which start at `first` in the graph; `above` are the other ends, each with its
    /// vertex.
    pub(in crate::swiss::dutch) fn join(
        &self,
        roster: &DutchRoster<'_>,
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
