//! C.12 and C.13: the first pairing of a bracket whose floaters allow the pairing of the bracket below.
//!
//! Only the withdrawn editions of 1992 and 2009 use it: in usual rounds one bracket in two hundred, and there the first
//! set of floaters is accepted. The code for the other sets is for fields constructed to be hard.
//!
//! Invariant: the parts cover all sets of floaters that have not been refused, and each part in the heap has its first
//! pairing as key. So the earliest of these is the first of all that remain, and the first accepted one is the pairing
//! required by the rules. A part that a matching proves empty, or in which no stage finds a pairing, is dropped.
//!
//! The bracket is searched together with the one below ([`super::lower_bracket::LowerBracket`]), so the first pairing
//! found nearly always has suitable floaters. Only C.1 in the bracket below can still refuse them, since the residents
//! that it moves down immediately depend on all of them. Then the sets of floaters are split into parts, and the part
//! with the earliest first pairing is tried next.
//!
//! If residents below would move down without the floaters found, either none of them moves down; or the first of them
//! does, so that no floater can meet them; or the second; and so on: a part is small, and often a matching proves
//! immediately that it is empty. No floater can meet more of those residents than there are floaters for. In the other
//! case the parts are disjoint: the first floater stays; or they leave and the second stays; and so on.

use super::bracket::{BracketPairing, ClassicDutchBracket, Demand, ResultRank, Size};
use super::cards::Rank;
use super::lower_bracket::BothBrackets;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A part of the sets of floaters, with its first pairing; the earliest is the greatest.
struct FloaterPart {
    place: Reverse<ResultRank>,
    found: BracketPairing,
    demand: Demand,
}

impl PartialEq for FloaterPart {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
    }
}

impl Eq for FloaterPart {}

impl PartialOrd for FloaterPart {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for FloaterPart {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.place.cmp(&other.place)
    }
}

/// Returns the first pairing of `bracket` with these numbers of pairs whose floaters are accepted, with the result of
/// `accept`; `both` is the matching with the bracket below, which allows no fewer floaters.
pub(super) fn other_floaters<T>(
    bracket: &ClassicDutchBracket,
    size: Size,
    mut both: BothBrackets,
    accept: impl Fn(&[Rank]) -> Option<T>,
) -> Option<(BracketPairing, T)> {
    invariant!(both.pairs == size.pairs(), "{} pairs of {}", both.pairs, size.pairs());
    let below = both.lower;
    // With any floaters, some resident is the first who moves down, or none is: often that leaves nothing from the
    // start. Residents with the most opponents come first, so that they stay when others are the first.
    let mut drops = below.drops();
    drops.retain(|(_, opponents)| !opponents.is_empty());
    drops.sort_by_key(|(_, opponents)| Reverse(opponents.len()));
    let first_drops = parts_by_drops(&drops, &Demand::default());
    if !first_drops.iter().any(|demand| both.narrowed(demand).is_some()) {
        return None;
    }
    let mut parts = BinaryHeap::new();
    let mut queue = vec![Demand::default()];
    loop {
        for demand in queue.drain(..) {
            let Some(narrowed) = both.narrowed(&demand) else { continue };
            let below = below.keeping(&demand.kept);
            let bracket = ClassicDutchBracket { lower: Some(&below), demand: narrowed, ..bracket.clone() };
            if let Some(found) = bracket.attempt_makeable(size) {
                parts.push(FloaterPart { place: Reverse(found.place.clone()), found, demand });
            }
        }
        let FloaterPart { found, demand, .. } = parts.pop()?;
        if let Some(accepted) = accept(&found.floaters) {
            return Some((found, accepted));
        }
        both.begin_with(&found.pairs);
        queue = match &below.keeping(&demand.kept).held_by(&found.floaters)[..] {
            [] => parts_without(&found.floaters, bracket, &demand),
            held => parts_by_drops(held, &demand),
        };
    }
}

/// Splits the sets of floaters within `demand` by the first of some residents below who moves down; each resident is
/// given with the players who can meet them.
fn parts_by_drops(held: &[(Rank, Vec<Rank>)], demand: &Demand) -> Vec<Demand> {
    let kept = |count: usize| {
        let kept = held[..count].iter().map(|&(resident, _)| resident);
        demand.kept.iter().copied().chain(kept).collect()
    };
    let dropped = held.iter().enumerate().map(|(place, (_, opponents))| Demand {
        stay: [demand.stay.as_slice(), opponents].concat(),
        kept: kept(place),
        ..demand.clone()
    });
    let nobody = Demand { kept: kept(held.len()), ..demand.clone() };
    [nobody].into_iter().chain(dropped).collect()
}

/// Splits the sets of floaters within `demand` that are not `floaters` into disjoint parts.
fn parts_without(floaters: &[Rank], bracket: &ClassicDutchBracket, demand: &Demand) -> Vec<Demand> {
    let free = |rank: &&Rank| !bracket.forced.contains(rank) && !demand.leave.contains(rank);
    let free: Vec<Rank> = floaters.iter().filter(free).copied().collect();
    let part = |place: usize| Demand {
        stay: [demand.stay.as_slice(), &[free[place]]].concat(),
        leave: [demand.leave.as_slice(), &free[..place]].concat(),
        kept: demand.kept.clone(),
    };
    (0..free.len()).map(part).collect()
}
