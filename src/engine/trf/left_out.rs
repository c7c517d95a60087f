//! What a report cannot say of an event: told when one is written.

use crate::tournament::{Place, Round, RoundNo, Snapshot, Stage};
use std::collections::BTreeSet;
use thiserror::Error;

/// Something of an event for which a report has no room: a player has one game a round in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LeftOut {
    /// Games of matches beside the first of each two players.
    #[error(
        "{games} further games of matches are not in the report: it has one game a player and round. Keep the event file."
    )]
    FurtherGames {
        /// How many.
        games: usize,
    },
    /// Teams, and the matches they play.
    #[error(
        "The {teams} teams and their matches are not in the report, only the games of their players. Keep the event file."
    )]
    Teams {
        /// How many.
        teams: usize,
    },
    /// The system, groups and participants of a leg.
    #[error("That round {first} began a leg of its own is not in the report. Keep the event file.")]
    Leg {
        /// Its first round.
        first: RoundNo,
    },
}

/// Returns what the report of an event leaves out ([`super::from_snapshot`]); nothing for an event of players in one leg
/// with one game a meeting.
#[must_use]
pub fn left_out(snapshot: &Snapshot) -> Vec<LeftOut> {
    let published = snapshot.rounds().iter().filter(|round| round.stage() == Stage::Published);
    let games = published.map(|round| further_games(round)).sum();
    let teams = snapshot.teams().count();
    let legs = snapshot.legs().iter().filter(|leg| leg.first > RoundNo(1));
    let further = (games > 0).then_some(LeftOut::FurtherGames { games });
    let teams = (teams > 0).then_some(LeftOut::Teams { teams });
    further.into_iter().chain(teams).chain(legs.map(|leg| LeftOut::Leg { first: leg.first })).collect()
}

/// Counts the boards with a result at which nobody is found: those who sit there have another board first.
fn further_games(round: &Round) -> usize {
    let first: BTreeSet<_> = round
        .places()
        .iter()
        .filter_map(|place| match place {
            Place::AtBoard(board, _) => Some(*board),
            Place::Nowhere | Place::Bye(_) | Place::Through | Place::Idle | Place::Pool => None,
        })
        .collect();
    round.games().filter(|(board, _, result)| result.is_some() && !first.contains(board)).count()
}
