//! Section 3 of the rules followed literally: slow, the reference for the fast search.
//!
//! It shares only the values of the field, the colour preference and the bye rule with it.

use crate::format::Strength;
use crate::format::{Field, Float, Seat};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::{ColourHistory, Preference};
use crate::swiss::floats::RecentFloats;
use crate::tournament::Colour;
use std::cmp::Reverse;
use std::collections::HashMap;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Year {
    Y1992,
    Y2009,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    /// Pairs, the higher ranked first, sorted; and the bye.
    pub(super) pairs: Vec<[Seat; 2]>,
    pub(super) bye: Option<Seat>,
}

struct Player {
    seat: Seat,
    score: i32,
    due: Option<Preference>,
    floats: RecentFloats,
    above: bool,
    bye: bool,
    met: Vec<Seat>,
}

#[derive(Clone, Debug)]
struct Res {
    pairs: Vec<[usize; 2]>,
    floaters: Vec<usize>,
    p1: usize,
    p2: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Full,
    All,
    Same(usize, usize),
    Some,
}

struct Reference {
    year: Year,
    players: Vec<Player>,
    last: bool,
    odd: bool,
}

/// Members of a bracket: U = moved + upper, and the others.
struct Parts<'a> {
    moved: &'a [usize],
    upper: &'a [usize],
    others: &'a [usize],
    lowest: bool,
}

#[derive(Clone, Copy)]
struct Rules {
    d: bool,
    lift: bool,
    up: u8,
    down: u8,
}

pub(super) fn pair(field: &Field, year: Year) -> Option<Answer> {
    let reference = Reference::new(field, year);
    let round = reference.round()?;
    let seat = |rank: usize| reference.players[rank].seat;
    let mut pairs: Vec<[Seat; 2]> =
        round.iter().flat_map(|res| &res.pairs).map(|pair| pair.map(seat)).collect();
    pairs.sort();
    Some(Answer { pairs, bye: round.last()?.floaters.first().map(|&rank| seat(rank)) })
}

/// Enumerates the transpositions of D.1 by their first `count` places; stops when `visit` returns true.
fn transpositions(
    lower: usize,
    count: usize,
    ok: &dyn Fn(usize, usize) -> bool,
    chosen: &mut Vec<usize>,
    visit: &mut dyn FnMut(&[usize]) -> bool,
) -> bool {
    if chosen.len() == count {
        return visit(chosen);
    }
    for other in 0..lower {
        if !chosen.contains(&other) && ok(chosen.len(), other) {
            chosen.push(other);
            if transpositions(lower, count, ok, chosen, visit) {
                return true;
            }
            chosen.pop();
        }
    }
    false
}

/// Returns S1 after no exchange and after every exchange in the order of D.2, N-10.
fn exchanges(count: usize, pairs: usize) -> Vec<Vec<usize>> {
    let mut sets: Vec<Vec<usize>> = (0_u32..1 << count)
        .filter(|set| set.count_ones() as usize == pairs)
        .map(|set| (0..count).filter(|place| set >> place & 1 == 1).collect())
        .collect();
    sets.sort_by_cached_key(|set: &Vec<usize>| {
        let into: Vec<usize> = set.iter().copied().filter(|&place| place >= pairs).collect();
        let out: Vec<Reverse<usize>> = (0..pairs).rev().filter(|p| !set.contains(p)).map(Reverse).collect();
        let difference = into.iter().sum::<usize>() - out.iter().map(|p| p.0).sum::<usize>();
        (into.len(), difference, out, into)
    });
    sets
}

impl Reference {
    fn new(field: &Field, year: Year) -> Self {
        let last = field.is_last_round();
        let mut present: Vec<Seat> = field.present().collect();
        present.sort_by_key(|&seat| field.place(seat));
        // A forbidden pair is treated like one that has met.
        let forbidden = |seat: Seat| {
            let of_pair = move |&[one, other]: &[Seat; 2]| match seat {
                seat if seat == one => Some(other),
                seat if seat == other => Some(one),
                _ => None,
            };
            field.forbidden.iter().filter_map(of_pair)
        };
        let player = |&seat: &Seat| {
            let entrant = field.player(seat);
            let history = ColourHistory::of(entrant);
            let above = last && entrant.score().tenths() * 2 > 10 * i32::from(field.round.0 - 1);
            let mut due = history.preference();
            let absolute = |due: &&mut Preference| due.strength == Strength::Absolute;
            if let Some(due) = due.as_mut().filter(|_| year == Year::Y1992 && above).filter(absolute) {
                let even = history.difference() == 0;
                due.strength = if even { Strength::Mild } else { Strength::Strong };
            }
            Player {
                seat,
                score: field.pairing_score(seat).tenths(),
                due,
                floats: RecentFloats::of(entrant),
                above,
                bye: may_get_bye(field, seat),
                met: entrant.games().map(|(opponent, _)| opponent).chain(forbidden(seat)).collect(),
            }
        };
        let players = present.iter().map(player).collect();
        Self { year, players, last, odd: field.round.0 % 2 == 1 }
    }

