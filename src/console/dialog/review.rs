//! Review of differences, each of which is accepted or skipped.

use super::{open_box, paragraph};
use crate::desk::keys::{Hint, WALK, Walk, find, plain};
use crate::desk::{Context, Dialog, Message, Reply};
use crate::text::{self, Align};
use crate::widget::{Column, TableRow, Width, table, unwrapped};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Text;

/// Kind of a difference, shown by its sign and repeated by its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DifferenceKind {
    /// `+`: missing in the event.
    New,
    /// `~`: different in the event.
    Changed,
    /// `=`: identical in the event.
    Same,
    /// `!`: cannot be accepted.
    Odd,
}

/// A difference.
#[derive(Clone)]
pub struct Difference {
    pub kind: DifferenceKind,
    pub what: String,
    pub words: String,
    /// True if accepted; `None` if it cannot be.
    pub taken: Option<bool>,
}

/// Turns the indices of the accepted differences into a message.
type Accept = Box<dyn Fn(&[usize], &Context) -> Message>;

/// A list of differences to accept or skip.
pub struct Review {
    title: String,
    lines: Vec<String>,
    differences: Vec<Difference>,
    cursor: usize,
    accept: Accept,
    touched: bool,
}

impl Review {
    /// Creates a review; `accept` receives the indices of the accepted differences.
    pub fn new(
        title: impl Into<String>,
        lines: Vec<String>,
        differences: Vec<Difference>,
        accept: impl Fn(&[usize], &Context) -> Message + 'static,
    ) -> Self {
        Self { title: title.into(), lines, differences, cursor: 0, accept: Box::new(accept), touched: false }
    }

    /// Returns the indices of the accepted differences.
    fn taken(&self) -> Vec<usize> {
        let all = self.differences.iter().enumerate();
        all.filter(|(_, difference)| difference.taken == Some(true)).map(|(at, _)| at).collect()
    }

    /// Accepts all, or none if all are accepted.
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
        // A further blank separates both texts, which are not aligned like columns.
        let what = format!("{} ", difference.what);
        let cells = [mark, sign, what.as_str(), difference.words.as_str()];
        let cells = cells.map(|cell| text::clean(cell).into_owned());
        TableRow { band: Some(false), ..TableRow::new(cells.into(), style) }
    }
}

/// Width of marks and blanks in a line of the table.
const AROUND: u16 = 10;

/// Rows for the description of the selected difference, if some do not fit on their lines.
const TOLD: u16 = 2;

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Enter], "key-accept"),
    Hint::new(&[KeyCode::Char(' ')], "review-key-turn"),
    Hint::new(&[KeyCode::Char('a')], "review-key-all"),
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
    Hint::new(&[KeyCode::Esc], "key-cancel"),
];

impl Dialog for Review {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = area.width.saturating_sub(4).min(120);
        let lines = paragraph(&self.lines, width);
        let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let most = area.height.saturating_sub(3);
        let above = rows(lines.len()).min(most / 2);
        let widest =
            self.differences.iter().map(|difference| text::width(&difference.what) + 1).max().unwrap_or(0);
        let longest =
            self.differences.iter().map(|difference| text::width(&difference.words)).max().unwrap_or(0);
        let widest =
            rows(widest).min((width / 2).max(width.saturating_sub(rows(longest).saturating_add(AROUND))));
        let room = usize::from(width.saturating_sub(widest + AROUND));
        let is_cut = self.differences.iter().any(|difference| text::width(&difference.words) > room);
        let told = if is_cut { TOLD } else { 0 };
        // Below the lines: table head, differences, the selected one in full, number of accepted ones.
        let height = rows(self.differences.len()).saturating_add(above + told + 2).min(most);
        let inside = open_box(frame, area, cx, &text::clean(&self.title), (width, height));
        let [top, list, full, count] = Layout::vertical([
            Constraint::Length(above),
            Constraint::Min(0),
            Constraint::Length(told),
            Constraint::Length(1),
        ])
        .areas(inside);
        unwrapped(frame, top, lines);
        if let Some(here) = self.differences.get(self.cursor) {
            unwrapped(frame, full, paragraph(std::slice::from_ref(&here.words), width));
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
        let told = text::fit(&cx.texts.with("review-taken", &values), count.width.into(), Align::Right);
        unwrapped(frame, count, Text::from(told).style(cx.theme.faint));
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
