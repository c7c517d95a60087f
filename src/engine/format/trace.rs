//! Explanations of a pairing: reasons with their rules, worded by the console.

use crate::format::Seat;
use crate::tournament::{Colour, Points};

/// A figure in a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A count, a round, or a number of a rule.
    Number(i64),
    /// Points, in tenths.
    Points(Points),
    /// Hundredths of a point, for products of points: 625 is `6.25`.
    Hundredths(i64),
    Colour(Colour),
    /// Players, shown by pairing number.
    Players(Vec<Seat>),
    /// Players, each followed by a figure: `1 (2410.8)`.
    Figures {
        /// The players with their figures, without the decimal point: 24108 is 2410.8 with one decimal.
        players: Vec<(Seat, i64)>,
        decimals: u8,
    },
}

impl Value {
    pub fn player(seat: Seat) -> Self {
        Self::Players(vec![seat])
    }

    pub fn count(count: usize) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// One sentence of an explanation, as data: the console's catalogues hold the text in every language,
/// under `reason-<what>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The deciding article, as named on its page: `C.8`, `A.7.d`, `C12`.
    pub rule: &'static str,
    /// Event in the procedure, the second part of a catalogue id: `bracket`, `exchange`.
    pub what: &'static str,
    /// Figures used in the text.
    pub values: Vec<(&'static str, Value)>,
}

impl Reason {
    /// Creates a reason without figures.
    pub fn new(rule: &'static str, what: &'static str) -> Self {
        Self { rule, what, values: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    /// Adds two figures that are compared: of the pairing, and of the requested round.
    #[must_use]
    pub fn compared(self, best: usize, forced: usize) -> Self {
        self.with("best", Value::count(best)).with("forced", Value::count(forced))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Note {
    about: Vec<Seat>,
    reason: Reason,
}

/// Collects the reasons of a pairing, or nothing if they are not requested, at no cost then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    notes: Option<Vec<Note>>,
}

impl Trace {
    /// Creates a trace that discards reasons.
    pub fn silent() -> Self {
        Self { notes: None }
    }

    /// Creates a trace that stores reasons.
    pub fn recording() -> Self {
        Self { notes: Some(Vec::new()) }
    }

    /// Returns true if reasons are requested; if not, computing their data can be skipped.
    pub fn is_recording(&self) -> bool {
        self.notes.is_some()
    }

    /// Adds a reason about some players (both of a board, or a bracket); it is created only if it is stored.
    pub fn note(&mut self, about: &[Seat], reason: impl FnOnce() -> Reason) {
        if let Some(notes) = &mut self.notes {
            notes.push(Note { about: about.to_vec(), reason: reason() });
        }
    }

    /// Returns the reasons that concern all of `players`, in order.
    pub fn about<'a>(&'a self, players: &[Seat]) -> impl Iterator<Item = &'a Reason> {
        let notes = self.notes.as_deref().unwrap_or_default();
        notes
            .iter()
            .filter(move |note| players.iter().all(|player| note.about.contains(player)))
            .map(|note| &note.reason)
    }

    /// Returns every reason with its players: the full explanation, from the first bracket to the last.
    pub fn all(&self) -> impl Iterator<Item = (&[Seat], &Reason)> {
        self.notes.iter().flatten().map(|note| (note.about.as_slice(), &note.reason))
    }
}
