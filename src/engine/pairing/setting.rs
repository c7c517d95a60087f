//! Pairing input of a format for a round of an event: all records, groups, teams and matches; and the mapping from its
//! seats back to players.

use super::floats::{floats_by, source};
use super::teams::{self, Boards, Seated, TeamSeats, entered_teams};
use super::{
    ApartGroup, ProposeError, kept_apart, numbering, rating_method, reserved_boards, restrictions, system,
};
use crate::format::{
    Attendance, Course, Entrant, Field, Format, LegField, Pair, Paired, PairedMatch, Pairing, PastGame,
    PastMatch, RoundRecord, Seat, Side, Size, TeamEntrant,
};
use crate::swiss::{floats::float, virtual_points};
use crate::tournament::{
    BoardFloat, BoardNo, Bye, Colour, Draft, Float, Forfeit, GameResult, Leg, Match, Meeting, PairingNumber,
    Participant, PlayerId, PlayerMap, PointSystem, Points, Registration, RequestedBye, Round, RoundNo,
    RoundPlace, Ruling, Settlement, Snapshot, Stage, Team, TeamId,
};
use std::collections::HashSet;
use std::ops::Range;

/// Pairing input: the format, its field, and the players of the seats.
pub struct Setting {
    pub system: &'static dyn Format,
    /// Input of the format; rounds are those of the leg.
    pub field: Field,
    /// The player of every seat, seat 0 first: the order of pairing numbers, in a leg group by group or team by team.
    /// If teams are paired by results, the first player of each team, who represents it.
    pub order: Vec<PlayerId>,
    /// The team of each seat, if teams are paired by results.
    pub team_seats: TeamSeats,
    /// The team at each index of [`LegField::teams`].
    pub teams: Vec<TeamId>,
    pub round: RoundNo,
}

/// Returns the pairing input of the format of a round's leg. A published round keeps the numbers it was paired with; a
/// draft is not binding.
pub fn setting(snapshot: &Snapshot, round: RoundNo) -> Result<Setting, ProposeError> {
    let id = snapshot.system(round);
    let system = system(id.as_str()).ok_or_else(|| ProposeError::UnknownSystem { system: id.clone() })?;
    if system.facts().pairs_teams() {
        let Seated { mut field, order, teams, team_seats } = teams::seated(snapshot, system.facts(), round);
        field.forbidden = restrictions::forbidden(snapshot.settings(), round, &[], &|id| team_seats.seat(id));
        let mut setting = Setting { system, field, order, teams, team_seats, round };
        if system.facts().course == Course::Bracket {
            setting.field.leg.matches = setting.past_matches(snapshot);
        }
        return Ok(setting);
    }
    let (order, teams, groups) = match snapshot.leg(round) {
        None => (order_for(snapshot, system, round), Vec::new(), Vec::new()),
        Some(leg) => of_leg(snapshot, leg),
    };
    let mut field = field(snapshot, round, &order);
    field.leg.groups = groups;
    let mut setting = Setting { system, field, order, team_seats: TeamSeats::default(), teams, round };
    if system.facts().paired == Paired::Teams {
        setting.field.leg.teams =
            setting.teams.iter().filter_map(|&id| setting.entrant(snapshot.team(id)?)).collect();
    }
    if system.facts().course == Course::Bracket || system.facts().paired == Paired::Teams {
        setting.field.leg.matches = setting.past_matches(snapshot);
    }
    Ok(setting)
}

