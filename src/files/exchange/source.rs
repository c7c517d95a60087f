//! A file to import: its name and bytes, of limited size.

use super::error::{ImportError, MOST_BYTES};
use super::programs::folder;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Name of standard input and standard output on the command line.
pub const STANDARD: &str = "-";

/// A file to read.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its path, for messages and for new files next to it.
    pub path: PathBuf,
    pub bytes: Vec<u8>,
}

impl Source {
    /// Opens and reads a file of limited size.
    pub fn open(path: &Path) -> Result<Self, ImportError> {
        if path == Path::new(STANDARD) {
            return Self::standard_input(path);
        }
        let event = path.is_dir().then(|| folder::in_folder(path)).flatten();
        let path = event.as_deref().unwrap_or(path);
        let failed = |source| ImportError::Io { path: path.to_owned(), source };
        let found = fs::metadata(path).map_err(failed)?;
        // Checked before opening, because opening a pipe could block forever.
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

    /// Reads standard input. It can be read only once, so the content is cached for later calls.
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

    /// Returns true if the name has one of these extensions, case-insensitively.
    pub fn ends_in(&self, endings: &[&str]) -> bool {
        let ending = self.path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        ending.is_some_and(|ending| endings.contains(&ending.as_str()))
    }

    /// Returns the first characters, for detecting the format.
    pub fn begin(&self) -> String {
        const LOOKED_AT: usize = 4096;
        let begin = self.bytes.get(..LOOKED_AT).unwrap_or(&self.bytes);
        String::from_utf8_lossy(begin).trim_start_matches('\u{feff}').to_owned()
    }
}
