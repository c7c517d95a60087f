//! Who has the pairing-allocated bye (3.1), and whether the round can be completed at all (1.9.1).

use crate::format::Seat;
use crate::swiss::dubov::cards::Roster;
use crate::tournament::Points;
use std::cmp::Reverse;

/// No legal pairing of everybody exists (1.9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Incomplete;

/// Returns who has the bye, `None` when the number of players is even: of those whom C2 allows it and without whom
/// the others can be paired, the one with the lowest score, most games, largest number (3.1.1 to 3.1.5).
pub(super) fn choose(roster: &Roster<'_>) -> Result<Option<usize>, Incomplete> {
    let all: Vec<usize> = (0..roster.len()).collect();
    if all.len().is_multiple_of(2) {
        return if roster.is_completable(&all) { Ok(None) } else { Err(Incomplete) };
    }
    let (1, candidates) = roster.left_over(&all) else { return Err(Incomplete) };
    let allowed = candidates.iter().filter(|&who| roster.card(who).may_get_bye);
    allowed.min_by_key(|&who| order(roster, who)).map(Some).ok_or(Incomplete)
}

/// The order in which players are considered: by score, games played, number (3.1.3 to 3.1.5).
pub(super) fn order(roster: &Roster<'_>, who: usize) -> (Points, Reverse<u16>, Reverse<Seat>) {
    let player = roster.card(who);
    (player.score, Reverse(player.own.history.games()), Reverse(player.seat))
}
