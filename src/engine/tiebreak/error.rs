//! Errors and warnings about the tie-breaks of an event.

use crate::refusal::refusals;
use crate::tournament::{TieBreakId, TieBreakRules};

refusals! {
/// Reason for skipping a method of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TieBreakError: "tie-break-error" {
    Unknown { id: TieBreakId },
    OtherRules { id: TieBreakId, rules: TieBreakRules },
    /// The method does not accept a modifier.
    NotTaken {
        id: TieBreakId,
        modifier: String,
    },
    NotForTeams { id: TieBreakId },
    SwissOnly { id: TieBreakId, article: &'static str },
    RoundRobinOnly { id: TieBreakId, article: &'static str },
    /// The method is for events ranked by a list with values.
    ValuesOnly { id: TieBreakId, article: &'static str },
    /// Colours come from a table, so they are no measure.
    ColoursFromTable { id: TieBreakId, article: &'static str },
}
}

refusals! {
/// Warning about a method in use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TieBreakWarning: "tie-break-warning" {
    /// A Median leaves fewer than five values (booklet, tie-breaks §4).
    FewValues { id: TieBreakId, left: usize } => { "count": *left },
    /// The method needs ratings, and some players are unrated.
    NoRatings {
        id: TieBreakId,
        players: usize,
        /// The section or article that defines the method.
        article: &'static str,
    } => { "count": *players },
    /// Players have several ratings in an event of more than 30 days.
    LongEvent { id: TieBreakId },
    /// A player concerned is unrated, so the method is skipped if they are among the tied (FIDE C.07 Art. 10).
    Unrated {
        id: TieBreakId,
        /// Number of players without a value.
        players: usize,
    } => { "count": *players },
    /// Tied players have no value; the arbiter enters it.
    NotEntered {
        id: TieBreakId,
        /// Number of players without a value.
        players: usize,
    } => { "count": *players },
    /// Tied players have no lots yet.
    NotDrawn {
        id: TieBreakId,
        /// Number of players without a lot.
        players: usize,
    } => { "count": *players },
}
}
