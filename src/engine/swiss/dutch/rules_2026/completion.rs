//! Whether players can be paired at all: completion (C4) and the lowest score for the bye (C5).

use super::pool::Pool;
use crate::matching::{Graph, LargestMatching};
use crate::tournament::{Colour, Points};
use std::ops::Range;

/// Returns who may meet whom among `nodes` (places in the pool, ascending), with room for `more` vertices.
pub(super) fn legal_graph(pool: &Pool<'_>, nodes: &[usize], more: usize) -> Graph {
    let mut graph = Graph::new(nodes.len() + more);
    let mut rows = [None, Some(Colour::White), Some(Colour::Black)].map(|side| {
        let mut row = crate::matching::BitSet::empty(nodes.len() + more);
        let others = nodes
            .iter()
            .enumerate()
            .filter(|&(_, &node)| side.is_none() || pool.players[node].protected_side() != side);
        others.for_each(|(place, _)| row.insert(place));
        row
    });
    for (place, &node) in nodes.iter().enumerate() {
        let player = &pool.players[node];
        let row = match player.protected_side() {
            None => &mut rows[0],
            Some(Colour::White) => &mut rows[1],
            Some(Colour::Black) => &mut rows[2],
        };
        graph.row_mut(place).copy_from_slice(row.words());
        graph.cut(place, place);
    }
    for (place, &node) in nodes.iter().enumerate() {
        for other in pool.players[node].barred.iter().filter_map(|other| nodes.binary_search(other).ok()) {
            graph.cut(place, other);
        }
    }
    graph
}

/// Whether a player may get the bye when its score must be `score` (C2, C5).
pub(super) fn can_take_bye(pool: &Pool<'_>, who: usize, score: Points) -> bool {
    let player = &pool.players[who];
    player.may_get_bye && player.score == score
}

/// Whether the `floaters`, who do not meet each other, and all from `rest` on can be paired legally, one of them
/// having the bye when its score is given.
pub(super) fn is_completable(
    pool: &Pool<'_>,
    floaters: &[usize],
    rest: Range<usize>,
    bye: Option<Points>,
) -> bool {
    let count = floaters.len() + rest.len() + usize::from(bye.is_some());
    count.is_multiple_of(2)
        && (surely_completable(pool, floaters.len(), rest.clone(), bye) || {
            let nodes: Vec<usize> = floaters.iter().copied().chain(rest).collect();
            let mut graph = legal_graph(pool, &nodes, usize::from(bye.is_some()));
            for (one, _) in floaters.iter().enumerate() {
                (0..one).for_each(|other| graph.cut(one, other));
            }
            join_bye(pool, &mut graph, &nodes, bye);
            LargestMatching::of(graph).is_perfect()
        })
}

/// Joins the last vertex, the bye, to everybody who can take it.
pub(super) fn join_bye(pool: &Pool<'_>, graph: &mut Graph, nodes: &[usize], bye: Option<Points>) {
    if let Some(score) = bye {
        let takers = nodes.iter().enumerate().filter(|&(_, &node)| can_take_bye(pool, node, score));
        takers.for_each(|(place, _)| graph.join(place, nodes.len()));
    }
}

/// A quick test that is true only when completion is certain: everybody may meet more than half of the
/// others (Dirac), after each floater has been given an opponent.
pub(super) fn surely_completable(
    pool: &Pool<'_>,
    floaters: usize,
    rest: Range<usize>,
    bye: Option<Points>,
) -> bool {
    let barred = pool.most_barred + pool.protected_from(rest.start);
    let taken = floaters + usize::from(bye.is_some());
    let taker = bye.is_none_or(|score| rest.clone().any(|who| can_take_bye(pool, who, score)));
    let Some(left) = rest.len().checked_sub(taken) else { return false };
    taker
        && rest.len() > barred + taken
        && (left == 0 || 2 * rest.len().saturating_sub(1 + barred + taken) >= left)
}

/// Why a round cannot be completed: players whom some largest matching leaves without an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stuck {
    pub(super) players: Vec<usize>,
}

/// Makes sure that a legal pairing exists; returns the score of the bye when the number is odd (C5): the lowest
/// that any legal pairing can give it to.
pub(super) fn bye_score(pool: &Pool<'_>) -> Result<Option<Points>, Stuck> {
    let all = 0..pool.players.len();
    let odd = all.len() % 2 == 1;
    if !odd && surely_completable(pool, 0, all.clone(), None) {
        return Ok(None);
    }
    let lowest = all.clone().rev().find(|&who| pool.players[who].may_get_bye);
    let lowest = lowest.map(|who| pool.players[who].score);
    if odd && lowest.is_some() && surely_completable(pool, 0, all.clone(), lowest) {
        return Ok(lowest);
    }
    let nodes: Vec<usize> = all.collect();
    let mut matching = LargestMatching::of(legal_graph(pool, &nodes, 0));
    let left_over = matching.exposed().count();
    let exposable = matching.exposable();
    if left_over > usize::from(odd) {
        return Err(Stuck { players: exposable.iter().collect() });
    }
    if !odd {
        return Ok(None);
    }
    let lowest = exposable.iter().filter(|&who| pool.players[who].may_get_bye);
    match lowest.map(|who| pool.players[who].score).min() {
        Some(score) => Ok(Some(score)),
        None => Err(Stuck { players: exposable.iter().collect() }),
    }
}
