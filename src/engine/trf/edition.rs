//! Editions that a report does not state, of days on which one was in force that hakem does not have.

use super::{Record, TrfFile, system_id};
use crate::format::Format;
use crate::swiss::FAMILIES;
use crate::tournament::{PartialDate, ReportRecords, Snapshot, SystemId};

/// The first and the last day on which rounds were paired by the Dutch edition of 2017.
const DAYS_OF_2017: [(u16, u8, u8); 2] = [(2017, 7, 1), (2026, 1, 31)];

/// The family of which that edition is.
const FAMILY: &str = "dutch-2026";

/// Returns true if an event of this day and system was paired by the Dutch edition of 2017, whichever edition stands in.
pub(super) fn is_of_missing_edition(begins: Option<PartialDate>, system: &SystemId) -> bool {
    let [first, last] = DAYS_OF_2017.map(|(year, month, day)| PartialDate::new(year, month, day).ok());
    let is_of_family = |family: &&[&dyn Format]| {
        let has = |id: &str| family.iter().any(|edition| edition.id() == id);
        has(FAMILY) && has(system.as_str())
    };
    begins.is_some() && first <= begins && begins <= last && FAMILIES.iter().any(is_of_family)
}

/// Returns true if an event comes from a report of such a day that does not state an edition that hakem has: what its rounds have
/// otherwise than the edition that stands in is no deviation from the rules.
pub fn assumes_edition(snapshot: &Snapshot) -> bool {
    let settings = snapshot.settings();
    let records = &settings.records;
    let is_report = records.system.as_ref() == Some(&settings.system);
    is_report
        && is_of_missing_edition(settings.begins, &settings.system)
        && !states_edition(records, settings.begins)
}

/// Returns true if record 192 of the report that an event keeps names the system.
fn states_edition(records: &ReportRecords, begins: Option<PartialDate>) -> bool {
    let code = Record::EncodedType.code();
    match records.texts.get(code) {
        Some(text) => {
            let mut file = TrfFile::default();
            file.texts.insert(Record::EncodedType, text.clone());
            // Some codes name the edition by the day.
            file.texts.extend(begins.map(|day| (Record::Start, day.to_string())));
            system_id(&file).is_some()
        }
        // The event writes the record itself, and the report did not have it.
        None => !records.words.iter().any(|words| words.record == code && words.lines.is_empty()),
    }
}
