//! Matching of two sides: the first one in order of preference.

use super::bits::{BitSet, ones};
use crate::interruption;

const NONE: usize = usize::MAX;

/// Two sides, left and right; each left vertex has a row of bits over the right side.
#[derive(Clone, Debug)]
pub struct TwoSides {
    right: usize,
    rows: Vec<BitSet>,
}

impl TwoSides {
    pub fn new(left: usize, right: usize) -> Self {
        Self { right, rows: vec![BitSet::empty(right); left] }
    }

    /// Adds edges from a left vertex to all of `row`.
    pub fn join_all(&mut self, left: usize, row: &BitSet) {
        self.rows[left].unite(row.words());
    }

    pub fn join(&mut self, left: usize, right: usize) {
        self.rows[left].insert(right);
    }

    /// Returns the transposed rows: the left vertices joined to each right one.
    fn columns(&self) -> Vec<BitSet> {
        let mut columns = vec![BitSet::empty(self.rows.len()); self.right];
        for (left, row) in self.rows.iter().enumerate() {
            row.iter().for_each(|right| columns[right].insert(left));
        }
        columns
    }

    /// Returns partners of all left vertices such that the first has the lowest possible one, then the second, and so
    /// on; `None` if not all of them can have one. Takes O(n³/64) at worst, far less if a greedy matching is nearly
    /// right.
    pub fn first_matching(&self) -> Option<Vec<usize>> {
        self.first_matching_of(self.rows.len())
    }

    /// Same as [`first_matching`](Self::first_matching), but only the first `choosing` left vertices prefer low
    /// partners.
    pub fn first_matching_of(&self, choosing: usize) -> Option<Vec<usize>> {
        let mut state = State::new(self);
        (0..self.rows.len()).all(|left| state.place(left)).then(|| state.improve(choosing))
    }
}

struct State<'a> {
    sides: &'a TwoSides,
    partner: Vec<usize>,
    owner: Vec<usize>,
    /// Right vertices that are not fixed yet.
    open: BitSet,
    seen: BitSet,
    came_from: Vec<usize>,
    /// Transposed rows; usual matchings do not need them.
    columns: Option<Vec<BitSet>>,
}

impl<'a> State<'a> {
    fn new(sides: &'a TwoSides) -> Self {
        Self {
            sides,
            partner: vec![NONE; sides.rows.len()],
            owner: vec![NONE; sides.right],
            open: BitSet::full(sides.right),
            seen: BitSet::empty(sides.right),
            came_from: vec![NONE; sides.right],
            columns: None,
        }
    }

    fn set(&mut self, left: usize, right: usize) {
        self.partner[left] = right;
        self.owner[right] = left;
    }

    /// Matches `left`, moving others along a path if necessary.
    fn place(&mut self, left: usize) -> bool {
        let free = self.sides.rows[left].iter().find(|&right| self.owner[right] == NONE);
        if let Some(right) = free {
            self.set(left, right);
            return true;
        }
        interruption::check();
        self.seen = BitSet::empty(self.sides.right);
        let mut queue = vec![left];
        let mut next = 0;
        while let Some(&from) = queue.get(next) {
            next += 1;
            for (place, &row) in self.sides.rows[from].words().iter().enumerate() {
                let mut word = row & !self.seen.words()[place];
                while word != 0 {
                    let right = place * 64 + word.trailing_zeros() as usize;
                    word &= word - 1;
                    self.seen.insert(right);
                    self.came_from[right] = from;
                    if self.owner[right] == NONE {
                        self.shift(right, left);
                        return true;
                    }
                    queue.push(self.owner[right]);
                }
            }
        }
        false
    }

    /// Moves the partners along the path from `root` to `right`.
    fn shift(&mut self, mut right: usize, root: usize) {
        loop {
            let left = self.came_from[right];
            let left_behind = self.partner[left];
            self.set(left, right);
            if left == root {
                return;
            }
            right = left_behind;
        }
    }

