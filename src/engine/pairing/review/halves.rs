//! The brackets of a round as the arbiter divides them before pairing: S1 and S2 (dutch-2009 A.6).

use super::Review;
use crate::format::Seat;
use crate::tournament::{PlayerId, Points, Round};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A bracket before it is paired, each half in order of scores and pairing numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Halves {
    /// The score of the bracket, virtual points included.
    pub score: Points,
    /// S1: the players who are moved down into the bracket; without any of them its upper half, rounded down.
    pub upper: Vec<PlayerId>,
    /// S2: the others. A player who leaves the bracket to be paired lower down is among them, or in the upper half.
    pub lower: Vec<PlayerId>,
}

impl Review {
    /// Returns the brackets of a round with their halves, the highest score first; none where the system does
    /// not divide them. Players who were paired below their score are moved down into the bracket of their
    /// opponent.
    pub fn halves(&self, paired: &Round) -> Vec<Halves> {
        if !self.swiss.is_some_and(|swiss| swiss.facts().divides) {
            return Vec::new();
        }
        let score = |seat: Seat| self.field.pairing_score(seat);
        let boards: Vec<[Seat; 2]> = paired
            .first_games()
            .filter_map(|(_, board, _)| {
                Some([self.seat(board.meeting.white)?, self.seat(board.meeting.black)?])
            })
            .collect();
        let bye = paired.pairing_allocated_bye().and_then(|id| self.seat(id));
        let mut brackets: BTreeMap<Reverse<Points>, [Vec<Seat>; 2]> = BTreeMap::new();
        for seat in boards.iter().flatten().copied().chain(bye) {
            brackets.entry(Reverse(score(seat))).or_default()[1].push(seat);
        }
        for [one, other] in boards {
            let (higher, lower) = if score(one) > score(other) { (one, other) } else { (other, one) };
            if score(higher) > score(lower) {
                brackets.entry(Reverse(score(lower))).or_default()[0].push(higher);
            }
        }
        let players = |seats: Vec<Seat>| seats.into_iter().filter_map(|seat| self.player(seat)).collect();
        let divided = brackets.into_iter().map(|(Reverse(of), [mut upper, mut lower])| {
            lower.sort_unstable();
            if upper.is_empty() {
                let residents = lower.split_off(lower.len() / 2);
                upper = std::mem::replace(&mut lower, residents);
            }
            upper.sort_by_key(|&seat| (Reverse(score(seat)), seat));
            Halves { score: of, upper: players(upper), lower: players(lower) }
        });
        divided.collect()
    }
}
