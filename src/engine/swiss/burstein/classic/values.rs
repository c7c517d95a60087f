//! Sort keys of the players of a group: Sonneborn-Berger, Buchholz, median, rating, number (3.2).

use crate::format::{Field, RoundRecord, Seat};
use crate::tournament::{Points, Rating};
use std::cmp::Reverse;

/// The values of a player before a round, from real points and games actually played (BD-1, BD-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Values {
    /// Sum of the results times the scores of the opponents, in hundredths.
    pub(super) sonneborn_berger: i64,
    /// Sum of the scores of the opponents.
    pub(super) buchholz: Points,
    /// Sum of the opponents' scores without the highest and the lowest; 0 with fewer than three.
    pub(super) median: Points,
}

impl Values {
    pub(super) fn of(field: &Field, seat: Seat) -> Self {
        let mut values = Self::default();
        let mut met: Vec<Points> = Vec::new();
        for round in &field.player(seat).record {
            if let RoundRecord::Played { opponent, points, .. } = *round {
                let score = field.player(opponent).score();
                values.sonneborn_berger += i64::from(points.tenths()) * i64::from(score.tenths());
                values.buchholz += score;
                met.push(score);
            }
        }
        met.sort_unstable();
        if let [_, inner @ .., _] = met.as_slice() {
            values.median = inner.iter().copied().sum();
        }
        values
    }
}

/// Sort key of a player in the order of 3.2: a smaller key comes first.
pub(super) type OrderKey = (Reverse<i64>, Reverse<Points>, Reverse<Points>, Reverse<Option<Rating>>, Seat);

/// Returns the sort key of a player in the order of 3.2.
pub(super) fn order(field: &Field, seat: Seat) -> OrderKey {
    let Values { sonneborn_berger, buchholz, median } = Values::of(field, seat);
    let rating = field.player(seat).rating;
    (Reverse(sonneborn_berger), Reverse(buchholz), Reverse(median), Reverse(rating), seat)
}

/// Returns the imaginary point of a player (3.3): in rounds 1 and 2 for the upper half of the start list, whether
/// present or not (BD-3).
pub(super) fn imaginary_point(field: &Field, seat: Seat) -> Points {
    let upper = field.starters() / 2;
    if field.round.0 <= 2 && seat.index() < upper { Points::ONE } else { Points::ZERO }
}

/// Returns the score that determines the group: with the imaginary point.
pub(super) fn group_score(field: &Field, seat: Seat) -> Points {
    field.player(seat).score() + imaginary_point(field, seat)
}
