//! The copy of a shared event that `hakem serve ADDRESS` serves, in a temporary folder of its owner: updated from the
//! database. A service that is interrupted leaves it there.
//!
//! Codes and reports belong to the file in which the console keeps the same event, so that the console finds them. The
//! service never opens that file to write, which would lock the console out.

use super::input::{Failure, tell_aside};
use super::opening::file_of;
use super::output::unwritable;
use super::share::{address_of, clocks_differ, failure, login};
use super::watch::INTERVAL;
use crate::i18n::{Say, Texts};
use crate::share::{LogTable, PostgresTable, ShareError, pull};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The copy of a shared event.
pub struct SharedCopy {
    table: PostgresTable,
    /// The address, as messages show it.
    address: String,
    /// Number of the first row that the copy lacks.
    next: u64,
    folder: TempDir,
    /// The file in which the console of this computer keeps the event.
    pub file: PathBuf,
}

impl SharedCopy {
    /// Downloads the event of an address.
    ///
    /// # Errors
    /// Returns the failure if the server is unreachable or rejects the login, or if its rows are no event.
    pub fn fetch(address: &str, texts: &Texts) -> Result<Self, Failure> {
        let (address, name) = address_of(address, texts)?;
        let refused = |error: ShareError| failure(&error, texts);
        let mut table = PostgresTable::connect(&address, &name, &login(texts)).map_err(refused)?;
        clocks_differ(&table, texts).iter().for_each(|told| tell_aside(told));
        table.ask_nobody();
        let folder = TempDir::new().map_err(|error| unwritable(&std::env::temp_dir(), &error, texts))?;
        let address = address.to_string();
        let mut copy = Self { table, address, next: 0, folder, file: file_of(&name) };
        copy.update().map_err(refused)?;
        Ok(copy)
    }

    /// Returns the file of the copy.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join("copy.hakem")
    }

    /// Appends the rows that are new.
    fn update(&mut self) -> Result<(), ShareError> {
        let rows = self.table.read(self.next)?;
        if rows.is_empty() && self.next > 0 {
            return Ok(());
        }
        let path = self.path();
        let pulled = pull(&mut self.table, Path::new(&self.address), &path)?;
        self.next = rows.last().map_or(self.next, |row| row.number + 1);
        pulled.wrong.map_or(Ok(()), Err)
    }

    /// Keeps the copy up to date until the program ends. Without the server, the pages stay as they are; the same error
    /// is reported once.
    pub fn follow(mut self, texts: &Texts) {
        let mut last_error = None;
        loop {
            let error = self.update().err().map(|error| error.say(texts));
            if error != last_error {
                error.iter().for_each(|told| tell_aside(told));
                last_error = error;
            }
            // It returns earlier if the database announces rows.
            self.table.wait(INTERVAL);
        }
    }
}
