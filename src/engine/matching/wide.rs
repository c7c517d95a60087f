//! Integers of any width, for weights that contain all counts together: those of cross-checks, and of tests.

use super::Weight;
use std::cmp::Ordering;
use std::ops::{Add, Sub};

/// An integer of `64 * N` bits in two's complement, most significant word first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    /// Returns the words with the sign bit flipped, so that they compare like the numbers.
    fn ordered(&self) -> [u64; N] {
        let mut words = self.0;
        if let Some(first) = words.first_mut() {
            *first ^= 1 << 63;
        }
        words
    }

    /// Applies an operation word by word, from the last on, and then to the result and the carry.
    fn by_words(mut self, other: Self, operation: impl Fn(u64, u64) -> (u64, bool)) -> Self {
        let mut carry = false;
        for (word, other) in self.0.iter_mut().zip(other.0).rev() {
            let (result, over) = operation(*word, other);
            let (result, again) = operation(result, u64::from(carry));
            *word = result;
            carry = over || again;
        }
        self
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.ordered().cmp(&other.ordered())
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.by_words(other, u64::overflowing_add)
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.by_words(other, u64::overflowing_sub)
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Self([0; N]);
    const BITS: u32 = 64 * N as u32;

    fn half(mut self) -> Self {
        let mut above = self.0.first().map_or(0, |first| first >> 63);
        for word in &mut self.0 {
            let low = *word & 1;
            *word = (*word >> 1) | (above << 63);
            above = low;
        }
        self
    }

    fn digit(count: u32, bit: u32) -> Self {
        invariant!(Self::holds(count, bit), "{count} at bit {bit} of {}", Self::BITS);
        let mut words = [0; N];
        let (word, shift) = (bit as usize / 64, bit % 64);
        let spread = u128::from(count) << shift;
        for (place, part) in [(word, spread as u64), (word + 1, (spread >> 64) as u64)] {
            // The upper part of a digit that ends with a word is zero.
            if let Some(target) = N.checked_sub(place + 1).and_then(|place| words.get_mut(place)) {
                *target = part;
            }
        }
        Self(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn wide(number: i128) -> Wide<3> {
        let sign = if number < 0 { u64::MAX } else { 0 };
        Wide([sign, (number >> 64) as u64, number as u64])
    }

    proptest! {
        #[test]
        fn wide_numbers_count_like_the_built_in_ones(a in any::<i64>(), b in any::<i64>(), s in 0u32..60) {
            let (a, b) = (i128::from(a) << s, i128::from(b) << s);
            prop_assert_eq!(wide(a) + wide(b), wide(a + b));
            prop_assert_eq!(wide(a) - wide(b), wide(a - b));
            prop_assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
            prop_assert_eq!((wide(a) + wide(a)).half(), wide(a));
        }

        #[test]
        fn a_digit_is_at_its_bit(count in any::<u32>(), bit in 0u32..90) {
            prop_assert_eq!(Wide::<3>::digit(count, bit), wide(i128::digit(count, bit)));
        }
    }
}
