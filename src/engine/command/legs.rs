//! Legs: start, participants, and the side that each player plays for.

use super::CommandError;
use super::stage::check_before_complete;
use crate::tournament::{
    Leg, Name, PairingNumber, Participant, PlayerId, PlayerMap, Registration, Round, RoundNo, Snapshot, Team,
    TeamId,
};
use std::collections::HashSet;
use std::sync::Arc;

/// The side of each player in a round: themselves, or their team in the leg.
pub(super) struct Sides {
    /// `None` if there is no later leg, so that all players play for themselves.
    listed: Option<PlayerMap<Participant>>,
}

impl Sides {
    pub(super) fn of(snapshot: &Snapshot, leg: Option<&Leg>) -> Self {
        let Some(leg) = leg else { return Self { listed: None } };
        let listed = leg.participants().flat_map(|participant| {
            let players = match participant {
                Participant::Player(id) => vec![id],
                Participant::Team(id) => snapshot.team(id).into_iter().flat_map(Team::members).collect(),
            };
            players.into_iter().map(move |id| (id, participant))
        });
        Self { listed: Some(PlayerMap::new(snapshot, listed)) }
    }

    /// Returns the side of a player; `None` if they are not in this leg.
    pub(super) fn side(&self, id: PlayerId) -> Option<Participant> {
        match &self.listed {
            None => Some(Participant::Player(id)),
            Some(listed) => listed.get(id),
        }
    }
}

pub(super) fn name_of(snapshot: &Snapshot, participant: Participant) -> Result<Name, CommandError> {
    match participant {
        Participant::Player(id) => {
            let known = snapshot.player(id).map(|Registration { player, .. }| player.name.clone());
            known.ok_or(CommandError::NoSuchPlayer { id })
        }
        Participant::Team(id) => {
            snapshot.team(id).map(|team| team.name.clone()).ok_or(CommandError::NoSuchTeam { id })
        }
    }
}

/// Returns an error if the number of players of a team differs from the boards of a match in the leg.
fn check_boards(leg: &Leg, team: &Team) -> Result<(), CommandError> {
    match leg.boards {
        Some(boards) if team.players.len() != usize::from(boards) => {
            Err(CommandError::UnequalTeam { name: team.name.clone(), players: team.players.len(), boards })
        }
        _ => Ok(()),
    }
}

/// Returns an error if a changed team no longer fits a leg in which it takes part.
pub(super) fn check_team(snapshot: &Snapshot, id: TeamId, team: &Team) -> Result<(), CommandError> {
    let legs = snapshot.legs().iter();
    let mut played = legs.filter(|leg| leg.group_of(Participant::Team(id)).is_some());
    played.try_for_each(|leg| {
        check_boards(leg, team)?;
        check_alike(leg.participants().filter(|&side| side != Participant::Team(id)), snapshot, team)
    })
}

/// Returns an error if only some of the teams list players.
fn check_alike(
    mut others: impl Iterator<Item = Participant>,
    snapshot: &Snapshot,
    team: &Team,
) -> Result<(), CommandError> {
    let first = others.find_map(|side| match side {
        Participant::Team(id) => snapshot.team(id),
        Participant::Player(_) => None,
    });
    match first.filter(|other| other.has_stand_ins() != team.has_stand_ins()) {
        None => Ok(()),
        Some(other) => {
            let [with, without] = if team.has_stand_ins() { [other, team] } else { [team, other] };
            Err(CommandError::PlayersInSomeTeams { with: with.name.clone(), without: without.name.clone() })
        }
    }
}

/// Returns an error if the participant is in a leg, so that it cannot be removed.
pub(super) fn check_in_no_leg(snapshot: &Snapshot, participant: Participant) -> Result<(), CommandError> {
    match snapshot.legs().iter().find(|leg| leg.group_of(participant).is_some()) {
        Some(leg) => Err(CommandError::InLeg { name: name_of(snapshot, participant)?, first: leg.first }),
        None => Ok(()),
    }
}

/// Returns an error if groups are too small, list a participant twice, or mix players and teams.
fn check_participants(snapshot: &Snapshot, leg: &Leg) -> Result<(), CommandError> {
    if leg.groups.is_empty() || leg.groups.iter().any(|group| group.len() < 2) {
        return Err(CommandError::SmallLeg);
    }
    let mut named = HashSet::new();
    let mut kinds = [false; 2];
    for participant in leg.participants() {
        let name = name_of(snapshot, participant)?;
        if !named.insert(participant) {
            return Err(CommandError::TwiceInLeg { name });
        }
        kinds[usize::from(matches!(participant, Participant::Team(_)))] = true;
        if let Participant::Team(id) = participant
            && let Some(team) = snapshot.team(id)
        {
            check_boards(leg, team)?;
            check_alike(leg.participants(), snapshot, team)?;
        }
    }
    if kinds == [true; 2] { Err(CommandError::MixedLeg) } else { Ok(()) }
}

