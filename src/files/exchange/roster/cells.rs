//! Cells of lists as values: an unreadable cell loses its value, never the person. Used by player lists and
//! rating lists.

use super::MOST_LETTERS;
use super::names::{NameOrder, arranged, has_words, is_of_words, untitled};
use crate::exchange::account::{Account, Cause, Found};
use crate::i18n::{Texts, is_listed_federation};
use crate::typed;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{Licence, Name, PartialDate, Rating, Sex, Title};

/// A cell and its place.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spot<'a> {
    /// Its column, counted from 1; 0 if the list has no such column.
    pub cell: usize,
    /// The heading of its column; empty if it has none.
    pub heading: &'a str,
    pub text: &'a str,
}

/// A note about a cell: the cause, the heading, the place.
pub type Note = (Cause, String, Found);

/// Meaning of a mark after a rating: `1499 F`, `1399 E`, `1432*`, `1200/12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingMark {
    /// `F`: it is FIDE's rating.
    Fide,
    /// `N`: it is the national rating.
    National,
    /// `E`: it is an estimate.
    Estimated,
    /// `*`, `/12`, `P12`: it is provisional.
    Provisional,
}

/// Reads the cells of one row, and collects notes about unreadable or changed ones.
pub struct Cells<'a> {
    texts: &'a Texts,
    line: u64,
    pub notes: Vec<Note>,
}

impl<'a> Cells<'a> {
    pub fn of(line: u64, texts: &'a Texts) -> Self {
        Self { texts, line, notes: Vec::new() }
    }

    pub fn note(&mut self, cause: Cause, spot: Spot, found: &str) {
        let heading = match spot.heading {
            "" if spot.cell > 0 => format!("({})", spot.cell),
            heading => heading.chars().take(MOST_LETTERS).collect(),
        };
        self.notes.push((cause, heading, Found::new(self.line, spot.cell as u64, found)));
    }

    /// Returns a value, or notes that the cell cannot be read.
    fn known<T>(&mut self, spot: Spot, cause: Cause, value: Option<T>) -> Option<T> {
        if value.is_none() {
            self.note(cause, spot, spot.text);
        }
        value
    }

    /// Reads a rating and the mark after it. Unrated is blank, `0`, dashes or `unr.`.
    pub fn rating(&mut self, spot: Spot) -> (Option<Rating>, Option<RatingMark>) {
        let text = spot.text.trim();
        if is_blank(text) || matches!(text.trim_end_matches('.').to_ascii_lowercase().as_str(), "unr" | "nr")
        {
            return (None, None);
        }
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        let rest = text.get(digits.len()..).unwrap_or_default();
        let (digits, rest) = match rest.split_once(' ') {
            // A blank between thousands.
            Some(("", hundreds))
                if hundreds.len() == 3 && hundreds.bytes().all(|byte| byte.is_ascii_digit()) =>
            {
                (format!("{digits}{hundreds}"), "")
            }
            _ => (digits, rest.trim()),
        };
        let mark = match rest {
            "" => None,
            decimals if decimals.trim_start_matches(['.', ',']).bytes().all(|byte| byte == b'0') => None,
            "F" | "f" => Some(RatingMark::Fide),
            "N" | "n" => Some(RatingMark::National),
            "E" | "e" => Some(RatingMark::Estimated),
            other if other.starts_with(['*', '/', 'P', 'p', '?']) => Some(RatingMark::Provisional),
            _ => {
                self.note(Cause::NotARating, spot, spot.text);
                return (None, None);
            }
        };
        let points: Option<i64> = digits.parse().ok();
        if points == Some(0) {
            return (None, None);
        }
        let rating = self.known(spot, Cause::NotARating, points.and_then(|points| Rating::new(points).ok()));
        if rating.is_some() && mark.is_some() {
            self.note(Cause::Mark, spot, spot.text);
        }
        (rating, mark)
    }

