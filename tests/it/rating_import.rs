//! Rating lists imported in the console: previewed, their columns assigned by keys, written while the arbiter
//! works.

use crate::console::Console;
use crate::lists;
use hakem::i18n::Language;
use hakem::ratings::{self, Lists};
use hakem_engine::tournament::{GameKind, Licence, Rating};
use std::fs;
use std::thread;
use std::time::Duration;

fn console() -> Console {
    let mut console = Console::with_event(Language::English);
    console.press("<F5>");
    console
}

/// Lets the import finish and the console report it, as its loop does.
fn imported(console: &mut Console) {
    while console.app.is_importing() {
        console.app.idle();
        thread::sleep(Duration::from_millis(1));
    }
}

fn lists_of(console: &Console) -> Lists {
    Lists::open(&ratings::folder(&console.folder().join("data"))).unwrap()
}

#[test]
fn fides_list_is_imported_immediately_with_a_report_of_the_result() {
    let mut console = console();
    fs::write(console.folder().join("fide.txt"), lists::combined(lists::made(300, 3))).unwrap();
    console.press("Rfide.txt<Enter>");
    console.shows("Importing fide.txt in the background");
    imported(&mut console);
    let told = "fide: 300 players, 300 new, 0 changed, 0 no longer listed.";
    assert!(console.has(told), "{}", console.screen());
    assert!(lists_of(&console).by_fide_id(1_000_001).unwrap().is_some());
}

#[test]
fn the_account_of_an_import_with_unused_columns_is_shown_in_full_at_80_columns() {
    let mut console = console();
    let rows = "fide_id;name;fed;rating;blitz_rating;county;remarks\n11;Ak, Can;TUR;2100;2000;Bolu;x\n";
    fs::write(console.folder().join("club.csv"), rows).unwrap();
    console.press("Rclub.csv<Enter><Enter>");
    imported(&mut console);
    let screen = console.screen_of(80, 24);
    for line in ["club: 1 player, 1 new", "Rows: 1. Imported: 1", "Columns not used: ", "remarks."] {
        assert!(screen.contains(line), "{line}: {screen}");
    }
    assert!(!screen.contains('…'), "{screen}");
}

#[test]
fn columns_of_a_table_are_assigned_by_key_and_hold_for_the_next_file() {
    let mut console = console();
    let november = "Rebríček november;;;\nPor;Meno;Body;Kraj\n7;Nováková, Eva;1810;TT\n8;Ak, Can;1700;BA\n";
    fs::write(console.folder().join("svk.csv"), november).unwrap();
    console.press("Rsvk.csv<Enter>");
    // Without known headings no column is interpreted yet.
    console.press("<Enter>");
    console.shows("No column is marked as names");
    console.press("n");
    console.shows("This column has no heading");
    console.press("hhl<Down>n<Enter>");
    assert!(!console.has("No column has"), "a licence number is enough: {}", console.screen());
    imported(&mut console);
    console.shows("No player has a rating.");
    console.press("I");
    imported(&mut console);
    console.shows("Columns not used: Body, Kraj.");
    console.press("<Esc>Rsvk.csv<Enter><Down><Down>u");
    insta::assert_snapshot!(console.screen());
    console.press("<Enter>");
    imported(&mut console);
    let eva = lists_of(&console).find("novakova", None, 9).unwrap().players.remove(0);
    assert_eq!((eva.licence, eva.ratings.national.standard), (Licence::of_number(7), Rating::new(1810).ok()));
    // The next file has other columns, which are recognised by the assigned headings.
    let december = "Kraj;Body;Meno;Por\nTT;1822;Nováková, Eva;7\nBA;1700;Ak, Can;8\n";
    fs::write(console.folder().join("svk.csv"), december).unwrap();
    console.press("<Esc>Rsvk.csv<Enter><Enter>");
    imported(&mut console);
    let told = "svk: 2 players, 0 new, 1 changed, 0 no longer listed.";
    assert!(console.has(told), "{}", console.screen());
    // A column can be removed again, also one with a known heading.
    console.press("<Esc>Rsvk.csv<Enter><Down>p<Enter>");
    imported(&mut console);
    let eva = lists_of(&console).find("novakova", None, 9).unwrap().players.remove(0);
    assert_eq!(
        (eva.ratings.national.standard, eva.ratings.fide.of(GameKind::Rapid)),
        (None, Rating::new(1822).ok())
    );
}

#[test]
fn lists_that_cannot_be_imported_are_reported_and_missing_data_requested() {
    let mut console = console();
    let single: String = lists::made(30, 1).map(|player| lists::single_line(&player, 1) + "\n").collect();
    fs::write(console.folder().join("november.txt"), format!("{}\n{single}", lists::SINGLE)).unwrap();
    console.press("Rnovember.txt<Enter>");
    imported(&mut console);
    console.shows("Rate of play of the ratings in november.txt");
    console.press("2");
    imported(&mut console);
    console.shows("fide-rapid: 30 players");
    let cut = &lists::combined(lists::made(500, 1))[..9999];
    fs::write(console.folder().join("cut.txt"), cut).unwrap();
    console.press("<Esc>Rcut.txt<Enter>");
    imported(&mut console);
    console.shows("cut.txt");
    console.shows("line 61, column ");
    console.press("<Esc>Rnobody.txt<Enter>");
    console.shows("no such file or folder");
}

/// The thread continues until the list is written; cancelling requires the key and the capital letter.
#[test]
fn an_import_that_is_ended_leaves_the_lists_as_they_are() {
    let mut console = console();
    fs::write(console.folder().join("fide.txt"), lists::combined(lists::made(60_000, 3))).unwrap();
    console.press("Rfide.txt<Enter>R");
    console.shows("players read so far");
    console.press("E");
    imported(&mut console);
    console.shows("Import cancelled.");
    let left = fs::read_dir(ratings::folder(&console.folder().join("data"))).map_or(0, Iterator::count);
    assert_eq!(left, 0);
}
