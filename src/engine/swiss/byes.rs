//! Who may get the pairing-allocated bye; and who has it where it is settled before any bracket (Dubov and Burstein systems of 2026,
//! 3.1).

use super::colours::ColourHistory;
use super::roster::Roster;
use crate::format::{Field, Reason, RoundRecord, Seat, Value};
use crate::tournament::{Bye, Points};
use std::cmp::Reverse;

/// Whether a player may get the pairing-allocated bye: not after an earlier one, nor after the points of a
/// win in one round without playing, by forfeit or by a bye (dutch-2009 B.1.b, N-21, N-22; FIDE C.04.3 C2). Points that the
/// arbiter gave or took neither bar nor free (T-23).
#[must_use]
pub fn may_get_bye(field: &Field, seat: Seat) -> bool {
    field.player(seat).earned().all(|(round, earned)| match round {
        RoundRecord::Played { .. } => true,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => false,
        RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => earned < field.points.win,
    })
}

/// No legal pairing of everybody exists (1.9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Incomplete;

/// Returns who has the bye, `None` when the number of players is even: of those whom C2 allows it and without whom
/// the others can be paired, the one with the lowest score, most games, largest number (3.1.1 to 3.1.5).
pub(super) fn settled<T>(roster: &Roster<'_, T>) -> Result<Option<usize>, Incomplete> {
    let everybody = roster.everybody();
    if everybody.len().is_multiple_of(2) {
        return if roster.is_completable(&everybody) { Ok(None) } else { Err(Incomplete) };
    }
    // 3.1.2: whom some largest matching leaves out.
    let (1, spare) = roster.left_over(&everybody) else { return Err(Incomplete) };
    let allowed = spare.iter().filter(|&who| roster.card(who).may_get_bye);
    allowed.min_by_key(|&who| bye_order(roster, who)).map(Some).ok_or(Incomplete)
}

/// The order in which players are considered: by score, games played, rank (3.1.3 to 3.1.5).
pub(super) fn bye_order<T>(roster: &Roster<'_, T>, who: usize) -> (Points, Reverse<u16>, Reverse<usize>) {
    let card = roster.card(who);
    let games = ColourHistory::of(roster.field.player(card.seat)).games();
    (card.score, Reverse(games), Reverse(who))
}

/// The articles of the Dubov and Burstein systems by which the bye is given.
pub(super) const BYE_ARTICLES: [&str; 3] = ["3.1.3", "3.1.4", "3.1.5"];

/// Says by which article the bye of another round comes later, when another player has it there: in the pairing first, then in a
/// pairing of fewer players of the same field. The articles are those on the score, the games played, and the number.
pub(super) fn other_bye<T>(
    rosters: [&Roster<'_, T>; 2],
    byes: [Option<usize>; 2],
    articles: [&'static str; 3],
) -> Option<Reason> {
    let [Some(best), Some(forced)] = byes else { return None };
    if rosters[0].card(best).seat == rosters[1].card(forced).seat {
        return None;
    }
    let [best, forced] = [bye_order(rosters[0], best), bye_order(rosters[1], forced)];
    Some(if best.0 != forced.0 {
        let reason = Reason::new(articles[0], "why-not-bye-score").with("best", Value::Points(best.0));
        reason.with("forced", Value::Points(forced.0))
    } else if best.1 != forced.1 {
        Reason::new(articles[1], "why-not-bye-games").compared(best.1.0.into(), forced.1.0.into())
    } else {
        Reason::new(articles[2], "why-not-bye-number")
    })
}
