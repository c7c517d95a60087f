//! Effect of play-offs on the final order (knockout §4, §5).

use super::{SharedPlace, Standings, StandingsRow};
use crate::playoff::{Guide, PlayOffState, Rank, StepKind, player, state};
use crate::tiebreak::Tier;
use crate::tournament::{PlayOffRecord, PlayerId, RoundNo, Snapshot};

/// Reorders the players of each play-off up to `after` by its outcome, on the places that they hold together. Players
/// eliminated at the same step share a place; ties left open by tables and groups keep their previous order.
pub(super) fn apply(snapshot: &Snapshot, after: RoundNo, standings: &mut Standings) {
    for record in snapshot.play_offs().iter().filter(|record| record.play_off.first <= after) {
        let state = state(snapshot, record);
        if let Guide::Over(places) = &state.guide {
            let groups: Vec<Vec<PlayerId>> = places
                .iter()
                .flat_map(|shared| parts(&state, shared))
                .map(|ranks| ranks.into_iter().filter_map(|rank| player(record, rank)).collect())
                .collect();
            reorder(standings, record, &groups);
        }
    }
}

/// Returns those who share a place: together, or one after the other if their last games were those of a table.
fn parts(state: &PlayOffState, shared: &[Rank]) -> Vec<Vec<Rank>> {
    let last = |rank: &Rank| {
        let steps = state.steps.iter().rev();
        steps.map(|(step, _)| step).find(|step| step.players.contains(rank)).map(|step| step.act)
    };
    let is_open = |rank: &Rank| {
        matches!(last(rank), Some(StepKind::RoundRobin | StepKind::GoldenRoundRobin | StepKind::FewestMoves))
    };
    if shared.iter().any(is_open) {
        return shared.iter().map(|&rank| vec![rank]).collect();
    }
    vec![shared.to_vec()]
}

fn reorder(standings: &mut Standings, record: &PlayOffRecord, groups: &[Vec<PlayerId>]) {
    let is_tied = |row: &StandingsRow| record.play_off.tied.contains(&row.player);
    let lines: Vec<usize> =
        standings.rows.iter().enumerate().filter(|(_, row)| is_tied(row)).map(|(line, _)| line).collect();
    let mut held: Vec<StandingsRow> = standings.rows.iter().filter(|row| is_tied(row)).cloned().collect();
    let mut lines = lines.into_iter();
    for group in groups {
        let slots: Vec<usize> = lines.by_ref().take(group.len()).collect();
        let [Some(&first), Some(&last)] = [slots.first(), slots.last()] else { continue };
        let place = SharedPlace { first: first + 1, last: last + 1 };
        for (slot, id) in slots.into_iter().zip(group) {
            let Some(at) = held.iter().position(|row| row.player == *id) else { continue };
            let row = held.swap_remove(at);
            let tier = Tier::PlayedOff(row.score, place.first);
            if let Some(line) = standings.rows.get_mut(slot) {
                *line = StandingsRow { place: Some(place), tier, decided_by: None, ..row };
            }
        }
    }
}
