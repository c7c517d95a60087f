//! The menu of a pane: its commands, each with its key, and those of every screen. It opens next to the table
//! where there is space, and teaches the direct keys.

use super::open_box;
use crate::desk::keys::{self, Hint, LEADER, WALK, find, menu_letter, plain};
use crate::desk::{Context, Dialog, Message, Notice, Reply};
use crate::text::{self, Align};
use crate::widget::{panel_box, rest_on_row, wrapped};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

/// Minimum inner width of the box, for the text below the list.
const LEAST: u16 = 70;

/// Maximum number of columns.
const MOST: usize = 3;

/// Blanks between two columns.
const BETWEEN: u16 = 2;

/// Terminal columns of the rule and the blanks of a panel.
const PANEL_EDGES: u16 = 3;

/// A command of the menu.
pub struct MenuItem {
    pub code: KeyCode,
    /// Catalogue id of its label.
    pub label: &'static str,
    /// Reason why it is currently unavailable, if it is.
    pub refused: Option<String>,
}

enum MenuRow {
    Heading(String),
    Item(MenuItem),
}

/// Commands to choose from, each by its key.
pub struct Menu {
    title: String,
    rows: Vec<MenuRow>,
    /// Commands without a meaning for the format of the event: not listed, but their letters give the reason.
    unfit: Vec<MenuItem>,
    /// Terminal columns of the longest key name; at least those of the usual keys, so that menus are aligned.
    key: usize,
    /// Terminal columns in which each row is whole.
    widths: Vec<u16>,
    cursor: usize,
}

impl Menu {
    /// Creates the menu of a pane; the commands of every screen follow under a heading.
    pub fn new(title: String, here: Vec<MenuItem>, everywhere: Vec<MenuItem>, cx: &Context) -> Self {
        let heading = MenuRow::Heading(cx.texts.get("menu-everywhere").into_owned());
        let here = here.into_iter().map(MenuRow::Item);
        let rows: Vec<MenuRow> =
            here.chain([heading]).chain(everywhere.into_iter().map(MenuRow::Item)).collect();
        let key_width = |row: &MenuRow| match row {
            MenuRow::Item(item) => text::width(&keys::name(item.code, cx.texts)),
            MenuRow::Heading(_) => 0,
        };
        let usual = [KeyCode::Enter, KeyCode::Char(' ')].map(|code| text::width(&keys::name(code, cx.texts)));
        let key = rows.iter().map(key_width).chain(usual).max().unwrap_or(0);
        let width = |row: &MenuRow| match row {
            MenuRow::Item(item) => text::width(MARK) + key + 1 + text::width(&cx.texts.get(item.label)),
            MenuRow::Heading(words) => text::width(words),
        };
        let widths = rows.iter().map(|row| u16::try_from(width(row)).unwrap_or(u16::MAX)).collect();
        Self { title, rows, unfit: Vec::new(), key, widths, cursor: 0 }
    }

    #[must_use]
    pub fn with_unfit(self, unfit: Vec<MenuItem>) -> Self {
        Self { unfit, ..self }
    }

    fn items(&self) -> impl Iterator<Item = &MenuItem> {
        self.rows.iter().filter_map(|row| match row {
            MenuRow::Item(item) => Some(item),
            MenuRow::Heading(_) => None,
        })
    }

    /// Returns the command of a key: that of the menu before a direct one.
    fn of_key(&self, code: KeyCode) -> Option<&MenuItem> {
        let KeyCode::Char(typed) = code else {
            return self.items().find(|item| item.code == code);
        };
        let of_menu = |item: &&MenuItem| menu_letter(item.code) == Some(typed);
        let listed = self.items().find(of_menu).or_else(|| self.items().find(|item| item.code == code));
        listed.or_else(|| self.unfit.iter().find(of_menu))
    }

    fn chosen(item: &MenuItem, cx: &Context) -> Reply {
        Reply::Finish(match &item.refused {
            Some(why) => {
                Message::Tell(Notice::warning(cx.not_now(item.code, &cx.texts.get(item.label), why)))
            }
            None => Message::Press(item.code),
        })
    }

