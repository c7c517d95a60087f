//! Keyboard test of about ten seconds: prompts for the result keys one by one and learns the keys received.

use super::{open_box, paragraph, rows};
use crate::desk::keys::{self, Hint};
use crate::desk::{Context, Dialog, Message, Reply, Request};
use crate::result_keys::{OUTCOMES, ResultKeys, is_digit_without_num_lock, moves};
use crate::text;
use crate::widget::unwrapped;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::{GameResult, Outcome};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span, Text};

/// Number of keys prompted for: three digits and three signs.
const COUNT: usize = 6;

/// An unusable key, received instead of the expected one.
enum Instead {
    /// A numeric-pad key that moves the cursor.
    Moves(String),
    /// A character that already has another meaning.
    Taken(String),
    NoLetter(String),
}

/// Prompts for the result keys, one after the other.
pub struct Probe {
    /// Keys restored if the arbiter cancels.
    before: ResultKeys,
    result_keys: ResultKeys,
    /// Number of keys already prompted for.
    at: usize,
    instead: Option<Instead>,
}

impl Probe {
    /// Starts with nothing learned; the previous keys remain if the arbiter cancels.
    pub fn new(before: ResultKeys) -> Self {
        Self { result_keys: before.asked(false), before: before.asked(true), at: 0, instead: None }
    }

    /// Returns the key prompted for, and its result.
    fn asked(&self) -> (char, Outcome) {
        let keys = self.result_keys.scheme.digits().into_iter().chain(['+', '-', '=']);
        let mut asked = keys.zip(OUTCOMES.into_iter().cycle()).skip(self.at);
        asked.next().unwrap_or(('=', Outcome::Draw))
    }

    /// Moves on to the next key, or finishes.
    fn go_on(&mut self) -> Reply {
        self.at += 1;
        self.instead = None;
        if self.at < COUNT {
            Reply::Stay
        } else {
            Reply::Finish(Message::ask(Request::ResultKeys(self.result_keys.clone())))
        }
    }

    /// Returns the message on an unusable key.
    fn told(&self, cx: &Context) -> Option<String> {
        let (id, key) = match self.instead.as_ref()? {
            Instead::Moves(key) => ("probe-num-lock", key),
            Instead::Taken(key) => ("probe-taken", key),
            Instead::NoLetter(key) => ("probe-no-letter", key),
        };
        Some(cx.texts.with(id, &[("key", key.as_str().into())]))
    }
}

const HINTS: &[Hint] =
    &[Hint::new(&[KeyCode::Enter], "probe-key-skip"), Hint::new(&[KeyCode::Esc], "probe-key-leave")];

impl Dialog for Probe {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = 66.min(area.width.saturating_sub(4));
        let why = [cx.texts.get("probe-why").into_owned()];
        let above = rows(&why, width, 6);
        let inside = open_box(frame, area, cx, &cx.texts.get("probe-title"), (width, above + 5));
        let [lines, _, asks, under] = Layout::vertical([
            Constraint::Length(above),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(3),
        ])
        .areas(inside);
        unwrapped(frame, lines, paragraph(&why, width));
        let (key, outcome) = self.asked();
        let meant = cx.texts.result(GameResult::Played(outcome)).into_owned();
        let values = [
            ("at", (self.at + 1).into()),
            ("count", COUNT.into()),
            ("key", key.to_string().into()),
            ("result", meant.into()),
        ];
        let asked = Span::styled(cx.texts.with("probe-asks", &values), cx.theme.selected);
        unwrapped(frame, asks, Line::from(asked));
        if let Some(told) = self.told(cx) {
            unwrapped(frame, under, Text::from(paragraph(&[told], width)).style(cx.theme.warning));
        }
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        let (_, outcome) = self.asked();
        let name = || text::clean(&keys::name(key.code, cx.texts)).into_owned();
        match (key.code, keys::plain(key)) {
            (KeyCode::Esc, _) => {
                return Reply::Finish(Message::ask(Request::ResultKeys(self.before.clone())));
            }
            (KeyCode::Enter, _) => return self.go_on(),
            (_, Some(KeyCode::Char(letter))) => match self.result_keys.learn(letter, outcome) {
                Ok(()) => return self.go_on(),
                Err(_) => self.instead = Some(Instead::Taken(name())),
            },
            (code, _) if moves(code) || is_digit_without_num_lock(key) => {
                self.instead = Some(Instead::Moves(name()));
            }
            _ => self.instead = Some(Instead::NoLetter(name())),
        }
        Reply::Stay
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
