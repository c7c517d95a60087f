//! The Swiss systems, and what they share: colours, floats, byes, acceleration, the order of boards.

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
mod kinds;
mod lexicographic;
pub mod lim;
pub mod matches;
mod prices;
mod proving;
pub mod refusal;
mod roster;
#[cfg(test)]
pub(crate) mod test_cases;
#[cfg(test)]
mod test_proofs;
#[cfg(test)]
pub(crate) mod test_rounds;

pub use acceleration::{baku_value, virtual_points};

use crate::format::{Field, Format, Pair, Seat};
use crate::tournament::{Colour, Points, SystemId};
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// The families of systems, in the order offered to the arbiter, each with its editions. The next edition of a text is a file of
/// its own, named in its family.
pub const FAMILIES: &[&[&dyn Format]] = &[
    dutch::EDITIONS,
    lim::EDITIONS,
    dubov::EDITIONS,
    burstein::EDITIONS,
    basic_swiss::EDITIONS,
    matches::EDITIONS,
];

/// Returns how many games two players have who meet in a round of a system; 1 where the system is none of these.
fn games_of(system: &SystemId) -> u8 {
    let mut editions = FAMILIES.iter().copied().flatten();
    editions.find(|edition| edition.id() == system.as_str()).map_or(1, |edition| edition.facts().games)
}

/// Returns how many rounds are possible when an odd number of players has a bye each round: as long as everybody can
/// meet somebody new, or has the bye once.
fn rounds_with_byes(players: usize) -> RangeInclusive<u8> {
    let most = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
    1..=u8::try_from(most.max(1)).unwrap_or(u8::MAX)
}

/// Returns the place of a board in the order of publication: higher score of the pair, then the sum of both
/// scores, then the higher ranked player (dutch-2009 F.1, FIDE C.04.2 3.6). What comes first is smaller.
#[must_use]
pub fn board_order(field: &Field, pair: Pair) -> (Reverse<Points>, Reverse<Points>, Seat) {
    board_order_by(pair, |seat| field.pairing_score(seat))
}

/// The same for scores, virtual points included, that are known without a field.
pub(crate) fn board_order_by(
    pair: Pair,
    score: impl Fn(Seat) -> Points,
) -> (Reverse<Points>, Reverse<Points>, Seat) {
    let [white, black] = [pair.white, pair.black].map(|seat| (Reverse(score(seat)), seat));
    (white.0.min(black.0), Reverse(white.0.0 + black.0.0), white.min(black).1)
}

/// Puts boards in the order of publication.
pub fn sort_boards(field: &Field, boards: &mut [Pair]) {
    boards.sort_by_cached_key(|&pair| board_order(field, pair));
}

/// Returns the initial colour or the other one, by the parity of a number (rules E.5, 5.2.5).
#[must_use]
pub fn colour_by_parity(initial: Colour, number: usize) -> Colour {
    if number % 2 == 1 { initial } else { initial.other() }
}
