//! The ways to pair the entire field in which as few players as possible leave a group (L-4, L-5).
//!
//! Each player who leaves meets a player outside, so this is a matching problem: complete pairings of the field with
//! the fewest pairs across the border of the group. Nearly always that number is what one of the two sides alone
//! requires. Then no weights are needed: by Gallai and Edmonds a largest matching of that side leaves one vertex over
//! in each of some odd pieces, less the pieces that its *hubs* take, and any player of a piece can be the one left
//! over. So a piece is one vertex, matched with a hub or across the border, and the rest of its side is paired within
//! itself. The perfect matchings of pieces, hubs and the other side are the complete pairings with the fewest pairs
//! across; that their number is the pieces less the hubs follows by counting.

use super::cards::{Cards, PlayerIndex};
use super::floaters::Leaving;
use crate::matching::{BitSet, Graph, LargestMatching, LeastMatching, Shortage, WeightedGraph};
use rustc_hash::FxHashMap;

/// The remaining ways, narrowed as players leave.
pub(super) struct Ways<'a> {
    leaving: &'a Leaving<'a>,
    search: WaysSearch,
    /// For a vertex that failed a test, the players across the border with whom it cannot be matched, now or later:
    /// each player who leaves reduces the ways.
    barred: FxHashMap<usize, BitSet>,
}

enum WaysSearch {
    /// One player leaves, and both sides become even: the members who may leave, and the players outside who may meet
    /// them.
    One { may_leave: BitSet, may_meet: BitSet },
    /// Pieces of one side, its hubs, and all players of the other side.
    Pieces(Box<Pieces>),
    /// Complete pairings of all listed players with the fewest pairs across the border, if neither side alone
    /// determines their number.
    Many { everybody: Vec<PlayerIndex>, is_inside: Vec<bool>, matching: Box<LeastMatching<i64>> },
}

struct Pieces {
    /// True if the pieces belong to the group that is left.
    inside: bool,
    /// Players of each piece, which is one vertex; then each hub and each player of the other side separately.
    vertices: Vec<Vec<PlayerIndex>>,
    pieces: usize,
    /// Index of the first vertex of the other side.
    others: usize,
    vertex_of: Vec<Option<usize>>,
    matching: LargestMatching,
}

impl<'a> Ways<'a> {
    /// Returns the ways; `None` if no player has to leave.
    pub(super) fn of(leaving: &'a Leaving<'a>) -> Option<Self> {
        let Leaving { cards, members, outside, .. } = *leaving;
        let mut inside = LargestMatching::of(cards.within(members));
        let mut others = LargestMatching::of(cards.within(outside));
        // All other players have no pair in either graph.
        let odd_inside = inside.exposed().count() + members.len() - cards.len();
        let odd_outside = others.exposed().count() + outside.len() - cards.len();
        if odd_inside == 0 && odd_outside == 0 {
            return None;
        }
        let ways = |search| Self { leaving, search, barred: FxHashMap::default() };
        if odd_inside == 1 && odd_outside == 1 {
            let (may_leave, may_meet) = (inside.exposable(), others.exposable());
            let search = WaysSearch::One {
                may_leave: only(cards, &may_leave, members),
                may_meet: only(cards, &may_meet, outside),
            };
            let mut ways = ways(search);
            if members.iter().any(|&number| ways.may_leave(number)) {
                return Some(ways);
            }
        }
        let pieces = if odd_inside >= odd_outside {
            Pieces::new(cards, inside.shortages(), [members, outside], true)
        } else {
            Pieces::new(cards, others.shortages(), [outside, members], false)
        };
        match pieces {
            Some(pieces) => Some(ways(WaysSearch::Pieces(Box::new(pieces)))),
            None => Some(ways(WaysSearch::across(leaving)?)),
        }
    }

