//! dubov-classic, sections 1 to 8, line by line: everything is tried in the order of the page. Shares no code with
//! the system but the record of a player.

use super::*;
use std::cmp::Reverse;
use std::collections::HashMap;

#[derive(Clone, Debug)]
struct Player {
    seat: Seat,
    rating: i64,
    /// Sum and number.
    opponents: (i64, i64),
    name: u16,
    score: Points,
    colours: Vec<Colour>,
    met: Vec<Seat>,
    taken_up: Vec<bool>,
    bye: bool,
}

impl Player {
    fn fits(&self, colour: Colour) -> bool {
        let count = |of: Colour| self.colours.iter().filter(|&&had| had == of).count();
        let twice = self.colours.len() > 1 && self.colours.iter().rev().take(2).all(|&had| had == colour);
        count(colour) < count(colour.other()) + 2 && !twice
    }

    fn due(&self) -> Option<Colour> {
        let last = *self.colours.last()?;
        let count = |of: Colour| self.colours.iter().filter(|&&had| had == of).count();
        let wish = match count(Colour::White).cmp(&count(Colour::Black)) {
            std::cmp::Ordering::Less => Colour::White,
            std::cmp::Ordering::Equal => last.other(),
            std::cmp::Ordering::Greater => Colour::Black,
        };
        Some(if !self.fits(wish) && self.fits(wish.other()) { wish.other() } else { wish })
    }

    fn fixed(&self) -> bool {
        !self.fits(Colour::White) || !self.fits(Colour::Black)
    }

    /// ARO times 5040: exact for up to ten games.
    fn aro(&self) -> i64 {
        if self.opponents.1 == 0 { 0 } else { self.opponents.0 * 5040 / self.opponents.1 }
    }
}

pub(super) struct Literal<'a> {
    field: &'a Field,
    players: Vec<Player>,
    unpaired: HashMap<u32, usize>,
    /// Pairs in the order made; `true` when the first has White by the columns.
    made: Vec<([usize; 2], bool)>,
}

pub(super) fn pair(field: &Field) -> Option<(Vec<Pair>, Option<Seat>)> {
    let names = field.players.iter().map(|player| player.name.as_str());
    let places = Collation::new(field.alphabet).places(names);
    let player = |seat: Seat| {
        let known = field.player(seat);
        let games: Vec<(Seat, Colour)> = known.games().collect();
        let rating = |seat: Seat| i64::from(field.player(seat).rating.unwrap().get());
        let up = |round: &RoundRecord| {
            matches!(
                round,
                RoundRecord::Played { float: Some(Float::Up), .. }
                    | RoundRecord::Forfeited { float: Some(Float::Up), .. }
            )
        };
        let free_point = |round: &RoundRecord| match round {
            RoundRecord::Played { .. } => false,
            RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => true,
            other => other.points() >= Points::ONE,
        };
        Player {
            seat,
            rating: rating(seat),
            opponents: (games.iter().map(|&(seat, _)| rating(seat)).sum(), games.len() as i64),
            name: places[seat.index()],
            score: field.pairing_score(seat),
            colours: games.iter().map(|&(_, colour)| colour).collect(),
            met: games.iter().map(|&(seat, _)| seat).collect(),
            taken_up: known.record.iter().map(up).collect(),
            bye: !known.record.iter().any(free_point),
        }
    };
    let players: Vec<Player> = field.present().map(player).collect();
    let mut literal = Literal { field, players, unpaired: HashMap::new(), made: Vec::new() };
    let bye = if field.round == RoundNo(1) { literal.first_round() } else { literal.round() }?;
    let pairs = literal.made.iter().map(|&([one, other], across)| {
        let [one, other] = [one, other].map(|who| literal.players[who].seat);
        if across { Pair { white: one, black: other } } else { literal.colours(one, other) }
    });
    Some((pairs.collect(), bye.map(|who| literal.players[who].seat)))
}

