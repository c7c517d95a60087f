//! Sections 5 to 8 taken literally, `complete` by trying everything.

use crate::collate::{Collation, Language};
use crate::format::{Attendance, Field, Pair, RoundRecord, Seat};
use crate::tournament::{Bye, Colour};
use std::cmp::Reverse;

/// Result of a round.
pub(super) struct Answer {
    pub(super) boards: Vec<Pair>,
    pub(super) bye: Option<Seat>,
    pub(super) relaxed: bool,
}

/// The state of §5.
struct Player {
    seat: Seat,
    score: i32,
    colours: Vec<Colour>,
    met: Vec<Seat>,
    free: bool,
    due: Colour,
}

impl Player {
    fn read(field: &Field, seat: Seat) -> Self {
        let entrant = &field.players[seat.index()];
        let (mut score, mut colours, mut met, mut free) = (0, Vec::new(), Vec::new(), false);
        for round in &entrant.record {
            score += round.points().tenths();
            match *round {
                RoundRecord::Played { opponent, colour, .. } => {
                    colours.push(colour);
                    met.push(opponent);
                }
                RoundRecord::Forfeited { points, .. } => free |= points.tenths() > 0,
                RoundRecord::Bye { bye, points } => {
                    free |= points.tenths() > 0 || bye == Bye::PairingAllocated
                }
            }
        }
        let odd = entrant.number.0 % 2 == 1;
        let initial = if odd { field.initial_colour } else { field.initial_colour.other() };
        let due = colours.last().map_or(initial, |last| last.other());
        Self { seat, score, colours, met, free, due }
    }

    fn difference_after(&self, colour: Colour) -> i32 {
        let value = |colour| if colour == Colour::White { 1 } else { -1 };
        (self.colours.iter().map(|&colour| value(colour)).sum::<i32>() + value(colour)).abs()
    }

    fn breaches(&self, colour: Colour) -> i32 {
        let [.., one, two] = self.colours.as_slice() else {
            return i32::from(self.difference_after(colour) > 2);
        };
        i32::from(*one == colour && *two == colour) + i32::from(self.difference_after(colour) > 2)
    }
}

struct Event<'a> {
    field: &'a Field,
    /// In ranking order.
    players: Vec<Player>,
}

impl Event<'_> {
    fn legal(&self, p: usize, q: usize, level: u8) -> bool {
        let (p, q) = (&self.players[p], &self.players[q]);
        let forbidden = self.field.forbidden.contains(&[p.seat.min(q.seat), p.seat.max(q.seat)]);
        let colours = [Colour::White, Colour::Black]
            .into_iter()
            .any(|colour| p.breaches(colour) + q.breaches(colour.other()) == 0);
        !p.met.contains(&q.seat) && !forbidden && (level == 1 || colours)
    }

    fn complete(&self, set: &[usize], level: u8) -> bool {
        let Some((&first, rest)) = set.split_first() else { return true };
        rest.iter().any(|&other| {
            let without: Vec<usize> = rest.iter().copied().filter(|&who| who != other).collect();
            self.legal(first, other, level) && self.complete(&without, level)
        })
    }

    fn board(&self, [p, q]: [usize; 2]) -> Pair {
        let (p, q) = (&self.players[p], &self.players[q]);
        let alternates = |player: &Player, colour: Colour| player.colours.last() == Some(&colour.other());
        let allotments = [Colour::White, Colour::Black];
        let best = allotments.into_iter().min_by_key(|&mine| {
            let theirs = mine.other();
            (
                p.breaches(mine) + q.breaches(theirs),
                Reverse(i32::from(alternates(p, mine)) + i32::from(alternates(q, theirs))),
                p.difference_after(mine) + q.difference_after(theirs),
                mine != p.due,
            )
        });
        match best.unwrap() {
            Colour::White => Pair { white: p.seat, black: q.seat },
            Colour::Black => Pair { white: q.seat, black: p.seat },
        }
    }
}

/// §6.
pub(super) fn pair(field: &Field) -> Option<Answer> {
    let present = field.seats().filter(|seat| field.players[seat.index()].attendance == Attendance::Present);
    let mut players: Vec<Player> = present.map(|seat| Player::read(field, seat)).collect();
    let names = Collation::new(Language::Turkish);
    players.sort_by(|a, b| {
        let [one, other] = [a, b].map(|player| &field.players[player.seat.index()]);
        b.score
            .cmp(&a.score)
            .then(other.rating.cmp(&one.rating))
            .then(other.national_rating.cmp(&one.national_rating))
            .then(names.compare(&one.name, &other.name))
            .then(one.licence.cmp(&other.licence))
    });
    let event = Event { field, players };
    let everybody: Vec<usize> = (0..event.players.len()).collect();
    for level in [0, 1] {
        let byes: Vec<Option<usize>> = if everybody.len().is_multiple_of(2) {
            vec![None]
        } else {
            everybody.iter().rev().filter(|&&who| !event.players[who].free).map(|&who| Some(who)).collect()
        };
        for bye in byes {
            let mut left: Vec<usize> = everybody.iter().copied().filter(|&who| Some(who) != bye).collect();
            if !event.complete(&left, level) {
                continue;
            }
            let mut pairs = Vec::new();
            while !left.is_empty() {
                let p = left.remove(0);
                let mut candidates = left.clone();
                candidates.sort_by_key(|&q| {
                    let (p, q_) = (&event.players[p], &event.players[q]);
                    (p.score - q_.score, p.due == q_.due, q)
                });
                let rest = |q: usize| left.iter().copied().filter(|&who| who != q).collect::<Vec<_>>();
                let fits = |&q: &usize| event.legal(p, q, level) && event.complete(&rest(q), level);
                let q = candidates.into_iter().find(fits).unwrap();
                left = rest(q);
                pairs.push([p, q]);
            }
            let score = |who: usize| event.players[who].score;
            pairs.sort_by_key(|&[p, q]| {
                (Reverse(score(p).max(score(q))), Reverse(score(p) + score(q)), p.min(q))
            });
            let boards = pairs.into_iter().map(|pair| event.board(pair)).collect();
            let bye = bye.map(|who| event.players[who].seat);
            return Some(Answer { boards, bye, relaxed: level == 1 });
        }
    }
    None
}
