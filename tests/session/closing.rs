//! Closing an event with the real binary: missing data is entered by keys, and the folder is written twice.

use super::cli::hakem;
use super::console::Console;
use std::fs;
use tempfile::TempDir;

/// Two rounds with a missing result, no time control, and player 3 without a FIDE ID.
const OPEN: &str = "\
012 Open
022 Brno
032 CZE
042 2026/11/21
052 2026/11/22
062 4
072 4
092 Individual: Swiss-System
102 Novak, Jan (399999)
132                                                                                        26/11/21  26/11/22
142 2
152 W
162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0
192 FIDE_DUTCH_2026
212 PTS,BH
222 5400+30
001    1      Adams                             2100 CZE      311111 1990/00/00  2.0    1     3 w 1     2 b 1
001    2      Baker                             2000 CZE      322222 1991/00/00  1.0    2     4 b 1     1 w 0
001    3      Clark                             1900 CZE             1992/00/00  0.0    3     1 b 0     4 w
001    4      Davis                             1800 CZE      344444 1993/00/00  0.0    4     2 w 0     3 b
";

/// Asserts that the files for other programs are listed with what they do not include.
fn lists_losses(told: &str) {
    for lost in ["games.pgn: PGN contains", "chess-results.xml: Not in the file: days of birth"] {
        assert!(told.contains(lost), "{lost}: {told}");
    }
}

#[test]
fn missing_data_are_entered_by_keys_and_the_folder_reports_later_changes() {
    let folder = TempDir::new().unwrap();
    let (report, event) = (folder.path().join("open.trf"), folder.path().join("open.hakem"));
    fs::write(&report, OPEN).unwrap();
    let (exit, _, told) = hakem(&["convert", report.to_str().unwrap(), event.to_str().unwrap()]);
    assert_eq!(exit, 0, "{told}");
    // Both commands list the same missing data as the console; an unfinished event is closed with a negative
    // answer.
    let (exit, checked, _) = hakem(&["check", "--for", "rating-report", event.to_str().unwrap()]);
    let provisional = folder.path().join("provisional");
    let close = ["close", event.to_str().unwrap(), "--to", provisional.to_str().unwrap()];
    let (closed, _, told) = hakem(&close);
    assert_eq!((exit, closed), (1, 1), "{checked}{told}");
    let missing: Vec<&str> = checked.lines().filter_map(|line| line.strip_prefix("  ✗ ")).collect();
    assert_eq!(missing.len(), 3, "{checked}");
    for (gap, line) in missing.iter().zip(told.lines()) {
        assert!(line.ends_with(gap.rsplit_once(": ").unwrap().0), "{gap}: {told}");
    }
    assert!(told.contains("this closing folder is provisional"), "{told}");
    lists_losses(&told);
    let mut console = Console::start(folder.path(), &["--language", "en", "open.hakem"], 80, 24);
    console.sees("IN PLAY").press("<F9>").sees("[F9 Print]").press(",C").sees("3 items are missing");
    console.press("1").sees("[F7 Results]").press("1").sees("board 2: 1 - 0").sees("COMPLETE");
    console.press("<F9>").sees("[F9 Print]").press(",C").sees("2 items are missing");
    console.press("<Enter>").sees("[F4 Event]").press("<Enter>").sees("Can be changed at any time");
    console.press("90 min + 30 s<Enter>").sees("Event settings:");
    console
        .press("<F9>")
        .sees("[F9 Print]")
        .press(",C")
        .sees("One item is missing")
        .sees("CLARK has no FIDE ID");
    console.press("<Enter>").sees("[F5 Players]").press("<Enter>").sees("Federation");
    console.press("<Tab><Tab><Tab><Tab><Tab><Tab>333333<Enter>").sees("333333  ");
    // Nothing is missing: the folder is requested immediately.
    console.press("<F8>").sees("[F8 Standings]").sees("F9 Print: close the event");
    console.press("<F9>").sees("[F9 Print]").press(",C").sees("Closing folder");
    console.press("<Enter>").sees("chess-results.xml: Not in the file").press("<Esc>");
    console.press(",C").sees("Closing folder").press("<Enter>").sees("No changes in");
    // On every screen the next step is now to leave the event, not to close it again.
    for (key, shown) in [("L", "[L Log]"), ("<F8>", "[F8 Standings]"), ("<F9>", "[F9 Print]")] {
        console.press(key).sees(shown).sees("leaves the closed event");
    }
    console.kill();
    let closing = folder.path().join("open-closing");
    let (event, report) = (closing.join("open.hakem"), closing.join("report.trf"));
    assert_eq!(fs::read(&event).unwrap(), fs::read(folder.path().join("open.hakem")).unwrap());
    assert_eq!(hakem(&["check", report.to_str().unwrap()]).0, 0);
    // The headless command knows the folder, and lists the files that a corrected result changes.
    let close = |told: &mut String| {
        let (exit, out, _) = hakem(&["close", event.to_str().unwrap(), "--to", closing.to_str().unwrap()]);
        assert_eq!(exit, 0, "{out}");
        *told = out;
    };
    let mut told = String::new();
    close(&mut told);
    assert!(told.starts_with("No changes"), "{told}");
    fs::write(closing.join("report.trf"), "012 Another\n").unwrap();
    close(&mut told);
    assert_eq!(told, "new or changed: report.trf\n");
}

