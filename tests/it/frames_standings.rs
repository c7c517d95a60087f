//! The standings pane: ranking, lots, prizes, filters and announced lists.

use crate::console::Console;
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{BoardNo, GameResult, Lot, Outcome, PlayerId, RoundNo, Settings, TieBreakId};

/// Four players after one round: two on 1, two on 0, ranked by these tie-breaks.
fn played(language: Language, tie_breaks: &[&str]) -> Console {
    let mut console = Console::with_event(language);
    let settings = Settings {
        tie_breaks: tie_breaks.iter().map(|code| TieBreakId::new(code)).collect(),
        ..console.app.context().snapshot.settings().clone()
    };
    console.does(Command::Announce(Box::new(settings)));
    console.register(&["Ak Ayşe", "Boz Berk", "Can Cem", "Dağ Duru"]);
    console.publish_round_1(&[(1, 3), (4, 2)]);
    for board in [1, 2].map(BoardNo) {
        let result = GameResult::Played(Outcome::WhiteWins);
        console.does(Command::EnterResult { round: RoundNo(1), board, result });
    }
    console.function_key(8);
    console
}

/// The names in the order of the screen.
fn ranked(console: &Console) -> Vec<String> {
    let names = ["AYŞE", "BERK", "CEM", "DURU"];
    let screen = console.screen();
    let found = screen.lines().filter_map(|line| names.iter().find(|name| line.contains(**name)));
    found.map(|name| (*name).to_owned()).collect()
}

#[test]
fn lots_are_drawn_once_after_a_question_and_rank_those_still_equal() {
    let mut console = played(Language::Turkish, &["LOT"]);
    console.shows("1-2");
    console.press("dd");
    console.shows("Kura çekilsin mi?");
    console.press("dD");
    console.hides("1-2");
    let order = ranked(&console);
    let lot = |console: &Console, player| console.app.context().snapshot.lot(PlayerId(player));
    let drawn = [1, 2, 3, 4].map(|player| lot(&console, player));
    assert!(drawn.iter().all(Option::is_some));
    console.press("L");
    console.shows("4 oyuncu için kura çekildi (tohum 1992)");
    console.function_key(8);
    console.press("ddD");
    console.shows("Herkesin kurası çekilmiş.");
    console.press("uU");
    assert_eq!([1, 2, 3, 4].map(|player| lot(&console, player)), drawn, "undone and done again");
    assert_eq!(ranked(&console), order);
}

#[test]
fn a_lot_drawn_by_hand_is_entered_for_the_player_under_the_cursor() {
    let mut console = played(Language::English, &["LOT"]);
    console.press("↓de0⏎");
    console.shows("The lot 0 is not in the urn. Enter 1 to 9999.");
    console.press("⌫3⏎");
    assert_eq!(console.app.context().snapshot.lot(PlayerId(4)), Lot::new(3).ok());
    console.press("⇱de3⏎");
    console.shows("Lot 3 was drawn by DAĞ DURU. Enter another one.");
    console.press("⌫8⏎");
    assert_eq!(ranked(&console)[..2], ["DURU", "AYŞE"]);
    console.press("L");
    console.shows("Lots entered: DAĞ DURU 3");
}
