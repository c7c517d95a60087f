//! Comparison with the paper sheet: the arbiter enters its counts, and a difference is narrowed down to a block of ten
//! boards.

use super::result_kinds::{ResultKind, Tally};
use crate::desk::keys::{Hint, WALK, find};
use crate::desk::{Context, Dialog, Message, Notice, Reply, Show};
use crate::dialog::{open_box, rows};
use crate::text::{self, Align};
use crate::widget::{rest_on_row, scroll_from, unwrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::{BoardNo, GameResult, Round};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

/// Number of boards in a block, small enough to find the board in question at a glance.
const BLOCK: usize = 10;

/// Maximum digits of a count.
const MOST_DIGITS: usize = 4;

/// Terminal columns of the boards of a line, of a count, and of the text lines below.
const BOARDS: usize = 10;
const COUNT: usize = 6;
const WIDTH: u16 = 72;
const WORDS: u16 = 3;

/// A line with its boards, the entered counts and the counts on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CountedRow {
    first: BoardNo,
    last: BoardNo,
    entered: Tally,
    paper: Option<Tally>,
}

impl CountedRow {
    fn agrees(&self) -> Option<bool> {
        self.paper.map(|paper| paper == self.entered)
    }

    fn boards(&self) -> String {
        match self.first == self.last {
            true => self.first.to_string(),
            false => format!("{}-{}", self.first, self.last),
        }
    }

    fn size(&self) -> usize {
        usize::from(self.last.0.saturating_sub(self.first.0)) + 1
    }
}

/// Dialog that compares the entered results with the counts of the paper sheet: all boards first, then, if they
/// differ, ten at a time.
pub(super) struct Paper {
    /// All boards, then each block.
    rows: Vec<CountedRow>,
    cursor: usize,
    /// Counts typed so far for the line at the cursor, separated by blanks.
    typed: String,
    /// Catalogue id of the error of the last Enter.
    told: Option<&'static str>,
}

/// Conclusion from the counts so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finding {
    /// Not enough counts yet.
    Open,
    Agrees,
    /// There is a difference; blocks are to be counted.
    Differs,
    Block(usize),
}

impl Paper {
    /// Builds the lines of a round; returns `None` if it has no boards.
    pub(super) fn new(round: &Round) -> Option<Self> {
        Self::over(&round.games().map(|(board, _, result)| (board, result)).collect::<Vec<_>>())
    }

    fn over(boards: &[(BoardNo, Option<GameResult>)]) -> Option<Self> {
        let row = |boards: &[(BoardNo, Option<GameResult>)]| {
            let (first, last) = (boards.first()?.0, boards.last()?.0);
            let entered = Tally::of(boards.iter().map(|&(_, result)| result));
            Some(CountedRow { first, last, entered, paper: None })
        };
        let blocks = if boards.len() > BLOCK { boards.chunks(BLOCK) } else { [].chunks(BLOCK) };
        let rows: Vec<CountedRow> = std::iter::once(boards).chain(blocks).filter_map(row).collect();
        (!rows.is_empty()).then_some(Self { rows, cursor: 0, typed: String::new(), told: None })
    }

    /// Locates the error as far as the counts allow: in the first block that differs or, if all others match, in the
    /// one that is not counted.
    fn finding(&self) -> Finding {
        let whole = self.rows.first().and_then(CountedRow::agrees);
        let blocks = || self.rows.iter().enumerate().skip(1);
        if let Some((block, _)) = blocks().find(|(_, row)| row.agrees() == Some(false)) {
            return Finding::Block(block);
        }
        match whole {
            None => Finding::Open,
            Some(true) => Finding::Agrees,
            Some(false) if self.rows.len() == 1 => Finding::Block(0),
            Some(false) => {
                let mut open = blocks().filter(|(_, row)| row.paper.is_none());
                match (open.next(), open.next()) {
                    (Some((block, _)), None) => Finding::Block(block),
                    _ => Finding::Differs,
                }
            }
        }
    }

