//! Causes that lock settings in a running event.

use crate::refusal::refusals;
use crate::tournament::{Acceleration, RoundNo, SettingField, Snapshot};

refusals! {
/// Cause of a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lock: "error-lock" {
    /// A round has been paired with the setting (FIDE C.04.2, decision G-13).
    RoundPaired { round: RoundNo },
    /// A later leg starts after the planned rounds.
    LegBegun { first: RoundNo } => { "round": *first },
    /// A table or bracket determines the number of rounds.
    ByTable,
}
}

/// Returns true if virtual points of the event come from a report that names no method.
fn has_stated_points(snapshot: &Snapshot) -> bool {
    let settings = snapshot.settings();
    let mut rounds = snapshot.rounds().iter();
    settings.acceleration == Acceleration::None
        && (!settings.virtual_points.is_empty() || rounds.any(|round| !round.virtual_points().is_empty()))
}

impl SettingField {
    /// Returns the lock on this setting in `snapshot`, or `None` if it may change.
    pub fn lock(self, snapshot: &Snapshot) -> Option<Lock> {
        match self {
            Self::Description | Self::Forbidden => None,
            Self::Rounds => {
                snapshot.legs().iter().find(|leg| !leg.is_whole(snapshot.settings())).map(|leg| {
                    let is_table = leg.is_closed && leg.first == RoundNo(1);
                    if is_table { Lock::ByTable } else { Lock::LegBegun { first: leg.first } }
                })
            }
            // The rounds of a report have their stated points; a method applies to the rounds to come.
            Self::Acceleration if has_stated_points(snapshot) => None,
            Self::System
            | Self::InitialColour
            | Self::Points
            | Self::TieBreaks
            | Self::Acceleration
            | Self::Apart => snapshot.last_paired().map(|_| Lock::RoundPaired { round: RoundNo(1) }),
        }
    }
}
