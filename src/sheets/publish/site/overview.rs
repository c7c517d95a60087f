//! The front page of an event: the boards of the current round or the final standings, the leaders, and links to
//! everything else.

use super::check::CHECK;
use super::feed::FEED;
use super::{BY_NAME, CALENDAR, REPORT, STARTING_LIST, Site};
use crate::event::Event;
use crate::publish::html::{Around, Body, earlier, frame};
use crate::publish::{HASH_DIGITS, Imprint};
use crate::sheet::columns::About;
use crate::sheet::data::{Cell, Column, ColumnKind, Key, Row, Section, Sheet, SheetLayout, Table};
use crate::sheet::schedule::when;
use crate::sheet::standings::TIE_BREAKS;
use crate::sheet::{Progress, columns, named, pairings, team_pairings};
use crate::text::clean;
use hakem_engine::history::Moment;
use hakem_engine::tournament::{RoundNo, RoundState};
use maud::html;

/// Extent of the data on the front page of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Full,
    /// Fewer columns.
    Light,
    /// The first [`ROWS`] rows of a list.
    Short,
}

impl Extent {
    fn rows(self) -> usize {
        if self == Self::Short { ROWS } else { usize::MAX }
    }
}

/// Number of rows that the front page of a large event lists.
const ROWS: usize = 100;

/// Number of leaders listed next to the boards.
const LEADERS: usize = 10;

/// Columns of the standings: next to the boards, and after the last round.
const OF_LEADERS: [&str; 3] = ["place", "name", "points"];
const OF_FINAL: [&str; 5] = ["place", "title", "name", "federation", "points"];

/// Columns of the standings of teams, whose points are tie-breaks.
const OF_TEAMS: [&str; 3] = ["place", "team", TIE_BREAKS];

const OF_PRIZES: [&str; 3] = ["place", "name", "prize"];

const OF_BOARDS: [&str; 4] = ["board", "white", "result", "black"];

/// Columns of a side of a board other than the rating.
const OF_SIDE: [&str; 4] = ["title", "name", "federation", "points"];

/// The same in a large event, whose front page would be too heavy for a phone.
const OF_SIDE_LIGHT: [&str; 3] = ["title", "name", "points"];

