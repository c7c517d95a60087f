//! The progress of a player as a chart: ranks and points by round.

use crate::desk::Context;
use crate::text::{self, Align};
use crate::widget::{Panel, Room, heights};
use hakem_engine::tournament::{PlayerId, RoundNo};
use ratatui::text::{Line, Span};

/// Maximum number of players for which the standings of all rounds are computed without a request.
const COUNTED_AT_REST: usize = 300;

/// Maximum rows of the chart.
const ROWS: usize = 12;

const ROUND: usize = 6;

/// Computes the standings of one more round up to `after`; returns true if one was missing.
pub(super) fn count_more(cx: &Context, after: RoundNo) -> bool {
    let is_small = cx.snapshot.players().count() <= COUNTED_AT_REST;
    let missing = after.up_to().find(|&round| is_small && cx.known_standings(round).is_none());
    if let Some(round) = missing {
        let _counted_and_kept = cx.standings(round);
    }
    missing.is_some()
}

/// Renders ranks by round, the player's best rank at the top, with ranks and points below.
pub(super) fn panel(id: PlayerId, after: RoundNo, room: Room, cx: &Context) -> Panel {
    let title = cx.texts.get("progress-title").into_owned();
    let shown = room.width.saturating_sub(LABELS) / ROUND;
    let skipped = after.index().saturating_add(1).saturating_sub(shown);
    let rounds: Vec<RoundNo> = after.up_to().skip(skipped).collect();
    let places: Vec<Option<usize>> = rounds.iter().map(|&round| place(id, round, cx)).collect();
    if places.iter().all(Option::is_none) {
        return Panel::new(title, Vec::new());
    }
    let reached = || places.iter().copied().flatten();
    // The scale covers the player's best to worst rank only.
    let best = reached().min().unwrap_or(1);
    let last = reached().max().unwrap_or(1).max(best + 1);
    let rows = ROWS.min(room.height.saturating_sub(4)).min(last - best + 1).max(2);
    let row_of = |place: usize| place.saturating_sub(best) * (rows - 1) / (last - best);
    let mut lines: Vec<Line<'static>> = (0..rows)
        .map(|row| {
            let label = match row {
                0 => best.to_string(),
                row if row + 1 == rows => last.to_string(),
                _ => String::new(),
            };
            let cells = places.iter().map(|place| {
                let is_here = place.is_some_and(|place| row_of(place) == row);
                let is_above = place.is_some_and(|place| row_of(place) < row);
                let sign = match (is_here, is_above) {
                    (true, _) if cx.theme.has_blocks() => "●",
                    (true, _) => "o",
                    (false, true) if cx.theme.has_blocks() => "│",
                    (false, true) => "|",
                    (false, false) => "",
                };
                let style = if is_here { cx.theme.strong } else { cx.theme.surface.line };
                Span::styled(text::fit(sign, ROUND, Align::Centre), style)
            });
            let label = Span::styled(text::fit(&label, LABELS, Align::Right), cx.theme.faint);
            Line::from_iter(std::iter::once(label).chain(cells))
        })
        .collect();
    let figures = |label: &str, told: Vec<String>, style| {
        let told: String = told.iter().map(|told| text::fit(told, ROUND, Align::Centre)).collect();
        let label = Span::styled(text::fit(label, LABELS, Align::Left), cx.theme.faint);
        Line::from(vec![label, Span::styled(told, style)])
    };
    let score = |&round: &RoundNo| cx.texts.points(cx.score_after(id, round));
    let shown = |place: &Option<usize>| place.map_or_else(String::new, |place| place.to_string());
    lines.push(figures(
        &cx.texts.get("column-round"),
        rounds.iter().map(ToString::to_string).collect(),
        cx.theme.faint,
    ));
    lines.push(figures(&cx.texts.get("column-place"), places.iter().map(shown).collect(), cx.theme.plain));
    lines.push(figures(&cx.texts.get("column-points"), rounds.iter().map(score).collect(), cx.theme.plain));
    Panel::new(title, lines)
}

/// Maximum number of leading ranks shown.
const LEADERS: usize = 10;

/// Renders the leaders of each round by pairing number, with the player highlighted. Shows as many ranks as fit, and
/// nothing if fewer than three fit.
pub(super) fn leaders(id: PlayerId, after: RoundNo, room: Room, cx: &Context) -> Vec<Line<'static>> {
    let places = LEADERS.min(room.height.saturating_sub(3));
    let shown = room.width.saturating_sub(LABELS) / ROUND;
    let known = after.up_to().filter_map(|round| Some((round, cx.known_standings(round)?)));
    let known: Vec<_> = known.collect();
    let rounds = known.get(known.len().saturating_sub(shown)..).unwrap_or_default();
    if places < 3 || rounds.is_empty() || cx.side_by_side(after).is_some() {
        return Vec::new();
    }
    let cells = |label: String, cells: Vec<Span<'static>>| {
        let label = Span::styled(text::fit(&label, LABELS, Align::Right), cx.theme.faint);
        Line::from_iter(std::iter::once(label).chain(cells))
    };
    let numbers = rounds
        .iter()
        .map(|(round, _)| Span::styled(text::fit(&round.to_string(), ROUND, Align::Right), cx.theme.faint));
    let heads = [Line::default(), Line::styled(cx.texts.get("progress-leaders").into_owned(), cx.theme.head)];
    let mut lines: Vec<Line<'static>> = heads.into_iter().collect();
    lines.push(cells(cx.texts.get("column-round").into_owned(), numbers.collect()));
    lines.extend((0..places).map(|at| {
        let who = rounds.iter().map(|(_, standings)| {
            let Some(row) = standings.rows.get(at) else { return Span::raw(" ".repeat(ROUND)) };
            let style = if row.player == id { cx.theme.strong } else { cx.theme.plain };
            let mark = if row.player == id { "›" } else { "" };
            let words = format!("{mark}{}", cx.number_text(row.player));
            Span::styled(text::fit(&words, ROUND, Align::Right), style)
        });
        cells((at + 1).to_string(), who.collect())
    }));
    lines
}

/// Terminal columns of the row labels.
const LABELS: usize = 6;

/// Returns one line with the points of a player after each round as bars, and the ranks where standings are computed.
pub(super) fn line(id: PlayerId, after: RoundNo, cx: &Context) -> String {
    let tenths = |round: RoundNo| usize::try_from(cx.score_after(id, round).tenths()).unwrap_or(0);
    let values: Vec<usize> = after.up_to().map(tenths).collect();
    let win = usize::try_from(cx.snapshot.settings().points.win.tenths()).unwrap_or(0);
    let greatest = win * (after.index() + 1);
    let figures = || after.up_to().map(|round| cx.texts.points(cx.score_after(id, round)));
    let told = match cx.theme.is_spoken() {
        true => figures().collect::<Vec<_>>().join(" · "),
        false => heights(&values, greatest, cx.theme),
    };
    let points = format!("{} {told}", cx.texts.get("progress-points"));
    let places: Option<Vec<String>> =
        after.up_to().map(|round| Some(place(id, round, cx)?.to_string())).collect();
    match places {
        Some(places) => {
            let places = cx.texts.with("progress-places", &[("places", places.join(" · ").into())]);
            format!("{points}   {places}")
        }
        None => points,
    }
}

/// Returns the rank of a player after a round whose standings are computed.
fn place(id: PlayerId, round: RoundNo, cx: &Context) -> Option<usize> {
    let standings = cx.known_standings(round)?;
    let standings = cx.side_by_side(round).unwrap_or(standings);
    let row = standings.rows.iter().find(|row| row.player == id)?;
    row.place.map(|place| place.first)
}
