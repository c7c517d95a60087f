//! The text taken literally: every candidate of every bracket is generated in the order of sections B and D and judged
//! by lists, with the score differences of A.8. Slow; shares with the engine only the field, and with the literal
//! reading of 2026 the players and the order of candidates.

use super::super::cards;
use crate::format::{Field, Float, RoundRecord, Seat};
use crate::swiss::dutch::rules_2026::tests::oracle::{Oracle, Way, arrangements, exchanges, subsets};
use crate::tournament::{Bye, Colour};
use std::cmp::Reverse;
use std::collections::HashMap;

/// Quality of a candidate: one list per criterion from C.5 on; smaller is better.
type Quality = Vec<Vec<i64>>;

/// A bracket with its best candidate.
pub(super) struct Paired {
    pub(super) way: Way,
    pub(super) quality: Quality,
    pub(super) is_collapsed: bool,
}

/// Demands on a bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// C.7 looks at the next bracket.
    Ordinary,
    /// C.4: the players left over and those below can be paired.
    Penultimate,
    /// At most one player is left over, whom C.2 allows the bye.
    Last,
}

struct Literal<'a> {
    oracle: Oracle<'a>,
    completable: HashMap<(u32, u32), bool>,
}

/// Returns the pairs, the higher ranked player first, and the player with the bye; `None` if the round cannot
/// be paired.
pub(super) fn pair(field: &Field) -> Option<(Vec<[Seat; 2]>, Option<Seat>)> {
    let seat = |who: usize| Oracle::new(field).players[who].seat;
    let round = brackets(field)?;
    let pairs = round.iter().flat_map(|paired| &paired.way.0).map(|&(one, other)| [seat(one), seat(other)]);
    let bye = round.last().and_then(|last| last.way.1.first().copied());
    Some((pairs.collect(), bye.map(seat)))
}

/// Pairs the brackets by A.9.
pub(super) fn brackets(field: &Field) -> Option<Vec<Paired>> {
    let mut literal = Literal::new(field);
    let count = literal.oracle.players.len();
    if !literal.can_complete(&[], 0..count) {
        return None;
    }
    let (mut round, mut moved_down, mut start) = (Vec::new(), Vec::new(), 0);
    while start < count {
        let score = literal.oracle.players[start].score;
        let end = (start..count).find(|&who| literal.oracle.players[who].score != score).unwrap_or(count);
        let residents: Vec<usize> = (start..end).collect();
        if end == count {
            round.push(literal.best(&moved_down, &residents, Mode::Last));
            break;
        }
        let paired = literal.best(&moved_down, &residents, Mode::Ordinary);
        if literal.can_complete(&paired.way.1, end..count) {
            moved_down.clone_from(&paired.way.1);
            round.push(paired);
            start = end;
            continue;
        }
        let paired = literal.best(&moved_down, &residents, Mode::Penultimate);
        let floaters = paired.way.1.clone();
        round.push(paired);
        let below: Vec<usize> = (end..count).collect();
        round.push(Paired { is_collapsed: true, ..literal.best(&floaters, &below, Mode::Last) });
        break;
    }
    Some(round)
}

impl<'a> Literal<'a> {
    fn new(field: &'a Field) -> Self {
        let mut oracle = Oracle::new(field);
        for player in &mut oracle.players {
            let entrant = field.player(player.seat);
            let record = &entrant.record;
            player.floats = [1, 2].map(|back| match record[record.len().checked_sub(back)?] {
                RoundRecord::Played { float, .. } => float,
                _ => Some(Float::Down),
            });
            let is_bar = |round: &RoundRecord| match round {
                RoundRecord::Bye { bye, .. } => *bye == Bye::PairingAllocated,
                RoundRecord::Forfeited { points, .. } => *points >= field.points.win,
                RoundRecord::Played { .. } => false,
            };
            player.bye_allowed = !record.iter().any(is_bar);
            assert_eq!(player.bye_allowed, cards::card(field, player.seat).may_get_bye);
        }
        Self { oracle, completable: HashMap::new() }
    }

