//! The first of equal candidates, in the order in which Article 4 produces them.
//!
//! Each function narrows a matching without changing its weight, from the last change of 3.5 to 3.7 to the first: the
//! set of moved-down players, their opponents, exchanges, transpositions.

use crate::matching::{BitSet, Graph, LargestMatching, LeastMatching, TwoSides, Weight, WeightedGraph};
use crate::swiss::lexicographic::unexchanged_duals;
use std::ops::Range;

/// Returns the number of low bits of a weight that [`exchange_weight`] needs in a bracket.
pub(super) fn bits(members: usize) -> u32 {
    2 * width(members) + width(members)
}

fn width(members: usize) -> u32 {
    usize::BITS - members.leading_zeros()
}

/// Returns the cost of a pair whose smaller number in the remainder is `number` (4.3.1, 4.3.2): one more exchanged
/// player if it comes from S2; then the sum of the numbers in S1.
pub(super) fn exchange_weight<W: Weight>(number: usize, pairs: usize, members: usize) -> W {
    let exchanged = W::digit(u32::from(number > pairs), 2 * width(members));
    exchanged + W::digit(u32::try_from(number).unwrap_or(u32::MAX), 0)
}

/// Narrows by 4.4: of the moved-down players who can be paired, those with the smallest numbers are.
pub(super) fn choose_moved_down<W: Weight>(
    matching: &mut LeastMatching<W>,
    moved_down: usize,
    members: usize,
) {
    let is_paired = |matching: &LeastMatching<W>, number: usize| matching.mate(number) < members;
    let mut to_pair = (0..moved_down).filter(|&number| is_paired(matching, number)).count();
    if to_pair == moved_down {
        return;
    }
    for number in 0..moved_down {
        if to_pair > 0 && matching.rematch(number, |other| other < members) {
            to_pair -= 1;
        } else {
            matching.rematch(number, |other| other >= members);
        }
    }
}

/// Narrows by 4.2: the moved-down players get the residents with the smallest numbers, in order of the moved-down
/// players.
pub(super) fn choose_opponents<W: Weight>(
    matching: &mut LeastMatching<W>,
    moved_down: usize,
    members: usize,
) {
    for number in 0..moved_down {
        if matching.mate(number) < members {
            take_first(matching, number, moved_down..members);
        }
    }
}

/// Matches a vertex with the first possible of `others`.
fn take_first<W: Weight>(matching: &mut LeastMatching<W>, number: usize, others: Range<usize>) {
    let possible = matching.possible_partners(number);
    let mut wanted = possible.iter().filter(|other| others.contains(other));
    wanted.any(|other| matching.rematch(number, |candidate| candidate == other));
}

/// Returns initial duals if the vertices `numbers` are the remainder.
pub(super) fn unexchanged<W: Weight>(vertices: usize, numbers: Range<usize>, pairs: usize) -> Vec<W> {
    let inside = unexchanged_duals::<W>(1..numbers.len() + 1, pairs);
    // Vertices not paired in the remainder weigh nothing, whatever their partner.
    let outside = inside.last().map_or(W::ZERO, |&lower| W::ZERO - lower);
    let mut guess = vec![outside; vertices];
    guess[numbers].copy_from_slice(&inside);
    guess
}

/// Narrows by 4.3 and 4.2 for a homogeneous bracket or remainder, which consists of the vertices `numbers`; the
/// matching is of least [`exchange_weight`].
pub(super) fn arrange<W: Weight>(matching: &mut LeastMatching<W>, numbers: Range<usize>, pairs: usize) {
    let upper = choose_exchange(matching, &numbers, pairs);
    for number in upper {
        take_first(matching, number, number + 1..numbers.end);
    }
}

