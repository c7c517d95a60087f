//! Integers as weights.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Add, Sub};

/// A signed integer without rounding: costs, duals and sums of a weighted matching.
///
/// A sum of costs may use all but [`Weight::SPARE`] of the [`Weight::BITS`]; the duals need the rest.
pub trait Weight: Copy + Ord + Hash + Debug + Add<Output = Self> + Sub<Output = Self> {
    const ZERO: Self;
    /// Width, including the sign.
    const BITS: u32;
    /// Number of bits to leave free above the largest sum of costs, for up to 65,536 vertices. A search moves a dual by
    /// no more than the weight of the path that it finds, which is at most twice that sum, and there are half as many
    /// searches as vertices: 16 bits. Weights are four times as large inside: 2. A slack adds up to four of such
    /// numbers: 2. The sign: 1.
    const SPARE: u32 = 21;

    /// Returns half of a number, rounded down.
    #[must_use]
    fn half(self) -> Self;

    /// Returns `count` shifted left by `bit` places: one digit of a number that contains several counts, most
    /// significant in the highest bits. It must fit below the sign.
    fn digit(count: u32, bit: u32) -> Self;

    /// Returns true if a digit keeps all its bits, and none of them is the sign.
    fn holds(count: u32, bit: u32) -> bool {
        count == 0 || bit + (u32::BITS - count.leading_zeros()) < Self::BITS
    }
}

macro_rules! weights {
    ($($Integer:ident),+) => {$(
        impl Weight for $Integer {
            const ZERO: Self = 0;
            const BITS: u32 = $Integer::BITS;

            fn half(self) -> Self {
                self >> 1
            }

            fn digit(count: u32, bit: u32) -> Self {
                invariant!(Self::holds(count, bit), "{count} at bit {bit} of {}", Self::BITS);
                Self::from(count) << bit
            }
        }
    )+};
}

weights!(i64, i128);
