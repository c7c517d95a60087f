//! Result entry: every key has the effect of a literal reading of the grammar, and conflicts remain.

use crate::console::Console;
use crate::keys::{Key, keys};
use hakem::desk::{FileRequest, HistoryMove, Message, Sample};
use hakem::i18n::Language;
use hakem::session::replay;
use hakem::store::{Mode, Store};
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{BoardNo, Forfeit, GameResult, Outcome, RoundNo, Settings, Snapshot};
use proptest::prelude::*;
use std::collections::BTreeMap;

const ROUND: RoundNo = RoundNo(1);
const WHITE_WINS: GameResult = GameResult::Played(Outcome::WhiteWins);
const BLACK_WINS: GameResult = GameResult::Played(Outcome::BlackWins);

/// An event with a published round of this many boards, with result entry on screen.
fn published(language: Language, boards: u32) -> Console {
    let mut console = Console::with_event(language);
    let names: Vec<String> = (1..=2 * boards).map(|number| format!("Name{number}x")).collect();
    console.register(&names.iter().map(String::as_str).collect::<Vec<_>>());
    console.publish_round_1(&(1..=boards).map(|board| (2 * board - 1, 2 * board)).collect::<Vec<_>>());
    console.press("<F7>");
    console
}

fn results(snapshot: &Snapshot) -> Vec<Option<GameResult>> {
    snapshot.round(ROUND).unwrap().games().map(|(_, _, result)| result).collect()
}

fn conflicts(snapshot: &Snapshot) -> BTreeMap<u16, GameResult> {
    snapshot.round(ROUND).unwrap().conflicts().map(|(board, found)| (board.0, found)).collect()
}

fn on_disk(console: &Console) -> Snapshot {
    let path = console.app.context().path.unwrap();
    let opened = Store::open::<Entry>(path, Mode::Read).unwrap();
    replay(path, opened.entries).unwrap().snapshot().clone()
}

/// Result entry, read literally: typed keys not yet used, and their meaning.
struct Model {
    results: Vec<Option<GameResult>>,
    conflicts: BTreeMap<u16, GameResult>,
    /// The slip so far: `.` after a number ended by Enter, `✗` at the end if it has no board.
    slip: Vec<char>,
    /// True if the previous key was refused and left nothing.
    refused: bool,
    forfeit: bool,
    cursor: usize,
}

/// Outcome of a key.
#[derive(PartialEq, Eq)]
enum After {
    Nothing,
    /// The mode is closed.
    Left,
    /// The list of rare results of a board is open.
    Offers(u16),
}

impl Model {
    fn new(boards: usize) -> Self {
        let results = vec![None; boards];
        Self {
            results,
            conflicts: BTreeMap::new(),
            slip: Vec::new(),
            refused: false,
            forfeit: false,
            cursor: 0,
        }
    }

    fn result(sign: char, forfeit: bool) -> Option<GameResult> {
        let (played, to) = match sign {
            '1' | '+' => (Outcome::WhiteWins, Forfeit::ToWhite),
            '0' | '-' => (Outcome::BlackWins, Forfeit::ToBlack),
            '5' | '*' | '=' => (Outcome::Draw, Forfeit::Both),
            _ => return None,
        };
        Some(if forfeit { GameResult::Forfeit(to) } else { GameResult::Played(played) })
    }

    /// Enters a result for a board: recorded if it has none, else a conflict if it differs.
    fn enters(&mut self, board: u16, result: GameResult, verifying: bool) {
        let Some(slot) = self.results.get_mut(usize::from(board) - 1) else { return };
        match *slot {
            None | Some(GameResult::Adjourned) if !verifying => {
                *slot = Some(result);
                self.conflicts.retain(|&at, found| at != board || *found != result);
            }
            stands if stands == Some(result) => {}
            _ => drop(self.conflicts.insert(board, result)),
        }
    }

    /// Enters a result chosen from the list, which also replaces a recorded one.
    fn chooses(&mut self, board: u16, result: GameResult) {
        let slot = &mut self.results[usize::from(board) - 1];
        let is_open = matches!(*slot, None | Some(GameResult::Adjourned));
        if *slot == Some(result) {
            return;
        }
        *slot = Some(result);
        self.conflicts.retain(|&at, found| at != board || (is_open && *found != result));
    }

