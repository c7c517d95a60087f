//! Account of an import: every row and every cell of a file is in the result or listed here.
//!
//! A reader opens each row with [`Account::open_row`] and closes it with exactly one of
//! [`Account::take_row`], [`Account::merge_row`], [`Account::skip_row`] and [`Account::refuse_row`]; the two
//! counts are independent, so [`Account::is_complete`] finds a row that a reader lost. Cells that are not in
//! the result as they are in the file are noted with [`Account::note`]. Cells of columns that are not used
//! need no note: [`Account::name_columns`] lists those columns.

use crate::i18n::Texts;
use hakem_engine::keywords;

/// Maximum number of places stored per kind of note; further ones are only counted.
pub const MOST_PLACES: usize = 64;

/// Number of places and columns printed per kind of note.
const PRINTED: usize = 3;
const PRINTED_COLUMNS: usize = 40;

/// Maximum number of characters stored of a cell.
const LONGEST: usize = 80;

keywords! {
/// Reason why a row is not a separate result, or why a cell is not in the result as it is in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause: label -> &'static str {
    /// A row of a person of whom an earlier row is in the result.
    SamePerson = "account-same-person",
    /// The headings again.
    Headings = "account-headings",
    /// A row that is not a player by the layout of the list, such as one with the name `---`.
    Placeholder = "account-placeholder",
    /// A row of a single cell below an empty one, with a text that is not a name.
    Remark = "account-remark",
    NoName = "account-no-name",
    /// A row with digits or a total in place of the name.
    NotAName = "account-not-a-name",
    /// A row with a number that an earlier row has for another person.
    SameNumber = "account-same-number",
    /// A row that cannot be read; the place has the fault as text.
    Unreadable = "account-unreadable",
    /// A cell left blank: not a FIDE ID.
    NotAFideId = "account-not-a-fide-id",
    /// A cell left blank: not a licence number.
    NotALicence = "account-not-a-licence",
    /// A cell left blank: not a rating.
    NotARating = "account-not-a-rating",
    /// A cell left blank: not a coefficient.
    NotACoefficient = "account-not-a-coefficient",
    /// A cell left blank: not a day or year of birth.
    NotABirth = "account-not-a-birth",
    /// A cell left blank: not a sex.
    NotASex = "account-not-a-sex",
    /// A cell left blank: not a federation.
    NotAFederation = "account-not-a-federation",
    /// A cell imported although FIDE has no federation with this code.
    UnknownFederation = "account-unknown-federation",
    /// A cell left blank: not a title of FIDE.
    NotATitle = "account-not-a-title",
    /// A cell left blank: not a name.
    NotAClub = "account-not-a-club",
    /// A cell left blank: an earlier row has the same number.
    NumberTaken = "account-number-taken",
    /// A cell of a second row of a person with another value than the first row, which counts.
    OtherValue = "account-other-value",
    /// A cell that another column of the same row has precedence over.
    Superseded = "account-superseded",
    /// A cell without the mark that followed its value, as `1499 F`.
    Mark = "account-mark",
    /// A name without the title that it contained.
    TitleInName = "account-title-in-name",
    /// A name whose words were reordered or capitalised.
    NameOrder = "account-name-order",
    /// A name whose order of words is not stated anywhere, imported as it is written.
    NameKept = "account-name-kept",
    Shortened = "account-shortened",
    /// A cell right of the last column that is read.
    TooFarRight = "account-too-far-right",
    AboveHeadings = "account-above-headings",
    /// Another sheet of the workbook: its number and its number of rows.
    OtherSheet = "account-other-sheet",
    /// A row of a file of games that is a bye.
    NoGame = "account-no-game",
    /// A cell left blank: not a round or board.
    NotARound = "account-not-a-round",
    /// A cell left blank: not a result.
    NotAResult = "account-not-a-result",
    /// A blank cell for which the value of the whole list is assumed.
    Assumed = "account-assumed",
    /// Any other note; its place contains the text.
    Other = "account-other",
}
}

/// A place in a file and its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The line, counted from 1; 0 for the whole file.
    pub line: u64,
    /// The cell of the line, counted from 1; 0 for the whole line.
    pub cell: u64,
    /// The content, at most 80 characters of it, or the note as text.
    pub text: String,
}

impl Found {
    /// Makes a note about the whole file.
    pub fn of_file(text: String) -> Self {
        Self { line: 0, cell: 0, text }
    }

    /// Makes a place; `text` is shortened.
    pub fn new(line: u64, cell: u64, text: &str) -> Self {
        Self { line, cell, text: text.chars().take(LONGEST).collect() }
    }
}

/// Notes with one cause in one column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub cause: Cause,
    /// The heading of the column; empty for rows and for files without headings.
    pub column: String,
    pub count: u64,
    /// The first [`MOST_PLACES`] of them.
    pub places: Vec<Found>,
}

