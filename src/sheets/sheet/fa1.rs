//! Norms of arbiters, FIDE's forms FA1 and IA1: one per arbiter who can still earn a title, on a page of its own.

use super::data::{Column, ColumnKind, Field, Section, Sheet, SheetLayout, Table};
use super::it3::{
    self, Participants, arbiter_lacks, event_fields, event_lacks, field, given_first, missing_note,
    organiser, rate_of_play, signatures, without_value,
};
use super::{Absent, lists_players, published};
use crate::event::Event;
use crate::text::clean;
use hakem_engine::tournament::{Arbiter, RoundNo, Snapshot};

/// The points of the chief arbiter's assessment on the form, as catalogue ids.
const ASSESSED: [(&str, &str); 5] = [
    ("laws", "fa1-laws"),
    ("regulations", "fa1-regulations"),
    ("objectivity", "fa1-objectivity"),
    ("incidents", "fa1-incidents"),
    ("players", "fa1-players"),
];

/// Fields that the arbiter adds on paper; the list of missing data names the arbiter whose FIDE ID is missing.
const ADDED: [&str; 5] = ["birth_date", "birth_place", "federation", "level", "fide_id"];

/// Form for an arbiter, by the title written before the name: FA1 without one, IA1 for a FIDE arbiter, none for an
/// international arbiter.
fn form(arbiter: &Arbiter) -> Option<&'static str> {
    match arbiter.name.as_str().split(' ').next() {
        Some("IA") => None,
        Some("FA") => Some("IA1"),
        _ => Some("FA1"),
    }
}

/// Returns true if an arbiter is entered who can still earn a title.
pub fn is_used(snapshot: &Snapshot) -> bool {
    arbiters(snapshot).next().is_some()
}

/// Returns the reason why there is no form: no arbiter, or only international ones.
pub fn why_not(snapshot: &Snapshot) -> Absent {
    let settings = snapshot.settings();
    match settings.arbiter.is_some() || !settings.deputies.is_empty() {
        true => Absent::NoArbiterNorm,
        false => Absent::NoArbiter,
    }
}

/// Returns the arbiters who can still earn a title, each with the form and the id of the role.
fn arbiters(snapshot: &Snapshot) -> impl Iterator<Item = (&Arbiter, &'static str, &'static str)> {
    let settings = snapshot.settings();
    let chief = settings.arbiter.iter().map(|arbiter| (arbiter, "event-arbiter"));
    let deputies = settings.deputies.iter().map(|arbiter| (arbiter, "it3-deputy"));
    chief.chain(deputies).filter_map(|(arbiter, role)| Some((arbiter, form(arbiter)?, role)))
}

/// Builds the forms, that of the chief arbiter first.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    published(event, asked)?;
    let texts = event.texts;
    let sections =
        arbiters(event.snapshot).map(|(arbiter, form, role)| section(event, arbiter, (form, role)));
    let sheet = Sheet::of_sections(texts.get("sheet-fa1").into_owned(), sections.collect());
    let by = Column::new("arbiter", texts.get("it3-arbiter"), ColumnKind::Name);
    Ok(Sheet { form: SheetLayout::Certificates, by: Some(by), is_official: true, ..sheet })
}

fn section<'a>(event: Event<'a>, arbiter: &Arbiter, (form, role): (&str, &str)) -> Section<'a> {
    let texts = event.texts;
    let name = clean(&given_first(event, arbiter.name.as_str())).into_owned();
    let mut fields = person(event, arbiter, role);
    fields.extend(of_event(event));
    let closing = assessment(event);
    // Only the arbiters and the assessor know these; they add them on paper, as the note on the form states.
    let known = fields.iter().filter(|field| !ADDED.contains(&field.key));
    let assessed = |field: &&Field| ASSESSED.iter().any(|(key, _)| *key == field.key);
    let mut missing = without_value(known.chain(closing.iter().filter(|field| !assessed(field))));
    missing.extend(event_lacks(event));
    let chief = event.snapshot.settings().arbiter.as_ref().filter(|chief| *chief != arbiter);
    missing.extend([arbiter].into_iter().chain(chief).filter_map(|of| arbiter_lacks(event, of)));
    let notes =
        missing_note(event, &missing).into_iter().chain([texts.get("fa1-note").into_owned()]).collect();
    Section {
        title: format!("{form}: {name}"),
        fields,
        closing,
        notes,
        missing,
        ..Section::of(Table::default())
    }
}

fn person(event: Event, arbiter: &Arbiter, role: &str) -> Vec<Field> {
    let name = clean(&given_first(event, arbiter.name.as_str())).into_owned();
    let role = event.texts.get(role).into_owned();
    vec![
        field(event, "name", "it3-arbiter", 12, name),
        field(event, "role", "it3-role", 12, role),
        field(
            event,
            "fide_id",
            "players-fide-id",
            6,
            arbiter.fide_id.map(|id| id.to_string()).unwrap_or_default(),
        ),
        field(event, "federation", "word-federation", 4, ""),
        field(event, "birth_date", "it1-born", 6, ""),
        field(event, "birth_place", "it1-birth-place", 8, ""),
    ]
}

fn of_event(event: Event) -> Vec<Field> {
    let settings = event.snapshot.settings();
    let Participants { total, federations, .. } = it3::counted(event, |_| true);
    let rated = it3::counted(event, it3::is_rated).total;
    let arbiters = settings.deputies.len() + usize::from(settings.arbiter.is_some());
    let number = |key, label, count: usize| field(event, key, label, 5, count.to_string());
    // Teams that list no players leave the counts to the arbiter.
    let of_players = |key, label, count: usize| match lists_players(event.snapshot) {
        true => number(key, label, count),
        false => field(event, key, label, 5, ""),
    };
    let mut fields = event_fields(event);
    fields.extend([
        organiser(event),
        field(event, "system", "event-system", 12, event.texts.system(settings.system.as_str())),
        rate_of_play(event),
        field(event, "level", "fa1-level", 12, ""),
        field(event, "rounds", "event-rounds", 4, event.snapshot.last_round().to_string()),
        of_players("players", "it3-players", total),
        of_players("rated", "it3-rated", rated),
        of_players("federations", "it3-federations", federations),
        number("arbiters", "fa1-arbiters", arbiters),
    ]);
    fields
}

/// Returns the fields that the chief arbiter and the federation fill in on paper.
fn assessment(event: Event) -> Vec<Field> {
    let mut fields: Vec<Field> = ASSESSED.iter().map(|(key, id)| field(event, key, id, 24, "")).collect();
    let recommendations = event.texts.get("fa1-recommendations");
    fields.push(field(event, "recommendation", "fa1-recommendation", 24, recommendations));
    let mut signatures = signatures(event);
    if let Some(assessor) = signatures.first_mut() {
        assessor.label = event.texts.get("fa1-assessor").into_owned();
    }
    fields.extend(signatures);
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arbiter_has_the_form_of_the_next_title() {
        let of = |name: &str| form(&Arbiter::read(name).unwrap());
        assert_eq!(of("IA Doe, Jane (99900001)"), None);
        assert_eq!(of("FA Doe, Jane"), Some("IA1"));
        assert_eq!([of("NA Doe, Jane"), of("Doe, Jane"), of("Iago, Fa")], [Some("FA1"); 3]);
    }
}
