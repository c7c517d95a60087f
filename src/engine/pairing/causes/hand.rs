//! Manual changes to a pairing: exchanged players, swapped colours.

use crate::format::{Field, Pair, Pairing, Seat, Swiss};
use std::collections::BTreeSet;

/// One manual change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ByHand {
    /// Two players changed places.
    Exchanged([Seat; 2]),
    /// Colours of a board were swapped; the current White comes first.
    Turned([Seat; 2]),
}

/// Returns the shortest list of changes, up to `most`, that turn one pairing into another; `None` if more are needed,
/// or if the pairings do not have the same players. After an exchange the colours are those of the places, or those by
/// the rules.
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
    // An exchange corrects at most two places.
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

/// Returns the players whose opponent in the first pairing differs from the second, or who have the bye in only one.
fn differing(made: &Pairing, recorded: &Pairing) -> Vec<Seat> {
    let known: BTreeSet<[Seat; 2]> = recorded.boards.iter().map(ends).collect();
    let boards = made.boards.iter().map(ends).filter(|board| !known.contains(board));
    let mut seats: Vec<Seat> = boards.flatten().collect();
    seats.extend(made.bye.filter(|_| made.bye != recorded.bye));
    seats.sort_unstable();
    seats
}

/// Returns the boards that differ in colours only.
fn turned(made: &Pairing, recorded: &Pairing) -> Vec<ByHand> {
    let other = recorded.boards.iter().filter(|board| !made.boards.contains(board));
    other.map(|board| ByHand::Turned([board.white, board.black])).collect()
}

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
