//! A round (3.3): the bye, then one bracket after the other, highest score first.

use super::criteria::{MatchBracket, Upfloating};
use super::upfloaters::Following;
use super::{MatchRoster, identifier, upfloaters};
use crate::swiss::byes::Incomplete;

/// Result of a bracket; players are places in the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BracketResult {
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
    roster: &MatchRoster<'_>,
    bye: Option<usize>,
    reading: Following,
    mut see: impl FnMut(&MatchBracket<'_>, &BracketResult),
) -> Result<(), Incomplete> {
    let mut players: Vec<usize> = (0..roster.len()).filter(|&who| Some(who) != bye).collect();
    while !players.is_empty() {
        let bracket = MatchBracket::top(roster, &players);
        let upfloaters = upfloaters::choose::<E>(&bracket, reading).ok_or(Incomplete)?;
        let pairs = identifier::pair::<E>(&bracket, &upfloaters).ok_or(Incomplete)?;
        let outcome = BracketResult { upfloaters, pairs };
        see(&bracket, &outcome);
        players = bracket.left_below(&outcome.upfloaters).concat();
    }
    Ok(())
}
