//! Differences, each of which is taken or left.

use super::{open_box, paragraph};
use crate::desk::context::Context;
use crate::desk::dialog::{Dialog, Reply};
use crate::desk::keys::{Hint, WALK, Walk, find, plain};
use crate::desk::message::Message;
use crate::text::{self, Align};
use crate::widget::{Column, TableRow, Width, table};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::Paragraph;

/// What a difference is: its sign tells it, its look repeats that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DifferenceKind {
    /// `+`: nothing is there yet.
    New,
    /// `~`: something else is there.
    Changed,
    /// `=`: the same is there.
    Same,
    /// `!`: it cannot be taken.
    Odd,
}

/// One line.
#[derive(Clone)]
pub struct Difference {
    /// What it is.
    pub kind: DifferenceKind,
    /// Of what.
    pub what: String,
    /// What differs, in words.
    pub words: String,
    /// Whether it is taken; `None` where nothing can be.
    pub taken: Option<bool>,
}

/// Makes a message of the places that are taken.
type Accept = Box<dyn Fn(&[usize], &Context) -> Message>;

/// Lets the arbiter choose what of many differences is taken.
pub struct Review {
    title: String,
    lines: Vec<String>,
    differences: Vec<Difference>,
    cursor: usize,
    accept: Accept,
    touched: bool,
}

impl Review {
    /// Makes a review; `accept` gets the places of what is taken.
    pub fn new(
        title: impl Into<String>,
        lines: Vec<String>,
        differences: Vec<Difference>,
        accept: impl Fn(&[usize], &Context) -> Message + 'static,
    ) -> Self {
        Self { title: title.into(), lines, differences, cursor: 0, accept: Box::new(accept), touched: false }
    }

    /// Returns the places of what is taken.
    fn taken(&self) -> Vec<usize> {
        let all = self.differences.iter().enumerate();
        all.filter(|(_, difference)| difference.taken == Some(true)).map(|(at, _)| at).collect()
    }

    /// Takes all, or none where all are taken.
    fn turn_all(&mut self) {
        let all = self.differences.iter().all(|difference| difference.taken != Some(false));
        for difference in &mut self.differences {
            difference.taken = difference.taken.map(|_| !all);
        }
    }

    fn row(&self, at: usize, cx: &Context) -> TableRow {
        let Some(difference) = self.differences.get(at) else { return TableRow::default() };
        let mark = match difference.taken {
            Some(true) => "[x]",
            Some(false) => "[ ]",
            None => "",
        };
        let (sign, style) = match difference.kind {
            DifferenceKind::New => ("+", cx.theme.plain),
            DifferenceKind::Changed => ("~", cx.theme.warning),
            DifferenceKind::Same => ("=", cx.theme.faint),
            DifferenceKind::Odd => ("!", cx.theme.error),
        };
        let cells = [mark, sign, difference.what.as_str(), difference.words.as_str()];
        let cells = cells.map(|cell| text::clean(cell).into_owned());
        TableRow { band: Some(false), ..TableRow::new(cells.into(), style) }
    }
}

/// Terminal columns of a line of the table that are neither what differs nor in which words: marks and blanks.
const AROUND: u16 = 10;

/// Rows for the words of the difference at the cursor, where lines are too short for some.
const TOLD: u16 = 2;

const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Enter], label: "key-accept" },
    Hint { keys: &[KeyCode::Char(' ')], label: "review-key-turn" },
    Hint { keys: &[KeyCode::Char('a')], label: "review-key-all" },
    Hint { keys: &[KeyCode::Up, KeyCode::Down], label: "key-choose" },
    Hint { keys: &[KeyCode::Esc], label: "key-cancel" },
];

impl Dialog for Review {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = area.width.saturating_sub(4).min(120);
        let lines = paragraph(&self.lines, width);
        let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let most = area.height.saturating_sub(3);
        let above = rows(lines.len()).min(most / 2);
        let widest =
            self.differences.iter().map(|difference| text::width(&difference.what)).max().unwrap_or(0);
        let widest = rows(widest).min(width / 2);
        let room = usize::from(width.saturating_sub(widest + AROUND));
        let is_cut = self.differences.iter().any(|difference| text::width(&difference.words) > room);
        let told = if is_cut { TOLD } else { 0 };
        // Below the lines the head of the table, the differences, the one at the cursor in full, how many are taken.
        let height = rows(self.differences.len()).saturating_add(above + told + 2).min(most);
        let inside = open_box(frame, area, cx, &text::clean(&self.title), (width, height));
        let [top, list, full, count] = Layout::vertical([
            Constraint::Length(above),
            Constraint::Min(0),
            Constraint::Length(told),
            Constraint::Length(1),
        ])
        .areas(inside);
        frame.render_widget(Paragraph::new(lines), top);
        if let Some(here) = self.differences.get(self.cursor) {
            frame.render_widget(Paragraph::new(paragraph(std::slice::from_ref(&here.words), width)), full);
        }
        let heads = [
            Column::new("", Width::Exactly(3), Align::Left),
            Column::new("", Width::Exactly(1), Align::Left),
            Column::new("", Width::Natural { least: widest.min(16), most: widest }, Align::Left),
            Column::new("", Width::Fill(16), Align::Left),
        ];
        let place = (self.cursor, self.differences.len());
        table(frame, list, cx.theme, &heads, place, |at| self.row(at, cx));
        let can_be = self.differences.iter().filter(|difference| difference.taken.is_some()).count();
        let values = [("taken", self.taken().len().into()), ("count", can_be.into())];
        let told = Paragraph::new(cx.texts.with("review-taken", &values));
        frame.render_widget(told.style(cx.theme.faint).right_aligned(), count);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match plain(key) {
            Some(KeyCode::Esc) => return Reply::Close,
            Some(KeyCode::Enter) => return Reply::Finish((self.accept)(&self.taken(), cx)),
            Some(KeyCode::Char(' ')) => {
                if let Some(difference) = self.differences.get_mut(self.cursor) {
                    difference.taken = difference.taken.map(|taken| !taken);
                    self.touched = true;
                }
                self.cursor = Walk::Down.from(self.cursor, self.differences.len());
            }
            Some(KeyCode::Char('a')) => {
                self.turn_all();
                self.touched = true;
            }
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.cursor = walk.from(self.cursor, self.differences.len());
            }
        }
        Reply::Stay
    }

    fn has_unsaved(&self) -> bool {
        self.touched
    }

    fn asks(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
