//! Selection from a list.

use super::{open_box, paragraph, rows};
use crate::desk::keys::{Hint, WALK, find};
use crate::desk::{Context, Dialog, Message, Reply};
use crate::text::{self, Align};
use crate::widget::{rest_on_row, scroll_from, unwrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

/// One line of a [`Pick`].
pub struct PickItem {
    /// Key that selects the choice immediately, shown before its label.
    pub key: Option<char>,
    /// Alternative keys, not shown.
    pub other_keys: Vec<char>,
    pub label: String,
    pub then: Message,
}

impl PickItem {
    pub fn keyed(key: char, label: impl Into<String>, then: Message) -> Self {
        Self { key: Some(key), other_keys: Vec::new(), label: label.into(), then }
    }

    #[must_use]
    pub fn or_keys(self, keys: impl IntoIterator<Item = char>) -> Self {
        Self { other_keys: keys.into_iter().collect(), ..self }
    }

    /// Creates a choice keyed by its position; a long list is filtered by typing instead.
    pub fn plain(label: impl Into<String>, then: Message) -> Self {
        Self { key: None, other_keys: Vec::new(), label: label.into(), then }
    }
}

/// Minimum number of choices of a list that is filtered by typing.
const LONG: usize = 9;

/// A list to select from.
pub struct Pick {
    title: String,
    lines: Vec<String>,
    choices: Vec<PickItem>,
    /// Index of the cursor among the matching choices.
    cursor: usize,
    /// Filter text: a long list without keys shows only the choices that contain it.
    typed: String,
    weighty: bool,
}

impl Pick {
    pub fn new(title: impl Into<String>, choices: Vec<PickItem>) -> Self {
        let mut pick = Self {
            title: title.into(),
            lines: Vec::new(),
            choices,
            cursor: 0,
            typed: String::new(),
            weighty: false,
        };
        if !pick.filters() {
            pick.give_keys();
        }
        pick
    }

    /// Assigns every choice without a key the digit of its position, unless a choice already has a digit as its key.
    fn give_keys(&mut self) {
        let taken: Vec<char> = self.choices.iter().filter_map(|choice| choice.key).collect();
        if taken.iter().any(char::is_ascii_digit) {
            return;
        }
        for (choice, digit) in self.choices.iter_mut().zip('1'..='9') {
            choice.key = choice.key.or(Some(digit));
        }
    }

    /// Adds lines above the list.
    #[must_use]
    pub fn with_lines(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// Moves the cursor to a choice.
    #[must_use]
    pub fn at(mut self, choice: usize) -> Self {
        self.cursor = choice.min(self.choices.len().saturating_sub(1));
        self
    }

    /// Marks the selection as one that keys typed ahead must not make.
    #[must_use]
    pub fn weighty(mut self) -> Self {
        self.weighty = true;
        self
    }

    fn filters(&self) -> bool {
        self.choices.len() >= LONG && self.choices.iter().all(|choice| choice.key.is_none())
    }

    /// Returns the indices of the choices that match the filter.
    fn found(&self) -> Vec<usize> {
        let wanted = fold_for_search(&self.typed);
        let has = |choice: &PickItem| fold_for_search(&choice.label).contains(wanted.trim());
        (0..self.choices.len()).filter(|&at| self.choices.get(at).is_some_and(has)).collect()
    }

    /// Edits the filter; returns true if the key was used.
    fn filter_key(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Char(letter) => self.typed.push(letter),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            _ => return false,
        }
        self.cursor = 0;
        true
    }

    /// Returns the terminal columns in which no choice is cut.
    fn width(&self) -> u16 {
        // The cursor's sign and the key, each with its blanks.
        const BEFORE: usize = 5;
        let longest = self.choices.iter().map(|choice| text::width(&choice.label) + BEFORE).max();
        u16::try_from(longest.unwrap_or(0)).unwrap_or(u16::MAX).max(LEAST)
    }

    fn take(&mut self, index: usize) -> Reply {
        if index < self.choices.len() {
            Reply::Finish(self.choices.swap_remove(index).then)
        } else {
            Reply::Stay
        }
    }
}

/// Least width of the box, in terminal columns.
const LEAST: u16 = 68;

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
    Hint::new(&[KeyCode::Enter], "key-accept"),
    Hint::new(&[KeyCode::Esc], "key-cancel"),
];

impl Dialog for Pick {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = self.width().min(area.width.saturating_sub(4));
        let above = rows(&self.lines, width, 8);
        let most = area.height.saturating_sub(above + 4);
        let height = u16::try_from(self.choices.len()).unwrap_or(u16::MAX).min(most).max(1);
        let inside = open_box(frame, area, cx, &self.title, (width, above + height));
        let [lines, list] =
            Layout::vertical([Constraint::Length(above), Constraint::Length(height)]).areas(inside);
        unwrapped(frame, lines, paragraph(&self.lines, width));
        let found = self.found();
        if self.filters() {
            let typed = text::clean(&self.typed).into_owned();
            let words = match typed.is_empty() {
                true => cx.texts.get("pick-filter").into_owned(),
                false => {
                    cx.texts.with("pick-typed", &[("typed", typed.into()), ("count", found.len().into())])
                }
            };
            let shown = format!(" {words} ");
            let columns = u16::try_from(text::width(&shown)).unwrap_or(u16::MAX).min(inside.width);
            let (x, y) = (inside.right() - columns, inside.y.saturating_sub(1));
            unwrapped(frame, Rect { x, y, width: columns, height: 1 }, Line::styled(shown, cx.theme.key));
        }
        let first = scroll_from(self.cursor, found.len(), usize::from(height));
        let without_key = if self.choices.iter().any(|choice| choice.key.is_some()) { "   " } else { "" };
        let shown = found.iter().filter_map(|&at| self.choices.get(at)).enumerate();
        let rows = shown.skip(first).take(usize::from(height)).map(|(index, choice)| {
            let mark = if index == self.cursor { '>' } else { ' ' };
            let key = choice.key.map_or_else(|| without_key.to_owned(), |key| format!("{key}  "));
            let style = if index == self.cursor { cx.theme.selected } else { cx.theme.plain };
            let room = usize::from(list.width).saturating_sub(text::width(&key) + 2);
            Line::from(vec![
                Span::styled(format!("{mark} "), style),
                Span::styled(key, style.patch(cx.theme.key)),
                Span::styled(text::fit(&choice.label, room, Align::Left), style),
            ])
        });
        unwrapped(frame, list, rows.collect::<Vec<_>>());
        rest_on_row(frame, list, self.cursor.saturating_sub(first));
    }

    fn key(&mut self, key: KeyEvent, _: &Context) -> Reply {
        let has = |choice: &PickItem, typed| choice.key == Some(typed) || choice.other_keys.contains(&typed);
        if let KeyCode::Char(typed) = key.code
            && let Some(index) = self.choices.iter().position(|choice| has(choice, typed))
        {
            return self.take(index);
        }
        match key.code {
            KeyCode::Esc if !self.typed.is_empty() => {
                self.typed.clear();
                Reply::Stay
            }
            KeyCode::Esc => Reply::Close,
            KeyCode::Enter => match self.found().get(self.cursor) {
                Some(&at) => self.take(at),
                None => Reply::Stay,
            },
            code if self.filters() && self.filter_key(code) => Reply::Stay,
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.cursor = walk.from(self.cursor, self.found().len());
                Reply::Stay
            }
        }
    }

    fn asks(&self) -> bool {
        self.weighty
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
