//! Help: all keys that work here, each with a sentence, and the symbols of the pane.

use super::Reading;
use crate::desk::context::Context;
use crate::desk::dialog::{Dialog, Reply};
use crate::desk::keys::Hint;
use crate::text::{self, Align};
use crate::widget::layout::broken;
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Maximum width of the keys of a line.
const MOST: usize = 20;

/// Minimum width of the help next to the table.
const BESIDE: u16 = 56;

/// A line of the help: keys or a symbol, and a sentence.
pub struct HelpLine {
    /// Keys or symbol explained.
    pub sign: String,
    /// The sentence.
    pub sentence: String,
}

/// The keys of a pane and of the console.
pub struct Help {
    reading: Reading,
    /// True if the keys of a pane are listed, which has a chapter in the manual.
    is_of_pane: bool,
}

impl Help {
    /// Creates the help from titled groups of lines; empty groups are omitted.
    pub fn new(groups: Vec<(String, Vec<HelpLine>)>, cx: &Context) -> Self {
        let title = cx.texts.get("help-title").into_owned();
        let made = Reading::fitted(title, move |cx, width| {
            let shown = groups.iter().filter(|(_, lines)| !lines.is_empty());
            let mut words: Vec<Line<'static>> = Vec::new();
            for (title, lines) in shown {
                if !words.is_empty() {
                    words.push(Line::default());
                }
                words.push(Line::styled(title.clone(), cx.theme.head));
                words.extend(group(lines, width.into(), cx));
            }
            words
        });
        Self { reading: made.needing(BESIDE), is_of_pane: false }
    }

    /// Marks the keys as those of a pane; the key of the manual then opens its chapter.
    #[must_use]
    pub fn of_pane(self) -> Self {
        Self { is_of_pane: true, ..self }
    }
}

/// Renders a group; the sentences are aligned.
fn group(lines: &[HelpLine], width: usize, cx: &Context) -> Vec<Line<'static>> {
    let widest = lines.iter().map(|line| text::width(&line.sign)).max().unwrap_or(0).min(MOST);
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
        match key.code {
            KeyCode::F(1) if self.is_of_pane => Reply::Unused,
            _ => self.reading.key(key, cx),
        }
    }

    fn is_reading(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        self.reading.hints()
    }
}
