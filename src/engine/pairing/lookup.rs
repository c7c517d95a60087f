//! Looking up the table of a format, or its bracket, without an event.

use super::SYSTEMS;
use crate::format::{Facts, OptionFacts, Schedule, TableError};
use crate::tournament::Options;
use thiserror::Error;

/// Why there is nothing to look up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LookupError {
    /// No format of this name has a table.
    #[error("`{found}` has no table that is known beforehand. Formats with one: {known}.")]
    Format {
        /// What was asked for.
        found: String,
        /// The formats, separated by commas.
        known: String,
    },
    /// The format has no option of this name.
    #[error(
        "{format} has no option `{found}`. {}",
        if .known.is_empty() { "It has none.".to_owned() } else { format!("Its options: {known}.") }
    )]
    Option {
        /// What was asked for.
        found: String,
        /// The format.
        format: &'static str,
        /// Its options with what can be answered, separated by commas; empty for none.
        known: String,
    },
    /// An option was answered by something else than it takes.
    #[error("`{found}` is no answer to the option `{key}`. Expected: {expected}.")]
    Answer {
        /// The option.
        key: String,
        /// What was answered.
        found: String,
        /// What can be.
        expected: String,
    },
    /// There is no table of this size, or with these options.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Reads the options of a format from words such as `("cycles", "2")`; the last answer counts.
///
/// # Errors
/// Says which options there are, and what can be answered to one.
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

/// Returns the table of a format for so many players, players of a team, or players of a bracket.
///
/// # Errors
/// Says which formats there are, which options, and what can be answered to one; and why there is no such table.
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
    let with_table = || SYSTEMS.iter().filter(|system| system.facts().is_predetermined());
    let Some(format) = with_table().find(|system| system.id() == id) else {
        let known = with_table().map(|system| system.id()).collect::<Vec<_>>().join(", ");
        return Err(LookupError::Format { found: id.to_owned(), known });
    };
    Ok(format.schedule(players, &read_options(format.facts(), words)?)?)
}
