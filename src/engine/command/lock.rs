//! Causes that lock settings in a running event.

use crate::refusal::refusals;
use crate::tournament::{RoundNo, SettingField, Snapshot};

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
            Self::System
            | Self::InitialColour
            | Self::Points
            | Self::TieBreaks
            | Self::Acceleration
            | Self::Apart => snapshot.last_paired().map(|_| Lock::RoundPaired { round: RoundNo(1) }),
        }
    }
}
