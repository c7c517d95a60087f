//! An event whose log is a table that several write, in place of one file (docs/sharing.md). The table is the file, line by line, and
//! computes nothing: whoever writes knows its end, tries the act on their own snapshot, and inserts the next number. Where somebody
//! else was first, what they did is read and the act is tried again.

mod address;
mod append;
mod error;
mod event;
#[cfg(feature = "postgresql")]
mod postgresql;
mod row;
#[cfg(test)]
mod tests;
mod whole;
mod wire;
#[cfg(not(feature = "postgresql"))]
mod without;
mod words;

#[cfg(not(feature = "postgresql"))]
use without as postgresql;

pub use address::{Address, AddressError, EventName};
pub use append::{Append, Next};
pub use error::{ShareError, Tampering};
pub use event::{Acted, SharedEvent};
pub use postgresql::{Login, PostgresTable, set_up};
pub use row::{Insertion, Operation, Row, Table};
pub use whole::{Pulled, Shared, first_wrong, pull, share};
pub use wire::{News, Outcome, Wire};
