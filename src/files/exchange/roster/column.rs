//! Meanings of columns of player lists.

/// The meaning of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerColumn {
    /// The full name; next to a column of given names alone, the family name.
    Name,
    /// The whole name, given name first.
    GivenFirst,
    Family,
    Given,
    /// The FIDE title.
    Title,
    Rating,
    NationalRating,
    Federation,
    /// The number of the national licence.
    Licence,
    FideId,
    Sex,
    /// The day or year of birth.
    Born,
    Club,
    /// The town, used as club if the list has no club.
    Town,
}

impl PlayerColumn {
    /// Every column, in the order in which they are offered.
    pub const ALL: [Self; 14] = [
        Self::Name,
        Self::GivenFirst,
        Self::Family,
        Self::Given,
        Self::Title,
        Self::Rating,
        Self::NationalRating,
        Self::Federation,
        Self::FideId,
        Self::Licence,
        Self::Sex,
        Self::Born,
        Self::Club,
        Self::Town,
    ];

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

    /// Returns the catalogue id of its name.
    pub fn label(self) -> &'static str {
        match self {
            Self::Name => "list-name",
            Self::GivenFirst => "list-name-given-first",
            Self::Family => "list-family",
            Self::Given => "list-given",
            Self::Title => "list-title",
            Self::Rating => "list-rating",
            Self::NationalRating => "list-national-rating",
            Self::Federation => "list-federation",
            Self::FideId => "list-fide-id",
            Self::Licence => "list-licence",
            Self::Sex => "list-sex",
            Self::Born => "list-born",
            Self::Club => "list-club",
            Self::Town => "list-town",
        }
    }
}
