//! Molter: several teams, few rounds, the players of a team spread over the other teams (molter).
//!
//! The table follows from the numbers of teams, boards and rounds alone. Boards form cells of two: an odd one and the even
//! one below it. An event may set a table of its own instead.

use super::{TableError, TableRound, TeamSeat, boards_of, length, pair_seats, schedule, schedule_over};
use crate::format::{
    Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Paired, Pairing, Schedule, Size, TableCheck,
    Trace, TrfCode,
};
use crate::tournament::{Occasion, OptionValue, Options};
use std::ops::RangeInclusive;

/// The Molter format of events ([`Molter`]).
#[derive(Clone, Copy, Debug)]
pub struct MolterFormat;

/// A table from outside in place of the constructed one (molter §6).
const TABLE: OptionFacts = OptionFacts {
    key: "table",
    kind: OptionKind::Games { check: TableCheck(|text| Molter::given(text).is_some()) },
};

static FACTS: Facts = Facts {
    paired: Paired::Teams,
    scores_matches: false,
    occasion: Some(Occasion::Olympiad),
    options: &[TABLE],
    final_order: &["TP", "BERLIN"],
    trf: &[TrfCode::of("CUSTOM_SCHILLER"), TrfCode::of("OTHER_FFE_MOLTER")],
    report_name: "Molter",
    ..Facts::of_table("molter", "Molter, three or more teams")
};

impl MolterFormat {
    /// Returns the table of an event: the one from outside if it is set.
    fn table(teams: u16, boards: u16, rounds: u8, options: &Options) -> Result<Molter, TableError> {
        match Self::given(options) {
            None => Molter::new(teams, boards, rounds),
            Some(table) if (table.teams(), table.boards()) == (teams, boards) => {
                Ok(table.first_rounds(rounds))
            }
            Some(table) => Err(TableError::OtherSize { teams: table.teams(), boards: table.boards() }),
        }
    }

    fn given(options: &Options) -> Option<Molter> {
        match TABLE.value(options) {
            OptionValue::Choice(text) => Molter::given(&text),
            OptionValue::YesNo(_) | OptionValue::Number(_) => None,
        }
    }
}

impl Format for MolterFormat {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, _trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let teams = &field.leg.teams;
        let count = u16::try_from(teams.len()).unwrap_or(u16::MAX);
        let table = Self::table(count, boards_of(teams)?, field.rounds.0, &field.options)?;
        let round = table.round(field.round.0).ok_or_else(|| schedule_over(table.rounds().into()))?;
        pair_seats(&round, teams)
    }

    fn check_size(&self, size: Size, options: &Options) -> Result<(), TableError> {
        let [teams, boards] =
            [size.participants, size.boards].map(|number| u16::try_from(number).unwrap_or(u16::MAX));
        Self::table(teams, boards, 1, options).map(|_| ())
    }

    /// The smallest event: three teams, as many rounds as they have.
    fn schedule(&self, players: u16, options: &Options) -> Result<Schedule, TableError> {
        self.schedule_of_teams(players, 3, u8::MAX, options)
    }

    fn schedule_of_teams(
        &self,
        players: u16,
        teams: u16,
        rounds: u8,
        options: &Options,
    ) -> Result<Schedule, TableError> {
        let table = Self::table(teams, players, rounds, options)?;
        Ok(schedule(table.rounds().into(), |round| table.round(u8::try_from(round).ok()?)))
    }

    fn rounds(&self, size: Size, options: &Options) -> RangeInclusive<u8> {
        let most = most_rounds(size.participants, size.boards);
        match u8::try_from(Self::given(options).map_or(most, |table| table.rounds.len())) {
            Ok(most) if most > 0 => 1..=most,
            _ => length(Ok(1)),
        }
    }
}

/// Returns the maximum number of rounds: a player meets each other team once (MT-3), and with two boards and an even
/// number of teams the last of those rounds would be a match of two teams (MT-4).
pub(super) fn most_rounds(teams: usize, boards: usize) -> usize {
    teams.saturating_sub(if boards == 2 && teams.is_multiple_of(2) { 2 } else { 1 })
}

/// Two players of a cell who meet, before their colours are known: team, and true for the even board.
type Met = [(u8, bool); 2];

/// A Molter table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Molter {
    pub(super) rounds: Vec<TableRound<TeamSeat>>,
}

impl Molter {
    /// Maximum number of teams, and of boards.
    pub const MOST: u16 = 40;

