//! Categories of players, for prizes and filtered lists.

use super::{Name, Player, Rating, Sex, Title};
use serde::{Deserialize, Serialize};

/// Conditions that a player of the category meets, all of them. Without conditions every player is in it. A player
/// whose value is unknown does not meet a condition on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Category {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// First year of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_from: Option<u16>,
    /// Last year of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_to: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<Name>,
    /// Club or town.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<Name>,
    /// Exact title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// Lowest rating: ELO, else the national rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating_from: Option<Rating>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating_to: Option<Rating>,
}

impl Category {
    /// Returns true if it has no conditions, so that every player is in it.
    pub fn is_everybody(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the category of players under an age: those who have not reached it when the year of the event begins,
    /// by year of birth.
    pub fn under(age: u16, year: u16) -> Self {
        Self { born_from: Some(year.saturating_sub(age)), ..Self::default() }
    }

    /// Returns the category of players of an age or more: those who reach it in the year of the event.
    pub fn of_age(age: u16, year: u16) -> Self {
        Self { born_to: Some(year.saturating_sub(age)), ..Self::default() }
    }

    pub fn includes(&self, player: &Player) -> bool {
        let born = player.born.map(|born| born.year());
        let rating = player.strength();
        let federation = player.federation.as_ref().map(Name::as_str);
        self.sex.is_none_or(|sex| player.sex == Some(sex))
            && self.title.is_none_or(|title| player.title == Some(title))
            && self.born_from.is_none_or(|first| born.is_some_and(|born| first <= born))
            && self.born_to.is_none_or(|last| born.is_some_and(|born| born <= last))
            && self.rating_from.is_none_or(|least| rating.is_some_and(|rating| least <= rating))
            && self.rating_to.is_none_or(|most| rating.is_some_and(|rating| rating <= most))
            && self.club.as_ref().is_none_or(|wanted| {
                player.club.as_ref().is_some_and(|club| club.in_capitals() == wanted.in_capitals())
            })
            && self.federation.as_ref().is_none_or(|wanted| {
                federation.is_some_and(|federation| federation.eq_ignore_ascii_case(wanted.as_str()))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_club_is_the_same_in_capitals_and_a_player_without_one_is_in_no_club() {
        let name = |text: &str| Name::new(text).unwrap();
        let of = |club: Option<&str>| Player { club: club.map(name), ..Player::named(name("Ak, Can")) };
        let wanted = Category { club: Some(name("Kadıköy")), ..Category::default() };
        assert!(
            [Some("Kadıköy"), Some("KADIKÖY"), Some("KADİKÖY")]
                .map(of)
                .iter()
                .all(|player| wanted.includes(player))
        );
        assert!(![None, Some("Kadıköy SK")].map(of).iter().any(|player| wanted.includes(player)));
    }
}
