//! The two ratings of a player in columns of their own: a national rating never stands under the head of the
//! international one.

use super::data::Cell;
use crate::event::Event;
use hakem_engine::tournament::{Name, Player, Rating};

/// Which of a player's ratings a column shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingColumn {
    /// The international one.
    International,
    /// The national one.
    National,
}

impl RatingColumn {
    /// Both, the international one first: the order in which they stand beside each other.
    pub const BOTH: [Self; 2] = [Self::International, Self::National];

    /// Returns the columns in which somebody has a rating, at most `most`; the international one where nobody has any.
    #[must_use]
    pub fn used(event: Event, most: usize) -> Vec<Self> {
        let has = |column: &Self| {
            let figures = event.snapshot.players().filter_map(|(_, known)| column.of(&known.player));
            let key = match column {
                Self::International => "rating",
                Self::National => "national-rating",
            };
            event.longest(key, figures.map(|figure| figure.to_string())) > 0
        };
        let mut used: Vec<Self> = Self::BOTH.into_iter().filter(has).collect();
        if used.is_empty() {
            used.push(Self::International);
        }
        used.truncate(most);
        used
    }

    /// Returns the rating that stands in this column.
    #[must_use]
    pub fn of(self, player: &Player) -> Option<Rating> {
        match self {
            Self::International => player.rating,
            Self::National => player.national_rating,
        }
    }

    /// Whether the arbiter estimated the rating that stands in this column.
    #[must_use]
    pub fn is_estimated(self, player: &Player) -> bool {
        let is_estimated = match self {
            Self::International => player.estimated.is_rating(),
            Self::National => player.estimated.is_national(),
        };
        is_estimated && self.of(player).is_some()
    }

    /// Whether a rating of anybody is estimated.
    #[must_use]
    pub fn any_estimated(event: Event) -> bool {
        let is_estimated = |player| Self::BOTH.into_iter().any(|column| column.is_estimated(player));
        event.has_estimates(|| event.snapshot.players().any(|(_, known)| is_estimated(&known.player)))
    }

    /// Returns the cell of a sheet: an estimate has a sign.
    #[must_use]
    pub fn figure(self, player: &Player) -> Cell {
        match self.of(player).map(|rating| u64::from(rating.get())) {
            Some(points) if self.is_estimated(player) => Cell::Estimate(points),
            points => Cell::number(points),
        }
    }

    /// Returns the head of the column, which says whose rating it is: the national one by the federation of the event.
    #[must_use]
    pub fn head(self, event: Event) -> String {
        let texts = event.texts;
        let federation = event.snapshot.settings().federation.as_ref().map(Name::as_str);
        match (self, federation) {
            (Self::International, _) => texts.get("column-rating").into_owned(),
            (Self::National, Some("TUR" | "KKTC")) => texts.get("column-ukd").into_owned(),
            (Self::National, Some(code)) => code.to_owned(),
            (Self::National, None) => texts.get("column-national-rating").into_owned(),
        }
    }

    /// Returns what the cell of a player says: nothing where there is no rating.
    #[must_use]
    pub fn cell(self, player: Option<&Player>) -> String {
        player.and_then(|player| self.of(player)).map_or_else(String::new, |rating| rating.to_string())
    }
}
