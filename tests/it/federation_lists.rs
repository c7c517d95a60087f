//! Lists as federations publish them (`docs/rating-lists.md`), generated: rows and cells that become players,
//! and the account of the others.

use hakem::i18n::{Language, Say, Texts};
use hakem::ratings::{self, Imported, Listed, Lists, RatingsError, Wanted};
use hakem_engine::tournament::{GameKind, Rating, Sex, Title};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A list of a federation.
pub(crate) struct List {
    /// The federation and its list.
    pub federation: &'static str,
    /// The file, whose name determines the rate of play.
    pub file: &'static str,
    /// The separator of the cells.
    pub mark: char,
    pub encoding: &'static encoding_rs::Encoding,
    /// The headings, each with a letter for its content ([`crate::import_account`]), between blanks and
    /// separated by `|`.
    pub columns: &'static str,
    /// Rows, cells separated by `|`.
    pub rows: &'static [&'static str],
}

/// Every list of the page, in its order.
pub(crate) const LISTS: [List; 17] = [
    List {
        federation: "Germany, DSB",
        file: "spieler.csv",
        mark: ',',
        encoding: encoding_rs::WINDOWS_1252,
        columns: "ID k|ZPS c|Mitgliedsnummer m|Status x|Name,Vorname x|Geschlecht s|Spielberechtigung x|Geburtsjahr b|\
                  Letzte Auswertung x|DWZ r|Index x|FIDE-Elozahl r|FIDE-Titel t|FIDE-ID i|FIDE-Land e|Vorname g|Nachname f|\
                  FIDE-Frauentitel t|FIDE-Elozahl-Schnellschach r|FIDE-Elozahl-Blitz r",
        rows: &[
            "NU0000011|10614|1|P|Müller,Anton|M||1990|202517|1841|106|1823||4600011|GER|Anton|Müller||1803|1860",
            "NU0000011|20001|7|A|Müller,Anton|M||1990|202517|1841|106|1823||4600011|GER|Anton|Müller||1803|1860",
            "NU0000012|20001|1|A|Beispiel,Berta|W||2005||1650|20||||||Berta|Beispiel|||",
            "NU0000013|30001|0|A|Amt,Otto|M||1950|||||||||Otto|Amt|||",
        ],
    },
    List {
        federation: "England, ECF",
        file: "ecf.csv",
        mark: ',',
        encoding: encoding_rs::UTF_8,
        columns: "ECF_code k|full_name n|member_no x|FIDE_no i|gender s|nation e|original_standard r|\
                  standard_original_category x|revised_standard r|standard_revised_category x|original_rapid r|\
                  rapid_original_category x|revised_rapid r|rapid_revised_category x|original_blitz r|blitz_original_category x|\
                  revised_blitz r|blitz_revised_category x|revised_standard_online x|club_code v|club_name c|title t",
        rows: &[
            "100011B|Sampleton, Robert J|19470|400001|M|ENG|1614|A|1634|A|1571|K|1581|K||||||2SKG|Skegness|",
            "109972D|Modelé, Paul D|11992|400002|F|SCO|1500|A|||||||1300|C||||XXXX|No club|WIM/WFM",
            "109973E|Example, Ann|0||N||1400|A|||||||||||2ABC|Wotton Hall|NM",
        ],
    },
    List {
        federation: "France, FFE",
        file: "joueurs.csv",
        mark: ';',
        encoding: encoding_rs::UTF_8,
        columns: "Nom f|Prénom g|Club c|Elo q|Cat. x|Né(e) le b|N° FFE k|Fédération e|Code FIDE i",
        rows: &[
            "DUPONT-EXEMPLE|Élodie|Échiquier Modèle|1499 F|PupF|14/03/2014|A12345|FRA|'12345678",
            "MODÈLE|Jean-Luc|Cavalier Test|1399 E|SenM||B54321|FRA|",
        ],
    },
    List {
        federation: "Netherlands, KNSB",
        file: "KLASSIEK.csv",
        mark: ';',
        encoding: encoding_rs::WINDOWS_1252,
        columns: "Relatienummer k|Naam n|Titel t|FED e|Rating r|Nv x|Geboren b|S s",
        rows: &[
            "9055881|Van der Proef, Quinten||NED|1658|42|2012|",
            "9055882|Voorbeeld, Noël|f|NED|2301|90|1980|w",
            "9055883|Zonder, Rating||NED||0|2001|",
        ],
    },
    List {
        federation: "Italy, FSI",
        file: "allin.csv",
        mark: ';',
        encoding: encoding_rs::UTF_8,
        columns: "Nominativo n|Elo r|Categoria x|K Italia x|Federazione e|Anno Nascita x|ID FSI k|Sex s|FIN i|Elo FIDE Std r|\
                  K Elo FIDE Std x|Games Elo FIDE Std x|Elo FIDE Rapid r|Elo FIDE Blitz r|Data Nascita b|Circolo Attuale x",
        rows: &[
            "AAB Esempio|0||0||0|0|m||0|0|0|0|0||0",
            "PROVA ALESSANDRO|1399|NC|30|ITA|2010|169546|M|2890001|1512|40|12|0|1600|15-02-2010|0",
            "DE MODELLI Anna Maria|1800|1N|20|0|1990|100|F||0|0|0|0|0||0",
        ],
    },
    List {
        federation: "Russia, CFR",
        file: "smanager_standard.csv",
        mark: ',',
        encoding: encoding_rs::UTF_8,
        columns: "ID_No k|Name n|Sex s|Fed e|Clubnumber x|ClubName c|Birthday b|Rtg_Nat r|Fide_No i|Rtg_Int r",
        rows: &[
            "1001|Примеров Иван Иванович||RUS|77|Москва|1990|1850|24100001|1920",
            "1002|Образцова Анна|f|RUS|78|Санкт-Петербург|2005|1500|0|0",
            "x|Итого||RUS|||||0|",
        ],
    },
    List {
        federation: "Finland, SELO",
        file: "selo.csv",
        mark: ';',
        encoding: encoding_rs::WINDOWS_1252,
        columns: "Id k|Sukunimi f|Etunimi g|Seura c|Selo r|Selopelejä x|Ikäryhmä x|Maa e|Lisenssi x",
        rows: &["9415|Malli|Aleksei|TammerSh|2739|30|S50|ESP|", "5239|Esimerkki|Tämi|Aatos|2601|2183||FIN|L"],
    },
    List {
        federation: "Canada, CFC",
        file: "tdlist.txt",
        mark: ',',
        encoding: encoding_rs::UTF_8,
        columns: "CFC# k|Expiry x|Last f|First g|Prov R|City w|Rating r|High x|Active Rtg r|Active High x|FIDE Number i|\
                  FIDE Rating r",
        rows: &[
            "191362|2025-12-18|\"---\"|\"---\"|\"ON\"|Scarborough\"|0|0|1092|1||0",
            "171117|2019-08-20|\" Sample\"|\"Kyle\"|\"US\"|New York\"|1991|1991|1898|1806|75000001|2100",
            "165306|2017-10-15|\" Muster\"|\"Ethan\"|\"AB\"|Calgary\"|0|0|208|4||0",
        ],
    },
    List {
        federation: "Denmark, DSU",
        file: "dsu.csv",
        mark: ';',
        encoding: encoding_rs::WINDOWS_1252,
        columns: "Nr k|Født b|Alder x|Navn p|Klub c|Titel t|Rat. r|Hur. r|Lyn r|Fide r|Nr i|K x",
        rows: &[
            "103000001|2004|22|Jonas Buhl Prøve|Skanderborg Skakklub|GM|2635|2505|2655|2615|1440001|10",
            "102000002|1980|46|Kunda Frederik Eksempel|Enkeltmedlem 9 HK||0|0|0|-|0|",
        ],
    },
    List {
        federation: "Indonesia, Percasi",
        file: "percasi.csv",
        mark: ',',
        encoding: encoding_rs::UTF_8,
        columns: "ID. k|FIDE-ID i|PROVINSI R|NAMA o|L/P x|Tgl.Lahir b|Gelar t|Standar r|Cepat r|Kilat r",
        rows: &[
            "1|7100001|Aceh|Nurul Contoh binti Ali|P|5/31/1990|MN|1800|1790|",
            "2||Bali|Budi Misal|L||FM|2300||2250",
        ],
    },
    List {
        federation: "Malaysia, MCF",
        file: "mcf_standard.csv",
        mark: ',',
        encoding: encoding_rs::UTF_8,
        columns: "ID_No k|Name o|Sex s|FED e|Clubnumber x|Clubname c|birthday b|rtg_nat r|fide_no i|rating_int r|Title t|K x",
        rows: &[
            "501|Nur Contoh binti Ali|f|MAS|1|Perak|2008.0|1500.0|5700001|0||40",
            "502|Ahmad Misal|||2|Johor|1999.0|1712.0||1650.0|CM|20",
        ],
    },
    List {
        federation: "Ireland, ICU",
        file: "icu.csv",
        mark: ',',
        encoding: encoding_rs::UTF_8,
        columns: "icu_id k|last_name f|first_name g|club c|list x|rating r|full x",
        rows: &["159|Example|Paula|Dublin|2026-09-01|1784|f", "456|O'Sample|Anton|Cork|2026-09-01|1203|p"],
    },
    List {
        federation: "Poland, PZSzach",
        file: "pzszach.csv",
        mark: ';',
        encoding: encoding_rs::WINDOWS_1250,
        columns: "Nr CR k|Nazwisko i imię n|Kat. x|Klub c|Rok ur. b|Ranking krajowy r|Ranking FIDE r|ID FIDE i",
        rows: &[
            "12345|Przykładowy Łukasz|II|Wieża Łódź|1991|1600|1654|1100001",
            "12346|Wzorcowa Zofia|K|Goniec|2003|2000||",
        ],
    },
    List {
        federation: "USA, US Chess",
        file: "taratsup.csv",
        mark: ',',
        encoding: encoding_rs::UTF_8,
        columns: "MEM_ID k|MEM_NAME n|STATE R|EXPIRED x|R_LPB_RAT r|Q_LPB_RAT r|B_LPB_RAT r",
        rows: &[
            "12345678|SAMPLE,ANN|CA|20270531|1432*|1400|",
            "12345679|MODEL,BOB|NY|20261231|1200/12||1100/05",
        ],
    },
    List {
        federation: "Türkiye, TSF",
        file: "ukd.csv",
        mark: ';',
        encoding: encoding_rs::UTF_8,
        columns: "ID_No k|Adı Soyadı p|Cinsiyet s|Doğum Tarihi b|UKD r|ELO r|FIDE ID i|Kulüp c",
        rows: &[
            "70123|Zeynep Arslan|K|2010|1500|1603|6300001|Çankaya Satranç",
            "70124|Mehmet Ali Çelik|E|12.05.1999|1720|||Ilgaz GSK",
        ],
    },
    List {
        federation: "Czech Republic, ŠSČR",
        file: "lok_sm_cz.csv",
        mark: ';',
        encoding: encoding_rs::WINDOWS_1250,
        columns: "ID_no k|Name n|ClubName c|BirthDay b|Sex s|Rtg_nat r|Rtg_int r|Title t|FIDE_no i|Fed e|ClubNo x|Status x|\
                  PARTIE x|BODY x|SUMA_ELO x",
        rows: &[
            "3001|Příkladová Žaneta|ŠK Vzor Brno|00.00.1985|f|1650|1701|WFM|300001|CZE|1001|A|10|5|16000",
            "3002|Vzorný Řehoř|ŠK Vzor Brno|17.05.1990||1500|0|II|0||1001|A|4|2|6000",
        ],
    },
    List {
        federation: "FIDE",
        file: "players_list.csv",
        mark: ';',
        encoding: encoding_rs::UTF_8,
        columns: "ID Number i|Name n|Fed e|Sex s|Tit t|SRtng r|SK x|RRtng r|BRtng r|B-day b|Flag x",
        rows: &[
            "1503014|Sample, Magnus|NOR|M|GM|2830|10|2818|2880|1990|",
            "4600011|Muster, Anton|GER|M||0|0|0|0|0|i",
        ],
    },
];

