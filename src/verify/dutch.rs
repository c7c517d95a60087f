//! C.04.3 of 2026: brackets from the top down, C6 to C21, and the order of Article 4.

use super::Fault;
use super::candidates::Candidates;
use super::form::{Boards, Lines, shown};
use super::report::{Facts, Player};
use super::system::System;

/// Proves the brackets from the top down; returns their number.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    let (count, mates) = (facts.players.len(), boards.mates.as_slice());
    let group_end = |start: usize| {
        (start..count).find(|&place| facts.score(place) != facts.score(start)).unwrap_or(count)
    };
    let (mut left, mut residents, mut brackets) = ((0..mates.len()).collect::<Vec<_>>(), 0, 0);
    while residents < count {
        let end = group_end(residents);
        let title = format!("bracket {}", shown(facts.score(residents)));
        // 3.3.3: moved-down players do not meet each other.
        let meets = |_: usize, other: usize| other >= residents;
        let candidates = Candidates::new(lines, title, (facts, mates), left, &meets)?;
        let mut bracket = Bracket { facts, mates, candidates, residents, end, next: group_end(end) };
        // C5: in the first bracket no legal pairing gives the bye to a lower score (D-1).
        let c5 = Some("C5").filter(|_| residents == 0);
        bracket.candidates.settle_bye(c5, &|place| facts.score(place))?;
        let floaters = bracket.criteria()?;
        bracket.order()?;
        // A single floater to the bye has it.
        let gives_bye = floaters.len() == 1 && mates[floaters[0]] == count;
        left = bracket.candidates.left;
        left.retain(|place| *place >= end || floaters.contains(place));
        left.retain(|place| !gives_bye || *place != count && !floaters.contains(place));
        (residents, brackets) = (end, brackets + 1);
    }
    Ok(brackets)
}

/// A bracket being proved. The places before `end` are in it, those before `residents` moved down; those up to `next`
/// are the next scoregroup.
pub(super) struct Bracket<'a, 'l> {
    pub(super) facts: &'a Facts,
    pub(super) mates: &'a [usize],
    pub(super) candidates: Candidates<'a, 'l>,
    pub(super) residents: usize,
    pub(super) end: usize,
    pub(super) next: usize,
}

impl Bracket<'_, '_> {
    /// Proves C6 to C21; returns the downfloaters.
    fn criteria(&mut self) -> Result<Vec<usize>, Fault> {
        let (facts, end) = (self.facts, self.end);
        let floaters = self.left_over()?;
        if floaters.len() == 1 && self.mates[floaters[0]] == facts.players.len() {
            let unplayed = |one: usize| facts.players.get(one).map_or(0, |player| player.unplayed);
            self.candidates
                .count("C9", &|one, other| if one < end && other >= end { unplayed(one) } else { 0 })?;
        } else if !floaters.is_empty() {
            self.next_left_over()?;
        }
        self.colours()?;
        self.floats_before()?;
        Ok(floaters)
    }

    /// Returns the name of a criterion of 2026 in the edition.
    fn named(&self, criterion: usize) -> String {
        match (self.facts.system, criterion) {
            (System::Dutch2017, ..=8) => format!("C.{}", criterion - 1),
            (System::Dutch2017, _) => format!("C.{}", criterion - 2),
            _ => format!("C{criterion}"),
        }
    }

    /// Returns the distinct scores of the members, highest first.
    fn levels(&self) -> Vec<i64> {
        let members = self.candidates.left.iter().filter(|&&place| place < self.end);
        let mut levels: Vec<i64> = members.map(|&place| self.facts.score(place)).collect();
        levels.dedup();
        levels
    }

    /// Proves C6 and C7; returns the downfloaters.
    pub(super) fn left_over(&mut self) -> Result<Vec<usize>, Fault> {
        let (levels, end) = (self.levels(), self.end);
        self.candidates.floats([&self.named(6), &self.named(7)], end, &levels)?;
        let members = self.candidates.left.iter().copied().filter(|&place| place < end);
        Ok(members.filter(|&place| self.mates[place] >= end).collect())
    }

    /// Proves C8.
    pub(super) fn next_left_over(&mut self) -> Result<(), Fault> {
        let (c8, both) = (self.named(8), [self.levels(), vec![self.facts.score(self.end)]].concat());
        self.candidates.floats([&c8, &c8], self.next, &both)
    }

    /// Proves C10 to C13.
    pub(super) fn colours(&mut self) -> Result<(), Fault> {
        let (facts, end) = (self.facts, self.end);
        if facts.round == facts.rounds {
            let of_topscorers = |one: usize, other: usize, is_hit: &dyn Fn(&Player, char) -> bool| {
                let players = [one, other].map(|place| facts.players.get(place));
                let [Some(a), Some(b)] = players.map(|player| player.filter(|_| other < end)) else {
                    return 0;
                };
                let (white, black) = if facts.white(one, other) == one { (a, b) } else { (b, a) };
                let hits = i64::from(is_hit(white, 'w')) + i64::from(is_hit(black, 'b'));
                if a.is_topscorer || b.is_topscorer { hits } else { 0 }
            };
            let c10 = |player: &Player, colour: char| {
                (player.difference() + if colour == 'w' { 1 } else { -1 }).abs() > 2
            };
            let c11 = |player: &Player, colour: char| player.colours.ends_with(&[colour, colour]);
            self.candidates.count(&self.named(10), &|one, other| of_topscorers(one, other, &c10))?;
            self.candidates.count(&self.named(11), &|one, other| of_topscorers(one, other, &c11))?;
        }
        // If both players prefer the same colour, the weaker preference is not granted (5.2.2).
        let weaker = |one: usize, other: usize| {
            let [a, b] = [one, other].map(|place| facts.players.get(place).and_then(Player::preference));
            a.zip(b).filter(|(a, b)| other < end && a.0 == b.0).map_or(0, |(a, b)| a.1.min(b.1))
        };
        self.candidates.count(&self.named(12), &|one, other| (weaker(one, other) > 0).into())?;
        self.candidates.count(&self.named(13), &|one, other| (weaker(one, other) == 2).into())
    }

