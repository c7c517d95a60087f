//! Teams as seats: pairing input of an event in which results determine pairings of teams.
//!
//! Such a field has teams in place of players, so that pairing, breaches, "why not?" and choices are those of every
//! Swiss system. The line-ups turn a pairing of teams into boards of players.

#[cfg(test)]
mod tests;
#[cfg(test)]
mod without_players_tests;

use crate::collate::Collation;
use crate::format::{
    Attendance, Course, Entrant, Facts, Field, Float, LegField, Pairing, RoundRecord, Seat, TeamWorth,
    is_by_game_points,
};
use crate::swiss::baku_value;
use crate::tournament::{
    Acceleration, BoardNo, Bye, Colour, GameStage, Match, Meeting, Out, PairingNumber, Participant, PlayerId,
    PointSystem, Points, RequestedBye, Round, RoundNo, Snapshot, Stage, Team, TeamId, is_white_again,
};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The team of each seat, and of every player. Empty if players are paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamSeats {
    teams: Vec<TeamId>,
    members: BTreeMap<PlayerId, Seat>,
}

impl TeamSeats {
    /// Seats teams in this order, seat 0 first.
    fn new(snapshot: &Snapshot, teams: Vec<TeamId>) -> Self {
        let seats = teams.iter().zip((0..=u16::MAX).map(Seat));
        let members = seats.flat_map(|(&id, seat)| {
            snapshot.team(id).into_iter().flat_map(Team::members).map(move |member| (member, seat))
        });
        Self { members: members.collect(), teams }
    }

    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.members.get(&player).copied()
    }

    pub fn team(&self, seat: Seat) -> Option<TeamId> {
        self.teams.get(seat.index()).copied()
    }

    pub fn seat_of(&self, team: TeamId) -> Option<Seat> {
        (0..=u16::MAX).map(Seat).zip(&self.teams).find(|&(_, &other)| other == team).map(|(seat, _)| seat)
    }

    pub fn members(&self) -> impl Iterator<Item = (PlayerId, Seat)> {
        self.members.iter().map(|(&id, &seat)| (id, seat))
    }

    /// Returns true if players are paired, so that no team has a seat.
    pub fn is_empty(&self) -> bool {
        self.teams.is_empty()
    }
}

/// Returns the team that a player represents in a round, with its number, if results determine pairings of teams.
pub fn team_for(snapshot: &Snapshot, round: RoundNo, player: PlayerId) -> Option<(PairingNumber, &Team)> {
    super::facts_of(snapshot, round).filter(|facts| facts.pairs_teams())?;
    let id = snapshot.team_of(player)?;
    let place = teams_in(snapshot, round).iter().position(|&other| other == id)?;
    Some((PairingNumber(u16::try_from(place + 1).ok()?), snapshot.team(id)?))
}

/// Returns the scores by which the teams of a round are paired, virtual points included; empty if results do not
/// determine pairings of teams.
pub fn team_scores(snapshot: &Snapshot, round: RoundNo) -> Vec<(TeamId, Points)> {
    let by_results = |facts: &&Facts| facts.pairs_teams() && facts.course == Course::Results;
    let made = super::facts_of(snapshot, round)
        .filter(by_results)
        .and_then(|_| super::setting(snapshot, round).ok());
    let Some(made) = made else { return Vec::new() };
    let score = |seat| Some((made.team_seats.team(seat)?, made.field.pairing_score(seat)));
    made.field.seats().filter_map(score).collect()
}

/// Returns the teams of the leg of a round in order of their numbers; without a leg, in the order they would be
/// numbered.
fn teams_in(snapshot: &Snapshot, round: RoundNo) -> Vec<TeamId> {
    let Some(leg) = snapshot.leg(round) else { return ranked_teams(snapshot) };
    let team = |participant| match participant {
        Participant::Team(id) => Some(id),
        Participant::Player(_) => None,
    };
    leg.participants().filter_map(team).collect()
}

