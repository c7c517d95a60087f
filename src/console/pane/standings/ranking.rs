//! Ranks and tie-breaks, crosstable, required lists: as many columns as fit.

use super::{StandingsPane, View};
use crate::desk::Context;
use crate::pane::report_table::columns;
use crate::pane::{matches, spoken, tint};
use crate::sheet::columns::with_used;
use crate::sheet::data::{Cell, Column, Figures, Key, Row, Table};
use crate::sheet::standings::{StandingsLines, TIE_BREAKS};
use crate::sheet::{Counted, crosstable, lists, standings, teams};
use crate::widget::{self, Beside, Fitted, Needs, Rank, TableRow, needs, table, table_beside};
use hakem_engine::tournament::RoundNo;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

/// Minimum number of scrolling columns shown; names are truncated before these are dropped.
const FEWEST: usize = 2;

/// Rank changes and the second rating are shown only if everything else fits.
const MOVES_RANK: Rank = Rank::Spare(u8::MAX);
const SECOND_RATING_RANK: Rank = Rank::Spare(u8::MAX - 1);

impl StandingsPane {
    pub(super) fn lines(&self, cx: &Context, after: RoundNo) -> StandingsLines {
        // The crosstable of a Berger table is sorted by number (round-robin §7).
        let is_table = self.view == View::Crosstable
            && crosstable::everybody_meets(cx.event, after, self.scope(cx, after));
        match self.groups(cx, after) {
            Some(_) => StandingsLines::of_groups(cx.event, after, &self.shown, self.by_number),
            None => StandingsLines::of(
                cx.event,
                &self.standings(cx, after),
                &self.shown,
                self.by_number != is_table,
            ),
        }
    }

    /// Returns the displayed table with all its columns; `None` for the prizes, which consist of several.
    fn table<'a>(&self, cx: &Context<'a>, after: RoundNo) -> Option<Table<'a>> {
        if let Some(made) = self.ranked_teams(cx, after) {
            return Some(match self.view {
                View::Crosstable => teams::crosstable(cx.event, &made, after),
                _ => teams::standings(cx.event, &made, after),
            });
        }
        let made = self.standings(cx, after);
        let table = match self.view {
            View::Ranking | View::Announced(_) => {
                standings::table(cx.event, &made, self.lines(cx, after), &standings::SHORT)
            }
            View::Crosstable => {
                crosstable::table(cx.event, after, self.scope(cx, after), self.lines(cx, after))
            }
            View::Averages => lists::averages_table(cx.event, self.averages(cx, after)),
            View::Prizes | View::Bracket => return None,
        };
        Some(standings::marked(cx.event, after, table))
    }

    pub(super) fn scrolling_columns(&self, cx: &Context, after: RoundNo) -> usize {
        self.table(cx, after).map_or(0, |made| made.columns.iter().filter(|column| scrolls(column)).count())
    }

    pub(super) fn draw_table(&self, frame: &mut Frame, area: Rect, cx: &Context, after: RoundNo) {
        let Some((made, heads)) = self.fitted(cx, after, area.width) else { return };
        self.page.set(made.columns.iter().filter(|column| scrolls(column)).count());
        let figures = self.figures(cx, after, &made);
        let shown = |line: usize| shown(&made.row(line), &figures, cx);
        let Some(groups) = self.groups(cx, after) else {
            table(frame, area, cx.theme, &heads, (self.cursor, made.len()), shown);
            return self.draw_games(frame, below(area, made.len()), cx, after);
        };
        let lines = self.lines(cx, after);
        let of = lines.lines().iter().map(|&line| groups.rows.get(line).map(|row| row.scope));
        let lines = matches::under_groups(of);
        let name = made.columns.iter().position(|column| column.key.name() == "name").unwrap_or(0);
        let cursor = matches::line_of(&lines, self.cursor);
        table(frame, area, cx.theme, &heads, (cursor, lines.len()), |at| match lines.get(at) {
            Some(matches::MatchLine::Entry(line)) => shown(*line),
            Some(head) => matches::group_head(cx, head, heads.len(), name),
            None => TableRow::default(),
        });
    }

    /// Renders the games of all players below the ranking if they fit, so that a small event is on one screen.
    fn draw_games(&self, frame: &mut Frame, area: Rect, cx: &Context, after: RoundNo) {
        let is_whole = self.view == View::Ranking && self.part.is_none() && cx.scopes(after).len() < 2;
        // Checked first, so that no crosstable of a large event is computed in vain.
        let has_height = || usize::from(area.height) > self.count(cx) + 1;
        if !is_whole || !has_height() || cx.theme.is_spoken() || self.ranked_teams(cx, after).is_some() {
            return;
        }
        let games = crosstable::table(cx.event, after, 0, self.lines(cx, after));
        let games = standings::marked(cx.event, after, games);
        let games = games.only(|_, column| match &column.key {
            Key::InTurn(_) => true,
            key => matches!(key.name(), "place" | "number" | "name" | "points"),
        });
        let heads = columns(&games, cx);
        let [title, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
        if needs(&heads, u16::MAX, Beside::default()).least > body.width {
            return;
        }
        let words = Line::styled(Counted::Crosstable.heading(cx.event, after), cx.theme.head);
        widget::lines(frame, title, [&words]);
        let figures = self.figures(cx, after, &games);
        // The cursor is in the ranking; here its player is highlighted without the cursor sign.
        table_beside(frame, body, cx.theme, &heads, games.len(), |line| {
            let made = shown(&games.row(line), &figures, cx);
            if line == self.cursor { TableRow { style: cx.theme.strong, ..made } } else { made }
        });
    }

    /// Returns the number alignment of each column of a table.
    fn figures(&self, cx: &Context, after: RoundNo, made: &Table) -> Vec<Figures> {
        let standings = self.standings(cx, after);
        let formats = standings::formats(&standings);
        let of = |column: &Column| {
            let has_half = || standings.rows.iter().any(|row| row.score.has_half());
            let code = match &column.key {
                Key::One("points") if has_half() => return Figures::Halves,
                Key::Named(TIE_BREAKS, code) => code,
                _ => return Figures::AsTheyAre,
            };
            let found = standings.columns.iter().position(|known| known.id.as_str() == code);
            let Some((at, format)) = found.and_then(|at| Some((at, *formats.get(at)?))) else {
                return Figures::AsTheyAre;
            };
            Figures::of(format, standings.rows.iter().filter_map(|row| row.values.get(at)))
        };
        made.columns.iter().map(of).collect()
    }

    /// Formats the line at the cursor with all its columns.
    pub(super) fn spoken_line(&self, cx: &Context, after: RoundNo) -> Option<String> {
        let made = self.with_moves(cx, after)?;
        (self.cursor < made.len()).then(|| spoken::line(&made, &made.row(self.cursor), cx))
    }

    pub(super) fn table_needs(&self, cx: &Context, after: RoundNo, (room, panels): (u16, usize)) -> Needs {
        let made = self.with_moves(cx, after);
        let heads = made.map(|made| ranked(&made, columns(&made, cx)));
        heads.map_or(Needs::exactly(room), |heads| needs(&heads, room, Beside::panels(panels)))
    }

    /// Returns the table with the columns that fit, and their headings.
    fn fitted<'a>(
        &self,
        cx: &Context<'a>,
        after: RoundNo,
        room: u16,
    ) -> Option<(Table<'a>, Vec<widget::Column>)> {
        let made = self.with_moves(cx, after)?;
        let heads = ranked(&made, columns(&made, cx));
        let kept = Fitted::of(&heads, room).kept;
        let heads = kept.iter().filter_map(|&at| heads.get(at).cloned()).collect();
        Some((made.only(|at, _| kept.contains(&at)), heads))
    }

    /// Returns the table; for the ranking of the entire event, including rank changes.
    fn with_moves<'a>(&self, cx: &Context<'a>, after: RoundNo) -> Option<Table<'a>> {
        let made = self.in_view(cx, after)?;
        let is_ranking = self.view == View::Ranking && self.part.is_none() && !self.by_number;
        if !is_ranking || self.ranked_teams(cx, after).is_some() || self.groups(cx, after).is_some() {
            return Some(made);
        }
        Some(standings::with_moves(cx.event, after, made))
    }

    fn in_view<'a>(&self, cx: &Context<'a>, after: RoundNo) -> Option<Table<'a>> {
        let made = with_used(cx.event, self.table(cx, after)?);
        let has_place = |key: &str| match key {
            // Rounds need the width of title, rating and federation.
            "title" | "rating" | "national_rating" => self.view != View::Crosstable,
            "federation" => false,
            _ => true,
        };
        let scrolling = made.columns.iter().enumerate().filter(|(_, column)| scrolls(column));
        let passed_over: Vec<usize> = scrolling.map(|(at, _)| at).take(self.skipped()).collect();
        Some(made.only(|at, column| has_place(column.key.name()) && !passed_over.contains(&at)))
    }
}

