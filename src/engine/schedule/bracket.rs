//! The bracket of a knockout: who meets whom, whoever wins (knockout §2).

use super::{TableError, within};
use crate::format::{Schedule, ScheduleRound};

/// One round of a bracket, in slots: slot 1 is that of the first seed, and the winner of a match takes its better slot.
/// In stepwise mode the slots are numbered anew in each round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The slots that meet, the better one first.
    pub matches: Vec<[u16; 2]>,
    /// The slots that go on without a match.
    pub through: Vec<u16>,
}

/// How a knockout goes from its players to those who qualify.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bracket {
    /// Filled up with imaginary players to a multiple of two of those who qualify; fixed from the start.
    Padded {
        /// How many play.
        players: u16,
        /// How many are to qualify.
        qualifiers: u16,
    },
    /// As many as possible play in each round, down to one winner.
    Stepwise {
        /// How many play.
        players: u16,
    },
}

impl Bracket {
    /// Makes a padded bracket.
    ///
    /// # Errors
    /// Refuses nobody and more than [`super::MOST`] players, no qualifiers, and more of them than players.
    pub fn padded(players: u16, qualifiers: u16) -> Result<Self, TableError> {
        within(players, 1)?;
        if qualifiers == 0 || qualifiers > players {
            return Err(TableError::Qualifiers { players, qualifiers });
        }
        Ok(Self::Padded { players, qualifiers })
    }

    /// Makes a stepwise bracket.
    ///
    /// # Errors
    /// Refuses nobody and more than [`super::MOST`] players.
    pub fn stepwise(players: u16) -> Result<Self, TableError> {
        within(players, 1)?;
        Ok(Self::Stepwise { players })
    }

    /// Returns the slots of the first round, imaginary players included: the least multiple of the qualifiers by a
    /// power of two that holds everybody. In stepwise mode, the players.
    #[must_use]
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

    /// Returns the rounds, the first first; none where nobody has to be put out.
    #[must_use]
    pub fn rounds(&self) -> Vec<Stage> {
        match *self {
            Self::Padded { players, qualifiers } => {
                let sizes = std::iter::successors(Some(self.slots()), |slots| Some(slots / 2));
                // Only round 1 has imaginary players: they fill less than half of the slots.
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

impl Bracket {
    /// Writes it out, slot by slot.
    pub(super) fn schedule(&self) -> Schedule {
        let round = |stage: Stage| ScheduleRound {
            boards: stage.matches.into_iter().map(|slots| slots.map(|slot| slot.to_string())).collect(),
            through: stage.through.into_iter().map(|slot| slot.to_string()).collect(),
        };
        Schedule { rounds: self.rounds().into_iter().map(round).collect(), is_bracket: true }
    }
}

/// First against last; who would meet an imaginary player goes through.
fn padded(slots: u16, players: u16) -> Stage {
    let pairs = (1..=slots / 2).map(|slot| [slot, slots + 1 - slot]);
    let (matches, through): (Vec<_>, Vec<_>) = pairs.partition(|&[_, other]| other <= players);
    Stage { matches, through: through.into_iter().map(|[slot, _]| slot).collect() }
}

/// Even numbers all play. Odd ones play as many matches as leave an even number; those at the top sit out.
fn stepwise(players: u16) -> Stage {
    let most = players / 2;
    let matches =
        if players.is_multiple_of(2) || (players - most).is_multiple_of(2) { most } else { most - 1 };
    let sit_out = players - 2 * matches;
    let pairs = (1..=matches).map(|place| [sit_out + place, players + 1 - place]);
    Stage { matches: pairs.collect(), through: (1..=sit_out).collect() }
}
