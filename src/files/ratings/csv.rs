//! Tables of separated text: CSV as written by federations and export functions.

use super::error::{Broken, ListFault};
use super::row::Take;
use super::source::ListBytes;
use super::table::{TITLES, TableOptions, TableReader};
use crate::exchange::roster::{self, layouts};
use crate::i18n::Texts;
use crate::rows::TakeRow;
use crate::rows::separated::{self, Ends, Quotes};
use encoding_rs::{Encoding, WINDOWS_1252};

pub(super) fn read(how: &TableOptions, source: &mut ListBytes, take: &mut Take) -> Result<(), Broken> {
    let mut table = TableReader::new(how);
    let mut last = None;
    let ends = rows(source, how.texts, &mut |line, cells| {
        // A quoted cell may contain lines; a quote that never ends includes all following ones.
        last = Some((line, cells.len(), cells.iter().any(|cell| cell.contains('\n'))));
        table.row(line, cells, take)
    })?;
    match last {
        Some((line, count, swallows)) if count < table.width() && (swallows || ends == Ends::InALine) => {
            Err(Broken::At { line, column: count as u64, fault: ListFault::Cut })
        }
        _ => table.finish(),
    }
}

/// Reads the rows of a table, with any content. Returns how the last one ends.
pub(super) fn rows(
    source: &mut ListBytes,
    texts: &Texts,
    take: &mut TakeRow<Broken>,
) -> Result<Ends, Broken> {
    let (separator, encoding, quotes) = form(source.peek()?, texts);
    separated::each(source, separator, encoding, quotes, take)
}

/// Determines the separator of the columns, the encoding of text that is not UTF-8, and the use of quotes:
/// those of a federation's list if the first lines have its headings, else those of Windows in the language
/// of the interface.
fn form(begin: &[u8], texts: &Texts) -> (u8, &'static Encoding, Quotes) {
    let begin = match std::str::from_utf8(begin) {
        Ok(text) => text.into(),
        // The headings of all lists are Western letters.
        Err(_) => WINDOWS_1252.decode_without_bom_handling(begin).0,
    };
    let separator =
        begin.lines().take(TITLES).map(roster::delimiter).find(|&mark| mark != b',').unwrap_or(b',');
    let headings = |line: &str| {
        let mut found = Vec::new();
        // A slice of memory always has its bytes, and one row is enough.
        let _one_row = separated::each::<_, crate::rows::RowsError>(
            &mut line.as_bytes(),
            separator,
            WINDOWS_1252,
            Quotes::Used,
            &mut |_, cells| {
                found.extend(cells.iter().map(|cell| cell.clone().into_owned()));
                Ok(())
            },
        );
        found
    };
    let list = begin.lines().take(TITLES).find_map(|line| layouts::recognised(&headings(line)));
    match list.map(|list| list.layout) {
        Some(layout) => {
            let quotes = if layout.has_broken_quotes { Quotes::Broken } else { Quotes::Used };
            (separator, layout.encoding, quotes)
        }
        None => (separator, roster::windows(texts.language()), Quotes::Used),
    }
}