/// Returns the teams that have not left before round 1, in order of registration.
pub fn entered_teams(snapshot: &Snapshot) -> Vec<TeamId> {
    let is_here = |id| snapshot.player(id).is_some_and(|known| !known.left_before_start());
    snapshot.teams().filter(|(_, team)| team.members().any(is_here)).map(|(id, _)| id).collect()
}

/// Rating assumed for an unrated player in the average of a team.
const UNRATED: u32 = 1400;

pub(crate) fn rating_in_average(snapshot: &Snapshot) -> impl Fn(PlayerId) -> u32 + '_ {
    let method = super::rating_method(snapshot);
    move |id| {
        let player = snapshot.player(id).map(|known| &known.player);
        let rated = player.and_then(|player| match method {
            Some(method) => method.rating(player),
            None => player.rating.or(player.national_rating),
        });
        rated.map_or(UNRATED, |rating| rating.get().into())
    }
}

/// Returns the teams that have not left before round 1, strongest first: by the average rating of the best players, as
/// many as a match has boards, or by the rating entered for the team, then by the ratings of the others one by one,
/// then by name.
pub fn ranked_teams(snapshot: &Snapshot) -> Vec<TeamId> {
    let rating = rating_in_average(snapshot);
    let names = Collation::new(snapshot.settings().language);
    let mut teams = entered_teams(snapshot);
    teams.sort_by_cached_key(|&id| {
        let team = snapshot.team(id);
        let mut ratings: Vec<u32> = team.into_iter().flat_map(Team::members).map(&rating).collect();
        ratings.sort_unstable_by_key(|&rating| Reverse(rating));
        let boards = team.map_or(0, |team| team.players.len()).min(ratings.len());
        let (best, others) = ratings.split_at(boards);
        let typed = team.and_then(|team| team.rating);
        let typed = typed.map(|rating| u32::from(rating.get()) * u32::try_from(boards).unwrap_or(1));
        let name = team.map_or("", |team| team.name.as_str());
        let name = names.sort_key(name);
        (Reverse(typed.unwrap_or_else(|| best.iter().sum())), Reverse(others.to_vec()), name)
    });
    teams
}

/// Values of the results of team matches in an event, and the score by which teams are paired.
struct Scores {
    worth: TeamWorth,
    by_game_points: bool,
    system: PointSystem,
}

impl Scores {
    /// Returns the score by which teams are paired, and the other one.
    fn of(&self, (points, match_points): (Points, Points)) -> [Points; 2] {
        if self.by_game_points { [points, match_points] } else { [match_points, points] }
    }

    /// Returns the values of a round in the score by which teams are paired.
    fn system(&self) -> PointSystem {
        let of = |bye| self.of(self.worth.of_bye(bye))[0];
        PointSystem {
            win: of(Bye::Requested(RequestedBye::FullPoint)),
            draw: of(Bye::Requested(RequestedBye::HalfPoint)),
            loss: Points::ZERO,
            absence: Points::ZERO,
            pairing_allocated_bye: of(Bye::PairingAllocated),
            match_bye: None,
        }
    }
}

/// Result of a round for a team: its record, and the points in the other score. Floats follow once the previous scores
/// are known.
type Told = (RoundRecord, Points);

/// Pairing input of a system that pairs teams, without the pairs that the arbiter keeps apart.
pub(super) struct Seated {
    pub(super) field: Field,
    pub(super) order: Vec<PlayerId>,
    pub(super) teams: Vec<TeamId>,
    pub(super) team_seats: TeamSeats,
}

