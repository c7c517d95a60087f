//! The Burstein system, one edition a folder: the strong of a score group meet the weak, measured by whom they have
//! met so far. This module is what the editions share: the order of attempts.

pub mod classic;
mod fold;
pub mod rules_2026;
mod two_sides;

use crate::format::Format;

/// The editions, in the order offered to the arbiter.
pub const EDITIONS: &[&dyn Format] = &[&rules_2026::Burstein2026, &classic::BursteinClassic];
