//! Names of rating settings and sources.

use super::Texts;
use hakem_engine::tournament::{
    GameKind, LaterRatings, OfficialRatings, Rating, RatingKind, RatingList, RatingSequence, RatingSource,
    Unrated,
};
use std::borrow::Cow;

impl Texts {
    /// Returns the substitute for the rating of an unrated player.
    pub fn unrated(&self, unrated: Unrated) -> Cow<'_, str> {
        match unrated {
            Unrated::Dropped => self.get("unrated-dropped"),
            Unrated::Fixed(rating) => Cow::Owned(self.with("unrated-fixed", &[("rating", rating.into())])),
            Unrated::Lowest => self.get("unrated-lowest"),
            Unrated::Average => self.get("unrated-average"),
        }
    }

    /// Returns the source of a rating: the list with its kind and month, or the arbiter.
    pub fn rating_source(&self, source: &RatingSource) -> String {
        match source {
            RatingSource::ByHand => self.get("rating-manual").into_owned(),
            RatingSource::List(list, None) => self.rating_list(list),
            RatingSource::List(list, Some(kind)) => {
                format!("{}, {}", self.game_kind(*kind), self.rating_list(list))
            }
        }
    }

    fn rating_list(&self, list: &RatingList) -> String {
        match list.date {
            Some(date) => format!("{} {}", list.name, self.date(date)),
            None => list.name.to_string(),
        }
    }

    pub fn official_ratings(&self, official: &OfficialRatings) -> String {
        let known = GameKind::ALL.into_iter().filter_map(|kind| Some((kind, official.of(kind)?)));
        let (mut told, mut last) = (Vec::new(), None);
        for (kind, of) in known {
            let list = (last != Some(&of.list)).then(|| format!(" ({})", self.rating_list(&of.list)));
            told.push(format!("{} {}{}", self.game_kind(kind), of.rating, list.unwrap_or_default()));
            last = Some(&of.list);
        }
        told.join(", ")
    }

    /// Returns the rating lists of an event, in order of preference.
    pub fn rating_sequence(&self, sequence: &RatingSequence) -> String {
        let name = |list: &RatingKind| match list {
            RatingKind::Standard => self.game_kind(GameKind::Standard),
            RatingKind::Rapid => self.game_kind(GameKind::Rapid),
            RatingKind::Blitz => self.game_kind(GameKind::Blitz),
            RatingKind::EffectiveRapid => self.get("rating-kind-effective-rapid"),
            RatingKind::EffectiveBlitz => self.get("rating-kind-effective-blitz"),
        };
        sequence.lists().iter().map(name).collect::<Vec<_>>().join(", ")
    }

    /// Returns the ratings valid from later rounds on, in short form.
    pub fn later_ratings(&self, later: &LaterRatings) -> String {
        let told = later.iter().map(|(round, ratings)| {
            let words = [ratings.rating, ratings.national_rating].map(rating_or_dash);
            let rating = if ratings.national_rating.is_none() { words[0].clone() } else { words.join("/") };
            let from =
                self.with("players-rating-from", &[("rating", rating.into()), ("round", round.into())]);
            match &ratings.source {
                Some(source) => format!("{from} ({})", self.rating_source(source)),
                None => from,
            }
        });
        told.collect::<Vec<_>>().join(", ")
    }
}

fn rating_or_dash(rating: Option<Rating>) -> String {
    rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string())
}
