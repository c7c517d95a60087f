//! The start screen.

use crate::console::Console;
use crate::disk::hasty_disk;
use hakem::desk::{FileRequest, Message, Request, Sample, WorkRequest};
use hakem::i18n::Language;
use hakem::simulate::{Wishes, simulate};
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::pairing::system;
use hakem_engine::tournament::{BoardNo, GameResult, Name, Outcome, PlayerId, RoundNo, Settings};
use hakem_engine::trf;

#[test]
fn the_first_start_offers_the_sample_event() {
    let mut console = Console::near(Language::Turkish, &[]);
    insta::assert_snapshot!(console.screen());
    console.press(",m");
    assert!(console.folder().join("data/samples/open.hakem").exists());
    let snapshot = console.app.context().snapshot;
    assert!(snapshot.player(PlayerId(17)).is_some());
    assert_eq!(snapshot.settings().system.as_str(), "dutch-2026");
    assert_eq!(snapshot.settings().name.as_str(), "Örnek Açık Turnuva");
}

#[test]
fn event_files_are_listed_the_latest_first_and_opened_with_enter() {
    let mut console = Console::over(Language::English, &["notes.txt"]);
    for name in ["One", "Two"] {
        console.press(&format!("n{name}<Enter>"));
        console.press("q");
    }
    let two = std::fs::File::options().append(true).open(console.folder().join("two.hakem")).unwrap();
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(60);
    two.set_modified(later).unwrap();
    console.press("nThree<Enter>q");
    console.app.idle();
    assert!(console.line("two.hakem").starts_with("> Two"), "{}", console.screen());
    console.hides("notes.txt");
    console.press("<End><Enter>");
    assert_eq!(console.app.context().snapshot.settings().name.as_str(), "One");
}

#[test]
fn long_names_of_events_are_whole_where_there_is_space() {
    let mut console = Console::new(Language::English);
    let name = "29. Uluslararası İstanbul Açık Satranç Turnuvası, A Kategorisi";
    console.press(&format!("n{name}<Enter>q"));
    console.app.idle();
    let screen = console.screen_of(120, 24);
    assert!(screen.lines().any(|line| line.starts_with(&format!("> {name} "))), "{screen}");
    assert!(screen.lines().all(|line| line.matches('│').count() <= 1), "one panel\n{screen}");
}

#[test]
fn the_name_of_an_event_is_whole_at_80_columns_and_the_panel_has_its_last_change() {
    for language in Language::ALL {
        let mut console = Console::new(language);
        console.press("nClub championship 2026<Enter>q");
        console.app.idle();
        let screen = console.screen();
        let row = screen.lines().find(|line| line.starts_with('>')).unwrap_or_default();
        assert!(row.starts_with("> Club championship 2026 "), "{screen}");
        let panel: Vec<&str> =
            screen.lines().filter_map(|line| line.split_once('│')).map(|(_, on)| on).collect();
        let file = panel.iter().find(|line| line.contains(".hakem")).unwrap_or(&"");
        assert!(file.contains("2026"), "{screen}");
    }
}

#[test]
fn a_new_event_is_named_after_the_event_and_overwrites_nothing() {
    let mut console = Console::new(Language::Czech);
    console.press("nŠachový festival<Enter>q");
    assert!(console.folder().join("sachovy-festival.hakem").exists());
    console.press("nŠachový festival");
    console.shows("Uloží se jako sachovy-festival-2.hakem");
    console.press("<Enter>");
    assert!(console.folder().join("sachovy-festival-2.hakem").exists());
    assert_eq!(console.app.context().snapshot.settings().language, Language::Czech);
}

#[test]
fn an_event_without_a_name_is_refused_at_the_field() {
    let mut console = Console::new(Language::English);
    console.press("n<Enter>");
    console.shows("! The name is empty.");
}

#[test]
fn every_language_is_offered_in_its_own_words() {
    let mut console = Console::new(Language::English);
    console.shows("Türkçe · English · Čeština");
    console.press(",t<Down><Enter>");
    console.shows("nový turnaj");
    console.press(",t<Home><Enter>");
    console.shows("yeni turnuva");
}

#[test]
fn a_list_of_players_is_imported_and_a_faulty_one_changes_nothing() {
    let mut console = Console::new(Language::English);
    let file = |console: &Console, name: &str| console.folder().join(name);
    std::fs::write(file(&console, "bad.csv"), "Surname,Elo,Paid\n,many,yes\n").unwrap();
    console.press("ibad.csv<Enter>");
    console.shows("Line 2, column Surname: Row without a name");
    console.press("<Enter>");
    assert!(!file(&console, "bad.hakem").exists());
    std::fs::write(file(&console, "club.csv"), "Surname,Name,Elo,Paid\nAk,Ayşe,1800,yes\nBoz,,,\n").unwrap();
    console.press("<Esc><Esc>iclub.csv<Enter>");
    console.shows("Ignored columns: Paid");
    console.press("<Enter>");
    console.press("<F5>");
    console.shows("AK, AYŞE");
    let names: Vec<_> =
        console.app.context().snapshot.players().map(|(_, known)| &known.player.name).collect();
    assert_eq!(names.iter().map(|name| name.as_str()).collect::<Vec<_>>(), ["Ak, Ayşe", "Boz"]);
}

