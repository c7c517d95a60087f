//! Confirmation before something is published or a public round is rewritten.
//!
//! The answer is the capital letter of the action, or the round's number; never Enter alone.

use super::{open_box, paragraph, rows};
use crate::desk::keys::Hint;
use crate::desk::{Context, Dialog, Message, Notice, Reply};
use crate::i18n::Texts;
use crate::widget::unwrapped;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::{Departure, RoundNo};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

/// Input that confirms the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum YesKey {
    /// A capital letter, and the catalogue id of the label of its action.
    Capital(char, &'static str),
    /// The number of the round that is rewritten, then Enter, and the catalogue id of the label of the action.
    Number(RoundNo, &'static str),
}

/// A question with one way to confirm, and Esc to cancel.
pub struct Confirm {
    title: String,
    lines: Vec<String>,
    answer: YesKey,
    typed: String,
    then: Option<Message>,
    /// An alternative: its capital letter, the catalogue id of its label, and its message.
    other: Option<(char, &'static str, Message)>,
}

impl Confirm {
    /// Creates a question answered by the capital letter of the action, which is labelled by a catalogue id.
    pub fn capital(title: impl Into<String>, letter: char, words: &'static str, then: Message) -> Self {
        Self::new(title.into(), YesKey::Capital(letter, words), then)
    }

    /// Creates a question answered by the number of the closed round that would be rewritten. The action is labelled by
    /// a catalogue id.
    pub fn round(title: impl Into<String>, round: RoundNo, words: &'static str, then: Message) -> Self {
        Self::new(title.into(), YesKey::Number(round, words), then)
    }

    pub fn leave_fide_mode(departure: Departure, leave: Message, texts: &Texts) -> Self {
        let round = [("round", departure.round.into())];
        let lines = [texts.with("departure-follows", &round), texts.get("departure-stays").into_owned()];
        Self::capital(texts.get("departure-leave"), 'L', "confirm-leave-fide-mode", leave).with_lines(lines)
    }

    fn new(title: String, answer: YesKey, then: Message) -> Self {
        Self { title, lines: Vec::new(), answer, typed: String::new(), then: Some(then), other: None }
    }

    #[must_use]
    pub fn with_lines(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// Adds an alternative action, with its capital letter and the catalogue id of its label.
    #[must_use]
    pub fn or(mut self, letter: char, words: &'static str, then: Message) -> Self {
        self.other = Some((letter, words, then));
        self
    }

    /// Returns the lines that name the keys and their actions; a full sentence for screen readers.
    fn asked(&self, width: u16, cx: &Context) -> Vec<Line<'static>> {
        let plain =
            |words: String| paragraph(&[words], width).into_iter().map(|line| line.style(cx.theme.warning));
        match self.answer {
            YesKey::Number(round, _) => {
                let asked = cx.texts.with("confirm-round", &[("round", round.0.into())]);
                plain(format!("{asked} {}_", self.typed)).collect()
            }
            YesKey::Capital(letter, _) if cx.theme.is_spoken() => {
                plain(cx.texts.with("confirm-capital", &[("letter", letter.to_string().into())])).collect()
            }
            YesKey::Capital(letter, words) => {
                let other = self.other.as_ref().map(|&(letter, words, _)| (letter, words));
                vec![answers([(letter, words)].into_iter().chain(other), cx)]
            }
        }
    }

    fn yes(&mut self) -> Reply {
        self.then.take().map_or(Reply::Close, Reply::Finish)
    }
}

/// Returns the line that names the keys of a question with their actions: `[P] Publish   Esc Cancel`.
pub fn answers<'a>(keys: impl IntoIterator<Item = (char, &'a str)>, cx: &Context) -> Line<'static> {
    let keys = keys.into_iter().map(|(letter, words)| (format!("[{letter}]"), words));
    let told = |(key, words): (String, &str)| {
        let words = format!(" {}   ", cx.texts.heading(words));
        [Span::styled(key, cx.theme.key), Span::styled(words, cx.theme.plain)]
    };
    keys.chain([("Esc".to_owned(), "key-cancel")]).flat_map(told).collect()
}

