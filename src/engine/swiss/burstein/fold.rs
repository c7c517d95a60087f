//! The order of attempts, which both editions share: the first player of a group meets the last, then the last but one,
//! and so on up to the second, and is left over only as the last possibility; the remaining players are treated in the
//! same way (classic 6.1 to 6.4, 2026 Article 4).
//!
//! Attempts are never enumerated. A matching finds the fewest refused colours (classic 6.5, 2026 C8); then each player
//! in turn gets the last opponent with whom an attempt of that quality is still possible.

use crate::format::Unproved;
use crate::matching::{BitSet, Graph, LargestMatching, LeastMatching, Weight};
use crate::swiss::burstein::two_sides;
use crate::swiss::prover::Proving;
use crate::swiss::roster::Roster;
use crate::tournament::Colour;

/// The opponents of the members of a group, by index; `None` for a player left over.
pub(super) type OpponentByIndex = Vec<Option<usize>>;

/// Returns the first attempt with the fewest refused colours, or `None` if there is no attempt. The first vertices of
/// `graph` are `members`; all others represent places of players left over, each available to the members joined to one
/// of them.
pub(super) fn first(roster: &Roster<'_>, members: &[usize], graph: Graph) -> Option<OpponentByIndex> {
    let fewest = fewest_refused(roster, members, graph)?;
    Some(opponents(&arrange_least(fewest, members.len()), members.len()))
}

/// Returns the attempts with the fewest refused colours, for the graph of [`first`]: they are the perfect matchings of
/// least weight, whatever that weight is.
pub(super) fn fewest_refused(
    roster: &Roster<'_>,
    members: &[usize],
    graph: Graph,
) -> Option<LeastMatching<i64>> {
    let count = members.len();
    let due: Vec<Option<Colour>> = members.iter().map(|&who| roster.card(who).due).collect();
    let mut any = LargestMatching::new(graph);
    (0..count / 2).for_each(|one| any.suggest(one, count - 1 - one));
    if any.complete() > 0 {
        return None;
    }
    if let Some(best) = with_fewest(&any, &due) {
        return LeastMatching::plain_of(best);
    }
    let clash = |one: usize, other: usize| other < count && due[one].is_some() && due[one] == due[other];
    LeastMatching::along(any.graph(), |one, other| i64::from(clash(one, other)))
}

/// Narrows a matching to the attempts that refuse no more colours than the numbers alone require: none, or, if more
/// than half have the same due colour, one of each pair that those players must make among themselves. `None` if no
/// attempt is that good.
fn with_fewest(any: &LargestMatching, due: &[Option<Colour>]) -> Option<LargestMatching> {
    let vertices = any.graph().vertices();
    let side = |colour: Colour| {
        let mut side = BitSet::empty(vertices);
        let members = due.iter().enumerate().filter(|&(_, &due)| due == Some(colour));
        members.for_each(|(member, _)| side.insert(member));
        side
    };
    let sides = [Colour::White, Colour::Black].map(side);
    let mut narrowed = any.clone();
    let exposed = match sides.iter().find(|side| 2 * side.len() > vertices) {
        // All the others are needed to grant the colours of as many of these as possible.
        Some(surplus) => narrowed.narrow(|vertex, row| {
            if !surplus.contains(vertex) {
                row.iter_mut().zip(surplus.words()).for_each(|(word, mask)| *word &= mask);
            }
        }),
        None => narrowed.narrow(|vertex, row| {
            for side in sides.iter().filter(|side| side.contains(vertex)) {
                row.iter_mut().zip(side.words()).for_each(|(word, mask)| *word &= !mask);
            }
        }),
    };
    (exposed == 0).then_some(narrowed)
}

/// Returns the partners of all vertices in the first attempt among the perfect matchings of a graph.
fn arrange(mut matching: LargestMatching, count: usize) -> Vec<usize> {
    for one in 0..count {
        let last = matching.graph().neighbours(one).filter(|&other| other < count).last();
        let is_settled = matching.mate(one).is_some_and(|mate| mate < one);
        let Some(last) = last.filter(|_| !is_settled) else { continue };
        if matching.demand(one, last) {
            continue;
        }
        match matching.possible_partners(one).iter().filter(|&other| other < count).last() {
            Some(other) => {
                matching.demand(one, other);
            }
            None => {
                let others = matching.graph().neighbours(one).filter(|&other| other < count);
                let others: Vec<(usize, usize)> = others.map(|other| (one, other)).collect();
                matching.cut(&others);
            }
        }
    }
    (0..matching.graph().vertices()).map(|one| matching.mate(one).unwrap_or(one)).collect()
}