/// Builds the input of a system that pairs teams. Before its leg has begun no team has a seat: a draft would contain
/// matches of teams without numbers.
pub(super) fn seated(snapshot: &Snapshot, facts: &Facts, round: RoundNo) -> Seated {
    let teams = if snapshot.leg(round).is_some() { teams_in(snapshot, round) } else { Vec::new() };
    let team_seats = TeamSeats::new(snapshot, teams.clone());
    let (settings, options) = (snapshot.settings(), snapshot.options(round));
    let leg = snapshot.leg(round);
    let boards = leg.and_then(|leg| leg.boards).unwrap_or_default();
    let scores = Scores {
        worth: TeamWorth::of(facts, options, &settings.points, boards),
        by_game_points: is_by_game_points(options),
        system: settings.points,
    };
    let first = snapshot.leg_start(round);
    let mut players: Vec<Entrant> =
        (1..=u16::MAX).zip(&teams).map(|(number, &id)| entrant(snapshot, round, number, id)).collect();
    for past in snapshot.rounds().iter().take(round.index()).skip(first.index()) {
        let told = told(snapshot, past, &team_seats, &scores);
        add_round(&mut players, &told, &virtual_in(past, &team_seats));
        for (player, &id) in players.iter_mut().zip(&teams) {
            let [match_points, game_points] = past.team_adjustment(id);
            player.given.push(scores.of((game_points, match_points))[0]);
        }
    }
    let virtual_points = match snapshot.round(round).filter(|paired| paired.stage() == Stage::Published) {
        Some(paired) => virtual_in(paired, &team_seats),
        None => accelerated(snapshot, round, &team_seats, &scores.system()),
    };
    for (player, points) in players.iter_mut().zip(virtual_points) {
        player.virtual_points = points;
    }
    let field = Field {
        round: snapshot.round_of_leg(round),
        rounds: leg.map_or(settings.rounds, |leg| leg.last).counted_from(first),
        initial_colour: settings.initial_colour.unwrap_or(Colour::White),
        alphabet: settings.language,
        points: scores.system(),
        options: options.clone(),
        forbidden: Vec::new(),
        players,
        leg: LegField::default(),
    };
    let order = teams.iter().filter_map(|&id| snapshot.team(id)?.players.first().copied()).collect();
    Seated { field, order, teams, team_seats }
}

/// Creates the entrant of a team, without its record.
fn entrant(snapshot: &Snapshot, round: RoundNo, number: u16, id: TeamId) -> Entrant {
    let published = snapshot.round(round).filter(|paired| paired.stage() == Stage::Published);
    let side = Participant::Team(id);
    // In a published round the participants are fixed, regardless of later arrangements.
    let requested_bye = match published.map(|paired| paired.team_out(side)) {
        None => snapshot.team_away(id, round),
        // A team that joined later had no match and no bye.
        Some(None) if published.is_some_and(|paired| paired.match_of_team(id).is_none()) => {
            Some(snapshot.team_missed(id))
        }
        Some(None | Some(Out::Bye(Bye::PairingAllocated))) => None,
        Some(Some(Out::Bye(Bye::Requested(bye)))) => Some(bye),
        Some(Some(Out::Through | Out::Idle)) => Some(RequestedBye::ZeroPoint),
    };
    let team = snapshot.team(id);
    let arrivals = team.into_iter().flat_map(Team::members).filter_map(|id| snapshot.player(id));
    Entrant {
        name: team.map(|team| team.name.to_string()).unwrap_or_default(),
        arrival: arrivals.map(|known| known.arrival).min().unwrap_or(RoundNo(1)),
        attendance: if requested_bye.is_some() { Attendance::Away } else { Attendance::Present },
        requested_bye,
        ..Entrant::new(PairingNumber(number))
    }
}

/// Returns the result of a past round for each seat.
fn told(snapshot: &Snapshot, round: &Round, seats: &TeamSeats, scores: &Scores) -> Vec<Told> {
    let without = |&id: &TeamId| {
        let bye = match round.team_out(Participant::Team(id)) {
            Some(Out::Bye(bye)) => bye,
            Some(Out::Through | Out::Idle) => Bye::ABSENT,
            None => Bye::Requested(snapshot.team_missed(id)),
        };
        let [points, other] = scores.of(scores.worth.of_bye(bye));
        (RoundRecord::Bye { bye, points }, other)
    };
    let mut told: Vec<Told> = seats.teams.iter().map(without).collect();
    for of in round.matches().iter() {
        for (seat, made) in told_of(round, of, seats, scores).into_iter().flatten() {
            if let Some(slot) = told.get_mut(seat.index()) {
                *slot = made;
            }
        }
    }
    for ((record, other), &id) in told.iter_mut().zip(&seats.teams) {
        let [match_points, game_points] = round.team_adjustment(id);
        let [own, others] = scores.of((game_points, match_points));
        let (RoundRecord::Played { points, .. }
        | RoundRecord::Forfeited { points, .. }
        | RoundRecord::Bye { points, .. }) = record;
        *points += own;
        *other += others;
    }
    told
}

