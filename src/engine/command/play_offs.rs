//! Play-offs: who is tied, and what no game tells.

use super::CommandError;
use super::legs::name_of;
use super::rounds::check_before_complete;
use crate::tournament::{
    Participant, PlayOff, PlayOffFact, PlayOffOptions, PlayOffRecord, PlayerId, RoundNo, Snapshot,
};
use std::collections::HashSet;
use std::sync::Arc;

fn next(snapshot: &Snapshot) -> RoundNo {
    snapshot.next_to_publish()
}

/// Begins a play-off with the round that is paired next. One of which nothing is set up is replaced.
pub(super) fn begin(snapshot: &Snapshot, play_off: &PlayOff) -> Result<Snapshot, CommandError> {
    let next = next(snapshot);
    if let Some(round) = snapshot.last_paired().filter(|&round| round >= next) {
        return Err(CommandError::StillDraft { round });
    }
    if play_off.first != next {
        return Err(CommandError::NotNext { round: play_off.first, next });
    }
    check_before_complete(snapshot, next)?;
    if play_off.tied.len() < 2 {
        return Err(CommandError::SmallLeg);
    }
    let mut named = HashSet::new();
    for &id in &play_off.tied {
        let name = name_of(snapshot, Participant::Player(id))?;
        if !named.insert(id) {
            return Err(CommandError::TwiceInLeg { name });
        }
    }
    if !PlayOffOptions::KEEP.contains(&play_off.options.keep) {
        return Err(CommandError::KeepOutOfRange);
    }
    let mut play_offs = snapshot.play_offs().to_vec();
    let made = PlayOffRecord { play_off: play_off.clone(), facts: Vec::new() };
    if play_offs.last() == Some(&made) {
        return Err(CommandError::NoChange);
    }
    play_offs.pop_if(|last| last.play_off.first == next);
    play_offs.push(made);
    Ok(Snapshot { play_offs: Arc::new(play_offs), ..snapshot.clone() })
}

/// Records in the last play-off what no game tells.
pub(super) fn note(snapshot: &Snapshot, fact: &PlayOffFact) -> Result<Snapshot, CommandError> {
    let mut play_offs = snapshot.play_offs().to_vec();
    let record = play_offs.last_mut().ok_or(CommandError::NoPlayOff)?;
    let named: Vec<PlayerId> = match fact {
        PlayOffFact::Pairs { pairs, .. } => pairs.iter().flatten().copied().collect(),
        PlayOffFact::Moves(moves) => moves.iter().map(|&(id, _)| id).collect(),
        PlayOffFact::Decision { reason, .. } if reason.trim().is_empty() => {
            return Err(CommandError::ReasonMissing);
        }
        PlayOffFact::Decision { winner, .. } => vec![*winner],
    };
    if named.is_empty() {
        return Err(CommandError::NoChange);
    }
    let mut seen = HashSet::new();
    for id in named {
        let name = name_of(snapshot, Participant::Player(id))?;
        if !record.play_off.tied.contains(&id) {
            return Err(CommandError::NotTied { name });
        }
        if !seen.insert(id) {
            return Err(CommandError::TwiceInLeg { name });
        }
    }
    record.facts.push((next(snapshot), fact.clone()));
    Ok(Snapshot { play_offs: Arc::new(play_offs), ..snapshot.clone() })
}
