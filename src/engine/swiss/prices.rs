//! Least cost of a complete pairing by kinds of players, and the pairs of kinds that reach it.
//!
//! Assign each kind a price such that the prices of two kinds that may meet never exceed the cost of their pair: then
//! no complete pairing costs less than the sum of the prices of all players, and one that costs no more has only pairs
//! whose prices equal their cost. The best prices come from a transport problem: every kind sends and receives as many
//! units as it has players, at the least cost (so every pair counts twice, once in each direction). Prices know neither
//! the pairs that have already met nor odd cycles, so the bound may not be reached by any pairing; then they prove
//! nothing.

/// Cost of a pair that is not allowed, and length of a path that does not exist: more than any other, and the sum of
/// two still fits.
const NEVER: i32 = i32::MAX / 4;

/// Returns true if a path of this length exists.
fn is_way(length: i32) -> bool {
    length < NEVER / 2
}

/// Kinds of players, and the cost of each two that may meet.
pub(super) struct KindCosts {
    sizes: Vec<u32>,
    /// Cost of each two kinds, the same in both directions; [`NEVER`] if they may not meet.
    charges: Vec<i32>,
}

impl KindCosts {
    /// Creates kinds of these sizes, none of which may meet.
    pub(super) fn new(sizes: impl Iterator<Item = usize>) -> Self {
        // Pairing numbers have 16 bits.
        let sizes: Vec<u32> = sizes.map(|size| u32::try_from(size).unwrap_or(u32::MAX)).collect();
        let charges = vec![NEVER; sizes.len() * sizes.len()];
        Self { sizes, charges }
    }

    /// Lets two kinds meet, at a cost per pair.
    pub(super) fn join(&mut self, one: usize, other: usize, charge: u32) {
        let kinds = self.sizes.len();
        let charge = i32::try_from(charge).unwrap_or(NEVER);
        self.charges[one * kinds + other] = charge;
        self.charges[other * kinds + one] = charge;
    }

    fn charge(&self, one: usize, other: usize) -> i32 {
        self.charges[one * self.sizes.len() + other]
    }

    /// Returns a predicate of the pairs of kinds that occur in pairings of least cost, by the best prices; `None` if a
    /// complete pairing is impossible at any cost. The transport starts with the `known` pairs of kinds that cost
    /// nothing: each player is in at most one of them, and each pair is listed in both directions.
    pub(super) fn cheapest(
        &self,
        known: impl Iterator<Item = [usize; 2]>,
    ) -> Option<impl Fn(usize, usize) -> bool + '_> {
        let kinds = self.sizes.len();
        let mut transport = Transport::new(self, known);
        let is_free = transport.is_done();
        while !transport.is_done() {
            transport.send_more()?;
        }
        let prices: Vec<i32> = if is_free {
            vec![0; kinds]
        } else {
            let PathCosts { rows, columns } = transport.ways(|_| true);
            // Twice the price: the sum of the prices of sending and of receiving.
            columns.iter().zip(&rows).map(|(column, row)| column - row).collect()
        };
        Some(move |one: usize, other: usize| prices[one] + prices[other] == 2 * self.charge(one, other))
    }
}

struct Transport<'a> {
    market: &'a KindCosts,
    /// Units sent from each kind to each.
    flow: Vec<u32>,
    to_send: Vec<u32>,
    to_take: Vec<u32>,
}

/// Lengths of the cheapest augmenting paths: rows send, columns receive. A step back from a column to a row reduces the
/// flow there, which subtracts its cost.
struct PathCosts {
    rows: Vec<i32>,
    columns: Vec<i32>,
}

impl<'a> Transport<'a> {
    /// Starts with flow of cost zero, as far as a greedy choice finds it.
    fn new(market: &'a KindCosts, known: impl Iterator<Item = [usize; 2]>) -> Self {
        let kinds = market.sizes.len();
        let (to_send, to_take) = (market.sizes.clone(), market.sizes.clone());
        let mut transport = Self { market, flow: vec![0; kinds * kinds], to_send, to_take };
        known.filter(|&[row, column]| market.charge(row, column) == 0).for_each(|[row, column]| {
            transport.send(row, column, 1);
        });
        (0..kinds).for_each(|kind| transport.send_free(kind, kind));
        for row in 0..kinds {
            (0..kinds).for_each(|column| transport.send_free(row, column));
        }
        transport
    }

    fn send_free(&mut self, row: usize, column: usize) {
        let most = self.to_send[row].min(self.to_take[column]);
        if most > 0 && self.market.charge(row, column) == 0 {
            self.send(row, column, most);
        }
    }

    fn send(&mut self, row: usize, column: usize, count: u32) {
        self.flow[row * self.market.sizes.len() + column] += count;
        self.to_send[row] -= count;
        self.to_take[column] -= count;
    }

    fn is_done(&self) -> bool {
        self.to_send.iter().all(|&count| count == 0)
    }

    /// Returns the lengths of the cheapest paths from the kinds that `starts` selects to all kinds.
    fn ways(&self, starts: impl Fn(usize) -> bool) -> PathCosts {
        let kinds = self.market.sizes.len();
        let mut changed: Vec<usize> = (0..kinds).filter(|&kind| starts(kind)).collect();
        let mut rows: Vec<i32> = vec![NEVER; kinds];
        changed.iter().for_each(|&row| rows[row] = 0);
        let mut columns = vec![NEVER; kinds];
        while !changed.is_empty() {
            for row in changed.drain(..) {
                let (length, charges) = (rows[row], self.of_row(&self.market.charges, row));
                columns
                    .iter_mut()
                    .zip(charges)
                    .for_each(|(known, charge)| *known = (length + charge).min(*known));
            }
            for (row, known) in rows.iter_mut().enumerate() {
                let charges = self.of_row(&self.market.charges, row).iter().zip(&columns);
                let back =
                    self.of_row(&self.flow, row).iter().zip(charges).map(|(&sent, (&charge, &length))| {
                        if sent > 0 && is_way(length) { length - charge } else { NEVER }
                    });
                let shorter = back.min().unwrap_or(NEVER);
                if shorter < *known {
                    *known = shorter;
                    changed.push(row);
                }
            }
        }
        PathCosts { rows, columns }
    }

