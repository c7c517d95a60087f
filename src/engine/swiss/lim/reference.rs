//! The procedure followed literally, trying everything: the reference for the fast code. It shares no code with it;
//! sets of players are the bits of a number, so a field has at most twelve of them.

use crate::format::{Attendance, Entrant, Field, Float, RoundRecord, Seat};
use crate::tournament::{Bye, Colour};
use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::HashMap;

/// The text followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Text {
    Classic,
    Fide2026,
}

/// A pairing: White and Black of every board in order of White's seat, and the bye.
pub(super) type Answer = (Vec<[Seat; 2]>, Option<Seat>);

type Set = u16;
type Pairing = Vec<[usize; 2]>;

struct Man {
    seat: Seat,
    number: usize,
    score: i32,
    colours: Vec<Colour>,
    met: Vec<Seat>,
    rating: i32,
    floated: bool,
    may_get_bye: bool,
}

impl Man {
    fn of(field: &Field, seat: Seat, text: Text) -> Self {
        let player = field.player(seat);
        let mut man = Self {
            seat,
            number: match text {
                Text::Classic => usize::from(player.number.0),
                Text::Fide2026 => {
                    field.seats().filter(|&other| other <= seat && has_number(field, other)).count()
                }
            },
            score: 0,
            colours: Vec::new(),
            met: Vec::new(),
            rating: player.rating.map_or(0, |rating| i32::from(rating.get())),
            floated: floated(player, text),
            may_get_bye: true,
        };
        for round in &player.record {
            man.score += round.points().tenths();
            match *round {
                RoundRecord::Played { opponent, colour, .. } => {
                    man.colours.push(colour);
                    man.met.push(opponent);
                }
                RoundRecord::Forfeited { points, .. } => man.may_get_bye &= points.tenths() < 10,
                RoundRecord::Bye { bye, points } => {
                    man.may_get_bye &= bye != Bye::PairingAllocated && points.tenths() < 10;
                }
            }
        }
        man
    }

    fn count(&self, colour: Colour) -> i32 {
        i32::try_from(self.colours.iter().filter(|&&had| had == colour).count()).unwrap()
    }

    fn may_play(&self, colour: Colour) -> bool {
        let last_two: Vec<Colour> = self.colours.iter().rev().take(2).copied().collect();
        let after = self.count(colour) + 1 - self.count(colour.other());
        last_two != [colour, colour] && after.abs() <= 2
    }

    fn due(&self) -> Option<Colour> {
        let last = *self.colours.last()?;
        let (white, black) = (self.count(Colour::White), self.count(Colour::Black));
        Some(if !self.may_play(Colour::White) {
            Colour::Black
        } else if !self.may_play(Colour::Black) || black > white {
            Colour::White
        } else if white > black {
            Colour::Black
        } else {
            last.other()
        })
    }
}

/// C.04.2 2.4: only players who are to be paired or were paired before have a number.
fn has_number(field: &Field, seat: Seat) -> bool {
    let player = field.player(seat);
    let counts = |round: &RoundRecord| !matches!(round, RoundRecord::Bye { bye: Bye::Requested(_), .. });
    player.attendance == Attendance::Present || player.record.iter().any(counts)
}

/// 4.10 and L-8.
fn floated(player: &Entrant, text: Text) -> bool {
    let Some(last) = player.record.last() else { return false };
    if text == Text::Fide2026 {
        return matches!(last, RoundRecord::Played { float: Some(_), .. });
    }
    let before: i32 = player.record.iter().rev().skip(1).map(|round| round.points().tenths()).sum();
    let median = 5 * i32::try_from(player.record.len() - 1).unwrap();
    match *last {
        RoundRecord::Bye { bye, .. } => bye == Bye::PairingAllocated,
        RoundRecord::Played { float, .. } | RoundRecord::Forfeited { float, .. } => {
            float == Some(Float::Down) && before > median || float == Some(Float::Up) && before < median
        }
    }
}

fn members(set: Set) -> impl DoubleEndedIterator<Item = usize> {
    (0..16).filter(move |&who| set >> who & 1 == 1)
}

fn set(list: &[usize]) -> Set {
    list.iter().fold(0, |set, &who| set | 1 << who)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Upper,
    Median,
    Lower,
}

struct Work<'a> {
    field: &'a Field,
    text: Text,
    men: Vec<Man>,
    compatible: Vec<Set>,
    perfect: RefCell<HashMap<Set, bool>>,
}

struct Paired {
    half: Half,
    pairs: Pairing,
}

