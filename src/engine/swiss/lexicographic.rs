//! Criteria of a text as digits of one weight, most significant first. Sums of digits never carry over into the next
//! digit, so the least sum is the best pairing. Also the shared parts of the matchings: initial duals, and numbers of
//! placeholder vertices.

use super::criteria::Cost;
use crate::matching::Weight;
use std::ops::Range;

/// Positions of the digits of the criteria in a weight.
pub(super) struct Digits {
    /// Lowest bit of each level, for each criterion.
    places: Vec<Vec<u32>>,
    bits: u32,
}

impl Digits {
    /// Lays out criteria, most significant first, by the largest possible sum at each of their levels.
    pub(super) fn new(limits: impl DoubleEndedIterator<Item = Vec<usize>>) -> Self {
        let mut bits = 0;
        let mut places: Vec<Vec<u32>> = Vec::new();
        for limits in limits.rev() {
            let mut levels = Vec::with_capacity(limits.len());
            for &limit in limits.iter().rev() {
                levels.push(bits);
                bits += usize::BITS - limit.leading_zeros();
            }
            levels.reverse();
            places.push(levels);
        }
        places.reverse();
        Self { places, bits }
    }

    /// Returns the number of bits of the largest sum.
    pub(super) fn bits(&self) -> u32 {
        self.bits
    }

    /// Returns the weight of a decision by its cost at each criterion, shifted up by `above` bits. A level without a
    /// digit cannot occur, or decides nothing here.
    pub(super) fn weigh<W: Weight>(&self, costs: impl Iterator<Item = Cost>, above: u32) -> W {
        costs.zip(&self.places).fold(W::ZERO, |sum, (cost, places)| {
            let place = cost.and_then(|(level, count)| Some((*places.get(level)?, count)));
            place.map_or(sum, |(place, count)| sum + W::digit(count, place + above))
        })
    }
}

/// Returns initial duals of a homogeneous group in which a pair weighs the number of its higher ranked player, and more
/// if that player is from S2. They leave no slack to any pair between S1 and S2: the first exchange differs from such
/// pairs in the exchanged players only. Half of the pairs is the least share of S2 at which no pair within S1 weighs
/// less than its duals.
pub(super) fn unexchanged_duals<W: Weight>(numbers: Range<usize>, pairs: usize) -> Vec<W> {
    let digit = |number: usize| W::digit(u32::try_from(number).unwrap_or(u32::MAX), 0);
    let lower = digit(pairs.div_ceil(2));
    numbers
        .enumerate()
        .map(|(place, number)| if place < pairs { digit(number) - lower } else { lower })
        .collect()
}

/// Returns the numbers of placeholder vertices to try for the players below who are not examined: first two, or three
/// to make an odd number even, then twice as many each time, of the same parity.
pub(super) fn widening(odd: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(2 + odd), move |&places| Some(2 * places - odd))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_graver_criterion_outweighs_all_that_follow() {
        for levels in [1, 7, 30, 60] {
            // 0-2 costs one by the first criterion, 0-3 one by the second at every level.
            let digits = Digits::new([vec![1], vec![1; levels]].into_iter());
            assert_eq!(digits.bits(), 1 + u32::try_from(levels).unwrap());
            let first = digits.weigh::<i128>([Some((0, 1)), None].into_iter(), 0);
            let second =
                (0..levels).map(|level| digits.weigh::<i128>([None, Some((level, 1))].into_iter(), 0));
            assert!(first > second.sum(), "{levels} levels");
        }
    }
}