    fn of_row<'b, T>(&self, all: &'b [T], row: usize) -> &'b [T] {
        let kinds = self.market.sizes.len();
        &all[row * kinds..(row + 1) * kinds]
    }

    /// Augments along all of the cheapest paths; `None` if there is no path.
    fn send_more(&mut self) -> Option<()> {
        let ways = self.ways(|kind| self.to_send[kind] > 0);
        let takers = (0..self.to_take.len()).filter(|&column| self.to_take[column] > 0);
        let least = takers.map(|column| ways.columns[column]).min().filter(|&length| is_way(length))?;
        self.send_on_one(&ways, least)?;
        while self.send_on_one(&ways, least).is_some() {}
        Some(())
    }

    /// Augments along one path of length `least`, as far as possible; `None` if there is none.
    fn send_on_one(&mut self, ways: &PathCosts, least: i32) -> Option<()> {
        let kinds = self.market.sizes.len();
        // The row before each column, and the column before each row at which flow is reduced.
        let (mut to_column, mut to_row) = (vec![None; kinds], vec![None; kinds]);
        let starts = |row: usize| self.to_send[row] > 0 && ways.rows[row] == 0;
        let mut is_met: Vec<bool> = (0..kinds).map(starts).collect();
        let mut next: Vec<usize> = (0..kinds).filter(|&row| is_met[row]).collect();
        let target = 'found: loop {
            let row = next.pop()?;
            let charges = self.of_row(&self.market.charges, row);
            for column in 0..kinds {
                let is_cheapest =
                    is_way(charges[column]) && ways.rows[row] + charges[column] == ways.columns[column];
                if !is_cheapest || to_column[column].is_some() {
                    continue;
                }
                to_column[column] = Some(row);
                if self.to_take[column] > 0 && ways.columns[column] == least {
                    break 'found column;
                }
                for back in 0..kinds {
                    let is_sent = !is_met[back] && self.flow[back * kinds + column] > 0;
                    if is_sent && ways.rows[back] + self.market.charge(back, column) == ways.columns[column] {
                        is_met[back] = true;
                        to_row[back] = Some(column);
                        next.push(back);
                    }
                }
            }
        };
        // The edges of the path, from its end: flow increases on `more` and decreases on `less`.
        let (mut more, mut less) = (Vec::new(), Vec::new());
        let mut column = target;
        let start = loop {
            let row = to_column[column]?;
            more.push(row * kinds + column);
            let Some(before) = to_row[row] else { break row };
            less.push(row * kinds + before);
            column = before;
        };
        let room = less.iter().map(|&place| self.flow[place]);
        let most = room.chain([self.to_send[start], self.to_take[target]]).min()?;
        more.into_iter().for_each(|place| self.flow[place] += most);
        less.into_iter().for_each(|place| self.flow[place] -= most);
        self.to_send[start] -= most;
        self.to_take[target] -= most;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matching::{LeastMatching, WeightedGraph};
    use proptest::prelude::*;

    proptest! {
        /// No pairing of players costs less than one of kinds that meet at the best prices, and all of those cost the
        /// same.
        #[test]
        fn a_pairing_at_the_best_prices_is_charged_least(
            sizes in prop::collection::vec(1_usize..5, 1..6),
            charges in prop::collection::vec(prop::option::weighted(0.8, 0_u32..3), 25),
            pairs in prop::collection::vec((0_usize..5, 0_usize..5), 0..8),
        ) {
            let mut market = KindCosts::new(sizes.iter().copied());
            for one in 0..sizes.len() {
                for other in 0..=one {
                    if let Some(charge) = charges[one * 5 + other] {
                        market.join(one, other, charge);
                    }
                }
            }
            let kind_of: Vec<usize> = (0..sizes.len()).flat_map(|kind| vec![kind; sizes[kind]]).collect();
            let least = |is_kept: &dyn Fn(usize, usize) -> bool, sign: i64| {
                let mut graph = WeightedGraph::<i64>::new(kind_of.len());
                for one in 0..kind_of.len() {
                    for other in 0..one {
                        let [a, b] = [kind_of[one], kind_of[other]];
                        let charge = market.charge(a, b);
                        if is_way(charge) && is_kept(a, b) {
                            graph.join(one, other, sign * i64::from(charge));
                        }
                    }
                }
                LeastMatching::new(graph).ok().map(|matching| sign * matching.weight())
            };
            let best = least(&|_, _| true, 1);
            // Some pairs, in both directions, as a matching has them.
            let mut free = sizes.clone();
            let mut known = Vec::new();
            for [one, other] in pairs.iter().map(|pair| [pair.0 % sizes.len(), pair.1 % sizes.len()]) {
                let needed = 1 + usize::from(one == other);
                if free[one] >= needed && free[other] >= needed && is_way(market.charge(one, other)) {
                    free[one] -= 1;
                    free[other] -= 1;
                    known.extend([[one, other], [other, one]]);
                }
            }
            if let Some(cheapest) = market.cheapest(known.into_iter()) {
                let kept = [least(&cheapest, 1), least(&cheapest, -1)];
                prop_assert!(kept == [None, None] || kept == [best, best], "{best:?} {kept:?}");
            } else {
                prop_assert_eq!(best, None);
            }
        }
    }
}
