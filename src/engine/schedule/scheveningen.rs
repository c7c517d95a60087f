//! Scheveningen: two teams, each player against all players of the other team (team-formats §2).

use super::{
    RoundRobin, TableError, TableRound, TeamSeat, add_match, boards_of, check_rounds, check_teams, length,
    schedule, schedule_over, seat_of, within,
};
use crate::format::{
    Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Paired, Pairing, Schedule, Seat, Side, Size,
    TeamEntrant, Trace, TrfCode,
};
use crate::tournament::{Occasion, Options, Out};
use std::ops::RangeInclusive;

/// The Scheveningen format of events ([`Scheveningen`]).
#[derive(Clone, Copy, Debug)]
pub struct ScheveningenFormat;

const BALANCED: &str = "balanced";
const COLOURS: OptionFacts = OptionFacts {
    key: "colours",
    kind: OptionKind::Choice { usual: "alternating", among: &["alternating", BALANCED] },
};
/// True if each pair meets with both colours.
const DOUBLE: OptionFacts = OptionFacts::yes_no("double");
/// True if the second half of a balanced double match runs from its last round to its first.
const BACKWARDS: OptionFacts = OptionFacts::yes_no("backwards");

static FACTS: Facts = Facts {
    paired: Paired::Teams,
    occasion: Some(Occasion::TeamRoundRobin),
    options: &[COLOURS, DOUBLE, BACKWARDS],
    trf: &[TrfCode::family("FIDE_SCHEVENINGEN")],
    report_name: "Scheveningen",
    ..Facts::of_table("scheveningen", "Scheveningen, two teams")
};

impl ScheveningenFormat {
    fn table(players: usize, options: &Options) -> Result<Scheveningen, TableError> {
        let colours =
            if COLOURS.is(BALANCED, options) { TeamColours::Balanced } else { TeamColours::Alternating };
        let players = u16::try_from(players).unwrap_or(u16::MAX);
        let table = Scheveningen::new(players, colours, DOUBLE.is_on(options))?;
        Ok(if BACKWARDS.is_on(options) { table.with_second_half_backwards() } else { table })
    }
}

/// Returns the sum of the ratings in a team's board order, and their number: the average as a fraction.
fn average(field: &Field, team: &TeamEntrant) -> (u64, u64) {
    let rating = |&seat: &Seat| {
        let player = field.player(seat);
        player.rating.or(player.national_rating).map(|rating| u64::from(rating.get()))
    };
    let ratings = team.players.iter().filter_map(rating);
    ratings.fold((0, 0), |(sum, count), rating| (sum + rating, count + 1))
}

/// Returns the two teams of a match, team A first: the one with the higher average rating, or if equal, with the lower
/// number, which was drawn by lot (team-formats §2). A match in progress keeps its team A.
fn team_a_first(field: &Field, teams: [u16; 2], rounds_so_far: usize) -> [u16; 2] {
    let sides = teams.map(Side::Team);
    let under_way = field.leg.matches.iter().rev().take(rounds_so_far).flatten();
    let mut under_way = under_way.filter(|of| sides.contains(&of.sides[0]) && sides.contains(&of.sides[1]));
    if let Some(Side::Team(first)) = under_way.next().map(|of| of.sides[0]) {
        return if first == teams[0] { teams } else { [teams[1], teams[0]] };
    }
    let mut ordered = teams;
    ordered.sort_unstable();
    let strength =
        |team: u16| field.leg.teams.get(usize::from(team)).map_or((0, 0), |team| average(field, team));
    let [(one, of_one), (other, of_other)] = ordered.map(strength);
    if other * of_one.max(1) > one * of_other.max(1) {
        ordered.reverse();
    }
    ordered
}