/// All capital letters, as keys for the key bar.
const CAPITALS: [[KeyCode; 1]; 26] = {
    let mut letters = [[KeyCode::Null]; 26];
    let mut at = 0;
    while at < letters.len() {
        letters[at] = [KeyCode::Char((b'A' + at as u8) as char)];
        at += 1;
    }
    letters
};

impl Dialog for Confirm {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = 66.min(area.width.saturating_sub(4));
        let ask = self.asked(width, cx);
        // The blank row before the question is the only one.
        let end = self.lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
        let lines = self.lines.get(..end).unwrap_or_default();
        let below = u16::try_from(ask.len()).unwrap_or(3).min(3);
        // As high as the screen, without the frame and the blank row.
        let height = rows(lines, width, area.height.saturating_sub(below + 3));
        let mut told = paragraph(lines, width);
        if told.len() > usize::from(height) {
            told.truncate(usize::from(height.saturating_sub(1)));
            told.push(Line::from("…"));
        }
        let inside = open_box(frame, area, cx, &self.title, (width, height + 1 + below));
        let [text, question] =
            Layout::vertical([Constraint::Length(height + 1), Constraint::Length(below)]).areas(inside);
        unwrapped(frame, text, told);
        unwrapped(frame, question, ask);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        if let Some((.., then)) = self.other.take_if(|(letter, ..)| key.code == KeyCode::Char(*letter)) {
            return Reply::Finish(then);
        }
        match (key.code, self.answer) {
            (KeyCode::Esc, _) => Reply::Close,
            (KeyCode::Char(typed), YesKey::Capital(letter, _)) if typed == letter => self.yes(),
            (KeyCode::Char(digit), YesKey::Number(..)) if digit.is_ascii_digit() && self.typed.len() < 3 => {
                self.typed.push(digit);
                Reply::Stay
            }
            (KeyCode::Backspace, YesKey::Number(..)) => {
                self.typed.pop();
                Reply::Stay
            }
            (KeyCode::Enter, YesKey::Number(round, _)) if self.typed == round.to_string() => self.yes(),
            (KeyCode::Enter, YesKey::Number(round, _)) => {
                self.typed.clear();
                let told = cx.texts.with("confirm-round-wrong", &[("round", round.0.into())]);
                Reply::Keep(Message::Tell(Notice::refused(told)))
            }
            _ => Reply::Unused,
        }
    }

    fn asks(&self) -> bool {
        true
    }

    fn capital(&self) -> Option<char> {
        match self.answer {
            YesKey::Capital(letter, _) => Some(letter),
            YesKey::Number(..) => None,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        let of_letter = |letter, label| {
            let keys = CAPITALS.iter().find(|keys| keys.contains(&KeyCode::Char(letter)))?;
            Some(Hint::answer(keys.as_slice(), label))
        };
        let does = match self.answer {
            YesKey::Capital(letter, label) => of_letter(letter, label),
            YesKey::Number(_, label) => Some(Hint::answer(&[KeyCode::Enter], label)),
        };
        let other = self.other.as_ref().and_then(|&(letter, label, _)| of_letter(letter, label));
        let cancel = Hint::new(&[KeyCode::Esc], "key-cancel");
        does.into_iter().chain(other).chain([cancel]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_bar_names_the_keys_that_answer_and_their_actions() {
        for letter in 'A'..='Z' {
            let hints = Confirm::capital("", letter, "confirm-undo", Message::Nothing).hints();
            assert_eq!((hints[0].keys, hints[0].label), (&[KeyCode::Char(letter)][..], "confirm-undo"));
            assert_eq!(hints[0].help(), "help-key-do-it");
            assert_eq!(hints[1].help(), "help-key-cancel");
        }
        let round = Confirm::round("", RoundNo(3), "confirm-change", Message::Nothing);
        let hints = round.or('S', "confirm-save-as", Message::Nothing).hints();
        assert_eq!(
            (hints[0].keys, hints[0].label),
            (&[KeyCode::Enter][..], "confirm-change"),
            "a number answers"
        );
        assert_eq!((hints[1].keys, hints[1].label), (&[KeyCode::Char('S')][..], "confirm-save-as"));
        assert_eq!(hints[2].label, "key-cancel");
    }
}
