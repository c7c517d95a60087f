//! The pairing of a round: the bye, then from the top the nearest player who is allowed (KZ-11, KZ-12).

use super::{ABSENCES, DISTANCE, MEETINGS, colours, list};
use crate::format::{Attendance, Field, RoundRecord, Seat};
use crate::matching::{BoundedMatching, Graph, LargestMatching, WeightedGraph};
use crate::tournament::{Bye, RoundNo};
use std::cmp::Reverse;
use std::collections::BTreeSet;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct KeizerRound {
    /// The pairs, higher placed player first, from the top.
    pub(super) pairs: Vec<[Seat; 2]>,
    /// For each pair, the nearer players who were not chosen.
    pub(super) passed: Vec<Vec<Seat>>,
    pub(super) bye: Option<Seat>,
}

/// Returns the players who are present, in the order of the list.
pub(super) fn pool(field: &Field) -> Vec<Seat> {
    let is_present = |seat: &Seat| field.player(*seat).attendance == Attendance::Present;
    let mut pool: Vec<Seat> = list::ledger(field).order.into_iter().filter(is_present).collect();
    let listed: BTreeSet<Seat> = pool.iter().copied().collect();
    // A player seated before their entry follows at the end.
    pool.extend(field.present().filter(|seat| !listed.contains(seat)));
    pool
}

/// Returns the number of pairing-allocated byes a player has had, with the absences since the entry if these count (KZ-11).
pub(super) fn byes(field: &Field, seat: Seat) -> usize {
    let player = field.player(seat);
    let is_counted = |&(round, record): &(u8, &RoundRecord)| match record {
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => true,
        RoundRecord::Bye { .. } => ABSENCES.is_on(&field.options) && RoundNo(round) >= player.arrival,
        RoundRecord::Played { .. } | RoundRecord::Forfeited { .. } => false,
    };
    (1..=u8::MAX).zip(&player.record).filter(is_counted).count()
}

/// Returns true if two players met within the distance, or as often as they may.
pub(super) fn is_repeat(field: &Field, pair: [Seat; 2]) -> bool {
    let met = colours::meetings(field, pair);
    let most = usize::from(MEETINGS.number(&field.options));
    let distance = DISTANCE.number(&field.options);
    let is_near = met.last().is_some_and(|&last| u16::from(field.round.0.saturating_sub(last)) <= distance);
    let part = list::part_of(field, field.round);
    let in_part = met.iter().filter(|&&round| list::part_of(field, RoundNo(round)) == part).count();
    is_near || most > 0 && in_part >= most
}

/// Returns true if two players, the higher placed first, should not meet: a repeat, or colours beyond the limit.
pub(super) fn is_unwanted(field: &Field, pair: [Seat; 2]) -> bool {
    is_repeat(field, pair) || colours::exceeds(field, colours::allocate(field, pair).0)
}

/// Returns the pairs that the arbiter has not forbidden; vertices are places in `seats`.
pub(super) fn possible(field: &Field, seats: &[Seat]) -> Graph {
    let barred = field.without_games().barred(seats);
    let mut graph = Graph::new(seats.len());
    for one in 0..seats.len() {
        for other in (0..one).filter(|other| barred.of(one).binary_search(other).is_err()) {
            graph.join(one, other);
        }
    }
    graph
}

/// Pairs the players of `pool`; `None` if the pairs that the arbiter allows are too few.
pub(super) fn pair(field: &Field, pool: &[Seat]) -> Option<KeizerRound> {
    let graph = possible(field, pool);
    let mut largest = LargestMatching::of(graph.clone());
    if largest.exposed().count() != pool.len() % 2 {
        return None;
    }
    let mut open: Vec<usize> = (0..pool.len()).collect();
    let bye = if open.len().is_multiple_of(2) {
        None
    } else {
        let spare = largest.exposable();
        let candidates = open.iter().copied().filter(|&place| spare.contains(place));
        let place = candidates.min_by_key(|&place| (byes(field, pool[place]), Reverse(place)))?;
        open.retain(|&other| other != place);
        Some(pool[place])
    };
    let mut weighted = WeightedGraph::<i64>::new(open.len());
    for (one, &place) in open.iter().enumerate() {
        let others = open.iter().enumerate().take(one).filter(|&(_, &other)| graph.joined(place, other));
        for (other, &near) in others {
            weighted.join(one, other, i64::from(is_unwanted(field, [pool[near], pool[place]])));
        }
    }
    let mut matching = BoundedMatching::new(weighted).ok()?;
    let fewest = matching.weight();
    let mut round = KeizerRound { bye, ..KeizerRound::default() };
    let mut is_open = vec![true; open.len()];
    for one in 0..open.len() {
        if !std::mem::take(&mut is_open[one]) {
            continue;
        }
        let mut passed = Vec::new();
        for other in (one + 1..open.len()).filter(|&other| is_open[other]) {
            if matching.demand(one, other, fewest) {
                round.pairs.push([pool[open[one]], pool[open[other]]]);
                round.passed.push(passed);
                is_open[other] = false;
                break;
            }
            passed.push(pool[open[other]]);
        }
    }
    Some(round)
}
