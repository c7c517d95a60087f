//! Line-ups of team matches, until one of their games is played; and forfeited matches.

use super::CommandError;
use super::results::{check_open, write};
use super::rounds::forfeit_of;
use super::seating::admitting;
use super::stage::{at_stage, check_no_score};
use super::teams::registered;
use crate::tournament::{
    BoardNo, Bye, Colour, GameResult, Match, Meeting, Participant, PlayerId, Round, RoundNo, RoundPlace,
    Snapshot, Stage, Team, TeamId, lost_by_forfeit,
};
use std::collections::HashSet;
use std::sync::Arc;

/// Returns an error if a game of the match has been played or adjourned.
fn check_not_begun(round: &Round, of: &Match) -> Result<(), CommandError> {
    of.boards.iter().try_for_each(|&board| check_no_score(round, board))?;
    let is_played = |&&board: &&BoardNo| round.result(board).is_some_and(GameResult::is_played);
    match of.boards.iter().find(is_played) {
        Some(&board) => Err(CommandError::MatchBegun { board }),
        None => Ok(()),
    }
}

/// Returns an error if players may not play for a team in a round, or exceed its number of boards.
fn check_players(
    snapshot: &Snapshot,
    round: RoundNo,
    team: &Team,
    players: &[PlayerId],
    boards: usize,
) -> Result<(), CommandError> {
    if players.len() > boards {
        let name = team.name.clone();
        return Err(CommandError::LineUpTooLong { name, players: players.len(), boards });
    }
    let mut named = HashSet::new();
    for &id in players {
        let known = snapshot.player(id).ok_or(CommandError::NoSuchPlayer { id })?;
        if !team.has(id) {
            return Err(CommandError::NotInRoster { id, name: team.name.clone() });
        }
        if !named.insert(id) {
            return Err(CommandError::TwiceLinedUp { id });
        }
        if let Some(from) = known.withdrawn().filter(|&from| from <= round) {
            return Err(CommandError::AlreadyWithdrawn { id, from });
        }
    }
    Ok(())
}

/// Seats a team at its match. An empty board is recorded with a member who does not play, and forfeited; boards that
/// the opponents forfeited remain so.
pub(super) fn line_up(
    snapshot: &Snapshot,
    number: RoundNo,
    id: TeamId,
    players: &[PlayerId],
) -> Result<Snapshot, CommandError> {
    let round = at_stage(snapshot, number, Stage::Published)?;
    check_open(snapshot, number)?;
    let team = registered(snapshot, id)?;
    let without = || CommandError::TeamWithoutMatch { name: team.name.clone(), round: number };
    let of = round.match_of_team(id).ok_or_else(without)?;
    let seats = snapshot.seats_of_team(id, number);
    check_players(snapshot, number, team, players, seats.len())?;
    check_not_begun(round, of)?;
    let idle = team.members().filter(|member| !players.contains(member));
    let seated = players.iter().copied().chain(idle);
    let mut changed = round.clone();
    let mut boards = round.boards.to_vec();
    let mut places = round.places.to_vec();
    places.resize(snapshot.roster.len(), RoundPlace::Nowhere);
    let mut put = |player: PlayerId, at: RoundPlace| {
        if let Some(place) = places.get_mut(player.index()) {
            *place = at;
        }
    };
    for member in team.members() {
        let away = snapshot.player(member).and_then(|known| known.away(number));
        put(member, away.map_or(RoundPlace::Idle, |bye| RoundPlace::Bye(Bye::Requested(bye))));
    }
    for (at, (seat, player)) in seats.iter().zip(seated).enumerate() {
        put(player, RoundPlace::AtBoard(seat.board, seat.colour));
        let Some(line) = boards.get_mut(seat.board.index()) else { continue };
        let theirs = line.meeting.player(seat.colour.other());
        let meeting = match seat.colour {
            Colour::White => Meeting { white: player, black: theirs },
            Colour::Black => Meeting { white: theirs, black: player },
        };
        let before = round.result(seat.board);
        let absent = [Colour::White, Colour::Black].map(|colour| match colour == seat.colour {
            true => at >= players.len(),
            false => lost_by_forfeit(before, colour),
        });
        let after = forfeit_of(absent);
        if after != before {
            write(&mut changed, seat.board, after);
        }
        if line.meeting != meeting {
            line.meeting = meeting;
            Arc::make_mut(&mut changed.conflicts).remove(&seat.board);
        }
    }
    while places.len() > round.places.len() && places.last() == Some(&RoundPlace::Nowhere) {
        places.pop();
    }
    (changed.boards, changed.places) = (boards.into(), places.into());
    match changed == *round {
        true => Err(CommandError::NoChange),
        false => Ok(admitting(snapshot, number, changed)),
    }
}

