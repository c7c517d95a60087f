//! Encoding of many small choices as one number: each takes only as much of it as it has possibilities.

use super::block::VALUES;
use crate::tournament::{PairingNumber, RoundNo};

/// Maximum number of players of an event that has codes, and so of pairing numbers.
pub(super) const MOST_PLAYERS: u16 = 1023;

/// Maximum number of boards of a round, and of choices of a board.
pub(super) const BOARDS: u16 = 512;

/// Number of choices for a round: 0 is none.
pub(super) const ROUNDS: u8 = 128;

/// Number of values of the fingerprint that identifies the boards of a round.
pub(super) const FINGERPRINTS: u16 = 1024;

/// A sequence of choices that become the digits of one number.
#[derive(Debug, Default)]
pub(super) struct Choices(Vec<(u32, u32)>);

impl Choices {
    /// Appends a choice of `count` possibilities, counted from 0.
    pub(super) fn put(&mut self, choice: impl Into<u32>, count: impl Into<u32>) {
        self.0.push((choice.into(), count.into()));
    }

    /// Appends a choice; `None` if it is not below `count`.
    pub(super) fn put_below(&mut self, choice: u16, count: u16) -> Option<()> {
        (choice < count).then(|| self.put(choice, count))
    }

    /// Appends the length of a list, up to `most`: an empty one takes a choice of two.
    pub(super) fn put_length(&mut self, length: usize, most: u16) -> Option<()> {
        self.put(length > 0, 2_u8);
        if length == 0 {
            return Some(());
        }
        self.put_below(u16::try_from(length - 1).ok()?, most)
    }

    pub(super) fn put_round(&mut self, round: RoundNo) -> Option<()> {
        self.put_below(round.0.into(), ROUNDS.into())
    }

    /// Appends the number of one of `players` players.
    pub(super) fn put_number(&mut self, number: PairingNumber, players: u16) -> Option<()> {
        self.put_below(number.0.checked_sub(1)?, players)
    }

    /// Returns the number in blocks, least significant first; the first choice is its last digit.
    pub(super) fn blocks(&self) -> Vec<u32> {
        let mut blocks: Vec<u32> = Vec::new();
        for &(choice, count) in self.0.iter().rev() {
            let mut carry = u64::from(choice);
            for block in &mut blocks {
                let grown = u64::from(*block) * u64::from(count) + carry;
                *block = low(grown);
                carry = grown / u64::from(VALUES);
            }
            while carry > 0 {
                blocks.push(low(carry));
                carry /= u64::from(VALUES);
            }
        }
        blocks
    }
}

fn low(number: u64) -> u32 {
    u32::try_from(number % u64::from(VALUES)).unwrap_or(0)
}

/// A number from which choices are read in the order they were appended.
#[derive(Debug)]
pub(super) struct BigNumber(Vec<u32>);

impl BigNumber {
    /// Creates it from its blocks, least significant first.
    pub(super) fn new(blocks: &[u32]) -> Self {
        Self(blocks.to_vec())
    }

    /// Reads a choice of `count` possibilities; 0 if there are none.
    pub(super) fn take(&mut self, count: impl Into<u32>) -> u32 {
        let count = u64::from(count.into().max(1));
        let mut rest = 0_u64;
        for block in self.0.iter_mut().rev() {
            let whole = rest * u64::from(VALUES) + u64::from(*block);
            *block = u32::try_from(whole / count).unwrap_or(0);
            rest = whole % count;
        }
        u32::try_from(rest).unwrap_or(0)
    }

    /// Reads a choice of up to 65,536 possibilities.
    pub(super) fn take_small(&mut self, count: impl Into<u32>) -> u16 {
        u16::try_from(self.take(count)).unwrap_or(u16::MAX)
    }

    pub(super) fn take_flag(&mut self) -> bool {
        self.take(2_u32) == 1
    }

    /// Reads the length of a list, up to `most`.
    pub(super) fn take_length(&mut self, most: u16) -> u16 {
        if self.take_flag() { self.take_small(most).saturating_add(1) } else { 0 }
    }

    pub(super) fn take_round(&mut self) -> RoundNo {
        RoundNo(u8::try_from(self.take(ROUNDS)).unwrap_or(0))
    }

    /// Reads the number of one of `players` players.
    pub(super) fn take_number(&mut self, players: u16) -> PairingNumber {
        PairingNumber(self.take_small(players).saturating_add(1))
    }

    pub(super) fn is_used_up(&self) -> bool {
        self.0.iter().all(|&block| block == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn choices_come_out_as_they_were_put_in(
            choices in prop::collection::vec((1_u32..=65_536, any::<u32>()), 0..120),
        ) {
            let mut written = Choices::default();
            let choices: Vec<(u32, u32)> = choices.iter().map(|&(count, any)| (any % count, count)).collect();
            for &(choice, count) in &choices {
                written.put(choice, count);
            }
            let blocks = written.blocks();
            let bits: f64 = choices.iter().map(|&(_, count)| f64::from(count).log2()).sum();
            prop_assert!(blocks.len() as f64 <= bits / 20.0 + 1.0);
            let mut number = BigNumber::new(&blocks);
            for &(choice, count) in &choices {
                prop_assert_eq!(number.take(count), choice);
            }
            prop_assert!(number.is_used_up());
        }
    }
}