impl List {
    /// Returns the headings with their letters.
    pub fn columns(&self) -> Vec<(&'static str, char)> {
        let column = |text: &'static str| {
            let (heading, letter) = text.trim().rsplit_once(' ').unwrap();
            (heading, letter.chars().next().unwrap())
        };
        self.columns.split('|').map(column).collect()
    }

    /// Writes rows of cells in the format of the list.
    pub fn bytes(&self, rows: &[Vec<String>]) -> Vec<u8> {
        let mark = self.mark.to_string();
        let has_broken_quotes = self.columns.starts_with("CFC");
        let quoted = |cell: &str| match cell.contains([self.mark, '"']) && !has_broken_quotes {
            true => format!("\"{}\"", cell.replace('"', "\"\"")),
            false => cell.to_owned(),
        };
        let line = |cells: Vec<String>| cells.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(&mark);
        let head = line(self.columns().iter().map(|(heading, _)| (*heading).to_owned()).collect());
        let lines: Vec<String> = std::iter::once(head).chain(rows.iter().cloned().map(line)).collect();
        self.encoding.encode(&(lines.join("\r\n") + "\r\n")).0.into_owned()
    }

    fn sample(&self) -> Vec<u8> {
        let cells = |row: &&str| row.split('|').map(ToOwned::to_owned).collect();
        self.bytes(&self.rows.iter().map(cells).collect::<Vec<_>>())
    }
}

