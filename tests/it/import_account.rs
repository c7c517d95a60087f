//! No data is lost silently: each cell of generated lists is in the result or in the account, with any
//! reader.

use crate::federation_lists::{LISTS, Place};
use hakem::exchange::account::Account;
use hakem::exchange::roster::{self, separated};
use hakem::exchange::{Content, Imported, Source, read_source, registered};
use hakem::i18n::{Language, Texts};
use hakem::ratings::{Listed, Wanted};
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{GameKind, Player, Sex, Title};
use std::collections::BTreeSet;

/// Rows of a generated list: at most the number of places that the account keeps for a kind of note.
const ROWS: usize = 40;

/// Small random numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }

    fn of<'a>(&mut self, cells: &[&'a str]) -> &'a str {
        cells[self.roll(cells.len())]
    }
}

/// Makes a cell of a column; the letters are those of [`LISTS`].
fn cell(letter: char, row: usize, dice: &mut Dice) -> String {
    let odd = dice.roll(6) == 0;
    match letter {
        'k' if odd => dice.of(&["12-3", "'777", ""]).to_owned(),
        'k' => format!("{}", 500_000 + row),
        'n' | 'o' => format!("Name{row:03}, Given{row:03}{}", dice.of(&["", " GM", ""])),
        'p' => format!("Given{row:03} Name{row:03}"),
        'f' => format!("Name{row:03}"),
        'g' => format!("Given{row:03}"),
        'r' | 'q' => match odd {
            true => dice.of(&["many", "9999", "1432*", "1399 E", "12.5x", "unr."]).to_owned(),
            false => format!("{}", 1200 + dice.roll(900)),
        },
        'i' if odd => dice.of(&["A1", "12345678901", "0", "-"]).to_owned(),
        'i' => format!("{}{}", dice.of(&["", "'"]), 4_000_000 + row),
        'b' => dice.of(&["1990", "1985-03-17", "31.12.2001", "?", "0", "", "31.02.1990", "U12"]).to_owned(),
        's' => dice.of(&["m", "f", "w", "", "x", "13"]).to_owned(),
        'e' => dice.of(&["GER", "TUR", "", "Deutschland", "X1"]).to_owned(),
        't' => dice.of(&["GM", "wfm", "", "MN", "IM/WGM", "-"]).to_owned(),
        'c' | 'w' | 'R' => format!("{} {row}", dice.of(&["Klub", "Süd", "Köln"])),
        'm' => format!("{}", 1 + row),
        'v' => dice.of(&["2SKG", "XXXX"]).to_owned(),
        _ => dice.of(&["7", "", "text"]).to_owned(),
    }
}

/// Returns the words of a text, folded, without punctuation and leading zeros.
fn tokens(text: &str) -> Vec<String> {
    let folded = fold_for_search(&text.replace('.', " "));
    let words = folded.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| word.trim_start_matches('0').to_owned()).filter(|word| !word.is_empty()).collect()
}

/// Returns the words of all data of a player in a rating list.
fn words_of_listed(listed: &Listed) -> BTreeSet<String> {
    let ratings = GameKind::ALL
        .into_iter()
        .flat_map(|kind| [listed.ratings.fide.of(kind), listed.ratings.national.of(kind)]);
    let ratings = ratings.flatten().map(|rating| rating.to_string());
    let coefficients =
        GameKind::ALL.into_iter().filter_map(|kind| listed.coefficients.of(kind)).map(|k| k.to_string());
    let others = [
        Some(listed.name.to_string()),
        listed.licence.map(|licence| licence.to_string()),
        listed.fide_id.map(|id| id.to_string()),
        listed.born.map(|born| born.to_string()),
        listed.federation.as_ref().map(ToString::to_string),
        listed.title.map(|title| Title::letters(title).to_owned()),
        listed.sex.map(|sex| if sex == Sex::Male { "m" } else { "f w" }.to_owned()),
        listed.club.as_ref().map(ToString::to_string),
    ];
    ratings.chain(coefficients).chain(others.into_iter().flatten()).flat_map(|text| tokens(&text)).collect()
}

