//! The hakem program: its command line, and the crates of the console under one name.
//!
//! The console holds no rule of chess; those are in `hakem_engine`.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod checklist;
pub mod cli;
#[cfg(feature = "serve")]
pub mod serve;

pub use hakem_console::{app, desk, dialog, manual, pane, result_keys, service, theme, widget, worker};
pub use hakem_files::{exchange, ratings, rows};
pub use hakem_language::{i18n, spelling, text, typed};
pub use hakem_log::{hall, session, share};
pub use hakem_rounds::{certificate, explanation, playground, question};
pub use hakem_sheets::{event, publish, sheet, simulate};
pub use hakem_storage::{platform, store};
