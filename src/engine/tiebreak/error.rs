//! Errors and warnings about the tie-breaks of an event.

use crate::tournament::{TieBreakId, TieBreakRules};
use thiserror::Error;

fn name(rules: TieBreakRules) -> &'static str {
    match rules {
        TieBreakRules::Booklet => "the booklet's rules",
        TieBreakRules::Fide2026 => "FIDE C.07 (2026)",
    }
}

/// Reason for skipping a method of the list.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TieBreakError {
    /// No method has this code.
    #[error("The tie-break {id} is not known. Choose another one on the event screen.")]
    Unknown {
        /// The code.
        id: TieBreakId,
    },
    /// The method belongs to the other rules.
    #[error("The tie-break {id} is not among {}. Choose another one on the event screen.", name(*.rules))]
    OtherRules {
        /// The code.
        id: TieBreakId,
        /// The rules of the event.
        rules: TieBreakRules,
    },
    /// The method does not accept a modifier.
    #[error("The tie-break {id} cannot be modified by {modifier}. Choose another one on the event screen.")]
    NotTaken {
        /// The code.
        id: TieBreakId,
        /// The modifier as written.
        modifier: String,
    },
    /// The method does not rank teams.
    #[error("{id} does not rank teams (team-formats §3). Choose another one on the event screen.")]
    NotForTeams {
        /// The code.
        id: TieBreakId,
    },
    /// The method is for Swiss events.
    #[error(
        "{id} says nothing where everybody meets everybody ({article}). \
         Choose a tie-break for round robins."
    )]
    SwissOnly {
        /// The code.
        id: TieBreakId,
        /// The rule.
        article: &'static str,
    },
    /// The method is for round robins.
    #[error("{id} is for round robins ({article}). Choose a tie-break for Swiss events.")]
    RoundRobinOnly {
        /// The code.
        id: TieBreakId,
        /// The rule.
        article: &'static str,
    },
    /// Colours come from a table, so they are no measure.
    #[error(
        "{id} is no fair measure here: the colours come from the table ({article}). \
         Choose a tie-break for round robins."
    )]
    ColoursFromTable {
        /// The code.
        id: TieBreakId,
        /// The rule.
        article: &'static str,
    },
}

/// Warning about a method in use.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TieBreakWarning {
    /// A Median leaves fewer than five values (booklet, tie-breaks §4).
    #[error("{id} leaves {left} values, fewer than five. Choose a smaller Median, or none (tie-breaks §4).")]
    FewValues {
        /// The code.
        id: TieBreakId,
        /// Number of values left.
        left: usize,
    },
    /// The method needs ratings, and some players are unrated.
    #[error(
        "{players} players have no rating, which {id} needs ({article}). Enter ratings or estimates, or choose \
         another tie-break."
    )]
    NoRatings {
        /// The code.
        id: TieBreakId,
        /// Number of unrated players.
        players: usize,
        /// The section or article that defines the method.
        article: &'static str,
    },
    /// Players have several ratings in an event of more than 30 days.
    #[error(
        "{id} counts ratings, which change in an event of more than 30 days (FIDE C.07 10). Choose another tie-break."
    )]
    LongEvent {
        /// The code.
        id: TieBreakId,
    },
    /// A player concerned is unrated, so the method is skipped if they are among the tied (FIDE C.07 Art. 10).
    #[error(
        "{id} has no value for {players} players: somebody concerned is unrated. \
         Enter ratings, or fix one for the unrated (FIDE C.07 Art. 10)."
    )]
    Unrated {
        /// The code.
        id: TieBreakId,
        /// Number of players without a value.
        players: usize,
    },
    /// Tied players have no value; the arbiter enters it.
    #[error("{players} equal players have no value of {id}. Enter those that were computed elsewhere.")]
    NotEntered {
        /// The code.
        id: TieBreakId,
        /// Number of players without a value.
        players: usize,
    },
    /// Tied players have no lots yet.
    #[error("{players} equal players have no lot for {id}. Draw lots.")]
    NotDrawn {
        /// The code.
        id: TieBreakId,
        /// Number of players without a lot.
        players: usize,
    },
}
