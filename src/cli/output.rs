//! What subcommands put out: tables for people and for spreadsheets, and files that did not exist before.

use super::Exit;
use super::input::Failure;
use crate::app::cause;
use crate::i18n::Texts;
use crate::store;
use crate::text::{self, Align, csv_cell, fit};
use serde_json::Value;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// How an answer is printed that people and programs read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For people
    #[default]
    Text,
    /// One object
    Json,
}

/// How a table is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum TableFormat {
    /// Columns for people
    #[default]
    Text,
    /// One object
    Json,
    /// Comma-separated values
    Csv,
}

/// A table of text: heads, and rows of as many cells.
pub struct Sheet {
    /// The head of each column, and where its cells stand.
    pub heads: Vec<(String, Align)>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

impl Sheet {
    /// Returns the table in columns, two blanks between them.
    pub fn text(&self) -> String {
        let heads: Vec<String> = self.heads.iter().map(|(head, _)| head.clone()).collect();
        let lines = || std::iter::once(&heads).chain(&self.rows);
        let width =
            |column: usize| lines().filter_map(|line| line.get(column)).map(|cell| text::width(cell)).max();
        let widths: Vec<usize> = (0..heads.len()).map(|column| width(column).unwrap_or(0)).collect();
        let mut answer = String::new();
        for line in lines() {
            let cells = line.iter().zip(&widths).zip(&self.heads);
            let cells: Vec<String> =
                cells.map(|((cell, &width), (_, align))| fit(cell, width, *align)).collect();
            answer.push_str(cells.join("  ").trim_end());
            answer.push('\n');
        }
        answer
    }

    /// Returns the table as comma-separated values; no cell is taken for a formula.
    ///
    /// # Errors
    /// Says what the writer refuses.
    pub fn csv(&self) -> Result<String, Failure> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let heads: Vec<String> = self.heads.iter().map(|(head, _)| head.clone()).collect();
        for line in std::iter::once(&heads).chain(&self.rows) {
            let cells = line.iter().map(|cell| csv_cell(cell).into_owned());
            writer.write_record(cells).map_err(|error| Failure::malformed(error.to_string()))?;
        }
        let bytes = writer.into_inner().map_err(|error| Failure::malformed(error.to_string()))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// Returns an answer for programs: one line. What a terminal would obey stands as escapes, so that the values are what
/// they are.
pub fn json_line(answer: &Value) -> String {
    text::escaped_json(&answer.to_string()) + "\n"
}

/// Writes a new file, whole or not at all, and returns when it is on the disk. What has the name already stays.
///
/// # Errors
/// Says why it cannot be written; no file is left behind then.
pub fn write_new(path: &Path, bytes: &[u8], texts: &Texts) -> Result<(), Failure> {
    store::write_new(path, |file| file.write_all(bytes)).map_err(|error| unwritable(path, &error, texts))
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
