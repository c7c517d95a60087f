//! In the place of the client where the program was built without it: nothing can be reached.

use super::address::{Address, EventName};
use super::error::ShareError;
use super::row::{Insertion, Row, Table};
use std::convert::Infallible;

/// With what a user is let in.
#[derive(Clone, Debug, Default)]
pub struct Login {}

impl Login {
    /// Lets nobody be asked: nothing is reached.
    #[must_use]
    pub fn asking(_question: impl Fn(&str) -> String + Send + Sync + 'static) -> Self {
        Self {}
    }
}

/// A table that cannot be there.
#[derive(Debug)]
pub struct PostgresTable(Infallible);

impl PostgresTable {
    /// Connects to a database.
    ///
    /// # Errors
    /// Always: the program was built without it.
    pub fn connect(_address: &Address, _name: &EventName, _login: &Login) -> Result<Self, ShareError> {
        Err(ShareError::NotBuilt)
    }

    /// Connects to a database, where it can be reached.
    ///
    /// # Errors
    /// Always: the program was built without it.
    pub fn reach(
        _address: &Address,
        _name: &EventName,
        _login: &Login,
    ) -> Result<(Self, Option<ShareError>), ShareError> {
        Err(ShareError::NotBuilt)
    }

    /// Knows of a database without having reached it.
    ///
    /// # Errors
    /// Always: the program was built without it.
    pub fn unconnected(_address: &Address, _name: &EventName, _login: &Login) -> Result<Self, ShareError> {
        Err(ShareError::NotBuilt)
    }

    /// Returns as whom the database knows who is connected.
    #[must_use]
    pub fn user(&self) -> &str {
        match self.0 {}
    }

    /// Removes rows.
    ///
    /// # Errors
    /// Never called: there is none of these.
    pub fn remove_from(&mut self, _first: u64, _line: Option<&str>) -> Result<u64, ShareError> {
        match self.0 {}
    }

    /// Has nobody asked for a password from now on.
    pub fn ask_nobody(&mut self) {
        match self.0 {}
    }

    /// Returns how many seconds the clock of the server is ahead.
    #[must_use]
    pub fn clock_ahead(&self) -> i64 {
        match self.0 {}
    }
}

impl Table for PostgresTable {
    fn name(&self) -> &str {
        match self.0 {}
    }

    fn read(&mut self, _from: u64) -> Result<Vec<Row>, ShareError> {
        match self.0 {}
    }

    fn insert(&mut self, _after: Option<&str>, _rows: &[Row]) -> Result<Insertion, ShareError> {
        match self.0 {}
    }
}

/// Sets a database up for events.
///
/// # Errors
/// Always: the program was built without it.
pub fn set_up(_address: &Address, _login: &Login) -> Result<(), ShareError> {
    Err(ShareError::NotBuilt)
}
