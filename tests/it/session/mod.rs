//! Whole sessions of the real binary, key by key.

mod console;
mod kill;
mod story;
