//! Background suggestions for a field. They arrive later; no key waits for them.

use super::Candidate;
use crate::desk::{Context, Message};

/// Value of another field once a candidate is accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SuggestedValue {
    Text(String),
    /// Index of one of its words.
    Choice(usize),
}

/// A background source of suggestions for a field.
pub trait Suggests {
    fn ask(&self, typed: &str) -> Message;

    /// Returns true if the answer to the typed text is still pending.
    fn is_waiting(&self, typed: &str, cx: &Context) -> bool;

    /// Returns the candidates known so far for the typed text.
    fn candidates(&self, typed: &str, cx: &Context) -> Vec<Candidate>;

    /// Returns the values of other fields once a candidate is accepted, each with the index of its field; `at` is the
    /// index of the candidate.
    fn others(&self, at: usize, cx: &Context) -> Vec<(usize, SuggestedValue)>;
}