/// Decides by 4.3.3 and 4.3.4 which players are in S1, and returns them. Narrows the matching accordingly.
pub(super) fn choose_exchange<W: Weight>(
    matching: &mut LeastMatching<W>,
    numbers: &Range<usize>,
    pairs: usize,
) -> Vec<usize> {
    let end = numbers.end;
    let is_upper = |number: usize, mate: usize| mate > number && mate < end;
    let middle = numbers.start + pairs;
    let exchanged = (middle..end).filter(|&number| is_upper(number, matching.mate(number))).count();
    let (mut down, mut up) = (exchanged, exchanged);
    let mut upper = Vec::new();
    // From S1 to S2: the largest numbers of S1 that can be exchanged.
    for number in (numbers.start..middle).rev() {
        if down > 0 && matching.rematch(number, |mate| !is_upper(number, mate)) {
            down -= 1;
        } else {
            matching.rematch(number, |mate| is_upper(number, mate));
            upper.push(number);
        }
    }
    upper.reverse();
    // From S2 to S1: the smallest numbers of S2 that can be exchanged.
    for number in middle..end {
        if up > 0 && matching.rematch(number, |mate| is_upper(number, mate)) {
            up -= 1;
            upper.push(number);
        } else {
            matching.rematch(number, |mate| !is_upper(number, mate));
        }
    }
    upper
}

/// Arranges a bracket in which every perfect matching is a best pairing: the first vertices are the members, moved-down
/// players first, the others represent the players below, who take `left_over` members, with hubs at the end. Returns
/// all mates; `None` if there is no perfect matching.
pub(super) fn arrange_any(
    mut matching: LargestMatching,
    moved_down: usize,
    members: usize,
    left_over: usize,
) -> Option<Vec<usize>> {
    let vertices = matching.graph().vertices();
    choose_moved_down_any(&mut matching, moved_down, members);
    for number in 0..moved_down {
        if matching.mate(number)? < members {
            let first = matching.possible_partners(number).iter().find(|&other| other < members)?;
            matching.demand(number, first);
        }
    }
    let mut mates = (0..vertices).map(|vertex| matching.mate(vertex)).collect::<Option<Vec<usize>>>()?;
    let remainder: Vec<usize> = (moved_down..members).filter(|&number| mates[number] >= moved_down).collect();
    let mut limbo: Vec<usize> = (0..moved_down).filter(|&number| mates[number] >= members).collect();
    let pairs = (remainder.len() - (left_over - limbo.len())) / 2;
    // Pieces are matched with hubs as with the limbo; no other vertex outside the remainder meets them.
    let hubs = vertices - (vertices - members - left_over) / 2;
    let others: Vec<usize> = (members..hubs).collect();
    limbo.extend(hubs..vertices);
    let with_upper =
        |is_upper: &dyn Fn(usize) -> bool| transpose(matching.graph(), &remainder, &limbo, &others, is_upper);
    let arranged = first_exchanges(pairs, remainder.len())
        .find_map(|swaps| with_upper(&|place| swaps.is_upper(place)))
        .or_else(|| {
            let players = fewest_exchanged(matching.graph(), &remainder, &limbo, &others, pairs)?;
            let exchange = Exchange { pairs, players };
            with_upper(&|place| exchange.is_upper(place))
        })
        .or_else(|| {
            let upper = exchange(matching.graph(), &remainder, &limbo, &others, pairs)?;
            with_upper(&|place| upper.binary_search(&place).is_ok())
        })?;
    for (one, other) in arranged {
        mates[one] = other;
        mates[other] = one;
    }
    Some(mates)
}

/// S1 after the exchange of some players at its end for the same number at the start of S2.
#[derive(Clone, Copy, Debug)]
struct Exchange {
    pairs: usize,
    players: usize,
}

impl Exchange {
    fn is_upper(self, place: usize) -> bool {
        let Self { pairs, players } = self;
        place + players < pairs || (pairs..pairs + players).contains(&place)
    }
}

/// Returns the exchanges to try before all others (4.3): none, then the last of S1 for the first of S2. No exchange of
/// one player leads to a smaller difference, so it comes before all others; likewise the last few of S1 for the first
/// few of S2 come before all other exchanges of that number.
fn first_exchanges(pairs: usize, remainder: usize) -> impl Iterator<Item = Exchange> {
    let one = usize::from(pairs > 0 && remainder > pairs);
    (0..=one).map(move |players| Exchange { pairs, players })
}

