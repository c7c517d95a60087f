//! The teams of a team event, and the legs in a file.

use super::{ImportError, Importer, Loss, id};
use crate::command::{Command, CommandError, apply};
use crate::format::{Facts, TEAM_BYE, TeamWorth};
use crate::pairing::{TeamOpening, facts, opening, system};
use crate::tournament::{
    GameStage, Leg, Name, PairingNumber, Participant, Points, Rating, RoundNo, Snapshot, SystemId, Team,
    TeamId,
};
use crate::trf::comment::{self, Word};
use crate::trf::legs::{is_of_teams, legs_in};
use crate::trf::play_offs::{noted_in, play_offs_in};
use crate::trf::{FileFault, MatchPoints, Record, TeamFault, TeamRecord, TrfFile};
use std::collections::{BTreeMap, HashSet};
use std::num::NonZeroU8;

#[derive(Clone, Debug)]
pub(super) struct ListedTeam {
    /// Its number in the file; for a team of TRF16 its index among the records.
    number: u16,
    name: String,
    /// The places of its players in the file, in board order, reserves at the end.
    players: Vec<usize>,
    /// Number of players who are not reserves.
    boards: usize,
    /// Its strength, rounded.
    rating: Option<Rating>,
}

impl ListedTeam {
    pub(super) fn boards(&self) -> usize {
        self.boards
    }
}

/// Returns the teams of a team event, or an error if it is unsupported; empty for an individual event.
pub(super) fn listed(
    file: &TrfFile,
    places: &[Option<usize>],
    id: &SystemId,
) -> Result<Vec<ListedTeam>, FileFault> {
    if !file.is_team_event() && !is_of_teams(id) {
        return Ok(Vec::new());
    }
    let refuse = |why| FileFault::TeamEvent { why };
    if !is_of_teams(id) || system(id.as_str()).is_none() {
        let found = file.text(Record::EncodedType).or_else(|| file.text(Record::Type)).unwrap_or_default();
        return Err(refuse(TeamFault::System { found: found.to_owned() }));
    }
    let lists: Vec<(u16, &str, &[PairingNumber])> = match file.teams.as_slice() {
        [] => (1..).zip(&file.rosters).map(|(at, team)| (at, team.name.as_str(), &*team.players)).collect(),
        teams => teams.iter().map(|team| (team.number, team.name.as_str(), &*team.players)).collect(),
    };
    // Before round 1, teams may still be registered.
    if lists.len() < 2
        && file.players.iter().any(|player| player.cells.iter().any(crate::trf::RoundCell::is_pairing))
    {
        return Err(refuse(TeamFault::NoTeams));
    }
    let smallest = lists.iter().map(|(.., players)| players.len()).min().unwrap_or(0);
    let boards = match file.text(Record::BoardColours).map(|text| text.trim().chars().count()) {
        Some(boards @ 1..) => boards,
        _ => boards_in_rounds(file, &lists).unwrap_or(smallest),
    };
    let undrawn = undrawn(file);
    let mut known = HashSet::new();
    let mut teams = Vec::new();
    for (at, (number, name, players)) in lists.into_iter().enumerate() {
        let mut seated = Vec::new();
        for &player in players {
            let place = places.get(usize::from(player.0)).copied().flatten();
            let place = place.ok_or_else(|| refuse(TeamFault::UnknownPlayer { number: player }))?;
            if !known.insert(place) {
                return Err(refuse(TeamFault::TwiceInTeams { number: player }));
            }
            seated.push(place);
        }
        let own = undrawn.as_ref().and_then(|boards| boards.get(at).copied());
        // Also before any match was played that would show the number of boards.
        let boards = own.unwrap_or(boards).max(1);
        if seated.len() < boards && own.is_none() {
            let (team, players) = (name.to_owned(), seated.len());
            return Err(refuse(TeamFault::TooFewPlayers { team, players, boards }));
        }
        let rating = file.teams.iter().find(|team| team.number == number).and_then(strength);
        teams.push(ListedTeam { number, name: name.to_owned(), players: seated, boards, rating });
    }
    let is_playing = |line: &crate::trf::PlayerLine| line.cells.iter().any(crate::trf::RoundCell::is_pairing);
    let mut lines = file.players.iter().enumerate();
    if let Some((_, line)) = lines.find(|(place, line)| is_playing(line) && !known.contains(place)) {
        return Err(refuse(TeamFault::NoTeam { number: line.number }));
    }
    Ok(teams)
}

/// Returns the boards of each team of a file whose teams have no numbers yet.
fn undrawn(file: &TrfFile) -> Option<Vec<usize>> {
    let told = comment::value(file, Word::Undrawn)?;
    told.split(',').map(|boards| boards.parse().ok()).collect()
}

/// Returns the strength of a team, rounded; `None` if it is not a valid rating.
fn strength(team: &TeamRecord) -> Option<Rating> {
    let (whole, tenths) = team.strength.split_once('.').unwrap_or((&team.strength, "0"));
    let is_up = tenths.starts_with(|digit: char| digit >= '5');
    Rating::new(whole.trim().parse::<i64>().ok()? + i64::from(is_up)).ok()
}

