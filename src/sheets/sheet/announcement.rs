//! Announcement of a round with its start and default time, followed by later rounds, and the countdown to the next of
//! these moments.

use super::columns;
use super::conditions;
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::schedule::when;
use super::{Absent, RoundNo, Snapshot};
use crate::event::Event;
use crate::i18n::Texts;
use crate::text::clean;
use jiff::civil::{Date, DateTime, Time};
use jiff::{SignedDuration, Timestamp, Zoned};

/// Maximum time before a moment for a countdown.
const IN_SIGHT: SignedDuration = SignedDuration::from_hours(24);

/// Maximum time since the start of a round for which its playing time is shown; a longer round has breaks.
const PLAYED: SignedDuration = SignedDuration::from_hours(12);

/// Returns true if a round has a date or time.
pub fn is_used(snapshot: &Snapshot) -> bool {
    let settings = snapshot.settings();
    settings.round_dates.iter().any(Option::is_some) || settings.round_times.iter().any(Option::is_some)
}

pub fn day(event: Event, round: RoundNo) -> Option<Date> {
    let day = event.snapshot.settings().round_dates.get(round.index()).copied().flatten()?;
    let of = |part: Option<u8>| i8::try_from(part?).ok();
    Date::new(i16::try_from(day.year()).ok()?, of(day.month())?, of(day.day())?).ok()
}

/// Returns the start of a round by the clock of the venue; `None` if its date or time is not set.
pub fn starts(event: Event, round: RoundNo) -> Option<Zoned> {
    let time = event.snapshot.settings().round_times.get(round.index()).copied().flatten()?;
    let of = |part: u8| i8::try_from(part).ok();
    let time = Time::new(of(time.hour())?, of(time.minute())?, 0, 0).ok()?;
    DateTime::from_parts(day(event, round)?, time).to_zoned(event.zone.clone()).ok()
}

/// Returns the time at which an absent player loses (FIDE Laws 6.7.1).
fn default_ends(event: Event, round: RoundNo) -> Option<Zoned> {
    let minutes = event.snapshot.settings().default_time?;
    starts(event, round)?.checked_add(SignedDuration::from_mins(minutes.into())).ok()
}

/// Kind of moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deadline {
    Begins,
    /// The default time ends: absent players lose.
    DefaultEnds,
    /// The round started, and is being played: the time since then is shown.
    Began,
}

/// The next moment of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Countdown {
    round: RoundNo,
    deadline: Deadline,
    at: Zoned,
}

impl Countdown {
    /// Returns the end of the default time of the round being played; after that, the start of this round; else the
    /// next moment, if it is within the countdown limit.
    pub fn next(event: Event, now: Timestamp) -> Option<Self> {
        let round = event.snapshot.current_round();
        let played = round.filter(|&round| {
            event.snapshot.round(round).is_some_and(|paired| paired.missing() > 0)
                && default_ends(event, round).is_none_or(|at| at.timestamp() <= now)
        });
        let began = played.and_then(|round| {
            let at = starts(event, round)?;
            let since = at.timestamp().duration_until(now);
            let is_played = since >= SignedDuration::ZERO && since <= PLAYED;
            is_played.then_some(Self { round, deadline: Deadline::Began, at })
        });
        began.or_else(|| Self::to_come(event, now))
    }

    fn to_come(event: Event, now: Timestamp) -> Option<Self> {
        let of_round = |round: RoundNo| {
            let begins = starts(event, round).map(|at| Self { round, deadline: Deadline::Begins, at });
            let ends = default_ends(event, round);
            let ends = ends.map(|at| Self { round, deadline: Deadline::DefaultEnds, at });
            [begins, ends].into_iter().flatten()
        };
        let all = event.snapshot.last_round().up_to().flat_map(of_round);
        let to_come = all.filter(|of| {
            let left = now.duration_until(of.at.timestamp());
            left > SignedDuration::ZERO && left <= IN_SIGHT
        });
        to_come.min_by_key(|of| of.at.timestamp())
    }

    /// Returns the remaining time as `h:mm:ss`; of a round being played, the time since its start.
    pub fn left(&self, now: Timestamp) -> String {
        let seconds = now.duration_until(self.at.timestamp()).as_secs();
        let seconds = if self.deadline == Deadline::Began { -seconds } else { seconds }.max(0);
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }

