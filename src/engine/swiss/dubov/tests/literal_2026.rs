//! C.04.4.1 article by article: everything is tried in the order of the text. Shares no code with the system but the
//! record of a player.

use super::*;
use std::cmp::Reverse;
use std::collections::HashMap;

#[derive(Clone, Debug)]
struct Player {
    seat: Seat,
    score: Points,
    aro: i64,
    colours: Vec<Colour>,
    met: Vec<Seat>,
    upfloats: usize,
    upfloated_last: bool,
    bye: bool,
}

impl Player {
    /// 1.6: the colour, and 2 for absolute, 1 for strong, 0 for mild.
    fn preference(&self) -> (Colour, u8) {
        let difference: i32 = self.colours.iter().map(|&c| if c == Colour::White { 1 } else { -1 }).sum();
        let repeated = match self.colours.as_slice() {
            [.., one, other] if one == other => Some(other.other()),
            _ => None,
        };
        match (difference, repeated, self.colours.last()) {
            (_, _, None) => (Colour::Black, 0),
            (2.., ..) => (Colour::Black, 2),
            (..=-2, ..) => (Colour::White, 2),
            (_, Some(side), _) => (side, 2),
            (1, ..) => (Colour::Black, 1),
            (-1, ..) => (Colour::White, 1),
            (0, None, Some(last)) => (last.other(), 0),
        }
    }

    fn wants(&self) -> Colour {
        self.preference().0
    }
}

/// Number of pairs without their preference, and of pairs inside the examined subgroup.
type Cost = (usize, usize);

pub(super) struct Literal<'a> {
    field: &'a Field,
    /// In order of score and number.
    players: Vec<Player>,
    complete: HashMap<u32, bool>,
}

pub(super) fn pair(field: &Field) -> Option<(Vec<Pair>, Option<Seat>)> {
    let player = |seat: Seat| {
        let known = field.player(seat);
        let games: Vec<(Seat, Colour)> = known.games().collect();
        let sum: i64 =
            games.iter().map(|&(seat, _)| i64::from(field.player(seat).rating.unwrap().get())).sum();
        let count = games.len() as i64;
        let up = |round: &RoundRecord| matches!(round, RoundRecord::Played { float: Some(Float::Up), .. });
        let free_point = |round: &RoundRecord| match round {
            RoundRecord::Played { .. } => false,
            RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => true,
            other => other.points() >= Points::ONE,
        };
        Player {
            seat,
            score: field.pairing_score(seat),
            aro: (sum * 10).checked_div(count).map_or(0, |tenths| (tenths + 5) / 10),
            colours: games.iter().map(|&(_, colour)| colour).collect(),
            met: games.iter().map(|&(seat, _)| seat).collect(),
            upfloats: known.record.iter().filter(|round| up(round)).count(),
            upfloated_last: known.record.last().is_some_and(up),
            bye: !known.record.iter().any(free_point),
        }
    };
    let mut players: Vec<Player> = field.present().map(player).collect();
    players.sort_by_key(|player| (Reverse(player.score), player.seat));
    let mut literal = Literal { field, players, complete: HashMap::new() };
    let (pairs, bye) = literal.round()?;
    let pairs = pairs.into_iter().map(|[one, other]| literal.colours(one, other)).collect();
    Some((pairs, bye.map(|who| literal.players[who].seat)))
}

