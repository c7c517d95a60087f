//! When an event was changed last: what stands on files that are the same for the same event.

use super::HASH_DIGITS;
use hakem_engine::history::{Entry, History, Moment};

/// Returns when an event was changed last, and the first digits of its hash then: what stands on the sheets of its closing. That sheets
/// left the room afterwards changes nothing of them.
#[must_use]
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
