//! The Swiss systems, and their shared parts: colours, floats, byes, acceleration, board order.

mod acceleration;
pub mod basic_swiss;
pub mod breaches;
pub mod burstein;
pub mod byes;
pub mod colours;
mod criteria;
pub mod dubov;
pub mod dutch;
pub mod floats;
mod general_2026;
mod keizer;
mod lexicographic;
pub mod lim;
pub mod matches;
mod prices;
mod prover;
pub mod refusal;
mod roster;
#[cfg(test)]
pub(crate) mod test_cases;
#[cfg(test)]
mod test_proofs;
#[cfg(test)]
pub(crate) mod test_rounds;
mod vertex_kinds;

pub(crate) use crate::format::board_order as board_order_by;
pub use acceleration::{baku_value, last_accelerated, virtual_points};

use crate::format::Format;
use crate::tournament::{Colour, SystemId};
use std::ops::RangeInclusive;

/// The families of systems, in the order offered to the arbiter, each with its editions. A new edition of a text is a
/// new file, listed in its family.
pub const FAMILIES: &[&[&dyn Format]] = &[
    dutch::EDITIONS,
    lim::EDITIONS,
    dubov::EDITIONS,
    burstein::EDITIONS,
    basic_swiss::EDITIONS,
    keizer::EDITIONS,
    matches::EDITIONS,
];

/// Returns the number of games per pairing in a round of a system; 1 if the system is not a Swiss system.
fn games_of(system: &SystemId) -> u8 {
    let mut editions = FAMILIES.iter().copied().flatten();
    editions.find(|edition| edition.id() == system.as_str()).map_or(1, |edition| edition.facts().games)
}

/// Returns the possible numbers of rounds if one player of an odd number has a bye each round: as long as all players
/// can have a new opponent, or the bye once.
fn rounds_with_byes(players: usize) -> RangeInclusive<u8> {
    let most = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
    1..=u8::try_from(most.max(1)).unwrap_or(u8::MAX)
}

/// Returns the entries of two tables, one after the other.
const fn concat<T: Copy, const N: usize>(one: &[T], other: &[T]) -> [T; N] {
    assert!(one.len() + other.len() == N, "the length of the result");
    let mut all = [one[0]; N];
    let mut place = 0;
    while place < N {
        all[place] = if place < one.len() { one[place] } else { other[place - one.len()] };
        place += 1;
    }
    all
}

/// Returns the initial colour if a number is odd, the other one if it is even (rules E.5, 5.2.5).
pub fn colour_by_parity(initial: Colour, number: usize) -> Colour {
    if number % 2 == 1 { initial } else { initial.other() }
}