impl Literal<'_> {
    /// C1 and C3.
    fn legal(&self, one: usize, other: usize) -> bool {
        let [a, b] = [one, other].map(|who| &self.players[who]);
        let barred = [a.seat.min(b.seat), a.seat.max(b.seat)];
        let (mine, theirs) = (a.preference(), b.preference());
        let is_barred = a.met.contains(&b.seat) || self.field.forbidden.contains(&barred);
        !is_barred && (mine != theirs || mine.1 != 2)
    }

    fn complete(&mut self, players: &[usize]) -> bool {
        let Some((&first, rest)) = players.split_first() else { return true };
        let key = players.iter().fold(0, |key, who| key | 1 << who);
        if let Some(&known) = self.complete.get(&key) {
            return known;
        }
        let found =
            rest.iter().any(|&other| self.legal(first, other) && self.complete(&without(rest, other)));
        self.complete.insert(key, found);
        found
    }

    /// The least cost of a legal pairing of these.
    fn cheapest(
        &self,
        players: &[usize],
        inside: &[usize],
        known: &mut HashMap<u32, Option<Cost>>,
    ) -> Option<Cost> {
        let Some((&first, rest)) = players.split_first() else { return Some((0, 0)) };
        let key = players.iter().fold(0, |key, who| key | 1 << who);
        if let Some(&cost) = known.get(&key) {
            return cost;
        }
        let mut best = None;
        for &other in rest.iter().filter(|&&other| self.legal(first, other)) {
            if let Some((bad, within)) = self.cheapest(&without(rest, other), inside, known) {
                let same = self.players[first].wants() == self.players[other].wants();
                let both = inside.contains(&first) && inside.contains(&other);
                let cost = (bad + usize::from(same), within + usize::from(both));
                best = Some(best.map_or(cost, |best: Cost| best.min(cost)));
            }
        }
        known.insert(key, best);
        best
    }

    fn round(&mut self) -> Option<(Vec<[usize; 2]>, Option<usize>)> {
        let mut left: Vec<usize> = (0..self.players.len()).collect();
        let mut bye = None;
        if left.len() % 2 == 1 {
            let mut may: Vec<usize> = left.iter().copied().filter(|&who| self.players[who].bye).collect();
            may.retain(|&who| self.complete(&without(&left, who)));
            may.sort_by_key(|&who| {
                let player = &self.players[who];
                (player.score, Reverse(player.colours.len()), Reverse(player.seat))
            });
            bye = Some(*may.first()?);
            left = without(&left, may[0]);
        }
        if !self.complete(&left) {
            return None;
        }
        let mut pairs = Vec::new();
        while let Some(&first) = left.first() {
            let score = self.players[first].score;
            let (residents, lower): (Vec<usize>, Vec<usize>) =
                left.iter().partition(|&&who| self.players[who].score == score);
            let upfloaters = self.upfloaters(&residents, &lower);
            pairs.extend(self.bracket(&residents, &upfloaters));
            left = lower.into_iter().filter(|who| !upfloaters.contains(who)).collect();
        }
        Some((pairs, bye))
    }

    /// 3.2.1, 3.2.2
    fn upfloaters(&mut self, residents: &[usize], lower: &[usize]) -> Vec<usize> {
        for count in 0..=lower.len() {
            let mut sets = combinations(lower, count);
            sets.retain(|set| {
                let rest: Vec<usize> = lower.iter().copied().filter(|who| !set.contains(who)).collect();
                self.complete(&[residents, set.as_slice()].concat()) && self.complete(&rest)
            });
            let last = self.field.round >= self.field.rounds;
            let most = 2 + usize::from(self.field.rounds.0) / 5;
            let mut known = HashMap::new();
            let quality = |set: &Vec<usize>| {
                let mut scores: Vec<Points> = set.iter().map(|&who| self.players[who].score).collect();
                scores.sort();
                let scores: Vec<Reverse<Points>> = scores.into_iter().map(Reverse).collect();
                let (bad, _) = self.cheapest(&sorted(&[residents, set].concat()), &[], &mut known).unwrap();
                let players = || set.iter().map(|&who| &self.players[who]).filter(|_| !last);
                let maximum = || players().filter(|player| player.upfloats >= most);
                let total: usize = maximum().map(|player| player.upfloats).sum();
                let again = players().filter(|player| player.upfloated_last).count();
                (scores, bad, maximum().count(), total, again)
            };
            if let Some(best) = sets.into_iter().min_by_key(quality) {
                return best;
            }
        }
        unreachable!("everybody can be paired")
    }

    /// 3.2.3 to 3.2.6
    fn bracket(&self, residents: &[usize], upfloaters: &[usize]) -> Vec<[usize; 2]> {
        let members = sorted(&[residents, upfloaters].concat());
        let mut groups: [Vec<usize>; 2] = if members.iter().all(|&who| self.players[who].colours.is_empty()) {
            let mut members = members.clone();
            members.sort_by_key(|&who| self.players[who].seat);
            let lower = members.split_off(members.len() / 2);
            [members, lower]
        } else {
            <[Vec<usize>; 2]>::from(
                members.iter().partition::<Vec<usize>, _>(|&&who| self.players[who].wants() == Colour::White),
            )
        };
        let smaller = usize::from(groups[0].len() > groups[1].len());
        let larger = 1 - smaller;
        let best = self.cheapest(&members, &groups[smaller], &mut HashMap::new()).unwrap();
        let difference = groups[larger].len() - groups[smaller].len();
        let orders = [0, 1].map(|side| self.shift_order(&groups[side], side));
        let moves = combinations(&orders[smaller], best.1).into_iter().find_map(|first| {
            combinations(&orders[larger], difference / 2 + best.1).into_iter().find_map(|second| {
                let mut after = groups.clone();
                shift(&mut after, smaller, &first);
                shift(&mut after, larger, &second);
                let allows = self.first_legal(&after, &|pairs| self.bad(pairs) == best.0).is_some();
                allows.then_some(after)
            })
        });
        groups = moves.unwrap();
        let pairs = self.first_legal(&groups, &|_| true).unwrap();
        assert_eq!(self.bad(&pairs), best.0, "C7 is the same for every legal transposition");
        pairs
    }

    fn bad(&self, pairs: &[[usize; 2]]) -> usize {
        pairs.iter().filter(|[one, other]| self.players[*one].wants() == self.players[*other].wants()).count()
    }

    /// 4.3
    fn shift_order(&self, group: &[usize], side: usize) -> Vec<usize> {
        let mut list = self.s1(group);
        if side == 1 {
            list.sort_by_key(|&who| self.players[who].seat);
        }
        let mut remaining: Vec<usize> = (0..list.len()).collect();
        let mut order = Vec::new();
        while !remaining.is_empty() {
            let place = if remaining.len() % 2 == 1 { remaining.len() / 2 } else { remaining.len() / 2 - 1 };
            order.push(list[remaining.remove(place)]);
        }
        order
    }

    fn s1(&self, group: &[usize]) -> Vec<usize> {
        let mut list = group.to_vec();
        list.sort_by_key(|&who| (self.players[who].aro, self.players[who].seat));
        list
    }

    /// The first transposition that is legal and `accepted`.
    fn first_legal(
        &self,
        groups: &[Vec<usize>; 2],
        accepted: &dyn Fn(&[[usize; 2]]) -> bool,
    ) -> Option<Vec<[usize; 2]>> {
        let mut second = groups[1].clone();
        second.sort_by_key(|&who| self.players[who].seat);
        if groups[0].len() != second.len() {
            return None;
        }
        self.transpositions(&self.s1(&groups[0]), &second, &mut Vec::new(), accepted)
    }

    fn transpositions(
        &self,
        upper: &[usize],
        lower: &[usize],
        made: &mut Vec<[usize; 2]>,
        accepted: &dyn Fn(&[[usize; 2]]) -> bool,
    ) -> Option<Vec<[usize; 2]>> {
        let Some((&first, rest)) = upper.split_first() else { return accepted(made).then(|| made.clone()) };
        for &other in lower.iter().filter(|&&other| self.legal(first, other)) {
            made.push([first, other]);
            let found = self.transpositions(rest, &without(lower, other), made, accepted);
            made.pop();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Article 5.
    fn colours(&self, one: usize, other: usize) -> Pair {
        let (higher, lower) = (&self.players[one.min(other)], &self.players[one.max(other)]);
        let gives = |to_higher: Colour| match to_higher {
            Colour::White => Pair { white: higher.seat, black: lower.seat },
            Colour::Black => Pair { white: lower.seat, black: higher.seat },
        };
        if higher.colours.is_empty() && lower.colours.is_empty() {
            let arrived = |player: &Entrant| {
                let takes_part =
                    |round: &RoundRecord| !matches!(round, RoundRecord::Bye { bye: Bye::Requested(_), .. });
                player.attendance == Attendance::Present || player.record.iter().any(takes_part)
            };
            let number =
                self.field.players[..=higher.seat.index()].iter().filter(|player| arrived(player)).count();
            let initial = self.field.initial_colour;
            return gives(if number % 2 == 1 { initial } else { initial.other() });
        }
        let (mine, theirs) = (higher.preference(), lower.preference());
        if mine.0 != theirs.0 {
            return gives(mine.0);
        }
        if mine.1 != theirs.1 {
            return gives(if mine.1 > theirs.1 { mine.0 } else { theirs.0.other() });
        }
        for (mine, theirs) in higher.colours.iter().rev().zip(lower.colours.iter().rev()) {
            if mine != theirs {
                return gives(mine.other());
            }
        }
        gives(mine.0)
    }
}

fn shift(groups: &mut [Vec<usize>; 2], from: usize, players: &[usize]) {
    groups[from].retain(|who| !players.contains(who));
    groups[1 - from].extend(players);
}

fn without(players: &[usize], gone: usize) -> Vec<usize> {
    players.iter().copied().filter(|&who| who != gone).collect()
}

fn sorted(players: &[usize]) -> Vec<usize> {
    let mut players = players.to_vec();
    players.sort_unstable();
    players
}

/// Returns all sets of `count` members, in the order of 4.1.3.
fn combinations(list: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, &first) in list.iter().enumerate() {
        for rest in combinations(&list[place + 1..], count - 1) {
            all.push([&[first], rest.as_slice()].concat());
        }
    }
    all
}
