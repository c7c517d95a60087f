//! What a correction of the past reaches: boards that the system would pair otherwise because of it.

use crate::pairing::{ProposeError, pair_again};
use crate::tournament::{BoardNo, Meeting, PlayerId, RoundNo, Snapshot};

/// What a correction changes in one round that is paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The round.
    pub round: RoundNo,
    /// Boards that the system made before and would not make now, in order.
    pub boards: Vec<(BoardNo, Meeting)>,
    /// Who had the bye by the system before, and who would have it now.
    pub bye: [Option<PlayerId>; 2],
}

impl Reached {
    /// Whether the round would be paired the same.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.boards.is_empty() && self.bye[0] == self.bye[1]
    }
}

/// Returns what the step from one snapshot to a corrected one changes in a round: boards that differ already without the
/// correction, such as those made by hand, are not laid to it.
///
/// # Errors
/// Says why the system would find no pairing once the event is corrected.
pub fn reached(before: &Snapshot, after: &Snapshot, round: RoundNo) -> Result<Reached, ProposeError> {
    let now = pair_again(after, round)?;
    // Where nothing could be paired before, as while a match of a knockout is level, what was published is the measure.
    let then = pair_again(before, round).ok();
    let was_gone = |gone: &(BoardNo, Meeting)| then.as_ref().is_some_and(|then| then.gone.contains(gone));
    let bye = then.as_ref().map_or(now.bye[0], |then| then.bye[1]);
    let mut boards: Vec<(BoardNo, Meeting)> = now.gone.into_iter().filter(|gone| !was_gone(gone)).collect();
    boards.sort_unstable_by_key(|&(board, _)| board);
    Ok(Reached { round, boards, bye: [bye, now.bye[1]] })
}
