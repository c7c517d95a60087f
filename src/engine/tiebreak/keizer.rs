//! Points and values of a ranking list (keizer), for events that such a list ranks.

use super::{
    Count, Definition, Known, Method, Prepare, Ratio, ResultTable, Source, Suits, Summary, Term, TieBreak,
    TieBreakValue, ValueFormat,
};
use crate::tournament::PairingNumber;

/// The total that ranks.
pub(super) const POINTS: TieBreak =
    of_list("KZ", "keizer KZ-5", ValueFormat::OneDecimal, |table, _| Method::each(Total(table)));

/// The value: what a win against the player is worth in the next round.
pub(super) const VALUE: TieBreak = of_list("KZV", "keizer KZ-1", ValueFormat::Whole, |table, _| {
    Method::each(Known(|number| {
        let account = table.account(number);
        account.map_or(TieBreakValue::Blank, |account| TieBreakValue::whole(account.value))
    }))
});

const fn of_list(code: &'static str, article: &'static str, format: ValueFormat, on: Prepare) -> TieBreak {
    let defined = Some(Definition { suits: Suits::Values, format, ..Definition::of(article) });
    TieBreak { booklet: defined, fide: defined, ..TieBreak::new(code, on) }
}

/// The total of an account, with a term for each round that adds to it.
struct Total<'t>(&'t ResultTable);

impl Total<'_> {
    fn ratio(&self, amount: i64) -> Ratio {
        Ratio::new(amount, self.0.ledger().map_or(1, |ledger| ledger.parts))
    }
}

impl Count for Total<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        let Some(account) = self.0.account(player) else { return };
        let rounds = self.0.by_round(player).zip(&account.entries);
        let counted = rounds.filter(|(_, entry)| entry.amount != 0);
        terms.extend(counted.map(|((number, round), entry)| {
            let source = if entry.is_own { Source::Own } else { Source::Opponent };
            let term = Term::new(number, round, source, self.ratio(entry.amount));
            Term { base: Ratio::whole(entry.base), ..term }
        }));
    }

    fn value(&self, player: PairingNumber, _terms: &[Term]) -> TieBreakValue {
        let account = self.0.account(player);
        account.map_or(TieBreakValue::Blank, |account| TieBreakValue::Number(self.ratio(account.total)))
    }

    fn summary(&self, player: PairingNumber, _terms: &[Term]) -> Summary {
        Summary::OwnValue { own: self.ratio(self.0.account(player).map_or(0, |account| account.own)) }
    }
}
