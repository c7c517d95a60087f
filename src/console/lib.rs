//! The full-screen console: panes, dialogs, the services around them, and the event loop.
//!
//! It decides no rule of chess and writes files only by the store; keys become commands of the engine, which the log
//! records before their effect is drawn.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod app;
pub mod desk;
pub mod dialog;
pub mod manual;
pub mod pane;
pub mod result_keys;
pub mod service;
pub mod theme;
pub mod widget;
pub mod worker;

use hakem_files::{exchange, ratings};
use hakem_language::{i18n, spelling, text, typed};
use hakem_log::{hall, session, share};
use hakem_rounds::certificate;
use hakem_sheets::{event, publish, sheet, simulate};
use hakem_storage::{platform, store};
