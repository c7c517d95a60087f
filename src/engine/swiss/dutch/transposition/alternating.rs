//! A complete pairing of S1 and S2, and how one choice is changed for another at the least cost.

use super::{Price, Split, Tally};
use std::collections::VecDeque;

const NONE: usize = usize::MAX;

/// A complete pairing of least cost, changed along alternating paths.
///
/// Units are the players of S1, and one more unit (the last) that holds every player of S2 who is left over.
pub(super) struct Alternating<'a> {
    split: &'a Split<'a>,
    /// The player of S2 of each unit of S1.
    held: Vec<usize>,
    /// The unit that holds each player of S2.
    holder: Vec<usize>,
    /// Players of S1 before this one, and their opponents, are settled.
    settled: usize,
    done: Vec<bool>,
    total: u32,
    search: Search,
}

/// What a search for the cheapest path remembers of each unit.
#[derive(Debug, Default)]
struct Search {
    distance: Vec<i64>,
    /// The unit before, and the player of S2 that it takes from this unit.
    from: Vec<(usize, usize)>,
    waiting: Vec<bool>,
}

const FAR: i64 = i64::MAX / 2;

impl<'a> Alternating<'a> {
    /// Completes the pairs of `start` to a pairing of least cost, if there is one within the budget.
    pub(super) fn new(split: &'a Split<'a>, start: &[usize]) -> Option<Self> {
        let (units, lower) = (split.upper.len() + 1, split.lower.len());
        let mut this = Self {
            split,
            held: vec![NONE; units],
            holder: vec![NONE; lower],
            settled: 0,
            done: vec![false; lower],
            total: 0,
            search: Search {
                distance: vec![FAR; units],
                from: vec![(NONE, NONE); units],
                waiting: vec![false; units],
            },
        };
        // The start is only kept when it costs nothing: then it is part of a cheapest pairing of its players.
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
            let free = (0..lower).find(|&node| this.holder[node] == NONE && split.leave(node) == Some(0));
            match free {
                Some(node) => this.assign(spare, node),
                None => this.place(spare)?,
            }
        }
        (this.total <= split.budget).then_some(this)
    }

    fn spare(&self) -> usize {
        self.split.upper.len()
    }

    /// Returns what it costs that a unit holds a player of S2; more than the whole budget is not worth a look.
    fn cost(&self, unit: usize, lower: usize) -> Option<u32> {
        let cost = if unit == self.spare() { self.split.leave(lower) } else { self.split.cost(unit, lower) };
        cost.filter(|&cost| cost <= self.split.budget)
    }

    /// Whether nothing costs anything: then the first path found is as good as any.
    fn is_free(&self) -> bool {
        self.split.price == Price::Free || self.split.budget == 0
    }

    fn assign(&mut self, unit: usize, lower: usize) {
        self.total += self.cost(unit, lower).unwrap_or(0);
        self.held[unit] = lower;
        self.holder[lower] = unit;
    }

    fn release(&mut self, unit: usize, lower: usize) {
        self.total -= self.cost(unit, lower).unwrap_or(0);
        self.held[unit] = NONE;
        self.holder[lower] = NONE;
    }

    /// Finds a player of S2 for a unit that lacks one, the others moving as is cheapest.
    fn place(&mut self, unit: usize) -> Option<()> {
        let end = self.cheapest(unit, None)?;
        self.follow(end);
        Some(())
    }

    /// Returns the last step of the cheapest path from `start` to a player of S2 who is held by nobody, within
    /// the budget if one is given.
    fn cheapest(&mut self, start: usize, budget: Option<i64>) -> Option<(usize, usize)> {
        let free_of_charge = self.is_free();
        self.search.distance.fill(FAR);
        self.search.waiting.fill(false);
        self.search.distance[start] = 0;
        self.search.from[start] = (NONE, NONE);
        let mut queue = VecDeque::from([start]);
        let mut best: Option<(i64, (usize, usize))> = None;
        while let Some(unit) = queue.pop_front() {
            self.search.waiting[unit] = false;
            let so_far = self.search.distance[unit];
            for lower in 0..self.split.lower.len() {
                let holder = self.holder[lower];
                let reached = free_of_charge && holder != NONE && self.search.distance[holder] == 0;
                if self.done[lower] || holder == unit || reached {
                    continue;
                }
                let Some(cost) = self.cost(unit, lower) else { continue };
                let distance = so_far + i64::from(cost);
                if holder == NONE {
                    if best.is_none_or(|(least, _)| distance < least) {
                        best = Some((distance, (unit, lower)));
                        if free_of_charge {
                            return Some((unit, lower));
                        }
                    }
                    continue;
                }
                let distance = distance - self.cost(holder, lower).map_or(0, i64::from);
                if distance < self.search.distance[holder] {
                    self.search.distance[holder] = distance;
                    self.search.from[holder] = (unit, lower);
                    if !std::mem::replace(&mut self.search.waiting[holder], true) {
                        queue.push_back(holder);
                    }
                }
            }
        }
        best.filter(|&(distance, _)| budget.is_none_or(|budget| distance <= budget)).map(|(_, end)| end)
    }

    /// Makes the changes of the path that ends with `unit` taking `lower`.
    fn follow(&mut self, (mut unit, mut lower): (usize, usize)) {
        loop {
            let (before, taken) = self.search.from[unit];
            if before != NONE {
                self.release(unit, taken);
            }
            self.assign(unit, lower);
            if before == NONE {
                return;
            }
            (unit, lower) = (before, taken);
        }
    }

    /// Settles the players of S1 one after the other, each with the first opponent that leaves a pairing of the
    /// rest within the budget.
    pub(super) fn first(mut self) -> Option<Vec<usize>> {
        let mut tally = Tally::new(self.split);
        for upper in 0..self.split.upper.len() {
            let node = &self.split.upper[upper];
            tally.take_upper(node);
            for lower in 0..self.held[upper] {
                let open =
                    !self.done[lower] && tally.allows(node, &self.split.lower[lower], self.split.budget);
                if open && self.change(upper, lower) {
                    break;
                }
            }
            let lower = self.held[upper];
            tally.take_lower(node, &self.split.lower[lower]);
            self.done[lower] = true;
            self.settled = upper + 1;
        }
        Some(self.held[..self.split.upper.len()].to_vec())
    }

    /// Gives `upper` the opponent `lower`, if the rest can then be paired within the budget.
    fn change(&mut self, upper: usize, lower: usize) -> bool {
        let Some(cost) = self.cost(upper, lower) else { return false };
        let (loser, given) = (self.holder[lower], self.held[upper]);
        let before = self.total;
        self.release(upper, given);
        self.release(loser, lower);
        // The player of S1 is out of the search: their new opponent is marked as settled meanwhile.
        self.done[lower] = true;
        let room = i64::from(self.split.budget) - i64::from(self.total) - i64::from(cost);
        let end = if self.is_free() && self.cost(loser, given).is_some() {
            self.search.from[loser] = (NONE, NONE);
            Some((loser, given))
        } else {
            self.cheapest(loser, Some(room))
        };
        self.done[lower] = false;
        match end {
            Some(end) => {
                self.follow(end);
                self.assign(upper, lower);
                true
            }
            None => {
                self.assign(upper, given);
                self.assign(loser, lower);
                debug_assert_eq!(self.total, before, "a change that was taken back costs nothing");
                false
            }
        }
    }
}