/// Pairs a round of at most twelve players.
pub(super) fn pair(field: &Field, text: Text) -> Option<Answer> {
    let present = field.seats().filter(|&seat| field.player(seat).attendance == Attendance::Present);
    let men: Vec<Man> = present.map(|seat| Man::of(field, seat, text)).collect();
    let mut work = Work { field, text, compatible: Vec::new(), men, perfect: RefCell::default() };
    work.compatible = (0..work.men.len()).map(|one| work.opponents(one)).collect();
    let everybody: Set = set(&(0..work.men.len()).collect::<Vec<_>>());
    if work.men.len().is_multiple_of(2) {
        return work.round(everybody).map(|boards| (boards, None));
    }
    let mut lowest_first: Vec<usize> = (0..work.men.len()).collect();
    lowest_first.sort_by_key(|&who| (work.men[who].score, Reverse(who)));
    lowest_first.into_iter().filter(|&who| work.men[who].may_get_bye).find_map(|who| {
        let boards = work.round(everybody & !(1 << who))?;
        Some((boards, Some(work.men[who].seat)))
    })
}

impl Work<'_> {
    fn opponents(&self, one: usize) -> Set {
        let mine = &self.men[one];
        let fits = |&other: &usize| {
            let theirs = &self.men[other];
            let order = |colour: Colour| mine.may_play(colour) && theirs.may_play(colour.other());
            let is_last = self.field.round == self.field.rounds && mine.score == theirs.score;
            let barred = self
                .field
                .forbidden
                .iter()
                .any(|&pair| pair == [mine.seat, theirs.seat] || pair == [theirs.seat, mine.seat]);
            let met = mine.met.contains(&theirs.seat) || barred || one == other;
            !met && (order(Colour::White) || order(Colour::Black) || is_last)
        };
        set(&(0..self.men.len()).filter(fits).collect::<Vec<_>>())
    }

    fn compatible(&self, one: usize, other: usize) -> bool {
        self.compatible[one] >> other & 1 == 1
    }

    fn suits(&self, one: usize, other: usize) -> bool {
        let due = self.men[one].due();
        due.is_none() || due != self.men[other].due()
    }

    fn near(&self, one: usize, other: usize) -> bool {
        !super::MAXI.is_on(&self.field.options)
            || (self.men[one].rating - self.men[other].rating).abs() <= 100
    }

    fn can_be_paired(&self, players: Set) -> bool {
        let Some(one) = members(players).next() else { return true };
        if let Some(&known) = self.perfect.borrow().get(&players) {
            return known;
        }
        let rest = players & !(1 << one);
        let found =
            members(rest & self.compatible[one]).any(|other| self.can_be_paired(rest & !(1 << other)));
        self.perfect.borrow_mut().insert(players, found);
        found
    }

    /// The largest number of compatible pairs among them.
    fn most_pairs(&self, players: Set) -> usize {
        let Some(one) = members(players).next() else { return 0 };
        let rest = players & !(1 << one);
        let paired =
            members(rest & self.compatible[one]).map(|other| 1 + self.most_pairs(rest & !(1 << other)));
        paired.max().unwrap_or(0).max(self.most_pairs(rest))
    }

    /// Returns the number of them that can have opponents in `next` at the same time.
    fn most_placed(&self, floaters: &[usize], next: Set) -> usize {
        let Some((&one, others)) = floaters.split_first() else { return 0 };
        let placed =
            members(next & self.compatible[one]).map(|it| 1 + self.most_placed(others, next & !(1 << it)));
        placed.max().unwrap_or(0).max(self.most_placed(others, next))
    }

    /// L-5: the most pairs inside `group` in a complete pairing of `field`.
    fn most_inside(&self, group: Set, field: Set) -> Option<usize> {
        let Some(one) = members(field).next() else { return Some(0) };
        let rest = field & !(1 << one);
        let with = |other: usize| {
            let inside = group >> one & 1 == 1 && group >> other & 1 == 1;
            let others = rest & !(1 << other);
            if !self.can_be_paired(others) {
                return None;
            }
            Some(usize::from(inside) + self.most_inside(group, others)?)
        };
        members(rest & self.compatible[one]).filter_map(with).max()
    }

    /// Pairs a field; `None` if it cannot be paired.
    fn round(&self, field: Set) -> Option<Vec<[Seat; 2]>> {
        if self.text == Text::Fide2026 && !self.can_be_paired(field) {
            return None;
        }
        let played = i32::from(self.field.round.0) - 1;
        let half = |score: i32| match (2 * score).cmp(&(played * 10)) {
            std::cmp::Ordering::Greater => Half::Upper,
            std::cmp::Ordering::Equal => Half::Median,
            std::cmp::Ordering::Less => Half::Lower,
        };
        let mut scores: Vec<i32> = members(field).map(|who| self.men[who].score).collect();
        scores.sort_unstable();
        scores.dedup();
        let residents =
            |score: i32| set(&members(field).filter(|&who| self.men[who].score == score).collect::<Vec<_>>());
        let of = |wanted: Half| {
            scores.iter().filter(move |&&score| half(score) == wanted).map(|&score| residents(score))
        };
        let median = of(Half::Median).next().unwrap_or(0);
        let (upper, lower): (Vec<Set>, Vec<Set>) =
            (of(Half::Upper).rev().collect(), of(Half::Lower).collect());
        let mut unpaired = field;
        let (mut above, downs) = self.half(&upper, Half::Upper, median, &[], &mut unpaired);
        let (mut below, ups) = self.half(&lower, Half::Lower, median, &downs, &mut unpaired);
        let (mut downs, mut ups) = (downs, ups);
        let last = loop {
            if let Some(pairs) = self.group(median, &downs, &ups, true) {
                break pairs;
            }
            assert_eq!(self.text, Text::Classic, "L-4 leaves the median group pairable");
            self.crack(&mut above, &mut below, &mut downs, &mut ups)?;
        };
        let last = Paired { half: Half::Median, pairs: last };
        let groups = above.iter().chain(&below).chain([&last]);
        let mut boards: Vec<[Seat; 2]> =
            groups.flat_map(|group| group.pairs.iter().map(|&pair| self.colours(pair, group.half))).collect();
        boards.sort();
        Some(boards)
    }

    fn half(
        &self,
        groups: &[Set],
        half: Half,
        median: Set,
        median_downs: &[usize],
        unpaired: &mut Set,
    ) -> (Vec<Paired>, Vec<usize>) {
        let down = half == Half::Upper;
        let mut carried: Vec<usize> = Vec::new();
        let mut paired = Vec::new();
        for (place, &residents) in groups.iter().enumerate() {
            let next = groups.get(place + 1).copied().unwrap_or(median);
            let reserved = if place + 1 == groups.len() { median_downs } else { &[] };
            let everybody = residents | set(&carried);
            let out = match self.text {
                Text::Classic => self.floaters(everybody, &carried, next, reserved, down),
                Text::Fide2026 => self.floaters_2026(everybody, *unpaired, &carried, next, reserved, down),
            };
            let arrived: Vec<usize> = carried.iter().copied().filter(|who| !out.contains(who)).collect();
            let staying = residents & !set(&out);
            let (downs, ups): (&[usize], &[usize]) = if down { (&arrived, &[]) } else { (&[], &arrived) };
            let pairs =
                self.group(staying, downs, ups, down).expect("floaters leave a group that can be paired");
            *unpaired &= !set(&pairs.concat());
            paired.push(Paired { half, pairs });
            carried = out;
        }
        (paired, carried)
    }

    fn by_end(&self, mut players: Vec<usize>, down: bool) -> Vec<usize> {
        players.sort_unstable();
        if down {
            players.reverse();
        }
        players
    }

    /// The colour that more of them are due.
    fn majority(&self, players: Set) -> Option<Colour> {
        let due = |colour| members(players).filter(|&who| self.men[who].due() == Some(colour)).count();
        match due(Colour::White).cmp(&due(Colour::Black)) {
            std::cmp::Ordering::Greater => Some(Colour::White),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Colour::Black),
        }
    }

    fn by_colour(&self, in_order: &[usize], colour: Option<Colour>) -> usize {
        let due = colour.and_then(|_| in_order.iter().copied().find(|&who| self.men[who].due() == colour));
        due.filter(|&who| self.near(who, in_order[0])).unwrap_or(in_order[0])
    }

    fn floaters(
        &self,
        group: Set,
        arrived: &[usize],
        next: Set,
        reserved: &[usize],
        down: bool,
    ) -> Vec<usize> {
        let alone = members(group).filter(|&who| group & self.compatible[who] == 0).collect();
        let mut out = self.by_end(alone, down);
        let staying = group & !set(&out);
        let most = self.most_pairs(staying);
        let count = members(staying).count() - 2 * most;
        for _ in 0..count {
            let left = staying & !set(&out);
            let may_leave = members(left).filter(|&who| self.most_pairs(left & !(1 << who)) == most);
            let placed = [reserved, &out].concat();
            let kind = |who: usize| {
                let with = [placed.as_slice(), &[who]].concat();
                let opponent = self.most_placed(&with, next) > self.most_placed(&placed, next);
                (arrived.contains(&who), !opponent)
            };
            let kinds: Vec<(usize, (bool, bool))> = may_leave.map(|who| (who, kind(who))).collect();
            let best = kinds.iter().map(|&(_, kind)| kind).min().unwrap();
            let mut kept: Vec<usize> = kinds.iter().filter(|it| it.1 == best).map(|it| it.0).collect();
            if kept.iter().any(|&who| !self.men[who].floated) {
                kept.retain(|&who| !self.men[who].floated);
            }
            let colour = self.majority(staying).filter(|_| count == 1);
            out.push(self.by_colour(&self.by_end(kept, down), colour));
        }
        out
    }

    /// Section 8 of 2026.
    fn floaters_2026(
        &self,
        group: Set,
        field: Set,
        arrived: &[usize],
        next: Set,
        reserved: &[usize],
        down: bool,
    ) -> Vec<usize> {
        let keep = self.most_inside(group, field).unwrap();
        let mut out: Vec<usize> = Vec::new();
        while members(group).count() - out.len() > 2 * keep {
            let left = group & !set(&out);
            let claims = [reserved, &out].concat();
            let claimed = self.most_placed(&claims, next);
            let mut kinds: Vec<(bool, (bool, bool), usize)> = Vec::new();
            for who in members(left) {
                let inside = left & !(1 << who);
                if self.most_inside(inside, field) != Some(keep) {
                    continue;
                }
                let is_free = |it: usize| self.most_placed(&claims, next & !(1 << it)) == claimed;
                let leaves_all_pairable = |it: usize| {
                    let others = field & !(1 << who) & !(1 << it);
                    self.can_be_paired(others) && self.most_inside(inside, others) == Some(keep)
                };
                let opponent =
                    members(next & self.compatible[who]).any(|it| is_free(it) && leaves_all_pairable(it));
                kinds.push((arrived.contains(&who), (self.men[who].floated, !opponent), who));
            }
            let (moved, kind) = kinds.iter().map(|&(moved, kind, _)| (moved, kind)).min().unwrap();
            let kept = kinds.iter().filter(|it| (it.0, it.1) == (moved, kind)).map(|it| it.2).collect();
            out.push(self.by_colour(&self.by_end(kept, down), self.majority(left)));
        }
        out
    }

    fn group(&self, residents: Set, downs: &[usize], ups: &[usize], down: bool) -> Option<Pairing> {
        let mut free = residents | set(downs) | set(ups);
        if !self.can_be_paired(free) {
            return None;
        }
        let mut queue: Vec<(usize, bool)> = Vec::new();
        let mut from_above = downs.to_vec();
        from_above.sort_by_key(|&who| (Reverse(self.men[who].score), who));
        queue.extend(from_above.into_iter().map(|who| (who, true)));
        let mut from_below = ups.to_vec();
        from_below.sort_by_key(|&who| (self.men[who].score, Reverse(who)));
        queue.extend(from_below.into_iter().map(|who| (who, false)));
        let mut pairs = Vec::new();
        for &(floater, came_down) in &queue {
            if free >> floater & 1 == 0 {
                continue;
            }
            free &= !(1 << floater);
            let usable = |&who: &usize| {
                free >> who & 1 == 1
                    && self.compatible(floater, who)
                    && self.can_be_paired(free & !(1 << who))
            };
            let mut row: Vec<usize> = members(residents).filter(usable).collect();
            if !came_down {
                row.reverse();
            }
            if row.is_empty() {
                row = queue.iter().map(|it| it.0).filter(usable).collect();
            }
            let suited = row.iter().copied().find(|&who| self.suits(floater, who) && self.near(who, row[0]));
            let opponent = suited.unwrap_or(row[0]);
            free &= !(1 << opponent);
            pairs.push([floater, opponent]);
        }
        let mut rest: Vec<usize> = members(free).collect();
        if !down {
            rest.reverse();
        }
        pairs.extend(match self.text {
            Text::Classic => self.exchange(&rest),
            Text::Fide2026 => self.exchange_2026(&rest),
        });
        Some(pairs)
    }

    /// All complete pairings of a list, in the order of exchanges; with `near` those of a maxi-tournament only.
    fn pairings(&self, list: &[usize], near: bool) -> Vec<Pairing> {
        let Some(&first) = list.first() else { return vec![Vec::new()] };
        let size = list.len();
        let places: Vec<usize> = (size / 2 + 1..=size).chain((2..=size / 2).rev()).collect();
        let everybody = set(list);
        let usable: Vec<usize> = places
            .into_iter()
            .map(|place| list[place - 1])
            .filter(|&it| {
                self.compatible(first, it) && self.can_be_paired(everybody & !(1 << first) & !(1 << it))
            })
            .collect();
        let allowed = usable.iter().filter(|&&it| !near || self.near(it, usable[0]));
        let mut found = Vec::new();
        for &opponent in allowed {
            let rest: Vec<usize> =
                list.iter().copied().filter(|&who| who != first && who != opponent).collect();
            for others in self.pairings(&rest, near) {
                found.push([vec![[first, opponent]], others].concat());
            }
        }
        found
    }

    fn exchange(&self, list: &[usize]) -> Pairing {
        let cost = |pairing: &Pairing| pairing.iter().filter(|pair| !self.suits(pair[0], pair[1])).count();
        self.pairings(list, true).into_iter().min_by_key(cost).unwrap()
    }

    /// 4.1 first, then 5.2: pair by pair the next exchange that gives both their due colours.
    fn exchange_2026(&self, list: &[usize]) -> Pairing {
        let all = self.pairings(list, false);
        let mut now = all[0].clone();
        for place in 0..now.len() {
            let [one, other] = now[place];
            if self.suits(one, other) {
                continue;
            }
            let repairs = |pairing: &&Pairing| {
                let [same, instead] = pairing[place];
                pairing[..place] == now[..place] && self.suits(same, instead) && self.near(instead, other)
            };
            if let Some(better) = all.iter().find(repairs) {
                now.clone_from(better);
            }
        }
        now
    }

    /// 3.6.
    fn crack(
        &self,
        above: &mut [Paired],
        below: &mut [Paired],
        downs: &mut Vec<usize>,
        ups: &mut Vec<usize>,
    ) -> Option<()> {
        let nearest = |groups: &[Paired]| groups.iter().rposition(|group| !group.pairs.is_empty());
        let lower = match (nearest(above), nearest(below)) {
            (None, None) => return None,
            (None, Some(_)) => true,
            (Some(_), None) => false,
            (Some(_), Some(_)) => downs.len() > ups.len(),
        };
        let group = if lower { &mut below[nearest(below)?] } else { &mut above[nearest(above)?] };
        group.pairs.sort_by_key(|&[one, other]| {
            let scores = [one, other].map(|who| self.men[who].score);
            let higher = if (-scores[0], one) < (-scores[1], other) { one } else { other };
            (-scores[0].max(scores[1]), -scores[0] - scores[1], higher)
        });
        if lower {
            ups.extend(group.pairs.remove(0));
        } else {
            downs.extend(group.pairs.pop()?);
        }
        Some(())
    }

    /// Section 4; 5.3, 5.4.
    fn colours(&self, [one, other]: [usize; 2], half: Half) -> [Seat; 2] {
        let rank = |who: usize| (Reverse(self.men[who].score), who);
        let (high, low) = if rank(one) < rank(other) { (one, other) } else { (other, one) };
        let (higher, lower) = (&self.men[high], &self.men[low]);
        let white_to_higher = self.higher_gets(higher, lower, half) == Colour::White;
        if white_to_higher { [higher.seat, lower.seat] } else { [lower.seat, higher.seat] }
    }

    fn higher_gets(&self, higher: &Man, lower: &Man, half: Half) -> Colour {
        let order = |mine: Colour| higher.may_play(mine) && lower.may_play(mine.other());
        if order(Colour::White) != order(Colour::Black) {
            return if order(Colour::White) { Colour::White } else { Colour::Black };
        }
        let due = match (higher.due(), lower.due()) {
            (None, None) if higher.number % 2 == 1 => return self.field.initial_colour,
            (None, None) => return self.field.initial_colour.other(),
            (Some(mine), None) => return mine,
            (None, Some(theirs)) => return theirs.other(),
            (Some(mine), Some(theirs)) if mine != theirs => return mine,
            (Some(mine), Some(_)) => mine,
        };
        let imbalance = |man: &Man| (man.count(Colour::White) - man.count(Colour::Black)).abs();
        let (mine, theirs) = (imbalance(higher), imbalance(lower));
        if self.text == Text::Classic && mine != theirs {
            return if mine > theirs { due } else { due.other() };
        }
        let longest = higher.colours.len().max(lower.colours.len());
        for back in 1..=longest {
            let had = |man: &Man| man.colours.len().checked_sub(back).map(|place| man.colours[place]);
            match (had(higher), had(lower)) {
                (Some(mine), Some(theirs)) if mine != theirs => return mine.other(),
                (Some(mine), None) if self.text == Text::Classic => return mine.other(),
                (None, Some(theirs)) if self.text == Text::Classic => return theirs,
                _ => {}
            }
        }
        if half == Half::Lower { due.other() } else { due }
    }
}
