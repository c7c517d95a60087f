//! Places and tie-breaks, everybody's rounds, announced lists: as many columns as there is room for.

use super::{StandingsPane, View};
use crate::context::Context;
use crate::pane::listed::{columns, shown_cells};
use crate::pane::tint;
use crate::report::columns::with_used;
use crate::report::sheet::{Cell, Column, Key, Row, Table};
use crate::report::standings::Lines;
use crate::report::{crosstable, lists, standings, teams};
use crate::widget::{TableRow, natural_width, table};
use hakem_engine::tournament::RoundNo;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Terminal columns of one that scrolls, with the blank before it.
const SCROLLING: u16 = 8;

/// Fewest scrolling columns that are shown.
const FEWEST: u16 = 2;

impl StandingsPane {
    /// Returns the lines of the standings that are shown.
    pub(super) fn lines(&self, cx: &Context, after: RoundNo) -> Lines {
        // The crosstable of a table stands by number (round-robin §7).
        let is_table = self.view == View::Crosstable
            && crosstable::everybody_meets(cx.event, after, self.scope(cx, after));
        Lines::of(cx.event, &self.standings(cx, after), &self.shown, self.by_number != is_table)
    }

    /// Returns the table that is shown, with all its columns; none for the prizes, which are several.
    fn table<'a>(&self, cx: &Context<'a>, after: RoundNo) -> Option<Table<'a>> {
        if let Some(made) = self.ranked_teams(cx, after) {
            return Some(match self.view {
                View::Crosstable => teams::crosstable(cx.event, &made),
                _ => teams::standings(cx.event, &made),
            });
        }
        let standings = self.standings(cx, after);
        Some(match self.view {
            View::Ranking | View::Announced(_) => {
                standings::table(cx.event, &standings, self.lines(cx, after))
            }
            View::Crosstable => {
                crosstable::table(cx.event, after, self.scope(cx, after), self.lines(cx, after))
            }
            View::Averages => lists::averages_table(cx.event, self.averages(cx, after)),
            View::Prizes | View::Bracket => return None,
        })
    }

    pub(super) fn draw_table(&self, frame: &mut Frame, area: Rect, cx: &Context, after: RoundNo) {
        let Some(made) = self.fitted(cx, after, area.width) else { return };
        let heads = columns(&made, cx);
        table(frame, area, cx.theme, &heads, (self.cursor, made.len()), |line| {
            let row = made.row(line);
            let mut shown = TableRow::new(shown_cells(&row, cx.texts), cx.theme.plain);
            shown.tints = tints(&row, cx);
            shown
        });
    }

    /// Returns how many of so many terminal columns the table can use.
    pub(super) fn table_width(&self, cx: &Context, after: RoundNo, room: u16) -> u16 {
        self.fitted(cx, after, room).map_or(room, |made| natural_width(&columns(&made, cx), room))
    }

    /// Leaves the columns that so much room takes: both ratings where all the rest has room beside them.
    fn fitted<'a>(&self, cx: &Context<'a>, after: RoundNo, room: u16) -> Option<Table<'a>> {
        let rich = self.with_ratings(cx, after, true)?;
        if natural_width(&columns(&rich, cx), room) <= room {
            return Some(rich);
        }
        Some(self.scrolled(self.with_ratings(cx, after, false)?, cx, room))
    }

    /// Returns the table with the columns that have a place in the view.
    fn with_ratings<'a>(&self, cx: &Context<'a>, after: RoundNo, both: bool) -> Option<Table<'a>> {
        let made = with_used(cx.event, self.table(cx, after)?);
        let has_place = |key: &str| match key {
            // Rounds need the room of title, rating and federation.
            "title" | "rating" | "national_rating" => self.view != View::Crosstable,
            "federation" => false,
            _ => true,
        };
        let has_elo = made.columns.iter().any(|column| column.key.name() == "rating");
        let passed_over = self.skipped;
        let first = made.columns.iter().position(scrolls).unwrap_or(0);
        Some(made.only(|at, column| {
            let key = column.key.name();
            let is_passed_over = scrolls(column) && at < first + passed_over;
            has_place(key) && (both || !(has_elo && key == "national_rating")) && !is_passed_over
        }))
    }

    /// Leaves as many of the scrolling columns as there is room for; the others stand still before them.
    fn scrolled<'a>(&self, made: Table<'a>, cx: &Context, room: u16) -> Table<'a> {
        let heads = columns(&made, cx);
        let is_still = |at: usize| made.columns.get(at).is_some_and(|column| !scrolls(column));
        let still: Vec<_> = (0..heads.len()).filter(|&at| is_still(at)).map(|at| heads[at].clone()).collect();
        // Where not even the rest has room, names are cut before columns go.
        let taken = natural_width(&still, 0).min(room.saturating_sub(FEWEST * SCROLLING));
        let shown = usize::from(room.saturating_sub(taken) / SCROLLING);
        let first = made.columns.iter().position(scrolls).unwrap_or(0);
        made.only(|at, column| !scrolls(column) || at < first + shown)
    }
}

/// Returns the looks of the cells of a row that have one of their own: games in a crosstable.
fn tints(row: &Row, cx: &Context) -> Vec<(usize, Style)> {
    let look = |cell: &Cell| match cell {
        Cell::Game(game) => Some(tint::game(cx, game)),
        _ => None,
    };
    row.cells.iter().enumerate().filter_map(|(at, cell)| Some((at, look(cell)?))).collect()
}

/// Whether a column is one of many of its kind: a tie-break, a round.
fn scrolls(column: &Column) -> bool {
    matches!(column.key, Key::Named(..) | Key::InTurn(_))
}
