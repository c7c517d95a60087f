//! The rules taken literally: every attempt is generated and examined, in the order of the lists. Slow, and shares
//! nothing with the engine but the field.

use crate::format::{Attendance, Field, Pair, RoundRecord, Seat};
use crate::tournament::{Bye, Colour};
use std::cmp::Reverse;

/// Boards in order, the bye, and the players sent back, group by group.
pub(super) type Answer = (Vec<Pair>, Option<Seat>, Vec<Vec<Seat>>);

/// Pairs of an attempt, and the player left over.
pub(super) type Attempt = (Vec<[usize; 2]>, Option<usize>);

/// A completed group: its own players, the incoming floater, the pairs, the players sent back.
type Done = (Vec<usize>, Option<usize>, Vec<[usize; 2]>, Vec<usize>);

#[derive(Clone, Debug)]
struct Player {
    seat: Seat,
    number: u16,
    /// In tenths, with the imaginary point.
    group_score: i32,
    /// SB, Buchholz, Median, rating: larger values come first.
    values: [i64; 4],
    met: Vec<Seat>,
    colours: Vec<Colour>,
    due: Option<Colour>,
    irregular: Vec<usize>,
    free_point: bool,
}

fn score(field: &Field, seat: Seat) -> i32 {
    field.players[seat.index()].record.iter().map(|round| round.points().tenths()).sum()
}

fn due_now(colours: &[Colour]) -> Option<Colour> {
    let count = |wanted| colours.iter().filter(|&&colour| colour == wanted).count();
    match count(Colour::White).cmp(&count(Colour::Black)) {
        std::cmp::Ordering::Less => Some(Colour::White),
        std::cmp::Ordering::Greater => Some(Colour::Black),
        std::cmp::Ordering::Equal => colours.last().map(|last| last.other()),
    }
}

/// 5.2 and 5.3.
fn may_have(colours: &[Colour], colour: Colour) -> bool {
    let same = colours.iter().filter(|&&had| had == colour).count() + 1;
    let other = colours.len() + 1 - same;
    let third = colours.len() > 1 && colours[colours.len() - 2..].iter().all(|&had| had == colour);
    same.abs_diff(other) <= 2 && !third
}

impl Player {
    fn read(field: &Field, seat: Seat) -> Self {
        let entrant = &field.players[seat.index()];
        let on_the_list =
            field.players.iter().rposition(|player| player.arrival.0 <= 1).map_or(0, |at| at + 1);
        let upper = field.round.0 <= 2 && seat.index() < on_the_list / 2;
        let (mut met, mut colours, mut irregular) = (Vec::new(), Vec::new(), Vec::new());
        let (mut sb, mut scores, mut free_point) = (0, Vec::new(), false);
        for (number, round) in entrant.record.iter().enumerate() {
            match *round {
                RoundRecord::Played { opponent, colour, points, .. } => {
                    if due_now(&colours).is_some_and(|due| due != colour) {
                        irregular.insert(0, number);
                    }
                    met.push(opponent);
                    colours.push(colour);
                    scores.push(i64::from(score(field, opponent)));
                    sb += i64::from(points.tenths()) * i64::from(score(field, opponent));
                }
                RoundRecord::Forfeited { points, .. } => free_point |= points.tenths() >= 10,
                RoundRecord::Bye { bye, points } => {
                    free_point |= bye == Bye::PairingAllocated || points.tenths() >= 10;
                }
            }
        }
        let buchholz: i64 = scores.iter().sum();
        let median = match scores.len() {
            0..3 => 0,
            _ => buchholz - scores.iter().max().unwrap() - scores.iter().min().unwrap(),
        };
        let [white, black] = [Colour::White, Colour::Black].map(|colour| may_have(&colours, colour));
        let due = match (white, black) {
            (true, false) => Some(Colour::White),
            (false, true) => Some(Colour::Black),
            _ => due_now(&colours),
        };
        let rating = entrant.rating.map_or(0, |rating| i64::from(rating.get()));
        Self {
            seat,
            number: entrant.number.0,
            group_score: score(field, seat) + if upper { 10 } else { 0 },
            values: [sb, buchholz, median, rating],
            met,
            colours,
            due,
            irregular,
            free_point,
        }
    }

