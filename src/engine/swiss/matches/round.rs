//! A round (3.3): the bye, then one bracket after the other, highest score first.

use super::criteria::{Bracket, Upfloating};
use super::upfloaters::Following;
use super::{Roster, identifier, upfloaters};
use crate::swiss::byes::Incomplete;

/// Result of a bracket; players are places in the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    /// In the order of 3.5.3.
    pub(super) upfloaters: Vec<usize>,
    /// The smaller number of each pair first, in ascending order of these.
    pub(super) pairs: Vec<[usize; 2]>,
}

/// Pairs all players but the one with the bye, bracket by bracket; `see` receives each with its result.
///
/// # Errors
/// Returns [`Incomplete`] if not all of them can be paired, which is known before the first bracket.
pub(super) fn brackets<E: Upfloating>(
    roster: &Roster<'_>,
    bye: Option<usize>,
    reading: Following,
    mut see: impl FnMut(&Bracket<'_>, &Outcome),
) -> Result<(), Incomplete> {
    let mut players: Vec<usize> = (0..roster.len()).filter(|&who| Some(who) != bye).collect();
    while !players.is_empty() {
        let bracket = Bracket::top(roster, &players);
        let upfloaters = upfloaters::choose::<E>(&bracket, reading).ok_or(Incomplete)?;
        let pairs = identifier::pair::<E>(&bracket, &upfloaters).ok_or(Incomplete)?;
        let outcome = Outcome { upfloaters, pairs };
        see(&bracket, &outcome);
        players = bracket.left_below(&outcome.upfloaters).concat();
    }
    Ok(())
}
