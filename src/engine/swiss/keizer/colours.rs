//! Colours (KZ-13), from games that were played.

use super::{COLOURS, REVERSE};
use crate::format::{Field, Pair, Reason, RoundRecord, Seat};
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;

/// Returns the colour with fewer games; `None` if both have as many.
pub(super) fn due(field: &Field, seat: Seat) -> Option<Colour> {
    match ColourHistory::of(field.player(seat)).difference() {
        0 => None,
        ..0 => Some(Colour::White),
        1.. => Some(Colour::Black),
    }
}

/// Allocates the colours of two players, the higher placed first, and returns the deciding rule.
pub(super) fn allocate(field: &Field, [higher, lower]: [Seat; 2]) -> (Pair, Reason) {
    let [one, other] = [higher, lower].map(|seat| ColourHistory::of(field.player(seat)).difference());
    let met = field.player(higher).games().rev().find(|&(opponent, _)| opponent == lower);
    let (white, what) = match (one.cmp(&other), met) {
        (_, Some((_, colour))) if one == other || REVERSE.is_on(&field.options) => {
            (if colour == Colour::White { lower } else { higher }, "keizer-reversed")
        }
        (std::cmp::Ordering::Less, _) => (higher, "keizer-balance"),
        (std::cmp::Ordering::Greater, _) => (lower, "keizer-balance"),
        (std::cmp::Ordering::Equal, _) => (lower, "keizer-lower"),
    };
    (Pair { white, black: if white == higher { lower } else { higher } }, Reason::new("KZ-13", what))
}

/// Returns true if these colours exceed the limit that the club has set: three equal ones in a row, or a balance beyond two (KZ-13).
pub(super) fn exceeds(field: &Field, pair: Pair) -> bool {
    let options = &field.options;
    let both = COLOURS.is("both", options);
    let (row, balance) = (both || COLOURS.is("row", options), both || COLOURS.is("balance", options));
    (row || balance)
        && [(pair.white, Colour::White), (pair.black, Colour::Black)].into_iter().any(|(seat, colour)| {
            let mut last = field.player(seat).games().rev().map(|(_, colour)| colour);
            let next = if colour == Colour::White { 1 } else { -1 };
            let difference = ColourHistory::of(field.player(seat)).difference() + next;
            row && last.next() == Some(colour) && last.next() == Some(colour)
                || balance && difference.abs() > 2
        })
}

/// Returns the rounds in which two players met; a forfeit is not a meeting.
pub(super) fn meetings(field: &Field, [one, other]: [Seat; 2]) -> Vec<u8> {
    let rounds = (1..=u8::MAX).zip(&field.player(one).record);
    let is_theirs =
        |record: &RoundRecord| matches!(record, RoundRecord::Played { opponent, .. } if *opponent == other);
    rounds.filter(|(_, record)| is_theirs(record)).map(|(round, _)| round).collect()
}
