//! A form: several fields, each checked on acceptance; errors are shown at their field.

mod draw;
mod field;

pub use field::{Candidate, FieldKind, FormField, NO_OR_YES};

use super::suggests::SuggestedValue;
use crate::desk::keys::Hint;
use crate::desk::{Completion, Context, Dialog, FileRequest, Message, Reply, Wanted};
use crossterm::event::{Event, KeyCode, KeyEvent};
use field::FieldNote;
use ratatui::Frame;
use ratatui::layout::Rect;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// An error in a field.
pub struct FieldError {
    pub field: usize,
    /// Text in the arbiter's language.
    pub text: String,
}

impl FieldError {
    /// Returns a function that makes a text the error of a field, for `map_err`.
    pub fn at(field: usize) -> impl Fn(String) -> Self {
        move |text| Self { field, text }
    }
}

/// The values of a form, by the index of the field; those of a missing field are empty.
pub trait FormValues {
    fn value(&self, field: usize) -> &str;

    /// Returns the index of the chosen word.
    fn chosen(&self, field: usize) -> usize;

    /// Returns the chosen one of the values that a field offers; `None` for a missing field.
    fn among<T: Copy>(&self, field: usize, values: &[T]) -> Option<T>;

    /// Parses the text of a field.
    ///
    /// # Errors
    /// Returns the error of `read` at that field.
    fn read<T>(&self, field: usize, read: impl FnOnce(&str) -> Result<T, String>) -> Result<T, FieldError> {
        read(self.value(field)).map_err(FieldError::at(field))
    }
}

impl FormValues for [FormField] {
    fn value(&self, field: usize) -> &str {
        self.get(field).map_or("", FormField::value)
    }

    fn chosen(&self, field: usize) -> usize {
        self.get(field).map_or(0, FormField::chosen)
    }

    fn among<T: Copy>(&self, field: usize, values: &[T]) -> Option<T> {
        values.get(self.get(field)?.chosen()).copied()
    }
}

/// Turns the fields into a message, or returns the field in error.
type Accept = Box<dyn Fn(&[FormField], &Context) -> Result<Message, FieldError>>;

/// Returns questionable values in fields that could be accepted.
type Doubts = Box<dyn Fn(&[FormField], &Context) -> Vec<FieldError>>;

/// Creates the fields again, for add-and-continue.
type Fresh = Box<dyn Fn(&Context) -> Vec<FormField>>;

/// Returns the indices of the fields that are shown first, ascending.
type First = Box<dyn Fn(&Context) -> Vec<usize>>;

/// Returns the entries accepted last, latest first: the text below the labels, and the text below the values.
type Last = Box<dyn Fn(&Context) -> Vec<(String, String)>>;

/// A form of several fields.
pub struct Form {
    title: String,
    fields: Vec<FormField>,
    cursor: usize,
    accept: Accept,
    doubts: Option<Doubts>,
    /// True once the doubts were shown; the next Enter accepts the fields unchanged.
    is_doubted: bool,
    fresh: Option<Fresh>,
    first: Option<First>,
    /// True while only the fields of `first` are shown.
    is_short: bool,
    /// Returns true if the fields mean that the last entry has been made.
    is_end: fn(&[FormField]) -> bool,
    /// Returns the lines below the fields.
    last: Option<Last>,
    touched: bool,
    /// Keys held back until the candidates arrive: Down or Enter, and all keys after it.
    held: Vec<KeyEvent>,
    /// True after Esc was pressed with unsaved input; the next Esc discards it.
    is_leaving: bool,
}

impl Form {
    /// Creates a form; `accept` turns its fields into a message.
    pub fn new(
        title: impl Into<String>,
        fields: Vec<FormField>,
        accept: impl Fn(&[FormField], &Context) -> Result<Message, FieldError> + 'static,
    ) -> Self {
        let accept = Box::new(accept);
        Self {
            title: title.into(),
            fields,
            cursor: 0,
            accept,
            doubts: None,
            is_doubted: false,
            fresh: None,
            first: None,
            is_short: false,
            is_end: |_| false,
            last: None,
            touched: false,
            held: Vec::new(),
            is_leaving: false,
        }
    }

    /// Keeps the form open after each acceptance, with fresh fields.
    #[must_use]
    pub fn and_continue(mut self, fresh: impl Fn(&Context) -> Vec<FormField> + 'static) -> Self {
        self.fresh = Some(Box::new(fresh));
        self
    }

    /// Shows only these fields first; the next field after the last of them shows all.
    #[must_use]
    pub fn showing_first(self, first: impl Fn(&Context) -> Vec<usize> + 'static) -> Self {
        Self { first: Some(Box::new(first)), is_short: true, ..self }
    }

    /// Closes the form on Enter if the fields mean that the last entry has been made.
    #[must_use]
    pub fn ending_where(mut self, is_end: fn(&[FormField]) -> bool) -> Self {
        self.is_end = is_end;
        self
    }

    /// Shows the entries accepted last below the fields, as far as they fit.
    #[must_use]
    pub fn keeping_in_sight(mut self, last: impl Fn(&Context) -> Vec<(String, String)> + 'static) -> Self {
        self.last = Some(Box::new(last));
        self
    }