    /// Returns the number of players who leave.
    pub(super) fn count(&self) -> usize {
        match &self.search {
            WaysSearch::One { .. } => 1,
            WaysSearch::Pieces(pieces) => 2 * pieces.pieces - pieces.others,
            WaysSearch::Many { matching, .. } => usize::try_from(matching.weight()).unwrap_or(0),
        }
    }

    pub(super) fn may_leave(&mut self, number: PlayerIndex) -> bool {
        self.find(number, None)
    }

    /// Returns true if a player of the group can leave it and meet one of `others`.
    pub(super) fn leads_to(&mut self, number: PlayerIndex, others: &BitSet) -> bool {
        self.find(number, Some(others))
    }

    fn find(&mut self, number: PlayerIndex, among: Option<&BitSet>) -> bool {
        let cards = self.leaving.cards;
        let Some(vertex) = self.search.vertex(number) else { return false };
        let mut usable = BitSet::full(cards.len());
        usable.keep(cards.compatible.row(number));
        if let Some(among) = among {
            usable.keep(among.words());
        }
        if let Some(barred) = self.barred.get(&vertex) {
            usable.subtract(barred.words());
        }
        let found = !usable.is_empty() && self.search.can_meet(vertex, &usable);
        if !found {
            let barred = self.barred.entry(vertex).or_insert_with(|| BitSet::empty(cards.len()));
            barred.unite(usable.words());
        }
        found
    }

    /// Removes a player from the group permanently.
    pub(super) fn leave(&mut self, number: PlayerIndex) {
        self.search.leave(self.leaving.cards, number);
    }
}

impl WaysSearch {
    fn across(leaving: &Leaving) -> Option<Self> {
        let Leaving { cards, members, outside, .. } = *leaving;
        let everybody = [members, outside].concat();
        let is_inside: Vec<bool> = (0..everybody.len()).map(|place| place < members.len()).collect();
        let mut graph = WeightedGraph::new(everybody.len());
        for (place, &one) in everybody.iter().enumerate() {
            for (earlier, &other) in everybody.iter().enumerate().take(place) {
                if cards.compatible.joined(one, other) {
                    graph.join(earlier, place, i64::from(is_inside[earlier] != is_inside[place]));
                }
            }
        }
        let matching = Box::new(LeastMatching::new(graph).ok()?);
        Some(Self::Many { everybody, is_inside, matching })
    }

    /// Returns the vertex of a player of the group, if they have one and may still leave or stay.
    fn vertex(&self, number: PlayerIndex) -> Option<usize> {
        match self {
            Self::One { may_leave, .. } => may_leave.contains(number).then_some(0),
            Self::Pieces(pieces) => {
                let vertex = pieces.vertex_of[number]?;
                (!pieces.inside || vertex < pieces.pieces).then_some(vertex)
            }
            Self::Many { everybody, .. } => everybody.iter().position(|&other| other == number),
        }
    }

    /// Returns true if the players of a vertex can be matched with one of `usable` across the border, given that they
    /// may meet them at all.
    fn can_meet(&mut self, vertex: usize, usable: &BitSet) -> bool {
        match self {
            Self::One { may_meet, .. } => may_meet.meets(usable.words()),
            Self::Pieces(pieces) => pieces.rematch(vertex, usable),
            Self::Many { everybody, is_inside, matching } => {
                let is_usable = |other: usize| !is_inside[other] && usable.contains(everybody[other]);
                if is_usable(matching.mate(vertex)) {
                    return true;
                }
                // Tight edges are only certain if no odd set restricts them.
                let is_certain = matching.plain().is_some();
                let possible = matching.possible_partners(vertex);
                let mut possible = possible.iter().filter(|&other| is_usable(other));
                possible
                    .any(|other| is_certain || matching.clone().rematch(vertex, |partner| partner == other))
            }
        }
    }

