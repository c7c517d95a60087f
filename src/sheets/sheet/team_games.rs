//! Games of players across teams (molter MT-4): no two teams meet in a match, so that every player is listed with team
//! and board.

use super::data::{Cell, Column, ColumnKind};
use super::teams;
use crate::event::Event;
use hakem_engine::tournament::{Colour, Meeting, Participant, PlayerId, Round, RoundNo, TeamId};

/// Columns about teams in the pairing of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OfTeams {
    /// The round is played between players.
    No,
    /// Team, and the number of the board within the match.
    Matches,
    /// Team and board of each player.
    Games,
}

impl OfTeams {
    pub(super) fn of(event: Event, (number, round): (RoundNo, &Round)) -> Self {
        match teams::have_no_matches(event.snapshot, number) {
            true => Self::Games,
            false if teams::meet(event.snapshot, number, round) => Self::Matches,
            false => Self::No,
        }
    }
}

pub(super) fn board_column(event: Event, side: Option<&'static str>) -> Column {
    let head = event.texts.get("column-team-board");
    match side {
        Some(side) => Column::named(side, "team_board", head, ColumnKind::Number),
        None => Column::new("team_board", head, ColumnKind::Number),
    }
}

/// Returns the position of a player in the board order of a team: `2`, `R1` for the first reserve.
pub(super) fn board_cell(event: Event, player: PlayerId) -> Cell {
    let team = event.snapshot.team_of(player).and_then(|id| event.snapshot.team(id));
    let board = team.map(|team| teams::seat(event, team, player));
    board.map_or(Cell::Empty, |board| board.parse().map_or(Cell::Words(board), Cell::Number))
}

/// Describes the place of a player: `Ankara, board 2`; `None` without a team.
pub fn place(event: Event, player: PlayerId) -> Option<String> {
    let id = event.snapshot.team_of(player)?;
    let board = teams::seat(event, event.snapshot.team(id)?, player);
    Some(event.texts.with("team-board", &[("team", teams::name(event, id).into()), ("board", board.into())]))
}

/// Returns the place of a player for a narrow column: `Ankara/2`.
pub fn short_place(event: Event, player: PlayerId) -> String {
    let found = event.snapshot.team_of(player).and_then(|id| Some((id, event.snapshot.team(id)?)));
    found.map_or_else(String::new, |(id, team)| {
        format!("{}/{}", teams::name(event, id), teams::seat(event, team, player))
    })
}

/// Describes a game: `Ankara, board 1 – Brno, board 2`, White first.
pub fn line(event: Event, meeting: Meeting) -> Option<String> {
    Some(format!("{} – {}", place(event, meeting.white)?, place(event, meeting.black)?))
}

/// Describes the sides of a game for a slip, with their captains.
pub(super) fn on_slip(event: Event, meeting: Meeting) -> Option<String> {
    let sides = [meeting.white, meeting.black].map(|id| event.snapshot.team_of(id).map(Participant::Team));
    let captains = || teams::captains(event, [sides[0]?, sides[1]?]);
    let line = line(event, meeting)?;
    Some(captains().map_or_else(|| line.clone(), |captains| format!("{line} · {captains}")))
}

/// Lists the games of a team in a round, in the order of its boards.
pub fn of_team(event: Event, round: &Round, id: TeamId) -> Vec<String> {
    let players = event.snapshot.team(id).map_or_else(Vec::new, |team| team.members().collect());
    let game = |player: PlayerId| {
        let (_, board, result) = round.games().find(|(_, board, _)| board.meeting.has(player))?;
        let colour = if board.meeting.white == player { Colour::White } else { Colour::Black };
        let opponent = board.meeting.player(colour.other());
        let result = result.map(|result| if colour == Colour::Black { result.turned() } else { result });
        let marks = result.map_or("–".into(), |result| event.texts.result_marks(result));
        let own = event.snapshot.team(id).map_or_else(String::new, |team| teams::seat(event, team, player));
        Some(format!(
            "{own} {} {marks} {} ({})",
            event.name(player),
            event.name(opponent),
            short_place(event, opponent)
        ))
    };
    players.into_iter().filter_map(game).collect()
}
