//! Imports from files and the clipboard: previewed before they are done, undone in one step.

use crate::console::Console;
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{GameResult, Name, Outcome, Player, Rating, RequestedBye, RoundNo};
use hakem_engine::trf::{self, Counted, Style};

const LIST: &str = "Open of Ankara\n\nNo;Name;FIDE ID;Rtg;Club/City;Paid\n1;Ak, Ayşe;310;1900;Çankaya;yes\n\
                    2;Boz, Can;;many;;no\n3;Novák, Jan;77;2100;Praha;\n";

fn write(console: &Console, name: &str, text: &str) {
    std::fs::write(console.folder().join(name), text).unwrap();
}

fn names(console: &Console) -> Vec<String> {
    let players = console.app.context().snapshot.players();
    players.map(|(_, known)| known.player.name.to_string()).collect()
}

fn ratings(console: &Console) -> Vec<Option<u16>> {
    let players = console.app.context().snapshot.players();
    players.map(|(_, known)| known.player.rating.map(Rating::get)).collect()
}

#[test]
fn a_list_is_seen_column_by_column_before_an_event_is_made() {
    let mut console = Console::new(Language::English);
    write(&console, "list.csv", &LIST.replace("Boz, Can", ""));
    console.press("ilist.csv<Enter>");
    insta::assert_snapshot!(console.screen());
    console.press("<Enter>");
    console.shows("Some lines have errors.");
    assert!(!console.folder().join("list.hakem").exists());
    // The rating is skipped, then the club is interpreted as the federation, which fits no cell.
    console.press("<Down><Down><Down>-");
    console.shows("Ignored columns: No, Rtg, Paid");
    console.press("<Down>e");
    console.shows("not a federation, left blank: 2");
    console.press("c<Up>rx<Enter>");
    assert_eq!(names(&console), ["Ak, Ayşe", "Novák, Jan"]);
    assert_eq!(ratings(&console), [Some(1900), Some(2100)]);
    assert!(console.folder().join("list.hakem").exists());
}

