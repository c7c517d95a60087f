//! The lexicographic search: the criteria of a text as digits of one weight, the gravest first, and a matching of least
//! weight. Sums of digits never carry over into the next one, so that the least sum is the best pairing.

use crate::matching::{Graph, LeastMatching, Weight, WeightedGraph, Wide};
use std::ops::Range;

/// What one decision costs by a criterion: a count at one of its levels. Level 0 weighs most; where scores are levels, lists
/// of scores in descending order compare as the rules want.
pub(super) type Charge = Option<(usize, u32)>;

/// Where the digits of the criteria stand in a weight.
pub(super) struct Digits {
    /// For each criterion the lowest bit of each level.
    places: Vec<Vec<u32>>,
    bits: u32,
}

impl Digits {
    /// Lays out criteria, the gravest first, by the largest sum that can come up at each level of theirs.
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

    /// Returns how many bits the largest sum has.
    pub(super) fn bits(&self) -> u32 {
        self.bits
    }

    /// Returns what a decision costs, `above` bits further up, by what each criterion charges for it. A level without a digit
    /// cannot come up, or decides nothing here.
    pub(super) fn weigh<W: Weight>(&self, charges: impl Iterator<Item = Charge>, above: u32) -> W {
        charges.zip(&self.places).fold(W::ZERO, |sum, (charge, places)| {
            let place = charge.and_then(|(level, count)| Some((*places.get(level)?, count)));
            place.map_or(sum, |(place, count)| sum + W::digit(count, place + above))
        })
    }
}

/// A question that a matching of least weight answers.
pub(super) trait Search {
    type Found;

    /// Returns how many bits the largest sum of weights has.
    fn bits(&self) -> u32;

    /// Returns how many vertices the graph has.
    fn vertices(&self) -> usize;

    /// Answers with weights of this width; `None` when there is no answer.
    fn run<W: Weight>(&self) -> Option<Self::Found>;
}

/// The weights of a search need more room than there is: no width holds them, or no memory. That says nothing of whether there
/// is a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooWide;

/// Most bytes that the weights of one graph may take. A field of 2,000 players in one score group takes a fifth of it; only
/// players of hundreds of different scores in one bracket need more.
const MOST_BYTES: usize = 1 << 30;

/// Answers a search with the narrowest weights that hold its sums.
pub(super) fn solve<S: Search>(search: &S) -> Result<Option<S::Found>, TooWide> {
    let (bits, edges) = (search.bits(), search.vertices().saturating_mul(search.vertices()));
    macro_rules! run {
        ($($weight:ty),*) => {
            $(if bits + <$weight>::SPARE <= <$weight>::BITS {
                let bytes = edges.saturating_mul(size_of::<$weight>());
                return if bytes <= MOST_BYTES { Ok(search.run::<$weight>()) } else { Err(TooWide) };
            })*
        };
    }
    run!(i64, i128, Wide<4>, Wide<16>, Wide<64>, Wide<256>, Wide<1024>);
    Err(TooWide)
}

/// Finds the matching of least weight when each two vertices that `weigh` gives a weight may be matched.
pub(super) fn least<W: Weight>(
    vertices: usize,
    weigh: impl Fn(usize, usize) -> Option<W>,
) -> Option<LeastMatching<W>> {
    let mut graph = WeightedGraph::new(vertices);
    for other in 0..vertices {
        for one in 0..other {
            if let Some(weight) = weigh(one, other) {
                graph.join(one, other, weight);
            }
        }
    }
    LeastMatching::new(graph).ok()
}

/// Finds the matching of least weight along these edges; `weigh` is told the smaller vertex first.
pub(super) fn least_along<W: Weight>(
    edges: &Graph,
    weigh: impl Fn(usize, usize) -> W,
) -> Option<LeastMatching<W>> {
    let mut graph = WeightedGraph::new(edges.vertices());
    for other in 0..edges.vertices() {
        for one in edges.neighbours(other).take_while(|&one| one < other) {
            graph.join(one, other, weigh(one, other));
        }
    }
    LeastMatching::new(graph).ok()
}

/// Returns a guess of the duals of a homogeneous group whose pairs weigh the number of their higher ranked player, and more when
/// that one comes from S2. It leaves no slack to any pair between S1 and S2: the first exchange differs from such pairs in the
/// players exchanged only. Half of the pairs is the least share of S2 at which no pair within S1 weighs less than its duals.
pub(super) fn unexchanged_duals<W: Weight>(numbers: Range<usize>, pairs: usize) -> Vec<W> {
    let digit = |number: usize| W::digit(u32::try_from(number).unwrap_or(u32::MAX), 0);
    let lower = digit(pairs.div_ceil(2));
    numbers
        .enumerate()
        .map(|(place, number)| if place < pairs { digit(number) - lower } else { lower })
        .collect()
}

/// Goes through how many vertices stand, in turn, for those below who are not looked at: two at first, or three to make an
/// odd number even, then twice as many, of the same parity.
pub(super) fn widening(odd: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(2 + odd), move |&places| Some(2 * places - odd))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Players 0 and 1 meet 2 and 3; the charges say what each pair costs by criterion.
    struct Quartet {
        digits: Digits,
        charges: fn(usize, usize) -> Vec<Charge>,
        vertices: usize,
    }

    impl Search for Quartet {
        type Found = usize;

        fn bits(&self) -> u32 {
            self.digits.bits()
        }

        fn vertices(&self) -> usize {
            self.vertices
        }

        fn run<W: Weight>(&self) -> Option<usize> {
            let across = |one: usize, other: usize| (one < 2 && other >= 2).then_some((one, other));
            let weigh = |one, other| {
                across(one, other)
                    .map(|pair| self.digits.weigh((self.charges)(pair.0, pair.1).into_iter(), 0))
            };
            Some(least::<W>(4, weigh)?.mate(0))
        }
    }

    #[test]
    fn a_graver_criterion_outweighs_all_that_follow_at_any_width() {
        for levels in [1, 30, 100, 900, 3_000, 10_000, 50_000] {
            // 0-2 is charged once by the first criterion, 0-3 by the second at every level there is.
            let charges = |one: usize, other: usize| match (one, other) {
                (0, 2) => vec![Some((0, 1)), None],
                (0, 3) => vec![None, Some((0, 1))],
                _ => vec![None, None],
            };
            let digits = Digits::new([vec![1], vec![1; levels]].into_iter());
            assert_eq!(digits.bits(), 1 + u32::try_from(levels).unwrap());
            assert_eq!(solve(&Quartet { digits, charges, vertices: 4 }), Ok(Some(3)), "{levels} levels");
        }
    }

    #[test]
    fn weights_without_room_are_not_taken_for_a_missing_pairing() {
        let of_bits = |bits: usize, vertices| {
            let digits = Digits::new([vec![1; bits]].into_iter());
            solve(&Quartet { digits, charges: |_, _| vec![None], vertices })
        };
        assert_eq!(of_bits(70_000, 4), Err(TooWide), "no weight is so wide");
        assert_eq!(of_bits(5_000, 2_000), Err(TooWide), "no memory holds so many");
    }
}
