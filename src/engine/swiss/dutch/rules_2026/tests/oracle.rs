//! The rules taken literally: every candidate is generated, in the order of Articles 3 and 4, and its quality is
//! written down as lists. Slow, and shares nothing with the engine but the field.

use crate::format::{Attendance, Field, Float, RoundRecord, Seat};
use crate::tournament::{Bye as Kind, Colour, Points};
use std::cmp::Reverse;
use std::collections::HashMap;

/// Pairs (the higher ranked first, in rank order) and the bye.
pub(super) type Answer = (Vec<[Seat; 2]>, Option<Seat>);

/// Quality of a candidate: one list per criterion, C6 first; smaller is better.
pub(super) type Quality = Vec<Vec<i64>>;

/// Pairs, and players left over.
pub(in crate::swiss::dutch) type Way = (Vec<(usize, usize)>, Vec<usize>);

/// One bracket with its best candidate; players are places in the order of the round.
pub(super) struct Paired {
    pub(super) way: Way,
    pub(super) bye: Option<usize>,
    pub(super) quality: Quality,
}

pub(in crate::swiss::dutch) struct Player {
    pub(in crate::swiss::dutch) seat: Seat,
    pub(in crate::swiss::dutch) score: i64,
    pub(in crate::swiss::dutch) colours: Vec<Colour>,
    pub(in crate::swiss::dutch) difference: i64,
    pub(in crate::swiss::dutch) side: Option<Colour>,
    /// 0 none, 1 mild, 2 strong, 3 absolute.
    pub(in crate::swiss::dutch) strength: u8,
    pub(in crate::swiss::dutch) top: bool,
    pub(in crate::swiss::dutch) floats: [Option<Float>; 2],
    pub(in crate::swiss::dutch) bye_allowed: bool,
    pub(in crate::swiss::dutch) unplayed: i64,
}

pub(in crate::swiss::dutch) struct Oracle<'a> {
    field: &'a Field,
    pub(in crate::swiss::dutch) players: Vec<Player>,
    open_bye: Option<i64>,
    completable: HashMap<(u32, u32, bool), bool>,
}

pub(super) fn pair(field: &Field) -> Option<Answer> {
    let oracle = Oracle::new(field);
    let seat = |who: usize| oracle.players[who].seat;
    let round = brackets(field)?;
    let mut pairs: Vec<(usize, usize)> = round.iter().flat_map(|bracket| bracket.way.0.clone()).collect();
    pairs.sort_unstable();
    let bye = round.iter().find_map(|bracket| bracket.bye);
    Some((pairs.into_iter().map(|(a, b)| [seat(a), seat(b)]).collect(), bye.map(seat)))
}

pub(super) fn brackets(field: &Field) -> Option<Vec<Paired>> {
    walk(field, |oracle, moved_down, residents| oracle.bracket(moved_down, residents))
}

/// Judges another round, given as the pairs and players left over of every bracket.
pub(super) fn judged(field: &Field, round: Vec<Way>) -> Vec<Paired> {
    let mut round = round.into_iter();
    let judged = walk(field, |oracle, _, residents| {
        let (pairs, left) = round.next().unwrap();
        let quality = oracle.quality(&pairs, &left, residents, &mut HashMap::new());
        ((pairs, left), quality)
    });
    judged.unwrap()
}