    fn allowed(&self, a: usize, b: usize, d: bool, lift: bool) -> bool {
        let (one, other) = (&self.players[a], &self.players[b]);
        if a == b || one.met.contains(&other.seat) {
            return false;
        }
        let (Some(mine), Some(theirs)) = (one.due, other.due) else { return true };
        let absolute =
            |due: Preference| due.strength == Strength::Absolute || d && due.strength == Strength::Strong;
        let lifted = lift && (one.above || other.above);
        mine.side != theirs.side || !absolute(mine) || !absolute(theirs) || lifted
    }

    /// X of section 3: x and the neutral players.
    fn x(&self, group: &[usize]) -> (usize, Vec<usize>) {
        let prefer = |colour: Colour| -> Vec<usize> {
            let side = |rank: &usize| self.players[*rank].due.is_some_and(|due| due.side == colour);
            group.iter().copied().filter(side).collect()
        };
        let (white, black) = (prefer(Colour::White), prefer(Colour::Black));
        let many = if black.len() > white.len() { black } else { white };
        let x = many.len().saturating_sub(group.len().div_ceil(2));
        if self.year == Year::Y1992 || self.odd || x == 0 {
            return (x, Vec::new());
        }
        let mild = |rank: &usize| self.players[*rank].due.is_some_and(|due| due.strength == Strength::Mild);
        let neutral: Vec<usize> = many.into_iter().filter(mild).collect();
        (x.saturating_sub(neutral.len()), neutral)
    }

    fn clash(&self, a: usize, b: usize, neutral: &[usize]) -> bool {
        let side = |rank: usize| self.players[rank].due.map(|due| due.side);
        side(a).is_some() && side(a) == side(b) && !neutral.contains(&a) && !neutral.contains(&b)
    }

    fn barred(&self, rank: usize, float: Float, level: u8) -> bool {
        let player = &self.players[rank];
        let (t1, t2) = (player.floats.last, player.floats.before);
        match self.year {
            Year::Y1992 if player.above => false,
            Year::Y1992 => match level {
                0 => t1.is_some() || t2.is_some(),
                1 => t1 == Some(float),
                _ => false,
            },
            Year::Y2009 => match (float, level) {
                (_, 0) => t1 == Some(float) || t2 == Some(float),
                (Float::Up, 1) => t1 == Some(float),
                (Float::Down, 1) => t2 == Some(float),
                _ => false,
            },
        }
    }

    fn pair_ok(&self, a: usize, b: usize, rules: Rules) -> bool {
        let (high, low) = (a.min(b), a.max(b));
        let floats = self.players[high].score != self.players[low].score;
        self.allowed(a, b, rules.d, rules.lift) && !(floats && self.barred(low, Float::Up, rules.up))
    }

