//! What subcommands put out: tables for people and for spreadsheets, and files that did not exist before.

use super::Exit;
use super::input::{Failure, exit_of_store, print_bytes};
use crate::exchange::STANDARD;
use crate::i18n::{Say, Texts};
use crate::publish::csv::{self, Reader};
use crate::publish::json::SCHEMA;
use crate::session::{OpenError, Session, cause};
use crate::sheet::data::Sheet;
use crate::store;
use crate::text;
use serde_json::Value;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// How an answer is printed that people and programs read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum OutputFormat {
    /// Text
    #[default]
    Text,
    /// One JSON object
    Json,
}

/// How a table is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum TableFormat {
    /// Aligned columns
    #[default]
    Text,
    /// One JSON object
    Json,
    /// Comma-separated values
    Csv,
}

/// Returns a sheet as comma-separated values for programs.
///
/// # Errors
/// Says what the writer refuses.
pub fn csv(sheet: &Sheet, texts: &Texts) -> Result<String, Failure> {
    csv::sheet(sheet, texts, Reader::Program).map_err(|error| Failure::malformed(error.to_string()))
}

/// Returns an answer for programs: one line, an object with the number of its form. What a terminal would obey stands as
/// escapes, so that the values are what they are.
pub fn json_line(answer: &Value) -> String {
    let mut answer = answer.clone();
    if let Value::Object(fields) = &mut answer {
        fields.insert("schema".to_owned(), SCHEMA.into());
    }
    text::escaped_json(&answer.to_string()) + "\n"
}

/// Writes a new file, whole or not at all, and returns when it is on the disk. What has the name already stays. `-` is
/// standard output.
///
/// # Errors
/// Says why it cannot be written; no file is left behind then.
pub fn write_new(path: &Path, bytes: &[u8], texts: &Texts) -> Result<(), Failure> {
    if path == Path::new(STANDARD) {
        return print_bytes(bytes, texts);
    }
    store::write_new(path, |file| file.write_all(bytes)).map_err(|error| unwritable(path, &error, texts))
}

/// Opens an event file to read and follow it.
///
/// # Errors
/// Says what is wrong with it.
pub fn open_to_read(path: &Path, texts: &Texts) -> Result<Session, Failure> {
    Session::open_to_read(&store::system_disk(), path).map_err(|error| match error {
        OpenError::Store(error) => Failure { exit: exit_of_store(&error), text: error.say(texts) },
        error @ OpenError::Replay { .. } => Failure::malformed(error.say(texts)),
    })
}

/// Says that a file or folder cannot be written.
pub fn unwritable(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
    let shown = path.display().to_string();
    let text = match error.kind() {
        ErrorKind::AlreadyExists => texts.with("cli-exists", &[("file", shown.into())]),
        _ => texts.with("cli-unwritable", &[("file", shown.into()), ("cause", cause(error, texts))]),
    };
    Failure { exit: Exit::File, text }
}
