//! Messages about files in the arbiter's language: event files and mirrors, imports, rating lists, the theme file.

mod import;
mod ratings;
mod store;

pub use store::{cause, left_after};
