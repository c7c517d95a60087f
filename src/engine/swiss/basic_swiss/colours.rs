//! Due colours (§5) and colour allocation (§7).

use crate::format::{Field, Pair, Reason, Seat};
use crate::swiss::colour_by_parity;
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;
use std::cmp::Reverse;

/// Returns the due colour: the opposite of the last; before the first game by the parity of the BSNo (§5).
pub(super) fn due(field: &Field, seat: Seat) -> Colour {
    let player = field.player(seat);
    let initial = || colour_by_parity(field.initial_colour, usize::from(player.number.0));
    ColourHistory::of(player).last().map_or_else(initial, Colour::other)
}

/// Returns the number of absolute rules that a colour would break for a player (§5).
pub(super) fn breaches(history: &ColourHistory, colour: Colour) -> u8 {
    u8::from(history.would_be_third(colour)) + u8::from(history.would_exceed_two(colour))
}

/// Cost by which the allotments of §7 are compared, less is better: breaches of the absolute rules, players who get the
/// opposite of their last colour, difference of Whites and Blacks after the game.
type AllotmentCost = (u8, Reverse<usize>, i32);

fn worth(histories: &[ColourHistory; 2], colours: [Colour; 2]) -> AllotmentCost {
    let sides = || histories.iter().zip(colours);
    let broken = sides().map(|(history, colour)| breaches(history, colour)).sum();
    let alternate = sides().filter(|(history, colour)| history.last() == Some(colour.other())).count();
    let after = sides().map(|(history, colour)| {
        let step = if colour == Colour::White { 1 } else { -1 };
        (history.difference() + step).abs()
    });
    (broken, Reverse(alternate), after.sum())
}

/// Allocates the colours of two players, the higher ranked first, and returns the deciding rule (§7).
pub(super) fn allocate(field: &Field, [higher, lower]: [Seat; 2]) -> (Pair, Reason) {
    let histories = [higher, lower].map(|seat| ColourHistory::of(field.player(seat)));
    let granted = due(field, higher);
    let [with, without] =
        [granted, granted.other()].map(|colour| worth(&histories, [colour, colour.other()]));
    let reason = match (with, without) {
        (a, b) if a.0 != b.0 => Reason::new("7.1", "basic-fewer-breaches"),
        (a, b) if a.1 != b.1 => Reason::new("7.2", "basic-alternation"),
        (a, b) if a.2 != b.2 => Reason::new("7.3", "basic-balance"),
        _ => Reason::new("7.4", "basic-due"),
    };
    let colour = if with <= without { granted } else { granted.other() };
    (Pair::of([higher, lower], colour), reason)
}
