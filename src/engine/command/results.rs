//! Results: entry, clearing, correction.

use super::CommandError;
use super::stage::{at_stage, check_no_score};
use crate::tournament::{
    Board, BoardNo, Colour, GameResult, PlayerId, Points, RatingOnly, Round, RoundNo, RoundPlace, Snapshot,
    Stage,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The effect of a correction on later rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Follow {
    /// Later pairings remain valid; future ones follow from the correction.
    Record,
    /// The later pairings are undone, to be made again.
    UndoLater { from: RoundNo },
    /// Too late for standings: only the rating report shows it (FIDE C.04.2 4.3).
    RatingReportOnly,
}

/// Returns an error if a later round is paired from this one. Later rounds of the same table do not follow from it.
pub(super) fn check_open(snapshot: &Snapshot, round: RoundNo) -> Result<(), CommandError> {
    let start = snapshot.leg_start(round);
    let later = (1..=u8::MAX).map(RoundNo).zip(snapshot.rounds()).skip(round.0.into());
    let follows =
        |(later, paired): (RoundNo, &Arc<Round>)| !paired.is_by_table() || snapshot.leg_start(later) != start;
    if later.into_iter().any(follows) {
        return Err(CommandError::RoundClosed { round, next: round.next() });
    }
    Ok(())
}

/// Returns true if all rounds paired after this one belong to a play-off, which started when the missing results could
/// not change it.
pub(super) fn is_before_play_off_only(snapshot: &Snapshot, round: RoundNo) -> bool {
    snapshot.last_paired().is_some_and(|last| last > round)
        && snapshot.play_offs().iter().any(|record| record.play_off.first == round.next())
}

/// Like [`check_open`], for clearing a result: a decided match would become undecided.
fn check_clearable(snapshot: &Snapshot, round: RoundNo) -> Result<(), CommandError> {
    check_open(snapshot, round)?;
    let has_matches = snapshot.round(round).is_some_and(Round::is_more_than_games);
    match snapshot.last_paired().filter(|&last| has_matches && last > round) {
        Some(_) => Err(CommandError::RoundClosed { round, next: round.next() }),
        None => Ok(()),
    }
}

fn check_board(round: &Round, number: RoundNo, board: BoardNo) -> Result<&Board, CommandError> {
    let last = BoardNo(u16::try_from(round.boards.len()).unwrap_or(u16::MAX));
    round.board(board).ok_or(CommandError::NoSuchBoard { round: number, board, last })
}

/// Sets the result that counts; a correction for the rating report only is superseded.
pub(super) fn write(round: &mut Round, board: BoardNo, result: Option<GameResult>) {
    round.results.set(board.index(), result);
    if round.rating_only.contains_key(&board) {
        Arc::make_mut(&mut round.rating_only).remove(&board);
    }
    // The other result of the conflict now counts, so the conflict is resolved.
    if result.is_some() && round.conflict(board) == result {
        settle(round, board);
    }
}

fn with_result(round: &Round, board: BoardNo, result: Option<GameResult>) -> Round {
    let mut changed = round.clone();
    write(&mut changed, board, result);
    changed
}

fn settle(round: &mut Round, board: BoardNo) {
    if round.conflicts.contains_key(&board) {
        Arc::make_mut(&mut round.conflicts).remove(&board);
    }
}

fn without_conflict(mut round: Round, board: BoardNo) -> Round {
    settle(&mut round, board);
    round
}

pub(super) fn note_conflict(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
    found: GameResult,
) -> Result<Snapshot, CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    check_board(published, round, board)?;
    if published.result(board) == Some(found) || published.conflict(board) == Some(found) {
        return Err(CommandError::NoChange);
    }
    let mut conflicts = Arc::clone(&published.conflicts);
    Arc::make_mut(&mut conflicts).insert(board, found);
    Ok(snapshot.with_round(round, Round { conflicts, ..published.clone() }))
}

pub(super) fn settle_conflict(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
) -> Result<Snapshot, CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    check_board(published, round, board)?;
    match published.conflict(board) {
        Some(_) => Ok(snapshot.with_round(round, without_conflict(published.clone(), board))),
        None => Err(CommandError::NoChange),
    }
}

