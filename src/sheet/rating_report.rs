//! What a rating officer would still ask for: what the rating report lacks, and what may be questioned in it, each with
//! where it is entered.

use super::{gaps, list};
use crate::event::Event;
use crate::i18n::Arg;
use hakem_engine::closing::{self, Announcement, Gap, Lack};
use hakem_engine::tournament::{BoardNo, GameKind, GameResult, Round, RoundNo, Settings, Stage};

/// How much a point weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Without it the report is sent back.
    Missing,
    /// It may be right; somebody should look.
    Questionable,
}

/// Something that the rating report lacks, or that may be questioned in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// How much it weighs.
    pub weight: Weight,
    /// What it is about, the same in every language.
    pub about: &'static str,
    /// What is wrong.
    pub text: String,
    /// Where it is entered, with the key that leads there.
    pub cure: String,
}

/// Where something is entered.
#[derive(Clone, Copy)]
enum Cure {
    /// On a line of the event screen, by the id of its label.
    Line(&'static str),
    Players,
    Pairings,
    Results,
    Nowhere,
}

/// The points of an event, as they are found.
struct Points<'a> {
    event: Event<'a>,
    found: Vec<Point>,
}

/// Returns what is missing, which is what an event is closed without, then what may be questioned.
#[must_use]
pub fn points(event: Event) -> Vec<Point> {
    let mut points = Points { event, found: Vec::new() };
    for gap in closing::gaps(event.snapshot) {
        let (about, cure) = place_of(&gap);
        points.add(Weight::Missing, about, gaps::told(event, &gap), cure);
    }
    points.of_deputies();
    points.of_days();
    points.of_games();
    points.of_results();
    points.found
}

/// Returns what a gap is about, the same in every language, and where it is entered.
fn place_of(gap: &Gap) -> (&'static str, Cure) {
    match gap {
        Gap::Unplayed(_) => ("rounds", Cure::Pairings),
        Gap::Results { .. } => ("results", Cure::Results),
        Gap::Adjourned { .. } => ("adjourned", Cure::Results),
        Gap::Conflict { .. } => ("conflicts", Cure::Results),
        Gap::Undecided(_) => ("undecided", Cure::Results),
        Gap::Announcement(announcement) => {
            let about = match announcement {
                Announcement::Name => "name",
                Announcement::Place => "place",
                Announcement::Federation => "federation",
                Announcement::Begins => "start",
                Announcement::Ends => "end",
                Announcement::Organiser => "organiser",
                Announcement::FideEvent => "fide-event",
                Announcement::Arbiter => "chief-arbiter",
                Announcement::ArbiterId => "chief-arbiter-id",
                Announcement::TimeControl => "time-control",
                Announcement::Kind => "kind",
                Announcement::RoundDays => "round-days",
            };
            (about, Cure::Line(gaps::label(*announcement)))
        }
        Gap::Players { lack: Lack::FideId, .. } => ("fide-id", Cure::Players),
        Gap::Players { lack: Lack::Born, .. } => ("birth", Cure::Players),
        Gap::Players { lack: Lack::Federation, .. } => ("player-federation", Cure::Players),
    }
}

/// Returns how much is missing, and how much may be questioned: counted once a snapshot.
#[must_use]
pub fn lacks(event: Event) -> [usize; 2] {
    event.rating_report_lacks(|| counts(&points(event)))
}

/// Counts what is missing, and what may be questioned.
#[must_use]
pub fn counts(points: &[Point]) -> [usize; 2] {
    let of = |weight| points.iter().filter(|point| point.weight == weight).count();
    [of(Weight::Missing), of(Weight::Questionable)]
}

impl Points<'_> {
    fn add(&mut self, weight: Weight, about: &'static str, text: String, cure: Cure) {
        let texts = self.event.texts;
        let cure = match cure {
            Cure::Line(label) => {
                texts.with("rating-cure-line", &[("line", texts.get(label).into_owned().into())])
            }
            Cure::Players => texts.get("rating-cure-players").into_owned(),
            Cure::Pairings => texts.get("rating-cure-pairings").into_owned(),
            Cure::Results => texts.get("rating-cure-results").into_owned(),
            Cure::Nowhere => String::new(),
        };
        self.found.push(Point { weight, about, text, cure });
    }

    /// Adds deputies without a FIDE id.
    fn of_deputies(&mut self) {
        let settings = self.event.snapshot.settings();
        let without_id = settings.deputies.iter().filter(|arbiter| !arbiter.has_fide_id());
        let deputies: Vec<String> = without_id.map(ToString::to_string).collect();
        if !deputies.is_empty() {
            let text =
                self.event.texts.with("rating-deputies-no-id", &[("names", deputies.join(", ").into())]);
            self.add(Weight::Questionable, "deputy-arbiter-id", text, Cure::Line("event-deputies"));
        }
    }

    /// Adds rounds on a day that is not one of the event.
    fn of_days(&mut self) {
        let settings = self.event.snapshot.settings();
        let day = |round: RoundNo| settings.round_dates.get(round.index()).copied().flatten();
        let last = self.event.snapshot.last_round();
        let outside = |day| {
            settings.begins.is_some_and(|begins| day < begins) || settings.ends.is_some_and(|ends| day > ends)
        };
        let outside: Vec<RoundNo> = last.up_to().filter(|&round| day(round).is_some_and(outside)).collect();
        if !outside.is_empty() {
            let text = self.event.texts.with("rating-rounds-outside", &[("rounds", rounds(&outside).into())]);
            self.add(Weight::Questionable, "round-days-outside", text, Cure::Line("event-round-days"));
        }
    }

    /// Adds what is open of the kind of the games.
    fn of_games(&mut self) {
        let settings = self.event.snapshot.settings();
        let of_control = told_kind(settings);
        if let (Some(kind), Some(told)) = (settings.kind, of_control)
            && kind != told
        {
            let [kind, told] = [kind, told].map(|kind| self.event.texts.game_kind(kind).into_owned());
            let values = [("kind", kind.into()), ("told", told.into())];
            let text = self.event.texts.with("rating-kind-differs", &values);
            self.add(Weight::Questionable, "kind-of-time-control", text, Cure::Line("event-kind"));
        }
        if settings.coded_time_control.is_none() {
            let line = self.event.texts.get("event-coded-time-control").into_owned();
            let text = self.event.texts.with("gap-announcement", &[("what", line.into())]);
            self.add(
                Weight::Questionable,
                "coded-time-control",
                text,
                Cure::Line("event-coded-time-control"),
            );
        }
    }

    /// Adds boards that no rating counts, or that the report shows otherwise than the standings.
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
            let boards = list::shortened(&list::ranges(boards.iter().copied()), " ", 20);
            self.event
                .texts
                .with("rating-boards-of-round", &[("round", (*round).into()), ("boards", boards.into())])
        };
        let named: Vec<String> = found.iter().map(of_round).collect();
        let values = [("count", count.into()), ("boards", named.join("; ").into())];
        let text = text(self, &values);
        self.add(Weight::Questionable, about, text, Cure::Nowhere);
    }
}

/// Returns the kind of games that the coded time control tells.
fn told_kind(settings: &Settings) -> Option<GameKind> {
    GameKind::of_time_control(settings.coded_time_control.as_ref()?.as_str())
}

/// Returns rounds as ranges: `1-3 5`.
fn rounds(rounds: &[RoundNo]) -> String {
    let numbers = rounds.iter().map(|round| BoardNo(round.0.into()));
    list::ranges(numbers).into_iter().map(|(words, _)| words).collect::<Vec<_>>().join(" ")
}
