//! Lookup of the table of a format, or its bracket, without an event.

use super::SYSTEMS;
use crate::format::{Facts, OptionFacts, Schedule, TableError};
use crate::refusal::refusals;
use crate::tournament::Options;

refusals! {
/// Reason why a lookup fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LookupError: "error-lookup" {
    /// No format of this name has a table; the known ones are separated by commas.
    Format { found: String, known: String },
    Option {
        found: String,
        format: &'static str,
        /// Its options with their values, separated by commas; empty for none.
        known: String,
    } => { "options": if known.is_empty() { "none" } else { "some" } },
    /// The value of an option is invalid.
    Answer { key: String, found: String, expected: String },
    /// There is no table of this size, or with these options.
    Table(error: TableError),
}
}

/// Parses the options of a format from pairs such as `("cycles", "2")`; the last value of an option counts.
///
/// # Errors
/// Returns [`LookupError::Option`] if an option is unknown, and [`LookupError::Answer`] if a value is invalid.
fn read_options(facts: &Facts, words: &[(String, String)]) -> Result<Options, LookupError> {
    let mut options = Options::default();
    for (key, found) in words {
        let known = |option: &OptionFacts| format!("{} ({})", option.key, option.expected());
        let option = facts.options.iter().find(|option| option.key == key).ok_or_else(|| {
            let known = facts.options.iter().map(known).collect::<Vec<_>>().join(", ");
            LookupError::Option { found: key.clone(), format: facts.id, known }
        })?;
        let refused =
            || LookupError::Answer { key: key.clone(), found: found.clone(), expected: option.expected() };
        option.set(&mut options, option.read(found).ok_or_else(refused)?);
    }
    Ok(options)
}

/// Returns the table of a format for `players` players, players of a team, or players of a bracket.
///
/// # Errors
/// Returns an error with the valid names if the format or an option is unknown, with the valid values if a value is
/// invalid, or if there is no such table.
///
/// ```
/// use hakem_engine::pairing::schedule;
///
/// let cycles = ("cycles".to_owned(), "2".to_owned());
/// let table = schedule("round-robin", 4, &[cycles])?;
/// assert_eq!(table.rounds.len(), 6);
/// assert_eq!(table.rounds[0].boards, [["1", "4"], ["2", "3"]]);
/// # Ok::<(), hakem_engine::pairing::LookupError>(())
/// ```
pub fn schedule(id: &str, players: u16, words: &[(String, String)]) -> Result<Schedule, LookupError> {
    let format = with_table(id)?;
    Ok(format.schedule(players, &read_options(format.facts(), words)?)?)
}

/// Returns the full table like [`schedule`], for this number of teams of `players` and this maximum of rounds where the
/// table depends on them.
///
/// # Errors
/// Returns an error as [`schedule`] does.
pub fn schedule_of_teams(
    id: &str,
    (players, teams, rounds): (u16, u16, u8),
    words: &[(String, String)],
) -> Result<Schedule, LookupError> {
    let format = with_table(id)?;
    Ok(format.schedule_of_teams(players, teams, rounds, &read_options(format.facts(), words)?)?)
}

fn with_table(id: &str) -> Result<&'static dyn crate::format::Format, LookupError> {
    let with_table = || SYSTEMS.iter().filter(|system| system.facts().is_predetermined());
    let unknown = || {
        let known = with_table().map(|system| system.id()).collect::<Vec<_>>().join(", ");
        LookupError::Format { found: id.to_owned(), known }
    };
    with_table().find(|system| system.id() == id).copied().ok_or_else(unknown)
}
