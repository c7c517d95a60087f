//! The console of hakem.

pub mod store;