/// Returns the partners of all vertices in the first attempt among the perfect matchings of least weight.
///
/// Those are some of the perfect matchings of tight edges, and the first of all these is found without weights. If it
/// has the least weight it is the answer. Else two sides are arranged if the odd sets require nothing else, and only in
/// the remaining cases is the least matching queried member by member.
pub(super) fn arrange_least<W: Weight>(matching: LeastMatching<W>, count: usize) -> Vec<usize> {
    if matching.plain().is_some() {
        return arrange(matching.into_tight(), count);
    }
    let first = arrange(matching.tight().clone(), count);
    if matching.is_least(&first) {
        return first;
    }
    two_sides::arrange(&matching, count).unwrap_or_else(|| arrange_by_asking(matching, count))
}

/// Same as [`arrange_least`], member by member.
fn arrange_by_asking<W: Weight>(mut matching: LeastMatching<W>, count: usize) -> Vec<usize> {
    for one in 0..count {
        if matching.mate(one) < one {
            continue;
        }
        let mut wanted: Vec<usize> =
            matching.possible_partners(one).iter().filter(|&other| one < other && other < count).collect();
        wanted.reverse();
        // A member without a possible later partner is left over in any case: the earlier ones are decided, paired or
        // left over.
        if !wanted.is_empty() && !match_with_first(&mut matching, one, &wanted) {
            matching.rematch(one, |candidate| candidate >= count);
        }
    }
    (0..matching.tight().graph().vertices()).map(|one| matching.mate(one)).collect()
}

/// Matches a vertex with the first of some others that a matching of least weight allows; false if there is none.
///
/// Tested one by one, many may be refused: so growing batches are tested, and a batch that contains a partner is
/// halved.
fn match_with_first<W: Weight>(matching: &mut LeastMatching<W>, one: usize, wanted: &[usize]) -> bool {
    let (mut left, mut at_once) = (wanted, 1);
    while !left.is_empty() {
        let (some, rest) = left.split_at(at_once.min(left.len()));
        if matching.rematch(one, |other| some.contains(&other)) {
            let (mut some, mut is_alone) = (some, true);
            while some.len() > 1 {
                let (first, second) = some.split_at(some.len() / 2);
                is_alone = matching.rematch(one, |other| first.contains(&other));
                some = if is_alone { first } else { second };
            }
            return is_alone || matching.rematch(one, |other| some.contains(&other));
        }
        (left, at_once) = (rest, 2 * at_once);
    }
    false
}

/// Returns the opponents of the members, who are the first vertices, from the partners of all.
pub(super) fn opponents(partners: &[usize], count: usize) -> OpponentByIndex {
    partners.iter().take(count).map(|&other| Some(other).filter(|&other| other < count)).collect()
}

/// Returns the pairs of an attempt, the earlier first, as places in the roster.
pub(super) fn pairs(members: &[usize], opponents: &OpponentByIndex) -> Vec<[usize; 2]> {
    let pair =
        |(one, other): (usize, &Option<usize>)| other.filter(|&other| one < other).map(|other| [one, other]);
    opponents.iter().enumerate().filter_map(pair).map(|pair| pair.map(|index| members[index])).collect()
}

/// Returns the players left over in an attempt, as places in the roster.
pub(super) fn left_over(members: &[usize], opponents: &OpponentByIndex) -> Vec<usize> {
    members.iter().zip(opponents).filter(|(_, other)| other.is_none()).map(|(&who, _)| who).collect()
}

