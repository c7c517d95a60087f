//! State machine for appending an act to a table with several writers: the next step, and its dependence on the result
//! of the last one.
//!
//! It knows neither database nor event, so every order of answers can be tested.

use super::row::{Insertion, LogRow, Operation};

/// The next step.
#[derive(Debug, PartialEq, Eq)]
pub enum AppendStep<'a> {
    /// Insert these rows, then call [`Append::inserted`].
    Insert(&'a [LogRow]),
    /// Read the rows after the end that the rows were made for, then call [`Append::read`].
    Read,
    /// Apply the rows read, retry the act on the current event, then call [`Append::made_anew`]. An act that is
    /// refused now is finished: rows sent before can no longer be inserted, because their number is taken.
    TryAgain,
    /// None: the act is in the table.
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    ToInsert,
    ToRead,
    ToTryAgain,
    Done,
}

/// An act being appended to a table.
///
/// The operation remains the same when the rows are recomputed, and a table contains an operation at most once. So the
/// act is stored at most once, even while an attempt without an answer is still in progress.
#[derive(Debug)]
pub struct Append {
    operation: Operation,
    rows: Vec<LogRow>,
    stage: Stage,
}

impl Append {
    /// Starts with rows that follow the last known end of the table.
    pub fn new(operation: Operation, rows: Vec<LogRow>) -> Self {
        Self { operation, rows, stage: Stage::ToInsert }
    }

    pub fn next(&self) -> AppendStep<'_> {
        match self.stage {
            Stage::ToInsert => AppendStep::Insert(&self.rows),
            Stage::ToRead => AppendStep::Read,
            Stage::ToTryAgain => AppendStep::TryAgain,
            Stage::Done => AppendStep::Nothing,
        }
    }

    /// Returns the latest rows; of a completed act, those in the table.
    pub fn rows(&self) -> &[LogRow] {
        &self.rows
    }

    pub fn inserted(&mut self, insertion: Insertion) {
        self.stage = match insertion {
            Insertion::Done => Stage::Done,
            Insertion::Taken | Insertion::NoAnswer => Stage::ToRead,
        };
    }

    /// Processes the rows after the end that the act's rows were made for.
    pub fn read(&mut self, found: &[LogRow]) {
        self.stage = match found {
            // No other writer was first, and the same rows can be sent again, since the table contains each number and
            // operation at most once.
            [] => Stage::ToInsert,
            found if found.iter().any(|row| self.operation.made(row)) => Stage::Done,
            _ => Stage::ToTryAgain,
        };
    }

    /// Sets the rows of the same act, recomputed for the current end of the table.
    pub fn made_anew(&mut self, rows: Vec<LogRow>) {
        self.rows = rows;
        self.stage = Stage::ToInsert;
    }
}
