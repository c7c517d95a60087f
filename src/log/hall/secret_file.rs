//! The file of a secret, in the user's data folder: outside the event file, which is copied and sent.

use super::{SECRET, Secret};
use crate::i18n::say_refusals;
use crate::store::{KeptError, cause, keep_private, kept};
use hakem_engine::refusals;
use std::io;
use std::path::{Path, PathBuf};

refusals! {
/// Reason why the secret of an event is not available.
#[derive(Debug)]
pub enum SecretError: "passes" {
    /// The file cannot be read.
    Kept(error: KeptError),
    /// The file contains something else.
    NotASecret { path: PathBuf },
    /// The file cannot be written.
    Io { path: PathBuf, source: io::Error } only { "path": *path, "cause": cause(source) },
}
}

say_refusals!(SecretError);

impl Secret {
    /// Reads the secret of an event; `None` if there is none yet.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, or is not a secret.
    pub fn kept(path: &Path) -> Result<Option<Self>, SecretError> {
        let read =
            |text: String| Self::read(&text).ok_or_else(|| SecretError::NotASecret { path: path.to_owned() });
        kept(path)?.map(read).transpose()
    }

    /// Reads the secret of an event, or creates it from random bytes if there is none.
    pub fn at(path: &Path, drawn: [u8; SECRET]) -> Result<Self, SecretError> {
        match Self::kept(path)? {
            Some(secret) => Ok(secret),
            None => {
                let secret = Self::new(drawn);
                secret.keep(path)?;
                Ok(secret)
            }
        }
    }

    /// Writes the secret to its file, readable for its owner only.
    pub fn keep(&self, path: &Path) -> Result<(), SecretError> {
        keep_private(path, &self.write()).map_err(|source| SecretError::Io { path: path.to_owned(), source })
    }
}