    /// Fixes the left vertices one by one with the lowest partner that leaves a partner to all after it.
    fn improve(mut self, choosing: usize) -> Vec<usize> {
        for left in 0..choosing {
            let kept = self.partner[left];
            let wanted: Vec<usize> = {
                let row = self.sides.rows[left].words().iter().zip(self.open.words());
                ones(row.map(|(row, open)| row & open)).take_while(|&right| right < kept).collect()
            };
            if !wanted.is_empty() {
                self.take_lowest(left, &wanted);
            }
            self.open.remove(self.partner[left]);
        }
        self.partner
    }

    /// Matches `left` with the lowest of the `wanted` partners that can be freed: free ones, and those whose owner can
    /// move on to the current partner of `left` or to a free one.
    ///
    /// All left vertices have partners before and after. Those before `left` are fixed, and neither they nor their
    /// partners are on a path: `open` lacks the partners, and only vertices after `left` move. The search runs
    /// backwards from the possible ends of paths, so that one pass determines for every wanted partner whether a path
    /// frees it; the lowest of them is optimal, since an alternating path from `left` exists exactly for the partners
    /// of some complete matching.
    fn take_lowest(&mut self, left: usize, wanted: &[usize]) {
        let kept = self.partner[left];
        let columns = self.columns.get_or_insert_with(|| self.sides.columns());
        // Backwards from the possible ends of paths: `toward[l]` is the vertex to which `l` would move.
        let mut toward = vec![NONE; self.partner.len()];
        let mut reached = BitSet::empty(self.sides.right);
        let mut fresh = BitSet::full(self.partner.len());
        fresh.drop_below(left + 1);
        let mut queue = vec![kept];
        queue.extend(self.open.iter().filter(|&right| self.owner[right] == NONE));
        queue.iter().for_each(|&right| reached.insert(right));
        let mut next = 0;
        let lowest = wanted.first().copied().unwrap_or(kept);
        while let Some(&right) = queue.get(next) {
            if reached.contains(lowest) {
                break;
            }
            next += 1;
            // The owner of `right` itself is not fresh: it was reached through a vertex to which it can move.
            let mut movers = columns[right].clone();
            movers.keep(fresh.words());
            fresh.subtract(movers.words());
            for mover in movers.iter() {
                toward[mover] = right;
                let freed = self.partner[mover];
                reached.insert(freed);
                queue.push(freed);
            }
        }
        let Some(&target) = wanted.iter().find(|&&right| reached.contains(right)) else {
            return;
        };
        let (mut mover, mut right) = (left, target);
        self.owner[kept] = NONE;
        loop {
            let owner = self.owner[right];
            self.set(mover, right);
            if owner == NONE {
                return;
            }
            mover = owner;
            right = toward[owner];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Tries partners in order, left vertex by left vertex.
    fn by_trial(rows: &[Vec<bool>], taken: &mut Vec<usize>) -> bool {
        let Some(row) = rows.get(taken.len()) else { return true };
        for (right, &edge) in row.iter().enumerate() {
            if edge && !taken.contains(&right) {
                taken.push(right);
                if by_trial(rows, taken) {
                    return true;
                }
                taken.pop();
            }
        }
        false
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn the_first_matching_is_the_one_that_trial_finds_first(
            rows in (1usize..8).prop_flat_map(|right| prop::collection::vec(
                prop::collection::vec(prop::bool::weighted(0.55), right), 1..7)),
        ) {
            let mut sides = TwoSides::new(rows.len(), rows[0].len());
            for (left, row) in rows.iter().enumerate() {
                for (right, _) in row.iter().enumerate().filter(|(_, edge)| **edge) {
                    sides.join(left, right);
                }
            }
            let mut expected = Vec::new();
            let expected = by_trial(&rows, &mut expected).then_some(expected);
            prop_assert_eq!(sides.first_matching(), expected);
        }
    }
}
