//! Lists of players as spreadsheets save them: CSV, whose first line names the columns.

use crate::i18n::{Language, Say, Texts};
use crate::typed;
use encoding_rs::{Encoding, WINDOWS_1252};
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Name, Player, RequestedBye, RoundNo, Settings, Sex, Snapshot};
use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;

/// Most faults that are told, and most columns that are left out.
const MOST_FAULTS: usize = 20;

/// Most letters of what is told of one cell or of all headings: a cell can be as large as the file.
const MOST_LETTERS: usize = 300;

/// What a list holds.
#[derive(Debug)]
pub struct Roster {
    /// The players, in order of the lines.
    pub players: Vec<Player>,
    /// The names of columns that are not used.
    pub ignored: Vec<String>,
}

/// Whether a file is read as a list of players: by the end of its name.
#[must_use]
pub fn is_list(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("csv"))
}

/// What a column says of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Column {
    /// The whole name; beside a column of family names, the given name.
    Name,
    /// The family name.
    Family,
    /// The given name.
    Given,
    /// The FIDE title.
    Title,
    /// The international rating.
    Rating,
    /// The national rating.
    NationalRating,
    /// The federation.
    Federation,
    /// The number of the national licence.
    Licence,
    /// The FIDE identity number.
    FideId,
    /// The sex.
    Sex,
    /// The day or year of birth.
    Born,
    /// The club or town.
    Club,
}

/// What columns are called in English, Turkish and Czech, as search sees it.
const HEADINGS: [(Column, &[&str]); 12] = [
    (
        Column::Name,
        &[
            "name",
            "full name",
            "player",
            "ad",
            "adi",
            "isim",
            "ad soyad",
            "adi soyadi",
            "soyadi adi",
            "oyuncu",
            "jmeno",
            "prijmeni a jmeno",
            "jmeno a prijmeni",
            "hrac",
        ],
    ),
    (Column::Family, &["family name", "last name", "lastname", "surname", "soyad", "soyadi", "prijmeni"]),
    (Column::Given, &["first name", "firstname", "given name", "krestni jmeno"]),
    (Column::Title, &["title", "unvan", "titul"]),
    (Column::Rating, &["rating", "elo", "fide", "fide rating", "fide elo", "elo fide", "irtg", "rtgi"]),
    (
        Column::NationalRating,
        &["national rating", "ukd", "nrtg", "rtgn", "narodni rating", "narodni elo", "lok"],
    ),
    (Column::Federation, &["federation", "fed", "federasyon", "federace"]),
    (
        Column::Licence,
        &["licence", "license", "licence no", "lno", "lisans", "lisans no", "registracni cislo"],
    ),
    (Column::FideId, &["fide id", "fideid", "id fide", "fide no"]),
    (Column::Sex, &["sex", "gender", "cinsiyet", "pohlavi"]),
    (
        Column::Born,
        &[
            "born",
            "birth",
            "birthday",
            "birth date",
            "date of birth",
            "year of birth",
            "dogum",
            "dogum tarihi",
            "dogum yili",
            "narozen",
            "datum narozeni",
            "rok narozeni",
        ],
    ),
    (Column::Club, &["club", "town", "city", "kulup", "sehir", "il", "klub", "oddil", "mesto"]),
];

