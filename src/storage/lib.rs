//! Event files and other files on disk, and the differences between operating systems.
//!
//! A write is complete or has not happened, also after a power cut. What a file means to an event is decided by the
//! crates above.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod platform;
pub mod store;

use hakem_language::i18n;
