//! The worked example of the booklet, played in the console from the first key to the last.

use super::console::Console;
use hakem_engine::collate::{Language, upper_case};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The rounds of the worked example: boards with results, and the bye.
fn example() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/dutch/aktar-17.jsonl");
    serde_json::from_str(fs::read_to_string(path).unwrap().lines().next().unwrap()).unwrap()
}

/// The names of the players as the console shows them, number 1 first.
fn names() -> Vec<String> {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples/aktar-17.trf");
    let text = fs::read_to_string(sample).unwrap();
    let players = text.lines().filter(|line| line.starts_with("001"));
    let name = |line: &str| line.chars().skip(14).take(33).collect::<String>();
    players.map(|line| upper_case(&name(line), Language::Turkish)).collect()
}

/// The keys that enter the results of a round, in board order.
fn result_keys(round: &Value) -> String {
    let boards = round["pairings"].as_array().unwrap();
    let key = |board: &Value| match board["result"].as_str().unwrap() {
        "1-0" => "1",
        "0-1" => "0",
        "1/2-1/2" => "5",
        "+-" => "f1",
        "-+" => "f0",
        "--" => "f5",
        other => panic!("{other}"),
    };
    boards.iter().map(key).collect()
}

/// Checks that the pairings pane lists the boards of the example: numbers and colours, in order.
#[track_caller]
fn lists_boards(console: &mut Console, round: &Value) {
    let names = names();
    let name = |number: &Value| names[number.as_u64().unwrap() as usize - 1].clone();
    let boards = round["pairings"].as_array().unwrap();
    let pairs: Vec<(String, String)> =
        boards.iter().map(|board| (name(&board["white"]), name(&board["black"]))).collect();
    console.waits(&format!("list {pairs:?} in order"), |shown| {
        let mut lines = shown.lines();
        pairs.iter().all(|(white, black)| {
            lines.any(|line| line.find(white).is_some_and(|at| line[at + white.len()..].contains(black)))
        })
    });
}

/// Texts of one language that the story waits for.
struct Words {
    language: &'static str,
    draft: &'static str,
    no_shows: &'static str,
    colours: &'static str,
    publish: &'static str,
    entered: &'static str,
    complete: &'static str,
    after: fn(u8) -> String,
    round: fn(u8) -> String,
}

const ENGLISH: Words = Words {
    language: "en",
    draft: "DRAFT",
    no_shows: "No-shows of the previous round",
    colours: "Colours: ",
    publish: "[P] Publish",
    entered: "0 of 8 entered",
    complete: "All results are entered.",
    after: |round| format!("Standings after round {round}"),
    round: |round| format!("[{round}"),
};

/// 9 and 14 forfeited without notice: the console asks, and the arbiter withdraws both (F.8).
fn withdraws_both(console: &mut Console, words: &Words) {
    console.sees(words.no_shows);
    std::thread::sleep(std::time::Duration::from_millis(400));
    console.press("ww<Enter>").no_longer_sees(words.no_shows);
}

/// Pairs, reviews, publishes and plays one round.
fn play(console: &mut Console, words: &Words, example: &Value, index: usize) {
    let round = &example["rounds"][index];
    let number = u8::try_from(index + 1).unwrap();
    console.press("<F6>").sees(&(words.round)(number));
    console.press("r");
    if index == 3 {
        withdraws_both(console, words);
    }
    console.sees(words.draft);
    lists_boards(console, round);
    // On a wide screen the reasons remain visible next to the table.
    console.press("e").sees(words.colours).sees("why not?").press("<Esc>").no_longer_sees("why not?");
    console.press("p").answers(words.publish, "P");
    if round["pairings"][0]["result"].is_null() {
        return;
    }
    console.press("<F7>").sees(words.entered);
    console.press(&result_keys(round)).sees(words.complete);
    console.press("<F8>").sees(&(words.after)(number));
}

fn story(columns: u16, rows: u16) {
    let folder = tempfile::tempdir().unwrap();
    let words = &ENGLISH;
    let example = example();
    let arguments = ["--sample=aktar-17", "--language", words.language];
    let mut console = Console::start(folder.path(), &arguments, columns, rows);
    console.sees("Aktar").press("<F5>").sees("SELÇUK");
    for index in 0..3 {
        play(&mut console, words, &example, index);
        console.press("<F6>");
    }

    // The process dies; another one opens the file and has all entries.
    console.kill();
    let mut console = Console::start(
        folder.path(),
        &["data/hakem/samples/aktar-17.hakem", "--language", words.language],
        columns,
        rows,
    );
    console.sees("Aktar").press("<F7>").sees(words.complete);
    console.press("<F6>");
    let fourth = &example["rounds"][3];
    console.press("r");
    withdraws_both(&mut console, words);
    console.sees(words.draft);
    lists_boards(&mut console, fourth);
    console.press("p").answers(words.publish, "P");

    // A result of round 2 was recorded wrongly: board 4, 4-14, was a draw. The consequences are shown; round
    // 3 is undone with it and re-paired.
    console.press("<F7><Left><Left>").sees(&(words.round)(2));
    console.press("<Home><Down><Down><Down>c").sees("change 1 - 0 to").press("5");
    console.sees("Effects").sees("Round 3");
    std::thread::sleep(std::time::Duration::from_millis(400));
    console.press("c5").sees("Reason:").press("scoresheets say so<Enter>").sees("[C] ").press("C");
    console.sees("type the round number");
    std::thread::sleep(std::time::Duration::from_millis(400));
    console.press("3<Enter>").no_longer_sees("type the round number");
    console.press("<F6>").press("<Right>").sees(&(words.round)(3));
    console.press("r").sees("DRAFT");
    console.press("p").answers(words.publish, "P");

    // Boards with the same players get their results back. The undone round is a branch; undo reverts
    // everything.
    console.answers("Results of the undone pairing", "<Enter>");
    console.press("<F7>").sees("2 of 8 entered").press("L").sees("restored");
    console.press("<Down><Down><Down>").sees("Round 3 and all").sees("scoresheets say so");
    console.press(",b").sees("rounds paired");
    console.press("<Esc>");
    console.press("u").sees("Undone").press("u").answers("Unpublish round", "X").press("u").sees("Undone");
    console.press("UUU").sees("Redone");

    console.press("q").sees("aktar-17.hakem").press("q");
    let (done, _) = console.ends();
    assert!(done, "the console ends well");
}

#[test]
fn the_worked_example_runs_from_the_first_key_to_the_last_at_80_by_24() {
    story(80, 24);
}

#[test]
fn the_worked_example_runs_from_the_first_key_to_the_last_at_140_by_45() {
    story(140, 45);
}

#[test]
fn a_terminal_is_given_back_when_the_system_ends_the_console() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::start(folder.path(), &["--sample=aktar-17", "--language", "cs"], 80, 24);
    console.sees("Aktar");
    assert!(console.is_full_screen());
    console.resize(60, 20).sees("80");
    console.resize(100, 30).sees("SELÇUK");
    console.press("<F4>qq");
    let (done, left) = console.ends();
    assert!(done && !left.contains("SELÇUK"), "the console left its screen behind:\n{left}");
}
