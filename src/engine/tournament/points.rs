//! Scores, exact to a tenth of a point, and the values of results.

use super::{Bye, Colour, Forfeit, GameResult, Outcome, RequestedBye};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

/// Points, in tenths of a point: a half point is 5. Never a float.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(i32);

impl Points {
    pub const ZERO: Self = Self(0);
    pub const HALF: Self = Self(5);
    pub const ONE: Self = Self(10);

    pub const fn from_tenths(tenths: i32) -> Self {
        Self(tenths)
    }

    pub const fn tenths(self) -> i32 {
        self.0
    }

    pub const fn has_half(self) -> bool {
        self.0 % 10 == 5
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl Points {
    /// Formats as `3½`, `½`, `0`; other tenths as `3.2`.
    fn write(self, to: &mut impl fmt::Write) -> fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        match (size / 10, size % 10) {
            (whole, 0) => write!(to, "{sign}{whole}"),
            (0, 5) => write!(to, "{sign}½"),
            (whole, 5) => write!(to, "{sign}{whole}½"),
            (whole, rest) => write!(to, "{sign}{whole}.{rest}"),
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.width().is_none() && f.precision().is_none() {
            return self.write(f);
        }
        let mut text = String::new();
        self.write(&mut text)?;
        f.pad(&text)
    }
}

/// Point values of results (TRF record 162).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PointSystem {
    /// A win, a win by forfeit, a full-point bye.
    pub win: Points,
    /// A draw, a half-point bye.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A zero-point bye, a loss by forfeit.
    pub absence: Points,
    pub pairing_allocated_bye: Points,
    /// The pairing-allocated bye of a round with several games per pairing, if the event sets it (FIDE C.04.5 1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_bye: Option<Points>,
}

impl Default for PointSystem {
    fn default() -> Self {
        Self {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            absence: Points::ZERO,
            pairing_allocated_bye: Points::ONE,
            match_bye: None,
        }
    }
}

impl PointSystem {
    /// Returns every possible score of a match over this many boards, all of them played: that of the first side, then
    /// that of the other.
    pub fn scores_of(&self, boards: usize) -> impl Iterator<Item = [Points; 2]> + use<> {
        let Self { win, draw, loss, .. } = *self;
        let boards = i32::try_from(boards).unwrap_or(i32::MAX);
        let many = |points: Points, count: i32| Points(points.0.saturating_mul(count));
        (0..=boards).flat_map(move |won| {
            (0..=boards - won).map(move |drawn| {
                let lost = boards - won - drawn;
                let of = |won, lost| many(win, won) + many(draw, drawn) + many(loss, lost);
                [of(won, lost), of(lost, won)]
            })
        })
    }

    /// Returns the possible scores of one side of a match, ascending and distinct, given the points of the other side.
    pub fn others_score(&self, boards: usize, points: Points) -> Vec<Points> {
        let mut others: Vec<Points> =
            self.scores_of(boards).filter(|score| score[0] == points).map(|score| score[1]).collect();
        others.sort_unstable();
        others.dedup();
        others
    }

    /// Returns the point values of a match with this many games of the same result. The pairing-allocated bye counts as
    /// one bye plus draws in the other games: one win and one draw of two games (FIDE C.04.5 1.4), unless the event
    /// sets its value.
    #[must_use]
    pub fn of_match(self, games: u8) -> Self {
        let all = |each: Points| Points(each.0.saturating_mul(games.max(1).into()));
        Self {
            win: all(self.win),
            draw: all(self.draw),
            loss: all(self.loss),
            absence: all(self.absence),
            pairing_allocated_bye: self.bye_beside_draws(games) + self.draws_beside_bye(games),
            match_bye: None,
        }
    }

    /// Returns the points of draws in all games of a match but one.
    fn draws_beside_bye(&self, games: u8) -> Points {
        Points(self.draw.0.saturating_mul(games.saturating_sub(1).into()))
    }

    /// Returns the points of the pairing-allocated bye of a match in excess of draws in all games but one.
    pub fn bye_beside_draws(&self, games: u8) -> Points {
        let of_match = self.match_bye.filter(|_| games > 1);
        of_match.map_or(self.pairing_allocated_bye, |worth| worth - self.draws_beside_bye(games))
    }

    /// Returns true if the pairing-allocated bye of a match is worth less than draws in all games but one.
    pub fn is_bye_below_draws(&self, games: u8) -> bool {
        self.bye_beside_draws(games) < Points::ZERO
    }

    /// Returns the system with a different value of the pairing-allocated bye of a round with this many games. If the
    /// excess over draws is between 0 and a win, it is stored as the bye of one game.
    #[must_use]
    pub fn with_bye_of_match(self, games: u8, worth: Points) -> Self {
        let beside = worth - self.draws_beside_bye(games);
        if games > 1 && !(Points::ZERO..=self.win).contains(&beside) {
            let pairing_allocated_bye = if beside > self.win { self.win } else { Points::ZERO };
            return Self { pairing_allocated_bye, match_bye: Some(worth), ..self };
        }
        Self { pairing_allocated_bye: beside, match_bye: None, ..self }
    }

