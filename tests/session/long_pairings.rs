//! A round that takes many seconds to pair: the console continues meanwhile, and the command line ends on a
//! signal.

use super::cli::hakem;
use super::console::Console;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Number of players of the event: odd, so that a bye has to be found too.
const PLAYERS: usize = 567;

/// Number of players who may not meet nearly all others.
const HUBS: usize = 10;

/// A random sequence, the same on every machine.
struct Chance(u64);

impl Chance {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// The event as a report, up to the rounds it contains.
struct Hubs {
    forbidden: String,
    /// For each player twice the points, and the columns of the rounds.
    players: Vec<(u64, String)>,
    chance: Chance,
}

impl Hubs {
    fn new() -> Self {
        let mut chance = Chance(1);
        let hubs: Vec<usize> =
            (0..HUBS).map(|hub| 1 + hub * (PLAYERS / HUBS) + PLAYERS / (2 * HUBS)).collect();
        let mut forbidden = String::new();
        for &hub in &hubs {
            for other in (1..=PLAYERS).filter(|&other| other != hub) {
                let among_hubs = hubs.contains(&other);
                if !(among_hubs && other < hub) && (among_hubs || chance.roll(64) > 0) {
                    writeln!(forbidden, "260 001 009 {hub:4} {other:4}").unwrap();
                }
            }
        }
        Self { forbidden, players: vec![(0, String::new()); PLAYERS], chance }
    }

    fn report(&self) -> String {
        let mut text = String::from("012 Hubs\n142 9\n152 W\n### hakem: system=lim-2026\n");
        for (number, (points, rounds)) in (1..).zip(&self.players) {
            let (name, rating) = (format!("Player {number:04}"), 2600 - number);
            let (whole, half) = (points / 2, points % 2 * 5);
            let head = format!("001 {number:4}      {name:<33} {rating:4}");
            writeln!(text, "{head:<80}{whole:2}.{half} {number:4}{rounds}").unwrap();
        }
        text + &self.forbidden
    }

    /// Has a round paired, and plays it with random results.
    fn play(&mut self, path: &Path) {
        fs::write(path, self.report()).unwrap();
        let (exit, boards, told) = hakem(&["pair", path.to_str().unwrap()]);
        assert_eq!(exit, 0, "{told}");
        for board in boards.lines().skip(1) {
            let (white, black) = board.split_once(' ').unwrap();
            let [white, black] = [white, black].map(|number| number.parse::<usize>().unwrap());
            if black == 0 {
                self.enter(white, 2, "0000 - U");
                continue;
            }
            let won = self.chance.roll(3);
            let mark = |points: u64| ['0', '=', '1'][usize::try_from(points).unwrap()];
            self.enter(white, won, &format!("{black:4} w {}", mark(won)));
            self.enter(black, 2 - won, &format!("{white:4} b {}", mark(2 - won)));
        }
    }

    fn enter(&mut self, number: usize, points: u64, round: &str) {
        let (sum, rounds) = &mut self.players[number - 1];
        *sum += points;
        rounds.push_str("  ");
        rounds.push_str(round);
    }
}

/// Writes the report of an event whose third round takes many seconds.
fn slow_event(path: &Path) {
    let mut event = Hubs::new();
    event.play(path);
    event.play(path);
    fs::write(path, event.report()).unwrap();
}

#[test]
fn a_round_that_takes_long_is_ended_by_its_limit_and_holds_no_console() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hubs.trf");
    slow_event(&path);
    let path = path.to_str().unwrap();

    let (exit, out, told) = hakem(&["pair", path, "--limit", "0.5"]);
    assert_eq!((exit, out.as_str()), (6, ""), "{told}");
    assert!(told.contains("not finished within 0.5 s. Increase --limit"), "{told}");

    let event = folder.path().join("hubs.hakem");
    let (exit, _, told) = hakem(&["convert", path, event.to_str().unwrap()]);
    assert_eq!(exit, 0, "{told}");
    let kept = fs::read(&event).unwrap();
    let mut console = Console::start(folder.path(), &["hubs.hakem"], 100, 30);
    console.press("<F6><Right>").sees("[F6 ").sees("is not paired");
    console.press("r").sees("cancels the pairing in progress");
    console.press("<F5><Down>").sees("[F5 ");
    console.press("u").sees("changes are disabled");
    console.press("<Esc>").sees("Pairing cancelled. Nothing was changed.");
    console.press("qq");
    let (is_well, _) = console.ends();
    assert!(is_well);
    assert!(fs::read(&event).unwrap() == kept, "nothing was recorded");
}

#[test]
fn a_round_that_is_paired_in_time_is_answered_as_without_a_limit() {
    let report = "tests/golden/trf/individual.trf";
    assert_eq!(hakem(&["pair", report, "--limit", "100"]), hakem(&["pair", report]));
    for limit in ["0", "-1", "soon", "inf"] {
        let (exit, _, told) = hakem(&["pair", report, &format!("--limit={limit}")]);
        assert_eq!(exit, 3, "{told}");
    }
}
