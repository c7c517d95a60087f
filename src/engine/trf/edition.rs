//! Editions of the Dutch system that a report does not state: the day on which the event began determines them
//! (dutch-2017 DE-1).

use super::comment::{self, Word};
use super::{Record, TrfFile, system_id};
use crate::tournament::{ReportRecords, SYSTEM_IN_FORCE, Snapshot, SystemId};

/// The edition of 2017.
pub const DUTCH_2017: &str = "dutch-2017";

/// The first and the last day on which rounds were paired by it, as in record 042.
const DAYS_OF_2017: [&str; 2] = ["2017/07/01", "2026/01/31"];

/// Returns the edition that was in force on the first day of an event without a stated one.
pub(super) fn of_day<'a>(system: &'a str, begins: Option<&str>) -> &'a str {
    let [first, last] = DAYS_OF_2017;
    let is_of_2017 = begins.is_some_and(|day| (first..=last).contains(&day));
    if system == SYSTEM_IN_FORCE && is_of_2017 { DUTCH_2017 } else { system }
}

/// Returns true if the edition of an imported event follows from its first day: no comment states it.
pub(super) fn is_by_day(file: &TrfFile, system: &SystemId) -> bool {
    system.as_str() == DUTCH_2017 && comment::value(file, Word::System).is_none()
}

/// Returns true if an event of those days was imported under the edition of 2026 although its report does not state that:
/// what its rounds have otherwise is no deviation from the rules. An earlier version of hakem imported it.
pub fn assumes_edition(snapshot: &Snapshot) -> bool {
    let settings = snapshot.settings();
    let (records, system) = (&settings.records, &settings.system);
    let begins = settings.begins.map(|day| day.to_string());
    records.system.as_ref() == Some(system)
        && of_day(system.as_str(), begins.as_deref()) != system.as_str()
        && !states_edition(records, system, begins)
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
