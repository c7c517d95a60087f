//! Whole round robins through the console.

use super::console::Console;
use super::events::read;
use hakem::store::Store;
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::pairing::pair_again;
use hakem_engine::tournament::{
    Name, OptionValue, Options, Player, Rating, RequestedBye, RoundNo, Settings, Snapshot, SystemId,
};
use jiff::Timestamp;
use std::path::Path;

/// Makes an event file of players with falling ratings; no number is drawn.
fn event_file(path: &Path, rounds: u8, players: u16, cycles: u16) {
    let mut options = Options::default();
    options.set("cycles", Some(OptionValue::Number(cycles)).filter(|_| cycles > 1));
    let settings = Settings {
        system: SystemId::new("round-robin"),
        rounds: RoundNo(rounds),
        options,
        ..Settings::named(Name::new("Everybody meets").unwrap())
    };
    let register = |number: u16| {
        let rating = Rating::new(i64::from(2500 - 13 * number)).ok();
        let player = Player { rating, ..Player::named(Name::new(&format!("Player {number:02}")).unwrap()) };
        Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint }
    };
    let announce = Command::Announce(Box::new(settings));
    let entries: Vec<Entry> =
        std::iter::once(announce).chain((1..=players).map(register)).map(Entry::Did).collect();
    let _no_forks = crate::without_forks();
    Store::create(path, Timestamp::UNIX_EPOCH).unwrap().append(&entries, Timestamp::UNIX_EPOCH).unwrap();
}

fn check(event: &Snapshot, rounds: u8) {
    for round in RoundNo(rounds).up_to() {
        assert!(pair_again(event, round).unwrap().is_identical(), "round {round}");
    }
}

#[test]
fn a_double_round_robin_of_four_is_published_at_once_and_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("four.hakem");
    event_file(&path, 6, 4, 2);
    let mut console = Console::start(folder.path(), &["four.hakem", "--language", "en"], 80, 24);
    console.sees("Everybody meets").press("<F6>").sees("[1").press("d");
    console.press("a").answers("Press capital P", "P");
    for round in 1..=6 {
        console.press("<F7>").sees(" of 2 ");
        if round > 1 {
            console.press("<Right>");
        }
        console.sees("0 of 2 ").press("15").sees("All results are in.");
    }
    console.press("<F8>").sees("Crosstable after round").press("q").sees("four.hakem").press("q");
    assert!(console.ends().0, "the console ends well");
    let event = read(&path);
    check(&event, 6);
    assert!(event.rounds().iter().all(|round| round.is_complete()));
}
