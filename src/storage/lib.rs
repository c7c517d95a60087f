//! Event files and other files on disk, and the operating system.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod platform;
pub mod store;

use hakem_language::i18n;
