//! Lots: what orders players whom nothing else does.

use super::ValueError;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A number drawn by lot; the smaller one comes first (tie-breaks §6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Lot(u16);

impl Lot {
    /// The highest lot: as many as an event can have players. Whoever draws later, draws from the same urn, so
    /// that a late entry is neither better nor worse off.
    pub const HIGHEST: u16 = 9999;

    /// Makes a lot from its number.
    ///
    /// # Errors
    /// Refuses a number outside 1 to [`Lot::HIGHEST`].
    pub fn new(number: u64) -> Result<Self, ValueError> {
        match u16::try_from(number) {
            Ok(value @ 1..=Self::HIGHEST) => Ok(Self(value)),
            _ => Err(ValueError::LotRange { found: number }),
        }
    }

    /// Returns the number.
    #[must_use]
    pub fn get(self) -> u16 {
        self.0
    }

    /// Returns every lot there is, the best first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::HIGHEST).map(Self)
    }
}

impl TryFrom<u16> for Lot {
    type Error = ValueError;
    fn try_from(number: u16) -> Result<Self, ValueError> {
        Self::new(number.into())
    }
}

impl From<Lot> for u16 {
    fn from(lot: Lot) -> Self {
        lot.0
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Numbers in an order that looks like none, the same on every machine (splitmix64).
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    /// Returns a number below `count`, which is not 0.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let scaled = (u128::from(mixed ^ (mixed >> 31)) * (count as u128)) >> 64;
        usize::try_from(scaled).unwrap_or(0)
    }
}

/// Returns the same in an order drawn by lot: the same seed gives the same order.
#[must_use]
pub fn shuffled<T>(mut drawn: Vec<T>, seed: u64) -> Vec<T> {
    let mut numbers = Numbers(seed);
    for left in (2..=drawn.len()).rev() {
        drawn.swap(left - 1, numbers.below(left));
    }
    drawn
}
