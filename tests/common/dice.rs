//! Random numbers for tests and benchmarks, the same on every machine.

/// Pseudo-random numbers in a fixed sequence (splitmix64).
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// Returns a number below `sides`, which is not 0.
    pub fn roll(&mut self, sides: usize) -> usize {
        usize::try_from(self.number(sides as u64)).expect("it is below a number of this type")
    }

    /// Returns a number below `sides`, which is not 0.
    pub fn number(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % sides
    }

    /// Returns true with a probability of `per_cent`.
    pub fn comes_up(&mut self, per_cent: usize) -> bool {
        self.roll(100) < per_cent
    }
}