    /// Proves C14 to C21, by the scores of moved-down players.
    pub(super) fn floats_before(&mut self) -> Result<(), Fault> {
        let mut levels = self.levels();
        levels.pop();
        let (facts, residents, end) = (self.facts, self.residents, self.end);
        let floated = |one: usize, other: usize, back: usize| {
            one < end && other >= end && facts.players[one].floats[back] == 'd'
        };
        let met = |one: usize, other: usize, back: usize| {
            one < residents && (residents..end).contains(&other) && facts.players[other].floats[back] == 'u'
        };
        for (back, names) in [[14, 15], [16, 17]].into_iter().enumerate() {
            let [down, up] = names.map(|criterion| self.named(criterion));
            let c14 = |one: usize, other: usize| (one >= residents && floated(one, other, back)).into();
            self.candidates.count(&down, &c14)?;
            if !levels.is_empty() {
                self.candidates.count(&up, &|one, other| met(one, other, back).into())?;
            }
        }
        for (back, names) in [[18, 19], [20, 21]].into_iter().enumerate() {
            let [down, up] = names.map(|criterion| self.named(criterion));
            for &level in &levels {
                let c18 = |one: usize, other: usize| {
                    (floated(one, other, back) && facts.score(one) == level).into()
                };
                self.candidates.count(&format!("{down} at {}", shown(level)), &c18)?;
            }
            for &level in &levels {
                let c19 =
                    |one: usize, other: usize| (met(one, other, back) && facts.score(one) == level).into();
                self.candidates.count(&format!("{up} at {}", shown(level)), &c19)?;
            }
        }
        Ok(())
    }

    /// Article 4, or section D of 2017: proves that the pairing is the first of the remaining ones.
    pub(super) fn order(&mut self) -> Result<(), Fault> {
        let (residents, end, mates) = (self.residents, self.end, self.mates);
        let [set, partner, number_of, sums, down, up] = match self.facts.system {
            System::Dutch2017 => ["D.3", "D.1", "D.2.a", "D.2.b", "D.2.c", "D.2.d"],
            _ => ["4.4", "4.2", "4.3.1", "4.3.2", "4.3.3", "4.3.4"],
        };
        let members: Vec<usize> = self.candidates.left.iter().copied().filter(|&place| place < end).collect();
        let (moved_down, others): (Vec<usize>, Vec<usize>) =
            members.into_iter().partition(|&place| place < residents);
        let floats = |_: usize, mate: usize| mate >= end;
        let is_paired = |one: usize, mate: usize| !floats(one, mate);
        let paired: Vec<usize> =
            moved_down.iter().copied().filter(|&one| is_paired(one, mates[one])).collect();
        self.candidates.choose_some(set, &moved_down, &is_paired)?;
        for one in paired {
            self.choose_partner(partner, one)?;
        }
        let remainder: Vec<usize> = others.into_iter().filter(|&one| mates[one] >= residents).collect();
        order_of_remainder(&mut self.candidates, &remainder, end, [number_of, sums, down, up, partner])
    }

    /// 4.2, D.1 of 2017: proves that no place before the partner can be the partner.
    fn choose_partner(&mut self, article: &str, one: usize) -> Result<(), Fault> {
        let mate = self.mates[one];
        self.candidates.choose_partner(article, one, &|other| other < mate)
    }
}

/// 4.3 and 4.2; D.2 and D.1: proves that the exchange and the transposition of some players, of whom those who meet a
/// place from `end` on are left over, are the first of the remaining ones.
pub(super) fn order_of_remainder(
    candidates: &mut Candidates<'_, '_>,
    remainder: &[usize],
    end: usize,
    [number_of, sums, down, up, partner]: [&str; 5],
) -> Result<(), Fault> {
    let mates = candidates.mates;
    let is_upper = |one: usize, mate: usize| one < mate && mate < end;
    let upper: Vec<usize> = remainder.iter().copied().filter(|&one| is_upper(one, mates[one])).collect();
    let (first, last) = remainder.split_at(upper.len());
    let moved = |one: usize, mate: usize| match (first.binary_search(&one), last.binary_search(&one)) {
        (Ok(at), _) if !is_upper(one, mate) => -1 - i64::try_from(at).unwrap_or(0),
        (_, Ok(at)) if is_upper(one, mate) => i64::try_from(1 + first.len() + at).unwrap_or(0),
        _ => 0,
    };
    if upper.is_empty() {
        return Ok(());
    }
    let changes = |one, other| moved(one, other).abs().min(1) + moved(other, one).abs().min(1);
    candidates.count(number_of, &changes)?;
    candidates.count(sums, &|one, other| moved(one, other) + moved(other, one))?;
    let first: Vec<usize> = first.iter().rev().copied().collect();
    candidates.choose_some(down, &first, &|one, mate| !is_upper(one, mate))?;
    candidates.choose_some(up, last, &is_upper)?;
    upper.into_iter().try_for_each(|one| {
        let mate = mates[one];
        candidates.choose_partner(partner, one, &|other| other < mate)
    })
}