impl Format for ScheveningenFormat {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    /// More than two teams play a round robin, each of whose rounds is one complete match (team-formats §2).
    fn pair(&self, field: &Field, _trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let teams = &field.leg.teams;
        let count = check_teams(teams.len())?;
        let table = Self::table(boards_of(teams)?.into(), &field.options)?;
        let who_meets = RoundRobin::new(count, 1, false)?;
        let before = u32::from(field.round.0.saturating_sub(1));
        let (match_round, round) = (before / table.rounds() + 1, before % table.rounds() + 1);
        let over = || schedule_over(table.rounds().saturating_mul(who_meets.rounds()));
        let met = who_meets.round(match_round).ok_or_else(over)?;
        let boards = table.round(round).ok_or_else(over)?.boards;
        let mut pairing = Pairing::default();
        for pair in met.boards {
            let sides = team_a_first(field, pair.map(|number| number - 1), (round - 1) as usize);
            let seat = |at: TeamSeat| {
                let team = sides.get(usize::from(at.team)).and_then(|&team| teams.get(usize::from(team)));
                seat_of(team, at.seat)
            };
            add_match(&mut pairing, sides, boards.iter().map(|board| board.map(seat)))?;
        }
        pairing.outs.extend(met.idle.map(|number| (Side::Team(number - 1), Out::Idle)));
        Ok(pairing)
    }

    fn rounds(&self, size: Size, options: &Options) -> RangeInclusive<u8> {
        let teams = u16::try_from(size.participants.max(2)).unwrap_or(u16::MAX);
        let matches = RoundRobin::new(teams, 1, false).map(|table| table.rounds());
        let each = Self::table(size.boards, options).map(|table| table.rounds());
        length(matches.and_then(|matches| Ok(matches.saturating_mul(each?))))
    }

    fn check_size(&self, size: Size, options: &Options) -> Result<(), TableError> {
        let teams = check_teams(size.participants)?;
        let table = Self::table(size.boards, options)?;
        check_rounds(table.rounds().saturating_mul(RoundRobin::new(teams, 1, false)?.rounds()))
    }

    fn rounds_of_match(&self, boards: usize, options: &Options) -> u8 {
        Self::table(boards, options).map_or(1, |table| u8::try_from(table.rounds()).unwrap_or(u8::MAX))
    }

    fn schedule(&self, players: u16, options: &Options) -> Result<Schedule, TableError> {
        let table = Self::table(players.into(), options)?;
        Ok(schedule(table.rounds(), |round| table.round(round)))
    }
}

/// Distribution of colours in a Scheveningen match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TeamColours {
    /// All players of a team have the same colour, alternating every round.
    #[default]
    Alternating,
    /// In each round both teams have equal numbers of Whites and Blacks.
    Balanced,
}

/// A Scheveningen match of two teams. The players of team A keep their seats, those of team B move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheveningen {
    players: u16,
    colours: TeamColours,
    double: bool,
    backwards: bool,
}

/// Balanced colours for six players: the opponents of the seats of team A by round, negative if A has Black.
const BALANCED_6: [[i8; 6]; 6] = [
    [1, 2, -3, 4, -5, -6],
    [-2, -4, 6, 1, -3, 5],
    [3, 5, -2, -6, 4, -1],
    [-4, 6, -5, 3, -1, 2],
    [5, -3, 1, -2, 6, -4],
    [-6, -1, 4, -5, 2, 3],
];

/// The same for ten players.
const BALANCED_10: [[i8; 10]; 10] = [
    [1, 2, 3, 4, -5, -6, -7, 8, -9, -10],
    [-2, -1, -8, -3, 10, 5, 6, -4, 7, 9],
    [3, 8, 4, 10, -6, -7, -9, 1, -2, -5],
    [-4, -3, -10, 6, 7, -8, 5, 9, -1, 2],
    [5, 4, -9, -7, -1, 10, -8, -2, 3, 6],
    [-6, 7, 1, 9, 8, 2, -10, -5, -4, -3],
    [7, -5, -2, -1, -4, -9, 3, 10, 6, 8],
    [-8, -6, 5, 2, 9, 1, 4, -3, -10, -7],
    [9, 10, 7, -5, -2, -3, -1, 6, 8, -4],
    [-10, -9, -6, -8, 3, 4, 2, -7, 5, 1],
];