/// A folder with imported lists.
pub(crate) struct Place(TempDir);

impl Place {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn lists(&self) -> PathBuf {
        self.0.path().join("ratings")
    }

    pub fn tries(
        &self,
        file: &str,
        bytes: impl AsRef<[u8]>,
        wanted: &Wanted,
    ) -> Result<Imported, RatingsError> {
        let path = self.0.path().join(file);
        fs::write(&path, bytes).unwrap();
        // The interface is Czech: lists are still read in the encoding of their federation.
        let texts = Texts::new(Language::Czech);
        ratings::import(&path, wanted, &self.lists(), "2026-11-22".parse().unwrap(), &texts)
    }

    #[track_caller]
    pub fn takes(&self, file: &str, bytes: impl AsRef<[u8]>) -> Imported {
        self.tries(file, bytes, &Wanted::default()).unwrap()
    }

    pub fn finds(&self, typed: &str) -> Vec<Listed> {
        Lists::open(&self.lists()).unwrap().find(typed, None, 50).unwrap().players
    }

    #[track_caller]
    fn finds_one(&self, typed: &str) -> Listed {
        let found = self.finds(typed);
        let [one] = found.as_slice() else { panic!("{typed}: {found:?}") };
        one.clone()
    }
}

/// Returns name, licence, FIDE ID, then standard, rapid, blitz and national ratings of the three kinds.
fn told(listed: &Listed) -> String {
    let licence = listed.licence.map_or("-".to_owned(), |licence| licence.to_string());
    let id = listed.fide_id.map_or("-".to_owned(), |id| id.to_string());
    let points = |rating: Option<Rating>| rating.map_or("-".to_owned(), |rating| rating.to_string());
    let fide = GameKind::ALL.map(|kind| points(listed.ratings.fide.of(kind))).join(" ");
    let national = GameKind::ALL.map(|kind| points(listed.ratings.national.of(kind))).join(" ");
    let born = listed.born.map_or("-".to_owned(), |born| born.to_string());
    let club = listed.club.as_ref().map_or("-", |club| club.as_str());
    let federation = listed.federation.as_ref().map_or("-", |letters| letters.as_str());
    let title = listed.title.map_or("-", Title::letters);
    format!(
        "{} | {licence} | {id} | {fide} | {national} | {born} | {federation} | {title} | {club}",
        listed.name
    )
}