    /// Parses the counts typed so far.
    fn counts(&self) -> Vec<usize> {
        self.typed.split_whitespace().filter_map(|count| count.parse().ok()).collect()
    }

    /// Accepts the counts of a line and moves to the next line to be counted.
    fn enter(&mut self, cx: &Context) -> Reply {
        let finding = self.finding();
        if self.typed.trim().is_empty() {
            match finding {
                Finding::Block(block)
                    if self.rows.get(self.cursor).is_some_and(|row| row.paper.is_some()) =>
                {
                    return self.go_to(block, cx);
                }
                Finding::Agrees => return Reply::Close,
                _ => self.told = Some("tally-type-counts"),
            }
            return Reply::Stay;
        }
        let paper = Tally::counted(&self.counts());
        let Some(row) = self.rows.get_mut(self.cursor) else { return Reply::Close };
        if paper.sum() > row.size() {
            self.told = Some("tally-too-many");
            return Reply::Stay;
        }
        row.paper = Some(paper);
        self.typed.clear();
        let open = self.rows.iter().position(|row| row.paper.is_none());
        if let (Finding::Differs, Some(open)) = (self.finding(), open) {
            self.cursor = open;
        }
        Reply::Stay
    }

    /// Moves to the first board without a result in a block, else to the first board.
    fn go_to(&self, block: usize, cx: &Context) -> Reply {
        let Some(row) = self.rows.get(block) else { return Reply::Close };
        let round = cx.snapshot.round(cx.round);
        let awaits = |board: &BoardNo| round.is_some_and(|round| round.awaits(*board));
        let missing = (row.first.0..=row.last.0).map(BoardNo).find(awaits);
        let told = cx.texts.with("tally-look", &[("boards", row.boards().into())]);
        Reply::Finish(Message::All(vec![
            Message::Show(Show::Board(missing.unwrap_or(row.first))),
            Message::Tell(Notice::warning(told)),
        ]))
    }

    fn words(&self, cx: &Context) -> (String, bool) {
        let difference = |row: usize| self.rows.get(row).map(|row| difference(row, cx)).unwrap_or_default();
        if let Some(told) = self.told {
            return (cx.texts.get(told).into_owned(), false);
        }
        match self.finding() {
            Finding::Open => (cx.texts.get("tally-how").into_owned(), true),
            Finding::Agrees => {
                let count = self.rows.first().map_or(0, |row| row.entered.sum());
                (cx.texts.with("tally-agrees", &[("count", count.into())]), true)
            }
            Finding::Differs => {
                (cx.texts.with("tally-differs", &[("difference", difference(0).into())]), false)
            }
            Finding::Block(block) => {
                let boards = self.rows.get(block).map(CountedRow::boards).unwrap_or_default();
                let id = if difference(block).is_empty() { "tally-block-left" } else { "tally-block" };
                let values = [("boards", boards.into()), ("difference", difference(block).into())];
                (cx.texts.with(id, &values), false)
            }
        }
    }

    fn line(&self, at: usize, row: &CountedRow, cx: &Context) -> Line<'static> {
        let is_here = at == self.cursor;
        let style = if is_here { cx.theme.selected } else { cx.theme.plain };
        let mut words =
            text::fit(&format!("{} {}", if is_here { '>' } else { ' ' }, row.boards()), BOARDS, Align::Left);
        let is_typed = is_here && (row.paper.is_none() || !self.typed.is_empty());
        let counts: Vec<String> = match (is_typed, row.paper) {
            (true, _) => {
                let mut typed: Vec<String> = self.typed.split_whitespace().map(str::to_owned).collect();
                match typed.last_mut() {
                    Some(last) if !self.typed.ends_with(' ') => last.push('_'),
                    _ => typed.push("_".to_owned()),
                }
                typed
            }
            (false, Some(paper)) => paper.kinds().map(|(_, count)| count.to_string()).collect(),
            (false, None) => Vec::new(),
        };
        for at in 0..ResultKind::ALL.len() {
            let count = counts.get(at).map_or("", String::as_str);
            words.push_str(&text::fit(count, COUNT, Align::Right));
        }
        let (mark, look) = match row.agrees() {
            Some(true) => ("  ✓", cx.theme.good),
            Some(false) => ("  ✗", cx.theme.error),
            None => ("", cx.theme.plain),
        };
        Line::from(vec![Span::styled(words, style), Span::styled(mark, look)])
    }
}

