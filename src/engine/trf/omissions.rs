//! Event data that a report cannot represent, reported when one is written.

use super::columns::TrfColumns;
use super::legs::opening_leg;
use super::rating_corrections;
use super::team_records::forfeit_of;
use super::{Dialect, TrfFile};
use crate::refusal::refusals;
use crate::tournament::{Match, Participant, Round, RoundNo, RoundPlace, Snapshot, Stage};
use std::collections::BTreeSet;

refusals! {
/// A kind of omitted event data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut: "left-out" {
    /// Games of matches after the first one of each pairing, if a report has too few columns.
    FurtherGames { games: usize } only { "count": *games },
    /// Teams in an individual event, or of a later leg.
    Teams { teams: usize } only { "count": *teams },
    Captains { captains: usize } only { "count": *captains },
    /// Results of individual boards in matches of teams that list no players.
    Boards { boards: usize } only { "count": *boards },
    /// Adjustments by the arbiter, in a dialect without records 299.
    PointsGiven { times: usize } only { "count": *times },
    /// Byes, forfeited matches, line-ups and scores of teams, in a dialect with only their rosters.
    TeamRecords,
    /// Restrictions on groups, which apply to late entries too.
    Apart,
    /// The system and the teams of a later leg of teams.
    Leg { first: RoundNo } only { "round": *first },
    /// Games of matches corrected in the rating report only.
    LateCorrections { games: usize } only { "count": *games },
    /// Winners of the colour draws of matches.
    ColourLots { lots: usize } only { "count": *lots },
}
}

/// Returns the event data omitted by its report ([`super::from_snapshot`]) that concerns how it is played. Data that no
/// report has, such as the log and the prizes, is not listed.
pub fn left_out(snapshot: &Snapshot) -> Vec<LeftOut> {
    let published = || snapshot.rounds().iter().filter(|round| round.stage() == Stage::Published);
    let games = match TrfColumns::of(snapshot).is_plain() {
        true => published().map(|round| further_games(round)).sum(),
        false => 0,
    };
    let apart = (!snapshot.settings().apart.is_empty()).then_some(LeftOut::Apart);
    let opening = opening_leg(snapshot);
    let captains = snapshot.teams().filter(|(_, team)| team.captain.is_some()).count();
    let captains = (captains > 0).then_some(LeftOut::Captains { captains });
    let teams = if opening.is_some() { 0 } else { snapshot.teams().count() };
    let is_of_teams = |participant: Participant| matches!(participant, Participant::Team(_));
    let legs = snapshot.legs().iter().filter(|leg| Some(*leg) != opening.as_deref());
    let legs = legs.filter(|leg| opening.is_none() && leg.participants().any(is_of_teams));
    let corrected = |round: &Round| {
        let boards = round.games().map(|(board, ..)| board);
        boards
            .filter(|&board| {
                round.rating_only(board).is_some() && rating_corrections::shown(round, board).is_none()
            })
            .count()
    };
    let late = published().map(|round| corrected(round)).sum();
    let lots = published().filter_map(|round| round.play.as_deref()).map(|play| play.lots.len()).sum();
    let boards = published().map(|round| single_boards(snapshot, round)).sum();
    let boards = (boards > 0 && opening.is_some()).then_some(LeftOut::Boards { boards });
    let further = (games > 0).then_some(LeftOut::FurtherGames { games });
    let teams = (teams > 0).then_some(LeftOut::Teams { teams });
    let legs = legs.map(|leg| LeftOut::Leg { first: leg.first });
    let late = (late > 0).then_some(LeftOut::LateCorrections { games: late });
    let lots = (lots > 0).then_some(LeftOut::ColourLots { lots });
    let (before, after) = ([further, teams], [late, lots, captains, apart, boards]);
    before.into_iter().flatten().chain(legs).chain(after.into_iter().flatten()).collect()
}

/// Returns the data that a file loses in a dialect with fewer records ([`super::write`]).
pub fn left_out_by(file: &TrfFile, dialect: Dialect) -> Vec<LeftOut> {
    let times = file.abnormal_points.iter().map(|record| record.players.len()).sum();
    let given = (times > 0 && dialect != Dialect::Trf2026).then_some(LeftOut::PointsGiven { times });
    let teams = (file.is_team_event() && dialect == Dialect::Trf16).then_some(LeftOut::TeamRecords);
    given.into_iter().chain(teams).collect()
}

/// Returns the number of boards with their own result in matches of teams that list no players, except matches
/// forfeited on all boards, which record 330 covers.
fn single_boards(snapshot: &Snapshot, round: &Round) -> usize {
    let is_lost = |of: &&Match| snapshot.lists_nobody(of) && forfeit_of(snapshot, round, of).is_none();
    let matches = round.matches();
    let boards = matches.iter().filter(is_lost).flat_map(|of| &of.boards);
    boards.filter(|board| round.result(**board).is_some()).count()
}

/// Returns the number of boards with a result whose players have an earlier board.
fn further_games(round: &Round) -> usize {
    let first: BTreeSet<_> = round
        .places()
        .iter()
        .filter_map(|place| match place {
            RoundPlace::AtBoard(board, _) => Some(*board),
            _ => None,
        })
        .collect();
    round.games().filter(|(board, _, result)| result.is_some() && !first.contains(board)).count()
}
