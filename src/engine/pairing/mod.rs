//! The systems that there are, and what is asked of whichever an event follows: a draft, a check, "why not?".
//!
//! To add a system: write its file, name it in [`SYSTEMS`].

mod aro_list;
mod check;
mod numbering;
mod propose;
pub mod review;
mod ruling;
mod starting_list;
mod why_not;

pub use aro_list::{AroRow, aro_list};
pub use check::{Redrawn, redraw};
pub use numbering::{lots_missing, numbering};
pub use propose::{Proposal, ProposeError, field, propose, propose_as_ruled};
pub use ruling::{Choice, byes_by_hand, choices, pair_as_ruled, ways_out};
pub use starting_list::{Starter, starting_list};
pub use why_not::{WhyNot, why_not};

use crate::format::PairingSystem;
use crate::swiss::{basic_swiss, burstein, dubov, dutch, judge, lim};
use std::collections::BTreeSet;

/// Every system, in the order offered to the arbiter; settings, command line and TRF all read this.
pub const SYSTEMS: &[&dyn PairingSystem] = &[
    &dutch::rules_2026::Dutch2026,
    &dutch::DUTCH_2009,
    &dutch::DUTCH_1992,
    &lim::LIM,
    &lim::LIM_2026,
    &dubov::Dubov2026,
    &dubov::DubovClassic,
    &burstein::rules_2026::Burstein2026,
    &burstein::classic::BursteinClassic,
    &basic_swiss::BasicSwiss,
];

/// Returns what all reasons are called ([`Reason::what`]), for the catalogues.
#[must_use]
pub fn reasons() -> BTreeSet<&'static str> {
    let own = SYSTEMS.iter().flat_map(|system| system.reasons());
    own.chain(judge::REASONS).chain([&ruling::RULED]).copied().collect()
}

/// Finds a system by its id.
#[must_use]
pub fn system(id: &str) -> Option<&'static dyn PairingSystem> {
    SYSTEMS.iter().copied().find(|system| system.id() == id)
}
