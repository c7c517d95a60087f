//! The engine of hakem: chess events as values.
//!
//! It pairs rounds, ranks players and keeps the history of an event as immutable snapshots. It knows no
//! terminal, no file, no clock and no chance that was not handed in: the same input gives the same output
//! on every machine.

// Tests read samples; the engine itself reaches nothing outside (clippy.toml beside this file).
#![cfg_attr(test, allow(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

pub mod collate;
pub mod command;
pub mod format;
pub mod history;
pub mod matching;
pub mod pairing;
pub mod playoff;
pub mod prizes;
pub mod rating;
pub mod schedule;
pub mod standings;
pub mod swiss;
pub mod tiebreak;
pub mod tournament;
pub mod trf;

#[cfg(test)]
mod test_events;
