//! Legs of an event, and settled matches. No record contains them, so the comment record does.

use super::TrfFile;
use super::comment::{self, Word};
use crate::format::{Course, Paired};
use crate::pairing::{contradicted, entered_teams, facts, ranked_teams};
use crate::tournament::{
    Leg, Match, Options, PairingNumber, Participant, PlayerId, PlayerMap, Round, RoundNo, SettledBy,
    Snapshot, Stage, SystemId, TeamId,
};
use std::borrow::Cow;

/// Numbers of players and teams in a file.
#[derive(Debug)]
pub(super) struct Numbers {
    players: PlayerMap<PairingNumber>,
    /// Number 1 first.
    pub teams: Vec<TeamId>,
}

impl Numbers {
    /// Numbers the players in `order`, and the teams as in the opening leg.
    pub fn new(snapshot: &Snapshot, order: &[PlayerId]) -> Self {
        let numbers = order.iter().copied().zip((1..).map(PairingNumber));
        let team = |participant| match participant {
            Participant::Team(id) => Some(id),
            Participant::Player(_) => None,
        };
        let leg = opening_leg(snapshot);
        let mut teams: Vec<TeamId> = leg.iter().flat_map(|leg| leg.participants()).filter_map(team).collect();
        let others: Vec<TeamId> =
            snapshot.teams().map(|(id, _)| id).filter(|id| !teams.contains(id)).collect();
        teams.extend(others);
        Self { players: PlayerMap::new(snapshot, numbers), teams }
    }

    /// Returns the number of a player; 0 if they are not in the file.
    pub fn player(&self, id: PlayerId) -> PairingNumber {
        self.players.get(id).unwrap_or(PairingNumber(0))
    }

    /// Returns the number of a team; 0 if it is not in the file.
    pub fn team(&self, id: TeamId) -> u16 {
        (1..).zip(&self.teams).find(|&(_, &team)| team == id).map_or(0, |(number, _)| number)
    }

    fn participant(&self, participant: Participant) -> String {
        match participant {
            Participant::Player(id) => self.player(id).to_string(),
            Participant::Team(id) => format!("T{}", self.team(id)),
        }
    }

    /// Formats a match with its winner as `2:5:12:5:no-show`, of teams as `2:T1:T8:T1:lot`.
    fn match_won(&self, round: u8, of: &Match, winner: Option<Participant>, by: SettledBy) -> String {
        let [one, other] = of.sides.map(|side| self.participant(side));
        let winner = winner.map_or_else(|| "0".to_owned(), |side| self.participant(side));
        format!("{round}:{one}:{other}:{winner}:{}", name(by))
    }
}

/// Returns true for a team event from round 1 on.
pub(super) fn is_of_teams(system: &SystemId) -> bool {
    facts(system.as_str()).is_some_and(|facts| facts.paired == Paired::Teams)
}

/// Returns the leg that opens a team event. It is described by the records of teams; until it begins, it is a
/// leg of the teams in the order of entry, or by strength where results pair them.
pub(super) fn opening_leg(snapshot: &Snapshot) -> Option<Cow<'_, Leg>> {
    let system = &snapshot.settings().system;
    let Some(first) = snapshot.legs().first() else { return undrawn_leg(snapshot).map(Cow::Owned) };
    let is_opening = first.first == RoundNo(1) && first.system == *system && is_of_teams(system);
    is_opening.then_some(Cow::Borrowed(first))
}

/// Returns a leg of teams that have no numbers yet.
fn undrawn_leg(snapshot: &Snapshot) -> Option<Leg> {
    let settings = snapshot.settings();
    let facts = facts(settings.system.as_str()).filter(|facts| facts.paired == Paired::Teams)?;
    let boards = snapshot.teams().map(|(_, team)| team.players.len()).min()?;
    let order = if facts.pairs_teams() { ranked_teams(snapshot) } else { entered_teams(snapshot) };
    Some(Leg {
        first: RoundNo(1),
        last: settings.rounds,
        system: settings.system.clone(),
        options: settings.options.clone(),
        groups: vec![order.into_iter().map(Participant::Team).collect()],
        boards: u16::try_from(boards).ok(),
        is_closed: facts.course != Course::Results,
        decided: String::new(),
    })
}

/// Adds the legs of an event, and the settled and contradicted matches, to the comments of its file. The
/// records of teams state the opening leg, unless a team left before it; if no leg has begun, a comment
/// states the number of boards of each team.
pub(super) fn add(file: &mut TrfFile, snapshot: &Snapshot, numbers: &Numbers) {
    let opening = opening_leg(snapshot);
    if snapshot.legs().is_empty() && opening.is_some() {
        let teams = numbers.teams.iter().filter_map(|&id| snapshot.team(id));
        comment::add(file, Word::Undrawn, &teams.map(|team| team.players.len()).collect::<Vec<_>>());
    }
    let opening = opening.filter(|leg| leg.participants().count() == numbers.teams.len());
    for leg in snapshot.legs().iter().filter(|leg| Some(*leg) != opening.as_deref()) {
        comment::add(file, Word::Leg, &[written(leg, numbers)]);
    }
    let published = snapshot.rounds().iter().filter(|round| round.stage() == Stage::Published);
    let settled = (1..=u8::MAX).zip(published).flat_map(|(number, round)| settled(number, round, numbers));
    comment::add(file, Word::Settled, &settled.collect::<Vec<_>>());
    let advanced = contradicted(snapshot)
        .into_iter()
        .map(|found| numbers.match_won(found.round.0, &found.state.of, found.plays_on, SettledBy::Arbiter));
    comment::add(file, Word::Advanced, &advanced.collect::<Vec<_>>());
}

