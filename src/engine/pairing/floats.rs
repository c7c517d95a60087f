//! Floats of paired rounds: recorded with the pairing, or derived from the scores, depending on the system.

use super::facts_of;
use crate::format::FloatSource;
use crate::tournament::{BoardFloat, BoardNo, RoundNo, Snapshot};

/// Returns the floats of each board of a round, in board order; empty if the round is not paired.
pub fn floats(snapshot: &Snapshot, round: RoundNo) -> Vec<BoardFloat> {
    floats_by(snapshot, source(snapshot, round), round)
}

pub(super) fn source(snapshot: &Snapshot, round: RoundNo) -> FloatSource {
    facts_of(snapshot, round).map_or(FloatSource::Noted, |facts| facts.floats)
}

/// Returns the floats of each board of a round from a source. Boards of tables, brackets and teams have none.
pub(super) fn floats_by(snapshot: &Snapshot, source: FloatSource, round: RoundNo) -> Vec<BoardFloat> {
    let Some(paired) = snapshot.round(round) else { return Vec::new() };
    if source == FloatSource::Noted || paired.seats_absent() {
        return paired.boards().iter().map(|board| board.noted).collect();
    }
    let scores = snapshot.pairing_scores(round, paired.virtual_points());
    paired.boards().iter().map(|board| BoardFloat::of(board.meeting, &scores)).collect()
}

/// Returns the recorded floats of a round that its system uses and that no longer match the scores, with their boards.
pub fn noted_otherwise(snapshot: &Snapshot, round: RoundNo) -> Vec<(BoardNo, BoardFloat)> {
    if source(snapshot, round) != FloatSource::Noted {
        return Vec::new();
    }
    let noted = (1..=u16::MAX).map(BoardNo).zip(floats_by(snapshot, FloatSource::Noted, round));
    let derived = floats_by(snapshot, FloatSource::Derived, round);
    noted.zip(derived).filter(|((_, noted), derived)| noted != derived).map(|(noted, _)| noted).collect()
}
