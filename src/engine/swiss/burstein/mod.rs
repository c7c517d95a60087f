//! The Burstein system, one edition per folder: the strong players of a scoregroup meet the weak, as measured by their
//! opponents so far. This module contains the shared order of attempts.

pub mod classic;
mod fold;
pub mod rules_2026;
mod two_sides;

use crate::format::Format;

/// The editions, in the order offered to the arbiter.
pub const EDITIONS: &[&dyn Format] = &[&rules_2026::Burstein2026, &classic::BursteinClassic];