/// Returns the size of the leg of a round, or of the event if no leg has begun; the largest group counts.
pub fn size(snapshot: &Snapshot, round: RoundNo) -> Size {
    let facts = super::facts_of(snapshot, round);
    let is_of_teams = facts.is_some_and(|facts| facts.paired == Paired::Teams);
    let by_results = facts.is_none_or(|facts| facts.course == Course::Results);
    // A table has no number for players who left before round 1.
    let takes_part = |(id, known): &(PlayerId, &Registration)| {
        by_results || !known.left_before_start() || snapshot.numbering().contains(id)
    };
    let boards = || snapshot.teams().map(|(_, team)| team.players.len()).max().unwrap_or(0);
    let group = snapshot.leg(round).and_then(|leg| leg.groups.iter().map(Vec::len).max());
    Size {
        participants: group.unwrap_or_else(|| match is_of_teams {
            true => entered_teams(snapshot).len(),
            false => snapshot.players().filter(takes_part).count(),
        }),
        boards: if is_of_teams { boards() } else { 1 },
    }
}

fn of_leg(snapshot: &Snapshot, leg: &Leg) -> (Vec<PlayerId>, Vec<TeamId>, Vec<Range<u16>>) {
    let (mut players, mut teams) = (Vec::new(), Vec::new());
    for participant in leg.participants() {
        match participant {
            Participant::Player(id) => players.push(id),
            Participant::Team(id) => {
                teams.push(id);
                players.extend(snapshot.team(id).into_iter().flat_map(Team::members));
            }
        }
    }
    let mut start = 0;
    let group = |group: &Vec<Participant>| {
        let end = start + u16::try_from(group.len()).unwrap_or(u16::MAX - start);
        std::mem::replace(&mut start, end)..end
    };
    let groups = leg.groups.iter().map(group).collect();
    (players, teams, groups)
}

/// Returns the pairing input for the players before `round`, with seats in the given order of pairing numbers. Only the
/// rounds of the leg count.
pub fn field(snapshot: &Snapshot, round: RoundNo, order: &[PlayerId]) -> Field {
    let settings = snapshot.settings();
    let seats = PlayerMap::new(snapshot, order.iter().copied().zip((0..=u16::MAX).map(Seat)));
    let seat_of = |id: PlayerId| seats.get(id);
    let first = snapshot.leg_start(round);
    let rounds: Vec<&Round> =
        snapshot.rounds().iter().take(round.index()).skip(first.index()).map(|round| &**round).collect();
    let source = source(snapshot, round);
    let floats: Vec<Vec<BoardFloat>> =
        (first.0..round.0).map(|past| floats_by(snapshot, source, RoundNo(past))).collect();
    let published = snapshot.round(round).filter(|paired| paired.stage() == Stage::Published);
    let method = rating_method(snapshot);
    let entrant = |(&id, number)| {
        let registration = snapshot.player(id)?;
        let player = &registration.player;
        let past = rounds.iter().zip(&floats);
        let record = past.map(|(past, floats)| round_record(snapshot, (past, floats), id, &seat_of));
        let requested_bye =
            published.map_or_else(|| registration.away(round), |published| absence_in(published.place(id)));
        Some(Entrant {
            number: PairingNumber(number),
            name: registration.player.name.to_string(),
            licence: registration.player.licence,
            arrival: registration.arrival,
            withdrawn: left(published, (id, registration)).map(|from| from.counted_from(first)),
            rating: method.map_or(player.rating, |method| method.rating(player)),
            national_rating: player.national_rating.filter(|_| method.is_none()),
            title: registration.player.title,
            attendance: if requested_bye.is_some() { Attendance::Away } else { Attendance::Present },
            requested_bye,
            virtual_points: Points::ZERO,
            secondary: Points::ZERO,
            record: record.collect(),
            given: rounds.iter().map(|past| past.adjustment(id)).collect(),
        })
    };
    let mut players: Vec<Entrant> = order.iter().zip(1..=u16::MAX).filter_map(entrant).collect();
    // A seat is an index into the order: if a player were missing, all later ones would be mistaken for others.
    invariant!(players.len() == order.len(), "everybody in the order is a player");
    let accelerated = match published {
        Some(paired) => paired.virtual_points().to_vec(),
        None => virtual_points(snapshot, round, order),
    };
    for (id, points) in accelerated {
        if let Some(player) = seat_of(id).and_then(|seat| players.get_mut(seat.index())) {
            player.virtual_points = points;
        }
    }
    let last = snapshot.leg(round).map_or(settings.rounds, |leg| leg.last);
    let games = super::facts_of(snapshot, round).map_or(1, |facts| facts.games);
    Field {
        round: snapshot.round_of_leg(round),
        rounds: last.counted_from(first),
        initial_colour: settings.initial_colour.unwrap_or(Colour::White),
        alphabet: settings.language,
        points: settings.points.of_match(games),
        options: snapshot.options(round).clone(),
        forbidden: restrictions::forbidden(settings, round, &kept_apart(snapshot, round), &seat_of),
        players,
        leg: LegField { matches: matches_of_players(&rounds, games, &seat_of), ..LegField::default() },
    }
}

