//! Rounds of any size by a second method: the rank of a matrix determines whether all of some players can be paired,
//! and sets of upfloaters, tops and opponents are then tried in the order of the articles. The method gives up if more
//! than two float up.

use super::literal::{Paired, Position, Round};
use crate::test_dice::Dice;
use std::cmp::Reverse;

/// Prime, and small enough for products in 64 bits.
const PRIME: u64 = (1 << 31) - 1;

/// Error: the method does not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GivesUp;

/// A round, with a random number for each two players.
pub(crate) struct ByRanks<'a> {
    position: &'a Position,
    /// For each two players, the later one first.
    by_chance: Vec<Vec<u64>>,
}

impl<'a> ByRanks<'a> {
    pub(crate) fn new(position: &'a Position) -> Self {
        let mut dice = Dice(position.entries.len() as u64);
        let mut number = |_| 1 + dice.roll(PRIME as usize - 1) as u64;
        let by_chance = (0..position.entries.len()).map(|one| (0..one).map(&mut number).collect()).collect();
        Self { position, by_chance }
    }

    /// Returns true if these can all be paired along the allowed edges: a skew-symmetric matrix with a random value at
    /// each edge is then regular (Tutte). With a small probability it is not; the reverse error cannot occur.
    fn is_pairable(&self, players: &[usize], allowed: impl Fn(usize, usize) -> bool) -> bool {
        let count = players.len();
        let cell = |&one: &usize, &other: &usize| {
            let may_meet = one != other && !self.position.apart.contains(&[one.min(other), one.max(other)]);
            match may_meet && allowed(one, other) {
                true if other < one => self.by_chance[one][other],
                true => PRIME - self.by_chance[other][one],
                false => 0,
            }
        };
        let mut rows: Vec<Vec<u64>> =
            players.iter().map(|one| players.iter().map(|other| cell(one, other)).collect()).collect();
        for column in 0..count {
            let Some(pivot) = (column..count).find(|&row| rows[row][column] != 0) else { return false };
            rows.swap(column, pivot);
            let inverse = power(rows[column][column], PRIME - 2);
            let pivot = rows[column].clone();
            for row in rows.iter_mut().skip(column + 1).filter(|row| row[column] != 0) {
                let factor = row[column] * inverse % PRIME;
                for (cell, above) in row.iter_mut().zip(&pivot).skip(column) {
                    *cell = (*cell + (PRIME - above) * factor) % PRIME;
                }
            }
        }
        true
    }

    fn all_pairable(&self, players: &[usize]) -> bool {
        self.is_pairable(players, |_, _| true)
    }

    /// Pairs the round; `None` if that is impossible.
    pub(crate) fn pair(&self) -> Result<Option<Round>, GivesUp> {
        let Some((bye, mut left)) = self.bye() else { return Ok(None) };
        let mut brackets = Vec::new();
        while !left.is_empty() {
            let (residents, lower) = left.split_at(self.top(&left));
            let upfloaters = self.upfloaters(residents, lower)?;
            let pairs = self.identifier(residents, &upfloaters)?;
            brackets.push(Paired { residents: residents.to_vec(), upfloaters: upfloaters.clone(), pairs });
            left = without(lower, &upfloaters);
        }
        Ok(Some((bye, brackets)))
    }

    /// Returns the player with the bye, and all others in order of score; `None` if no legal pairing exists.
    pub(crate) fn bye(&self) -> Option<(Option<usize>, Vec<usize>)> {
        let entries = &self.position.entries;
        let mut left: Vec<usize> = (0..entries.len()).collect();
        left.sort_by_key(|&who| (Reverse(entries[who].score), who));
        let mut bye = None;
        if left.len() % 2 == 1 {
            let mut order = left.clone();
            order.sort_by_key(|&who| (entries[who].score, Reverse(entries[who].played), Reverse(who)));
            let leaves_a_pairing =
                |&who: &usize| entries[who].may_get_bye && self.all_pairable(&without(&left, &[who]));
            let who = order.into_iter().find(leaves_a_pairing)?;
            left = without(&left, &[who]);
            bye = Some(who);
        }
        self.all_pairable(&left).then_some((bye, left))
    }

    /// Returns the number of these, in order of score, with the highest score.
    pub(crate) fn top(&self, players: &[usize]) -> usize {
        let score = |who: usize| self.position.entries[who].score;
        players.iter().take_while(|&&who| score(who) == score(players[0])).count()
    }

