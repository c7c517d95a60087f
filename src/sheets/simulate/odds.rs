//! Probabilities of the results of a game: draws by the published draw-probability model of O. Milvang, from the
//! ratings of both players, and wins so that the expected score is that of FIDE's rating table. All of it is integer
//! arithmetic, so that rounding is the same on every machine.

use super::chance::MILLION;
use hakem_engine::console::rating::expected;
use hakem_engine::tournament::Outcome;

/// Maximum difference that counts, as in FIDE's rating table.
const MOST_DIFFERENCE: i64 = 400;
/// Above this mean rating the curves of the model cross; no player is that strong.
const MOST_MEAN: i64 = 3000;
/// Scale of horizontal values, in parts of a rating point: the model's factors have three decimals, and the mean is
/// half of a sum.
const PARTS: i64 = 2000;
/// Scale of vertical values, in hundredths of 1200² · 4: q² is the square of a sum of ratings over 2400.
const ONE: i128 = 100 * 2400 * 2400;

/// Probabilities of a game in parts of a million; the rest is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Odds {
    pub white: u64,
    pub black: u64,
}

/// Probability of a win for one side, as a curve over the difference of ratings: two parabolas that meet at the centre.
struct Curve {
    /// CL, the difference at which the curve has `value`.
    centre: i64,
    /// LL, below which the probability is zero.
    low: i64,
    /// UL, above which it is one.
    high: i64,
    /// CV, the probability at the centre.
    value: i128,
}

impl Curve {
    /// Returns the probability at a difference, in parts of a million.
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

    /// Returns the curve for the negative difference, whose probability decreases as this one's increases.
    fn mirrored(self) -> Self {
        Self { centre: -self.centre, low: -self.high, high: -self.low, value: self.value }
    }
}

impl Odds {
    /// Returns the probabilities of a game between players with these ratings.
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

    /// Returns the probabilities of a game between players with these ratings, with the draws of the model and its
    /// advantage for White, but with the expected score of table 8.1.2: over both colours each side scores as in the
    /// table for the difference, of which at most 400 points count.
    pub fn by_table(white: u16, black: u16) -> Self {
        let (model, turned) = (Self::of(white, black), Self::of(black, white));
        let edge = (model.doubled_score() + turned.doubled_score()) / 2 - whole(MILLION);
        let difference = (i64::from(white) - i64::from(black)).clamp(-MOST_DIFFERENCE, MOST_DIFFERENCE);
        let by_table = i64::from(expected(i32::try_from(difference).unwrap_or(0))) * whole(MILLION) / 50;
        let doubled = (by_table + edge).clamp(0, 2 * whole(MILLION));
        // The probability of a draw is limited by the expected score of the weaker side.
        let most = doubled.min(2 * whole(MILLION) - doubled);
        let draw = (whole(MILLION) - whole(model.white) - whole(model.black)).clamp(0, most);
        let wins = (doubled - draw) / 2;
        let part = |parts: i64| u64::try_from(parts).unwrap_or(0);
        Self { white: part(wins), black: part(whole(MILLION) - wins - draw) }
    }

    /// Returns twice the expected score of White.
    fn doubled_score(self) -> i64 {
        whole(MILLION) + whole(self.white) - whole(self.black)
    }

    /// Returns the outcome at a position on the scale of a million.
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

fn whole(parts: u64) -> i64 {
    i64::try_from(parts).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn over_both_colours_the_expected_score_is_that_of_the_rating_table() {
        for mean in (900..2900).step_by(100) {
            for half in 0..=250 {
                let (stronger, weaker) = (mean + half, mean - half);
                let (as_white, as_black) =
                    (Odds::by_table(stronger, weaker), Odds::by_table(weaker, stronger));
                let doubled = as_white.doubled_score() + 2 * whole(MILLION) - as_black.doubled_score();
                let table = 4 * i64::from(expected((2 * i32::from(half)).min(400))) * whole(MILLION) / 100;
                assert!((doubled - table).abs() <= 4, "{stronger} {weaker}: {doubled} {table}");
                assert!([as_white, as_black].iter().all(|odds| odds.white + odds.black <= MILLION));
            }
        }
        let drawn = |odds: Odds| MILLION - odds.white - odds.black;
        assert_eq!(drawn(Odds::by_table(2467, 2344)), drawn(Odds::of(2467, 2344)), "draws are the model's");
        let first = Odds::by_table(2300, 2300);
        assert!(first.white > first.black, "White has the edge of the model");
    }
}
