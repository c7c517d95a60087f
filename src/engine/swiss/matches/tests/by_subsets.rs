//! Pairs of larger brackets by a second method: the least cost of every subset of the members, and
//! identifiers tried member by member in the order of the articles.

use super::literal::Position;
use std::collections::HashMap;

/// A bracket whose members are in order of pairing numbers.
pub(crate) struct BySubsets<'a> {
    position: &'a Position,
    members: Vec<usize>,
    upfloaters: &'a [usize],
}

/// Allowed place of a member in its pair.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Any,
    Top,
    Bottom,
}

impl<'a> BySubsets<'a> {
    /// Maximum number of members.
    pub(crate) const MOST: usize = 20;

    pub(crate) fn new(position: &'a Position, residents: &[usize], upfloaters: &'a [usize]) -> Self {
        let mut members = [residents, upfloaters].concat();
        members.sort_unstable();
        Self { position, members, upfloaters }
    }

    /// Counts of C8, C9 and C10 for a pair, one after the other; `None` if the two may not meet.
    fn cost(&self, one: usize, other: usize) -> Option<u32> {
        let [one, other] = [self.members[one], self.members[other]];
        if self.position.apart.contains(&[one.min(other), one.max(other)]) {
            return None;
        }
        let [mine, theirs] = [one, other].map(|who| &self.position.entries[who]);
        let mut cost = 0;
        if let [Some((own, strong)), Some((same, as_strong))] = [mine.prefers, theirs.prefers]
            && own == same
        {
            cost += 10_000 + u32::from(strong && as_strong) * 100;
        }
        let is_up = |who: usize| self.upfloaters.contains(&who);
        Some(cost + u32::from(is_up(other) && mine.floated) + u32::from(is_up(one) && theirs.floated))
    }

    /// Returns the least cost of pairing all members, each in an allowed place.
    fn least(&self, roles: &[Role], partner: &[Option<usize>]) -> Option<u32> {
        let mut known = HashMap::new();
        self.of_set((1 << self.members.len()) - 1, roles, partner, &mut known)
    }

    /// Returns the least cost of a set of members, given as bits: the first of them meets each of the others in turn.
    fn of_set(
        &self,
        set: u32,
        roles: &[Role],
        partner: &[Option<usize>],
        known: &mut HashMap<u32, Option<u32>>,
    ) -> Option<u32> {
        if set == 0 {
            return Some(0);
        }
        if let Some(&least) = known.get(&set) {
            return least;
        }
        let top = set.trailing_zeros() as usize;
        let fits = |&bottom: &usize| {
            set >> bottom & 1 == 1
                && roles[bottom] != Role::Top
                && partner[top].is_none_or(|other| other == bottom)
                && partner[bottom].is_none_or(|other| other == top)
        };
        let bottoms = (top + 1..self.members.len()).filter(|_| roles[top] != Role::Bottom).filter(fits);
        let cost = |bottom: usize| {
            let cost = self.cost(top, bottom)?;
            Some(cost + self.of_set(set & !(1 << top) & !(1 << bottom), roles, partner, known)?)
        };
        let least = bottoms.filter_map(cost).min();
        known.insert(set, least);
        least
    }

    /// Pairs the bracket: tops ascending, each with its bottom.
    pub(crate) fn pair(&self) -> Vec<[usize; 2]> {
        let count = self.members.len();
        let (mut roles, mut partner) = (vec![Role::Any; count], vec![None; count]);
        let best = self.least(&roles, &partner);
        assert!(best.is_some(), "the set of upfloaters leaves a pairing");
        for who in 0..count {
            roles[who] = Role::Top;
            if self.least(&roles, &partner) != best {
                roles[who] = Role::Bottom;
            }
        }
        for top in (0..count).filter(|&who| roles[who] == Role::Top).collect::<Vec<_>>() {
            let mut open: Vec<usize> = (top + 1..count).collect();
            open.retain(|&who| roles[who] == Role::Bottom && partner[who].is_none());
            let first = open.into_iter().find(|&bottom| {
                (partner[top], partner[bottom]) = (Some(bottom), Some(top));
                let is_best = self.least(&roles, &partner) == best;
                if !is_best {
                    (partner[top], partner[bottom]) = (None, None);
                }
                is_best
            });
            assert!(first.is_some(), "every top has a bottom");
        }
        let pair = |top: usize| Some([self.members[top], self.members[partner[top].filter(|&of| of > top)?]]);
        (0..count).filter_map(pair).collect()
    }
}
