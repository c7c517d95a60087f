//! A list of players before anything is made of it: which column says what, assigned by key; which lines cannot be read.

use super::{Dialog, Reply, open_box};
use crate::context::Context;
use crate::exchange::roster::{Column as Says, Roster, Table, ignored, players};
use crate::i18n::Texts;
use crate::keys::{Hint, WALK, find, plain};
use crate::message::{Message, Notice};
use crate::text::{self, Align};
use crate::widget::{Column, TableRow, Width, table};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::Player;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

/// How many faults stand below the columns.
const TOLD: usize = 4;

/// How many values of a column are shown.
const VALUES: usize = 6;

/// Makes a message of the players.
type Accept = Box<dyn Fn(Vec<Player>, &Context) -> Message>;

/// Shows a list column by column.
pub struct Preview {
    /// The name of the file, as it is shown.
    file: String,
    list: Table,
    columns: Vec<Option<Says>>,
    /// What the columns give as they are assigned.
    roster: Roster,
    cursor: usize,
    /// Whether lines that cannot be read are left out.
    leaves: bool,
    /// What the last Enter was refused for.
    refused: Option<String>,
    accept: Accept,
}

impl Preview {
    /// Makes a preview of a list.
    pub fn new(
        file: impl Into<String>,
        list: Table,
        texts: &Texts,
        accept: impl Fn(Vec<Player>, &Context) -> Message + 'static,
    ) -> Self {
        let columns = list.assigned();
        let roster = players(&list, &columns, texts);
        Self {
            file: file.into(),
            list,
            columns,
            roster,
            cursor: 0,
            leaves: false,
            refused: None,
            accept: Box::new(accept),
        }
    }

    fn read_again(&mut self, cx: &Context) {
        self.roster = players(&self.list, &self.columns, cx.texts);
        self.leaves = false;
    }

    /// Lets the column at the cursor say something else; what it says, no other says.
    fn assign(&mut self, says: Option<Says>, cx: &Context) {
        for column in &mut self.columns {
            if says.is_some() && *column == says {
                *column = None;
            }
        }
        if let Some(column) = self.columns.get_mut(self.cursor) {
            *column = says;
        }
        self.read_again(cx);
    }

    /// Goes to what is offered before or after what the column at the cursor says.
    fn turn(&mut self, forward: bool, cx: &Context) {
        let offered: Vec<Option<Says>> = std::iter::once(None).chain(Says::ALL.map(Some)).collect();
        let says = self.columns.get(self.cursor).copied().flatten();
        let at = offered.iter().position(|other| *other == says).unwrap_or(0);
        let to = if forward { at + 1 } else { at + offered.len() - 1 };
        self.assign(offered.get(to % offered.len()).copied().flatten(), cx);
    }

    fn move_head(&mut self, down: bool, cx: &Context) {
        self.list.move_head(down);
        self.columns = self.list.assigned();
        self.cursor = self.cursor.min(self.columns.len().saturating_sub(1));
        self.read_again(cx);
    }

    fn accept(&mut self, cx: &Context) -> Reply {
        let has_names = self.columns.iter().flatten().any(|says| matches!(says, Says::Name | Says::Family));
        let refused = if !has_names {
            Some("preview-no-names")
        } else if !self.roster.faults.is_empty() && !self.leaves {
            Some("preview-faults-first")
        } else if self.roster.players.is_empty() {
            Some("preview-nobody")
        } else {
            None
        };
        self.refused = refused.map(|id| cx.texts.get(id).into_owned());
        if self.refused.is_some() {
            return Reply::Keep(Message::Ring);
        }
        let listed = std::mem::take(&mut self.roster.players);
        Reply::Finish((self.accept)(listed.into_iter().map(|listed| listed.player).collect(), cx))
    }

