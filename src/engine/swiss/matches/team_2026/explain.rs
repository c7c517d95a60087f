//! Names of the reasons of this edition.

use crate::swiss::matches::explain;

/// The `what` of every reason of this edition: those shared by all editions, and, about the two teams of a pair, with
/// `white` and `black` on board 1 and the first-team of 4.2 as `first`:
/// * `team-initial` (4.3.1): also its `number` on arrival and the `initial` colour
/// * `team-only-preference` (4.3.2), `team-both-preferences` (4.3.3), `team-strong-preference` (4.3.4)
/// * `team-difference` (4.3.5)
/// * `team-latest-difference` (4.3.6)
/// * `team-first-preference` (4.3.7)
/// * `team-alternate-first` (4.3.8), `team-alternate-other` (4.3.9)
pub(super) const REASONS: &[&str] = &explain::with_own::<{ explain::REASONS.len() + OWN.len() }>(&OWN);

const OWN: [&str; 9] = [
    "team-initial",
    "team-only-preference",
    "team-both-preferences",
    "team-strong-preference",
    "team-difference",
    "team-latest-difference",
    "team-first-preference",
    "team-alternate-first",
    "team-alternate-other",
];
