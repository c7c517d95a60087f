//! Units that are ranked separately: an entire event, or one group of one of its legs.

use crate::format::{Course, Size};
use crate::pairing::system;
use crate::tournament::{Leg, Participant, PlayerId, Points, RoundNo, Snapshot, SystemId, Team};

/// The players who are ranked together, and the rounds that count for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    pub first: RoundNo,
    /// The last round that counts; unpublished rounds do not.
    pub last: RoundNo,
    pub planned: usize,
    pub system: SystemId,
    /// The group of the leg, counted from 0; `None` if there is only one group.
    pub group: Option<usize>,
    /// The players, number 1 first. Players of teams are listed team by team.
    pub players: Vec<PlayerId>,
}

impl Scope {
    /// Returns all players and all rounds up to `after`, with the system and number of rounds of the settings.
    pub fn whole(snapshot: &Snapshot, after: RoundNo) -> Self {
        let players = match snapshot.numbering() {
            [] => snapshot.players().map(|(id, _)| id).collect(),
            numbered => numbered.iter().copied().filter(|&id| !snapshot.is_stand_in(id)).collect(),
        };
        let settings = snapshot.settings();
        let planned = settings.rounds.0.into();
        let system = settings.system.clone();
        Self { first: RoundNo(1), last: after, planned, system, group: None, players }
    }

    /// Returns all scopes ranked up to `after`, in order of play: the event as set up, then every leg that has begun,
    /// group by group.
    pub fn all(snapshot: &Snapshot, after: RoundNo) -> Vec<Self> {
        let after = last_ranked(snapshot, after);
        let begun = || snapshot.legs().iter().filter(|leg| leg.first <= after);
        let mut scopes = Vec::new();
        if begun().next().is_none_or(|leg| leg.first > RoundNo(1)) {
            let last = begun().next().and_then(|leg| leg.first.previous()).unwrap_or(after);
            scopes.push(Self::whole(snapshot, last));
        }
        for (place, leg) in begun().enumerate() {
            let next = begun().nth(place + 1).and_then(|leg| leg.first.previous());
            let last = next.unwrap_or(after).min(leg.last);
            let group = |(number, members): (usize, &Vec<Participant>)| Self {
                first: leg.first,
                last,
                planned: planned(leg, members.len()),
                system: leg.system.clone(),
                group: (leg.groups.len() > 1).then_some(number),
                players: players(snapshot, members),
            };
            scopes.extend(leg.groups.iter().enumerate().map(group));
        }
        scopes
    }
}

/// Returns the last round up to `after` that is ranked: a play-off orders the tied players, but its leg ranks no
/// player.
fn last_ranked(snapshot: &Snapshot, after: RoundNo) -> RoundNo {
    let played_off = snapshot.play_offs().first().and_then(|record| record.play_off.first.previous());
    played_off.map_or(after, |last| last.min(after))
}

/// Returns the scores of all players after the first `rounds` rounds, within the scope that ranks them when `round` is
/// played, player 1 first: a final starts from zero (round-robin, open questions); players outside it keep the points
/// of their group.
pub fn ranked_scores(snapshot: &Snapshot, round: RoundNo, rounds: usize) -> Vec<Points> {
    let mut scores = snapshot.scores(rounds);
    let last = last_ranked(snapshot, round);
    for leg in snapshot.legs().iter().filter(|leg| leg.first > RoundNo(1) && leg.first <= last) {
        let own = snapshot.scores_in(leg.first.index()..rounds);
        for id in leg.groups.iter().flat_map(|group| players(snapshot, group)) {
            if let (Some(score), Some(&own)) = (scores.get_mut(id.index()), own.get(id.index())) {
                *score = own;
            }
        }
    }
    scores
}

/// Returns the number of rounds of a group of a leg: those of its own table if other groups are larger.
fn planned(leg: &Leg, participants: usize) -> usize {
    let announced = usize::from(leg.rounds().0.max(1));
    let table = system(leg.system.as_str()).filter(|format| format.facts().course == Course::Table);
    let boards = leg.boards.map_or(1, usize::from);
    let own = table.map(|format| *format.rounds(Size { participants, boards }, &leg.options).end());
    own.map_or(announced, |own| announced.min(own.into()))
}

fn players(snapshot: &Snapshot, members: &[Participant]) -> Vec<PlayerId> {
    let of = |&member: &Participant| match member {
        Participant::Player(id) => vec![id],
        Participant::Team(id) => snapshot.team(id).into_iter().flat_map(Team::members).collect(),
    };
    members.iter().flat_map(of).filter(|&id| !snapshot.is_stand_in(id)).collect()
}
