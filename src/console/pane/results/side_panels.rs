//! Side panels of result entry on wide screens: the two players of the board at the cursor, and the leaders.

use super::authors;
use crate::desk::Context;
use crate::pane::card;
use crate::sheet::data::{Cell, Figures};
use crate::sheet::standings::formats;
use crate::sheet::{Counted, groups, teams};
use crate::text::{self, Align};
use crate::widget::{Panel, Room, wrapped};
use hakem_engine::standings::TeamStandings;
use hakem_engine::tiebreak::ValueFormat;
use hakem_engine::tournament::BoardNo;
use ratatui::text::Line;

/// Maximum number of players for which the standings are computed without a request; more would delay key presses.
const COUNTED_AT_REST: usize = 500;

/// Renders the rounds of both players of a board.
pub(super) fn players(board: Option<BoardNo>, room: Room, cx: &Context) -> Panel {
    let found = board.and_then(|board| Some((board, cx.snapshot.round(cx.round)?.board(board)?.meeting)));
    let Some((board, meeting)) = found else { return Panel::default() };
    let said = authors::said(cx.round, board, cx);
    let mut lines: Vec<Line<'static>> =
        said.iter().flat_map(|said| wrapped(said, room.width, cx.theme.plain)).collect();
    for id in [meeting.white, meeting.black] {
        let called = format!("{} {}", cx.number_text(id), cx.name(id));
        lines.extend(wrapped(&called, room.width, cx.theme.strong));
        lines.extend(card::incidents(id, room.width, cx));
        lines.extend(card::rounds(id, room.width, cx));
        lines.push(Line::default());
    }
    let number = cx.texts.with("word-board-number", &[("board", board.into())]);
    Panel::new(cx.texts.headed(&number), lines)
}

/// Computes the standings of the displayed round; returns true if they are new.
pub(super) fn count_standings(cx: &Context) -> bool {
    let is_small = cx.snapshot.players().count() <= COUNTED_AT_REST;
    let is_new = is_small && cx.snapshot.round(cx.round).is_some() && cx.known_standings(cx.round).is_none();
    if is_new {
        let _counted_and_kept = (cx.standings(cx.round), cx.side_by_side(cx.round));
    }
    is_new
}

/// Renders the leaders by the results entered so far.
pub(super) fn standings(room: Room, cx: &Context) -> Panel {
    let title = Counted::Standings.heading(cx.event, cx.round);
    let is_small = cx.snapshot.seated().count() <= COUNTED_AT_REST;
    if let Some(made) = teams::ranked(cx.event, cx.round).filter(|_| is_small) {
        return Panel::new(title, of_teams(&made, room, cx));
    }
    let Some(standings) = cx.known_standings(cx.round) else { return Panel::new(title, Vec::new()) };
    let groups = cx.side_by_side(cx.round);
    let standings = groups.as_ref().unwrap_or(&standings);
    let (name, columns) = divided(cx.longest_name(), room.width.saturating_sub(20), standings.columns.len());
    let mut codes = String::new();
    for column in standings.columns.iter().take(columns) {
        codes.push_str(&text::fit(&cx.texts.tie_break_short(column.id.as_str()), VALUE, Align::Right));
    }
    let figure = |(at, format)| {
        (format, Figures::of(format, standings.rows.iter().filter_map(|row| row.values.get(at))))
    };
    let formats: Vec<(ValueFormat, Figures)> = (0..columns).zip(formats(standings)).map(figure).collect();
    let heads = format!(
        "{}{}{codes}",
        " ".repeat(name + 13),
        text::fit(&cx.texts.get("column-points"), 5, Align::Right)
    );
    let mut lines = vec![Line::styled(heads, cx.theme.head)];
    for (at, row) in standings.rows.iter().enumerate().take(room.height) {
        let begins = at.checked_sub(1).and_then(|above| standings.rows.get(above));
        if groups.is_some() && begins.is_none_or(|above| above.scope != row.scope) {
            lines.push(Line::styled(groups::name(cx.event, row.scope), cx.theme.head));
        }
        let place = row.place.map_or_else(|| "–".to_owned(), |place| place.to_string());
        let mut words = format!(
            "{} {} {} {}",
            text::fit(&place, 7, Align::Right),
            text::fit(&cx.number_text(row.player), 4, Align::Right),
            text::fit(&cx.name(row.player), name, Align::Left),
            text::fit(&Cell::Points(row.score).aligned(cx.texts, Figures::Halves), 4, Align::Right),
        );
        for (value, &(format, figures)) in row.values.iter().zip(&formats) {
            let cell = Cell::value(format, value.clone()).aligned(cx.texts, figures);
            words.push_str(&text::fit(&cell, VALUE, Align::Right));
        }
        lines.push(Line::styled(words, cx.theme.plain));
    }
    lines.truncate(room.height);
    Panel::new(title, lines)
}

/// Renders the leading teams with as many ranking criteria as fit.
fn of_teams(made: &TeamStandings, room: Room, cx: &Context) -> Vec<Line<'static>> {
    let longest =
        made.rows.iter().map(|row| text::width(&teams::name(cx.event, row.team))).max().unwrap_or(0);
    let (name, columns) = divided(longest, room.width.saturating_sub(13), made.columns.len());
    let value = |words: &str| text::fit(words, VALUE, Align::Right);
    let heads = made.columns.iter().take(columns);
    let heads: String = heads.map(|column| value(&cx.texts.tie_break_short(column.id.as_str()))).collect();
    let mut lines = vec![Line::styled(format!("{}{heads}", " ".repeat(name + 13)), cx.theme.head)];
    lines.extend(made.rows.iter().map(|row| {
        let place = row.place.map_or_else(|| "–".to_owned(), |place| place.to_string());
        let values = row.values.iter().take(columns);
        let values: String = values.map(|of| value(&cx.texts.value(ValueFormat::Points, of))).collect();
        let words = format!(
            "{} {} {}{values}",
            text::fit(&place, 7, Align::Right),
            text::fit(&row.number.to_string(), 4, Align::Right),
            text::fit(&teams::name(cx.event, row.team), name, Align::Left),
        );
        Line::styled(words, cx.theme.plain)
    }));
    lines.truncate(room.height);
    lines
}

/// Divides terminal columns between names, of which the longest is known, and values: names of ordinary length, then
/// as many values as fit, then longer names.
fn divided(longest: usize, room: usize, values: usize) -> (usize, usize) {
    let columns = (room.saturating_sub(longest.min(NAME)) / VALUE).min(values);
    (longest.min(room.saturating_sub(columns * VALUE)), columns)
}

/// Terminal columns of a name of ordinary length.
const NAME: usize = 28;

/// Terminal columns of a tie-break value, including the blank before it.
const VALUE: usize = 8;