    /// Moves the cursor; headings are skipped.
    fn go(&mut self, key: KeyEvent) -> bool {
        let Some(walk) = find(WALK, key) else { return false };
        let to = walk.from(self.cursor, self.rows.len());
        let is_item = |at: &usize| matches!(self.rows.get(*at), Some(MenuRow::Item(_)));
        let found = match to < self.cursor {
            true => (0..=to).rev().find(is_item),
            false => (to..self.rows.len()).find(is_item),
        };
        self.cursor = found.unwrap_or(self.cursor);
        true
    }

    /// Returns the rows and the widths of the columns in an area: as many columns as the list needs and the
    /// width allows.
    fn columns(&self, width: u16, height: u16) -> (usize, Vec<u16>) {
        let height = usize::from(height).max(1);
        let needed = self.widths.len().div_ceil(height).clamp(1, MOST);
        let columns_of = |count: usize| {
            let high = self.high(count, height);
            let column =
                |at: usize| self.widths.chunks(high).skip(at).step_by(count).flatten().max().copied();
            (high, (0..count).map(|at| column(at).unwrap_or(0)).collect::<Vec<u16>>())
        };
        let mut found = (2..=needed).rev().map(columns_of);
        let one = || (self.high(1, height), vec![width.min(self.widest())]);
        found.find(|(_, widths)| total(widths) <= width).unwrap_or_else(one)
    }

    /// Returns the rows of this many columns: as few as the list needs, but at least two follow a heading in its
    /// column.
    fn high(&self, count: usize, height: usize) -> usize {
        let least = self.rows.len().div_ceil(count).clamp(1, height);
        let is_heading = |at: usize| matches!(self.rows.get(at), Some(MenuRow::Heading(_)));
        let is_near = |end: usize| is_heading(end) || end.checked_sub(1).is_some_and(is_heading);
        let is_fine = |high: &usize| !(*high - 1..self.rows.len()).step_by(*high).any(is_near);
        (least..=height).chain((1..least).rev()).find(is_fine).unwrap_or(least)
    }

    fn widest(&self) -> u16 {
        self.widths.iter().copied().max().unwrap_or(0)
    }

    fn line(&self, at: usize, width: usize, cx: &Context) -> Line<'static> {
        let item = match self.rows.get(at) {
            Some(MenuRow::Item(item)) => item,
            Some(MenuRow::Heading(words)) => {
                return Line::styled(text::fit(words, width, Align::Left), cx.theme.head);
            }
            None => return Line::default(),
        };
        let is_here = at == self.cursor;
        let style = match (is_here, &item.refused) {
            (true, _) => cx.theme.selected,
            (false, Some(_)) => cx.theme.faint,
            (false, None) => cx.theme.plain,
        };
        let sign = match (is_here, &item.refused) {
            (true, _) => MARK,
            (false, Some(_)) => REFUSED,
            (false, None) => "  ",
        };
        let key = text::fit(&keys::name(item.code, cx.texts), self.key, Align::Left);
        let words = cx.texts.get(item.label);
        let room = width.saturating_sub(text::width(MARK) + self.key + 1);
        Line::from(vec![
            Span::styled(sign, style),
            Span::styled(key, style.patch(cx.theme.key)),
            Span::styled(format!(" {}", text::fit(&words, room, Align::Left)), style),
        ])
    }

    /// Returns the text below the list: the reason why a command is unavailable, else what it does.
    fn told(item: &MenuItem, width: u16, cx: &Context) -> Vec<Line<'static>> {
        match &item.refused {
            Some(why) => wrapped(&format!("! {}", text::clean(why)), width.into(), cx.theme.warning),
            None => wrapped(&cx.texts.get(&format!("help-{}", item.label)), width.into(), cx.theme.plain),
        }
    }

    /// Returns the number of rows that the longest text below the list needs.
    fn told_rows(&self, width: u16, cx: &Context) -> u16 {
        let longest = self.items().map(|item| Self::told(item, width, cx).len()).max().unwrap_or(0);
        u16::try_from(longest).unwrap_or(u16::MAX)
    }

    /// Draws the commands and, below them, the text of the one at the cursor.
    fn draw_within(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        // The first row of the texts separates them from the list.
        let below = (self.told_rows(area.width, cx) + 1).min(area.height.saturating_sub(1));
        let [list, under] = Layout::vertical([Constraint::Min(1), Constraint::Length(below)]).areas(area);
        if let Some(MenuRow::Item(item)) = self.rows.get(self.cursor) {
            let more = text::fit(self.more(list), under.width.into(), Align::Right);
            let more = Line::styled(more, cx.theme.faint);
            let lines: Vec<Line> = std::iter::once(more).chain(Self::told(item, area.width, cx)).collect();
            crate::widget::lines(frame, under, &lines);
        }
        self.draw_rows(frame, list, cx);
    }

    /// Returns the first row of the page with the cursor, and its columns.
    fn page(&self, area: Rect) -> (usize, usize, Vec<u16>) {
        let (high, columns) = self.columns(area.width, area.height);
        (self.cursor - self.cursor % (high * columns.len()), high, columns)
    }

    /// Returns the signs of pages before and after the one with the cursor.
    fn more(&self, area: Rect) -> &'static str {
        let (first, high, columns) = self.page(area);
        match (first > 0, first + high * columns.len() < self.rows.len()) {
            (true, true) => "↑↓",
            (true, false) => "↑",
            (false, true) => "↓",
            (false, false) => "",
        }
    }

    /// Draws the page with the cursor, in columns from top to bottom.
    fn draw_rows(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let (first, high, columns) = self.page(area);
        let mut x = area.x;
        for (at, width) in (first..).step_by(high).zip(columns) {
            let place = Rect { x, width, ..area };
            x += width + BETWEEN;
            let shown = at..self.rows.len().min(at + high);
            let lines: Vec<Line> = shown.map(|row| self.line(row, place.width.into(), cx)).collect();
            crate::widget::lines(frame, place, &lines);
            if let Some(row) = self.cursor.checked_sub(at).filter(|row| *row < high) {
                rest_on_row(frame, place, row);
            }
        }
    }
}

