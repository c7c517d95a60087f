//! Reader for text with separated cells.

use super::{RowsError, TakeRow};
use csv::{ByteRecord, ErrorKind, Position, ReaderBuilder};
use encoding_rs::Encoding;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read};

/// Source of separated text, with its own error when a limit is exceeded.
pub trait Text: BufRead {
    type Error;

    fn end_row(&mut self) {}

    /// Converts an I/O error of a reader into the error of the source.
    fn failed(&self, error: io::Error) -> Self::Error;
}

impl Text for &[u8] {
    type Error = RowsError;

    fn failed(&self, error: io::Error) -> RowsError {
        RowsError::Read(error)
    }
}

/// Completeness of the last line of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// The last line is complete.
    AsALine,
    /// The file ends within the last line.
    InALine,
}

/// Use of quotes around cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quotes {
    /// A cell in quotes may hold the mark and lines.
    Used,
    /// Quotes are unbalanced: they separate nothing, and are removed from cells.
    Broken,
}

/// Reads rows, whatever their content; empty lines are skipped. Cells that are not UTF-8 are decoded as `windows`.
/// Returns how the last row ends.
pub fn each<T: Text, E: From<T::Error>>(
    text: &mut T,
    separator: u8,
    windows: &'static Encoding,
    quotes: Quotes,
    take: &mut TakeRow<E>,
) -> Result<Ends, E> {
    let lines =
        LineStarts { text, passed: 0, line: 1, begun: VecDeque::new(), is_at_start: true, has_ended: false };
    let mut reader = ReaderBuilder::new()
        .delimiter(separator)
        .quoting(quotes == Quotes::Used)
        .flexible(true)
        .has_headers(false)
        .from_reader(lines);
    let mut record = ByteRecord::new();
    loop {
        match reader.read_byte_record(&mut record) {
            Ok(true) => {}
            Ok(false) => {
                return Ok(if reader.get_ref().is_at_start { Ends::AsALine } else { Ends::InALine });
            }
            Err(error) => {
                let error = match error.into_kind() {
                    ErrorKind::Io(error) => error,
                    other => io::Error::other(format!("{other:?}")),
                };
                return Err(reader.get_ref().text.failed(error).into());
            }
        }
        let start = record.position().map_or(0, Position::byte);
        let line = reader.get_mut().end_row(start);
        let text = |(place, cell)| match std::str::from_utf8(cell) {
            Ok(text) if place == 0 && line == 1 => Cow::Borrowed(text.trim_start_matches('\u{feff}')),
            Ok(text) => Cow::Borrowed(text),
            Err(_) => windows.decode_without_bom_handling(cell).0,
        };
        let mut cells: Vec<Cow<str>> = record.iter().enumerate().map(text).collect();
        if quotes == Quotes::Broken {
            cells.iter_mut().for_each(|cell| *cell = cell.replace('"', "").trim().to_owned().into());
        }
        take(line, &cells)?;
    }
}

/// The text with all line ends converted to LF, and the start of each line: the CSV reader counts a line that ends with
/// two characters together with the previous one, and does not count empty lines.
struct LineStarts<'t, T> {
    text: &'t mut T,
    passed: u64,
    /// Number of the current line, counted from 1.
    line: u64,
    /// Start offsets of lines that are not empty, with their numbers; those of records already read are removed.
    begun: VecDeque<(u64, u64)>,
    is_at_start: bool,
    /// True if the last byte was a CR: a following LF ends the same line.
    has_ended: bool,
}

impl<T: Text> LineStarts<'_, T> {
    /// Handles the end of a record that starts at a byte offset; returns its line.
    fn end_row(&mut self, start: u64) -> u64 {
        self.text.end_row();
        while self.begun.front().is_some_and(|&(at, _)| at < start) {
            self.begun.pop_front();
        }
        self.begun.front().map_or(self.line, |&(_, line)| line)
    }
}

impl<T: Text> Read for LineStarts<'_, T> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let mut written = 0;
        // Returning no bytes would signal the end.
        while written == 0 && !bytes.is_empty() {
            let ready = self.text.fill_buf()?;
            if ready.is_empty() {
                break;
            }
            let mut taken = 0;
            for &byte in ready {
                let Some(next) = bytes.get_mut(written) else { break };
                taken += 1;
                if byte == b'\n' && std::mem::take(&mut self.has_ended) {
                    continue;
                }
                self.has_ended = byte == b'\r';
                let is_end = matches!(byte, b'\r' | b'\n');
                if self.is_at_start && !is_end {
                    self.begun.push_back((self.passed, self.line));
                }
                self.is_at_start = is_end;
                self.line += u64::from(is_end);
                self.passed += 1;
                *next = if is_end { b'\n' } else { byte };
                written += 1;
            }
            self.text.consume(taken);
        }
        Ok(written)
    }
}
