//! Replacement for the client if the program is built without it: no server can be reached.

use super::address::{Address, EventName};
use super::error::ShareError;
use super::row::{Insertion, LogRow, LogTable};
use std::convert::Infallible;

/// Login data of a user.
#[derive(Clone, Debug, Default)]
pub struct Login {}

impl Login {
    /// Creates a login; the prompt is never used.
    pub fn asking(_question: impl Fn(&str) -> String + Send + Sync + 'static) -> Self {
        Self {}
    }
}

/// A table that cannot exist.
#[derive(Debug)]
pub struct PostgresTable(Infallible);

impl PostgresTable {
    pub fn connect(_address: &Address, _name: &EventName, _login: &Login) -> Result<Self, ShareError> {
        Err(ShareError::NotBuilt)
    }

    pub fn reach(
        _address: &Address,
        _name: &EventName,
        _login: &Login,
    ) -> Result<(Self, Option<ShareError>), ShareError> {
        Err(ShareError::NotBuilt)
    }

    pub fn unconnected(_address: &Address, _name: &EventName, _login: &Login) -> Result<Self, ShareError> {
        Err(ShareError::NotBuilt)
    }

    pub fn user(&self) -> &str {
        match self.0 {}
    }

    pub fn remove_from(&mut self, _first: u64, _line: Option<&str>) -> Result<u64, ShareError> {
        match self.0 {}
    }

    /// Disables the password prompt from now on.
    pub fn ask_nobody(&mut self) {
        match self.0 {}
    }

    /// Returns the number of seconds by which the server's clock is ahead.
    pub fn clock_ahead(&self) -> i64 {
        match self.0 {}
    }
}

impl LogTable for PostgresTable {
    fn name(&self) -> &str {
        match self.0 {}
    }

    fn read(&mut self, _from: u64) -> Result<Vec<LogRow>, ShareError> {
        match self.0 {}
    }

    fn insert(&mut self, _after: Option<&str>, _rows: &[LogRow]) -> Result<Insertion, ShareError> {
        match self.0 {}
    }
}

pub fn set_up(_address: &Address, _login: &Login) -> Result<(), ShareError> {
    Err(ShareError::NotBuilt)
}
