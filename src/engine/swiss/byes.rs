//! Eligibility for the pairing-allocated bye, and its recipient if the bye is allocated before any bracket (Dubov and
//! Burstein systems of 2026, 3.1).

use super::colours::ColourHistory;
use super::roster::Roster;
use crate::format::{Field, Reason, RoundRecord, Seat, Value};
use crate::tournament::{Bye, Points};
use std::cmp::Reverse;

/// Returns true if a player may get the pairing-allocated bye: not after an earlier one, nor after scoring the points
/// of a win in an unplayed round, by forfeit or by a bye (dutch-2009 B.1.b, N-21, N-22; FIDE C.04.3 C2). Points
/// adjusted by the arbiter neither bar nor admit (T-23).
pub fn may_get_bye(field: &Field, seat: Seat) -> bool {
    field.player(seat).earned().all(|(round, earned)| match round {
        RoundRecord::Played { .. } => true,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => false,
        RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => earned < field.points.win,
    })
}

/// Returns the lowest score of the players who may have the bye.
pub(super) fn lowest_for_bye(field: &Field, may_get_bye: fn(&Field, Seat) -> bool) -> Option<Points> {
    let able = field.present().filter(|&seat| may_get_bye(field, seat));
    able.map(|seat| field.pairing_score(seat)).min()
}

/// Error: no legal pairing of all players exists (1.9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Incomplete;

/// Returns the recipient of the bye, `None` if the number of players is even: of the players whom C2 allows it and
/// without whom the others can be paired, the one with the lowest score, most games, largest number (3.1.1 to 3.1.5).
///
/// # Errors
/// Returns [`Incomplete`] if not all players can be paired, or no allowed player can have the bye.
pub(super) fn settled<T>(roster: &Roster<'_, T>) -> Result<Option<usize>, Incomplete> {
    let everybody = roster.everybody();
    if everybody.len().is_multiple_of(2) {
        return if roster.is_completable(&everybody) { Ok(None) } else { Err(Incomplete) };
    }
    // 3.1.2: the players whom some largest matching leaves out.
    let (1, spare) = roster.left_over(&everybody) else { return Err(Incomplete) };
    let allowed = spare.iter().filter(|&who| roster.card(who).may_get_bye);
    allowed.min_by_key(|&who| bye_order(roster, who)).map(Some).ok_or(Incomplete)
}

/// Returns the sort key for the bye: score, games played, rank (3.1.3 to 3.1.5).
pub(super) fn bye_order<T>(roster: &Roster<'_, T>, who: usize) -> (Points, Reverse<u16>, Reverse<usize>) {
    let card = roster.card(who);
    let games = ColourHistory::of(roster.field.player(card.seat)).games();
    (card.score, Reverse(games), Reverse(who))
}

/// The articles of the Dubov and Burstein systems that allocate the bye.
pub(super) const BYE_ARTICLES: [&str; 3] = ["3.1.3", "3.1.4", "3.1.5"];

/// Returns the article by which the bye of another round comes later, with its figures: in the pairing first, then in a
/// pairing of fewer players of the same field. `None` if the same player has it. The articles are those on the score,
/// the games played, and the number.
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
