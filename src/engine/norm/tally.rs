//! Sums over a set of games: mix of opponents, their average rating, the performance (1.4.3 to 1.4.9).

use super::game::{Flag, Game, UNRATED};
use super::reason::Reason;
use super::terms::NormCourse;
use super::title::{NormTitle, counts_as_titled};
use crate::rating;
use crate::tournament::PlayerId;

/// Figures of the games of a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    pub games: u32,
    /// The score, in half points.
    pub halves: u32,
    /// Average rating of the opponents, one of them raised, in integer rating points (1.4.7).
    pub average: i32,
    /// The performance, in rating points (1.4.8).
    pub performance: i32,
    /// Number of opponents with a required title.
    pub required: u32,
    pub titled: u32,
    /// Opponent whose rating was raised.
    pub raised: Option<PlayerId>,
}

/// A question about a norm: the player, the title, and the kind of event.
#[derive(Clone, Copy, Debug)]
pub(super) struct NormQuestion {
    pub(super) title: NormTitle,
    pub(super) own: Flag,
    pub(super) course: NormCourse,
    /// True if the condition on federations is waived (1.4.3).
    pub(super) is_exempt: bool,
    /// The games that a norm needs (1.4.1).
    pub(super) least_games: u32,
}

/// Sums over a set of games.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u32,
    /// Number of opponents, counted as persons (TN-2).
    pub(super) opponents: u32,
    pub(super) halves: u32,
    /// Sum of the ratings, none raised.
    sum: i64,
    /// The opponent with the lowest rating: rating, number of games, player.
    lowest: Option<(i32, u32, PlayerId)>,
    pub(super) required: u32,
    pub(super) titled: u32,
    pub(super) own: u32,
    flags: Vec<(Flag, u32)>,
}

