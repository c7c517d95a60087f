//! Selection of a board by typing its number where digits have no other meaning; the cursor moves with every digit.

use crate::desk::keys::{self, Hint, plain};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::BoardNo;

pub(super) const DIGITS: Hint = Hint::new(keys::DIGITS, "key-board-number");

/// Digits typed so far; any other key ends the number, and Enter does only that.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TypedNumber(String);

impl TypedNumber {
    /// Handles a key and returns the board with the number typed so far, or `None` after a key that is not a digit,
    /// which ends the number. A digit that would exceed the last board starts a new number. Enter after digits only
    /// ends the number, so that typing it from habit does not move on to the next board unnoticed.
    pub(super) fn key(&mut self, key: KeyEvent, last: usize) -> Option<BoardNo> {
        if plain(key) == Some(KeyCode::Enter) && !self.0.is_empty() {
            return std::mem::take(&mut self.0).parse().ok().map(BoardNo);
        }
        let Some(KeyCode::Char(digit @ '0'..='9')) = plain(key) else {
            self.0.clear();
            return None;
        };
        self.0.push(digit);
        if self.0.parse().is_ok_and(|number: usize| number > last) {
            self.0 = digit.to_string();
        }
        // Leading zeros select no board.
        Some(BoardNo(self.0.parse().unwrap_or(0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_followed_digit_by_digit_and_restarts_past_the_last_board() {
        let mut number = TypedNumber::default();
        let mut typed = |letter| number.key(KeyCode::Char(letter).into(), 47).map(|board| board.0);
        assert_eq!([typed('4'), typed('7')], [Some(4), Some(47)]);
        assert_eq!([typed('1'), typed('2')], [Some(1), Some(12)], "there is no board 471");
        assert_eq!([typed('c'), typed('3')], [None, Some(3)]);
        assert_eq!([typed('c'), typed('0'), typed('8')], [None, Some(0), Some(8)]);
    }

    #[test]
    fn enter_ends_a_number_where_it_led_and_means_something_else_only_without_one() {
        let mut number = TypedNumber::default();
        let mut typed = |code: KeyCode| number.key(code.into(), 47);
        assert_eq!(typed(KeyCode::Enter), None);
        assert_eq!([typed(KeyCode::Char('4')), typed(KeyCode::Enter)], [Some(BoardNo(4)); 2]);
        assert_eq!(typed(KeyCode::Enter), None);
    }
}
