//! Whole round robins through the console.

use super::console::Console;
use super::events::read;
use hakem::store::Store;
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::pairing::pair_again;
use hakem_engine::standings::standings;
use hakem_engine::tournament::{
    Name, OptionValue, Options, Player, PlayerId, Rating, RequestedBye, RoundNo, Settings, Snapshot, SystemId,
};
use jiff::Timestamp;
use std::path::Path;

/// Makes an event file of players with falling ratings; pairing numbers are not drawn.
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

/// Reads from the screen the number of boards without a result: `1 of 3`.
pub fn missing(shown: &str, boards: usize) -> usize {
    let before = shown.split(&format!(" of {boards} ")).next().unwrap();
    boards - before.split_whitespace().last().unwrap().parse::<usize>().unwrap()
}

fn play(console: &mut Console, round: u8, boards: usize) {
    console.press("<F6>").sees(&format!("[{round}"));
    console.press("r").sees("DRAFT").press("p").answers("[P] Publish", "P");
    console.press("<F7>").sees(&format!(" of {boards} "));
    let results = ["1", "5", "0", "1"].into_iter().cycle().skip(usize::from(round));
    let open = missing(&console.shown(), boards);
    console.press(&results.take(open).collect::<String>()).sees("All results are entered.");
}

pub fn check(event: &Snapshot, rounds: u8) {
    for round in RoundNo(rounds).up_to() {
        assert!(pair_again(event, round).unwrap().is_identical(), "round {round}");
    }
}

#[test]
fn seven_players_draw_numbers_one_leaves_after_three_rounds_and_the_rest_is_forfeit() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("seven.hakem");
    event_file(&path, 7, 7, 1);
    let mut console = Console::start(folder.path(), &["seven.hakem", "--language", "en"], 80, 24);
    console.sees("Everybody meets").press("<F6>").sees("[1");
    // The highest rated draws first; a number out of range is refused, then 2 is drawn. The others draw in
    // one step.
    console.press(",n").sees("Number drawn by PLAYER 01").press("9<Enter>").sees("Numbers run from 1 to 7");
    console.press("<Backspace>2<Enter>").sees("Number drawn by PLAYER 02");
    console
        .press("2<Enter>")
        .sees("was drawn by PLAYER 01")
        .press("<Esc><Esc>")
        .no_longer_sees("Number drawn by");
    console.press("d").sees("draw for the 6 without").press("d").sees(",a publishes all rounds");
    // A later round can be viewed before any is paired; number 2 has no game in it.
    console.press("<Right><Right>").sees("[3").sees("PLAYER 02").press("<Left><Left>").sees("[1");
    for round in 1..=3 {
        play(&mut console, round, 3);
        console.press("<F6>").sees(&format!("[{}", round + 1));
    }
    console.press("<F5>").sees("PLAYER").press("<Home>w").sees("withdrawn");
    for round in 4..=7 {
        play(&mut console, round, 3);
        console.press("<F6>");
    }
    console.press("<F8>").sees("Crosstable after round 7").press("q").sees("seven.hakem").press("q");
    assert!(console.ends().0, "the console ends well");
    let event = read(&path);
    check(&event, 7);
    assert_eq!(event.lot(PlayerId(1)).map(|lot| lot.get()), Some(2));
    let made = standings(&event, RoundNo(7), &[]);
    let struck: Vec<PlayerId> =
        made.rows.iter().filter(|row| row.place.is_none()).map(|row| row.player).collect();
    assert_eq!(struck, [event.numbering()[0]], "two games of six are less than half");
}

#[test]
fn a_double_round_robin_of_four_is_published_at_once_and_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("four.hakem");
    event_file(&path, 6, 4, 2);
    let mut console = Console::start(folder.path(), &["four.hakem", "--language", "en"], 80, 24);
    console.sees("Everybody meets").press("<F6>").sees("[1").press("d");
    console.press(",a").answers("[P] Publish", "P");
    for round in 1..=6 {
        console
            .press("<F7>")
            .sees(&format!("[{round}"))
            .sees("0 of 2 ")
            .press("15")
            .sees("All results are entered.");
    }
    console.press("<F8>").sees("Crosstable after round").press("q").sees("four.hakem").press("q");
    assert!(console.ends().0, "the console ends well");
    let event = read(&path);
    check(&event, 6);
    assert!(event.rounds().iter().all(|round| round.is_complete()));
}
