//! Review of the rating report: missing and questionable data, each with the place to enter it.

use super::{gaps, list};
use crate::event::Event;
use crate::i18n::{Arg, is_listed_federation};
use hakem_engine::closing::{self, Gap, Lack};
use hakem_engine::tournament::{
    BoardNo, GameKind, GameResult, Name, PlayerId, Round, RoundNo, Settings, Stage,
};
use std::collections::BTreeMap;

/// Severity of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// The report is rejected without it.
    Missing,
    /// Possibly correct, to be reviewed.
    Questionable,
}

/// Missing or questionable data of the rating report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    pub weight: Weight,
    /// Subject, the same in every language.
    pub about: &'static str,
    pub text: String,
    /// Place to enter the data, with the key that opens it.
    pub cure: String,
}

/// Place where data is entered.
#[derive(Clone, Copy)]
enum Cure {
    /// A line of the event pane, by the id of the setting.
    Setting(&'static str),
    Players,
    Pairings,
    Results,
    Nowhere,
}

/// Points of an event found so far.
struct Points<'a> {
    event: Event<'a>,
    found: Vec<Point>,
}

/// Returns missing data, which also prevents closing the event, then questionable data.
pub fn points(event: Event) -> Vec<Point> {
    let mut points = Points { event, found: Vec::new() };
    for gap in closing::gaps(event.snapshot) {
        let (about, cure) = place_of(&gap);
        points.add(Weight::Missing, about, gaps::told(event, &gap), cure);
    }
    points.of_federations();
    points.of_deputies();
    points.of_days();
    points.of_games();
    points.of_results();
    points.found
}

/// Returns the subject of a gap, the same in every language, and the place to enter it.
fn place_of(gap: &Gap) -> (&'static str, Cure) {
    match gap {
        Gap::Unplayed(_) => ("rounds", Cure::Pairings),
        Gap::Results { .. } => ("results", Cure::Results),
        Gap::Adjourned { .. } => ("adjourned", Cure::Results),
        Gap::Conflict { .. } => ("conflicts", Cure::Results),
        Gap::Undecided(_) => ("undecided", Cure::Results),
        Gap::Setting(setting) => {
            (setting.need.map_or(setting.id, |need| need.column), Cure::Setting(setting.id))
        }
        Gap::ArbiterId => ("chief-arbiter-id", Cure::Setting("arbiter")),
        Gap::Players { lack: Lack::FideId, .. } => ("fide-id", Cure::Players),
        Gap::Players { lack: Lack::Born, .. } => ("birth", Cure::Players),
        Gap::Players { lack: Lack::Federation, .. } => ("player-federation", Cure::Players),
    }
}

/// Returns the numbers of missing and questionable points, computed once per snapshot.
pub fn lacks(event: Event) -> [usize; 2] {
    event.rating_report_lacks(|| counts(&points(event)))
}

/// Counts missing and questionable points.
pub fn counts(points: &[Point]) -> [usize; 2] {
    let of = |weight| points.iter().filter(|point| point.weight == weight).count();
    [of(Weight::Missing), of(Weight::Questionable)]
}

