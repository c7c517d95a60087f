//! The front page of an event: the current round, the seats of players in one tap, the leaders, and links to everything
//! else.

use super::check::{CHECK, Proofs};
use super::{BY_NAME, CALENDAR, REPORT, Site};
use crate::publish::Imprint;
use crate::publish::calendar::calendar;
use crate::publish::html::{Around, Body, frame, links};
use crate::sheet::data::{Form, Section, Sheet, Table};
use crate::sheet::named;
use crate::sheet::schedule::when;
use crate::text::clean;
use hakem_engine::history::Moment;
use hakem_engine::tournament::{RoundNo, RoundState};
use maud::html;

/// Number of leaders listed.
const LEADERS: usize = 10;

/// Columns of the leaders.
const OF_LEADERS: [&str; 3] = ["place", "name", "points"];

impl Site<'_> {
    /// Renders the front page.
    pub(super) fn overview(&self, rounds: &[RoundNo], printed: Moment, hash: &str) -> String {
        let texts = self.texts();
        let nothing = Sheet::of_sections(String::new(), Vec::new());
        let imprint = Imprint::new(self.event, &nothing, printed, hash);
        let imprint = imprint.at_address(self.address.map(ToOwned::to_owned));
        let imprint = imprint.with_logo(self.logo.cloned());
        let mut body = Body::default();
        let now = rounds.last().map(|&round| self.now(round));
        if let (Some(now), Some(&round)) = (&now, rounds.last()) {
            let sheets: Vec<_> =
                self.of(Some(round)).map(|made| (made.file.clone(), made.label.clone(), false)).collect();
            body.push(html! { h2 { (now) } (links(&sheets, &texts.get("site-pages"))) });
        }
        self.push_finder(rounds.last().copied(), &mut body);
        self.push_leaders(&mut body);
        body.push(html! {
            h2 { (texts.get("site-rounds")) }
            @if rounds.is_empty() { p.soft { (texts.get("sheet-absent-nothing")) } }
            ul {
                @for &round in rounds.iter().rev() {
                    li {
                        (texts.with("log-issued-round", &[("round", round.into())])) ": "
                        @for (at, made) in self.of(Some(round)).enumerate() {
                            @if at > 0 { " · " }
                            a href=(made.file) { (made.label) }
                        }
                        @if !self.proofs.is_empty() { " · " a href=(Proofs::link(round)) { (texts.get("site-check")) } }
                    }
                }
            }
            h2 { (texts.get("site-event")) }
            ul {
                @for made in self.of(None) { li { a href=(made.file) { (made.label) } } }
                li { a href=(REPORT) download="" { (texts.get("site-report")) } }
                @if !self.proofs.is_empty() { li { a href=(CHECK) { (texts.get("site-check-all")) } } }
                @if calendar(self.event, Moment(0)).is_some() {
                    li { a href=(CALENDAR) { (texts.get("site-calendar")) } }
                }
            }
        });
        let title = texts.get("site-index").into_owned();
        let picture = self.picture();
        let around = Around {
            is_live: self.is_live(None),
            told: now.as_deref(),
            picture: picture.as_deref(),
            ..Around::default()
        };
        frame(&title, &imprint, texts, around, &body)
    }

    /// Returns the progress of a round, with its start time.
    fn now(&self, round: RoundNo) -> String {
        let (event, texts) = (self.event, self.texts());
        let games = event.snapshot.round(round).into_iter().flat_map(|made| made.games());
        let results: Vec<bool> = games.map(|(.., result)| result.is_some()).collect();
        let (boards, known) = (results.len(), results.iter().filter(|&&known| known).count());
        let state = event.snapshot.state(round);
        let words = texts.round_state(state);
        let state = match state {
            RoundState::Running { .. } => texts.with(
                "site-now-results",
                &[("state", words.into()), ("known", known.into()), ("boards", boards.into())],
            ),
            _ => words.into_owned(),
        };
        let named = texts.with("site-now", &[("round", round.into()), ("state", state.into())]);
        let when = when(event, round);
        [named, when].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    /// Adds an alphabetical list of seats, or before the first round of participants; each name links to the player's
    /// page.
    fn push_finder(&self, round: Option<RoundNo>, body: &mut Body) {
        let to_player = |id| self.player_file(id);
        let (name, keys): (_, &[&str]) = match round {
            Some(_) => (BY_NAME, &["name", "board", "colour", "opponent", "team"]),
            None => ("starting-list", &["name", "number", "rating"]),
        };
        let Some(sheet) = named(name).and_then(|found| found.sheet(self.event, round).ok()) else { return };
        let by_letter = round.is_some();
        let around = Around { player: Some(&to_player), has_finder: true, by_letter, ..Around::default() };
        for section in sheet.sections {
            let section = Section::of(section.table.with_keys(keys));
            body.push_section(&section, Form::Running, self.texts(), around);
        }
    }

    /// Adds the leaders after the last round with standings.
    fn push_leaders(&self, body: &mut Body) {
        let to_player = |id| self.player_file(id);
        let Some(made) = self.made.iter().rfind(|made| made.name == "standings") else { return };
        let sheet = named("standings").and_then(|found| found.sheet(self.event, made.round).ok());
        let Some(section) = sheet.and_then(|sheet| sheet.sections.into_iter().next()) else { return };
        let table = section.table.with_keys(&OF_LEADERS);
        let rows = table.rows().take(LEADERS).collect();
        body.push(html! { h2 { a href=(made.file) { (clean(&made.sheet.title)) } } });
        let around = Around { player: Some(&to_player), ..Around::default() };
        let section = Section::of(Table::of_rows(table.columns, rows));
        body.push_section(&section, Form::Running, self.texts(), around);
    }
}
