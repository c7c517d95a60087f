//! Play-offs: tied players, and facts that no game determines.

use super::CommandError;
use super::legs::name_of;
use super::stage::check_before_complete;
use crate::tournament::{
    Colour, GameResult, Outcome, Participant, PlayOff, PlayOffFact, PlayOffOptions, PlayOffRecord, PlayerId,
    Round, RoundNo, Snapshot,
};
use std::collections::HashSet;
use std::sync::Arc;

fn next(snapshot: &Snapshot) -> RoundNo {
    snapshot.next_to_publish()
}

/// Returns an error while results are missing, except those of the last round that cannot affect the tie (knockout §4).
fn check_certain(snapshot: &Snapshot, next: RoundNo, tied: &[PlayerId]) -> Result<(), CommandError> {
    let Some(last) = next.previous() else { return Ok(()) };
    check_before_complete(snapshot, last)?;
    match snapshot.round(last) {
        Some(round) if round.missing() > 0 && !are_certain(snapshot, last, round, tied) => {
            Err(CommandError::ResultsMissing { round: last, missing: round.missing() })
        }
        _ => Ok(()),
    }
}

/// Returns true if the tied players have played, and no player still in play can reach or pass their score.
fn are_certain(snapshot: &Snapshot, last: RoundNo, round: &Round, tied: &[PlayerId]) -> bool {
    let scores = snapshot.scores_in(snapshot.leg_start(last).index()..usize::from(last.0));
    let score = |id: PlayerId| scores.get(id.index()).copied().unwrap_or_default();
    let Some(shared) = tied.first().map(|&id| score(id)) else { return false };
    let points = snapshot.settings().points;
    let can_reach = |id: PlayerId| {
        let after = |outcome| score(id) + points.of_game(GameResult::Played(outcome), Colour::White);
        (after(Outcome::BlackWins)..=after(Outcome::WhiteWins)).contains(&shared)
    };
    let open = round.games().filter(|&(board, ..)| round.awaits(board));
    let mut open = open.flat_map(|(_, board, _)| [board.meeting.white, board.meeting.black]);
    tied.iter().all(|&id| score(id) == shared) && !open.any(|id| tied.contains(&id) || can_reach(id))
}

/// Starts a play-off with the next round to be paired. Replaces one without paired rounds.
pub(super) fn begin(snapshot: &Snapshot, play_off: &PlayOff) -> Result<Snapshot, CommandError> {
    let next = next(snapshot);
    if let Some(round) = snapshot.last_paired().filter(|&round| round >= next) {
        return Err(CommandError::StillDraft { round });
    }
    if play_off.first != next {
        return Err(CommandError::NotNext { round: play_off.first, next });
    }
    check_certain(snapshot, next, &play_off.tied)?;
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

/// Records a fact of the last play-off that no game determines.
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
