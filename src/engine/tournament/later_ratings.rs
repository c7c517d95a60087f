//! Ratings that come into force during an event, each valid from a round on.

use super::{Rating, RatingSource, RoundNo};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use thiserror::Error;

/// The ratings of a player from a round on. A rating that the list lacks is unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewRatings {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_rating: Option<Rating>,
    /// Their source; `None` if unknown, as in a report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<RatingSource>,
}

/// Error for ratings that cannot be valid from a round on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LaterRatingsError {
    /// Round 1 uses the player's first ratings.
    #[error("Ratings of round 1 are the player's own. Name a later round.")]
    FirstRound,
    #[error("No rating is given from round {round} on. Enter one.")]
    Nothing { round: RoundNo },
}

/// The later ratings of a player, by their first round, which is 2 or later. Each entry has at least one rating.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<RoundNo, NewRatings>", into = "BTreeMap<RoundNo, NewRatings>")]
pub struct LaterRatings(BTreeMap<RoundNo, NewRatings>);

impl LaterRatings {
    /// Sets the ratings valid from a round on, replacing earlier ones for that round.
    ///
    /// # Errors
    /// Returns an error for round 1, and if both ratings are missing.
    pub fn hold_from(&mut self, round: RoundNo, ratings: NewRatings) -> Result<(), LaterRatingsError> {
        if round <= RoundNo(1) {
            return Err(LaterRatingsError::FirstRound);
        }
        if ratings.rating.is_none() && ratings.national_rating.is_none() {
            return Err(LaterRatingsError::Nothing { round });
        }
        self.0.insert(round, ratings);
        Ok(())
    }

    /// Returns true if the first ratings are valid to the end.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the ratings with their first rounds, in order of play.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (RoundNo, &NewRatings)> {
        self.0.iter().map(|(&round, ratings)| (round, ratings))
    }

    /// Returns the later rating, selected by `pick`, valid in a round; `None` if the first rating still is.
    pub fn in_round(&self, round: RoundNo, pick: impl Fn(&NewRatings) -> Option<Rating>) -> Option<Rating> {
        self.iter().rev().filter(|&(from, _)| from <= round).find_map(|(_, ratings)| pick(ratings))
    }
}

impl TryFrom<BTreeMap<RoundNo, NewRatings>> for LaterRatings {
    type Error = LaterRatingsError;

    fn try_from(ratings: BTreeMap<RoundNo, NewRatings>) -> Result<Self, LaterRatingsError> {
        let mut later = Self::default();
        for (round, ratings) in ratings {
            later.hold_from(round, ratings)?;
        }
        Ok(later)
    }
}

impl From<LaterRatings> for BTreeMap<RoundNo, NewRatings> {
    fn from(later: LaterRatings) -> Self {
        later.0
    }
}
