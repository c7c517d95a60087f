//! Rounds with more boards than a screen has rows: their lines stand side by side.

use crate::console::Console;
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

/// Returns how many players' names are in sight.
fn names(screen: &str) -> usize {
    screen.matches("PLAYER NUMBER").count()
}

#[test]
fn the_150_boards_of_300_players_stand_on_one_screen() {
    for language in Language::ALL {
        let mut console = console(language);
        let screen = console.screen_of(220, 60);
        assert!(names(&screen) >= 300, "{language:?}: {}\n{screen}", names(&screen));
        assert!(!screen.contains('…'), "{screen}");
        // The line of a number is where the number is typed.
        console.press("<End>");
        let last = console.screen_of(220, 60);
        assert!(names(&last) >= 300, "{last}");
        let cursor = last.lines().find_map(|line| line.split_once('>')).unwrap().1;
        assert!(cursor.trim_start().starts_with("150 "), "{last}");
    }
}

#[test]
fn a_cursor_goes_on_at_the_top_of_the_next_column_and_turns_pages() {
    let mut console = console(Language::English);
    let at = |console: &Console| {
        let screen = console.screen_of(170, 40);
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
    let first = console.screen_of(170, 40);
    let turns = (1..=2 * rows).find(|_| {
        console.press("<Down>");
        at(&console) == (top, left)
    });
    assert!(
        turns.is_some_and(|turns| turns % rows == 0),
        "the next page begins: {turns:?} of {rows}\n{}",
        console.screen_of(170, 40)
    );
    assert_ne!(console.screen_of(170, 40), first);
}
