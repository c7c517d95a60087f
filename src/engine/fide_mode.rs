//! FIDE mode: compliance of an event with FIDE's rules for programs (FIDE's checklist for programs, questions 40 to
//! 46).

use crate::pairing::facts_of;
use crate::tiebreak::follows_fide;
use crate::tournament::{Acceleration, DepartingAct, Departure, RoundNo, Snapshot};

/// FIDE mode of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FideMode {
    /// It complies with the rules in force.
    InForce,
    /// It complied until an act that they do not allow; no later act restores compliance.
    Left(Departure),
    /// It follows a text other than FIDE's current ones, from the start.
    Outside,
}

/// Returns the FIDE mode of an event, derived from its system and its history; it cannot be switched on or off.
pub fn fide_mode(snapshot: &Snapshot) -> FideMode {
    // Virtual points of a method other than FIDE's own: their rule cannot be looked up (question 108, A-18).
    let acceleration = snapshot.settings().acceleration;
    let is_stated = !snapshot.settings().virtual_points.is_empty();
    if !acceleration.is_of_fide() || is_stated && acceleration == Acceleration::None {
        return FideMode::Outside;
    }
    // A play-off ranks tied players once the announced rounds are over (C.07); its matches are not the event's system.
    let mut rounds = snapshot
        .last_published()
        .unwrap_or(RoundNo(1))
        .up_to()
        .filter(|&round| snapshot.play_off_before(round).is_none());
    if !rounds.all(|round| facts_of(snapshot, round).is_some_and(|facts| facts.is_in_force)) {
        return FideMode::Outside;
    }
    // Other codes have no place in a report by FIDE's list (question 217).
    if !follows_fide(snapshot.settings()) {
        return FideMode::Outside;
    }
    // Regardless of how such points entered the event: by a report, a copy, or another console.
    let points = &snapshot.settings().points;
    let by_points = || Departure { round: RoundNo(1), act: DepartingAct::ByeWorth };
    let left = snapshot.departure().or_else(|| points.has_unreachable_bye().then(by_points));
    left.map_or(FideMode::InForce, FideMode::Left)
}
