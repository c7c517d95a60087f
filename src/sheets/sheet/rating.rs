//! Separate columns for the two ratings of a player, so that a national rating never appears under the heading of the
//! international one.

use super::data::Cell;
use crate::event::Event;
use hakem_engine::tournament::{Name, Player, Rating};

/// A rating column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingColumn {
    International,
    National,
}

impl RatingColumn {
    /// Both columns in display order, the international one first.
    pub const BOTH: [Self; 2] = [Self::International, Self::National];

    /// Returns the columns in which a player has a rating, at most `most`; the international one if there are none.
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

    pub fn of(self, player: &Player) -> Option<Rating> {
        match self {
            Self::International => player.rating,
            Self::National => player.national_rating,
        }
    }

    /// Returns true if the rating of the column is estimated by the arbiter.
    pub fn is_estimated(self, player: &Player) -> bool {
        let is_estimated = match self {
            Self::International => player.estimated.is_rating(),
            Self::National => player.estimated.is_national(),
        };
        is_estimated && self.of(player).is_some()
    }

    pub fn any_estimated(event: Event) -> bool {
        let is_estimated = |player| Self::BOTH.into_iter().any(|column| column.is_estimated(player));
        event.has_estimates(|| event.snapshot.players().any(|(_, known)| is_estimated(&known.player)))
    }

    /// Returns the cell of a sheet; an estimate is marked.
    pub fn figure(self, player: &Player) -> Cell {
        match self.of(player).map(|rating| u64::from(rating.get())) {
            Some(points) if self.is_estimated(player) => Cell::Estimate(points),
            points => Cell::number(points),
        }
    }

    /// Returns the heading of the column, which contains the federation of the event for the national rating.
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

    /// Returns the text of a player's cell; empty without a rating.
    pub fn cell(self, player: Option<&Player>) -> String {
        player.and_then(|player| self.of(player)).map_or_else(String::new, |rating| rating.to_string())
    }
}
