//! The articles read literally, for up to twelve players: every set of upfloaters and every pairing is tried. Uses no
//! code of the system; players are places in order of pairing numbers, sets of them bits of a number.

use std::collections::BTreeSet;

/// A player to be paired.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entry {
    /// Pairing score, in tenths of a point.
    pub(crate) score: i32,
    pub(crate) may_get_bye: bool,
    pub(crate) played: usize,
    /// True if floated in the previous round, in rounds where that counts.
    pub(crate) floated: bool,
    /// The preferred colour, and true if strongly.
    pub(crate) prefers: Option<(char, bool)>,
}

/// All data that determine the pairs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Position {
    pub(crate) entries: Vec<Entry>,
    /// Pairs that have met, or are forbidden.
    pub(crate) apart: BTreeSet<[usize; 2]>,
    /// True if C6 is only passed or not, whatever the number of missing upfloaters.
    pub(crate) by_parity: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Paired {
    pub(crate) residents: Vec<usize>,
    pub(crate) upfloaters: Vec<usize>,
    /// Tops ascending, each with its bottom.
    pub(crate) pairs: Vec<[usize; 2]>,
}

/// Number of upfloaters, their scores from the lowest, negated, the counts of C6 and C7, and the upfloaters.
type Rank = (usize, Vec<i32>, usize, usize, Vec<usize>);

fn first<const N: usize>(of: [bool; N]) -> Option<usize> {
    of.iter().position(|&is| is)
}

/// The player with the bye, and the brackets, highest score first.
pub(crate) type Round = (Option<usize>, Vec<Paired>);

impl Position {
    fn may_meet(&self, one: usize, other: usize) -> bool {
        one != other && !self.apart.contains(&[one.min(other), one.max(other)])
    }

    /// Returns, for each set by its bits, true if all of it can be paired.
    fn pairable(&self) -> Vec<bool> {
        let count = self.entries.len();
        let mut pairable = vec![false; 1 << count];
        pairable[0] = true;
        for set in 1_usize..1 << count {
            let first = set.trailing_zeros() as usize;
            let others = (first + 1..count).filter(|other| set >> other & 1 == 1);
            pairable[set] = others
                .into_iter()
                .any(|other| self.may_meet(first, other) && pairable[set & !(1 << first) & !(1 << other)]);
        }
        pairable
    }

    fn members(set: usize) -> Vec<usize> {
        (0..usize::BITS as usize).filter(|who| set >> who & 1 == 1).collect()
    }

    /// Returns the players of a set with its highest score.
    fn top(&self, set: usize) -> usize {
        let best = Self::members(set).into_iter().map(|who| self.entries[who].score).max();
        let with = Self::members(set).into_iter().filter(|&who| Some(self.entries[who].score) == best);
        with.fold(0, |all, who| all | 1 << who)
    }

    /// Pairs the round; `None` if that is impossible. The bye is allocated if the number is odd.
    pub(crate) fn pair(&self) -> Option<Round> {
        let pairable = self.pairable();
        let mut left = (1 << self.entries.len()) - 1;
        let mut bye = None;
        if self.entries.len() % 2 == 1 {
            // 3.4.1 to 3.4.4
            let able = (0..self.entries.len())
                .filter(|&who| self.entries[who].may_get_bye && pairable[left & !(1 << who)]);
            let order = |&who: &usize| {
                let entry = &self.entries[who];
                (entry.score, std::cmp::Reverse(entry.played), std::cmp::Reverse(who))
            };
            let who = able.into_iter().min_by_key(order)?;
            left &= !(1 << who);
            bye = Some(who);
        }
        if !pairable[left] {
            return None;
        }
        let mut brackets = Vec::new();
        while left != 0 {
            let residents = self.top(left);
            let upfloaters = self.upfloaters(&pairable, residents, left & !residents);
            let set = upfloaters.iter().fold(0, |all, who| all | 1 << who);
            let pairs = self.identifier(residents, set);
            brackets.push(Paired { residents: Self::members(residents), upfloaters, pairs });
            left &= !(residents | set);
        }
        Some((bye, brackets))
    }

    /// 3.5: the first of the best sets, sorted.
    fn upfloaters(&self, pairable: &[bool], residents: usize, lower: usize) -> Vec<usize> {
        let mut best = None;
        let mut set = lower;
        loop {
            if pairable[residents | set] && pairable[lower & !set] {
                let rank = self.rank(pairable, lower, set);
                if best.as_ref().is_none_or(|best| rank < *best) {
                    best = Some(rank);
                }
            }
            if set == 0 {
                break;
            }
            set = (set - 1) & lower;
        }
        best.unwrap().4
    }

    /// Counts of C4 to C7 for a set, and the set itself, which orders equal ones (3.5.4).
    fn rank(&self, pairable: &[bool], lower: usize, set: usize) -> Rank {
        let mut members = Self::members(set);
        members.sort_by_key(|&who| (std::cmp::Reverse(self.entries[who].score), who));
        let mut scores: Vec<i32> = members.iter().map(|&who| -self.entries[who].score).collect();
        scores.reverse();
        let floated = members.iter().filter(|&&who| self.entries[who].floated).count();
        (members.len(), scores, self.ahead(pairable, lower, set), floated, members)
    }

