//! Key bindings of the results pane.

use crate::desk::keys::{self, Binding, Hint};
use crate::result_keys::Scheme;
use crossterm::event::KeyCode;

/// Actions of the letter keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultsAct {
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
    LineUps,
    MatchScores,
}

impl ResultsAct {
    /// Returns true if the action changes the event or opens a dialog that does.
    pub(super) fn changes(self) -> bool {
        !matches!(self, Self::MissingOnly | Self::Tally | Self::Matches | Self::NextConflict)
    }
}

pub(super) const KEYS: &[Binding<ResultsAct>] = &[
    Binding { keys: &[KeyCode::Char('f')], act: ResultsAct::Forfeit, label: "results-forfeit" },
    Binding { keys: &[KeyCode::Char('o')], act: ResultsAct::Others, label: "results-others" },
    Binding { keys: &[KeyCode::Char('c')], act: ResultsAct::Correct, label: "results-correct" },
    Binding { keys: &[KeyCode::Char('m')], act: ResultsAct::MissingOnly, label: "results-missing-only" },
    Binding { keys: &[KeyCode::Char('b')], act: ResultsAct::Slip, label: "results-slip" },
    Binding { keys: &[KeyCode::Char('V')], act: ResultsAct::Verify, label: "results-verify" },
    Binding { keys: &[KeyCode::Char('s')], act: ResultsAct::Tally, label: "results-paper" },
    Binding { keys: &[KeyCode::Char('p')], act: ResultsAct::Match, label: "results-match" },
    Binding { keys: &[KeyCode::Char('t')], act: ResultsAct::Matches, label: "pairings-key-matches" },
    Binding { keys: &[KeyCode::Char('a')], act: ResultsAct::LineUps, label: "results-line-ups" },
    Binding { keys: &[KeyCode::Char('w')], act: ResultsAct::MatchScores, label: "results-match-scores" },
    Binding { keys: &[KeyCode::Backspace], act: ResultsAct::Clear, label: "results-clear" },
    Binding { keys: &[KeyCode::Enter], act: ResultsAct::Settle, label: "results-settle" },
    Binding { keys: &[KeyCode::Char('n')], act: ResultsAct::NextConflict, label: "results-next-conflict" },
    Binding { keys: &[KeyCode::Char('i')], act: ResultsAct::TakeIn, label: "results-import" },
];

/// Digits, for the key bar and the help; [`super::entry::digit`] interprets them.
pub(super) fn digits(scheme: &'static Scheme) -> [Hint; 3] {
    let [white, black, draw] = scheme.keys();
    [
        Hint { keys: white, label: "results-white-wins" },
        Hint { keys: black, label: "results-black-wins" },
        Hint { keys: draw, label: "results-draw" },
    ]
}

/// Digits for matches entered as a single score; they start a score.
pub(super) const SCORE: Hint = Hint { keys: keys::DIGITS, label: "results-type-score" };

/// First key of a closed round.
pub(super) const CORRECT: Hint = Hint { keys: &[KeyCode::Char('c')], label: "results-correct" };

/// Keys of slip entry.
pub(super) const SLIP: &[Hint] = &[
    Hint { keys: &[KeyCode::Char('+')], label: "results-white-wins" },
    Hint { keys: &[KeyCode::Char('-')], label: "results-black-wins" },
    Hint { keys: &[KeyCode::Char('*')], label: "results-draw" },
    Hint { keys: &[KeyCode::Char('f')], label: "results-forfeit" },
    Hint { keys: &[KeyCode::Char('o')], label: "results-others" },
    Hint { keys: &[KeyCode::Backspace], label: "results-undo-key" },
    Hint { keys: &[KeyCode::Esc, KeyCode::Char('b')], label: SLIP_ENDS },
];

/// What ends the slip desk.
pub(super) const SLIP_ENDS: &str = "results-slip-ends";
