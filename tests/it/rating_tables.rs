//! Rating lists as tables, CSV and workbooks, whose headings the arbiter assigns once.

use hakem::i18n::{Language, Say, Texts};
use hakem::ratings::{self, Assigned, AssignedColumns, Imported, Listed, Lists, RatingsError, Wanted};
use hakem_engine::tournament::{GameKind, Licence, Rating, Sex};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

struct Place(TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn lists(&self) -> PathBuf {
        self.0.path().join("data/ratings")
    }

    /// Imports a file with headings assigned as on the command line.
    fn tries(
        &self,
        file: &str,
        bytes: impl AsRef<[u8]>,
        name: Option<&str>,
        assigned: &[&str],
    ) -> Result<Imported, RatingsError> {
        let path = self.0.path().join(file);
        fs::write(&path, bytes).unwrap();
        let assigned: Vec<Assigned> = assigned.iter().map(|text| Assigned::read(text).unwrap()).collect();
        let columns = AssignedColumns::of(&assigned);
        let wanted = Wanted { name: name.map(ToOwned::to_owned), columns, ..Wanted::default() };
        let today = "2026-11-22".parse().unwrap();
        ratings::import(&path, &wanted, &self.lists(), today, &Texts::new(Language::English))
    }

    fn finds(&self, typed: &str) -> Vec<Listed> {
        Lists::open(&self.lists()).unwrap().find(typed, None, 9).unwrap().players
    }
}