/// Returns the words of all data of a player in an event.
fn words_of_player(player: &Player) -> BTreeSet<String> {
    let others = [
        Some(player.name.to_string()),
        player.licence.map(|licence| licence.to_string()),
        player.fide_id.map(|id| id.to_string()),
        player.rating.map(|rating| rating.to_string()),
        player.national_rating.map(|rating| rating.to_string()),
        player.born.map(|born| born.to_string()),
        player.federation.as_ref().map(ToString::to_string),
        player.title.map(|title| Title::letters(title).to_owned()),
        player.sex.map(|sex| if sex == Sex::Male { "m" } else { "f w" }.to_owned()),
        player.club.as_ref().map(ToString::to_string),
    ];
    others.into_iter().flatten().flat_map(|text| tokens(&text)).collect()
}

/// Returns true if a cell has no data to lose: blank, dashes, zero, or unrated.
fn is_nothing(cell: &str) -> bool {
    tokens(cell).iter().all(|word| word == "unr")
}

/// Checks that each cell of a list is in the result, in the account, or in a column or row that the account
/// names. Returns the number of cells.
#[track_caller]
fn hold(
    of: &str,
    headings: &[&str],
    rows: &[Vec<String>],
    account: &Account,
    words: impl Fn(usize) -> Option<BTreeSet<String>>,
) -> usize {
    assert!(account.is_complete() && account.rows() == rows.len() as u64, "{of}: {account:?}");
    let places: BTreeSet<(u64, u64)> = account
        .entries()
        .iter()
        .flat_map(|entry| entry.places.iter().map(|place| (place.line, place.cell)))
        .collect();
    let whole: BTreeSet<u64> = account
        .entries()
        .iter()
        .filter(|entry| entry.column.is_empty())
        .flat_map(|entry| entry.places.iter().map(|place| place.line))
        .collect();
    for (at, row) in rows.iter().enumerate() {
        let line = at as u64 + 2;
        if whole.contains(&line) {
            continue;
        }
        let words = words(at).unwrap_or_else(|| panic!("{of}, line {line}: the row is lost: {row:?}"));
        for (column, cell) in row.iter().enumerate() {
            // Of two columns with the same meaning and text, the account has the first.
            let same = (0..row.len()).filter(|other| row[*other] == *cell);
            let is_told = account.unused().iter().any(|unused| unused == headings[column])
                || same.into_iter().any(|other| places.contains(&(line, other as u64 + 1)));
            let is_taken = || tokens(cell).iter().all(|word| words.contains(word));
            assert!(
                is_nothing(cell) || is_told || is_taken(),
                "{of}, line {line}, {}: “{cell}” is neither in {words:?} nor in the account",
                headings[column]
            );
        }
    }
    rows.len() * headings.len()
}

#[test]
fn each_cell_of_a_rating_list_is_in_the_result_or_in_the_account() {
    let (mut files, mut cells) = (0, 0);
    for seed in 0..3 {
        for list in &LISTS {
            let mut dice = Dice(seed * 1000 + files as u64);
            let columns = list.columns();
            let headings: Vec<&str> = columns.iter().map(|(heading, _)| *heading).collect();
            let row = |row: usize, dice: &mut Dice| {
                columns.iter().map(|(_, letter)| cell(*letter, row, dice)).collect()
            };
            let rows: Vec<Vec<String>> = (0..ROWS).map(|at| row(at, &mut dice)).collect();
            let place = Place::new();
            let done = place.tries(
                list.file,
                list.bytes(&rows),
                &Wanted { is_confirmed: true, ..Wanted::default() },
            );
            let done = done.unwrap_or_else(|error| panic!("{}: {error}", list.federation));
            cells += hold(list.federation, &headings, &rows, &done.account, |at| {
                place.finds(&format!("Name{at:03}")).first().map(words_of_listed)
            });
            files += 1;
        }
    }
    println!("{files} files, {cells} cells");
}