#[test]
fn one_undo_after_an_import_takes_back_the_import_and_one_redo_brings_it_again() {
    let mut console = Console::new(Language::English);
    let wishes = Wishes { players: Some(8), ..Wishes::default() };
    let event = simulate(&wishes, system("dutch-2026").unwrap(), 8, 1).unwrap().event;
    let report = trf::write(&trf::from_snapshot(&event), trf::Style::default());
    std::fs::write(console.folder().join("open.trf"), report).unwrap();
    console.press("iopen.trf<Enter><Esc>");
    while console.app.is_busy() {
        console.app.idle();
        std::thread::yield_now();
    }
    let last = console.app.context().history.log().last().map(|line| line.entry.clone());
    assert!(matches!(last, Some(Entry::Did(Command::NoteImport { .. }))), "{last:?}");
    let count = |console: &Console| console.app.context().snapshot.players().count();
    let imported = console.app.context().snapshot.clone();
    console.press("uX");
    assert_eq!((count(&console), imported.players().count()), (0, 8), "{}", console.screen());
    console.press("U");
    assert_eq!(console.app.context().snapshot, &imported);
}

#[test]
fn the_rounds_of_a_report_are_paired_again_beside_the_console() {
    let mut console = Console::new(Language::English);
    // Under the edition in force, so that a round deviates.
    let plain = include_str!("../golden/trf/plain.trf").replace("2019.03", "2026.03");
    std::fs::write(console.folder().join("plain.trf"), plain).unwrap();
    let check = |console: &mut Console| {
        while console.app.is_busy() {
            console.app.idle();
            std::thread::yield_now();
        }
    };
    console.press("iplain.trf<Enter>");
    console.shows("Its description matches");
    // The messages of the import are read first.
    console.app.idle();
    console.shows("Its description matches");
    console.press("<Esc>");
    check(&mut console);
    console.shows("Rounds that differ from the rules");
    console.shows("Recorded: 4-6 5-3.");
    console.press("<Esc>");
    console.shows("Round 3 of the report differs from the rules.");
    // If the arbiter has moved on, only the question opens.
    console.press("<Esc>qiplain.trf<Enter><Esc><F8>");
    check(&mut console);
    console.shows("Different from the rules: round 3 of 3.");
    assert_eq!(console.app.depth(), 1);
    console.press("C");
    let report = trf::write(&trf::from_snapshot(console.app.context().snapshot), trf::Style::default());
    assert_eq!(report.matches("### Import @ Round 3: 6-5 4-3 => 5-3 4-6").count(), 1, "{report}");
}

#[test]
fn wrong_ranks_of_a_report_are_listed_after_its_import() {
    let mut console = Console::new(Language::English);
    let event = include_str!("../../src/engine/example.trf");
    let swapped = [("2.0    3", "2.0    x"), ("2.0    2", "2.0    3"), ("2.0    x", "2.0    2")];
    let swapped = swapped.iter().fold(event.to_owned(), |text, (from, to)| text.replace(from, to));
    std::fs::write(console.folder().join("ranks.trf"), swapped).unwrap();
    let check = |console: &mut Console| {
        while console.app.is_busy() {
            console.app.idle();
            std::thread::yield_now();
        }
    };
    console.press("iranks.trf<Enter><Esc>");
    check(&mut console);
    console.shows("Player 2 has rank 3 and belongs at 2: BH is 5½, and 5 for 1.");
    console.press("<Esc>qiranks.trf<Enter><Esc><F8>");
    check(&mut console);
    console.shows("report’s rounds: 2.");
}

#[test]
fn import_answers_to_i_without_its_dot() {
    let mut console = Console::new(Language::Turkish);
    console.press("ı");
    assert_eq!(console.app.depth(), 1);
    console.press("<Enter>");
    console.shows("Dosya adı girilmedi.");
}

