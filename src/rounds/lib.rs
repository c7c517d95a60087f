//! A round of a tournament report as text: the question for a pairing system, its answer with the reason of each board,
//! and its certificate.
//!
//! Above the texts alone, so that it compiles wherever the engine does. Reads and writes nothing.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod certificate;
pub mod explanation;
pub mod question;

use hakem_language::{i18n, text};
