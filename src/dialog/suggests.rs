//! What a field asks beside the console while one types. The answer comes later, and no key waits for it.

use super::Candidate;
use crate::desk::context::Context;
use crate::desk::message::Message;

/// What another field holds once a candidate is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A line of text.
    Text(String),
    /// One of its words, counted from 0.
    Choice(usize),
}

/// Answers what is typed into a field.
pub trait Suggests {
    /// Returns what asks for the letters typed so far.
    fn ask(&self, typed: &str) -> Message;

    /// Whether the answer to these letters is still to come.
    fn is_waiting(&self, typed: &str, cx: &Context) -> bool;

    /// Returns what the letters typed so far can mean, as far as it is known.
    fn candidates(&self, typed: &str, cx: &Context) -> Vec<Candidate>;

    /// Returns what the other fields hold once a candidate is taken, each by its place in the form; `at` counts the
    /// candidates from 0.
    fn others(&self, at: usize, cx: &Context) -> Vec<(usize, Value)>;
}
