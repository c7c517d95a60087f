//! Effects of a correction in earlier rounds: boards that the system would now pair differently.

use crate::pairing::{ProposeError, pair_again};
use crate::tournament::{BoardNo, Meeting, PlayerId, RoundNo, Snapshot};

/// Effect of a correction on one paired round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    pub round: RoundNo,
    /// Boards that the system made before and would not make now, in order.
    pub boards: Vec<(BoardNo, Meeting)>,
    /// The players with the bye by the system before the correction, and now.
    pub bye: [Option<PlayerId>; 2],
}

impl Reached {
    /// Returns true if the round would be paired the same.
    pub fn is_nothing(&self) -> bool {
        self.boards.is_empty() && self.bye[0] == self.bye[1]
    }
}

/// Returns the effect of a correction on a round, from the snapshots before and after it: boards that differ without
/// the correction, such as manual ones, are not attributed to it.
///
/// # Errors
/// Returns the reason why the system would find no pairing after the correction.
pub fn reached(before: &Snapshot, after: &Snapshot, round: RoundNo) -> Result<Reached, ProposeError> {
    let now = pair_again(after, round)?;
    // If no pairing was possible before, as while a knockout match is tied, the published round is the reference.
    let then = pair_again(before, round).ok();
    let was_gone = |gone: &(BoardNo, Meeting)| then.as_ref().is_some_and(|then| then.gone.contains(gone));
    let bye = then.as_ref().map_or(now.bye[0], |then| then.bye[1]);
    let mut boards: Vec<(BoardNo, Meeting)> = now.gone.into_iter().filter(|gone| !was_gone(gone)).collect();
    boards.sort_unstable_by_key(|&(board, _)| board);
    Ok(Reached { round, boards, bye: [bye, now.bye[1]] })
}
