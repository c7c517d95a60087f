//! Pages of deputies: check-in, boards and incidents; and of captains: line-ups. They work without scripts.

use super::pages::{BELOW, frame, name};
use crate::hall::{
    Agreement, Decisions, FormId, Game, Matter, Received, ReportSource, Reports, Side, Subject, open_reports,
};
use crate::i18n::Texts;
use crate::text::clean;
use hakem_engine::collate::Collation;
use hakem_engine::tournament::{GameResult, IncidentKind, PlayerId, RoundNo, Snapshot, TeamId};
use jiff::tz::TimeZone;
use maud::{Markup, html};

/// The sides, each with the word for it in addresses and forms.
pub const SIDES: [(Side, &str); 2] = [(Side::White, "white"), (Side::Black, "black")];

/// Content and context of the pages of an official.
pub struct Official<'a> {
    pub snapshot: &'a Snapshot,
    /// Decisions of the arbiter about results that were reported.
    pub decisions: &'a Decisions,
    /// Texts in the language of the device.
    pub texts: &'a Texts,
    pub reports: &'a Reports,
    /// The holder of the pass.
    pub source: ReportSource,
    pub pass: &'a str,
    /// Random number: each form of the page has another one, counted from here.
    pub drawn: u128,
}

/// Returns the time of a report at the venue.
pub fn time(of: &Received) -> String {
    of.at.to_zoned(TimeZone::system()).strftime("%H:%M").to_string()
}