/// Headings of registration forms, with the letters of [`cell`].
const FORMS: [(&str, &str); 10] = [
    (
        "German",
        "Vor- und Nachname p|Verein c|DWZ r|Elo r|Geburtsjahr b|Geschlecht s|FIDE-ID i|PKZ k|Bemerkung x",
    ),
    ("French", "Nom f|Prénom g|Code FIDE i|Licence k|Né(e) le b|Elo q|Club c|Sexe s|Titre t|Règlement x"),
    ("Polish", "Nazwisko i imię n|Tytuł t|Kat. x|Klub c|Rok ur. b|Płeć s|Ranking r"),
    ("Spanish", "Apellidos f|Nombre g|Código FIDE i|FNac b|Sexo s|Elo FIDE r|Elo nacional r|Club c|Título t"),
    ("Italian", "Cognome f|Nome g|Data di nascita b|Sesso s|Elo FIDE r|Circolo c|Tessera k|Federazione e"),
    ("Dutch", "Voornaam g|Achternaam f|Geboren b|KNSB-rating r|Vereniging c|Geslacht s|Relatienummer k"),
    ("Danish", "Navn n|Født b|Klub c|Rating r|Køn s|Land e"),
    ("Finnish", "Sukunimi f|Etunimi g|Seura c|Selo r|Syntymävuosi b|Lisenssi k"),
    (
        "American",
        "Timestamp x|First Name g|Last Name f|USCF ID k|USCF Rating r|USCF Expiration x|Grade x|School c",
    ),
    (
        "Turkish",
        "Adı Soyadı p|Lisans No k|UKD r|ELO r|FIDE ID i|Doğum Yılı b|Cinsiyet s|Unvan t|Kulüp c|İl w",
    ),
];

#[test]
fn each_cell_of_a_list_of_players_is_in_the_result_or_in_the_account() {
    let texts = Texts::new(Language::English);
    let (mut files, mut cells) = (0, 0);
    for seed in 0..10 {
        for (language, columns) in FORMS {
            let mut dice = Dice(seed * 100 + files as u64);
            let columns: Vec<(&str, &str)> =
                columns.split('|').map(|column| column.rsplit_once(' ').unwrap()).collect();
            let headings: Vec<&str> = columns.iter().map(|(heading, _)| *heading).collect();
            let row = |row: usize, dice: &mut Dice| {
                columns.iter().map(|(_, letter)| cell(letter.chars().next().unwrap(), row, dice)).collect()
            };
            let rows: Vec<Vec<String>> = (0..ROWS).map(|at| row(at, &mut dice)).collect();
            let line = |row: &Vec<String>| row.join(";") + "\n";
            let text = format!("{}\n{}", headings.join(";"), rows.iter().map(line).collect::<String>());
            let table = separated::rows(&text).unwrap();
            let roster = roster::players(&table, &table.assigned(), &texts);
            cells += hold(language, &headings, &rows, &roster.account, |at| {
                let name = format!("Name{at:03}");
                let found = roster.players.iter().find(|listed| listed.player.name.as_str().contains(&name));
                found.map(|listed| words_of_player(&listed.player))
            });
            files += 1;
        }
    }
    println!("{files} files, {cells} cells");
}

/// FIDE's forms have no cells: the text of each field is in the result or in the account.
#[test]
fn each_field_of_the_lists_of_fide_is_in_the_result_or_in_the_account() {
    let mut dice = Dice(7);
    let head = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng \
                SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
    let mut txt = format!("{head}\n");
    let mut xml = String::from("<playerslist>\n");
    let mut rows = Vec::new();
    for row in 0..ROWS {
        let id = (4_000_000 + row).to_string();
        let fed = dice.of(&["GER", "TUR", "??"]);
        let (sex, title) = (dice.of(&["M", "F", "x"]), dice.of(&["GM", "WIM", "", "XX"]));
        let rating = (1400 + dice.roll(900)).to_string();
        let (k, born) = (dice.of(&["10", "40", "77"]), dice.of(&["1990", "0000", "2001"]));
        let name = format!("Name{row:03}, Given{row:03}");
        txt.push_str(&format!(
            "{id:<15}{name:<61}{fed:<4}{sex:<4}{title:<5}{:<5}{:<15}{rating:<6}0   {k:<3}0     0   0  0     0   0  {born:<6}\n",
            "", ""
        ));
        xml.push_str(&format!(
            "<player><fideid>{id}</fideid><name>{name}</name><country>{fed}</country><sex>{sex}</sex><title>{title}</title>\
             <rating>{rating}</rating><k>{k}</k><rapid_rating>0</rapid_rating><birthday>{born}</birthday>\
             <o_title>SI</o_title></player>\n"
        ));
        rows.push([
            id,
            name,
            fed.to_owned(),
            sex.to_owned(),
            title.to_owned(),
            rating,
            k.to_owned(),
            born.to_owned(),
        ]);
    }
    xml.push_str("</playerslist>\n");
    for (file, text) in [("players_list.txt", txt), ("players_list.xml", xml)] {
        let place = Place::new();
        let done = place.tries(file, text, &Wanted { is_confirmed: true, ..Wanted::default() }).unwrap();
        assert!(
            done.account.is_complete() && done.account.rows() == ROWS as u64,
            "{file}: {:?}",
            done.account
        );
        assert!(done.account.unused().iter().any(|name| matches!(name.as_str(), "OTit" | "o_title")));
        let told: Vec<(u64, String)> = done
            .account
            .entries()
            .iter()
            .flat_map(|entry| entry.places.iter().map(|place| (place.line, place.text.clone())))
            .collect();
        for (at, row) in rows.iter().enumerate() {
            let words = place.finds(&row[0]).first().map(words_of_listed).unwrap_or_default();
            for field in row {
                let is_told = told.iter().any(|(line, text)| *line == at as u64 + 2 && text == field);
                let is_taken = tokens(field).iter().all(|word| words.contains(word));
                assert!(is_told || is_taken, "{file}: “{field}” of {row:?} is neither in {words:?} nor told");
            }
        }
    }
}

