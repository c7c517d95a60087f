//! Data of the event for FIDE's tournament report, form IT3.

use super::data::{Cell, Column, ColumnKind, Field, Row, Section, Sheet, Table};
use super::schedule::when_dated;
use super::{Absent, published};
use crate::event::Event;
use crate::i18n::form_date;
use crate::text::clean;
use hakem_engine::closing::took_part;
use hakem_engine::collate::upper_case;
use hakem_engine::norm::Flag;
use hakem_engine::tournament::{Arbiter, Player, RoundNo, Title};
use std::collections::BTreeSet;

/// Titles counted in the form; candidate masters are not.
const COUNTED: [Title; 6] = [Title::GM, Title::IM, Title::FM, Title::WGM, Title::WIM, Title::WFM];

/// Builds the tournament report: the event, participants, rounds.
pub fn report(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    published(event, asked)?;
    let texts = event.texts;
    let settings = event.snapshot.settings();
    let mut facts = facts(event);
    let arbiters = settings.arbiter.iter().map(|of| ("event-arbiter", official(event, of)));
    facts.extend(arbiters.chain(settings.deputies.iter().map(|of| ("it3-deputy", official(event, of)))));
    let missing = missing(event, &facts);
    let titled = |id: &str, table| Section { title: texts.get(id).into_owned(), ..Section::of(table) };
    let notes = missing_note(event, &missing);
    let sections = vec![
        Section { missing, ..titled("it3-event", said(event, facts)) },
        titled("it3-participants", participants(event)),
        Section { closing: signatures(event), ..titled("it3-schedule", schedule(event)) },
    ];
    let sheet = Sheet::of_sections(texts.get("sheet-it3").into_owned(), sections);
    let by = Column::new("part", texts.get("it3-part"), ColumnKind::Words);
    Ok(Sheet {
        by: Some(by),
        notes: notes.into_iter().chain([texts.get("it3-to-be-added").into_owned()]).collect(),
        is_official: true,
        ..sheet
    })
}

/// Lists the data that the form requires and the event lacks.
fn missing(event: Event, facts: &[(&str, String)]) -> Vec<String> {
    let (texts, settings) = (event.texts, event.snapshot.settings());
    let unknown = facts.iter().filter(|(_, value)| value.is_empty());
    let mut missing: Vec<String> = unknown.map(|(id, _)| texts.get(id).into_owned()).collect();
    missing.extend(place_lacks(event));
    missing.extend(settings.arbiter.is_none().then(|| texts.get("event-arbiter").into_owned()));
    let arbiters = settings.arbiter.iter().chain(&settings.deputies);
    missing.extend(arbiters.filter_map(|arbiter| arbiter_lacks(event, Some(arbiter))));
    let rounds = event.snapshot.last_published().into_iter().flat_map(RoundNo::up_to);
    let undated: Vec<String> = rounds
        .filter(|round| when_dated(event, *round, form_date).is_empty())
        .map(|round| round.to_string())
        .collect();
    let days = || texts.with("it3-lacks-days", &[("rounds", undated.join(", ").into())]);
    missing.extend((!undated.is_empty()).then(days));
    missing
}

pub(super) fn signatures(event: Event) -> Vec<Field> {
    let (texts, settings) = (event.texts, event.snapshot.settings());
    let field = |key, label: &str, share, value: String| Field {
        key,
        label: texts.get(label).into_owned(),
        value: clean(&value).into_owned(),
        share,
        is_signed: false,
    };
    let signed = |key| Field { is_signed: true, ..field(key, "it1-signature", 9, String::new()) };
    let arbiter = settings.arbiter.as_ref().map(|arbiter| official(event, arbiter));
    vec![
        field("arbiter_name", "event-arbiter", 10, arbiter.unwrap_or_default()),
        signed("arbiter_signature"),
        field("arbiter_date", "it1-date", 5, String::new()),
        field("official", "event-official", 10, confirming(event)),
        signed("official_signature"),
        field("official_date", "it1-date", 5, String::new()),
    ]
}

