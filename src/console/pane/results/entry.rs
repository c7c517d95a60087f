//! Interpretation of keys in result entry.

use crate::desk::keys::plain;
use crate::result_keys::ResultKeys;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::{BoardNo, Forfeit, GameResult, Outcome};

/// Mode of result entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// In list order, one key per board.
    #[default]
    Sheet,
    /// Slips in any order: board number, then result.
    Slip(Slip),
    /// Second entry of the results, for verification.
    Verify,
}

/// A key of the top row or the numeric keypad, interpreted as a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digit {
    Result(Outcome),
    /// A digit whose meaning differs between programs and which is not used here.
    NoResult(char),
}

/// Interprets a key as a result, by the arbiter's result keys.
pub fn digit(key: KeyEvent, result_keys: &ResultKeys) -> Option<Digit> {
    let KeyCode::Char(letter) = plain(key)? else { return None };
    match result_keys.outcome(letter) {
        Some(outcome) => Some(Digit::Result(outcome)),
        None => letter.is_ascii_digit().then_some(Digit::NoResult(letter)),
    }
}

/// Returns the result of an outcome: played, or forfeited after `f`.
pub fn read(outcome: Outcome, forfeit: bool) -> GameResult {
    match (forfeit, outcome) {
        (false, outcome) => GameResult::Played(outcome),
        (true, Outcome::WhiteWins) => GameResult::Forfeit(Forfeit::ToWhite),
        (true, Outcome::BlackWins) => GameResult::Forfeit(Forfeit::ToBlack),
        (true, _) => GameResult::Forfeit(Forfeit::Both),
    }
}

/// A result slip being typed: `50+`, `50f-`, or `50`, Enter, `1`.
///
/// A number without a board is read to its end and then refused. If its end is uncertain, after Enter or `f`, further
/// input is ignored until it is undone, since it could be the result or the next number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slip {
    digits: String,
    /// True if Enter was pressed after the number; digits are now results.
    numbered: bool,
    /// True if `f` was pressed after the number; the result is a forfeit.
    forfeit: bool,
    /// True if there is no such board.
    wrong: bool,
    /// True if the previous key was refused and discarded.
    refused: bool,
}

/// Effect of a key on a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlipAnswer {
    /// The slip is incomplete.
    Typing,
    Done(BoardNo, GameResult),
    /// Request for the rare results of a board.
    Others(BoardNo),
    NoBoard,
    /// A result was typed before its board number.
    NumberFirst,
    /// A digit after the number is not a result.
    NoResult(char),
    NoMeaning(char),
    /// The refused input was cleared.
    Cleared,
    Leave,
    Pass,
}

/// Maximum digits of a number, more than any board number has, so that no digit is dropped unnoticed.
const MOST_DIGITS: usize = 6;

impl Slip {
    /// Returns the board with the number typed so far.
    pub fn board(&self) -> Option<BoardNo> {
        self.digits.parse().ok().map(BoardNo)
    }

    /// Returns the input so far, with a sign for the expected next input.
    pub fn typed(&self) -> String {
        let next = match (self.wrong, self.forfeit, self.numbered) {
            (true, ..) => "✗",
            (_, true, _) => "f_",
            (_, _, true) => "▸_",
            _ => "_",
        };
        format!("{}{next}", self.digits)
    }

    /// Returns the input so far.
    pub fn in_hand(&self) -> String {
        format!("{}{}", self.digits, if self.forfeit { "f" } else { "" })
    }

    pub fn is_empty(&self) -> bool {
        self.digits.is_empty()
    }

    /// Handles a key; `last` is the number of boards, `result_keys` maps keys to results.
    pub fn key(&mut self, key: KeyEvent, last: usize, result_keys: &ResultKeys) -> SlipAnswer {
        if std::mem::take(&mut self.refused) && plain(key) == Some(KeyCode::Esc) {
            return SlipAnswer::Cleared;
        }
        let answer = self.read(key, last, result_keys);
        let is_refused = matches!(
            answer,
            SlipAnswer::NoBoard
                | SlipAnswer::NumberFirst
                | SlipAnswer::NoResult(_)
                | SlipAnswer::NoMeaning(_)
        );
        self.refused = is_refused && self.is_empty();
        answer
    }

    fn read(&mut self, key: KeyEvent, last: usize, result_keys: &ResultKeys) -> SlipAnswer {
        match plain(key) {
            Some(KeyCode::Esc) if self.is_empty() => SlipAnswer::Leave,
            Some(KeyCode::Esc) => {
                *self = Self::default();
                SlipAnswer::Typing
            }
            Some(KeyCode::Backspace) => {
                self.take_back();
                SlipAnswer::Typing
            }
            Some(KeyCode::Char(_) | KeyCode::Enter) if self.wrong => SlipAnswer::NoBoard,
            Some(KeyCode::Enter) if self.is_empty() || self.numbered || self.forfeit => SlipAnswer::Typing,
            Some(KeyCode::Enter) => {
                self.numbered = self.is_board(last);
                self.wrong = !self.numbered;
                if self.wrong { SlipAnswer::NoBoard } else { SlipAnswer::Typing }
            }
            Some(KeyCode::Char('u' | 'U' | 'D' | ',')) if self.is_empty() => SlipAnswer::Pass,
            Some(KeyCode::Char(letter)) => self.letter(letter, last, result_keys),
            _ => SlipAnswer::Pass,
        }
    }