    fn score(&self, who: usize) -> i64 {
        self.oracle.players[who].score
    }

    fn can_complete(&mut self, floaters: &[usize], below: std::ops::Range<usize>) -> bool {
        let mask = |all: &mut dyn Iterator<Item = usize>| all.fold(0_u32, |mask, who| mask | 1 << who);
        let apart = mask(&mut floaters.iter().copied());
        let all = apart | mask(&mut below.into_iter());
        self.completes(apart, all)
    }

    /// True if all can be paired, those of `apart` not with each other, and one of an odd number may get the bye.
    fn completes(&mut self, apart: u32, all: u32) -> bool {
        if all == 0 {
            return true;
        }
        if let Some(&known) = self.completable.get(&(apart, all)) {
            return known;
        }
        let who = all.trailing_zeros() as usize;
        let is_odd = all.count_ones() % 2 == 1;
        let rest = all & !(1 << who);
        let others: Vec<usize> = (who + 1..32).filter(|other| rest >> other & 1 == 1).collect();
        let found = is_odd && self.oracle.players[who].bye_allowed && self.even_completes(apart, rest)
            || others.into_iter().any(|other| {
                let both = apart >> who & apart >> other & 1 == 1;
                !both && self.oracle.legal(who, other) && self.completes(apart, rest & !(1 << other))
            });
        self.completable.insert((apart, all), found);
        found
    }

    fn even_completes(&mut self, apart: u32, all: u32) -> bool {
        all.count_ones().is_multiple_of(2) && self.completes(apart, all)
    }

    /// C.1 to C.3 of a last bracket: at most one player is left over, and may get the bye.
    fn is_last_legal(&self, left: &[usize]) -> bool {
        match left {
            [] => true,
            [alone] => self.oracle.players[*alone].bye_allowed,
            _ => false,
        }
    }

    /// The list of score differences (A.8), sorted.
    fn differences(&self, pairs: &[(usize, usize)], left: &[usize], lowest: usize) -> Vec<i64> {
        let of_pairs = pairs.iter().map(|&(one, other)| (self.score(one) - self.score(other)).abs());
        let artificial = self.score(lowest) - 10;
        let alone = left.iter().map(|&who| self.score(who) - artificial);
        let mut all: Vec<i64> = of_pairs.chain(alone).collect();
        all.sort_unstable_by_key(|&difference| Reverse(difference));
        all
    }

    /// C.7: the pairs of the next bracket, then its list of score differences.
    fn ahead(&self, left: &[usize], residents: &[usize]) -> Vec<i64> {
        let count = self.oracle.players.len();
        let start = residents.last().unwrap() + 1;
        let score = self.score(start);
        let next: Vec<usize> = (start..count).filter(|&who| self.score(who) == score).collect();
        let is_last = next.last() == Some(&(count - 1));
        let members: Vec<usize> = left.iter().chain(&next).copied().collect();
        let judged = self.oracle.ways(left.len(), &members).into_iter().filter_map(|(pairs, left)| {
            if is_last && !self.is_last_legal(&left) {
                return None;
            }
            let mut value = vec![-(pairs.len() as i64)];
            value.extend(self.differences(&pairs, &left, members[members.len() - 1]));
            Some(value)
        });
        judged.min().unwrap_or_else(|| vec![0])
    }

