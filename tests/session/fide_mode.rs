//! Events in FIDE mode with the real binary: complete up to the report, left by two answers, paired manually,
//! killed between two questions.

use super::cli::hakem;
use super::console::Console;
use std::path::Path;
use tempfile::TempDir;

/// A new event of these players that shows the pairings of round 1, which is not paired.
fn event_of(folder: &TempDir, players: &[&str]) -> Console {
    let mut console = Console::start(folder.path(), &["--language", "en"], 80, 24);
    console.sees("No event yet").press("n").sees("Name").press("Open<Enter>").sees("[F5 Players]");
    console.press("<F5>").sees("[F5 Players]").press("a").sees("┌");
    for name in players {
        console.press(&format!("{name}<Enter>")).sees(&name.to_uppercase());
    }
    console.press("<Esc><F6>").sees("draw it (d)").press("d").sees("r pair");
    console
}

/// The same with six players, round 1 played, and the draft of round 2 on screen.
fn second_draft(folder: &TempDir) -> Console {
    let mut console = event_of(folder, &["Adams", "Baker", "Clark", "Davis", "Evans", "Foster"]);
    console.press("r").sees("keep 7 and pair").press("2").sees("DRAFT");
    console.press("p").answers("Publish round 1?", "P").sees("PUBLISHED");
    console.press("<F7>").sees("[F7 Results]").press("105").sees("[1✓]");
    console.press("<F6><Right>").sees("Round 2 is not paired").press("r").sees("Draft of round 2");
    console
}

/// The comment lines of the report of the event, without the program's own.
fn comments(folder: &Path) -> Vec<String> {
    let event = folder.join("open.hakem");
    let (exit, report, told) = hakem(&["convert", event.to_str().unwrap(), "-"]);
    assert_eq!(exit, 0, "{told}");
    let lines = report.lines().filter(|line| line.starts_with("### ") && !line.starts_with("### hakem"));
    lines.map(ToOwned::to_owned).collect()
}

/// Exit status and output of a check of the event's rounds and ranks.
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
fn manually_swapped_colours_are_confirmed_compared_and_named_by_the_report() {
    let folder = TempDir::new().unwrap();
    let mut console = second_draft(&folder);
    // The winners of the first two boards had different colours, so both have their colour preference granted.
    console.press(",w").sees("colour preference of neither player");
    console.answers_no("colour preference of neither player");
    console.press(",w").answers("colour preference of neither player", "C").sees("1 manual");
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
        console.press("adam<Tab>baker<Enter>").sees("Forbidden pairs must be announced");
    };
    forbid(&mut console);
    console.answers("Forbidden pairs must be announced", "C").sees("Leave FIDE mode?");
    console.kill();
    assert!(comments(folder.path()).is_empty(), "killed between the questions");
    let mut console = Console::start(folder.path(), &["--language", "en", "open.hakem"], 80, 24);
    console.sees("DRAFT");
    forbid(&mut console);
    console.answers_no("Forbidden pairs must be announced");
    forbid(&mut console);
    console.answers("Forbidden pairs must be announced", "C").answers("Leave FIDE mode?", "L");
    console.sees("LEFT FIDE MODE, R1");
    console.kill();
    let lines = comments(folder.path());
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert_eq!(lines[0], "### FIDE mode exited @ Round 1");
    assert!(lines[1].starts_with("### Configuration @ Round 1: forbidden pairs +"), "{lines:?}");
}

#[test]
fn a_report_with_a_round_otherwise_than_the_rules_give_is_asked_about_and_the_round_is_named_once() {
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join("open.trf"), WRONG_ROUND).unwrap();
    // A report is not an event file: the console offers to make one of it.
    let mut console = Console::start(folder.path(), &["--language", "en", "open.trf"], 80, 24);
    console.answers("is not an event file", "I");
    console.sees("Recorded: 2-4 5-3").press("<Esc>");
    console.answers("Confirm this change", "C").sees("that differ from the rules: 2");
    console.kill();
    assert_eq!(comments(folder.path()), ["### Import @ Round 2: 2-1 4-3 6-5 => 6-1 2-4 5-3"]);
    let (exit, told) = checks(folder.path());
    assert_eq!(exit, 1, "{told}");
    assert!(told.contains("rounds 2, identical 1, differing 1"), "{told}");
}

