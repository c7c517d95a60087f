//! Shared events, whose log is a table with several writers instead of a file (docs/sharing.md).
//!
//! The table contains the lines of the file and computes nothing. A writer knows its end, applies the act to its own
//! snapshot, and inserts the next number. If another writer was first, its rows are read and the act is retried.

mod address;
mod append;
#[cfg(not(feature = "postgresql"))]
mod disabled;
mod error;
mod event;
mod file_transfer;
#[cfg(feature = "postgresql")]
mod postgresql;
mod row;
#[cfg(test)]
mod tests;
mod wire;

#[cfg(not(feature = "postgresql"))]
use disabled as postgresql;

pub use address::{Address, AddressError, EventName};
pub use append::{Append, AppendStep};
pub use error::{ShareError, Tampering};
pub use event::{Acted, SharedEvent};
pub use file_transfer::{Pulled, Shared, first_wrong, pull, share};
pub use postgresql::{Login, PostgresTable, set_up};
pub use row::{Insertion, LogRow, LogTable, Operation};
pub use wire::{News, ProposalOutcome, Wire};