    #[expect(clippy::too_many_lines, reason = "the text read literally, one article after another")]
    fn round(&self) -> Option<Vec<Res>> {
        let ranks: Vec<usize> = (0..self.players.len()).collect();
        let mut groups: Vec<Vec<usize>> = ranks
            .chunk_by(|&a, &b| self.players[a].score == self.players[b].score)
            .map(<[_]>::to_vec)
            .collect();
        let mut moved = vec![Vec::new()];
        let mut results: Vec<Res> = Vec::new();
        let mut upper: Vec<usize> = Vec::new();
        let mut i = 0;
        loop {
            let lowest = i + 1 == groups.len();
            let first = |floaters: &[usize], upper: &[usize], group: &[usize], mode| {
                let parts = Parts { moved: floaters, upper, others: group, lowest };
                self.bracket(&parts, mode, &mut |_| true)
            };
            let mut result = first(&moved[i], &[], &groups[i], Mode::Full);
            if result.is_none() && !moved[i].is_empty() {
                let same = Mode::Same(results[i - 1].p1, results[i - 1].p2);
                let not = moved[i].clone();
                let above = Parts { moved: &moved[i - 1], upper: &[], others: &groups[i - 1], lowest: false };
                let mut known = HashMap::new();
                let other = self.bracket(&above, same, &mut |res| {
                    let test = || first(&res.floaters, &[], &groups[i], Mode::Full).is_some();
                    res.floaters != not && *known.entry(res.floaters.clone()).or_insert_with(test)
                });
                if let Some(other) = other {
                    moved[i].clone_from(&other.floaters);
                    results[i - 1] = other;
                    result = first(&moved[i], &[], &groups[i], Mode::Full);
                }
            }
            if result.is_none() {
                result = first(&moved[i], &[], &groups[i], Mode::All);
            }
            if let Some(result) = result {
                moved.push(result.floaters.clone());
                results.push(result);
                if lowest {
                    return Some(results);
                }
                i += 1;
                continue;
            }
            assert!(lowest, "only the lowest bracket can stay without a result");
            loop {
                if i == 0 {
                    return None;
                }
                let not = results[i - 1].floaters.clone();
                let above = Parts { moved: &moved[i - 1], upper: &[], others: &groups[i - 1], lowest: false };
                let mut known = HashMap::new();
                let lower = groups[i].clone();
                let test = |floaters: &[usize]| {
                    let parts = Parts { moved: floaters, upper: &upper, others: &lower, lowest: true };
                    self.bracket(&parts, Mode::All, &mut |_| true)
                };
                let other = self.bracket(&above, Mode::Some, &mut |res| {
                    let usable = || test(&res.floaters).is_some();
                    res.floaters != not && *known.entry(res.floaters.clone()).or_insert_with(usable)
                });
                if let Some(other) = other {
                    let lowest = test(&other.floaters)?;
                    results[i - 1] = other;
                    results.push(lowest);
                    return Some(results);
                }
                let below = groups.pop()?;
                i -= 1;
                let joined = [upper, below].concat();
                upper = std::mem::replace(&mut groups[i], joined);
                results.pop();
                let parts = Parts { moved: &moved[i], upper: &upper, others: &groups[i], lowest: true };
                if let Some(result) = self.bracket(&parts, Mode::All, &mut |_| true) {
                    results.push(result);
                    return Some(results);
                }
            }
        }
    }

    fn bracket(&self, parts: &Parts, mode: Mode, accept: &mut dyn FnMut(&Res) -> bool) -> Option<Res> {
        let u = [parts.moved, parts.upper].concat();
        let mut all = [u.as_slice(), parts.others].concat();
        let lift = self.last && self.year == Year::Y2009;
        let alone =
            |rank: usize, all: &[usize]| !all.iter().any(|&other| self.allowed(rank, other, false, lift));
        if mode == Mode::Full && u.iter().any(|&rank| alone(rank, &all)) {
            return None;
        }
        let mut forced = Vec::new();
        if !parts.lowest {
            forced = parts.others.iter().copied().filter(|&rank| alone(rank, &all)).collect();
            all.retain(|rank| !forced.contains(rank));
        }
        if all.is_empty() {
            let res = Res { pairs: Vec::new(), floaters: forced, p1: 0, p2: 0 };
            return accept(&res).then_some(res);
        }
        let full1 = if 2 * u.len() < all.len() { u.len() } else { 0 };
        for p1 in (0..=full1).rev() {
            let (upper, lower) = all.split_at(p1);
            let may_meet = |one: usize, other: usize| self.allowed(upper[one], lower[other], false, lift);
            if !transpositions(lower.len(), p1, &may_meet, &mut Vec::new(), &mut |_| true) {
                if mode == Mode::Full {
                    return None;
                }
                continue;
            }
            let full2 = (all.len() - 2 * p1) / 2;
            for p2 in (0..=full2).rev() {
                let tried = match mode {
                    Mode::Full => p2 == full2,
                    Mode::Same(same1, same2) => (p1, p2) == (same1, same2),
                    _ if parts.lowest => p2 == full2,
                    Mode::Some => p1 + p2 > 0,
                    Mode::All => true,
                };
                if tried {
                    let size = (p1, p2, full1 - p1, full2 - p2);
                    let found = self.attempt(&all, &forced, size, parts.lowest, accept);
                    if found.is_some() {
                        return found;
                    }
                }
            }
            if !parts.lowest || mode == Mode::Full {
                return None;
            }
        }
        None
    }

