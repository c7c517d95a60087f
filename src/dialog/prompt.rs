//! One line of text, checked when it is accepted.

use super::{Dialog, Reply, open_box, rows};
use crate::context::Context;
use crate::keys::Hint;
use crate::message::Message;
use crate::text;
use crate::widget::input_line;
use crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Paragraph, Wrap};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// Makes a message of the text, or says what is wrong with it.
type Accept = Box<dyn Fn(&str, &Context) -> Result<Message, String>>;

/// Asks for one line of text.
pub struct Prompt {
    title: String,
    lines: Vec<String>,
    input: Input,
    accept: Accept,
    error: Option<String>,
}

impl Prompt {
    /// Makes a prompt; `accept` turns the text into a message or says what is wrong.
    pub fn new(
        title: impl Into<String>,
        accept: impl Fn(&str, &Context) -> Result<Message, String> + 'static,
    ) -> Self {
        let (title, input, accept) = (title.into(), Input::default(), Box::new(accept));
        Self { title, lines: Vec::new(), input, accept, error: None }
    }

    /// Adds lines above the input.
    #[must_use]
    pub fn with_lines(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// Puts text into the input.
    #[must_use]
    pub fn with_text(mut self, text: &str) -> Self {
        self.input = Input::new(text.to_owned());
        self
    }
}

const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Enter], label: "key-accept" },
    Hint { keys: &[KeyCode::Esc], label: "key-cancel" },
];

impl Dialog for Prompt {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = 64.min(area.width.saturating_sub(4));
        let text = self.lines.join("\n");
        let above = rows(&self.lines, width, 12);
        let inside = open_box(frame, area, cx, &self.title, (width, above + 3));
        let [lines, input, error] =
            Layout::vertical([Constraint::Length(above), Constraint::Length(1), Constraint::Length(2)])
                .areas(inside);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }), lines);
        input_line(frame, input, &self.input, cx.theme.selected, true);
        if let Some(message) = &self.error {
            let shown = Paragraph::new(text::clean(message).into_owned()).style(cx.theme.error);
            frame.render_widget(shown.wrap(Wrap { trim: true }), error);
        }
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match key.code {
            KeyCode::Esc => Reply::Close,
            KeyCode::Enter => match (self.accept)(self.input.value(), cx) {
                Ok(message) => Reply::Finish(message),
                Err(error) => {
                    self.error = Some(error);
                    Reply::Stay
                }
            },
            _ => {
                self.input.handle_event(&Event::Key(key));
                self.error = None;
                Reply::Stay
            }
        }
    }

    fn has_unsaved(&self) -> bool {
        !self.input.value().is_empty()
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