    pub(crate) fn upfloaters(&self, residents: &[usize], lower: &[usize]) -> Result<Vec<usize>, GivesUp> {
        let entries = &self.position.entries;
        for size in [residents.len() % 2, residents.len() % 2 + 2] {
            let mut sets = sets(lower, size);
            // Equal profiles stay in the order of the articles.
            let profile =
                |set: &[usize]| set.iter().rev().map(|&who| -entries[who].score).collect::<Vec<i32>>();
            sets.sort_by_cached_key(|set| profile(set));
            for alike in sets.chunk_by(|one, other| profile(one) == profile(other)) {
                let is_legal = |set: &&Vec<usize>| {
                    self.all_pairable(&[residents, set].concat()) && self.all_pairable(&without(lower, set))
                };
                let legal: Vec<&Vec<usize>> = alike.iter().filter(is_legal).collect();
                let mut best = None;
                for set in &legal {
                    let ahead = if legal.len() == 1 { 0 } else { self.ahead(lower, set)? };
                    let floated = set.iter().filter(|&&who| entries[who].floated).count();
                    if best.as_ref().is_none_or(|(known, _)| (ahead, floated) < *known) {
                        best = Some(((ahead, floated), (*set).clone()));
                    }
                    // No later one is better.
                    if (ahead, floated) == (0, 0) {
                        break;
                    }
                }
                if let Some((_, set)) = best {
                    return Ok(set);
                }
            }
        }
        Err(GivesUp)
    }

    /// C6: the number of upfloaters that the following scoregroup needs beyond its parity.
    fn ahead(&self, lower: &[usize], set: &[usize]) -> Result<usize, GivesUp> {
        let (following, below) = lower.split_at(self.top(lower));
        let (following, below) = (without(following, set), without(below, set));
        if following.is_empty() {
            return Ok(0);
        }
        let odd = following.len() % 2;
        for size in [odd, odd + 2] {
            let suffices = |taken: &Vec<usize>| {
                self.all_pairable(&[following.as_slice(), taken].concat())
                    && self.all_pairable(&without(&below, taken))
            };
            if sets(&below, size).iter().any(suffices) {
                return Ok(if self.position.by_parity { (size - odd).min(1) } else { size - odd });
            }
        }
        Err(GivesUp)
    }

    pub(crate) fn identifier(
        &self,
        residents: &[usize],
        upfloaters: &[usize],
    ) -> Result<Vec<[usize; 2]>, GivesUp> {
        let mut members = [residents, upfloaters].concat();
        members.sort_unstable();
        let floated = |who: usize| self.position.entries[who].floated;
        let is_up = |who: usize| upfloaters.contains(&who);
        let costs_nothing =
            |one: usize, other: usize| !(is_up(one) && floated(other) || is_up(other) && floated(one));
        let free = self.is_pairable(&members, costs_nothing);
        if !free && upfloaters.len() > 1 {
            return Err(GivesUp);
        }
        let counts = |one: usize, other: usize| !free || costs_nothing(one, other);
        let (mut tops, mut bottoms) = (Vec::new(), Vec::new());
        for &who in &members {
            tops.push(who);
            let fits = |one: usize, other: usize| {
                counts(one, other) && !bottoms.contains(&one.min(other)) && !tops.contains(&one.max(other))
            };
            if !self.is_pairable(&members, fits) {
                tops.pop();
                bottoms.push(who);
            }
        }
        let (mut pairs, mut open) = (Vec::new(), members);
        for &top in &tops {
            let across = |one: usize, other: usize| {
                counts(one, other) && tops.contains(&one.min(other)) && bottoms.contains(&one.max(other))
            };
            let apart = |bottom: usize| self.position.apart.contains(&[top, bottom]);
            let fits = |&bottom: &usize| {
                bottom > top
                    && bottoms.contains(&bottom)
                    && !apart(bottom)
                    && counts(top, bottom)
                    && self.is_pairable(&without(&open, &[top, bottom]), across)
            };
            let bottom = open.iter().copied().find(fits).unwrap();
            open = without(&open, &[top, bottom]);
            pairs.push([top, bottom]);
        }
        Ok(pairs)
    }
}

fn power(base: u64, exponent: u64) -> u64 {
    let (mut base, mut exponent, mut product) = (base, exponent, 1);
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = product * base % PRIME;
        }
        base = base * base % PRIME;
        exponent /= 2;
    }
    product
}

pub(crate) fn without(players: &[usize], gone: &[usize]) -> Vec<usize> {
    players.iter().copied().filter(|who| !gone.contains(who)).collect()
}

/// Returns every set of `size` members, in the order of its members.
fn sets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_first = |place: usize| {
        sets(&of[place + 1..], size - 1).into_iter().map(move |rest| [vec![of[place]], rest].concat())
    };
    (0..of.len()).flat_map(with_first).collect()
}
