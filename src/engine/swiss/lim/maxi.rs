//! EXCHANGE in a maxi-tournament (6.7): the opponents a player may meet for the colours depend on the opponent without
//! regard to them, and so on the players paired before.

use super::cards::{Cards, PlayerIndex};
use super::exchange::due_colours;
use super::group::{Exchanged, opponents_in_order};
use crate::matching::LargestMatching;
use std::collections::HashMap;

/// Maximum number of lists to examine before the search ends with the best pairing found so far: a group in which
/// ratings and due colours interact has too many.
const LISTS: usize = 4_000;

/// Pairs `list`, all of whom can be paired, starting with its first player.
pub(super) fn fewest_repetitions(cards: &Cards, list: &[PlayerIndex]) -> Exchanged {
    let mut search = MaxiSearch { cards, list, best: HashMap::new(), lists: 0 };
    let mut left: Vec<usize> = (0..list.len()).collect();
    let matching = LargestMatching::of(cards.among(list));
    search.least_cost(&left, matching);
    let mut pairs = Vec::with_capacity(list.len() / 2);
    while let (Some(&first), Some(best)) = (left.first(), search.best.get(&left)) {
        let place = best.opponent;
        pairs.push([list[first], list[left[place]]]);
        left.remove(place);
        left.remove(0);
    }
    Exchanged { pairs, cut_short: search.lists > LISTS }
}

/// Best result for a list of players.
#[derive(Clone, Copy, Debug)]
struct Best {
    /// Number of pairs in which both players have the same due colour.
    cost: usize,
    /// Index in the list of the first player's opponent.
    opponent: usize,
}

struct MaxiSearch<'a> {
    cards: &'a Cards<'a>,
    list: &'a [PlayerIndex],
    /// Results of the lists examined, as indices of `list`.
    best: HashMap<Vec<usize>, Best>,
    lists: usize,
}

impl MaxiSearch<'_> {
    /// Returns the least cost of pairing the players who are `left`; `matching` is any pairing of them.
    fn least_cost(&mut self, left: &[usize], matching: LargestMatching) -> usize {
        let Some(&first) = left.first() else { return 0 };
        if let Some(best) = self.best.get(left) {
            return best.cost;
        }
        self.lists += 1;
        let unavoidable = self.unavoidable(left);
        let mut best: Option<Best> = None;
        for place in self.may_meet(left, first, matching.clone()) {
            let mut rest = left.to_vec();
            rest.remove(place);
            rest.remove(0);
            let mut others = matching.clone();
            others.demand(first, left[place]);
            let suits = self.card(first).suits(self.card(left[place]));
            let cost = usize::from(!suits) + self.least_cost(&rest, others);
            if best.is_none_or(|best| cost < best.cost) {
                best = Some(Best { cost, opponent: place });
            }
            if cost == unavoidable || self.lists > LISTS {
                break;
            }
        }
        let Some(best) = best else { return 0 };
        self.best.insert(left.to_vec(), best);
        best.cost
    }

    fn card(&self, place: usize) -> &super::cards::LimCard {
        self.cards.card(self.list[place])
    }

    /// Returns the cost that the due colours alone make unavoidable.
    fn unavoidable(&self, left: &[usize]) -> usize {
        let [white, black, neither] = due_colours(self.cards, left.iter().map(|&place| self.list[place]));
        white.abs_diff(black).saturating_sub(neither).div_ceil(2)
    }

    /// Returns the indices of the first player's allowed opponents, in order: within 100 points of the first of them
    /// all.
    fn may_meet(&self, left: &[usize], first: usize, mut matching: LargestMatching) -> Vec<usize> {
        let possible = matching.possible_partners(first);
        let usable = opponents_in_order(left.len()).filter(|&place| possible.contains(left[place]));
        let mut usable = usable.peekable();
        let Some(&nearest) = usable.peek() else { return Vec::new() };
        usable.filter(|&place| self.card(left[place]).is_near(self.card(left[nearest]))).collect()
    }
}
