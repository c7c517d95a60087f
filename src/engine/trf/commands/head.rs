//! What the head of a file announces.

use super::{Importer, Loss};
use crate::collate::Language;
use crate::pairing::{facts, usual_tie_break_rules};
use crate::tiebreak::usual_list;
use crate::tournament::{Acceleration, Colour, Name, PartialDate, Settings, Snapshot, SystemId, TieBreakId};
use crate::trf::field::initial_colour;
use crate::trf::worth::Worth;
use crate::trf::{Record, acceleration, kept, option, system_id};

impl Importer<'_> {
    /// Returns a text as a name; one that is too long is cut, and told.
    fn text(&mut self, record: Record, text: &str) -> Option<Name> {
        if text.trim().chars().count() > Name::LONGEST {
            self.losses.push(Loss::Shortened { record });
        }
        name(text)
    }

    /// Returns a record as a name.
    fn name_of(&mut self, record: Record) -> Option<Name> {
        let file = self.file;
        file.text(record).and_then(|text| self.text(record, text))
    }

    /// Returns a record as a day; one that is none is told.
    fn day_of(&mut self, record: Record) -> Option<PartialDate> {
        let text = self.file.text(record)?;
        let day = date(text);
        if day.is_none() {
            self.losses.push(Loss::NoDate { record });
        }
        day
    }

    /// Returns what is announced of the event before its players are known.
    pub(super) fn settings(&mut self, system: &SystemId) -> Settings {
        let file = self.file;
        let event_name = self.name_of(Record::Name);
        if event_name.is_none() {
            self.losses.push(Loss::NoEventName);
        }
        let mut settings = event_name.map_or_else(|| Snapshot::blank().settings().clone(), Settings::named);
        settings.place = self.name_of(Record::City);
        settings.begins = self.day_of(Record::Start);
        settings.ends = self.day_of(Record::End);
        settings.federation = self.name_of(Record::Federation);
        let federation = settings.federation.as_ref();
        settings.language =
            federation.and_then(|code| Language::of_federation(code.as_str())).unwrap_or_default();
        settings.arbiter = self.name_of(Record::ChiefArbiter);
        settings.deputies = file
            .deputy_arbiters
            .iter()
            .filter_map(|deputy| self.text(Record::DeputyArbiter, deputy))
            .collect();
        settings.round_dates.clone_from(&file.dates);
        settings.time_control = self.name_of(Record::TimeControl);
        settings.coded_time_control = self.name_of(Record::EncodedTimeControl);
        let named = system_id(file);
        if let (None, Some(found)) = (&named, file.text(Record::EncodedType)) {
            self.losses.push(Loss::UnknownType { found: found.to_owned(), system: system.clone() });
        }
        settings.system = named.map_or_else(|| system.clone(), |id| SystemId::new(&id));
        settings.tie_break_rules = usual_tie_break_rules(&settings.system);
        settings.rounds = self.rounds;
        for known in facts(settings.system.as_str()).map_or(&[][..], |facts| facts.options) {
            if let Some(value) = option(file, known.key).and_then(|text| known.read(text)) {
                known.set(&mut settings.options, value);
            }
        }
        settings.initial_colour = initial_colour(file);
        if file.last_paired_round().is_some() {
            // Nobody had a colour in round 1, so the lot decided nothing.
            settings.initial_colour = settings.initial_colour.or(Some(Colour::White));
        }
        settings.points = self.points;
        if Worth::of(file).differs_from(&settings.points) {
            self.losses.push(Loss::AbnormalPoints);
        }
        if let Some(list) = file.text(Record::Standings).or_else(|| file.text(Record::TieBreaks)) {
            let codes =
                list.split(',').map(str::trim).filter(|code| !code.is_empty() && !code.ends_with("PTS"));
            settings.tie_breaks = codes.map(TieBreakId::new).collect();
        } else if let Some(list) = usual_list(&settings) {
            settings.tie_breaks = list;
        }
        if acceleration::is_baku(file) && acceleration::allows_baku(&settings.points) {
            settings.acceleration = Acceleration::Baku;
        }
        settings.records = kept::records(file, &settings);
        settings
    }
}

/// Makes a name of a text, cut where it is too long.
pub(super) fn name(text: &str) -> Option<Name> {
    let text: String = text.trim().chars().take(Name::LONGEST).collect();
    Name::new(&text).ok()
}

/// Reads `YYYY/MM/DD`, also with other marks between the parts.
pub(super) fn date(text: &str) -> Option<PartialDate> {
    let mut parts = text.split(['/', '-', '.']);
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    PartialDate::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}