/// Returns the maximum number of players of a team with a game in round 1.
fn boards_in_rounds(file: &TrfFile, lists: &[(u16, &str, &[PairingNumber])]) -> Option<usize> {
    let plays = |number: &&PairingNumber| {
        file.player(**number)
            .is_some_and(|line| matches!(line.cell(RoundNo(1)), crate::trf::RoundCell::Game { .. }))
    };
    let counts = lists.iter().map(|(.., players)| players.iter().filter(plays).count());
    counts.max().filter(|&boards| boards > 0)
}

/// Returns the file with players in place of teams in the records of a team event: the first player represents a team
/// that is paired by results.
pub(super) fn of_players(file: &TrfFile, system: &SystemId) -> TrfFile {
    let mut adapted = file.clone();
    // Before teams are registered, records name players.
    let has_teams = !file.teams.is_empty() || !file.rosters.is_empty();
    for record in adapted.requested_byes.iter_mut().filter(|_| has_teams) {
        let team = |number: &PairingNumber| file.teams.iter().find(|team| team.number == number.0);
        let players = record.players.iter().filter_map(team).flat_map(|team| team.players.iter().copied());
        record.players = players.collect();
    }
    match pairs_teams(system) {
        true => {
            for record in &mut adapted.prohibited {
                let team = |number: &PairingNumber| file.teams.iter().find(|team| team.number == number.0);
                let players = record.players.iter().filter_map(team);
                record.players = players.filter_map(|team| team.players.first().copied()).collect();
            }
        }
        false => adapted.prohibited.clear(),
    }
    // Virtual points of teams are derived from the acceleration.
    adapted.virtual_points.retain(|_| !pairs_teams(system));
    adapted
}

/// Returns true if results decide which teams meet.
pub(super) fn pairs_teams(system: &SystemId) -> bool {
    facts(system.as_str()).is_some_and(Facts::pairs_teams)
}

/// Returns the match points, if all of them are stated.
pub(super) fn worth(points: &MatchPoints) -> Option<[Points; 3]> {
    Some([points.win?, points.draw?, points.loss?])
}

