//! The prize list of an event.

use super::{Category, Name, PlayerId};
use serde::{Deserialize, Serialize};
use std::iter::Sum;
use std::ops::Add;
use thiserror::Error;

/// An amount of money, in the smallest unit that is paid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Money(pub u64);

impl Money {
    /// The highest prize, chosen so that sums of prizes do not overflow.
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

/// Division of prizes among players with equal points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PrizeSharing {
    /// Equal shares (general rules §6, F.10).
    #[default]
    Equal,
    /// Hort system: half of each prize by the rank after tie-breaks, the other halves in equal shares among players
    /// with equal points.
    Hort,
    /// By the rank after tie-breaks; only players with the same rank divide its prizes.
    Place,
}

/// Number of prizes that one player can win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PrizesEach {
    /// One: the largest they are eligible for.
    #[default]
    One,
    Several,
}

/// Prizes of a category, such as the general prizes or those for women.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeGroup {
    pub name: Name,
    #[serde(default, skip_serializing_if = "Category::is_everybody")]
    pub category: Category,
    /// First prize first; none is 0, and none exceeds the previous one.
    pub amounts: Vec<Money>,
}

/// The award of a special prize: money, an item such as a cup or a book, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reward {
    Money(Money),
    Thing(Name),
    Both(Money, Name),
}

impl Reward {
    /// Creates a reward from its parts; `None` if both are missing.
    pub fn new(money: Option<Money>, thing: Option<Name>) -> Option<Self> {
        match (money, thing) {
            (Some(money), None) => Some(Self::Money(money)),
            (None, Some(thing)) => Some(Self::Thing(thing)),
            (Some(money), Some(thing)) => Some(Self::Both(money, thing)),
            (None, None) => None,
        }
    }

    pub fn money(&self) -> Option<Money> {
        match self {
            Self::Money(money) | Self::Both(money, _) => Some(*money),
            Self::Thing(_) => None,
        }
    }

    pub fn thing(&self) -> Option<&Name> {
        match self {
            Self::Thing(thing) | Self::Both(_, thing) => Some(thing),
            Self::Money(_) => None,
        }
    }
}

/// A prize without a rank, such as one for the best game. The arbiter chooses the winner, who keeps all other prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenPrize", into = "WrittenPrize")]
pub struct SpecialPrize {
    pub name: Name,
    pub reward: Reward,
    pub winner: Option<PlayerId>,
}

/// A special prize as serialized in event files.
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

/// Error for a special prize without an award.
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
    /// Currency, such as `TRY`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currency: Option<Name>,
    /// Number of decimals of an amount: 2 pays to the hundredth, 0 in full units only.
    pub decimals: u8,
    #[serde(default)]
    pub sharing: PrizeSharing,
    #[serde(default)]
    pub each: PrizesEach,
    /// True if the list names those who have the points of the last recipients but no prize.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub names_tied: bool,
    /// The groups, in announced order.
    pub groups: Vec<PrizeGroup>,
    /// The special prizes, in announced order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub special: Vec<SpecialPrize>,
}

impl PrizeList {
    pub const MOST_DECIMALS: u8 = 3;

    pub fn is_empty(&self) -> bool {
        self.groups.is_empty() && self.special.is_empty()
    }
}

impl Default for PrizeList {
    /// An empty list with two decimals.
    fn default() -> Self {
        Self {
            currency: None,
            decimals: 2,
            sharing: PrizeSharing::default(),
            each: PrizesEach::default(),
            names_tied: false,
            groups: Vec::new(),
            special: Vec::new(),
        }
    }
}
