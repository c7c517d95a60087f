//! Floats as noted when earlier rounds were paired.

use crate::format::{Entrant, Float, RoundRecord};
use crate::tournament::Bye;

/// The floats of the latest two rounds. They stay as noted at pairing time, whatever became of the game; the
/// bye is a downfloat, an absence none (dutch-2009 A.4, A.5, N-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RecentFloats {
    /// In the latest round.
    pub last: Option<Float>,
    /// Two rounds ago.
    pub before: Option<Float>,
}

impl RecentFloats {
    /// Reads the record of a player.
    #[must_use]
    pub fn of(player: &Entrant) -> Self {
        let mut latest = player.record.iter().rev().map(noted);
        Self { last: latest.next().flatten(), before: latest.next().flatten() }
    }
}

/// Returns the float noted for one round.
#[must_use]
pub fn noted(round: &RoundRecord) -> Option<Float> {
    match *round {
        RoundRecord::Played { float, .. } | RoundRecord::Forfeited { float, .. } => float,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => Some(Float::Down),
        RoundRecord::Bye { bye: Bye::Requested(_), .. } => None,
    }
}
