//! The bar and the menu of every pane offer only keys that have an effect now, whatever the state and the line.

use crate::console::Console;
use crate::effort;
use crate::formats;
use crate::key_tables::{STATES, Way};
use crossterm::event::KeyCode;
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{RoundNo, Settings};
use std::collections::BTreeSet;

/// An event of this system with this number of players and its initial colour, on a pane.
fn on(system: &str, players: usize, keys: &str) -> Console {
    let mut console = formats::event(Language::English, system, players);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press(keys);
    console
}

/// A Swiss of six players in which two rounds are played, on a pane.
fn two_rounds(keys: &str) -> Console {
    let mut console = on("dutch-2026", 6, "");
    console.plays(2, 3);
    console.press(keys);
    console
}

/// A Swiss of six players in which all of two rounds are played, on a pane.
fn finished(keys: &str) -> Console {
    let mut console = on("dutch-2026", 6, "");
    console.go_to("Rounds");
    console.press("<Enter>2<Enter>");
    console.press("<F6>rpP<F7>111<F6><Right>rpP<F7>111");
    console.press(keys);
    console
}

/// Four teams of two, paired by results, among this number of players.
pub(super) fn team_swiss(players: usize, keys: &str) -> Console {
    let mut console = on("team-swiss-2026", players, "");
    let settings = Settings { rounds: RoundNo(3), ..console.app.context().snapshot.settings().clone() };
    console.does(Command::Announce(Box::new(settings)));
    for (name, first) in [("Ankara", 1), ("Brno", 3), ("Cluj", 5), ("Dakar", 7)] {
        formats::team(&mut console, name, &[first, first + 1]);
    }
    console.press(keys);
    console
}

/// A Molter event of four teams of two, on a pane.
fn molter(keys: &str) -> Console {
    let mut console = on("molter", 8, "");
    for (name, first) in [("Ankara", 1), ("Brno", 3), ("Cluj", 5), ("Dakar", 7)] {
        formats::team(&mut console, name, &[first, first + 1]);
    }
    console.press(keys);
    console
}

/// States in addition to those of the tables of keys.
const MORE: &[(&str, Way)] = &[
    ("even field, pairings", || on("dutch-2026", 6, "<F6>")),
    ("even field, later round", || on("dutch-2026", 6, "<F6><Right>")),
    ("even field, event", || on("dutch-2026", 6, "<F4>")),
    ("two rounds, event", || two_rounds("<F4>")),
    ("two rounds, tie-breaks", || two_rounds("<F4>/buchholz<Enter>")),
    ("two rounds, players", || two_rounds("<F5>")),
    ("two rounds, draft", || two_rounds("<F6>")),
    ("two rounds, next but one", || two_rounds("<F6><Right>")),
    ("two rounds, played", || two_rounds("<F6><Left>")),
    ("two rounds, results", || two_rounds("<F7>")),
    ("two rounds, last results", || two_rounds("<F7><Left>")),
    ("two rounds, first results", || two_rounds("<F7><Left><Left>")),
    ("two rounds, standings", || two_rounds("<F8>")),
    ("two rounds, print", || two_rounds("<F9>")),
    ("two rounds, print, unmarked", || two_rounds("<F9> <Home> <Home> ")),
    ("finished, event", || finished("<F4>")),
    ("finished, players", || finished("<F5>")),
    ("finished, pairings", || finished("<F6>")),
    ("finished, results", || finished("<F7>")),
    ("finished, standings", || finished("<F8>")),
    ("finished, print", || finished("<F9>")),
    ("finished, log", || finished("L")),
    ("round robin, pairings", || on("round-robin", 5, "<F6>")),
    ("round robin, results", || on("round-robin", 6, "<F6>,aP<F7>")),
    ("round robin, standings", || on("round-robin", 6, "<F6>,aP<F7>1<F8>")),
    ("keizer, pairings", || on("keizer", 6, "<F6>")),
    ("team Swiss, teams", || team_swiss(8, "<F5>t")),
    ("team Swiss, pairings", || team_swiss(8, "<F6>")),
    ("team Swiss, draft", || team_swiss(8, "<F6>r")),
    ("team Swiss, teams of round 1", || team_swiss(8, "<F6>rpP<F5>t")),
    ("team Swiss, results", || team_swiss(8, "<F6>rpP<F7>")),
    ("team Swiss, standings", || team_swiss(8, "<F6>rpP<F7>1111<F8>")),
    ("team Swiss, next round", || team_swiss(8, "<F6>rpP<F6><Right>")),
    ("Molter, next round", || molter("<F6>rpP<F7>1111<F6>")),
    ("Molter, teams of the last round", || molter("<F6>rpP<F7>1111<F6>rpP<F7>1111<F5>t")),
    ("Molter, results of the last round", || molter("<F6>rpP<F7>1111<F6>rpP<F7>1111")),
    ("Molter, finished", || molter("<F6>rpP<F7>1111<F6>rpP<F7>1111<F8>")),
    ("Double-Swiss, draft", || on("double-swiss-2026", 7, "<F6>r")),
    ("Double-Swiss, results", || on("double-swiss-2026", 7, "<F6>rpP<F7>1")),
    ("Double-Swiss, standings", || on("double-swiss-2026", 7, "<F6>rpP<F7>111111<F8>")),
    ("Double-Swiss, next round", || on("double-swiss-2026", 7, "<F6>rpP<F7>111111<F6>r")),
    ("Keizer, results", || on("keizer", 7, "<F6>rpP<F7>111")),
    ("Keizer, standings", || on("keizer", 7, "<F6>rpP<F7>111<F8>")),
    ("Keizer, next round", || on("keizer", 7, "<F6>rpP<F7>111<F6>")),
    ("no teams", || on("team-swiss-2026", 4, "<F5>t")),
    ("cup, pairings", || {
        let mut console = formats::cup(Language::English);
        console.press("<F6>");
        console
    }),
    ("no players", || on("dutch-2026", 0, "<F6>")),
    ("no players, list", || on("dutch-2026", 0, "<F5>")),
];

