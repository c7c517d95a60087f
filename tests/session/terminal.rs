//! A terminal that closes, and one that is lent to the shell for a while.

use super::console::{Console, command};
use super::events::read;
use hakem::store::{Mode, Notice, Store};
use hakem_engine::history::Entry;
use hakem_engine::tournament::{GameResult, Outcome, RoundNo};
use portable_pty::{CommandBuilder, ExitStatus, PtySize, native_pty_system};
use std::io::Read;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use vt100::Parser;

/// Maximum time until the program ends: generous, for busy machines.
const PATIENCE: Duration = Duration::from_secs(60);

const BINARY: &str = env!("CARGO_BIN_EXE_hakem");

/// Starts a program that opens the console on the sample event, closes its terminal once the event is on
/// screen, and returns the program's exit status.
fn ends_without_its_terminal(command: CommandBuilder) -> ExitStatus {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut child = {
        let _one_at_a_time = crate::without_forks();
        pair.slave.spawn_command(command).unwrap()
    };
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader().unwrap();
    let mut screen = Parser::default();
    while !screen.screen().contents().contains("SELÇUK") {
        let mut bytes = [0; 4096];
        let count = output.read(&mut bytes).unwrap();
        assert!(count > 0, "the console ended before it showed the event");
        screen.process(&bytes[..count]);
    }
    drop((output, pair.master));
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if Instant::now() > end {
            child.kill().unwrap();
            panic!("the program goes on without a terminal");
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Returns true if another process could write to the sample event, so that no program has it open.
fn is_free(folder: &Path) -> bool {
    let _no_forks = crate::without_forks();
    let opened =
        Store::open::<Entry>(&folder.join("data/hakem/samples/aktar-17.hakem"), Mode::Write).unwrap();
    !opened.notices.contains(&Notice::InUse)
}

#[test]
fn a_hang_up_ends_the_console_without_a_fault() {
    for _ in 0..5 {
        let folder = tempfile::tempdir().unwrap();
        let mut console = command(folder.path(), BINARY);
        console.args(["--sample=aktar-17", "--language", "tr"]);
        let status = ends_without_its_terminal(console);
        assert_eq!((status.exit_code(), status.signal()), (0, None));
        assert!(is_free(folder.path()));
    }
}

#[test]
fn the_end_of_input_is_the_end_where_no_hang_up_arrives() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = command(folder.path(), "sh");
    shell.args(["-c", "trap '' HUP; \"$0\" --sample=aktar-17 --language tr; exit $?", BINARY]);
    let status = ends_without_its_terminal(shell);
    assert_eq!((status.exit_code(), status.signal()), (0, None));
    assert!(is_free(folder.path()));
}

#[test]
fn signals_to_end_are_answered_by_leaving() {
    for signal in ["TERM", "HUP", "INT"] {
        let folder = tempfile::tempdir().unwrap();
        let mut console = Console::start(folder.path(), &["--sample=aktar-17", "--language", "tr"], 80, 24);
        console.sees("SELÇUK").signal(signal);
        let (done, left) = console.ends();
        assert!(done && !left.contains("SELÇUK"), "{signal} left the screen behind:\n{left}");
        assert!(is_free(folder.path()));
    }
}

/// By its own key, by a signal and by force; each time the shell has the terminal until it resumes the
/// console.
#[test]
fn a_suspended_console_lends_the_terminal_and_redraws() {
    let folder = tempfile::tempdir().unwrap();
    let script = "set -m; \"$0\" --sample=aktar-17 --language tr; \
                  for turn in one two three; do echo \"the shell, $turn\"; read line; fg; done";
    let mut console = Console::shell(folder.path(), script, 80, 24);
    console.sees("SELÇUK").press("\u{1a}").sees("the shell, one").no_longer_sees("SELÇUK");
    assert!(!console.is_full_screen() && console.has_cursor(), "the shell gets its cursor");
    console.press("\n").sees("SELÇUK").no_longer_sees("the shell, one");
    assert!(console.is_full_screen());
    console.signal("TSTP").sees("the shell, two").no_longer_sees("SELÇUK");
    assert!(console.has_cursor());
    console.press("\n").sees("SELÇUK");
    console.signal("STOP").sees("the shell, three").press("\n").no_longer_sees("the shell, three");
    console.sees("SELÇUK").press("<F4>").no_longer_sees("SELÇUK");
    console.press("qq");
    assert!(console.ends().0);
}

#[test]
fn a_console_without_a_shell_does_not_suspend() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::start(folder.path(), &["--sample=aktar-17", "--language", "tr"], 80, 24);
    console.sees("SELÇUK").press("\u{1a}");
    console.press("<F4>").no_longer_sees("SELÇUK").press("<F5>").sees("SELÇUK");
    console.kill();
}

/// Begins round 1 of the sample event and shows its results.
fn results(folder: &Path) -> Console {
    let mut console = Console::start(folder, &["--sample=aktar-17", "--language", "en"], 80, 24);
    console.sees("SELÇUK").press("<F6>r").sees("DRAFT").press("p").answers("[P] Publish", "P");
    console.press("<F7>").sees("·");
    console
}