    /// Warns of questionable values before they are accepted; a second Enter accepts them anyway.
    #[must_use]
    pub fn doubting(mut self, doubts: impl Fn(&[FormField], &Context) -> Vec<FieldError> + 'static) -> Self {
        self.doubts = Some(Box::new(doubts));
        self
    }

    /// Moves the cursor to a field.
    #[must_use]
    pub fn at(mut self, field: usize) -> Self {
        self.cursor = field.min(self.fields.len().saturating_sub(1));
        self
    }

    /// Returns the indices of the fields on show, ascending.
    fn shown(&self, cx: &Context) -> Vec<usize> {
        let all = 0..self.fields.len();
        match self.first.as_ref().filter(|_| self.is_short) {
            Some(first) => first(cx).into_iter().filter(|field| all.contains(field)).collect(),
            None => all.collect(),
        }
    }

    /// Moves to the next or previous field on show; past the last one, to the first hidden one, and shows all.
    fn step(&mut self, forward: bool, shown: &[usize]) {
        self.fields.get_mut(self.cursor).into_iter().for_each(FormField::end_search);
        let next = match forward {
            true => shown.iter().find(|&&field| field > self.cursor),
            false => shown.iter().rfind(|&&field| field < self.cursor),
        };
        let hidden = || (0..self.fields.len()).find(|field| forward && !shown.contains(field));
        let around = || if forward { shown.first() } else { shown.last() };
        self.cursor = next.copied().or_else(hidden).or(around().copied()).unwrap_or(0);
        self.is_short &= shown.contains(&self.cursor);
    }

    fn accept(&mut self, cx: &Context) -> Reply {
        if (self.is_end)(&self.fields) {
            return Reply::Close;
        }
        let message = match (self.accept)(&self.fields, cx) {
            Err(FieldError { field, text }) => {
                self.tell(field, FieldNote { text, is_doubt: false }, cx);
                return Reply::Stay;
            }
            Ok(message) => message,
        };
        let doubts = self.doubts.as_ref().filter(|_| !self.is_doubted);
        let doubts = doubts.map(|doubts| doubts(&self.fields, cx)).unwrap_or_default();
        if let Some(first) = doubts.first().map(|doubt| doubt.field) {
            let said: Vec<String> = doubts.into_iter().map(|doubt| doubt.text).collect();
            let text = format!("{} {}", said.join(" "), cx.texts.get("form-doubt"));
            self.tell(first, FieldNote { text, is_doubt: true }, cx);
            self.is_doubted = true;
            return Reply::Stay;
        }
        self.is_doubted = false;
        match &self.fresh {
            Some(fresh) => {
                self.fields = fresh(cx);
                self.is_short = self.first.is_some();
                self.cursor = 0;
                self.touched = false;
                Reply::Keep(message)
            }
            None => Reply::Finish(message),
        }
    }

    /// Shows a note on a field, and moves there.
    fn tell(&mut self, field: usize, told: FieldNote, cx: &Context) {
        self.cursor = field.min(self.fields.len().saturating_sub(1));
        self.is_short &= self.shown(cx).contains(&self.cursor);
        if let Some(field) = self.fields.get_mut(self.cursor) {
            field.error = Some(told);
        }
    }

    /// Moves through the candidates of the current field, or accepts one; returns true if the key was used.
    fn candidate_key(&mut self, code: KeyCode, cx: &Context) -> bool {
        let Some(field) = self.fields.get_mut(self.cursor) else { return false };
        let candidates = field.candidates(cx);
        if candidates.is_empty() {
            return false;
        }
        match (code, field.selected(&candidates)) {
            (KeyCode::Down, at) => {
                let next = at.map_or(0, |at| at + 1).min(candidates.len() - 1);
                field.candidate = Some(next);
            }
            (KeyCode::Up, Some(at)) => {
                field.candidate = at.checked_sub(1);
                field.is_settled = field.candidate.is_none();
            }
            (KeyCode::Enter | KeyCode::Tab, Some(at)) => {
                if let Some(taken) = candidates.get(at) {
                    field.fill(SuggestedValue::Text(taken.value.clone()));
                }
                field.candidate = None;
                field.is_settled = true;
                let others = match &field.kind {
                    FieldKind::Asked(asked) => asked.others(at, cx),
                    _ => Vec::new(),
                };
                for (place, value) in others {
                    self.fields.get_mut(place).into_iter().for_each(|field| field.fill(value.clone()));
                }
                self.step(true, &self.shown(cx));
            }
            _ => return false,
        }
        self.touched = true;
        true
    }

    /// Holds back keys from Down or Enter on while candidates are pending: Down moves to them, and Enter may have to
    /// report on them. Returns true if the key was held back.
    fn holds(&mut self, key: KeyEvent, cx: &Context) -> bool {
        let is_waiting = self.fields.get(self.cursor).is_some_and(|field| field.is_waiting(cx));
        let asks = matches!(key.code, KeyCode::Down | KeyCode::Enter);
        let holds = is_waiting && (asks || !self.held.is_empty());
        if holds {
            self.held.push(key);
        }
        holds
    }

