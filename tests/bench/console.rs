//! Speed of the console with 2,000 players: opening an event file, a key on the screen, an entry on the disk.
//! `docs/benchmarks.md` explains the figures.

mod largest;
mod make;
mod screen;

use crossterm::event::KeyCode;
use divan::{Bencher, black_box};
use hakem::desk::keys::menu_key;
use hakem::event::Derived;
use hakem::hall::{FormId, Game, Matter, Report, ReportSource, Reports, Side};
use hakem::i18n::{Language, Texts};
use hakem::publish::paper::Paper;
use hakem::publish::{Imprint, pdf, site};
use hakem::session::Session;
use hakem::sheet::named;
use hakem::store::{system_disk, write_site};
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, RoundNo};
use hakem_engine::trf::Audience;
use jiff::Timestamp;
use make::Event;
use screen::{Console, event_file_of};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use tempfile::TempDir;

const PLAYERS: u64 = 2000;
const ROUNDS: u8 = 11;

static EVENT: LazyLock<Event> = LazyLock::new(|| Event::played("dutch-2026", PLAYERS, ROUNDS, ROUNDS));

fn main() {
    divan::main();
}

/// 5,000 players, 11 rounds, ten tie-breaks.
static LARGEST: LazyLock<Event> = LazyLock::new(largest::largest);

/// Writes an event file of all commands except those that `skip` selects.
fn event_file(skip: impl Fn(&Command) -> bool) -> (TempDir, PathBuf) {
    event_file_of(&EVENT, skip)
}

fn is_of_last_round(command: &Command) -> bool {
    matches!(command, Command::EnterResult { round: RoundNo(ROUNDS), .. })
}

#[divan::bench(max_time = 10)]
fn open_11_rounds(bencher: Bencher) {
    let (_folder, path) = event_file(|_| false);
    bencher
        .bench_local(|| Session::open(&system_disk(), black_box(&path)).expect("the file was just written"));
}

/// An entry of one result: checked, written, synced, added to the history. The disk dominates.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn record_a_result(bencher: Bencher) {
    let (_folder, path) = event_file(is_of_last_round);
    let (mut session, _) = Session::open(&system_disk(), &path).expect("the file was just written");
    let mut boards = (1..).map(BoardNo);
    bencher.bench_local(|| {
        let (round, board) = (RoundNo(ROUNDS), boards.next().expect("boards never end"));
        let command = Command::EnterResult { round, board, result: GameResult::Played(Outcome::Draw) };
        let proposal = session.history().try_command(command).expect("the board has no result");
        session.record(proposal, Timestamp::UNIX_EPOCH)
    });
}

/// Opens the event, its last round without results, and the pane of this function key.
fn at(pane: u8) -> Console {
    Console::on(event_file(is_of_last_round), pane)
}

/// Reports a draw on every board of the last round from the phone of White.
fn report_all(path: &Path) {
    let opened = Session::open_to_read(&system_disk(), path).expect("the file was just written");
    let reports = Reports::open(&system_disk(), path, &opened.event(), Timestamp::UNIX_EPOCH);
    let (mut reports, last) = (reports.expect("no file is there"), RoundNo(ROUNDS));
    let paired = opened.history().snapshot().round(last).expect("it is paired");
    let games = paired.games().filter_map(|(board, ..)| Game::at(last, board, paired));
    for (game, number) in games.zip(0..) {
        let matter = Matter::Result { game, result: Outcome::Draw };
        let report = Report { form: FormId::new(number), source: ReportSource::Player(Side::White), matter };
        reports.take(report, Timestamp::UNIX_EPOCH).expect("there is room");
    }
}

/// Enters a result on the disk and draws the frame while a thousand reports are open, which are compared again.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn a_result_among_reports_from_phones(bencher: Bencher) {
    let (folder, path) = event_file(is_of_last_round);
    report_all(&path);
    let mut console = Console::on((folder, path), 7);
    console.app.idle();
    bencher.bench_local(|| {
        console.press(KeyCode::Char('1'));
        console.app.idle();
    });
}

/// Down, then up: two frames.
fn up_and_down(bencher: Bencher, pane: u8) {
    let mut console = at(pane);
    bencher.bench_local(|| {
        console.press(KeyCode::Down);
        console.press(KeyCode::Up);
    });
}

#[divan::bench]
fn two_keys_players(bencher: Bencher) {
    up_and_down(bencher, 5);
}

#[divan::bench]
fn two_keys_pairings(bencher: Bencher) {
    up_and_down(bencher, 6);
}

#[divan::bench]
fn two_keys_results(bencher: Bencher) {
    up_and_down(bencher, 7);
}

#[divan::bench]
fn two_keys_standings(bencher: Bencher) {
    up_and_down(bencher, 8);
}

/// The standings of 5,000 players by ten tie-breaks, their crosstable, and a card opened and closed.
#[divan::bench(args = ["ranking", "crosstable", "card"])]
fn two_keys_standings_5000(bencher: Bencher, view: &str) {
    let keys = if view == "card" { [KeyCode::Enter, KeyCode::Esc] } else { [KeyCode::Down, KeyCode::Up] };
    let mut console = Console::on(event_file_of(&LARGEST, |_| false), 8);
    if view == "crosstable" {
        console.press(menu_key('c'));
    }
    bencher.bench_local(|| keys.into_iter().for_each(|key| console.press(key)));
}