    /// Describes the moment with the remaining time and the time of day.
    pub fn told(&self, now: Timestamp, texts: &Texts) -> String {
        let id = match self.deadline {
            Deadline::Begins => "countdown-begins",
            Deadline::DefaultEnds => "countdown-default-ends",
            Deadline::Began => "countdown-began",
        };
        let values =
            [("round", self.round.into()), ("left", self.left(now).into()), ("time", clock(&self.at).into())];
        texts.with(id, &values)
    }
}

/// Describes the state of a round in hours and minutes: the time until its start, then until the end of the default
/// time, then the playing time. Returns `None` if the start is not set or too far away.
pub fn round_clock(event: Event, round: RoundNo, now: Timestamp) -> Option<String> {
    let minutes =
        |between: SignedDuration| format!("{}:{:02}", between.as_mins() / 60, between.as_mins() % 60);
    let begins = starts(event, round)?.timestamp();
    let until = |moment: Timestamp| now.duration_until(moment);
    // Minutes are rounded up: nothing is over until its last seconds have passed.
    let left = |moment: Timestamp| until(moment).saturating_add(SignedDuration::from_secs(59));
    let ends = default_ends(event, round).map(|at| at.timestamp()).filter(|&at| now < at);
    match (until(begins), ends) {
        (to_come, _) if to_come > IN_SIGHT || -to_come > PLAYED => None,
        (to_come, _) if to_come > SignedDuration::ZERO => {
            Some(event.texts.with("clock-begins", &[("left", minutes(left(begins)).into())]))
        }
        (_, Some(ends)) => Some(event.texts.with("clock-default", &[("left", minutes(left(ends)).into())])),
        (played, None) => Some(minutes(-played)),
    }
}

fn clock(at: &Zoned) -> String {
    at.strftime("%H:%M").to_string()
}

/// Returns the round to announce: the requested one, else the current one, else the next.
fn announced(snapshot: &Snapshot, asked: Option<RoundNo>) -> Option<RoundNo> {
    let played = snapshot.last_published();
    let is_over = played.and_then(|round| snapshot.round(round)).is_none_or(|round| round.missing() == 0);
    let next = played.map_or(RoundNo(1), |round| if is_over { round.next() } else { round });
    Some(asked.unwrap_or_else(|| next.min(snapshot.last_round()))).filter(|&round| round != RoundNo(0))
}

/// Returns the times of day of the announced round, each with its label: the start, and the end of the default time.
pub fn times(event: Event) -> Vec<(String, String)> {
    let Some(round) = announced(event.snapshot, None) else { return Vec::new() };
    let known =
        [("it3-begins", starts(event, round)), ("announcement-default-ends", default_ends(event, round))];
    let time = |(id, at): (&str, Option<Zoned>)| Some((event.texts.get(id).into_owned(), clock(&at?)));
    known.into_iter().filter_map(time).collect()
}

/// Builds the announcement of a round: the requested one, else the current one, else the next.
///
/// # Errors
/// Returns [`Absent::NothingPublished`] if the event has no rounds.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (snapshot, texts) = (event.snapshot, event.texts);
    let round = announced(snapshot, asked).ok_or(Absent::NothingPublished)?;
    let title = texts.with("sheet-announcement", &[("round", round.into())]);
    let following = snapshot.last_round().up_to().filter(|later| *later > round);
    let rows: Vec<Row> = following.filter_map(|round| row(event, round)).collect();
    let mut sections = vec![Section::of(facts(event, round))];
    if !rows.is_empty() {
        let head = |key: &'static str, id: &str| Column::new(key, texts.get(id), ColumnKind::Words);
        let mut heads = vec![columns::round(texts)];
        heads.extend([head("begins", "it3-begins"), head("default_ends", "announcement-default-ends")]);
        let title = texts.get("announcement-following").into_owned();
        sections.push(Section { title, ..Section::of(Table::of_rows(heads, rows)) });
    }
    let by = Column::new("part", texts.get("it3-part"), ColumnKind::Words);
    let sheet = Sheet::of_sections(title, sections).with_round(round);
    Ok(Sheet { by: Some(by), notes: conditions::of_round(event, round), ..sheet })
}