    /// Creates the table of `teams` teams of `boards` players, over `rounds` rounds at most.
    ///
    /// # Errors
    /// Returns an error for fewer than three teams, an odd number of boards, or more than [`Self::MOST`] of either.
    pub fn new(teams: u16, boards: u16, rounds: u8) -> Result<Self, TableError> {
        for found in [teams, boards] {
            if found > Self::MOST {
                return Err(TableError::TooMany { found, most: Self::MOST });
            }
        }
        if teams < 3 {
            return Err(TableError::TooFew { found: teams, least: 3 });
        }
        if boards == 0 || !boards.is_multiple_of(2) {
            return Err(TableError::OddBoards { boards });
        }
        let most = most_rounds(teams.into(), boards.into());
        let rounds = usize::from(rounds).min(most);
        let mut made = vec![TableRound { boards: Vec::new(), idle: None }; rounds];
        let teams = u8::try_from(teams).unwrap_or(u8::MAX);
        let mut met = Meetings::new(teams, rounds);
        for cell in 0..boards / 2 {
            let games = met.best(teams, rounds);
            met.add(&games);
            for (round, games) in made.iter_mut().zip(coloured(teams, &games)) {
                let seat = |(team, is_even)| TeamSeat { team, seat: 2 * cell + 1 + u16::from(is_even) };
                round.boards.extend(games.into_iter().map(|game| game.map(seat)));
            }
        }
        Ok(Self { rounds: made })
    }

    pub fn rounds(&self) -> u8 {
        u8::try_from(self.rounds.len()).unwrap_or(u8::MAX)
    }

    /// Returns a round, counted from 1; `None` if it does not exist.
    pub fn round(&self, round: u8) -> Option<TableRound<TeamSeat>> {
        self.rounds.get(usize::from(round).checked_sub(1)?).cloned()
    }
}

/// Returns the games of a cell by round, with its factors moved by `shift` (molter §3): those of the odd board, the
/// game that joins both boards if the number of teams is odd, those of the even board.
fn cell(teams: u8, rounds: usize, shift: u8) -> Vec<Vec<Met>> {
    let around = teams - u8::from(teams.is_multiple_of(2));
    let add = |one: u8, other: u8| ((u16::from(one) + u16::from(other)) % u16::from(around)) as u8;
    let factor = |middle: u8, is_even: bool| {
        let pair = move |k: u8| [(add(middle, k), is_even), (add(middle, around - k), is_even)];
        let first = (around < teams).then_some([(teams - 1, is_even), (middle, is_even)]);
        first.into_iter().chain((1..=around / 2).map(pair))
    };
    let step = |number: usize| add((number % usize::from(around)) as u8, shift);
    let round = |round: usize| {
        let is_second = round % 2 == 1;
        let (odd, even) = match around == teams {
            // The idle team on the odd board is 0, 1, then 2, N - 1, then 3, N - 2; on the even board 1 less that.
            true => {
                let idle = [0, 1].map(|of: usize| match round / 2 {
                    0 => of,
                    turn if of == 0 => turn + 1,
                    turn => usize::from(teams) - turn,
                });
                (step(idle[0]), step(idle[1]))
            }
            // Without an unused factor a single last round repeats its own.
            false => {
                let first = round - round % 2;
                let is_last_factor = first + 1 == usize::from(around);
                (step(first), step(if is_last_factor { first } else { first + 1 }))
            }
        };
        let (odd, even) = if is_second { (even, odd) } else { (odd, even) };
        let joined = (around == teams).then_some([(odd, false), (even, true)]);
        factor(odd, false).chain(joined).chain(factor(even, true)).collect()
    };
    (0..rounds).map(round).collect()
}

/// Numbers of games of every two teams: in all rounds, and in each.
struct Meetings {
    teams: usize,
    all: Vec<u32>,
    by_round: Vec<Vec<u32>>,
}

impl Meetings {
    fn new(teams: u8, rounds: usize) -> Self {
        let teams = usize::from(teams);
        let none = vec![0; teams * teams];
        Self { teams, by_round: vec![none.clone(); rounds], all: none }
    }

    fn add(&mut self, rounds: &[Vec<Met>]) {
        for (games, of_round) in rounds.iter().zip(&mut self.by_round) {
            for &[(one, _), (other, _)] in games {
                let at = usize::from(one.min(other)) * self.teams + usize::from(one.max(other));
                for counts in [&mut self.all, &mut *of_round] {
                    if let Some(count) = counts.get_mut(at) {
                        *count += 1;
                    }
                }
            }
        }
    }