    /// C6: the number of upfloaters that the following scoregroup needs beyond its parity.
    fn ahead(&self, pairable: &[bool], lower: usize, set: usize) -> usize {
        if lower == 0 {
            return 0;
        }
        let rest = self.top(lower) & !set;
        let below = lower & !self.top(lower) & !set;
        if rest == 0 {
            return 0;
        }
        let (mut least, mut taken) = (usize::MAX, below);
        loop {
            if pairable[rest | taken] && pairable[below & !taken] {
                least = least.min(taken.count_ones() as usize);
            }
            if taken == 0 {
                break;
            }
            taken = (taken - 1) & below;
        }
        let beyond = least - rest.count_ones() as usize % 2;
        if self.by_parity { beyond.min(1) } else { beyond }
    }

    /// 3.6: the smallest of the best identifiers.
    fn identifier(&self, residents: usize, upfloaters: usize) -> Vec<[usize; 2]> {
        let mut best: Option<([usize; 3], Vec<usize>)> = None;
        let mut try_one = |pairs: &[[usize; 2]]| {
            let counts = self.counts(upfloaters, pairs);
            let sides = [0, 1].map(|side| pairs.iter().map(move |pair| pair[side]));
            let identifier: Vec<usize> = sides.into_iter().flatten().collect();
            if best.as_ref().is_none_or(|best| (counts, &identifier) < (best.0, &best.1)) {
                best = Some((counts, identifier));
            }
        };
        self.pairings(residents | upfloaters, &mut Vec::new(), &mut try_one);
        let (_, identifier) = best.unwrap();
        let (tops, bottoms) = identifier.split_at(identifier.len() / 2);
        tops.iter().zip(bottoms).map(|(&top, &bottom)| [top, bottom]).collect()
    }

    /// Counts of the criteria on pairs: equal preferences, strong ones among them, and residents who floated and meet
    /// an upfloater.
    fn counts(&self, upfloaters: usize, pairs: &[[usize; 2]]) -> [usize; 3] {
        let is_up = |who: usize| upfloaters >> who & 1 == 1;
        let mut counts = [0; 3];
        for &[one, other] in pairs {
            let both = [&self.entries[one], &self.entries[other]];
            if let [Some((mine, strong)), Some((theirs, as_strong))] = [both[0].prefers, both[1].prefers]
                && mine == theirs
            {
                counts[0] += 1;
                counts[1] += usize::from(strong && as_strong);
            }
            counts[2] += usize::from(is_up(other) && both[0].floated);
            counts[2] += usize::from(is_up(one) && both[1].floated);
        }
        counts
    }

    /// Returns the first article by which a legal round, given by its pairs and with the same bye, comes after the one
    /// of the text; `of_pairs` names the criteria on pairs.
    pub(crate) fn decides(&self, round: &[[usize; 2]], of_pairs: [&'static str; 3]) -> Option<&'static str> {
        let pairable = self.pairable();
        let mut left = round.iter().flatten().fold(0, |all, who| all | 1 << who);
        while left != 0 {
            let residents = self.top(left);
            let lower = left & !residents;
            let upfloaters = self.upfloaters(&pairable, residents, lower);
            let set = upfloaters.iter().fold(0, |all, who| all | 1 << who);
            let is_here = |pair: &&[usize; 2]| pair.iter().any(|who| residents >> who & 1 == 1);
            let other: Vec<[usize; 2]> = round.iter().filter(is_here).copied().collect();
            let other_set = other.iter().flatten().fold(0, |all, who| all | 1 << who) & !residents;
            if set != other_set {
                let [best, worse] = [set, other_set].map(|set| self.rank(&pairable, lower, set));
                assert!(best < worse, "{best:?} {worse:?}");
                let differs = [best.0 != worse.0, best.1 != worse.1, best.2 != worse.2, best.3 != worse.3];
                return Some(first(differs).map_or("3.5.4", |at| ["C4", "C5", "C6", "C7"][at]));
            }
            let pairs = self.identifier(residents, set);
            let [best, worse] = [&pairs, &other].map(|pairs| self.counts(set, pairs));
            assert!(best <= worse, "{best:?} {worse:?}");
            if let Some(at) = first([0, 1, 2].map(|at| best[at] != worse[at])) {
                return Some(of_pairs[at]);
            }
            if pairs.iter().any(|pair| !other.contains(pair)) {
                return Some("3.6.3");
            }
            left &= !(residents | set);
        }
        None
    }

    fn pairings(&self, left: usize, made: &mut Vec<[usize; 2]>, see: &mut impl FnMut(&[[usize; 2]])) {
        if left == 0 {
            see(made);
            return;
        }
        let top = left.trailing_zeros() as usize;
        for bottom in Self::members(left & !(1 << top)) {
            if self.may_meet(top, bottom) {
                made.push([top, bottom]);
                self.pairings(left & !(1 << top) & !(1 << bottom), made, see);
                made.pop();
            }
        }
    }
}