/// Returns the round from which a player has left the event; a published round keeps the players it was paired with.
fn left(published: Option<&Round>, (id, known): (PlayerId, &Registration)) -> Option<RoundNo> {
    let then = published.and_then(|paired| paired.registration(id));
    then.map_or(known.withdrawn(), Registration::withdrawn)
}

/// Returns the bye of a player absent from a published round: later arrangements do not change a published round.
fn absence_in(place: RoundPlace) -> Option<RequestedBye> {
    match place {
        RoundPlace::Bye(Bye::Requested(bye)) => Some(bye),
        RoundPlace::Nowhere | RoundPlace::Through | RoundPlace::Idle => Some(RequestedBye::ZeroPoint),
        RoundPlace::AtBoard(..) | RoundPlace::Bye(Bye::PairingAllocated) | RoundPlace::Pool => None,
    }
}

/// Returns the matches of past rounds of a Swiss with `games` games per pairing; empty if each board is a match.
fn matches_of_players(
    rounds: &[&Round],
    games: u8,
    seat_of: &impl Fn(PlayerId) -> Option<Seat>,
) -> Vec<Vec<PastMatch>> {
    let rounds = rounds.iter().filter(|_| games > 1);
    rounds.map(|round| matches_of_round(round, seat_of)).collect()
}

fn matches_of_round(round: &Round, seat_of: &impl Fn(PlayerId) -> Option<Seat>) -> Vec<PastMatch> {
    if round.games_of_match() == 1 {
        return Vec::new();
    }
    let game = |&number: &BoardNo| {
        let Meeting { white, black } = round.board(number)?.meeting;
        let (white, black) = (seat_of(white)?, seat_of(black)?);
        Some(PastGame { white, black, stage: round.game_stage(number), result: round.result(number) })
    };
    let past = |of: &Match| {
        let games: Vec<PastGame> = of.boards.iter().filter_map(game).collect();
        let first = games.first()?;
        Some(PastMatch {
            sides: [first.white, first.black].map(Side::Player),
            games,
            score: None,
            settled: None,
        })
    };
    round.matches().iter().filter_map(past).collect()
}

impl Setting {
    pub fn player(&self, seat: Seat) -> Option<PlayerId> {
        self.order.get(seat.index()).copied()
    }

