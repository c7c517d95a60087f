//! The console of hakem.

pub mod store;
pub mod text;
