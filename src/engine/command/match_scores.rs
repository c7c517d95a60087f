//! Match scores entered as totals, if line-ups are not recorded.

use super::results::{check_open, check_reason, follow};
use super::stage::at_stage;
use super::{CommandError, Follow};
use crate::tournament::{BoardNo, GameStage, Match, MatchPlay, Points, Round, RoundNo, Snapshot, Stage};
use std::sync::Arc;

/// Enters the score of a match, in the order of its sides, or clears it. Its boards must be able to add up to it.
pub(super) fn enter(
    snapshot: &Snapshot,
    number: RoundNo,
    board: BoardNo,
    score: Option<[Points; 2]>,
) -> Result<Snapshot, CommandError> {
    check_open(snapshot, number)?;
    with_score(snapshot, number, board, score)
}

/// Corrects the score of a match in any published round.
pub(super) fn correct(
    snapshot: &Snapshot,
    number: RoundNo,
    board: BoardNo,
    score: [Points; 2],
    how: Follow,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    check_reason(snapshot, number, reason)?;
    if how == Follow::RatingReportOnly {
        return Err(CommandError::NoChange);
    }
    follow(with_score(snapshot, number, board, Some(score))?, number, how)
}

fn with_score(
    snapshot: &Snapshot,
    number: RoundNo,
    board: BoardNo,
    score: Option<[Points; 2]>,
) -> Result<Snapshot, CommandError> {
    let round = at_stage(snapshot, number, Stage::Published)?;
    let last = BoardNo(u16::try_from(round.boards.len()).unwrap_or(u16::MAX));
    round.board(board).ok_or(CommandError::NoSuchBoard { round: number, board, last })?;
    let play = round.play.as_deref().ok_or(CommandError::NoMatchPlay { round: number })?;
    let of = play.match_of(board).filter(|of| of.is_of_teams());
    let of = of.ok_or(CommandError::NoMatchPlay { round: number })?;
    if let Some(board) = of_match(round, of).find(|&board| round.result(board).is_some()) {
        return Err(CommandError::BoardHasResult { board });
    }
    if let Some([one, other]) = score {
        let boards = of_match(round, of).count();
        if !snapshot.settings().points.scores_of(boards).any(|score| score == [one, other]) {
            return Err(CommandError::ScoreOfNoBoards { one, other, boards });
        }
    }
    if round.match_score(of) == score {
        return Err(CommandError::NoChange);
    }
    let mut scores = play.scores.clone();
    for (at, side) in of.sides.into_iter().enumerate() {
        match score {
            Some(score) => scores.insert(side, score[at]),
            None => scores.remove(&side),
        };
    }
    let play = Some(Arc::new(MatchPlay { scores, ..play.clone() }));
    Ok(snapshot.with_round(number, Round { play, ..round.clone() }))
}

/// Returns the boards of a match, except those of its play-offs.
fn of_match(round: &Round, of: &Match) -> impl Iterator<Item = BoardNo> {
    of.boards.iter().copied().filter(|&board| round.game_stage(board) == GameStage::Match)
}
