//! The console of hakem.

pub mod i18n;
pub mod store;
pub mod text;
