//! The first of the best pairings by order, where all that the odd sets of these demand is that a single member floats.
//!
//! Then the members are paired but for one, and those below but for one, and nothing of the one depends on the other but that these
//! two may meet.

use crate::matching::{BestMatchings, Graph, LargestMatching, LeastMatching};
use crate::swiss::burstein::fold;

/// Returns the partners of all vertices, of which the first are `members`; `None` where the odd sets demand something else.
pub(super) fn first(best: &BestMatchings, members: usize) -> Option<Vec<usize>> {
    if !is_told_by_one_floater(best, members) {
        return None;
    }
    let (graph, vertices) = (best.graph(), best.graph().vertices());
    let mut below = LargestMatching::of(part(graph, members..vertices, 0));
    let takers = below.exposable();
    if below.exposed().count() != 1 {
        return None;
    }
    let taker = |member: usize| {
        let mut others = graph.neighbours(member).skip_while(|&other| other < members);
        others.find(|&other| takers.contains(other - members))
    };
    let mut above = part(graph, 0..members, 1);
    (0..members).filter(|&member| taker(member).is_some()).for_each(|member| above.join(member, members));
    let mut above = LeastMatching::<i64>::plain_of(LargestMatching::of(above))?;
    let mut partners = fold::arrange_least(&mut above, members);
    let floater = partners.pop()?;
    let taker = taker(floater)?;
    let place = taker - members;
    let edges: Vec<(usize, usize)> = below.graph().neighbours(place).map(|other| (place, other)).collect();
    below.cut(&edges);
    partners[floater] = taker;
    partners.extend(
        (0..vertices - members).map(|other| below.mate(other).map_or(floater, |mate| mate + members)),
    );
    Some(partners)
}

/// Whether a perfect matching is one of the best exactly when one edge leads out of the members: so it is when every such edge leaves
/// as many odd sets, one of the best has one, and no other edge leaves any.
fn is_told_by_one_floater(best: &BestMatchings, members: usize) -> bool {
    let floaters = (0..members).filter(|&member| best.mate(member) >= members);
    let [floater] = floaters.collect::<Vec<_>>()[..] else { return false };
    let sets = best.odd_sets_left(floater, best.mate(floater));
    (0..best.graph().vertices()).all(|other| {
        best.graph().neighbours(other).take_while(|&one| one < other).all(|one| {
            let leads_out = one < members && members <= other;
            best.odd_sets_left(one, other) == if leads_out { sets } else { 0 }
        })
    })
}

/// Returns the part of a graph between some vertices, with room for `more`.
fn part(graph: &Graph, vertices: std::ops::Range<usize>, more: usize) -> Graph {
    let mut part = Graph::new(vertices.len() + more);
    for one in vertices.clone() {
        for other in graph.neighbours(one).filter(|&other| one < other && other < vertices.end) {
            part.join(one - vertices.start, other - vertices.start);
        }
    }
    part
}
