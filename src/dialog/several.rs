//! A list of which any number can be taken: each line is marked or not.

use super::{Dialog, Reply, open_box, rows};
use crate::context::Context;
use crate::keys::{Hint, WALK, find};
use crate::message::Message;
use crate::text::{self, Align};
use crate::widget::scroll_from;
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

/// Makes a message of the marks, one a line.
type Accept = Box<dyn Fn(&[bool], &Context) -> Message>;

/// Offers a list of which any number can be taken.
pub struct Several {
    title: String,
    lines: Vec<String>,
    /// What can be taken, in words.
    offers: Vec<String>,
    marks: Vec<bool>,
    cursor: usize,
    accept: Accept,
    touched: bool,
}

impl Several {
    /// Makes a list in which every line is marked; `accept` makes a message of the marks.
    pub fn new(
        title: impl Into<String>,
        offers: Vec<String>,
        accept: impl Fn(&[bool], &Context) -> Message + 'static,
    ) -> Self {
        let marks = vec![true; offers.len()];
        let accept = Box::new(accept);
        Self { title: title.into(), lines: Vec::new(), offers, marks, cursor: 0, accept, touched: false }
    }

    /// Adds lines above the list.
    #[must_use]
    pub fn with_lines(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// Takes the mark off a line.
    #[must_use]
    pub fn without(mut self, at: usize) -> Self {
        self.marks.iter_mut().skip(at).take(1).for_each(|mark| *mark = false);
        self
    }

    /// Returns how many lines are marked.
    fn marked(&self) -> usize {
        self.marks.iter().filter(|&&mark| mark).count()
    }
}

const MARK: Hint = Hint { keys: &[KeyCode::Char(' ')], label: "several-key-mark" };
const MARK_ALL: Hint = Hint { keys: &[KeyCode::Char('a')], label: "several-key-all" };

const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Up, KeyCode::Down], label: "key-choose" },
    MARK,
    MARK_ALL,
    Hint { keys: &[KeyCode::Enter], label: "key-accept" },
    Hint { keys: &[KeyCode::Esc], label: "key-cancel" },
];

impl Dialog for Several {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = 94.min(area.width.saturating_sub(4));
        let above = rows(&self.lines, width, 8);
        let most = area.height.saturating_sub(above + 5);
        let height = u16::try_from(self.offers.len()).unwrap_or(u16::MAX).min(most).max(1);
        let inside = open_box(frame, area, cx, &self.title, (width, above + height + 1));
        let [lines, list, count] =
            Layout::vertical([Constraint::Length(above), Constraint::Length(height), Constraint::Length(1)])
                .areas(inside);
        frame.render_widget(Paragraph::new(self.lines.join("\n")).wrap(Wrap { trim: false }), lines);
        let first = scroll_from(self.cursor, self.offers.len(), usize::from(height));
        let offers = self.offers.iter().zip(&self.marks).enumerate();
        let shown = offers.skip(first).take(usize::from(height)).map(|(at, (offer, &is_marked))| {
            let cursor = if at == self.cursor { '>' } else { ' ' };
            let mark = if is_marked { "[x]" } else { "[ ]" };
            let style = if at == self.cursor { cx.theme.selected } else { cx.theme.plain };
            let room = usize::from(list.width).saturating_sub(6);
            Line::from(vec![
                Span::styled(format!("{cursor} {mark} "), style),
                Span::styled(text::fit(&text::clean(offer), room, Align::Left), style),
            ])
        });
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()), list);
        let values = [("marked", self.marked().into()), ("count", self.offers.len().into())];
        let told = cx.texts.with("several-marked", &values);
        frame.render_widget(Paragraph::new(told).style(cx.theme.faint).right_aligned(), count);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match key.code {
            KeyCode::Esc => return Reply::Close,
            KeyCode::Enter => return Reply::Finish((self.accept)(&self.marks, cx)),
            code if MARK.keys.contains(&code) => {
                if let Some(mark) = self.marks.get_mut(self.cursor) {
                    *mark = !*mark;
                    self.touched = true;
                }
                self.cursor = (self.cursor + 1).min(self.offers.len().saturating_sub(1));
            }
            code if MARK_ALL.keys.contains(&code) => {
                let all = self.marked() < self.marks.len();
                self.marks.fill(all);
                self.touched = true;
            }
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.cursor = walk.from(self.cursor, self.offers.len());
            }
        }
        Reply::Stay
    }

    fn has_unsaved(&self) -> bool {
        self.touched
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
