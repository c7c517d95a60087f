//! Scheveningen: two teams, everybody against everybody of the other team (team-formats §2).

use super::{TableError, TableRound, TeamSeat, length, schedule, schedule_over, team_boards, within};
use crate::format::{
    Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Paired, Pairing, Schedule, Size, Trace, TrfCode,
};
use crate::tournament::Options;
use std::ops::RangeInclusive;

/// The format.
#[derive(Clone, Copy, Debug)]
pub struct ScheveningenFormat;

const BALANCED: &str = "balanced";
const COLOURS: OptionFacts = OptionFacts {
    key: "colours",
    kind: OptionKind::Choice { usual: "alternating", among: &["alternating", BALANCED] },
};
/// Whether each pair meets with both colours.
const DOUBLE: OptionFacts = OptionFacts::yes_no("double");

static FACTS: Facts = Facts {
    paired: Paired::Teams,
    options: &[COLOURS, DOUBLE],
    trf: &[TrfCode::family("FIDE_SCHEVENINGEN")],
    ..Facts::of_table("scheveningen", "Scheveningen, two teams")
};

impl ScheveningenFormat {
    fn table(players: usize, options: &Options) -> Result<Scheveningen, TableError> {
        let colours =
            if COLOURS.is(BALANCED, options) { TeamColours::Balanced } else { TeamColours::Alternating };
        Scheveningen::new(u16::try_from(players).unwrap_or(u16::MAX), colours, DOUBLE.is_on(options))
    }
}

impl Format for ScheveningenFormat {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    /// The first team is team A: its players keep their seats.
    fn pair(&self, field: &Field, _trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let [one, other] = field.leg.teams.as_slice() else {
            return Err(TableError::Teams { found: field.leg.teams.len(), needed: 2 }.into());
        };
        let table = Self::table(one.players.len().max(other.players.len()), &field.options)?;
        let round = table.round(field.round.0.into()).ok_or_else(|| schedule_over(table.rounds()))?;
        team_boards(field, &round.boards)
    }

    fn rounds(&self, size: Size, options: &Options) -> RangeInclusive<u8> {
        length(Self::table(size.boards, options).map(|table| table.rounds()))
    }

    fn schedule(&self, players: u16, options: &Options) -> Result<Schedule, TableError> {
        let table = Self::table(players.into(), options)?;
        Ok(schedule(table.rounds(), |round| table.round(round)))
    }
}

/// Who has which colours in a Scheveningen match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TeamColours {
    /// A whole team has one colour, changing every round.
    #[default]
    Alternating,
    /// In each round both teams have as many Whites as Blacks.
    Balanced,
}

/// A Scheveningen match of two teams. The players of team A keep their seats, team B moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheveningen {
    players: u16,
    colours: TeamColours,
    double: bool,
}

/// Balanced colours for six players: the opponent of each seat of team A, by round, and whether A has White.
const BALANCED_6: [[(u16, bool); 6]; 6] = [
    [(1, true), (2, true), (3, false), (4, true), (5, false), (6, false)],
    [(2, false), (4, false), (6, true), (1, true), (3, false), (5, true)],
    [(3, true), (5, true), (2, false), (6, false), (4, true), (1, false)],
    [(4, false), (6, true), (5, false), (3, true), (1, false), (2, true)],
    [(5, true), (3, false), (1, true), (2, false), (6, true), (4, false)],
    [(6, false), (1, false), (4, true), (5, false), (2, true), (3, true)],
];

impl Scheveningen {
    /// Makes the table of two teams of `players` each.
    ///
    /// # Errors
    /// Refuses empty teams and more than [`super::MOST`]; balanced colours for even numbers that are neither six nor
    /// divisible by four, for which no table is fixed.
    pub fn new(players: u16, colours: TeamColours, double: bool) -> Result<Self, TableError> {
        within(players, 1)?;
        let is_balanced = players % 2 == 1 || players.is_multiple_of(4) || players == 6;
        if colours == TeamColours::Balanced && !is_balanced {
            return Err(TableError::NoBalancedTable { players });
        }
        Ok(Self { players, colours, double })
    }

    /// Returns how many rounds there are: one for each player of a team, twice as many in a double match.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        u32::from(self.players) * if self.double { 2 } else { 1 }
    }

    /// Returns a round, counted from 1, boards in order of the seats of team A; `None` when there is none.
    #[must_use]
    pub fn round(&self, round: u32) -> Option<TableRound<TeamSeat>> {
        if round == 0 || round > self.rounds() {
            return None;
        }
        let players = u32::from(self.players);
        let is_second = round > players;
        // With an even number, the second half of an alternating match begins with round 2: repeated plainly, each
        // team would have one colour twice running where the halves join.
        let shift =
            u32::from(is_second && self.colours == TeamColours::Alternating && players.is_multiple_of(2));
        let place = (round - 1 + shift) % players;
        let boards = (0..players).map(|seat| self.board(place, seat, is_second)).collect();
        Some(TableRound { boards, idle: None })
    }

    /// The board of a seat of team A; round and seat counted from 0.
    fn board(&self, round: u32, seat: u32, reversed: bool) -> [TeamSeat; 2] {
        let (opponent, is_white) = match self.colours {
            TeamColours::Alternating => ((seat + round) % u32::from(self.players), round.is_multiple_of(2)),
            TeamColours::Balanced => self.balanced(round, seat),
        };
        let player = |team, place: u32| TeamSeat { team, seat: u16::try_from(place + 1).unwrap_or(u16::MAX) };
        let board = [player(0, seat), player(1, opponent)];
        if is_white == reversed { [board[1], board[0]] } else { board }
    }

    /// The opponent of a seat of team A, and whether the seat has White.
    fn balanced(&self, round: u32, seat: u32) -> (u32, bool) {
        let players = u32::from(self.players);
        let is_first = round.is_multiple_of(2);
        if !players.is_multiple_of(2) {
            // x = (2i + r - 3) mod n, with i and r counted from 1.
            let x = (2 * seat + round) % players;
            return ((seat + round) % players, x.is_multiple_of(2) && (is_first || x + 1 != players));
        }
        if players == 6 {
            let row = BALANCED_6.get(round as usize).and_then(|row| row.get(seat as usize));
            return row.map_or((seat, is_first), |&(opponent, is_white)| (u32::from(opponent) - 1, is_white));
        }
        // Each half of team A meets one half of team B in the first half of the rounds, the other one afterwards.
        let half = players / 2;
        let is_upper = seat < half;
        let inside = (seat % half + round % half) % half;
        let meets_upper = is_upper == (round < half);
        (inside + if meets_upper { 0 } else { half }, is_upper == is_first)
    }
}
