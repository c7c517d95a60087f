//! The log pane: every entry in words, the branches that undoing left, and the way back.

use crate::console::Console;
use hakem::i18n::Language;

/// An event with a published round whose two results were undone and entered otherwise.
fn with_a_branch() -> Console {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Dal"]);
    console.publish_round_1(&[(1, 3), (2, 4)]);
    console.press("<F7>10uu<Home>50");
    console.press("L");
    console
}

#[test]
fn the_log_tells_every_entry_and_what_undoing_left_behind() {
    let mut console = with_a_branch();
    let mut frames = vec![console.below_tabs()];
    for keys in ["<Down><Down>", "<Enter>", "<Esc>b", "d", "<Esc>t"] {
        console.press(keys);
        frames.push(format!("{keys}\n{}", console.below_tabs()));
    }
    insta::assert_snapshot!(frames.join("\n\n"));
}

#[test]
fn a_branch_is_taken_back_and_what_stood_stays_as_one() {
    let mut console = with_a_branch();
    console.press("<F7>");
    assert!(console.line("ADA").contains("½ - ½"));
    console.press("Lbt");
    console.shows("Take back step 10?");
    console.press("T<F7>");
    assert!(console.line("ADA").contains("1 - 0"));
    console.press("Lbb");
    console.shows("One branch was left behind.");
    console.press("<Enter><F7>");
    assert!(console.line("ADA").contains("½ - ½"), "what stood before is looked at");
}
