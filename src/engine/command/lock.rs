//! Causes that lock settings in a running event.

use crate::tournament::{RoundNo, SettingField, Snapshot};
use std::fmt;

/// Cause of a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lock {
    /// A round has been paired with the setting (FIDE C.04.2, decision G-13).
    RoundPaired {
        /// The first paired round.
        round: RoundNo,
    },
    /// A later leg starts after the planned rounds.
    LegBegun {
        /// Its first round.
        first: RoundNo,
    },
    /// A table or bracket determines the number of rounds.
    ByTable,
}

impl fmt::Display for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundPaired { round } => {
                write!(f, "round {round} is paired by it. Undo that round to change it.")
            }
            Self::LegBegun { first } => {
                write!(f, "another leg begins with round {first}. Take that leg back to change it.")
            }
            Self::ByTable => {
                f.write_str("the table says how many rounds there are. Change who takes part instead.")
            }
        }
    }
}

impl SettingField {
    /// Returns the lock on this setting in `snapshot`, or `None` if it may change.
    #[must_use]
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
