//! Drawing lots: orders that a seed gives.

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
