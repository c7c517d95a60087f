//! The mean rating of opponents, and the rated games on which performances are based.

use super::modifiers::Cuts;
use super::term::{averaged, cut, kept, mean};
use super::{
    Count, Definition, Method, Modifier, Modifiers, Needs, ResultTable, Source, Summary, Term, TieBreak,
    TieBreakValue, ValueFormat,
};
use crate::tournament::{PairingNumber, Rating, TieBreakRules};

/// The mean rating of opponents (booklet §6; FIDE C.07 10.1).
pub(super) const RATING_AVERAGE: TieBreak = TieBreak {
    booklet: Some(Definition {
        takes: &[Modifier::Cut],
        variants: &["AROC1", "AROC2"],
        format: ValueFormat::OneDecimal,
        ..Definition::of("tie-breaks §6")
    }),
    fide: Some(Definition {
        takes: &[Modifier::Cut, Modifier::Median, Modifier::Unrated],
        variants: &["ARO/C1", "ARO/C2", "ARO/M1", "ARO/M2"],
        ..Definition::whole("FIDE C.07 10.1")
    }),
    needs: Needs::Ratings,
    ..TieBreak::new("ARO", |table, modifiers| {
        Method::each(Average { games: RatedGames::new(table, modifiers), cuts: modifiers.cuts })
    })
};

/// Games over the board against opponents with a rating.
pub(super) struct RatedGames<'t> {
    table: &'t ResultTable,
    unrated: Option<Rating>,
}

impl<'t> RatedGames<'t> {
    pub(super) fn new(table: &'t ResultTable, modifiers: Modifiers) -> Self {
        Self { table, unrated: modifiers.unrated.or_else(|| table.unrated()) }
    }

    /// Appends a term with the opponent's rating for every game against a rated opponent.
    pub(super) fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        let games = self.table.by_round(player).filter(|(_, round)| round.kind.is_played());
        terms.extend(games.filter_map(|(number, round)| {
            let rating = self.table.rating_in(round.opponent?, number).or(self.unrated)?;
            Some(Term::new(number, round, Source::Opponent, super::Ratio::whole(rating.get().into())))
        }));
    }

    /// Returns true if a value is defined: the booklet ignores unrated opponents (decision 11), FIDE drops the method
    /// (C.07 Art. 10, K-24).
    pub(super) fn is_complete(&self, player: PairingNumber, terms: &[Term]) -> bool {
        let games = || self.table.record(player).iter().filter(|round| round.kind.is_played()).count();
        self.table.rules() == TieBreakRules::Booklet || terms.len() == games()
    }
}

struct Average<'t> {
    games: RatedGames<'t>,
    cuts: Cuts,
}

impl Count for Average<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        self.games.terms(player, terms);
        cut(terms, self.cuts, false);
    }

    fn value(&self, player: PairingNumber, terms: &[Term]) -> TieBreakValue {
        match self.games.table.rules() {
            _ if !self.games.is_complete(player, terms) => TieBreakValue::Blank,
            // Without a rated opponent the value is 0; if all were cut there is no mean (tie-breaks §6).
            TieBreakRules::Booklet if !terms.is_empty() && kept(terms).next().is_none() => {
                TieBreakValue::Blank
            }
            TieBreakRules::Booklet => TieBreakValue::Number(mean(terms)),
            TieBreakRules::Fide2026 => TieBreakValue::whole(mean(terms).rounded()),
        }
    }

    fn summary(&self, _player: PairingNumber, terms: &[Term]) -> Summary {
        averaged(terms)
    }
}