#[test]
fn every_file_says_what_it_is_and_those_opened_last_are_there() {
    let mut console = Console::near(Language::Turkish, &["empty.hakem"]);
    std::fs::write(console.folder().join("foreign.hakem"), "[Event \"?\"]").unwrap();
    std::fs::create_dir(console.folder().join("elsewhere")).unwrap();
    let far = Settings::named(Name::new("Açık").unwrap());
    let path = console.folder().join("elsewhere/far.hakem");
    console.app.update(Message::ask(FileRequest::New(path, Box::new(far))));
    console.press("q");
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("pPq");
    let path = console.folder().join("broken.hakem");
    let sample = console.folder().join("aktar-17.hakem");
    std::fs::rename(console.folder().join("data/samples/aktar-17.hakem"), &sample).unwrap();
    let mut broken = std::fs::read(&sample).unwrap();
    let at = broken.len() / 2;
    broken[at] ^= 1;
    std::fs::write(&path, broken).unwrap();
    for name in ["empty", "foreign", "broken", "aktar-17", "elsewhere/far"] {
        let file = std::fs::File::options().append(true).open(console.folder().join(format!("{name}.hakem")));
        let day = "2026-03-05T09:00:00Z".parse::<jiff::Timestamp>().unwrap();
        file.unwrap().set_modified(day.into()).unwrap();
    }
    let mut console = console.again(hasty_disk());
    console.shows("…");
    assert!(console.app.idle());
    console.shows("not an event file");
    console.press("<End>");
    for language in Language::ALL {
        console.app.update(Message::ask(Request::Language(language)));
        let screens = [console.screen(), console.screen_of(110, 35)].join("\n");
        insta::assert_snapshot!(format!("start_{}", language.code()), screens);
    }
    assert!(!console.app.idle(), "each file is read once");
}

#[test]
fn the_key_bar_names_what_enter_does_with_the_row_at_the_cursor() {
    let mut console = Console::new(Language::English);
    let bar = |console: &Console| console.screen().lines().last().unwrap_or_default().to_owned();
    assert!(bar(&console).starts_with("Enter guided round  n new event"), "{}", bar(&console));
    console.press("nOpen<Enter>q");
    std::fs::write(console.folder().join("foreign.hakem"), "[Event \"?\"]").unwrap();
    std::fs::write(console.folder().join("void.hakem"), "").unwrap();
    let mut console = console.again(hasty_disk());
    while console.app.idle() {}
    for (words, enter, is_event) in [
        ("not an event file", "Enter import", false),
        ("no entries", "Enter open", false),
        ("0 players", "Enter open", true),
    ] {
        console.press("<Home>");
        for _ in 0..2 {
            if !console.screen().lines().any(|line| line.starts_with('>') && line.contains(words)) {
                console.press("<Down>");
            }
        }
        let bar = bar(&console);
        assert!(bar.starts_with(enter), "{words}: {bar}");
        assert_eq!(bar.contains("new like this"), is_event, "{words}: {bar}");
    }
    console.press("<Home>");
    while !console.screen().contains("Enter offers to import the file at the cursor") {
        console.press("<Down>");
    }
    console.press("<Enter>");
    console.shows("[I] Import it");
}

#[test]
fn an_event_is_begun_like_the_one_under_the_cursor_with_its_players_where_they_are_wanted() {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.press("<F4>");
    let rounds = console.app.context().snapshot.settings().rounds;
    console.press("q");
    (0..3).for_each(|_| {
        console.app.idle();
    });
    console.press("N");
    console.shows("New event like Aktar, 17 oyuncu");
    // The name of the other event is preset for editing.
    console.press(" 2027<Down><Down><Right><Enter>");
    let cx = console.app.context();
    assert_eq!(cx.snapshot.settings().name.as_str(), "Aktar, 17 oyuncu 2027");
    assert_eq!((cx.snapshot.players().count(), cx.snapshot.settings().rounds), (17, rounds));
    assert!(cx.snapshot.last_paired().is_none());
    // An existing file name is not accepted.
    console.press("q");
    (0..3).for_each(|_| {
        console.app.idle();
    });
    console.press("N<Enter>");
    assert_eq!(console.app.depth(), 1, "{}", console.screen());
}

#[test]
fn the_list_names_the_conflict_that_keeps_a_round_from_being_complete() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bo"]);
    console.publish_round_1(&[(1, 2)]);
    let (round, board) = (RoundNo(1), BoardNo(1));
    let result = |outcome| GameResult::Played(outcome);
    console.does(Command::EnterResult { round, board, result: result(Outcome::Draw) });
    let listed = |console: &mut Console| {
        console.press("q");
        console.app.idle();
        let screen = console.screen();
        console.press("<Enter>");
        screen
    };
    assert!(listed(&mut console).contains("1/7 complete"), "{}", console.screen());
    console.does(Command::NoteConflict { round, board, found: result(Outcome::WhiteWins) });
    console.shows("1! [2·]");
    let screen = listed(&mut console);
    assert!(screen.contains("1/7 1 conflict") && screen.contains("Round 1 of 7: 1 conflict"), "{screen}");
    assert!(!screen.contains("complete"), "{screen}");
}

#[test]
fn the_number_of_players_is_in_a_column_of_states() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bo"]);
    console.press("q");
    console.app.idle();
    let screen = console.screen();
    let head = screen.lines().find(|line| line.contains("Changed")).unwrap_or_default();
    assert!(head.contains("State") && !head.contains("Round"), "{screen}");
    console.shows("2 players");
}
