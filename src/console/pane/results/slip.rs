//! Slip entry: result slips in any order.

use super::entry::{Mode, Slip, SlipAnswer, digit};
use super::keys::{KEYS, ResultsAct, SLIP_KEY};
use super::stream::not_a_result;
use super::{ResultsPane, num_lock};
use crate::desk::keys::{self, find, menu_key, plain};
use crate::desk::{Context, FestivalSection, FileRequest, Message, Notice, PaneId, Show};
use crossterm::event::{KeyCode, KeyEvent};

impl ResultsPane {
    /// Refuses result keys immediately after slip entry ends, because the user may type on without having noticed. Any
    /// key that is not used on slips confirms list entry.
    pub(super) fn after_slips(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if !self.has_left_slips || self.mode != Mode::Sheet {
            return None;
        }
        if digit(key, cx.result_keys).is_none() && find(KEYS, key) != Some(ResultsAct::Forfeit) {
            let of_slips = [KeyCode::Enter, KeyCode::Esc, KeyCode::Backspace, KeyCode::Char('o')];
            self.has_left_slips = plain(key).is_some_and(|code| of_slips.contains(&code));
            return None;
        }
        let told =
            cx.texts.with("results-slips-just-left", &[("key", keys::name(key.code, cx.texts).into())]);
        Some(Message::All(vec![Message::Bell, Message::Tell(Notice::warning(told))]))
    }

    /// Handles a key in slip entry: a board number, then the result.
    pub(super) fn slip_key(&mut self, mut slip: Slip, key: KeyEvent, cx: &Context) -> Option<Message> {
        let last = cx.snapshot.round(cx.round).map_or(0, |round| round.boards().len());
        let warning =
            |told: String| Some(Message::All(vec![Message::Bell, Message::Tell(Notice::warning(told))]));
        if let Some(instead) = self.pad.slip_key(key, slip.is_empty()) {
            return Some(num_lock::told(instead, cx));
        }
        if matches!(key.code, KeyCode::Left | KeyCode::Right) {
            return Some(num_lock::told_aside(key, cx));
        }
        if slip.is_empty()
            && let Some(other) = section_of(key, cx)
        {
            return Some(other);
        }
        let answer = slip.key(key, last, cx.result_keys);
        if let Some(board) = slip.board() {
            self.go_to(board, cx);
        }
        self.mode = Mode::Slip(slip);
        match answer {
            SlipAnswer::Typing => Some(Message::Nothing),
            SlipAnswer::Done(board, result) => {
                self.missing_only = false;
                self.go_to(board, cx);
                self.write_on(board, result, cx).or(Some(Message::Nothing))
            }
            SlipAnswer::Others(board) => Self::others(board, cx),
            SlipAnswer::Cleared => {
                Some(Message::Tell(Notice::done(cx.texts.get("results-slip-cleared").into_owned())))
            }
            SlipAnswer::Leave => {
                (self.mode, self.has_left_slips) = (Mode::Sheet, true);
                Some(Message::Tell(Notice::done(cx.texts.get("results-slips-left").into_owned())))
            }
            SlipAnswer::NoBoard => warning(cx.texts.with("results-no-board", &[("last", last.into())])),
            SlipAnswer::NumberFirst => warning(cx.texts.get("results-number-first").into_owned()),
            SlipAnswer::NoResult(letter) => Some(not_a_result(letter, cx)),
            // Ask for the keyboard layout first.
            SlipAnswer::NoMeaning(letter)
                if !cx.result_keys.is_asked() && cx.result_keys.is_strange(letter) =>
            {
                None
            }
            SlipAnswer::NoMeaning(letter) => {
                let letter = crate::text::clean(letter.encode_utf8(&mut [0; 4])).into_owned();
                warning(cx.texts.with("results-no-meaning", &[("key", letter.into())]))
            }
            SlipAnswer::Pass => None,
        }
    }
}

/// Switches to slip entry in the festival section with the letter typed: `B37+` is board 37 there.
fn section_of(key: KeyEvent, cx: &Context) -> Option<Message> {
    let Some(KeyCode::Char(typed)) = plain(key) else { return None };
    let (_, section) = FestivalSection::letters().zip(cx.sections).find(|(letter, _)| *letter == typed)?;
    let path = section.file.path.as_path();
    if cx.path == Some(path) {
        return Some(Message::Nothing);
    }
    let open = Message::ask(FileRequest::Open(path.to_owned()));
    let path = path.to_owned();
    // If the section could not be opened, slip entry does not continue: the next input must not be recorded in this
    // section.
    let then = move |cx: &Context| match cx.path == Some(path.as_path()) {
        true => {
            Message::All(vec![Message::Show(Show::Pane(PaneId::RESULTS)), Message::Press(menu_key(SLIP_KEY))])
        }
        false => Message::Press(KeyCode::Esc),
    };
    Some(Message::All(vec![open, Message::With(Box::new(then))]))
}
