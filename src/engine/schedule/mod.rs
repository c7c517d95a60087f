//! Formats that are known before round 1: round robins, Scheveningen, Skalitzka, and the bracket of a knockout.
//!
//! Each file holds the table, in numbers only, so that it can be looked up without an event, and the format that
//! gives the numbers to those who take part.

mod bracket;
mod groups;
mod knockout;
#[cfg(test)]
mod knockout_tests;
mod round_robin;
mod scheveningen;
mod skalitzka;
#[cfg(test)]
mod tests;

pub use bracket::{Bracket, Stage};
pub use groups::snake;
pub use knockout::Knockout;
pub use round_robin::{RoundRobin, RoundRobinFormat};
pub use scheveningen::{Scheveningen, ScheveningenFormat, TeamColours};
pub use skalitzka::{Skalitzka, SkalitzkaFormat};

use crate::format::{
    Field, NoPairing, Pair, PairedMatch, Pairing, Schedule, ScheduleRound, Seat, Side, TableError,
};
use crate::tournament::RoundNo;
use std::fmt::{self, Display, Formatter};
use std::ops::RangeInclusive;

/// One round of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRound<P> {
    /// Who meets, White first, in board order.
    pub boards: Vec<[P; 2]>,
    /// Who has no game in this round.
    pub idle: Option<P>,
}

/// A player of a team: `A1` is the first of team A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamSeat {
    /// The team, counted from 0.
    pub team: u8,
    /// The place in the board order, counted from 1.
    pub seat: u16,
}

impl Display for TeamSeat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A'.saturating_add(self.team)), self.seat)
    }
}

/// The most players, players of a team, or places of a bracket that a table is made for.
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

/// Writes a table of games out.
fn schedule<P: Display>(rounds: u32, round: impl Fn(u32) -> Option<TableRound<P>>) -> Schedule {
    Schedule { rounds: (1..=rounds).filter_map(round).map(written).collect(), is_bracket: false }
}

/// How many rounds a table has, as the limits of an event: exactly so many, or none where there is no table.
fn length(rounds: Result<u32, TableError>) -> RangeInclusive<u8> {
    let rounds = u8::try_from(rounds.unwrap_or(1)).unwrap_or(u8::MAX);
    rounds..=rounds
}

/// The refusal of a round after the last one of the table.
fn schedule_over(last: u32) -> NoPairing {
    NoPairing::ScheduleOver { last: RoundNo(u8::try_from(last).unwrap_or(u8::MAX)) }
}

/// Seats the players of teams at the boards of a table. The boards of two teams are their match of the round.
///
/// # Errors
/// Refuses teams of different sizes.
fn team_boards(field: &Field, boards: &[[TeamSeat; 2]]) -> Result<Pairing, NoPairing> {
    let seat = |player: TeamSeat| -> Result<Seat, TableError> {
        let team = field.leg.teams.get(usize::from(player.team)).ok_or(TableError::UnequalTeams)?;
        team.players.get(usize::from(player.seat) - 1).copied().ok_or(TableError::UnequalTeams)
    };
    let mut sizes = field.leg.teams.iter().map(|team| team.players.len());
    let first = sizes.next();
    if sizes.any(|size| Some(size) != first) {
        return Err(TableError::UnequalTeams.into());
    }
    let mut pairing = Pairing::default();
    for (place, &[white, black]) in boards.iter().enumerate() {
        pairing.boards.push(Pair { white: seat(white)?, black: seat(black)? });
        let sides =
            [white.team.min(black.team), white.team.max(black.team)].map(|team| Side::Team(team.into()));
        match pairing.matches.iter_mut().find(|of| of.sides == sides) {
            Some(of) => of.boards.push(place),
            None => pairing.matches.push(PairedMatch { sides, boards: vec![place] }),
        }
    }
    Ok(pairing)
}
