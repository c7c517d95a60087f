//! Result keys: other digits, a learned keyboard, a numeric pad without Num Lock.

use crate::console::Console;
use hakem::desk::{Draw, FileRequest, Message, Sample};
use hakem::i18n::Language;
use hakem_engine::tournament::{Forfeit, GameResult, Outcome, RoundNo};
use tempfile::TempDir;

fn playing(mut console: Console) -> Console {
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>rpP<F7>");
    console
}

fn results(console: &Console) -> Vec<Option<GameResult>> {
    let cx = console.app.context();
    cx.snapshot.round(RoundNo(1)).unwrap().games().map(|(.., result)| result).collect()
}

const WHITE: Option<GameResult> = Some(GameResult::Played(Outcome::WhiteWins));
const BLACK: Option<GameResult> = Some(GameResult::Played(Outcome::BlackWins));
const DRAW: Option<GameResult> = Some(GameResult::Played(Outcome::Draw));

#[test]
fn other_digits_are_results_in_every_way_of_entering_and_wherever_digits_are_listed() {
    let kept = TempDir::new().unwrap();
    let file = kept.path().join("hakem/keys");
    let mut console = playing(Console::with_keys(Language::English, file.clone()));
    console.press("D3");
    assert!(console.has("1 White wins, 3 Black wins, 2 draw; D changes the keys"), "{}", console.screen());
    console.press("132");
    assert_eq!(results(&console)[..3], [WHITE, BLACK, DRAW]);
    console.press("0");
    assert!(console.has("0 is not a result. Use 1 for White wins, 3 for Black wins, 2 for a draw."));
    let bar = console.screen().lines().last().unwrap().to_owned();
    assert!(bar.contains("3 Black wins") && bar.contains("2 draw"), "{bar}");
    console.shows("1 White won, 3 Black won, 2 draw");
    console.press("f");
    console.shows("FORFEIT: 1, 3 or 2");
    console.press("3,s5<Enter>36-<Esc>");
    console.press("<End>o");
    assert!(console.line("0 - 1  ").contains("3  0 - 1"), "{}", console.screen());
    console.press("3");
    let forfeit = Some(GameResult::Forfeit(Forfeit::ToBlack));
    assert_eq!(results(&console), [WHITE, BLACK, DRAW, forfeit, BLACK, BLACK, None, BLACK]);
    // The corrections list them as well, and they survive a restart.
    console.press("<Home>c");
    assert!(console.line("0 - 1  ").contains("3  0 - 1"), "{}", console.screen());
    let mut again = playing(Console::with_keys(Language::English, file));
    again.press("2");
    assert_eq!(results(&again)[0], DRAW);
}

#[test]
fn a_keyboard_is_asked_for_once_where_its_keys_mean_nothing_and_what_it_sends_is_learned() {
    let kept = TempDir::new().unwrap();
    let file = kept.path().join("hakem/keys");
    let mut console = playing(Console::with_keys(Language::English, file.clone()));
    console.press("1+");
    assert_eq!((console.app.depth(), results(&console)[0]), (0, WHITE), "common keys ask nothing");
    console.press("[[");
    assert_eq!((console.app.depth(), results(&console)[2]), (0, None), "nor do signs of no top row");
    console.press("ť");
    console.shows("1 of 6: press 1 (White wins)");
    console.press("<End>");
    console.shows("Num Lock is off: received End.");
    console.press("q");
    console.shows("q already has another function.");
    // A Slovak top row: + for 1, é for 0, ť for 5; the slip characters are the usual ones, the last one
    // skipped.
    console.press("+éť+-<Enter>");
    assert_eq!(console.app.depth(), 0);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "digits 150\nblack é\ndraw ť\nasked\n");
    let mut again = playing(Console::with_keys(Language::English, file.clone()));
    again.press("+éť");
    assert_eq!(results(&again)[..3], [WHITE, BLACK, DRAW]);
    again.press("š");
    assert_eq!(again.app.depth(), 0, "nobody is asked twice");
    again.shows("š is not a result key. D learns the keys");
    // Leaving the dialog on a second visit keeps the learned keys.
    again.press("D<End><Enter><Esc>");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "digits 150\nblack é\ndraw ť\nasked\n");
}

#[test]
fn chosen_digits_do_not_replace_the_question_about_the_keyboard() {
    let kept = TempDir::new().unwrap();
    let file = kept.path().join("hakem/keys");
    let mut console = playing(Console::with_keys(Language::English, file));
    // White, draw and Black are 1, 2 and 0: on a French top row &, é and à.
    console.press("D2é");
    console.shows("1 of 6: press 1 (White wins)");
    console.press("&àé<Enter><Enter><Enter>&éà");
    assert_eq!(results(&console)[..3], [WHITE, DRAW, BLACK]);
}

#[test]
fn on_the_slip_desk_a_strange_key_leads_to_the_keyboard_as_well_and_d_works_there() {
    let kept = TempDir::new().unwrap();
    let mut console = playing(Console::with_keys(Language::English, kept.path().join("hakem/keys")));
    console.press(",s3é");
    console.shows("1 of 6: press 1 (White wins)");
    console.press("<Esc>(");
    assert_eq!(results(&console)[2], DRAW, "the number stood");
    console.press("&");
    console.shows("(digits, on some keyboards with Shift)");
    console.press("D");
    console.shows("learn the keys of this keyboard");
}

#[test]
fn learned_keys_are_never_half_written() {
    let kept = TempDir::new().unwrap();
    let (file, old) = (kept.path().join("hakem/keys"), kept.path().join("old"));
    let mut console = playing(Console::with_keys(Language::English, file.clone()));
    console.press("D3");
    let before = std::fs::read_to_string(&file).unwrap();
    // A hard link to the old file shows whether it is overwritten.
    std::fs::hard_link(&file, &old).unwrap();
    console.press("D1");
    assert_ne!(std::fs::read_to_string(&file).unwrap(), before);
    assert_eq!(std::fs::read_to_string(&old).unwrap(), before, "the old file is whole until the new one is");
    assert_eq!(std::fs::read_dir(file.parent().unwrap()).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn a_pad_without_num_lock_is_named_and_no_result_lands_on_another_board() {
    let mut console = playing(Console::new(Language::English));
    console.press("10");
    let here = console.app.context().step;
    // 1 and 0, 1 and 1: the keys that the pad sends instead.
    for keys in ["<End><Insert>", "<End><End>"] {
        console.press(keys);
        assert!(console.has("Num Lock is off"), "{keys}: {}", console.screen());
        assert_eq!(console.app.context().step, here);
    }
    console.press("5");
    assert_eq!(results(&console)[..4], [WHITE, BLACK, DRAW, None], "the cursor went back");
    // A slip of board 4: the arrow would have left the round, and the character would have found no number.
    console.press(",s<Left>");
    console.shows("is not used in slip entry (Esc ends it)");
    console.press("+");
    console.shows("Num Lock is off: received ←");
    assert_eq!(console.app.context().round, RoundNo(1));
    console.press("4+");
    assert_eq!(results(&console)[..5], [WHITE, BLACK, DRAW, WHITE, None]);
}
