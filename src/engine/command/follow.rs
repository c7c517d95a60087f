//! Effects of late corrections.

use crate::tournament::RoundNo;
use serde::{Deserialize, Serialize};

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
