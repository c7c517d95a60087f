//! Help: all keys that work here, each with a sentence, and the symbols of the pane. Typing filters them.

use super::ReadingDialog;
use crate::desk::keys::{Hint, plain};
use crate::desk::{Context, Dialog, Reply};
use crate::text::{self, Align};
use crate::widget::{broken, wrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use std::rc::Rc;

/// Minimum and maximum width of the keys of a line: that of most panes, so that their lists are aligned.
const LEAST: usize = 9;
const MOST: usize = 20;

/// Minimum width of the help next to the table.
const BESIDE: u16 = 56;

/// A line of the help: keys or a symbol, and a sentence.
#[derive(Clone)]
pub struct HelpLine {
    /// Keys or symbol explained.
    pub sign: String,
    pub sentence: String,
}

type Groups = Rc<[(String, Vec<HelpLine>)]>;

/// The keys of a pane and of the console.
pub struct Help {
    groups: Groups,
    /// Text that the lines are filtered by.
    typed: String,
    reading: ReadingDialog,
    /// True if the keys of a pane are listed, which has a chapter in the manual.
    is_of_pane: bool,
}

impl Help {
    /// Creates the help from titled groups of lines; empty groups are omitted.
    pub fn new(groups: Vec<(String, Vec<HelpLine>)>, cx: &Context) -> Self {
        let groups: Groups = groups.into();
        let reading = reading(&groups, "", cx);
        Self { groups, typed: String::new(), reading, is_of_pane: false }
    }

    /// Shows only the lines with the typed words.
    fn filter(&mut self, typed: String, cx: &Context) -> Reply {
        self.reading = reading(&self.groups, &typed, cx);
        self.typed = typed;
        Reply::Stay
    }

    /// Marks the keys as those of a pane; the key of the manual then opens its chapter.
    #[must_use]
    pub fn of_pane(self) -> Self {
        Self { is_of_pane: true, ..self }
    }
}

/// Returns the text of the lines that contain all typed words, in any order.
fn reading(groups: &Groups, typed: &str, cx: &Context) -> ReadingDialog {
    let wanted = fold_for_search(typed);
    let is_wanted = |line: &HelpLine| {
        let line = fold_for_search(&format!("{} {}", line.sign, line.sentence));
        wanted.split_whitespace().all(|word| line.contains(word))
    };
    let found = |lines: &[HelpLine]| lines.iter().filter(|&line| is_wanted(line)).cloned().collect();
    let groups: Vec<(String, Vec<HelpLine>)> =
        groups.iter().map(|(title, lines)| (title.clone(), found(lines))).collect();
    let values = [
        ("count", groups.iter().map(|(_, lines)| lines.len()).sum::<usize>().into()),
        ("typed", text::clean(typed).into_owned().into()),
    ];
    let id = if typed.is_empty() { "help-type" } else { "help-found" };
    let head = cx.texts.with(id, &values);
    let words = text::clean(typed);
    let typed_at = head
        .rfind(&*words)
        .filter(|_| !typed.is_empty())
        .map_or(0, |at| head.get(..at + words.len()).map_or(0, text::width));
    let made = ReadingDialog::fitted(cx.texts.get("help-title").into_owned(), move |cx, width| {
        let shown = groups.iter().filter(|(_, lines)| !lines.is_empty());
        let signs = shown.clone().flat_map(|(_, lines)| lines).map(|line| text::width(&line.sign));
        let signs = signs.max().unwrap_or(0).clamp(LEAST, MOST);
        let mut words = wrapped(&head, width.into(), cx.theme.faint);
        for (title, lines) in shown {
            words.push(Line::default());
            words.push(Line::styled(title.clone(), cx.theme.head));
            words.extend(group(lines, signs, width.into(), cx));
        }
        words
    });
    made.needing(BESIDE).typed_at(typed_at)
}

/// Renders a group; the sentences are aligned after `widest` columns for the keys.
fn group(lines: &[HelpLine], widest: usize, width: usize, cx: &Context) -> Vec<Line<'static>> {
    let tell = |line: &HelpLine| {
        let room = width.saturating_sub(widest + 4).max(1);
        let parts = broken(&line.sentence, room);
        let told = parts.iter().enumerate().map(|(row, part)| {
            let sign = if row == 0 { text::clean(&line.sign).into_owned() } else { String::new() };
            let sign = Span::styled(text::fit(&sign, widest, Align::Left), cx.theme.key);
            Line::from(vec![Span::raw("  "), sign, Span::raw("  "), Span::raw(part.clone())])
        });
        told.collect::<Vec<_>>()
    };
    lines.iter().flat_map(tell).collect()
}

impl Dialog for Help {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.reading.draw(frame, area, cx);
    }

    fn beside(&self) -> Option<u16> {
        self.reading.beside()
    }

    fn draw_beside(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.reading.draw_beside(frame, area, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match plain(key) {
            Some(KeyCode::F(1)) if self.is_of_pane => Reply::Unused,
            // Letters filter; the arrows scroll.
            Some(KeyCode::Char('?')) if self.typed.is_empty() => Reply::Close,
            Some(KeyCode::Char(letter)) => self.filter(format!("{}{letter}", self.typed), cx),
            Some(KeyCode::Backspace) if !self.typed.is_empty() => {
                let mut typed = self.typed.clone();
                typed.pop();
                self.filter(typed, cx)
            }
            Some(KeyCode::Esc) if !self.typed.is_empty() => self.filter(String::new(), cx),
            _ => self.reading.key(key, cx),
        }
    }

    fn is_typing(&self) -> bool {
        true
    }

    fn is_reading(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        self.reading.hints()
    }
}