    fn quality(
        &self,
        (pairs, left): &Way,
        lowest: usize,
        moved_down: &[usize],
        c7: impl FnOnce() -> Vec<i64>,
    ) -> Quality {
        let player = |who: usize| &self.oracle.players[who];
        let (mut c8, mut c9, mut c10, mut c11) = (0, 0, 0, 0);
        for &(a, b) in pairs {
            let white = if self.oracle.first_has_white(a, b) { a } else { b };
            for (who, other) in [(a, b), (b, a)] {
                let colour = if who == white { Colour::White } else { Colour::Black };
                let me = player(who);
                if me.top || player(other).top {
                    let change = if colour == Colour::White { 1 } else { -1 };
                    c8 += i64::from((me.difference + change).abs() > 2);
                    let last: Vec<_> = me.colours.iter().rev().take(2).collect();
                    c9 += i64::from(last == [&colour, &colour]);
                }
                let misses = me.side.is_some_and(|side| side != colour);
                c10 += i64::from(misses);
                c11 += i64::from(misses && me.strength == 2);
            }
        }
        // The float of each player, and its score difference.
        let mut floats: Vec<(usize, Float, i64)> = Vec::new();
        for &(a, b) in pairs {
            let (higher, lower) = if self.score(a) >= self.score(b) { (a, b) } else { (b, a) };
            let difference = self.score(higher) - self.score(lower);
            if difference > 0 {
                floats.push((higher, Float::Down, difference));
                floats.push((lower, Float::Up, difference));
            }
        }
        let artificial = self.score(lowest) - 10;
        floats.extend(left.iter().map(|&who| (who, Float::Down, self.score(who) - artificial)));
        let is_moved_down = |who: &usize| moved_down.contains(who);
        let downs = floats.iter().filter(|(who, float, _)| is_moved_down(who) && *float == Float::Down);
        assert_eq!(downs.count(), moved_down.len(), "every moved-down player floats down");
        let again = |float: Float, back: usize| -> Vec<i64> {
            let counted = floats
                .iter()
                .filter(|&&(who, now, _)| now == float && player(who).floats[back] == Some(float));
            let mut differences: Vec<i64> = counted.map(|&(_, _, difference)| difference).collect();
            differences.sort_unstable_by_key(|&difference| Reverse(difference));
            differences
        };
        let lists = [again(Float::Down, 0), again(Float::Up, 0), again(Float::Down, 1), again(Float::Up, 1)];
        let mut quality = vec![
            vec![-(pairs.len() as i64)],
            self.differences(pairs, left, lowest),
            c7(),
            vec![c8],
            vec![c9],
            vec![c10],
            vec![c11],
        ];
        quality.extend(lists.iter().map(|list| vec![list.len() as i64]));
        quality.extend(lists);
        quality
    }

    /// The best candidate of a bracket, the first generated of equals.
    fn best(&mut self, moved_down: &[usize], residents: &[usize], mode: Mode) -> Paired {
        let members: Vec<usize> = moved_down.iter().chain(residents).copied().collect();
        let lowest = members[members.len() - 1];
        let below = lowest + 1..self.oracle.players.len();
        let mut ways = self.oracle.ways(moved_down.len(), &members);
        ways.retain(|(_, left)| match mode {
            Mode::Ordinary => true,
            Mode::Penultimate => self.can_complete(left, below.clone()),
            Mode::Last => self.is_last_legal(left),
        });
        let most = ways.iter().map(|(pairs, _)| pairs.len()).max().expect("the round can be completed");
        ways.retain(|(pairs, _)| pairs.len() == most);
        let mut ahead: HashMap<Vec<usize>, Vec<i64>> = HashMap::new();
        let judged: Vec<(Quality, Way)> = ways
            .into_iter()
            .map(|way| {
                let c7 = || match mode {
                    Mode::Ordinary => {
                        let seen = ahead.entry(way.1.clone());
                        seen.or_insert_with(|| self.ahead(&way.1, residents)).clone()
                    }
                    Mode::Penultimate | Mode::Last => Vec::new(),
                };
                (self.quality(&way, lowest, moved_down, c7), way)
            })
            .collect();
        let quality = judged.iter().map(|(quality, _)| quality).min().unwrap().clone();
        let best: Vec<Way> =
            judged.into_iter().filter(|(one, _)| *one == quality).map(|(_, way)| sorted(way)).collect();
        let of_moved_down = |way: &Way| way.0.iter().filter(|(a, _)| moved_down.contains(a)).count();
        let paired_down = best.iter().map(of_moved_down).max().unwrap();
        let way = first_generated(moved_down, residents, [paired_down, most], &best);
        Paired { way, quality, is_collapsed: false }
    }
}

