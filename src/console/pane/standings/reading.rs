//! Texts over the standings: the title, the card of a player with the calculation of every tie-break, and warnings.

use super::{StandingsPane, View, departures, filter};
use crate::desk::Context;
use crate::pane::{card as player_card, progress, spoken};
use crate::publish::text as sheet_text;
use crate::sheet::{self, Counted, Progress, card, lists};
use crate::text::{self, clean};
use crate::widget::wrapped;
use hakem_engine::standings::PlayerCard;
use hakem_engine::tournament::{Colour, RoundNo};
use ratatui::text::Line;

impl StandingsPane {
    /// Returns the title in one line if possible, else in two: players who have left are listed, or counted.
    pub(super) fn fitting_title(&self, cx: &Context, after: RoundNo, width: usize) -> Vec<Line<'static>> {
        let title = self.title(cx, after, false);
        let title = if text::width(&title) > width { self.title(cx, after, true) } else { title };
        let mut lines = wrapped(&title, width, cx.theme.head);
        lines.truncate(2);
        lines
    }

    /// Returns the title: the round, the category, who has left and what is provisional.
    fn title(&self, cx: &Context, after: RoundNo, counts: bool) -> String {
        let mut parts = vec![match self.view {
            View::Announced(code) => lists::announced(cx.event, code, after),
            View::Averages => lists::announced(cx.event, lists::AVERAGE, after),
            View::Bracket => cx.texts.heading("standings-bracket"),
            View::Prizes => Counted::Prizes.heading(cx.event, after),
            View::Crosstable => Counted::Crosstable.heading(cx.event, after),
            View::Ranking => Counted::Standings.heading(cx.event, after),
        }];
        if !self.shown.is_everybody() && self.view != View::Prizes && filter::tabs(cx, &self.shown).is_none()
        {
            parts.push(format!("[{}]", sheet::prizes::category(cx.texts, &self.shown)));
        }
        let missing = Progress::of(cx.snapshot, after).missing();
        let is_told = matches!(self.view, View::Prizes | View::Crosstable | View::Ranking);
        if missing > 0 && !is_told {
            parts.push(cx.texts.with("count-missing-results", &[("count", missing.into())]));
        }
        let open = cx.snapshot.conflicts().filter(|&(round, ..)| round <= after).count();
        if open > 0 {
            parts.push(cx.texts.with("standings-conflicts", &[("count", open.into())]));
        }
        if matches!(self.view, View::Ranking | View::Crosstable) {
            let at = if self.view == View::Crosstable { Some(self.scope(cx, after)) } else { self.part };
            let part = at.map_or_else(String::new, |at| sheet::standings::scope_name(cx.event, after, at));
            parts.extend(Some(part).filter(|part| !part.is_empty()));
        }
        let standings = cx.standings(after);
        let warned = sheet::standings::warnings(cx.event, &standings).len();
        if warned > 0 && matches!(self.view, View::Ranking | View::Crosstable) {
            parts.push(cx.texts.with("standings-warned", &[("count", warned.into())]));
        }
        if self.view == View::Ranking {
            parts.extend(sheet::standings::adjusted(cx.event, after));
        }
        if matches!(self.view, View::Ranking | View::Crosstable) {
            parts.extend(departures::told(cx, &self.departed(cx, after), counts));
        }
        let adjourned = cx.snapshot.adjourned(after);
        if adjourned > 0 && !is_told {
            parts.push(cx.texts.with("standings-adjourned", &[("count", adjourned.into())]));
        }
        // Notes of the sheet are sentences; here another part may follow.
        parts.join("; ").replace(".; ", "; ")
    }
}

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
pub(super) fn card_lines(
    cx: &Context,
    card: &PlayerCard,
    after: RoundNo,
    width: usize,
) -> Vec<Line<'static>> {
    let section = card::section(cx.event, card);
    let way = progress::line(card.player, after, cx);
    let mut lines =
        vec![Line::styled(section.about, cx.theme.head), Line::styled(way, cx.theme.plain), Line::default()];
    if cx.theme.is_spoken() {
        lines.extend(spoken::lines(&section.table, cx).into_iter().map(Line::raw));
    } else {
        lines.extend(sheet_text::table(&section.table, cx.texts, width).into_iter().map(|line| {
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
