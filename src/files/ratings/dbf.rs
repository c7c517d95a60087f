//! dBase tables, the format of the US Chess Federation: a header with the names of the columns, then records
//! of fixed width.

use super::error::{Broken, ListFault};
use super::row::Take;
use super::source::ListBytes;
use super::table::{TableOptions, TableReader};
use encoding_rs::WINDOWS_1252;
use std::borrow::Cow;
use std::io::Read;

/// Size in bytes of the fixed part of the header, and of the description of a column.
const PART: usize = 32;

/// Maximum size of a header in bytes: 128 columns.
const LONGEST_HEADER: usize = 128 * PART + PART + 1;

/// Returns true if bytes start like a table of dBase III: its version, a day, and a header of complete parts.
pub(super) fn is_dbf(begin: &[u8]) -> bool {
    let Some([version @ (0x03 | 0x83), _, month, day]) = begin.first_chunk::<4>() else { return false };
    let header = number(begin, 8);
    *version > 0
        && (1..=12).contains(month)
        && (1..=31).contains(day)
        && (PART + PART..=LONGEST_HEADER).contains(&header)
        && header % PART <= 1
}

fn number(bytes: &[u8], at: usize) -> usize {
    bytes.get(at..at + 2).and_then(|two| two.try_into().ok()).map_or(0, |two| u16::from_le_bytes(two).into())
}

pub(super) fn read(how: &TableOptions, source: &mut ListBytes, take: &mut Take) -> Result<(), Broken> {
    let mut fixed = [0; PART];
    source.read_exact(&mut fixed)?;
    let (header, width) = (number(&fixed, 8), number(&fixed, 10));
    let mut described = vec![0; header.saturating_sub(PART)];
    source.read_exact(&mut described)?;
    let columns = described.chunks(PART).take_while(|part| part.len() == PART && part.first() != Some(&0x0D));
    let columns: Vec<(String, usize)> = columns
        .map(|part| {
            let name = part.get(..11).unwrap_or_default().split(|&byte| byte == 0).next().unwrap_or_default();
            (String::from_utf8_lossy(name).trim().to_owned(), usize::from(part.get(16).copied().unwrap_or(0)))
        })
        .collect();
    let mut table = TableReader::new(how);
    let names: Vec<Cow<str>> = columns.iter().map(|(name, _)| Cow::Borrowed(name.as_str())).collect();
    table.row(1, &names, take)?;
    let count = fixed.get(4..8).and_then(|four| four.try_into().ok()).map_or(0, u32::from_le_bytes);
    let mut record = vec![0; width.max(1)];
    for at in 0..u64::from(count) {
        let line = at + 2;
        if source.read_exact(&mut record).is_err() {
            return Err(Broken::At { line, column: 1, fault: ListFault::Cut });
        }
        crate::rows::separated::Text::end_row(source);
        // A star marks a deleted record.
        if record.first() == Some(&b'*') {
            continue;
        }
        let mut from = 1;
        let cells: Vec<Cow<str>> = columns
            .iter()
            .map(|(_, width)| {
                let bytes = record.get(from..from + width).unwrap_or_default();
                from += width;
                WINDOWS_1252.decode_without_bom_handling(bytes).0
            })
            .collect();
        table.row(line, &cells, take)?;
    }
    table.finish()
}
