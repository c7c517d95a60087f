//! Why a pairing came out as it did: reasons that name their rule, for the console to put into words.

use crate::format::Seat;
use crate::tournament::{Colour, Points};

/// A figure in a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A count, a round, a number of rule text.
    Number(i64),
    /// Points, in tenths.
    Points(Points),
    /// Hundredths of a point, as products of points need them: 625 is `6.25`.
    Hundredths(i64),
    /// A colour.
    Colour(Colour),
    /// Players, shown by pairing number.
    Players(Vec<Seat>),
    /// Players, each with a figure of so many decimals behind: `1 (2410.8)`.
    Figures {
        /// Who, and the figure without its decimal mark: 24108 is 2410.8 with one decimal.
        players: Vec<(Seat, i64)>,
        /// How many of its digits are decimals.
        decimals: u8,
    },
}

impl Value {
    /// One player.
    #[must_use]
    pub fn player(seat: Seat) -> Self {
        Self::Players(vec![seat])
    }

    /// How many, or which place.
    #[must_use]
    pub fn count(count: usize) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// One sentence of an explanation, without its words: the console's catalogues hold those, in every language,
/// under `reason-<what>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The article that decided, as its page names it: `C.8`, `A.7.d`, `C12`.
    pub rule: &'static str,
    /// What happened, as the second part of a catalogue id: `bracket`, `exchange`.
    pub what: &'static str,
    /// The figures named in the text.
    pub values: Vec<(&'static str, Value)>,
}

impl Reason {
    /// Makes a reason without figures.
    #[must_use]
    pub fn new(rule: &'static str, what: &'static str) -> Self {
        Self { rule, what, values: Vec::new() }
    }

    /// Adds a figure.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    /// Adds two figures that are compared: of the pairing, and of the round that somebody asks about.
    #[must_use]
    pub fn compared(self, best: usize, forced: usize) -> Self {
        self.with("best", Value::count(best)).with("forced", Value::count(forced))
    }
}

/// One note of a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Note {
    about: Vec<Seat>,
    reason: Reason,
}

/// Collects the reasons of a pairing, or nothing when nobody asks: pairing then pays nothing for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    notes: Option<Vec<Note>>,
}

impl Trace {
    /// A trace that keeps nothing.
    #[must_use]
    pub fn silent() -> Self {
        Self { notes: None }
    }

    /// A trace that keeps every reason.
    #[must_use]
    pub fn recording() -> Self {
        Self { notes: Some(Vec::new()) }
    }

    /// Whether anybody asks for reasons: else collecting what they need can be left out.
    #[must_use]
    pub fn is_recording(&self) -> bool {
        self.notes.is_some()
    }

    /// Notes a reason about some players (both of a board, or a bracket); it is made only when it is kept.
    pub fn note(&mut self, about: &[Seat], reason: impl FnOnce() -> Reason) {
        if let Some(notes) = &mut self.notes {
            notes.push(Note { about: about.to_vec(), reason: reason() });
        }
    }

    /// Returns the reasons that concern all of `players`, in the order in which they arose.
    pub fn about<'a>(&'a self, players: &[Seat]) -> impl Iterator<Item = &'a Reason> {
        let notes = self.notes.as_deref().unwrap_or_default();
        notes
            .iter()
            .filter(move |note| players.iter().all(|player| note.about.contains(player)))
            .map(|note| &note.reason)
    }

    /// Returns every reason with the players it concerns: the working, from the first bracket to the last.
    pub fn all(&self) -> impl Iterator<Item = (&[Seat], &Reason)> {
        self.notes.iter().flatten().map(|note| (note.about.as_slice(), &note.reason))
    }
}
