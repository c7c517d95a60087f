//! Time of the last change of an event, for files that must be identical for the same event.

use super::HASH_DIGITS;
use hakem_engine::history::{Entry, History, Moment};

/// Returns the time of the last change of an event, and the first digits of its hash then, as printed on the closing
/// sheets. Entries about issued sheets do not count as changes.
pub fn last_change(history: &History, hash: &str) -> (Moment, String) {
    let log = history.log();
    let mut changed = (Moment(0), hash.chars().take(HASH_DIGITS).collect::<String>());
    for line in log.iter().rev() {
        match &line.entry {
            Entry::Issued(issue) => changed.1.clone_from(&issue.hash),
            _ => {
                changed.0 = line.at;
                break;
            }
        }
    }
    changed
}