/// Reads a list.
///
/// # Errors
/// Says what is wrong, with line and column, in the arbiter's language.
pub fn read(bytes: &[u8], texts: &Texts) -> Result<Roster, Vec<String>> {
    let text = decode(bytes, texts.language());
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter(&text))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let headings = reader.headers().cloned().unwrap_or_default();
    let mut columns: HashMap<Column, usize> = HashMap::new();
    let mut ignored = Vec::new();
    for (place, heading) in headings.iter().enumerate() {
        match column(heading) {
            Some(column) if !columns.contains_key(&column) => drop(columns.insert(column, place)),
            _ if heading.is_empty() => {}
            _ => ignored.push(short(heading)),
        }
    }
    if !columns.contains_key(&Column::Name) && !columns.contains_key(&Column::Family) {
        let found = headings.iter().collect::<Vec<_>>().join(", ");
        return Err(vec![texts.with("roster-no-names", &[("found", short(&found).into())])]);
    }
    if ignored.len() > MOST_FAULTS {
        ignored.truncate(MOST_FAULTS);
        ignored.push("…".to_owned());
    }
    let mut list = List { headings, columns, texts, numbers: HashMap::new(), faults: Vec::new() };
    let mut players = Vec::new();
    for line in reader.records() {
        match line {
            Ok(line) if line.iter().all(str::is_empty) => {}
            Ok(line) => players.extend(list.player(&line)),
            Err(error) => list.faults.push(error.to_string()),
        }
        if list.faults.len() >= MOST_FAULTS {
            list.faults.push(texts.get("import-more-faults").into_owned());
            break;
        }
    }
    if players.is_empty() && list.faults.is_empty() {
        list.faults.push(texts.get("roster-nobody").into_owned());
    }
    if list.faults.is_empty() { Ok(Roster { players, ignored }) } else { Err(list.faults) }
}

/// Returns the commands of a new event with these players, which is named after the file.
#[must_use]
pub fn commands(players: Vec<Player>, path: &Path, language: Language) -> Vec<Command> {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let name = Name::new(&stem).unwrap_or_else(|_| Snapshot::blank().settings().name.clone());
    let settings = Settings { language, ..Settings::named(name) };
    let register =
        |player| Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
    let announce = Command::Announce(Box::new(settings));
    std::iter::once(announce).chain(players.into_iter().map(register)).collect()
}

/// Makes text of a file: by its mark, else UTF-8, else what Windows writes where the language is spoken.
fn decode(bytes: &[u8], language: Language) -> Cow<'_, str> {
    match (Encoding::for_bom(bytes), std::str::from_utf8(bytes)) {
        (None, Ok(text)) => Cow::Borrowed(text),
        (mark, _) => mark.map_or_else(|| windows(language), |(encoding, _)| encoding).decode(bytes).0,
    }
}

/// Returns what Windows writes where a language is spoken.
pub(crate) fn windows(language: Language) -> &'static Encoding {
    let windows = Texts::new(language).get("windows-encoding").into_owned();
    Encoding::for_label(windows.as_bytes()).unwrap_or(WINDOWS_1252)
}

/// Finds what separates the columns: spreadsheets write semicolons where the comma is the decimal mark.
pub(crate) fn delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let count = |mark: u8| first.bytes().filter(|&byte| byte == mark).count();
    [b';', b'\t']
        .into_iter()
        .filter(|&mark| count(mark) > count(b','))
        .max_by_key(|&mark| count(mark))
        .unwrap_or(b',')
}

/// Says what a column holds by its heading, in any of the languages.
pub(crate) fn column(heading: &str) -> Option<Column> {
    let folded = fold_for_search(&heading.replace('_', " "));
    HEADINGS.iter().find(|(_, names)| names.contains(&folded.as_str())).map(|&(column, _)| column)
}

/// A list while its lines are read.
struct List<'a> {
    headings: csv::StringRecord,
    columns: HashMap<Column, usize>,
    texts: &'a Texts,
    /// The lines of licence numbers and FIDE ids.
    numbers: HashMap<(Column, u64), u64>,
    faults: Vec<String>,
}