impl Scheveningen {
    /// Creates the table of two teams of `players` each.
    ///
    /// # Errors
    /// Returns an error for empty teams or more than [`super::MOST`] players, and for balanced colours with an even
    /// number that is neither six nor divisible by four, for which no table is defined.
    pub fn new(players: u16, colours: TeamColours, double: bool) -> Result<Self, TableError> {
        within(players, 1)?;
        let is_balanced = players % 2 == 1 || players.is_multiple_of(4) || [6, 10].contains(&players);
        if colours == TeamColours::Balanced && !is_balanced {
            return Err(TableError::NoBalancedTable { players });
        }
        Ok(Self { players, colours, double, backwards: false })
    }

    /// Makes the second half of a balanced double match run backwards: in the same order as the first, players of 6, 10
    /// and odd numbers of boards have one colour three times in a row where the halves join (team-formats §2).
    #[must_use]
    pub fn with_second_half_backwards(self) -> Self {
        Self { backwards: true, ..self }
    }

    /// Returns the number of rounds: one for each player of a team, twice as many in a double match.
    pub fn rounds(&self) -> u32 {
        u32::from(self.players) * if self.double { 2 } else { 1 }
    }

    /// Returns a round, counted from 1, boards in the seat order of team A; `None` if it does not exist.
    pub fn round(&self, round: u32) -> Option<TableRound<TeamSeat>> {
        if round == 0 || round > self.rounds() {
            return None;
        }
        let players = u32::from(self.players);
        let is_second = round > players;
        // With an even number, the second half of an alternating match starts with round 2: repeated unchanged, each
        // team would have the same colour twice in a row where the halves join.
        let shift =
            u32::from(is_second && self.colours == TeamColours::Alternating && players.is_multiple_of(2));
        let place = match is_second && self.backwards && self.colours == TeamColours::Balanced {
            true => self.rounds() - round,
            false => (round - 1 + shift) % players,
        };
        let boards = (0..players).map(|seat| self.board(place, seat, is_second)).collect();
        Some(TableRound { boards, idle: None })
    }

    /// Returns the board of a seat of team A; round and seat are counted from 0.
    fn board(&self, round: u32, seat: u32, reversed: bool) -> [TeamSeat; 2] {
        let (opponent, is_white) = match self.colours {
            TeamColours::Alternating => ((seat + round) % u32::from(self.players), round.is_multiple_of(2)),
            TeamColours::Balanced => self.balanced(round, seat),
        };
        let player = |team, place: u32| TeamSeat { team, seat: u16::try_from(place + 1).unwrap_or(u16::MAX) };
        let board = [player(0, seat), player(1, opponent)];
        if is_white == reversed { [board[1], board[0]] } else { board }
    }

    /// Returns the opponent of a seat of team A, and true if the seat has White.
    fn balanced(&self, round: u32, seat: u32) -> (u32, bool) {
        let players = u32::from(self.players);
        let is_first = round.is_multiple_of(2);
        if !players.is_multiple_of(2) {
            // x = (2i + r - 3) mod n, with i and r counted from 1.
            let x = (2 * seat + round) % players;
            return ((seat + round) % players, x.is_multiple_of(2) && (is_first || x + 1 != players));
        }
        let listed = match players {
            6 => BALANCED_6.as_flattened(),
            10 => BALANCED_10.as_flattened(),
            _ => &[],
        };
        if let Some(&opponent) = listed.get((round * players + seat) as usize) {
            return (u32::from(opponent.unsigned_abs()) - 1, opponent > 0);
        }
        // Each half of team A meets one half of team B in the first half of the rounds, the other half afterwards.
        let half = players / 2;
        let is_upper = seat < half;
        let inside = (seat % half + round % half) % half;
        let meets_upper = is_upper == (round < half);
        (inside + if meets_upper { 0 } else { half }, is_upper == is_first)
    }
}