impl Importer<'_> {
    /// Registers the teams, reports lost data of their records, and starts the leg that contains them.
    pub(super) fn register_teams(&mut self) -> Result<(), ImportError> {
        for (number, team) in (1..).zip(self.teams.clone()) {
            let name = super::head::name(&team.name).or_else(|| super::head::name(&number.to_string()));
            let name: Name = name.unwrap_or_else(|| self.event.snapshot().settings().name.clone());
            let (players, reserves) = team.players.split_at(team.boards.min(team.players.len()));
            let ids = |places: &[usize]| places.iter().copied().map(id).collect();
            let boards = u8::try_from(team.boards).ok().and_then(NonZeroU8::new);
            let team = match boards.filter(|_| self.has_stand_ins || team.players.is_empty()) {
                Some(boards) => Team { rating: team.rating, ..Team::without_players(name, boards) },
                None => Team::of(name, ids(players), ids(reserves)),
            };
            self.add(Command::RegisterTeam(team))?;
        }
        if !self.teams.is_empty() {
            self.announce_bye_of_teams()?;
        }
        if self.pairs_teams() {
            self.note_lost_of_teams();
            return Ok(());
        }
        let made = self.worth_of_matches();
        if let Some(points) = self.file.match_points.filter(|_| !self.teams.is_empty())
            && worth(&points) != made.as_ref().map(TeamWorth::scheme)
        {
            self.losses.push(Loss::TeamRecord { record: Record::MatchPoints });
        }
        let has_bye = facts(self.system.as_str()).is_some_and(|facts| facts.options.contains(&TEAM_BYE));
        let is_told = has_bye && self.file.team_byes.is_some() && !self.teams.is_empty();
        if made.is_some_and(|made| is_told && self.has_other_bye(&made)) {
            self.losses.push(Loss::TeamRecord { record: Record::TeamByes });
        }
        if !self.teams.is_empty() && !self.whole.prohibited.is_empty() {
            self.losses.push(Loss::TeamRecord { record: Record::Prohibited });
        }
        Ok(())
    }

    /// Starts the leg that contains the teams, unless they have no numbers yet, or a comment states it
    /// because some of them left before.
    pub(super) fn open(&mut self) -> Result<(), ImportError> {
        let is_told = self.told_legs().iter().any(|leg| leg.first == RoundNo(1));
        if self.teams.is_empty() || is_told || undrawn(self.file).is_some() {
            return Ok(());
        }
        let made = opening(self.event.snapshot(), &self.team_ids())
            .map_err(|why| FileFault::TeamEvent { why: TeamFault::Table(why) })?;
        if let Some(TeamOpening { settings, leg }) = made {
            let announced = settings.map(Command::Announce);
            announced
                .into_iter()
                .chain([Command::BeginLeg(leg)])
                .try_for_each(|command| self.add(command))?;
        }
        Ok(())
    }

    /// Returns the event with the opening leg of its teams; an individual event is returned unchanged.
    pub(super) fn opened(&self, snapshot: &Snapshot) -> Option<Snapshot> {
        if self.teams.is_empty() {
            return Some(snapshot.clone());
        }
        let TeamOpening { settings, leg } = opening(snapshot, &self.team_ids()).ok()??;
        let commands = settings.map(Command::Announce).into_iter().chain([Command::BeginLeg(leg)]);
        commands.into_iter().try_fold(snapshot.clone(), |event, command| apply(&event, &command)).ok()
    }

    fn team_ids(&self) -> Vec<TeamId> {
        self.event.snapshot().teams().map(|(id, _)| id).collect()
    }

    /// Returns the team with a number in the file, which is the order of registration.
    pub(super) fn team_with(&self, number: u16) -> Option<TeamId> {
        (1..).zip(&self.teams).find(|(_, team)| team.number == number).map(|(id, _)| TeamId(id))
    }

    pub(super) fn number_of_team(&self, id: TeamId) -> Option<u16> {
        (1..).map(TeamId).zip(&self.teams).find(|(team, _)| *team == id).map(|(_, team)| team.number)
    }

    /// Returns true if the first team of a match has White on board 1. If no round has all boards of a match,
    /// record 352 has the colours of the first team's players, and no match follows from them.
    pub(super) fn first_has_white(&self) -> bool {
        let begins_black = |colours: &str| colours.trim_start().starts_with('B');
        !self.file.text(Record::BoardColours).is_some_and(begins_black) || !self.has_match_on_all_boards()
    }

    /// Returns true if a round of the file has a match with a game on each board.
    fn has_match_on_all_boards(&self) -> bool {
        let boards = self.teams.first().map_or(0, ListedTeam::boards);
        self.next.up_to().filter(|&round| round < self.next).any(|round| {
            let mut games: BTreeMap<[Option<Participant>; 2], usize> = BTreeMap::new();
            for game in self.games(round).iter().filter(|game| game.stage == GameStage::Match) {
                let mut sides = [game.meeting.white, game.meeting.black].map(|player| self.side_of(player));
                sides.sort_unstable();
                *games.entry(sides).or_default() += 1;
            }
            games.into_values().any(|count| count == boards)
        })
    }

    /// Begins the play-off and the leg that the file states from a round on, and records what was entered
    /// before the round.
    pub(super) fn begin_legs(&mut self, round: RoundNo) -> Result<(), CommandError> {
        let player = |number: PairingNumber| self.place(number).map(id);
        let play_offs =
            play_offs_in(self.file, player).into_iter().filter(|play_off| play_off.first == round);
        let mut commands: Vec<Command> = play_offs.map(Command::BeginPlayOff).collect();
        let noted = noted_in(self.file, player).into_iter().filter(|(entered, _)| *entered == round);
        commands.extend(noted.map(|(_, fact)| Command::NotePlayOff(fact)));
        commands.extend(self.told_legs().into_iter().filter(|leg| leg.first == round).map(Command::BeginLeg));
        commands.into_iter().try_for_each(|command| self.add(command))
    }

    fn told_legs(&self) -> Vec<Leg> {
        let boards = self.teams.first().and_then(|team| u16::try_from(team.boards).ok());
        let player = |number: PairingNumber| self.place(number).map(id);
        legs_in(self.file, player, |number| self.team_with(number), boards)
    }

    /// Notes withdrawals, and absences of team members from a future round, that no record states.
    pub(super) fn gone(&mut self) -> Result<(), CommandError> {
        for (place, from) in self.withdrawn.clone().into_iter().enumerate() {
            let snapshot = self.event.snapshot();
            let is_there = snapshot.player(id(place)).is_some_and(|known| known.withdrawn().is_none());
            // A player can leave after the last round by an expulsion only, which has a comment of its own.
            let last = snapshot.last_round();
            if let Some(from) = from.filter(|&from| is_there && from <= last) {
                self.add(Command::Withdraw { id: id(place), from })?;
            }
        }
        self.absent(|round, next| round >= next)
    }

    /// Records the members of teams who miss a round, as stated in the comments: those of future rounds, and
    /// those on a board of a round though they were absent.
    pub(super) fn absent(&mut self, of: impl Fn(RoundNo, RoundNo) -> bool) -> Result<(), CommandError> {
        for (number, round, bye) in comment::absences(self.file) {
            let Some(place) = self.place(number).filter(|_| of(round, self.next)) else { continue };
            let Some(known) = self.event.snapshot().player(id(place)) else { continue };
            let is_other = known.withdrawn().is_none() && round < known.arrival;
            if known.away(round).is_none_or(|missed| is_other && missed != bye) {
                self.add(Command::SetBye { id: id(place), round, bye: Some(bye) })?;
            }
        }
        Ok(())
    }
}