    fn on_slip(&mut self, key: Key) -> After {
        let number: String = self.slip.iter().take_while(|key| key.is_ascii_digit()).collect();
        let board = number
            .parse::<u16>()
            .ok()
            .filter(|board| (1..=self.results.len()).contains(&usize::from(*board)));
        let numbered = self.slip.contains(&'.') || self.slip.contains(&'f');
        let was_refused = std::mem::take(&mut self.refused);
        match key {
            Key::Named("Esc") if was_refused => {}
            Key::Named("Esc") | Key::Typed('b') if self.slip.is_empty() => return After::Left,
            Key::Named("Esc") => self.slip.clear(),
            Key::Named("Backspace") => drop(self.slip.pop()),
            _ if self.slip.last() == Some(&'✗') => {}
            Key::Typed('0'..='9') if !numbered && number.len() == 6 => self.slip.push('✗'),
            Key::Typed(digit @ '0'..='9') if !numbered => self.slip.push(digit),
            _ if self.slip.is_empty() => self.refused = matches!(key, Key::Typed(_)),
            Key::Named("Enter") | Key::Typed('f' | 'o') if board.is_none() => self.slip.push('✗'),
            Key::Named("Enter") if !numbered => self.slip.push('.'),
            Key::Typed('f') if !self.slip.contains(&'f') => self.slip.push('f'),
            Key::Typed('o') if !self.slip.contains(&'f') => {
                self.slip.clear();
                return After::Offers(board.unwrap());
            }
            Key::Typed(sign) => {
                if let Some(result) = Self::result(sign, self.slip.contains(&'f')) {
                    self.slip.clear();
                    self.refused = board.is_none();
                    board.into_iter().for_each(|board| self.enters(board, result, false));
                }
            }
            Key::Named(_) => {}
        }
        After::Nothing
    }

    fn on_sheet(&mut self, key: Key, verifying: bool) -> After {
        let last = self.results.len() - 1;
        let forfeit = std::mem::take(&mut self.forfeit);
        if let Key::Typed(sign) = key
            && let Some(result) = Self::result(sign, forfeit)
        {
            // There is nothing to verify on a board without a result.
            if !verifying || self.results[self.cursor].is_some() {
                self.enters(u16::try_from(self.cursor + 1).unwrap(), result, verifying);
                self.cursor = last.min(self.cursor + 1);
            }
            return After::Nothing;
        }
        match key {
            Key::Typed('0'..='9') => self.forfeit = forfeit,
            Key::Typed('f') => self.forfeit = true,
            Key::Named("Esc" | "Backspace") if forfeit => {}
            Key::Named("Esc") if verifying => return After::Left,
            Key::Named("Backspace") => {
                if self.results[self.cursor].take().is_some() {
                    self.cursor = self.cursor.saturating_sub(1);
                } else if self.cursor > 0 {
                    self.cursor -= 1;
                    self.results[self.cursor] = None;
                }
            }
            Key::Named("Down") => self.cursor = last.min(self.cursor + 1),
            Key::Named("Up") => self.cursor = self.cursor.saturating_sub(1),
            Key::Typed('o') => return After::Offers(u16::try_from(self.cursor + 1).unwrap()),
            _ => {}
        }
        After::Nothing
    }
}

/// Returns the result that a key selects in the list of all results; the recorded one is not in it, and the
/// cursor of the list is on the first.
fn chosen(key: Key, stands: Option<GameResult>) -> Option<GameResult> {
    let result = match key {
        Key::Named("Enter") if stands == Some(WHITE_WINS) => GameResult::Played(Outcome::Draw),
        Key::Named("Enter") | Key::Typed('1') => WHITE_WINS,
        Key::Typed('5') => GameResult::Played(Outcome::Draw),
        Key::Typed('0') => BLACK_WINS,
        Key::Typed('+') => GameResult::Forfeit(Forfeit::ToWhite),
        Key::Typed('-') => GameResult::Forfeit(Forfeit::ToBlack),
        Key::Typed('*') => GameResult::Forfeit(Forfeit::Both),
        Key::Typed('6') => GameResult::Played(Outcome::WhiteDraws),
        Key::Typed('7') => GameResult::Played(Outcome::BlackDraws),
        Key::Typed('8') => GameResult::Played(Outcome::BothLose),
        _ => return None,
    };
    (stands != Some(result)).then_some(result)
}

