//! Reports from the hall: results that players report from their phones, without a network.
//!
//! A report never changes the event. It is stored in a file next to the event file ([`Reports`]), compared with the
//! other reports of its board ([`tally`]), and recorded only when the arbiter accepts it. `serve` receives reports over
//! HTTP; the console follows the file.

mod pass;
mod report;
mod reports;
mod secret_file;
mod tally;

pub use pass::{Pass, PassError, SECRET, Secret};
pub use report::{FormId, Game, Report, Side};
pub use reports::{Following, Received, Reports, ReportsError, Taken, reports_of};
pub use secret_file::SecretError;
pub use tally::{Agreement, BoardReports, tally};