    /// Edits the current field; returns the request for candidates if the text changed and they come from the
    /// background.
    fn edited(&mut self, key: KeyEvent) -> Option<Message> {
        let before = self.fields.get(self.cursor)?.value().to_owned();
        self.edit(key);
        let field = self.fields.get(self.cursor)?;
        match &field.kind {
            FieldKind::Asked(asked) if before != field.value() => Some(asked.ask(field.value())),
            _ => None,
        }
    }

    /// Returns the path at the cursor and its wanted kind, if the field is a path.
    fn path(&self) -> Option<(&str, Wanted)> {
        let field = self.fields.get(self.cursor)?;
        match field.kind {
            FieldKind::Path(wanted) => Some((field.value(), wanted)),
            _ => None,
        }
    }

    fn edit(&mut self, key: KeyEvent) {
        let Some(field) = self.fields.get_mut(self.cursor) else { return };
        field.error = None;
        field.names.clear();
        (field.candidate, field.is_settled) = (None, false);
        self.is_doubted = false;
        if std::mem::take(&mut field.is_proposed) && matches!(key.code, KeyCode::Char(_)) {
            field.input.reset();
        }
        match &field.kind {
            FieldKind::Text | FieldKind::Path(_) | FieldKind::Sought(_) | FieldKind::Asked(_) => {
                let changed = field.input.handle_event(&Event::Key(key));
                self.touched |= changed.is_some_and(|change| change.value);
            }
            FieldKind::Choice(_) => self.touched |= field.choose(key.code),
        }
    }
}

const CHOOSE: Hint = Hint::new(&[KeyCode::Char(' '), KeyCode::Left, KeyCode::Right], "key-choose");

/// Key of a path field.
const COMPLETE: Hint = Hint::new(&[KeyCode::Tab], "key-complete");

/// Keys of a field with candidates, once a character is typed.
const CANDIDATES: Hint = Hint::new(&[KeyCode::Down, KeyCode::Up], "key-candidates");

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Enter], "key-accept"),
    Hint::new(&[KeyCode::Tab, KeyCode::Down], "key-next-field"),
    Hint::new(&[KeyCode::BackTab, KeyCode::Up], "key-previous-field"),
    Hint::new(&[KeyCode::Esc], "key-cancel"),
];

impl Dialog for Form {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        draw::draw(self, frame, area, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        let is_leaving = std::mem::take(&mut self.is_leaving);
        if self.holds(key, cx) || self.candidate_key(key.code, cx) {
            return Reply::Stay;
        }
        match key.code {
            KeyCode::Esc if self.touched && !is_leaving => self.is_leaving = true,
            KeyCode::Esc => return Reply::Close,
            KeyCode::Enter => return self.accept(cx),
            KeyCode::Tab if let Some((path, wanted)) = self.path() => {
                return Reply::Keep(Message::ask(FileRequest::Complete(path.to_owned(), wanted)));
            }
            KeyCode::Tab | KeyCode::Down => self.step(true, &self.shown(cx)),
            KeyCode::BackTab | KeyCode::Up => self.step(false, &self.shown(cx)),
            _ => return self.edited(key).map_or(Reply::Stay, Reply::Keep),
        }
        Reply::Stay
    }

    /// If a path cannot be extended, or its continuations are already shown, Tab moves to the next field.
    fn complete(&mut self, completion: Completion) {
        let Some(field) = self.fields.get_mut(self.cursor) else { return };
        if completion.path == field.value() && completion.names == field.names {
            field.names.clear();
            let all: Vec<usize> = (0..self.fields.len()).collect();
            return self.step(true, &all);
        }
        self.touched |= completion.path != field.value();
        field.input = Input::new(completion.path);
        field.names = completion.names;
        field.error = None;
    }

    fn release(&mut self) -> Vec<KeyEvent> {
        std::mem::take(&mut self.held)
    }

    fn is_typing(&self) -> bool {
        self.fields.get(self.cursor).is_some_and(|field| !matches!(field.kind, FieldKind::Choice(_)))
    }

    fn has_unsaved(&self) -> bool {
        self.touched
    }

    fn hints(&self) -> Vec<Hint> {
        let field = self.fields.get(self.cursor);
        let own = match field.map(|field| &field.kind) {
            Some(FieldKind::Choice(_)) => Some(CHOOSE),
            Some(FieldKind::Sought(_) | FieldKind::Asked(_)) => {
                field.filter(|field| !field.value().trim().is_empty()).map(|_| CANDIDATES)
            }
            Some(FieldKind::Path(_)) => Some(COMPLETE),
            Some(FieldKind::Text) | None => None,
        };
        // Tab completes a path first, so only the arrow is named for the next field there.
        let is_path = own.is_some_and(|hint| hint.label == COMPLETE.label);
        let general = HINTS.iter().map(|&hint| match hint.label {
            "key-next-field" if is_path => Hint { keys: &[KeyCode::Down], ..hint },
            _ => hint,
        });
        own.into_iter().chain(general).collect()
    }
}
