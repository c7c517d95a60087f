//! What a rating officer would still ask for: what the rating report lacks, and what may be questioned in it, each with
//! where it is entered.

use super::list;
use crate::event::Event;
use crate::i18n::Arg;
use hakem_engine::tournament::{
    Arbiter, BoardNo, GameKind, GameResult, Player, PlayerId, Round, RoundNo, Settings, Stage,
};

/// How many players are named before the rest is counted.
const NAMED: usize = 3;

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

/// Returns what is missing, then what may be questioned.
#[must_use]
pub fn points(event: Event) -> Vec<Point> {
    let mut points = Points { event, found: Vec::new() };
    points.of_settings();
    points.of_days();
    points.of_games();
    points.of_players();
    points.of_rounds();
    points.of_results();
    points.found.sort_by_key(|point| point.weight);
    points.found
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

    /// Adds what the announcement lacks.
    fn of_settings(&mut self) {
        let settings = self.event.snapshot.settings();
        let has_name = settings.name.as_str() != "?";
        let lines = [
            ("name", "event-name", has_name),
            ("place", "event-place", settings.place.is_some()),
            ("federation", "event-federation", settings.federation.is_some()),
            ("start", "event-begins", settings.begins.is_some_and(|day| day.day().is_some())),
            ("end", "event-ends", settings.ends.is_some_and(|day| day.day().is_some())),
            ("chief-arbiter", "event-arbiter", settings.arbiter.is_some()),
            ("time-control", "event-time-control", settings.time_control.is_some()),
        ];
        for (about, label, _) in lines.into_iter().filter(|(.., is_there)| !is_there) {
            let line = self.event.texts.get(label).into_owned();
            let text = self.event.texts.with("rating-line-missing", &[("line", line.into())]);
            self.add(Weight::Missing, about, text, Cure::Line(label));
        }
        let without_id = |arbiter: &&Arbiter| !has_id(arbiter);
        if let Some(arbiter) = settings.arbiter.as_ref().filter(without_id) {
            let text = self.event.texts.with("rating-arbiter-no-id", &[("name", arbiter.to_string().into())]);
            self.add(Weight::Missing, "chief-arbiter-id", text, Cure::Line("event-arbiter"));
        }
        let deputies: Vec<String> =
            settings.deputies.iter().filter(without_id).map(ToString::to_string).collect();
        if !deputies.is_empty() {
            let text =
                self.event.texts.with("rating-deputies-no-id", &[("names", deputies.join(", ").into())]);
            self.add(Weight::Questionable, "deputy-arbiter-id", text, Cure::Line("event-deputies"));
        }
    }

    /// Adds rounds of which the day is not known, or not one of the event.
    fn of_days(&mut self) {
        let settings = self.event.snapshot.settings();
        let day = |round: RoundNo| settings.round_dates.get(round.index()).copied().flatten();
        let last = self.event.snapshot.last_round();
        let undated: Vec<RoundNo> =
            last.up_to().filter(|&round| day(round).is_none_or(|day| day.day().is_none())).collect();
        if !undated.is_empty() {
            let text =
                self.event.texts.with("rating-rounds-without-day", &[("rounds", rounds(&undated).into())]);
            self.add(Weight::Missing, "round-days", text, Cure::Line("event-round-days"));
        }
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
        if settings.known_kind().is_none() {
            let line = self.event.texts.get("event-kind").into_owned();
            let text = self.event.texts.with("rating-line-missing", &[("line", line.into())]);
            self.add(Weight::Missing, "kind", text, Cure::Line("event-kind"));
        }
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
            let text = self.event.texts.with("rating-line-missing", &[("line", line.into())]);
            self.add(
                Weight::Questionable,
                "coded-time-control",
                text,
                Cure::Line("event-coded-time-control"),
            );
        }
    }

    /// Adds what is not known of players.
    fn of_players(&mut self) {
        type Lacks = fn(&Player) -> bool;
        let lacks: [(&str, Lacks); 3] = [
            ("fide-id", |player| player.fide_id.is_none()),
            ("birth", |player| player.born.is_none()),
            ("player-federation", |player| player.federation.is_none()),
        ];
        for (about, lacks) in lacks {
            let players = self.event.snapshot.players();
            let found: Vec<PlayerId> =
                players.filter(|(_, known)| lacks(&known.player)).map(|(id, _)| id).collect();
            if !found.is_empty() {
                let values = [("count", found.len().into()), ("names", self.names(&found).into())];
                let texts = self.event.texts;
                let text = match about {
                    "fide-id" => texts.with("rating-players-no-id", &values),
                    "birth" => texts.with("rating-players-no-birth", &values),
                    _ => texts.with("rating-players-no-federation", &values),
                };
                self.add(Weight::Missing, about, text, Cure::Players);
            }
        }
    }

    /// Returns the first few names.
    fn names(&self, found: &[PlayerId]) -> String {
        let named: Vec<String> = found.iter().take(NAMED).map(|&id| self.event.name(id)).collect();
        format!("{}{}", named.join(", "), if found.len() > NAMED { ", …" } else { "" })
    }

    /// Adds rounds that are still to be played.
    fn of_rounds(&mut self) {
        let snapshot = self.event.snapshot;
        let (published, last) = (snapshot.last_published(), snapshot.last_round());
        let open: Vec<RoundNo> =
            last.up_to().filter(|&round| published.is_none_or(|published| round > published)).collect();
        if !open.is_empty() {
            let text = self.event.texts.with("rating-rounds-open", &[("rounds", rounds(&open).into())]);
            self.add(Weight::Missing, "rounds", text, Cure::Pairings);
        }
    }

    /// Adds boards without a result, with two of them, and those that no rating counts.
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
        let missing = boards(&|round, board, result| result.is_none() && round.awaits(board));
        let adjourned = boards(&|_, _, result| result == Some(GameResult::Adjourned));
        let doubtful = boards(&|round, board, _| round.conflict(board).is_some());
        let late = boards(&|round, board, _| round.rating_only(board).is_some());
        let unrated = boards(&|_, _, result| matches!(result, Some(GameResult::Unrated(_))));
        let forfeited = boards(&|_, _, result| matches!(result, Some(GameResult::Forfeit(_))));
        use Weight::{Missing, Questionable};
        self.add_boards(Missing, "results", &missing, |of, values| {
            of.event.texts.with("rating-results-missing", values)
        });
        self.add_boards(Missing, "adjourned", &adjourned, |of, values| {
            of.event.texts.with("rating-adjourned", values)
        });
        self.add_boards(Missing, "conflicts", &doubtful, |of, values| {
            of.event.texts.with("rating-conflicts", values)
        });
        self.add_boards(Questionable, "late", &late, |of, values| of.event.texts.with("rating-late", values));
        self.add_boards(Questionable, "unrated", &unrated, |of, values| {
            of.event.texts.with("rating-unrated", values)
        });
        self.add_boards(Questionable, "forfeits", &forfeited, |of, values| {
            of.event.texts.with("rating-forfeits", values)
        });
    }

    fn add_boards(
        &mut self,
        weight: Weight,
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
        let cure = if weight == Weight::Missing { Cure::Results } else { Cure::Nowhere };
        self.add(weight, about, text, cure);
    }
}

/// Returns the kind of games that the coded time control tells.
fn told_kind(settings: &Settings) -> Option<GameKind> {
    GameKind::of_time_control(settings.coded_time_control.as_ref()?.as_str())
}

/// Whether a FIDE id stands with a name, as `IA Doe, Jane (99900001)`.
fn has_id(arbiter: &Arbiter) -> bool {
    let mut numbers = arbiter.name.as_str().split(|letter: char| !letter.is_ascii_digit());
    arbiter.fide_id.is_some() || numbers.any(|number| Arbiter::ID_DIGITS.contains(&number.len()))
}

/// Returns rounds as ranges: `1-3 5`.
fn rounds(rounds: &[RoundNo]) -> String {
    let numbers = rounds.iter().map(|round| BoardNo(round.0.into()));
    list::ranges(numbers).into_iter().map(|(words, _)| words).collect::<Vec<_>>().join(" ")
}
