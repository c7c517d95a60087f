//! Events in FIDE mode through the real binary: kept to the report, left by two answers, made by hand, killed between two questions.

use super::cli::hakem;
use super::console::Console;
use std::path::Path;
use tempfile::TempDir;

/// A new event of six players, round 1 played, the draft of round 2 on show.
fn second_draft(folder: &TempDir) -> Console {
    let mut console = Console::start(folder.path(), &["--language", "en"], 80, 24);
    console.sees("No event yet").press("n").sees("Name").press("Open<Enter>").sees("[F4 Event]");
    console.press("<F5>").sees("[F5 Players]").press("a").sees("┌");
    for name in ["Adams", "Baker", "Clark", "Davis", "Evans", "Foster"] {
        console.press(&format!("{name}<Enter>")).sees(&name.to_uppercase());
    }
    console.press("<Esc><F6>").sees("d draws the lot").press("d").sees("r pair").press("r").sees("DRAFT");
    console.press("p").answers("Publish round 1?", "P").sees("PUBLISHED");
    console.press("<F7>").sees("[F7 Results]").press("105").sees("[1✓]");
    console.press("<F6><Right>").sees("Round 2 is not paired").press("r").sees("Round 2 drafted");
    console
}

/// The comment lines of the report of the event, but the program's own.
fn comments(folder: &Path) -> Vec<String> {
    let event = folder.join("open.hakem");
    let (exit, report, told) = hakem(&["convert", event.to_str().unwrap(), "-"]);
    assert_eq!(exit, 0, "{told}");
    let lines = report.lines().filter(|line| line.starts_with("### ") && !line.starts_with("### hakem"));
    lines.map(ToOwned::to_owned).collect()
}

/// Whether the rounds and ranks of the event are as its rules give them.
fn checks(folder: &Path) -> (i32, String) {
    let (exit, out, told) = hakem(&["check", folder.join("open.hakem").to_str().unwrap()]);
    (exit, format!("{out}{told}"))
}

#[test]
fn an_event_kept_to_the_rules_is_asked_nothing_more_and_its_report_checks() {
    let folder = TempDir::new().unwrap();
    let mut console = second_draft(&folder);
    console.press("p").answers("Publish round 2?", "P").sees("PUBLISHED");
    console.press("<F7>").sees("[F7 Results]").press("105").sees("[2✓]");
    console.kill();
    assert!(comments(folder.path()).is_empty());
    assert_eq!(checks(folder.path()).0, 0, "{}", checks(folder.path()).1);
}

#[test]
fn colours_turned_by_hand_are_asked_about_compared_and_named_by_the_report() {
    let folder = TempDir::new().unwrap();
    let mut console = second_draft(&folder);
    // The winners of the first two boards: one had White and one Black, so both have the colour that they are due.
    console.press("w").sees("both get the colour");
    console.answers_no("both get the colour");
    console.press("w").answers("both get the colour", "C").sees("1 by hand");
    console.press("p").sees("The rules would pair:").press("seats by the window<Enter>");
    console.answers("Publish round 2?", "P").sees("PUBLISHED");
    console.press("L").sees("! Round 2 published");
    console.kill();
    let lines = comments(folder.path());
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with("### MPA @ Round 2: ") && lines[0].contains(" => "), "{lines:?}");
    let (exit, told) = checks(folder.path());
    assert_eq!(exit, 1, "{told}");
}

#[test]
fn a_late_forbidden_pair_leaves_fide_mode_after_the_second_answer_and_not_if_killed_before() {
    let folder = TempDir::new().unwrap();
    let mut console = second_draft(&folder);
    let forbid = |console: &mut Console| {
        console.press("<F4>").sees("[F4 Event]").press("/forbid<Enter>a").sees("┌");
        console.press("adam<Tab>baker<Enter>").sees("Forbidden pairs are announced");
    };
    forbid(&mut console);
    console.answers("Forbidden pairs are announced", "C").sees("Leave FIDE mode?");
    console.kill();
    assert!(comments(folder.path()).is_empty(), "killed between the questions");
    let mut console = Console::start(folder.path(), &["--language", "en", "open.hakem"], 80, 24);
    console.sees("DRAFT");
    forbid(&mut console);
    console.answers_no("Forbidden pairs are announced");
    forbid(&mut console);
    console.answers("Forbidden pairs are announced", "C").answers("Leave FIDE mode?", "L");
    console.sees("LEFT FIDE MODE, R1");
    console.kill();
    let lines = comments(folder.path());
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert_eq!(lines[0], "### FIDE mode exited @ Round 1");
    assert!(lines[1].starts_with("### Configuration @ Round 1: forbidden pairs +"), "{lines:?}");
}
