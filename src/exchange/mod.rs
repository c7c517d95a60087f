//! What comes from other programs: a tournament report or a list of players as the commands of a new event.

pub mod roster;

use crate::i18n::{Noted, Texts};
use hakem_engine::command::Command;
use hakem_engine::tournament::{SYSTEM_IN_FORCE, SystemId};
use hakem_engine::trf::{self, TrfErrors};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Most bytes of a report that is read: far above what 9,999 players over 255 rounds need.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// What was read.
pub struct Imported {
    /// The event, from its announcement to its last result.
    pub commands: Vec<Command>,
    /// What was assumed where the file is odd, what an event cannot keep of it, and what it does not say.
    pub noted: Noted,
    /// The names of the columns of a list that are not used.
    pub ignored: Vec<String>,
}

/// Why nothing was imported.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The file cannot be read.
    #[error("{}: {source}. Check the name and the folder.", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It is a folder, a pipe or a device.
    #[error("{} is a folder, a pipe or a device, not a file. Save what it holds as a file.", path.display())]
    NotAFile {
        /// What was named.
        path: PathBuf,
    },
    /// The file is larger than any report.
    #[error("{} has {bytes} bytes, more than the {MOST_BYTES} a report may have. Choose another file.", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its size.
        bytes: u64,
    },
    /// The text has faults.
    #[error("{}: {errors}", path.display())]
    Trf {
        /// The file.
        path: PathBuf,
        /// Each fault with line, column, found and expected.
        errors: TrfErrors,
    },
    /// A list of players has faults.
    #[error("{}: {}", path.display(), faults.join(" "))]
    List {
        /// The file.
        path: PathBuf,
        /// Each fault with line and column, in the arbiter's language.
        faults: Vec<String>,
    },
    /// No event can be made of it.
    #[error("{}: {why}", path.display())]
    NoEvent {
        /// The file.
        path: PathBuf,
        /// What is missing, or what the rules of events refuse.
        why: trf::ImportError,
    },
}

/// Reads a file: a list of players by the end of its name, else a report.
///
/// # Errors
/// Says why nothing can be made of it.
pub fn read_file(path: &Path, texts: &Texts) -> Result<Imported, ImportError> {
    let bytes = bytes(path)?;
    if !roster::is_list(path) {
        return read_bytes(path, &bytes);
    }
    let list =
        roster::read(&bytes, texts).map_err(|faults| ImportError::List { path: path.to_owned(), faults })?;
    let commands = roster::commands(list.players, path, texts.language());
    Ok(Imported { commands, noted: Noted::default(), ignored: list.ignored })
}

/// Returns the bytes of a file that is not too large.
///
/// # Errors
/// Says why it cannot be read.
pub fn bytes(path: &Path) -> Result<Vec<u8>, ImportError> {
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
        Ok(read) if read <= MOST_BYTES => Ok(bytes),
        _ => Err(ImportError::TooLarge { path: path.to_owned(), bytes: size }),
    }
}

/// Reads a report that is in memory; `path` is for messages.
///
/// # Errors
/// Says why nothing can be made of it.
pub fn read_bytes(path: &Path, bytes: &[u8]) -> Result<Imported, ImportError> {
    let faulty = |errors| ImportError::Trf { path: path.to_owned(), errors };
    let report = trf::read_bytes(bytes).map_err(faulty)?;
    let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))
        .map_err(|why| ImportError::NoEvent { path: path.to_owned(), why })?
        .keeping(&report.file);
    let noted = Noted::of(&report).with(import.losses, import.taken);
    Ok(Imported { commands: import.commands, noted, ignored: Vec::new() })
}

/// Returns the name of the event file that an import makes: beside the report, never an existing one.
#[must_use]
pub fn event_file_beside(path: &Path) -> PathBuf {
    let first = path.with_extension("hakem");
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let numbered = (2..1000).map(|number| path.with_file_name(format!("{stem}-{number}.hakem")));
    std::iter::once(first.clone()).chain(numbered).find(|path| !path.exists()).unwrap_or(first)
}