/// Returns the first of some ways in the order of generation (B.3, D.1 to D.3).
fn first_generated(moved_down: &[usize], residents: &[usize], [m1, all]: [usize; 2], best: &[Way]) -> Way {
    for set in subsets(moved_down, m1) {
        for opponents in arrangements(residents, m1) {
            let upper: Vec<(usize, usize)> = set.iter().copied().zip(opponents.iter().copied()).collect();
            let has_upper = |way: &&Way| upper.iter().all(|pair| way.0.contains(pair));
            if !best.iter().any(|way| has_upper(&way)) {
                continue;
            }
            let limbo = moved_down.iter().copied().filter(|who| !set.contains(who));
            let remainder: Vec<usize> =
                residents.iter().copied().filter(|who| !opponents.contains(who)).collect();
            for (s1, s2) in exchanges(&remainder, all - m1) {
                for partners in arrangements(&s2, s1.len()) {
                    let lower = s1.iter().copied().zip(partners.iter().copied());
                    let rest = s2.iter().copied().filter(|who| !partners.contains(who));
                    let left: Vec<usize> = limbo.clone().chain(rest).collect();
                    let way = sorted((upper.iter().copied().chain(lower).collect(), left));
                    if best.contains(&way) {
                        return way;
                    }
                }
            }
        }
    }
    unreachable!("every way is generated")
}

fn sorted((mut pairs, mut left): Way) -> Way {
    pairs.sort_unstable();
    left.sort_unstable();
    (pairs, left)
}

/// Returns the partner of each player, by rank, in the round in which two players meet and the others are paired by the
/// rules; the player with the bye is their own. `None` if the others cannot be paired.
pub(super) fn with_board(field: &Field, players: [Seat; 2]) -> Option<Vec<usize>> {
    let others = field.without(&players);
    let (mut pairs, bye) = match others.present().collect::<Vec<_>>()[..] {
        [] => (Vec::new(), None),
        [alone] => (Vec::new(), Some(alone)),
        _ => pair(&others)?,
    };
    pairs.push(players);
    let oracle = Oracle::new(field);
    let rank = |seat: Seat| oracle.players.iter().position(|player| player.seat == seat).unwrap();
    let mut partners: Vec<usize> = (0..oracle.players.len()).collect();
    for [one, other] in pairs {
        (partners[rank(one)], partners[rank(other)]) = (rank(other), rank(one));
    }
    assert!(bye.is_none_or(|seat| partners[rank(seat)] == rank(seat)));
    Some(partners)
}

/// Returns the first criterion by which a round is worse than the best one in the first bracket in which they differ;
/// `None` if only the order decides.
pub(super) fn first_worse(
    field: &Field,
    best: &[Paired],
    partners: &[usize],
    names: &[&'static str],
) -> Option<&'static str> {
    let literal = Literal::new(field);
    let (mut moved_down, mut start): (Vec<usize>, usize) = (Vec::new(), 0);
    for (at, paired) in best.iter().enumerate() {
        let count = literal.oracle.players.len();
        let score = literal.score(start);
        let end = (start..count).find(|&who| !paired.is_collapsed && literal.score(who) != score);
        let end = end.unwrap_or(count);
        let members: Vec<usize> = moved_down.iter().copied().chain(start..end).collect();
        let mut way: Way = Way::default();
        for &who in &members {
            let other = partners[who];
            if other != who && members.contains(&other) {
                way.0.extend((who < other).then_some((who, other)));
            } else {
                way.1.push(who);
            }
        }
        let way = sorted(way);
        if way != paired.way {
            let has_next = end < count && !best.get(at + 1).is_some_and(|next| next.is_collapsed);
            let residents: Vec<usize> = (start..end).collect();
            let c7 = || if has_next { literal.ahead(&way.1, &residents) } else { Vec::new() };
            let other = literal.quality(&way, end - 1, &moved_down, c7);
            let place = other.iter().zip(&paired.quality).position(|(there, here)| there != here)?;
            assert!(paired.quality[place] < other[place], "the best candidate is the better one");
            return Some(names[place]);
        }
        (moved_down, start) = (way.1, end);
    }
    unreachable!("the rounds differ")
}