/// Records forfeits of a match by the arbiter's decision.
pub(super) fn forfeit(
    snapshot: &Snapshot,
    number: RoundNo,
    board: BoardNo,
    winner: Option<TeamId>,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    let round = at_stage(snapshot, number, Stage::Published)?;
    check_open(snapshot, number)?;
    let last = BoardNo(u16::try_from(round.boards.len()).unwrap_or(u16::MAX));
    round.board(board).ok_or(CommandError::NoSuchBoard { round: number, board, last })?;
    let of = round.play.as_deref().and_then(|play| play.match_of(board)).filter(|of| of.is_of_teams());
    let of = of.ok_or(CommandError::NoMatchPlay { round: number })?;
    if let Some(id) = winner.filter(|&id| !of.sides.contains(&Participant::Team(id))) {
        return Err(CommandError::NotASide { name: registered(snapshot, id)?.name.clone(), board });
    }
    if reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    check_not_begun(round, of)?;
    let mut changed = round.clone();
    for &board in &of.boards {
        let Some(meeting) = round.board(board).map(|board| board.meeting) else { continue };
        let loses =
            [meeting.white, meeting.black].map(|id| winner.is_none() || snapshot.team_of(id) != winner);
        write(&mut changed, board, forfeit_of(loses));
    }
    match changed == *round {
        true => Err(CommandError::NoChange),
        false => Ok(snapshot.with_round(number, changed)),
    }
}

#[cfg(test)]
mod tests {
    use crate::command::tests::Event;
    use crate::command::{Command, CommandError};
    use crate::tournament::{
        BoardNo, Draft, Forfeit, GameResult, Leg, Match, Name, Options, Outcome, Participant, PlayerId,
        RequestedBye, RoundNo, RoundPlace, SystemId, Team, TeamId,
    };
    use crate::warning::{Warning, WarningLevel, warnings};

    const ONE: RoundNo = RoundNo(1);

    fn ids(numbers: &[u32]) -> Vec<PlayerId> {
        numbers.iter().copied().map(PlayerId).collect()
    }

    /// Both teams, in a match on these boards.
    fn drafted(boards: &[(u32, u32)], numbering: Option<Vec<PlayerId>>) -> Command {
        let sides = [1, 2].map(|id| Participant::Team(TeamId(id)));
        Command::DraftRound(Draft {
            numbering,
            boards: boards.iter().map(|&(white, black)| (PlayerId(white), PlayerId(black)).into()).collect(),
            matches: Box::new([Match { sides, boards: vec![BoardNo(1), BoardNo(2)], stops: false }]),
            ..Draft::of(ONE, SystemId::new("team-swiss-2026"))
        })
    }

    /// Two teams of two with two reserves each meet: 1 2 (3 4) against 5 6 (7 8).
    fn a_match() -> Event {
        let mut event = Event::of(9);
        let team = |name: &str, players: &[u32], reserves: &[u32]| {
            Team::of(Name::new(name).unwrap(), ids(players), ids(reserves))
        };
        event.act(Command::RegisterTeam(team("Ankara", &[1, 2], &[3, 4])));
        event.act(Command::RegisterTeam(team("Brno", &[5, 6], &[7, 8])));
        let sides = [1, 2].map(|id| Participant::Team(TeamId(id)));
        event.act(Command::BeginLeg(Leg {
            first: ONE,
            last: RoundNo(2),
            system: SystemId::new("team-swiss-2026"),
            options: Options::default(),
            groups: vec![sides.to_vec()],
            boards: Some(2),
            is_closed: false,
            decided: String::new(),
        }));
        event.act(drafted(&[(1, 5), (6, 2)], Some(event.0.players().map(|(id, _)| id).collect())));
        event.act(Command::publish(ONE));
        event
    }

    fn line_up(team: u16, players: &[u32]) -> Command {
        Command::LineUp { round: ONE, team: TeamId(team), players: ids(players) }
    }

    fn seated(event: &Event) -> Vec<(u32, u32, Option<GameResult>)> {
        let games = event.0.round(ONE).unwrap().games();
        games.map(|(_, board, result)| (board.meeting.white.0, board.meeting.black.0, result)).collect()
    }

    #[test]
    fn a_reserve_plays_on_the_last_board_and_the_others_move_up() {
        let mut event = a_match();
        let now = ids(&[1, 2]);
        let players = event.0.line_up_with((TeamId(1), ONE), &now, &ids(&[1]), &[]);
        assert_eq!(players, ids(&[2, 3]));
        assert_eq!(event.0.line_up_with((TeamId(1), ONE), &now, &ids(&[1]), &ids(&[4])), ids(&[2, 4]));
        event.act(line_up(1, &[2, 3]));
        assert_eq!(seated(&event), [(2, 5, None), (6, 3, None)]);
        assert_eq!(event.0.round(ONE).unwrap().place(PlayerId(1)), RoundPlace::Idle);
        assert_eq!(event.is_refused(&line_up(1, &[2, 3])), CommandError::NoChange);
        assert_eq!(event.0.last_line_up(TeamId(1), RoundNo(2)), Some(ids(&[2, 3])));
    }

