//! What begins an event of teams: the leg that holds the teams in the order of their numbers.

use super::{entered_teams, facts, ranked_teams, size, system};
use crate::format::{Course, Facts, Paired, Size, TableError};
use crate::tournament::{Leg, Participant, RoundNo, Settings, Snapshot, Team, TeamId, shuffled};
use std::collections::BTreeSet;

/// What is to be done before round 1 of an event of teams can be paired, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// What is announced, where the number of rounds follows from the number of teams.
    pub settings: Option<Box<Settings>>,
    /// The leg in which the teams have their numbers.
    pub leg: Leg,
}

/// Whether the numbers of a table that were drawn no longer fit who takes part, while no round is paired: somebody has left
/// or come since, and lots are drawn again (round-robin §2).
#[must_use]
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

/// Returns the teams in order of their numbers: drawn by lot, where the same seed gives the same order (team-formats §1 decision 3);
/// where results decide who meets, by strength ([`ranked_teams`]).
#[must_use]
pub fn drawn_teams(snapshot: &Snapshot, seed: u64) -> Vec<TeamId> {
    if facts(snapshot.settings().system.as_str()).is_some_and(Facts::pairs_teams) {
        return ranked_teams(snapshot);
    }
    shuffled(entered_teams(snapshot), seed)
}

/// Returns what has to be done before round 1 is paired, so that the teams have their numbers in the order given; `None`
/// where players play for themselves, where a round is paired, or where a leg holds the teams as they are now.
///
/// # Errors
/// Refuses numbers of teams and of boards for which the format has no table.
pub fn opening(snapshot: &Snapshot, order: &[TeamId]) -> Result<Option<Opening>, TableError> {
    let drawn = begun_anew(snapshot, order)?;
    Ok(drawn
        .filter(|made| !snapshot.legs().first().is_some_and(|begun| is_same_but_for_order(begun, &made.leg))))
}

/// Returns what is announced before round 1 of an event of players where its format leaves one number of rounds only, as
/// tables and brackets do; `None` where that is announced already, or more than one is allowed.
#[must_use]
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

/// Returns how many rounds the event is to have: what its format leaves no choice of, also before that is announced.
#[must_use]
pub fn last_round(snapshot: &Snapshot) -> RoundNo {
    announced_length(snapshot).map_or(snapshot.last_round(), |settings| settings.rounds)
}

/// Returns the [`opening`] of an event whose teams get other numbers, though a leg holds them already.
///
/// # Errors
/// As [`opening`].
pub fn begun_anew(snapshot: &Snapshot, order: &[TeamId]) -> Result<Option<Opening>, TableError> {
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
    // Where results decide who meets, the arbiter announces how many rounds there are.
    let mut rounds = settings.rounds;
    if let Some(format) = system(settings.system.as_str()) {
        format.check_size(size, &settings.options)?;
        if format.facts().is_predetermined() {
            rounds = RoundNo(*format.rounds(size, &settings.options).end());
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
    Ok(Some(Opening { settings: announced, leg }))
}

/// Whether a leg that was begun still fits the teams, in whatever order they were drawn.
fn is_same_but_for_order(begun: &Leg, leg: &Leg) -> bool {
    let teams = |leg: &Leg| leg.participants().collect::<BTreeSet<_>>();
    teams(begun) == teams(leg) && Leg { groups: leg.groups.clone(), ..begun.clone() } == *leg
}

/// Returns how many boards a match has: every team lists exactly so many players.
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
