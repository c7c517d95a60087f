//! A round of a tournament report as text: the question for a pairing system, its answer with the reason of each board,
//! and its certificate.
//!
//! For the command line, and for the playground: the same functions compiled to WebAssembly (`wasm/`). Reads and writes
//! nothing.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod certificate;
pub mod explanation;
pub mod playground;
pub mod question;

use hakem_language::{i18n, text};