/// Returns the first and last day of the event, as far as they are entered.
pub(super) fn dates(event: Event) -> String {
    let settings = event.snapshot.settings();
    let days = [settings.begins, settings.ends].into_iter().flatten().map(form_date);
    days.collect::<Vec<_>>().join(" – ")
}

/// Returns the note that lists the data which a form requires and the event lacks.
pub(super) fn missing_note(event: Event, missing: &[String]) -> Option<String> {
    let list = missing.join("; ");
    (!missing.is_empty()).then(|| event.texts.with("form-missing", &[("list", list.into())]))
}

/// Names the data of an arbiter that forms require and the event lacks.
pub(super) fn arbiter_lacks(event: Event, arbiter: Option<&Arbiter>) -> Option<String> {
    let arbiter = arbiter.filter(|arbiter| !arbiter.has_fide_id())?;
    let name = clean(&given_first(event, arbiter.name.as_str())).into_owned();
    Some(event.texts.with("form-lacks-arbiter-id", &[("arbiter", name.into())]))
}

/// Formats an arbiter as in FIDE's forms: title, given name, SURNAME, FIDE ID.
pub(super) fn official(event: Event, arbiter: &Arbiter) -> String {
    let id = arbiter.fide_id.map(|id| format!(" ({id})"));
    format!("{}{}", given_first(event, arbiter.name.as_str()), id.unwrap_or_default())
}

/// Returns the federation official as in FIDE's forms, or an empty text.
pub(super) fn confirming(event: Event) -> String {
    let official = event.snapshot.settings().official.as_ref();
    official.map(|name| given_first(event, name.as_str())).unwrap_or_default()
}

/// Converts `IA Doe, Jane` to `IA Jane DOE`; a name without a comma is unchanged.
pub(super) fn given_first(event: Event, name: &str) -> String {
    let Some((before, given)) = name.split_once(',') else { return name.to_owned() };
    let (title, family) = match before.split_once(' ') {
        Some((title, family)) if is_title(title) => (format!("{title} "), family),
        Some(_) | None => (String::new(), before),
    };
    let family = upper_case(family.trim(), event.snapshot.settings().language);
    format!("{title}{} {family}", given.trim())
}

/// Returns true if a word is an arbiter's title in front of a name.
fn is_title(word: &str) -> bool {
    matches!(word, "IA" | "FA" | "NA" | "IO")
}

/// Returns the FIDE event code, or an empty text.
pub(super) fn event_code(event: Event) -> String {
    event.snapshot.settings().fide_event.map(|number| number.to_string()).unwrap_or_default()
}

/// Returns the place and federation of the event.
pub(super) fn place(event: Event) -> String {
    let settings = event.snapshot.settings();
    let known = [&settings.place, &settings.federation].into_iter().flatten();
    clean(&known.map(|name| name.as_str()).collect::<Vec<_>>().join(", ")).into_owned()
}

/// Names the half of [`place`] that the event lacks, if it has the other.
pub(super) fn place_lacks(event: Event) -> Option<String> {
    let settings = event.snapshot.settings();
    let id = match (&settings.place, &settings.federation) {
        (None, Some(_)) => "event-place",
        (Some(_), None) => "event-federation",
        _ => return None,
    };
    Some(event.texts.get(id).into_owned())
}

/// Lists the data of the event as catalogue ids and values.
fn facts(event: Event) -> Vec<(&'static str, String)> {
    let (texts, settings) = (event.texts, event.snapshot.settings());
    let time_control = settings.time_control.as_ref().or(settings.coded_time_control.as_ref());
    vec![
        ("event-name", settings.name.to_string()),
        ("event-fide-event", event_code(event)),
        ("event-organiser", settings.organiser.as_ref().map(ToString::to_string).unwrap_or_default()),
        ("event-place", place(event)),
        ("it3-days", dates(event)),
        // The form names the program that pairs.
        ("event-system", format!("{} (hakem)", texts.system(settings.system.as_str()))),
        ("event-rounds", event.snapshot.last_round().to_string()),
        ("event-time-control", time_control.map(ToString::to_string).unwrap_or_default()),
    ]
}