/// Returns the result of a match for its two teams. It is forfeited if none of its boards was played (T-3); its colours
/// are those of its first board (1.6).
fn told_of(round: &Round, of: &Match, seats: &TeamSeats, scores: &Scores) -> Option<[(Seat, Told); 2]> {
    let first = round.board(*of.boards.first()?)?.meeting;
    let sides = [seats.seat(first.white)?, seats.seat(first.black)?];
    let mut points = [Points::ZERO; 2];
    let (mut games, mut is_played) = (0, false);
    for &board in of.boards.iter().filter(|board| round.game_stage(**board) == GameStage::Match) {
        let meeting = round.board(board)?.meeting;
        games += 1;
        let Some(result) = round.result(board) else {
            is_played = true;
            continue;
        };
        is_played |= result.is_played();
        let is_turned = seats.seat(meeting.white) != Some(sides[0]);
        let colours = [Colour::White, Colour::Black].map(|own| if is_turned { own.other() } else { own });
        for (sum, colour) in points.iter_mut().zip(colours) {
            *sum += scores.system.of_game(result, colour);
        }
    }
    if let [Some(one), Some(other)] = sides.map(|seat| score_of(round, seats, seat)) {
        (points, is_played) = ([one, other], true);
    }
    let match_points = scores.worth.of_match(points, games, is_played);
    let of_side = |own: usize| {
        let (opponent, colour) = (sides[1 - own], [Colour::White, Colour::Black][own]);
        let [points, other] = scores.of((points[own], match_points[own]));
        let record = match is_played {
            true => RoundRecord::Played { opponent, colour, points, float: None },
            false => RoundRecord::Forfeited { opponent, colour, points, float: None },
        };
        (sides[own], (record, other))
    };
    Some([of_side(0), of_side(1)])
}

/// Returns the points of a team in a match whose score was entered as a total.
fn score_of(round: &Round, seats: &TeamSeats, seat: Seat) -> Option<Points> {
    round.side_score(Participant::Team(seats.team(seat)?))
}

/// Adds a round to all records. Floats follow from the pairing scores of that round (T-8).
fn add_round(players: &mut [Entrant], told: &[Told], virtual_points: &[Points]) {
    let scores: Vec<Points> =
        players.iter().zip(virtual_points).map(|(player, &points)| player.score() + points).collect();
    let score = |seat: Seat| scores.get(seat.index()).copied().unwrap_or_default();
    for (own, (player, &(mut record, other))) in (0..).map(Seat).zip(players.iter_mut().zip(told)) {
        if let RoundRecord::Played { opponent, ref mut float, .. }
        | RoundRecord::Forfeited { opponent, ref mut float, .. } = record
        {
            *float = match score(own).cmp(&score(opponent)) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            };
        }
        player.record.push(record);
        player.secondary += other;
    }
}

fn virtual_in(round: &Round, seats: &TeamSeats) -> Vec<Points> {
    let mut points = vec![Points::ZERO; seats.teams.len()];
    for &(player, noted) in round.virtual_points() {
        if let Some(slot) = seats.seat(player).and_then(|seat| points.get_mut(seat.index())) {
            *slot = noted;
        }
    }
    points
}

