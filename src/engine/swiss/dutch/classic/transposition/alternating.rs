//! A complete pairing of S1 and S2, and the cheapest change of one choice for another.
//!
//! Invariant: the pairing costs least of all with the choices fixed so far. So no change along a cycle makes it
//! cheaper, the cheapest paths below exist, and a change along the cheapest path leaves a pairing of least cost
//! (successive shortest paths, as for the assignment problem). Paths are found with a queue, as costs along them can be
//! negative (Bellman, Ford).
//!
//! Only the withdrawn editions of 1992 and 2009 use it, and only if pairs cost something and counts do not decide
//! ([`Subgroups::first`]): in usual rounds 10 to 24 times in 2,090 brackets.

use super::{BracketPlayer, Subgroups, place};
use crate::matching::BitSet;
use crate::tournament::Colour;
use std::collections::VecDeque;

const NONE: usize = usize::MAX;

/// A complete pairing of least cost, changed along alternating paths.
///
/// Units are the players of S1, and one more unit (the last) that holds all players of S2 who are left over.
pub(super) struct AlternatingPaths<'a> {
    split: &'a Subgroups<'a>,
    /// For each unit, the players of S2 that it may hold at a cost within the budget.
    rows: Vec<BitSet>,
    /// The transpose of `rows`: the units for each player of S2.
    columns: Vec<BitSet>,
    /// Cost of each unit for holding a player of S2, by the index of their preference.
    prices: Vec<[i64; 3]>,
    /// Index of the preference of each player of S2.
    sides: Vec<usize>,
    /// The player of S2 of each unit of S1.
    held: Vec<usize>,
    /// The unit that holds each player of S2.
    holder: Vec<usize>,
    total: i64,
}

const FAR: i64 = i64::MAX / 2;

/// The cheapest ways for units to release the player that they hold.
struct ReleasePaths {
    /// Cost of the path of each unit, without the saving of the release.
    cost: Vec<i64>,
    /// The player that the unit receives instead.
    toward: Vec<usize>,
}

impl<'a> AlternatingPaths<'a> {
    /// Completes the pairs of `start` to a pairing of least cost, if there is one within the budget.
    pub(super) fn new(split: &'a Subgroups<'a>, start: &[usize]) -> Option<Self> {
        let (units, lower) = (split.upper.len() + 1, split.lower.len());
        let mut rows = split.rows(split.budget);
        rows.push(split.leaving(split.budget));
        let mut columns = vec![BitSet::empty(units); lower];
        for (unit, row) in rows.iter().enumerate() {
            row.iter().for_each(|lower| columns[lower].insert(unit));
        }
        let colours = [None, Some(Colour::White), Some(Colour::Black)];
        let of_pair = |one: &BracketPlayer| colours.map(|other| i64::from(split.price.pair(one.side, other)));
        let mut prices: Vec<[i64; 3]> = split.upper.iter().map(of_pair).collect();
        prices.push(colours.map(|side| i64::from(split.price.leave(side))));
        let sides = split.lower.iter().map(|node| place(node.side)).collect();
        let (held, holder) = (vec![NONE; units], vec![NONE; lower]);
        let mut this = Self { split, rows, columns, prices, sides, held, holder, total: 0 };
        // The start is only used if it costs nothing: then it is part of a cheapest pairing of its players.
        for (upper, &opponent) in start.iter().enumerate() {
            if split.cost(upper, opponent) == Some(0) {
                this.assign(upper, opponent);
            }
        }
        for unit in 0..split.upper.len() {
            if this.held[unit] == NONE {
                this.place(unit)?;
            }
        }
        let spare = this.spare();
        for _ in split.upper.len()..lower {
            let is_free = |&node: &usize| this.holder[node] == NONE && this.cost(spare, node) == 0;
            let free = this.rows[spare].iter().find(is_free);
            match free {
                Some(node) => this.assign(spare, node),
                None => this.place(spare)?,
            }
        }
        (this.total <= i64::from(split.budget)).then_some(this)
    }

    fn spare(&self) -> usize {
        self.split.upper.len()
    }

    /// Returns the cost of a unit for holding a player of S2 whom it may hold.
    fn cost(&self, unit: usize, lower: usize) -> i64 {
        self.prices[unit][self.sides[lower]]
    }

    fn assign(&mut self, unit: usize, lower: usize) {
        self.total += self.cost(unit, lower);
        self.held[unit] = lower;
        self.holder[lower] = unit;
    }

    fn release(&mut self, unit: usize, lower: usize) {
        self.total -= self.cost(unit, lower);
        self.held[unit] = NONE;
        self.holder[lower] = NONE;
    }

