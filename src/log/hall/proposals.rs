//! Open reports of deputies and captains about other matters than results: check-in, incidents and line-ups.

use super::{Matter, Received, ReportSource, Subject};
use crate::i18n::Origin;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Logged, Moment};
use hakem_engine::tournament::{Incident, Snapshot};
use std::collections::BTreeMap;

/// An open report about a matter other than a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenMatter {
    pub source: ReportSource,
    pub matter: Matter,
    /// Time of reception.
    pub at: Moment,
    /// True if another source reported a different value, or the arbiter recorded one before.
    pub is_contradicted: bool,
}

impl OpenMatter {
    /// Returns the command that records it, and its source.
    pub fn accepted(&self) -> Option<(Command, Origin)> {
        Some((self.matter.command()?, Origin { sources: vec![self.source], at: self.at }))
    }
}

/// Returns the open proposals in order of their subjects.
pub fn proposals(received: &[Received], history: &History) -> Vec<OpenMatter> {
    let mut latest: BTreeMap<(Subject, ReportSource, Option<usize>), &Received> = BTreeMap::new();
    for (at, each) in received.iter().enumerate() {
        let number = match each.report.matter {
            Matter::Result { .. } => continue,
            // Every incident is a separate one; of the others, the latest is valid.
            Matter::Incident(_) => Some(at),
            Matter::CheckIn { .. } | Matter::LineUp { .. } => None,
        };
        latest.insert((each.report.matter.subject(), each.report.source, number), each);
    }
    if latest.is_empty() {
        return Vec::new();
    }
    let made: Vec<&Logged> = history.line().into_iter().filter_map(|step| history.made_by(step)).collect();
    let open: Vec<&Received> =
        latest.into_values().filter(|each| is_open(each, history.snapshot(), &made)).collect();
    let contradicted = |one: &Received| {
        let matter = &one.report.matter;
        let differs = |other: &&Received| {
            other.report.matter.subject() == matter.subject() && other.report.matter != *matter
        };
        open.iter().any(differs) || differs_from_record(matter, history.snapshot(), &made)
    };
    let proposal = |each: &&Received| OpenMatter {
        source: each.report.source,
        matter: each.report.matter.clone(),
        at: Moment(each.at.as_millisecond()),
        is_contradicted: contradicted(each),
    };
    open.iter().map(proposal).collect()
}

/// Returns true if the arbiter can still record it, and has not decided about its subject since.
fn is_open(each: &Received, snapshot: &Snapshot, made: &[&Logged]) -> bool {
    let at = Moment(each.at.as_millisecond());
    let Received { report, .. } = each;
    let is_possible = match &report.matter {
        Matter::Result { .. } => false,
        Matter::CheckIn { id, present } => {
            let player = snapshot.player(*id);
            snapshot.last_paired().is_none() && player.is_some_and(|player| player.checked_in != *present)
        }
        Matter::Incident(Incident { round, .. }) => snapshot.last_published() == Some(*round),
        Matter::LineUp { round, team, players } => {
            let seated = snapshot.seats_of_team(*team, *round);
            snapshot.last_published() == Some(*round)
                && !seated.is_empty()
                && seated.iter().map(|seat| seat.player).ne(players.iter().copied())
        }
    };
    let is_decision = |line: &&&Logged| {
        let Entry::Did(command) = &line.entry else { return false };
        match (&report.matter, command) {
            (Matter::CheckIn { id, .. }, Command::CheckIn { id: decided, .. }) => {
                id == decided && line.at > at
            }
            (Matter::LineUp { round, team, .. }, Command::LineUp { round: decided, team: of, .. }) => {
                (round, team) == (decided, of) && line.at > at
            }
            (Matter::Incident(incident), Command::NoteIncident(noted)) => {
                let origin = line.by.as_deref().and_then(Origin::read);
                incident == noted
                    && origin.is_some_and(|origin| origin.sources == [report.source] && origin.at == at)
            }
            _ => false,
        }
    };
    is_possible && !made.iter().any(|line| is_decision(&line))
}

/// Returns true if accepting it would change what the arbiter has entered.
fn differs_from_record(matter: &Matter, snapshot: &Snapshot, made: &[&Logged]) -> bool {
    match matter {
        Matter::CheckIn { id, present } => {
            !present && snapshot.player(*id).is_some_and(|player| player.checked_in)
        }
        Matter::LineUp { round, team, .. } => made.iter().any(|line| {
            matches!(&line.entry, Entry::Did(Command::LineUp { round: entered, team: of, .. })
                if (entered, of) == (round, team))
        }),
        Matter::Result { .. } | Matter::Incident(_) => false,
    }
}
