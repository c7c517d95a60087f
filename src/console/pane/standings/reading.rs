//! Text views over the standings: the card of a player with the calculation of every tie-break, and warnings.

use crate::desk::context::Context;
use crate::pane::{card as player_card, progress, spoken};
use crate::publish::text;
use crate::sheet::{self, card};
use crate::text::clean;
use hakem_engine::standings::Card;
use hakem_engine::tournament::{Colour, RoundNo};
use ratatui::text::Line;

/// Returns a sample game in the notation of the crosstable.
pub(super) fn sign_of_game(cx: &Context) -> String {
    format!("12{}1", cx.texts.colour_short(Colour::White))
}

/// Returns the warnings about the tie-breaks, or the text that there are none.
pub(super) fn warnings(cx: &Context, after: RoundNo) -> Vec<String> {
    let mut lines = sheet::standings::warnings(cx.event, &cx.standings(after));
    if lines.is_empty() {
        lines.push(cx.texts.get("standings-no-warnings").into_owned());
    }
    lines
}

/// Renders a pairing card; headings and totals are highlighted, the terms of a tie-break dimmed.
pub(super) fn card_lines(cx: &Context, card: &Card, after: RoundNo, width: usize) -> Vec<Line<'static>> {
    let section = card::section(cx.event, card);
    let way = progress::line(card.player, after, cx);
    let mut lines =
        vec![Line::styled(section.about, cx.theme.head), Line::styled(way, cx.theme.plain), Line::default()];
    if cx.theme.is_spoken() {
        lines.extend(spoken::lines(&section.table, cx).into_iter().map(Line::raw));
    } else {
        lines.extend(text::table(&section.table, cx.texts, width).into_iter().map(|line| {
            let style = if line.stands_out { cx.theme.strong } else { cx.theme.plain };
            Line::styled(line.text, style)
        }));
    }
    lines.push(Line::default());
    lines.extend(player_card::incidents(card.player, width, cx));
    lines.extend(section.notes.into_iter().map(|note| {
        let style = if note.starts_with(' ') { cx.theme.faint } else { cx.theme.plain };
        Line::styled(clean(&note).into_owned(), style)
    }));
    lines
}
