//! The prizes that an event announces.

use super::{Category, Name, PlayerId};
use serde::{Deserialize, Serialize};
use std::iter::Sum;
use std::ops::Add;

/// Money, in the smallest unit that is paid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Money(pub u64);

impl Money {
    /// The highest prize: no sum of prizes leaves the range.
    pub const HIGHEST: Self = Self(1_000_000_000_000);
}

impl Add for Money {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::default(), Add::add)
    }
}

/// How players who are equal divide the prizes of the places they share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sharing {
    /// Equal points, equal parts (general rules §6, F.10).
    #[default]
    Equal,
    /// Hort system: half of the prize by the place after tie-breaks, the other halves in equal parts among those
    /// with equal points.
    Hort,
    /// By the place after tie-breaks; only those who share a place divide its prizes.
    Place,
}

/// How many prizes one player can have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PrizesEach {
    /// One: the greatest that is open to them.
    #[default]
    One,
    /// One of each group.
    Several,
}

/// Prizes for the best of a category, such as the general prizes or those for women.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeGroup {
    /// What they are called.
    pub name: Name,
    /// For whom they are.
    #[serde(default, skip_serializing_if = "Category::is_everybody")]
    pub category: Category,
    /// The first prize first; none is 0, and none is greater than the one before.
    pub amounts: Vec<Money>,
}

/// A prize that no place wins, such as one for the best game: the arbiter says who gets it. It takes no other prize away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialPrize {
    /// What it is called.
    pub name: Name,
    /// Its money, where it has some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Money>,
    /// What else is given: a cup, a book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thing: Option<Name>,
    /// Who gets it, once that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<PlayerId>,
}

/// The prize list of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeList {
    /// What the money is called, such as `TRY`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currency: Option<Name>,
    /// How many digits of an amount stand behind the decimal mark: 2 pays to the hundredth, 0 whole units only.
    pub decimals: u8,
    /// How equal players divide.
    #[serde(default)]
    pub sharing: Sharing,
    /// How many prizes one player can have.
    #[serde(default)]
    pub each: PrizesEach,
    /// The groups, in the order announced.
    pub groups: Vec<PrizeGroup>,
    /// The special prizes, in the order announced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub special: Vec<SpecialPrize>,
}

impl PrizeList {
    /// Most digits behind the decimal mark.
    pub const MOST_DECIMALS: u8 = 3;

    /// Whether nothing is announced.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty() && self.special.is_empty()
    }
}

impl Default for PrizeList {
    /// No prizes, to be paid to the hundredth.
    fn default() -> Self {
        Self {
            currency: None,
            decimals: 2,
            sharing: Sharing::default(),
            each: PrizesEach::default(),
            groups: Vec::new(),
            special: Vec::new(),
        }
    }
}
