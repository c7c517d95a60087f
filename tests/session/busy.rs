//! Load of a busy quarter of an hour in a short time: many sections, many boards, several laptops, one
//! server.

use crate::console::Console;
use crate::effort::cases;
use crate::kill::published_round_of;
use crate::postgres::{ADMIN, Server};
use crate::share::{hakem, with_roles};
use hakem::session::{Session, Sharer};
use hakem::store::{Mode, Store, system_disk};
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, RoundNo};
use jiff::Timestamp;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const SECTIONS: u8 = 20;
const PLAYERS: usize = 150;
const LAPTOPS: usize = 6;

/// Time between two keys of a laptop.
const PACE: Duration = Duration::from_millis(40);

/// Returns the result to enter on a board; all results are equally frequent.
fn result(section: u8, board: u16) -> (char, Outcome) {
    [('+', Outcome::WhiteWins), ('*', Outcome::Draw), ('-', Outcome::BlackWins)]
        [usize::from(board + u16::from(section)) % 3]
}

fn name(section: u8) -> String {
    format!("s{section:02}")
}

/// Key times are only printed: a test never measures time.
#[test]
fn twenty_sections_are_entered_at_six_laptops_and_nothing_is_lost() {
    // Six consoles take both cores of a small machine from all other tests, so they need an explicit number
    // of cases.
    if cases(0, 0) == 0 {
        return;
    }
    let Some(server) = Server::start() else { return };
    let made = tempfile::tempdir().unwrap();
    let to = server.address(ADMIN, "");
    for section in 0..SECTIONS {
        let file = format!("{}.hakem", name(section));
        published_round_of(&made.path().join(&file), PLAYERS);
        let (exit, _, told) = hakem(made.path(), &["share", &file, "--setup", "--to", &to]);
        assert_eq!(exit, 0, "{told}");
    }
    with_roles(&server);
    let laptops: Vec<TempDir> = (0..LAPTOPS).map(|at| laptop(&server, made.path(), at)).collect();
    let began = Instant::now();
    let entered: Vec<_> = laptops
        .iter()
        .enumerate()
        .map(|(at, folder)| {
            let console = Console::start(folder.path(), &[".", "--language", "en"], 120, 30);
            thread::spawn(move || enter(console, at))
        })
        .collect();
    let entered: Vec<Entered> = entered.into_iter().map(|laptop| laptop.join().unwrap()).collect();
    let (took, memory) = (began.elapsed(), entered.iter().map(|laptop| laptop.memory).max().unwrap());
    for section in 0..SECTIONS {
        let history = history(&server, section, made.path());
        let round = history.snapshot().round(RoundNo(1)).unwrap();
        for board in 1..=round.boards().len() as u16 {
            let wanted = GameResult::Played(result(section, board).1);
            assert_eq!(round.result(BoardNo(board)), Some(wanted), "section {section}, board {board}");
            assert_eq!(round.conflict(BoardNo(board)), None);
        }
    }
    let mut keys: Vec<Duration> = entered.into_iter().flat_map(|laptop| laptop.keys).collect();
    keys.sort();
    let at = |part: usize| keys[keys.len() * part / 1000];
    println!(
        "{} keys in {took:?}: p50 {:?}, p99 {:?}, p99.9 {:?}, the slowest {:?}",
        keys.len(),
        at(500),
        at(990),
        at(999),
        keys[keys.len() - 1]
    );
    println!("memory of a console at most {} MB", memory / 1024);
}

/// Makes the folder of a laptop that shares all sections.
fn laptop(server: &Server, made: &Path, at: usize) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let _no_forks = crate::without_forks();
    for section in 0..SECTIONS {
        let path = folder.path().join(format!("{}.hakem", name(section)));
        fs::copy(made.join(format!("{}.hakem", name(section))), &path).unwrap();
        let (address, lot) = (server.address("ana", &name(section)), (at as u128) << 64);
        let sharer = Sharer { by: "ana".into(), address, lot: lot + (u128::from(section) << 32) };
        Session::open_shared(&system_disk(), &path, &sharer, Timestamp::now()).unwrap();
    }
    folder
}

/// Outcome of entering the results of a laptop.
struct Entered {
    /// Time from each key to its frame.
    keys: Vec<Duration>,
    /// Peak memory of the console, in kilobytes.
    memory: usize,
}

/// Enters every sixth board of all sections, one slip after another.
fn enter(mut console: Console, at: usize) -> Entered {
    console.sees("[A s00").press("<F7>,s").sees("Slip entry ─");
    let mut keys = Vec::new();
    for section in 0..SECTIONS {
        let boards = (1..=PLAYERS as u16 / 2).filter(|board| usize::from(*board) % LAPTOPS == at);
        let letter = char::from(b'A' + section);
        let slips: Vec<String> = boards.map(|board| format!("{board}{}", result(section, board).0)).collect();
        for key in format!("{letter}{}", slips.concat()).chars() {
            thread::sleep(PACE);
            keys.push(console.times(key));
        }
        console.sees(&format!("[{letter} s"));
    }
    console.no_longer_sees("not synced");
    let memory = console.peak_memory();
    console.press("<Esc>qq");
    assert!(console.ends().0);
    Entered { keys, memory }
}

/// Returns the history of a section in the database.
fn history(server: &Server, section: u8, folder: &Path) -> History {
    let copy = format!("{}-again.hakem", name(section));
    let (exit, _, told) = hakem(folder, &["pull", &server.address(ADMIN, &name(section)), &copy]);
    assert_eq!(exit, 0, "{told}");
    let _no_forks = crate::without_forks();
    let mut history = History::default();
    for recorded in Store::open::<Entry>(&folder.join(copy), Mode::Read).unwrap().entries {
        history.replay(recorded.entry, Moment(0)).unwrap();
    }
    history
}
