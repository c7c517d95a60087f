//! From a published round to the printed sheets: sheets marked and written, a board changed, and the sheet of
//! changed boards.

use super::console::Console;
use hakem::store::{Mode, Store};
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{PlayerId, Round, RoundNo, RoundPlace, Stage};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn seat(round: &Round, id: PlayerId) -> (RoundPlace, Option<PlayerId>) {
    let place = round.place(id);
    let RoundPlace::AtBoard(board, colour) = place else { return (place, None) };
    (place, round.board(board).map(|board| board.meeting.player(colour.other())))
}

/// The pairing numbers of players with another seat in the second publication of a round than in the first.
fn movers(path: &Path, round: RoundNo) -> BTreeSet<String> {
    let mut history = History::default();
    let mut first: Option<Round> = None;
    for recorded in Store::open::<Entry>(path, Mode::Read).unwrap().entries {
        history.replay(recorded.entry, Moment(0)).unwrap();
        let published = history.snapshot().round(round).filter(|made| made.stage() == Stage::Published);
        if let (None, Some(made)) = (&first, published) {
            first = Some(made.clone());
        }
    }
    let (first, now) = (first.unwrap(), history.snapshot().round(round).unwrap());
    let numbers = history.snapshot().pairing_numbers();
    let players = history.snapshot().players().map(|(id, _)| id);
    let moved =
        players.filter(|&id| seat(&first, id) != seat(now, id) && now.place(id) != RoundPlace::Nowhere);
    moved.map(|id| numbers.get(id).unwrap().to_string()).collect()
}

/// The only file whose name starts with this text.
fn file(folder: &Path, start: &str) -> String {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let found: Vec<String> = names.filter(|name| name.starts_with(start)).collect();
    assert_eq!(found.len(), 1, "{start}: {found:?}");
    found[0].clone()
}

#[test]
fn a_round_is_published_posted_and_changed_and_the_changed_boards_are_listed_exactly() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::start(folder.path(), &["--sample=aktar-17", "--language", "en"], 100, 30);
    console.sees("Aktar").press("<F6>r").sees("DRAFT").press("p").answers("[P] Publish", "P");
    console
        .sees("pairings by board")
        .press("<F7>")
        .sees("0 of 8")
        .press("11111111")
        .sees("All results are entered.");
    console.press("<F6>").sees("[2").press("r").sees("DRAFT").press("p").answers("[P] Publish", "P");
    console.sees("version 1").press("25").sees("3 marked");
    console.press("W").sees("Write marked sheets").press("<Enter>").sees("3 sheets written");
    let sheets = folder.path().join("data/hakem/samples/aktar-17-sheets");
    for (start, begins) in
        [("r2-pairings-v1-", "%PDF"), ("r2-pairings-by-name-v1-", "%PDF"), ("r2-slips-", "%PDF")]
    {
        let bytes = fs::read(sheets.join(file(&sheets, start))).unwrap();
        assert!(bytes.starts_with(begins.as_bytes()), "{start}");
    }
    // A no-show: the player with the bye takes the seat.
    console.press("<F6><Home>a").sees("Which player is the no-show?").press("<Enter>").sees("Substitute for");
    console.press("<Down><Enter>").answers("Which rule allows the change?", "<Enter>");
    console.sees("Reason for the change").press("they agree<Enter>");
    console.press("r<Enter>").answers("Change the published round 2?", "R");
    console.press("<F9>").sees("changed boards").sees("3 marked").press("1122").sees("1 marked");
    console
        .press("ot<Enter>")
        .sees("TXT")
        .press("W")
        .sees("Write marked")
        .press("<Enter>")
        .sees("1 sheet written");
    console.press("L").sees("Written: changed boards (round 2, version 2)");
    console.press("q");
    let sheet = fs::read_to_string(sheets.join(file(&sheets, "r2-moves-v2-"))).unwrap();
    // Name, number, board and colour or the bye: the number is the first digit group of a line below the
    // heads.
    let rows = sheet.lines().skip_while(|line| !line.starts_with("Ad-Soyad")).skip(1);
    let numbers = rows.take_while(|line| !line.is_empty()).filter_map(|line| {
        line.split_whitespace().find(|word| word.parse::<u16>().is_ok()).map(ToOwned::to_owned)
    });
    let told: BTreeSet<String> = numbers.collect();
    assert!(!told.is_empty(), "{sheet}");
    assert_eq!(told, movers(&folder.path().join("data/hakem/samples/aktar-17.hakem"), RoundNo(2)), "{sheet}");
}
