//! Teams in the standings: their ranks and crosstable, and the sheet of a team.

use super::{StandingsPane, View};
use crate::desk::{Context, Message};
use crate::dialog::ReadingDialog;
use crate::publish::text;
use crate::sheet::teams;
use crate::text::clean;
use crate::widget::{Panel, Room};
use hakem_engine::standings::TeamStandings;
use hakem_engine::tournament::RoundNo;
use ratatui::text::Line;

impl StandingsPane {
    pub(super) fn ranked_teams(&self, cx: &Context, after: RoundNo) -> Option<TeamStandings> {
        matches!(self.view, View::Ranking | View::Crosstable).then(|| teams::ranked(cx.event, after))?
    }
}

/// Opens the sheet of a team, with its matches.
pub(super) fn card(made: &TeamStandings, line: usize, cx: &Context) -> Option<Message> {
    let row = made.rows.get(line)?.clone();
    let matches = teams::lines(cx.event, &made.table, row.team);
    let lines = move |cx: &Context, width: u16| sheet(&row.team, &matches, width.into(), cx);
    let title = teams::name(cx.event, made.rows.get(line)?.team);
    Some(Message::open(ReadingDialog::fitted(title, lines)))
}

/// Returns the terminal columns in which the sheet of a team loses no round as a side panel.
pub(super) fn panel_width(made: &TeamStandings, line: usize, cx: &Context) -> usize {
    let team = made.rows.get(line).and_then(|row| Some((row.team, cx.snapshot.team(row.team)?)));
    team.map_or(0, |(id, team)| text::narrowest(&teams::section(cx.event, id, team).table, cx.texts, NAME))
}

/// Terminal columns in which a broken name is readable.
const NAME: usize = 16;

/// Renders the sheet of a team as a side panel.
pub(super) fn panel(made: &TeamStandings, line: usize, room: Room, cx: &Context) -> Panel {
    let Some(row) = made.rows.get(line) else { return Panel::default() };
    let matches = teams::lines(cx.event, &made.table, row.team);
    let lines = sheet(&row.team, &matches, room.width, cx);
    Panel::new(teams::name(cx.event, row.team), lines.into_iter().take(room.height).collect())
}

fn sheet(
    id: &hakem_engine::tournament::TeamId,
    matches: &[String],
    width: usize,
    cx: &Context,
) -> Vec<Line<'static>> {
    let Some(team) = cx.snapshot.team(*id) else { return Vec::new() };
    let section = teams::section(cx.event, *id, team);
    let mut lines = vec![Line::styled(section.about, cx.theme.head), Line::default()];
    lines.extend(text::table(&section.table, cx.texts, width).into_iter().map(|line| {
        let style = if line.stands_out { cx.theme.strong } else { cx.theme.plain };
        Line::styled(line.text, style)
    }));
    lines.push(Line::default());
    // For a team that lists no players, the table already contains the matches.
    let told = matches.iter().filter(|_| !team.has_stand_ins());
    lines.extend(told.map(|line| Line::raw(clean(line).into_owned())));
    lines.extend(section.notes.into_iter().map(|note| Line::styled(note, cx.theme.faint)));
    lines
}
