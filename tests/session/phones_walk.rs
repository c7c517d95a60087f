//! A round of 20 boards reported from 40 phones and a tablet, while service and console are killed: nothing that was
//! acknowledged is lost or stored twice, judged from the files.

use super::console::Console;
use super::phones::{hakem, send};
use hakem::hall::{Following, Matter, ReportSource};
use hakem::store::{Mode, Store, system_disk};
use hakem_engine::command::Command;
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{
    BoardNo, Colour, GameResult, Name, Outcome, Player, RequestedBye, RoundNo, Settings,
};
use jiff::Timestamp;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process;
use std::thread;
use std::time::{Duration, Instant};

/// Longest time that anything may take: generous, for machines that do much else.
const PATIENCE: Duration = Duration::from_secs(120);

const BOARDS: u16 = 20;
const ROUND: RoundNo = RoundNo(1);

/// Writes an event with a published round of 20 boards.
fn write_event(path: &Path) {
    let settings =
        Settings { initial_colour: Some(Colour::White), ..Settings::named(Name::new("Walk").unwrap()) };
    let mut commands = vec![Command::Announce(Box::new(settings))];
    commands.extend((1..=2 * BOARDS).map(|number| Command::Register {
        player: Player::named(Name::new(&format!("Player {number:02}")).unwrap()),
        arrival: ROUND,
        missed: RequestedBye::ZeroPoint,
    }));
    let mut history = History::default();
    let replayed = commands.iter().cloned().map(Entry::Did);
    replayed.for_each(|entry| history.replay(entry, Moment(0)).unwrap());
    let draft = propose(history.snapshot(), ROUND, Trace::silent()).unwrap().draft;
    commands.extend([Command::DraftRound(draft), Command::publish(ROUND)]);
    let entries: Vec<Entry> = commands.into_iter().map(Entry::Did).collect();
    let mut store = Store::create(path, Timestamp::now()).unwrap();
    store.append(&entries, Timestamp::now()).unwrap();
}

/// Returns the result of a board, and its word in forms.
fn true_result(board: u16) -> (Outcome, &'static str) {
    [(Outcome::WhiteWins, "white"), (Outcome::Draw, "draw"), (Outcome::BlackWins, "black")]
        [usize::from(board) % 3]
}

/// Returns what a player of a board reports. On board 4, Black is mistaken and stays so; on board 9, only White
/// reports.
fn reported(board: u16, side: &str) -> Option<&'static str> {
    match (board, side) {
        (4, "b") => Some("white"),
        (9, "b") => None,
        _ => Some(true_result(board).1),
    }
}

/// Returns the folder's service, as started by the console.
fn service(folder: &Path) -> Option<u32> {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let mut pids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    pids.find(|pid| {
        let command = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        let is_service = command.split(|byte| *byte == 0).any(|word| word == b"--attached");
        is_service && fs::read_link(format!("/proc/{pid}/cwd")).is_ok_and(|cwd| cwd == folder)
    })
}

/// Opens the event and starts the service, which the second time is proposed at the same address; returns the address.
fn starts(folder: &Path, listen: &str) -> (Console, String) {
    let mut console = Console::start(folder, &["walk.hakem", "--language", "en"], 100, 40);
    console.sees("Walk").press("<F7>");
    let at = serves(&mut console, listen);
    (console, at)
}

fn serves(console: &mut Console, listen: &str) -> String {
    console.press(",e").sees("Start the service for phones").press(&format!("{listen}<Enter>"));
    console.sees("The service for phones is running");
    let screen = console.shown();
    let (_, rest) = screen.split_once("http://").unwrap();
    let at: String = rest.chars().take_while(|letter| *letter != '/').collect();
    console.press("<Esc>").no_longer_sees("Only this computer can connect.");
    at
}

/// Reports with one phone, as often as it takes; returns the form that was acknowledged.
fn phone(at: &str, page: &str, fields: &str, form: u128) -> String {
    let form = format!("{form:032x}");
    let body = format!("form={form}&{fields}");
    let length = body.len();
    let head = format!("POST {page} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n");
    let request = format!("{head}Content-Length: {length}\r\n\r\n{body}");
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < PATIENCE, "{page} is acknowledged");
        match send(at, &request) {
            Some(answer) if answer.starts_with("HTTP/1.1 303") => return form,
            // Killed, not started yet, or the phone sends too fast: it tries again.
            _ => thread::sleep(Duration::from_millis(100)),
        }
    }
}

fn lines(folder: &Path, arguments: &[&str]) -> Vec<String> {
    let output = hakem(folder, arguments).output().unwrap();
    String::from_utf8(output.stdout).unwrap().lines().map(ToOwned::to_owned).collect()
}

/// Returns the recorded results, board 1 first.
fn recorded(event: &Path) -> Vec<Option<GameResult>> {
    let mut history = History::default();
    for line in Store::open::<Entry>(event, Mode::Read).unwrap().entries {
        history.replay(line.entry, Moment(0)).unwrap();
    }
    let round = history.snapshot().round(ROUND).unwrap();
    (1..=BOARDS).map(|board| round.result(BoardNo(board))).collect()
}

