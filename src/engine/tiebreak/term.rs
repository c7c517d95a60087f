//! Calculation of a value: its terms, and which of them are cut.

use super::{Cuts, PlayerRound, Ratio};
use crate::tournament::{PairingNumber, Points, RoundNo};

/// Owner of the score or rating in a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    Own,
    Opponent,
    /// The virtual opponent of an unplayed round (booklet, tie-breaks §4).
    Virtual,
    /// The dummy opponent of an unplayed round (FIDE C.07 16.4).
    Dummy {
        /// A requested bye or forfeit loss: the first to be cut (FIDE C.07 16.5).
        voluntary: bool,
    },
}

/// Reason why a term does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    Low,
    High,
}

/// Contribution of one round to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    pub round: RoundNo,
    pub opponent: Option<PairingNumber>,
    /// Owner of the score or rating in `base`.
    pub source: Source,
    /// The score or rating used.
    pub base: Ratio,
    pub points: Points,
    /// Half points of their games in the round.
    pub halves: u8,
    pub amount: Ratio,
    pub cut: Option<Cut>,
}

impl Term {
    /// Creates a term that counts `amount` for a round.
    pub(super) fn new(
        number: RoundNo,
        round: &PlayerRound,
        source: Source,
        amount: impl Into<Ratio>,
    ) -> Self {
        let amount = amount.into();
        let PlayerRound { opponent, points, halves, .. } = *round;
        Self { round: number, opponent, source, base: amount, points, halves, amount, cut: None }
    }
}

/// Combination of the terms that are not cut: the last step of the calculation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Summary {
    /// Their sum, also if there are none.
    Sum,
    /// Their sum plus the player's own value (keizer).
    OwnValue {
        /// The own value, as far as it is added.
        own: Ratio,
    },
    Mean {
        mean: Ratio,
        count: usize,
    },
    /// Their mean plus the rating difference of the score (booklet §6; FIDE C.07 10.2).
    Difference {
        /// The mean, rounded half up.
        mean: i64,
        /// The score in per cent, rounded half up.
        percent: u32,
        difference: i32,
    },
    /// The lowest rating whose expected score reaches the points scored (FIDE C.07 10.3).
    Expectation {
        half_points: i64,
    },
}

pub(super) fn kept(terms: &[Term]) -> impl Iterator<Item = &Term> {
    terms.iter().filter(|term| term.cut.is_none())
}

pub(super) fn sum(terms: &[Term]) -> Ratio {
    kept(terms).map(|term| term.amount).sum()
}

/// Returns the mean of the terms that are not cut; zero if there are none.
pub(super) fn mean(terms: &[Term]) -> Ratio {
    sum(terms).over(kept(terms).count())
}

pub(super) fn averaged(terms: &[Term]) -> Summary {
    Summary::Mean { mean: mean(terms), count: kept(terms).count() }
}

/// Cuts terms: first the lowest, then the highest. The lowest is the one with the lowest base, among equals the one
/// with the lowest amount. With `exception`, the lowest voluntary unplayed round is cut instead if its amount is not
/// lower (FIDE C.07 16.5).
pub(super) fn cut(terms: &mut [Term], cuts: Cuts, exception: bool) {
    for _ in 0..cuts.low {
        let open = || (0..).zip(&*terms).filter(|(_, term)| term.cut.is_none());
        let least = open().min_by_key(|(_, term)| (term.base, term.amount));
        let voluntary = open()
            .filter(|(_, term)| exception && term.source == Source::Dummy { voluntary: true })
            .min_by_key(|(_, term)| term.amount);
        let chosen = match (least, voluntary) {
            (Some((_, least)), Some((place, own))) if own.amount >= least.amount => Some(place),
            (least, _) => least.map(|(place, _)| place),
        };
        mark(terms, chosen, Cut::Low);
    }
    for _ in 0..cuts.high {
        let open = (0..).zip(&*terms).filter(|(_, term)| term.cut.is_none());
        let most = open.max_by_key(|(_, term)| (term.base, term.amount)).map(|(place, _)| place);
        mark(terms, most, Cut::High);
    }
}

fn mark(terms: &mut [Term], place: Option<usize>, cut: Cut) {
    if let Some(term) = place.and_then(|place| terms.get_mut(place)) {
        term.cut = Some(cut);
    }
}