    fn leave(&mut self, cards: &Cards, number: PlayerIndex) {
        let Some(vertex) = self.vertex(number) else { return };
        match self {
            Self::One { .. } => {}
            Self::Pieces(pieces) => {
                let meets = |other: usize| {
                    let opponents = &pieces.vertices[other];
                    opponents.iter().any(|&opponent| cards.compatible.joined(number, opponent))
                };
                let stays = |&other: &usize| !(pieces.is_across(vertex, other) && meets(other));
                let edges = pieces.matching.graph().neighbours(vertex).filter(stays);
                let edges: Vec<(usize, usize)> = edges.map(|other| (vertex, other)).collect();
                pieces.matching.cut(&edges);
                // Only one player of a piece can leave.
                if pieces.inside {
                    for &number in &pieces.vertices[vertex] {
                        pieces.vertex_of[number] = None;
                    }
                }
            }
            Self::Many { is_inside, matching, .. } => {
                matching.rematch(vertex, |partner| !is_inside[partner]);
            }
        }
    }
}

impl Pieces {
    /// Returns true if the players of a vertex can meet one of `usable` across the border; the matching then contains
    /// such a pair.
    fn rematch(&mut self, vertex: usize, usable: &BitSet) -> bool {
        let is_usable = |&other: &usize| {
            self.is_across(vertex, other)
                && self.vertices[other].iter().any(|&number| usable.contains(number))
        };
        let mut wanted = BitSet::empty(self.vertices.len());
        self.matching.graph().neighbours(vertex).filter(is_usable).for_each(|other| wanted.insert(other));
        !wanted.is_empty() && self.matching.rematch(vertex, &wanted)
    }

    /// Combines the pieces of one side, given by `shortages`, with the other side; `None` if more have to leave than
    /// the shortages show. `sides` are the players of the side of the pieces, and of the other one.
    fn new(
        cards: &Cards,
        shortages: Vec<Shortage>,
        sides: [&[PlayerIndex]; 2],
        inside: bool,
    ) -> Option<Self> {
        let [own, others] = sides;
        let mut is_own = BitSet::empty(cards.len());
        own.iter().for_each(|&number| is_own.insert(number));
        let Shortage { groups, neighbours } = Shortage::united(shortages);
        // Players of the other side have no pair in its graph, and are separate pieces there.
        let mut vertices: Vec<Vec<PlayerIndex>> =
            groups.into_iter().filter(|group| group.iter().all(|&number| is_own.contains(number))).collect();
        let pieces = vertices.len();
        vertices.extend(neighbours.into_iter().map(|number| vec![number]));
        let first_other = vertices.len();
        vertices.extend(others.iter().map(|&number| vec![number]));
        let mut vertex_of = vec![None; cards.len()];
        for (vertex, numbers) in vertices.iter().enumerate() {
            numbers.iter().for_each(|&number| vertex_of[number] = Some(vertex));
        }
        let mut graph = Graph::new(vertices.len());
        for (one, numbers) in vertices.iter().enumerate() {
            for &number in numbers {
                for opponent in cards.compatible.neighbours(number) {
                    let Some(other) = vertex_of[opponent] else { continue };
                    // A hub is matched only with pieces, and no piece with another one.
                    let is_kept = match (one < first_other, other < first_other) {
                        (true, true) => (one < pieces) != (other < pieces),
                        (true, false) => one < pieces,
                        (false, true) => other < pieces,
                        (false, false) => true,
                    };
                    if is_kept && one < other {
                        graph.join(one, other);
                    }
                }
            }
        }
        let matching = LargestMatching::of(graph);
        let is_enough = matching.is_perfect();
        let pieces = Self { inside, vertices, pieces, others: first_other, vertex_of, matching };
        is_enough.then_some(pieces)
    }

    fn is_across(&self, one: usize, other: usize) -> bool {
        (one < self.others) != (other < self.others)
    }
}

/// Returns the intersection of `set` and `members`.
fn only(cards: &Cards, set: &BitSet, members: &[PlayerIndex]) -> BitSet {
    let mut found = BitSet::empty(cards.len());
    members.iter().copied().filter(|&number| set.contains(number)).for_each(|number| found.insert(number));
    found
}