/// Builds a table of data, one per line; unknown values are a dash.
fn said<'a>(event: Event, facts: Vec<(&'static str, String)>) -> Table<'a> {
    let texts = event.texts;
    let heads = vec![
        Column::new("what", texts.get("it3-what"), ColumnKind::Words),
        Column::new("value", texts.get("it3-value"), ColumnKind::Words),
    ];
    let rows = facts.into_iter().map(|(id, value)| {
        Row::new(vec![
            Cell::Words(texts.get(id).into_owned()),
            Cell::Words(or_dash(clean(&value).into_owned())),
        ])
    });
    Table::of_rows(heads, rows.collect())
}

fn or_dash(value: String) -> String {
    if value.is_empty() { "–".to_owned() } else { value }
}

/// Counts the players who had an opponent, by rated, unrated and each title: in total, their federations, those of the
/// host and of other federations.
fn participants<'a>(event: Event) -> Table<'a> {
    let texts = event.texts;
    let head = |key: &'static str, id: &str, kind| Column::new(key, texts.get(id), kind);
    let heads = vec![
        head("group", "it3-group", ColumnKind::Words),
        head("players", "it3-total", ColumnKind::Number),
        head("federations", "it3-federations", ColumnKind::Number),
        head("host", "it3-host", ColumnKind::Number),
        head("others", "it3-others", ColumnKind::Number),
    ];
    let row = |words: String, [total, federations, host]: [usize; 3]| {
        let number = |count: usize| Cell::Number(u64::try_from(count).unwrap_or(u64::MAX));
        let counts = [total, federations, host, total.saturating_sub(host)].map(number);
        Row::new([Cell::Words(words)].into_iter().chain(counts).collect())
    };
    let word = |id: &str| texts.get(id).into_owned();
    let mut rows = vec![
        row(word("it3-players"), counted(event, |_| true)),
        row(word("it3-rated"), counted(event, is_rated)),
        row(word("it3-unrated"), counted(event, |player| !is_rated(player))),
    ];
    let of_title =
        |title: Title| row(title.letters().to_owned(), counted(event, |player| player.title == Some(title)));
    rows.extend(COUNTED.into_iter().map(of_title));
    Table::of_rows(heads, rows)
}

/// Returns true if the player has a rating of a list; an estimate of the arbiter is none.
pub(super) fn is_rated(player: &Player) -> bool {
    player.rating.is_some() && !player.estimated.is_rating()
}

/// Counts players who had an opponent: in total, their federations, those of the host.
pub(super) fn counted(event: Event, is_such: impl Fn(&Player) -> bool) -> [usize; 3] {
    let snapshot = event.snapshot;
    let met = snapshot.players().filter(|(id, of)| is_such(&of.player) && took_part(snapshot, *id));
    let host = Flag::of(snapshot.settings().federation.as_ref());
    let (mut total, mut of_host, mut federations) = (0, 0, BTreeSet::new());
    for (_, of) in met {
        total += 1;
        // `FID` is not a federation, and an unknown host has no players.
        if let flag @ Flag::Of(_) = Flag::of(of.player.federation.as_ref()) {
            of_host += usize::from(flag == host);
            federations.insert(flag);
        }
    }
    [total, federations.len(), of_host]
}

/// Lists the published rounds with their dates and times.
fn schedule<'a>(event: Event) -> Table<'a> {
    let texts = event.texts;
    let heads =
        vec![super::columns::round(texts), Column::new("begins", texts.get("it3-begins"), ColumnKind::Words)];
    let rounds = event.snapshot.last_published().into_iter().flat_map(RoundNo::up_to);
    let row = |round: RoundNo| {
        let begins = when_dated(event, round, form_date);
        Row::new(vec![Cell::Number(round.0.into()), Cell::Words(or_dash(begins))])
    };
    Table::of_rows(heads, rounds.map(row).collect())
}