impl Tally {
    pub(super) fn of<'g>(games: impl IntoIterator<Item = &'g Game>, asked: &NormQuestion) -> Self {
        let mut tally = Self::default();
        let mut heads: Vec<PlayerId> = Vec::new();
        for game in games {
            let opponent = game.opponent;
            tally.games += 1;
            tally.halves += u32::from(game.halves);
            tally.sum += i64::from(opponent.rating);
            tally.lowest = match tally.lowest {
                Some((rating, games, player)) if player == opponent.player => {
                    Some((rating, games + 1, player))
                }
                // Of several equally low ones always the first is raised.
                Some(lowest) if lowest.0 <= opponent.rating => Some(lowest),
                _ => Some((opponent.rating, 1, opponent.player)),
            };
            if heads.contains(&opponent.player) {
                continue;
            }
            heads.push(opponent.player);
            tally.opponents += 1;
            tally.required += u32::from(opponent.title.is_some_and(|title| asked.title.is_required(title)));
            tally.titled += u32::from(opponent.title.is_some_and(counts_as_titled));
            tally.own += u32::from(opponent.flag.is_own(asked.own));
            match tally.flags.iter_mut().find(|(flag, _)| *flag == opponent.flag) {
                Some((_, count)) => *count += 1,
                None => tally.flags.push((opponent.flag, 1)),
            }
        }
        tally
    }

    /// Returns the sum of ratings, with the lowest one raised to the floor if it is below (1.4.6).
    pub(super) fn adjusted(&self, title: NormTitle) -> i64 {
        let raise = self
            .lowest
            .map_or(0, |(rating, games, _)| i64::from(games) * i64::from((title.floor() - rating).max(0)));
        self.sum + raise
    }

    /// Returns the minimum rating of further opponents, all rated the same, that makes the adjusted sum sufficient;
    /// `None` if there are none, or unrated ones suffice. Ratings that vary around this average give no lower sum: the
    /// lowest is raised by more.
    pub(super) fn least_average(&self, title: NormTitle, opponents: u32, needed: i64) -> Option<i32> {
        let sum_with = |rating: i32| {
            let raise = match self.lowest {
                Some((lowest, ..)) if lowest <= rating => self.adjusted(title) - self.sum,
                _ => i64::from((title.floor() - rating).max(0)),
            };
            self.sum + i64::from(opponents) * i64::from(rating) + raise
        };
        if opponents == 0 || sum_with(UNRATED) >= needed {
            return None;
        }
        let without_raise = (needed - self.sum).max(0) / i64::from(opponents) + 1;
        let mut range = (UNRATED, i32::try_from(without_raise).unwrap_or(i32::MAX));
        while range.1 - range.0 > 1 {
            let middle = i32::midpoint(range.0, range.1);
            if sum_with(middle) >= needed { range.1 = middle } else { range.0 = middle }
        }
        Some(range.1)
    }

    /// Returns the foreign federations, each with its number of opponents.
    pub(super) fn foreign(&self, own: Flag) -> impl Iterator<Item = (Flag, u32)> {
        self.flags.iter().copied().filter(move |(flag, _)| flag.is_foreign_to(own))
    }

    pub(super) fn of_flag(&self, flag: Flag) -> u32 {
        self.flags.iter().find(|(other, _)| *other == flag).map_or(0, |&(_, count)| count)
    }

    /// Returns the figures of the games, or the first reason why they are not a norm: mix, average, score.
    pub(super) fn weigh(&self, asked: &NormQuestion) -> Result<Figures, Reason> {
        self.weigh_mix(asked)?;
        self.weigh_figures(asked)
    }

    /// Returns the figures of the games regardless of the mix, or the missing average or score (1.4.7, 1.4.8).
    pub(super) fn weigh_figures(&self, asked: &NormQuestion) -> Result<Figures, Reason> {
        let figures =
            self.figures(asked.title).ok_or(Reason::Games { most: 0, needed: asked.least_games })?;
        let needed = asked.title.average();
        if figures.average < needed {
            return Err(Reason::Average { best: figures.average, needed });
        }
        let least = least_halves(self.games);
        if self.halves < least {
            return Err(Reason::Score { best: self.halves, needed: least });
        }
        let needed = asked.title.performance();
        if figures.performance < needed {
            return Err(Reason::Performance { best: figures.performance, needed });
        }
        Ok(figures)
    }

    /// Returns the missing part of the mix as an error (1.4.3 to 1.4.5).
    pub(super) fn weigh_mix(&self, asked: &NormQuestion) -> Result<(), Reason> {
        let mix = Mix::of(self.opponents, asked.course);
        if self.required < mix.required {
            return Err(Reason::Required { most: self.required, needed: mix.required });
        }
        if self.titled < mix.titled {
            return Err(Reason::Titled { most: self.titled, needed: mix.titled });
        }
        if asked.is_exempt {
            return Ok(());
        }
        let foreign = u32::try_from(self.foreign(asked.own).count()).unwrap_or(u32::MAX);
        if foreign < Mix::FEDERATIONS {
            return Err(Reason::Federations { most: foreign, needed: Mix::FEDERATIONS });
        }
        if self.own > mix.own {
            return Err(Reason::OwnFederation { least: self.own, limit: mix.own });
        }
        match self.foreign(asked.own).find(|(_, count)| *count > mix.one) {
            Some((flag, least)) => Err(Reason::OneFederation { flag, least, limit: mix.one }),
            None => Ok(()),
        }
    }

    /// Returns average and performance; `None` without games.
    fn figures(&self, title: NormTitle) -> Option<Figures> {
        let games = self.games;
        let average = (2 * self.adjusted(title) + i64::from(games)).checked_div(2 * i64::from(games))?;
        let average = i32::try_from(average).ok()?;
        let raised = self.lowest.filter(|(rating, ..)| *rating < title.floor()).map(|(.., player)| player);
        Some(Figures {
            games,
            halves: self.halves,
            average,
            performance: average + difference(self.halves, games),
            required: self.required,
            titled: self.titled,
            raised,
        })
    }
}

/// Requirements on this many opponents (1.4.3 to 1.4.5): minimums are rounded up, maximums down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mix {
    pub(super) required: u32,
    pub(super) titled: u32,
    pub(super) own: u32,
    pub(super) one: u32,
}

