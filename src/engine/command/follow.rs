//! What follows of a correction that comes late.

use crate::tournament::RoundNo;
use serde::{Deserialize, Serialize};

/// What a correction of the past does to later rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Follow {
    /// Later pairings stand; those still to be made follow from the correction.
    Record,
    /// The pairings after this round are undone, to be made again.
    UndoLater {
        /// The first round that is undone.
        from: RoundNo,
    },
    /// Too late for standings: only the rating report shows it (FIDE C.04.2 4.3).
    RatingReportOnly,
}
