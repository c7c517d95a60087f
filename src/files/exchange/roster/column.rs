//! Meanings of columns of player lists.

use hakem_engine::keywords;
use serde::Deserialize;

keywords! {
/// The meaning of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum PlayerColumn: label -> &'static str {
    /// The full name; next to a column of given names alone, the family name.
    Name = "list-name",
    /// The whole name, given name first.
    GivenFirst = "list-name-given-first",
    Family = "list-family",
    Given = "list-given",
    Title = "list-title",
    Rating = "list-rating",
    NationalRating = "list-national-rating",
    Federation = "list-federation",
    FideId = "list-fide-id",
    /// The number of the national licence.
    Licence = "list-licence",
    Sex = "list-sex",
    /// The day or year of birth.
    Born = "list-born",
    Club = "list-club",
    /// The town, used as club if the list has no club.
    Town = "list-town",
}
}

impl PlayerColumn {
    /// Returns true if it contains the name, or the family name.
    pub fn is_name(self) -> bool {
        matches!(self, Self::Name | Self::GivenFirst | Self::Family)
    }

    pub fn letter(self) -> char {
        match self {
            Self::Name => 'n',
            Self::GivenFirst => 'o',
            Self::Family => 'f',
            Self::Given => 'g',
            Self::Title => 't',
            Self::Rating => 'r',
            Self::NationalRating => 'u',
            Self::Federation => 'e',
            Self::FideId => 'i',
            Self::Licence => 'l',
            Self::Sex => 's',
            Self::Born => 'b',
            Self::Club => 'c',
            Self::Town => 'w',
        }
    }
}
