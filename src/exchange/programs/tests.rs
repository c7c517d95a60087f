//! Events of other programs, made here byte by byte.

use super::*;
use crate::exchange::read_source;
use crate::i18n::{Language, Say};
use hakem_engine::command::{Command, apply};
use hakem_engine::tournament::{Snapshot, Title};
use hakem_engine::trf::from_snapshot;
use rusqlite::Connection;
use std::fs;
use std::path::Path;

fn read(name: &str, bytes: &[u8]) -> Result<Imported, ImportError> {
    let source = Source { path: Path::new(name).to_owned(), bytes: bytes.to_owned() };
    match read_source(&source, &Texts::new(Language::English))? {
        Content::Event(imported) => Ok(imported),
        _ => panic!("{name} is an event"),
    }
}

fn event(imported: &Imported) -> Snapshot {
    let apply = |event: Snapshot, command: &Command| apply(&event, command).unwrap();
    imported.commands.iter().fold(Snapshot::blank(), apply)
}

/// Returns the rounds of each player, as a report has them.
fn rounds(imported: &Imported) -> Vec<String> {
    let file = from_snapshot(&event(imported));
    let cell = |cell: &Cell| match *cell {
        Cell::Blank => "-".to_owned(),
        Cell::Alone(code) => code.letter().to_string(),
        Cell::Game { opponent, colour, code } => {
            let colour = if colour == Colour::White { 'w' } else { 'b' };
            format!("{opponent}{colour}{}", code.map_or(' ', Code::letter)).trim_end().to_owned()
        }
    };
    let line = |line: &PlayerLine| line.cells.iter().map(cell).collect::<Vec<_>>().join(" ");
    file.players.iter().map(line).collect()
}

fn fault(result: Result<Imported, ImportError>) -> ProgramFault {
    match result {
        Err(ImportError::Program { fault, .. }) => fault,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it is refused"),
    }
}

/// A file of Swiss-Manager with five players. Each round: the records of white, black and result.
fn tunx(kind: u8, rounds: &[&[[u16; 3]]], counts: &[u16]) -> Vec<u8> {
    let string = |text: &str| {
        let units: Vec<u16> = text.encode_utf16().collect();
        let length = u16::try_from(units.len()).unwrap();
        std::iter::once(length).chain(units).flat_map(u16::to_le_bytes).collect::<Vec<u8>>()
    };
    let mark = |section: u8| [section, 0xFF, 0x89, 0x44];
    let mut file = [mark(0x93).to_vec(), vec![0; 0x68]].concat();
    (0..21).for_each(|at| file.extend(string(if at == 0 { "Club open" } else { "" })));
    let mut settings = [0_u8; 0x50];
    settings[0] = u8::try_from(rounds.len()).unwrap();
    (settings[0x0B], settings[0x13]) = (kind, 5);
    settings[0x47..0x4B].copy_from_slice(&20_260_704_u32.to_le_bytes());
    file.extend(mark(0x95).iter().chain(&settings));
    file.extend(mark(0xA3));
    for (round, count) in rounds.iter().zip(counts) {
        let mut entry = [0_u8; 106];
        entry[0x24..0x26].copy_from_slice(&count.to_le_bytes());
        entry[0x22] = u8::from(!round.is_empty());
        file.extend(string("").iter().chain(&entry));
    }
    file.extend(mark(0xA5));
    for number in 1..=5_u16 {
        for at in 0..30 {
            let name = format!("Player{number}");
            file.extend(string(match at {
                0 => &name,
                1 => "Ada",
                4 if number == 1 => "WGM",
                _ => "",
            }));
        }
        let mut entry = [0_u8; 110];
        entry[0x06] = u8::from(number == 1);
        entry[0x08..0x0A].copy_from_slice(&(2000 - number * 10).to_le_bytes());
        entry[0x0E..0x12].copy_from_slice(&20_010_000_u32.to_le_bytes());
        entry[0x18..0x1C].copy_from_slice(&(4_000_000 + u32::from(number)).to_le_bytes());
        file.extend(entry);
    }
    file.extend(mark(0xB3));
    for record in rounds.iter().copied().flatten() {
        let mut entry = [0_u8; 21];
        for (at, number) in record.iter().enumerate() {
            entry[2 * at..2 * at + 2].copy_from_slice(&number.to_le_bytes());
        }
        file.extend(entry);
    }
    file.extend(mark(0xD3).iter().chain(&[0; 28]));
    file
}