    #[test]
    fn a_line_up_that_is_none_is_refused_with_the_reason() {
        let mut event = a_match();
        let name = |text| Name::new(text).unwrap();
        let stranger = |id| CommandError::NotInRoster { id: PlayerId(id), name: name("Ankara") };
        assert_eq!(event.is_refused(&line_up(1, &[1, 5])), stranger(5), "plays for the other team");
        assert_eq!(event.is_refused(&line_up(1, &[1, 9])), stranger(9), "plays for none");
        assert_eq!(event.is_refused(&line_up(1, &[1, 1])), CommandError::TwiceLinedUp { id: PlayerId(1) });
        let long = CommandError::LineUpTooLong { name: name("Ankara"), players: 3, boards: 2 };
        assert_eq!(event.is_refused(&line_up(1, &[1, 2, 3])), long);
        event.act(Command::Withdraw { id: PlayerId(3), from: ONE.next() });
        event.act(line_up(1, &[2, 3]));
        event.act(Command::Reinstate { id: PlayerId(3) });
        event.act(line_up(1, &[1, 2]));
        event.act(Command::EnterResult {
            round: ONE,
            board: BoardNo(2),
            result: GameResult::Played(Outcome::Draw),
        });
        assert_eq!(event.is_refused(&line_up(1, &[2, 3])), CommandError::MatchBegun { board: BoardNo(2) });
    }

    #[test]
    fn last_boards_without_a_player_are_forfeited_until_a_player_is_named() {
        let mut event = a_match();
        event.act(line_up(1, &[2]));
        let forfeit = |to| Some(GameResult::Forfeit(to));
        assert_eq!(seated(&event), [(2, 5, None), (6, 1, forfeit(Forfeit::ToWhite))]);
        event.act(line_up(2, &[7]));
        assert_eq!(seated(&event), [(2, 7, None), (5, 1, forfeit(Forfeit::Both))]);
        event.act(line_up(1, &[1, 2]));
        assert_eq!(seated(&event), [(1, 7, None), (5, 2, forfeit(Forfeit::ToBlack))]);
        event.act(line_up(2, &[5, 6]));
        assert_eq!(seated(&event), [(1, 5, None), (6, 2, None)]);
    }

    #[test]
    fn an_absent_player_plays_when_the_captain_names_them() {
        let mut event = a_match();
        event.act(Command::UndoRound { round: ONE, reason: "again".into() });
        let bye = Some(RequestedBye::ZeroPoint);
        event.act(Command::SetBye { id: PlayerId(1), round: ONE, bye });
        event.act(drafted(&[(2, 5), (6, 3)], Some(event.0.players().map(|(id, _)| id).collect())));
        event.act(Command::publish(ONE));
        event.act(line_up(1, &[1, 2]));
        assert_eq!(seated(&event), [(1, 5, None), (6, 2, None)]);
        assert_eq!(event.0.round(ONE).unwrap().place(PlayerId(3)), RoundPlace::Idle);
    }

    #[test]
    fn another_order_than_that_of_the_roster_is_asked_about() {
        let event = a_match();
        let found = warnings(&event.0, &line_up(1, &[3, 2]));
        let expected = Warning::LineUpOrder { team: TeamId(1), above: PlayerId(3), below: PlayerId(2) };
        assert_eq!(found, [expected]);
        assert_eq!(found[0].facts().level, WarningLevel::Confirm);
        assert_eq!(warnings(&event.0, &line_up(1, &[2, 4])), []);
    }

    #[test]
    fn a_match_is_forfeited_by_decision_before_it_begins() {
        let mut event = a_match();
        let forfeit = |winner: Option<u16>, reason: &str| Command::ForfeitMatch {
            round: ONE,
            board: BoardNo(2),
            winner: winner.map(TeamId),
            reason: reason.to_owned(),
        };
        assert_eq!(event.is_refused(&forfeit(Some(2), " ")), CommandError::ReasonMissing);
        let stranger = CommandError::NoSuchTeam { id: TeamId(3) };
        assert_eq!(event.is_refused(&forfeit(Some(3), "late")), stranger);
        event.act(forfeit(Some(2), "not there after an hour"));
        let to = |to| Some(GameResult::Forfeit(to));
        assert_eq!(seated(&event), [(1, 5, to(Forfeit::ToBlack)), (6, 2, to(Forfeit::ToWhite))]);
        event.act(forfeit(None, "neither came"));
        assert_eq!(seated(&event), [(1, 5, to(Forfeit::Both)), (6, 2, to(Forfeit::Both))]);
        // Players who arrive after the forfeit are seated by a line-up.
        event.act(line_up(1, &[1, 2]));
        assert_eq!(seated(&event), [(1, 5, to(Forfeit::ToWhite)), (6, 2, to(Forfeit::ToBlack))]);
    }
}