/// Checks that file, event and screen agree with the model.
fn agree(console: &Console, model: &Model, typed: &str) {
    let snapshot = console.app.context().snapshot;
    assert_eq!(results(snapshot), model.results, "after {typed}\n{}", console.screen());
    assert_eq!(conflicts(snapshot), model.conflicts, "after {typed}\n{}", console.screen());
    assert_eq!(&on_disk(console), snapshot, "after {typed}");
    let (screen, cx) = (console.screen(), console.app.context());
    for (index, &result) in model.results.iter().enumerate() {
        let board = u16::try_from(index + 1).unwrap();
        let marks = match model.conflicts.get(&board) {
            Some(&found) => {
                let [stands, found] = [result, Some(found)].map(|result| cx.marks(result).replace(' ', ""));
                let white =
                    |marks: &str| marks.split('-').find(|part| !part.is_empty()).unwrap_or("-").to_owned();
                match stands.chars().count() + found.chars().count() {
                    ..7 => format!("{stands}?{found}"),
                    _ => format!("{}?{}", white(&stands), white(&found)),
                }
            }
            None => cx.marks(result),
        };
        let black = format!("NAME{}X", 2 * board);
        let shown = screen.lines().any(|line| line.contains(&format!(" {marks} ")) && line.contains(&black));
        assert!(shown, "board {board} {marks} after {typed}\n{screen}");
    }
    if !model.conflicts.is_empty() {
        console.hides("All results are entered.");
    }
    if !model.slip.is_empty() {
        let number: String = model.slip.iter().take_while(|key| key.is_ascii_digit()).collect();
        assert!(screen.lines().any(|line| line.contains(&format!("│ {number}"))), "{number}\n{screen}");
    }
}

/// Types a sequence of keys in one of the modes; `enter` is the key that opens it.
fn types(enter: &str, stream: &[Key]) {
    let mut console = published(Language::English, 5);
    let mut model = Model::new(5);
    let mut typed = enter.to_owned();
    console.press(enter);
    let mut offered = None;
    for &key in stream {
        typed.push_str(&key.to_string());
        console.press(&key.to_string());
        if let Some(board) = offered.take() {
            match chosen(key, model.results[usize::from(board) - 1]) {
                Some(result) => model.chooses(board, result),
                None if key == Key::Named("Esc") => {}
                None => console.press("<Esc>"),
            }
            assert_eq!(console.app.depth(), 0, "after {typed}\n{}", console.screen());
        } else {
            let after = match enter {
                ",s" => model.on_slip(key),
                _ => model.on_sheet(key, enter == "V"),
            };
            match after {
                After::Offers(board) => offered = Some(board),
                After::Left => {
                    console.press(enter);
                    model.cursor = 0;
                }
                After::Nothing => {}
            }
            assert_eq!(
                console.app.depth(),
                usize::from(offered.is_some()),
                "after {typed}\n{}",
                console.screen()
            );
        }
        if offered.is_none() {
            agree(&console, &model, &typed);
        }
    }
}

#[test]
fn the_strip_of_the_round_shows_every_result_as_it_is() {
    let mut console = published(Language::English, 12);
    let played = GameResult::Played;
    let results = [
        played(Outcome::WhiteWins),
        played(Outcome::Draw),
        played(Outcome::BlackWins),
        GameResult::Forfeit(Forfeit::ToWhite),
        GameResult::Forfeit(Forfeit::ToBlack),
        GameResult::Forfeit(Forfeit::Both),
        played(Outcome::BothLose),
        played(Outcome::WhiteDraws),
        played(Outcome::BlackDraws),
        GameResult::Unrated(Outcome::BlackWins),
        GameResult::Adjourned,
    ];
    for (result, board) in results.into_iter().zip(1..) {
        console.does(Command::EnterResult { round: ROUND, board: BoardNo(board), result });
    }
    let screen = console.screen_of(80, 24);
    assert!(screen.contains("1½0+-[---][0-0][½-0][0-½]0*?·"), "{screen}");
}

