//! Rating lists downloaded again, and players compared with the lists in force.

use crate::console::Console;
use crate::lists;
use crate::ratings::{import_into, some};
use hakem::ratings::{self, ListSources, RatingsError, SourcesError, Watch};
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    Name, PartialDate, Player, PlayerId, Rating, RequestedBye, RoundNo, Settings,
};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// Copies a file, in place of the download program.
const COPY: &[&str] = match cfg!(windows) {
    true => &["cmd", "/c", "copy", "/y", "{address}", "{file}"],
    false => &["cp", "{address}", "{file}"],
};

/// Sources that are copied from the disk.
fn sources(files: &[(&str, &Path)]) -> ListSources {
    let address = |(name, path): &(&str, &Path)| ((*name).to_owned(), path.display().to_string());
    ListSources {
        addresses: files.iter().map(address).collect(),
        command: COPY.iter().copied().map(str::to_owned).collect(),
        ..ListSources::default()
    }
}

/// Two lists on a disk, as a federation publishes them.
fn served() -> (TempDir, ListSources) {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("fide.txt"), lists::combined(some().into_iter())).unwrap();
    fs::write(folder.path().join("club.csv"), "LNo;Name;UKD\n7;Ak, Can;1500\n").unwrap();
    let path = |file: &str| folder.path().join(file);
    let sources = sources(&[("fide", &path("fide.txt")), ("club", &path("club.csv"))]);
    (folder, sources)
}

fn names(console: &Console) -> Vec<String> {
    let folder = ratings::folder(&console.folder().join("data"));
    ratings::lists(&folder).unwrap_or_default().into_iter().map(|list| list.name).collect()
}

