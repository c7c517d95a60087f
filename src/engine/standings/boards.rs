//! Best results on each board of the teams, as required for board prizes.

use super::SharedPlace;
use crate::tournament::{Colour, GameResult, PlayerId, Points, RoundNo, Snapshot, Stage, TeamId};
use std::cmp::Ordering;

/// Results of a player on the board of their team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardResult {
    /// Place among the players of the same board: by points, then by percentage, then by games.
    pub place: SharedPlace,
    pub player: PlayerId,
    pub team: TeamId,
    /// Points from games played; wins by forfeit do not count.
    pub points: Points,
    /// Points from these games, in halves.
    pub halves: u32,
    pub games: u32,
}

impl BoardResult {
    /// Returns the score as a fraction of the maximum, in tenths of a percent, rounded half up.
    pub fn per_mille(&self) -> u32 {
        let all = self.games.max(1) * 2;
        (self.halves * 1000 + all / 2) / all
    }

    /// Compares two results on the same board, better first.
    fn compare(&self, other: &Self) -> Ordering {
        // Percentages are compared as fractions, since rounding would make different ones equal.
        let percentage = (other.halves * self.games).cmp(&(self.halves * other.games));
        other.points.cmp(&self.points).then(percentage).then(other.games.cmp(&self.games))
    }
}

/// The results on one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardResults {
    /// Position of the board in the board order of the teams, counted from 1; `None` for reserves.
    pub board: Option<u16>,
    /// All players with a game, best first.
    pub results: Vec<BoardResult>,
}

/// Ranks the players of all teams board by board after `after` rounds, reserves last. The regulations define the number
/// of games required for a prize.
pub fn board_results(snapshot: &Snapshot, after: RoundNo) -> Vec<BoardResults> {
    let boards = snapshot.teams().map(|(_, team)| team.players.len()).max().unwrap_or(0);
    let made = (0..boards).map(Some).chain([None]).map(|at| {
        let on_board = snapshot.teams().flat_map(|(id, team)| {
            let players = match at {
                Some(at) => team.players.get(at..=at).unwrap_or_default(),
                None => &team.reserves,
            };
            players.iter().map(move |&player| (id, player))
        });
        let played = on_board.map(|(team, player)| result(snapshot, after, team, player));
        let board = at.and_then(|at| u16::try_from(at + 1).ok());
        BoardResults { board, results: placed(played.filter(|made| made.games > 0).collect()) }
    });
    made.filter(|board| !board.results.is_empty()).collect()
}

/// Counts the games of a player; the place is filled in later.
fn result(snapshot: &Snapshot, after: RoundNo, team: TeamId, player: PlayerId) -> BoardResult {
    let place = SharedPlace { first: 0, last: 0 };
    let mut made = BoardResult { place, player, team, points: Points::ZERO, halves: 0, games: 0 };
    let rounds = after.up_to().filter_map(|round| snapshot.round(round));
    for (_, board, result) in
        rounds.filter(|round| round.stage() == Stage::Published).flat_map(|round| round.games())
    {
        let Some(result @ (GameResult::Played(_) | GameResult::Unrated(_))) = result else { continue };
        if !board.meeting.has(player) {
            continue;
        }
        let colour = if board.meeting.white == player { Colour::White } else { Colour::Black };
        made.points += snapshot.settings().points.of_game(result, colour);
        made.halves += u32::from(result.halves_of(colour));
        made.games += 1;
    }
    made
}

/// Sorts the results of a board and assigns places; equal results share a place.
fn placed(mut results: Vec<BoardResult>) -> Vec<BoardResult> {
    results.sort_by(BoardResult::compare);
    let mut first = 1;
    for equals in results.chunk_by_mut(|one, other| one.compare(other) == Ordering::Equal) {
        let place = SharedPlace { first, last: first + equals.len() - 1 };
        equals.iter_mut().for_each(|result| result.place = place);
        first = place.last + 1;
    }
    results
}