impl Literal<'_> {
    fn can_meet(&self, one: usize, other: usize) -> bool {
        let [a, b] = [one, other].map(|who| &self.players[who]);
        let barred = [a.seat.min(b.seat), a.seat.max(b.seat)];
        let order = |white: &Player, black: &Player| white.fits(Colour::White) && black.fits(Colour::Black);
        one != other
            && !a.met.contains(&b.seat)
            && !self.field.forbidden.contains(&barred)
            && (order(a, b) || order(b, a))
    }

    /// Returns the number of these that must stay unpaired among themselves.
    fn unpaired(&mut self, players: &[usize]) -> usize {
        let Some((&first, rest)) = players.split_first() else { return 0 };
        let key = players.iter().fold(0, |key, who| key | 1 << who);
        if let Some(&known) = self.unpaired.get(&key) {
            return known;
        }
        let mut best = 1 + self.unpaired(rest);
        for &other in rest {
            if self.can_meet(first, other) {
                let others: Vec<usize> = rest.iter().copied().filter(|&who| who != other).collect();
                best = best.min(self.unpaired(&others));
            }
        }
        self.unpaired.insert(key, best);
        best
    }

    fn unpaired_without(&mut self, players: &[usize], gone: usize) -> usize {
        let others: Vec<usize> = players.iter().copied().filter(|&who| who != gone).collect();
        self.unpaired(&others)
    }

    fn first_round(&mut self) -> Option<Option<usize>> {
        let mut players: Vec<usize> = (0..self.players.len()).collect();
        let bye = if players.len() % 2 == 1 { players.pop() } else { None };
        let (upper, lower) = players.split_at(players.len() / 2);
        let rows = self.rows(upper, lower)?;
        for (row, (pair, _)) in rows.into_iter().enumerate() {
            let turned = (row % 2 == 1) != (self.field.initial_colour == Colour::Black);
            self.made.push((if turned { [pair[1], pair[0]] } else { pair }, true));
        }
        Some(bye)
    }

    fn bye(&self) -> Option<usize> {
        let may: Vec<&Player> = self.players.iter().filter(|player| player.bye).collect();
        let lowest = may.iter().map(|player| player.score).min()?;
        let group: Vec<&Player> = may.into_iter().filter(|player| player.score == lowest).collect();
        let rating = group.iter().map(|player| player.rating).min()?;
        let mut group: Vec<&Player> = group.into_iter().filter(|player| player.rating == rating).collect();
        let due = |colour| group.iter().any(|player| player.due() == Some(colour));
        if due(Colour::White) && due(Colour::Black) {
            group.retain(|player| player.due() == Some(Colour::Black));
        }
        let aro = group.iter().map(|player| player.aro()).max()?;
        let last = group.into_iter().filter(|player| player.aro() == aro).max_by_key(|player| player.name)?;
        self.players.iter().position(|player| player.seat == last.seat)
    }

    fn round(&mut self) -> Option<Option<usize>> {
        let bye = if self.players.len() % 2 == 1 { Some(self.bye()?) } else { None };
        let mut scores: Vec<Points> = self.players.iter().map(|player| player.score).collect();
        scores.sort();
        scores.dedup();
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for score in scores.into_iter().rev() {
            let of = (0..self.players.len()).filter(|&who| self.players[who].score == score);
            groups.push(of.filter(|&who| Some(who) != bye).collect());
        }
        let mut floaters = Vec::new();
        while !groups.is_empty() {
            let group = groups.remove(0);
            if group.is_empty() {
                continue;
            }
            let next = groups.iter().position(|group| !group.is_empty());
            let mut below = next.map(|next| groups[next].clone()).unwrap_or_default();
            floaters = self.group(group, floaters, &mut below);
            if let Some(next) = next {
                groups[next] = below;
            }
        }
        if !floaters.is_empty() {
            while self.unpaired(&sorted(&floaters)) > 0 {
                floaters.extend(self.made.pop()?.0);
            }
            let (white, black) = self.columns(&sorted(&floaters), None);
            let rows = self.rows(&white, &black).unwrap();
            self.made.extend(rows);
        }
        let players = self.players.clone();
        self.made.sort_by_key(|(pair, _)| Reverse(pair.map(|who| players[who].score).into_iter().max()));
        Some(bye)
    }

    #[expect(clippy::too_many_lines, reason = "the text read literally, one article after another")]
    fn group(&mut self, mut group: Vec<usize>, floaters: Vec<usize>, below: &mut Vec<usize>) -> Vec<usize> {
        let mut on = Vec::new();
        // 8
        for floater in self.order_8(floaters) {
            let all: Vec<usize> = group.iter().copied().filter(|&who| self.can_meet(floater, who)).collect();
            let due = self.players[floater].due();
            let wanted: Vec<usize> =
                all.iter().copied().filter(|&who| due.is_none() || self.players[who].due() != due).collect();
            let candidates = if wanted.is_empty() { all } else { wanted };
            let key = |who: usize| {
                (Reverse(self.players[who].rating), self.players[who].aro(), self.players[who].name)
            };
            match candidates.into_iter().min_by_key(|&who| key(who)) {
                Some(opponent) => {
                    group.retain(|&who| who != opponent);
                    self.made.push(([floater, opponent], false));
                }
                None => on.push(floater),
            }
        }
        // 7.1
        for who in group.clone() {
            if group.iter().any(|&other| self.can_meet(who, other)) {
                continue;
            }
            group.retain(|&other| other != who);
            let colour = self.players[who].due().map(Colour::other);
            let usable = below.iter().copied().filter(|&other| self.can_meet(who, other)).collect();
            match self.take_up(below, colour, usable) {
                Some(taken) => {
                    below.retain(|&other| other != taken);
                    self.made.push(([who, taken], false));
                }
                None => on.push(who),
            }
        }
        // 7.2
        let mut joined = None;
        if group.len() % 2 == 1 {
            let count = |colour| group.iter().filter(|&&who| self.players[who].due() == Some(colour)).count();
            let colour = match count(Colour::White).cmp(&count(Colour::Black)) {
                std::cmp::Ordering::Less => Some(Colour::White),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Colour::Black),
            };
            let mut usable = Vec::new();
            for &other in below.iter() {
                let with: Vec<usize> = group.iter().copied().chain([other]).collect();
                if self.unpaired(&sorted(&with)) == 0 {
                    usable.push(other);
                }
            }
            joined = self.take_up(below, colour, usable);
            below.retain(|&other| Some(other) != joined);
            group.extend(joined);
        }
        // 6.4
        let mut down = self.unpaired(&sorted(&group));
        while down > 0 {
            let mut order = group.clone();
            order.sort_by_key(|&who| {
                let player = &self.players[who];
                let meets = below.iter().any(|&other| self.can_meet(who, other));
                (!meets, player.rating, Reverse(player.aro()), Reverse(player.name))
            });
            let leaving = order
                .into_iter()
                .find(|&who| self.unpaired_without(&sorted(&group), who) == down - 1)
                .unwrap();
            group.retain(|&who| who != leaving);
            on.push(leaving);
            down -= 1;
        }
        let (white, black) = self.columns(&group, joined);
        let rows = self.rows(&white, &black).unwrap();
        self.made.extend(rows);
        on
    }

    fn order_8(&self, floaters: Vec<usize>) -> Vec<usize> {
        let (black, white): (Vec<usize>, Vec<usize>) =
            floaters.into_iter().partition(|&who| self.players[who].due() == Some(Colour::Black));
        let (mut white, mut black) = (self.white_column(white), self.black_column(black));
        let mut order = Vec::new();
        while !white.is_empty() || !black.is_empty() {
            for column in [&mut white, &mut black] {
                if !column.is_empty() {
                    order.push(column.remove(0));
                }
            }
        }
        order
    }

    fn take_up(&mut self, below: &[usize], colour: Option<Colour>, usable: Vec<usize>) -> Option<usize> {
        let last = self.field.round >= self.field.rounds;
        let most = if self.field.rounds >= RoundNo(10) { 4 } else { 3 };
        let allowed = |player: &Player| {
            last || player.taken_up.last() != Some(&true)
                && player.taken_up.iter().filter(|&&up| up).count() < most
        };
        let mut usable: Vec<usize> = usable.into_iter().filter(|&who| allowed(&self.players[who])).collect();
        if let Some(colour) = colour
            && usable.iter().any(|&who| self.players[who].due() == Some(colour))
        {
            usable.retain(|&who| self.players[who].due() == Some(colour));
        }
        let left: Vec<usize> = usable.iter().map(|&who| self.unpaired_without(&sorted(below), who)).collect();
        let fewest = left.iter().copied().min()?;
        let key =
            |who: usize| (Reverse(self.players[who].rating), self.players[who].aro(), self.players[who].name);
        let best = usable.iter().zip(left).filter(|&(_, left)| left == fewest).map(|(&who, _)| who);
        best.min_by_key(|&who| key(who))
    }

    fn white_column(&self, mut players: Vec<usize>) -> Vec<usize> {
        players
            .sort_by_key(|&who| (self.players[who].aro(), self.players[who].rating, self.players[who].name));
        players
    }

    fn black_column(&self, mut players: Vec<usize>) -> Vec<usize> {
        players.sort_by_key(|&who| {
            (Reverse(self.players[who].rating), Reverse(self.players[who].aro()), self.players[who].name)
        });
        players
    }

    fn columns(&self, players: &[usize], joined: Option<usize>) -> (Vec<usize>, Vec<usize>) {
        let due =
            |colour| sorted(players).into_iter().filter(|&who| self.players[who].due() == colour).collect();
        let (mut white, mut black): (Vec<usize>, Vec<usize>) =
            (due(Some(Colour::White)), due(Some(Colour::Black)));
        let anywhere: Vec<usize> = due(None);
        for who in anywhere {
            if black.len() < white.len() { black.push(who) } else { white.push(who) }
        }
        let free = |column: &[usize]| {
            column.iter().copied().filter(|&who| !self.players[who].fixed()).collect::<Vec<_>>()
        };
        while white.len() > black.len() + 1 {
            let key = |who: usize| {
                (self.players[who].aro(), Reverse(self.players[who].rating), self.players[who].name)
            };
            let Some(who) = free(&white).into_iter().min_by_key(|&who| key(who)) else { break };
            white.retain(|&other| other != who);
            black.push(who);
        }
        while black.len() > white.len() + 1 {
            let key = |who: usize| {
                (Reverse(self.players[who].aro()), self.players[who].rating, self.players[who].name)
            };
            let Some(who) = free(&black).into_iter().min_by_key(|&who| key(who)) else { break };
            black.retain(|&other| other != who);
            white.push(who);
        }
        let last = |mut column: Vec<usize>| {
            if let Some(place) = column.iter().position(|&who| Some(who) == joined) {
                let who = column.remove(place);
                column.push(who);
            }
            column
        };
        (last(self.white_column(white)), last(self.black_column(black)))
    }

    fn rows(&self, white: &[usize], black: &[usize]) -> Option<Vec<([usize; 2], bool)>> {
        let across = if white.len() == black.len() { self.rows_across(white, black) } else { None };
        across.or_else(|| self.rows_anywhere(white, black))
    }

    fn rows_across(&self, white: &[usize], black: &[usize]) -> Option<Vec<([usize; 2], bool)>> {
        let Some((&upper, rest)) = white.split_first() else { return Some(Vec::new()) };
        black.iter().copied().filter(|&other| self.can_meet(upper, other)).find_map(|other| {
            let others: Vec<usize> = black.iter().copied().filter(|&who| who != other).collect();
            let rows = self.rows_across(rest, &others)?;
            Some([([upper, other], true)].into_iter().chain(rows).collect())
        })
    }

    fn rows_anywhere(&self, white: &[usize], black: &[usize]) -> Option<Vec<([usize; 2], bool)>> {
        let without = |players: &[usize], gone: usize| -> Vec<usize> {
            players.iter().copied().filter(|&who| who != gone).collect()
        };
        let Some((&upper, rest)) = white.split_first() else {
            let Some((&upper, rest)) = black.split_first() else { return Some(Vec::new()) };
            return rest.iter().copied().filter(|&other| self.can_meet(upper, other)).find_map(|other| {
                let rows = self.rows_anywhere(&[], &without(rest, other))?;
                Some([([upper, other], false)].into_iter().chain(rows).collect())
            });
        };
        let across = black.iter().copied().filter(|&other| self.can_meet(upper, other)).find_map(|other| {
            let rows = self.rows_anywhere(rest, &without(black, other))?;
            Some([([upper, other], true)].into_iter().chain(rows).collect())
        });
        across.or_else(|| {
            rest.iter().copied().filter(|&other| self.can_meet(upper, other)).find_map(|other| {
                let rows = self.rows_anywhere(&without(rest, other), black)?;
                Some([([upper, other], false)].into_iter().chain(rows).collect())
            })
        })
    }

    /// 3
    fn colours(&self, one: Seat, other: Seat) -> Pair {
        let find = |seat: Seat| self.players.iter().find(|player| player.seat == seat).unwrap();
        let [a, b] = [one, other].map(find);
        let gives = |to_a: Colour| match to_a {
            Colour::White => Pair { white: one, black: other },
            Colour::Black => Pair { white: other, black: one },
        };
        let order = |white: &Player, black: &Player| white.fits(Colour::White) && black.fits(Colour::Black);
        match (order(a, b), order(b, a)) {
            (true, false) => return gives(Colour::White),
            (false, true) => return gives(Colour::Black),
            _ => {}
        }
        match (a.due(), b.due()) {
            (Some(due), None) => return gives(due),
            (None, Some(due)) => return gives(due.other()),
            (Some(mine), Some(theirs)) if mine != theirs => return gives(mine),
            _ => {}
        }
        let imbalance = |player: &Player| {
            player.colours.iter().map(|&c| if c == Colour::White { 1 } else { -1_i32 }).sum::<i32>().abs()
        };
        if imbalance(a) != imbalance(b) {
            let due = a.due().unwrap();
            return gives(if imbalance(a) > imbalance(b) { due } else { due.other() });
        }
        for back in 1..=a.colours.len().max(b.colours.len()) {
            let at =
                |player: &Player| player.colours.len().checked_sub(back).map(|place| player.colours[place]);
            match (at(a), at(b)) {
                (Some(mine), theirs) if theirs != Some(mine) => return gives(mine.other()),
                (None, Some(theirs)) => return gives(theirs),
                _ => {}
            }
        }
        if a.aro() != b.aro() {
            return gives(if a.aro() > b.aro() { Colour::White } else { Colour::Black });
        }
        if a.rating != b.rating {
            return gives(if a.rating < b.rating { Colour::White } else { Colour::Black });
        }
        gives(if a.name < b.name { Colour::White } else { Colour::Black })
    }
}

fn sorted(players: &[usize]) -> Vec<usize> {
    let mut players = players.to_vec();
    players.sort_unstable();
    players
}