impl Points<'_> {
    fn add(&mut self, weight: Weight, about: &'static str, text: String, cure: Cure) {
        let texts = self.event.texts;
        let cure = match cure {
            Cure::Setting(id) => {
                let line = texts.get(&format!("event-{id}")).into_owned();
                texts.with("rating-cure-line", &[("line", line.into())])
            }
            Cure::Players => texts.get("rating-cure-players").into_owned(),
            Cure::Pairings => texts.get("rating-cure-pairings").into_owned(),
            Cure::Results => texts.get("rating-cure-results").into_owned(),
            Cure::Nowhere => String::new(),
        };
        self.found.push(Point { weight, about, text, cure });
    }

    /// Adds federations of players that FIDE does not list, such as mistyped ones: each with its player, or with the
    /// number of its players.
    fn of_federations(&mut self) {
        let snapshot = self.event.snapshot;
        let mut players: BTreeMap<&str, Vec<PlayerId>> = BTreeMap::new();
        for (id, of) in snapshot.players().filter(|&(id, _)| closing::took_part(snapshot, id)) {
            let code = of.player.federation.as_ref().map(Name::as_str);
            if let Some(code) = code.filter(|code| !is_listed_federation(code)) {
                players.entry(code).or_default().push(id);
            }
        }
        if players.is_empty() {
            return;
        }
        let listed = players.into_iter().map(|(code, of)| match of.as_slice() {
            [player] => format!("{code} ({})", self.event.name(*player)),
            several => format!("{code} ({})", several.len()),
        });
        let codes = ("codes", listed.collect::<Vec<_>>().join(", ").into());
        let text = self.event.texts.with("rating-unknown-federation", &[codes]);
        self.add(Weight::Questionable, "unknown-federation", text, Cure::Players);
    }

    /// Adds deputies without a FIDE ID.
    fn of_deputies(&mut self) {
        let settings = self.event.snapshot.settings();
        let without_id = settings.deputies.iter().filter(|arbiter| !arbiter.has_fide_id());
        let deputies: Vec<String> = without_id.map(ToString::to_string).collect();
        if !deputies.is_empty() {
            let text =
                self.event.texts.with("rating-deputies-no-id", &[("names", deputies.join(", ").into())]);
            self.add(Weight::Questionable, "deputy-arbiter-id", text, Cure::Setting("deputies"));
        }
    }

    /// Adds rounds outside the dates of the event.
    fn of_days(&mut self) {
        let settings = self.event.snapshot.settings();
        let day = |round: RoundNo| settings.round_dates.get(round.index()).copied().flatten();
        let last = self.event.snapshot.last_round();
        let outside = |day| {
            settings.begins.is_some_and(|begins| day < begins) || settings.ends.is_some_and(|ends| day > ends)
        };
        let outside: Vec<RoundNo> = last.up_to().filter(|&round| day(round).is_some_and(outside)).collect();
        if !outside.is_empty() {
            let text =
                self.event.texts.with("rating-rounds-outside", &[("rounds", list::rounds(outside).into())]);
            self.add(Weight::Questionable, "round-days-outside", text, Cure::Setting("round-days"));
        }
    }

    /// Adds doubts about the rate of play.
    fn of_games(&mut self) {
        let settings = self.event.snapshot.settings();
        let of_control = told_kind(settings);
        if let (Some(kind), Some(told)) = (settings.kind, of_control)
            && kind != told
        {
            let [kind, told] = [kind, told].map(|kind| self.event.texts.game_kind(kind).into_owned());
            let values = [("kind", kind.into()), ("told", told.into())];
            let text = self.event.texts.with("rating-kind-differs", &values);
            self.add(Weight::Questionable, "kind-of-time-control", text, Cure::Setting("kind"));
        }
        if settings.coded_time_control.is_none() {
            let line = self.event.texts.get("event-coded-time-control").into_owned();
            let text = self.event.texts.with("gap-announcement", &[("what", line.into())]);
            self.add(Weight::Questionable, "coded-time-control", text, Cure::Setting("coded-time-control"));
        }
    }

    /// Adds unrated boards, and boards that the report shows differently from the standings.
    fn of_results(&mut self) {
        let snapshot = self.event.snapshot;
        let published: Vec<(RoundNo, &Round)> = (1..=u8::MAX)
            .map(RoundNo)
            .zip(snapshot.rounds().iter().map(|round| &**round))
            .filter(|(_, round)| round.stage() == Stage::Published)
            .collect();
        let boards =
            |wanted: &dyn Fn(&Round, BoardNo, Option<GameResult>) -> bool| -> Vec<(RoundNo, Vec<BoardNo>)> {
                let of_round = |&(number, round): &(RoundNo, &Round)| {
                    let games = round.games().filter(|&(board, _, result)| wanted(round, board, result));
                    (number, games.map(|(board, ..)| board).collect::<Vec<_>>())
                };
                published.iter().map(of_round).filter(|(_, boards)| !boards.is_empty()).collect()
            };
        let late = boards(&|round, board, _| round.rating_only(board).is_some());
        let unrated = boards(&|_, _, result| matches!(result, Some(GameResult::Unrated(_))));
        let forfeited = boards(&|_, _, result| matches!(result, Some(GameResult::Forfeit(_))));
        self.add_boards("late", &late, |of, values| of.event.texts.with("rating-late", values));
        self.add_boards("unrated", &unrated, |of, values| of.event.texts.with("rating-unrated", values));
        self.add_boards("forfeits", &forfeited, |of, values| of.event.texts.with("rating-forfeits", values));
    }

    fn add_boards(
        &mut self,
        about: &'static str,
        found: &[(RoundNo, Vec<BoardNo>)],
        text: impl Fn(&Self, &[(&'static str, Arg<'_>)]) -> String,
    ) {
        let count: usize = found.iter().map(|(_, boards)| boards.len()).sum();
        if count == 0 {
            return;
        }
        let of_round = |(round, boards): &(RoundNo, Vec<BoardNo>)| {
            let listed = list::shortened(&list::ranges(boards.iter().copied()), list::BETWEEN, 20);
            let values =
                [("round", (*round).into()), ("boards", listed.into()), ("count", boards.len().into())];
            self.event.texts.with("rating-boards-of-round", &values)
        };
        let named: Vec<String> = found.iter().map(of_round).collect();
        let values = [("count", count.into()), ("boards", named.join("; ").into())];
        let text = text(self, &values);
        self.add(Weight::Questionable, about, text, Cure::Nowhere);
    }
}

/// Returns the rate of play derived from the coded time control.
fn told_kind(settings: &Settings) -> Option<GameKind> {
    GameKind::of_time_control(settings.coded_time_control.as_ref()?.as_str())
}
