//! Matching of two sides with a growing left side.

use super::BitSet;

const NONE: usize = usize::MAX;

/// A largest matching of two sides to which left vertices are added one after another: each costs one search instead of
/// a new matching.
///
/// Invariant: no path leads from a left vertex without a partner to a free right one. Such a left vertex never gets a
/// partner later on either, since new left vertices only use up more of the right side; so it is dropped immediately.
#[derive(Clone, Debug)]
pub struct GrowingSides {
    /// The right vertices that each left one may be matched with.
    rows: Vec<BitSet>,
    partner: Vec<usize>,
    /// The left vertex of each right one.
    owner: Vec<usize>,
    free: BitSet,
}

impl GrowingSides {
    /// Creates a matching of `right` vertices without a left side.
    pub fn new(right: usize) -> Self {
        Self { rows: Vec::new(), partner: Vec::new(), owner: vec![NONE; right], free: BitSet::full(right) }
    }

    /// Adds a left vertex that may be matched with these right ones.
    pub fn add(&mut self, row: BitSet) {
        let left = self.rows.len();
        self.rows.push(row);
        self.partner.push(NONE);
        if !self.place(left) {
            self.rows.pop();
            self.partner.pop();
        }
    }

    /// Returns the right vertices that some largest matching leaves free.
    pub fn spare(&self) -> BitSet {
        let mut spare = self.free.clone();
        let mut waiting: Vec<usize> = (0..self.rows.len()).collect();
        loop {
            let before = waiting.len();
            // A left vertex that can move to a spare one can give up its own.
            waiting.retain(|&left| {
                let can_move = self.rows[left].meets(spare.words());
                if can_move {
                    spare.insert(self.partner[left]);
                }
                !can_move
            });
            if waiting.len() == before {
                return spare;
            }
        }
    }

    /// Matches `left`, moving others along a path if necessary; returns false if there is no path.
    fn place(&mut self, left: usize) -> bool {
        let mut fresh = BitSet::full(self.owner.len());
        let mut came_from = vec![NONE; self.owner.len()];
        let mut queue = vec![left];
        let mut next = 0;
        while let Some(&from) = queue.get(next) {
            next += 1;
            let mut reached = self.rows[from].clone();
            reached.keep(fresh.words());
            for right in reached.iter() {
                fresh.remove(right);
                came_from[right] = from;
                if self.owner[right] == NONE {
                    self.shift(right, &came_from);
                    return true;
                }
                queue.push(self.owner[right]);
            }
        }
        false
    }

    /// Moves the partners along the path that ends at the free vertex `right`.
    fn shift(&mut self, mut right: usize, came_from: &[usize]) {
        self.free.remove(right);
        while right != NONE {
            let left = came_from[right];
            self.owner[right] = left;
            right = std::mem::replace(&mut self.partner[left], right);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Graph, LargestMatching};
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]
        #[test]
        fn spare_vertices_are_those_of_a_matching_made_in_one_step(
            rows in (1usize..8).prop_flat_map(|right| prop::collection::vec(
                prop::collection::vec(prop::bool::weighted(0.4), right), 1..8)),
        ) {
            let right = rows[0].len();
            let mut growing = GrowingSides::new(right);
            let mut graph = Graph::new(right + rows.len());
            for (left, row) in rows.iter().enumerate() {
                let mut edges = BitSet::empty(right);
                for other in (0..right).filter(|&other| row[other]) {
                    edges.insert(other);
                    graph.join(other, right + left);
                }
                growing.add(edges);
                let mut at_once = LargestMatching::of(graph.clone());
                let placed = (right..=right + left).filter(|&vertex| at_once.mate(vertex).is_some()).count();
                prop_assert_eq!(growing.partner.len(), placed);
                let spare: Vec<usize> = at_once.exposable().iter().filter(|&vertex| vertex < right).collect();
                prop_assert_eq!(growing.spare().iter().collect::<Vec<_>>(), spare);
            }
        }
    }
}
