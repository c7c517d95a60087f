//! Text for the arbiter in Turkish, English and Czech.
//!
//! Catalogues and the values in them, the text a terminal shows, and the values an arbiter types. Reads and writes
//! nothing: files, screens and pages are made by the crates above.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod i18n;
pub mod spelling;
pub mod text;
pub mod typed;