    /// Returns the seat of a player, or of their team if teams are paired; `None` if they do not take part.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        if !self.team_seats.is_empty() {
            return self.team_seats.seat(player);
        }
        self.field.seats().zip(&self.order).find(|&(_, &id)| id == player).map(|(seat, _)| seat)
    }

    pub fn participant(&self, side: Side) -> Option<Participant> {
        match side {
            Side::Player(seat) => self.player(seat).map(Participant::Player),
            Side::Team(place) => self.teams.get(usize::from(place)).copied().map(Participant::Team),
        }
    }

    pub fn side(&self, participant: Participant) -> Option<Side> {
        match participant {
            Participant::Player(id) => self.seat(id).map(Side::Player),
            Participant::Team(id) => {
                (0..).zip(&self.teams).find(|&(_, &team)| team == id).map(|(at, _)| Side::Team(at))
            }
        }
    }

    fn entrant(&self, team: &Team) -> Option<TeamEntrant> {
        let seats =
            |players: &[PlayerId]| players.iter().map(|&id| self.seat(id)).collect::<Option<Vec<_>>>();
        Some(TeamEntrant {
            name: team.name.to_string(),
            players: seats(&team.players)?,
            reserves: seats(&team.reserves)?,
        })
    }

    fn past_matches(&self, snapshot: &Snapshot) -> Vec<Vec<PastMatch>> {
        let first = snapshot.leg_start(self.round);
        let rounds = snapshot.rounds().iter().take(self.round.index()).skip(first.index());
        rounds
            .map(|round| round.matches().iter().filter_map(|of| self.past_match(round, of)).collect())
            .collect()
    }

    pub fn past_match(&self, round: &Round, of: &Match) -> Option<PastMatch> {
        let game = |&board: &BoardNo| {
            let Meeting { white, black } = round.board(board)?.meeting;
            let (white, black) = (self.seat(white)?, self.seat(black)?);
            Some(PastGame { white, black, stage: round.game_stage(board), result: round.result(board) })
        };
        let settled = of.boards.first().and_then(|&board| round.settlement(board));
        Some(PastMatch {
            sides: [self.side(of.sides[0])?, self.side(of.sides[1])?],
            games: of.boards.iter().filter_map(game).collect(),
            score: round.match_score(of),
            settled: settled.map(|Settlement { winner, .. }| winner.and_then(|winner| self.side(winner))),
        })
    }

    fn match_of(&self, paired: &PairedMatch, stops: bool) -> Option<Match> {
        let [one, other] = paired.sides;
        let number = |place: usize| u16::try_from(place + 1).map(BoardNo).ok();
        let boards = paired.boards.iter().copied().filter_map(number).collect();
        Some(Match { sides: [self.participant(one)?, self.participant(other)?], boards, stops })
    }

    /// Returns the pairing numbers of the event if they are new. Those of a leg are its seats; its participants have
    /// numbers even before they arrive.
    pub(super) fn numbering(&self, snapshot: &Snapshot) -> Option<Vec<PlayerId>> {
        let order = match snapshot.leg(self.round) {
            None => self.order.clone(),
            Some(_) => {
                let mut order = numbering(snapshot, self.system, self.round);
                let numbered: HashSet<PlayerId> = order.iter().copied().collect();
                let of_teams = self.teams.iter().filter_map(|&id| snapshot.team(id)).flat_map(Team::members);
                let taking_part = self.order.iter().copied().filter(|_| self.team_seats.is_empty());
                order.extend(taking_part.chain(of_teams).filter(|id| !numbered.contains(id)));
                order
            }
        };
        (*order != *snapshot.last_given).then_some(order)
    }

    /// Returns the pairing numbers of the round, number 1 first: those it was published with, else those of its draft.
    pub fn numbers(&self, snapshot: &Snapshot) -> Vec<PlayerId> {
        match snapshot.round(self.round).filter(|paired| paired.stage() == Stage::Published) {
            Some(paired) => paired.numbering().to_vec(),
            None => self.numbering(snapshot).unwrap_or_else(|| snapshot.last_given.to_vec()),
        }
    }

    /// Keeps these groups apart, and no others, in addition to the forbidden pairs.
    pub(super) fn keep_apart(&mut self, snapshot: &Snapshot, groups: &[ApartGroup]) {
        let forbidden = restrictions::forbidden(snapshot.settings(), self.round, groups, &|id| self.seat(id));
        self.field.forbidden = forbidden;
    }

    pub(super) fn draft(&self, snapshot: &Snapshot, pairing: &Pairing, ruling: Option<Ruling>) -> Draft {
        let meeting =
            |pair: &Pair| Some(Meeting { white: self.player(pair.white)?, black: self.player(pair.black)? });
        let pairs: Vec<Meeting> = pairing.boards.iter().filter_map(meeting).collect();
        // A table or bracket numbers its own boards.
        let pairs = match self.system.swiss() {
            Some(_) => reserved_boards::seat(pairs, self.system.facts().games, |&pair| {
                reserved_boards::of_meeting(snapshot, pair)
            }),
            None => pairs,
        };
        let matches = pairing.matches.iter().filter_map(|of| self.match_of(of, pairing.stops)).collect();
        if !self.team_seats.is_empty() {
            return self.draft_of_teams(snapshot, pairing, ruling);
        }
        let matches_of_games = self.system.facts().games > 1;
        let (boards, matches) = match matches_of_games {
            true => in_matches(&pairs, self.system.facts().games),
            false => (pairs, matches),
        };
        Draft {
            by_table: self.system.facts().is_predetermined(),
            games: if matches_of_games { self.system.facts().games } else { 0 },
            numbering: self.numbering(snapshot),
            boards,
            matches,
            outs: pairing
                .outs
                .iter()
                .filter_map(|&(side, out)| Some((self.participant(side)?, out)))
                .collect(),
            bye: pairing.bye.and_then(|seat| self.player(seat)),
            virtual_points: self.virtual_points(),
            ruling,
            ..Draft::of(self.round, snapshot.system(self.round).clone())
        }
    }

    /// Creates the draft of a pairing of teams. Fixed boards stay, with the players now on the first board.
    fn draft_of_teams(&self, snapshot: &Snapshot, pairing: &Pairing, ruling: Option<Ruling>) -> Draft {
        let seated = (&self.team_seats, &self.field);
        let Boards { meetings, matches, outs } = teams::boards(snapshot, self.round, seated, pairing);
        let sides = |meeting: &Meeting| [self.seat(meeting.white), self.seat(meeting.black)];
        let now = |fixed: &Meeting| meetings.iter().copied().find(|made| sides(made) == sides(fixed));
        let ruling =
            ruling.map(|ruling| Ruling { fixed: ruling.fixed.iter().filter_map(now).collect(), ..ruling });
        Draft {
            numbering: self.numbering(snapshot),
            boards: meetings,
            matches,
            outs,
            virtual_points: self.virtual_points(),
            ruling,
            ..Draft::of(self.round, snapshot.system(self.round).clone())
        }
    }

    /// Returns the players with virtual points in the round, in order of seats.
    pub fn virtual_points(&self) -> Vec<(PlayerId, Points)> {
        let seated = self.order.iter().zip(&self.field.players);
        let has_some = seated.filter(|(_, player)| player.virtual_points != Points::ZERO);
        has_some.map(|(&id, player)| (id, player.virtual_points)).collect()
    }
}

