//! Restoring the arbiter's position: after a crash, and on the way back from another event.

use crate::console::Console;
use hakem::desk::{Draw, FileRequest, Message};
use hakem::i18n::Language;
use hakem::store::system_disk;
use hakem_engine::command::Command;
use hakem_engine::tournament::RoundNo;

fn opens(console: &mut Console, name: &str) {
    let path = console.folder().join(name);
    console.app.update(Message::ask(FileRequest::Open(path)));
}

/// Idles without a key, is killed, and opens the event again.
fn crashes(mut console: Console) -> Console {
    for _ in 0..10 {
        console.app.idle();
    }
    let mut console = console.again(system_disk());
    opens(&mut console, "open.hakem");
    console
}

#[test]
fn after_a_crash_the_pane_round_and_board_come_back_and_after_a_close_they_do_not() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Dal"]);
    console.publish_round_1(&[(1, 3), (2, 4)]);
    console.press("<F7><Down>");
    let mut console = crashes(console);
    console.shows("[F7 Results]");
    assert!(console.line("BORA").starts_with(">  2"), "{}", console.screen());
    console.press("q");
    opens(&mut console, "open.hakem");
    console.shows("[F6 Pairings]");
}

#[test]
fn after_a_crash_the_row_the_filter_and_the_view_come_back() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Dal"]);
    console.publish_round_1(&[(1, 3), (2, 4)]);
    console.press("<F7>1m");
    let mut console = crashes(console);
    assert!(console.line("BORA").starts_with(">  2") && !console.has("ADA"), "{}", console.screen());
    console.press("m<F5>o<Down><Down>");
    let mut console = crashes(console);
    console.shows("by name");
    assert!(console.line("CEM").starts_with('>'), "{}", console.screen());
    console.press("/ce<Enter>");
    let mut console = crashes(console);
    assert!(console.line("CEM").starts_with('>') && !console.has("ADA"), "{}", console.screen());
    console.press("<Esc>");
    console.shows("ADA");
    console.press("<F8>,c<Home><Down>");
    let mut console = crashes(console);
    console.shows("Crosstable");
    assert!(console.line("CEM").starts_with('>'), "{}", console.screen());
    console.press("<F9><End>");
    let before = console.screen().lines().find(|line| line.starts_with('>')).map(str::to_owned);
    let console = crashes(console);
    assert_eq!(console.screen().lines().find(|line| line.starts_with('>')).map(str::to_owned), before);
}

#[test]
fn one_key_leads_to_the_event_opened_before_and_back_to_where_one_was() {
    let mut console = Console::with_event(Language::English);
    console.press("G");
    console.shows("No other event has been opened");
    console.press("<F8>qnRapid<Enter>");
    console.shows("Rapid");
    console.press("<F5>G");
    console.shows("hakem · Open");
    console.press("<F9>G");
    console.shows("hakem · Rapid");
    console.shows("[F5 Players]");
    console.press("G");
    console.shows("[F9 Print]");
}

#[test]
fn the_standings_have_a_round_of_their_own_and_browsing_it_moves_no_other_pane() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Dal", "Ece", "Fee", "Gus", "Hal"]);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.plays(2, 9);
    console.does(Command::publish(RoundNo(3)));
    let in_play = |console: &Console| {
        let screen = console.screen();
        let head = screen.lines().next().unwrap();
        assert!(head.contains("[3▸0/4]") && head.contains("PUBLISHED"), "{screen}");
    };
    console.press("<F7><F8>");
    console.shows("Standings after round 2");
    in_play(&console);
    console.press("<Left>");
    console.shows("Standings after round 1");
    in_play(&console);
    for keys in ["<F9>", "<F7>", "<F6>"] {
        console.press(keys);
        assert_eq!(console.app.context().round, RoundNo(3), "{keys}");
        in_play(&console);
    }
    console.press("<F8>");
    console.shows("Standings after round 1");
}
