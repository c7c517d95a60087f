//! Overall order of an event of several legs or groups.

use super::{SharedPlace, Standings, StandingsRow, standings_of};
use crate::tiebreak::Scope;
use crate::tournament::{PlayerId, Snapshot, TieBreakId};

/// Players who share a place, or players without one.
type Shared = Vec<StandingsRow>;

/// Ranks all players over several scopes, given in order of play ([`Scope::all`]): parallel groups are merged by place,
/// and equal places are shared; players who advanced to a later leg are moved, in its order, to the best place that any
/// of them held (round-robin §1: a final starts from zero). The score and values of a player are those of their last
/// scope.
pub fn overall(snapshot: &Snapshot, scopes: &[Scope], list: &[TieBreakId]) -> Standings {
    let made: Vec<Standings> = scopes.iter().map(|scope| standings_of(snapshot, scope, list)).collect();
    let mut places: Vec<Shared> = Vec::new();
    let mut unplaced: Vec<StandingsRow> = Vec::new();
    let of_scope = |at: usize| made[at].rows.iter().map(move |row| StandingsRow { scope: at, ..row.clone() });
    let numbers: Vec<usize> = (0..scopes.len()).collect();
    let mut legs = numbers.chunk_by(|&one, &other| scopes[one].first == scopes[other].first);
    if let Some(leg) = legs.next() {
        (places, unplaced) = side_by_side(leg.iter().flat_map(|&at| of_scope(at)));
    }
    for &at in legs.flatten() {
        let (block, out) = side_by_side(of_scope(at));
        let went_on = |row: &StandingsRow| scopes[at].players.contains(&row.player);
        // Of those who shared the best place, the ones who advanced come first.
        let first = places.iter().position(|rows| rows.iter().any(went_on)).unwrap_or(places.len());
        places.iter_mut().for_each(|rows| rows.retain(|row| !went_on(row)));
        unplaced.retain(|row| !went_on(row));
        places.splice(first..first, block);
        places.retain(|rows| !rows.is_empty());
        unplaced.extend(out);
    }
    let mut rows = Vec::new();
    for mut shared in places {
        let place = Some(SharedPlace { first: rows.len() + 1, last: rows.len() + shared.len() });
        shared.iter_mut().for_each(|row| row.place = place);
        rows.append(&mut shared);
    }
    rows.append(&mut unplaced);
    let event = snapshot.pairing_numbers();
    for row in &mut rows {
        row.number = event.get(row.player).unwrap_or(row.number);
    }
    let last = made.last().cloned().unwrap_or_default();
    let all = |of: fn(&Standings) -> &Vec<PlayerId>| {
        let mut players: Vec<PlayerId> = made.iter().flat_map(of).copied().collect();
        players.sort_unstable();
        players.dedup();
        players
    };
    let mut warnings = Vec::new();
    for warning in made.iter().flat_map(|standings| &standings.warnings) {
        if !warnings.contains(warning) {
            warnings.push(warning.clone());
        }
    }
    let mut columns = last.columns;
    columns.iter_mut().for_each(|column| column.groups.clear());
    Standings {
        rounds: scopes
            .iter()
            .zip(&made)
            .map(|(scope, of)| scope.first.index() + of.rounds)
            .max()
            .unwrap_or(0),
        columns,
        rows,
        warnings,
        without_result: all(|standings| &standings.without_result),
        adjourned: all(|standings| &standings.adjourned),
    }
}

/// Players who advance from a table, for a given number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Qualified {
    /// Players who are certain to advance, best first.
    pub certain: Vec<PlayerId>,
    /// Players who share the place at the limit, for the arbiter to decide; empty if the limit is clear.
    pub tied: Vec<PlayerId>,
    /// Number of tied players who advance.
    pub open: usize,
}

/// Returns the players who advance from a table if `count` do; `None` if it has fewer.
pub fn qualified(standings: &Standings, count: usize) -> Option<Qualified> {
    let placed: Vec<&StandingsRow> = standings.rows.iter().filter(|row| row.place.is_some()).collect();
    let limit = placed.get(count.checked_sub(1)?)?.place?;
    let players = |rows: &[&StandingsRow]| rows.iter().map(|row| row.player).collect::<Vec<_>>();
    if limit.last <= count {
        return Some(Qualified { certain: players(placed.get(..count)?), ..Qualified::default() });
    }
    let first = limit.first.saturating_sub(1);
    Some(Qualified {
        certain: players(placed.get(..first)?),
        tied: players(placed.get(first..limit.last)?),
        open: count - first,
    })
}

/// Merges the rows of groups by the best place that each row shares; rows without a place are returned separately.
fn side_by_side(rows: impl Iterator<Item = StandingsRow>) -> (Vec<Shared>, Vec<StandingsRow>) {
    let (mut placed, unplaced): (Vec<StandingsRow>, Vec<StandingsRow>) =
        rows.partition(|row| row.place.is_some());
    placed.iter_mut().for_each(|row| row.decided_by = None);
    let first = |row: &StandingsRow| row.place.map(|place| place.first);
    placed.sort_by_key(first);
    let shared = placed.chunk_by(|one, other| first(one) == first(other));
    (shared.map(<[StandingsRow]>::to_vec).collect(), unplaced)
}
