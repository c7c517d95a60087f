//! Molter tables from outside (molter §6): their text, and the rules of the construction that they break.

use super::{Molter, TableRound, TeamSeat};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Rule that a table from outside breaks, in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TableBreach {
    /// Number of the rule: 3 for MT-3.
    pub rule: u8,
    /// The round, counted from 1.
    pub round: u8,
    pub team: u8,
    /// The player; `None` if the rule is one of teams.
    pub seat: Option<u16>,
}

impl TeamSeat {
    /// Parses `A1`; `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let letter = letters.next().filter(char::is_ascii_uppercase)?;
        let seat = letters.as_str().parse().ok().filter(|&seat| (1..=Molter::MOST).contains(&seat))?;
        Some(Self { team: u8::try_from(u32::from(letter) - u32::from('A')).ok()?, seat })
    }
}

impl Molter {
    /// Parses the text of a table from outside: `A1-C1,C2-B1/C1-A1,B1-C2`, White first, rounds separated by slashes.
    /// `None` unless each player plays once in each round, against another team (MT-1, MT-2).
    pub fn given(text: &str) -> Option<Self> {
        let game = |text: &str| {
            let (white, black) = text.split_once('-')?;
            Some([TeamSeat::parse(white)?, TeamSeat::parse(black)?])
        };
        let round = |text: &str| {
            let boards = text.split(',').map(game).collect::<Option<_>>()?;
            Some(TableRound { boards, idle: None })
        };
        let table = Self { rounds: text.split('/').map(round).collect::<Option<_>>()? };
        let (teams, boards) = (table.teams(), table.boards());
        let is_whole = |round: &TableRound<TeamSeat>| {
            let seats: BTreeSet<&TeamSeat> = round.boards.iter().flatten().collect();
            let places = usize::from(teams) * usize::from(boards);
            seats.len() == places
                && round.boards.len() * 2 == places
                && round.boards.iter().all(|[white, black]| white.team != black.team)
        };
        let is_sized = teams > 2 && boards.is_multiple_of(2) && table.rounds.len() <= usize::from(u8::MAX);
        (is_sized && table.rounds.iter().all(is_whole)).then_some(table)
    }

    /// Returns the text that [`Self::given`] parses.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (place, round) in self.rounds.iter().enumerate() {
            for (board, [white, black]) in round.boards.iter().enumerate() {
                let mark = match (place, board) {
                    (0, 0) => "",
                    (_, 0) => "/",
                    _ => ",",
                };
                let _infallible = write!(text, "{mark}{white}-{black}");
            }
        }
        text
    }

    fn seats(&self) -> impl Iterator<Item = &TeamSeat> {
        self.rounds.iter().flat_map(|round| round.boards.iter().flatten())
    }

    pub fn teams(&self) -> u16 {
        self.seats().map(|seat| u16::from(seat.team) + 1).max().unwrap_or(0)
    }

    /// Returns the number of players of a team.
    pub fn boards(&self) -> u16 {
        self.seats().map(|seat| seat.seat).max().unwrap_or(0)
    }

    /// Returns the first `rounds` rounds.
    #[must_use]
    pub fn first_rounds(mut self, rounds: u8) -> Self {
        self.rounds.truncate(rounds.into());
        self
    }

    /// Lists the rules MT-3 to MT-9 that the table breaks, in order of rules and rounds.
    pub fn breaches(&self) -> Vec<TableBreach> {
        let mut found = BTreeSet::new();
        let mut met = BTreeSet::new();
        let mut moved = BTreeSet::new();
        for (round, table) in (1..).zip(&self.rounds) {
            let of = |rule, at: TeamSeat| TableBreach { rule, round, team: at.team, seat: Some(at.seat) };
            let mut against: BTreeMap<u8, BTreeSet<u8>> = BTreeMap::new();
            let mut joined = BTreeSet::new();
            for &[white, black] in &table.boards {
                for (own, other) in [(white, black), (black, white)] {
                    against.entry(own.team).or_default().insert(other.team);
                    found.extend((!met.insert((own, other.team))).then(|| of(3, own)));
                }
                let [upper, lower] = if white.seat < black.seat { [white, black] } else { [black, white] };
                if upper.seat == lower.seat {
                    continue;
                }
                let is_cell = !upper.seat.is_multiple_of(2) && lower.seat == upper.seat + 1;
                match self.teams().is_multiple_of(2) {
                    true => found.extend([of(5, upper)]),
                    false if !is_cell || !joined.insert(upper.seat) => found.extend([of(6, upper)]),
                    false => {
                        let again = [upper, lower].into_iter().filter(|&at| !moved.insert((at, is_cell)));
                        found.extend(again.map(|at| of(7, at)));
                    }
                }
            }
            let lone = against.iter().filter(|(_, others)| others.len() < 2);
            found.extend(lone.map(|(&team, _)| TableBreach { rule: 4, round, team, seat: None }));
        }
        found.extend(self.breaches_of_colours());
        found.into_iter().collect()
    }

    /// Lists the breaches of MT-8 and MT-9, each at the first round in which it shows.
    fn breaches_of_colours(&self) -> Vec<TableBreach> {
        let mut teams: BTreeMap<u8, i32> = BTreeMap::new();
        let mut players: BTreeMap<TeamSeat, Vec<i32>> = BTreeMap::new();
        let mut found: BTreeMap<(u8, u8, Option<u16>), u8> = BTreeMap::new();
        let last = self.rounds.len();
        for (round, table) in (1_u8..).zip(&self.rounds) {
            for (&seat, colour) in table.boards.iter().flat_map(|[white, black]| [(white, 1), (black, -1)]) {
                *teams.entry(seat.team).or_default() += colour;
                players.entry(seat).or_default().push(colour);
            }
            let is_last = usize::from(round) == last;
            for (&team, balance) in &teams {
                if balance.abs() > if round.is_multiple_of(2) || is_last { 0 } else { 2 } {
                    found.entry((8, team, None)).or_insert(round);
                }
            }
            for (at, colours) in &players {
                let balance = colours.iter().sum::<i32>().abs();
                let is_row = colours.last_chunk::<3>().is_some_and(|of| of.iter().sum::<i32>().abs() == 3);
                if is_row || balance > if is_last { i32::from(round % 2) } else { 2 } {
                    found.entry((9, at.team, Some(at.seat))).or_insert(round);
                }
            }
        }
        let breach = |((rule, team, seat), round)| TableBreach { rule, round, team, seat };
        found.into_iter().map(breach).collect()
    }
}
