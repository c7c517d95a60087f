//! The known differences between an event and its outlets, each with its reason.

use super::Difference;
use super::facts::published;
use hakem_engine::pairing::facts;
use hakem_engine::tournament::{PlayerId, Points, Round, RoundNo, Snapshot};
use std::collections::BTreeSet;

/// A known difference with its reason.
pub(super) struct Documented {
    /// Text that the names of its outlets contain.
    outlet: &'static str,
    /// Selects the events that have it.
    of: fn(&Snapshot) -> bool,
    pub reason: &'static str,
}

/// Facts that an outlet cannot express, or counts by other rules.
const DOCUMENTED: &[Documented] = &[
    Documented {
        outlet: "trf16: ",
        of: is_of_teams,
        reason: "trf16: byes of teams and absences of their players are in records of TRF-2026 only",
    },
    Documented {
        outlet: ": ",
        of: has_bye_by_table,
        reason: "tables: the bye of a round counts in reports at once, in standings from the first game of the round on",
    },
    Documented {
        outlet: ": ",
        of: is_adjusted_without_result,
        reason: "reports: record 299 names a result, so points of a game without one are added with its result",
    },
    Documented {
        outlet: ": check",
        of: plays_after_leaving,
        reason: "reports: a player who had left and took a seat leaves after it, so that round is checked with them",
    },
    Documented {
        outlet: ": ",
        of: |event| event.settings().system.as_str() == "keizer" && plays_after_leaving(event),
        reason: "keizer: the same player has a place in the list of that round, which sets the values of all others",
    },
    Documented {
        outlet: ": ",
        of: |event| event.settings().system.as_str() == "keizer" && has_returned(event),
        reason: "keizer: a player who left and was reinstated later has a place in the lists of the rounds between",
    },
    Documented {
        outlet: ": games",
        of: has_turned_idle_game,
        reason: "reports: a game of a match that was not needed has no column, so colours turned in it are lost",
    },
    Documented {
        outlet: "swiss-manager: read",
        of: plays_twice,
        reason: "swiss-manager: a player has one game a round, so rounds with matches of several games are refused",
    },
    Documented {
        outlet: "swiss-manager: Pkt",
        of: is_struck,
        reason: "swiss-manager: games against a player struck out of a round robin are there with their points",
    },
    Documented {
        outlet: "swiss-manager: Pkt",
        of: is_of_teams,
        reason: "swiss-manager: byes of players have points there, of which their teams have none",
    },
];

/// Returns the reason of a difference, if it has one.
pub(super) fn documented(event: &Snapshot, found: &Difference) -> Option<&'static Documented> {
    let mut known = DOCUMENTED.iter();
    known.find(|known| found.outlet.contains(known.outlet) && (known.of)(event))
}

fn is_of_teams(event: &Snapshot) -> bool {
    event.teams().next().is_some()
}

/// Returns true if a player whose game has no result was awarded points for it, or lost some.
fn is_adjusted_without_result(event: &Snapshot) -> bool {
    let waits = |round: &Round, id: PlayerId| {
        let mut games = round.games();
        games.any(|(_, board, result)| board.meeting.has(id) && result.is_none())
    };
    let is_some = |points: Points| points != Points::ZERO;
    published(event)
        .any(|(_, round)| round.adjustments().any(|(id, points)| is_some(points) && waits(round, id)))
}

fn plays_after_leaving(event: &Snapshot) -> bool {
    let has_left = |id: PlayerId, round: RoundNo| {
        event.player(id).and_then(|known| known.withdrawn()).is_some_and(|from| from <= round)
    };
    published(event).any(|(number, round)| {
        round.games().any(|(_, board, _)| {
            [board.meeting.white, board.meeting.black].into_iter().any(|id| has_left(id, number))
        })
    })
}

/// Returns true if a player was reinstated after a round that was paired without them.
fn has_returned(event: &Snapshot) -> bool {
    let is_here = |id: PlayerId| event.player(id).is_some_and(|known| known.withdrawn().is_none());
    published(event).any(|(_, round)| {
        event.players().any(|(id, _)| {
            is_here(id) && round.registration(id).is_some_and(|then| then.withdrawn().is_some())
        })
    })
}

/// Returns true if a game without a result has the colours of the game before it in its match.
fn has_turned_idle_game(event: &Snapshot) -> bool {
    published(event).any(|(_, round)| {
        let games: Vec<_> = round.games().map(|(_, board, result)| (board.meeting, result)).collect();
        games.windows(2).any(|pair| matches!(pair, [(one, _), (other, None)] if one == other))
    })
}

fn is_struck(event: &Snapshot) -> bool {
    let strikes = facts(event.settings().system.as_str()).is_some_and(|facts| facts.strikes);
    strikes && event.players().any(|(_, known)| known.withdrawn().is_some())
}

/// Returns the number of games of a pair in a round of a Swiss.
fn games(event: &Snapshot) -> u8 {
    facts(event.settings().system.as_str()).map_or(1, |facts| facts.games)
}

/// Returns true if a round of a table that has not begun has a bye.
fn has_bye_by_table(event: &Snapshot) -> bool {
    let waits = |round: &Round| !round.has_begun() && round.pairing_allocated_bye().is_some();
    published(event).any(|(_, round)| waits(round))
}

fn plays_twice(event: &Snapshot) -> bool {
    games(event) > 1 || published(event).any(|(number, _)| has_two_games(event, number))
}

fn has_two_games(event: &Snapshot, round: RoundNo) -> bool {
    let mut seated: BTreeSet<PlayerId> = BTreeSet::new();
    let games = event.round(round).into_iter().flat_map(|round| round.games());
    games.flat_map(|(_, board, _)| [board.meeting.white, board.meeting.black]).any(|id| !seated.insert(id))
}
