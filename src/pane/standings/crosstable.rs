//! Everybody's rounds: opponent, colour and result.

use super::StandingsPane;
use crate::context::Context;
use crate::text::Align;
use crate::widget::{Column, TableRow, Width, table};
use hakem_engine::standings::Cell;
use hakem_engine::tournament::RoundNo;
use ratatui::Frame;
use ratatui::layout::Rect;

/// Terminal columns of what stands still: place, number, name, points.
const FIXED: u16 = 43;

impl StandingsPane {
    pub(super) fn draw_crosstable(&self, frame: &mut Frame, area: Rect, cx: &Context, after: RoundNo) {
        let (standings, made) = (cx.standings(after), cx.crosstable(after));
        let lines = self.lines(cx, &standings);
        let column = |head: String, width, align| Column { head, width, align };
        let named = |id: &str, width, align| column(cx.texts.get(id).into_owned(), width, align);
        let mut columns = vec![
            named("column-place", Width::Exactly(7), Align::Right),
            named("column-pairing-number", Width::Exactly(4), Align::Right),
            named("column-name", Width::Fill(16), Align::Left),
            named("column-points", Width::Exactly(5), Align::Right),
        ];
        let room = usize::from(area.width.saturating_sub(FIXED)) / 8;
        let rounds: Vec<usize> = (self.skipped..made.rounds).take(room).collect();
        let heads =
            rounds.iter().map(|round| column((round + 1).to_string(), Width::Exactly(7), Align::Left));
        columns.extend(heads);
        table(frame, area, cx.theme, &columns, (self.cursor, lines.len()), |line| {
            let row = &standings.rows[lines[line]];
            let mut cells = vec![
                row.place.map_or_else(|| "–".to_owned(), |place| place.to_string()),
                row.number.to_string(),
                cx.name(row.player),
                cx.texts.points(row.score),
            ];
            let own = made.row(row.number).map_or(&[][..], |row| &row.cells);
            cells.extend(
                rounds.iter().map(|&round| own.get(round).map_or_else(String::new, |own| cell(cx, own))),
            );
            TableRow { cells, style: cx.theme.plain }
        });
    }
}

/// `12b1`: opponent, colour, mark.
fn cell(cx: &Context, cell: &Cell) -> String {
    let colour = cell.colour.map_or_else(String::new, |colour| cx.texts.colour_short(colour).into_owned());
    let opponent = cell.opponent.map_or_else(String::new, |number| number.to_string());
    format!("{opponent}{colour}{}", cell.mark)
}