/// Gives each pair `games` games on consecutive boards with alternating colours: returns the boards and their grouping
/// into matches.
pub(crate) fn in_matches(pairs: &[Meeting], games: u8) -> (Vec<Meeting>, Box<[Match]>) {
    let turned = |pair: Meeting, game: u8| if game.is_multiple_of(2) { pair } else { pair.turned() };
    let boards = pairs.iter().flat_map(|&pair| (0..games).map(move |game| turned(pair, game))).collect();
    let firsts = (1..=u16::MAX).step_by(games.max(1).into());
    let of = |(pair, first): (&Meeting, u16)| Match {
        sides: [pair.white, pair.black].map(Participant::Player),
        boards: (first..).take(games.into()).map(BoardNo).collect(),
        stops: false,
    };
    (boards, pairs.iter().zip(firsts).map(of).collect())
}

/// Returns the order of pairing numbers; a published round keeps those it was paired with.
fn order_for(snapshot: &Snapshot, system: &dyn Format, round: RoundNo) -> Vec<PlayerId> {
    match snapshot.round(round).filter(|paired| paired.stage() == Stage::Published) {
        Some(paired) => paired.numbering().to_vec(),
        None => numbering(snapshot, system, round),
    }
}

/// Returns the boards of the match that starts at a board: several in a Swiss round of matches.
fn boards_of_match(round: &Round, first: BoardNo) -> Vec<BoardNo> {
    let of_board = round.matches().iter().find(|of| of.boards.contains(&first)).map(|of| of.boards.clone());
    of_board.unwrap_or_else(|| vec![first])
}

