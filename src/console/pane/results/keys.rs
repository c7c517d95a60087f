//! Key bindings of the results pane.

use crate::desk::keys::{self, Binding, Hint, Verb, menu};
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
    Phones,
    Serve,
    Match,
    Matches,
    LineUps,
    MatchScores,
    Note,
}

impl ResultsAct {
    /// Returns true if the action changes the event or opens a dialog that does.
    pub(super) fn changes(self) -> bool {
        !matches!(self, Self::MissingOnly | Self::Tally | Self::Matches | Self::NextConflict | Self::Serve)
    }

    /// Returns true if the action records results and nothing else, from a file too.
    pub(super) fn enters(self) -> bool {
        use ResultsAct::{Forfeit, Others, Phones, Slip, TakeIn, Verify};
        matches!(self, Forfeit | Others | Slip | Verify | Phones | TakeIn)
    }

    /// Returns true if the action needs no published round: check-in is reported before round 1.
    pub(super) fn is_of_phones(self) -> bool {
        matches!(self, Self::Phones | Self::Serve)
    }
}

/// Letter of the menu that starts slip entry.
pub(super) const SLIP_KEY: char = 's';

pub(super) const KEYS: &[Binding<ResultsAct>] = &[
    Binding { keys: Verb::Forfeit.keys(), act: ResultsAct::Forfeit, label: "results-forfeit" },
    Binding { keys: Verb::Other.keys(), act: ResultsAct::Others, label: "results-others" },
    Binding { keys: Verb::Correct.keys(), act: ResultsAct::Correct, label: "results-correct" },
    Binding { keys: Verb::Missing.keys(), act: ResultsAct::MissingOnly, label: "results-missing-only" },
    Binding { keys: menu(SLIP_KEY), act: ResultsAct::Slip, label: "results-slip" },
    Binding { keys: Verb::Verify.keys(), act: ResultsAct::Verify, label: "results-verify" },
    Binding { keys: menu('p'), act: ResultsAct::Tally, label: "results-paper" },
    Binding { keys: menu('h'), act: ResultsAct::Phones, label: "results-phones" },
    Binding { keys: menu('e'), act: ResultsAct::Serve, label: "results-serve" },
    Binding { keys: menu('d'), act: ResultsAct::Match, label: "results-match" },
    Binding { keys: Verb::Teams.keys(), act: ResultsAct::Matches, label: "pairings-key-matches" },
    Binding { keys: menu('l'), act: ResultsAct::LineUps, label: "results-line-ups" },
    Binding { keys: menu('w'), act: ResultsAct::MatchScores, label: "results-match-scores" },
    Binding { keys: menu('r'), act: ResultsAct::Note, label: "results-note" },
    Binding { keys: &[KeyCode::Backspace], act: ResultsAct::Clear, label: "results-clear" },
    Binding { keys: Verb::Open.keys(), act: ResultsAct::Settle, label: "results-settle" },
    Binding { keys: Verb::Next.keys(), act: ResultsAct::NextConflict, label: "results-next-conflict" },
    Binding { keys: Verb::Import.keys(), act: ResultsAct::TakeIn, label: "results-import" },
];

/// Digits, for the key bar and the help; [`super::entry::digit`] interprets them.
pub(super) fn digits(scheme: &'static Scheme) -> [Hint; 3] {
    let [white, black, draw] = scheme.keys();
    [
        Hint::new(white, "results-white-wins"),
        Hint::new(black, "results-black-wins"),
        Hint::new(draw, "results-draw"),
    ]
}

/// The same after `f`, which waits for the kind of forfeit.
pub(super) fn forfeits(scheme: &'static Scheme) -> Vec<Hint> {
    let [white, black, draw] = scheme.keys();
    vec![
        Hint::answer(white, "result-forfeit-to-white"),
        Hint::answer(black, "result-forfeit-to-black"),
        Hint::answer(draw, "result-forfeit-both"),
        Hint::new(&[KeyCode::Esc], "key-cancel"),
    ]
}

/// Digits for matches entered as a single score; they start a score.
pub(super) const SCORE: Hint = Hint::new(keys::DIGITS, "results-type-score");

/// First key of a closed round.
pub(super) const CORRECT: Hint = Hint::new(&[KeyCode::Char('c')], "results-correct");

const END_SLIPS: Hint = Hint::new(&[KeyCode::Esc], SLIP_ENDS);

/// Keys after a board number.
pub(super) const SLIP: &[Hint] = &[
    Hint::new(&[KeyCode::Char('+')], "results-white-wins"),
    Hint::new(&[KeyCode::Char('-')], "results-black-wins"),
    Hint::new(&[KeyCode::Char('*')], "results-draw"),
    Hint::new(&[KeyCode::Char('f')], "results-forfeit"),
    Hint::new(&[KeyCode::Char('o')], "results-others"),
    END_SLIPS,
    Hint::new(&[KeyCode::Backspace], "results-undo-key"),
];

/// Keys before a board number is typed.
pub(super) const SLIP_EMPTY: &[Hint] = &[END_SLIPS];

/// Label of the command that ends the slip desk.
pub(super) const SLIP_ENDS: &str = "results-slip-ends";
