//! Rating lists: imported, refused, searched.

use crate::console::Console;
use crate::lists::{self, Made};
use hakem::exchange::account::Cause;
use hakem::i18n::{Language, Say, Texts};
use hakem::ratings::{
    self, Federation, FoundPlayers, Imported, Listed, Lists, RatingsError, Spelling, Wanted, ZipFault,
};
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    GameKind, Licence, Name, PartialDate, PlayerId, Rating, RatingSource, RoundNo, Settings, Sex, Title,
};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A folder with files to import, and with the lists.
struct Place(TempDir);

impl Place {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn lists(&self) -> PathBuf {
        ratings::folder(self.0.path())
    }

    fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.0.path().join(file), bytes).unwrap();
    }

    fn tries(&self, file: &str, bytes: impl AsRef<[u8]>, wanted: &Wanted) -> Result<Imported, RatingsError> {
        self.write(file, bytes);
        self.imports(file, wanted)
    }

    fn imports(&self, file: &str, wanted: &Wanted) -> Result<Imported, RatingsError> {
        let path = self.0.path().join(file);
        let today = "2026-11-22".parse().unwrap();
        ratings::import(&path, wanted, &self.lists(), today, &Texts::new(Language::English))
    }

    #[track_caller]
    fn takes(&self, file: &str, bytes: impl AsRef<[u8]>) -> Imported {
        self.tries(file, bytes, &Wanted::default()).unwrap()
    }

    #[track_caller]
    fn refuses(&self, file: &str, bytes: impl AsRef<[u8]>) -> RatingsError {
        self.tries(file, bytes, &Wanted::default()).unwrap_err()
    }

    #[track_caller]
    fn finds(&self, typed: &str) -> FoundPlayers {
        self.finds_for(typed, None)
    }

    #[track_caller]
    fn finds_for(&self, typed: &str, own: Option<&str>) -> FoundPlayers {
        let lists = Lists::open(&self.lists()).unwrap();
        lists.find(typed, own.and_then(Federation::new), 10).unwrap()
    }

    /// Returns the files in the folder of the lists: names and bytes.
    fn state(&self) -> Vec<(String, Vec<u8>)> {
        let mut state: Vec<_> = fs::read_dir(self.lists())
            .into_iter()
            .flatten()
            .map(|entry| entry.unwrap().path())
            .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(&path).unwrap()))
            .collect();
        state.sort();
        state
    }
}

fn player(id: u64, name: &str, federation: &'static str, ratings: [u16; 3]) -> Made {
    Made { id, name: name.to_owned(), federation, title: "", sex: 'M', ratings, born: 1990 }
}

