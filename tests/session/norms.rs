//! The last evening with the real binary: an open of twelve with a norm that needs half a point in the last
//! round, its certificate, and the close of the event with three missing items.

use super::cli::hakem;
use super::console::Console;
use std::fs;
use tempfile::TempDir;

#[test]
fn a_norm_is_shown_before_and_after_the_last_pairing_certified_and_the_event_closed() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let report = include_str!("../golden/norms/twelve.trf").replacen("212 ", "222 5400+30\n212 ", 1);
    fs::write(path("open.trf"), report).unwrap();
    let (exit, _, told) = hakem(&["convert", &path("open.trf"), &path("open.hakem")]);
    assert_eq!(exit, 0, "{told}");
    let mut console = Console::start(folder.path(), &["--language", "en", "open.hakem"], 120, 36);
    // Before the pairing: opponents against whom half a point is enough.
    console
        .sees("Open of twelve")
        .press("<F5>")
        .sees("[F5 Players]")
        .press("<Down><Down><Down><Down><Down><Down><Down>");
    console.sees("IM: ½ of 1; no game may be missed");
    // After it: the opponent is known.
    console
        .press("<F6>")
        .sees("[F6 Pairings]")
        .press("r")
        .sees("DRAFT")
        .press("p")
        .answers("[P] Publish", "P");
    console.sees("[F9 Print]").press("<F5>").sees("[F5 Players]").sees("½ in round 9");
    console.press("<F7>").sees("[F7 Results]").press("555555").sees("COMPLETE");
    console.press("<F5>").sees("[F5 Players]").sees("IM: reached, 5 of 9");
    // The close: organiser, event code and a FIDE ID are missing; each is entered where its line leads.
    console.press("<F9>").sees("[F9 Print]").press(",C").sees("3 items are missing");
    console.press("<Enter>").sees("[F4 Event]").press("<Enter>").sees("as required on FIDE forms");
    console.press("Chess Club<Enter>").sees("Event settings:");
    console
        .press("<F9>")
        .sees("[F9 Print]")
        .press(",C")
        .sees("2 items are missing")
        .press("<Enter>")
        .sees("[F4 Event]");
    console.press("<Enter>").sees("registered with FIDE").press("412345<Enter>").sees("Event settings:");
    console
        .press("<F9>")
        .sees("[F9 Print]")
        .press(",C")
        .sees("One item is missing")
        .sees("LANG, OTTO has no FIDE ID");
    console.press("<Enter>").sees("[F5 Players]").press("<Enter>").sees("Federation");
    console.press("<Tab><Tab><Tab><Tab><Tab><Tab>300112<Enter>").sees("300112  ");
    console.press("<F9>").sees("[F9 Print]").press(",C").sees("Closing folder").press("<Enter>");
    console.sees("Closing folder written").press("<Esc>");
    console.press(",C").sees("Closing folder").press("<Enter>").sees("No changes in");
    console.kill();
    let closing = folder.path().join("open-closing");
    let names = ["report.trf", "it1.pdf", "it3.pdf", "games.pgn", "chess-results.xml", "site/index.html"];
    assert!(
        names.iter().all(|name| closing.join(name).exists()),
        "{:?}",
        fs::read_dir(&closing).unwrap().count()
    );
    // The certificate as printed, in the language of the event.
    let page = pdf_extract::extract_text(closing.join("it1.pdf")).unwrap();
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in ["HORAK, TOM", "IM", "300108", "21/11/2026", "412345", "IA Jan NOVAK (300001)"] {
        assert!(page.contains(words), "{words}: {page}");
    }
}