/// Lists the known facts of the round, one per line.
fn facts<'a>(event: Event, round: RoundNo) -> Table<'a> {
    let (texts, settings) = (event.texts, event.snapshot.settings());
    let place = settings.place.as_ref().map(|place| clean(place.as_str()).into_owned());
    let control = settings.time_control.as_ref().or(settings.coded_time_control.as_ref());
    let begins = Some(when(event, round)).filter(|when| !when.is_empty()).unwrap_or_else(|| "–".to_owned());
    let ends = match default_ends(event, round) {
        Some(at) => Some(texts.with("announcement-lost-at", &[("time", clock(&at).into())])),
        None => settings.default_time.map(|minutes| texts.default_time(Some(minutes))),
    };
    let said = [
        ("it3-begins", Some(begins)),
        ("event-default-time", ends),
        ("event-place", place),
        ("event-time-control", control.map(|control| clean(control.as_str()).into_owned())),
    ];
    let heads = vec![
        Column::new("what", texts.get("announcement-item"), ColumnKind::Words),
        Column::new("value", texts.get("announcement-value"), ColumnKind::Words),
    ];
    let row = |(id, value): (&str, Option<String>)| {
        Some(Row::new(vec![Cell::Words(texts.get(id).into_owned()), Cell::Words(value?)]))
    };
    Table::of_rows(heads, said.into_iter().filter_map(row).collect())
}

/// Returns the row of a later round; `None` if its start is unknown.
fn row(event: Event, round: RoundNo) -> Option<Row> {
    let begins = Some(when(event, round)).filter(|when| !when.is_empty())?;
    let ends = default_ends(event, round).map_or(Cell::Empty, |at| Cell::Words(clock(&at)));
    Some(Row::new(vec![Cell::Number(round.0.into()), Cell::Words(begins), ends]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Derived;
    use crate::i18n::Language;
    use hakem_engine::command::Command;
    use hakem_engine::history::{History, Moment};
    use hakem_engine::tournament::{Name, PartialDate, Settings, TimeOfDay};
    use jiff::tz::TimeZone;

    #[test]
    fn the_screen_counts_down_to_the_start_and_then_to_the_end_of_the_default_time() {
        let settings = Settings {
            round_dates: [1, 2].map(|day| PartialDate::new(2026, 7, day).ok()).into(),
            round_times: vec![TimeOfDay::new(9, 30).ok(), TimeOfDay::new(23, 50).ok()],
            default_time: Some(30),
            ..Settings::named(Name::new("Open").unwrap())
        };
        let history = History::begun_by([Command::Announce(Box::new(settings))], Moment(0)).unwrap();
        let (texts, derived) = (Texts::new(Language::English), Derived::default());
        let zone = TimeZone::get("Europe/Prague").unwrap();
        let event = Event { zone: &zone, ..Event::of(&history, &texts, &derived) };
        let told = |time: &str| {
            let now: Timestamp = time.parse().unwrap();
            Countdown::next(event, now).map(|of| of.told(now, &texts))
        };
        assert_eq!(told("2026-06-30T07:29:59Z"), None, "more than a day before");
        assert_eq!(told("2026-07-01T06:15:29Z").unwrap(), "Round 1 begins in 1:14:31 (09:30)");
        assert_eq!(told("2026-07-01T07:30:00Z").unwrap(), "Default time of round 1 ends in 0:30:00 (10:00)");
        // Past midnight by the clock of the venue.
        assert_eq!(told("2026-07-02T22:00:00Z").unwrap(), "Default time of round 2 ends in 0:20:00 (00:20)");
        assert_eq!(told("2026-07-02T22:20:00Z"), None, "all is over");
        let clock = |time: &str| round_clock(event, RoundNo(1), time.parse().unwrap());
        assert_eq!(clock("2026-06-30T07:29:59Z"), None, "more than a day before");
        assert_eq!(clock("2026-07-01T06:15:29Z").unwrap(), "begins in 1:15");
        assert_eq!(clock("2026-07-01T07:29:59Z").unwrap(), "begins in 0:01");
        assert_eq!(clock("2026-07-01T07:30:00Z").unwrap(), "default in 0:30");
        assert_eq!(clock("2026-07-01T08:00:00Z").unwrap(), "0:30", "played so long");
        assert_eq!(clock("2026-07-01T19:31:00Z"), None, "nobody plays so long");
    }
}
