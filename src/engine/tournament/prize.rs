//! The prizes that an event announces.

use super::{Category, Name, PlayerId};
use serde::{Deserialize, Serialize};
use std::iter::Sum;
use std::ops::Add;
use thiserror::Error;

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

/// What is given as a special prize: money, or something else, such as a cup or a book, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reward {
    /// Money alone.
    Money(Money),
    /// Something else alone.
    Thing(Name),
    /// Both.
    Both(Money, Name),
}

impl Reward {
    /// Makes one of what there is; `None` where there is nothing.
    #[must_use]
    pub fn new(money: Option<Money>, thing: Option<Name>) -> Option<Self> {
        match (money, thing) {
            (Some(money), None) => Some(Self::Money(money)),
            (None, Some(thing)) => Some(Self::Thing(thing)),
            (Some(money), Some(thing)) => Some(Self::Both(money, thing)),
            (None, None) => None,
        }
    }

    /// Returns its money, where it has some.
    #[must_use]
    pub fn money(&self) -> Option<Money> {
        match self {
            Self::Money(money) | Self::Both(money, _) => Some(*money),
            Self::Thing(_) => None,
        }
    }

    /// Returns what is given that is no money.
    #[must_use]
    pub fn thing(&self) -> Option<&Name> {
        match self {
            Self::Thing(thing) | Self::Both(_, thing) => Some(thing),
            Self::Money(_) => None,
        }
    }
}

/// A prize that no place wins, such as one for the best game: the arbiter says who gets it. It takes no other prize away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenPrize", into = "WrittenPrize")]
pub struct SpecialPrize {
    /// What it is called.
    pub name: Name,
    /// What is given.
    pub reward: Reward,
    /// Who gets it, once that is known.
    pub winner: Option<PlayerId>,
}

/// A special prize as event files have it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "SpecialPrize")]
struct WrittenPrize {
    name: Name,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    amount: Option<Money>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    thing: Option<Name>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<PlayerId>,
}

/// A special prize that gives nothing.
#[derive(Debug, Error)]
#[error("A special prize gives neither money nor anything else. Enter one of them.")]
struct NoReward;

impl TryFrom<WrittenPrize> for SpecialPrize {
    type Error = NoReward;
    fn try_from(written: WrittenPrize) -> Result<Self, NoReward> {
        let WrittenPrize { name, amount, thing, winner } = written;
        let reward = Reward::new(amount, thing).ok_or(NoReward)?;
        Ok(Self { name, reward, winner })
    }
}

impl From<SpecialPrize> for WrittenPrize {
    fn from(prize: SpecialPrize) -> Self {
        let thing = prize.reward.thing().cloned();
        Self { amount: prize.reward.money(), thing, name: prize.name, winner: prize.winner }
    }
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