    fn place(&self) -> (Reverse<[i64; 4]>, u16) {
        (Reverse(self.values), self.number)
    }

    fn imbalance(&self) -> usize {
        let white = self.colours.iter().filter(|&&colour| colour == Colour::White).count();
        white.abs_diff(self.colours.len() - white)
    }
}

fn can_meet(field: &Field, a: &Player, b: &Player) -> bool {
    let fits = |white: &Player, black: &Player| {
        may_have(&white.colours, Colour::White) && may_have(&black.colours, Colour::Black)
    };
    let forbidden = [a.seat.min(b.seat), a.seat.max(b.seat)];
    !a.met.contains(&b.seat) && !field.forbidden.contains(&forbidden) && (fits(a, b) || fits(b, a))
}

/// Section 3: the player with White.
fn white<'a>(field: &Field, a: &'a Player, b: &'a Player) -> &'a Player {
    let fits = |white: &Player, black: &Player| {
        may_have(&white.colours, Colour::White) && may_have(&black.colours, Colour::Black)
    };
    match (fits(a, b), fits(b, a)) {
        (true, false) => return a,
        (false, true) => return b,
        _ => {}
    }
    let give = |player: &Player, colour: Colour| {
        let has_white = (player.seat == a.seat) == (colour == Colour::White);
        if has_white { a } else { b }
    };
    let winner = match (a.due, b.due) {
        (None, None) => {
            let smaller = if a.number < b.number { a } else { b };
            let odd = smaller.number % 2 == 1;
            return give(smaller, if odd { field.initial_colour } else { field.initial_colour.other() });
        }
        (Some(_), None) => a,
        (None, Some(_)) => b,
        (Some(one), Some(other)) if one != other => a,
        _ if a.imbalance() != b.imbalance() => {
            if a.imbalance() > b.imbalance() {
                a
            } else {
                b
            }
        }
        _ => {
            let differ = (0..)
                .map(|at| (a.irregular.get(at), b.irregular.get(at)))
                .find(|(one, other)| one != other || one.is_none());
            match differ.unwrap() {
                (Some(one), Some(other)) => {
                    if one > other {
                        a
                    } else {
                        b
                    }
                }
                (Some(_), None) => a,
                (None, Some(_)) => b,
                (None, None) if a.place() < b.place() => a,
                (None, None) => b,
            }
        }
    };
    give(winner, winner.due.unwrap())
}

/// Returns every attempt of a group in the order of the lists.
pub(super) fn all_attempts(members: &[usize]) -> Vec<Attempt> {
    let Some((&first, rest)) = members.split_first() else { return vec![(Vec::new(), None)] };
    let mut found = Vec::new();
    for at in (0..rest.len()).rev() {
        let others: Vec<usize> = rest.iter().copied().filter(|&other| other != rest[at]).collect();
        for (mut pairs, floater) in all_attempts(&others) {
            pairs.insert(0, [first, rest[at]]);
            found.push((pairs, floater));
        }
    }
    if members.len() % 2 == 1 {
        found.extend(all_attempts(rest).into_iter().map(|(pairs, _)| (pairs, Some(first))));
    }
    found
}

struct Round<'a> {
    field: &'a Field,
    players: Vec<Player>,
}

impl Round<'_> {
    fn can_meet(&self, one: usize, other: usize) -> bool {
        can_meet(self.field, &self.players[one], &self.players[other])
    }

    /// Returns true if all of these can be paired, except one who is not `floater` if the number is odd.
    fn can_be_paired(&self, left: &[usize], floater: usize) -> bool {
        let Some((&first, rest)) = left.split_first() else { return true };
        let without = |at: usize| -> Vec<usize> {
            rest.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &who)| who).collect()
        };
        let alone = left.len() % 2 == 1 && first != floater && self.can_be_paired(rest, floater);
        alone
            || rest
                .iter()
                .enumerate()
                .any(|(at, &other)| self.can_meet(first, other) && self.can_be_paired(&without(at), floater))
    }

    fn first_attempt(&self, members: &[usize], stay: &[usize]) -> Option<Attempt> {
        let clash = |pair: &[usize; 2]| {
            let [a, b] = pair.map(|who| self.players[who].due);
            usize::from(a.is_some() && a == b)
        };
        let fits = |attempt: &Attempt| {
            attempt.0.iter().all(|&[one, other]| self.can_meet(one, other))
                && attempt.1.is_none_or(|floater| !stay.contains(&floater))
        };
        let attempts = all_attempts(members).into_iter().filter(fits);
        // The first of equals.
        attempts.min_by_key(|(pairs, _)| pairs.iter().map(clash).sum::<usize>())
    }
}

