//! Restrictions: players of one club, federation or family who are not paired in the first rounds.

use super::{Name, Player, RoundNo};
use serde::{Deserialize, Serialize};

/// Property shared by the players of a restricted group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ApartBy {
    /// The club or town.
    Club,
    Federation,
    Family,
}

impl ApartBy {
    /// Every case, in the order offered.
    pub const ALL: [Self; 3] = [Self::Club, Self::Federation, Self::Family];

    /// Returns the key of a player's group, equal for all its members; `None` if it is unknown.
    pub fn of(self, player: &Player) -> Option<String> {
        match self {
            Self::Club => player.club.as_ref().map(Name::in_capitals),
            Self::Federation => player.federation.as_ref().map(Name::in_capitals),
            // The family name is the first part.
            Self::Family => {
                let name = player.name.in_capitals();
                let family =
                    name.split_once(',').map_or_else(|| name.split(' ').next(), |(family, _)| Some(family));
                family.map(str::trim).filter(|family| !family.is_empty()).map(str::to_owned)
            }
        }
    }
}

/// Strength of a restriction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Firmness {
    /// Never paired, like other forbidden pairs.
    #[default]
    Always,
    /// Not paired as long as the round can be paired without it.
    IfPossible,
}

impl Firmness {
    /// Every case, in the order offered.
    pub const ALL: [Self; 2] = [Self::Always, Self::IfPossible];
}

/// A restriction: players of one group are not paired in the first rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptApart {
    pub by: ApartBy,
    pub last: RoundNo,
    #[serde(default)]
    pub firmness: Firmness,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_name_precedes_the_comma_or_comes_first() {
        let of = |name: &str| ApartBy::Family.of(&Player::named(Name::new(name).unwrap()));
        assert_eq!(of("Yılmaz, Ada"), of("YILMAZ,  Can"));
        assert_eq!(of("van der Berg, Jan").as_deref(), Some("VAN DER BERG"));
        assert_eq!(of("Novák Petr"), of("Novák, Jana"));
    }

    #[test]
    fn a_club_is_the_same_in_capitals_and_in_small_letters_of_any_script() {
        let of = |club: &str| {
            let player = Player::named(Name::new("Ada").unwrap());
            ApartBy::Club.of(&Player { club: Name::new(club).ok(), ..player })
        };
        for (small, capitals) in [
            ("Ολυμπιακός Πειραιώς", "ΟΛΥΜΠΙΑΚΟΣ ΠΕΙΡΑΙΩΣ"),
            ("SK Großstraße", "SK GROSSSTRASSE"),
            ("Kadıköy Işık", "KADIKÖY IŞIK"),
            ("Beşiktaş İnönü", "BEŞİKTAŞ İNÖNÜ"),
        ] {
            assert_eq!(of(small), of(capitals));
        }
    }
}