    /// Reads a FIDE ID; spreadsheets put apostrophes before digits and `.0` after them.
    pub fn fide_id(&mut self, spot: Spot) -> Option<u64> {
        let text = self.bare(spot)?;
        match text.parse() {
            Ok(0) => None,
            Ok(id) if text.len() <= 10 && text.bytes().all(|byte| byte.is_ascii_digit()) => Some(id),
            _ => self.known(spot, Cause::NotAFideId, None),
        }
    }

    pub fn licence(&mut self, spot: Spot) -> Option<Licence> {
        let text = self.bare(spot)?;
        if text.bytes().all(|byte| byte == b'0') {
            return None;
        }
        self.known(spot, Cause::NotALicence, Licence::new(&text).ok())
    }

    /// Returns a number without the additions of spreadsheets; `None` for a blank cell.
    fn bare(&mut self, spot: Spot) -> Option<String> {
        if is_blank(spot.text) {
            return None;
        }
        let text: String = spot.text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let bare = text.trim_matches(['\'', '’', '`', '"', '=']);
        if bare.len() < text.len() {
            self.note(Cause::Mark, spot, spot.text);
        }
        Some(bare.strip_suffix(".0").unwrap_or(bare).to_owned())
    }

    /// Reads a day or year of birth. With `month_first`, `5/31/1990` is read month first, as it also is if no
    /// other reading exists.
    pub fn born(&mut self, spot: Spot, month_first: bool) -> Option<PartialDate> {
        let text = day_of(spot.text.trim()).trim_end_matches(".0");
        if is_blank(text) || text.bytes().all(|byte| matches!(byte, b'0' | b'.' | b'/' | b'-')) {
            return None;
        }
        let year_alone = text.strip_prefix("00.00.").or_else(|| text.strip_prefix("00/00/"));
        let text = year_alone.unwrap_or(text);
        let swapped = || {
            let mut parts = text.split('/');
            let (month, day, year) = (parts.next()?, parts.next()?, parts.next()?);
            typed::day(&format!("{day}/{month}/{year}"))
        };
        let usual = || typed::day(text);
        let day = if month_first { swapped().or_else(usual) } else { usual().or_else(swapped) };
        let day = day.filter(|day| (1850..=2100).contains(&day.year()));
        self.known(spot, Cause::NotABirth, day)
    }

    /// Reads a sex in any of the languages.
    pub fn sex(&mut self, spot: Spot) -> Option<Sex> {
        if is_blank(spot.text) {
            return None;
        }
        let sex = super::sex(spot.text, self.texts).ok().flatten();
        self.known(spot, Cause::NotASex, sex)
    }

    /// Reads the letters of a federation.
    pub fn federation(&mut self, spot: Spot) -> Option<Name> {
        if is_blank(spot.text) || spot.text.trim() == "0" {
            return None;
        }
        let letters = typed::federation(spot.text, self.texts).ok().flatten();
        if letters.as_ref().is_some_and(|code| !is_listed_federation(code.as_str())) {
            self.note(Cause::UnknownFederation, spot, spot.text);
        }
        self.known(spot, Cause::NotAFederation, letters)
    }

    /// Reads a FIDE title: its letters, the lower-case letters of older lists, its words, or the first of
    /// `GM/…` and `GM WGM`.
    pub fn title(&mut self, spot: Spot) -> Option<Title> {
        if is_blank(spot.text) {
            return None;
        }
        let (texts, text) = (self.texts, spot.text.trim());
        let read = |text: &str| typed::title(text, texts).ok().flatten().or_else(|| other_title(text));
        if let Some(title) = read(text) {
            return Some(title);
        }
        let first = text.split(['/', ',', ' ']).next().unwrap_or_default();
        let title = self.known(spot, Cause::NotATitle, read(first));
        if title.is_some() {
            self.note(Cause::Mark, spot, spot.text);
        }
        title
    }

    /// Reads a club or town, shortened if it is too long.
    pub fn club(&mut self, spot: Spot) -> Option<Name> {
        if is_blank(spot.text) {
            return None;
        }
        let club = self.name_of(spot, spot.text);
        self.known(spot, Cause::NotAClub, club)
    }

