//! Teams: membership, and the changes that are valid once they have played.

use super::legs::{check_in_no_leg, check_team};
use super::results::check_open;
use super::roster::check_in_no_team;
use super::stage::at_stage;
use super::{CommandError, roster, stand_ins};
use crate::tournament::{
    Participant, PlayerId, Points, Round, RoundNo, RoundPlace, Snapshot, Stage, Team, TeamId,
};
use std::collections::HashSet;
use std::sync::Arc;

pub(super) fn registered(snapshot: &Snapshot, id: TeamId) -> Result<&Team, CommandError> {
    snapshot.team(id).ok_or(CommandError::NoSuchTeam { id })
}

/// Returns an error if a team has no players or boards, or if players are unregistered, listed twice or in another
/// team.
fn check_members(snapshot: &Snapshot, team: &Team, own: Option<TeamId>) -> Result<(), CommandError> {
    if team.players.is_empty() {
        return Err(CommandError::EmptyTeam);
    }
    if snapshot.teams().any(|(id, other)| Some(id) != own && other.name == team.name) {
        return Err(CommandError::TeamNameTaken { name: team.name.clone() });
    }
    let mut named = HashSet::new();
    for id in team.members() {
        let known = snapshot.player(id).ok_or(CommandError::NoSuchPlayer { id })?;
        if known.is_stand_in && !team.has_stand_ins() {
            return Err(CommandError::NoSuchPlayer { id });
        }
        if !named.insert(id) {
            return Err(CommandError::TwiceInTeam { id });
        }
        if snapshot.team_of(id) != own {
            check_in_no_team(snapshot, id)?;
        }
    }
    Ok(())
}

fn first_game(snapshot: &Snapshot, id: PlayerId) -> Option<RoundNo> {
    let at_board = |round: &RoundNo| {
        snapshot.round(*round).is_some_and(|paired| matches!(paired.place(id), RoundPlace::AtBoard(..)))
    };
    snapshot.last_paired()?.up_to().find(at_board)
}

pub(super) fn register(snapshot: &Snapshot, team: &Team) -> Result<Snapshot, CommandError> {
    let (snapshot, team) = stand_ins::seated(snapshot, None, team)?;
    check_members(&snapshot, &team, None)?;
    Ok(snapshot.with_team(snapshot.next_team(), Some(team)))
}

/// Changes a team. Once a round is published, changes of board order or reserves are logged with their
/// reason; members who have played stay in the team, so that every game keeps the team it was played for.
pub(super) fn edit(
    snapshot: &Snapshot,
    id: TeamId,
    team: &Team,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    let known = registered(snapshot, id)?;
    let (seated, team) = &stand_ins::seated(snapshot, Some(known), team)?;
    check_members(seated, team, Some(id))?;
    if known == team {
        return Err(CommandError::NoChange);
    }
    check_team(snapshot, id, team)?;
    let members_differ = known.players != team.players || known.reserves != team.reserves;
    if members_differ && snapshot.last_published().is_some() && reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    let gone = known.members().filter(|&player| !team.has(player));
    for player in gone {
        if let Some(round) = first_game(snapshot, player) {
            return Err(CommandError::PlayedForTeam { id: player, round });
        }
    }
    Ok(stand_ins::without(seated, known, |player| team.has(player)).with_team(id, Some(team.clone())))
}

/// Withdraws every remaining member.
pub(super) fn withdraw(snapshot: &Snapshot, id: TeamId, from: RoundNo) -> Result<Snapshot, CommandError> {
    let known = registered(snapshot, id)?;
    let is_there = |id: &PlayerId| snapshot.player(*id).is_some_and(|known| known.withdrawn().is_none());
    let there: Vec<PlayerId> = known.members().filter(is_there).collect();
    if there.is_empty() {
        return Err(CommandError::NoChange);
    }
    there.into_iter().try_fold(snapshot.clone(), |snapshot, id| roster::withdraw(&snapshot, id, from))
}

/// Reinstates the members who left last; those who had left before stay withdrawn.
pub(super) fn reinstate(snapshot: &Snapshot, id: TeamId) -> Result<Snapshot, CommandError> {
    let known = registered(snapshot, id)?;
    let left = |id: PlayerId| snapshot.player(id).and_then(|known| known.withdrawn());
    let Some(last) = known.members().filter_map(left).max() else { return Err(CommandError::NoChange) };
    let back = known.members().filter(|&id| left(id) == Some(last));
    back.into_iter().try_fold(snapshot.clone(), |snapshot, id| roster::reinstate(&snapshot, id))
}

/// Adjusts a team's points in a round, match points first.
pub(super) fn adjust(
    snapshot: &Snapshot,
    id: TeamId,
    round: RoundNo,
    points: [Points; 2],
    reason: &str,
) -> Result<Snapshot, CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    check_open(snapshot, round)?;
    let known = registered(snapshot, id)?;
    if reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    if published.match_of_team(id).is_none() && published.team_out(Participant::Team(id)).is_none() {
        return Err(CommandError::TeamWithoutMatch { name: known.name.clone(), round });
    }
    if published.team_adjustment(id) == points {
        return Err(CommandError::NoChange);
    }
    let mut play = published.play.as_deref().cloned().unwrap_or_default();
    match points {
        [Points::ZERO, Points::ZERO] => play.adjusted.remove(&id),
        points => play.adjusted.insert(id, points),
    };
    let changed = Round { play: Some(Arc::new(play)), ..published.clone() };
    Ok(snapshot.with_round(round, changed))
}

pub(super) fn remove(snapshot: &Snapshot, id: TeamId) -> Result<Snapshot, CommandError> {
    let known = registered(snapshot, id)?;
    check_in_no_leg(snapshot, Participant::Team(id))?;
    for player in known.members() {
        if let Some(round) = first_game(snapshot, player) {
            return Err(CommandError::PlayedForTeam { id: player, round });
        }
    }
    Ok(stand_ins::without(snapshot, known, |_| false).with_team(id, None))
}
