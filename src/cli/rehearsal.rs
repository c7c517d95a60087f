//! `hakem simulate --from EVENT`: simulates the rest of an event many times.

use super::Exit;
use super::input::{Failure, finish, read_event};
use super::output::{OutputFormat, json_line};
use super::reports::name;
use crate::event::{Derived, Event};
use crate::i18n::{Texts, plain_decimal};
use crate::publish::{json, text};
use crate::sheet::rehearsal::{order, refused, sheet};
use crate::sheet::teams;
use crate::simulate::{Forecast, Met, NotRehearsed, Rehearsal, Rest};
use hakem_engine::tournament::Participant;
use serde_json::{Map, Value, json};
use std::panic::resume_unwind;
use std::path::Path;
use std::thread;

/// Default number of simulations.
const CONTINUATIONS: u32 = 1000;

/// Simulates the rest of an event on all cores and prints how often each participant reached which rank.
pub fn run(
    path: &Path,
    seed: u64,
    count: Option<u32>,
    format: OutputFormat,
    texts: &Texts,
) -> Result<Exit, Failure> {
    let (history, ..) = read_event(path, texts)?;
    let derived = Derived::default();
    let event = Event::of(&history, texts, &derived);
    let rehearsal = Rest::of(event.snapshot)
        .and_then(|rest| rehearse(&rest, seed, count.unwrap_or(CONTINUATIONS)))
        .map_err(|why| Failure::malformed(refused(event, &why)))?;
    let answer = match format {
        OutputFormat::Text => told(event, &rehearsal),
        OutputFormat::Json => json_line(&object(event, &rehearsal)),
    };
    finish(&answer, texts)
}

fn rehearse(rest: &Rest, seed: u64, count: u32) -> Result<Rehearsal, NotRehearsed> {
    let threads = thread::available_parallelism().map_or(1, usize::from).min(count as usize).max(1);
    let part = &|first: usize| rest.rehearse(seed, (1..=count).skip(first).step_by(threads));
    let parts: Vec<Result<Rehearsal, NotRehearsed>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|first| scope.spawn(move || part(first))).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|fault| resume_unwind(fault))).collect()
    });
    let joined = parts.into_iter().reduce(|joined, part| Ok(joined?.join(part?)));
    joined.unwrap_or(Err(NotRehearsed::Over))?.ended()
}

fn told(event: Event, rehearsal: &Rehearsal) -> String {
    let sheet = sheet(event, rehearsal);
    let mut answer = format!("{}\n", crate::text::clean(&sheet.title));
    for section in &sheet.sections {
        answer.push('\n');
        if !section.title.is_empty() {
            answer += &format!("{}\n", crate::text::clean(&section.title));
        }
        answer += &text::plain(&section.table, event.texts);
    }
    answer.push('\n');
    answer.extend(sheet.notes.iter().map(|note| format!("{}\n", crate::text::clean(note))));
    answer
}

fn object(event: Event, rehearsal: &Rehearsal) -> Value {
    let all = order(rehearsal).into_iter();
    json!({
        "seed": rehearsal.seed,
        "system": event.snapshot.settings().system.as_str(),
        "from": rehearsal.from.0,
        "last": rehearsal.last.0,
        "next": rehearsal.next.map(|round| round.0),
        "ends": rehearsal.ends,
        "stopped": rehearsal.stopped,
        "participants": all.map(|of| participant(event, rehearsal, of)).collect::<Vec<_>>(),
    })
}

fn participant(event: Event, rehearsal: &Rehearsal, (who, forecast): (Participant, &Forecast)) -> Value {
    let counts = |of: &mut dyn Iterator<Item = (String, u32)>| -> Map<String, Value> {
        of.map(|(key, count)| (key, count.into())).collect()
    };
    let next = |(met, count): (Met, u32)| {
        let [number, name] = match met {
            Met::Opponent(opponent) => named(event, opponent),
            Met::Bye => [Value::Null, Value::Null],
        };
        json!({ "number": number, "name": name, "count": count })
    };
    let [number, name] = named(event, who);
    json!({
        "number": number,
        "name": name,
        "expected_points": json::number(&plain_decimal(forecast.expected(rehearsal.ends), 2)),
        "places": counts(&mut forecast.places.iter().map(|(place, &count)| (place.to_string(), count))),
        "prizes": forecast.prizes,
        "norms": counts(&mut forecast.norms.iter().map(|(of, &count)| (of.title().letters().to_owned(), count))),
        "next": forecast.likeliest().into_iter().map(next).collect::<Vec<_>>(),
    })
}

/// Returns the number and the name of a participant; teams have no number before their stage starts.
fn named(event: Event, who: Participant) -> [Value; 2] {
    match who {
        Participant::Player(id) => {
            [event.number(id).map(|number| number.0).into(), name(event.snapshot, id).into()]
        }
        Participant::Team(id) => [Value::Null, teams::name(event, id).into()],
    }
}
