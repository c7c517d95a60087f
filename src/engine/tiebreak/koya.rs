//! Koya: points against strong opponents.

use super::{
    Count, Method, Modifier, Modifiers, Ratio, Source, Suits, Table, Term, TieBreak, TieBreakValue, kept,
};
use crate::tournament::{PairingNumber, Points, TieBreakRules};

/// Points against opponents with at least half of the possible points (booklet §2; FIDE C.07 9.2).
pub(super) struct Koya;

/// Koya, extended by the next lower scoregroup step by step (booklet §2).
pub(super) struct ExtendedKoya;

impl TieBreak for Koya {
    fn code(&self) -> &'static str {
        "KS"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §2",
            TieBreakRules::Fide2026 => "FIDE C.07 9.2",
        })
    }

    fn takes(&self, rules: TieBreakRules) -> &'static [Modifier] {
        match rules {
            TieBreakRules::Booklet => &[],
            TieBreakRules::Fide2026 => &[Modifier::Limit],
        }
    }

    fn variants(&self, rules: TieBreakRules) -> &'static [&'static str] {
        match rules {
            TieBreakRules::Booklet => &[],
            TieBreakRules::Fide2026 => &["KS/L+1", "KS/L-1"],
        }
    }

    fn suits(&self, rules: TieBreakRules) -> Suits {
        match rules {
            TieBreakRules::Booklet => Suits::RoundRobin,
            TieBreakRules::Fide2026 => Suits::All,
        }
    }

    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t> {
        let mut field = OpponentsByScore::new(table);
        field.doubled_limit += half_wins(table, modifiers.limit);
        Method::each(field)
    }
}

/// Returns twice the value of `count` half wins, in tenths of a point.
fn half_wins(table: &Table, count: i8) -> i64 {
    i64::from(table.system().win.tenths()) * i64::from(count)
}

/// Games against opponents, by their scores.
struct OpponentsByScore<'t> {
    table: &'t Table,
    scores: Vec<Points>,
    /// Twice the minimum score of an opponent, in tenths of a point.
    doubled_limit: i64,
}

impl<'t> OpponentsByScore<'t> {
    fn new(table: &'t Table) -> Self {
        // Byes are not results in a round robin.
        let score = if table.is_predetermined() { Table::game_score } else { Table::score };
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

impl TieBreak for ExtendedKoya {
    fn code(&self) -> &'static str {
        "KSX"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => Some("tie-breaks §2"),
            TieBreakRules::Fide2026 => None,
        }
    }

    fn suits(&self, _rules: TieBreakRules) -> Suits {
        Suits::RoundRobin
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        let field = OpponentsByScore::new(table);
        let ranked = table.numbers().filter(|&player| !table.is_struck(player));
        let mut limits: Vec<Points> =
            ranked.map(|p| field.scores[p.index()]).filter(|&score| !field.reaches(score)).collect();
        limits.sort_unstable();
        limits.dedup();
        limits.reverse();
        Method::each(StepByStep { field, limits })
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