/// The account of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    rows: u64,
    taken: u64,
    merged: u64,
    skipped: u64,
    refused: u64,
    used: Vec<String>,
    unused: Vec<String>,
    entries: Vec<Entry>,
}

impl Account {
    /// Counts a row of the file that is not blank. One of the four methods below has to close it.
    pub fn open_row(&mut self) {
        self.rows += 1;
    }

    /// Counts a row that is in the result.
    pub fn take_row(&mut self) {
        self.taken += 1;
    }

    /// Counts a row whose person is in the result by another row.
    pub fn merge_row(&mut self, found: Found) {
        self.merged += 1;
        self.note(Cause::SamePerson, "", found);
    }

    /// Counts a row that is not a player by the layout of the list. It does not count towards
    /// [`Account::takes_too_few`].
    pub fn skip_row(&mut self, cause: Cause, found: Found) {
        self.skipped += 1;
        self.note(cause, "", found);
    }

    /// Counts a row that is not in the result.
    pub fn refuse_row(&mut self, cause: Cause, found: Found) {
        self.refused += 1;
        self.note(cause, "", found);
    }

    /// Turns an accepted row into a merged or refused one: a later comparison of all rows found the same
    /// number.
    pub fn withdraw_row(&mut self, cause: Cause, found: Found) {
        self.taken = self.taken.saturating_sub(1);
        match cause {
            Cause::SamePerson => self.merge_row(found),
            cause => self.refuse_row(cause, found),
        }
    }

    /// Notes a cell of a row in the result that is left blank or changed. `column` is its heading.
    pub fn note(&mut self, cause: Cause, column: &str, found: Found) {
        let known = self.entries.iter_mut().find(|entry| entry.cause == cause && entry.column == column);
        match known {
            Some(entry) => {
                entry.count += 1;
                if entry.places.len() < MOST_PLACES {
                    entry.places.push(found);
                }
            }
            None => {
                let column = column.to_owned();
                self.entries.push(Entry { cause, column, count: 1, places: vec![found] });
            }
        }
    }

    /// Drops the notes with a cause, after all rows together have shown that none is needed.
    pub fn forget(&mut self, cause: Cause) {
        self.entries.retain(|entry| entry.cause != cause);
    }

    pub fn name_columns(&mut self, used: Vec<String>, unused: Vec<String>) {
        (self.used, self.unused) = (used, unused);
    }

    pub fn disuse_column(&mut self, heading: &str) {
        if let Some(at) = self.used.iter().position(|used| used == heading) {
            self.unused.push(self.used.remove(at));
        }
    }

    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// Returns the number of rows in the result.
    pub fn taken(&self) -> u64 {
        self.taken
    }

    /// Returns the number of rows whose person is in the result by another row.
    pub fn merged(&self) -> u64 {
        self.merged
    }

    /// Returns the number of rows that are not players by the layout of the list.
    pub fn skipped(&self) -> u64 {
        self.skipped
    }

    /// Returns the number of rows that are not in the result.
    pub fn refused(&self) -> u64 {
        self.refused
    }

    /// Returns the headings of unused columns.
    pub fn unused(&self) -> &[String] {
        &self.unused
    }