#[test]
fn the_table_of_the_page_counts_the_rows_of_every_list() {
    let mut table = String::from(
        "| federation, list | rows in | players | merged | skipped | cells and rows reported |\n|---|---|---|---|---|---|\n",
    );
    for list in &LISTS {
        let place = Place::new();
        let done = place.takes(list.file, list.sample());
        let account = &done.account;
        assert!(account.is_complete(), "{}: {account:?}", list.federation);
        assert_eq!(account.rows(), list.rows.len() as u64, "{}", list.federation);
        let reported: u64 = account.entries().iter().map(|entry| entry.count).sum();
        table.push_str(&format!(
            "| {} | {} | {} | {} | {} | {reported} |\n",
            list.federation,
            account.rows(),
            done.players,
            account.merged(),
            account.skipped(),
        ));
    }
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/rating-lists.md")).unwrap();
    assert!(page.contains(&table), "docs/rating-lists.md is to have:\n{table}");
}

#[test]
fn every_list_becomes_players_with_the_fields_of_its_layout() {
    let wanted = [
        (
            "NU0000011",
            "Müller, Anton | NU0000011 | 4600011 | 1823 1803 1860 | 1841 - - | 1990/00/00 | GER | - | 20001",
        ),
        ("100011B", "Sampleton, Robert J | 100011B | 400001 | - - - | 1634 1581 - | - | ENG | - | Skegness"),
        (
            "A12345",
            "DUPONT-EXEMPLE, Élodie | A12345 | 12345678 | 1499 - - | - - - | 2014/03/14 | FRA | - | Échiquier Modèle",
        ),
        ("9055882", "Voorbeeld, Noël | 9055882 | - | - - - | 2301 - - | 1980/00/00 | NED | FM | -"),
        (
            "169546",
            "Prova, Alessandro | 169546 | 2890001 | 1512 - 1600 | 1399 - - | 2010/02/15 | ITA | - | -",
        ),
        (
            "1001",
            "Примеров, Иван Иванович | 1001 | 24100001 | 1920 - - | 1850 - - | 1990/00/00 | RUS | - | Москва",
        ),
        ("5239", "Esimerkki, Tämi | 5239 | - | - - - | 2601 - - | - | FIN | - | Aatos"),
        ("171117", "Sample, Kyle | 171117 | 75000001 | 2100 - - | 1991 1898 - | - | CAN | - | New York (US)"),
        (
            "103000001",
            "Prøve, Jonas Buhl | 103000001 | 1440001 | 2615 - - | 2635 2505 2655 | 2004/00/00 | DEN | GM | Skanderborg Skakklub",
        ),
        (
            "7100001",
            "Nurul Contoh binti Ali | 1 | 7100001 | - - - | 1800 1790 - | 1990/05/31 | INA | - | Aceh",
        ),
        ("502", "Ahmad Misal | 502 | - | 1650 - - | 1712 - - | 1999/00/00 | MAS | CM | Johor"),
        ("159", "Example, Paula | 159 | - | - - - | 1784 - - | - | IRL | - | Dublin"),
        (
            "12345",
            "Przykładowy, Łukasz | 12345 | 1100001 | 1654 - - | 1600 - - | 1991/00/00 | POL | - | Wieża Łódź",
        ),
        ("12345679", "MODEL, BOB | 12345679 | - | - - - | 1200 - 1100 | - | USA | - | NY"),
        ("70124", "Çelik, Mehmet Ali | 70124 | - | - - - | 1720 - - | 1999/05/12 | TUR | - | Ilgaz GSK"),
        (
            "3001",
            "Příkladová, Žaneta | 3001 | 300001 | 1701 - - | 1650 - - | 1985/00/00 | CZE | WFM | ŠK Vzor Brno",
        ),
        ("1503014", "Sample, Magnus | - | 1503014 | 2830 2818 2880 | - - - | 1990/00/00 | NOR | GM | -"),
    ];
    for (list, (typed, player)) in LISTS.iter().zip(wanted) {
        let place = Place::new();
        place.takes(list.file, list.sample());
        assert_eq!(told(&place.finds_one(typed)), player, "{}", list.federation);
    }
}

