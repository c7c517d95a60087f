//! The list of average ratings of opponents, which Dubov systems publish after every round (dubov-classic 9).

use super::StandingsPane;
use crate::context::Context;
use crate::report::RatingColumn;
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
        let ratings = RatingColumn::used(cx.snapshot, 2);
        let mut columns = vec![
            named("column-pairing-number", Width::Exactly(4), Align::Right),
            named("column-name", Width::Fill(20), Align::Left),
        ];
        columns.extend(
            ratings.iter().map(|rating| column(rating.head(cx.texts), Width::Exactly(6), Align::Right)),
        );
        columns.extend([
            named("column-points", Width::Exactly(6), Align::Right),
            column(cx.texts.tie_break_short("ARO"), Width::Exactly(8), Align::Right),
        ]);
        table(frame, area, cx.theme, &columns, (self.cursor, rows.len()), |line| {
            let row = &rows[line];
            let average = row.aro.map(|aro| cx.texts.decimal(aro.tenths().into(), 1));
            let mut cells = vec![row.number.to_string(), cx.name(row.player)];
            let player = cx.snapshot.player(row.player).map(|known| &known.player);
            cells.extend(ratings.iter().map(|rating| rating.cell(player)));
            cells.push(cx.texts.points(row.points));
            cells.push(average.unwrap_or_else(|| "–".to_owned()));
            TableRow { cells, style: cx.theme.plain }
        });
    }
}
