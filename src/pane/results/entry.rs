//! Reading the keys of result entry.

use crate::keys::plain;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::{BoardNo, Outcome};

/// How results come in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Down the list, a key a board.
    #[default]
    Sheet,
    /// Slips in any order: board number, then result.
    Slip(Slip),
    /// The same keys a second time.
    Verify,
}

/// A key of the top row or the numeric pad, read as a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digit {
    /// A result.
    Result(Outcome),
    /// A digit that means different things in different programs, and nothing here.
    NoResult(char),
}

/// Reads a key as a result: digits, signs, and what a Czech or French top row gives without Shift.
pub fn digit(key: KeyEvent) -> Option<Digit> {
    let KeyCode::Char(letter) = plain(key)? else { return None };
    Some(match letter {
        '1' | '+' | '&' => Digit::Result(Outcome::WhiteWins),
        '0' | '-' | 'é' | 'à' => Digit::Result(Outcome::BlackWins),
        '5' | '=' | 'ř' | '(' => Digit::Result(Outcome::Draw),
        '2'..='4' | '6'..='9' => Digit::NoResult(letter),
        _ => return None,
    })
}

/// A slip of paper being typed: a board number, Enter, then the result; or the number and a sign at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slip {
    digits: String,
    /// Enter was pressed after the number.
    numbered: bool,
}

/// What a key did to a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlipAnswer {
    /// It goes on.
    Typing,
    /// It is complete.
    Done(BoardNo, Outcome),
    /// There is no such board.
    NoBoard,
    /// Slips are over.
    Leave,
}

/// Whether a key belongs to a slip rather than to the rest of the pane.
pub fn is_for_slip(key: KeyEvent, slip: &Slip) -> bool {
    match plain(key) {
        Some(KeyCode::Char(letter)) => letter.is_ascii_digit() || "+-*/=".contains(letter) || letter == 'b',
        Some(KeyCode::Enter | KeyCode::Backspace | KeyCode::Esc) => true,
        _ => !slip.digits.is_empty() && slip.numbered,
    }
}

impl Slip {
    /// Returns the board whose number is typed so far.
    pub fn board(&self) -> Option<BoardNo> {
        self.digits.parse().ok().map(BoardNo)
    }

    /// Returns what is typed so far.
    pub fn typed(&self) -> String {
        if self.numbered { format!("{} ▸", self.digits) } else { self.digits.clone() }
    }

    /// Takes a key; `last` is the number of boards.
    pub fn key(&mut self, key: KeyEvent, last: usize) -> SlipAnswer {
        let outcome = match (plain(key), self.numbered) {
            (Some(KeyCode::Esc), _) => return SlipAnswer::Leave,
            (Some(KeyCode::Char('b')), _) if self.digits.is_empty() => return SlipAnswer::Leave,
            (Some(KeyCode::Backspace), true) => {
                self.numbered = false;
                return SlipAnswer::Typing;
            }
            (Some(KeyCode::Backspace), false) => {
                self.digits.pop();
                return SlipAnswer::Typing;
            }
            (Some(KeyCode::Enter), false) if !self.digits.is_empty() => {
                self.numbered = true;
                return if self.is_board(last) { SlipAnswer::Typing } else { SlipAnswer::NoBoard };
            }
            (Some(KeyCode::Char(digit)), false) if digit.is_ascii_digit() => {
                if self.digits.len() < 4 {
                    self.digits.push(digit);
                }
                return SlipAnswer::Typing;
            }
            (Some(KeyCode::Char('1')), true) | (Some(KeyCode::Char('+')), _) => Outcome::WhiteWins,
            (Some(KeyCode::Char('0')), true) | (Some(KeyCode::Char('-')), _) => Outcome::BlackWins,
            (Some(KeyCode::Char('5')), true) | (Some(KeyCode::Char('*' | '/' | '=')), _) => Outcome::Draw,
            _ => return SlipAnswer::Typing,
        };
        match self.board() {
            Some(board) if self.is_board(last) => SlipAnswer::Done(board, outcome),
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

    fn typed(keys: &str) -> SlipAnswer {
        let mut slip = Slip::default();
        let mut last = SlipAnswer::Typing;
        for letter in keys.chars() {
            let code = if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) };
            last = slip.key(KeyEvent::new(code, KeyModifiers::NONE), 12);
        }
        last
    }

    #[test]
    fn a_slip_is_a_number_and_a_sign_or_a_number_enter_and_a_digit() {
        assert_eq!(typed("7+"), SlipAnswer::Done(BoardNo(7), Outcome::WhiteWins));
        assert_eq!(typed("12*"), SlipAnswer::Done(BoardNo(12), Outcome::Draw));
        assert_eq!(typed("10\n0"), SlipAnswer::Done(BoardNo(10), Outcome::BlackWins));
        assert_eq!(typed("13-"), SlipAnswer::NoBoard);
        assert_eq!(typed("0\n"), SlipAnswer::NoBoard);
    }

    #[test]
    fn czech_and_french_top_rows_give_results_without_shift() {
        let read = |letter| digit(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
        assert_eq!("+éř".chars().map(read).collect::<Vec<_>>(), "105".chars().map(read).collect::<Vec<_>>());
        assert_eq!("&à(".chars().map(read).collect::<Vec<_>>(), "105".chars().map(read).collect::<Vec<_>>());
        assert_eq!(read('2'), Some(Digit::NoResult('2')));
    }
}
