//! Reports from the hall: what players, deputies and captains report from phones and tablets, without a network.
//!
//! A report never changes the event. It is stored in a file next to the event file ([`Reports`]), compared with the
//! other reports of its subject ([`tally`], [`proposals`]), and recorded only when the arbiter accepts it. `serve`
//! receives reports over HTTP; the console follows the file.

mod games;
mod pass;
mod proposals;
mod report;
mod reports;
mod tally;

pub use crate::i18n::{BoardRange, BoardsError, ReportSource, Side};
pub use games::{GamesError, GamesFolder};
pub use pass::{Pass, PassError, PassHolder, Revoked, SECRET, Secret, SecretError};
pub use proposals::{OpenMatter, proposals};
pub use report::{FormId, Game, Matter, Report, Subject};
pub use reports::{Following, Received, Reports, ReportsError, Stored, reports_of};
pub use tally::{Agreement, BoardReports, Decisions, SaidResult, decisions, open_reports, tally};
