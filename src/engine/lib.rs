//! Chess events as values: pairs rounds, explains pairings, ranks players and keeps the history.
//!
//! The engine of hakem, for any program. It uses no terminal, no file, no clock and no randomness except as arguments:
//! the same input yields the same output on every machine.
//!
//! # From a report to the standings
//!
//! A tournament report of four players, with one of three rounds played, becomes an event. Its second round is paired,
//! with the articles that led to its first board, then played, and the players are ranked.
//!
//! ```
//! use hakem_engine::command::Command;
//! use hakem_engine::format::Trace;
//! use hakem_engine::history::{History, Moment};
//! use hakem_engine::pairing::{propose, ready};
//! use hakem_engine::standings::standings;
//! use hakem_engine::tournament::{BoardNo, GameResult, Outcome, SYSTEM_IN_FORCE, SystemId};
//! use hakem_engine::trf;
//!
//! let text = "\
//! 012 Example Open
//! 142 3
//! 152 W
//! 202 BH,SB
//! 001    1      Alder, Ana                        2350                             1.0    1     3 w 1
//! 001    2      Birch, Bo                         2300                             0.5    2     4 b =
//! 001    3      Cedar, Cy                         2210                             0.0    4     1 b 0
//! 001    4      Dogwood, Dag                      2190                             0.5    3     2 w =
//! ";
//!
//! // A report becomes commands, and commands make an event. The caller supplies the time: milliseconds since 1970.
//! let report = trf::read(text)?;
//! let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))?;
//! let now = Moment(1_790_000_000_000);
//! let mut event = History::begun_by(import.commands, now)?;
//!
//! // The next round, with reasons. A proposal changes nothing.
//! let round = event.snapshot().next_to_publish();
//! ready(event.snapshot(), round)?;
//! let proposal = propose(event.snapshot(), round, Trace::recording())?;
//! let boards: Vec<_> = proposal.draft.boards.iter().map(|board| (board.white.0, board.black.0)).collect();
//! assert_eq!(boards, [(2, 1), (3, 4)]);
//! let first = proposal.draft.boards[0];
//! let articles: Vec<_> =
//!     proposal.reasons(&[first.white, first.black]).iter().map(|reason| reason.rule).collect();
//! assert_eq!(articles, ["1.3.2", "3.3", "5.2.1"]);
//!
//! // The round is published and played.
//! event.record(Command::DraftRound(proposal.draft), now)?;
//! event.record(Command::publish(round), now)?;
//! for (board, outcome) in [(1, Outcome::Draw), (2, Outcome::WhiteWins)] {
//!     let result = GameResult::Played(outcome);
//!     event.record(Command::EnterResult { round, board: BoardNo(board), result }, now)?;
//! }
//!
//! // The ranking; 2 is ranked above 3 by the second tie-break, Sonneborn-Berger.
//! let made = standings(event.snapshot(), round, &event.snapshot().settings().tie_breaks);
//! let order: Vec<_> = made.rows.iter().map(|row| (row.player.0, row.score.tenths())).collect();
//! assert_eq!(order, [(1, 15), (2, 10), (3, 10), (4, 5)]);
//! assert_eq!(made.rows[2].decided_by.map(|column| made.columns[column].id.as_str()), Some("SB"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Storage, presentation and language are left to the caller: reasons, refusals and notes are data, with the
//! article and the figures concerned. A refused command prints its name and its fields; [`refusal`] gives
//! both to a catalogue of sentences. Every other error message states in English what to do next.
//!
//! # Modules
//!
//! | purpose | module | start with |
//! |---|---|---|
//! | contents of an event | [`tournament`] | [`Snapshot`](tournament::Snapshot), [`Settings`](tournament::Settings), [`Player`](tournament::Player) |
//! | changing an event | [`command`] | [`Command`](command::Command), [`apply`](command::apply) |
//! | undo, redo, and every past state | [`history`] | [`History`](history::History) |
//! | pairing a round, with explanations | [`pairing`] | [`propose`](pairing::propose), [`why_not`](pairing::why_not), [`SYSTEMS`](pairing::SYSTEMS) |
//! | input and output of a pairing system | [`format`](mod@format) | [`Field`](format::Field), [`Pairing`](format::Pairing), [`Reason`](format::Reason) |
//! | tables known before round 1 | [`schedule`] | [`RoundRobin`](schedule::RoundRobin), [`pairing::schedule`] |
//! | ranks, crosstable, player cards | [`standings`] | [`standings()`](standings::standings) |
//! | order of tied players | [`tiebreak`] | [`TIE_BREAKS`](tiebreak::TIE_BREAKS) |
//! | distribution of prizes | [`prizes`] | [`awards`](prizes::awards) |
//! | questions to the arbiter before a command | [`warning`] | [`warnings`](warning::warnings), [`WARNINGS`](warning::WARNINGS) |
//! | data missing before the final report | [`closing`] | [`gaps`](closing::gaps) |
//! | title norms, and their open requirements | [`norm`] | [`Norms`](norm::Norms) |
//! | tournament reports | [`trf`] | [`read`](trf::read), [`to_commands`](trf::to_commands), [`write`](trf::write()) |
//! | names in capitals and in alphabetical order | [`collate`] | [`Collation`](collate::Collation) |
//!
//! # Features
//!
//! Both are on by default; a program that only pairs needs neither.
//!
//! | feature | provides | without it |
//! |---|---|---|
//! | `collation` | alphabetical order, capitals and search in every script | Turkish and plain Latin names the same, others by code points: [the differences](collate) |
//! | `windows-1252` | `trf::read_bytes` for reports that are not UTF-8 | reports must be text |
//!
//! # Stability
//!
//! Until `1.0` a minor version may break, a patch does not. The module [`console`] is exempt from that promise: it is
//! public only because hakem's console is another crate. Enumerations that follow the rules, such as
//! [`Command`](command::Command), get new variants in minor versions. The oldest supported Rust is `1.92`; only minor
//! versions raise it.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]
// Tests read samples; the engine itself accesses nothing external (clippy.toml in this directory).
#![cfg_attr(test, allow(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

/// Asserts what the engine itself guarantees: in its own tests, and in builds with assertions for development. Other
/// crates' tests run the engine as a release does.
macro_rules! invariant {
    ($($condition:tt)+) => {
        if cfg!(any(test, debug_assertions)) {
            assert!($($condition)+);
        }
    };
}

pub mod closing;
pub mod collate;
pub mod command;
pub mod console;
pub mod fide_mode;
pub mod format;
pub mod history;
mod interruption;
mod keyword;
mod matching;
pub mod norm;
pub mod pairing;
mod playoff;
pub mod prizes;
mod rating;
pub mod refusal;
mod rescue;
pub mod schedule;
pub mod season;
pub mod standings;
mod swiss;
pub mod tiebreak;
pub mod tournament;
pub mod trf;
pub mod warning;

#[cfg(test)]
#[path = "../../tests/common/dice.rs"]
mod test_dice;
#[cfg(test)]
#[path = "../../tests/common/effort.rs"]
#[expect(dead_code, reason = "the tests of the console ask more of it")]
mod test_effort;
#[cfg(test)]
mod test_events;

#[cfg(doctest)]
#[doc = include_str!("README.md")]
mod readme {}
