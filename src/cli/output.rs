//! Output of subcommands: tables for people and for spreadsheets, and new files.

use super::Exit;
use super::input::{Failure, print_bytes, tell_aside};
use crate::exchange::STANDARD;
use crate::i18n::{Say, Texts};
use crate::publish::csv::{self, Reader};
use crate::publish::json::SCHEMA;
use crate::session::Session;
use crate::sheet::data::Sheet;
use crate::store;
use crate::text;
use serde_json::Value;
use std::io::{self, Write};
use std::path::Path;

/// Output format for people and programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum OutputFormat {
    /// Text
    #[default]
    Text,
    /// One JSON object
    Json,
}

/// Output format of a table.
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

/// Formats a sheet as comma-separated values for programs.
pub fn csv(sheet: &Sheet, texts: &Texts) -> Result<String, Failure> {
    csv::sheet(sheet, texts, Reader::Program).map_err(|error| Failure::malformed(error.to_string()))
}

/// Formats an answer for programs: an object in one line, with its schema version. Terminal control characters are
/// escaped, which preserves the values.
pub fn json_line(answer: &Value) -> String {
    let mut answer = answer.clone();
    if let Value::Object(fields) = &mut answer {
        fields.insert("schema".to_owned(), SCHEMA.into());
    }
    text::escaped_json(&answer.to_string()) + "\n"
}

/// Writes an answer to a new file, or to standard output if none is given.
pub fn put(out: Option<&Path>, bytes: &[u8], texts: &Texts) -> Result<(), Failure> {
    write_new(out.unwrap_or(Path::new(STANDARD)), bytes, texts)
}

/// Writes a new file, all or nothing, and returns when it is on disk. An existing file is not overwritten. `-` is
/// standard output.
///
/// # Errors
/// Fails if it cannot be written; no file remains then.
pub fn write_new(path: &Path, bytes: &[u8], texts: &Texts) -> Result<(), Failure> {
    if path == Path::new(STANDARD) {
        return print_bytes(bytes, texts);
    }
    store::write_new(path, |file| file.write_all(bytes)).map_err(|error| unwritable(path, &error, texts))
}

/// Opens an event file to read and follow it.
pub fn open_to_read(path: &Path, texts: &Texts) -> Result<Session, Failure> {
    Session::open_to_read(&store::system_disk(), path).map_err(|error| Failure::of_open(&error, texts))
}

/// Opens an event file to write it, and reports notices about it.
pub fn open_to_write(path: &Path, texts: &Texts) -> Result<Session, Failure> {
    let opened = Session::open(&store::system_disk(), path);
    let (session, notices) = opened.map_err(|error| Failure::of_open(&error, texts))?;
    notices.iter().for_each(|notice| tell_aside(&notice.say(texts)));
    Ok(session)
}

/// Returns the failure to write a file or folder.
pub fn unwritable(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
    Failure { exit: Exit::File, text: store::unwritable(path, error, texts) }
}