#[test]
fn the_german_zip_names_clubs_and_a_person_with_two_memberships_is_one() {
    let place = Place::new();
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let clubs = "ZPS-Nummer,Landesverband,UebergeordneterVerband,Vereinsname\r\n10614,C,C00,\"Turm Süd, Beispielstadt\"\r\n20001,1,100,Läufer Nord\r\n";
    let clubs = encoding_rs::WINDOWS_1252.encode(clubs).0.into_owned();
    for (name, bytes) in
        [("spieler.csv", LISTS[0].sample()), ("vereine.csv", clubs), ("verbaende.csv", b"x".to_vec())]
    {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(&bytes).unwrap();
    }
    let done = place.takes("LV-0-csv.zip", zip.finish().unwrap().into_inner());
    assert_eq!(
        (done.name.as_str(), done.players, done.account.merged(), done.account.skipped()),
        ("dsb", 2, 1, 1)
    );
    assert_eq!(place.finds_one("Müller").club.unwrap().as_str(), "Läufer Nord", "of the active membership");
}

/// 6,000 members of 200 clubs, numbered from 1 to 30 in each.
fn members(headings: &str, row: impl Fn(u32, u32, u32) -> String) -> String {
    let rows = (0..200).flat_map(|club| (1..=30).map(move |member| (club, member)));
    let rows = rows.map(|(club, member)| row(club * 30 + member, 10_000 + club, member) + "\n");
    format!("{headings}\n{}", rows.collect::<String>())
}

