//! What ratings are taken for, in words.

use super::Texts;
use hakem_engine::tournament::{LaterRatings, Rating, RatingTaken, Unrated};
use std::borrow::Cow;

impl Texts {
    /// Returns what stands in for the rating of an unrated player.
    #[must_use]
    pub fn unrated(&self, unrated: Unrated) -> Cow<'_, str> {
        match unrated {
            Unrated::Dropped => self.get("unrated-dropped"),
            Unrated::Fixed(rating) => Cow::Owned(self.with("unrated-fixed", &[("rating", rating.into())])),
            Unrated::Lowest => self.get("unrated-lowest"),
            Unrated::Average => self.get("unrated-average"),
        }
    }

    /// Returns which of several ratings tie-breaks take.
    #[must_use]
    pub fn rating_taken(&self, taken: RatingTaken) -> Cow<'_, str> {
        self.get(match taken {
            RatingTaken::First => "rating-taken-first",
            RatingTaken::EachRound => "rating-taken-each-round",
            RatingTaken::Last => "rating-taken-last",
        })
    }

    /// Returns the ratings that hold from later rounds on, a few words each.
    #[must_use]
    pub fn later_ratings(&self, later: &LaterRatings) -> String {
        let told = later.iter().map(|(round, ratings)| {
            let words = [ratings.rating, ratings.national_rating].map(rating_or_dash);
            let rating = if ratings.national_rating.is_none() { words[0].clone() } else { words.join("/") };
            self.with("players-rating-from", &[("rating", rating.into()), ("round", round.into())])
        });
        told.collect::<Vec<_>>().join(", ")
    }
}

fn rating_or_dash(rating: Option<Rating>) -> String {
    rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string())
}
