//! The open event: its history in memory and on disk, the log shared by several arbiters, and reports from the hall.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod hall;
pub mod session;
pub mod share;
#[cfg(test)]
#[path = "../../tests/common/effort.rs"]
#[expect(dead_code, reason = "the tests in `tests` use all of it")]
mod test_effort;

use hakem_files::exchange;
use hakem_language::{i18n, text};
use hakem_sheets::{event, publish};
#[cfg(feature = "postgresql")]
use hakem_storage::platform;
use hakem_storage::store;