/// Arranges a homogeneous bracket or remainder, the vertices `numbers`, of a graph in which every perfect matching is a
/// best pairing; `None` if none of the exchanges tried leads to a pairing.
pub(super) fn arrange_remainder_any(
    matching: &LargestMatching,
    numbers: &[usize],
    pairs: usize,
) -> Option<LargestMatching> {
    let vertices = matching.graph().vertices();
    let with = |exchange: Exchange| {
        let (mut upper, mut lower) = (BitSet::empty(vertices), BitSet::empty(vertices));
        for (place, &number) in numbers.iter().enumerate() {
            if exchange.is_upper(place) { upper.insert(number) } else { lower.insert(number) }
        }
        let mut arranged = matching.clone();
        let exposed = arranged.narrow(|vertex, row| {
            let mut kept = BitSet::full(vertices);
            if upper.contains(vertex) {
                // S1 meets S2, each player a larger number.
                kept.keep(lower.words());
                kept.drop_below(vertex);
            } else if lower.contains(vertex) {
                let mut smaller = upper.clone();
                smaller.drop_below(vertex);
                kept.subtract(smaller.words());
                kept.subtract(lower.words());
            } else {
                kept.subtract(upper.words());
            }
            row.iter_mut().zip(kept.words()).for_each(|(word, kept)| *word &= kept);
        });
        if exposed > 0 {
            return None;
        }
        for number in upper.iter() {
            let first = arranged.possible_partners(number).iter().next()?;
            arranged.demand(number, first);
        }
        Some(arranged)
    };
    first_exchanges(pairs, numbers.len()).find_map(with).or_else(|| {
        let others: Vec<usize> =
            (0..vertices).filter(|vertex| numbers.binary_search(vertex).is_err()).collect();
        let players = fewest_exchanged(matching.graph(), numbers, &[], &others, pairs)?;
        with(Exchange { pairs, players })
    })
}

/// Narrows by 4.4 like [`choose_moved_down`], without weights.
fn choose_moved_down_any(matching: &mut LargestMatching, moved_down: usize, members: usize) {
    let is_paired = |number: &usize| matching.mate(*number).is_some_and(|mate| mate < members);
    let mut to_pair = (0..moved_down).filter(is_paired).count();
    if to_pair == moved_down {
        return;
    }
    for number in 0..moved_down {
        let edges = |matching: &LargestMatching, inside: bool| -> Vec<(usize, usize)> {
            let others = matching.graph().neighbours(number).filter(|&other| (other < members) == inside);
            others.map(|other| (number, other)).collect()
        };
        let mut paired = matching.clone();
        if to_pair > 0 && paired.cut(&edges(matching, false)) == 0 {
            to_pair -= 1;
            *matching = paired;
        } else {
            matching.cut(&edges(matching, true));
        }
    }
}

/// Returns the first transposition (4.2) if S1 consists of the indices of the remainder for which `is_upper` is true.
fn transpose(
    graph: &Graph,
    remainder: &[usize],
    limbo: &[usize],
    others: &[usize],
    is_upper: impl Fn(usize) -> bool,
) -> Option<Vec<(usize, usize)>> {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (place, &number) in remainder.iter().enumerate() {
        if is_upper(place) { left.push(number) } else { right.push(number) }
    }
    let upper = left.len();
    left.extend(others);
    right.extend(limbo);
    let mut sides = TwoSides::new(left.len(), right.len());
    for (row, &one) in left.iter().enumerate() {
        for (column, &other) in right.iter().enumerate() {
            if graph.joined(one, other) && (row >= upper || other > one) {
                sides.join(row, column);
            }
        }
    }
    let partners = sides.first_matching()?;
    Some(partners.into_iter().enumerate().map(|(row, column)| (left[row], right[column])).collect())
}

/// Returns the least number of exchanged players (4.3.1).
fn fewest_exchanged(
    graph: &Graph,
    remainder: &[usize],
    limbo: &[usize],
    others: &[usize],
    pairs: usize,
) -> Option<usize> {
    let weighted = weighted(graph, remainder, limbo, others, |number| i64::from(number > pairs));
    LeastMatching::new(weighted).ok().and_then(|matching| usize::try_from(matching.weight()).ok())
}

