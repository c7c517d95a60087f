//! Random numbers from a seed, the same on every machine and in every version: the generator is PCG64, whose stream is
//! fixed by its definition, and everything is derived from its words with integers only.

use rand_pcg::Pcg64;
use rand_pcg::rand_core::Rng as _;

/// Scale of probabilities: parts of a million.
pub(super) const MILLION: u64 = 1_000_000;

/// The stream proposed by the inventor of the generator.
const STREAM: u128 = 0x0a02_bdbf_7bb3_c0a7_ac28_fa16_a64a_bf96;

/// A source of random numbers.
pub(super) struct Chance(Pcg64);

impl Chance {
    /// Creates the source for one event of a seed. Its start is unique, so an event can be recreated without those
    /// before it.
    pub fn new(seed: u64, event: u32) -> Self {
        let mut events = Pcg64::new(seed.into(), STREAM);
        events.advance(2 * u128::from(event));
        let [high, low] = [events.next_u64(), events.next_u64()].map(u128::from);
        Self(Pcg64::new(high << 64 | low, STREAM))
    }

    /// Returns a number below `end`, uniformly distributed; 0 if `end` is 0.
    pub fn below(&mut self, end: u64) -> u64 {
        if end == 0 {
            return 0;
        }
        // Words above the last multiple of `end` would make small numbers more likely.
        let limit = u64::MAX - u64::MAX % end;
        loop {
            let word = self.0.next_u64();
            if word < limit {
                return word % end;
            }
        }
    }

    /// Returns a number from `lowest` to `highest`, both included.
    pub fn between(&mut self, lowest: u16, highest: u16) -> u16 {
        let span = u64::from(highest.saturating_sub(lowest)) + 1;
        lowest.saturating_add(u16::try_from(self.below(span)).unwrap_or(u16::MAX))
    }

    /// Returns true with a probability of `percent` in a hundred.
    pub fn percent(&mut self, percent: u8) -> bool {
        self.below(100) < u64::from(percent)
    }

    /// Returns an element of a list, uniformly distributed.
    pub fn one_of<T: Copy, const N: usize>(&mut self, list: [T; N]) -> T {
        const { assert!(N > 0) };
        let place = usize::try_from(self.below(N as u64)).unwrap_or(0);
        list[place.min(N - 1)]
    }

    /// Returns a position on the scale of a million.
    pub fn millionth(&mut self) -> u64 {
        self.below(MILLION)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let mut chance = Chance::new(2026, 1);
        let drawn: Vec<u64> = (0..6).map(|_| chance.below(1000)).collect();
        assert_eq!(drawn, [719, 825, 635, 640, 276, 128]);
    }

    #[test]
    fn events_of_a_seed_differ() {
        let drawn = |event| {
            let mut chance = Chance::new(2026, event);
            (0..4).map(|_| chance.millionth()).collect::<Vec<_>>()
        };
        assert_ne!(drawn(1), drawn(2));
    }
}