    fn attempt(
        &self,
        all: &[usize],
        forced: &[usize],
        (p1, p2, k1, k2): (usize, usize, usize, usize),
        lowest: bool,
        accept: &mut dyn FnMut(&Res) -> bool,
    ) -> Option<Res> {
        let (x1, neutral1) = self.x(all);
        let x1 = x1.saturating_sub(k1);
        let (upper, lower) = all.split_at(p1);
        let splits = exchanges(lower.len() - p1, p2);
        let mut found = None;
        let mut levels = |d: bool, lift: bool, r: usize, up: u8, downs: &[u8]| {
            let rules = Rules { d, lift, up, down: 0 };
            let ok = |one: usize, other: usize| self.pair_ok(upper[one], lower[other], rules);
            transpositions(lower.len(), p1, &ok, &mut Vec::new(), &mut |chosen| {
                let pairs: Vec<[usize; 2]> = upper.iter().zip(chosen).map(|(&a, &b)| [a, lower[b]]).collect();
                let c = pairs.iter().filter(|[a, b]| self.clash(*a, *b, &neutral1)).count();
                if c > x1 + r {
                    return false;
                }
                let rest: Vec<usize> = (0..lower.len())
                    .filter(|place| !chosen.contains(place))
                    .map(|place| lower[place])
                    .collect();
                let (x2, neutral2) = self.x(&rest);
                let limit = x2.saturating_sub(k2) + r - c.saturating_sub(x1);
                downs.iter().any(|&down| {
                    let rules = Rules { down, ..rules };
                    let group = (rest.as_slice(), neutral2.as_slice(), limit);
                    found = self.homogeneous(group, &splits, rules, lowest, &mut |others, left| {
                        let mut floaters = [forced, &left].concat();
                        floaters.sort_unstable();
                        let res = Res { pairs: [pairs.as_slice(), &others].concat(), floaters, p1, p2 };
                        accept(&res).then_some(res)
                    });
                    found.is_some()
                })
            })
        };
        match self.year {
            Year::Y1992 => {
                for r in 0..=p1 + p2 {
                    if (0..=2).any(|up| levels(false, false, r, up, &[0, 1, 2])) {
                        return found;
                    }
                }
            }
            Year::Y2009 => {
                for lift in [false, true].into_iter().filter(|lift| self.last || !lift) {
                    for d in [true, false].into_iter().filter(|d| self.odd || !d) {
                        for r in 0..=p1 + p2 {
                            for (up, down) in [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)] {
                                if levels(d, lift, r, up, &[down]) {
                                    return found;
                                }
                            }
                        }
                    }
                }
            }
        }
        None
    }

    fn homogeneous(
        &self,
        (rest, neutral, limit): (&[usize], &[usize], usize),
        splits: &[Vec<usize>],
        rules: Rules,
        lowest: bool,
        accept: &mut dyn FnMut(Vec<[usize; 2]>, Vec<usize>) -> Option<Res>,
    ) -> Option<Res> {
        let mut found = None;
        for split in splits {
            let s1: Vec<usize> = split.iter().map(|&place| rest[place]).collect();
            let s2: Vec<usize> = rest.iter().copied().filter(|rank| !s1.contains(rank)).collect();
            let ok = |one: usize, other: usize| self.pair_ok(s1[one], s2[other], rules);
            transpositions(s2.len(), s1.len(), &ok, &mut Vec::new(), &mut |chosen| {
                let pairs: Vec<[usize; 2]> =
                    s1.iter().zip(chosen).map(|(&a, &b)| [a.min(s2[b]), a.max(s2[b])]).collect();
                let clashes = pairs.iter().filter(|[a, b]| self.clash(*a, *b, neutral)).count();
                let left: Vec<usize> =
                    (0..s2.len()).filter(|place| !chosen.contains(place)).map(|place| s2[place]).collect();
                let left_ok = left.iter().all(|&rank| !self.barred(rank, Float::Down, rules.down));
                let bye_ok = !lowest || left.len() <= 1 && left.iter().all(|&rank| self.players[rank].bye);
                if clashes > limit || !left_ok || !bye_ok {
                    return false;
                }
                found = accept(pairs, left);
                found.is_some()
            });
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
