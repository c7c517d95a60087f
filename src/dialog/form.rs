//! Several fields at once, each checked when the form is accepted; an error stands at its field.

use super::{Dialog, Reply, open_box};
use crate::context::Context;
use crate::keys::Hint;
use crate::message::Message;
use crate::text::{self, Align};
use crate::widget::{input_line, scroll_from};
use crossterm::event::{Event, KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::Paragraph;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// What a field takes.
pub enum Kind {
    /// Any line of text.
    Text,
    /// One of several words; Space and the arrows change it.
    Choice(Vec<String>),
}

/// One field of a form.
pub struct Field {
    label: String,
    kind: Kind,
    input: Input,
    chosen: usize,
    error: Option<String>,
}

impl Field {
    /// Makes a field for a line of text.
    pub fn text(label: impl Into<String>, value: &str) -> Self {
        Self {
            label: label.into(),
            kind: Kind::Text,
            input: Input::new(value.to_owned()),
            chosen: 0,
            error: None,
        }
    }

    /// Makes a field for one of several words.
    pub fn choice(label: impl Into<String>, words: Vec<String>, chosen: usize) -> Self {
        Self { label: label.into(), kind: Kind::Choice(words), input: Input::default(), chosen, error: None }
    }

    /// Returns the text of the field.
    #[must_use]
    pub fn value(&self) -> &str {
        self.input.value()
    }

    /// Returns which word is chosen, counted from 0.
    #[must_use]
    pub fn chosen(&self) -> usize {
        self.chosen
    }
}

/// What is wrong with which field.
pub struct FieldError {
    /// The field, counted from 0.
    pub field: usize,
    /// In the arbiter's language.
    pub text: String,
}

/// Makes a message of the fields, or names the field that is wrong.
type Accept = Box<dyn Fn(&[Field], &Context) -> Result<Message, FieldError>>;

/// Fills a fresh form again, for add-and-continue.
type Fresh = Box<dyn Fn(&Context) -> Vec<Field>>;

/// A form of several fields.
pub struct Form {
    title: String,
    fields: Vec<Field>,
    cursor: usize,
    accept: Accept,
    fresh: Option<Fresh>,
    touched: bool,
    /// Esc was pressed over something that was typed: the next one throws it away.
    is_leaving: bool,
}

impl Form {
    /// Makes a form; `accept` makes a message of its fields.
    pub fn new(
        title: impl Into<String>,
        fields: Vec<Field>,
        accept: impl Fn(&[Field], &Context) -> Result<Message, FieldError> + 'static,
    ) -> Self {
        let accept = Box::new(accept);
        Self {
            title: title.into(),
            fields,
            cursor: 0,
            accept,
            fresh: None,
            touched: false,
            is_leaving: false,
        }
    }

    /// Keeps the form open after each acceptance, with fresh fields.
    #[must_use]
    pub fn and_continue(mut self, fresh: impl Fn(&Context) -> Vec<Field> + 'static) -> Self {
        self.fresh = Some(Box::new(fresh));
        self
    }

    /// Puts the cursor on a field.
    #[must_use]
    pub fn at(mut self, field: usize) -> Self {
        self.cursor = field.min(self.fields.len().saturating_sub(1));
        self
    }

    fn step(&mut self, forward: bool) {
        let count = self.fields.len().max(1);
        self.cursor = if forward { (self.cursor + 1) % count } else { (self.cursor + count - 1) % count };
    }

    fn accept(&mut self, cx: &Context) -> Reply {
        match (self.accept)(&self.fields, cx) {
            Err(FieldError { field, text }) => {
                self.cursor = field.min(self.fields.len().saturating_sub(1));
                if let Some(field) = self.fields.get_mut(self.cursor) {
                    field.error = Some(text);
                }
                Reply::Stay
            }
            Ok(message) => match &self.fresh {
                Some(fresh) => {
                    self.fields = fresh(cx);
                    self.cursor = 0;
                    self.touched = false;
                    Reply::Keep(message)
                }
                None => Reply::Finish(message),
            },
        }
    }

    fn edit(&mut self, key: KeyEvent) {
        let Some(field) = self.fields.get_mut(self.cursor) else { return };
        field.error = None;
        match &field.kind {
            Kind::Text => {
                let changed = field.input.handle_event(&Event::Key(key));
                self.touched |= changed.is_some_and(|change| change.value);
            }
            Kind::Choice(words) => {
                let count = words.len().max(1);
                // A letter takes the next word that begins with it.
                let begins = |letter: char, at: usize| {
                    let letter = fold_for_search(letter.encode_utf8(&mut [0; 4]));
                    words.get(at).is_some_and(|word| fold_for_search(word).starts_with(&letter))
                };
                match key.code {
                    KeyCode::Char(' ') | KeyCode::Right => field.chosen = (field.chosen + 1) % count,
                    KeyCode::Left => field.chosen = (field.chosen + count - 1) % count,
                    KeyCode::Char(letter) => {
                        let turns = (1..=count).map(|turn| (field.chosen + turn) % count);
                        let Some(found) = turns.into_iter().find(|&at| begins(letter, at)) else { return };
                        field.chosen = found;
                    }
                    _ => return,
                }
                self.touched = true;
            }
        }
    }
}

/// Works in a field of words.
const CHOOSE: Hint = Hint { keys: &[KeyCode::Char(' '), KeyCode::Left, KeyCode::Right], label: "key-choose" };

const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Enter], label: "key-accept" },
    Hint { keys: &[KeyCode::Tab, KeyCode::Down], label: "key-next-field" },
    Hint { keys: &[KeyCode::BackTab, KeyCode::Up], label: "key-previous-field" },
    Hint { keys: &[KeyCode::Esc], label: "key-cancel" },
];