proptest! {
    #![proptest_config(crate::cases(4, 12))]

    #[test]
    fn a_stream_of_slips_lands_where_it_is_read_literally(
        stream in prop::collection::vec(prop::sample::select(keys("1234567890+-*=ffo<Backspace><Esc><Enter>cmVnxq").collect::<Vec<_>>()), 1..60)
    ) {
        types(",s", &stream);
    }

    #[test]
    fn a_stream_down_the_sheet_lands_where_it_is_read_literally(
        stream in prop::collection::vec(prop::sample::select(keys("1110005552379+-*fo<Backspace><Esc><Down><Up>").collect::<Vec<_>>()), 1..60)
    ) {
        types("", &stream);
    }

    #[test]
    fn a_stream_while_verifying_lands_where_it_is_read_literally(
        stream in prop::collection::vec(prop::sample::select(keys("1110005552379+-*fo<Backspace><Esc><Down><Up>").collect::<Vec<_>>()), 1..60)
    ) {
        types("V", &stream);
    }
}

#[test]
fn forfeits_are_typed_on_the_slip_and_wrong_numbers_record_nothing() {
    let mut console = published(Language::English, 12);
    console.press(",s8f+5f-6f*12");
    console.shows("│ 12_");
    console.shows("23 NAME23X – 24 NAME24X");
    console.press("f1");
    let found = results(console.app.context().snapshot);
    let forfeit = |board: usize| found[board - 1];
    assert_eq!(forfeit(8), Some(GameResult::Forfeit(Forfeit::ToWhite)));
    assert_eq!(forfeit(5), Some(GameResult::Forfeit(Forfeit::ToBlack)));
    assert_eq!(forfeit(6), Some(GameResult::Forfeit(Forfeit::Both)));
    assert_eq!(forfeit(12), Some(GameResult::Forfeit(Forfeit::ToWhite)));
    console.press("99f1");
    console.shows("No such board.");
    console.press("7+");
    assert_eq!(
        results(console.app.context().snapshot),
        found,
        "nothing is read before the number is taken back"
    );
    console.press("<Esc>7+");
    assert_eq!(results(console.app.context().snapshot)[6], Some(WHITE_WINS));
}

#[test]
fn while_only_missing_boards_are_shown_the_screen_says_so() {
    let mut console = published(Language::English, 3);
    console.press("<F7>1m");
    console.shows("Only boards with a missing or conflicting result are shown; m shows all.");
    console.press("m");
    console.hides("m shows all");
}

#[test]
fn the_next_step_in_slip_entry_is_not_a_digit_that_numbers_a_board() {
    let mut console = published(Language::English, 3);
    console.press("<F7>");
    assert!(console.line("▸ ").contains("▸ 1 White won"), "{}", console.screen());
    console.press(",s");
    assert!(console.line("▸ ").contains("▸ Esc ends slip entry"), "{}", console.screen());
    console.press("2+");
    assert!(console.line("▸ ").contains("2 results missing"), "{}", console.screen());
    console.press("<Esc>");
    assert!(console.line("▸ ").contains("▸ 1 White won"), "{}", console.screen());
}

#[test]
fn a_conflict_outlives_esc_other_rounds_and_the_console_until_it_is_settled() {
    let mut console = published(Language::English, 2);
    console.press("110");
    console.shows("1-0?0-1");
    console.press("V10");
    console.hides("All results are entered.");
    console.press("<Esc><Right><Left>");
    console.shows("One conflict: board");
    let path = console.app.context().path.unwrap().to_owned();
    console.app.update(Message::ask(FileRequest::Close));
    console.app.update(Message::ask(FileRequest::Open(path)));
    console.press("<F7>");
    console.shows("One conflict: board");
    console.hides("All results are entered.");
    console.press("<F6>");
    console.press("<Right>r");
    console.shows("Round 1, board 2: 1 - 0 recorded, 0 - 1 found.");
    console.press("<Enter>");
    console.press("<F8>");
    console.shows("conflicting results: 1");
    console.press("<F7>");
    console.press("n<Enter>k");
    console.shows("All results are entered.");
    assert_eq!(results(console.app.context().snapshot), [Some(WHITE_WINS); 2]);
    console.press("u");
    console.shows("One conflict: board");
    console.press("n<Enter>t");
    assert_eq!(results(console.app.context().snapshot), [Some(WHITE_WINS), Some(BLACK_WINS)]);
    console.press("L");
    console.shows("board 2: 1 - 0 recorded, 0 - 1 found");
}