/// Cursor sign with the blank after it.
const MARK: &str = "> ";

/// Precedes a command that is not available now.
const REFUSED: &str = "✗ ";

/// Returns the width of columns next to each other.
fn total(widths: &[u16]) -> u16 {
    let gaps = BETWEEN.saturating_mul(u16::try_from(widths.len().saturating_sub(1)).unwrap_or(u16::MAX));
    widths.iter().copied().fold(gaps, u16::saturating_add)
}

impl Dialog for Menu {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let most = (area.width.saturating_sub(6), area.height.saturating_sub(4).max(1));
        // More columns give the texts more width, and less width needs more rows for them: the widest box counts.
        let below = self.told_rows(most.0.min(LEAST), cx) + 1;
        let (high, columns) = self.columns(most.0, most.1.saturating_sub(below));
        let width = total(&columns).max(LEAST).min(most.0);
        let rows = u16::try_from(high).unwrap_or(u16::MAX) + self.told_rows(width, cx) + 1;
        let inside = open_box(frame, area, cx, &self.title, (width, rows.min(most.1)));
        self.draw_within(frame, inside, cx);
    }

    fn beside(&self) -> Option<u16> {
        Some(self.widest().saturating_add(PANEL_EDGES))
    }

    fn draw_beside(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        frame.render_widget(Clear, area);
        let inside = panel_box(frame, area, cx.theme, &self.title);
        self.draw_within(frame, inside, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match plain(key) {
            Some(KeyCode::Esc) => Reply::Close,
            Some(code) if code == LEADER => Reply::Close,
            Some(KeyCode::Enter) => match self.rows.get(self.cursor) {
                Some(MenuRow::Item(item)) => Self::chosen(item, cx),
                _ => Reply::Stay,
            },
            Some(code @ KeyCode::Char(_)) if let Some(item) = self.of_key(code) => Self::chosen(item, cx),
            _ if self.go(key) => Reply::Stay,
            _ => Reply::Unused,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        vec![
            Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
            Hint::new(&[KeyCode::Enter], "key-accept"),
            Hint::new(&[KeyCode::Esc], "key-cancel"),
        ]
    }
}
