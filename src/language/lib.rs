//! Text for the arbiter in three languages: catalogues, typed values, widths.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod i18n;
pub mod spelling;
pub mod text;
pub mod typed;
