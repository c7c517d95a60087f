//! Detection of Num Lock being off, when the numeric keypad moves the cursor instead of typing digits.
//!
//! A warning is shown and the cursor restored, so that no result is recorded on another board.

use crate::desk::{Context, Message, Notice, keys};
use crate::result_keys::{is_digit_without_num_lock, moves};
use crossterm::event::{KeyCode, KeyEvent};

/// Evidence from previous keys that Num Lock is off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pad {
    /// Line of the cursor before the previous key, if that was `End`, a 1 of the keypad.
    ended_from: Option<usize>,
    /// Previous key, if it moved the cursor.
    moved: Option<KeyCode>,
}

impl Pad {
    /// Handles a key pressed with the cursor on `line`. Returns the line to restore if the key shows that Num Lock is
    /// off: it has no other meaning, or `End` came twice, which is 1 and 1.
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

    /// Handles a key of slip entry. Returns the key that replaced a digit if Num Lock is off: one without another
    /// meaning there, or one that moved the cursor before a sign, where a number was expected.
    pub(super) fn slip_key(&mut self, key: KeyEvent, is_empty: bool) -> Option<KeyCode> {
        let before = std::mem::replace(&mut self.moved, moves(key.code).then_some(key.code));
        let is_sign = matches!(key.code, KeyCode::Char('+' | '-' | '*' | '/'));
        match is_digit_without_num_lock(key) {
            true => Some(key.code),
            false => before.filter(|_| is_empty && is_sign),
        }
    }
}

/// Returns the warning that Num Lock is off, with the bell.
pub(super) fn told(key: KeyCode, cx: &Context) -> Message {
    warning(cx.texts.with("results-num-lock", &[("key", keys::name(key, cx.texts).into())]))
}

/// Returns the warning that left and right, which are digits of the keypad, have no effect in slip entry.
pub(super) fn told_aside(key: KeyEvent, cx: &Context) -> Message {
    warning(cx.texts.with("results-num-lock-slip", &[("key", keys::name(key.code, cx.texts).into())]))
}

fn warning(told: String) -> Message {
    Message::All(vec![Message::Bell, Message::Tell(Notice::warning(told))])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the answers of the pad to keys pressed on line 4.
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