impl Site<'_> {
    /// Renders the front page.
    pub(super) fn overview(
        &self,
        rounds: &[RoundNo],
        (printed, hash): (Moment, &str),
        extent: Extent,
    ) -> String {
        let texts = self.texts();
        let nothing = Sheet::of_sections(String::new(), Vec::new());
        let imprint = Imprint::new(self.event, &nothing, printed, "");
        let imprint = imprint.at_address(self.address.map(ToOwned::to_owned));
        let as_of = texts.with("site-as-of", &[("time", self.event.minute(printed).into())]);
        let hash: String = hash.chars().take(HASH_DIGITS).collect();
        let imprint = Imprint { foot: [as_of, hash].join(" · "), ..imprint.with_logo(self.logo.cloned()) };
        let mut body = Body::default();
        let last = rounds.last().copied();
        let now = last.map(|round| now(self.event, round));
        let state = now.clone().unwrap_or_else(|| texts.get("site-not-begun").into_owned());
        body.push(html! { section #mine hidden { h2 { (texts.get("site-followed")) } } });
        match last {
            Some(round) if is_over(self.event, round) => {
                self.push_final(extent, &mut body);
                if !self.ranks_players() {
                    self.push_finder((None, extent), &mut body);
                }
            }
            Some(round) => self.push_round(round, extent, &mut body),
            None => self.push_finder((None, extent), &mut body),
        }
        body.begin_aside();
        match last {
            Some(round) if is_over(self.event, round) => self.push_prizes(&mut body),
            Some(_) => self.push_leaders(&mut body),
            None => {}
        }
        self.push_rounds(rounds, &mut body);
        self.push_event(&mut body);
        let title = texts.get("site-index").into_owned();
        let (picture, pages) = (self.picture(), self.links_of_front(last));
        let around = Around {
            is_live: self.is_live(None),
            pages: &pages,
            told: now.as_deref(),
            state: Some(&state),
            picture: picture.as_deref(),
            others: self.others(extent == Extent::Short),
            ..self.around()
        };
        frame(&title, &imprint, texts, around, &body)
    }

    /// Returns the tabs of the front page: itself, the sheets of the current round, and those of the current state that
    /// visitors ask for most.
    fn links_of_front(&self, round: Option<RoundNo>) -> super::Links {
        let of_round = round.into_iter().flat_map(|round| self.of(Some(round)));
        let of_now = self.of(None).filter(|made| super::TABS.contains(&made.name));
        let others = of_round.chain(of_now).map(|made| (made.file.clone(), made.label.clone(), false));
        self.fronts(true).chain(others).collect()
    }

    /// Adds the boards of the current round; if they are not one table, its matches and the list of seats by name.
    fn push_round(&self, round: RoundNo, extent: Extent, body: &mut Body) {
        let Some(section) = pairings::in_one_table(self.event, round) else {
            self.push_matches(round, body);
            return self.push_finder((Some(round), extent), body);
        };
        let is_light = extent == Extent::Light;
        let of_side = if is_light { &OF_SIDE_LIGHT[..] } else { &OF_SIDE };
        let rating = self.rating();
        let is_of_side = |about: &str| of_side.contains(&about) || !is_light && about == rating;
        let to_player = |id| self.player_file(id);
        let is_wanted = |_: usize, column: &Column| match &column.key {
            Key::Named(side, about) => OF_BOARDS.contains(side) && is_of_side(about),
            key => OF_BOARDS.contains(&key.name()),
        };
        let table = rated(columns::with_used(self.event, section.table.only(is_wanted)));
        self.push_title(Some(round), "pairings", body);
        let all_players =
            self.of(None).find(|made| made.name == STARTING_LIST).map(|made| made.file.as_str());
        let around =
            self.found(extent, Around { player: Some(&to_player), all_players, ..Around::default() });
        let section = Section { notes: section.notes, ..Section::of(table) };
        self.push_list(section, (Some(round), "pairings"), (extent, around), body);
    }

    /// Adds a search field to a list.
    fn found<'o>(&self, extent: Extent, around: Around<'o>) -> Around<'o> {
        Around { has_finder: true, others: self.others(extent == Extent::Short), ..around }
    }

    /// Adds a list of a sheet, and a link to that sheet if the list is shortened.
    fn push_list(
        &self,
        section: Section,
        (round, name): (Option<RoundNo>, &str),
        (extent, around): (Extent, Around),
        body: &mut Body,
    ) {
        let count = section.table.len();
        let rows = section.table.rows().take(extent.rows()).collect();
        let short = Section { table: Table::of_rows(section.table.columns.clone(), rows), ..section };
        body.push_section(&short, SheetLayout::Running, self.texts(), around);
        let made = self.of(round).find(|made| made.name == name).filter(|_| count > extent.rows());
        if let Some(made) = made {
            let whole = self.texts().with("site-whole-list", &[("count", count.into())]);
            body.push(html! { p { a href=(made.file) { (whole) } } });
        }
    }

    /// Adds the title of a sheet, which leads to its page.
    fn push_title(&self, round: Option<RoundNo>, name: &str, body: &mut Body) {
        if let Some(made) = self.of(round).find(|made| made.name == name) {
            let earlier = earlier(self.earlier(made).as_ref());
            body.push(html! { h2 { a href=(made.file) { (clean(&made.sheet.title)) } (earlier) } });
        }
    }

    /// Adds the matches of the current round with their scores.
    fn push_matches(&self, round: RoundNo, body: &mut Body) {
        let Some(section) = team_pairings::list(self.event, round) else { return };
        self.push_title(Some(round), "matches", body);
        body.push_section(&section, SheetLayout::Running, self.texts(), Around::default());
    }

    /// Adds an alphabetical list of seats, or before the first round of participants; each name links to the player's
    /// page.
    fn push_finder(&self, (round, extent): (Option<RoundNo>, Extent), body: &mut Body) {
        let to_player = |id| self.player_file(id);
        let (name, keys): (_, &[&str]) = match round {
            Some(_) => (BY_NAME, &["name", "board", "colour", "opponent", "team"]),
            None => (STARTING_LIST, &["name", "number", "title", "federation", self.rating(), "team"]),
        };
        let Some(sheet) = named(name).and_then(|found| found.sheet(self.event, round).ok()) else { return };
        self.push_title(round, name, body);
        let by_letter = round.is_some() && extent != Extent::Short;
        let around = self.found(extent, Around { player: Some(&to_player), by_letter, ..Around::default() });
        for section in sheet.sections {
            let section = Section::of(rated(section.table.with_keys(keys)));
            self.push_list(section, (round, name), (extent, around), body);
        }
    }

    /// Returns the column of the ratings: those of FIDE, or national ones if no player has any of FIDE.
    fn rating(&self) -> &'static str {
        let has_national = || About::NationalRating.is_used(self.event);
        let is_national = !About::Rating.is_used(self.event) && has_national();
        if is_national { About::NationalRating.name() } else { About::Rating.name() }
    }

    /// Returns true if the final standings are a list of players, in which they are searched.
    fn ranks_players(&self) -> bool {
        self.event.snapshot.teams().next().is_none() && self.last_standings().is_some()
    }

    /// Adds the final standings, with the explanations of their signs.
    fn push_final(&self, extent: Extent, body: &mut Body) {
        let to_player = |id| self.player_file(id);
        let around = Around { player: Some(&to_player), ..Around::default() };
        let around = if self.ranks_players() { self.found(extent, around) } else { around };
        let Some((made, sheet)) = self.last_standings() else { return };
        body.push(html! { h2 { a href=(made.file) { (clean(&made.sheet.title)) } } });
        let mut has_tie_breaks = false;
        for section in sheet.sections {
            let is_by_points = is_by_points(&section.table);
            let table = ranked(section.table, &OF_FINAL);
            let table = table.only(|_, column| is_by_points || column.key.name() != "points");
            let table = columns::with_used(self.event, table);
            has_tie_breaks |= table.columns.iter().any(|column| column.key.name() == TIE_BREAKS);
            let section = Section { title: section.title, notes: section.notes, ..Section::of(table) };
            self.push_list(section, (made.round, made.name), (extent, around), body);
        }
        if has_tie_breaks {
            body.push(html! { @for note in &sheet.notes { p.soft { (clean(note)) } } });
        }
    }

    fn push_prizes(&self, body: &mut Body) {
        let to_player = |id| self.player_file(id);
        let Some(made) = self.made.iter().find(|made| made.name == "prizes") else { return };
        body.push(html! { h2 { a href=(made.file) { (clean(&made.sheet.title)) } } });
        for section in &made.sheet.sections {
            let rows = section.table.rows().collect();
            let table = Table::of_rows(section.table.columns.clone(), rows).with_keys(&OF_PRIZES);
            let section = Section { title: section.title.clone(), ..Section::of(table) };
            let around = Around { player: Some(&to_player), ..Around::default() };
            body.push_section(&section, SheetLayout::Running, self.texts(), around);
        }
    }

    /// Adds the leaders after the last round with standings.
    fn push_leaders(&self, body: &mut Body) {
        let to_player = |id| self.player_file(id);
        let Some((made, sheet)) = self.last_standings() else { return };
        let Some(table) = leaders(sheet, LEADERS) else { return };
        body.push(html! { h2 { a href=(made.file) { (clean(&made.sheet.title)) } } });
        let around = Around { player: Some(&to_player), ..Around::default() };
        body.push_section(&Section::of(table), SheetLayout::Running, self.texts(), around);
    }

    fn last_standings(&self) -> Option<(&super::Made<'_>, Sheet<'_>)> {
        let made = self.made.iter().rfind(|made| made.name == "standings")?;
        let sheet = named("standings").and_then(|found| found.sheet(self.event, made.round).ok())?;
        Some((made, sheet))
    }

    /// Adds links to the sheets of all rounds, the latest first.
    fn push_rounds(&self, rounds: &[RoundNo], body: &mut Body) {
        let texts = self.texts();
        body.push(html! {
            section {
                h2 { (texts.get("site-rounds")) }
                @if rounds.is_empty() { p.soft { (texts.get("site-not-begun-yet")) (first_round(self.event)) } }
                ul.plain {
                    @for &round in rounds.iter().rev() {
                        li {
                            strong { (texts.with("log-issued-round", &[("round", round.into())])) } ": "
                            @for (at, made) in self.of(Some(round)).enumerate() {
                                @if at > 0 { " · " }
                                a href=(made.file) { (made.label) }
                            }
                            @if let Some(check) = self.proofs.link(round) { " · " a href=(check) { (texts.get("site-check")) } }
                        }
                    }
                }
            }
        });
    }

    /// Adds links to everything about the event.
    fn push_event(&self, body: &mut Body) {
        let texts = self.texts();
        body.push(html! {
            section {
                h2 { (texts.get("site-event")) }
                ul.plain {
                    @for made in self.of(None) { li { a href=(made.file) { (made.label) } } }
                    li { a href=(REPORT) download { (texts.get("site-report")) } }
                    @if !self.proofs.is_empty() { li { a href=(CHECK) { (texts.get("site-check-all")) } } }
                    @if self.has_calendar {
                        li { a href=(CALENDAR) { (texts.get("site-calendar")) } }
                    }
                    @if self.address.is_some() { li { a href=(FEED) { (texts.get("site-feed")) } } }
                }
            }
        });
    }
}