/// Columns of an event of another program, with the letters of [`cell`]; `1` is a number of two digits, `z` a
/// text that no program reads.
type Columns = &'static [(&'static str, char)];

/// A file of another program: its name, its columns, its bytes, and the line or number of its first row.
type Program = (&'static str, Columns, fn(Columns, &[Vec<String>]) -> Vec<u8>, u64);

const VEGA: Columns = &[
    ("NAME", 'n'),
    ("COUNTRY", 'e'),
    ("BIRTHDAY", 'b'),
    ("G", 's'),
    ("TITLE", 't'),
    ("IDFIDE", 'i'),
    ("ELOFIDE", 'r'),
    ("IDNAT", 'k'),
    ("ELONAT", 'r'),
    ("K", 'K'),
    ("ISAVAL", 'z'),
];

fn vega(columns: Columns, rows: &[Vec<String>]) -> Vec<u8> {
    let headings: Vec<&str> = columns.iter().map(|(heading, _)| *heading).collect();
    let rows: String = rows.iter().map(|row| row.join(";") + "\n").collect();
    format!("Vega 5.4 # event\nClub\nBrno\nCZE\n\nA. Arbiter\n\n1:\n2:\n{}\n{rows}", headings.join(";"))
        .into_bytes()
}

const SWISS_MANAGER: Columns = &[
    ("", 'f'),
    ("", 'g'),
    ("(3)", 'z'),
    ("", 'x'),
    ("", 't'),
    ("", 'k'),
    ("", 'x'),
    ("", 'x'),
    ("", 'x'),
    ("", 'c'),
    ("", 'e'),
];

/// An event of Swiss-Manager without rounds, whose players have their strings and no figures.
fn tunx(columns: Columns, rows: &[Vec<String>]) -> Vec<u8> {
    let string = |text: &str| {
        let units: Vec<u16> = text.encode_utf16().collect();
        let length = u16::try_from(units.len()).unwrap();
        std::iter::once(length).chain(units).flat_map(u16::to_le_bytes).collect::<Vec<u8>>()
    };
    let mark = |section: u8| [section, 0xFF, 0x89, 0x44];
    let mut file = [mark(0x93).to_vec(), vec![0; 0x68]].concat();
    (0..21).for_each(|_| file.extend(string("")));
    let mut settings = [0_u8; 0x50];
    settings[0x13] = u8::try_from(rows.len()).unwrap();
    file.extend(mark(0x95).iter().chain(&settings).copied().chain(mark(0xA3)).chain(mark(0xA5)));
    for row in rows {
        let is_read = |at: usize| columns.get(at).is_some_and(|(_, letter)| *letter != 'x');
        (0..30).for_each(|at| file.extend(string(if is_read(at) { &row[at] } else { "" })));
        file.extend([0_u8; 110]);
    }
    file.extend(mark(0xB3).iter().chain(&mark(0xD3)).chain(&[0; 28]));
    file
}

const SHARLY: Columns = &[
    ("last_name", 'f'),
    ("first_name", 'g'),
    ("date_of_birth", 'b'),
    ("gender", 's'),
    ("title", 't'),
    ("fide_id", '1'),
    ("federation", 'e'),
    ("club", 'c'),
    ("mail", 'z'),
];

fn sharly(columns: Columns, rows: &[Vec<String>]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.sce");
    let database = rusqlite::Connection::open(&path).unwrap();
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    database
        .execute_batch(&format!(
            "CREATE TABLE info (name); INSERT INTO info VALUES ('Club');
             CREATE TABLE tournament (id, name, rounds, pairing); INSERT INTO tournament VALUES (1, 'A', 5, 'SWISS_STANDARD');
             CREATE TABLE player (id, {});",
            names.join(", ")
        ))
        .unwrap();
    for (row, id) in rows.iter().zip(1..) {
        let cells: Vec<String> = row.iter().map(|cell| format!("'{}'", cell.replace('\'', "''"))).collect();
        database.execute(&format!("INSERT INTO player VALUES ({id}, {})", cells.join(", ")), []).unwrap();
    }
    drop(database);
    std::fs::read(path).unwrap()
}

const SWISS_PERFECT: Columns = &[
    ("SURNAME", 'f'),
    ("FIRSTNAME", 'g'),
    ("TITLE", 't'),
    ("INTL_RTG", 'r'),
    ("LOC_RTG", 'r'),
    ("INTL_ID", 'i'),
    ("LOC_ID", 'k'),
    ("FEDER", 'e'),
    ("CLUB", 'c'),
    ("BIRTH_DATE", 'b'),
    ("REMARKS", 'z'),
];

/// A zip file with the three files of SwissPerfect, without games.
fn swiss_perfect(columns: Columns, rows: &[Vec<String>]) -> Vec<u8> {
    const WIDTH: usize = 24;
    let table = |names: &[&str], records: &[Vec<String>]| {
        let small = |number: usize| u16::try_from(number).unwrap().to_le_bytes();
        let mut file = vec![3, 0, 0, 0];
        file.extend(u32::try_from(records.len()).unwrap().to_le_bytes());
        file.extend(small(32 * (names.len() + 1) + 1).into_iter().chain(small(1 + WIDTH * names.len())));
        file.resize(32, 0);
        for name in names {
            let mut entry = [0_u8; 32];
            entry[..name.len()].copy_from_slice(name.as_bytes());
            (entry[11], entry[16]) = (b'C', WIDTH as u8);
            file.extend(entry);
        }
        file.push(b'\r');
        for record in records {
            file.push(b' ');
            record.iter().for_each(|cell| {
                let cell = encoding_rs::WINDOWS_1252.encode(cell).0.into_owned();
                file.extend(cell.iter().copied().chain(std::iter::repeat(b' ')).take(WIDTH));
            });
        }
        file
    };
    let names: Vec<&str> = std::iter::once("ID").chain(columns.iter().map(|(name, _)| *name)).collect();
    let numbered = rows.iter().zip(1..).map(|(row, id)| [vec![format!("{id}")], row.clone()].concat());
    let players = table(&names, &numbered.collect::<Vec<_>>());
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in [
        ("a.ini", b"[Tournament Info]\nName=Club\n".to_vec()),
        ("a.trn", players),
        ("a.sco", table(&["ROUND", "WHITE", "BLACK"], &[])),
    ] {
        zip.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        std::io::Write::write_all(&mut zip, &bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

const CROSSTABLE: Columns =
    &[("No.", '#'), ("Name", 'n'), ("Rtg", 'r'), ("FED", 'e'), ("FideID", 'i'), ("Typ", 'z'), ("1.Rd", '@')];

fn crosstable(columns: Columns, rows: &[Vec<String>]) -> Vec<u8> {
    let headings: Vec<&str> = columns.iter().map(|(heading, _)| *heading).collect();
    let rows: String = rows.iter().map(|row| row.join(";") + "\n").collect();
    format!("Club open\n{}\n{rows}", headings.join(";")).into_bytes()
}

const PROGRAMS: [Program; 5] = [
    ("open.veg", VEGA, vega, 11),
    ("open.TUNX", SWISS_MANAGER, tunx, 1),
    ("open.sce", SHARLY, sharly, 1),
    ("open.zip", SWISS_PERFECT, swiss_perfect, 1),
    ("open.csv", CROSSTABLE, crosstable, 3),
];

/// Returns the result of a reader for a file, whether or not it requires a confirmation.
fn imported(name: &str, bytes: Vec<u8>, texts: &Texts) -> Imported {
    match read_source(&Source { path: name.into(), bytes }, texts) {
        Ok(Content::Event(imported)) => imported,
        Ok(_) => panic!("{name} is an event"),
        Err(error) => panic!("{name}: {error}"),
    }
}

#[test]
fn each_cell_of_an_event_of_another_program_is_in_the_result_or_in_the_account() {
    let texts = Texts::new(Language::English);
    let (mut files, mut cells) = (0, 0);
    for seed in 0..6 {
        for (file, columns, write, first) in PROGRAMS {
            let mut dice = Dice(seed * 100 + files);
            let one = |row: usize, letter: char, dice: &mut Dice| match letter {
                '#' => (row + 1).to_string(),
                // Neighbours meet, the one with the odd number as White.
                '@' if row.is_multiple_of(2) => format!("{}w1", row + 2),
                '@' => format!("{row}b0"),
                '1' => dice.of(&["", "4000001", "77"]).to_owned(),
                'K' => dice.of(&["", "0", "10", "20", "77", "x"]).to_owned(),
                'z' => dice.of(&["", "anything", "17 x"]).to_owned(),
                'x' => String::new(),
                letter => cell(letter, row, dice),
            };
            let rows: Vec<Vec<String>> = (0..ROWS)
                .map(|row| columns.iter().map(|(_, letter)| one(row, *letter, &mut dice)).collect())
                .collect();
            let made = imported(file, write(columns, &rows), &texts);
            let account = &made.account;
            assert!(account.is_complete() && account.rows() == ROWS as u64, "{file}: {account:?}");
            let players = registered(made.commands);
            for (at, row) in rows.iter().enumerate() {
                let name = format!("Name{at:03}");
                let player = players.iter().find(|player| player.name.as_str().contains(&name));
                let words = words_of_player(player.unwrap_or_else(|| panic!("{file}: {name} is lost")));
                for ((heading, letter), cell) in columns.iter().zip(row) {
                    let is_told = account.unused().iter().any(|unused| unused == heading)
                        || account.entries().iter().any(|entry| {
                            entry.places.iter().any(|place| {
                                let is_of_cell =
                                    || tokens(cell).iter().all(|word| tokens(&place.text).contains(word));
                                // A number shared by two players is noted at the second player.
                                let is_of_row = place.line == first + at as u64
                                    || place.line == 0 && place.text.contains(&name);
                                is_of_row && is_of_cell()
                            })
                        });
                    let is_taken = tokens(cell).iter().all(|word| words.contains(word))
                        || matches!(letter, '#' | '@' | 'K') && cell.parse() != Ok(77) && cell != "x";
                    assert!(
                        is_nothing(cell) || is_told || is_taken,
                        "{file}, {heading}: “{cell}” is neither in {words:?} nor in {:?}",
                        account.lines(&texts)
                    );
                    cells += 1;
                }
            }
            files += 1;
        }
    }
    println!("{files} files, {cells} cells");
}

/// Values of headers of PGN; the last ones mean no value.
const HEADERS: [(&str, [&str; 4]); 6] = [
    ("WhiteFideId", ["4000001", "", "12345678", "none"]),
    ("BlackFideId", ["4000002", "0", "77", "FIDE"]),
    ("Round", ["1", "2.3", "?", "first"]),
    ("Board", ["1", "12", "7", "top"]),
    ("Result", ["1-0", "1/2-1/2", "*", "won"]),
    ("Annotator", ["", "A", "B", "C"]),
];

#[test]
fn each_header_of_games_is_in_the_result_or_in_the_account() {
    let (texts, mut dice) = (Texts::new(Language::English), Dice(3));
    let mut text = String::new();
    let mut headers = Vec::new();
    for game in 0..ROWS {
        text += &format!("[White \"Name{game:03}, A\"]\n[Black \"Name{game:03}, B\"]\n");
        for (name, values) in HEADERS {
            let value = dice.of(&values);
            text += &format!("[{name} \"{value}\"]\n");
            headers.push((game, name, value, text.lines().count() as u64));
        }
        text += "\n1. e4 *\n\n";
    }
    let source = Source { path: "games.pgn".into(), bytes: text.into_bytes() };
    let Ok(Content::Games(games, account)) = read_source(&source, &texts) else { panic!("games") };
    assert!(account.is_complete() && account.rows() == ROWS as u64 && games.len() == ROWS);
    for (at, name, value, line) in headers {
        let game = &games[at];
        let is_taken = match name {
            "WhiteFideId" => game.white.fide_id.map(|id| id.to_string()).as_deref() == Some(value),
            "BlackFideId" => game.black.fide_id.map(|id| id.to_string()).as_deref() == Some(value),
            "Round" => game.round.is_some_and(|round| value.starts_with(&round.to_string())),
            "Board" => game.board.is_some(),
            "Result" => game.result.is_some(),
            _ => account.unused().iter().any(|unused| unused == name),
        };
        let mut entries = account.entries().iter().filter(|entry| entry.column == name);
        let is_told = entries.any(|entry| entry.places.iter().any(|place| place.line == line));
        assert!(
            is_taken || is_told || matches!(value, "" | "0" | "?" | "*"),
            "{name} “{value}”: {account:?}"
        );
    }
}

/// Small lists as federations publish them, and registration forms.
#[test]
fn lists_of_federations_become_players_with_their_account() {
    let texts = Texts::new(Language::English);
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/lists");
    let mut told = String::new();
    let lists = ["canada.txt", "denmark.csv", "england.csv", "finland.csv", "france-form.csv", "germany.csv"];
    for file in lists.into_iter().chain(["given-name-first.csv", "italy.csv", "usa-form.csv"]) {
        let Ok(Content::Players(table)) = hakem::exchange::read(&folder.join(file), &texts) else {
            panic!("{file} is a list")
        };
        let list = roster::plain(&table, &texts).unwrap();
        told += &format!("{file}\n");
        list.account.lines(&texts).iter().for_each(|line| told += &format!("  {line}\n"));
        for player in &list.players {
            let of = |value: Option<String>| value.unwrap_or_else(|| "-".to_owned());
            let cells = [
                player.name.to_string(),
                of(player.title.map(|title| Title::letters(title).to_owned())),
                of(player.rating.map(|rating| rating.to_string())),
                of(player.national_rating.map(|rating| rating.to_string())),
                of(player.licence.map(|licence| licence.to_string())),
                of(player.fide_id.map(|id| id.to_string())),
                of(player.federation.as_ref().map(ToString::to_string)),
                of(player.born.map(|born| born.to_string())),
                of(player.club.as_ref().map(ToString::to_string)),
            ];
            told += &format!("    {}\n", cells.join(" | "));
        }
    }
    insta::assert_snapshot!("lists_of_federations", told);
    let single = hakem::exchange::read(&folder.join("single-player.csv"), &texts).map(|_| ());
    let owner = hakem::exchange::Owner::SinglePlayers;
    assert!(matches!(single, Err(hakem::exchange::ImportError::Foreign { owner: of, .. }) if of == owner));
}

/// A second sheet, rows above the headings and oversized cells are in the account of a list.
#[test]
fn content_around_a_list_is_in_its_account() {
    let texts = Texts::new(Language::English);
    let long = "x".repeat(500);
    let table = separated::rows(&format!("Club open\nName;Club\nAk, Ayşe;{long}\n")).unwrap();
    let told = roster::plain(&table, &texts).unwrap().account.lines(&texts).join("\n");
    assert!(told.contains("Row above the headings, not imported: 1 (line 1: “Club open”)"), "{told}");
    assert!(told.contains("Column “Club”, shortened: ") && told.contains("(line 3: “xxx"), "{told}");
}

/// Women's titles have a separate column, and the honorary title is not a rank.
#[test]
fn titles_of_women_are_read_from_their_own_column() {
    let texts = Texts::new(Language::English);
    let text = std::fs::read_to_string("tests/golden/lists/germany.csv").unwrap();
    let text =
        text.replace("Berta,Beispiel,,", "Berta,Beispiel,WGM,").replace("Clara,Modell,,", "Clara,Modell,WH,");
    let list = roster::plain(&separated::rows(&text).unwrap(), &texts).unwrap();
    let titles: Vec<Option<Title>> = list.players.iter().map(|player| player.title).collect();
    assert_eq!(titles, [None, Some(Title::WGM), Some(Title::WH)]);
    assert!(!list.account.unused().contains(&"FIDE-Frauentitel".to_owned()));
}
