//! Start of an event of teams: the leg with the teams in order of their numbers.

use super::{entered_teams, facts, ranked_teams, size, system};
use crate::format::{Course, Facts, Paired, Size, TableError};
use crate::tournament::{Leg, Participant, RoundNo, Settings, Snapshot, Team, TeamId, shuffled};
use std::collections::BTreeSet;

/// Steps required before round 1 of an event of teams can be paired, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamOpening {
    /// The new settings, if the number of rounds follows from the number of teams.
    pub settings: Option<Box<Settings>>,
    /// The leg with the numbered teams.
    pub leg: Leg,
}

/// Returns true if the drawn numbers of a table no longer match the participants, while no round is paired: a
/// participant has left or joined since, and lots must be redrawn (round-robin §2).
pub fn is_draw_outdated(snapshot: &Snapshot) -> bool {
    let facts = facts(snapshot.settings().system.as_str()).filter(|facts| facts.course == Course::Table);
    let Some(facts) = facts.filter(|_| snapshot.last_paired().is_none()) else { return false };
    let here = || snapshot.players().filter(|(_, known)| !known.left_before_start()).map(|(id, _)| id);
    let is_of_teams = facts.paired == Paired::Teams;
    let entered: BTreeSet<Participant> = match is_of_teams {
        true => entered_teams(snapshot).into_iter().map(Participant::Team).collect(),
        false => here().map(Participant::Player).collect(),
    };
    let is_listed_otherwise =
        snapshot.legs().first().is_some_and(|leg| leg.participants().collect::<BTreeSet<_>>() != entered);
    let lots: Vec<usize> = here().filter_map(|id| snapshot.lot(id)).map(|lot| lot.get().into()).collect();
    let lots_differ =
        lots.iter().max().is_some_and(|&highest| lots.len() < entered.len() || highest > entered.len());
    is_listed_otherwise || !is_of_teams && lots_differ
}

/// Returns the teams in order of their numbers: drawn by lot, with the same order for the same seed (team-formats §1
/// decision 3); if results determine pairings, by strength ([`ranked_teams`]).
pub fn drawn_teams(snapshot: &Snapshot, seed: u64) -> Vec<TeamId> {
    if facts(snapshot.settings().system.as_str()).is_some_and(Facts::pairs_teams) {
        return ranked_teams(snapshot);
    }
    shuffled(entered_teams(snapshot), seed)
}

/// Returns the steps required before round 1 is paired, with the teams numbered in the given order; `None` if
/// individual players play, if a round is paired, or if a leg already has the current teams.
///
/// # Errors
/// Returns an error if the format has no table for the numbers of teams and boards.
pub fn opening(snapshot: &Snapshot, order: &[TeamId]) -> Result<Option<TeamOpening>, TableError> {
    let drawn = begun_anew(snapshot, order)?;
    Ok(drawn
        .filter(|made| !snapshot.legs().first().is_some_and(|begun| is_same_but_for_order(begun, &made.leg))))
}

/// Returns the settings with the number of rounds, before round 1 of an event of players whose format allows only one
/// number, as tables and brackets do; `None` if it is set already, or several numbers are allowed.
pub fn announced_length(snapshot: &Snapshot) -> Option<Box<Settings>> {
    let settings = snapshot.settings();
    let format = system(settings.system.as_str()).filter(|format| format.facts().limits_rounds)?;
    let size = size(snapshot, RoundNo(1));
    // Fewer than two players are refused when the round is paired.
    if snapshot.last_paired().is_some() || !snapshot.legs().is_empty() || size.participants < 2 {
        return None;
    }
    let (fewest, most) = format.rounds(size, &settings.options).into_inner();
    let rounds = RoundNo(most);
    (fewest == most && settings.rounds != rounds).then(|| Box::new(Settings { rounds, ..settings.clone() }))
}

/// Returns the number of rounds of the event, including a number forced by the format but not yet set.
pub fn last_round(snapshot: &Snapshot) -> RoundNo {
    announced_length(snapshot).map_or(snapshot.last_round(), |settings| settings.rounds)
}

/// Returns the [`opening`] of an event whose teams get new numbers, even if a leg has them already.
pub fn begun_anew(snapshot: &Snapshot, order: &[TeamId]) -> Result<Option<TeamOpening>, TableError> {
    let settings = snapshot.settings();
    let is_of_teams = facts(settings.system.as_str()).is_some_and(|facts| facts.paired == Paired::Teams);
    if !is_of_teams || snapshot.last_paired().is_some() {
        return Ok(None);
    }
    let boards = boards(snapshot)?;
    let plays_whole_matches = facts(settings.system.as_str()).is_some_and(|facts| facts.line_ups);
    if !plays_whole_matches
        && let Some(team) = order.iter().filter_map(|&id| snapshot.team(id)).find(|team| team.has_stand_ins())
    {
        return Err(TableError::NeedsPlayers { name: team.name.to_string() });
    }
    let size = Size { participants: order.len(), boards: boards.into() };
    // If results determine pairings, the arbiter sets the number of rounds.
    let mut rounds = settings.rounds;
    if let Some(format) = system(settings.system.as_str()) {
        format.check_size(size, &settings.options)?;
        if format.facts().is_predetermined() {
            let allowed = format.rounds(size, &settings.options);
            if !allowed.contains(&rounds.0) {
                rounds = RoundNo(*allowed.end());
            }
        }
    }
    let leg = Leg {
        first: RoundNo(1),
        last: rounds,
        system: settings.system.clone(),
        options: settings.options.clone(),
        groups: vec![order.iter().copied().map(Participant::Team).collect()],
        boards: Some(boards),
        is_closed: facts(settings.system.as_str()).is_some_and(|facts| facts.course != Course::Results),
        decided: String::new(),
    };
    let announced = (settings.rounds != rounds).then(|| Box::new(Settings { rounds, ..settings.clone() }));
    Ok(Some(TeamOpening { settings: announced, leg }))
}

/// Returns true if a leg that has begun still matches the teams, ignoring their order.
fn is_same_but_for_order(begun: &Leg, leg: &Leg) -> bool {
    let teams = |leg: &Leg| leg.participants().collect::<BTreeSet<_>>();
    teams(begun) == teams(leg) && Leg { groups: leg.groups.clone(), ..begun.clone() } == *leg
}

/// Returns the number of boards of a match: every team must list exactly this number of players.
fn boards(snapshot: &Snapshot) -> Result<u16, TableError> {
    let entered = entered_teams(snapshot);
    let mut teams = entered.iter().filter_map(|&id| snapshot.team(id));
    let with = teams.clone().find(|team| !team.has_stand_ins());
    let without = teams.clone().find(|team| team.has_stand_ins());
    if let (Some(with), Some(without)) = (with, without) {
        let [with, without] = [with, without].map(|team| team.name.to_string());
        return Err(TableError::PlayersInSomeTeams { with, without });
    }
    let Some(first) = teams.next() else { return Ok(0) };
    let boards = first.players.len();
    match teams.find(|team: &&Team| team.players.len() != boards) {
        Some(other) => Err(TableError::UnequalTeam {
            name: other.name.to_string(),
            players: other.players.len(),
            other: first.name.to_string(),
            boards,
        }),
        None => Ok(u16::try_from(boards).unwrap_or(u16::MAX)),
    }
}