    /// What stands above the columns: how many players, where the headings stand, what is above them.
    fn above(&self, cx: &Context) -> Vec<String> {
        let players = cx.texts.with("count-players", &[("count", self.roster.players.len().into())]);
        let head = match self.list.head() {
            Some(row) => cx.texts.with("preview-head", &[("line", row.line.into())]),
            None => cx.texts.get("preview-no-head").into_owned(),
        };
        let mut lines = vec![format!("{players} · {head}")];
        let titles = self.list.above().iter().map(|row| row.cells.join(" ").trim().to_owned());
        let titles = titles.filter(|title| !title.is_empty()).collect::<Vec<_>>();
        if !titles.is_empty() {
            lines.push(cx.texts.with("preview-above", &[("lines", titles.join(" / ").into())]));
        }
        lines
    }

    /// What stands below the columns: what is left out, and what is wrong.
    fn below(&self, cx: &Context) -> Vec<(String, Style)> {
        let texts = cx.texts;
        let mut lines = Vec::new();
        let ignored = ignored(&self.list, &self.columns);
        if !ignored.is_empty() {
            lines.push((
                texts.with("roster-ignored", &[("columns", ignored.join(", ").into())]),
                cx.theme.plain,
            ));
        }
        let titles = crate::exchange::titles_left_out(&self.roster.titles, texts);
        lines.extend(titles.map(|told| (told, cx.theme.warning)));
        if !self.roster.idle.is_empty() {
            let told = texts.with("preview-idle", &[("lines", numbers(&self.roster.idle).into())]);
            lines.push((told, cx.theme.plain));
        }
        let faulty = self.roster.faulty();
        if self.leaves {
            let told = texts.with("preview-leaves", &[("lines", numbers(&faulty).into())]);
            lines.push((told, cx.theme.warning));
        } else {
            let faults = self.roster.faults.iter().take(TOLD);
            lines.extend(faults.map(|fault| (format!("! {}", fault.told), cx.theme.error)));
            if self.roster.faults.len() > TOLD {
                let more = self.roster.faults.len() - TOLD;
                let told = texts
                    .with("preview-more-faults", &[("count", more.into()), ("lines", faulty.len().into())]);
                lines.push((told, cx.theme.error));
            }
        }
        lines.extend(self.refused.iter().map(|told| (format!("✗ {told}"), cx.theme.error)));
        lines
    }

    /// The letters that assign columns.
    fn legend(cx: &Context) -> String {
        let one = |says: Says| format!("{} {}", says.letter(), cx.texts.get(says.label()));
        let letters = Says::ALL.map(one).join("  ");
        format!("{letters}  - {}", cx.texts.get("preview-nothing"))
    }

    fn row(&self, at: usize, cx: &Context) -> TableRow {
        let says = self.columns.get(at).copied().flatten();
        let heading = match self.list.heading(at) {
            "" => format!("({})", at + 1),
            heading => heading.to_owned(),
        };
        let taken = says.map_or_else(|| "–".to_owned(), |says| cx.texts.get(says.label()).into_owned());
        let values: Vec<&str> = self.list.values(at).take(VALUES).collect();
        let style = if says.is_some() { cx.theme.plain } else { cx.theme.faint };
        let cells = [heading, taken, values.join(" | ")];
        TableRow::new(cells.map(|cell| text::clean(&cell).into_owned()).into(), style)
    }
}

/// Names lines as ranges, the first of many.
fn numbers(lines: &[u64]) -> String {
    const MOST: usize = 12;
    let mut ranges: Vec<(u64, u64)> = Vec::new();
    for &line in lines {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == line => *last = line,
            _ => ranges.push((line, line)),
        }
    }
    let one = |&(first, last): &(u64, u64)| match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    };
    let mut named: Vec<String> = ranges.iter().take(MOST).map(one).collect();
    if ranges.len() > MOST {
        named.push(format!("… ({})", lines.len()));
    }
    named.join(", ")
}