/// Formats `8-10:round-robin:1.5.9/2.6.7:cycles=2;swap=true`.
fn written(leg: &Leg, numbers: &Numbers) -> String {
    let group = |group: &Vec<Participant>| {
        group.iter().map(|&participant| numbers.participant(participant)).collect::<Vec<_>>().join(".")
    };
    let groups: Vec<String> = leg.groups.iter().map(group).collect();
    let options = comment::unusual(&leg.options, &leg.system);
    let options: Vec<String> = options.map(|(key, value)| format!("{key}={value}")).collect();
    let Leg { first, last, system, .. } = leg;
    let end = if options.is_empty() { String::new() } else { format!(":{}", options.join(";")) };
    format!("{first}-{last}:{system}:{}{end}", groups.join("/"))
}

fn settled(number: u8, round: &Round, numbers: &Numbers) -> Vec<String> {
    if !round.has_listed_matches() {
        return Vec::new();
    }
    let matches = round.matches();
    let settled = matches.iter().filter_map(|of| Some((of, round.settlement(*of.boards.first()?)?)));
    settled.map(|(of, made)| numbers.match_won(number, of, made.winner, made.by)).collect()
}

const SETTLED_BY: [SettledBy; 5] =
    [SettledBy::GoldenPoint, SettledBy::FewestMoves, SettledBy::NoShow, SettledBy::Lot, SettledBy::Arbiter];

fn name(by: SettledBy) -> &'static str {
    match by {
        SettledBy::GoldenPoint => "golden-point",
        SettledBy::FewestMoves => "fewest-moves",
        SettledBy::NoShow => "no-show",
        SettledBy::Lot => "lot",
        SettledBy::Arbiter => "arbiter",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numbered {
    Player(PairingNumber),
    Team(u16),
}

impl Numbered {
    fn read(text: &str) -> Option<Self> {
        match text.strip_prefix('T') {
            Some(number) => number.parse().ok().map(Self::Team),
            None => text.parse().ok().map(PairingNumber).map(Self::Player),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settled<'a> {
    pub round: RoundNo,
    pub sides: [Numbered; 2],
    /// `None` if neither side advances.
    pub winner: Option<Numbered>,
    pub by: SettledBy,
    pub text: &'a str,
}

/// Returns the settled matches in a file, or those that its later rounds contradict.
pub(super) fn settled_in(file: &TrfFile, word: Word) -> impl Iterator<Item = Settled<'_>> {
    let read = |text| {
        let parts: Vec<&str> = str::split(text, ':').collect();
        let &[round, one, other, winner, by] = parts.as_slice() else { return None };
        Some(Settled {
            round: RoundNo(round.parse().ok()?),
            sides: [Numbered::read(one)?, Numbered::read(other)?],
            winner: Some(Numbered::read(winner)?).filter(|&side| side != Numbered::Player(PairingNumber(0))),
            by: SETTLED_BY.into_iter().find(|&known| name(known) == by)?,
            text,
        })
    };
    comment::values(file, word).flat_map(|list| list.split(',')).filter_map(read)
}

/// Returns the legs in a file, in order; `player` and `team` find participants by number. Legs with unknown
/// participants or systems are skipped.
pub(super) fn legs_in(
    file: &TrfFile,
    player: impl Fn(PairingNumber) -> Option<PlayerId>,
    team: impl Fn(u16) -> Option<TeamId>,
    boards: Option<u16>,
) -> Vec<Leg> {
    let participant = |text: &str| match text.strip_prefix('T') {
        Some(number) => team(number.parse().ok()?).map(Participant::Team),
        None => player(PairingNumber(text.parse().ok()?)).map(Participant::Player),
    };
    let read = |text: &str| {
        let mut parts = text.split(':');
        let (first, last) = parts.next()?.split_once('-')?;
        let system = SystemId::new(parts.next()?);
        let known = facts(system.as_str())?;
        let group = |text: &str| text.split('.').map(participant).collect::<Option<Vec<_>>>();
        let groups = parts.next()?.split('/').map(group).collect::<Option<Vec<_>>>()?;
        let mut options = Options::default();
        for (key, value) in parts.next().unwrap_or_default().split(';').filter_map(|of| of.split_once('=')) {
            let option = known.options.iter().find(|option| option.key == key);
            if let Some((option, value)) = option.and_then(|option| Some((option, option.read(value)?))) {
                option.set(&mut options, value);
            }
        }
        let boards = boards.filter(|_| known.paired == Paired::Teams);
        let (first, last) = (RoundNo(first.parse().ok()?), RoundNo(last.parse().ok()?));
        let is_closed = known.course != Course::Results;
        Some(Leg { first, last, system, options, groups, boards, is_closed, decided: String::new() })
    };
    comment::values(file, Word::Leg).filter_map(read).collect()
}
