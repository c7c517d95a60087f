//! The bracket of a knockout: pairings of slots, independent of results (knockout §2).

use super::{TableError, within};
use crate::format::{Schedule, ScheduleRound};

/// One round of a bracket, in slots: slot 1 belongs to the first seed, and the winner of a match takes its better slot.
/// In stepwise mode the slots are renumbered in each round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The pairs of slots, better slot first.
    pub matches: Vec<[u16; 2]>,
    /// Slots that advance without a match.
    pub through: Vec<u16>,
}

/// Reduction of the players of a knockout to the qualifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnockoutBracket {
    /// Filled with dummies to the number of qualifiers times a power of two; fixed from the start.
    Padded { players: u16, qualifiers: u16 },
    /// Each round has as many matches as possible, down to one winner.
    Stepwise { players: u16 },
}

impl KnockoutBracket {
    /// Creates a padded bracket.
    ///
    /// # Errors
    /// Returns an error if there are no players or more than [`super::MOST`], no qualifiers, or more qualifiers than
    /// players.
    pub fn padded(players: u16, qualifiers: u16) -> Result<Self, TableError> {
        within(players, 1)?;
        if qualifiers == 0 || qualifiers > players {
            return Err(TableError::Qualifiers { players, qualifiers });
        }
        Ok(Self::Padded { players, qualifiers })
    }

    /// Creates a stepwise bracket.
    ///
    /// # Errors
    /// Returns an error if there are no players or more than [`super::MOST`].
    pub fn stepwise(players: u16) -> Result<Self, TableError> {
        within(players, 1)?;
        Ok(Self::Stepwise { players })
    }

    /// Returns the slots of the first round, including dummies: the smallest product of the qualifiers and a power of
    /// two that fits all players. In stepwise mode, the number of players.
    pub fn slots(&self) -> u16 {
        match *self {
            Self::Stepwise { players } => players,
            Self::Padded { players, qualifiers } => {
                std::iter::successors(Some(qualifiers), |slots| slots.checked_mul(2))
                    .find(|&slots| slots >= players)
                    .unwrap_or(players)
            }
        }
    }

    /// Returns the rounds, first round first; empty if no player has to be eliminated.
    pub fn rounds(&self) -> Vec<Stage> {
        match *self {
            Self::Padded { players, qualifiers } => {
                let sizes = std::iter::successors(Some(self.slots()), |slots| Some(slots / 2));
                // Only round 1 has dummies: they fill less than half of the slots.
                sizes.take_while(|&slots| slots > qualifiers).map(|slots| padded(slots, players)).collect()
            }
            Self::Stepwise { players } => {
                let mut rounds = Vec::new();
                let mut left = players;
                while left > 1 {
                    let stage = stepwise(left);
                    left -= u16::try_from(stage.matches.len()).unwrap_or(left - 1);
                    rounds.push(stage);
                }
                rounds
            }
        }
    }
}

impl KnockoutBracket {
    pub(super) fn schedule(&self) -> Schedule {
        let round = |stage: Stage| ScheduleRound {
            boards: stage.matches.into_iter().map(|slots| slots.map(|slot| slot.to_string())).collect(),
            through: stage.through.into_iter().map(|slot| slot.to_string()).collect(),
        };
        Schedule { rounds: self.rounds().into_iter().map(round).collect(), is_bracket: true }
    }
}

/// Pairs first against last; opponents of dummies advance without a match.
fn padded(slots: u16, players: u16) -> Stage {
    let pairs = (1..=slots / 2).map(|slot| [slot, slots + 1 - slot]);
    let (matches, through): (Vec<_>, Vec<_>) = pairs.partition(|&[_, other]| other <= players);
    Stage { matches, through: through.into_iter().map(|[slot, _]| slot).collect() }
}

/// Even numbers all play. Of odd numbers as many play as leave an even number; the top players sit out.
fn stepwise(players: u16) -> Stage {
    let most = players / 2;
    let matches =
        if players.is_multiple_of(2) || (players - most).is_multiple_of(2) { most } else { most - 1 };
    let sit_out = players - 2 * matches;
    let pairs = (1..=matches).map(|place| [sit_out + place, players + 1 - place]);
    Stage { matches: pairs.collect(), through: (1..=sit_out).collect() }
}