fn points_of(system: &PointSystem, round: &Round, first: BoardNo, id: PlayerId) -> Points {
    let of_board = |number: BoardNo| {
        let (board, result) = (round.board(number)?, round.result(number)?);
        let colour = if board.meeting.white == id { Colour::White } else { Colour::Black };
        Some(system.of_game(result, colour))
    };
    match round.games_of_match() {
        1 => of_board(first).unwrap_or_default(),
        _ => boards_of_match(round, first).into_iter().filter_map(of_board).sum(),
    }
}

/// Returns true if one of the two players of a match has forfeited all games of it (FIDE C.04.5, preface).
fn is_forfeited(round: &Round, first: BoardNo) -> bool {
    if round.games_of_match() == 1 {
        return matches!(round.result(first), Some(GameResult::Forfeit(_)));
    }
    let Some(meeting) = round.board(first).map(|board| board.meeting) else { return false };
    let boards = boards_of_match(round, first);
    let was_missing = |id: PlayerId| {
        boards.iter().all(|&number| {
            let Some(board) = round.board(number) else { return false };
            match round.result(number) {
                Some(GameResult::Forfeit(Forfeit::Both)) => true,
                Some(GameResult::Forfeit(Forfeit::ToWhite)) => board.meeting.black == id,
                Some(GameResult::Forfeit(Forfeit::ToBlack)) => board.meeting.white == id,
                _ => false,
            }
        })
    };
    was_missing(meeting.white) || was_missing(meeting.black)
}

/// Returns one player's record of a past round.
fn round_record(
    snapshot: &Snapshot,
    (round, floats): (&Round, &[BoardFloat]),
    id: PlayerId,
    seat_of: &impl Fn(PlayerId) -> Option<Seat>,
) -> RoundRecord {
    let system = &snapshot.settings().points;
    let absent = |bye: Bye| {
        let worth = system.of_match(round.games_of_match());
        RoundRecord::Bye { bye, points: worth.of_bye(bye) + round.adjustment(id) }
    };
    match round.place(id) {
        RoundPlace::AtBoard(number, colour) => {
            let Some(board) = round.board(number) else { return absent(Bye::ABSENT) };
            let Some(opponent) = seat_of(board.meeting.player(colour.other())) else {
                return absent(Bye::ABSENT);
            };
            let float = floats.get(number.index()).and_then(|float| float.of_player(colour));
            let points = points_of(system, round, number, id) + round.adjustment(id);
            match is_forfeited(round, number) {
                true => RoundRecord::Forfeited { opponent, colour, points, float },
                false => RoundRecord::Played { opponent, colour, points, float },
            }
        }
        RoundPlace::Bye(bye) => absent(bye),
        RoundPlace::Through | RoundPlace::Idle => absent(Bye::ABSENT),
        RoundPlace::Nowhere | RoundPlace::Pool => absent(
            snapshot.player(id).map_or(Bye::ABSENT, |registration| Bye::Requested(registration.missed)),
        ),
    }
}

/// Returns the float of a player in a round from the floats of its boards, as the system counts it: the
/// pairing-allocated bye is a downfloat (dutch-2009 A.5, FIDE C.04.3 1.4.3).
pub fn player_float(
    snapshot: &Snapshot,
    (round, floats): (RoundNo, &[BoardFloat]),
    player: PlayerId,
) -> Option<Float> {
    let paired = snapshot.round(round)?;
    // The opponent's seat does not change the float.
    let record = round_record(snapshot, (paired, floats), player, &|_| Some(Seat(0)));
    let earned = record.points() - paired.adjustment(player);
    let loss = snapshot.settings().points.of_match(paired.games_of_match()).loss;
    float(source(snapshot, round), (&record, earned), loss)
}
