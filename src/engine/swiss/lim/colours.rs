//! Colour allocation (6; Article 5).

use super::cards::{Half, LimCard};
use super::{LimEdition, SameDue};
use crate::format::{Field, Pair, Reason};
use crate::swiss::colour_by_parity;
use crate::swiss::colours::{latest_different, opposite_of_latest_different};
use crate::tournament::Colour;

/// Allocates the colours of a pair made in a group of this half, and returns the deciding rule.
pub(super) fn hand_out(
    edition: &LimEdition,
    field: &Field,
    cards: [&LimCard; 2],
    half: Half,
) -> (Pair, Reason) {
    let [one, other] = cards;
    let articles = edition.articles;
    let give = |to_one, rule, what| (Pair::of([one.seat, other.seat], to_one), Reason::new(rule, what));
    let allowed = |to_one: Colour| one.may_have(to_one) && other.may_have(to_one.other());
    let one_is_higher = field.higher(one.seat, other.seat) == one.seat;
    match [Colour::White, Colour::Black].map(allowed) {
        [true, false] => return give(Colour::White, articles.compulsory, "lim-only-order"),
        [false, true] => return give(Colour::Black, articles.compulsory, "lim-only-order"),
        _ => {}
    }
    let due = match (one.due, other.due) {
        (None, None) => {
            let higher = if one_is_higher { one } else { other };
            let colour = colour_by_parity(field.initial_colour, (edition.number)(field, higher.seat));
            let to_one = if one_is_higher { colour } else { colour.other() };
            return give(to_one, articles.first_colours, "lim-first-colours");
        }
        (Some(due), None) => return give(due, articles.due, "lim-both-due"),
        (None, Some(due)) => return give(due.other(), articles.due, "lim-both-due"),
        (Some(due), Some(theirs)) if due != theirs => return give(due, articles.due, "lim-both-due"),
        (Some(due), Some(_)) => due,
    };
    let same_due = edition.same_due;
    if same_due == SameDue::ImbalanceThenHistory && one.own.imbalance != other.own.imbalance {
        let to_one = if one.own.imbalance > other.own.imbalance { due } else { due.other() };
        return give(to_one, articles.imbalance, "lim-larger-imbalance");
    }
    let players = [one, other].map(|card| field.player(card.seat));
    let by_history = match same_due {
        // 6.4, LD-15
        SameDue::ImbalanceThenHistory => opposite_of_latest_different(players[0], players[1]),
        SameDue::History => latest_different(players[0], players[1]).map(|[had, _]| had.other()),
    };
    if let Some(to_one) = by_history {
        return give(to_one, articles.history, "lim-latest-difference");
    }
    let (goes_to_one, what) = match half {
        Half::Upper | Half::Median => (one_is_higher, "lim-higher-ranked"),
        Half::Lower => (!one_is_higher, "lim-lower-ranked"),
    };
    give(if goes_to_one { due } else { due.other() }, articles.history, what)
}
