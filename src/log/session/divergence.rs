//! Comparison of two diverged copies of an event: the entries that only one of them has, and their effect in the
//! other.

use super::{Kept, Session};
use crate::store::{Stamp, StoreError};
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::history::{AnewError, Entry, History, Logged, Made, Moment, PendingEntry, StepId};
use hakem_engine::tournament::Departure;
use jiff::Timestamp;
use std::collections::BTreeSet;

/// Effect of a copy's entry in the diverged event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can be adopted.
    Fits,
    /// Its board has a different result, or it needs a confirmation only in this event: adopting it creates a conflict
    /// to resolve later.
    Conflict,
    /// The event already contains it.
    There,
    /// It was undone or removed in the copy.
    Undone,
    /// It is a move through the history; the entries it led to are offered instead.
    Move,
    Refused(AnewError),
}

impl Standing {
    /// Returns true if adopting it changes the event.
    pub fn is_adopted(&self) -> bool {
        matches!(self, Self::Fits | Self::Conflict)
    }
}

/// A copy of an event, with the point of divergence.
#[derive(Debug)]
pub struct Parting<'a> {
    copy: &'a History,
    /// Number of common entries.
    pub shared: usize,
    /// Steps that are not part of the copy's present state.
    undone: BTreeSet<StepId>,
}

impl<'a> Parting<'a> {
    /// Finds the point at which a copy diverged from an event.
    pub fn between(event: &History, copy: &'a History) -> Self {
        let shared =
            event.log().iter().zip(copy.log()).take_while(|(one, other)| is_same(one, other)).count();
        let line: BTreeSet<StepId> = copy.line().into_iter().collect();
        let out: BTreeSet<StepId> =
            line.iter().filter_map(|&step| copy.taken_out(step)).map(|(step, _)| step).collect();
        let steps = copy.log().iter().map(|line| line.to);
        let undone = steps.filter(|step| !line.contains(step) || out.contains(step)).collect();
        Self { copy, shared, undone }
    }

    /// Returns the entries that only the copy has, in order.
    pub fn entries(&self) -> &'a [Logged] {
        self.copy.log().get(self.shared..).unwrap_or_default()
    }

    /// Returns the effect of each of [`Parting::entries`], assuming that all previous ones that can be adopted are.
    pub fn standings(&self, event: &History) -> Vec<Standing> {
        self.preview(event, |_| true).0
    }

    /// Returns how adopting the selected entries, by 0-based index, would take the event out of FIDE mode.
    pub fn departure(&self, event: &History, chosen: impl Fn(usize) -> bool) -> Option<Departure> {
        if fide_mode(event.snapshot()) != FideMode::InForce {
            return None;
        }
        match fide_mode(self.preview(event, chosen).1.snapshot()) {
            FideMode::Left(departure) => Some(departure),
            FideMode::InForce | FideMode::Outside => None,
        }
    }

    /// Returns the effect of each selected entry, and the event with them.
    fn preview(&self, event: &History, chosen: impl Fn(usize) -> bool) -> (Vec<Standing>, History) {
        let mut event = event.clone();
        let mut weigh = |line: &Logged| {
            let (standing, proposal) = self.weigh(line, &event);
            if let Some(proposal) = proposal {
                event.keep(proposal, Moment::default());
            }
            standing
        };
        let lines = self.entries().iter().enumerate().filter(|&(at, _)| chosen(at));
        let standings = lines.map(|(_, line)| weigh(line)).collect();
        (standings, event)
    }

    /// Determines the effect of a copy's entry in the current event.
    fn weigh(&self, line: &Logged, event: &History) -> (Standing, Option<PendingEntry>) {
        let by = Made { at: line.at, by: line.by.clone() };
        if has(event, self.shared, (&line.entry, by)) {
            return (Standing::There, None);
        }
        if matches!(line.entry, Entry::Moved(_) | Entry::TookOut { .. } | Entry::Dropped(_)) {
            return (Standing::Move, None);
        }
        if line.lacks_effect() || matches!(line.entry, Entry::Did(_)) && self.undone.contains(&line.to) {
            return (Standing::Undone, None);
        }
        let seen = self.copy.at(line.from).unwrap_or(self.copy.snapshot());
        if let Entry::Did(command) = &line.entry
            && event.is_drawn_otherwise(command, seen, |urn| self.copy.seed_of(urn))
        {
            return (Standing::Refused(AnewError::MadeForBefore), None);
        }
        match event.try_anew(line.entry.clone(), seen) {
            Err(why) => (Standing::Refused(why), None),
            Ok(None) => (Standing::There, None),
            Ok(Some(proposal)) if *proposal.entry() == line.entry => (Standing::Fits, Some(proposal)),
            Ok(Some(proposal)) => (Standing::Conflict, Some(proposal)),
        }
    }

    /// Adopts selected entries of [`Parting::entries`], by 0-based index, with their time and author. Returns the
    /// outcome of each.
    ///
    /// # Errors
    /// Returns a [`StoreError`] if the event file cannot be written; entries adopted before that remain.
    pub fn adopt(
        &self,
        session: &mut Session,
        chosen: impl Fn(usize) -> bool,
    ) -> Result<Vec<Standing>, StoreError> {
        let lines = self.entries().iter().enumerate().filter(|&(at, _)| chosen(at));
        lines
            .map(|(_, line)| {
                let (standing, proposal) = self.weigh(line, session.history());
                let Some(proposal) = proposal else { return Ok(standing) };
                let at = Timestamp::from_millisecond(line.at.0).unwrap_or_default();
                match session.record(proposal, Stamp { at, by: line.by.clone() }) {
                    Kept::Saved => Ok(standing),
                    Kept::NotSaved(error) | Kept::Refused(error) => Err(error),
                    Kept::NotAgreed | Kept::NotAllowed => {
                        Err(StoreError::ReadOnly { path: session.path().to_owned() })
                    }
                }
            })
            .collect()
    }
}

/// Returns true if an event contains an entry with this time and author after its first `after` entries.
pub(super) fn has(event: &History, after: usize, (entry, made): (&Entry, Made)) -> bool {
    // A result adopted as a conflict is recorded as such.
    let noted = match entry {
        Entry::Did(command) => command.as_conflict().map(Entry::Did),
        _ => None,
    };
    event.log().iter().skip(after).any(|line| {
        (line.at, &line.by) == (made.at, &made.by)
            && (line.entry == *entry || noted.as_ref() == Some(&line.entry))
    })
}

/// Returns true if two log lines are the same entry.
fn is_same(one: &Logged, other: &Logged) -> bool {
    (&one.entry, one.at, &one.by) == (&other.entry, other.at, &other.by)
}
