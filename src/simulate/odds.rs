//! How likely the results of a game are: the published draw-probability model by O. Milvang, from the ratings of both
//! players. All of it is integer arithmetic, so that no machine rounds otherwise.

use super::chance::MILLION;
use hakem_engine::tournament::Outcome;

/// A difference counts up to this, as in FIDE's rating table.
const MOST_DIFFERENCE: i64 = 400;
/// Above this mean rating the curves of the model cross; nobody plays there.
const MOST_MEAN: i64 = 3000;
/// Horizontal values are kept in parts of a rating point: the model's factors have three decimals, and the mean is half
/// of a sum.
const PARTS: i64 = 2000;
/// Vertical values are kept in hundredths of 1200² · 4: q² is the square of a sum of ratings over 2400.
const ONE: i128 = 100 * 2400 * 2400;

/// The chances of a game in parts of a million; the rest is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Odds {
    /// That White wins.
    pub white: u64,
    /// That Black wins.
    pub black: u64,
}

/// The chance of one side to win, as a curve over the difference of ratings: two parabolas that meet at the centre.
struct Curve {
    /// CL, the difference at which the curve has `value`.
    centre: i64,
    /// LL, below which there is no chance.
    low: i64,
    /// UL, above which it is certain.
    high: i64,
    /// CV, the chance at the centre.
    value: i128,
}

impl Curve {
    /// Returns the chance at a difference, in parts of a million.
    fn at(&self, difference: i64) -> u64 {
        let square = |one: i64, other: i64| i128::from(one - other).pow(2);
        let parabola = |height: i128, limit: i64| {
            height * square(difference, limit) * i128::from(MILLION)
                / (ONE * square(self.centre, limit).max(1))
        };
        let million = i128::from(MILLION);
        let chance = match difference {
            d if d <= self.low => 0,
            d if d <= self.centre => parabola(self.value, self.low),
            d if d < self.high => million - parabola(ONE - self.value, self.high),
            _ => million,
        };
        u64::try_from(chance.clamp(0, million)).unwrap_or(0)
    }

    /// Returns the curve for the negative difference, whose chance falls as this one's rises.
    fn mirrored(self) -> Self {
        Self { centre: -self.centre, low: -self.high, high: -self.low, value: self.value }
    }
}

impl Odds {
    /// Returns the chances of a game between players of these ratings.
    pub fn of(white: u16, black: u16) -> Self {
        let sum = (i64::from(white) + i64::from(black)).min(2 * MOST_MEAN);
        let difference = (i64::from(white) - i64::from(black)).clamp(-MOST_DIFFERENCE, MOST_DIFFERENCE);
        let excess = i128::from((sum - 2400).max(0)).pow(2);
        let value = |hundredths: i128, fall: i128| (hundredths * 2400 * 2400 - fall * excess).max(0);
        let for_white = Curve {
            centre: 40 * PARTS,
            low: -1492 * PARTS + 391 * sum,
            high: 1691 * PARTS - 428 * sum,
            value: value(45, 10),
        };
        let for_black = Curve {
            centre: -80 * PARTS,
            low: -1753 * PARTS + 416 * sum,
            high: 1428 * PARTS - 388 * sum,
            value: value(46, 13),
        };
        let white = for_white.at(difference * PARTS);
        let black = for_black.mirrored().at(-difference * PARTS);
        Self { white, black: black.min(MILLION - white) }
    }

    /// Returns the outcome that stands at a place on the scale of a million.
    pub fn outcome(self, place: u64) -> Outcome {
        if place < self.white {
            Outcome::WhiteWins
        } else if place < self.white + self.black {
            Outcome::BlackWins
        } else {
            Outcome::Draw
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The check of the published model.
    #[test]
    fn the_published_example_has_its_published_chances() {
        let odds = Odds::of(2467, 2344);
        let thousandths = |parts: u64| (parts + 500) / 1000;
        let draw = MILLION - odds.white - odds.black;
        assert_eq!([odds.white, odds.black, draw].map(thousandths), [511, 138, 351]);
    }

    #[test]
    fn a_stronger_player_never_has_smaller_chances() {
        for mean in (1000..2800).step_by(50) {
            let odds: Vec<Odds> = (0..=200).map(|half| Odds::of(mean + half, mean - half)).collect();
            assert!(odds.is_sorted_by_key(|odds| odds.white), "{mean}");
            assert!(odds.iter().rev().is_sorted_by_key(|odds| odds.black), "{mean}");
        }
    }

    #[test]
    fn a_difference_counts_up_to_400_points() {
        assert_eq!(Odds::of(2200, 1800), Odds::of(2300, 1700));
    }
}
