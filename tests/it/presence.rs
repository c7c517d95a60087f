//! Check-in before round 1, and the byes that an event grants.

use crate::console::Console;
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem_engine::tournament::{Bye, ByeLimits, PlayerId, RequestedBye, RoundNo, RoundPlace, RoundState};

const ROUND: RoundNo = RoundNo(1);

/// Five players, the first three checked in.
fn checked_in() -> Console {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Deniz", "Elif"]);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F5><Home>");
    assert!(!console.has("not checked in"), "nobody is awaited before somebody is checked in");
    console.press(" <Down> <Down> ");
    console
}

fn place(console: &Console, player: u32) -> RoundPlace {
    console.app.context().snapshot.round(ROUND).unwrap().place(PlayerId(player))
}

#[test]
fn players_not_checked_in_are_listed_before_round_1_and_omitted_if_the_arbiter_decides() {
    let mut console = checked_in();
    assert!(console.line("DENIZ").contains("not checked in"));
    for width in [80, 110, 170] {
        let screen = console.screen_of(width, 35);
        assert!(screen.contains("3 checked in, 2 not"), "beside panels too:\n{screen}");
    }
    console.press(" ");
    assert!(console.has("2 checked in, 3 not"), "the same key takes it back");
    console.press(" <F6>r2");
    let asked = console.screen();
    assert!(asked.contains("2 players are not checked in") && asked.contains("DENIZ, ELIF"), "{asked}");
    assert_eq!(console.app.context().snapshot.state(ROUND), RoundState::None);
    console.press("<Enter>");
    let absent = RoundPlace::Bye(Bye::Requested(RequestedBye::ZeroPoint));
    assert_eq!([4, 5].map(|id| place(&console, id)), [absent, absent]);
    assert_eq!(console.app.context().snapshot.round(ROUND).unwrap().boards().len(), 1);
    console.press("<F5> ");
    console.shows("Check-in ends when round 1 is paired");
}

#[test]
fn players_paired_without_check_in_are_not_listed_again() {
    let mut console = checked_in();
    console.press("<F6>r2<Down><Enter>");
    assert_eq!(console.app.context().snapshot.round(ROUND).unwrap().boards().len(), 2);
    console.press("x");
    assert_eq!(console.app.context().snapshot.state(ROUND), RoundState::None);
    console.press("r2");
    assert_eq!(console.app.context().snapshot.state(ROUND), RoundState::Draft, "{}", console.screen());
}

#[test]
fn the_limits_of_byes_are_a_setting_and_only_what_goes_beyond_is_questioned() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora"]);
    let limits = |console: &Console| console.app.context().snapshot.settings().byes;
    assert_eq!(limits(&console), ByeLimits { half_points: 1, last_rounds: 1 });
    console.press("<F4>/half-point<Enter>");
    console.shows("one per player, none in the last round");
    console.press("<Enter><Backspace>x<Enter>");
    console.shows("x is not a number from 0 to 255.");
    console.press("<Backspace>2<Down><Backspace>3<Enter>");
    assert_eq!(limits(&console), ByeLimits { half_points: 2, last_rounds: 3 });
    console.press("<F5><Home>b<Right><Up><Backspace>1-2<Enter>");
    let byes = |console: &Console| console.app.context().snapshot.player(PlayerId(1)).unwrap().byes.len();
    assert_eq!(byes(&console), 2, "as many as are granted are not questioned: {}", console.screen());
    console.press("b<Right><Right><Up><Backspace>5<Enter>");
    let screen = console.screen();
    assert!(screen.contains("This makes 3 half-point byes; the event grants 2."), "{screen}");
    assert!(screen.contains("no half-point bye in the last 3 rounds."), "{screen}");
    assert_eq!(byes(&console), 2);
    console.press("<Enter>");
    assert_eq!(byes(&console), 3, "it warns and refuses nothing");
    console.press("L<Down><Down><Down>");
    console.shows("none in the last 3 rounds");
}