impl Official<'_> {
    fn latest(&self, subject: Subject) -> Option<&Received> {
        self.reports.latest(subject, self.source)
    }

    /// Returns the hidden number of a form.
    fn form(&self, number: u128) -> Markup {
        let form = FormId::new(self.drawn.wrapping_add(number));
        html! { input type="hidden" name="form" value=(form.as_str()); }
    }

    /// Returns the address of the page, relative to itself.
    fn action(&self) -> &str {
        self.pass
    }

    fn page(&self, title: &str, body: &Markup) -> Markup {
        let event = clean(self.snapshot.settings().name.as_str());
        let who = self.texts.source(self.source);
        frame(self.texts, title, BELOW, &html! { p.event { (event) " · " (who) } h1 { (title) } (body) })
    }

    /// Returns a page with a text only.
    pub fn told(&self, id: &str) -> Markup {
        let told = self.texts.get(id);
        self.page(&self.texts.source(self.source), &html! { p.state role="status" { (told) } })
    }

    /// Returns the page on which players are checked in before round 1.
    pub fn check_in(&self) -> Markup {
        let texts = self.texts;
        let players = self.snapshot.players();
        let mut players: Vec<(String, PlayerId, bool)> =
            players.map(|(id, of)| (name(self.snapshot, id), id, of.checked_in)).collect();
        let order = Collation::new(texts.language());
        players.sort_by_cached_key(|(name, ..)| order.sort_key(name));
        let state = |id: PlayerId, is_in: bool| {
            let own = self.latest(Subject::Presence(id)).map(|own| &own.report.matter);
            match own {
                Some(Matter::CheckIn { present: false, .. }) => Some("deputy-said-absent"),
                Some(Matter::CheckIn { present: true, .. }) if !is_in => Some("deputy-said-present"),
                _ => is_in.then_some("deputy-is-in"),
            }
        };
        let button = |present: &str, id: &str, name: &str| {
            let word = texts.get(id);
            let label = format!("{word}: {name}");
            html! { button type="submit" name="present" value=(present) aria-label=(label) { (word) } }
        };
        self.page(
            &texts.get("deputy-check-in"),
            &html! {
                ul.list {
                    @for ((name, id, is_in), number) in players.iter().zip(0..) {
                        li id=(format!("p{id}")) {
                            b { (name) }
                            @if let Some(state) = state(*id, *is_in) { " " span { (texts.get(state)) } }
                            form.two method="post" action=(self.action()) {
                                (self.form(number))
                                input type="hidden" name="player" value=(id);
                                (button("yes", "phones-present", name))
                                (button("no", "phones-absent", name))
                            }
                        }
                    }
                }
            },
        )
    }

    /// Returns the state of a game in the list of boards.
    fn state(&self, game: Game, recorded: Option<GameResult>) -> String {
        let marks = |result| self.texts.result_marks(result).into_owned();
        match (recorded, self.latest(Subject::Game(game)).map(|own| &own.report.matter)) {
            (Some(result), _) => self.texts.with("phone-recorded", &[("result", marks(result).into())]),
            (None, Some(Matter::Result { result, .. })) => {
                let result = marks(GameResult::Played(*result));
                self.texts.with("deputy-reported", &[("result", result.into())])
            }
            _ if self.reports.is_reported(game) => self.texts.get("deputy-by-player").into_owned(),
            _ => self.texts.get("deputy-missing").into_owned(),
        }
    }

    /// Returns what is wrong with the result of a game: sources disagree, or differ from the record.
    fn dispute(&self, game: Game) -> Option<&'static str> {
        if self.snapshot.round(game.round)?.conflict(game.board).is_some() {
            return Some("deputy-resolved");
        }
        let open = open_reports(self.reports, game, self.snapshot, self.decisions)?;
        match open.agreement {
            Agreement::Conflict => Some("deputy-conflict"),
            Agreement::Contradicts(_) if open.said.iter().any(|said| said.source == self.source) => {
                Some("phone-differs")
            }
            Agreement::Contradicts(_) => Some("deputy-contradicted"),
            Agreement::One(_) | Agreement::Agreed(_) => None,
        }
    }

    /// Returns the page with the boards of a deputy, each with its recorded result.
    pub fn boards(&self, round: RoundNo, games: &[(Game, Option<GameResult>)]) -> Markup {
        let names = |game: &Game| game.players.map(|id| name(self.snapshot, id)).join(" – ");
        self.page(
            &self.texts.with("deputy-boards", &[("round", round.into())]),
            &html! {
                @for (game, recorded) in games {
                    a.choice id=(format!("b{}", game.board)) href=(format!("{}?board={}", self.action(), game.board)) {
                        b { (game.board) }
                        span { (names(game)) }
                        br;
                        span { (self.state(*game, *recorded)) }
                        @if let Some(dispute) = self.dispute(*game) {
                            span.dispute { "⚠ " (self.texts.get(dispute)) }
                        }
                    }
                }
            },
        )
    }

    /// Returns the part below a game: incidents reported so far, and links to report another.
    pub fn incidents(&self, game: Game) -> Markup {
        let texts = self.texts;
        let line = |side: Side, (at, kind): (usize, IncidentKind)| {
            let player = game.player(side);
            let of = self.latest(Subject::Incident(game.round, player, at))?;
            Some(format!("{}: {}, {}", name(self.snapshot, player), texts.incident(kind), time(of)))
        };
        let kinds = || IncidentKind::ALL.into_iter().enumerate();
        let known: Vec<String> = Side::BOTH
            .into_iter()
            .flat_map(|side| kinds().filter_map(move |kind| line(side, kind)))
            .collect();
        let board = format!("{}?board={}", self.action(), game.board);
        html! {
            h2 { (texts.get("deputy-incident")) }
            @if !known.is_empty() { div role="status" { ul.list { @for line in known { li { (line) } } } } }
            @for (side, word) in SIDES {
                p { a.back href=(format!("{board}&note={word}")) { (name(self.snapshot, game.player(side))) } }
            }
            p { a.back href=(format!("{}#b{}", self.action(), game.board)) { (texts.get("deputy-all-boards")) } }
        }
    }

    /// Returns the page on which an incident of a player is reported.
    pub fn incident(&self, game: Game, (side, word): (Side, &str)) -> Markup {
        let texts = self.texts;
        self.page(
            &name(self.snapshot, game.player(side)),
            &html! {
                p { (texts.get("deputy-which")) }
                form method="post" action=(self.action()) {
                    (self.form(0))
                    input type="hidden" name="board" value=(game.board);
                    input type="hidden" name="note" value=(word);
                    @for kind in IncidentKind::ALL {
                        button.choice type="submit" name="kind" value=(kind.word()) { (texts.incident(kind)) }
                    }
                }
                p { a.back href=(format!("{}?board={}", self.action(), game.board)) { (texts.get("deputy-cancel")) } }
            },
        )
    }

    /// Returns the page on which a captain names the line-up.
    pub fn line_up(&self, (team, round): (TeamId, RoundNo)) -> Markup {
        let texts = self.texts;
        let seats = self.snapshot.seats_of_team(team, round);
        let own = self.latest(Subject::LineUp(round, team));
        let named: Vec<PlayerId> = match own.map(|own| &own.report.matter) {
            Some(Matter::LineUp { players, .. }) => players.clone(),
            _ => seats.iter().map(|seat| seat.player).collect(),
        };
        let known = self.snapshot.team(team);
        let members: Vec<PlayerId> = known.into_iter().flat_map(|team| team.members()).collect();
        self.page(
            &texts.with("captain-title", &[("round", round.into())]),
            &html! {
                @if let Some(team) = known { p { b { (clean(team.name.as_str())) } } }
                @if let Some(own) = own {
                    p.state role="status" { (texts.with("captain-sent", &[("time", time(own).into())])) }
                }
                form method="post" action=(self.action()) {
                    (self.form(0))
                    @for at in 0..seats.len() {
                        label.board {
                            (texts.with("captain-board", &[("board", (at + 1).into())]))
                            select name="p" {
                                option value="" { "–" }
                                @for id in &members {
                                    option value=(id) selected[named.get(at) == Some(id)] { (name(self.snapshot, *id)) }
                                }
                            }
                        }
                    }
                    button.choice type="submit" { (texts.get("phone-send")) }
                }
                p { (texts.get("captain-until")) }
            },
        )
    }
}