/// Lists the kinds that the paper has more or fewer of.
fn difference(row: &CountedRow, cx: &Context) -> String {
    let Some(paper) = row.paper else { return String::new() };
    let pairs = paper.kinds().zip(row.entered.kinds());
    let said = pairs.filter_map(|((kind, paper), (_, entered))| {
        let sign = kind.sign(cx);
        match paper.cmp(&entered) {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(format!("{sign}: +{}", paper - entered)),
            std::cmp::Ordering::Less => Some(format!("{sign}: −{}", entered - paper)),
        }
    });
    said.collect::<Vec<_>>().join(", ")
}

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Char(' '), KeyCode::Tab], "tally-key-next"),
    Hint::new(&[KeyCode::Enter], "tally-key-compare"),
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
    Hint::new(&[KeyCode::Esc], "key-close"),
];

impl Dialog for Paper {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = WIDTH.min(area.width.saturating_sub(4));
        let (words, is_well) = self.words(cx);
        let below = rows(std::slice::from_ref(&words), width, WORDS).max(2);
        let most = usize::from(area.height.saturating_sub(below + 5)).max(1);
        let height = self.rows.len().min(most);
        let size = (width, u16::try_from(height).unwrap_or(u16::MAX).saturating_add(below + 2));
        let title = cx.texts.with("tally-title", &[("round", cx.round.into())]);
        let inside = open_box(frame, area, cx, &title, size);
        let [heads, list, _, told] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(1),
            Constraint::Length(1),
            Constraint::Length(below),
        ])
        .areas(inside);
        let boards = format!("  {}", cx.texts.get("column-board"));
        let mut head = text::fit(&boards, BOARDS, Align::Left);
        for kind in ResultKind::ALL {
            head.push_str(&text::fit(&kind.sign(cx), COUNT, Align::Right));
        }
        unwrapped(frame, heads, Line::styled(head, cx.theme.head));
        let first = scroll_from(self.cursor, self.rows.len(), height);
        let shown = self.rows.iter().enumerate().skip(first).take(height);
        unwrapped(frame, list, shown.map(|(at, row)| self.line(at, row, cx)).collect::<Vec<_>>());
        rest_on_row(frame, list, self.cursor.saturating_sub(first));
        let look = if is_well { cx.theme.plain } else { cx.theme.warning };
        frame.render_widget(Paragraph::new(words).style(look).wrap(Wrap { trim: true }), told);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        self.told = None;
        match key.code {
            KeyCode::Esc if !self.typed.is_empty() => self.typed.clear(),
            KeyCode::Esc => return Reply::Close,
            KeyCode::Enter => return self.enter(cx),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Char(digit) if digit.is_ascii_digit() => {
                let digits = self.typed.chars().rev().take_while(char::is_ascii_digit).count();
                let is_full = self.counts().len() == ResultKind::ALL.len() && self.typed.ends_with(' ');
                if digits < MOST_DIGITS && !is_full {
                    self.typed.push(digit);
                }
            }
            KeyCode::Char(' ' | ',' | '.') | KeyCode::Tab => {
                if !self.typed.is_empty() && !self.typed.ends_with(' ') {
                    self.typed.push(' ');
                }
            }
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.cursor = walk.from(self.cursor, self.rows.len());
                self.typed.clear();
            }
        }
        Reply::Stay
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
