//! The working of a value: the terms that it is made of, and which of them are cut.

use super::{Cuts, PlayerRound, Ratio};
use crate::tournament::{PairingNumber, Points, RoundNo};

/// Whose score or rating a term stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Their own record.
    Own,
    /// The opponent of the round.
    Opponent,
    /// The virtual opponent of an unplayed round (booklet, tie-breaks §4).
    Virtual,
    /// The dummy opponent of an unplayed round (FIDE C.07 16.4).
    Dummy {
        /// A requested bye or forfeit loss: the first to be cut (FIDE C.07 16.5).
        voluntary: bool,
    },
}

/// Why a term does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// Among the least.
    Low,
    /// Among the most.
    High,
}

/// One round's part in a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round.
    pub round: RoundNo,
    /// The opponent, where there is one.
    pub opponent: Option<PairingNumber>,
    /// Whose score or rating `base` is.
    pub source: Source,
    /// The score or rating looked at.
    pub base: Ratio,
    /// What the player got in the round.
    pub points: Points,
    /// Half points of their games in it.
    pub halves: u8,
    /// What enters the value.
    pub amount: Ratio,
    /// Why it is left out, if it is.
    pub cut: Option<Cut>,
}

impl Term {
    /// Makes a term that counts `amount` for a round.
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

/// What becomes of the terms that are kept: the last step of the working.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Summary {
    /// They are added up, or there is nothing to add.
    Sum,
    /// Their mean is taken.
    Mean {
        /// The exact mean.
        mean: Ratio,
        /// How many there are.
        count: usize,
    },
    /// The difference that the score shows is added to their mean (booklet §6; FIDE C.07 10.2).
    Difference {
        /// The mean, halves up.
        mean: i64,
        /// The score in per cent, halves up.
        percent: u32,
        /// What the rating table gives for it.
        difference: i32,
    },
    /// The lowest rating that expects the points made against them (FIDE C.07 10.3).
    Expectation {
        /// The points, in halves.
        half_points: i64,
    },
}

/// Returns the terms that are not cut.
pub(super) fn kept(terms: &[Term]) -> impl Iterator<Item = &Term> {
    terms.iter().filter(|term| term.cut.is_none())
}

/// Returns the sum of the terms that are not cut.
pub(super) fn sum(terms: &[Term]) -> Ratio {
    kept(terms).map(|term| term.amount).sum()
}

/// Returns the mean of the terms that are not cut; nothing when there is none.
pub(super) fn mean(terms: &[Term]) -> Ratio {
    sum(terms).over(kept(terms).count())
}

/// Says that the terms are averaged.
pub(super) fn averaged(terms: &[Term]) -> Summary {
    Summary::Mean { mean: mean(terms), count: kept(terms).count() }
}

/// Cuts terms: first the least, then the most. The least is the one of the lowest opponent, of equals the one of
/// the lowest amount. With `exception` the lowest voluntary unplayed round goes instead, if it is not lower
/// (FIDE C.07 16.5).
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