#[expect(clippy::too_many_lines, reason = "the text read literally, one article after another")]
pub(super) fn pair(field: &Field) -> Option<Answer> {
    let present = field.seats().filter(|&seat| field.players[seat.index()].attendance == Attendance::Present);
    let mut players: Vec<Player> = present.map(|seat| Player::read(field, seat)).collect();
    players.sort_by_key(Player::place);
    let mut bye = None;
    if players.len() % 2 == 1 {
        let lowest =
            players.iter().filter(|player| !player.free_point).map(|player| player.group_score).min()?;
        let last = players.iter().rposition(|player| !player.free_point && player.group_score == lowest)?;
        bye = Some(players.remove(last).seat);
    }
    let mut scores: Vec<i32> = players.iter().map(|player| player.group_score).collect();
    scores.sort_unstable();
    scores.dedup();
    scores.reverse();
    let group = |&score: &i32| -> Vec<usize> {
        (0..players.len()).filter(|&who| players[who].group_score == score).collect()
    };
    let mut groups: Vec<Vec<usize>> = scores.iter().map(group).collect();
    let round = Round { field, players };
    let mut done: Vec<Done> = Vec::new();
    let mut incoming: Option<usize> = None;
    while !groups.is_empty() {
        let own = groups.remove(0);
        let mut members: Vec<usize> = own.iter().copied().chain(incoming).collect();
        members.sort_unstable();
        let mut stay: Vec<usize> = incoming.into_iter().collect();
        let mut accepted = None;
        while let Some((pairs, floater)) = round.first_attempt(&members, &stay) {
            let fits = floater.is_none_or(|floater| {
                groups.first().is_some_and(|next| {
                    let all: Vec<usize> = next.iter().copied().chain([floater]).collect();
                    round.can_be_paired(&all, floater)
                })
            });
            if fits {
                accepted = Some((pairs, floater));
                break;
            }
            stay.extend(floater);
        }
        match accepted {
            Some((pairs, floater)) => {
                stay.retain(|&who| Some(who) != incoming);
                done.push((own, incoming, pairs, stay));
                incoming = floater;
            }
            None if !groups.is_empty() => groups[0].extend(own),
            None => {
                let (before, came, ..) = done.pop()?;
                incoming = came;
                groups.push(before.into_iter().chain(own).collect());
            }
        }
    }
    let seats = |players: &Vec<usize>| {
        let mut seats: Vec<Seat> = players.iter().map(|&who| round.players[who].seat).collect();
        seats.sort_unstable();
        seats
    };
    let sent_back = done.iter().map(|(.., sent_back)| seats(sent_back)).collect();
    let mut pairs: Vec<[usize; 2]> = done.into_iter().flat_map(|(_, _, pairs, _)| pairs).collect();
    pairs.sort_by_key(|&[one, other]| {
        let [a, b] = [one, other].map(|who| round.players[who].group_score);
        // Numbers are places in the order of 3.2.
        let higher = match a.cmp(&b) {
            std::cmp::Ordering::Greater => one,
            std::cmp::Ordering::Less => other,
            std::cmp::Ordering::Equal => one.min(other),
        };
        (Reverse(a.max(b)), Reverse(a + b), higher)
    });
    let board = |[one, other]: [usize; 2]| {
        let (a, b) = (&round.players[one], &round.players[other]);
        let white = white(field, a, b).seat;
        Pair { white, black: if white == a.seat { b.seat } else { a.seat } }
    };
    Some((pairs.into_iter().map(board).collect(), bye, sent_back))
}
