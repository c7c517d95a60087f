//! Column assignment of a list, by key; the same for lists of players and of ratings.

use super::open_box;
use crate::desk::Context;
use crate::desk::keys::{Hint, WALK, find, plain};
use crate::exchange::account::{Account, Cause};
use crate::exchange::roster::{self, RosterTable};
use crate::i18n::Texts;
use crate::ratings;
use crate::text::{self, Align};
use crate::widget::{Column, TableRow, Width, set_in_lines, table, unwrapped, wrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::GameKind;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

/// Number of sample values shown per column.
const VALUES: usize = 6;

/// A meaning that can be assigned to a column.
pub trait ColumnMeaning: Copy + PartialEq + 'static {
    fn offered() -> Vec<Self>;

    fn letter(self) -> char;

    /// Returns the catalogue id of its name.
    fn label(self) -> &'static str;
}

impl ColumnMeaning for roster::PlayerColumn {
    fn offered() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn letter(self) -> char {
        self.letter()
    }

    fn label(self) -> &'static str {
        self.label()
    }
}

impl ColumnMeaning for ratings::ListField {
    fn offered() -> Vec<Self> {
        Self::offered().collect()
    }

    fn letter(self) -> char {
        match self {
            Self::Known(column) => column.letter(),
            Self::Rating(GameKind::Standard) => 'd',
            Self::Rating(GameKind::Rapid) => 'p',
            Self::Rating(GameKind::Blitz) => 'v',
            Self::National(GameKind::Standard) => 'u',
            Self::National(GameKind::Rapid) => 'P',
            Self::National(GameKind::Blitz) => 'V',
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Known(column) => column.label(),
            Self::Rating(GameKind::Standard) => "list-rating-standard",
            Self::Rating(GameKind::Rapid) => "list-rating-rapid",
            Self::Rating(GameKind::Blitz) => "list-rating-blitz",
            Self::National(GameKind::Standard) => "list-national-rating",
            Self::National(GameKind::Rapid) => "list-national-rapid",
            Self::National(GameKind::Blitz) => "list-national-blitz",
        }
    }
}

/// Effect of a key on the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// At most the cursor moved.
    Nothing,
    /// The key is not bound here.
    Unused,
    /// A column has another meaning, or the heading row changed.
    Changed,
}

/// Returns true if a key states which name comes first in the column of names.
pub fn states_name_order(code: Option<KeyCode>) -> bool {
    let of = |column: roster::PlayerColumn| Some(KeyCode::Char(column.letter()));
    [roster::PlayerColumn::Name, roster::PlayerColumn::GivenFirst].map(of).contains(&code)
}

/// Guesses the meanings of the columns, before the arbiter assigns any.
type Guess<S> = Box<dyn Fn(&RosterTable) -> Vec<Option<S>>>;

/// Columns of a list, with their meanings.
pub struct ColumnChoice<S> {
    pub list: RosterTable,
    /// Meaning of each column, if any.
    pub says: Vec<Option<S>>,
    pub cursor: usize,
    guess: Guess<S>,
}

impl<S: ColumnMeaning> ColumnChoice<S> {
    /// Creates the columns of a list; `guess` returns their meanings, and is called again when the heading row changes.
    pub fn new(list: RosterTable, guess: impl Fn(&RosterTable) -> Vec<Option<S>> + 'static) -> Self {
        let says = guess(&list);
        Self { list, says, cursor: 0, guess: Box::new(guess) }
    }

    /// Assigns a meaning to the column at the cursor, and removes it from any other column.
    pub fn assign(&mut self, says: Option<S>) {
        for column in &mut self.says {
            if says.is_some() && *column == says {
                *column = None;
            }
        }
        if let Some(column) = self.says.get_mut(self.cursor) {
            *column = says;
        }
    }

    /// Moves the cursor to the column of names and returns the question which name comes first, with an
    /// example, if names of several words are imported as they are written.
    pub fn name_order_question(&mut self, account: &Account, texts: &Texts) -> Option<String> {
        let found = account.first(Cause::NameKept)?;
        let words: Vec<&str> = found.text.split_whitespace().collect();
        let (first, last) = (words.first()?, words.last()?);
        self.cursor = usize::try_from(found.cell).ok()?.checked_sub(1)?;
        let values =
            [("name", found.text.as_str().into()), ("first", (*first).into()), ("last", (*last).into())];
        Some(texts.with("preview-name-order", &values))
    }

    /// Assigns the next or previous meaning to the column at the cursor.
    fn turn(&mut self, forward: bool) {
        let offered: Vec<Option<S>> =
            std::iter::once(None).chain(S::offered().into_iter().map(Some)).collect();
        let says = self.says.get(self.cursor).copied().flatten();
        let at = offered.iter().position(|other| *other == says).unwrap_or(0);
        let to = if forward { at + 1 } else { at + offered.len() - 1 };
        self.assign(offered.get(to % offered.len()).copied().flatten());
    }

    fn move_head(&mut self, down: bool) {
        self.list.move_head(down);
        self.says = (self.guess)(&self.list);
        self.cursor = self.cursor.min(self.says.len().saturating_sub(1));
    }