impl List<'_> {
    /// Reads a line; what is wrong goes to the faults.
    fn player(&mut self, line: &csv::StringRecord) -> Option<Player> {
        let texts = self.texts;
        let name = match (self.cell(line, Column::Family), self.given(line)) {
            ("", name) | (name, "") => name.to_owned(),
            (family, given) => format!("{family}, {given}"),
        };
        let name = Name::new(&name).map_err(|error| error.say(texts));
        let has_families = self.columns.contains_key(&Column::Family);
        let name = self.taken(line, if has_families { Column::Family } else { Column::Name }, name);
        let player = Player {
            title: self.value(line, Column::Title, |text| typed::title(text, texts)),
            rating: self.value(line, Column::Rating, |text| typed::rating(text, texts)),
            national_rating: self.value(line, Column::NationalRating, |text| typed::rating(text, texts)),
            federation: self.value(line, Column::Federation, |text| typed::federation(text, texts)),
            fide_id: self.number(line, Column::FideId),
            licence: self.number(line, Column::Licence),
            sex: self.value(line, Column::Sex, |text| sex(text, texts)),
            born: self.value(line, Column::Born, |text| typed::date(text, texts)),
            club: self.value(line, Column::Club, |text| typed::name(text, texts)),
            ..Player::named(name?)
        };
        Some(player)
    }

    fn cell<'l>(&self, line: &'l csv::StringRecord, column: Column) -> &'l str {
        self.columns.get(&column).and_then(|&place| line.get(place)).unwrap_or_default()
    }

    /// Returns the given name, where family names have a column of their own.
    fn given<'l>(&self, line: &'l csv::StringRecord) -> &'l str {
        match self.cell(line, Column::Given) {
            "" => self.cell(line, Column::Name),
            given => given,
        }
    }

    /// Reads a cell; what is wrong with it goes to the faults.
    fn value<T>(
        &mut self,
        line: &csv::StringRecord,
        column: Column,
        read: impl Fn(&str) -> Result<Option<T>, String>,
    ) -> Option<T> {
        let read = read(self.cell(line, column));
        self.taken(line, column, read).flatten()
    }

    /// Takes what was read of a cell, or notes what is wrong with it.
    fn taken<T>(&mut self, line: &csv::StringRecord, column: Column, read: Result<T, String>) -> Option<T> {
        let fault = |what: String| {
            let heading = self.columns.get(&column).and_then(|&place| self.headings.get(place));
            let (heading, what) = (short(heading.unwrap_or_default()), short(&what));
            let values = [("line", line_of(line).into()), ("column", heading.into()), ("what", what.into())];
            self.faults.push(self.texts.with("roster-fault", &values));
        };
        read.map_err(fault).ok()
    }

    /// Reads a number that no other player may have.
    fn number(&mut self, line: &csv::StringRecord, column: Column) -> Option<u64> {
        let texts = self.texts;
        let number = self.value(line, column, |text| typed::whole(text, texts))?;
        if number == 0 {
            return None;
        }
        let first = *self.numbers.entry((column, number)).or_insert(line_of(line));
        if first != line_of(line) {
            let values = [("number", number.to_string().into()), ("line", first.into())];
            return self.taken(line, column, Err(texts.with("roster-number-twice", &values)));
        }
        Some(number)
    }
}

