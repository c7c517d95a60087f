//! A line of an event file as a row of a table, and what a table of rows can do.

use super::error::ShareError;
use crate::session::Role;
use crate::store::line_hash;
use std::fmt;
use std::thread;
use std::time::Duration;

/// What tells one attempt to record something from every other, for ever: by it an answer that never came is settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation(String);

impl Operation {
    /// Makes one of 128 bits drawn by lot.
    #[must_use]
    pub fn new(drawn: u128) -> Self {
        Self(format!("{drawn:032x}"))
    }

    /// Returns what stands on the row of one line of the act, counted from 0.
    fn of_line(&self, at: usize) -> String {
        format!("{}.{at}", self.0)
    }

    /// Whether a row is of this operation.
    #[must_use]
    pub fn made(&self, row: &Row) -> bool {
        row.operation.strip_prefix(self.0.as_str()).is_some_and(|rest| rest.starts_with('.'))
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One line of an event file in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number: 0 for the heading, then that of the entry.
    pub number: u64,
    /// The line without its line end.
    pub line: String,
    /// The running hash as the table has it beside the line.
    pub hash: String,
    /// The operation that put it there, with the place of the line in the act.
    pub operation: String,
}

impl Row {
    /// Makes rows of lines that follow each other, the first of which has the number `first`.
    #[must_use]
    pub fn of_lines(lines: &str, first: u64, operation: &Operation) -> Vec<Self> {
        let row = |(at, line): (usize, &str)| Self {
            number: first + at as u64,
            line: line.to_owned(),
            hash: line_hash(line).unwrap_or_default().to_owned(),
            operation: operation.of_line(at),
        };
        lines.split_terminator('\n').enumerate().map(row).collect()
    }
}

/// What came of inserting rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Insertion {
    /// All of them are there.
    Done,
    /// A number or an operation is there already, or what they follow is not; none of them was inserted.
    Taken,
    /// No answer came: they may be there, come to be there yet, or never be.
    NoAnswer,
}

/// The rows of one event, wherever they are. It only gives and takes them.
pub trait Table {
    /// Returns the name of the event.
    fn name(&self) -> &str;

    /// Reads the rows from a number on, in their order.
    ///
    /// # Errors
    /// Says why they cannot be read.
    fn read(&mut self, from: u64) -> Result<Vec<Row>, ShareError>;

    /// Inserts rows, all of them or none, behind the row that has the hash `after` (`None`: before any), if that one is there.
    ///
    /// # Errors
    /// Says why they are refused for good. That they cannot stand there, and that no answer came, are answers.
    fn insert(&mut self, after: Option<&str>, rows: &[Row]) -> Result<Insertion, ShareError>;

    /// Returns the SHA-256 hash, in digits, of the rows up to a number as the bytes of an event file, where the table computes one.
    ///
    /// # Errors
    /// Says why it cannot be computed.
    fn fingerprint(&mut self, _last: u64) -> Result<Option<String>, ShareError> {
        Ok(None)
    }

    /// Returns what the login may do, where the table has stated it.
    fn role(&self) -> Option<Role> {
        None
    }

    /// Waits until there may be something to read, for so long at most; returns whether there may be. What was written is to be
    /// read now and then in any case: being told is no more than being woken.
    fn wait(&mut self, patience: Duration) -> bool {
        thread::sleep(patience);
        false
    }
}