const WITH_ABSENCES: [&[[u16; 3]]; 3] =
    [&[[1, 3, 1], [4, 2, 5], [5, 0xFFFF, 9]], &[[2, 1, 2], [3, 5, 3], [4, 0xFFFE, 2]], &[[4, 0xFFFE, 0]]];

#[test]
fn a_round_of_swiss_manager_has_the_pairings_that_its_entry_counts() {
    let imported = read("open.TUNX", &tunx(0, &WITH_ABSENCES, &[3, 3, 1])).unwrap();
    assert_eq!(rounds(&imported), ["3w1 2b=", "4b+ 1w=", "1b0 5w0", "2w- H", "U 3b1"]);
    let made = event(&imported);
    assert_eq!(made.next_to_publish(), RoundNo(3));
    let asked = from_snapshot(&made).announced_byes(RoundNo(3));
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), [(PairingNumber(4), RequestedBye::ZeroPoint)]);
    let first = &made.player(hakem_engine::tournament::PlayerId(1)).unwrap().player;
    assert_eq!((first.name.as_str(), first.title), ("Player1, Ada", Some(Title::WGM)));
    assert_eq!((first.fide_id, first.born.map(|born| born.year())), (Some(4_000_001), Some(2001)));
    let told = imported.say(&Texts::new(Language::English));
    assert!(told.contains("Rows: 5. Imported: 5, merged: 0, skipped: 0, refused: 0.\n"), "{told}");
    assert!(told.contains("Zero-point byes were entered; check them"), "{told}");
}

#[test]
fn a_file_of_swiss_manager_is_refused_where_its_counts_do_not_add_up() {
    let refused = fault(read("open.TUNX", &tunx(0, &WITH_ABSENCES, &[3, 2, 1])));
    assert_eq!(refused, ProgramFault::Pairings { announced: 6, found: 7 });
    let twice: [&[[u16; 3]]; 1] = [&[[1, 2, 1], [3, 1, 1]]];
    let refused = fault(read("open.TUNX", &tunx(0, &twice, &[2])));
    assert_eq!(refused, ProgramFault::Twice { round: RoundNo(1), number: 1 });
    let nobody: [&[[u16; 3]]; 1] = [&[[1, 6, 1]]];
    let refused = fault(read("open.TUNX", &tunx(0, &nobody, &[1])));
    assert_eq!(refused, ProgramFault::Unknown { round: RoundNo(1), number: 6 });
    assert_eq!(fault(read("open.TUNX", &tunx(2, &[], &[]))), ProgramFault::Teams);
    let whole = tunx(0, &WITH_ABSENCES, &[3, 3, 1]);
    for length in 0..whole.len() - 32 {
        assert!(read("open.TUNX", &whole[..length]).is_err(), "cut after {length} bytes");
    }
}

#[test]
fn results_that_swiss_manager_has_and_hakem_does_not_know_stay_open_and_are_reported() {
    let odd: [&[[u16; 3]]; 1] = [&[[1, 3, 15], [4, 2, 99], [5, 0xFFFF, 9]]];
    let imported = read("open.TUNX", &tunx(0, &odd, &[3])).unwrap();
    assert_eq!(rounds(&imported), ["3wW", "4b", "1bL", "2w", "U"]);
    let notes = imported.say(&Texts::new(Language::English));
    assert!(notes.contains("Round 1, player 1: a result of another kind"), "{notes}");
    assert!(notes.contains("Round 1, player 4: result 99 is not known"), "{notes}");
}

