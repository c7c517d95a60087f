//! The list of average ratings of opponents, which Dubov systems publish after every round (dubov-classic 9).

use super::StandingsPane;
use crate::context::Context;
use crate::text::Align;
use crate::widget::{Column, TableRow, Width, table};
use hakem_engine::pairing::AroRow;
use hakem_engine::tournament::RoundNo;
use ratatui::Frame;
use ratatui::layout::Rect;

impl StandingsPane {
    /// Returns the lines shown: by points, then by average, or by number.
    pub(super) fn averages(&self, cx: &Context, after: RoundNo) -> Vec<AroRow> {
        let list = cx.averages(after);
        let includes = |row: &&AroRow| {
            let player = cx.snapshot.player(row.player);
            player.is_some_and(|registration| self.shown.includes(&registration.player))
        };
        let mut rows: Vec<AroRow> = list.iter().filter(includes).copied().collect();
        if self.by_number {
            rows.sort_unstable_by_key(|row| row.number);
        }
        rows
    }

    pub(super) fn draw_averages(&self, frame: &mut Frame, area: Rect, cx: &Context, after: RoundNo) {
        let rows = self.averages(cx, after);
        let column = |head: String, width, align| Column { head, width, align };
        let named = |id: &str, width, align| column(cx.texts.get(id).into_owned(), width, align);
        let columns = [
            named("column-pairing-number", Width::Exactly(4), Align::Right),
            named("column-name", Width::Fill(20), Align::Left),
            named("column-rating", Width::Exactly(6), Align::Right),
            named("column-points", Width::Exactly(6), Align::Right),
            column(cx.texts.tie_break_short("ARO"), Width::Exactly(8), Align::Right),
        ];
        table(frame, area, cx.theme, &columns, (self.cursor, rows.len()), |line| {
            let row = &rows[line];
            let average = row.aro.map(|aro| cx.texts.decimal(aro.tenths().into(), 1));
            let cells = vec![
                row.number.to_string(),
                cx.name(row.player),
                row.rating.map(|rating| rating.to_string()).unwrap_or_default(),
                cx.texts.points(row.points),
                average.unwrap_or_else(|| "–".to_owned()),
            ];
            TableRow { cells, style: cx.theme.plain }
        });
    }
}
