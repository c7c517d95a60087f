//! Latency of a key in the console: from the key press to the finished frame, with 300 and 3,000 players, at 120 by 40.
//! It is processor time of the console's thread, which other work on the machine hardly changes; Windows has elapsed
//! time. `docs/benchmarks.md` explains the figures. Arguments are other numbers of players.

mod make;
mod screen;

use crossterm::event::KeyCode;
use hakem_engine::command::Command;
use hakem_engine::tournament::RoundNo;
use make::Event;
use screen::{Console, event_file_of};
use std::time::Duration;

const PLAYERS: [u64; 2] = [300, 3000];

/// The round in play, without the results of a third of its boards.
const ROUND: u8 = 4;

/// Number of consoles in which a screen is opened for the first time.
const FIRST: usize = 50;

/// Number of keys of each other kind.
const KEYS: usize = 400;

/// Keys of the screens, with their names.
const PANES: [(u8, &str); 6] =
    [(4, "Event"), (5, "Players"), (6, "Pairings"), (7, "Results"), (8, "Standings"), (9, "Print")];

fn main() {
    let asked: Vec<u64> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    println!("| players | measured | p50 | p99 | maximum |");
    println!("|---|---|---|---|---|");
    for players in if asked.is_empty() { PLAYERS.to_vec() } else { asked } {
        measure(players);
    }
}

/// Prints the latencies with this number of players.
fn measure(players: u64) {
    let event = Event::played("dutch-2026", players, ROUND, ROUND + 1);
    let is_missing = |command: &Command| {
        let Command::EnterResult { round, board, .. } = command else { return false };
        *round == RoundNo(ROUND) && board.0.is_multiple_of(3)
    };
    let from = |pane| Console::on(event_file_of(&event, is_missing), pane);
    for (pane, name) in [(5, "Players"), (9, "Print")] {
        let mut first = |_| {
            let mut console = from(4);
            timed(|| console.press(KeyCode::F(pane)))
        };
        report(
            players,
            &format!("{name} (`F{pane}`) opened for the first time"),
            (0..FIRST).map(&mut first).collect(),
        );
    }
    let mut console = from(4);
    for (pane, name) in PANES {
        let mut again = |_| {
            console.press(KeyCode::F(if pane == 4 { 5 } else { 4 }));
            timed(|| console.press(KeyCode::F(pane)))
        };
        report(players, &format!("{name} (`F{pane}`) opened again"), (0..KEYS).map(&mut again).collect());
        let mut moved = |at: usize| {
            let key =
                [KeyCode::Down, KeyCode::Down, KeyCode::PageDown, KeyCode::Up, KeyCode::End, KeyCode::Home];
            timed(|| console.press(key[at % key.len()]))
        };
        report(players, &format!("{name}: a move in the list"), (0..KEYS).map(&mut moved).collect());
    }
    // A key waits for the idle work that precedes it.
    let mut waited = |_| {
        let mut console = from(9);
        (0..20).map(|_| timed(|| console.app.idle())).max().unwrap_or_default()
    };
    report(players, "Print: longest part of the work in idle time", (0..FIRST).map(&mut waited).collect());
}

fn timed<T>(act: impl FnOnce() -> T) -> Duration {
    let began = clock();
    act();
    clock().saturating_sub(began)
}

#[cfg(unix)]
fn clock() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::from_secs(time.tv_sec.unsigned_abs()) + Duration::from_nanos(time.tv_nsec.unsigned_abs())
}

#[cfg(not(unix))]
fn clock() -> Duration {
    static BEGAN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed()
}

/// Prints a row of the table, in milliseconds.
fn report(players: u64, what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |percent: usize| times.get((times.len() * percent / 100).min(times.len().saturating_sub(1)));
    let [p50, p99, most] =
        [50, 99, 100].map(|percent| at(percent).map_or(0.0, |time| time.as_secs_f64() * 1e3));
    println!("| {players} | {what} | {p50:.2} ms | {p99:.2} ms | {most:.2} ms |");
}
