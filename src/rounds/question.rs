//! A round of a tournament report or an event as a question for a pairing system.

use crate::i18n::{Naming, Noted, Say, Texts, notes};
use hakem_engine::command::{Command, apply};
use hakem_engine::console::review::absent_since;
use hakem_engine::format::{Facts, Field, Format, Seat};
use hakem_engine::pairing::{
    SYSTEMS, TeamOpening, asked, facts_of, opening, ranked_teams, ready, system, team_for,
};
use hakem_engine::tournament::{
    Colour, PlayerId, Round, RoundNo, SYSTEM_IN_FORCE, Settings, Snapshot, SystemId, TeamId,
};
use hakem_engine::trf::{self, RankCheck, Record, Report, TrfFile, check_kept_ranks, check_ranks};
use hakem_engine::warning::{Warning, open_adjournments};
use std::collections::HashMap;

/// Finds a pairing system.
///
/// # Errors
/// Fails if the system is unknown, and lists the known ones.
pub fn known_system(id: &str, texts: &Texts) -> Result<&'static dyn Format, String> {
    system(id).ok_or_else(|| {
        let known: Vec<&str> = SYSTEMS.iter().map(|system| system.id()).collect();
        let values = [("system", id.into()), ("known", known.join(", ").into())];
        texts.with("cli-unknown-system", &values)
    })
}

/// Record 192 of a report that names no known system, and the system used instead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnknownType {
    found: String,
    system: String,
}

impl UnknownType {
    /// Returns the message about the assumed system.
    pub fn message(&self, files: usize, texts: &Texts) -> String {
        let values = [
            ("type", self.found.as_str().into()),
            ("files", files.into()),
            ("system", self.system.as_str().into()),
        ];
        texts.with("cli-system-assumed", &values)
    }

    /// Returns true if it names a FIDE system in an edition older than those in hakem; the current edition is used.
    fn is_of_missing_edition(&self) -> bool {
        ![SYSTEM_IN_FORCE, trf::DUTCH_2017].contains(&self.system.as_str())
    }
}

/// An event to process, with the assumptions and omissions during reading.
pub struct Event {
    /// The event, under the requested system if there is one.
    pub snapshot: Snapshot,
    /// Record 192 of a report if it names an unknown system and no other was requested.
    pub unknown_type: Option<UnknownType>,
    /// True if the file does not state the edition that it was paired by, so that the one in force is
    /// assumed.
    pub assumes_edition: bool,
    /// True if the assumed edition is not that of the event's first day either; differences from it are then
    /// no deviations.
    pub is_of_missing_edition: bool,
    /// The record of a report with values that the event cannot represent.
    other_scores: Option<Record>,
    /// Notes in addition to the answer, one per line.
    pub notes: Vec<String>,
    /// The original report, and the event under the system that it names.
    report: Option<(TrfFile, Snapshot)>,
}

/// A round to be paired, as input of the pairing system.
pub struct RoundQuestion {
    pub system: &'static dyn Format,
    pub field: Field,
    /// Number of each seat in the file.
    numbers: Vec<u16>,
}

impl RoundQuestion {
    /// Returns the number in the file of the player in a seat.
    pub fn number(&self, seat: Seat) -> u16 {
        self.numbers.get(seat.index()).copied().unwrap_or_default()
    }
}

