//! Num Lock that is off: the numeric pad moves the cursor where digits are meant. It is recognised and named, and the cursor
//! goes back, so that no result lands on another board.

use crate::desk::context::Context;
use crate::desk::keys;
use crate::desk::message::{Message, Notice};
use crate::result_keys::{is_digit_without_num_lock, moves};
use crossterm::event::{KeyCode, KeyEvent};

/// What the keys before say of Num Lock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pad {
    /// The line of the cursor before the key before, where that was `End`: a 1 of the pad.
    ended_from: Option<usize>,
    /// The key before, where it moved the cursor.
    moved: Option<KeyCode>,
}

impl Pad {
    /// Takes a key that comes while the cursor is on a line. Returns the line to which the cursor goes back, where the key
    /// says that Num Lock is off: it stands for nothing else, or `End` came twice, which is 1 and 1.
    pub(super) fn key(&mut self, key: KeyEvent, line: usize) -> Option<usize> {
        let from = self.ended_from.take();
        self.moved = moves(key.code).then_some(key.code);
        if is_digit_without_num_lock(key) {
            return Some(from.unwrap_or(line));
        }
        if key.code == KeyCode::End && from.is_none() {
            self.ended_from = Some(line);
            return None;
        }
        from.filter(|_| key.code == KeyCode::End)
    }

    /// Takes a key of the slip desk. Returns the key that came in the place of a digit, where Num Lock is off: one that
    /// stands for nothing else there, or one that moved the cursor before a sign, instead of writing a number.
    pub(super) fn slip_key(&mut self, key: KeyEvent, is_empty: bool) -> Option<KeyCode> {
        let before = std::mem::replace(&mut self.moved, moves(key.code).then_some(key.code));
        let is_sign = matches!(key.code, KeyCode::Char('+' | '-' | '*' | '/'));
        match is_digit_without_num_lock(key) {
            true => Some(key.code),
            false => before.filter(|_| is_empty && is_sign),
        }
    }
}

/// Says that Num Lock is off, and rings.
pub(super) fn told(key: KeyCode, cx: &Context) -> Message {
    warning(cx.texts.with("results-num-lock", &[("key", keys::name(key, cx.texts).into())]))
}

/// Says that arrows to the side, which are digits of the pad, do nothing on the slip desk.
pub(super) fn told_aside(key: KeyEvent, cx: &Context) -> Message {
    warning(cx.texts.with("results-num-lock-slip", &[("key", keys::name(key.code, cx.texts).into())]))
}

fn warning(told: String) -> Message {
    Message::All(vec![Message::Bell, Message::Tell(Notice::warning(told))])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what the pad says to keys that come on line 4.
    fn said(codes: &[KeyCode]) -> Vec<Option<usize>> {
        let mut pad = Pad::default();
        let lines = [4, 90, 90, 90].into_iter();
        codes.iter().zip(lines).map(|(&code, line)| pad.key(code.into(), line)).collect()
    }

    #[test]
    fn digits_of_the_pad_without_num_lock_lead_back_to_the_board_before() {
        use KeyCode::{Down, End, Insert, KeypadBegin};
        assert_eq!(said(&[Insert]), [Some(4)], "0");
        assert_eq!(said(&[KeypadBegin]), [Some(4)], "5");
        assert_eq!(said(&[End, End]), [None, Some(4)], "1 and 1");
        assert_eq!(said(&[End, Insert]), [None, Some(4)], "1 and 0");
        assert_eq!(said(&[End, Down, End]), [None, None, None], "a cursor that is moved");
    }

    #[test]
    fn a_sign_after_keys_that_moved_the_cursor_is_no_slip() {
        let mut pad = Pad::default();
        let mut says = |code: KeyCode, is_empty| pad.slip_key(code.into(), is_empty);
        assert_eq!(says(KeyCode::End, true), None);
        assert_eq!(says(KeyCode::Char('+'), true), Some(KeyCode::End), "1 +");
        assert_eq!(says(KeyCode::Char('+'), true), None, "a sign alone");
        assert_eq!(says(KeyCode::Insert, true), Some(KeyCode::Insert), "0");
        assert_eq!([says(KeyCode::Char('1'), true), says(KeyCode::Char('+'), false)], [None, None]);
    }
}