/// Starts a phone for every player who reports; each returns the form that was acknowledged.
fn report_all(codes: &[String], at: &str) -> Vec<thread::JoinHandle<String>> {
    let mut phones = Vec::new();
    for (line, number) in codes.iter().zip(1_u128..) {
        let label: Vec<&str> = line.split("  ").next().unwrap().split('.').collect();
        let (board, side, at) = (label[1].parse().unwrap(), label[2].to_owned(), at.to_owned());
        let Some(result) = reported(board, &side) else { continue };
        let page = page(line);
        phones.push(thread::spawn(move || {
            // Spread over the time of the kills.
            thread::sleep(Duration::from_millis(u64::from(board) * 150));
            if (board, side.as_str()) == (5, "b") {
                // A wrong report, which the player corrects.
                phone(&at, &page, "result=white", number + 1_000);
                thread::sleep(Duration::from_millis(20));
            }
            phone(&at, &page, &format!("result={result}"), number)
        }));
    }
    phones
}

/// Returns the path of the page that a line of the list leads to.
fn page(line: &str) -> String {
    line.split_once("http://hall").unwrap().1.split(' ').next().unwrap().to_owned()
}

#[test]
fn forty_phones_report_a_round_while_service_and_console_are_killed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = fs::canonicalize(folder.path()).map(|path| (folder, path)).unwrap();
    let (_kept, folder) = (&folder.0, folder.1.as_path());
    let event = folder.join("walk.hakem");
    write_event(&event);
    let (mut console, at) = starts(folder, "127.0.0.1:0");
    let codes = lines(folder, &["serve", "walk.hakem", "--codes", "--address", "http://hall"]);
    let deputy = lines(folder, &["serve", "walk.hakem", "--deputy", "1-20", "--address", "http://hall"]);
    let deputy = page(&deputy[0]);
    let phones = report_all(&codes, &at);
    // The service dies, and is started again with three keys: its address is proposed.
    thread::sleep(Duration::from_millis(800));
    let pid = service(folder).unwrap();
    assert!(process::Command::new("kill").args(["-9", &pid.to_string()]).status().unwrap().success());
    console.sees("The service for phones has ended.");
    assert_eq!(serves(&mut console, ""), at);
    // The console dies, and the service with it.
    thread::sleep(Duration::from_millis(600));
    console.kill();
    let begun = Instant::now();
    while service(folder).is_some() {
        assert!(begun.elapsed() < PATIENCE, "the service ends with its console");
        thread::sleep(Duration::from_millis(20));
    }
    let (mut console, again) = starts(folder, "");
    assert_eq!(again, at);
    let forms: BTreeSet<String> = phones.into_iter().map(|phone| phone.join().unwrap()).collect();
    let own = phone(&at, &deputy, "board=9&result=white", 5_000);
    // The arbiter: the list, all agreed results, the choice of a conflict, and the end of the list.
    console.sees("PHONES 19 AGREED 1 CONFLICT").press(",ha").sees("19 results recorded.");
    console.press("<Enter>").sees("the players disagree").press("1").no_longer_sees("the players disagree");
    console.press("<Esc>").sees("All results are entered.");
    // A correction, and a late report of the result before it: a conflict for the arbiter, and the record stays.
    console.press("<Home>c1");
    let begun = Instant::now();
    while recorded(&event)[0] != Some(GameResult::Played(Outcome::WhiteWins)) {
        assert!(begun.elapsed() < PATIENCE, "the result is corrected:\n{}", console.shown());
        thread::sleep(Duration::from_millis(20));
    }
    // The service follows the file.
    thread::sleep(Duration::from_secs(1));
    let late = phone(&at, &page(&codes[0]), "result=black", 6_000);
    console.sees("PHONES 1 CONFLICT");
    let results = recorded(&event);
    drop(console);
    let expected = (1..=BOARDS).map(|board| match board {
        1 | 9 => Outcome::WhiteWins,
        board => true_result(board).0,
    });
    assert_eq!(results, expected.map(|outcome| Some(GameResult::Played(outcome))).collect::<Vec<_>>());
    let id = Store::open::<Entry>(&event, Mode::Read).unwrap().store.event();
    let following = Following::open(&system_disk(), &event, &id).unwrap().unwrap();
    let stored: Vec<&str> = following.received().iter().map(|of| of.report.form.as_str()).collect();
    let once: BTreeSet<&str> = stored.iter().copied().collect();
    assert_eq!(stored.len(), once.len(), "no report is stored twice");
    assert!(forms.iter().all(|form| once.contains(form.as_str())), "no acknowledged report is lost");
    assert!(once.contains(own.as_str()) && once.contains(late.as_str()));
    // 39 players once, two of them twice, and the deputy.
    assert_eq!(stored.len(), 42);
    let of_deputy =
        following.received().iter().filter(|of| matches!(of.report.source, ReportSource::Deputy(_)));
    assert_eq!(of_deputy.filter(|of| matches!(of.report.matter, Matter::Result { .. })).count(), 1);
}