/// An event of two players, one of whom is in the list with another rating.
fn event() -> Console {
    let mut console = Console::with_event(Language::English);
    for (name, fide_id, rating) in [("Novák, Jan", Some(77), 2050), ("Zeki Su", None, 1500)] {
        let player =
            Player { fide_id, rating: Rating::new(rating).ok(), ..Player::named(Name::new(name).unwrap()) };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    console.press("<F5>");
    console
}

#[test]
fn a_list_comes_into_an_open_event_by_its_differences_in_one_step() {
    let mut console = event();
    write(&console, "list.csv", &LIST.replace("many", "").replace("\n2;Boz", "\n4;Su, Zeki;;1500;;\n2;Boz"));
    console.press("ilist.csv<Enter><Enter>");
    insta::assert_snapshot!(console.screen());
    // Boz is deselected: the changed player is listed first, then the new ones.
    console.press("<Down><Down> <Enter>");
    assert_eq!(names(&console), ["Novák, Jan", "Zeki Su", "Ak, Ayşe"]);
    assert_eq!(ratings(&console), [Some(2100), Some(1500), Some(1900)]);
    console.press("u");
    assert_eq!((names(&console).len(), ratings(&console)[0]), (2, Some(2050)));
    console.press("UL");
    console.shows("Imported from list.csv: 1 new, 1 changed");
}

#[test]
fn a_list_of_registered_players_only_changes_nothing() {
    let mut console = event();
    write(&console, "same.csv", "Name,Rtg\n\"Novák, Jan\",2050\nSu Zeki,\n");
    let step = console.app.context().step;
    console.press("isame.csv<Enter><Enter>");
    console.shows("All players in the list are already registered");
    assert_eq!(console.app.context().step, step);
}

#[test]
fn a_list_that_does_not_state_the_order_of_names_is_imported_after_a_question() {
    let mut console = event();
    write(&console, "club.csv", "No;Name;Rtg\n1;Zeynep Arslan;1500\n2;Ali Veli Kaya;1400\n");
    console.press("iclub.csv<Enter><Enter>");
    console.shows("Which name of “Zeynep Arslan” is the family name?");
    console.press("<Enter>");
    console.shows("Which name of “Zeynep Arslan” is the family name?");
    // The cursor is in the column of names.
    console.press("o<Enter><Enter>");
    assert_eq!(names(&console)[2..], ["Arslan, Zeynep", "Kaya, Ali Veli"]);
    console.press("u");
    write(&console, "other.csv", "Name;Rtg\nZeynep Arslan;1500\n");
    console.press("iother.csv<Enter><Enter>n<Enter><Enter>");
    assert_eq!(names(&console)[2..], ["Zeynep Arslan"], "as it is written");
    // However much there is to say about the other columns, the question is shown whole.
    let odd = "Name;Rtg;UKD;Title;FIDE ID;Federation;Points;Remark;The last column of a long form\n\
               Zeynep Arslan;15OO;1x;Professor;none;Ankara;3;late;\n\
               Ali Veli Kaya;1400;1450;FM;6300010;TUR;2;absent;\n\
               Su Zeki Tan;1300;1350;CM;6300011;TUR;1;;paid\n";
    write(&console, "odd.csv", odd);
    console.press("iodd.csv<Enter><Enter>");
    console.shows("Which name of “Zeynep Arslan” is the family name?");
    console.shows("Then press Enter.");
}

#[test]
fn a_report_with_columns_in_bytes_becomes_an_event_like_any_other() {
    let mut console = Console::new(Language::English);
    let report = include_str!("../golden/trf/national.trf");
    let style = Style { counted: Counted::Bytes, ..Style::default() };
    write(&console, "vega.trf", &trf::write(&trf::read(report).unwrap().file, style));
    console.press("ivega.trf<Enter>");
    assert_eq!(names(&console)[..3], ["Şule öz", "Ayşenur Çınar", "Gül Sahin"]);
    assert_eq!(ratings(&console)[..3], [Some(2347), Some(2132), Some(1977)]);
}

#[test]
fn rows_that_are_pasted_among_the_players_become_a_list() {
    let mut console = event();
    console.app.paste("Ak, Ayşe\t1900\t2001\nBoz, Can\t1800\t1999\n");
    console.shows("Players from pasted rows");
    console.press("<Enter>");
    console.shows("New: 2 (+)");
    console.press("<Enter>");
    assert_eq!(names(&console), ["Novák, Jan", "Zeki Su", "Ak, Ayşe", "Boz, Can"]);
    assert_eq!(ratings(&console)[2..], [Some(1900), Some(1800)]);
    // On other screens, and for a single word, pasting has no effect unless a field has the focus.
    console.app.paste("u");
    console.shows("No text field is open");
    console.press("<F7>");
    console.app.paste("a\nb\n");
    console.shows("No text field is open");
    assert_eq!(names(&console).len(), 4);
}

#[test]
fn results_of_the_round_come_from_games_and_differences_become_conflicts() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ak, Ayşe", "Boz, Can", "Novák, Jan", "Su, Zeki", "E", "F"]);
    console.publish_round_1(&[(1, 2), (3, 4), (5, 6)]);
    console.press("<F7>1");
    let game = |white: &str, black: &str, result: &str| {
        format!(
            "[Round \"1\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n\n"
        )
    };
    let games = [
        game("Ak, Ayse", "Can Boz", "0-1"),
        game("Novak, Jan", "Su, Zeki", "1/2-1/2"),
        game("E", "Nobody", "1-0"),
    ];
    write(&console, "round.pgn", &games.concat().replacen("[White", "[WhiteFideId \"none\"]\n[White", 1));
    console.press("iround.pgn<Enter>");
    console.shows("Column “WhiteFideId”, not a FIDE ID, left blank: 1 (line 2: “none”)");
    console.press("<Esc>");
    write(&console, "round.pgn", &games.concat());
    console.press("iround.pgn<Enter>");
    insta::assert_snapshot!(console.screen());
    console.press("<Enter>");
    let said = console.screen().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("and one more entry (L)"), "{said}");
    let round = console.app.context().snapshot.round(RoundNo(1)).unwrap();
    let results: Vec<_> = round.games().map(|(.., result)| result).collect();
    let played = |outcome| Some(GameResult::Played(outcome));
    assert_eq!(results, [played(Outcome::WhiteWins), played(Outcome::Draw), None]);
    let conflicts: Vec<_> = round.conflicts().collect();
    assert_eq!(conflicts.len(), 1, "{conflicts:?}");
}

