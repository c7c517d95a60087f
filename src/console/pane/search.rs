//! Search in lists: players by name, number or licence, boards by number.

use crate::desk::{Context, FoundItem, Hit};
use crate::spelling::{Sought, found_by};
use hakem_engine::tournament::BoardNo;

/// Maximum number of hits of a search.
const MOST: usize = 300;

/// Moves boards to the front, where a number means a board.
pub(super) fn boards_first(mut hits: Vec<Hit>) -> Vec<Hit> {
    hits.sort_by_key(|hit| !matches!(hit.found, FoundItem::Board(_)));
    hits
}

/// Returns the hits of folded text: players with that number, then with a matching name or licence number, then teams
/// that list no players, then the board with that number. `line` returns the line of a hit.
pub(super) fn hits(cx: &Context, wanted: &str, line: impl Fn(FoundItem) -> Option<usize>) -> Vec<Hit> {
    if wanted.is_empty() {
        return Vec::new();
    }
    let number = wanted.parse::<u16>().ok();
    let players = cx.players_meant(wanted).into_iter();
    let sought = Sought::new(wanted);
    let unlisted = cx.snapshot.teams().map(|(_, team)| team).filter(|team| team.has_stand_ins());
    let named = unlisted.filter(|team| sought.is_in(&found_by(team.name.as_str()).join(" ")));
    let teams = named.filter_map(|team| team.players.first().copied());
    let found = players.chain(teams).map(FoundItem::Player).chain(number.map(BoardNo).map(FoundItem::Board));
    found.filter_map(|found| Some(Hit { line: line(found)?, found })).take(MOST).collect()
}