#[test]
fn missing_boards_are_counted_and_never_cut_without_a_sign() {
    let mut console = published(Language::Turkish, 60);
    for board in (2..=60).step_by(2).map(BoardNo) {
        console.does(Command::EnterResult { round: ROUND, board, result: WHITE_WINS });
    }
    let line = console.line("30 sonuç eksik. Masalar: 1, 3, 5, 7");
    assert!(line.contains(" … +"), "{line}");
}

#[test]
fn results_are_entered_down_the_sheet_by_slip_and_out_of_the_list_of_rare_ones() {
    let mut console = published(Language::English, 6);
    let mut frames = vec![console.below_tabs()];
    for keys in ["15f-", ",s6", "<Enter>0<Esc>", "<End>o", "5", "<Home>c"] {
        console.press(keys);
        frames.push(format!("{keys}\n{}", console.below_tabs()));
    }
    insta::assert_snapshot!(frames.join("\n\n"));
}

#[test]
fn o_and_c_offer_the_same_results_by_the_same_keys_and_the_tally_sums_to_the_boards() {
    let offers = |console: &Console| -> Vec<String> {
        let screen = console.screen();
        let lines = screen
            .lines()
            .filter_map(|line| line.split_once("│ ")?.1.split_once(" │").map(|(words, _)| words));
        lines
            .map(|words| words.trim_start_matches(['>', ' ']).trim_end().to_owned())
            .filter(|words| !words.is_empty())
            .collect()
    };
    let mut console = published(Language::English, 13);
    console.press("o");
    let all = offers(&console);
    console.press("<Esc>c");
    let mut corrections = offers(&console);
    assert_eq!(corrections.pop().as_deref(), Some("w  colours were reversed"));
    assert_eq!(corrections, all);
    console.press("<Esc>");
    for key in "150+-*678rsta".chars() {
        console.press(&format!("o{key}<Down>"));
    }
    let words = console.screen().split_whitespace().collect::<Vec<_>>().join(" ");
    let tally =
        "13 of 13 entered · 1-0: 1 · ½: 1 · 0-1: 1 · +--: 1 · --+: 1 · ---: 1 · pen.: 3 · unr.: 3 · adj.: 1";
    assert!(words.contains(tally), "{}", console.screen());
    let mut turkish = published(Language::Turkish, 2);
    turkish.press("f5");
    turkish.shows("0H-0H");
}

#[test]
fn the_counts_of_the_paper_lead_to_the_block_that_differs() {
    let mut console = published(Language::English, 24);
    console.press("111111111150505050505555");
    console.press(",p10 9 5<Enter>");
    console.shows("✓ The paper matches the entered results (24).");
    console.press("<Enter>,p11 8 5<Enter>");
    let mut frames = vec![console.below_tabs()];
    console.press("10<Enter>1 4 5<Enter>");
    frames.push(console.below_tabs());
    console.press("<Enter>");
    console.shows("One of the boards 11-20 has a different result on paper.");
    assert!(console.line("NAME21X").starts_with(">"), "{}", console.screen());
    console.press(",p11 8 5<Enter>10<Enter>0 5 5<Enter>");
    console.shows("✗ The other blocks match: check boards 21-24.");
    console.press("<Esc>,p99<Enter>");
    console.shows("The counts exceed the boards of this line");
    insta::assert_snapshot!(frames.join("\n\n"));
}

/// Returns the typed counts of this number of boards.
fn typed_counts(results: &[char]) -> String {
    let count = |sign: char| results.iter().filter(|&&other| other == sign).count();
    format!("{} {} {}<Enter>", count('1'), count('5'), count('0'))
}