pub(super) fn some() -> Vec<Made> {
    vec![
        player(11, "Öğün, Şükrü", "TUR", [2100, 2050, 0]),
        player(12, "Ogun, Can", "GER", [2300, 0, 0]),
        player(13, "Černík, Jan", "CZE", [0, 1900, 1800]),
        Made { title: "WFM", sex: 'F', ..player(14, "Işık Kaya, Ece", "TUR", [1950, 0, 0]) },
    ]
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn names(found: &FoundPlayers) -> Vec<&str> {
    found.players.iter().map(|listed| listed.name.as_str()).collect()
}

#[test]
fn text_xml_and_zip_of_one_list_say_the_same() {
    let text = lists::combined(some().into_iter());
    let xml = lists::xml(some().into_iter());
    let forms = [
        ("players_list_foa.txt", text.clone().into_bytes()),
        ("players_list_xml.xml", xml.into_bytes()),
        ("players_list.zip", zipped(&[("players_list_foa.txt", text.as_bytes()), ("readme.md", b"x")])),
    ];
    let found = forms.map(|(file, bytes)| {
        let place = Place::new();
        let done = place.takes(file, bytes);
        assert_eq!((done.name.as_str(), done.players, done.new), ("fide", 4, 4), "{file}");
        place.finds("i")
    });
    let ece = &found[0].players[0];
    assert_eq!(
        (ece.name.as_str(), ece.title, ece.sex),
        ("Işık Kaya, Ece", Some(Title::WFM), Some(Sex::Female))
    );
    assert_eq!((ece.fide_id, ece.born.map(|born| born.year())), (Some(14), Some(1990)));
    assert_eq!(ece.ratings.fide.standard, Rating::new(1950).ok());
    assert!(found[1] == found[0] && found[2] == found[0]);
}

#[test]
fn three_single_lists_are_one_player_each_when_they_are_found() {
    let place = Place::new();
    for (at, file) in ["standard_rating_list.txt", "rapid_rating_list.txt", "blitz.txt"].iter().enumerate() {
        let lines = some().iter().map(|player| lists::single_line(player, at) + "\n").collect::<String>();
        let done = place.takes(file, format!("{}\n{lines}", lists::SINGLE));
        assert_eq!(done.date.map(|date| (date.year(), date.month())), Some((2026, Some(11))));
    }
    let found = place.finds("cernik");
    let ratings = found.players[0].ratings;
    assert_eq!((found.players.len(), ratings.fide.standard), (1, None));
    assert_eq!((ratings.fide.rapid, ratings.fide.blitz), (Rating::new(1900).ok(), Rating::new(1800).ok()));
    let names: Vec<String> =
        ratings::lists(&place.lists()).unwrap().into_iter().map(|list| list.name).collect();
    assert_eq!(names, ["fide-blitz", "fide-rapid", "fide-standard"]);
    ratings::remove(&place.lists(), "fide-rapid").unwrap();
    assert_eq!(place.finds("cernik").players[0].ratings.fide.rapid, None);
    assert!(matches!(ratings::remove(&place.lists(), "fide-rapid"), Err(RatingsError::NoSuchList { .. })));
    assert!(matches!(place.refuses("november.txt", lists::SINGLE), RatingsError::NoKind { .. }));
    let wanted = Wanted { kind: Some(GameKind::Rapid), ..Wanted::default() };
    let line = lists::single_line(&some()[2], 1);
    assert_eq!(
        place.tries("november.txt", format!("{}\n{line}\n", lists::SINGLE), &wanted).unwrap().name,
        "fide-rapid"
    );
}

#[test]
fn a_national_list_completes_what_fide_says() {
    let place = Place::new();
    place.takes("fide.txt", lists::combined(some().into_iter()));
    let national = "UKD Listesi 2026\n\nLisans No;FIDE ID;Soyadı Adı;UKD;Doğum Tarihi;Kulüp\n\
                    70123;11;Şükrü Öğün;2010;5.3.1990;Foça\n70124;;Öğün Deniz;1400;2012;\n";
    let wanted = Wanted { name: Some("ukd".to_owned()), ..Wanted::default() };
    assert_eq!(place.tries("list.csv", national, &wanted).unwrap().players, 2);
    let found = place.finds_for("ogun", Some("TUR"));
    assert_eq!(names(&found), ["Öğün, Şükrü", "Öğün, Deniz", "Ogun, Can"]);
    let first = &found.players[0];
    assert_eq!(
        (first.licence, first.ratings.national.standard),
        (Licence::of_number(70123), Rating::new(2010).ok())
    );
    assert_eq!(first.ratings.fide.standard, Rating::new(2100).ok());
    assert_eq!(first.born.map(|born| born.to_string()), Some("1990/03/05".to_owned()));
    assert_eq!(first.club.as_ref().map(Name::as_str), Some("Foça"));
    assert_eq!(names(&place.finds("70124")), ["Öğün, Deniz"], "by licence");
    assert_eq!(names(&place.finds("12")), ["Ogun, Can"], "by FIDE id");
    assert_eq!(place.finds("70123").players, found.players[..1]);
}

#[test]
fn players_are_found_however_their_names_are_typed() {
    let place = Place::new();
    place.takes("fide.txt", lists::combined(some().into_iter()));
    for typed in ["sukru", "ŞÜKRÜ", "ogun suk", "sukru, ogun", "ÖĞÜN Ş"] {
        assert_eq!(names(&place.finds(typed)), ["Öğün, Şükrü"], "{typed}");
    }
    assert_eq!(names(&place.finds("Ogun")), ["Ogun, Can", "Öğün, Şükrü"], "by rating");
    assert_eq!(names(&place.finds_for("Ogun", Some("tur"))), ["Öğün, Şükrü", "Ogun, Can"], "own first");
    for typed in ["cernki", "cenik", "cerrnik", "xernik", "jan cermik"] {
        let found = place.finds(typed);
        assert_eq!((names(&found), found.is_corrected), (vec!["Černík, Jan"], true), "{typed}");
    }
    for typed in ["", " ", "?", "xan", "\"", "cernik OR ogun", "* AND (", "0tur x", "99999999999999999999"] {
        assert_eq!(place.finds(typed).players, [], "{typed}");
    }
}

#[test]
fn an_import_says_what_is_new_and_changed() {
    let place = Place::new();
    place.takes("fide.txt", lists::combined(some().into_iter()));
    let mut next = some();
    next[0].ratings[0] = 2111;
    next[2].name = "Černík, Jan Petr".to_owned();
    next.remove(1);
    next.extend([player(15, "Ak, Ada", "TUR", [1500, 0, 0]), player(15, "Ak, Ada", "TUR", [1500, 0, 0])]);
    next.push(player(16, "", "TUR", [1500, 0, 0]));
    let confirmed = Wanted { is_confirmed: true, ..Wanted::default() };
    let done = place.tries("fide.txt", lists::combined(next.into_iter()), &confirmed).unwrap();
    assert_eq!((done.players, done.new, done.changed, done.gone), (4, 1, 2, 1));
    assert_eq!((done.account.merged(), done.account.refused()), (1, 1));
    assert_eq!(place.finds("11").players[0].ratings.fide.standard, Rating::new(2111).ok());
    assert_eq!(names(&place.finds("can")), Vec::<&str>::new());
}

/// With any fault, the lists remain unchanged to the byte, and the message names the place.
#[test]
#[expect(clippy::too_many_lines, reason = "a table with a line a case")]
fn truncated_foreign_and_hostile_lists_change_nothing() {
    let place = Place::new();
    let list = lists::combined(lists::made(300, 7));
    place.takes("fide.txt", &list);
    let before = place.state();
    let line = |text: &str| format!("{}\n{text}\n", lists::COMBINED);
    let whole = lists::combined_line(&some()[1]);
    let packed = zipped(&[("fide.txt", list.as_bytes())]);
    let xml = lists::xml(lists::made(300, 7));
    let cut_xml = &xml[..xml.len() / 2];
    let utf16: Vec<u8> = list.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let mut damaged = packed.clone();
    damaged[packed.len() / 2] ^= 0xFF;
    let bomb = zipped(&[("fide.txt", &vec![b' '; 5_000_000])]);
    let cases: Vec<(&str, Vec<u8>, &str)> = vec![
        ("cut.zip", packed[..packed.len() / 2].to_vec(), "The zip file is incomplete or damaged"),
        ("damaged.zip", damaged, "The zip file is incomplete or damaged"),
        ("none.zip", zipped(&[("players.pdf", b"x")]), "no rating list, only: players.pdf"),
        ("two.zip", zipped(&[("a.txt", b"x"), ("b.xml", b"x")]), "several lists: a.txt, b.xml"),
        ("bomb.zip", bomb, "line 1, column"),
        ("half.txt", list[..list.len() / 2].into(), "line 151, column"),
        (
            "lines.txt",
            list.lines().take(150).map(|line| format!("{line}\n")).collect::<String>().into(),
            "the file seems incomplete",
        ),
        ("wide.txt", utf16, "line 1, column 1: The text is not valid UTF-8"),
        ("blanks.txt", vec![b' '; 1_000_000], "line 1, column"),
        ("lines.csv", vec![b'\n'; 1_000_000], "The line is too long"),
        ("page.txt", b"<!doctype html><html><body>Log in".into(), "custom XML entities"),
        ("page.xml", b"<html><body>Log in</body></html>".into(), "is not a readable rating list"),
        ("letter.txt", b"Dear arbiter,\nsee you at the board.\n".into(), "is not a readable rating list"),
        ("empty.txt", lists::COMBINED.into(), "contains no players"),
        ("nothing.txt", Vec::new(), "is not a readable rating list"),
        ("letters.txt", line(&whole.replace("2300", "23OO")).into(), "line 2, column 114: Found “23OO”"),
        (
            "rating.txt",
            line(&whole.replace("2300", "9300")).into(),
            "line 2, column 114: Found the rating 9300",
        ),
        (
            "escape.txt",
            line(&whole.replace("Can ", "C\u{1b}n ")).into(),
            "column 16: A name contains a control character",
        ),
        ("xxl.txt", line(&"x".repeat(1_000_000)).into(), "line 2, column"),
        ("cut.xml", cut_xml.into(), "The list is incomplete: it ends here"),
        (
            "entity.xml",
            xml.replacen("<playerslist>", "<!DOCTYPE x [<!ENTITY a \"aaaa\">]><playerslist>", 1).into(),
            "line 2, column",
        ),
        ("unknown.xml", xml.replacen("<name>", "<name>&a;", 1).into(), "Found “&a;”"),
        ("deep.xml", xml.replacen("<name>", "<name><b>", 1).into(), "Found “b”"),
        (
            "latin.xml",
            xml.replacen("?>", " encoding=\"iso-8859-9\"?>", 1).into(),
            "The text is not valid UTF-8",
        ),
        (
            "bytes.xml",
            [b"<playerslist><player><name>\xFF\xFE".as_slice(), &[b'x'; 99]].concat(),
            "The text is not valid UTF-8",
        ),
        ("blanks.xml", [b"<playerslist>".as_slice(), &[b' '; 1_000_000]].concat(), "line 1, column"),
        ("cells.csv", b"Name;FIDE ID;Elo\nAk, Can;1;few\nBal, Ece;2;many\n".into(), "line 3: “many”"),
        ("cells.csv", [b"Name;Elo\n\"".as_slice(), &[b'x'; 1_000_000]].concat(), "line"),
    ];
    let texts = Texts::new(Language::English);
    for (file, bytes, told) in cases {
        let wanted = Wanted { name: Some("fide".to_owned()), ..Wanted::default() };
        let said = place.tries(file, bytes, &wanted).unwrap_err().say(&texts);
        assert!(said.contains(told) && said.contains(file), "{file}: {said}");
        assert!(said.chars().count() < 700, "{file}: {said}");
        assert!(place.state() == before, "{file} changed the lists");
    }
    fs::create_dir(place.0.path().join("folder.zip")).unwrap();
    let folder = place.imports("folder.zip", &Wanted::default());
    assert!(matches!(folder, Err(RatingsError::NotAFile { .. })));
    assert!(matches!(
        place.refuses("locked.zip", [&b"PK\x03\x04"[..], &[0; 40]].concat()),
        RatingsError::Zip { fault: ZipFault::Damaged, .. }
    ));
    let name = |name: &str| Wanted { name: Some(name.to_owned()), ..Wanted::default() };
    for unfit in ["../fide", "Fide", "", "a b", &"x".repeat(41)] {
        let refused = place.tries("fide.txt", &list, &name(unfit));
        assert!(matches!(refused, Err(RatingsError::Name { .. })), "{unfit}");
    }
    assert!(matches!(
        place.refuses("fide.csv", "Name,Elo,Born\nA,much,1990\n"),
        RatingsError::Doubtful { .. }
    ));
}

/// The head line of the combined list without the titles of the online arena, which FIDE calls legacy.
const LEGACY: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// The head line of lists before 2013, which federations still write for older programs.
const OLD: &str = "ID number Name                              TitlFed  Nov26 GamesBorn  Flag";

/// Lines of FIDE's own files, with all their peculiarities.
const AS_FIDE_WRITES: [&str; 7] = [
    // An unknown year of birth, and a missing rating, are 0.
    "25121731       A C J John                                                   IND M                            0     0   0  0     0   0  0     0   0  0       ",
    "35077023       A Chakravarthy                                               IND M                            1151  0   40 0     0   0  0     0   0  0       ",
    // Other titles overflow into the next column and shift the rest of the line to the right.
    "4126025        Heinatz, Thomas                                              GER M             SI,FI,LSI,SLI,NAAFM 2100  0   20 2050  11  20 0     0   0  1960  i   ",
    "1503014        Carlsen, Magnus                                              NOR M   GM                       2823  0   10 2801  12  10 2860  0   10 1990      ",
    // A women's title is in both columns; inactive.
    "14109336       Kilic, Isil                                                  TUR F   WGM  WGM                 1950  0   20 0     0   0  0     0   0  1985  wi  ",
    // A name of a single word, and one without letters.
    "429309         Madonna                                                      ENG F                            0     0   0  1400  0   40 0     0   0  1958  w   ",
    "12345678       -                                                            FID M                            0     0   0  0     0   0  0     0   0  19    ",
];

#[test]
fn fides_own_lists_are_taken_with_all_that_is_odd_in_them() {
    let text = |head: &str, lines: &[String]| format!("{head}\r\n{}\r\n", lines.join("\r\n"));
    let zero = |line: &str| {
        // The year of birth as FIDE writes it if unknown.
        let mut line = line.to_owned();
        if line.len() == 158 && line[152..].trim().is_empty() {
            line.replace_range(152..153, "0");
        }
        line
    };
    let written = AS_FIDE_WRITES.iter().map(|line| (*line).to_owned());
    // Without the titles of the online arena no title overflows.
    let legacy: Vec<String> = written.clone().filter(|line| !line.contains("NAAFM")).collect();
    let foa: Vec<String> = written
        .map(|line| {
            if line.contains("NAAFM") {
                line.clone()
            } else {
                zero(&format!("{}    {}", &line[..109], &line[109..]))
            }
        })
        .collect();
    let place = Place::new();
    let done = place.takes("players_list_foa.txt", text(lists::COMBINED, &foa));
    assert_eq!((done.players, done.account.refused(), done.account.merged()), (7, 0, 0), "{done:?}");
    // Years of birth: 0 twice, and 19.
    assert_eq!(done.account.count(Cause::NotABirth), 3, "{done:?}");
    let told = done.say(&Texts::new(Language::English));
    assert!(told.contains("not a date or year of birth, left blank: 3 (line 2: “0”;"), "{told}");
    let one = |typed: &str| place.finds(typed).players.first().cloned().unwrap();
    let thomas = one("4126025");
    assert_eq!(
        (thomas.ratings.fide.standard, thomas.ratings.fide.rapid),
        (Rating::new(2100).ok(), Rating::new(2050).ok())
    );
    assert_eq!(thomas.coefficients.rapid, Some(20));
    let magnus = one("1503014");
    let factors = [magnus.coefficients.standard, magnus.coefficients.rapid, magnus.coefficients.blitz];
    assert_eq!((magnus.title, factors), (Some(Title::GM), [Some(10); 3]));
    assert_eq!(one("25121731").born, None);
    assert_eq!(one("14109336").title, Some(Title::WGM));
    // The same without the titles of the online arena.
    let older = Place::new();
    assert_eq!(older.takes("players_list.txt", text(LEGACY, &legacy)).players, 6);
    let found = older.finds("Carlsen").players;
    assert_eq!((found[0].ratings, found[0].coefficients), (magnus.ratings, magnus.coefficients));
}

#[test]
fn a_year_of_birth_of_zero_bars_no_list() {
    let place = Place::new();
    let unknown = || some().into_iter().map(|made| Made { born: 0, ..made });
    let none = |listed: &FoundPlayers| listed.players.iter().all(|listed| listed.born.is_none());
    let single: Vec<String> = unknown().map(|made| lists::single_line(&made, 0)).collect();
    let files = [
        ("players_list_foa.txt", lists::combined(unknown())),
        ("standard_rating_list.txt", format!("{}\n{}\n", lists::SINGLE, single.join("\n"))),
        ("players_list_xml.xml", lists::xml(unknown())),
        (
            "tsf.csv",
            "Name;FIDE ID;Elo;Born;K\nAk, Can;31;2000;0;20\nBal, Ece;32;1900;?;-\nDuru, Ege;33;0;1999;40\n"
                .to_owned(),
        ),
    ];
    for (file, text) in files {
        let done = place.takes(file, text);
        let births = done.account.count(Cause::NotABirth);
        assert!(births >= if file.ends_with("csv") { 1 } else { 4 }, "{file}: {done:?}");
        let told = done.say(&Texts::new(Language::Turkish));
        assert!(
            told.contains(&format!("doğum tarihi ya da yılı değil, boş bırakıldı: {births}")),
            "{file}: {told}"
        );
    }
    assert!(none(&place.finds("i")), "{:?}", place.finds("i"));
    assert_eq!(place.finds("33").players[0].coefficients.standard, Some(40));
}

#[test]
fn lists_of_before_2013_are_read_by_their_own_head_line() {
    let lines = [
        "10206612  A K M, Sourab                         BAN  1714    0        ",
        " 5080444  A, Sohita                             IND  1447    0  1995  wi",
        " 7900139  Abbou, Meriem                     wf  ALG  2005    0        wi",
        " 2500035  Orr, Mark J L                     m   IRL  2260    0  1955    ",
    ];
    let place = Place::new();
    let wanted = Wanted { kind: Some(GameKind::Standard), ..Wanted::default() };
    let done = place.tries("players.txt", format!("{}\r\n{}\r\n", OLD, lines.join("\r\n")), &wanted);
    assert_eq!(done.unwrap().players, 4);
    let one = |typed: &str| place.finds(typed).players.first().cloned().unwrap();
    let mark = one("2500035");
    assert_eq!((mark.title, mark.ratings.fide.standard), (Some(Title::IM), Rating::new(2260).ok()));
    assert_eq!(mark.born.map(|born| born.year()), Some(1955));
    let meriem = one("7900139");
    assert_eq!((meriem.title, meriem.sex), (Some(Title::WFM), Some(Sex::Female)));
    assert_eq!(meriem.federation, Federation::new("ALG"));
}

#[test]
fn a_few_lines_that_do_not_fit_are_skipped_and_reported_and_many_refuse_the_list() {
    let place = Place::new();
    let mut lines: Vec<String> = lists::made(40, 3).map(|made| lists::combined_line(&made)).collect();
    let broken = |line: &str| format!("{}x{}", &line[..113], &line[114..]);
    lines[6] = broken(&lines[6]);
    let text = |lines: &[String]| format!("{}\n{}\n", lists::COMBINED, lines.join("\n"));
    let done = place.takes("fide.txt", text(&lines));
    assert_eq!((done.players, done.account.count(Cause::Unreadable)), (39, 1));
    let told = done.say(&Texts::new(Language::English));
    assert!(told.contains("Row that cannot be read: 1 (line 8"), "{told}");
    for line in &mut lines[20..26] {
        *line = broken(line);
    }
    let refused = place.refuses("fide.txt", text(&lines)).say(&Texts::new(Language::English));
    assert!(refused.contains("line 8, column 114"), "{refused}");
}

#[test]
fn exact_names_are_the_first_hits() {
    let place = Place::new();
    let mut all: Vec<Made> =
        (0..30).map(|at| player(100 + at, &format!("Ak, Canan {at}"), "TUR", [2500, 0, 0])).collect();
    all.push(player(7, "Ak, Can", "GER", [0, 0, 0]));
    place.takes("fide.txt", lists::combined(all.into_iter()));
    assert_eq!(names(&place.finds_for("ak can", Some("TUR")))[0], "Ak, Can");
    assert_eq!(names(&place.finds_for("Ak, Cana", Some("TUR")))[0], "Ak, Canan 0");
}

#[test]
fn a_national_list_gives_its_spelling_and_needs_no_column_of_federations() {
    let place = Place::new();
    let all =
        [player(11, "Kilic, Isil", "TUR", [1900, 0, 0]), player(12, "Kilic, Zeki", "GER", [2400, 0, 0])];
    place.takes("fide.txt", lists::combined(all.into_iter()));
    assert_eq!(place.finds("11").players[0].name_language(), Some(Language::English));
    place.takes("tsf.csv", "Name;FIDE ID;Licence;UKD\nIşıl Kılıç;11;5;1800\nKılıç, Ali;;6;1500\n");
    let found = place.finds_for("kilic", Some("TUR"));
    assert_eq!(names(&found), ["Kılıç, Işıl", "Kılıç, Ali", "Kilic, Zeki"]);
    assert_eq!(found.players[0].name_language(), None, "spelt in Turkish");
}

#[test]
fn names_are_found_in_each_of_their_spellings() {
    let place = Place::new();
    let all = [("Mueller, Juergen", 1), ("Jorgensen, Aase", 2), ("Delacruz, Eva", 3), ("Ivanov, Petr", 4)];
    let all = all.map(|(name, id)| player(id, name, "GER", [1500, 0, 0]));
    place.takes("fide.txt", lists::combined(all.into_iter()));
    for (typed, name) in [
        ("müller", "Mueller, Juergen"),
        ("Jørgensen, Åse", "Jorgensen, Aase"),
        ("de la cruz", "Delacruz, Eva"),
        ("Иванов", "Ivanov, Petr"),
    ] {
        assert_eq!(names(&place.finds(typed)), [name], "{typed}");
    }
}

#[test]
fn the_columns_follow_the_head_line() {
    let place = Place::new();
    let head = "ID Number Name           Fed Sex Tit WTit SRtng RRtng BRtng B-day";
    let rows = "7         Işık, Ada      TUR F   WIM      2000        1900  1985\n\
                8         Ak, Can        CZE M                              \n";
    place.takes("odd.txt", format!("{head}\n{rows}"));
    let found = place.finds("7");
    let ada = &found.players[0];
    assert_eq!(
        (ada.title, ada.ratings.fide.blitz, ada.ratings.fide.rapid),
        (Some(Title::WIM), Rating::new(1900).ok(), None)
    );
    let can = Listed {
        fide_id: Some(8),
        federation: Federation::new("cze"),
        sex: Some(Sex::Male),
        spelling: Spelling::Ascii,
        ..Listed::named(Name::new("Ak, Can").unwrap())
    };
    assert_eq!(place.finds("8").players, [can]);
    let by_bytes = "7         Işık, Ada    TUR F   WIM      2000        1900  1985\n";
    place.takes(
        "odd.txt",
        format!("{head}\n{by_bytes}8         Ak, Can        CZE M                              \n"),
    );
    assert_eq!(&place.finds("7").players[0], ada);
}

/// A console on a new event, with FIDE's list and a national one.
pub(super) fn console_with_lists() -> Console {
    let mut console = Console::with_event(Language::English);
    let folder = ratings::folder(&console.folder().join("data"));
    let national = "LNo;FIDE ID;Name;UKD;Born;Club\n70123;11;Öğün, Şükrü;2010;5.3.1990;Foça\n";
    import_into(&folder, console.folder(), "fide.txt", &lists::combined(some().into_iter()));
    import_into(&folder, console.folder(), "national.csv", national);
    console.press("<F5>");
    console
}

pub(super) fn import_into(lists: &Path, folder: &Path, file: &str, text: &str) {
    let path = folder.join(file);
    fs::write(&path, text).unwrap();
    let today = "2026-11-22".parse().unwrap();
    ratings::import(&path, &Wanted::default(), lists, today, &Texts::new(Language::English)).unwrap();
}

/// Has the console accept the answers of the lists, as its loop does.
pub(super) fn answered(console: &mut Console) {
    while console.app.is_looking_up() {
        console.app.take_found();
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_player_taken_from_the_lists_fills_all_fields() {
    let mut console = console_with_lists();
    console.press("aog");
    answered(&mut console);
    console.press("<Down><Down>");
    insta::assert_snapshot!(console.below_tabs());
    console.press("<Enter><Enter>");
    let player = console.app.context().snapshot.player(PlayerId(1)).unwrap().player.clone();
    assert_eq!(
        (player.name.as_str(), player.fide_id, player.licence),
        ("Öğün, Şükrü", Some(11), Licence::of_number(70123))
    );
    assert_eq!((player.rating, player.national_rating), (Rating::new(2100).ok(), Rating::new(2010).ok()));
    assert_eq!(player.federation.as_ref().map(Name::as_str), Some("TUR"));
    assert_eq!((player.sex, player.club.as_ref().map(Name::as_str)), (Some(Sex::Male), Some("Foça")));
    assert_eq!(player.born.map(|born| born.to_string()), Some("1990/03/05".to_owned()));
    // A player in no list is entered by typing; the fields have no data of an earlier choice.
    console.press("ogre<Enter>");
    answered(&mut console);
    let typed = console.app.context().snapshot.player(PlayerId(2)).unwrap().player.clone();
    assert_eq!((typed.name.as_str(), typed.fide_id, typed.rating), ("ogre", None, None));
}

#[test]
fn a_name_that_is_in_the_lists_needs_a_confirmation_before_registering() {
    let mut console = console_with_lists();
    console.press("aöğün, şükrü");
    answered(&mut console);
    console.shows("> ÖĞÜN, ŞÜKRÜ");
    // The line above the candidates is the typed name, which requires a confirmation.
    console.press("<Up><Enter>");
    console.shows("The rating lists have Öğün, Şükrü (TUR 2100): press Down to select.");
    assert_eq!(console.app.context().snapshot.players().count(), 0);
    console.press("<Down><Enter><Enter>");
    let registered = |console: &Console| {
        let players = console.app.context().snapshot.players();
        players.map(|(_, known)| known.player.fide_id).collect::<Vec<_>>()
    };
    assert_eq!(registered(&console), [Some(11)]);
    // Another person of that name: a second Enter accepts the typed name.
    console.press("Černík, Jan");
    answered(&mut console);
    console.press("<Up><Enter><Enter>");
    assert_eq!(registered(&console), [Some(11), None]);
    // The only player of exactly this name is selected: Enter fills the form, and the next one registers.
    let mut console = console_with_lists();
    console.press("aöğün, şükrü");
    answered(&mut console);
    console.press("<Enter>");
    assert_eq!(registered(&console), []);
    console.press("<Enter>");
    assert_eq!(registered(&console), [Some(11)]);
}

/// Keys may come faster than answers: from Down on they wait for the answer to the last input.
#[test]
fn keys_typed_ahead_take_whom_they_mean() {
    let mut console = console_with_lists();
    console.press("asukru<Down><Enter><Enter>cern<Down><Enter><Enter>");
    assert!(console.app.context().snapshot.player(PlayerId(1)).is_none(), "nobody has answered yet");
    answered(&mut console);
    let names: Vec<String> =
        console.app.context().snapshot.players().map(|(_, known)| known.player.name.to_string()).collect();
    assert_eq!(names, ["Öğün, Şükrü", "Černík, Jan"]);
}

#[test]
fn the_rating_taken_is_that_of_the_events_kind_else_the_standard_one() {
    let mut console = console_with_lists();
    let settings = console.app.context().snapshot.settings().clone();
    let settings = Settings { kind: Some(GameKind::Blitz), ..settings };
    console.does(Command::Announce(Box::new(settings)));
    console.press("a");
    for typed in ["sukru", "cern"] {
        console.press(typed);
        answered(&mut console);
        console.press("<Down><Enter><Enter>");
    }
    let players = console.app.context().snapshot.players();
    let ratings: Vec<_> = players.map(|(_, known)| known.player.rating.map(Rating::get)).collect();
    assert_eq!(ratings, [Some(2100), Some(1800)]);
}

/// A console with three players of FIDE's list, which is then replaced by a newer one with two ratings, a
/// title and the name under a number changed.
fn console_with_newer_list() -> Console {
    let mut console = console_with_lists();
    console.press("a");
    for typed in ["sukru", "ogun", "ece"] {
        console.press(typed);
        answered(&mut console);
        console.press("<Down><Enter><Enter>");
    }
    console.press("Kim");
    answered(&mut console);
    console.press("<Enter><Esc>");
    let mut newer = some();
    newer[0] = Made { title: "FM", ..player(11, "Öğün, Şükrü", "TUR", [2120, 2050, 0]) };
    newer[1].ratings[0] = 2290;
    newer[3].name = "Ak, Ada".to_owned();
    newer[3].ratings[0] = 1700;
    let folder = ratings::folder(&console.folder().join("data"));
    import_into(&folder, console.folder(), "fide.txt", &lists::combined(newer.into_iter()));
    console
}

#[test]
fn a_list_is_replaced_while_its_players_are_offered_and_found_again_after_a_pause() {
    let mut console = console_with_newer_list();
    // The lists are closed meanwhile.
    thread::sleep(Duration::from_millis(400));
    console.press("a");
    console.press("ada");
    answered(&mut console);
    console.shows("1700");
}

fn ratings_of(console: &Console) -> Vec<Option<u16>> {
    let players = console.app.context().snapshot.players();
    players.map(|(_, known)| known.player.rating.map(Rating::get)).collect()
}

#[test]
fn differences_to_newer_lists_are_offered_and_accepted_in_one_step() {
    let mut console = console_with_newer_list();
    let before = ratings_of(&console);
    assert_eq!(before, [Some(2100), Some(2300), Some(1950), None]);
    console.press(",r");
    insta::assert_snapshot!(console.below_tabs());
    // The number of Ece now belongs to another person: she is not marked. Can keeps the old rating.
    console.press("<Down> <Enter>");
    assert_eq!(ratings_of(&console), [Some(2120), Some(2300), Some(1950), None]);
    let snapshot = console.app.context().snapshot;
    assert_eq!(snapshot.player(PlayerId(1)).unwrap().player.title, Some(Title::FM));
    assert_eq!(snapshot.settings().rating_list.map(|list| list.to_string()), Some("2026/11/22".to_owned()));
    let event = console.app.context().event;
    let sheet = hakem::sheet::named("starting-list").unwrap().sheet(event, None).unwrap();
    assert_eq!(sheet.notes, ["Ratings: list of 2026-11-22"]);
    drop(sheet);
    console.press("L");
    console.shows("Updated from list 2026-11-22: ÖĞÜN, ŞÜKRÜ: Title – → FM, Rating 2100 → 2120");
    console.press("u");
    assert_eq!(ratings_of(&console), before);
    assert_eq!(console.app.context().snapshot.settings().rating_list, None);
}

#[test]
fn a_list_that_does_not_open_is_named_when_players_are_compared_with_the_lists() {
    let mut console = console_with_newer_list();
    let folder = ratings::folder(&console.folder().join("data"));
    fs::write(folder.join("club.sqlite"), "torn").unwrap();
    console.press(",r");
    console.shows("ÖĞÜN, ŞÜKRÜ    Title");
    console.shows("cannot be used: file is not a database");
    // Also if no differences remain.
    console.press("a<Enter>,r");
    assert_eq!(console.app.depth(), 0, "{}", console.screen());
    console.shows("club.sqlite");
}

/// Lets some seconds pass without a key.
fn idle(console: &mut Console) {
    for _ in 0..20 {
        console.app.idle();
    }
}

#[test]
fn newer_lists_are_reported_once_and_offered_once_before_round_1() {
    let mut console = console_with_newer_list();
    let told = "Changed in the rating lists: 3 players.";
    idle(&mut console);
    console.shows(told);
    console.press("<Home>");
    idle(&mut console);
    console.hides(told);
    console.press("<F6>dr2");
    console.shows("Changed in the rating lists");
    console.press("<Esc>r2");
    assert_eq!(console.app.depth(), 0, "{}", console.screen());
    assert!(console.app.context().snapshot.last_paired().is_some());
    assert_eq!(ratings_of(&console)[0], Some(2100));
}

#[test]
fn once_a_round_is_published_a_list_is_followed_with_a_reason() {
    let mut console = console_with_newer_list();
    console.press(",r<Esc>");
    console.publish_round_1(&[(1, 2), (3, 4)]);
    console.press("<F5>,r");
    console.shows("Round 1 is paired: the list in force on the first day counts");
    console.press("<Enter><Enter>");
    console.shows("reason");
    assert_eq!(ratings_of(&console)[0], Some(2100));
    console.press("wrong list<Enter>");
    assert_eq!(ratings_of(&console), [Some(2120), Some(2290), Some(1950), None]);
    console.press(",r<Esc>");
    assert_eq!(console.app.depth(), 0);
}

#[test]
fn in_a_long_event_a_newer_list_holds_from_the_next_round_on() {
    let mut console = console_with_newer_list();
    let settings = console.app.context().snapshot.settings().clone();
    let day = |year, month| PartialDate::new(year, month, 1).ok();
    console.does(Command::Announce(Box::new(Settings {
        begins: day(2026, 11),
        ends: day(2027, 3),
        ..settings
    })));
    console.press(",r<Esc>");
    console.publish_round_1(&[(1, 2), (3, 4)]);
    console.press("<F5>,r");
    console.shows("2120 from round 2");
    // A title of the list is a correction, which requires a reason.
    console.press("<Enter>list of December<Enter>");
    assert_eq!(ratings_of(&console), [Some(2100), Some(2300), Some(1950), None]);
    let ratings = |id, round| {
        let known = console.app.context().snapshot.player(PlayerId(id)).unwrap();
        known.player.ratings_in(RoundNo(round))[0].map(Rating::get)
    };
    assert_eq!([1, 2, 3].map(|round| ratings(1, round)), [Some(2100), Some(2120), Some(2120)]);
    assert_eq!(ratings(2, 2), Some(2290));
    let known = console.app.context().snapshot.player(PlayerId(1)).unwrap();
    let sources: Vec<_> = known.player.later_ratings.iter().map(|(_, of)| of.source.clone()).collect();
    assert!(matches!(sources[..], [Some(RatingSource::List(_, Some(GameKind::Standard)))]), "{sources:?}");
    console.press(",r");
    console.hides("2120 from round 2");
}
