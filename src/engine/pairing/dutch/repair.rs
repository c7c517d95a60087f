//! C.12 and C.13: the first pairing of a bracket whose floaters let the bracket below be paired.
//!
//! The first pairing of a bracket comes with one set of floaters. When the bracket below cannot use it, all
//! other sets are split into parts that share no set: the first floater stays; or he leaves and the second
//! stays; and so on. The part whose first pairing comes earliest is asked next. One matching over both brackets
//! tells which parts hold no usable set at all.

use super::bracket::{Bracket, Demand, Found, Place, Size};
use super::cards::{Cards, ColourRule, Rank};
use crate::matching::{LeastMatching, WeightedGraph};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What has to be known of the bracket below to leave out floaters that it can never use.
pub(super) struct Below<'a> {
    cards: &'a Cards,
    residents: &'a [Rank],
    lowest: bool,
    colours: ColourRule,
}

impl<'a> Below<'a> {
    pub(super) fn new(cards: &'a Cards, residents: &'a [Rank], lowest: bool, colours: ColourRule) -> Self {
        Self { cards, residents, lowest, colours }
    }

    fn allowed(&self, one: Rank, other: Rank) -> bool {
        one != other && self.cards.allowed(one, other, self.colours)
    }

    /// Whether a set of floaters within `bracket.demand` may exist that the bracket below can pair, at most one
    /// player left over, while the bracket itself makes all its pairs.
    fn may_be_paired(&self, bracket: &Bracket, size: Size) -> bool {
        let (upper, forced) = (bracket.all.as_slice(), bracket.forced.as_slice());
        let everybody = [upper, forced, self.residents].concat();
        let first_resident = upper.len() + forced.len();
        // A resident who can only meet floaters moves down himself when there are none for him (C.1).
        let may_drop: Vec<usize> = (first_resident..everybody.len())
            .filter(|&one| {
                !self.lowest && !self.residents.iter().any(|&other| self.allowed(everybody[one], other))
            })
            .collect();
        let nobody = everybody.len() + may_drop.len();
        let count = nobody + 1;
        let odd = count % 2 == 1;
        let mut graph = WeightedGraph::<i64>::new(count + usize::from(odd));
        let role = |place: usize| match everybody[place] {
            _ if place < size.moved => Role::Stays,
            rank if place < upper.len() && bracket.demand.stay.contains(&rank) => Role::Stays,
            rank if place < upper.len() && !bracket.demand.leave.contains(&rank) => Role::Either,
            _ => Role::Below,
        };
        let roles: Vec<Role> = (0..everybody.len()).map(role).collect();
        for one in 0..everybody.len() {
            for other in one + 1..everybody.len() {
                let weight = match (roles[one], roles[other]) {
                    _ if other < size.moved => continue,
                    (Role::Stays | Role::Either, Role::Stays | Role::Either) => 0,
                    (Role::Stays, Role::Below) | (Role::Below, Role::Stays) => continue,
                    _ => 1,
                };
                if self.allowed(everybody[one], everybody[other]) {
                    graph.join(one, other, weight);
                }
            }
            let may_be_left = !self.lowest || self.cards.card(everybody[one]).may_get_bye;
            if roles[one] != Role::Stays && may_be_left {
                graph.join(one, nobody, 1);
            }
        }
        let spare: Vec<usize> = (everybody.len()..nobody).chain(odd.then_some(count)).collect();
        for (index, &one) in may_drop.iter().enumerate() {
            graph.join(one, everybody.len() + index, 1);
        }
        for (index, &one) in spare.iter().enumerate() {
            graph.join(one, nobody, 1);
            spare[index + 1..].iter().for_each(|&other| graph.join(one, other, 1));
        }
        // Every other pair weighs one.
        let most = (count + usize::from(odd)) / 2 - (size.moved + size.group).min(count / 2);
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        LeastMatching::new(graph).is_ok_and(|matching| matching.weight() <= most)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Is paired in the upper bracket.
    Stays,
    /// In the upper bracket or below.
    Either,
    /// Below.
    Below,
}

/// A part of the sets of floaters, with the first pairing in it; the earliest is the greatest.
struct Part {
    place: Reverse<Place>,
    found: Found,
    demand: Demand,
}

impl PartialEq for Part {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
    }
}

impl Eq for Part {}

impl PartialOrd for Part {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Part {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.place.cmp(&other.place)
    }
}

/// Returns the first pairing of `bracket` with these numbers of pairs whose floaters are not `not` and are
/// accepted, with what `accept` made of them.
pub(super) fn other_floaters<T>(
    mut bracket: Bracket,
    size: Size,
    not: &[Rank],
    below: &Below,
    accept: impl Fn(&[Rank]) -> Option<T>,
) -> Option<(Found, T)> {
    let left = bracket.all.len() - 2 * (size.moved + size.group);
    let mut parts = BinaryHeap::new();
    let mut queue = if not.len() == bracket.forced.len() + left {
        parts_without(not, &bracket, &Demand::default())
    } else {
        vec![Demand::default()]
    };
    let mut refused = 0;
    loop {
        for demand in queue.drain(..) {
            bracket.demand = demand;
            // The first tries are cheaper than the proof that they are worth it.
            if refused > 2 && !below.may_be_paired(&bracket, size) {
                continue;
            }
            if let Some(found) = bracket.attempt(size) {
                let demand = std::mem::take(&mut bracket.demand);
                parts.push(Part { place: Reverse(found.place.clone()), found, demand });
            }
        }
        let Part { found, demand, .. } = parts.pop()?;
        if let Some(accepted) = accept(&found.floaters) {
            return Some((found, accepted));
        }
        refused += 1;
        queue = parts_without(&found.floaters, &bracket, &demand);
    }
}

/// Splits the sets of floaters within `demand` that are not `floaters` into parts without a common set.
fn parts_without(floaters: &[Rank], bracket: &Bracket, demand: &Demand) -> Vec<Demand> {
    let free = |rank: &&Rank| !bracket.forced.contains(rank) && !demand.leave.contains(rank);
    let free: Vec<Rank> = floaters.iter().filter(free).copied().collect();
    let part = |place: usize| Demand {
        stay: [demand.stay.as_slice(), &[free[place]]].concat(),
        leave: [demand.leave.as_slice(), &free[..place]].concat(),
    };
    (0..free.len()).map(part).collect()
}