#[test]
fn six_thousand_members_of_200_clubs_are_six_thousand_people() {
    let headings =
        LISTS[0].columns().iter().map(|(heading, _)| format!("\"{heading}\"")).collect::<Vec<_>>().join(",");
    let list = members(&headings, |n, club, member| {
        format!(
            "NU{n:07},{club},{member},A,\"Name{n:04},Vor{member}\",M,,1980,202501,{},10,,,,GER,Vor{member},Name{n:04},,,",
            1000 + n % 1000
        )
    });
    let done = Place::new().takes("spieler.csv", list);
    assert_eq!((done.players, done.account.merged(), done.account.refused()), (6000, 0, 0));
}

/// A column that is a key only within a group, in a list of several groups, loses no player: it is not used,
/// and the arbiter confirms.
#[test]
fn a_number_inside_a_club_is_no_number_of_a_person() {
    for heading in ["Mitgliedsnummer", "Licence", "ID_No"] {
        let list = members(&format!("Name,{heading},Rating"), |n, _, member| {
            format!("\"Name{n:04}, Vor\",{member},1500")
        });
        let place = Place::new();
        let refused = place.tries("club.csv", &list, &Wanted::default()).unwrap_err();
        let said = refused.say(&Texts::new(Language::English));
        assert!(
            matches!(refused, RatingsError::Doubtful { .. }) && said.contains(&format!("“{heading}”")),
            "{said}"
        );
        assert_eq!(ratings::lists(&place.lists()).unwrap().len(), 0, "nothing is imported before");
        let done =
            place.tries("club.csv", &list, &Wanted { is_confirmed: true, ..Wanted::default() }).unwrap();
        assert_eq!(done.players, 6000);
        assert!(done.account.unused().iter().any(|unused| unused == heading), "{:?}", done.account.unused());
        assert_eq!(place.finds_one("Name0031").licence, None);
    }
}

#[test]
fn a_list_with_a_file_for_each_kind_of_games_is_one_list() {
    let place = Place::new();
    let knsb = &LISTS[3];
    place.takes("KLASSIEK.csv", knsb.sample());
    let rapid = vec![
        vec!["9055882", "Voorbeeld, Noël", "f", "NED", "2280", "9", "1980", "w"]
            .into_iter()
            .map(String::from)
            .collect(),
    ];
    let done = place.takes("RAPID.csv", knsb.bytes(&rapid));
    assert_eq!(
        (done.name.as_str(), done.players),
        ("knsb", 3),
        "the file of a kind is not that of all members"
    );
    assert!(told(&place.finds_one("9055882")).contains("| 2301 2280 - |"));
    let unnamed = place.tries("list.csv", knsb.sample(), &Wanted::default());
    assert!(matches!(unnamed, Err(RatingsError::NoKind { .. })), "nothing states the kind: {unnamed:?}");
}

