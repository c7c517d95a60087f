//! Data of the event for FIDE's tournament report, form IT3.

use super::data::{Cell, Column, ColumnKind, Field, Row, Section, Sheet, Table};
use super::schedule::when_dated;
use super::{Absent, list, lists_players, published};
use crate::event::Event;
use crate::i18n::{Arg, form_date};
use crate::text::clean;
use hakem_engine::closing::took_part;
use hakem_engine::collate::upper_case;
use hakem_engine::norm::Flag;
use hakem_engine::tournament::{Arbiter, PartialDate, Player, PlayerId, RoundNo, Title};
use std::collections::BTreeSet;

/// Titles counted in the form; candidate masters are not.
const COUNTED: [Title; 6] = [Title::GM, Title::IM, Title::FM, Title::WGM, Title::WIM, Title::WFM];

/// Builds the tournament report: the event, participants, rounds.
pub fn report(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    published(event, asked)?;
    let texts = event.texts;
    let fields = facts(event);
    let missing = missing(event, &fields);
    let titled = |id: &str, table| Section { title: texts.get(id).into_owned(), ..Section::of(table) };
    let notes = missing_note(event, &missing);
    let sections = vec![
        Section { fields, missing, ..titled("it3-event", Table::default()) },
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
fn missing(event: Event, fields: &[Field]) -> Vec<String> {
    let (texts, snapshot, settings) = (event.texts, event.snapshot, event.snapshot.settings());
    let signatures = signatures(event);
    // The chief arbiter is already among the fields.
    let closing = signatures.iter().filter(|field| field.key != "arbiter_name");
    let mut missing = without_value(fields.iter().chain(closing));
    missing.extend(event_lacks(event));
    missing
        .extend(settings.arbiter.iter().chain(&settings.deputies).filter_map(|of| arbiter_lacks(event, of)));
    let played = snapshot.players().filter(|(id, _)| took_part(snapshot, *id));
    let unknown = played.filter(|(_, of)| of.player.federation.is_none()).count();
    let federations = || texts.with("it3-lacks-federations", &[("count", unknown.into())]);
    missing.extend((unknown > 0).then(federations));
    missing.extend((!lists_players(snapshot)).then(|| texts.get("it3-participants").into_owned()));
    let rounds = snapshot.last_published().into_iter().flat_map(RoundNo::up_to);
    let undated = list::rounds(rounds.filter(|round| when_dated(event, *round, form_date).is_empty()));
    let days = || texts.with("it3-lacks-days", &[("rounds", undated.as_str().into())]);
    missing.extend((!undated.is_empty()).then(days));
    missing
}

/// Returns the labels of fields without a value. Signatures and their dates are always added on paper.
pub(super) fn without_value<'f>(fields: impl IntoIterator<Item = &'f Field>) -> Vec<String> {
    let is_added = |field: &Field| field.is_signed || ["arbiter_date", "official_date"].contains(&field.key);
    let lacking = fields.into_iter().filter(|field| field.value.is_empty() && !is_added(field));
    lacking.map(|field| field.label.clone()).collect()
}

/// Data of players that a form requires: the catalogue id of its absence, and true for a player without it.
pub(super) type Required = (&'static str, fn(&Player) -> bool);

/// Lists the players without some data that a form requires.
pub(super) fn players_lack(event: Event, players: &[PlayerId], required: &[Required]) -> Vec<String> {
    let line = |(id, lacks): &Required| {
        let lacking = |id: &&PlayerId| event.snapshot.player(**id).is_some_and(|of| lacks(&of.player));
        let names: Vec<String> = players.iter().filter(lacking).map(|id| event.name(*id)).collect();
        (!names.is_empty()).then(|| event.texts.with(id, &[("players", Arg::List(names))]))
    };
    required.iter().filter_map(line).collect()
}

pub(super) fn field(
    event: Event,
    key: &'static str,
    label: &str,
    share: u8,
    value: impl Into<String>,
) -> Field {
    let value = clean(&value.into()).into_owned();
    Field { key, label: event.texts.get(label).into_owned(), value, share, is_signed: false }
}

/// Returns the fields that identify the event on every form: name, code, place, first and last day.
pub(super) fn event_fields(event: Event) -> Vec<Field> {
    let settings = event.snapshot.settings();
    let day = |date: Option<PartialDate>| date.map(form_date).unwrap_or_default();
    vec![
        field(event, "event", "it3-event", 18, settings.name.as_str()),
        field(event, "event_code", "event-fide-event", 6, event_code(event)),
        field(event, "place", "event-place", 12, place(event)),
        field(event, "begins", "event-begins", 6, day(settings.begins)),
        field(event, "ends", "event-ends", 6, day(settings.ends)),
    ]
}

pub(super) fn organiser(event: Event) -> Field {
    let organiser = event.snapshot.settings().organiser.as_ref();
    field(event, "organiser", "event-organiser", 12, organiser.map(ToString::to_string).unwrap_or_default())
}

pub(super) fn rate_of_play(event: Event) -> Field {
    let settings = event.snapshot.settings();
    let rate = settings.time_control.as_ref().or(settings.coded_time_control.as_ref());
    field(event, "rate_of_play", "event-time-control", 12, rate.map(ToString::to_string).unwrap_or_default())
}

pub(super) fn signatures(event: Event) -> Vec<Field> {
    let signed = |key| Field { is_signed: true, ..field(event, key, "it1-signature", 9, "") };
    let arbiter = event.snapshot.settings().arbiter.as_ref().map(|arbiter| official(event, arbiter));
    vec![
        field(event, "arbiter_name", "event-arbiter", 10, arbiter.unwrap_or_default()),
        signed("arbiter_signature"),
        field(event, "arbiter_date", "it1-date", 5, ""),
        field(event, "official", "event-official", 10, confirming(event)),
        signed("official_signature"),
        field(event, "official_date", "it1-date", 5, ""),
    ]
}

/// Returns the note that lists the data which a form requires and the event lacks.
pub(super) fn missing_note(event: Event, missing: &[String]) -> Option<String> {
    let list = missing.join("; ");
    (!missing.is_empty()).then(|| event.texts.with("form-missing", &[("list", list.into())]))
}

/// Names the data of an arbiter that forms require and the event lacks.
pub(super) fn arbiter_lacks(event: Event, arbiter: &Arbiter) -> Option<String> {
    if arbiter.has_fide_id() {
        return None;
    }
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

pub(super) fn place(event: Event) -> String {
    let settings = event.snapshot.settings();
    let known = [&settings.place, &settings.federation].into_iter().flatten();
    clean(&known.map(|name| name.as_str()).collect::<Vec<_>>().join(", ")).into_owned()
}

/// Names the data of the event that a form requires and a field of it does not show as missing: half of [`place`], and
/// days of which only month or year are known.
pub(super) fn event_lacks(event: Event) -> Vec<String> {
    let settings = event.snapshot.settings();
    let is_partial = |date: Option<PartialDate>| date.is_some_and(|date| date.day().is_none());
    let lacking = [
        ("event-place", settings.place.is_none() && settings.federation.is_some()),
        ("event-federation", settings.federation.is_none()),
        ("event-begins", is_partial(settings.begins)),
        ("event-ends", is_partial(settings.ends)),
    ];
    lacking.into_iter().filter(|(_, lacks)| *lacks).map(|(id, _)| event.texts.get(id).into_owned()).collect()
}

fn facts(event: Event) -> Vec<Field> {
    let (texts, settings) = (event.texts, event.snapshot.settings());
    // The form names the program that pairs.
    let system = format!("{} (hakem)", texts.system(settings.system.as_str()));
    let mut fields = event_fields(event);
    fields.extend([
        organiser(event),
        field(event, "system", "event-system", 12, system),
        rate_of_play(event),
        field(event, "rounds", "event-rounds", 12, event.snapshot.last_round().to_string()),
    ]);
    let arbiter = settings.arbiter.as_ref().map(|arbiter| official(event, arbiter));
    fields.push(field(event, "arbiter", "event-arbiter", 12, arbiter.unwrap_or_default()));
    let deputies = settings.deputies.iter();
    fields.extend(deputies.map(|of| field(event, "deputy", "it3-deputy", 12, official(event, of))));
    fields
}

/// Counts the players who had an opponent, by rated, unrated and each title: in total, their federations, those of the
/// host and of other federations. Teams that list no players leave the counts to the arbiter.
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
    let has_host = matches!(host(event), Flag::Of(_));
    let lists_players = lists_players(event.snapshot);
    let row = |words: String, Participants { total, federations, host, others }: Participants| {
        let number = |count: usize| match lists_players {
            true => Cell::Number(u64::try_from(count).unwrap_or(u64::MAX)),
            false => Cell::Empty,
        };
        let by_host = [host, others].map(|count| if has_host { number(count) } else { Cell::Empty });
        let counts = [number(total), number(federations)].into_iter().chain(by_host);
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

/// Counts of players who had an opponent.
#[derive(Clone, Copy, Default)]
pub(super) struct Participants {
    pub(super) total: usize,
    pub(super) federations: usize,
    pub(super) host: usize,
    /// Players of known federations other than that of the host.
    pub(super) others: usize,
}

fn host(event: Event) -> Flag {
    Flag::of(event.snapshot.settings().federation.as_ref())
}

pub(super) fn counted(event: Event, is_such: impl Fn(&Player) -> bool) -> Participants {
    let snapshot = event.snapshot;
    let met = snapshot.players().filter(|(id, of)| is_such(&of.player) && took_part(snapshot, *id));
    let (mut counts, mut federations) = (Participants::default(), BTreeSet::new());
    for (_, of) in met {
        counts.total += 1;
        match Flag::of(of.player.federation.as_ref()) {
            Flag::Unknown => {}
            flag if flag == host(event) => counts.host += 1,
            _ => counts.others += 1,
        }
        // `FID` is not a federation.
        if let flag @ Flag::Of(_) = Flag::of(of.player.federation.as_ref()) {
            federations.insert(flag);
        }
    }
    Participants { federations: federations.len(), ..counts }
}

/// Lists the published rounds with their dates and times.
fn schedule<'a>(event: Event) -> Table<'a> {
    let texts = event.texts;
    let heads =
        vec![super::columns::round(texts), Column::new("begins", texts.get("it3-begins"), ColumnKind::Words)];
    let rounds = event.snapshot.last_published().into_iter().flat_map(RoundNo::up_to);
    let row = |round: RoundNo| {
        let begins = when_dated(event, round, form_date);
        Row::new(vec![Cell::Number(round.0.into()), Cell::Words(begins)])
    };
    Table::of_rows(heads, rounds.map(row).collect())
}