fn short(text: &str) -> String {
    match text.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

fn line_of(line: &csv::StringRecord) -> u64 {
    line.position().map_or(0, csv::Position::line)
}

/// Reads a sex in any of the languages; nothing typed is none.
pub(crate) fn sex(text: &str, texts: &Texts) -> Result<Option<Sex>, String> {
    match fold_for_search(text).as_str() {
        "" => Ok(None),
        "m" | "male" | "e" | "erkek" | "muz" => Ok(Some(Sex::Male)),
        "f" | "w" | "female" | "k" | "kadin" | "z" | "zena" => Ok(Some(Sex::Female)),
        _ => Err(texts.with("roster-no-sex", &[("found", text.into())])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use encoding_rs::{WINDOWS_1250, WINDOWS_1254};

    fn list(text: &str, language: Language) -> Result<Roster, Vec<String>> {
        read(text.as_bytes(), &Texts::new(language))
    }

    #[test]
    fn columns_are_found_by_name_in_three_languages() {
        let lists = [
            ("Name,Fed,Elo,Title,FIDE-ID,Sex,Birthday,Club", "Novák, Jan"),
            ("Adı Soyadı,Federasyon,ELO,Unvan,FIDE ID,Cinsiyet,Doğum Tarihi,Kulüp", "Novák, Jan"),
            ("Jméno,Federace,Rating,Titul,fide_id,Pohlaví,Narozen,Oddíl", "Novák, Jan"),
        ];
        for (headings, name) in lists {
            let text = format!("{headings}\n\"{name}\",CZE,2100,fm,310,m,1990-05-17,Šachklub\n\n");
            let roster = list(&text, Language::English).unwrap();
            let [player] = roster.players.as_slice() else { panic!("one player") };
            assert_eq!((player.name.as_str(), roster.ignored), (name, vec![]));
            assert_eq!(player.rating.map(|rating| rating.get()), Some(2100));
            assert_eq!(player.title.map(|title| title.letters()), Some("FM"));
            assert_eq!((player.fide_id, player.sex), (Some(310), Some(Sex::Male)));
            assert_eq!(player.born.map(|day| day.to_string()), Some("1990/05/17".to_owned()));
            assert_eq!(player.club.as_ref().map(Name::as_str), Some("Šachklub"));
        }
    }

    #[test]
    fn family_and_given_names_become_one() {
        let names = |text| {
            let roster = list(text, Language::Turkish).unwrap();
            roster.players.iter().map(|player| player.name.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(names("Ad;Soyad;UKD\nAyşe;Yılmaz;1500\n;Kaya;\n"), ["Yılmaz, Ayşe", "Kaya"]);
        assert_eq!(names("Surname\tFirst name\nŽižka\tJan\n"), ["Žižka, Jan"]);
    }

    #[test]
    fn spreadsheets_of_windows_are_read_in_the_alphabet_of_the_language() {
        let bytes = |encoding: &'static Encoding, text| encoding.encode(text).0.into_owned();
        let name = |bytes: &[u8], language| {
            let roster = read(bytes, &Texts::new(language)).unwrap();
            roster.players[0].name.to_string()
        };
        let turkish = "Ad Soyad;Elo\nŞükrü Işık;1500\n";
        assert_eq!(name(&bytes(WINDOWS_1254, turkish), Language::Turkish), "Şükrü Işık");
        let czech = "Jméno;Elo\nŘehoř Žák;1500\n";
        assert_eq!(name(&bytes(WINDOWS_1250, czech), Language::Czech), "Řehoř Žák");
        assert_eq!(name(format!("\u{feff}{czech}").as_bytes(), Language::Turkish), "Řehoř Žák");
    }

    #[test]
    fn what_is_wrong_is_told_with_line_and_column() {
        let text = "Name,Elo,FIDE ID\nA,2000,5\nB,many,6\n,1900,7\nC,9999,5\n";
        let faults = list(text, Language::English).unwrap_err();
        let begins = |place: usize, words: &str| assert!(faults[place].starts_with(words), "{faults:?}");
        begins(0, "Line 3, column Elo: “many” is not a whole number.");
        begins(1, "Line 4, column Name: The name is empty.");
        begins(2, "Line 5, column Elo: The rating 9999 is out of range.");
        begins(3, "Line 5, column FIDE ID: 5 stands in line 2 already.");
        assert_eq!(faults.len(), 4);
    }

    #[test]
    fn a_cell_as_large_as_the_file_is_told_in_short() {
        let large = "ž".repeat(100_000);
        for text in [format!("Name,Fed\nA,{large}\n"), format!("{large}\nA\n"), format!("Name\n{large}\n")] {
            let faults = list(&text, Language::English).unwrap_err();
            assert!(faults.iter().all(|fault| fault.chars().count() < 2 * MOST_LETTERS), "{}", faults.len());
        }
    }

    #[test]
    fn a_file_without_names_or_players_is_none() {
        for text in ["", "a,b\n1,2\n", "Name,Elo\n", "Name\n\n \n"] {
            assert_eq!(list(text, Language::Czech).unwrap_err().len(), 1, "{text}");
        }
        let many = format!("Name,Elo\n{}", "A,x\n".repeat(100));
        assert_eq!(list(&many, Language::Czech).unwrap_err().len(), MOST_FAULTS + 1);
    }
}