#[test]
fn the_list_of_us_chess_is_read_as_a_table_of_dbase() {
    let columns = [("MEM_ID", 8), ("MEM_NAME", 30), ("STATE", 2), ("R_LPB_RAT", 8)];
    let rows = [" 12345678SAMPLE,ANN", "*12345677GONE,GUS", " 12345679MODEL,BOB"];
    let width: usize = 1 + columns.iter().map(|(_, width)| width).sum::<usize>();
    let mut bytes = vec![3, 126, 9, 1];
    bytes.extend(u32::try_from(rows.len()).unwrap().to_le_bytes());
    bytes.extend(u16::try_from(32 + 32 * columns.len() + 1).unwrap().to_le_bytes());
    bytes.extend(u16::try_from(width).unwrap().to_le_bytes());
    bytes.resize(32, 0);
    for (name, width) in columns {
        let mut part = name.as_bytes().to_vec();
        part.resize(11, 0);
        part.push(b'C');
        part.resize(16, 0);
        part.push(u8::try_from(width).unwrap());
        part.resize(32, 0);
        bytes.extend(part);
    }
    bytes.push(0x0D);
    for row in rows {
        bytes.extend(format!("{row:<39}CA1432*   ").into_bytes());
    }
    let place = Place::new();
    let done = place.takes("TARATSUP.DBF", &bytes);
    assert_eq!((done.name.as_str(), done.players), ("uscf", 2));
    assert_eq!(
        told(&place.finds_one("12345678")),
        "SAMPLE, ANN | 12345678 | - | - - - | 1432 - - | - | USA | - | CA"
    );
    bytes.truncate(bytes.len() - 10);
    assert!(
        place.tries("TARATSUP.DBF", &bytes, &Wanted::default()).is_err(),
        "a table that is cut is refused"
    );
}

#[test]
fn a_ukrainian_name_loses_its_titles_and_a_region_is_no_federation() {
    let place = Place::new();
    let rows = "Fide_No,Name,Fed,Sex,Rtg_Nat,Rtg_Int,Birthday\n14100001,Зразковий Василь мг/змс,ЛВ,,2550,2560,1980\n14100002,Прикладна Оксана,КВ,wн,1900,0,1999\n";
    place.takes("nat2609s.csv", rows);
    assert_eq!(
        told(&place.finds_one("14100001")),
        "Зразковий, Василь | - | 14100001 | 2560 - - | 2550 - - | 1980/00/00 | UKR | GM | ЛВ"
    );
    assert_eq!(place.finds_one("14100002").sex, Some(Sex::Female));
    let rows = "UNIQUE_NO,SURNAME,FIRSTNAME,BDATE,SEX,TITLE,RATING,FED\n182000001,Sample,Daniel John,1982/03/21,M,IM,2305,GAU\n182000002,Model,Ann,1900/01/01,F,,1500,WP\n";
    let place = Place::new();
    place.takes("ratings_main.csv", rows);
    assert_eq!(
        told(&place.finds_one("182000001")),
        "Sample, Daniel John | 182000001 | - | - - - | 2305 - - | 1982/03/21 | RSA | IM | GAU"
    );
    assert_eq!(place.finds_one("182000002").born, None);
}

#[test]
fn an_unusual_list_is_imported_when_it_is_confirmed_alone() {
    let cases = [
        ("Name,Rating\nAda Byron,\nBen Carr,0\n", "No player has a rating."),
        ("Name,Rating\nA B,1500\nC D,1400\n,1300\n", "Only 2 of 3 rows can be imported."),
        (
            "Name,Rating\nA B,1500\nC D,many\nE F,few\n",
            "A column of ratings or numbers is unreadable in more than one row in ten.",
        ),
    ];
    for (list, reason) in cases {
        let place = Place::new();
        let refused = place.tries("list.csv", list, &Wanted::default()).unwrap_err();
        let said = refused.say(&Texts::new(Language::English));
        assert!(said.lines().any(|line| line == reason), "{said}");
        assert!(place.tries("list.csv", list, &Wanted { is_confirmed: true, ..Wanted::default() }).is_ok());
    }
}

#[test]
fn digits_and_totals_are_no_names() {
    let place = Place::new();
    let refused =
        place.tries("scores.csv", "Name,Rating\n456,1500\n159,1400\nTotal,2900\n", &Wanted::default());
    let said = refused.unwrap_err().say(&Texts::new(Language::English));
    assert!(said.contains("not a list of players") && said.contains("456, 1500"), "{said}");
    let done = place.takes(
        "list.csv",
        "Name,Rating\nA B,1500\nC D,1400\nTotal,2\nE F,1\nG H,1\nI J,1\nK L,1\nM N,1\nO P,1\nQ R,1\nS T,1\n",
    );
    assert_eq!((done.players, done.account.refused()), (10, 1));
}
