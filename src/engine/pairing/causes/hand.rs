//! What was done by hand to a pairing: players exchanged, boards turned.

use crate::format::{Field, Pair, Pairing, Seat, Swiss};
use std::collections::BTreeSet;

/// One change by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ByHand {
    /// Two changed places.
    Exchanged([Seat; 2]),
    /// A board was turned: who has White now first.
    Turned([Seat; 2]),
}

/// Returns the shortest list of changes, up to `most`, that make one pairing of another; `None` where more are needed, or where not the
/// same players are in both. After an exchange the colours are those of the places, or those that the rules give.
pub(super) fn by_hand(
    swiss: &dyn Swiss,
    field: &Field,
    [made, recorded]: [&Pairing; 2],
    most: usize,
) -> Option<Vec<ByHand>> {
    let differing = differing(made, recorded);
    if differing.is_empty() {
        return Some(turned(made, recorded)).filter(|turned| turned.len() <= most);
    }
    // An exchange mends two places at most.
    if most == 0 || differing.len() > 2 * 2 * most {
        return None;
    }
    let mut shortest: Option<Vec<ByHand>> = None;
    for (at, &one) in differing.iter().enumerate() {
        for &other in &differing[at + 1..] {
            let left = shortest.as_ref().map_or(most, |known| known.len().saturating_sub(1));
            if left == 0 {
                return shortest;
            }
            for by_rule in [false, true] {
                let next = exchanged(swiss, field, made, [one, other], by_rule);
                if let Some(more) = by_hand(swiss, field, [&next, recorded], left - 1)
                    && shortest.as_ref().is_none_or(|known| more.len() + 1 < known.len())
                {
                    shortest = Some([vec![ByHand::Exchanged([one, other])], more].concat());
                }
            }
        }
    }
    shortest
}

fn ends(board: &Pair) -> [Seat; 2] {
    [board.white.min(board.black), board.white.max(board.black)]
}

/// Returns who has another partner in the first than in the second, or the bye in one alone.
fn differing(made: &Pairing, recorded: &Pairing) -> Vec<Seat> {
    let known: BTreeSet<[Seat; 2]> = recorded.boards.iter().map(ends).collect();
    let boards = made.boards.iter().map(ends).filter(|board| !known.contains(board));
    let mut seats: Vec<Seat> = boards.flatten().collect();
    seats.extend(made.bye.filter(|_| made.bye != recorded.bye));
    seats.sort_unstable();
    seats
}

/// Returns the boards that only have other colours.
fn turned(made: &Pairing, recorded: &Pairing) -> Vec<ByHand> {
    let other = recorded.boards.iter().filter(|board| !made.boards.contains(board));
    other.map(|board| ByHand::Turned([board.white, board.black])).collect()
}

/// Puts each of two players into the place of the other.
fn exchanged(
    swiss: &dyn Swiss,
    field: &Field,
    made: &Pairing,
    [one, other]: [Seat; 2],
    by_rule: bool,
) -> Pairing {
    let place = |seat: Seat| match seat {
        seat if seat == one => other,
        seat if seat == other => one,
        seat => seat,
    };
    let board = |board: &Pair| {
        let seats = [place(board.white), place(board.black)];
        match by_rule && seats != [board.white, board.black] {
            true => swiss.colours(field, seats).0,
            false => Pair { white: seats[0], black: seats[1] },
        }
    };
    Pairing::of(made.boards.iter().map(board).collect(), made.bye.map(place), Vec::new())
}