fn walk(
    field: &Field,
    mut pair: impl FnMut(&mut Oracle<'_>, &[usize], &[usize]) -> (Way, Quality),
) -> Option<Vec<Paired>> {
    let mut oracle = Oracle::new(field);
    let count = oracle.players.len();
    let all: u32 = (1 << count) - 1;
    if count % 2 == 1 {
        let mut scores: Vec<i64> = oracle.players.iter().map(|player| player.score).collect();
        scores.sort_unstable();
        oracle.open_bye = Some(scores.into_iter().find(|&score| {
            oracle.open_bye = Some(score);
            oracle.completable.clear();
            oracle.can_complete(0, all, true)
        })?);
        oracle.completable.clear();
    } else if !oracle.can_complete(0, all, false) {
        return None;
    }
    let (mut round, mut moved_down) = (Vec::new(), Vec::new());
    let mut start = 0;
    while start < count {
        let score = oracle.players[start].score;
        let end = (start..count).find(|&who| oracle.players[who].score != score).unwrap_or(count);
        let residents: Vec<usize> = (start..end).collect();
        let (way, quality) = pair(&mut oracle, &moved_down, &residents);
        moved_down = way.1.clone();
        let mut bye = None;
        if oracle.bye_is_here(score) && moved_down.len() == 1 {
            bye = moved_down.pop();
            oracle.open_bye = None;
        }
        round.push(Paired { way, bye, quality });
        start = end;
    }
    assert!(moved_down.is_empty(), "completion was kept");
    Some(round)
}

fn tenths(points: Points) -> i64 {
    points.tenths().into()
}

impl<'a> Oracle<'a> {
    pub(in crate::swiss::dutch) fn new(field: &'a Field) -> Self {
        let mut seats: Vec<Seat> =
            field.seats().filter(|seat| field.player(*seat).attendance == Attendance::Present).collect();
        seats.sort_by_key(|&seat| (Reverse(field.pairing_score(seat)), seat));
        let players = seats.iter().map(|&seat| Player::read(field, seat)).collect();
        Self { field, players, open_bye: None, completable: HashMap::new() }
    }

    fn bye_is_here(&self, score: i64) -> bool {
        self.open_bye.is_some_and(|bye| bye >= score)
    }

    /// C1, prohibited pairs, C3.
    pub(in crate::swiss::dutch) fn legal(&self, a: usize, b: usize) -> bool {
        let (one, other) = (&self.players[a], &self.players[b]);
        let met = self.field.have_met(one.seat, other.seat);
        let pair = [one.seat.min(other.seat), one.seat.max(other.seat)];
        let same = one.strength == 3 && other.strength == 3 && one.side == other.side;
        !met && !self.field.forbidden.contains(&pair) && (!same || one.top || other.top)
    }

    /// C4: `apart` do not meet each other; one may have the bye.
    fn can_complete(&mut self, apart: u32, rest: u32, bye: bool) -> bool {
        let all = apart | rest;
        if all == 0 {
            return !bye;
        }
        if let Some(&known) = self.completable.get(&(apart, rest, bye)) {
            return known;
        }
        let who = all.trailing_zeros() as usize;
        let without = |mask: u32, gone: usize| mask & !(1 << gone);
        let score = self.open_bye;
        let takes = bye && self.players[who].bye_allowed && Some(self.players[who].score) == score;
        let found = takes && self.can_complete(without(apart, who), without(rest, who), false)
            || (who + 1..self.players.len()).any(|other| {
                let both_apart = apart >> who & 1 == 1 && apart >> other & 1 == 1;
                all >> other & 1 == 1
                    && !both_apart
                    && self.legal(who, other)
                    && self.can_complete(
                        without(without(apart, who), other),
                        without(without(rest, who), other),
                        bye,
                    )
            });
        self.completable.insert((apart, rest, bye), found);
        found
    }

    /// All players ranked below a scoregroup.
    fn below(&self, residents: &[usize]) -> Vec<usize> {
        let last = residents.last().map_or(0, |who| who + 1);
        (last..self.players.len()).collect()
    }

    fn keeps_completion(&mut self, left: &[usize], below: &[usize]) -> bool {
        let mask = |list: &[usize]| list.iter().fold(0u32, |mask, who| mask | 1 << who);
        self.can_complete(mask(left), mask(below), self.open_bye.is_some())
    }

    /// Every way to pair some members (moved-down players only with residents), as pairs and those left.
    pub(in crate::swiss::dutch) fn ways(&self, moved_down: usize, members: &[usize]) -> Vec<Way> {
        let Some((&first, others)) = members.split_first() else { return vec![(Vec::new(), Vec::new())] };
        let mut all = Vec::new();
        for (pairs, mut left) in self.ways(moved_down.saturating_sub(1), others) {
            left.insert(0, first);
            all.push((pairs, left));
        }
        for (place, &other) in others.iter().enumerate() {
            if (moved_down > 0 && place + 1 < moved_down) || !self.legal(first, other) {
                continue;
            }
            let remaining: Vec<usize> = others.iter().copied().filter(|&who| who != other).collect();
            for (mut pairs, left) in self.ways(moved_down.saturating_sub(1), &remaining) {
                pairs.insert(0, (first, other));
                all.push((pairs, left));
            }
        }
        all
    }

    /// C8: the best C6 and C7 of the next bracket.
    fn look_ahead(&mut self, left: &[usize], residents: &[usize]) -> Vec<i64> {
        let below = self.below(residents);
        let Some(&first) = below.first() else { return Vec::new() };
        let score = self.players[first].score;
        let next: Vec<usize> =
            below.iter().copied().filter(|&who| self.players[who].score == score).collect();
        let after = self.below(&next);
        let members: Vec<usize> = left.iter().copied().chain(next).collect();
        let ways = self.ways(left.len(), &members);
        let mut best: Option<Vec<i64>> = None;
        for (_, left) in ways {
            let mut value = vec![left.len() as i64];
            value.extend(self.scores(&left));
            if best.as_ref().is_none_or(|best| value < *best) && self.keeps_completion(&left, &after) {
                best = Some(value);
            }
        }
        best.expect("the downfloaters keep completion")
    }

    fn scores(&self, who: &[usize]) -> Vec<i64> {
        let mut scores: Vec<i64> = who.iter().map(|&who| self.players[who].score).collect();
        scores.sort_unstable_by_key(|&score| Reverse(score));
        scores
    }

    #[expect(clippy::too_many_lines, reason = "the text read literally, one article after another")]
    fn quality(
        &mut self,
        pairs: &[(usize, usize)],
        left: &[usize],
        residents: &[usize],
        ahead: &mut HashMap<Vec<usize>, Vec<i64>>,
    ) -> Quality {
        let score = self.players[residents[0]].score;
        let c8 = match ahead.get(left) {
            Some(known) => known.clone(),
            None => {
                let value = self.look_ahead(left, residents);
                ahead.insert(left.to_vec(), value.clone());
                value
            }
        };
        let player = |who: usize| &self.players[who];
        let is_moved_down = |who: usize| player(who).score > score;
        let c9 = if self.bye_is_here(score) && left.len() == 1 { player(left[0]).unplayed } else { 0 };
        let (mut c10, mut c11, mut c12, mut c13) = (0, 0, 0, 0);
        for &(a, b) in pairs {
            let white = if self.first_has_white(a, b) { a } else { b };
            for (who, other) in [(a, b), (b, a)] {
                let colour = if who == white { Colour::White } else { Colour::Black };
                let me = player(who);
                if me.top || player(other).top {
                    let difference = me.difference + if colour == Colour::White { 1 } else { -1 };
                    c10 += i64::from(difference.abs() > 2);
                    let last: Vec<_> = me.colours.iter().rev().take(2).collect();
                    c11 += i64::from(last == [&colour, &colour]);
                }
                let misses = me.side.is_some_and(|side| side != colour);
                c12 += i64::from(misses);
                c13 += i64::from(misses && me.strength == 2);
            }
        }
        let float = |who: usize, back: usize| player(who).floats[back];
        let residents_down = |back| {
            left.iter().filter(|&&who| !is_moved_down(who) && float(who, back) == Some(Float::Down)).count()
        };
        let opponents_up = |back| {
            pairs.iter().filter(|&&(a, b)| is_moved_down(a) && float(b, back) == Some(Float::Up)).count()
        };
        let differences_down = |back| {
            let mut list: Vec<i64> = Vec::new();
            for &(a, b) in pairs {
                if is_moved_down(a) && float(a, back) == Some(Float::Down) {
                    list.push(player(a).score - player(b).score);
                }
            }
            for &who in left {
                if is_moved_down(who) && float(who, back) == Some(Float::Down) {
                    list.push(1_000_000 + player(who).score);
                }
            }
            list.sort_unstable_by_key(|&difference| Reverse(difference));
            list
        };
        let differences_up = |back| {
            let mut list: Vec<i64> = pairs
                .iter()
                .filter(|&&(a, b)| is_moved_down(a) && float(b, back) == Some(Float::Up))
                .map(|&(a, b)| player(a).score - player(b).score)
                .collect();
            list.sort_unstable_by_key(|&difference| Reverse(difference));
            list
        };
        vec![
            vec![left.len() as i64],
            self.scores(left),
            c8,
            vec![c9],
            vec![c10],
            vec![c11],
            vec![c12],
            vec![c13],
            vec![residents_down(0) as i64],
            vec![opponents_up(0) as i64],
            vec![residents_down(1) as i64],
            vec![opponents_up(1) as i64],
            differences_down(0),
            differences_up(0),
            differences_down(1),
            differences_up(1),
        ]
    }

    /// Article 3: the best quality, and the first candidate with it.
    fn bracket(&mut self, moved_down: &[usize], residents: &[usize]) -> (Way, Quality) {
        let members: Vec<usize> = moved_down.iter().chain(residents).copied().collect();
        let below = self.below(residents);
        let mut ahead = HashMap::new();
        let mut best: Option<(Quality, usize, usize)> = None;
        for (pairs, left) in self.ways(moved_down.len(), &members) {
            if best.as_ref().is_some_and(|(best, ..)| left.len() as i64 > best[0][0])
                || !self.keeps_completion(&left, &below)
            {
                continue;
            }
            let quality = self.quality(&pairs, &left, residents, &mut ahead);
            if best.as_ref().is_none_or(|(best, ..)| quality < *best) {
                let of_moved_down = pairs.iter().filter(|(a, _)| moved_down.contains(a)).count();
                best = Some((quality, pairs.len(), of_moved_down));
            }
        }
        let (best, all_pairs, of_moved_down) = best.expect("completion leaves a candidate");
        for set in subsets(moved_down, of_moved_down) {
            for opponents in arrangements(residents, of_moved_down) {
                let upper: Vec<(usize, usize)> = set.iter().copied().zip(opponents.iter().copied()).collect();
                if upper.iter().any(|&(a, b)| !self.legal(a, b)) {
                    continue;
                }
                let limbo: Vec<usize> = moved_down.iter().copied().filter(|who| !set.contains(who)).collect();
                let remainder: Vec<usize> =
                    residents.iter().copied().filter(|who| !opponents.contains(who)).collect();
                for (s1, s2) in exchanges(&remainder, all_pairs - of_moved_down) {
                    for partners in arrangements(&s2, s1.len()) {
                        let lower: Vec<(usize, usize)> =
                            s1.iter().copied().zip(partners.iter().copied()).collect();
                        if lower.iter().any(|&(a, b)| a > b || !self.legal(a, b)) {
                            continue;
                        }
                        let rest = s2.iter().copied().filter(|who| !partners.contains(who));
                        let left: Vec<usize> = limbo.iter().copied().chain(rest).collect();
                        let pairs: Vec<_> = upper.iter().copied().chain(lower).collect();
                        if self.keeps_completion(&left, &below)
                            && self.quality(&pairs, &left, residents, &mut ahead) == best
                        {
                            return ((pairs, left), best);
                        }
                    }
                }
            }
        }
        unreachable!("some candidate has the best quality")
    }

    /// Article 5, with the arrival numbers of 5.2.5.
    pub(in crate::swiss::dutch) fn first_has_white(&self, a: usize, b: usize) -> bool {
        let (one, other) = (&self.players[a], &self.players[b]);
        match (one.side, other.side) {
            (Some(mine), Some(theirs)) if mine != theirs => return mine == Colour::White,
            (Some(mine), None) => return mine == Colour::White,
            (None, Some(theirs)) => return theirs == Colour::Black,
            _ => {}
        }
        let higher_is_first = a < b;
        let Some(side) = one.side else {
            let higher = if higher_is_first { one } else { other };
            let number = self.arrival_number(higher.seat);
            let colour =
                if number % 2 == 1 { self.field.initial_colour } else { self.field.initial_colour.other() };
            return (colour == Colour::White) == higher_is_first;
        };
        let wide = |player: &Player| if player.strength == 3 { player.difference.abs() } else { 0 };
        let (mine, theirs) = ((one.strength, wide(one)), (other.strength, wide(other)));
        if mine != theirs {
            return (mine > theirs) == (side == Colour::White);
        }
        for (x, y) in one.colours.iter().rev().zip(other.colours.iter().rev()) {
            if x != y {
                return *x == Colour::Black;
            }
        }
        higher_is_first == (side == Colour::White)
    }

    fn arrival_number(&self, seat: Seat) -> usize {
        let arrived = |seat: &Seat| {
            let player = self.field.player(*seat);
            player.attendance == Attendance::Present
                || player.record.iter().any(
                    |round| !matches!(round, RoundRecord::Bye { bye, .. } if *bye != Kind::PairingAllocated),
                )
        };
        self.field.seats().filter(|other| *other <= seat).filter(arrived).count()
    }

    /// The same answer with White first.
    pub(in crate::swiss::dutch) fn colours(field: &Field, pair: [Seat; 2]) -> [Seat; 2] {
        let oracle = Oracle::new(field);
        let place = |seat| oracle.players.iter().position(|player| player.seat == seat).unwrap();
        let [one, other] = pair;
        if oracle.first_has_white(place(one), place(other)) { [one, other] } else { [other, one] }
    }
}

impl Player {
    fn read(field: &Field, seat: Seat) -> Self {
        let entrant = field.player(seat);
        let colours: Vec<Colour> = entrant.games().map(|(_, colour)| colour).collect();
        let white = colours.iter().filter(|&&colour| colour == Colour::White).count() as i64;
        let difference = 2 * white - colours.len() as i64;
        let last = colours.last().copied();
        let twice = colours.len() > 1 && colours[colours.len() - 2..].iter().all(|&c| Some(c) == last);
        let (side, strength) = match (difference, last) {
            (_, None) => (None, 0),
            (2.., _) => (Some(Colour::Black), 3),
            (..=-2, _) => (Some(Colour::White), 3),
            (_, Some(last)) if twice => (Some(last.other()), 3),
            (1, _) => (Some(Colour::Black), 2),
            (-1, _) => (Some(Colour::White), 2),
            (_, Some(last)) => (Some(last.other()), 1),
        };
        let played = entrant.record.len() as i64;
        let score = tenths(field.pairing_score(seat));
        let turn_float = |back: usize| {
            let place = entrant.record.len().checked_sub(1 + back)?;
            match entrant.record[place] {
                RoundRecord::Played { float, .. } => float,
                RoundRecord::Bye { bye: Kind::PairingAllocated, .. } => Some(Float::Down),
                round if round.points() > field.points.loss => Some(Float::Down),
                _ => None,
            }
        };
        let bye_allowed = !entrant.record.iter().any(|round| match round {
            RoundRecord::Played { .. } => false,
            RoundRecord::Bye { bye: Kind::PairingAllocated, .. } => true,
            unplayed => unplayed.points() >= field.points.win,
        });
        Self {
            seat,
            score,
            difference,
            side,
            strength,
            top: field.round == field.rounds && score * 2 > played * tenths(field.points.win),
            floats: [turn_float(0), turn_float(1)],
            bye_allowed,
            unplayed: played - colours.len() as i64,
            colours,
        }
    }
}

/// 4.4: the subsets of a size, smallest differing number first.
pub(in crate::swiss::dutch) fn subsets(list: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let Some((&first, others)) = list.split_first() else { return Vec::new() };
    let with = subsets(others, size - 1).into_iter().map(|mut set| {
        set.insert(0, first);
        set
    });
    with.chain(subsets(others, size)).collect()
}

/// 4.2: ordered choices of a size, in lexicographic order.
pub(in crate::swiss::dutch) fn arrangements(list: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for &first in list {
        let others: Vec<usize> = list.iter().copied().filter(|&other| other != first).collect();
        for mut more in arrangements(&others, size - 1) {
            more.insert(0, first);
            all.push(more);
        }
    }
    all
}

/// 4.3: S1 and S2 of a homogeneous bracket after every exchange, none first.
pub(in crate::swiss::dutch) fn exchanges(list: &[usize], pairs: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    let (s1, s2) = list.split_at(pairs);
    // Bracket sequence numbers are places in the list.
    let number = |who: &usize| list.iter().position(|other| other == who).unwrap() as i64;
    let mut all = Vec::new();
    for size in 0..=pairs.min(s2.len()) {
        for down in subsets(s1, size) {
            for up in subsets(s2, size) {
                let sum = |set: &[usize]| set.iter().map(number).sum::<i64>();
                let mut largest: Vec<i64> = down.iter().map(number).collect();
                largest.sort_unstable_by_key(|&number| Reverse(number));
                let largest: Vec<Reverse<i64>> = largest.into_iter().map(Reverse).collect();
                let smallest: Vec<i64> = up.iter().map(number).collect();
                let key = (size, sum(&up) - sum(&down), largest, smallest);
                let swap = |kept: &[usize], gone: &[usize], come: &[usize]| {
                    let mut side: Vec<usize> =
                        kept.iter().filter(|who| !gone.contains(who)).chain(come).copied().collect();
                    side.sort_unstable();
                    side
                };
                all.push((key, swap(s1, &down, &up), swap(s2, &up, &down)));
            }
        }
    }
    all.sort();
    all.into_iter().map(|(_, s1, s2)| (s1, s2)).collect()
}
