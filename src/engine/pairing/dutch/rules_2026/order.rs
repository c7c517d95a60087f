//! The first of equal candidates, in the order in which Article 4 makes them.
//!
//! Each function narrows a matching without changing its weight, from what changes last in 3.5 to 3.7 to what
//! changes first: the set of moved-down players, their opponents, exchanges, transpositions.

use crate::matching::{LeastMatching, Weight};
use std::ops::Range;

/// Returns how many low bits of a weight [`exchange_weight`] needs in a bracket.
pub(super) fn bits(members: usize) -> u32 {
    2 * width(members) + width(members)
}

fn width(members: usize) -> u32 {
    usize::BITS - members.leading_zeros()
}

/// Returns the cost of a pair whose smaller number in the remainder is `number` (4.3.1, 4.3.2): one more exchanged
/// when it comes from S2; then the sum of the numbers in S1.
pub(super) fn exchange_weight<W: Weight>(number: usize, pairs: usize, members: usize) -> W {
    let exchanged = W::digit(u32::from(number > pairs), 2 * width(members));
    exchanged + W::digit(u32::try_from(number).unwrap_or(u32::MAX), 0)
}

/// 4.4: of the moved-down players who could be paired, those with the smallest numbers are.
pub(super) fn choose_moved_down<W: Weight>(
    matching: &mut LeastMatching<W>,
    moved_down: usize,
    members: usize,
) {
    let is_paired = |matching: &LeastMatching<W>, number: usize| matching.mate(number) < members;
    let mut to_pair = (0..moved_down).filter(|&number| is_paired(matching, number)).count();
    if to_pair == moved_down {
        return;
    }
    for number in 0..moved_down {
        if to_pair > 0 && matching.rematch(number, |other| other < members) {
            to_pair -= 1;
        } else {
            matching.rematch(number, |other| other >= members);
        }
    }
}

/// 4.2: the moved-down players get the residents with the smallest numbers, the first of them first.
pub(super) fn choose_opponents<W: Weight>(
    matching: &mut LeastMatching<W>,
    moved_down: usize,
    members: usize,
) {
    for number in 0..moved_down {
        if matching.mate(number) < members {
            (moved_down..members).any(|other| {
                matching.is_tight(number, other) && matching.rematch(number, |candidate| candidate == other)
            });
        }
    }
}

/// 4.3 and 4.2 for a homogeneous bracket or remainder, which are the vertices `numbers`; the matching is of least
/// [`exchange_weight`].
pub(super) fn arrange<W: Weight>(matching: &mut LeastMatching<W>, numbers: Range<usize>, pairs: usize) {
    let upper = choose_exchange(matching, &numbers, pairs);
    for number in upper {
        (number + 1..numbers.end).any(|other| {
            matching.is_tight(number, other) && matching.rematch(number, |candidate| candidate == other)
        });
    }
}

/// 4.3.3 and 4.3.4: decides who is in S1 and returns them. Narrows the matching accordingly.
pub(super) fn choose_exchange<W: Weight>(
    matching: &mut LeastMatching<W>,
    numbers: &Range<usize>,
    pairs: usize,
) -> Vec<usize> {
    let end = numbers.end;
    let is_upper = |number: usize, mate: usize| mate > number && mate < end;
    let middle = numbers.start + pairs;
    let exchanged = (middle..end).filter(|&number| is_upper(number, matching.mate(number))).count();
    let (mut down, mut up) = (exchanged, exchanged);
    let mut upper = Vec::new();
    // Moved down: the largest numbers of S1 that can be.
    for number in (numbers.start..middle).rev() {
        if down > 0 && matching.rematch(number, |mate| !is_upper(number, mate)) {
            down -= 1;
        } else {
            matching.rematch(number, |mate| is_upper(number, mate));
            upper.push(number);
        }
    }
    upper.reverse();
    // Moved up: the smallest numbers of S2 that can be.
    for number in middle..end {
        if up > 0 && matching.rematch(number, |mate| is_upper(number, mate)) {
            up -= 1;
            upper.push(number);
        } else {
            matching.rematch(number, |mate| !is_upper(number, mate));
        }
    }
    upper
}