/// Returns true if no result of the event is awaited any more.
fn is_over(event: Event, last: RoundNo) -> bool {
    last >= event.snapshot.last_round()
        && event.snapshot.state(last) == RoundState::Complete
        && event.snapshot.adjourned(last) == 0
}

/// Returns the first rows of standings, with place and name, and points unless another order than theirs decides, as in
/// a knockout.
pub(super) fn leaders(standings: Sheet, count: usize) -> Option<Table> {
    let section = standings.sections.into_iter().next()?;
    let is_by_points = is_by_points(&section.table);
    let is_decisive = |at: usize, column: &Column| match column.key.name() {
        TIE_BREAKS => at < OF_LEADERS.len() + 1,
        "points" => is_by_points,
        _ => true,
    };
    let table = ranked(section.table, &OF_LEADERS).only(is_decisive);
    let rows = table.rows().take(count).collect();
    Some(Table::of_rows(table.columns, rows))
}

/// Returns true if the order of standings is that of their points.
fn is_by_points(table: &Table) -> bool {
    let points = |row: Row| {
        row.cells.iter().find_map(|cell| if let Cell::Points(points) = cell { Some(*points) } else { None })
    };
    // Those without a place follow the others with any points.
    let is_ranked = |row: &Row| !row.cells.iter().any(|cell| matches!(cell, Cell::Place(None)));
    table.rows().filter(is_ranked).map(points).is_sorted_by(|one, other| one >= other)
}