impl Mix {
    /// Federations other than the player's own (1.4.3).
    pub(super) const FEDERATIONS: u32 = 2;

    pub(super) fn of(opponents: u32, course: NormCourse) -> Self {
        let share = if course == NormCourse::Doubled { 2 } else { 3 };
        Self {
            required: opponents.div_ceil(share).max(3),
            titled: opponents.div_ceil(2),
            own: 3 * opponents / 5,
            one: 2 * opponents / 3,
        }
    }
}

/// Returns the rating difference for a score (1.4.9): the percentage is rounded, halves up.
fn difference(halves: u32, games: u32) -> i32 {
    let percent = (100 * halves + games).checked_div(2 * games).unwrap_or(0);
    rating::difference(percent)
}

/// Returns the minimum score in this many games, in half points: 35 per cent (1.4.8).
pub(super) fn least_halves(games: u32) -> u32 {
    (7 * games).div_ceil(10)
}

/// Returns the minimum sum of adjusted ratings that makes a score sufficient for a title, in rating points (1.4.7,
/// 1.4.8).
pub(super) fn least_sum(title: NormTitle, halves: u32, games: u32) -> i64 {
    let needed = title.average().max(title.performance() - difference(halves, games));
    (i64::from(games) * i64::from(2 * needed - 1) + 1).div_euclid(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The average rating required for a score.
    fn average(title: NormTitle, halves: u32, games: u32) -> i64 {
        (2 * least_sum(title, halves, games) + i64::from(games)).div_euclid(2 * i64::from(games))
    }

    /// Number of games, and the score in half points from which on the minimum average is enough; then the averages for
    /// the scores below it, in steps of half a point.
    const AVERAGES: [(u32, u32, &[i64]); 6] = [
        (7, 11, &[2442, 2498, 2550, 2600, 2650, 2702]),
        (8, 13, &[2407, 2459, 2505, 2557, 2600, 2643, 2687]),
        (9, 14, &[2434, 2475, 2520, 2557, 2600, 2643, 2680]),
        (10, 16, &[2407, 2451, 2490, 2528, 2564, 2600, 2636, 2672, 2710]),
        (11, 18, &[2389, 2425, 2467, 2498, 2535, 2564, 2600, 2636, 2665, 2702]),
        (13, 21, &[2389, 2425, 2459, 2490, 2513, 2543, 2571, 2600, 2629, 2657, 2687]),
    ];

    #[test]
    fn every_score_needs_the_average_of_the_annex() {
        for (games, enough, below) in AVERAGES {
            for (title, lower) in NormTitle::ALL.into_iter().zip([0, 150, 200, 350]) {
                for halves in enough..=2 * games {
                    assert_eq!(average(title, halves, games), 2380 - lower, "{title:?} {halves}/{games}");
                }
                for (halves, &needed) in (0..enough).rev().zip(below) {
                    assert_eq!(average(title, halves, games), needed - lower, "{title:?} {halves}/{games}");
                }
                let least = enough - u32::try_from(below.len()).unwrap();
                assert_eq!(least_halves(games), least, "the list ends at 35 per cent of {games}");
            }
        }
    }

    #[test]
    fn the_mix_is_that_of_the_annex() {
        let rows = [
            (7, 4, 3, 4, 4),
            (8, 4, 3, 4, 5),
            (9, 5, 3, 5, 6),
            (10, 5, 4, 6, 6),
            (11, 6, 4, 6, 7),
            (12, 6, 4, 7, 8),
            (13, 7, 5, 7, 8),
        ];
        for (opponents, titled, required, own, one) in rows {
            assert_eq!(
                Mix::of(opponents, NormCourse::Open),
                Mix { required, titled, own, one },
                "{opponents}"
            );
        }
        assert_eq!(Mix::of(5, NormCourse::Doubled), Mix { required: 3, titled: 3, own: 3, one: 3 });
    }
}