impl Event {
    /// Creates the event of a report, under the requested system, else the one that it names, else the one in force.
    ///
    /// # Errors
    /// Fails if no event can be created from the report, or if the system is unknown.
    pub fn of_report(report: Report, asked: Option<&str>, texts: &Texts) -> Result<Self, String> {
        let import =
            trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE)).map_err(|why| why.say(texts))?;
        let mut unknown_type = None;
        let is_silent = import.taken.iter().any(|taken| matches!(taken, trf::AssumedRecord::System { .. }));
        let losses: Vec<trf::Loss> = import
            .losses
            .into_iter()
            .filter(|loss| match loss {
                trf::Loss::UnknownType { found, system } => {
                    let found = UnknownType { found: found.clone(), system: system.to_string() };
                    unknown_type = asked.is_none().then_some(found);
                    false
                }
                _ => true,
            })
            .collect();
        let other_scores = losses.iter().find_map(trf::Loss::other_scores);
        let of_edition = |taken: &trf::AssumedRecord| matches!(taken, trf::AssumedRecord::Edition { .. });
        let taken: Vec<trf::AssumedRecord> = import.taken.into_iter().filter(of_edition).collect();
        let taken = if asked.is_none() { taken } else { Vec::new() };
        let is_of_missing_edition = asked.is_none() && is_silent && trf::precedes_edition(&import.event)
            || unknown_type.as_ref().is_some_and(UnknownType::is_of_missing_edition);
        let noted = Noted::of(&report).with(losses, taken);
        let event = Self {
            snapshot: import.event.clone(),
            assumes_edition: asked.is_none() && (is_silent || unknown_type.is_some()),
            is_of_missing_edition,
            unknown_type,
            other_scores,
            notes: notes(&noted, texts),
            report: Some((report.file, import.event)),
        };
        event.under(asked, texts)
    }

    /// Creates it from an event that was not read from a report, likewise.
    ///
    /// # Errors
    /// Fails if the system is unknown.
    pub fn of_snapshot(snapshot: Snapshot, asked: Option<&str>, texts: &Texts) -> Result<Self, String> {
        let event = Self {
            unknown_type: None,
            assumes_edition: false,
            is_of_missing_edition: asked.is_none() && trf::assumes_edition(&snapshot),
            other_scores: None,
            notes: Vec::new(),
            report: None,
            snapshot,
        };
        event.under(asked, texts)
    }

    /// Selects the requested system, and numbers teams.
    fn under(mut self, asked: Option<&str>, texts: &Texts) -> Result<Self, String> {
        if let Some(id) = asked {
            self.snapshot = self.snapshot.under(SystemId::new(known_system(id, texts)?.id()));
        }
        self.begin_teams();
        Ok(self)
    }

    pub fn next_round(&self) -> RoundNo {
        self.snapshot.next_to_publish()
    }

    /// Sets the initial colour of an event without one.
    ///
    /// # Errors
    /// Fails if the event has the other colour.
    pub fn draw(&mut self, colour: Colour, texts: &Texts) -> Result<(), String> {
        let settings = self.snapshot.settings();
        match settings.initial_colour {
            Some(drawn) if drawn == colour => Ok(()),
            Some(drawn) => {
                let values = [("colour", texts.colour(drawn).into())];
                Err(texts.with("cli-colour-drawn", &values))
            }
            None => self.announce(Settings { initial_colour: Some(colour), ..settings.clone() }, texts),
        }
    }

    /// Plans another number of rounds.
    pub fn plan(&mut self, rounds: RoundNo, texts: &Texts) -> Result<(), String> {
        self.announce(Settings { rounds, ..self.snapshot.settings().clone() }, texts)
    }

    fn announce(&mut self, settings: Settings, texts: &Texts) -> Result<(), String> {
        let who = |id: PlayerId| id.to_string();
        self.snapshot = apply(&self.snapshot, &Command::Announce(Box::new(settings)))
            .map_err(|error| Naming { what: &error, who: &who }.say(texts))?;
        Ok(())
    }

    /// Returns the notes of a pairing, in addition to the answer: what was assumed, and the players of a report who are
    /// absent and would be paired again; of a round that can be paired also whether it is beyond the last one, and games
    /// that are adjourned.
    pub fn asides(&self, round: RoundNo, field: Option<&Field>, texts: &Texts) -> Vec<String> {
        let assumed = self.unknown_type.as_ref().map(|kind| kind.message(1, texts));
        let mut notes: Vec<String> = assumed.into_iter().chain(self.notes.iter().cloned()).collect();
        let next = self.next_round();
        let absent = self.snapshot.players().filter(|(id, known)| {
            known.away(next).is_none() && absent_since(&self.snapshot, *id, next).is_some()
        });
        let numbers = absent.filter_map(|(id, _)| self.number(next, id)).map(|number| number.to_string());
        let numbers: Vec<String> = numbers.collect();
        if !numbers.is_empty() {
            notes.push(texts.with("cli-absent", &[("players", numbers.join(",").into())]));
        }
        let Some(field) = field else { return notes };
        if round > field.rounds {
            let values = [("round", round.into()), ("last", field.rounds.into())];
            notes.push(texts.with("cli-beyond-rounds", &values));
        }
        if let Some(Warning::OpenAdjournments { count }) = open_adjournments(&self.snapshot, round) {
            notes.push(texts.with("warning-open-adjournments", &[("count", count.into())]));
        }
        notes
    }

    /// Numbers teams that have not drawn numbers: by strength if results pair them, else in the order of
    /// registration. If the teams fit no table, the pairing reports it.
    fn begin_teams(&mut self) {
        let by_results = facts_of(&self.snapshot, RoundNo(1)).is_some_and(Facts::pairs_teams);
        let order: Vec<TeamId> = match by_results {
            true => ranked_teams(&self.snapshot),
            false => self.snapshot.teams().map(|(id, _)| id).collect(),
        };
        let Ok(Some(TeamOpening { settings, leg })) = opening(&self.snapshot, &order) else { return };
        let announced = settings.map(Command::Announce);
        for command in announced.into_iter().chain([Command::BeginLeg(leg)]) {
            if let Ok(next) = apply(&self.snapshot, &command) {
                self.snapshot = next;
            }
        }
    }

    /// Refuses to pair an event with other scores than those of its report.
    ///
    /// # Errors
    /// Fails with the record that the event cannot represent.
    pub fn check_scores(&self, texts: &Texts) -> Result<(), String> {
        let refused = |record: Record| texts.with("cli-other-scores", &[("record", record.code().into())]);
        self.other_scores.map_or(Ok(()), |record| Err(refused(record)))
    }

    /// Returns the input of the pairing system for a round, as in the console.
    ///
    /// # Errors
    /// Fails if data is missing, or as [`Self::check_scores`].
    pub fn question(&self, round: RoundNo, texts: &Texts) -> Result<RoundQuestion, String> {
        self.check_scores(texts)?;
        let who =
            |id: PlayerId| self.number(round, id).map_or_else(|| id.to_string(), |number| number.to_string());
        ready(&self.snapshot, round).map_err(|error| Naming { what: &error, who: &who }.say(texts))?;
        let setting = asked(&self.snapshot, round).map_err(|error| error.say(texts))?;
        let given = setting.numbers(&self.snapshot);
        let given: HashMap<PlayerId, u16> = given.into_iter().zip(1..).collect();
        let number = |id: PlayerId| match setting.team_seats.is_empty() {
            true => self.number_in_report(id).or_else(|| given.get(&id).copied()),
            false => self.number(round, id),
        };
        let numbers = setting.order.iter().map(|&id| number(id).unwrap_or_default()).collect();
        Ok(RoundQuestion { system: setting.system, field: setting.field, numbers })
    }

    /// Returns the number of a player in the file: that of the report, else that of the round, or of the last paired
    /// one. If teams are paired by results, that of the team.
    pub fn number(&self, round: RoundNo, id: PlayerId) -> Option<u16> {
        if let Some((number, _)) = team_for(&self.snapshot, round, id) {
            let of_report = self.report.as_ref().and_then(|(file, _)| file.teams.get(number.index()));
            return Some(of_report.map_or(number.0, |team| team.number));
        }
        let paired = self.snapshot.round(round).map(Round::numbering);
        let numbering = paired.unwrap_or_else(|| self.snapshot.numbering());
        let in_round = || Some(numbering.iter().zip(1..).find(|&(&other, _)| other == id)?.1);
        self.number_in_report(id).or_else(in_round)
    }

    fn number_in_report(&self, id: PlayerId) -> Option<u16> {
        let (file, _) = self.report.as_ref()?;
        file.players.get(id.index()).map(|line| line.number.0)
    }

    /// Returns the check of the report's ranks and points; an event file contains those of its original report.
    pub fn ranks(&self) -> RankCheck {
        match &self.report {
            Some((file, event)) => check_ranks(file, event),
            None => check_kept_ranks(&self.snapshot),
        }
    }
}
