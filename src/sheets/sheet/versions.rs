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

/// Returns the publications of a round up to the version of the displayed step, oldest first. A publication with
/// different seating starts a new version; results do not. Publications that were undone count, since their sheets may
/// be posted.
pub(super) fn versions<'a>(event: Event<'a>, round: RoundNo) -> Vec<Version<'a>> {
    let mut versions: Vec<Version<'a>> = Vec::new();
    // The index of the version of each step; a round that is no longer published keeps its last one.
    let mut of_steps: Vec<Option<usize>> = Vec::new();
    for step in (0..=event.step.0).map(StepId) {
        let parent = event.history.parent(step).and_then(|parent| usize::try_from(parent.0).ok());
        let parent = parent.and_then(|parent| *of_steps.get(parent)?);
        let paired = event.history.at(step).and_then(|snapshot| snapshot.round(round));
        let Some(paired) = paired.filter(|paired| paired.stage() == Stage::Published) else {
            of_steps.push(parent);
            continue;
        };
        // Removing a command repeats the later ones, which announces nothing.
        let reused = if event.history.taken_out(step).is_some() { versions.len() } else { 1 };
        let mut known = parent.into_iter().chain((0..versions.len()).rev().take(reused));
        let is_known = |at: &usize| versions.get(*at).is_some_and(|known| is_same(known.round, paired));
        let version = known.find(is_known).unwrap_or(versions.len());
        if version == versions.len() {
            let at = event.history.made_at(step).unwrap_or(Moment(0));
            versions.push(Version { at, round: paired });
        }
        of_steps.push(Some(version));
    }
    versions.truncate(of_steps.last().copied().flatten().map_or(0, |last| last + 1));
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
