//! The keys of the pane.

use crate::desk::keys::{Binding, Hint};
use crate::result_keys::Scheme;
use crossterm::event::KeyCode;

/// What the letters of this pane do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Forfeit,
    Others,
    Correct,
    MissingOnly,
    Slip,
    Verify,
    TakeIn,
    Clear,
    Settle,
    NextConflict,
    Tally,
    Match,
    Matches,
}

pub(super) const KEYS: &[Binding<Act>] = &[
    Binding { keys: &[KeyCode::Char('f')], act: Act::Forfeit, label: "results-forfeit" },
    Binding { keys: &[KeyCode::Char('o')], act: Act::Others, label: "results-others" },
    Binding { keys: &[KeyCode::Char('c')], act: Act::Correct, label: "results-correct" },
    Binding { keys: &[KeyCode::Char('m')], act: Act::MissingOnly, label: "results-missing-only" },
    Binding { keys: &[KeyCode::Char('b')], act: Act::Slip, label: "results-slip" },
    Binding { keys: &[KeyCode::Char('V')], act: Act::Verify, label: "results-verify" },
    Binding { keys: &[KeyCode::Char('s')], act: Act::Tally, label: "results-paper" },
    Binding { keys: &[KeyCode::Char('p')], act: Act::Match, label: "results-match" },
    Binding { keys: &[KeyCode::Char('t')], act: Act::Matches, label: "pairings-key-matches" },
    Binding { keys: &[KeyCode::Backspace], act: Act::Clear, label: "results-clear" },
    Binding { keys: &[KeyCode::Enter], act: Act::Settle, label: "results-settle" },
    Binding { keys: &[KeyCode::Char('n')], act: Act::NextConflict, label: "results-next-conflict" },
    Binding { keys: &[KeyCode::Char('i')], act: Act::TakeIn, label: "results-take-in" },
];

/// The digits, for the key bar and the help; [`digit`] reads them.
pub(super) fn digits(scheme: &'static Scheme) -> [Hint; 3] {
    let [white, black, draw] = scheme.keys();
    [
        Hint { keys: white, label: "results-white-wins" },
        Hint { keys: black, label: "results-black-wins" },
        Hint { keys: draw, label: "results-draw" },
    ]
}

/// The first of the keys of a closed round.
pub(super) const CORRECT: Hint = Hint { keys: &[KeyCode::Char('c')], label: "results-correct" };

/// The keys of a slip.
pub(super) const SLIP: &[Hint] = &[
    Hint { keys: &[KeyCode::Char('+')], label: "results-white-wins" },
    Hint { keys: &[KeyCode::Char('-')], label: "results-black-wins" },
    Hint { keys: &[KeyCode::Char('*')], label: "results-draw" },
    Hint { keys: &[KeyCode::Char('f')], label: "results-forfeit" },
    Hint { keys: &[KeyCode::Char('o')], label: "results-others" },
    Hint { keys: &[KeyCode::Backspace], label: "results-take-back" },
    Hint { keys: &[KeyCode::Esc, KeyCode::Char('b')], label: "results-slip-ends" },
];