/// A letter typed into the filter of the players, and deleted.
#[divan::bench]
fn two_keys_players_filter(bencher: Bencher) {
    let mut console = at(5);
    console.press(KeyCode::Char('/'));
    console.press(KeyCode::Char('s'));
    bencher.bench_local(|| {
        console.press(KeyCode::Char('v'));
        console.press(KeyCode::Backspace);
    });
}

/// A result entered and cleared: two entries on the disk, two frames.
#[divan::bench]
fn two_keys_result_and_back(bencher: Bencher) {
    let mut console = at(7);
    bencher.bench_local(|| {
        console.press(KeyCode::Char('5'));
        console.press(KeyCode::Backspace);
    });
}

/// A result entered, then the resulting standings, then back: all figures are recomputed.
#[divan::bench]
fn four_keys_result_and_standings(bencher: Bencher) {
    let mut console = at(7);
    bencher.bench_local(|| {
        console.press(KeyCode::Char('5'));
        console.press(KeyCode::F(8));
        console.press(KeyCode::F(7));
        console.press(KeyCode::Backspace);
    });
}

/// The players or the print screen opened for the first time, with this many players: before round 1, or after 3
/// rounds.
#[divan::bench(
    args = [(300, 0, 5), (300, 3, 5), (300, 3, 9), (3000, 0, 5), (3000, 3, 5), (3000, 3, 9)],
    sample_count = 20,
    sample_size = 1
)]
fn open_a_pane(bencher: Bencher, (players, rounds, pane): (u64, u8, u8)) {
    let event = Event::played("dutch-2026", players, rounds, 5);
    bencher.with_inputs(|| Console::on(event_file_of(&event, |_| false), 4)).bench_local_values(
        |mut console| {
            console.press(KeyCode::F(pane));
            console
        },
    );
}

/// The first work of idle time on the print screen, which a key would wait for.
#[divan::bench(args = [300, 3000], sample_count = 20, sample_size = 1)]
fn first_idle_on_print(bencher: Bencher, players: u64) {
    let event = Event::played("dutch-2026", players, 3, 5);
    bencher.with_inputs(|| Console::on(event_file_of(&event, |_| false), 9)).bench_local_values(
        |mut console| {
            console.app.idle();
            console
        },
    );
}

/// A history of the commands; sheets need one.
fn history_of(commands: &[Command]) -> History {
    let mut history = History::default();
    for command in commands {
        history.replay(Entry::Did(command.clone()), Moment(0)).expect("it was done before");
    }
    history
}

/// A sheet of a round with 1,000 boards as PDF.
#[divan::bench(args = ["pairings", "pairings-by-name", "slips", "standings"])]
fn thousand_boards_to_pdf(bencher: Bencher, sheet: &str) {
    let history = history_of(&EVENT.commands);
    let texts = Texts::new(Language::Turkish);
    bencher.bench_local(|| {
        let derived = Derived::default();
        let event = hakem::event::Event::of(&history, &texts, &derived);
        let made =
            named(sheet).expect("there is such a sheet").sheet(event, None).expect("the round is played");
        let imprint = Imprint::new(event, &made, Moment(0), "7f3a91c0");
        pdf::sheet(&made, &imprint, &texts, Paper::A4).expect("the writer takes it")
    });
}

/// The pages of 500 players after 9 rounds, rendered and written into an empty folder, or into one that
/// already has them all except for one result.
#[divan::bench(args = ["first", "one result later"], max_time = 10)]
fn site_of_500_players(bencher: Bencher, when: &str) {
    let event = Event::played("dutch-2026", 500, 9, 9);
    let texts = Texts::new(Language::Turkish);
    let pages = |history: &History| {
        let derived = Derived::default();
        let event = hakem::event::Event::of(history, &texts, &derived);
        site::files(
            event,
            (Moment(0), "7f3a91c0"),
            site::SiteOptions { address: None, audience: Audience::Public, ..site::SiteOptions::default() },
        )
        .expect("every page can be made")
    };
    let after = history_of(&event.commands);
    let before = history_of(event.commands.split_last().expect("much was done").1);
    let write = |folder: &TempDir, history: &History| {
        write_site(folder.path(), "bench", &pages(history)).expect("there is room for pages")
    };
    let is_first = when == "first";
    bencher
        .with_inputs(|| {
            let folder = TempDir::new().expect("there is room for a folder");
            if !is_first {
                write(&folder, &before);
            }
            folder
        })
        .bench_local_values(|folder| {
            write(&folder, &after);
            folder
        });
}

/// The help or the palette opened and closed.
#[divan::bench(args = ["help", "palette"])]
fn two_keys_commands(bencher: Bencher, what: &str) {
    let key = if what == "help" { KeyCode::F(1) } else { KeyCode::F(2) };
    let mut console = at(6);
    bencher.bench_local(|| {
        console.press(key);
        console.press(KeyCode::Esc);
    });
}
