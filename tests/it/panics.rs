//! A panic while the console is shown. `tests/windows/modes.py` runs each test in a new terminal, presses the key that
//! draws lots, and compares the modes of the terminal with those from before.

use crate::console::Console;
use hakem::app::{Presentation, run};
use hakem::i18n::Language;

/// Runs the console on the event pane of an event whose lots cannot be drawn.
fn shown(way: Presentation) {
    let mut console = Console::seeded(Language::English, || panic!("lots cannot be drawn"));
    console.press("<F4>");
    run(&mut console.app, way).unwrap();
}

#[test]
#[ignore = "needs a terminal; .ci/windows runs it"]
#[should_panic(expected = "lots cannot be drawn")]
fn a_panic_ends_the_full_screen() {
    shown(Presentation::FullScreen);
}

#[test]
#[ignore = "needs a terminal; .ci/windows runs it"]
#[should_panic(expected = "lots cannot be drawn")]
fn a_panic_ends_the_linear_mode() {
    shown(Presentation::Linear);
}