/// Starts a leg with the next round to be paired. Replaces a leg without paired rounds.
pub(super) fn begin(snapshot: &Snapshot, leg: &Leg) -> Result<Snapshot, CommandError> {
    let next = snapshot.next_to_publish();
    if let Some(round) = snapshot.last_paired().filter(|&round| round >= next) {
        return Err(CommandError::StillDraft { round });
    }
    if leg.first != next {
        return Err(CommandError::NotNext { round: leg.first, next });
    }
    if leg.last < leg.first {
        return Err(CommandError::LegEndsEarly { first: leg.first, last: leg.last });
    }
    check_before_complete(snapshot, next)?;
    check_participants(snapshot, leg)?;
    let mut legs = snapshot.legs().to_vec();
    if legs.last() == Some(leg) {
        return Err(CommandError::NoChange);
    }
    legs.pop_if(|last| last.first == leg.first);
    legs.push(leg.clone());
    Ok(Snapshot { legs: Arc::new(legs), ..snapshot.clone() })
}

/// Adds a team to the current leg if results decide which teams meet; a table has no place for it.
pub(super) fn admit(
    snapshot: &Snapshot,
    id: TeamId,
    number: PairingNumber,
) -> Result<Snapshot, CommandError> {
    let name = name_of(snapshot, Participant::Team(id))?;
    let next = snapshot.next_to_publish();
    if let Some(round) = snapshot.last_paired().filter(|&round| round >= next) {
        return Err(CommandError::StillDraft { round });
    }
    let pairs_teams =
        snapshot.last_published().and_then(|last| snapshot.round(last)).is_some_and(Round::pairs_teams);
    let mut legs = snapshot.legs().to_vec();
    let is_open = |leg: &&mut Leg| pairs_teams && !leg.is_closed && leg.first < next && leg.last >= next;
    let leg = legs.last_mut().filter(is_open);
    let Some(leg) = leg else { return Err(CommandError::NoPlaceForTeam { name }) };
    if leg.group_of(Participant::Team(id)).is_some() {
        return Err(CommandError::TwiceInLeg { name });
    }
    if let Some(team) = snapshot.team(id) {
        check_boards(leg, team)?;
        check_alike(leg.participants(), snapshot, team)?;
    }
    let Some(teams) = leg.groups.first_mut() else { return Err(CommandError::NoPlaceForTeam { name }) };
    teams.insert(number.index().min(teams.len()), Participant::Team(id));
    Ok(Snapshot { legs: Arc::new(legs), ..snapshot.clone() })
}

/// Removes a leg without paired rounds.
pub(super) fn discard(snapshot: &Snapshot, first: RoundNo) -> Result<Snapshot, CommandError> {
    let mut legs = snapshot.legs().to_vec();
    if legs.pop_if(|last| last.first == first).is_none() {
        return Err(CommandError::NoSuchLeg { first });
    }
    match snapshot.round(first) {
        Some(_) => Err(CommandError::RoundAlreadyPaired { round: first }),
        None => Ok(Snapshot { legs: Arc::new(legs), ..snapshot.clone() }),
    }
}

/// Returns true if results decide which teams meet in a round, even if none meet any more.
pub(super) fn pairs_teams(snapshot: &Snapshot, number: RoundNo, round: &Round) -> bool {
    !round.by_table && teams_of(snapshot, number).next().is_some()
}

pub(super) fn teams_of(snapshot: &Snapshot, number: RoundNo) -> impl Iterator<Item = TeamId> {
    let participants = snapshot.leg(number).into_iter().flat_map(Leg::participants);
    participants.filter_map(|participant| match participant {
        Participant::Team(id) => Some(id),
        Participant::Player(_) => None,
    })
}

/// Returns an error if a team of the round has neither a match nor a bye.
pub(super) fn check_teams_placed(
    snapshot: &Snapshot,
    number: RoundNo,
    round: &Round,
) -> Result<(), CommandError> {
    let Some(play) = round.play.as_deref().filter(|_| !round.by_table) else { return Ok(()) };
    let is_placed = |side: &Participant| {
        play.matches.iter().any(|of| of.sides.contains(side)) || play.outs.iter().any(|(out, _)| out == side)
    };
    let mut teams = teams_of(snapshot, number).map(Participant::Team);
    match teams.find(|side| !is_placed(side)) {
        Some(side) => Err(CommandError::TeamUnplaced { name: name_of(snapshot, side)? }),
        None => Ok(()),
    }
}
