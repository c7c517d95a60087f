//! Boards of the matches of two teams that a table or a bracket brings together (team-formats, knockout §3).
//!
//! Line-ups are facts of the event: record 300, or the first players of record 310, as many as record 352 has boards.

use super::records::Records;
use super::{Fault, fault};

/// Returns the players of two teams at each board of their match, 0 at an empty seat.
pub(super) fn boards(records: &Records, round: usize, teams: [usize; 2]) -> Result<Vec<[usize; 2]>, Fault> {
    let [one, other] = teams.map(|team| line_up(records, round, team));
    Ok(one?.into_iter().zip(other?).map(|(one, other)| [one, other]).collect())
}

/// Returns the player of a team at each board.
fn line_up(records: &Records, round: usize, team: usize) -> Result<Vec<usize>, Fault> {
    let boards = records.teams.colours.len();
    let members = records.teams.players.get(&team).map_or(&[][..], Vec::as_slice);
    let seated = records.teams.line_ups.get(&(round, team)).map_or(members, Vec::as_slice);
    let seated: Vec<usize> = seated.iter().copied().chain(std::iter::repeat(0)).take(boards).collect();
    let fits = |(at, player): (usize, &usize)| {
        *player == 0 || members.contains(player) && !seated[..at].contains(player)
    };
    if seated.iter().all(|&player| player == 0) || !seated.iter().enumerate().all(fits) {
        let why = format!("records 300, 310 and 352 seat no players of team {team} in round {round}");
        return fault("report", why);
    }
    Ok(seated)
}