/// A database of Sharly Chess with two tournaments.
fn sce(folder: &Path) -> Vec<u8> {
    let path = folder.join("event.sce");
    let database = Connection::open(&path).unwrap();
    database
        .execute_batch(
            r#"CREATE TABLE info (name TEXT, federation TEXT, location TEXT);
            INSERT INTO info VALUES ('Festival', 'FRA', 'Lyon');
            CREATE TABLE tournament (id, name, rounds, rating, pairing, pairing_settings, pab_value, three_points_for_a_win,
                start_date);
            INSERT INTO tournament VALUES
                (1, 'A', 5, 2, 'ffe-SWISS_HALEY', '{"COLOR_SEED": "B"}', 2, 0, '2026-07-04'),
                (2, 'B', 5, 1, 'SWISS_STANDARD', NULL, NULL, NULL, NULL);
            CREATE TABLE player (id, last_name, first_name, date_of_birth, gender, title, ratings, fide_id, federation, club, mail,
                plugin_data);
            INSERT INTO player VALUES
                (11, 'Un', 'Ana', '2001-02-03', 1, 7, '{"2": {"fide": 2000}}', 600001, 'FRA', 'C', 'secret@example.org', '{}'),
                (12, 'Deux', 'Bo', NULL, 2, 0, '{"2": {"value": 1900, "type": 2}}', NULL, 'FRA', NULL, NULL, '{}'),
                (13, 'Trois', 'Cy', NULL, 'M', 'FM', '{"2": {"estimated": 1199}}', 600001, NULL, NULL, NULL, '{}'),
                (14, 'Quatre', 'Di', NULL, '', '', '{}', NULL, NULL, NULL, NULL, '{}');
            CREATE TABLE tournament_player (tournament_id, player_id, pairing_number);
            INSERT INTO tournament_player VALUES (1, 11, 2), (1, 12, 1), (1, 13, 3), (2, 14, 1);
            CREATE TABLE board (id, white_player_id, black_player_id, "index");
            INSERT INTO board VALUES (1, 11, 12, 0), (2, 13, NULL, 1);
            CREATE TABLE pairing (tournament_id, player_id, round, result, board_id);
            INSERT INTO pairing VALUES (1, 11, 1, 3, 1), (1, 12, 1, 1, 1), (1, 13, 1, 9, 2), (1, 13, 2, 8, NULL);"#,
        )
        .unwrap();
    drop(database);
    fs::read(path).unwrap()
}

#[test]
fn a_tournament_of_sharly_chess_has_colours_from_boards_and_byes_to_come() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = sce(folder.path());
    let refused = fault(read("event.sce", &bytes));
    assert_eq!(refused, ProgramFault::Several { names: vec!["A".to_owned(), "B".to_owned()] });
    let source = Source { path: Path::new("event.sce").to_owned(), bytes };
    let texts = Texts::new(Language::English);
    let Ok(Content::Event(imported)) = SharlyChess::tournament(&source, "A", &texts) else {
        panic!("the tournament is read")
    };
    assert_eq!(rounds(&imported), ["2b0", "1w1", "U"], "numbers are those of the pairing");
    let made = event(&imported);
    let settings = made.settings();
    assert_eq!((settings.name.as_str(), settings.rounds), ("Festival A", RoundNo(5)));
    assert_eq!(settings.initial_colour, Some(Colour::Black));
    assert_eq!(settings.points.pairing_allocated_bye, settings.points.draw);
    let asked = from_snapshot(&made).announced_byes(RoundNo(2));
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), [(PairingNumber(3), RequestedBye::HalfPoint)]);
    let player = |id| made.player(hakem_engine::tournament::PlayerId(id)).unwrap().player.clone();
    assert_eq!((player(2).title, player(3).title), (Some(Title::WGM), Some(Title::FM)));
    assert_eq!(player(1).national_rating.map(|rating| rating.get()), Some(1900));
    assert!(player(3).estimated.is_national());
    let notes = imported.say(&Texts::new(Language::English));
    assert_eq!((player(2).fide_id, player(3).fide_id), (Some(600_001), None));
    assert!(
        notes.contains("600001, Trois, Cy"),
        "a number that an earlier player has costs the cell: {notes}"
    );
    assert!(
        notes.contains("“SWISS_HALEY” is not supported")
            && notes.contains("later rounds are paired without it"),
        "{notes}"
    );
    assert!(!format!("{:?}", imported.commands).contains("secret"), "no mail addresses");
}

