//! Performance ratings: the strength that a player's results show.

use super::rating_average::RatedGames;
use super::term::{averaged, mean};
use super::{
    Count, Definition, Method, Modifier, Modifiers, Needs, Prepare, Ratio, ResultTable, Source, Summary,
    Term, TieBreak, TieBreakValue,
};
use crate::rating::{CERTAIN, difference, expected};
use crate::tournament::{PairingNumber, TieBreakRules};

/// The mean rating of opponents, plus the rating difference that corresponds to the score (booklet §6; FIDE C.07 10.2).
pub(super) const PERFORMANCE_RATING: TieBreak = TieBreak {
    booklet: Some(Definition::whole("tie-breaks §6")),
    ..performance("TPR", "FIDE C.07 10.2", |table, modifiers| {
        Method::each(Performance::new(table, modifiers, Rate::Difference))
    })
};

/// The lowest rating whose expected score reaches the points scored (FIDE C.07 10.3).
pub(super) const PERFECT_PERFORMANCE: TieBreak = performance("PTP", "FIDE C.07 10.3", |table, modifiers| {
    Method::each(Performance::new(table, modifiers, Rate::Expectation))
});

/// The mean performance rating of opponents (FIDE C.07 10.4).
pub(super) const AVERAGE_OF_PERFORMANCES: TieBreak =
    performance("APRO", "FIDE C.07 10.4", |table, modifiers| {
        Method::each(OpponentPerformance::new(table, modifiers, Rate::Difference))
    });

/// The mean perfect performance of opponents (FIDE C.07 10.5).
pub(super) const AVERAGE_OF_PERFECT_PERFORMANCES: TieBreak =
    performance("APPO", "FIDE C.07 10.5", |table, modifiers| {
        Method::each(OpponentPerformance::new(table, modifiers, Rate::Expectation))
    });

const fn performance(code: &'static str, article: &'static str, on: Prepare) -> TieBreak {
    let fide = Definition { takes: &[Modifier::Unrated], ..Definition::whole(article) };
    TieBreak { fide: Some(fide), needs: Needs::Ratings, ..TieBreak::new(code, on) }
}

/// A performance rating from the opponents' ratings, and the half points and games against each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rate {
    /// TPR: the mean, plus the rating difference of the score.
    Difference,
    /// PTP: the lowest rating whose expected score reaches the points.
    Expectation,
}

impl Rate {
    fn of(self, terms: &[Term], games: u8) -> i64 {
        match self {
            Self::Difference => by_difference(terms, games),
            Self::Expectation => by_expectation(terms, games),
        }
    }
}

struct Performance<'t> {
    table: &'t ResultTable,
    games: RatedGames<'t>,
    rate: Rate,
}

impl<'t> Performance<'t> {
    fn new(table: &'t ResultTable, modifiers: Modifiers, rate: Rate) -> Self {
        Self { table, games: RatedGames::new(table, modifiers), rate }
    }
}

impl Count for Performance<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        self.games.terms(player, terms);
        let own = self.table.rating(player).filter(|_| self.table.rules() == TieBreakRules::Booklet);
        if let Some(own) = own {
            let own = i64::from(own.get());
            // The rating rule at that time (decision 12).
            let [least, most] = [own - 350, own + 350].map(Ratio::whole);
            for term in terms {
                term.amount = term.base.clamp(least, most);
            }
        }
    }

    fn value(&self, player: PairingNumber, terms: &[Term]) -> TieBreakValue {
        match terms {
            _ if !self.games.is_complete(player, terms) => TieBreakValue::Blank,
            [] => TieBreakValue::whole(0),
            terms => TieBreakValue::whole(self.rate.of(terms, self.table.games_of_round())),
        }
    }

    fn summary(&self, _player: PairingNumber, terms: &[Term]) -> Summary {
        let games = self.table.games_of_round();
        match self.rate {
            Rate::Difference => {
                let percent = percent(terms, games);
                Summary::Difference { mean: mean(terms).rounded(), percent, difference: difference(percent) }
            }
            Rate::Expectation => Summary::Expectation { half_points: half_points(terms) },
        }
    }
}

/// Returns half points, regardless of the event's points: the rating tables count wins, draws and losses.
fn half_points(terms: &[Term]) -> i64 {
    terms.iter().map(|term| i64::from(term.halves)).sum()
}

/// Returns the percentage scored in `games` games against each opponent, rounded half up.
fn percent(terms: &[Term], games: u8) -> u32 {
    let games = terms.len().saturating_mul(games.into());
    u32::try_from(Ratio::new(50 * half_points(terms), 1).over(games).rounded()).unwrap_or(0)
}

/// TPR: the mean, rounded half up, plus dp of the score.
fn by_difference(terms: &[Term], games: u8) -> i64 {
    mean(terms).rounded() + i64::from(difference(percent(terms, games)))
}

/// PTP: the lowest rating whose expected score reaches the points.
fn by_expectation(terms: &[Term], games: u8) -> i64 {
    let half_points = half_points(terms);
    let ratings = || terms.iter().map(|term| term.base.rounded());
    let (least, most) = (ratings().min().unwrap_or(0), ratings().max().unwrap_or(0));
    if half_points == 0 {
        return least - 800;
    }
    let reaches = |rating: i64| {
        let expects = |other: i64| i64::from(expected(i32::try_from(rating - other).unwrap_or(CERTAIN)));
        i64::from(games) * ratings().map(expects).sum::<i64>() >= 50 * half_points
    };
    // Expected scores never decrease as the rating rises: the expected score is zero at `low` and full at `high`.
    let (mut low, mut high) = (least - i64::from(CERTAIN), most + i64::from(CERTAIN));
    while low + 1 < high {
        let middle = low + (high - low) / 2;
        if reaches(middle) { high = middle } else { low = middle }
    }
    high
}

/// The mean of the opponents' performances.
struct OpponentPerformance<'t> {
    table: &'t ResultTable,
    /// By number; `None` if a player concerned is unrated.
    performances: Vec<Option<i64>>,
}

impl<'t> OpponentPerformance<'t> {
    fn new(table: &'t ResultTable, modifiers: Modifiers, rate: Rate) -> Self {
        let performance = Performance::new(table, modifiers, rate);
        let mut terms = Vec::new();
        let mut of = |player| {
            terms.clear();
            performance.terms(player, &mut terms);
            match performance.value(player, &terms) {
                TieBreakValue::Number(rating) => Some(rating.rounded()),
                TieBreakValue::Blank | TieBreakValue::List(_) => None,
            }
        };
        let performances = table.numbers().map(&mut of).collect();
        Self { table, performances }
    }
}

impl Count for OpponentPerformance<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        let games = self.table.by_round(player).filter(|(_, round)| round.kind.is_played());
        terms.extend(games.filter_map(|(number, round)| {
            let rating = self.performances[round.opponent?.index()]?;
            Some(Term::new(number, round, Source::Opponent, Ratio::whole(rating)))
        }));
    }

    fn value(&self, player: PairingNumber, terms: &[Term]) -> TieBreakValue {
        let games = self.table.record(player).iter().filter(|round| round.kind.is_played()).count();
        if terms.len() == games { TieBreakValue::whole(mean(terms).rounded()) } else { TieBreakValue::Blank }
    }

    fn summary(&self, _player: PairingNumber, terms: &[Term]) -> Summary {
        averaged(terms)
    }
}