    /// Finds a player of S2 for a unit that lacks one, moving the others in the cheapest way.
    fn place(&mut self, start: usize) -> Option<()> {
        let units = self.rows.len();
        let mut distance = vec![FAR; units];
        // The previous unit, and the player of S2 that it takes from this unit.
        let mut from = vec![(NONE, NONE); units];
        let mut waiting = BitSet::empty(units);
        distance[start] = 0;
        let mut queue = VecDeque::from([start]);
        let mut best: Option<(i64, usize, usize)> = None;
        while let Some(unit) = queue.pop_front() {
            // One more unit never reduces the least cost, so nothing beats a path that costs nothing.
            if best.is_some_and(|(least, ..)| least == 0) {
                break;
            }
            waiting.remove(unit);
            for lower in self.rows[unit].iter() {
                let holder = self.holder[lower];
                let so_far = distance[unit] + self.cost(unit, lower);
                if holder == NONE {
                    if best.is_none_or(|(least, ..)| so_far < least) {
                        best = Some((so_far, unit, lower));
                    }
                } else if holder != unit && so_far - self.cost(holder, lower) < distance[holder] {
                    distance[holder] = so_far - self.cost(holder, lower);
                    from[holder] = (unit, lower);
                    if !waiting.contains(holder) {
                        waiting.insert(holder);
                        queue.push_back(holder);
                    }
                }
            }
        }
        let (_, mut unit, mut lower) = best?;
        loop {
            let (before, taken) = from[unit];
            if before != NONE {
                self.release(unit, taken);
            }
            self.assign(unit, lower);
            if before == NONE {
                return Some(());
            }
            (unit, lower) = (before, taken);
        }
    }

    /// Decides the players of S1 one after the other, each with the first opponent that leaves a pairing of the rest
    /// within the budget.
    pub(super) fn first(mut self) -> Option<Vec<usize>> {
        for upper in 0..self.split.upper.len() {
            let given = self.held[upper];
            let earlier: Vec<usize> = self.rows[upper].iter().take_while(|&lower| lower < given).collect();
            if !earlier.is_empty() {
                self.take_first(upper, &earlier);
            }
            // A decided pair is removed from the search.
            let lower = self.held[upper];
            let column = std::mem::take(&mut self.columns[lower]);
            column.iter().for_each(|unit| self.rows[unit].remove(lower));
            for lower in self.rows[upper].iter() {
                self.columns[lower].remove(upper);
            }
        }
        self.held.truncate(self.split.upper.len());
        Some(self.held)
    }

    /// Assigns to `upper` the first of the `wanted` opponents with whom the rest can be paired within the budget. One
    /// search, backwards from the player that `upper` gives up, determines the cost for all of them.
    fn take_first(&mut self, upper: usize, wanted: &[usize]) {
        let given = self.held[upper];
        let exits = self.exits(upper);
        let room = i64::from(self.split.budget) - self.total + self.cost(upper, given);
        let fits = |&lower: &usize| {
            let loser = self.holder[lower];
            exits.cost[loser] < FAR
                && self.cost(upper, lower) - self.cost(loser, lower) + exits.cost[loser] <= room
        };
        let Some(first) = wanted.iter().copied().find(fits) else { return };
        let mut moves = vec![(upper, first)];
        let (mut lost, mut loser) = (first, self.holder[first]);
        while lost != given {
            lost = exits.toward[loser];
            moves.push((loser, lost));
            loser = self.holder[lost];
        }
        moves.iter().for_each(|&(_, lower)| self.release(self.holder[lower], lower));
        moves.into_iter().for_each(|(unit, lower)| self.assign(unit, lower));
    }

    /// Returns the cheapest ways to release a player when the one that `upper` holds becomes free; `upper` is part of
    /// none.
    fn exits(&self, upper: usize) -> ReleasePaths {
        let units = self.rows.len();
        let mut exits = ReleasePaths { cost: vec![FAR; units], toward: vec![NONE; units] };
        // Further cost of taking a player of S2, if known.
        let mut further = vec![FAR; self.holder.len()];
        let mut waiting = BitSet::empty(self.holder.len());
        let given = self.held[upper];
        further[given] = 0;
        let mut queue = VecDeque::from([given]);
        while let Some(lower) = queue.pop_front() {
            waiting.remove(lower);
            for unit in self.columns[lower].iter() {
                let cost = further[lower] + self.cost(unit, lower);
                if unit == upper || unit == self.holder[lower] || cost >= exits.cost[unit] {
                    continue;
                }
                exits.cost[unit] = cost;
                exits.toward[unit] = lower;
                let mut reach = |held: usize| {
                    further[held] = cost - self.cost(unit, held);
                    if !waiting.contains(held) {
                        waiting.insert(held);
                        queue.push_back(held);
                    }
                };
                if unit == self.spare() {
                    (0..self.holder.len()).filter(|&held| self.holder[held] == unit).for_each(&mut reach);
                } else {
                    reach(self.held[unit]);
                }
            }
        }
        exits
    }
}
