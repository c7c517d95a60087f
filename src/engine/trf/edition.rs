//! Editions of the Dutch system that a report does not state: the day on which the event began determines them
//! (dutch-2017 DE-1).

use super::comment::{self, Word};
use super::system::{DUTCH_2017, is_before_edition_in_force};
use super::{Record, TrfFile, system_id};
use crate::tournament::{ReportRecords, SYSTEM_IN_FORCE, Snapshot, SystemId};

/// Returns true if the edition of an imported event follows from its first day: no comment states it.
pub(super) fn is_by_day(file: &TrfFile, system: &SystemId) -> bool {
    system.as_str() == DUTCH_2017 && comment::value(file, Word::System).is_none()
}

/// Returns true if an event is under the edition of 2026 although that was not in force on its first day, and its
/// report does not state it: an event from before July 2017, whose edition hakem lacks, or one that an earlier
/// version of hakem imported. Differences of its rounds from the rules are then no deviations.
pub fn assumes_edition(snapshot: &Snapshot) -> bool {
    let settings = snapshot.settings();
    let (records, system) = (&settings.records, &settings.system);
    let begins = settings.begins.map(|day| day.to_string());
    records.system.as_ref() == Some(system)
        && precedes_edition(snapshot)
        && !states_edition(records, system, begins)
}

/// Returns true if an event is under the edition of 2026 and began before the first day of that edition.
pub fn precedes_edition(snapshot: &Snapshot) -> bool {
    let settings = snapshot.settings();
    let is_earlier = settings.begins.is_some_and(is_before_edition_in_force);
    settings.system.as_str() == SYSTEM_IN_FORCE && is_earlier
}

/// Returns true if record 192 of the report that an event keeps names the system.
fn states_edition(records: &ReportRecords, system: &SystemId, begins: Option<String>) -> bool {
    let code = Record::EncodedType.code();
    match records.texts.get(code) {
        Some(text) => {
            let mut file = TrfFile::default();
            file.texts.insert(Record::EncodedType, text.clone());
            // Some codes name the edition by the day.
            file.texts.extend(begins.map(|day| (Record::Start, day)));
            system_id(&file).as_deref() == Some(system.as_str())
        }
        // The event writes the record itself, and the report did not have it.
        None => !records.words.iter().any(|words| words.record == code && words.lines.is_empty()),
    }
}