/// Sets the correction for the rating report only, derived by `correction` from the current one.
fn with_rating_only(
    round: &Round,
    board: BoardNo,
    correction: impl FnOnce(RatingOnly) -> RatingOnly,
) -> Result<Round, CommandError> {
    // Without a result there is nothing to correct in the report.
    let (Some(&Board { meeting, .. }), Some(result)) = (round.board(board), round.result(board)) else {
        return Err(CommandError::NoChange);
    };
    let counts = RatingOnly { meeting, result };
    let before = round.rating_only(board).unwrap_or(counts);
    let shown = correction(before);
    if shown == before {
        return Err(CommandError::NoChange);
    }
    let mut rating_only = (*round.rating_only).clone();
    if shown == counts {
        rating_only.remove(&board);
    } else {
        rating_only.insert(board, shown);
    }
    Ok(Round { rating_only: Arc::new(rating_only), ..round.clone() })
}

/// Adjusts a player's points in a round. A report needs a result to write the adjustment with, so their board must have
/// one.
pub(super) fn adjust(
    snapshot: &Snapshot,
    id: PlayerId,
    round: RoundNo,
    points: Points,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    check_open(snapshot, round)?;
    snapshot.player(id).ok_or(CommandError::NoSuchPlayer { id })?;
    if reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    if published.is_more_than_games() {
        return Err(CommandError::AdjustedMatch { round });
    }
    if let RoundPlace::AtBoard(board, _) = published.place(id)
        && published.result(board).is_none()
    {
        return Err(CommandError::NotPlayedYet { id, board });
    }
    if published.adjustment(id) == points {
        return Err(CommandError::NoChange);
    }
    let mut adjusted = (*published.adjusted).clone();
    match points {
        Points::ZERO => adjusted.remove(&id),
        points => adjusted.insert(id, points),
    };
    Ok(snapshot.with_round(round, Round { adjusted: Arc::new(adjusted), ..published.clone() }))
}

fn check_enter(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
    result: GameResult,
) -> Result<(), CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    check_board(published, round, board)?;
    check_no_score(published, board)?;
    match published.result(board) {
        None if is_before_play_off_only(snapshot, round) => Ok(()),
        None => check_open(snapshot, round),
        // The final result of an adjourned game replaces its draw as soon as it is known (general rules §3).
        Some(GameResult::Adjourned) if result != GameResult::Adjourned => Ok(()),
        Some(stands) => Err(CommandError::ResultEntered { round, board, stands }),
    }
}

pub(super) fn enter(
    snapshot: &mut Snapshot,
    round: RoundNo,
    board: BoardNo,
    result: GameResult,
) -> Result<(), CommandError> {
    check_enter(snapshot, round, board, result)?;
    if let Some(published) = snapshot.rounds.get_mut(round.index()) {
        write(Arc::make_mut(published), board, Some(result));
    }
    Ok(())
}

pub(super) fn clear(snapshot: &Snapshot, round: RoundNo, board: BoardNo) -> Result<Snapshot, CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    check_board(published, round, board)?;
    check_clearable(snapshot, round)?;
    match published.result(board) {
        Some(_) => Ok(snapshot.with_round(round, with_result(published, board, None))),
        None => Err(CommandError::NoChange),
    }
}

pub(super) fn take_over(
    snapshot: &mut Snapshot,
    round: RoundNo,
    results: &[(BoardNo, GameResult)],
) -> Result<(), CommandError> {
    if results.is_empty() {
        return Err(CommandError::NoChange);
    }
    let published = at_stage(snapshot, round, Stage::Published)?;
    let mut written: Vec<Option<GameResult>> = vec![None; published.boards().len()];
    for &(board, result) in results {
        match written.get(board.index()).copied().flatten() {
            // A game adjourned earlier in the same list may also have its final result in it.
            Some(GameResult::Adjourned) if result != GameResult::Adjourned => {}
            Some(stands) => return Err(CommandError::ResultEntered { round, board, stands }),
            None => check_enter(snapshot, round, board, result)?,
        }
        if let Some(slot) = written.get_mut(board.index()) {
            *slot = Some(result);
        }
    }
    let Some(published) = snapshot.rounds.get_mut(round.index()).map(Arc::make_mut) else { return Ok(()) };
    if written.iter().all(Option::is_some) && published.missing() == written.len() {
        // No earlier results have to be kept, so all are replaced at once.
        published.results = written.iter().copied().collect();
    }
    for (board, result) in (1..=u16::MAX).map(BoardNo).zip(written).filter(|(_, result)| result.is_some()) {
        write(published, board, result);
    }
    Ok(())
}