#[test]
fn a_game_whose_result_and_ending_differ_is_listed_and_not_entered() {
    let mut console = Console::with_event(Language::English);
    console.register(&["A", "B", "C", "D"]);
    console.publish_round_1(&[(1, 2), (3, 4)]);
    console.press("<F7>");
    let game = |white: &str, black: &str, [result, ending]: [&str; 2]| {
        format!(
            "[Round \"1\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n1. e4 e5 {ending}\n\n"
        )
    };
    let games = [game("A", "B", ["1-0", "0-1"]), game("C", "D", ["0-1", "0-1"])];
    write(&console, "round.pgn", &games.concat());
    console.press("iround.pgn<Enter>");
    let shown = console.screen().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        shown.contains("the header states 1 - 0, the moves end with 0 - 1; enter the result yourself"),
        "{shown}"
    );
    console.press("<Enter>");
    let round = console.app.context().snapshot.round(RoundNo(1)).unwrap();
    let results: Vec<_> = round.games().map(|(.., result)| result).collect();
    assert_eq!(results, [None, Some(GameResult::Played(Outcome::BlackWins))]);
}

#[test]
fn a_file_of_games_makes_no_event_and_a_foreign_one_is_named_with_the_way_on() {
    let mut console = Console::new(Language::English);
    write(&console, "a.pgn", "[Event \"x\"]\n[Result \"*\"]\n\n*\n");
    console.press("ia.pgn<Enter>");
    console.shows("contains games, not an event");
    let access = "\u{0}\u{1}\u{0}\u{0}Standard Jet DB\u{0}";
    let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<chessresults><tournamentdata/></chessresults>";
    for (file, text, told) in [
        ("a.TUNX", "anything", "The file is incomplete or damaged (header)"),
        ("a.tun", "anything", "is a Swiss-Manager event"),
        ("a.SWT", "anything", "is a Swiss-Chess event"),
        ("a.papi", access, "is a Papi event"),
        ("a.dat", access, "is an Access database"),
        ("a.xml", xml, "is an upload for chess-results"),
        ("a.pdf", "%PDF-1.7\n", "is a printed page"),
        ("a.html", "<!DOCTYPE html><html>", "is a web page. Export its table"),
        ("a.bin", "\u{1}\u{0}", "can only be read by the program that wrote it"),
    ] {
        write(&console, file, text);
        console.press(&format!("<Esc>i{file}<Enter>"));
        console.shows(told);
    }
}

#[test]
fn the_wall_writes_the_report_in_the_form_that_is_chosen() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Şükrü Öğün", "Boz, Can"]);
    console.publish_round_1(&[(1, 2)]);
    console.press("<F9>11/tournament report<Enter> <Up>");
    console.shows("TRF-2026");
    let written = |console: &Console| -> Vec<(String, String)> {
        let folder = console.folder().join("open-sheets");
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut found: Vec<(String, String)> = files
            .map(|file| {
                let name = file.file_name().to_string_lossy().into_owned();
                (name, std::fs::read_to_string(file.path()).unwrap())
            })
            .collect();
        found.sort();
        found
    };
    // The line of the report is off screen at the other end of the list.
    console.press("<Home>o<Up><Right><Enter>/tournament report<Enter>");
    console.shows("TRF16 (older programs)");
    console.press("o<Up><Right><Right><Enter>");
    console.shows("TRF, names in ASCII");
    console.press("W<Enter>");
    let ascii = written(&console);
    assert!(
        matches!(ascii.as_slice(), [(name, text)] if name.ends_with(".trf") && text.contains("Sukru Ogun"))
    );
    // Written sheets are no longer marked.
    console.press(" <Up>o<Up><Right><Right><Right><Enter>W<Enter>");
    console.shows("Not included in this file");
    console.press("<Esc>");
    let names: Vec<String> = written(&console).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names.iter().filter(|name| name.ends_with(".txt")).count(), 2, "{names:?}");
    console.press(" <Up>o<Up><Right><Enter>W<Enter><Esc>");
    let boards = written(&console).into_iter().find(|(name, _)| name.ends_with(".pgn"));
    assert!(boards.is_some_and(|(_, text)| text.contains("[White \"Şükrü Öğün\"]")));
}

#[test]
fn players_are_imported_from_another_event_file_without_those_who_left_it() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ak, Ayşe", "Boz, Can", "Dal, Ece"]);
    console.press("<F5>/dal<Enter>x");
    console.press("qnWinter<Enter>");
    console.register(&["Boz, Can"]);
    console.press("<F5>iopen.hakem<Enter>");
    console.shows("open.hakem");
    console.press("<Enter>");
    assert_eq!(names(&console), ["Boz, Can", "Ak, Ayşe"], "{}", console.screen());
    console.press("iwinter.hakem<Enter>");
    console.shows("All players in the list are already registered");
    console.press("inothing.hakem<Enter>");
    console.shows("nothing.hakem");
    assert_eq!(names(&console).len(), 2);
}
