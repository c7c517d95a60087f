//! Nothing is lost silently: of generated lists, each cell is in the result or in the account, whatever reader takes them.

use crate::federation_lists::{LISTS, Place};
use hakem::exchange::account::Account;
use hakem::exchange::roster::{self, separated};
use hakem::i18n::{Language, Texts};
use hakem::ratings::{Listed, Wanted};
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{GameKind, Player, Sex, Title};
use std::collections::BTreeSet;

/// Rows of a generated list: at most as many as the account keeps places of one kind of note.
const ROWS: usize = 40;

/// A row of small random numbers, the same in every run.
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

/// Words of a text, folded, without signs and without zeros in front.
fn tokens(text: &str) -> Vec<String> {
    let folded = fold_for_search(&text.replace('.', " "));
    let words = folded.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| word.trim_start_matches('0').to_owned()).filter(|word| !word.is_empty()).collect()
}

/// Words of everything that a rating list knows of a player.
fn words_of_listed(listed: &Listed) -> BTreeSet<String> {
    let ratings = GameKind::ALL
        .into_iter()
        .flat_map(|kind| [listed.ratings.of(kind), listed.ratings.national_of(kind)]);
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

/// Words of everything that an event knows of a player.
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

/// Returns true if a cell says nothing that could be lost: blank, dashes, zero, or unrated.
fn is_nothing(cell: &str) -> bool {
    tokens(cell).iter().all(|word| word == "unr")
}

/// Checks that each cell of a list is in the result, in the account, or of a column or row that the account names. Returns how many
/// cells there were.
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
            // Of two columns with one meaning and the same text, the account has the first.
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
