//! Remarks below the rows of a list, such as the notes of a sheet that is written as a workbook.

/// Maximum number of words of a name.
const MOST_WORDS: usize = 6;

/// Detects remarks among the rows of a list, from the first on: rows of a single cell after an empty row, with a text
/// that is not a name.
#[derive(Debug, Default)]
pub struct Remarks {
    /// Line of the previous row with content.
    last: Option<u64>,
    in_remarks: bool,
}

impl Remarks {
    /// Returns true if a row, which has content, is a remark.
    pub fn are_at<C: AsRef<str>>(&mut self, line: u64, cells: &[C]) -> bool {
        let mut filled = cells.iter().map(|cell| cell.as_ref().trim()).filter(|cell| !cell.is_empty());
        let is_apart = self.last.is_some_and(|last| line > last + 1) || self.in_remarks;
        self.in_remarks = match (filled.next(), filled.next()) {
            (Some(text), None) => is_apart && is_sentence(text),
            _ => false,
        };
        self.last = Some(line);
        self.in_remarks
    }
}

/// Returns true if a text is not a name: it has digits, marks of a sentence, or more words than a name.
fn is_sentence(text: &str) -> bool {
    let marks = [':', ';', '!', '?', '/', '©', '·'];
    text.contains(|letter: char| letter.is_ascii_digit() || marks.contains(&letter))
        || text.split_whitespace().count() > MOST_WORDS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_single_sentence_after_an_empty_row_is_a_remark() {
        let mut remarks = Remarks::default();
        let rows: [(u64, &[&str], bool); 8] = [
            (4, &["Name", "Elo"], false),
            (5, &["Kaya, Ayşe", "1900"], false),
            (6, &["Player 7", ""], false),
            (8, &["Player, Unrated", ""], false),
            (10, &["Doe, John", "2 points"], false),
            (12, &["Coefficient K 20; not official.", ""], true),
            (13, &["printed 2026-11-29"], true),
            (14, &["Smith, Ann", "1500"], false),
        ];
        for (line, cells, expected) in rows {
            assert_eq!(remarks.are_at(line, cells), expected, "{cells:?}");
        }
    }
}