    /// Returns all notes, in order of their first place.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn first(&self, cause: Cause) -> Option<&Found> {
        self.entries.iter().find(|entry| entry.cause == cause)?.places.first()
    }

    /// Returns the reasons to confirm the import of a file, as text; empty if nothing is unusual.
    pub fn doubts(&self, texts: &Texts) -> Vec<String> {
        let few = self.takes_too_few().then(|| {
            let values = [("taken", self.taken.into()), ("rows", self.rows.into())];
            texts.with("account-few-rows", &values)
        });
        few.into_iter().chain(self.unfit(self.taken, texts)).collect()
    }

    pub fn count(&self, cause: Cause) -> u64 {
        self.entries.iter().filter(|entry| entry.cause == cause).map(|entry| entry.count).sum()
    }

    /// Returns true if each opened row was taken, merged, skipped or refused.
    pub fn is_complete(&self) -> bool {
        self.rows == self.taken + self.merged + self.skipped + self.refused
    }

    /// Returns true if fewer than nine of ten rows with players are in the result.
    pub fn takes_too_few(&self) -> bool {
        let players = self.rows.saturating_sub(self.skipped);
        (self.taken + self.merged) * 10 < players * 9
    }

    /// Returns the columns of ratings and numbers of which more than one in ten cells cannot be read, as
    /// text: their content differs from their heading. `rows` is the number of rows in the result.
    pub fn unfit(&self, rows: u64, texts: &Texts) -> Vec<String> {
        self.entries.iter().filter(|entry| entry.is_unfit(rows)).map(|entry| entry.line(texts)).collect()
    }

    /// Returns true if there is such a column.
    pub fn has_unfit(&self, rows: u64) -> bool {
        self.entries.iter().any(|entry| entry.is_unfit(rows))
    }

    /// Returns true if the account has only the number of rows to report.
    pub fn is_plain(&self) -> bool {
        self.entries.is_empty() && self.unused.is_empty()
    }

    pub fn notes(&self, texts: &Texts) -> Vec<String> {
        self.entries.iter().map(|entry| entry.line(texts)).collect()
    }

    /// Returns the account as text, one statement per line; the rows come first.
    pub fn lines(&self, texts: &Texts) -> Vec<String> {
        let rows = texts.with(
            "account-rows",
            &[
                ("rows", self.rows.into()),
                ("taken", self.taken.into()),
                ("merged", self.merged.into()),
                ("skipped", self.skipped.into()),
                ("refused", self.refused.into()),
            ],
        );
        let columns = |id, columns: &[String]| {
            let more = if columns.len() > PRINTED_COLUMNS { ", …" } else { "" };
            let names: Vec<&str> = columns.iter().take(PRINTED_COLUMNS).map(String::as_str).collect();
            (!columns.is_empty()).then(|| texts.with(id, &[("columns", (names.join(", ") + more).into())]))
        };
        let used = columns("account-used", &self.used);
        let unused = columns("account-unused", &self.unused);
        std::iter::once(rows).chain(used).chain(unused).chain(self.notes(texts)).collect()
    }
}

impl Entry {
    /// Returns true if a column of ratings or numbers has more than one in ten of such cells.
    fn is_unfit(&self, rows: u64) -> bool {
        const DECISIVE: [Cause; 4] =
            [Cause::NotAFideId, Cause::NotALicence, Cause::NotARating, Cause::NumberTaken];
        DECISIVE.contains(&self.cause) && self.count > 1 && self.count * 10 > rows
    }

    /// Returns the notes as text: the reason, the number, the first places.
    fn line(&self, texts: &Texts) -> String {
        let place = |found: &Found| match (found.line, found.text.as_str()) {
            (0, text) => text.to_owned(),
            (line, "") => texts.with("account-line", &[("line", line.into())]),
            (line, text) => texts.with("account-place", &[("line", line.into()), ("found", text.into())]),
        };
        let mut places: Vec<String> = self.places.iter().take(PRINTED).map(place).collect();
        if self.count > PRINTED as u64 {
            places.push("…".to_owned());
        }
        let reason = texts.get(self.cause.label()).into_owned();
        let reason = match self.column.as_str() {
            "" => reason,
            column => texts.with("account-cell", &[("column", column.into()), ("reason", reason.into())]),
        };
        let values =
            [("reason", reason.into()), ("count", self.count.into()), ("places", places.join("; ").into())];
        texts.with("account-entry", &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn an_account_lists_rows_columns_and_cells_with_their_places() {
        let mut account = Account::default();
        for line in 2..=21 {
            account.open_row();
            match line {
                5 => account.refuse_row(Cause::NoName, Found::new(line, 1, "")),
                6 => account.merge_row(Found::new(line, 1, "Muster, Anton")),
                7 => account.skip_row(Cause::Placeholder, Found::new(line, 1, "---")),
                _ => account.take_row(),
            }
        }
        for line in [8, 9, 11, 12] {
            account.note(Cause::NotAFideId, "FIDE-ID", Found::new(line, 3, "x"));
        }
        account.name_columns(vec!["Name".to_owned()], vec!["Index".to_owned()]);
        assert!(account.is_complete() && !account.takes_too_few());
        let texts = Texts::new(Language::English);
        assert_eq!(
            account.lines(&texts),
            [
                "Rows: 20. Imported: 17, merged: 1, skipped: 1, refused: 1.",
                "Columns used: Name.",
                "Columns not used: Index.",
                "Row without a name: 1 (line 5).",
                "Second row of the same person, merged: 1 (line 6: “Muster, Anton”).",
                "Placeholder, not a player: 1 (line 7: “---”).",
                "Column “FIDE-ID”, not a FIDE ID, left blank: 4 (line 8: “x”; line 9: “x”; line 11: “x”; …).",
            ]
        );
    }

    #[test]
    fn a_lost_row_or_too_many_refused_rows_are_found() {
        let mut account = Account::default();
        account.open_row();
        assert!(!account.is_complete(), "a row that is opened and never closed");
        account.take_row();
        assert!(account.is_complete() && !account.takes_too_few());
        account.withdraw_row(Cause::SameNumber, Found::new(3, 1, "7"));
        assert!(account.is_complete() && account.takes_too_few());
    }
}