/// Returns the screen without the foot, and the notices in the foot.
fn seen(screen: &str) -> (String, BTreeSet<String>) {
    let is_notice = |line: &&str| line.starts_with("✗ ") || line.starts_with("! ");
    let body: String = screen.lines().take(16).map(|line| format!("{line}\n")).collect();
    (body, screen.lines().skip(16).filter(is_notice).map(str::to_owned).collect())
}

/// Commands whose refusal does not follow from the event: the computer has no rating list, no address of lists or no
/// service for phones, a drawing yields the same colour, or only a replay of the log finds the obstacle.
const EXEMPT: &[&str] =
    &["event-key-lot", "log-remove", "players-key-ratings", "players-key-update-ratings", "results-serve"];

/// Commands that may show no change: a result typed as it is recorded, the step to the next line on the last one, and
/// an order that happens to be the other one.
const SILENT: &[&str] =
    &["results-white-wins", "results-black-wins", "results-draw", "results-settle", "standings-by-number"];

/// Returns the notice with which a key was refused: the screen and the event are as before.
fn refusal(console: &mut Console, code: KeyCode, is_silent: bool) -> Option<String> {
    let screen = console.screen();
    let (body, notices) = seen(&screen);
    let step = console.app.context().step;
    console.app.key(code.into());
    if console.app.has_quit() || console.app.depth() > 0 || console.app.context().step != step {
        return None;
    }
    let after = console.screen();
    let (now, told) = seen(&after);
    let mut new: Vec<String> = told.difference(&notices).cloned().collect();
    if !is_silent && after == screen && console.app.take_copied().is_none() {
        new.push("no effect".to_owned());
    }
    new.into_iter().next().filter(|told| now == body || told.starts_with('✗'))
}

/// Returns what the keys at a line were refused with; a command with several keys only if all of them are.
///
/// If cases are few, every second key is pressed, the others in the next state.
fn refusals(way: Way, (number, line): (usize, usize)) -> Vec<String> {
    let at = || {
        let mut console = way();
        for _ in 0..line {
            console.press("<Down>");
        }
        console
    };
    let mut console = at();
    let before = console.screen();
    let mut refused = Vec::new();
    let hints = console.app.hints().into_iter().enumerate();
    let asked = hints.filter(|(at, _)| effort::is_full() || (at + number).is_multiple_of(2));
    for hint in asked.map(|(_, hint)| hint).filter(|hint| !EXEMPT.contains(&hint.label)) {
        let mut found = Vec::new();
        for &code in hint.keys {
            let why = refusal(&mut console, code, SILENT.contains(&hint.label));
            for _ in 0..console.app.depth() {
                console.press("<Esc>");
            }
            if console.app.depth() > 0 || console.screen().lines().take(16).ne(before.lines().take(16)) {
                console = at();
            }
            let Some(why) = why else { break };
            found.push(why);
        }
        refused.extend((found.len() == hint.keys.len()).then(|| format!("{}: {found:?}", hint.label)));
    }
    refused
}

#[test]
fn bar_and_menu_offer_no_key_that_is_refused_on_any_line_of_any_state() {
    let mut refused = Vec::new();
    for (number, &(name, way)) in STATES.iter().chain(MORE).enumerate() {
        let lines = match () {
            () if effort::is_full() => 24,
            () if name.contains("event") || name.contains("print") => 4,
            () => 1,
        };
        let mut known: BTreeSet<String> = BTreeSet::new();
        for line in 0..lines {
            let new = refusals(way, (number, line)).into_iter().filter(|why| known.insert(why.clone()));
            refused.extend(new.map(|why| format!("{name}, line {line}: {why}")).collect::<Vec<_>>());
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}
