//! Ratings that come into force while an event goes on: each is bound to the round from which it holds.

use super::{Rating, RatingSource, RoundNo};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use thiserror::Error;

/// The ratings of a player from a round on; what a list does not say stays as it was before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewRatings {
    /// The international one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The national one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_rating: Option<Rating>,
    /// Where they come from; `None` where it is not known, as of a report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<RatingSource>,
}

/// Why ratings cannot hold from a round on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LaterRatingsError {
    /// Those of round 1 are the player's first ones.
    #[error("Ratings of round 1 are the player's own. Name a later round.")]
    FirstRound,
    /// Neither rating is given.
    #[error("No rating is given from round {round} on. Enter one.")]
    Nothing {
        /// The round.
        round: RoundNo,
    },
}

/// The ratings of a player after the first ones, by the round from which they hold: round 2 or later, and at least one rating each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<RoundNo, NewRatings>", into = "BTreeMap<RoundNo, NewRatings>")]
pub struct LaterRatings(BTreeMap<RoundNo, NewRatings>);

impl LaterRatings {
    /// Lets ratings hold from a round on, in place of others from the same round.
    ///
    /// # Errors
    /// Refuses round 1, and ratings of which there is none.
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

    /// Whether the first ratings hold to the end.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the ratings with the rounds from which they hold, in order of play.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (RoundNo, &NewRatings)> {
        self.0.iter().map(|(&round, ratings)| (round, ratings))
    }

    /// Returns what holds in a round of that which `pick` takes; `None` where the first rating still does.
    pub(super) fn in_round(
        &self,
        round: RoundNo,
        pick: impl Fn(&NewRatings) -> Option<Rating>,
    ) -> Option<Rating> {
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
