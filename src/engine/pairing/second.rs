//! Cross-check: a paired round, re-paired by the second implementation of its system.

use super::check::compared;
use super::propose::propose_by;
use super::{PairedAgain, Proposal, ProposeError, asked};
use crate::format::{NoPairing, Trace};
use crate::tournament::{RoundNo, Snapshot};
use std::cell::Cell;

/// Result of the second implementation for a paired round.
#[derive(Clone, Debug)]
pub struct Second {
    pub differences: PairedAgain,
    /// The round as it pairs it, with its reasons.
    pub proposal: Proposal,
}

/// Re-pairs a paired round by the second implementation of its system, from its previous rounds and the same decisions
/// of the arbiter. `None` if the system has no second implementation, or none for such a field.
pub fn second_opinion(snapshot: &Snapshot, round: RoundNo) -> Option<Result<Second, ProposeError>> {
    let setting = match asked(snapshot, round) {
        Ok(setting) => setting,
        Err(error) => return Some(Err(error)),
    };
    let swiss = setting.system.swiss()?;
    let ruling = snapshot.round(round).and_then(|paired| paired.ruling());
    let has_none = Cell::new(false);
    let proposed = propose_by(snapshot, setting, ruling, Trace::recording(), &|field, trace| {
        swiss.pair_otherwise(field, trace).unwrap_or_else(|| {
            has_none.set(true);
            Err(NoPairing::TooFewPlayers { present: 0 })
        })
    });
    let second = |proposal: Proposal| {
        let differences = compared(snapshot, round, &proposal.draft);
        Second { differences, proposal }
    };
    (!has_none.get()).then(|| proposed.map(second))
}
