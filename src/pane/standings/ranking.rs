//! Places and tie-breaks, everybody's rounds, announced lists: as many columns as there is room for.

use super::{StandingsPane, View};
use crate::context::Context;
use crate::pane::listed::{columns, shown_cells};
use crate::report::columns::with_used_ratings;
use crate::report::sheet::{Column, Key, Table};
use crate::report::standings::Lines;
use crate::report::{crosstable, lists, standings};
use crate::widget::{TableRow, Width, table};
use hakem_engine::tournament::RoundNo;
use ratatui::Frame;
use ratatui::layout::Rect;

/// Terminal columns of one that scrolls, with the blank before it.
const SCROLLING: u16 = 8;

/// Fewest terminal columns of a name.
const NAME: u16 = 16;

/// Terminal columns that a name has before columns that scroll get more room.
const USUAL_NAME: u16 = 21;

/// From this width on both ratings are shown where there are both.
const WITH_BOTH_RATINGS: u16 = 110;

impl StandingsPane {
    /// Returns the lines of the standings that are shown.
    pub(super) fn lines(&self, cx: &Context, after: RoundNo) -> Lines {
        Lines::of(cx.event, &self.standings(cx, after), &self.shown, self.by_number)
    }

    /// Returns the table that is shown, with all its columns; none for the prizes, which are several.
    fn table<'a>(&self, cx: &Context<'a>, after: RoundNo) -> Option<Table<'a>> {
        let standings = self.standings(cx, after);
        Some(match self.view {
            View::Ranking | View::Announced(_) => {
                standings::table(cx.event, &standings, self.lines(cx, after))
            }
            View::Crosstable => crosstable::table(cx.event, after, &standings, self.lines(cx, after)),
            View::Averages => lists::averages_table(cx.event, self.averages(cx, after)),
            View::Prizes => return None,
        })
    }

    pub(super) fn draw_table(&self, frame: &mut Frame, area: Rect, cx: &Context, after: RoundNo) {
        let Some(made) = self.table(cx, after) else { return };
        let made = with_used_ratings(cx.event, made);
        let has_place = |key: &str| match key {
            // Rounds need the room of title, rating and federation.
            "title" | "rating" | "national_rating" => self.view != View::Crosstable,
            "federation" => false,
            _ => true,
        };
        let has_elo = made.columns.iter().any(|column| column.key.name() == "rating");
        let one_rating = has_elo && area.width < WITH_BOTH_RATINGS;
        let made = made.only(|_, column| {
            let key = column.key.name();
            has_place(key) && !(one_rating && key == "national_rating")
        });
        let made = self.scrolled(made, area.width);
        let heads = columns(&made, NAME);
        table(frame, area, cx.theme, &heads, (self.cursor, made.len()), |line| TableRow {
            cells: shown_cells(&made.row(line), cx.texts),
            style: cx.theme.plain,
        });
    }

    /// Leaves as many of the scrolling columns as there is room for, the first ones passed over; the others stand still
    /// before them.
    fn scrolled<'a>(&self, made: Table<'a>, width: u16) -> Table<'a> {
        let still = made.columns.iter().filter(|column| !scrolls(column)).cloned().collect();
        let still = columns(&Table::of_rows(still, Vec::new()), USUAL_NAME);
        let taken: u16 = still
            .iter()
            .map(|column| {
                1 + match column.width {
                    Width::Exactly(width) | Width::Fill(width) => width,
                }
            })
            .sum();
        let room = usize::from(width.saturating_sub(taken + 2) / SCROLLING);
        let first = made.columns.iter().position(scrolls).unwrap_or(0);
        let shown = first + self.skipped..first + self.skipped + room;
        made.only(|at, column| !scrolls(column) || shown.contains(&at))
    }
}

/// Whether a column is one of many of its kind: a tie-break, a round.
fn scrolls(column: &Column) -> bool {
    matches!(column.key, Key::Named(..) | Key::InTurn(_))
}