    /// Returns the system with the points of a win for a bye that no combination of results adds up to.
    #[must_use]
    pub fn with_reachable_bye(self) -> Self {
        match self.has_unreachable_bye() {
            true => Self { pairing_allocated_bye: self.win, match_bye: None, ..self },
            false => self,
        }
    }

    /// Returns true if no combination of results adds up to the pairing-allocated bye: seven tenths with 1 for a win
    /// and ½ for a draw. FIDE mode has no such bye; a bye of 0 is allowed.
    pub fn has_unreachable_bye(&self) -> bool {
        let results = [self.win, self.draw, self.loss].map(|of| usize::try_from(of.tenths()).unwrap_or(0));
        let is_sum = |worth: Points| {
            let worth = usize::try_from(worth.tenths()).unwrap_or(0);
            let mut sums = vec![true];
            for sum in 1..=worth {
                let is_reached = |of: &usize| *of > 0 && sum.checked_sub(*of).is_some_and(|rest| sums[rest]);
                let reached = results.iter().any(is_reached);
                sums.push(reached);
            }
            sums[worth]
        };
        [Some(self.pairing_allocated_bye), self.match_bye].into_iter().flatten().any(|worth| !is_sum(worth))
    }

    /// Returns the points of the player of `colour` for `result`; an adjourned game counts as a draw (FIDE C.04.2 3.1).
    pub fn of_game(&self, result: GameResult, colour: Colour) -> Points {
        use Outcome::{BlackDraws, BlackWins, BothLose, Draw, WhiteDraws, WhiteWins};
        let white = colour == Colour::White;
        match result {
            GameResult::Adjourned => self.draw,
            GameResult::Played(outcome) | GameResult::Unrated(outcome) => match outcome {
                WhiteWins if white => self.win,
                BlackWins if !white => self.win,
                WhiteDraws if white => self.draw,
                BlackDraws if !white => self.draw,
                Draw => self.draw,
                WhiteWins | BlackWins | WhiteDraws | BlackDraws | BothLose => self.loss,
            },
            GameResult::Forfeit(forfeit) => match forfeit {
                Forfeit::ToWhite if white => self.win,
                Forfeit::ToBlack if !white => self.win,
                Forfeit::ToWhite | Forfeit::ToBlack | Forfeit::Both => self.absence,
            },
        }
    }

    pub fn of_bye(&self, bye: Bye) -> Points {
        match bye {
            Bye::PairingAllocated => self.pairing_allocated_bye,
            Bye::Requested(RequestedBye::FullPoint) => self.win,
            Bye::Requested(RequestedBye::HalfPoint) => self.draw,
            Bye::Requested(RequestedBye::ZeroPoint) => self.absence,
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn q83_and_q84_the_value_of_a_bye_is_a_sum_of_results() {
        let worth = |[win, draw, loss, bye]: [i32; 4]| {
            let [win, draw, loss, bye] = [win, draw, loss, bye].map(Points::from_tenths);
            PointSystem { win, draw, loss, pairing_allocated_bye: bye, ..PointSystem::default() }
        };
        for fits in [[10, 5, 0, 10], [10, 5, 0, 5], [10, 5, 0, 0], [30, 10, 0, 20], [30, 20, 10, 30]] {
            assert!(!worth(fits).has_unreachable_bye(), "{fits:?}");
            let of_match =
                |tenths| PointSystem { match_bye: Some(Points::from_tenths(tenths)), ..worth(fits) };
            assert!(!of_match(2 * fits[0]).has_unreachable_bye() && of_match(3).has_unreachable_bye());
        }
        for odd in [[10, 5, 0, 7], [10, 5, 0, 8], [30, 10, 0, 15], [30, 20, 10, 5]] {
            assert!(worth(odd).has_unreachable_bye(), "{odd:?}");
        }
    }

    use super::*;

    #[test]
    fn points_are_written_as_arbiters_write_them() {
        let written: Vec<String> =
            [0, 5, 10, 35, 32, -5].map(|t| Points::from_tenths(t).to_string()).to_vec();
        assert_eq!(written, ["0", "½", "1", "3½", "3.2", "-½"]);
    }

    #[test]
    fn the_score_of_a_match_implies_that_of_the_other_side_if_each_game_has_the_same_total() {
        let points = |tenths: &[i32]| tenths.iter().copied().map(Points::from_tenths).collect::<Vec<_>>();
        let usual = PointSystem::default();
        assert_eq!(usual.others_score(4, Points::from_tenths(25)), points(&[15]));
        assert_eq!(usual.others_score(4, Points::from_tenths(24)), points(&[]));
        let three = PointSystem { win: Points::from_tenths(30), draw: Points::ONE, ..usual };
        // Two won, one drawn and one lost, and nothing else.
        assert_eq!(three.others_score(4, Points::from_tenths(70)), points(&[40]));
        // Two won and two lost, or one won and three drawn.
        assert_eq!(three.others_score(4, Points::from_tenths(60)), points(&[30, 60]));
    }

    #[test]
    fn a_half_draw_gives_points_to_one_side_only() {
        let system = PointSystem::default();
        let result = GameResult::Played(Outcome::WhiteDraws);
        assert_eq!(system.of_game(result, Colour::White), Points::HALF);
        assert_eq!(system.of_game(result, Colour::Black), Points::ZERO);
    }
}