/// Returns the graph of the remainder, which comes first, and the vertices that it does not pair, with a weight for
/// each pair of the remainder by the smaller of its numbers there.
fn weighted(
    graph: &Graph,
    remainder: &[usize],
    limbo: &[usize],
    others: &[usize],
    weigh: impl Fn(usize) -> i64,
) -> WeightedGraph<i64> {
    let vertices: Vec<usize> = remainder.iter().chain(limbo).chain(others).copied().collect();
    let mut weighted = WeightedGraph::new(vertices.len());
    for b in 0..vertices.len() {
        for a in 0..b {
            if graph.joined(vertices[a], vertices[b]) {
                weighted.join(a, b, if b < remainder.len() { weigh(a + 1) } else { 0 });
            }
        }
    }
    weighted
}

/// Returns S1 after the first exchange that leads to a pairing (4.3), as indices of the remainder.
fn exchange(
    graph: &Graph,
    remainder: &[usize],
    limbo: &[usize],
    others: &[usize],
    pairs: usize,
) -> Option<Vec<usize>> {
    let inside = remainder.len();
    let weighted = weighted(graph, remainder, limbo, others, |number| exchange_weight(number, pairs, inside));
    let guess = unexchanged(weighted.vertices(), 0..inside, pairs);
    let mut matching = LeastMatching::near(weighted, &guess).ok()?;
    let mut upper = choose_exchange(&mut matching, &(0..inside), pairs);
    upper.sort_unstable();
    Some(upper)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::swiss::test_rounds::{Dice, cases};

    /// Returns the graph of a homogeneous bracket with `left_over` downfloaters: a vertex meets some, up to all, of the
    /// later ones.
    fn bracket(dice: &mut Dice, members: usize, left_over: usize) -> Graph {
        let mut graph = Graph::new(members + left_over);
        let density = 20 + dice.roll(60);
        for one in 0..members {
            for other in one + 1..members + left_over {
                if dice.comes_up(density) {
                    graph.join(one, other);
                }
            }
        }
        graph
    }

    #[test]
    fn exchanges_and_transpositions_without_weights_are_those_that_weights_find() {
        let (mut without, mut one_exchanged, mut several, mut by_weights) = (0, 0, 0, 0);
        for seed in 0..cases(20_000) {
            let mut dice = Dice(seed);
            let (half, left_over) = (2 + dice.roll(4), dice.roll(3));
            let members = 2 * half + left_over;
            let graph = bracket(&mut dice, members, left_over);
            let matching = LargestMatching::of(graph.clone());
            if !matching.is_perfect() {
                continue;
            }
            let mut weighted = WeightedGraph::<i64>::new(graph.vertices());
            for other in 0..graph.vertices() {
                for one in graph.neighbours(other).take_while(|&one| one < other) {
                    let is_pair = other < members;
                    weighted.join(
                        one,
                        other,
                        if is_pair { exchange_weight(one + 1, half, members) } else { 0 },
                    );
                }
            }
            let mut least = LeastMatching::new(weighted).unwrap();
            arrange(&mut least, 0..members, half);
            let expected: Vec<usize> = (0..members).map(|number| least.mate(number)).collect();
            let upper = |range: Range<usize>| {
                range.filter(|&number| (number + 1..members).contains(&expected[number])).count()
            };
            let exchanged = upper(half..members);
            // The mates of players left over are not compared.
            let shown =
                |mates: &[usize]| -> Vec<usize> { mates.iter().map(|&mate| mate.min(members)).collect() };
            let any = arrange_any(matching.clone(), 0, members, left_over).unwrap();
            assert_eq!(shown(&any[..members]), shown(&expected), "seed {seed}");
            let numbers: Vec<usize> = (0..members).collect();
            match arrange_remainder_any(&matching, &numbers, half) {
                Some(arranged) => {
                    let mates: Vec<usize> =
                        numbers.iter().map(|&number| arranged.mate(number).unwrap()).collect();
                    assert_eq!(shown(&mates), shown(&expected), "seed {seed}");
                    *[&mut without, &mut one_exchanged, &mut several][exchanged.min(2)] += 1;
                }
                None => {
                    assert!(exchanged > 0, "seed {seed}");
                    by_weights += 1;
                }
            }
        }
        let counts = [without, one_exchanged, several, by_weights];
        assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
    }
}
