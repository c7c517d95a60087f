//! Teams that list no players: a stand-in holds each of their boards, so that rounds, tables and reports need no
//! special case.

use super::{CommandError, roster};
use crate::tournament::{Name, Player, PlayerId, RequestedBye, Snapshot, Team};
use std::sync::Arc;

/// Returns a team with a stand-in at every board if it lists no players, and the event with the new stand-ins.
/// `known` is the previous team.
pub(super) fn seated(
    snapshot: &Snapshot,
    known: Option<&Team>,
    team: &Team,
) -> Result<(Snapshot, Team), CommandError> {
    let Some(boards) = team.boards else { return Ok((snapshot.clone(), team.clone())) };
    if boards.get() > Team::MOST_BOARDS {
        return Err(CommandError::TooManyBoards { most: Team::MOST_BOARDS });
    }
    let before = known.filter(|known| known.has_stand_ins()).map_or(&[][..], |known| &known.players);
    if !team.reserves.is_empty() || team.players.iter().any(|id| !before.contains(id)) {
        return Err(CommandError::PlayersAndBoards);
    }
    let (mut next, mut players) = (snapshot.clone(), Vec::with_capacity(boards.get().into()));
    for board in 0..usize::from(boards.get()) {
        let name = named(team, board);
        match before.get(board).and_then(|&id| Some((id, next.player(id)?.clone()))) {
            Some((id, mut registration)) => {
                registration.player.name = name;
                next = next.with_registration(id, Some(registration));
                players.push(id);
            }
            None => players.push(added(&mut next, name)?),
        }
    }
    Ok((next, Team { players, ..team.clone() }))
}

/// Returns the name of the stand-in of a board, counted from 0: the team's name with the number of the board.
fn named(team: &Team, board: usize) -> Name {
    let number = format!(" {}", board + 1);
    let room = Name::LONGEST.saturating_sub(number.chars().count());
    let name: String = team.name.as_str().chars().take(room).collect();
    Name::new(&format!("{}{number}", name.trim_end())).unwrap_or_else(|_| team.name.clone())
}

fn added(snapshot: &mut Snapshot, name: Name) -> Result<PlayerId, CommandError> {
    let (id, arrival) = (snapshot.next_player(), snapshot.next_to_publish());
    roster::add(snapshot, &Player::named(name), arrival, RequestedBye::ZeroPoint)?;
    if let Some(Some(known)) = snapshot.roster.get_mut(id.index()) {
        Arc::make_mut(known).is_stand_in = true;
    }
    Ok(id)
}

/// Returns the event without those stand-ins of a team that are not kept.
pub(super) fn without(snapshot: &Snapshot, team: &Team, is_kept: impl Fn(PlayerId) -> bool) -> Snapshot {
    let gone = team.players.iter().copied().filter(|&id| team.has_stand_ins() && !is_kept(id));
    gone.fold(snapshot.clone(), |event, id| event.with_registration(id, None))
}