    /// Returns the next cell: of all shifts the first that spreads the games of the teams most evenly (molter §3).
    fn best(&self, teams: u8, rounds: usize) -> Vec<Vec<Met>> {
        let around = teams - u8::from(teams.is_multiple_of(2));
        let made = (0..around).map(|shift| cell(teams, rounds, shift));
        made.min_by_key(|games| self.unevenness(games)).unwrap_or_default()
    }

    fn unevenness(&self, games: &[Vec<Met>]) -> (u32, u32, u32) {
        let mut with = Self { teams: self.teams, all: self.all.clone(), by_round: self.by_round.clone() };
        with.add(games);
        let pairs = (0..self.teams).flat_map(|one| (one + 1..self.teams).map(move |other| (one, other)));
        let counts = pairs.filter_map(|(one, other)| with.all.get(one * self.teams + other));
        let (least, most) = counts.fold((u32::MAX, 0), |(least, most), &of| (least.min(of), most.max(of)));
        let squares = |counts: &[u32]| counts.iter().map(|&of| of * of).sum::<u32>();
        let in_rounds = with.by_round.iter().map(|of| squares(of)).sum();
        (most.saturating_sub(least), squares(&with.all), in_rounds)
    }
}

/// Returns the games of a cell with White first: each two rounds together, then a single last one (molter §3).
fn coloured(teams: u8, rounds: &[Vec<Met>]) -> Vec<Vec<Met>> {
    let turned = |rounds: &[Vec<Met>]| match rounds {
        [first, second] => {
            let classes = classes(teams, [first, second]);
            let is_first = |&(team, is_even): &(u8, bool)| {
                classes.get(2 * usize::from(team) + usize::from(is_even)) == Some(&Some(false))
            };
            let order = |white_first: bool| {
                move |&[one, other]: &Met| {
                    if is_first(&one) == white_first { [one, other] } else { [other, one] }
                }
            };
            vec![first.iter().map(order(true)).collect(), second.iter().map(order(false)).collect()]
        }
        single => single.iter().map(|games| single_round(teams, games)).collect(),
    };
    rounds.chunks(2).flat_map(turned).collect()
}

/// Returns the class of every player of a cell, by team, the odd board first: `false` has White in the first of two
/// rounds, `true` in the second. Opponents have different classes, and team-mates where their cycles leave it open.
fn classes(teams: u8, rounds: [&Vec<Met>; 2]) -> Vec<Option<bool>> {
    let index = |(team, is_even): (u8, bool)| 2 * usize::from(team) + usize::from(is_even);
    let mut opponents = vec![Vec::new(); 2 * usize::from(teams)];
    for &[one, other] in rounds.into_iter().flatten() {
        for (of, against) in [(one, other), (other, one)] {
            if let Some(list) = opponents.get_mut(index(of)) {
                list.push(index(against));
            }
        }
    }
    let mut classes = vec![None; opponents.len()];
    for player in 0..classes.len() {
        // The team-mate shares the cell: 2t and 2t + 1.
        for (start, class) in [(player, false), (player ^ 1, true)] {
            let mut open = vec![(start, class)];
            while let Some((at, class)) = open.pop() {
                if let Some(of @ None) = classes.get_mut(at) {
                    *of = Some(class);
                    open.extend(opponents.get(at).into_iter().flatten().map(|&other| (other, !class)));
                }
            }
        }
    }
    classes
}

/// Returns a single round with White first: as lines between teams its games form cycles, each of which starts at the
/// lowest team and runs from White to Black. Of the games of a team those of the list come first, the joined one last.
fn single_round(teams: u8, games: &[Met]) -> Vec<Met> {
    let mut in_order: Vec<usize> = (0..games.len()).collect();
    in_order.sort_by_key(|&game| games.get(game).is_some_and(|[one, other]| one.1 != other.1));
    let mut white: Vec<Option<u8>> = vec![None; games.len()];
    for start in 0..teams {
        let mut team = start;
        loop {
            let is_next = |&&game: &&usize| {
                let has = |of: &Met| of.iter().any(|&(one, _)| one == team);
                white.get(game) == Some(&None) && games.get(game).is_some_and(has)
            };
            let Some(&game) = in_order.iter().find(is_next) else { break };
            let [(one, _), (other, _)] = games[game];
            white[game] = Some(team);
            team = if one == team { other } else { one };
        }
    }
    let order = |(&[one, other], white): (&Met, Option<u8>)| {
        if white == Some(one.0) { [one, other] } else { [other, one] }
    };
    games.iter().zip(white).map(order).collect()
}