/// Lets time pass without a key until no list is being downloaded.
fn gotten(console: &mut Console) {
    console.app.idle();
    while console.app.is_importing() {
        console.app.idle();
        // The next list waits until the account of this one is closed.
        if console.has("Rating list imported") {
            console.press("<Esc>");
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Lets some seconds pass without a key.
fn idle(console: &mut Console) {
    for _ in 0..20 {
        console.app.idle();
    }
}

/// Registers the player with number 11 in the lists, with a different rating.
fn register(console: &mut Console) {
    let player = Player {
        rating: Rating::new(2000).ok(),
        fide_id: Some(11),
        ..Player::named(Name::new("Öğün, Şükrü").unwrap())
    };
    console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    console.press("<F5>");
}

/// Imports FIDE's list on 22 November 2026.
fn with_list(console: &Console) {
    let folder = ratings::folder(&console.folder().join("data"));
    import_into(&folder, console.folder(), "fide.txt", &lists::combined(some().into_iter()));
}

#[test]
fn q136_one_key_downloads_all_lists_again_from_their_addresses() {
    let (folder, sources) = served();
    let mut console = Console::getting(sources, "2026-11-22");
    console.press("<F5>,f");
    console.shows("Downloading fide in the background");
    gotten(&mut console);
    assert_eq!(names(&console), ["fide", "club"]);
    let incoming = ratings::folder(&console.folder().join("data")).join("incoming");
    assert_eq!(fs::read_dir(incoming).unwrap().count(), 0, "the downloaded file is not kept");
    // A list that cannot be downloaded is reported and remains unchanged.
    fs::remove_file(folder.path().join("club.csv")).unwrap();
    console.press(",f");
    gotten(&mut console);
    console.shows("could not be downloaded");
    console.press("<Esc>");
    gotten(&mut console);
    assert_eq!(names(&console), ["fide", "club"]);
    let mut console = Console::getting(ListSources::default(), "2026-11-22");
    console.press("<F5>,f");
    console.shows("No list has an address.");
}

#[test]
fn q135_lists_older_than_a_day_are_downloaded_if_the_configuration_says_so() {
    let (_folder, sources) = served();
    let daily = |daily| {
        let mut console = Console::getting(ListSources { daily, ..sources.clone() }, "2026-11-24");
        with_list(&console);
        idle(&mut console);
        gotten(&mut console);
        let folder = ratings::folder(&console.folder().join("data"));
        let fide = ratings::lists(&folder).unwrap().into_iter().find(|list| list.name == "fide").unwrap();
        (fide.known.unwrap().imported, names(&console))
    };
    assert_eq!(daily(true), ("2026-11-24".to_owned(), vec!["fide".to_owned(), "club".to_owned()]));
    assert_eq!(daily(false), ("2026-11-22".to_owned(), vec!["fide".to_owned()]), "not unless asked");
}

#[test]
fn the_usual_command_gets_a_file_where_its_program_is_installed() {
    let usual = ListSources::default();
    if std::process::Command::new(&usual.command[0]).arg("--version").output().is_err() {
        println!("skipped: there is no {}", usual.command[0]);
        return;
    }
    let folder = TempDir::new().unwrap();
    let [there, to] = ["there.txt", "to.txt"].map(|name| folder.path().join(name));
    fs::write(&there, "a list").unwrap();
    let address = format!("file://{}", there.display());
    ratings::get(&usual, &address, &to, &Watch::default()).unwrap();
    assert_eq!(fs::read_to_string(&to).unwrap(), "a list");
    let refused = ratings::get(&usual, &format!("{address}.gone"), &to, &Watch::default());
    assert!(matches!(refused, Err(RatingsError::Sources(SourcesError::NotGot { .. }))));
}

#[test]
fn the_users_file_names_addresses_and_says_where_it_is_wrong() {
    let read = |text: &str| ListSources::read(Path::new("ratings.ron"), text);
    let usual = ListSources::default();
    assert_eq!(read("()").unwrap(), usual);
    assert_eq!(usual.command.first().map(String::as_str), Some("curl"));
    let text = r#"(daily: true, addresses: {"fide": "https://example.org/list.zip"})"#;
    let addresses = BTreeMap::from([("fide".to_owned(), "https://example.org/list.zip".to_owned())]);
    assert_eq!(read(text).unwrap(), ListSources { daily: true, addresses, ..usual });
    assert!(matches!(read("(daily: perhaps)"), Err(SourcesError::Malformed { line: 1, .. })));
    for address in ["http://example.org/x", "--help", "https://example.org/a b"] {
        let text = format!(r#"(addresses: {{"fide": "{address}"}})"#);
        assert!(matches!(read(&text), Err(SourcesError::Address { .. })), "{address}");
    }
}

#[test]
fn q138_the_check_by_itself_is_switched_off_by_the_users_file() {
    let told = |check| {
        let mut console = Console::getting(ListSources { check, ..ListSources::default() }, "2026-11-22");
        register(&mut console);
        with_list(&console);
        idle(&mut console);
        console.has("Changed in the rating lists")
    };
    assert!(told(true));
    assert!(!told(false));
    // A manual request still does it.
    let sources = ListSources { check: false, ..ListSources::default() };
    let mut console = Console::getting(sources, "2026-11-22");
    register(&mut console);
    with_list(&console);
    console.press(",r");
    console.shows("Rating 2000 → 2100");
}

#[test]
fn q141_before_a_check_that_is_asked_for_old_lists_are_questioned() {
    for (day, asks) in [("2026-11-23", false), ("2026-11-24", true)] {
        let mut console = Console::getting(ListSources::default(), day);
        register(&mut console);
        with_list(&console);
        console.press(",r");
        let question = console.has("Are the rating lists current?");
        assert_eq!(question, asks, "{day}: {}", console.screen());
        if asks {
            console.shows("fide was imported on 2026-11-22.");
            console.press("<Enter>");
        }
        console.shows("Rating 2000 → 2100");
        console.press("<Enter>");
        let known = console.app.context().snapshot.player(PlayerId(1)).unwrap();
        assert_eq!(known.player.rating.map(Rating::get), Some(2100));
    }
}

fn lasts(console: &mut Console, begins: (u16, u8, u8), ends: (u16, u8, u8)) {
    let settings = console.app.context().snapshot.settings().clone();
    let [begins, ends] = [begins, ends].map(|(year, month, day)| PartialDate::new(year, month, day).ok());
    console.does(Command::Announce(Box::new(Settings { begins, ends, ..settings })));
}

#[test]
fn a_rating_accepted_from_a_list_newer_than_the_first_day_is_doubted() {
    let doubted = |begins: (u16, u8, u8), ends: (u16, u8, u8)| {
        let mut console = Console::getting(ListSources::default(), "2026-11-22");
        with_list(&console);
        lasts(&mut console, begins, ends);
        console.press("<F5>aogun");
        console.app.idle();
        while !console.has("2100") {
            console.app.idle();
            thread::sleep(Duration::from_millis(1));
        }
        console.press("<Down><Enter><Enter>");
        let doubted = console.has("came into force after the first day");
        let players = |console: &Console| console.app.context().snapshot.players().count();
        assert_eq!(players(&console), usize::from(!doubted), "{}", console.screen());
        console.press("<Enter>");
        assert_eq!(players(&console), 1, "{}", console.screen());
        doubted
    };
    assert!(doubted((2026, 10, 20), (2026, 11, 9)));
    assert!(!doubted((2026, 11, 3), (2026, 11, 9)), "the list of the month");
    assert!(!doubted((2026, 10, 20), (2026, 12, 9)), "over 30 days that of the day");
}

#[test]
fn q137_players_are_compared_with_the_list_of_the_start_and_in_a_long_event_that_of_the_day() {
    let compared = |begins: (u16, u8, u8), ends: (u16, u8, u8)| {
        let mut console = Console::getting(ListSources::default(), "2026-11-22");
        register(&mut console);
        with_list(&console);
        lasts(&mut console, begins, ends);
        console.press("<F5>,r");
        let screen = console.screen();
        let refused = screen.contains("came into force after the first day");
        assert_ne!(screen.contains("Rating 2000 → 2100"), refused, "{screen}");
        !refused
    };
    assert!(compared((2026, 11, 3), (2026, 11, 9)), "the list of the month");
    assert!(compared((2026, 12, 3), (2026, 12, 9)), "an older one is in force");
    assert!(!compared((2026, 10, 20), (2026, 11, 9)), "a newer one is not");
    assert!(compared((2026, 10, 20), (2026, 12, 9)), "over 30 days that of the day");
}