/// Proves that an attempt is the first of those left: each of the `members`, which are the first vertices, has the last
/// possible partner in turn, and is left over only if there is none. The articles are those for a partner, and for a
/// player left over.
///
/// # Errors
/// Returns an error if an earlier attempt is possible.
pub(super) fn prove(
    proving: &mut Proving,
    members: usize,
    [partner, left_over]: [&'static str; 2],
) -> Result<(), Unproved> {
    for one in 0..members {
        let mate = proving.mate(one);
        if mate >= members {
            proving.choose(left_over, one, |other| other < members)?;
            proving.keep(one, |other| other >= members);
        } else if mate > one {
            proving.choose_partner(partner, one, |other| mate < other && other < members)?;
        }
    }
    Ok(())
}

/// Returns the place of an attempt in the list of all attempts of its group, counted from 1, with at most one player
/// left over (classic 6.2 and 6.4); `None` if the number overflows.
pub(super) fn attempt_number(opponents: &OpponentByIndex) -> Option<i64> {
    let mut open: Vec<usize> = (0..opponents.len()).collect();
    let mut before: i64 = 0;
    while open.len() > 1 {
        let first = open.remove(0);
        // Each choice of an opponent is followed by as many attempts as the others have among themselves.
        let below = attempts(open.len() - 1)?;
        let skipped = match opponents[first] {
            Some(other) => open.iter().rev().position(|&candidate| candidate == other)?,
            None => open.len(),
        };
        before = before.checked_add(below.checked_mul(i64::try_from(skipped).ok()?)?)?;
        if let Some(other) = opponents[first] {
            open.retain(|&candidate| candidate != other);
        }
    }
    before.checked_add(1)
}

fn attempts(players: usize) -> Option<i64> {
    let odd = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
    (1..=i64::try_from(odd).ok()?).step_by(2).try_fold(1, i64::checked_mul)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matching::WeightedGraph;
    use crate::swiss::test_rounds::{Dice, cases};

    /// Returns the partners in each perfect matching of these edges, and its weight.
    fn perfect_matchings(vertices: usize, edges: &[(usize, usize, i64)]) -> Vec<(Vec<usize>, i64)> {
        let mut found = vec![(vec![vertices; vertices], 0)];
        for vertex in 0..vertices {
            let with = |(partners, weight): (Vec<usize>, i64)| {
                if partners[vertex] < vertices {
                    return vec![(partners, weight)];
                }
                let free = edges.iter().filter(|&&(a, b, _)| a == vertex && partners[b] == vertices);
                let matched = free.map(|&(a, b, more)| {
                    let mut partners = partners.clone();
                    (partners[a], partners[b]) = (b, a);
                    (partners, weight + more)
                });
                matched.collect()
            };
            found = found.into_iter().flat_map(with).collect();
        }
        found
    }

    #[test]
    fn the_first_attempt_of_least_weight_is_the_first_of_all_that_there_are() {
        let (mut at_once, mut by_asking, mut by_sides) = (0, 0, 0);
        for seed in 0..cases(12_000) {
            let mut dice = Dice(seed);
            let vertices = 6 + 2 * dice.roll(3);
            let count = 2 + dice.roll(vertices - 2);
            let (density, weights) = ([35, 50][dice.roll(2)], [2, 4][dice.roll(2)]);
            let (mut edges, mut graph) = (Vec::new(), WeightedGraph::<i64>::new(vertices));
            for other in 0..vertices {
                for one in (0..other).filter(|_| dice.comes_up(density)).collect::<Vec<_>>() {
                    let weight = i64::try_from(dice.roll(weights)).unwrap();
                    edges.push((one, other, weight));
                    graph.join(one, other, weight);
                }
            }
            let all = perfect_matchings(vertices, &edges);
            let Some(least) = all.iter().map(|&(_, weight)| weight).min() else { continue };
            let order = |partners: &Vec<usize>| -> Vec<_> {
                opponents(partners, count).into_iter().map(std::cmp::Reverse).collect()
            };
            let expected =
                all.iter().filter(|&&(_, weight)| weight == least).map(|(all, _)| order(all)).min();
            let matching = LeastMatching::new(graph).unwrap();
            let is_at_once = matching.is_least(&arrange(matching.tight().clone(), count));
            *(if is_at_once { &mut at_once } else { &mut by_asking }) += 1;
            if !is_at_once {
                by_sides += usize::from(two_sides::arrange(&matching, count).is_some());
                let partners = arrange_by_asking(matching.clone(), count);
                assert_eq!(Some(order(&partners)), expected, "seed {seed}: {count} members, {edges:?}");
            }
            let partners = arrange_least(matching, count);
            assert_eq!(Some(order(&partners)), expected, "seed {seed}: {count} members, {edges:?}");
            assert!((0..vertices).all(|one| partners[partners[one]] == one), "seed {seed}");
        }
        let counts = [at_once, by_asking, by_sides];
        assert!(at_once > 1000 && by_asking > 5 && by_sides > 5, "at once, not so, by sides: {counts:?}");
    }
}
