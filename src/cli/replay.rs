//! `hakem replay`: replays an event file entry by entry, verifies the hash chain and prints the resulting state.

use super::Exit;
use super::input::{Failure, print, read_event_up_to_damage, tell_aside};
use super::output::{OutputFormat, json_line};
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::sheet::entry::logged;
use crate::store::left_after;
use crate::text::clean;
use clap::ValueHint;
use hakem_engine::history::{Entry, History, Logged, Moment, StepId};
use hakem_engine::tournament::{RoundNo, Snapshot};
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Replay an event file, verify its hash chain and print the final state
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An event file
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// Stop after this step (the second number of a line), or before the first entry later than this time
    #[arg(long, value_name = "STEP|TIME")]
    until: Option<String>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: OutputFormat,
}

/// Replays and prints. The entire file is verified, including the part after `--until`; damage is reported, and the
/// state before it is still printed. If the entire file was requested, damage results in [`Exit::Malformed`].
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let (history, notices, cut) = read_event_up_to_damage(&arguments.file, texts)?;
    if let Some(cut) = &cut {
        tell_aside(&cut.why.say(texts));
        tell_aside(&left_after(&cut.after, texts));
    }
    notices.iter().for_each(|notice| tell_aside(&notice.say(texts)));
    let count = match &arguments.until {
        None => history.log().len(),
        Some(until) => entries_until(&history, until, texts)?,
    };
    let log = history.log().get(..count).unwrap_or_default();
    let step = log.last().map_or(StepId(0), |line| line.to);
    let snapshot = history.at(step).unwrap_or_else(|| history.snapshot());
    let derived = Derived::default();
    let event = Event { snapshot, step, ..Event::of(&history, texts, &derived) };
    let answer = match arguments.format {
        OutputFormat::Text => text(event, log, &history, cut.is_some()),
        OutputFormat::Json => json_line(&object(event, log, &history, cut.is_some())),
    };
    print(&answer, texts)?;
    Ok(if cut.is_some() && arguments.until.is_none() { Exit::Malformed } else { Exit::Done })
}

/// Returns the number of entries up to a step or a time.
fn entries_until(history: &History, until: &str, texts: &Texts) -> Result<usize, Failure> {
    let made =
        |line: &Logged, step| line.to == step && matches!(line.entry, Entry::Did(_)) && !line.lacks_effect();
    if let Ok(step) = until.parse().map(StepId) {
        if step == StepId(0) {
            return Ok(0);
        }
        if let Some(entry) = history.log().iter().position(|line| made(line, step)) {
            return Ok(entry + 1);
        }
    } else if let Some(end) = moment(until) {
        return Ok(history.log().iter().take_while(|line| line.at <= end).count());
    }
    let last = history.log().iter().map(|line| line.to.0).max().unwrap_or(0);
    Err(Failure::malformed(texts.with("cli-until", &[("found", until.into()), ("last", last.into())])))
}

/// Parses a time, with its UTC offset or in local time.
fn moment(text: &str) -> Option<Moment> {
    let at = text.parse::<Timestamp>().ok().or_else(|| {
        let on_the_wall: DateTime = text.parse().ok()?;
        on_the_wall.to_zoned(TimeZone::system()).ok().map(|zoned| zoned.timestamp())
    })?;
    Some(Moment(at.as_millisecond()))
}

fn at(line: &Logged) -> String {
    Timestamp::from_millisecond(line.at.0).map_or_else(|_| line.at.0.to_string(), |at| at.to_string())
}

/// Returns the numbers of the paired rounds.
fn rounds(snapshot: &Snapshot) -> impl Iterator<Item = RoundNo> {
    snapshot.last_paired().unwrap_or(RoundNo(0)).up_to()
}

/// Formats one line per entry: number, time, resulting step and action, followed by the state.
fn text(event: Event, log: &[Logged], history: &History, is_damaged: bool) -> String {
    let mut answer = String::new();
    for (number, line) in (1..).zip(log) {
        let what = match &line.by {
            Some(by) => format!("{}: {}", event.texts.author(by, event.zone), logged(event, line)),
            None => logged(event, line),
        };
        answer += &format!("{number}  {}  {}  {}\n", at(line), line.to, clean(&what));
    }
    let (texts, snapshot) = (event.texts, event.snapshot);
    let values = [
        ("count", log.len().into()),
        ("all", history.log().len().into()),
        ("step", event.step.0.into()),
        ("chain", if is_damaged { "damaged" } else { "whole" }.into()),
    ];
    answer += &format!("{}\n", texts.with("replay-chain", &values));
    let players = texts.with("count-players", &[("count", snapshot.players().count().into())]);
    let name = clean(snapshot.settings().name.as_str()).into_owned();
    answer += &format!("{name}: {players}\n");
    for round in rounds(snapshot) {
        let head = texts.with("word-round-number", &[("round", round.into())]);
        answer += &format!("{head}: {}\n", texts.round_state(snapshot.state(round)));
    }
    answer
}

fn object(event: Event, log: &[Logged], history: &History, is_damaged: bool) -> Value {
    let entry = |(number, line): (usize, &Logged)| json!({ "number": number, "at": at(line), "by": line.by, "step": line.to.0, "what": clean(&logged(event, line)) });
    let snapshot = event.snapshot;
    let published = snapshot.last_published().map_or(0, |round| round.0);
    let missing = rounds(snapshot).map(|round| snapshot.round(round).map_or(0, |paired| paired.missing()));
    json!({
        "entries": (1..).zip(log).map(entry).collect::<Vec<_>>(),
        "entries_in_file": history.log().len(),
        "damaged": is_damaged,
        "step": event.step.0,
        "event": snapshot.settings().name.as_str(),
        "players": snapshot.players().count(),
        "rounds": snapshot.settings().rounds.0,
        "published": published,
        "missing_results": missing.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use jiff::tz::TimeZoneDatabase;

    /// Minimal systems have no time zone database, and Windows has none.
    #[test]
    fn time_zones_are_known_without_a_list_of_the_system() {
        let istanbul = TimeZoneDatabase::bundled().get("Europe/Istanbul").unwrap();
        let at = date(2026, 3, 6).at(14, 30, 0, 0).to_zoned(istanbul).unwrap();
        assert_eq!(at.timestamp().to_string(), "2026-03-06T11:30:00Z");
    }
}
