//! The articles taken literally: every set of floaters and every pairing is tried. Slow, and shares nothing with the
//! engine but the field.

use crate::format::{Attendance, Field, Pair, RoundRecord, Seat};
use crate::tournament::{Bye, Colour, RequestedBye};
use std::cmp::Reverse;
use std::collections::HashMap;

/// Boards in order, and the bye.
pub(super) type Answer = (Vec<Pair>, Option<Seat>);

struct Player {
    seat: Seat,
    /// With virtual points.
    score: i32,
    buchholz: i64,
    sonneborn_berger: i64,
    colours: Vec<Colour>,
    met: Vec<Seat>,
    /// Side and strength: 1 mild, 2 strong, 3 absolute.
    preference: Option<(Colour, u8)>,
    bye_allowed: bool,
}

fn real_score(field: &Field, seat: Seat) -> i32 {
    field.players[seat.index()].record.iter().map(|round| round.points().tenths()).sum()
}

/// The score of an opponent, with the exception of 1.7.2.
fn seen_score(field: &Field, seat: Seat) -> i32 {
    let player = &field.players[seat.index()];
    let mut score = real_score(field, seat);
    if player.requested_bye == Some(RequestedBye::ZeroPoint) {
        for round in player.record.iter().rev() {
            match round {
                RoundRecord::Bye { bye: Bye::Requested(RequestedBye::ZeroPoint), points } => {
                    score += field.points.draw.tenths() - points.tenths();
                }
                _ => break,
            }
        }
    }
    score
}

fn preference(colours: &[Colour]) -> Option<(Colour, u8)> {
    let last = *colours.last()?;
    let white = colours.iter().filter(|&&colour| colour == Colour::White).count();
    let black = colours.len() - white;
    let fewer = if white < black { Colour::White } else { Colour::Black };
    let twice = colours.len() > 1 && colours[colours.len() - 2] == last;
    Some(match white.abs_diff(black) {
        2.. => (fewer, 3),
        _ if twice => (last.other(), 3),
        1 => (fewer, 2),
        _ => (last.other(), 1),
    })
}

impl Player {
    fn read(field: &Field, seat: Seat) -> Self {
        let entrant = &field.players[seat.index()];
        let (mut colours, mut met, mut bye_allowed) = (Vec::new(), Vec::new(), true);
        let (mut buchholz, mut sonneborn_berger) = (0, 0);
        let own = real_score(field, seat);
        for round in &entrant.record {
            let points = round.points();
            let against = match *round {
                RoundRecord::Played { opponent, colour, .. } => {
                    colours.push(colour);
                    met.push(opponent);
                    seen_score(field, opponent)
                }
                RoundRecord::Forfeited { .. } => {
                    bye_allowed &= points < field.points.win;
                    own
                }
                RoundRecord::Bye { bye, .. } => {
                    bye_allowed &= bye != Bye::PairingAllocated && points < field.points.win;
                    own
                }
            };
            buchholz += i64::from(against);
            sonneborn_berger += i64::from(against) * i64::from(points.tenths());
        }
        let score = own + entrant.virtual_points.tenths();
        let preference = preference(&colours);
        Self { seat, score, buchholz, sonneborn_berger, colours, met, preference, bye_allowed }
    }

    /// 1.8.
    fn rank(&self) -> (Reverse<i64>, Reverse<i64>, Seat) {
        (Reverse(self.buchholz), Reverse(self.sonneborn_berger), self.seat)
    }
}

struct Round<'a> {
    field: &'a Field,
    /// In the order of 1.8.
    players: Vec<Player>,
    completable: HashMap<u32, bool>,
}

fn bits(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |who| set >> who & 1 == 1)
}

fn subsets(set: u32) -> impl Iterator<Item = u32> {
    (0..=set).filter(move |subset| subset & !set == 0)
}