    pub fn key(&mut self, key: KeyEvent) -> Pressed {
        let code = plain(key);
        match code {
            Some(KeyCode::Left) => self.turn(false),
            Some(KeyCode::Right) => self.turn(true),
            Some(KeyCode::Char('-' | ' ') | KeyCode::Delete | KeyCode::Backspace) => self.assign(None),
            Some(KeyCode::Char('h')) => self.move_head(true),
            Some(KeyCode::Char('H')) => self.move_head(false),
            _ => {
                let is_meant = |says: &S| code == Some(KeyCode::Char(says.letter()));
                match (S::offered().into_iter().find(is_meant), find(WALK, key)) {
                    (Some(says), _) => self.assign(Some(says)),
                    (None, Some(walk)) => {
                        self.cursor = walk.from(self.cursor, self.says.len());
                        return Pressed::Nothing;
                    }
                    (None, None) => return Pressed::Unused,
                }
            }
        }
        Pressed::Changed
    }

    /// Returns lines on the heading row and on the rows above it.
    fn above(&self, first: &str, texts: &Texts) -> Vec<String> {
        let head = match self.list.head() {
            Some(row) => texts.with("preview-head", &[("line", row.line.into())]),
            None => texts.get("preview-no-head").into_owned(),
        };
        let mut lines = vec![format!("{first} · {head}")];
        let titles = self.list.above().iter().map(|row| row.cells.join(" ").trim().to_owned());
        let titles = titles.filter(|title| !title.is_empty()).collect::<Vec<_>>();
        if !titles.is_empty() {
            lines.push(texts.with("preview-above", &[("lines", titles.join(" / ").into())]));
        }
        lines
    }

    fn legend(width: usize, cx: &Context) -> Vec<Line<'static>> {
        let one = |letter: char, label| format!("{letter} {}", cx.texts.get(label));
        let letters = S::offered().into_iter().map(|says| one(says.letter(), says.label()));
        set_in_lines(letters.chain([one('-', "preview-nothing")]), width, cx.theme.faint)
    }

    fn row(&self, at: usize, cx: &Context) -> TableRow {
        let says = self.says.get(at).copied().flatten();
        let heading = match self.list.heading(at) {
            "" => format!("({})", at + 1),
            heading => heading.to_owned(),
        };
        let taken = says.map_or_else(|| "–".to_owned(), |says| cx.texts.get(says.label()).into_owned());
        let values: Vec<&str> = self.list.values(at).take(VALUES).collect();
        let style = if says.is_some() { cx.theme.plain } else { cx.theme.faint };
        let cells = [heading, taken, values.join(" | ")];
        let cells = cells.map(|cell| text::clean(&cell).into_owned());
        TableRow { band: Some(false), ..TableRow::new(cells.into(), style) }
    }

    /// Draws the columns in a box as large as the screen allows: `first` and the heading row above, `below` under the
    /// columns, the legend at the foot.
    pub fn draw(
        &self,
        frame: &mut Frame,
        area: Rect,
        (title, first): (&str, &str),
        below: Vec<(String, Style)>,
        cx: &Context,
    ) {
        let size = (area.width.saturating_sub(4).min(120), area.height.saturating_sub(3));
        let inside = open_box(frame, area, cx, &text::clean(title), size);
        let above = self.above(first, cx.texts);
        let columns = usize::from(inside.width);
        let above: Vec<Line> =
            above.iter().map(|line| Line::raw(text::fit(line, columns, Align::Left))).collect();
        let mut under: Vec<Line> = Vec::new();
        for (line, style) in below {
            let line = text::clean(&line).into_owned();
            under.extend(wrapped(&line, columns, style));
        }
        let legend = Self::legend(columns, cx);
        let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        // The columns keep a few lines, however many faults there are.
        let room = inside.height.saturating_sub(rows(above.len()) + rows(legend.len()) + 5);
        let [top, list, low, foot] = Layout::vertical([
            Constraint::Length(rows(above.len())),
            Constraint::Min(4),
            Constraint::Length(rows(under.len()).min(room)),
            Constraint::Length(rows(legend.len())),
        ])
        .areas(inside);
        unwrapped(frame, top, above);
        let heads = [
            Column::new(cx.texts.get("preview-column"), Width::Natural { least: 8, most: 24 }, Align::Left),
            Column::new(
                cx.texts.get("preview-taken-for"),
                Width::Natural { least: 12, most: 18 },
                Align::Left,
            ),
            Column::new(cx.texts.get("preview-values"), Width::Fill(12), Align::Left),
        ];
        let place = (self.cursor, self.says.len());
        table(frame, list, cx.theme, &heads, place, |at| self.row(at, cx));
        unwrapped(frame, low, under);
        unwrapped(frame, foot, legend);
    }
}

/// Keys that assign columns, for the key bar.
pub const HINTS: [Hint; 4] = [
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
    Hint::new(&[KeyCode::Left, KeyCode::Right], "preview-key-turn"),
    Hint::new(&[KeyCode::Char('-')], "preview-key-nothing"),
    Hint::new(&[KeyCode::Char('h'), KeyCode::Char('H')], "preview-key-head"),
];
