//! Choice of the rating in the lists for an event, and its source list.

use super::{Listed, Ratings};
use hakem_engine::tournament::{
    Coefficient, GameKind, OfficialRating, OfficialRatings, Rating, RatingList, RatingSequence, RatingSource,
    Settings,
};

/// The source list of each rating of a player, by rate of play, or `None` for the national rating.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ListsOf(Vec<(Option<GameKind>, RatingList)>);

/// Every rating of a player: by rate of play, then the national one.
const PLACES: [Option<GameKind>; 4] =
    [Some(GameKind::Standard), Some(GameKind::Rapid), Some(GameKind::Blitz), None];

impl ListsOf {
    pub(super) fn one(list: &RatingList, ratings: &Ratings) -> Self {
        let known = PLACES.into_iter().filter(|&place| ratings.at(place).is_some());
        Self(known.map(|place| (place, list.clone())).collect())
    }

    /// Adds the lists of ratings that only another entry of the player has.
    pub(super) fn complete(&mut self, own: &Ratings, other: &Listed) {
        for place in PLACES.into_iter().filter(|&place| own.at(place).is_none()) {
            self.0.extend(other.lists.of(place).map(|list| (place, list.clone())));
        }
    }

    fn of(&self, place: Option<GameKind>) -> Option<&RatingList> {
        self.0.iter().find(|(of, _)| *of == place).map(|(_, list)| list)
    }
}

impl Ratings {
    fn at(&self, place: Option<GameKind>) -> Option<Rating> {
        place.map_or_else(|| self.national.first(), |kind| self.fide.of(kind))
    }
}

impl Listed {
    /// Returns the rating in the main list of an event, with its rate of play.
    pub fn main_rating(&self, lists: &RatingSequence) -> Option<(GameKind, Rating)> {
        lists.main_games().iter().find_map(|&kind| Some((kind, self.ratings.fide.of(kind)?)))
    }

    /// Returns the national rating for the games of an event: that of their kind, else that of standard games.
    pub fn national_rating(&self, lists: &RatingSequence) -> Option<Rating> {
        let of_kind = lists.main_games().iter().find_map(|&kind| self.ratings.national.of(kind));
        of_kind.or(self.ratings.national.standard)
    }

    /// Returns the ratings in the other lists of an event, in order; empty if the main list has one.
    pub fn other_ratings(&self, lists: &RatingSequence) -> Vec<(GameKind, Rating)> {
        if self.main_rating(lists).is_some() {
            return Vec::new();
        }
        lists.other_games().into_iter().filter_map(|kind| Some((kind, self.ratings.fide.of(kind)?))).collect()
    }

    pub fn source(&self, kind: GameKind) -> Option<RatingSource> {
        self.lists.of(Some(kind)).map(|list| RatingSource::List(list.clone(), Some(kind)))
    }

    pub fn national_source(&self) -> Option<RatingSource> {
        self.lists.of(None).map(|list| RatingSource::List(list.clone(), None))
    }

    pub fn official(&self) -> OfficialRatings {
        let of = |kind| {
            let (rating, list) = self.ratings.fide.of(kind).zip(self.lists.of(Some(kind)))?;
            Some(OfficialRating { rating, list: list.clone() })
        };
        OfficialRatings::new(of)
    }

    /// Returns the development coefficient for the games of an event.
    pub fn coefficient(&self, settings: &Settings) -> Option<Coefficient> {
        let known = self.coefficients.of(settings.known_kind().unwrap_or(GameKind::Standard))?;
        Coefficient::new(known.into()).ok()
    }

    /// Returns true if another list has the same data under the same name.
    pub(super) fn is_alike(&self, other: &Self) -> bool {
        let without = |listed: &Self| Self { lists: ListsOf::default(), ..listed.clone() };
        self.name == other.name && without(self) == without(other)
    }
}
