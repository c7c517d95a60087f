//! Remaining frequency of occurrences in an event.

use super::chance::Chance;
use super::shape::{Apart, Often, Rates, Shape};

/// An occurrence with its frequency.
pub(super) struct Quota {
    often: Often,
    happened: u16,
}

impl Quota {
    fn new(often: Often) -> Self {
        Self { often, happened: 0 }
    }

    /// Draws whether it happens now; `left` is the number of remaining chances, including this one. A number is spread
    /// evenly over them.
    pub fn comes(&mut self, chance: &mut Chance, left: u64) -> bool {
        match self.often {
            Often::Share(share) => chance.percent(share),
            Often::Number(number) => {
                let wanted = u64::from(number.saturating_sub(self.happened));
                let comes = wanted > 0 && left > 0 && chance.below(left) < wanted;
                self.happened += u16::from(comes);
                comes
            }
        }
    }
}

/// All possible occurrences, with the frequencies drawn for the event.
pub(super) struct Quotas {
    pub forfeits: Quota,
    /// `None` if they are part of the forfeits.
    pub double_forfeits: Option<Quota>,
    pub odd_results: Quota,
    pub half_point_byes: Quota,
    /// `None` if they are part of the half-point byes.
    pub full_point_byes: Option<Quota>,
    pub zero_point_byes: Quota,
    pub withdrawals: Quota,
    pub late_entries: Quota,
    pub unrated: Quota,
}

impl Quotas {
    pub fn of(shape: &Shape) -> Self {
        Self::new(shape.rates, shape.apart)
    }

    /// Returns quotas with games only.
    pub fn none() -> Self {
        Self::new(Rates::all(Often::Number(0)), Apart::default())
    }

    fn new(rates: Rates<Often>, apart: Apart) -> Self {
        Self {
            forfeits: Quota::new(rates.forfeits),
            double_forfeits: apart.double_forfeits.map(Quota::new),
            odd_results: Quota::new(rates.odd_results),
            half_point_byes: Quota::new(rates.half_point_byes),
            full_point_byes: apart.full_point_byes.map(Quota::new),
            zero_point_byes: Quota::new(rates.zero_point_byes),
            withdrawals: Quota::new(rates.withdrawals),
            late_entries: Quota::new(rates.late_entries),
            unrated: Quota::new(rates.unrated),
        }
    }
}