#[test]
fn a_game_of_an_earlier_round_without_a_result_is_adjourned() {
    let open: [&[[u16; 3]]; 2] =
        [&[[1, 2, 0], [3, 4, 1], [5, 0xFFFF, 9]], &[[2, 3, 0], [5, 1, 0], [4, 0xFFFF, 9]]];
    let imported = read("open.TUNX", &tunx(0, &open, &[3, 3])).unwrap();
    assert_eq!(rounds(&imported)[0], "2w? 5b");
    assert!(imported.notes.iter().any(|note| note.starts_with("One game of an earlier round")));
}

#[test]
fn a_file_of_an_old_version_of_sharly_chess_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.sce");
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE tournament (id, name)").unwrap();
    assert_eq!(fault(read("old.sce", &fs::read(path).unwrap())), ProgramFault::OlderVersion);
}

#[test]
fn results_of_single_players_are_no_event() {
    let text = "Event,Isle of Man\nStart,2007-09-22\nEnd,2007-09-30\nRounds,2\n\nPlayer,456,Fox,Anthony\n1,0,B,Taylor,Peter,2209,,ENG\n";
    let source = Source { path: Path::new("abroad.csv").to_owned(), bytes: text.into() };
    let read = read_source(&source, &Texts::new(Language::English));
    let owner = crate::exchange::Owner::SinglePlayers;
    assert!(matches!(read, Err(ImportError::Foreign { owner: of, .. }) if of == owner));
}

#[test]
fn a_file_of_sharly_chess_with_a_log_next_to_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = sce(folder.path());
    let path = folder.path().join("event.sce");
    fs::write(folder.path().join("event.sce-wal"), b"log").unwrap();
    let content = read_source(&Source { path, bytes: bytes.clone() }, &Texts::new(Language::English));
    assert!(matches!(content, Err(ImportError::Program { fault: ProgramFault::OpenElsewhere, .. })));
    let cut = fault(read("cut.sce", &bytes[..bytes.len() / 2]));
    assert!(matches!(cut, ProgramFault::Damaged { .. }), "{cut}");
}

/// A table of dBASE III of text fields.
fn dbf(fields: &[(&str, usize)], records: &[&[&str]]) -> Vec<u8> {
    let head = u16::try_from(32 * (fields.len() + 1) + 1).unwrap();
    let length = u16::try_from(1 + fields.iter().map(|(_, width)| width).sum::<usize>()).unwrap();
    let mut file = vec![3, 0, 0, 0];
    file.extend(u32::try_from(records.len()).unwrap().to_le_bytes());
    file.extend(head.to_le_bytes().into_iter().chain(length.to_le_bytes()));
    file.resize(32, 0);
    for (name, width) in fields {
        let mut entry = [0_u8; 32];
        entry[..name.len()].copy_from_slice(name.as_bytes());
        (entry[11], entry[16]) = (b'C', u8::try_from(*width).unwrap());
        file.extend(entry);
    }
    file.push(b'\r');
    for record in records {
        let (mark, cells) = record.split_first().unwrap();
        file.extend(mark.as_bytes());
        for ((_, width), cell) in fields.iter().zip(cells) {
            file.extend(format!("{cell:width$}").as_bytes());
        }
    }
    file
}