#[test]
fn a_closed_event_is_listed_as_closed_until_it_changes() {
    let folder = TempDir::new().unwrap();
    let (report, event) = (folder.path().join("open.trf"), folder.path().join("open.hakem"));
    fs::write(&report, OPEN).unwrap();
    assert_eq!(hakem(&["convert", report.to_str().unwrap(), event.to_str().unwrap()]).0, 0);
    let mut console = Console::start(folder.path(), &["--language", "en", "open.hakem"], 80, 24);
    console.sees("IN PLAY").press("<F7>").sees("[F7").press("<End>1").sees("COMPLETE");
    console.press("<F9>").sees("[F9 Print]").press(",C").sees("are missing or doubtful").press("W");
    console.sees("Also write TRF16").press("<Enter>").sees("Closing folder written").press("<Esc>");
    console.sees("leaves the closed event").press("q").sees("Closed 2").sees("nothing is due");
    console.press("<Enter>").sees("[F").press("<F9>").sees("[F9 Print]").press("<End>");
    console.waits("state when the event was closed", |shown| {
        shown.lines().any(|line| line.contains("Files and web") && line.contains("closed "))
    });
    console.press("<F4>").sees("[F4").press("<Home><Enter>").sees("Can be changed at any time");
    console.press("Spring<Enter>").sees("Event Open → Spring").press("q").sees("all rounds are played");
    console.kill();
}

#[test]
fn an_event_with_rounds_to_play_is_not_listed_as_closed() {
    let folder = TempDir::new().unwrap();
    let (report, event) = (folder.path().join("open.trf"), folder.path().join("open.hakem"));
    fs::write(&report, OPEN.replace("142 2", "142 3")).unwrap();
    assert_eq!(hakem(&["convert", report.to_str().unwrap(), event.to_str().unwrap()]).0, 0);
    let mut console = Console::start(folder.path(), &["--language", "en", "open.hakem"], 80, 24);
    console.sees("IN PLAY").press("<F7>").sees("[F7").press("<End>1").sees("COMPLETE");
    console.press("<F9>").sees("[F9 Print]").press(",C").sees("are missing or doubtful").press("W");
    console.sees("Also write TRF16").press("<Enter>").sees("Closing folder written").press("<Esc>");
    console.press("q").sees("Pairings: pair round 3");
    assert!(!console.shown().contains(": nothing is due"), "{}", console.shown());
    console.kill();
}

#[test]
fn all_unpublished_rounds_are_named_when_an_event_is_closed() {
    let folder = TempDir::new().unwrap();
    for (rounds, named) in [("3", "Round 3 of 3 is not published"), ("5", "Rounds 3 to 5 are not published")]
    {
        let report = folder.path().join(format!("{rounds}.trf"));
        fs::write(&report, OPEN.replace("142 2", &format!("142 {rounds}"))).unwrap();
        let closing = folder.path().join(rounds);
        let (report, closing) = (report.to_str().unwrap(), closing.to_str().unwrap());
        let event = format!("{closing}.hakem");
        assert_eq!(hakem(&["convert", report, &event]).0, 0);
        let (_, _, told) = hakem(&["close", &event, "--to", closing]);
        assert!(told.lines().any(|line| line.ends_with(named)), "{told}");
    }
}
