//! Koya: points against strong opponents.

use super::{
    Count, Definition, Method, Modifier, Ratio, ResultTable, Source, Suits, Term, TieBreak, TieBreakValue,
    kept,
};
use crate::tournament::{PairingNumber, Points};

/// Points against opponents with at least half of the possible points (booklet §2; FIDE C.07 9.2).
pub(super) const KOYA: TieBreak = TieBreak {
    booklet: Some(Definition { suits: Suits::RoundRobin, ..Definition::of("tie-breaks §2") }),
    fide: Some(Definition {
        takes: &[Modifier::Limit],
        variants: &["KS/L+1", "KS/L-1"],
        ..Definition::of("FIDE C.07 9.2")
    }),
    ..TieBreak::new("KS", |table, modifiers| {
        let mut field = OpponentsByScore::new(table);
        field.doubled_limit += half_wins(table, modifiers.limit);
        Method::each(field)
    })
};

/// Koya, extended by the next lower scoregroup step by step (booklet §2).
pub(super) const EXTENDED_KOYA: TieBreak = TieBreak {
    booklet: Some(Definition { suits: Suits::RoundRobin, ..Definition::of("tie-breaks §2") }),
    ..TieBreak::new("KSX", |table, _| {
        let field = OpponentsByScore::new(table);
        let ranked = table.numbers().filter(|&player| !table.is_struck(player));
        let mut limits: Vec<Points> =
            ranked.map(|p| field.scores[p.index()]).filter(|&score| !field.reaches(score)).collect();
        limits.sort_unstable();
        limits.dedup();
        limits.reverse();
        Method::each(StepByStep { field, limits })
    })
};

/// Returns twice the value of `count` half wins, in tenths of a point.
fn half_wins(table: &ResultTable, count: i8) -> i64 {
    i64::from(table.system().win.tenths()) * i64::from(count)
}

/// Games against opponents, by their scores.
struct OpponentsByScore<'t> {
    table: &'t ResultTable,
    scores: Vec<Points>,
    /// Twice the minimum score of an opponent, in tenths of a point.
    doubled_limit: i64,
}

impl<'t> OpponentsByScore<'t> {
    fn new(table: &'t ResultTable) -> Self {
        // Byes are not results in a round robin.
        let score = if table.is_predetermined() { ResultTable::game_score } else { ResultTable::score };
        let games = if table.is_predetermined() { table.games_each() } else { table.rounds() };
        Self {
            table,
            scores: table.numbers().map(|player| score(table, player)).collect(),
            doubled_limit: i64::from(table.system().win.tenths()) * i64::try_from(games).unwrap_or(i64::MAX),
        }
    }

    fn reaches(&self, opponent: Points) -> bool {
        2 * i64::from(opponent.tenths()) >= self.doubled_limit
    }

    /// Adds the games against opponents whose score is `wanted`: forfeits count, byes do not (K-16).
    fn games(&self, player: PairingNumber, terms: &mut Vec<Term>, wanted: impl Fn(Points) -> bool) {
        let games = self.table.by_round(player).filter(|(_, round)| round.is_game());
        terms.extend(games.filter_map(|(number, round)| {
            let score = self.scores[round.opponent?.index()];
            let term = Term::new(number, round, Source::Opponent, score);
            wanted(score).then_some(Term { amount: round.points.into(), ..term })
        }));
    }
}

impl Count for OpponentsByScore<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        self.games(player, terms, |score| self.reaches(score));
    }
}

struct StepByStep<'t> {
    field: OpponentsByScore<'t>,
    /// Scores below half of the points, highest first.
    limits: Vec<Points>,
}

impl Count for StepByStep<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        self.field.games(player, terms, |_| true);
    }

    fn value(&self, player: PairingNumber, terms: &[Term]) -> TieBreakValue {
        let mut first = Vec::new();
        self.field.terms(player, &mut first);
        let sums = self
            .limits
            .iter()
            .map(|&limit| kept(terms).filter(|term| term.base >= limit.into()).map(|term| term.amount).sum());
        TieBreakValue::List(
            std::iter::once(kept(&first).map(|term| term.amount).sum::<Ratio>()).chain(sums).collect(),
        )
    }
}
