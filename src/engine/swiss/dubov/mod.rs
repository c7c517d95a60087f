//! The Dubov system: players of one score should have had opponents of equal strength, so a player with weak opponents
//! meets a strong one now. This module contains the parts shared by the editions: cards, ARO, checks of manual pairs.

pub mod aro;
mod breaches;
mod cards;
mod classic;
mod explain;
mod rules_2026;
#[cfg(test)]
mod tests;

pub use classic::DubovClassic;
pub use rules_2026::Dubov2026;

use crate::format::Format;

/// The editions, in the order offered to the arbiter.
pub const EDITIONS: &[&dyn Format] = &[&Dubov2026, &DubovClassic];