/// Undoes later rounds if the arbiter chose so.
pub(super) fn follow(snapshot: Snapshot, round: RoundNo, follow: Follow) -> Result<Snapshot, CommandError> {
    match follow {
        Follow::UndoLater { from } if from <= round => Err(CommandError::FollowOutOfRange { round, from }),
        Follow::UndoLater { from } if snapshot.round(from).is_none() => {
            Err(CommandError::NotPaired { round: from })
        }
        Follow::UndoLater { from } => Ok(snapshot.without_rounds_from(from)),
        Follow::Record | Follow::RatingReportOnly => Ok(snapshot),
    }
}

/// Returns an error if the reason is missing for a correction in a round from which later ones were paired.
pub(super) fn check_reason(snapshot: &Snapshot, round: RoundNo, reason: &str) -> Result<(), CommandError> {
    let closed = check_open(snapshot, round).is_err();
    if closed && reason.trim().is_empty() { Err(CommandError::ReasonMissing) } else { Ok(()) }
}

pub(super) fn correct(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
    result: Option<GameResult>,
    how: Follow,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    check_board(published, round, board)?;
    check_reason(snapshot, round, reason)?;
    let changed = match how {
        Follow::RatingReportOnly => with_rating_only(published, board, |shown| RatingOnly {
            result: result.unwrap_or(shown.result),
            ..shown
        })?,
        Follow::Record | Follow::UndoLater { .. } if published.result(board) == result => {
            return Err(CommandError::NoChange);
        }
        Follow::Record | Follow::UndoLater { .. } => with_result(published, board, result),
    };
    // A correction resolves a conflict, whatever the other result was.
    let changed = without_conflict(changed, board);
    let followed = follow(snapshot.with_round(round, changed), round, how)?;
    if result.is_none() {
        check_clearable(&followed, round)?;
    }
    Ok(followed)
}

pub(super) fn correct_colours(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
    how: Follow,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    let published = at_stage(snapshot, round, Stage::Published)?;
    let found = *check_board(published, round, board)?;
    check_reason(snapshot, round, reason)?;
    if how == Follow::RatingReportOnly {
        let turned =
            |shown: RatingOnly| RatingOnly { meeting: shown.meeting.turned(), result: shown.result.turned() };
        return Ok(snapshot.with_round(round, with_rating_only(published, board, turned)?));
    }
    let meeting = found.meeting.turned();
    let mut boards = published.boards.to_vec();
    let mut places = published.places.to_vec();
    if let Some(slot) = boards.get_mut(board.index()) {
        *slot = Board { meeting, noted: found.noted.turned(), by_hand: true, fixed: found.fixed };
    }
    for (player, colour) in [(meeting.white, Colour::White), (meeting.black, Colour::Black)] {
        match places.get_mut(player.index()) {
            Some(place @ RoundPlace::AtBoard(..)) if *place == RoundPlace::AtBoard(board, colour.other()) => {
                *place = RoundPlace::AtBoard(board, colour);
            }
            _ => {}
        }
    }
    // The result belongs to the players, so it is swapped with the colours.
    let result = published.result(board).map(GameResult::turned);
    let mut conflicts = Arc::clone(&published.conflicts);
    if let Some(found) = published.conflict(board) {
        Arc::make_mut(&mut conflicts).insert(board, found.turned());
    }
    let changed = Round {
        boards: boards.into(),
        places: places.into(),
        conflicts,
        ..with_result(published, board, result)
    };
    follow(snapshot.with_round(round, changed), round, how)
}
