//! Two copies of one event that went on in two ways: what the one has that the other lacks, and what it comes to there.

use super::{Kept, Session};
use crate::store::{Stamp, StoreError};
use hakem_engine::command::departure;
use hakem_engine::history::{AnewError, Entry, History, Logged, Made, Moment, PendingEntry, StepId};
use hakem_engine::pairing::{FideMode, fide_mode};
use jiff::Timestamp;
use std::collections::BTreeSet;

/// What an entry of a copy comes to in an event that went on in another way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can be adopted.
    Fits,
    /// Another result stands on its board: adopted, it is a conflict that is settled later.
    Conflict,
    /// The event says it already.
    There,
    /// It was undone or taken out where it was made.
    Undone,
    /// It is a move through the history, and what it led to is what is offered.
    Move,
    /// It cannot be adopted.
    Refused(AnewError),
}

impl Standing {
    /// Whether adopting it changes the event.
    #[must_use]
    pub fn is_adopted(&self) -> bool {
        matches!(self, Self::Fits | Self::Conflict)
    }
}

/// A copy of an event, and from where on it went on in another way.
#[derive(Debug)]
pub struct Parting<'a> {
    copy: &'a History,
    /// How many entries both have.
    shared: usize,
    /// Steps of the copy that its present state does not rest on.
    undone: BTreeSet<StepId>,
}

impl<'a> Parting<'a> {
    /// Finds where a copy parted from an event.
    #[must_use]
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

    /// Returns how many entries both have.
    #[must_use]
    pub fn shared(&self) -> usize {
        self.shared
    }

    /// Returns the entries that only the copy has, in their order.
    #[must_use]
    pub fn entries(&self) -> &'a [Logged] {
        self.copy.log().get(self.shared..).unwrap_or_default()
    }

    /// Returns what each of [`Parting::entries`] comes to in the event when those before it that can be are adopted too.
    #[must_use]
    pub fn standings(&self, event: &History) -> Vec<Standing> {
        let mut event = event.clone();
        let weigh = |line: &Logged| {
            let (standing, proposal) = self.weigh(line, &event);
            if let Some(proposal) = proposal {
                event.keep(proposal, Moment::default());
            }
            standing
        };
        self.entries().iter().map(weigh).collect()
    }

    /// Weighs one entry of the copy against the event as it is.
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
        // Nobody was asked about that where it was made.
        if let Entry::Did(command) = &line.entry
            && fide_mode(event.snapshot()) == FideMode::InForce
            && departure(event.snapshot(), command).is_some()
            && departure(seen, command).is_none()
        {
            return (Standing::Refused(AnewError::MadeForBefore), None);
        }
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

    /// Adopts the chosen ones of [`Parting::entries`], counted from 0, with the time and the name that they have. Returns what came of
    /// each of them.
    ///
    /// # Errors
    /// Says why the event file cannot be written; what was adopted before that is in it.
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

/// Whether an event has an entry, made then by somebody, among those behind the first `after`.
pub(super) fn has(event: &History, after: usize, (entry, made): (&Entry, Made)) -> bool {
    // A result that was adopted as a conflict is there as such.
    let noted = match entry {
        Entry::Did(command) => command.as_conflict().map(Entry::Did),
        _ => None,
    };
    event.log().iter().skip(after).any(|line| {
        (line.at, &line.by) == (made.at, &made.by)
            && (line.entry == *entry || noted.as_ref() == Some(&line.entry))
    })
}

/// Whether two lines of logs are the same entry.
fn is_same(one: &Logged, other: &Logged) -> bool {
    (&one.entry, one.at, &one.by) == (&other.entry, other.at, &other.by)
}
