//! Column widths of panes, measured from the content so that nothing is truncated while there is space and no space is
//! wasted.

use crate::desk::Context;
use crate::sheet::data::{Departure, Figures, Row, Table};
use crate::text::{self, Align};
use crate::widget::{Column, Width};
use hakem_engine::tournament::{Colour, GameResult, PlayerId, Points, Registration};
use std::collections::BTreeSet;

/// Terminal columns of a name of ordinary length.
const NAME: u16 = 28;

/// Terminal columns of a name below which other columns are dropped first.
const LEAST_NAME: u16 = 16;

/// Maximum terminal columns of a name or text in a table.
const LONGEST: u16 = 60;

fn columns(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn digits(number: usize) -> u16 {
    columns(number.to_string().len())
}

pub(super) fn name(cx: &Context) -> Width {
    Width::of_words(LEAST_NAME, NAME, columns(cx.longest_name()).clamp(4, LONGEST))
}

/// Returns the width of names that may follow the sign of a player who has left.
pub(super) fn departed_name(cx: &Context) -> Width {
    let has_left = |how: fn(&Registration) -> bool| cx.snapshot.players().any(|(_, known)| how(known));
    let sign = match (has_left(Registration::is_expelled), has_left(|known| known.withdrawn().is_some())) {
        (true, _) => Departure::Expelled.sign(),
        (false, true) => Departure::Withdrawn.sign(),
        (false, false) => return name(cx),
    };
    name(cx).with_mark(columns(text::width(sign) + 1))
}

pub(super) fn number(cx: &Context) -> Width {
    Width::Exactly(number_width(cx))
}

/// Returns the number of terminal columns of a pairing number.
pub(super) fn number_width(cx: &Context) -> u16 {
    let last = std::iter::once_with(|| cx.snapshot.players().count().to_string());
    columns(cx.longest("number", last).max(2))
}

pub(super) fn board_column(cx: &Context) -> Column {
    let boards = cx.snapshot.round(cx.round).map_or(0, |round| round.boards().len());
    let column =
        Column::new(cx.texts.get("column-board"), Width::Exactly(digits(boards).max(2)), Align::Right);
    column.or_short(cx.texts.get("column-board-short"))
}

pub(super) fn rating() -> Width {
    Width::Exactly(4)
}

/// Returns the column of scores before the displayed round, including virtual points if it is paired with them.
///
/// In a system that ranks by totals (Keizer) the column has these.
pub(super) fn points_column(cx: &Context, align: Align) -> Column {
    if let Some(totals) = cx.totals_before(cx.round) {
        let widest = totals.keys().map(|&id| text::width(&cx.points_text(id, cx.round))).max();
        let width = Width::Exactly(columns(widest.unwrap_or(0).max(2)));
        return Column::new(cx.texts.tie_break_short("KZ"), width, align);
    }
    let widest = |points: BTreeSet<Points>| {
        points.into_iter().map(|points| text::width(&cx.texts.points(points))).max()
    };
    let score = widest(scores(cx).collect()).unwrap_or(0).max(2);
    let accelerated = cx.snapshot.round(cx.round).map_or(&[][..], |round| round.virtual_points());
    let added = widest(accelerated.iter().map(|&(_, points)| points).collect()).map_or(0, |width| width + 1);
    let column = Column::new(cx.texts.get("column-points"), Width::Exactly(columns(score + added)), align);
    column.or_short(cx.texts.get("column-points-short"))
}

/// Returns the scores of players and teams before the displayed round.
fn scores(cx: &Context) -> impl Iterator<Item = Points> {
    let players = cx.scores_before(cx.round).to_vec();
    players.into_iter().chain(cx.team_scores(cx.round).iter().map(|&(_, points)| points).collect::<Vec<_>>())
}

/// Returns the alignment of scores before the displayed round.
pub(super) fn points_figures(cx: &Context) -> Figures {
    let has_half = cx.totals_before(cx.round).is_none() && scores(cx).any(|points| points.has_half());
    if has_half && !cx.theme.is_spoken() { Figures::Halves } else { Figures::AsTheyAre }
}

/// Returns the score of a player before the displayed round, for a right-aligned column.
pub(super) fn points(cx: &Context, id: PlayerId, figures: Figures) -> String {
    figures.on_point(cx.points_text(id, cx.round))
}

/// Returns the column with the colours of all games before the displayed round, in this many terminal columns.
pub(super) fn history_column(cx: &Context, width: u16) -> Column {
    let column = Column::new(cx.texts.get("column-colour"), Width::Exactly(width), Align::Left);
    column.or_short(cx.texts.get("column-colour-short"))
}

/// Returns the width of a round in a crosstable: number, colour and mark.
pub(super) fn game(cx: &Context) -> Width {
    let is_unrated = |result: Option<GameResult>| matches!(result, Some(GameResult::Unrated(_)));
    let rounds = cx.snapshot.rounds();
    let has_unrated = rounds.iter().any(|round| round.games().any(|(.., result)| is_unrated(result)));
    // A score of several games can have a half point: `1½`.
    let mark = if rounds.iter().any(|round| round.games_of_match() > 1) { 2 } else { 1 };
    Width::Exactly(number_width(cx) + colour(cx) + mark + u16::from(has_unrated))
}

/// Returns the number of terminal columns of a colour letter.
fn colour(cx: &Context) -> u16 {
    let letters = [Colour::White, Colour::Black].map(|colour| text::width(&cx.texts.colour_short(colour)));
    columns(letters[0].max(letters[1]))
}

pub(super) fn cells(table: &Table, at: usize, cx: &Context) -> Width {
    let shown = |row: Row| row.cells.get(at).map_or(0, |cell| text::width(&cell.shown(cx.texts)));
    Width::Exactly(columns(table.rows().map(shown).max().unwrap_or(0)))
}

/// Returns the width of text with a known longest value; `enough` terminal columns suffice for almost all values.
pub(super) fn words(longest: usize, enough: u16) -> Width {
    Width::of_words(8, enough, columns(longest).min(LONGEST))
}