proptest! {
    #![proptest_config(crate::cases(1, 2))]

    /// On the sheet a line is skipped, or typed twice, so that every later result is a board too high or too
    /// low.
    #[test]
    fn a_skipped_or_doubled_line_is_found_by_the_counts_or_invisible_to_them(
        paper in prop::collection::vec(prop::sample::select(vec!['1', '1', '5', '0']), 23)
    ) {
        let boards = paper.len();
        let mut console = published(Language::English, 23);
        let start = console.app.context().step;
        for (at, is_doubled) in (0..boards).flat_map(|at| [(at, false), (at, true)]) {
            let mut typed = paper.clone();
            match is_doubled { true => typed.insert(at, paper[at]), false => { typed.remove(at); } }
            console.press(&format!("<Home>{}", typed.iter().collect::<String>()));
            let entered: Vec<char> = typed.iter().copied().take(boards).collect();
            console.press(&format!(",p{}", typed_counts(&paper)));
            let is_missed = console.has("✓ The paper matches");
            let sorted = |mut results: Vec<char>| { results.sort_unstable(); results };
            prop_assert_eq!(is_missed, sorted(entered.clone()) == sorted(paper.clone()), "{}", console.screen());
            if is_missed {
                // The result typed twice is the one without a board: no count can detect it.
                prop_assert!(is_doubled && paper[at] == paper[boards - 1]);
            } else {
                for block in paper.chunks(10) {
                    if !console.has("check boards") && !console.has("Check boards") {
                        console.press(&typed_counts(block));
                    }
                }
                let screen = console.screen();
                let named = screen.split_once("heck boards ").map(|(_, rest)| rest.split(['.', ':']).next().unwrap());
                let [first, last] = named.unwrap().split('-').map(|board| board.parse::<usize>().unwrap()).collect::<Vec<_>>()[..] else {
                    panic!("{screen}");
                };
                prop_assert!(entered.get(first - 1..last.min(entered.len())) != Some(&paper[first - 1..last]), "{}", screen);
            }
            console.press("<Esc><Esc>");
            console.app.update(Message::Step(HistoryMove::To(start)));
        }
    }
}

#[test]
fn a_refused_slip_and_its_digits_are_nobodys_results() {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.press("<F6>rpP<F7>,s2+999+");
    console.shows("No such board");
    console.press("<Esc>");
    console.shows("Rejected entry cleared");
    console.press("<Esc>");
    console.shows("Slip entry ended");
    let step = console.app.context().step;
    console.press("5");
    console.shows("5 was ignored: slip entry has just ended");
    console.press("2-f1");
    assert_eq!(console.app.context().step, step, "{}", console.screen());
    // Moving the cursor selects its board.
    console.press("<Home>0");
    console.shows("Round 1, board 1: 0 - 1");
}

#[test]
fn an_adjourned_game_is_proposed_before_the_event_is_closed() {
    let mut console = Console::with_event(Language::English);
    let settings = Settings { rounds: ROUND, ..console.app.context().snapshot.settings().clone() };
    console.does(Command::Announce(Box::new(settings)));
    console.register(&["Ada", "Bora", "Cem", "Deniz"]);
    console.publish_round_1(&[(1, 2), (3, 4)]);
    for (board, result) in [(1, WHITE_WINS), (2, GameResult::Adjourned)] {
        console.does(Command::EnterResult { round: ROUND, board: BoardNo(board), result });
    }
    for pane in ["<F4>", "<F8>", "L"] {
        console.press(pane);
        console.shows("F7 Results: the game of round 1, board 2 is adjourned");
    }
    // The print screen proposes the due sheets first.
    console.press("<F9>");
    console.shows("P prints the due sheets");
    console.press(" ");
    console.shows("F7 Results: the game of round 1, board 2 is adjourned");
    console.press("<F7><Home>");
    console.shows("n goes to board 2, whose game is adjourned");
    console.press("n");
    console.shows("o enters the result of the adjourned game on board 2");
    console.press("o5");
    assert_eq!(
        results(console.app.context().snapshot),
        [Some(WHITE_WINS), Some(GameResult::Played(Outcome::Draw))]
    );
    console.press("<F8>");
    console.shows("close the event");
}