/// Removes the ratings that no row has, such as those of FIDE in a national event.
fn rated(table: Table<'_>) -> Table<'_> {
    let is_rating = |column: &Column| column.kind == ColumnKind::Rating;
    let has_value =
        |at: usize| table.rows().any(|row| row.cells.get(at).is_some_and(|cell| !cell.is_empty()));
    let columns = table.columns.iter().enumerate();
    let wanted: Vec<bool> = columns.map(|(at, column)| !is_rating(column) || has_value(at)).collect();
    table.only(|at, _| wanted.get(at).copied().unwrap_or(true))
}

/// Returns day and time of round 1, if they are announced, for an event without rounds.
pub(super) fn first_round(event: Event) -> String {
    let first = RoundNo(1);
    let when = when(event, first);
    if when.is_empty() {
        return when;
    }
    format!(" {}: {when}", event.texts.with("log-issued-round", &[("round", first.into())]))
}

/// Returns the progress of a round, with its start time, or that the event is over.
pub(super) fn now(event: Event, round: RoundNo) -> String {
    let texts = event.texts;
    if is_over(event, round) {
        return texts.get("site-over").into_owned();
    }
    let Progress { entered, total } = Progress::of(event.snapshot, round);
    let state = event.snapshot.state(round);
    let words = texts.round_state(state);
    let state = match state {
        RoundState::Running { .. } => texts.with(
            "site-now-results",
            &[("state", words.into()), ("known", entered.into()), ("boards", total.into())],
        ),
        _ => words.into_owned(),
    };
    let named = texts.with("site-now", &[("round", round.into()), ("state", state.into())]);
    let when = when(event, round);
    [named, when].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Restricts standings to these columns, or to those of teams if no player is ranked.
fn ranked<'a>(table: Table<'a>, of_players: &[&str]) -> Table<'a> {
    let is_of_players = table.columns.iter().any(|column| column.kind == ColumnKind::Name);
    table.with_keys(if is_of_players { of_players } else { &OF_TEAMS })
}
