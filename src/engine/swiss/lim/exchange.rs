//! EXCHANGE of the classic text: the first pairing in the order of exchanges with the fewest players without their due
//! colour (3.4, 5.1 - 5.3, 6.2, LD-12, LD-13).

use super::cards::{Cards, PlayerIndex};
use super::group::{Exchanged, demand_first, opponents_in_order};
use super::maxi;
use crate::matching::{Graph, LargestMatching, LeastMatching, WeightedGraph};
use crate::tournament::Colour;

/// Pairs `list`, all of whom can be paired, starting with its first player.
pub(super) fn fewest_repetitions(cards: &Cards, list: &[PlayerIndex]) -> Exchanged {
    if cards.maxi {
        return maxi::fewest_repetitions(cards, list);
    }
    let mut search = CheapestPairings::new(cards, list);
    let mut left: Vec<usize> = (0..list.len()).collect();
    let mut pairs = Vec::with_capacity(list.len() / 2);
    while let Some(&first) = left.first() {
        let Some(place) = search.first_opponent(&left) else { break };
        pairs.push([list[first], list[left[place]]]);
        left.remove(place);
        left.remove(0);
    }
    Exchanged { pairs, cut_short: false }
}

/// All complete pairings of least cost: those of one graph, or, if colours and meetings interact, those of least
/// weight.
enum CheapestPairings {
    Plain(Box<LargestMatching>),
    Weighted(Box<LeastMatching<i64>>),
}

impl CheapestPairings {
    fn new(cards: &Cards, list: &[PlayerIndex]) -> Self {
        let compatible = cards.among(list);
        let matching = LargestMatching::of(suiting_at_best(cards, list, &compatible));
        if matching.is_perfect() {
            return Self::Plain(Box::new(matching));
        }
        let mut graph = WeightedGraph::new(list.len());
        for (place, &one) in list.iter().enumerate() {
            for other in compatible.neighbours(place).filter(|&other| other < place) {
                let suits = cards.card(one).suits(cards.card(list[other]));
                graph.join(other, place, i64::from(!suits));
            }
        }
        match LeastMatching::new(graph) {
            Ok(matching) => Self::Weighted(Box::new(matching)),
            Err(_) => Self::Plain(Box::new(LargestMatching::of(compatible))),
        }
    }

    /// Pairs the first player of `left` permanently with the first opponent in order that keeps the cost; returns the
    /// index of the opponent.
    fn first_opponent(&mut self, left: &[usize]) -> Option<usize> {
        let &first = left.first()?;
        let mut order = opponents_in_order(left.len());
        match self {
            Self::Plain(matching) => {
                let opponent = demand_first(matching, first, order.map(|place| left[place]))?;
                left.iter().position(|&other| other == opponent)
            }
            Self::Weighted(matching) => {
                let possible = matching.possible_partners(first);
                order.find(|&place| {
                    possible.contains(left[place]) && matching.rematch(first, |other| other == left[place])
                })
            }
        }
    }
}

/// Returns the numbers of players due White, due Black, and without a due colour.
pub(super) fn due_colours(cards: &Cards, list: impl IntoIterator<Item = PlayerIndex>) -> [usize; 3] {
    let mut counts = [0; 3];
    for number in list {
        match cards.card(number).due {
            Some(Colour::White) => counts[0] += 1,
            Some(Colour::Black) => counts[1] += 1,
            None => counts[2] += 1,
        }
    }
    counts
}

/// Returns the graph of pairs that occur in pairings at the cost that the due colours alone make unavoidable: its
/// complete pairings, if any, are those of least cost.
fn suiting_at_best(cards: &Cards, list: &[PlayerIndex], compatible: &Graph) -> Graph {
    let [white, black, neither] = due_colours(cards, list.iter().copied());
    let majority = if white >= black { Colour::White } else { Colour::Black };
    let unavoidable = white.abs_diff(black) >= neither;
    let mut graph = compatible.clone();
    for (place, &one) in list.iter().enumerate() {
        for other in compatible.neighbours(place).filter(|&other| other < place) {
            let (one, other_card) = (cards.card(one), cards.card(list[other]));
            // When too many are due one colour, all others have to meet one of them.
            let is_kept = match unavoidable {
                true => one.due == Some(majority) || other_card.due == Some(majority),
                false => one.suits(other_card),
            };
            if !is_kept {
                graph.cut(place, other);
            }
        }
    }
    graph
}
