//! Sheets as data, and their renderers: paper, pages, text, tables, objects.
//!
//! A sheet is made from an event and never writes a file; the log and the console decide where it goes.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod event;
pub mod publish;
pub mod sheet;
pub mod simulate;

use hakem_files::exchange;
use hakem_language::{i18n, spelling, text};
use hakem_rounds::certificate;
