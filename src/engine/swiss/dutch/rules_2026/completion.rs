//! Existence of a pairing: completion (C4) and the lowest score for the bye (C5).

use super::cards::DutchRoster;
use super::lower_demand::Below;
use crate::matching::{Graph, LargestMatching};
use crate::tournament::Points;
use std::ops::Range;

/// Scores at which the bye may be allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::swiss::dutch) enum ByeScore {
    /// This score (C5).
    Of(Points),
    /// Any score (dutch-2017).
    Any,
}

impl ByeScore {
    pub(in crate::swiss::dutch) fn admits(self, score: Points) -> bool {
        self == Self::Any || self == Self::Of(score)
    }

    /// Returns true if no player of a lower score than this can have the bye.
    pub(in crate::swiss::dutch) fn is_from(self, score: Points) -> bool {
        matches!(self, Self::Of(bye) if bye >= score)
    }
}

/// Returns true if a player may get the bye when its score must be `bye` (C2, C5).
pub(in crate::swiss::dutch) fn can_take_bye(roster: &DutchRoster<'_>, who: usize, bye: ByeScore) -> bool {
    let player = &roster.card(who);
    player.may_get_bye && bye.admits(player.score)
}

/// Returns true if the `floaters`, who do not meet each other, and all players of `rest` can be paired legally, one of
/// them with the bye if its score is given.
pub(in crate::swiss::dutch) fn is_completable(
    roster: &DutchRoster<'_>,
    floaters: &[usize],
    rest: Range<usize>,
    bye: Option<ByeScore>,
) -> bool {
    is_completable_above(roster, floaters, rest, bye, &Below::open(0))
}

/// Same as [`is_completable`], with as many of `rest` floating down as `below` requires.
pub(in crate::swiss::dutch) fn is_completable_above(
    roster: &DutchRoster<'_>,
    floaters: &[usize],
    rest: Range<usize>,
    bye: Option<ByeScore>,
    below: &Below,
) -> bool {
    let taken = floaters.len() + below.left_over();
    let count = taken + rest.len() + usize::from(bye.is_some());
    count.is_multiple_of(2)
        && (below.is_open() && surely_completable(roster, taken, rest.clone(), bye) || {
            let (mut graph, _) = graph_above(roster, floaters, rest, bye, below);
            for (one, _) in floaters.iter().enumerate() {
                (0..one).for_each(|other| graph.cut(one, other));
            }
            LargestMatching::of(graph).is_perfect()
        })
}

/// Returns the graph of allowed pairs of the `floaters`, who come first, and of `rest`, with the bye and the vertices
/// of `below`, which players of `rest` meet; and the players, by vertex.
pub(in crate::swiss::dutch) fn graph_above(
    roster: &DutchRoster<'_>,
    floaters: &[usize],
    rest: Range<usize>,
    bye: Option<ByeScore>,
    below: &Below,
) -> (Graph, Vec<usize>) {
    let nodes: Vec<usize> = floaters.iter().copied().chain(rest).collect();
    let byes = usize::from(bye.is_some());
    let mut graph = roster.graph_with_room(&nodes, byes + below.vertices());
    join_bye(roster, &mut graph, &nodes, bye);
    let above = nodes.iter().copied().enumerate().skip(floaters.len());
    below.join(roster, &mut graph, nodes.len() + byes, above);
    (graph, nodes)
}

/// Joins the last vertex, the bye, to all players who can take it.
pub(in crate::swiss::dutch) fn join_bye(
    roster: &DutchRoster<'_>,
    graph: &mut Graph,
    nodes: &[usize],
    bye: Option<ByeScore>,
) {
    if let Some(score) = bye {
        let takers = nodes.iter().enumerate().filter(|&(_, &node)| can_take_bye(roster, node, score));
        takers.for_each(|(place, _)| graph.join(place, nodes.len()));
    }
}

/// Returns true only if completion is certain for any `floaters` of this number: they have opponents in
/// `rest`, and a player there has the bye if its score is given.
pub(in crate::swiss::dutch) fn surely_completable(
    roster: &DutchRoster<'_>,
    floaters: usize,
    rest: Range<usize>,
    bye: Option<ByeScore>,
) -> bool {
    bye.is_none_or(|score| rest.clone().any(|who| can_take_bye(roster, who, score)))
        && roster.surely_completable(rest, floaters + usize::from(bye.is_some()))
}

/// Failure of completion: players whom some largest matching leaves without an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::swiss::dutch) struct Stuck {
    pub(in crate::swiss::dutch) players: Vec<usize>,
}

/// Checks that a legal pairing exists; returns the score of the bye if the number of players is odd (C5): the lowest
/// score at which any legal pairing can allocate it.
///
/// # Errors
/// Returns [`Stuck`] if no legal pairing exists.
pub(in crate::swiss::dutch) fn bye_score(roster: &DutchRoster<'_>) -> Result<Option<Points>, Stuck> {
    let all = 0..roster.len();
    let odd = all.len() % 2 == 1;
    if !odd && surely_completable(roster, 0, all.clone(), None) {
        return Ok(None);
    }
    let lowest = all.clone().rev().find(|&who| roster.card(who).may_get_bye);
    let lowest = lowest.map(|who| roster.card(who).score);
    if odd && lowest.is_some() && surely_completable(roster, 0, all.clone(), lowest.map(ByeScore::Of)) {
        return Ok(lowest);
    }
    let nodes: Vec<usize> = all.collect();
    let mut matching = LargestMatching::of(roster.graph(&nodes));
    let left_over = matching.exposed().count();
    let exposable = matching.exposable();
    if left_over > usize::from(odd) {
        return Err(Stuck { players: exposable.iter().collect() });
    }
    if !odd {
        return Ok(None);
    }
    let lowest = exposable.iter().filter(|&who| roster.card(who).may_get_bye);
    match lowest.map(|who| roster.card(who).score).min() {
        Some(score) => Ok(Some(score)),
        None => Err(Stuck { players: exposable.iter().collect() }),
    }
}
