//! The Dutch system: the upper half of a scoregroup meets the lower half. The editions of 1992 and 2009, withdrawn by
//! FIDE, pair by an order of attempts; the edition of 2026 pairs by criteria. They share no step.

mod classic;
pub mod rules_2026;

pub use classic::{DUTCH_1992, DUTCH_2009};

use crate::format::Format;

/// The editions, in the order offered to the arbiter.
pub const EDITIONS: &[&dyn Format] = &[&rules_2026::Dutch2026, &DUTCH_2009, &DUTCH_1992];