const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Enter], label: "key-accept" },
    Hint { keys: &[KeyCode::Up, KeyCode::Down], label: "key-choose" },
    Hint { keys: &[KeyCode::Left, KeyCode::Right], label: "preview-key-turn" },
    Hint { keys: &[KeyCode::Char('-')], label: "preview-key-nothing" },
    Hint { keys: &[KeyCode::Char('h'), KeyCode::Char('H')], label: "preview-key-head" },
    Hint { keys: &[KeyCode::Char('x')], label: "preview-key-leave" },
    Hint { keys: &[KeyCode::Esc], label: "key-cancel" },
];

impl Dialog for Preview {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = area.width.saturating_sub(4).min(120);
        let height = area.height.saturating_sub(3);
        let title =
            text::clean(&cx.texts.with("preview-title", &[("file", self.file.as_str().into())])).into_owned();
        let inside = open_box(frame, area, cx, &title, (width, height));
        let columns = usize::from(inside.width);
        let above: Vec<Line> =
            self.above(cx).iter().map(|line| Line::raw(text::fit(line, columns, Align::Left))).collect();
        let mut below: Vec<Line> = Vec::new();
        for (line, style) in self.below(cx) {
            let line = text::clean(&line).into_owned();
            below.extend(
                textwrap::wrap(&line, columns.max(1))
                    .into_iter()
                    .map(|part| Line::styled(part.into_owned(), style)),
            );
        }
        let legend = text::clean(&Self::legend(cx)).into_owned();
        let legend_rows = textwrap::wrap(&legend, columns.max(1)).len();
        let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        // The columns keep room for some lines whatever is wrong.
        let room = inside.height.saturating_sub(rows(above.len()) + rows(legend_rows) + 5);
        let [top, list, under, foot] = Layout::vertical([
            Constraint::Length(rows(above.len())),
            Constraint::Min(4),
            Constraint::Length(rows(below.len()).min(room)),
            Constraint::Length(rows(legend_rows)),
        ])
        .areas(inside);
        frame.render_widget(Paragraph::new(above), top);
        let heads = [
            Column::new(cx.texts.get("preview-column"), Width::Natural { least: 8, most: 24 }, Align::Left),
            Column::new(
                cx.texts.get("preview-taken-for"),
                Width::Natural { least: 12, most: 18 },
                Align::Left,
            ),
            Column::new(cx.texts.get("preview-values"), Width::Fill(12), Align::Left),
        ];
        let place = (self.cursor, self.columns.len());
        table(frame, list, cx.theme, &heads, place, |at| self.row(at, cx));
        frame.render_widget(Paragraph::new(below), under);
        frame.render_widget(Paragraph::new(legend).style(cx.theme.faint).wrap(Wrap { trim: true }), foot);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        self.refused = None;
        let code = plain(key);
        match code {
            Some(KeyCode::Esc) => return Reply::Close,
            Some(KeyCode::Enter) => return self.accept(cx),
            Some(KeyCode::Left) => self.turn(false, cx),
            Some(KeyCode::Right) => self.turn(true, cx),
            Some(KeyCode::Char('-' | ' ') | KeyCode::Delete | KeyCode::Backspace) => self.assign(None, cx),
            Some(KeyCode::Char('h')) => self.move_head(true, cx),
            Some(KeyCode::Char('H')) => self.move_head(false, cx),
            Some(KeyCode::Char('x')) if self.roster.faults.is_empty() => {
                let told = cx.texts.get("preview-no-faults").into_owned();
                return Reply::Keep(Message::Tell(Notice::warning(told)));
            }
            Some(KeyCode::Char('x')) => self.leaves = !self.leaves,
            _ => {
                let says = Says::ALL.into_iter().find(|says| code == Some(KeyCode::Char(says.letter())));
                match (says, find(WALK, key)) {
                    (Some(says), _) => self.assign(Some(says), cx),
                    (None, Some(walk)) => self.cursor = walk.from(self.cursor, self.columns.len()),
                    (None, None) => {}
                }
            }
        }
        Reply::Stay
    }

    fn has_unsaved(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