/// Returns the virtual points of each seat in a round to be paired (C.04.7): those of the teams of GA.
fn accelerated(snapshot: &Snapshot, round: RoundNo, seats: &TeamSeats, system: &PointSystem) -> Vec<Points> {
    let mut points = vec![Points::ZERO; seats.teams.len()];
    let rounds = snapshot.leg(round).map_or(snapshot.settings().rounds, |leg| leg.last);
    let value = match snapshot.settings().acceleration {
        Acceleration::Baku => baku_value(round, rounds, system),
        // The other methods are defined for players.
        _ => Points::ZERO,
    };
    if value != Points::ZERO {
        let group = last_of_ga(snapshot, round, seats).map_or(0, |seat| seat.index() + 1);
        points.iter_mut().take(group).for_each(|points| *points = value);
    }
    points
}

/// Returns the last team of GA: of the N teams in the pairing of round 1, number 2·⌈N/4⌉ (C.04.7 1.2), recorded with
/// that pairing.
fn last_of_ga(snapshot: &Snapshot, round: RoundNo, seats: &TeamSeats) -> Option<Seat> {
    let first = snapshot.round(RoundNo(1)).filter(|_| round > RoundNo(1));
    if let Some(&(last, _)) = first.and_then(|first| first.virtual_points().last()) {
        return seats.seat(last);
    }
    let takes_part = |id: TeamId| match first {
        None => snapshot.team_away(id, RoundNo(1)).is_none(),
        Some(first) => {
            matches!(first.team_out(Participant::Team(id)), None | Some(Out::Bye(Bye::PairingAllocated)))
        }
    };
    let present: Vec<Seat> =
        (0..).map(Seat).zip(&seats.teams).filter(|&(_, &id)| takes_part(id)).map(|(seat, _)| seat).collect();
    let size = 2 * present.len().div_ceil(4);
    present.get(size.min(present.len()).checked_sub(1)?).copied()
}

/// Games of a pairing of teams.
pub(super) struct Boards {
    pub(super) meetings: Vec<Meeting>,
    pub(super) matches: Box<[Match]>,
    /// The teams without a match.
    pub(super) outs: Box<[(Participant, Out)]>,
}

/// Creates the boards of pairs of teams by their line-ups in a round: White of a pair is listed first, and has the
/// colours of that team.
pub(super) fn boards(
    snapshot: &Snapshot,
    round: RoundNo,
    (seats, field): (&TeamSeats, &Field),
    pairing: &Pairing,
) -> Boards {
    let (mut meetings, mut matches) = (Vec::new(), Vec::new());
    let mut playing = Vec::with_capacity(2 * pairing.boards.len());
    for pair in &pairing.boards {
        let sides = [pair.white, pair.black].map(|seat| seats.team(seat));
        let [Some(white), Some(black)] = sides else { continue };
        let line_ups = [white, black].map(|id| snapshot.line_up(id, round));
        let first = meetings.len();
        for (place, (&one, &other)) in line_ups[0].iter().zip(&line_ups[1]).enumerate() {
            let meeting = Meeting { white: one, black: other };
            let is_white = is_white_again(&field.options, place);
            meetings.push(if is_white { meeting } else { meeting.turned() });
        }
        let number = |place: usize| BoardNo(u16::try_from(place + 1).unwrap_or(u16::MAX));
        let boards = (first..meetings.len()).map(number).collect();
        matches.push(Match { sides: [white, black].map(Participant::Team), boards, stops: false });
        playing.extend([pair.white, pair.black]);
    }
    let told = |seat: Seat| pairing.outs.iter().find(|(side, _)| side.seat() == seat).map(|&(_, out)| out);
    let out = |(seat, &id): (Seat, &TeamId)| {
        let out = match field.player(seat).requested_bye {
            _ if playing.contains(&seat) => return None,
            _ if pairing.bye == Some(seat) => Out::Bye(Bye::PairingAllocated),
            requested => told(seat)
                .unwrap_or_else(|| Out::Bye(Bye::Requested(requested.unwrap_or(RequestedBye::ZeroPoint)))),
        };
        Some((Participant::Team(id), out))
    };
    let outs = field.seats().zip(&seats.teams).filter_map(out).collect();
    Boards { meetings, matches: matches.into(), outs }
}
