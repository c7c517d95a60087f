//! Preconditions of commands on a round: it exists, at the right stage, and is complete.

use super::CommandError;
use crate::tournament::{BoardNo, Round, RoundNo, Snapshot, Stage};

pub(super) fn paired(snapshot: &Snapshot, round: RoundNo) -> Result<&Round, CommandError> {
    snapshot.round(round).ok_or(CommandError::NotPaired { round })
}

pub(super) fn at_stage(snapshot: &Snapshot, round: RoundNo, needed: Stage) -> Result<&Round, CommandError> {
    let found = paired(snapshot, round)?;
    match found.stage {
        stage if stage == needed => Ok(found),
        stage => Err(CommandError::WrongStage { round, found: stage, needed }),
    }
}

/// Returns an error if results of a round before `round` are missing. A play-off starts only when missing results
/// before it cannot affect it.
pub(super) fn check_before_complete(snapshot: &Snapshot, round: RoundNo) -> Result<(), CommandError> {
    let play_off = snapshot.play_off_before(round).unwrap_or(RoundNo(1));
    let before = (1..round.0).map(RoundNo).zip(snapshot.rounds()).filter(|(before, _)| *before >= play_off);
    let open = before.map(|(round, paired)| (round, paired.missing())).find(|&(_, missing)| missing > 0);
    open.map_or(Ok(()), |(round, missing)| Err(CommandError::ResultsMissing { round, missing }))
}

/// Returns an error if the match of a board has a total score, which its boards could contradict.
pub(super) fn check_no_score(round: &Round, board: BoardNo) -> Result<(), CommandError> {
    let of = round.play.as_deref().and_then(|play| play.match_of(board));
    match of.is_some_and(|of| round.match_score(of).is_some()) {
        true => Err(CommandError::ScoreEntered { board }),
        false => Ok(()),
    }
}
