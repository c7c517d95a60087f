//! Formats whose tables are known before round 1: round robins, Scheveningen, Skalitzka, Molter, and the brackets of knockouts.
//!
//! [`pairing::schedule`](crate::pairing::schedule) looks up any of them by id. [`RoundRobin`], [`Scheveningen`],
//! [`Skalitzka`], [`Molter`] and [`KnockoutBracket`] are the tables themselves; events use the [`FORMATS`] built on them.
//!
//! Each file contains the table, in numbers only and usable without an event, and the format that assigns the numbers
//! to participants.

mod bracket;
mod given_table;
#[cfg(test)]
mod given_table_tests;
mod knockout;
#[cfg(test)]
mod knockout_tests;
mod molter;
#[cfg(test)]
mod molter_tests;
mod played_bracket;
mod round_robin;
mod scheveningen;
mod skalitzka;
mod team_knockout;
#[cfg(test)]
mod team_knockout_tests;
mod team_round_robin;
#[cfg(test)]
mod tests;

pub use bracket::{KnockoutBracket, Stage};
pub use given_table::TableBreach;
pub use knockout::Knockout;
pub use molter::{Molter, MolterFormat};
pub use round_robin::{RoundRobin, RoundRobinFormat};
pub use scheveningen::{Scheveningen, ScheveningenFormat, TeamColours};
pub use skalitzka::{Skalitzka, SkalitzkaFormat, colour_on_the_left};
pub use team_knockout::TeamKnockout;
pub use team_round_robin::TeamRoundRobin;

use crate::format::{
    Format, NoPairing, Pair, PairedMatch, Pairing, Schedule, ScheduleRound, Seat, Side, TableError,
    TeamEntrant,
};
use crate::tournament::RoundNo;
use played_bracket::PlayedBracket;
use std::fmt::{self, Display, Formatter};
use std::ops::RangeInclusive;

/// The formats known before round 1, in the order offered to the arbiter.
pub const FORMATS: &[&dyn Format] = &[
    &RoundRobinFormat,
    &ScheveningenFormat,
    &SkalitzkaFormat,
    &MolterFormat,
    &TeamRoundRobin,
    &Knockout,
    &TeamKnockout,
];

/// Distributes players over `groups` groups in snake order of the rating list: 1 to g, then g to 1, and so on
/// (round-robin §1). Every group lists its strongest player first; sizes differ by at most one. Returns no group if
/// `groups` is 0.
pub fn snake<T: Clone>(strongest_first: &[T], groups: usize) -> Vec<Vec<T>> {
    let mut dealt = vec![Vec::new(); groups];
    for (row, players) in strongest_first.chunks(groups.max(1)).enumerate() {
        let in_turn = dealt.iter_mut();
        if row % 2 == 0 { deal(in_turn, players) } else { deal(in_turn.rev(), players) }
    }
    dealt
}

fn deal<'g, T: Clone + 'g>(groups: impl Iterator<Item = &'g mut Vec<T>>, players: &[T]) {
    groups.zip(players).for_each(|(group, player)| group.push(player.clone()));
}

/// One round of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRound<P> {
    /// The pairs, White first, in board order.
    pub boards: Vec<[P; 2]>,
    /// The player without a game in this round.
    pub idle: Option<P>,
}

/// A player of a team: `A1` is the first of team A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamSeat {
    /// The team, counted from 0.
    pub team: u8,
    /// The position in the board order, counted from 1.
    pub seat: u16,
}

impl Display for TeamSeat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A'.saturating_add(self.team)), self.seat)
    }
}

/// Maximum number of players, players of a team, or slots of a bracket in a table.
pub const MOST: u16 = 1_000;

fn within(found: u16, least: u16) -> Result<(), TableError> {
    match found {
        _ if found < least => Err(TableError::TooFew { found, least }),
        _ if found > MOST => Err(TableError::TooMany { found, most: MOST }),
        _ => Ok(()),
    }
}

fn written<P: Display>(round: TableRound<P>) -> ScheduleRound {
    let boards = round.boards.into_iter().map(|board| board.map(|player| player.to_string()));
    let idle = round.idle.map(|player| [player.to_string(), "0".to_owned()]);
    ScheduleRound { boards: boards.chain(idle).collect(), through: Vec::new() }
}