impl Round<'_> {
    /// C1 and C3.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.players[one], &self.players[other]);
        let absolute = |player: &Player| player.preference.filter(|&(_, strength)| strength == 3);
        let same = absolute(a).is_some() && absolute(a) == absolute(b);
        !a.met.contains(&b.seat)
            && !same
            && !self.field.forbidden.contains(&[a.seat.min(b.seat), a.seat.max(b.seat)])
    }

    /// Returns true if all of a set can be paired with each other.
    fn is_completable(&mut self, set: u32) -> bool {
        if set == 0 {
            return true;
        }
        if let Some(&known) = self.completable.get(&set) {
            return known;
        }
        let first = set.trailing_zeros() as usize;
        let found = bits(set).skip(1).any(|other| {
            self.may_meet(first, other) && self.is_completable(set & !(1 << first) & !(1 << other))
        });
        self.completable.insert(set, found);
        found
    }

    /// Number of players left over and their scores in descending order, as compared by C5 and C6.
    fn left_over(&self, set: u32) -> (usize, Vec<i32>) {
        let mut scores: Vec<i32> = bits(set).map(|who| self.players[who].score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        (scores.len(), scores)
    }

    /// Returns the best possible C5 and C6 of a bracket when the others below keep C4; `None` if C4 cannot be kept.
    fn best(&mut self, members: u32, below: u32) -> Option<(usize, Vec<i32>)> {
        let keeps = |left: u32, round: &mut Self| {
            round.is_completable(members & !left) && round.is_completable(left | below)
        };
        let sets: Vec<u32> = subsets(members).filter(|&left| keeps(left, self)).collect();
        sets.into_iter().map(|left| self.left_over(left)).min()
    }

    /// Every pairing of a set, as the opponent of each.
    fn pairings(&self, set: u32) -> Vec<Vec<[usize; 2]>> {
        if set == 0 {
            return vec![Vec::new()];
        }
        let first = set.trailing_zeros() as usize;
        let mut found = Vec::new();
        for other in bits(set).skip(1).filter(|&other| self.may_meet(first, other)) {
            for mut pairs in self.pairings(set & !(1 << first) & !(1 << other)) {
                pairs.push([first, other]);
                found.push(pairs);
            }
        }
        found
    }

    /// 3.2: the pairs and the floaters of a bracket.
    fn bracket(&mut self, members: u32, next: u32, below: u32) -> Option<(Vec<[usize; 2]>, u32)> {
        let legal: Vec<u32> = subsets(members)
            .filter(|&left| self.is_completable(members & !left) && self.is_completable(left | next | below))
            .collect();
        let mut judged = Vec::new();
        for left in legal {
            let c7 = if next == 0 { None } else { self.best(left | next, below) };
            judged.push((self.left_over(left), c7, left));
        }
        let best = judged.iter().map(|(own, c7, _)| (own.clone(), c7.clone())).min()?;
        let members: Vec<usize> = bits(members).collect();
        let number = |who: usize| members.iter().position(|&other| other == who).unwrap() + 1;
        let mut candidates = Vec::new();
        for (_, _, left) in judged.iter().filter(|(own, c7, _)| (own, c7) == (&best.0, &best.1)) {
            let all: u32 = members.iter().map(|who| 1 << who).sum();
            for pairs in self.pairings(all & !left) {
                let refused = |pair: &&[usize; 2]| {
                    let [a, b] = pair.map(|who| self.players[who].preference.map(|(side, _)| side));
                    a.is_some() && a == b
                };
                let c8 = pairs.iter().filter(refused).count();
                // Article 4: the partner of each number in turn, 0 for floating; larger ones first.
                let partners: Vec<Reverse<usize>> = members
                    .iter()
                    .map(|who| {
                        let pair = pairs.iter().find(|pair| pair.contains(who));
                        let other = pair.map(|pair| if pair[0] == *who { pair[1] } else { pair[0] });
                        Reverse(other.map_or(0, number))
                    })
                    .collect();
                candidates.push((c8, partners, pairs, *left));
            }
        }
        candidates.into_iter().min().map(|(_, _, pairs, left)| (pairs, left))
    }

    /// 3.1.
    fn bye(&mut self) -> Option<usize> {
        let all: u32 = (1 << self.players.len()) - 1;
        let mut candidates: Vec<usize> =
            (0..self.players.len()).filter(|&who| self.players[who].bye_allowed).collect();
        candidates.sort_by_key(|&who| {
            let player = &self.players[who];
            (player.score, Reverse(player.colours.len()), Reverse(who))
        });
        candidates.into_iter().find(|&who| self.is_completable(all & !(1 << who)))
    }

    /// Article 5.
    fn board(&self, [one, other]: [usize; 2]) -> Pair {
        let (a, b) = (&self.players[one], &self.players[other]);
        let give = |player: &Player, colour: Colour| {
            let opponent = if player.seat == a.seat { b } else { a };
            match colour {
                Colour::White => Pair { white: player.seat, black: opponent.seat },
                Colour::Black => Pair { white: opponent.seat, black: player.seat },
            }
        };
        let (mine, theirs) = match (a.preference, b.preference) {
            (None, None) => {
                let higher = if (Reverse(a.score), a.seat) < (Reverse(b.score), b.seat) { a } else { b };
                let arrived = self.field.players.iter().take(higher.seat.index() + 1).filter(|player| {
                    let paired = |round: &RoundRecord| match round {
                        RoundRecord::Bye { bye, .. } => *bye == Bye::PairingAllocated,
                        RoundRecord::Played { .. } | RoundRecord::Forfeited { .. } => true,
                    };
                    player.attendance == Attendance::Present || player.record.iter().any(paired)
                });
                let odd = arrived.count() % 2 == 1;
                let initial = self.field.initial_colour;
                return give(higher, if odd { initial } else { initial.other() });
            }
            (Some(mine), None) => return give(a, mine.0),
            (None, Some(theirs)) => return give(b, theirs.0),
            (Some(mine), Some(theirs)) => (mine, theirs),
        };
        if mine.0 != theirs.0 {
            return give(a, mine.0);
        }
        if mine.1 != theirs.1 {
            return if mine.1 > theirs.1 { give(a, mine.0) } else { give(b, theirs.0) };
        }
        let latest = a.colours.iter().rev().zip(b.colours.iter().rev()).find(|(one, other)| one != other);
        match latest {
            Some((had, _)) => give(a, had.other()),
            None if a.rank() < b.rank() => give(a, mine.0),
            None => give(b, theirs.0),
        }
    }
}

