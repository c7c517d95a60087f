//! The main screens of an event in its second round, once in each language, as a person sees them.

use crate::console::Console;
use hakem::desk::{FileRequest, Message, Sample, WorkRequest};
use hakem::i18n::Language;
use hakem_engine::tournament::RoundNo;

/// Plays round 1 of the sample event and drafts round 2.
fn console(language: Language) -> Console {
    let mut console = Console::new(language);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("pPga");
    console.press("<F7>");
    console.press("10155511");
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
    console
}

fn screens(language: Language) -> String {
    let mut console = console(language);
    let mut shown = Vec::new();
    for pane in 4..=8 {
        console.press(&format!("<F{pane}>"));
        shown.push(console.screen());
    }
    console.press("<Enter>");
    shown.push(console.screen());
    console.press("<Esc><F9>");
    for _ in 0..12 {
        console.app.idle();
    }
    shown.push(console.screen());
    console.press("L");
    shown.push(console.screen());
    console.press("?");
    shown.push(console.screen());
    let line = format!("\n{}\n", "═".repeat(80));
    shown.join(&line)
}

#[test]
fn the_main_screens_in_turkish() {
    insta::assert_snapshot!(screens(Language::Turkish));
}

#[test]
fn the_main_screens_in_english() {
    insta::assert_snapshot!(screens(Language::English));
}

#[test]
fn the_main_screens_in_czech() {
    insta::assert_snapshot!(screens(Language::Czech));
}

#[test]
fn a_wide_screen_shows_more_columns_and_not_another_way_of_working() {
    let mut console = console(Language::English);
    console.press("<F8>");
    insta::assert_snapshot!(console.screen_of(140, 45));
}
