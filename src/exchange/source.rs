//! A file as it was found: its name and its bytes, of which there may be only so many.

use super::error::{ImportError, MOST_BYTES};
use super::programs::folder;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Stands on a command line for standard input, and for standard output.
pub const STANDARD: &str = "-";

/// A file that is to be read.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its name, for messages and for what is made beside it.
    pub path: PathBuf,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl Source {
    /// Fetches a file that is not too large.
    ///
    /// # Errors
    /// Says why it cannot be read.
    pub fn open(path: &Path) -> Result<Self, ImportError> {
        if path == Path::new(STANDARD) {
            return Self::standard_input(path);
        }
        let event = path.is_dir().then(|| folder::in_folder(path)).flatten();
        let path = event.as_deref().unwrap_or(path);
        let failed = |source| ImportError::Io { path: path.to_owned(), source };
        let found = fs::metadata(path).map_err(failed)?;
        // Asked before opening: to open a pipe would wait for ever.
        if !found.is_file() {
            return Err(ImportError::NotAFile { path: path.to_owned() });
        }
        let size = found.len();
        let file = File::open(path).map_err(failed)?;
        let mut bytes = Vec::new();
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
        match u64::try_from(bytes.len()) {
            Ok(read) if read <= MOST_BYTES => Ok(Self { path: path.to_owned(), bytes }),
            _ => Err(ImportError::TooLarge { path: path.to_owned(), bytes: size }),
        }
    }

    /// Reads standard input, which can be read once: who asks again gets the same.
    fn standard_input(path: &Path) -> Result<Self, ImportError> {
        static READ: OnceLock<Vec<u8>> = OnceLock::new();
        let bytes = match READ.get() {
            Some(bytes) => bytes.clone(),
            None => {
                let mut bytes = Vec::new();
                let read = io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes);
                read.map_err(|source| ImportError::Io { path: path.to_owned(), source })?;
                READ.get_or_init(|| bytes).clone()
            }
        };
        match bytes.len() as u64 {
            read if read <= MOST_BYTES => Ok(Self { path: path.to_owned(), bytes }),
            read => Err(ImportError::TooLarge { path: path.to_owned(), bytes: read }),
        }
    }

    /// Whether the name ends in one of these, in either case.
    #[must_use]
    pub fn ends_in(&self, endings: &[&str]) -> bool {
        let ending = self.path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        ending.is_some_and(|ending| endings.contains(&ending.as_str()))
    }

    /// Returns the first letters, for looking what the file is.
    #[must_use]
    pub fn begin(&self) -> String {
        const LOOKED_AT: usize = 4096;
        let begin = self.bytes.get(..LOOKED_AT).unwrap_or(&self.bytes);
        String::from_utf8_lossy(begin).trim_start_matches('\u{feff}').to_owned()
    }
}