pub(super) fn pair(field: &Field) -> Option<Answer> {
    let present = field.seats().filter(|seat| field.players[seat.index()].attendance == Attendance::Present);
    let mut players: Vec<Player> = present.map(|seat| Player::read(field, seat)).collect();
    players.sort_by_key(Player::rank);
    let count = players.len();
    let mut round = Round { field, players, completable: HashMap::new() };
    let mut open: u32 = (1 << count) - 1;
    let mut bye = None;
    if count % 2 == 1 {
        let who = round.bye()?;
        open &= !(1 << who);
        bye = Some(round.players[who].seat);
    }
    let mut scores: Vec<i32> = bits(open).map(|who| round.players[who].score).collect();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    scores.dedup();
    let groups: Vec<u32> = scores
        .iter()
        .map(|&score| bits(open).filter(|&who| round.players[who].score == score).map(|who| 1 << who).sum())
        .collect();
    let (mut pairs, mut floaters) = (Vec::new(), 0);
    for (at, &group) in groups.iter().enumerate() {
        let next = groups.get(at + 1).copied().unwrap_or(0);
        let below = groups.iter().skip(at + 2).sum();
        let (made, left) = round.bracket(group | floaters, next, below)?;
        pairs.extend(made);
        floaters = left;
    }
    let seat = |who: usize| round.players[who].seat;
    let score = |who: usize| round.players[who].score;
    pairs.sort_by_key(|&[one, other]| {
        let higher = [one, other].into_iter().min_by_key(|&who| (Reverse(score(who)), seat(who))).unwrap();
        (Reverse(score(one).max(score(other))), Reverse(score(one) + score(other)), seat(higher))
    });
    Some((pairs.into_iter().map(|pair| round.board(pair)).collect(), bye))
}
