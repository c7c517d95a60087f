//! Whether an event keeps to FIDE's rules for programs that run events (FIDE's checklist for programs, questions 40 to 46).

use super::facts_of;
use crate::tournament::{Acceleration, DepartingAct, Departure, RoundNo, Snapshot};

/// Whether an event is in FIDE mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FideMode {
    /// It keeps to the rules in force.
    InForce,
    /// It kept to them until an act that they do not allow; nothing that is done later brings it back.
    Left(Departure),
    /// It follows a text that is not FIDE's of today, from the start.
    Outside,
}

/// Returns whether an event is in FIDE mode: derived from its system and from what was done, never switched on or off.
#[must_use]
pub fn fide_mode(snapshot: &Snapshot) -> FideMode {
    // Virtual points of another method than FIDE's own: nobody can look their rule up (question 108).
    if !snapshot.settings().virtual_points.is_empty()
        && snapshot.settings().acceleration == Acceleration::None
    {
        return FideMode::Outside;
    }
    let mut rounds = snapshot.last_published().unwrap_or(RoundNo(1)).up_to();
    if !rounds.all(|round| facts_of(snapshot, round).is_some_and(|facts| facts.is_in_force)) {
        return FideMode::Outside;
    }
    // Whatever brought such points into the event: a report, a copy, another console.
    let points = &snapshot.settings().points;
    let by_points = || Departure { round: RoundNo(1), act: DepartingAct::ByeWorth };
    let left = snapshot.departure().or_else(|| points.has_unreachable_bye().then(by_points));
    left.map_or(FideMode::InForce, FideMode::Left)
}