/// Returns the results of round 1 on the disk.
fn recorded(folder: &Path) -> Vec<Option<GameResult>> {
    let event = read(&folder.join("data/hakem/samples/aktar-17.hakem"));
    event.round(RoundNo(1)).unwrap().games().map(|(.., result)| result).collect()
}

#[test]
fn replies_of_the_terminal_are_not_results_in_any_pieces_and_at_any_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = results(folder.path());
    let replies: [&[&str]; 8] = [
        &["\u{1b}]11;rgb:1010/1515/1010\u{7}"],
        &["\u{1b}]11;rgb:1010", "/1515/", "1010\u{1b}", "\\"],
        &["\u{1b}", "]10;rgb:0101/1111/5050\u{7}"],
        &["\u{1b}[>0;115;0c"],
        &["\u{1b}[>0;1", "15;0c"],
        &["\u{1b}P!|00015151\u{1b}\\", "\u{1b}P1+r544e=1051\u{1b}\\"],
        &["\u{1b}", "P1+r544e=", "1051b7+\u{1b}\\"],
        &["\u{1b}]52;c;", "MTAxNTUxMQ==\u{7}", "\u{1b}[?2026;1$y"],
    ];
    for pieces in replies {
        for piece in pieces {
            console.replies(piece);
            thread::sleep(Duration::from_millis(150));
        }
    }
    // Pasted text is not a result either, and a notice says so.
    console.replies("\u{1b}[200~10");
    thread::sleep(Duration::from_millis(150));
    console.replies("15\u{1b}[201~").sees("No text field is open");
    // An incomplete reply does not block keys for ever, and the discarded keys are reported.
    console.replies("\u{1b}]11;rgb:10").sees("Incomplete terminal sequence").press("1").sees("1 - 0");
    console.press("qq");
    assert!(console.ends().0);
    let results = recorded(folder.path());
    assert_eq!(results[0], Some(GameResult::Played(Outcome::WhiteWins)));
    assert!(results[1..].iter().all(Option::is_none), "{results:?}");
}

#[test]
fn of_keys_that_come_before_their_question_only_the_capital_right_after_its_own_letter_answers() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::start(folder.path(), &["--sample=aktar-17", "--language", "en"], 80, 24);
    console.sees("SELÇUK").press("<F6>r").sees("DRAFT").press("pXP").sees("question appeared were ignored");
    console.sees("[P] Publish").press("<Esc>");
    console.waits("no question", |shown| !shown.contains("[P] Publish")).press("pP").sees("PUBLISHED");
    console.kill();
}

/// An experienced user types the question and its answer as one pair of keys, in one burst or slowly.
#[test]
fn the_capital_after_its_own_letter_publishes_at_any_speed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::start(folder.path(), &["--sample=aktar-17", "--language", "en"], 80, 24);
    console.sees("SELÇUK").press("<F6>r").sees("DRAFT");
    for gap in [0, 50, 100, 200, 400] {
        console.press("p");
        thread::sleep(Duration::from_millis(gap));
        console.press("P").sees("PUBLISHED");
        console.press("<F6>u").answers("Unpublish round 1?", "X").sees("DRAFT");
    }
    console.kill();
}

/// Braille displays, magnifiers and screen readers follow the cursor, so it has to be on the row.
#[test]
fn the_cursor_of_the_terminal_rests_on_the_row_and_is_visible_in_fields_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::start(folder.path(), &["--sample=aktar-17", "--language", "en"], 80, 24);
    console.sees("SELÇUK");
    for (key, shown) in [("<F4>", "[F4"), ("<F5>", "[F5"), ("<F9>", "[F9"), ("L", "[L")] {
        console.press(key).sees(shown).rests_on("> ", false);
        console.press("<Down>").rests_on("> ", false);
    }
    console.press("<F5>").sees("[F5").press("<Home>").rests_on(">  1", false);
    console.press("<Down><Down>").rests_on(">  3", false);
    console.press(",").rests_on("> a", false).press("<Down>").rests_on("> Enter", false).press("<Esc>");
    console.press("a").rests_on("> Name", true).press("<Esc>").rests_on(">  3", false);
    console.press("<F6>r").sees("DRAFT").press("<Home><Down>").rests_on(">  2", false);
    console.press("/").sees("find").press("<Esc>").rests_on(">  2", false);
    console.kill();
}

/// Moves through the lines of a pane or dialog: after each key, the terminal's cursor is on another selected line.
fn walks(console: &mut Console, keys: &[&str]) {
    let mut line = console.selects(false, |_| true);
    for key in keys {
        line = console.press(key).selects(false, |now| now != line);
    }
}