/// Ranks the columns of a table for narrow screens: of the scrolling ones, the last are dropped first.
fn ranked(made: &Table, heads: Vec<widget::Column>) -> Vec<widget::Column> {
    let has_elo = made.columns.iter().any(|column| column.key.name() == "rating");
    let mut scrolling = 0..;
    let rank = |column: &Column| match column.key.name() {
        "moved" => MOVES_RANK,
        "national_rating" if has_elo => SECOND_RATING_RANK,
        _ if !scrolls(column) => Rank::Always,
        _ => match scrolling.next().unwrap_or(usize::MAX) {
            0..FEWEST => Rank::Always,
            place => Rank::Spare(u8::try_from(place).unwrap_or(u8::MAX - 2)),
        },
    };
    let ranks: Vec<Rank> = made.columns.iter().map(rank).collect();
    heads.into_iter().zip(ranks).map(|(head, rank)| head.ranked(rank)).collect()
}

fn shown(row: &Row, figures: &[Figures], cx: &Context) -> TableRow {
    let cells = row.cells.iter().zip(figures).map(|(cell, figures)| cell.aligned(cx.texts, *figures));
    TableRow { tints: tints(row, cx), ..TableRow::new(cells.collect(), cx.theme.plain) }
}

/// Returns the area below a table of this many lines and a blank line.
fn below(area: Rect, lines: usize) -> Rect {
    let taken = u16::try_from(lines.saturating_add(2)).unwrap_or(u16::MAX).min(area.height);
    Rect { y: area.y + taken, height: area.height - taken, ..area }
}

/// Returns the styles of cells that have a specific one: games in a crosstable.
fn tints(row: &Row, cx: &Context) -> Vec<(usize, Style)> {
    let look = |cell: &Cell| match cell {
        Cell::Game { game, .. } => Some(tint::game(cx, game.mark)),
        _ => None,
    };
    row.cells.iter().enumerate().filter_map(|(at, cell)| Some((at, look(cell)?))).collect()
}

/// Returns true if a column is one of a series, such as tie-breaks or rounds.
fn scrolls(column: &Column) -> bool {
    matches!(column.key, Key::Named(..) | Key::InTurn(_))
}
