//! The Dutch system: the upper half of a scoregroup meets the lower half. The editions of 1992 and 2009, withdrawn by
//! FIDE, pair by an order of attempts; those of 2017 and 2026 pair by criteria, and share the pairing of a bracket.

mod classic;
mod rules_2017;
pub mod rules_2026;

pub use classic::{DUTCH_1992, DUTCH_2009};

use crate::format::Format;

/// The editions, in the order offered to the arbiter.
pub const EDITIONS: &[&dyn Format] =
    &[&rules_2026::Dutch2026, &rules_2017::Dutch2017, &DUTCH_2009, &DUTCH_1992];
