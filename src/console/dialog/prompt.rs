//! A prompt for one line of text, checked on acceptance.

use super::{open_box, paragraph, rows};
use crate::desk::keys::{Hint, plain};
use crate::desk::{Completion, Context, Dialog, FileRequest, Message, Reply, Wanted};
use crate::text;
use crate::widget::{input_line, unwrapped};
use crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Text;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// Turns the text into a message, or returns an error text.
type Accept = Box<dyn Fn(&str, &Context) -> Result<Message, String>>;

/// Maximum number of rows for an error or the continuations of a path.
const TOLD: u16 = 5;

/// A prompt for one line of text.
pub struct Prompt {
    title: String,
    lines: Vec<String>,
    input: Input,
    accept: Accept,
    error: Option<String>,
    /// Wanted kind, if the text is a path.
    path: Option<Wanted>,
    /// Possible continuations of the path.
    names: Vec<String>,
    touched: bool,
    /// True if the console has filled in the text; typing then replaces it. A path is continued instead.
    is_proposed: bool,
    /// True after Esc was pressed with unsaved input; the next Esc discards it.
    is_leaving: bool,
}

impl Prompt {
    /// Creates a prompt; `accept` turns the text into a message or returns an error text.
    pub fn new(
        title: impl Into<String>,
        accept: impl Fn(&str, &Context) -> Result<Message, String> + 'static,
    ) -> Self {
        Self {
            title: title.into(),
            lines: Vec::new(),
            input: Input::default(),
            accept: Box::new(accept),
            error: None,
            path: None,
            names: Vec::new(),
            touched: false,
            is_proposed: false,
            is_leaving: false,
        }
    }

    /// Adds lines above the input.
    #[must_use]
    pub fn with_lines(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// Sets the initial text. The first typed character replaces it, unless it is a path; after a key that moves or
    /// deletes, it can be edited.
    #[must_use]
    pub fn with_text(self, text: &str) -> Self {
        Self { input: Input::new(text.to_owned()), is_proposed: self.path.is_none(), ..self }
    }

    /// Treats the text as a path, completed by Tab.
    #[must_use]
    pub fn with_path(self, wanted: Wanted) -> Self {
        Self { path: Some(wanted), is_proposed: false, ..self }
    }

    /// Returns the text below the input, with its style.
    fn told(&self, cx: &Context) -> Option<(String, Style)> {
        if self.is_leaving {
            return Some((cx.texts.get("form-leaving").into_owned(), cx.theme.warning));
        }
        if let Some(error) = &self.error {
            return Some((text::clean(error).into_owned(), cx.theme.error));
        }
        let names = text::clean(&self.names.join("  ")).into_owned();
        (!names.is_empty()).then_some((names, cx.theme.plain))
    }
}

const HINTS: &[Hint] =
    &[Hint::new(&[KeyCode::Enter], "key-accept"), Hint::new(&[KeyCode::Esc], "key-cancel")];

const COMPLETE: Hint = Hint::new(&[KeyCode::Tab], "key-complete");

impl Dialog for Prompt {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = 64.min(area.width.saturating_sub(4));
        let told = self.told(cx);
        let below =
            told.as_ref().map_or(0, |(words, _)| rows(std::slice::from_ref(words), width, TOLD)).max(2);
        // Everything but the frame and the input; the last line is the question.
        let above = rows(&self.lines, width, area.height.saturating_sub(3 + below));
        let inside = open_box(frame, area, cx, &self.title, (width, above + 1 + below));
        let [lines, input, under] =
            Layout::vertical([Constraint::Length(above), Constraint::Length(1), Constraint::Min(0)])
                .areas(inside);
        unwrapped(frame, lines, paragraph(&self.lines, width));
        input_line(frame, input, &self.input, cx.theme.selected, true);
        if let Some((words, style)) = told {
            unwrapped(frame, under, Text::from(paragraph(&[words], width)).style(style));
        }
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        let is_leaving = std::mem::take(&mut self.is_leaving);
        match (key.code, self.path) {
            (KeyCode::Esc, _) if self.touched && !is_leaving => self.is_leaving = true,
            (KeyCode::Esc, _) => return Reply::Close,
            (KeyCode::Tab, Some(wanted)) => {
                return Reply::Keep(Message::ask(FileRequest::Complete(
                    self.input.value().to_owned(),
                    wanted,
                )));
            }
            (KeyCode::Enter, _) => match (self.accept)(self.input.value(), cx) {
                Ok(message) => return Reply::Finish(message),
                Err(error) => self.error = Some(error),
            },
            _ => {
                let is_letter = plain(key).is_some_and(|code| matches!(code, KeyCode::Char(_)));
                if std::mem::take(&mut self.is_proposed) && is_letter {
                    self.input.reset();
                }
                let changed = self.input.handle_event(&Event::Key(key));
                self.touched |= changed.is_some_and(|change| change.value);
                self.error = None;
                self.names.clear();
            }
        }
        Reply::Stay
    }

    fn complete(&mut self, completion: Completion) {
        self.touched |= completion.path != self.input.value();
        self.input = Input::new(completion.path);
        self.names = completion.names;
        self.error = None;
    }

    fn is_typing(&self) -> bool {
        true
    }

    fn has_unsaved(&self) -> bool {
        self.touched
    }

    fn hints(&self) -> Vec<Hint> {
        let complete = self.path.map(|_| COMPLETE);
        HINTS.iter().take(1).copied().chain(complete).chain(HINTS.iter().skip(1).copied()).collect()
    }
}