fn schedule<P: Display>(rounds: u32, round: impl Fn(u32) -> Option<TableRound<P>>) -> Schedule {
    Schedule { rounds: (1..=rounds).filter_map(round).map(written).collect(), is_bracket: false }
}

/// Returns the number of rounds of a table as the limits of an event: exactly this number, or 1 if there is no table.
fn length(rounds: Result<u32, TableError>) -> RangeInclusive<u8> {
    let rounds = u8::try_from(rounds.unwrap_or(1)).unwrap_or(u8::MAX);
    rounds..=rounds
}

/// Returns the refusal of a round after the last one of the table.
fn schedule_over(last: u32) -> NoPairing {
    NoPairing::ScheduleOver { last: RoundNo(u8::try_from(last).unwrap_or(u8::MAX)) }
}

/// Adds a match of two teams, first side first; boards list White first.
///
/// # Errors
/// Returns an error if a seat does not exist in the team.
fn add_match(
    pairing: &mut Pairing,
    sides: [u16; 2],
    boards: impl Iterator<Item = [Option<Seat>; 2]>,
) -> Result<(), NoPairing> {
    let first = pairing.boards.len();
    for board in boards {
        let [Some(white), Some(black)] = board else { return Err(TableError::UnequalTeams.into()) };
        pairing.boards.push(Pair { white, black });
    }
    let boards = (first..pairing.boards.len()).collect();
    pairing.matches.push(PairedMatch { sides: sides.map(Side::Team), boards });
    Ok(())
}

/// Returns the number of teams.
///
/// # Errors
/// Returns an error for fewer than two.
fn check_teams(found: usize) -> Result<u16, TableError> {
    match found {
        0 | 1 => Err(TableError::Teams { found, needed: 2 }),
        _ => Ok(u16::try_from(found).unwrap_or(u16::MAX)),
    }
}

/// Returns an error for more rounds than an event can have.
fn check_rounds(found: u32) -> Result<(), TableError> {
    let most = u8::MAX;
    match u8::try_from(found) {
        Ok(_) => Ok(()),
        Err(_) => Err(TableError::TooManyRounds { found, most }),
    }
}

/// Returns the number of players per team.
///
/// # Errors
/// Returns an error if the teams differ in size.
fn boards_of(teams: &[TeamEntrant]) -> Result<u16, TableError> {
    let mut sizes = teams.iter().map(|team| team.players.len());
    let first = sizes.next().unwrap_or(0);
    match sizes.all(|size| size == first) {
        true => Ok(u16::try_from(first).unwrap_or(u16::MAX)),
        false => Err(TableError::UnequalTeams),
    }
}

/// Returns the pairing of a round whose players are named by their seats: its boards, and the matches of the teams in
/// order of their first boards.
///
/// # Errors
/// Returns an error if a seat does not exist in the team.
fn pair_seats(round: &TableRound<TeamSeat>, teams: &[TeamEntrant]) -> Result<Pairing, NoPairing> {
    let seat = |at: TeamSeat| seat_of(teams.get(usize::from(at.team)), at.seat);
    let mut pairing = Pairing::default();
    for (place, &players) in round.boards.iter().enumerate() {
        let [Some(white), Some(black)] = players.map(seat) else {
            return Err(TableError::UnequalTeams.into());
        };
        pairing.boards.push(Pair { white, black });
        let [one, other] = players.map(|at| at.team);
        let sides = [one.min(other), one.max(other)].map(|team| Side::Team(team.into()));
        match pairing.matches.iter_mut().find(|of| of.sides == sides) {
            Some(of) => of.boards.push(place),
            None => pairing.matches.push(PairedMatch { sides, boards: vec![place] }),
        }
    }
    Ok(pairing)
}

/// Returns the player at a position of a team's board order.
fn seat_of(team: Option<&TeamEntrant>, place: u16) -> Option<Seat> {
    team?.players.get(usize::from(place).checked_sub(1)?).copied()
}