    /// Reads the name of a person, and the title written into it. `name` is that of the cell `spot`, or composed of
    /// several cells; `whole` is the cell of the full name.
    ///
    /// # Errors
    /// Returns the reason why it is not a name.
    pub fn person(
        &mut self,
        name: String,
        spot: Spot,
        whole: Spot,
        order: NameOrder,
    ) -> Result<(Name, Option<Title>), Cause> {
        if is_blank(&name) {
            return Err(Cause::NoName);
        }
        if !is_a_name(&name) {
            return Err(Cause::NotAName);
        }
        if whole.cell != spot.cell && !has_words(&name, whole.text) {
            self.note(Cause::Superseded, whole, whole.text);
        }
        let found = untitled(&name);
        if let Some(found) = &found {
            self.note(Cause::TitleInName, spot, &format!("{} → {}", found.removed, found.name));
        }
        let (title, name) = found.map_or((None, name), |found| (found.title, found.name));
        let (name, is_split) = arranged(&name, order);
        if is_split {
            self.note(Cause::NameOrder, spot, &format!("{} → {name}", spot.text));
        } else if order == NameOrder::AsWritten && is_of_words(&name) {
            self.note(Cause::NameKept, spot, &name);
        }
        Ok((self.name_of(spot, &name).ok_or(Cause::NoName)?, title))
    }

    /// Makes a name from text: control characters become blanks, and a long name is shortened.
    pub fn name_of(&mut self, spot: Spot, text: &str) -> Option<Name> {
        let cleaned: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        let name: String = cleaned.trim().chars().take(Name::LONGEST).collect();
        if cleaned != text || name.len() < cleaned.trim().len() {
            self.note(Cause::Shortened, spot, text);
        }
        Name::new(&name).ok()
    }
}

impl Account {
    pub fn add(&mut self, notes: Vec<Note>) {
        notes.into_iter().for_each(|(cause, column, found)| self.note(cause, &column, found));
    }
}

/// Returns true for a blank cell and for dashes, which spreadsheets use for unknown values.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|sign| sign.is_whitespace() || matches!(sign, '-' | '–' | '—'))
}

/// Returns true if text can be a name: it has a letter, and is not the word for a total, such as `Total: 12`.
fn is_a_name(text: &str) -> bool {
    const TOTALS: [&str; 12] = [
        "total", "totals", "toplam", "celkem", "soucet", "summe", "gesamt", "totale", "suma", "somme",
        "yhteensa", "razem",
    ];
    let word = text.trim_matches(|sign: char| !sign.is_alphabetic());
    !word.is_empty() && !TOTALS.contains(&fold_for_search(word).as_str())
}

/// Titles by their letters in lists before 2013, and by their words.
const OLD_TITLES: [(&str, &str, Title); 9] = [
    ("g", "grandmaster", Title::GM),
    ("m", "international master", Title::IM),
    ("f", "fide master", Title::FM),
    ("c", "candidate master", Title::CM),
    ("wg", "woman grandmaster", Title::WGM),
    ("wm", "woman international master", Title::WIM),
    ("wf", "woman fide master", Title::WFM),
    ("wc", "woman candidate master", Title::WCM),
    ("wh", "woman honorary grandmaster", Title::WH),
];

/// Reads a title in the letters of lists before 2013. Capitals are national titles: `M` is a master in Italy and
/// Poland.
pub fn old_title(letters: &str) -> Option<Title> {
    OLD_TITLES.iter().find(|(known, ..)| *known == letters).map(|&(.., title)| title)
}

/// Reads a title in old letters, or as words.
fn other_title(text: &str) -> Option<Title> {
    let folded = fold_for_search(text);
    let by_words = || OLD_TITLES.iter().find(|(_, words, _)| *words == folded).map(|&(.., title)| title);
    old_title(text).or_else(by_words)
}

