//! Exact integers as weights.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Add, Sub};

/// A signed whole number without rounding: costs, duals and sums of a weighted matching.
///
/// A sum of costs may use all but [`Weight::SPARE`] of the [`Weight::BITS`]; the duals need the rest.
pub trait Weight: Copy + Ord + Hash + Debug + Add<Output = Self> + Sub<Output = Self> {
    /// Nothing.
    const ZERO: Self;
    /// Width, sign included.
    const BITS: u32;
    /// Bits to leave free above the largest sum of costs: duals are up to that sum times the vertices, four times over.
    const SPARE: u32 = 21;

    /// Returns half of a number, rounded down.
    #[must_use]
    fn half(self) -> Self;

    /// Returns `count` shifted left by `bit` places: one digit of a key.
    #[must_use]
    fn digit(count: u32, bit: u32) -> Self;
}

impl Weight for i64 {
    const ZERO: Self = 0;
    const BITS: u32 = i64::BITS;

    fn half(self) -> Self {
        self >> 1
    }

    fn digit(count: u32, bit: u32) -> Self {
        Self::from(count) << bit
    }
}

impl Weight for i128 {
    const ZERO: Self = 0;
    const BITS: u32 = i128::BITS;

    fn half(self) -> Self {
        self >> 1
    }

    fn digit(count: u32, bit: u32) -> Self {
        Self::from(count) << bit
    }
}
