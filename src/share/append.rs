//! How an act comes into a table that others write too: what is to be done next, and what follows from what came of it. It knows no
//! database and no event, so every order of answers can be tried.

use super::row::{Insertion, Operation, Row};

/// What is to be done next.
#[derive(Debug, PartialEq, Eq)]
pub enum Next<'a> {
    /// Insert these rows, and tell [`Append::inserted`].
    Insert(&'a [Row]),
    /// Read what follows the end that the rows were made for, and tell [`Append::read`].
    Read,
    /// Take in what was read, try the act again on the event as it is now, and tell [`Append::made_anew`]. An act that is refused
    /// now is over: what was sent before can no longer come into the table, since its number is taken.
    TryAgain,
    /// Nothing: it is in the table.
    Nothing,
}

/// Where the way into the table has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    ToInsert,
    ToRead,
    ToTryAgain,
    Done,
}

/// One act on its way into a table.
///
/// Whatever its rows are made anew for, their operation stays the same, and a table has an operation once. So the act is there once
/// at most, even where an attempt whose answer never came is still under way.
#[derive(Debug)]
pub struct Append {
    operation: Operation,
    rows: Vec<Row>,
    stage: Stage,
}

impl Append {
    /// Begins with rows that follow the end of the table as far as it is known.
    #[must_use]
    pub fn new(operation: Operation, rows: Vec<Row>) -> Self {
        Self { operation, rows, stage: Stage::ToInsert }
    }

    /// Returns what is to be done next.
    #[must_use]
    pub fn next(&self) -> Next<'_> {
        match self.stage {
            Stage::ToInsert => Next::Insert(&self.rows),
            Stage::ToRead => Next::Read,
            Stage::ToTryAgain => Next::TryAgain,
            Stage::Done => Next::Nothing,
        }
    }

    /// Returns the rows as they were made last; of an act that is done, those that are in the table.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Takes in what came of inserting.
    pub fn inserted(&mut self, insertion: Insertion) {
        self.stage = match insertion {
            Insertion::Done => Stage::Done,
            Insertion::Taken | Insertion::NoAnswer => Stage::ToRead,
        };
    }

    /// Takes in which rows follow the end that its own were made for.
    pub fn read(&mut self, found: &[Row]) {
        self.stage = match found {
            // Nobody was first: the same rows may be sent again, since the table has each number and operation once.
            [] => Stage::ToInsert,
            found if found.iter().any(|row| self.operation.made(row)) => Stage::Done,
            _ => Stage::ToTryAgain,
        };
    }

    /// Takes the rows of the same act, made for the end of the table as it is now.
    pub fn made_anew(&mut self, rows: Vec<Row>) {
        self.rows = rows;
        self.stage = Stage::ToInsert;
    }
}