/// Returns the day of a cell, which may have a time of the day after it.
fn day_of(text: &str) -> &str {
    match text.split_once([' ', 'T']) {
        Some((day, time)) if time.contains(':') => day,
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    fn spot(text: &str) -> Spot<'_> {
        Spot { cell: 1, heading: "X", text }
    }

    #[test]
    fn ratings_are_read_without_their_marks() {
        let texts = Texts::new(Language::English);
        let read = |text: &str| {
            let mut cells = Cells::of(2, &texts);
            let (rating, mark) = cells.rating(spot(text));
            (rating.map(Rating::get), mark, cells.notes.first().map(|note| note.0))
        };
        use RatingMark as M;
        for unrated in ["", "0", "-", "----", "unr", "Unr.", "NR"] {
            assert_eq!(read(unrated), (None, None, None), "{unrated}");
        }
        for plain in ["1500", "1500.0", "1 500", " 1500 "] {
            assert_eq!(read(plain), (Some(1500), None, None), "{plain}");
        }
        assert_eq!(read("1499 F"), (Some(1499), Some(M::Fide), Some(Cause::Mark)));
        assert_eq!(read("1399 N"), (Some(1399), Some(M::National), Some(Cause::Mark)));
        assert_eq!(read("1399 E"), (Some(1399), Some(M::Estimated), Some(Cause::Mark)));
        for marked in ["1432*", "1432/12", "1432P12"] {
            assert_eq!(read(marked), (Some(1432), Some(M::Provisional), Some(Cause::Mark)), "{marked}");
        }
        for none in ["many", "9999", "1500 2", "12-3"] {
            assert_eq!(read(none), (None, None, Some(Cause::NotARating)), "{none}");
        }
    }

    #[test]
    fn a_federation_that_fide_does_not_list_is_imported_and_noted() {
        let texts = Texts::new(Language::English);
        let read = |text: &str| {
            let mut cells = Cells::of(2, &texts);
            let code = cells.federation(spot(text)).map(|code| code.to_string());
            (code, cells.notes.first().map(|note| note.0))
        };
        let code = |code: &str| Some(code.to_owned());
        for listed in ["TUR", "tur", "KKTC", "NON"] {
            assert_eq!(read(listed), (code(&listed.to_uppercase()), None));
        }
        assert_eq!(read("ZZZ"), (code("ZZZ"), Some(Cause::UnknownFederation)));
        assert_eq!(read("12"), (None, Some(Cause::NotAFederation)));
    }

    #[test]
    fn numbers_of_spreadsheets_lose_their_apostrophes() {
        let texts = Texts::new(Language::English);
        let read = |text: &str| {
            let mut cells = Cells::of(2, &texts);
            (cells.fide_id(spot(text)), cells.notes.first().map(|note| note.0))
        };
        assert_eq!(read("'12345678"), (Some(12_345_678), Some(Cause::Mark)));
        assert_eq!(read("12345678.0"), (Some(12_345_678), None));
        assert_eq!(read("0"), (None, None));
        for none in ["A1", "99999999999", "1,5"] {
            assert_eq!(read(none), (None, Some(Cause::NotAFideId)), "{none}");
        }
    }

    #[test]
    fn births_are_read_as_lists_write_them() {
        let texts = Texts::new(Language::English);
        let read = |text: &str, month_first| {
            let mut cells = Cells::of(2, &texts);
            (cells.born(spot(text), month_first).map(|day| day.to_string()), cells.notes.len())
        };
        let born = |text: &str| (Some(text.to_owned()), 0);
        assert_eq!(read("00.00.1990", false), born("1990/00/00"));
        assert_eq!(read("15-02-2010", false), born("2010/02/15"));
        assert_eq!(read("5/31/1990", false), born("1990/05/31"));
        assert_eq!(read("5/6/1990", true), born("1990/05/06"));
        assert_eq!(read("1990-05-17 00:00:00", false), born("1990/05/17"));
        assert_eq!(read("0", false), (None, 0));
        for none in ["U12", "17", "31.02.1990", "1.1.90"] {
            assert_eq!(read(none, false), (None, 1), "{none}");
        }
    }
}