#[test]
fn the_cursor_of_the_terminal_is_on_the_selected_row_after_each_move_in_every_pane() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::start(folder.path(), &["--sample=aktar-17", "--language", "en"], 80, 24);
    console.sees("SELÇUK").press("<F6>").sees("[F6").rests_on("Round 1", false);
    console.press("r").sees("DRAFT").press("pP").sees("PUBLISHED").press("<F7>").sees("[F7").press("1505");
    console.sees("[1▸4/8]");
    for (key, shown) in [
        ("<F4>", "[F4"),
        ("<F5>", "[F5"),
        ("<F6>", "[F6"),
        ("<F7>", "[F7"),
        ("<F8>", "[F8"),
        ("<F9>", "[F9"),
        ("L", "[L"),
    ] {
        console.press(key).sees(shown).press("<Home>");
        walks(&mut console, &["<Down>", "<Down>", "<Up>", "<End>", "<Home>"]);
        // The menu lists the commands of each pane.
        console.press(",").sees("Every screen");
        walks(&mut console, &["<Down>", "<Up>"]);
        console.press("<Esc>").no_longer_sees("Every screen");
        // The search field has the cursor, then the selected row again.
        console.press("/").rests_on("ind: ", true);
        console.press("<Esc>").selects(false, |_| true);
    }
    console.press("q").sees("Recent events").selects(false, |line| line.contains("Aktar"));
    console.kill();
}

#[test]
fn the_cursor_of_the_terminal_is_in_the_field_of_a_dialog_and_hidden_at_its_choices() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::start(folder.path(), &["--language", "en"], 80, 24);
    console.selects(false, |line| line.contains("No event yet"));
    console.press("n").selects(true, |line| line.contains("Name of the event"));
    console.press("Open<Tab>").selects(false, |line| line.contains("Pairing system"));
    console.press("<Tab>").selects(true, |line| line.contains("Rounds"));
    console.press("<Enter>").sees("[F5").press("a");
    let mut line = console.selects(true, |line| line.contains("Name"));
    console.press("Player");
    for _ in 0..6 {
        line = console.press("<Tab>").selects(true, |now| now != line);
    }
    console.press("<Tab>").selects(false, |line| line.contains("Sex"));
    console.press("<Enter>").sees("1 player").press("<Esc>").selects(false, |line| line.contains("PLAYER"));
    // A search that filters the list, the keys by their words, and the commands by theirs.
    console.press("/pl").rests_on("Find: pl", true).press("<Esc>").rests_on(">", false);
    console.press("?re").rests_on("keys with “re”", true).press("<Esc><Esc>").rests_on(">", false);
    console.press(":op").rests_on("│ op", true).press("<Esc>").rests_on(">", false);
    // A single field of the event.
    console.press("<F4>").sees("[F4").press("<Home><Enter>").rests_on("Open", true).press("<Esc>");
    console.selects(false, |line| line.contains("Name"));
    console.kill();
}

/// With any content, and if they cannot be read.
#[test]
fn no_file_of_the_configuration_bars_an_event() {
    let told = [
        ("en", "--sample=aktar-17", "theme.ron, line 2, column 8: not a theme", "[F6 Pairings]"),
        (
            "tr",
            "--sample=aktar-17 --linear",
            "theme.ron, 2. satır, 8. sütun: tema değil",
            "Eşlendirme, 5 turun 1. turu",
        ),
    ];
    for (language, arguments, fault, shown) in told {
        let folder = tempfile::tempdir().unwrap();
        let script = format!(
            "printf '(base: \"light\",\\n roles: [])' > hakem/theme.ron; \"$0\" {arguments} --language {language}"
        );
        // Wide enough for the path of any temporary folder.
        let mut console = Console::shell(folder.path(), &script, 250, 40);
        console.sees("SALİH").sees(fault).press("<F6>").sees(shown);
        console.kill();
    }
    let folder = tempfile::tempdir().unwrap();
    let script = "(cd hakem && rm keys && mkfifo theme.ron theme keys language print-command); \
                  mkdir -p data/hakem; mkfifo data/hakem/recent; \"$0\" --sample=aktar-17 --language en; \
                  rm -r hakem; mkdir hakem; : > hakem/theme.ron; exec \"$0\" show data/hakem/samples/aktar-17.hakem";
    let mut console = Console::shell(folder.path(), script, 200, 40);
    console
        .sees("SALİH")
        .sees("theme.ron is not a regular file")
        .press("<F6>")
        .sees("[F6 Pairings]")
        .press("qq");
    console.waits("show the hall", |shown| shown.contains("Aktar, 17 oyuncu") && !shown.contains("help"));
    console.press("q");
    assert!(console.ends().0);
}

#[cfg(target_os = "linux")]
#[test]
fn messages_that_cannot_be_written_change_nothing_of_the_answer() {
    let folder = tempfile::tempdir().unwrap();
    let status = |arguments: &str| {
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", &format!("exec \"$0\" {arguments} >/dev/null 2>/dev/full"), BINARY]);
        crate::output(shell.current_dir(folder.path())).unwrap().status.code()
    };
    assert_eq!(status("pair no-such-file.trf"), Some(5));
    assert_eq!(status("pair"), Some(3));
    assert_eq!(status("event.hakem"), Some(3), "the console needs a terminal");
    assert!(!folder.path().join("event.hakem").exists());
}