/// Writes a workbook as programs do, with the first cell of each row as a formula if it is a whole number;
/// `words` is its table of shared strings.
fn workbook(rows: &[&[&str]], words: &[u8]) -> Vec<u8> {
    let cell = |row: usize, column: usize, text: &str| {
        let at = format!("{}{}", char::from(b'A' + u8::try_from(column).unwrap()), row + 1);
        match text.parse::<u64>() {
            Ok(number) if column == 0 => format!("<c r=\"{at}\"><f>{number}+0</f><v>{number}</v></c>"),
            Ok(number) => format!("<c r=\"{at}\"><v>{number}</v></c>"),
            Err(_) => format!("<c r=\"{at}\" t=\"inlineStr\"><is><t>{text}</t></is></c>"),
        }
    };
    let row = |(at, cells): (usize, &&[&str])| {
        let cells: String = cells.iter().enumerate().map(|(column, text)| cell(at, column, text)).collect();
        format!("<row r=\"{}\">{cells}</row>", at + 1)
    };
    let rows: String = rows.iter().enumerate().map(row).collect();
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let package = "http://schemas.openxmlformats.org/package/2006/relationships";
    let files: [(&str, Vec<u8>); 5] = [
        (
            "_rels/.rels",
            format!(
                "<Relationships xmlns=\"{package}\"><Relationship Id=\"rId1\" Type=\"{relations}/officeDocument\" \
                 Target=\"xl/workbook.xml\"/></Relationships>"
            )
            .into(),
        ),
        (
            "xl/workbook.xml",
            format!(
                "<workbook xmlns=\"{main}\" xmlns:r=\"{relations}\"><sheets><sheet name=\"L\" sheetId=\"1\" \
                 r:id=\"rId1\"/></sheets></workbook>"
            )
            .into(),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            format!(
                "<Relationships xmlns=\"{package}\"><Relationship Id=\"rId1\" Type=\"{relations}/worksheet\" \
                 Target=\"worksheets/sheet1.xml\"/></Relationships>"
            )
            .into(),
        ),
        (
            "xl/worksheets/sheet1.xml",
            format!("<worksheet xmlns=\"{main}\"><sheetData>{rows}</sheetData></worksheet>").into(),
        ),
        ("xl/sharedStrings.xml", words.to_vec()),
    ];
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(&bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn headings_assigned_once_hold_for_the_next_file_of_the_list() {
    let place = Place::new();
    let november = "Hráč roku;x\nČíslo;Hráčka;Body;Elo\n7;Nováková, Eva;1810;1\n";
    let told = place.tries("svk.csv", november, None, &[]).unwrap_err().say(&Texts::new(Language::English));
    assert!(told.contains("--column name=HEADING"), "{told}");
    let assigned = ["name=hráčka", "national=Body", "licence=ČÍSLO", "nothing=Elo"];
    place.tries("svk.csv", november, None, &assigned).unwrap();
    let eva = place.finds("novakova").remove(0);
    assert_eq!((eva.licence, eva.ratings.national.standard), (Licence::of_number(7), Rating::new(1810).ok()));
    assert_eq!(eva.ratings.fide.of(GameKind::Standard), None, "the column is left out");
    let december = "Hráčka;Číslo;Body\nNováková, Eva;7;1822\n";
    let done = place.tries("december.csv", december, Some("svk"), &[]).unwrap();
    assert_eq!((done.name.as_str(), done.changed), ("svk", 1));
    assert_eq!(place.finds("novakova")[0].ratings.national.standard, Rating::new(1822).ok());
    for wrong in ["Body", "score=Body", "name=", "name=a\u{1b}b"] {
        assert!(Assigned::read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_workbook_says_the_same_as_its_table() {
    let place = Place::new();
    let rows: [&[&str]; 4] = [
        &["Liste 2026"],
        &["FIDE ID", "Soyadı", "Ad", "UKD", "Cinsiyet", "Doğum"],
        &["11", "Öğün", "Şükrü", "2010", "E", "1990"],
        &["12", "=Ak", "Ece", "1500", "K", "2001"],
    ];
    place.tries("turk.xlsx", workbook(&rows, b"<sst/>"), None, &[]).unwrap();
    let from_workbook = [place.finds("ogun"), place.finds("ece")].concat();
    let csv: String = rows.iter().map(|row| row.join(";") + "\n").collect();
    let done = place.tries("turk.csv", csv, None, &[]).unwrap();
    assert_eq!((done.new, done.changed, done.gone), (0, 0, 0));
    let sukru = &from_workbook[0];
    assert_eq!((sukru.fide_id, sukru.sex, sukru.name.as_str()), (Some(11), Some(Sex::Male), "Öğün, Şükrü"));
    assert_eq!(from_workbook[1].name.as_str(), "=Ak, Ece");
}

#[test]
fn workbooks_that_are_damaged_foreign_or_hostile_change_nothing() {
    let place = Place::new();
    let rows: [&[&str]; 2] = [&["FIDE ID", "Name", "Rtg"], &["11", "Öğün, Şükrü", "1500"]];
    let whole = workbook(&rows, b"<sst/>");
    place.tries("a.xlsx", &whole, Some("a"), &[]).unwrap();
    let before = fs::read(place.lists().join("a.sqlite")).unwrap();
    let mut damaged = whole.clone();
    let sheet = b"xl/worksheets/sheet1.xml";
    let at = whole.windows(sheet.len()).position(|bytes| bytes == sheet).unwrap() + sheet.len();
    damaged[at + 20..at + 60].fill(0xFF);
    let long = "x".repeat(40_000);
    let endless = b"<sst count=\"1\" uniqueCount=\"18000000000000000000\"></sst>";
    let cases: [(&str, Vec<u8>, &str); 7] = [
        ("count.xlsx", workbook(&rows, endless), "The workbook is damaged"),
        ("cut.xlsx", whole[..whole.len() / 2].into(), "incomplete or damaged"),
        ("damaged.xlsx", damaged, "damaged"),
        ("words.xlsx", workbook(&rows, &vec![b' '; 140_000_000]), "larger than any rating list"),
        ("letter.xlsx", workbook(&[&["Dear arbiter"]], b"<sst/>"), "is not a readable rating list"),
        ("number.xlsx", workbook(&[rows[0], &["one", "Ak, Can", "x"]], b"<sst/>"), "No player has a rating."),
        ("row.xlsx", workbook(&[rows[0], &["1", &long]], b"<sst/>"), "line 2, column 2"),
    ];
    for (file, bytes, told) in cases {
        let said = place.tries(file, bytes, Some("a"), &[]).unwrap_err().say(&Texts::new(Language::English));
        assert!(said.contains(told) && said.contains(file), "{file}: {said}");
        assert!(fs::read(place.lists().join("a.sqlite")).unwrap() == before, "{file} changed the list");
    }
}

#[test]
fn faults_of_a_table_are_reported_with_the_line_that_an_editor_shows() {
    let place = Place::new();
    let head = ["FIDE ID;Club;Name", "", "11;A;Ak, Can", ""];
    let lines = [&head[..], &["", "12;\"B", "C\";Öğün, Ece", "one;D;Duru, Ece", ""]].concat();
    for end in ["\n", "\r\n", "\r"] {
        for above in ["", "List of November"] {
            let text = if above.is_empty() { String::new() } else { format!("{above}{end}{end}") };
            let text = text + &lines.join(end);
            let line = if above.is_empty() { 8 } else { 10 };
            let refused =
                place.tries("lines.csv", text, None, &[]).unwrap_err().say(&Texts::new(Language::English));
            assert!(refused.contains(&format!("(line {line}: “one”)")), "{end:?}: {refused}");
        }
    }
}

#[test]
fn a_table_that_ends_within_a_line_is_cut() {
    let place = Place::new();
    let whole = "FIDE ID;Name;Rtg;Club\n11;Ak, Can;1800;A\n12;\"Öğün, Ece\";1500;B\n";
    for (cut, column) in [("00;B\n", 3), ("500;B\n", 3), ("Ece\";1500;B\n", 2), ("\";1500;B\n", 2)] {
        let at = whole.len() - cut.len();
        let refused = place.tries("cut.csv", &whole[..at], None, &[]).unwrap_err();
        assert!(refused.to_string().contains(&format!("line: 3, column: {column}, fault: cut")), "{refused}");
    }
    // A quote that never ends swallows the following lines.
    let open = whole.replace("Ece\";", "Ece;");
    assert!(place.tries("open.csv", format!("{open}13;Kaya, Su;1400;C\n"), None, &[]).is_err());
    // A list is complete without the last line end, and with empty cells omitted.
    assert_eq!(place.tries("whole.csv", whole.trim_end(), None, &[]).unwrap().players, 2);
    assert_eq!(place.tries("whole.csv", whole.replace(";B\n", "\n"), None, &[]).unwrap().players, 2);
}

#[test]
fn namesakes_without_a_number_are_each_their_own_player() {
    let place = Place::new();
    let list = "Name;UKD\nAk, Can;1800\nAk, Can;1801\nÖğün, Ece;1500\n";
    let done = place.tries("a.csv", list, None, &[]).unwrap();
    assert_eq!((done.players, done.new), (3, 3));
    let done = place.tries("a.csv", list, None, &[]).unwrap();
    assert_eq!((done.new, done.changed, done.gone), (0, 0, 0), "the same list again");
    let done = place.tries("a.csv", list.replace("1801", "1805"), None, &[]).unwrap();
    assert_eq!((done.new, done.changed, done.gone), (0, 1, 0));
    let done = place.tries("a.csv", list.replace("Ak, Can;1800\n", ""), None, &[]).unwrap_err();
    assert!(matches!(done, RatingsError::Shrunk { before: 3, after: 2, .. }), "{done}");
}