impl Dialog for Form {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let labels = self.fields.iter().map(|field| text::width(&field.label)).max().unwrap_or(0).min(28);
        let count = self.fields.len();
        let most = usize::from(area.height.saturating_sub(6)).max(1);
        let shown = count.min(most);
        let size = (70.min(area.width.saturating_sub(4)), u16::try_from(shown + 2).unwrap_or(u16::MAX));
        let inside = open_box(frame, area, cx, &self.title, size);
        let [list, error] = Layout::vertical([Constraint::Min(1), Constraint::Length(2)]).areas(inside);
        let first = scroll_from(self.cursor, count, shown);
        for (row, (index, field)) in self.fields.iter().enumerate().skip(first).take(shown).enumerate() {
            let y = list.y + u16::try_from(row).unwrap_or(0);
            let line = Rect { y, height: 1, ..list }.intersection(list);
            let left = u16::try_from(labels + 3).unwrap_or(0);
            let [label, value] =
                Layout::horizontal([Constraint::Length(left), Constraint::Min(1)]).areas(line);
            let here = index == self.cursor;
            let mark = if field.error.is_some() {
                '!'
            } else if here {
                '>'
            } else {
                ' '
            };
            let words = format!("{mark} {}", text::fit(&field.label, labels, Align::Left));
            frame.render_widget(Paragraph::new(words), label);
            let style = if here { cx.theme.selected } else { cx.theme.plain };
            match &field.kind {
                Kind::Text => input_line(frame, value, &field.input, style, here),
                Kind::Choice(words) => {
                    let word = words.get(field.chosen).map_or("", String::as_str);
                    frame.render_widget(Paragraph::new(format!("‹ {word} ›")).style(style), value);
                }
            }
        }
        let wrong = self.fields.get(self.cursor).and_then(|field| field.error.as_deref());
        if self.is_leaving {
            let words = Paragraph::new(cx.texts.get("form-leaving")).style(cx.theme.warning);
            frame.render_widget(words.wrap(ratatui::widgets::Wrap { trim: true }), error);
        } else if let Some(message) = wrong {
            let words = Paragraph::new(format!("! {}", text::clean(message))).style(cx.theme.error);
            frame.render_widget(words.wrap(ratatui::widgets::Wrap { trim: true }), error);
        }
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        let is_leaving = std::mem::take(&mut self.is_leaving);
        match key.code {
            KeyCode::Esc if self.touched && !is_leaving => self.is_leaving = true,
            KeyCode::Esc => return Reply::Close,
            KeyCode::Enter => return self.accept(cx),
            KeyCode::Tab | KeyCode::Down => self.step(true),
            KeyCode::BackTab | KeyCode::Up => self.step(false),
            _ => self.edit(key),
        }
        Reply::Stay
    }

    fn has_unsaved(&self) -> bool {
        self.touched
    }

    fn hints(&self) -> Vec<Hint> {
        let is_choice =
            self.fields.get(self.cursor).is_some_and(|field| matches!(field.kind, Kind::Choice(_)));
        is_choice.then_some(CHOOSE).into_iter().chain(HINTS.iter().copied()).collect()
    }
}
