//! Places and tie-breaks, as many columns as there is room for.

use super::StandingsPane;
use crate::context::Context;
use crate::report::RatingColumn;
use crate::text::Align;
use crate::widget::{Column, TableRow, Width, table};
use hakem_engine::standings::{SharedPlace, Standings};
use hakem_engine::tiebreak::Value;
use hakem_engine::tournament::RoundNo;
use ratatui::Frame;
use ratatui::layout::Rect;
use std::ops::Range;

/// Terminal columns of what stands still: place, number, title, name, rating, points.
const FIXED: u16 = 52;

/// From this width on both ratings are shown where there are both.
const WITH_BOTH_RATINGS: u16 = 110;

/// Terminal columns of a second rating.
const RATING: u16 = 5;

/// Terminal columns of a further one.
const FURTHER: u16 = 8;

impl StandingsPane {
    pub(super) fn draw_ranking(&self, frame: &mut Frame, area: Rect, cx: &Context, after: RoundNo) {
        let standings = self.standings(cx, after);
        let lines = self.lines(cx, &standings);
        let column = |head: String, width, align| Column { head, width, align };
        let named = |id: &str, width, align| column(cx.texts.get(id).into_owned(), width, align);
        let mut columns = vec![named("column-place", Width::Exactly(7), Align::Right)];
        let within = (!self.shown.is_everybody()).then(|| places_within(&standings, &lines));
        if within.is_some() {
            columns.push(named("standings-column-within", Width::Exactly(7), Align::Right));
        }
        columns.extend([
            named("column-pairing-number", Width::Exactly(4), Align::Right),
            named("column-title", Width::Exactly(3), Align::Left),
            named("column-name", Width::Fill(16), Align::Left),
        ]);
        let ratings = RatingColumn::used(cx.snapshot, if area.width >= WITH_BOTH_RATINGS { 2 } else { 1 });
        columns.extend(
            ratings.iter().map(|rating| column(rating.head(cx.texts), Width::Exactly(4), Align::Right)),
        );
        columns.push(named("column-points", Width::Exactly(5), Align::Right));
        let taken =
            FIXED + if within.is_some() { FURTHER } else { 0 } + if ratings.len() > 1 { RATING } else { 0 };
        let room = usize::from(area.width.saturating_sub(taken) / FURTHER);
        let shown: Vec<usize> = (self.skipped..standings.columns.len()).take(room).collect();
        columns.extend(shown.iter().map(|&index| {
            let head = cx.texts.tie_break_short(standings.columns[index].id.as_str());
            column(head, Width::Exactly(7), Align::Right)
        }));
        // Where lines are left out or in another order, neighbours on the screen are none in the standings.
        let in_order = within.is_none() && !self.by_number;
        table(frame, area, cx.theme, &columns, (self.cursor, lines.len()), |line| {
            let index = lines[line];
            let row = &standings.rows[index];
            let player = cx.snapshot.player(row.player).map(|registration| &registration.player);
            let title = player.and_then(|player| player.title).map(|title| title.letters().to_owned());
            let place =
                |place: Option<SharedPlace>| place.map_or_else(|| "–".to_owned(), |place| place.to_string());
            let mut cells = vec![place(row.place)];
            cells.extend(within.iter().map(|within| place(within.get(line).copied().flatten())));
            cells.extend([row.number.to_string(), title.unwrap_or_default(), cx.name(row.player)]);
            cells.extend(ratings.iter().map(|rating| rating.cell(player)));
            cells.push(cx.texts.points(row.score));
            cells.extend(shown.iter().map(|&column| value(cx, &standings, (index, column), in_order)));
            TableRow { cells, style: cx.theme.plain }
        });
    }
}

/// Returns a value with its marks: `<` where it decided between this player and the one above, and a bracket around
/// those among whom it holds.
fn value(cx: &Context, standings: &Standings, (line, column): (usize, usize), in_order: bool) -> String {
    let (row, about) = (&standings.rows[line], &standings.columns[column]);
    let text = cx.texts.value(about.format, &row.values[column]);
    if !in_order {
        return text;
    }
    let text = if row.decided_by == Some(column) { format!("<{text}") } else { text };
    let found = about.groups.partition_point(|group| group.end <= line);
    let group = about.groups.get(found).filter(|group| group.contains(&line));
    let applies = |line: usize| standings.rows[line].values[column] != Value::Blank;
    match group.filter(|group| Range::clone(group).any(applies)) {
        Some(group) if line == group.start => format!("┌{text:>6}"),
        Some(group) if line + 1 == group.end => format!("└{text:>6}"),
        Some(_) => format!("│{text:>6}"),
        None => text,
    }
}

/// Returns the places among the lines shown, in the order of the screen: shared where they are shared among all.
fn places_within(standings: &Standings, lines: &[usize]) -> Vec<Option<SharedPlace>> {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_unstable_by_key(|&shown| lines[shown]);
    let mut places = vec![None; lines.len()];
    let place = |shown: &usize| standings.rows[lines[*shown]].place;
    let mut first = 1;
    for equals in order.chunk_by(|one, other| place(one) == place(other)) {
        let last = first + equals.len() - 1;
        for shown in equals {
            places[*shown] = place(shown).map(|_| SharedPlace { first, last });
        }
        first = last + 1;
    }
    places
}
