//! The systems of FIDE whose rounds are matches: the Double-Swiss System (C.04.5), in which two players meet in two games.
//!
//! A bracket takes players up from below and sends none down: of all sets of upfloaters the first that is best by the criteria
//! (3.5), then of all pairings of the bracket the smallest identifier that is (3.6). Both are found by matchings, so that they are
//! exact in brackets of any size. Who is paired is a place in a `Roster`, in order of score and pairing number; what a
//! participant is, a player or something else, is not asked.

mod criteria;
pub mod double_2026;
mod explain;
mod identifier;
mod round;
#[cfg(test)]
mod tests;
mod upfloaters;
mod why_not;

use crate::format::Format;
use crate::swiss::roster;

/// The editions, the latest one first.
pub const EDITIONS: &[&dyn Format] = &[&double_2026::DoubleSwiss2026];

/// What a text asks of a participant besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Own {
    /// Floated in the previous round, where the criteria ask for that: not in the last round.
    floated: bool,
}

type Card = roster::Card<Own>;
type Roster<'a> = roster::Roster<'a, Own>;
