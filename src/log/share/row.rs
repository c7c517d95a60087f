//! A line of an event file as a table row, and the interface of a table.

use super::error::ShareError;
use crate::session::Role;
use crate::store::line_hash;
use std::fmt;
use std::thread;
use std::time::Duration;

/// Globally unique id of an attempt to record something, which resolves attempts whose answer never arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation(String);

impl Operation {
    /// Creates an operation from 128 random bits.
    pub fn new(drawn: u128) -> Self {
        Self(format!("{drawn:032x}"))
    }

    /// Returns the text stored with a line of the act, by 0-based index.
    fn of_line(&self, at: usize) -> String {
        format!("{}.{at}", self.0)
    }

    pub fn made(&self, row: &LogRow) -> bool {
        row.operation.strip_prefix(self.0.as_str()).is_some_and(|rest| rest.starts_with('.'))
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A line of an event file in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// Number: 0 for the heading, then that of the entry.
    pub number: u64,
    pub line: String,
    /// The hash stored with the line.
    pub hash: String,
    /// The operation that inserted it, with the index of the line in the act.
    pub operation: String,
}

impl LogRow {
    /// Creates rows from consecutive lines, the first of which has the number `first`.
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

/// Result of inserting rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Insertion {
    Done,
    /// A number or an operation already exists, or the preceding row does not; no rows are inserted.
    Taken,
    /// No answer: the rows may be inserted already, later or never.
    NoAnswer,
}

/// Rows of one event, wherever they are stored, with operations to read and insert them.
pub trait LogTable {
    fn name(&self) -> &str;

    fn read(&mut self, from: u64) -> Result<Vec<LogRow>, ShareError>;

    /// Inserts rows, all or none, after the row with the hash `after` (`None`: before any), if it exists.
    ///
    /// # Errors
    /// Returns a [`ShareError`] if they are permanently refused. A conflict or a missing answer is not an error but an
    /// [`Insertion`].
    fn insert(&mut self, after: Option<&str>, rows: &[LogRow]) -> Result<Insertion, ShareError>;

    /// Returns the SHA-256 hash in digits of the rows up to a number as the bytes of an event file, if the table can
    /// compute one.
    fn fingerprint(&mut self, _last: u64) -> Result<Option<String>, ShareError> {
        Ok(None)
    }

    /// Returns the rights of the login, if the table has reported them.
    fn role(&self) -> Option<Role> {
        None
    }

    /// Waits at most this long for new rows; returns true if there may be some. Since notifications can be lost,
    /// callers should also read periodically.
    fn wait(&mut self, patience: Duration) -> bool {
        thread::sleep(patience);
        false
    }
}