#[test]
fn the_three_files_of_swissperfect_are_one_event() {
    let folder = tempfile::tempdir().unwrap();
    let path = |ending: &str| folder.path().join(format!("club.{ending}"));
    fs::write(path("ini"), "[Tournament Info]\r\nName=Club\r\nArbiter=A. Arbiter\r\nRounds=9\r\n").unwrap();
    let players = dbf(
        &[
            ("ID", 3),
            ("START_NO", 3),
            ("SURNAME", 9),
            ("FIRSTNAME", 9),
            ("INTL_RTG", 5),
            ("TITLE", 2),
            ("BONUS", 3),
        ],
        &[
            &[" ", "7", "2", "Bell", "Bo", "1900", "", "1"],
            &["*", "8", "9", "Gone", "Gil", "", "", ""],
            &[" ", "3", "1", "Ash", "Ada", "2000", "5", ""],
            &[" ", "5", "3", "Cole", "Cy", "", "", ""],
        ],
    );
    fs::write(path("trn"), &players).unwrap();
    let games = [
        &[" ", "1", "3", "7", "2", "0", "1", "1"][..],
        &[" ", "1", "5", "0", "2", "0", "1", "1"],
        &[" ", "2", "5", "3", "0", "2", "0", "0"],
    ];
    let fields = ["ROUND", "WHITE", "BLACK", "W_SCORE", "B_SCORE", "W_TYPE", "B_TYPE"].map(|name| (name, 3));
    let missing = Source::open(&path("trn")).unwrap();
    let texts = Texts::new(Language::English);
    let refused = read_source(&missing, &texts);
    let file = "club.sco".to_owned();
    assert!(
        matches!(refused, Err(ImportError::Program { fault: ProgramFault::Missing { file: of }, .. }) if of == file)
    );
    fs::write(path("sco"), dbf(&fields, &games)).unwrap();
    for ending in ["ini", "trn", "sco"] {
        let Ok(Content::Event(imported)) = read_source(&Source::open(&path(ending)).unwrap(), &texts) else {
            panic!("the event is read")
        };
        assert_eq!(rounds(&imported), ["2w1 3b+", "1b0 H", "U 1w-"], "{ending}");
        let notes = imported.say(&Texts::new(Language::English));
        assert!(notes.contains("player 2: 1 half points without a round; 1 of them"), "{notes}");
    }
}

const VEGA: &str = "Vega 5.4 # event\nClub open\nBrno\nCZE\n2026/07/04, 2026/07/06\nA. Arbiter\n0.5 1.0\n1:\n2:\n3:\n\
    NAME;COUNTRY;BIRTHDAY;G;TITLE;IDFIDE;ELOFIDE;IDNAT;ELONAT;K;ISAVAL\n\
    Ash, Ada;CZE;2001/02/03;f;WFM;300001;2000;;;20;1\nBell, Bo;CZE;1999;m;;;0;;1900;40;1\n";

#[test]
fn a_folder_of_vega_is_the_newest_report_in_it_else_the_players() {
    let folder = tempfile::tempdir().unwrap();
    let texts = Texts::new(Language::English);
    fs::write(folder.path().join("open.veg"), VEGA).unwrap();
    let content = read_source(&Source::open(folder.path()).unwrap(), &texts);
    let Ok(Content::Event(imported)) = content else { panic!("the players are read") };
    let made = event(&imported);
    let names: Vec<_> = made.players().map(|(_, known)| known.player.name.to_string()).collect();
    assert_eq!(
        (names, made.settings().rounds),
        (vec!["Ash, Ada".to_owned(), "Bell, Bo".to_owned()], RoundNo(3))
    );
    let report = "012 Club open\nXXR 3\nXXC white1\n001    1      Ash, Ada                          2000\n\
                  001    2      Bell, Bo                          1900\n001    3      Cole, Cy                          1800                             0.0       0000 - -\n";
    fs::write(folder.path().join("open.trfx"), report).unwrap();
    let opened = Source::open(folder.path()).unwrap();
    assert!(opened.path.ends_with("open.trfx"), "{:?}", opened.path);
    let beside = read_source(&Source::open(&folder.path().join("open.veg")).unwrap(), &texts);
    let Ok(Content::Event(imported)) = beside else { panic!("the report is read") };
    assert_eq!(imported.notes[0], "The event was read from open.trfx.");
    let made = event(&imported);
    assert_eq!(made.next_to_publish(), RoundNo(1), "absences alone are no round");
    assert_eq!(made.players().count(), 3);
}