/// Two rounds of six players, the second paired across the scoregroups.
const WRONG_ROUND: &str = "\
012 Open
142 3
152 W
162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0
192 FIDE_DUTCH_2026
212 PTS,BH,SB
001    1      Adams                                                              1.0    4     4 w 1     6 b 0
001    2      Baker                                                              2.0    2     5 b 1     4 w 1
001    3      Clark                                                              2.0    1     6 w 1     5 b 1
001    4      Davis                                                              0.0    6     1 b 0     2 b 0
001    5      Evans                                                              0.0    5     2 w 0     3 w 0
001    6      Foster                                                             1.0    3     3 b 0     1 w 1
";

/// Eight players: enough for five rounds without repeated pairs.
const EIGHT: [&str; 8] = ["Adams", "Baker", "Clark", "Davis", "Evans", "Foster", "Green", "Hill"];

/// Pairs, publishes and plays rounds, starting with the one on screen.
fn plays(console: &mut Console, rounds: std::ops::RangeInclusive<u8>, results: &str) {
    for round in rounds {
        console.press("r").sees(&format!("Draft of round {round}")).press("p");
        console.answers(&format!("Publish round {round}?"), "P").sees("PUBLISHED");
        if console.sees(&format!("Round {round} published")).shown().contains("Results of the undone pairing")
        {
            console.answers("Results of the undone pairing", "2");
        }
        console.press("<F7>").sees("[F7 Results]").press(results).sees(&format!("[{round}✓]"));
        console.press("<F6><Right>").sees(&format!("Round {} is not paired", round + 1));
    }
}

#[test]
fn a_result_of_round_2_found_wrong_in_round_5_is_for_the_rating_report_alone() {
    let folder = TempDir::new().unwrap();
    let mut console = event_of(&folder, &EIGHT);
    plays(&mut console, 1..=4, "1051");
    console.press("r").sees("Draft of round 5").press("p").answers("Publish round 5?", "P").sees("PUBLISHED");
    console.press("<F7><Left><Left><Left>").sees("[2✓]").press("1c5").sees("Reason: press its digit");
    // The result to count would leave FIDE mode; Esc changes nothing.
    console.answers("> d", "a").answers("Reason: press its digit", "1").press("C");
    console.answers_no("Round 2 is too early");
    console
        .press("1c5")
        .answers("Reason: press its digit", "1")
        .sees("> d")
        .press("C")
        .sees("½ - ½ for the rating report only");
    console.kill();
    let lines = comments(folder.path());
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with("### Rating correction @ Round 2: "), "{lines:?}");
    assert_eq!(checks(folder.path()).0, 0, "{}", checks(folder.path()).1);
}

#[test]
fn a_branch_that_rewrites_a_closed_round_leaves_fide_mode_when_it_is_adopted() {
    let folder = TempDir::new().unwrap();
    let mut console = event_of(&folder, &EIGHT);
    plays(&mut console, 1..=4, "1051");
    // One round at a time, always among the last two; the played rounds remain as a branch.
    console.press("<Left>").sees("[4✓]");
    for round in [4, 3, 2] {
        console.press("x").sees("Reason (required, for the log)").press("wrong<Enter>");
        console.answers("To confirm, type the round number", &format!("{round}<Enter>"));
        console.sees(&format!("Round {round} is not paired"));
        if round > 2 {
            console.press("<Left>").sees(&format!("[{}✓]", round - 1));
        }
    }
    plays(&mut console, 2..=4, "5100");
    console.press("L").sees("[L Log]").press(",b").sees("earlier than the pre").press("<End>,t");
    console.answers("Restore the state at entry", "T").sees("Round 2 is too early");
    console.answers_no("Round 2 is too early");
    assert!(comments(folder.path()).is_empty(), "nothing was adopted");
    console.press(",t").answers("Restore the state at entry", "T").answers("Round 2 is too early", "C");
    console.answers("Leave FIDE mode?", "L").sees("LEFT FIDE MODE, R4");
    console.kill();
    assert_eq!(comments(folder.path()), ["### FIDE mode exited @ Round 4"]);
    assert_eq!(checks(folder.path()).0, 0, "{}", checks(folder.path()).1);
}
