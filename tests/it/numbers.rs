//! Pairing numbers assigned again: shown before the pairing that first uses them, accepted or declined.

use crate::console::Console;
use crate::formats::event;
use hakem::desk::{Draw, Message, Show};
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::pairing::starting_list;
use hakem_engine::tournament::{
    BoardNo, GameResult, Name, OptionValue, Outcome, Player, PlayerId, Rating, RequestedBye, RoundNo,
    Settings, SystemId, Title,
};

/// Round 1 of four unrated players is complete; then a player rated 2105 enters.
pub(super) fn with_a_late_entry() -> Console {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bo", "Cy", "Di"]);
    console.publish_round_1(&[(1, 3), (4, 2)]);
    for board in [1, 2].map(BoardNo) {
        let result = GameResult::Played(Outcome::WhiteWins);
        console.does(Command::EnterResult { round: RoundNo(1), board, result });
    }
    let player = Player { rating: Rating::new(2105).ok(), ..Player::named(Name::new("Zoe").unwrap()) };
    let missed = RequestedBye::ZeroPoint;
    console.does(Command::Register { player, arrival: RoundNo(2), missed });
    console.press("<F6>");
    console.app.update(Message::Show(Show::Round(RoundNo(2))));
    console
}

fn numbers(console: &Console) -> Vec<u32> {
    console.app.context().snapshot.numbering().iter().map(|id| id.0).collect()
}

#[test]
fn new_numbers_are_shown_before_the_pairing_and_accepted_with_one_key() {
    let mut console = with_a_late_entry();
    console.press("r");
    for words in [
        "New pairing numbers for round 2",
        "C.04.2 2.3",
        ">    – → 1    ZOE",
        "1 → 2    ADA",
        "4 more numbers change",
    ] {
        console.shows(words);
    }
    let late = console.screen().lines().find(|line| line.contains("ZOE")).unwrap().to_owned();
    assert!(late.ends_with("  late entry │"), "{late}");
    assert_eq!(numbers(&console), [1, 2, 3, 4], "nothing is recorded yet");
    console.press("<Enter>");
    assert_eq!(numbers(&console), [5, 1, 2, 3, 4]);
    assert!(console.app.context().snapshot.round(RoundNo(2)).is_some());
    console.press("r");
    assert!(!console.has("New pairing numbers"), "what was shown is not shown again");
    console.press("uu");
    assert_eq!(numbers(&console), [1, 2, 3, 4], "undone with the pairing");
}

#[test]
fn new_numbers_are_declined_with_a_reason_that_is_in_the_log() {
    let mut console = with_a_late_entry();
    console.press("rk<Enter>");
    console.shows("Reason for keeping the pairing numbers");
    console.press("the list hangs on the wall<Enter>");
    assert_eq!(numbers(&console), [1, 2, 3, 4, 5]);
    console.press("L<Down>");
    let screen = console.screen().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(screen.contains("Round 2: pairing numbers kept"), "{screen}");
    assert!(screen.contains("the list hangs on the wall"), "{screen}");
}

#[test]
fn in_a_classic_system_the_late_entry_follows_without_a_question() {
    let mut console = Console::with_event(Language::English);
    let system = SystemId::new("dutch-2009");
    let settings = Settings { system, ..console.app.context().snapshot.settings().clone() };
    console.does(Command::Announce(Box::new(settings)));
    console.register(&["Ada", "Bo"]);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>");
    console.press("r2pPga");
    let result = GameResult::Played(Outcome::Draw);
    console.does(Command::EnterResult { round: RoundNo(1), board: BoardNo(1), result });
    for (name, rating) in [("Cy", 0), ("Zoe", 2105)] {
        let player = Player { rating: Rating::new(rating).ok(), ..Player::named(Name::new(name).unwrap()) };
        let missed = RequestedBye::ZeroPoint;
        console.does(Command::Register { player, arrival: RoundNo(2), missed });
    }
    console.app.update(Message::Show(Show::Round(RoundNo(2))));
    console.press("r");
    assert_eq!(
        console.app.context().snapshot.numbering(),
        [1, 2, 4, 3].map(PlayerId),
        "{}",
        console.screen()
    );
}

#[test]
fn titles_are_in_the_order_of_the_booklet_or_of_the_tsf_text() {
    for (is_tsf, first) in [(false, "FM"), (true, "WIM")] {
        let mut console = event(Language::English, "dutch-2009", 0);
        if is_tsf {
            let mut settings: Settings = console.app.context().snapshot.settings().clone();
            settings.options.set("tsf-titles", Some(OptionValue::YesNo(true)));
            console.does(Command::Announce(Box::new(settings)));
        }
        for title in [Title::WIM, Title::FM] {
            let name = Name::new(title.letters()).unwrap();
            let player = Player { title: Some(title), rating: Rating::new(2310).ok(), ..Player::named(name) };
            let missed = RequestedBye::ZeroPoint;
            console.does(Command::Register { player, arrival: RoundNo(1), missed });
        }
        let list = starting_list(console.app.context().snapshot);
        assert_eq!(list[0].name.as_str(), first, "N-19, tsf-titles: {is_tsf}");
    }
}