    /// Undoes the last key.
    fn take_back(&mut self) {
        if self.wrong {
            self.wrong = false;
        } else if self.forfeit {
            self.forfeit = false;
        } else if self.numbered {
            self.numbered = false;
        } else {
            self.digits.pop();
        }
    }

    fn letter(&mut self, letter: char, last: usize, result_keys: &ResultKeys) -> SlipAnswer {
        let is_digit = letter.is_ascii_digit();
        if is_digit && !self.numbered && !self.forfeit {
            self.wrong = self.digits.len() == MOST_DIGITS;
            if self.wrong {
                return SlipAnswer::NoBoard;
            }
            self.digits.push(letter);
            return SlipAnswer::Typing;
        }
        let outcome = match letter {
            '/' => Outcome::Draw,
            _ if let Some(outcome) = result_keys.outcome(letter) => outcome,
            'f' | 'o' if self.is_empty() => return SlipAnswer::NumberFirst,
            'f' | 'o' if !self.is_board(last) => {
                self.wrong = true;
                return SlipAnswer::NoBoard;
            }
            'f' => {
                self.forfeit = true;
                return SlipAnswer::Typing;
            }
            'o' if !self.forfeit => {
                let board = self.board();
                *self = Self::default();
                return board.map_or(SlipAnswer::NoBoard, SlipAnswer::Others);
            }
            _ if is_digit => return SlipAnswer::NoResult(letter),
            _ => return SlipAnswer::NoMeaning(letter),
        };
        if self.is_empty() {
            return SlipAnswer::NumberFirst;
        }
        let typed = std::mem::take(self);
        match typed.board() {
            Some(board) if typed.is_board(last) => SlipAnswer::Done(board, read(outcome, typed.forfeit)),
            _ => SlipAnswer::NoBoard,
        }
    }

    fn is_board(&self, last: usize) -> bool {
        self.board().is_some_and(|board| (1..=last).contains(&usize::from(board.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::KeyModifiers;

    /// Returns the answers of the slip to a sequence of keys, with twelve boards in play.
    fn typed(keys: &str) -> Vec<SlipAnswer> {
        let mut slip = Slip::default();
        let code = |letter| match letter {
            '⏎' => KeyCode::Enter,
            '⌫' => KeyCode::Backspace,
            '⎋' => KeyCode::Esc,
            letter => KeyCode::Char(letter),
        };
        keys.chars()
            .map(|letter| {
                slip.key(KeyEvent::new(code(letter), KeyModifiers::NONE), 12, &ResultKeys::default())
            })
            .collect()
    }

    fn last(keys: &str) -> SlipAnswer {
        *typed(keys).last().unwrap()
    }

    #[test]
    fn a_slip_is_a_number_and_a_sign_or_a_number_enter_and_a_digit() {
        let played = |board, outcome| SlipAnswer::Done(BoardNo(board), GameResult::Played(outcome));
        assert_eq!(last("7+"), played(7, Outcome::WhiteWins));
        assert_eq!(last("12*"), played(12, Outcome::Draw));
        assert_eq!(last("10⏎0"), played(10, Outcome::BlackWins));
        assert_eq!(last("13-"), SlipAnswer::NoBoard);
        assert_eq!(last("0⏎"), SlipAnswer::NoBoard);
        assert_eq!(last("+"), SlipAnswer::NumberFirst);
    }

    #[test]
    fn f_after_the_number_makes_the_result_a_forfeit() {
        let forfeit = |to| SlipAnswer::Done(BoardNo(8), GameResult::Forfeit(to));
        for (keys, to) in [
            ("8f+", Forfeit::ToWhite),
            ("8f1", Forfeit::ToWhite),
            ("8f-", Forfeit::ToBlack),
            ("8f0", Forfeit::ToBlack),
            ("8f*", Forfeit::Both),
            ("8⏎f5", Forfeit::Both),
        ] {
            assert_eq!(last(keys), forfeit(to), "{keys}");
        }
        assert_eq!(last("8f⌫+"), SlipAnswer::Done(BoardNo(8), GameResult::Played(Outcome::WhiteWins)));
        assert_eq!(last("f"), SlipAnswer::NumberFirst);
    }

    #[test]
    fn esc_clears_what_was_refused_before_it_ends_slips() {
        use SlipAnswer::{Cleared, Leave, NoBoard, NumberFirst, Typing};
        assert_eq!(typed("13+⎋⎋"), [Typing, Typing, NoBoard, Cleared, Leave]);
        assert_eq!(typed("+⎋⎋"), [NumberFirst, Cleared, Leave]);
        assert_eq!(typed("x⎋⎋"), [SlipAnswer::NoMeaning('x'), Cleared, Leave]);
        assert_eq!(typed("50f⎋⎋"), [Typing, Typing, NoBoard, Typing, Leave]);
        // The next slip needs no key in between.
        assert_eq!(last("13+7+"), SlipAnswer::Done(BoardNo(7), GameResult::Played(Outcome::WhiteWins)));
    }

    #[test]
    fn after_a_number_without_a_board_nothing_is_read_until_it_is_deleted() {
        use SlipAnswer::{NoBoard, Typing};
        assert_eq!(typed("50f17+"), [Typing, Typing, NoBoard, NoBoard, NoBoard, NoBoard]);
        let right = SlipAnswer::Done(BoardNo(5), GameResult::Forfeit(Forfeit::ToWhite));
        assert_eq!(last("50f⌫⌫f1"), right);
        assert_eq!(last("1234567"), NoBoard, "no digit is dropped unseen");
    }
}
