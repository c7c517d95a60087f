//! Versions of a published pairing; each one makes the posted sheets out of date.

use super::conditions;
use super::data::Sheet;
use crate::event::Event;
use hakem_engine::history::{Moment, StepId};
use hakem_engine::tournament::{Round, RoundNo, Stage};

/// One publication of a round's pairing.
#[derive(Clone, Copy)]
pub(super) struct Version<'a> {
    pub(super) at: Moment,
    pub(super) round: &'a Round,
}

/// Returns the publications of a round up to the displayed step, oldest first. A publication with different seating
/// starts a new version; results do not.
pub(super) fn versions<'a>(event: Event<'a>, round: RoundNo) -> Vec<Version<'a>> {
    let mut steps: Vec<StepId> = Vec::new();
    let mut step = Some(event.step);
    while let Some(at) = step {
        steps.push(at);
        step = event.history.parent(at);
    }
    let mut versions: Vec<Version<'a>> = Vec::new();
    for step in steps.into_iter().rev() {
        let paired = event.history.at(step).and_then(|snapshot| snapshot.round(round));
        let Some(paired) = paired.filter(|paired| paired.stage() == Stage::Published) else { continue };
        if versions.last().is_none_or(|last| !is_same(last.round, paired)) {
            let at = event.history.command(step).map_or(Moment(0), |(_, at)| at);
            versions.push(Version { at, round: paired });
        }
    }
    versions
}

/// Returns the number of versions of a round's pairing up to the displayed step; `None` if it was never published.
pub fn version_of(event: Event, round: RoundNo) -> Option<usize> {
    Some(versions(event, round).len()).filter(|&count| count > 0)
}

pub(super) fn of_version<'a>(event: Event, round: RoundNo, sheet: Sheet<'a>) -> Sheet<'a> {
    let versions = versions(event, round);
    let version = versions.last().map(|last| (versions.len(), last.at));
    let notes = sheet.notes.iter().cloned().chain(conditions::of_round(event, round)).collect();
    Sheet { version, notes, ..sheet.with_round(round) }
}

fn is_same(before: &Round, after: &Round) -> bool {
    // Unchanged data is shared between rounds, so a pointer comparison avoids most full ones.
    std::ptr::eq(before.places(), after.places()) || before.places() == after.places()
}
