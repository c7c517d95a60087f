//! Rounds with more boards than a screen has rows: their lines are shown in several columns.

use crate::console::Console;
use crate::effort;
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::format::Trace;
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{Colour, Name, Player, Rating, RequestedBye, RoundNo, Settings, SystemId};

/// Pairs and publishes a round of 300.
fn console(language: Language) -> Console {
    let mut console = Console::with_event(language);
    let settings = Settings {
        system: SystemId::new("dutch-2026"),
        initial_colour: Some(Colour::White),
        ..console.app.context().snapshot.settings().clone()
    };
    console.does(Command::Announce(Box::new(settings)));
    for weaker in 0..300_i64 {
        let player = Player {
            rating: Rating::new(2500 - weaker).ok(),
            ..Player::named(Name::new(&format!("Player Number {weaker:03}")).unwrap())
        };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    let draft = propose(console.app.context().snapshot, RoundNo(1), Trace::silent()).unwrap().draft;
    console.does(Command::DraftRound(draft));
    console.does(Command::publish(RoundNo(1)));
    console.press("<F7>");
    console
}

/// Returns the number of visible player names.
fn names(screen: &str) -> usize {
    screen.matches("PLAYER NUMBER").count()
}

#[test]
fn the_150_boards_of_300_players_are_on_one_screen_with_all_columns() {
    for language in Language::ALL {
        let mut console = console(language);
        let screen = console.screen_of(290, 60);
        assert!(names(&screen) >= 300, "{language:?}: {}\n{screen}", names(&screen));
        let is_cut = |line: &str| line.split('│').next().is_some_and(|table| table.contains('…'));
        assert!(!screen.lines().skip(3).any(is_cut), "{screen}");
        // The cursor is in the row of board 150.
        console.press("<End>");
        let last = console.screen_of(290, 60);
        assert!(names(&last) >= 300, "{last}");
        let cursor = last.lines().find_map(|line| line.split_once('>')).unwrap().1;
        assert!(cursor.trim_start().starts_with("150 "), "{last}");
    }
}

#[test]
fn a_cursor_continues_at_the_top_of_the_next_column_and_turns_pages() {
    let mut console = console(Language::English);
    let at = |console: &Console| {
        let screen = console.screen_of(200, 40);
        let found = screen.lines().enumerate().find_map(|(row, line)| Some((row, line.find('>')?)));
        found.unwrap_or_else(|| panic!("no cursor:\n{screen}"))
    };
    let (top, left) = at(&console);
    let mut rows = 0;
    while at(&console).1 == left {
        console.press("<Down>");
        rows += 1;
    }
    assert_eq!(at(&console).0, top, "after {rows} lines");
    let first = console.screen_of(200, 40);
    let turns = (1..=2 * rows).find(|_| {
        console.press("<Down>");
        at(&console) == (top, left)
    });
    assert!(
        turns.is_some_and(|turns| turns % rows == 0),
        "the next page begins: {turns:?} of {rows}\n{}",
        console.screen_of(200, 40)
    );
    assert_ne!(console.screen_of(200, 40), first);
}

#[test]
fn a_wider_screen_loses_neither_a_panel_nor_a_line_of_a_long_round() {
    let mut console = console(Language::English);
    for pane in ["<F6>", "<F7>"] {
        console.press(pane);
        for height in [24, 40, 60] {
            let at = |width: u16| {
                let screen = console.screen_of(width, height);
                let rules = screen.lines().nth(10).unwrap().matches('│').count();
                let of_table = |line: &str| names(line.split('│').next().unwrap_or(line));
                (rules, screen.lines().map(of_table).sum::<usize>())
            };
            let step = if effort::is_full() { 1 } else { 10 };
            let shown: Vec<(usize, usize)> = (80..=280).step_by(step).map(at).collect();
            let is_never_less = shown.is_sorted_by(|one, next| one.0 <= next.0 && one.1 <= next.1);
            assert!(is_never_less, "{pane} at {height}: {shown:?}");
            assert!(shown.last().is_some_and(|last| last.0 > 0), "{pane} at {height}: {shown:?}");
        }
    }
}

/// Returns the heads of the first of the parallel tables.
fn heads(screen: &str, row: usize) -> Vec<String> {
    let line = screen.lines().nth(row).unwrap();
    let words: Vec<String> = line.split('│').next().unwrap().split_whitespace().map(str::to_owned).collect();
    let again = words.iter().skip(1).position(|word| Some(word) == words.first());
    words.into_iter().take(again.map_or(usize::MAX, |at| at + 1)).collect()
}

#[test]
fn a_wider_screen_keeps_every_column_of_a_long_table() {
    for language in Language::ALL {
        let mut console = console(language);
        let step = if effort::is_full() { 1 } else { 10 };
        for (pane, row) in [("<F5>", 3), ("<F6>", 3), ("<F7>", 2), ("<F8>", 3), ("<F9>", 3), ("L", 2)] {
            console.press(pane);
            for height in [24, 60] {
                let mut before = 0;
                for width in (80..=250).step_by(step) {
                    let screen = console.screen_of(width, height);
                    let count = heads(&screen, row).len();
                    assert!(count >= before, "{pane} at {width}x{height}: {count} after {before}\n{screen}");
                    before = count;
                }
            }
        }
    }
}
