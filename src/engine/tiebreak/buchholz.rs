//! Buchholz, Sonneborn-Berger and their derivatives: sums of opponents' scores.

use super::modifiers::Cuts;
use super::term::{self, cut};
use super::unplayed::RoundValues;
use super::{
    Count, Definition, Method, Modifier, Modifiers, Ratio, ResultTable, Source, Suits, Summary, Term,
    TieBreak, TieBreakValue, ValueFormat,
};
use crate::tournament::{PairingNumber, TieBreakRules};

/// The sum of opponents' scores (booklet §4; FIDE C.07 8.1).
pub(super) const BUCHHOLZ: TieBreak = TieBreak {
    booklet: Some(Definition {
        takes: &[Modifier::Cut, Modifier::Median],
        variants: &["BH-C1", "BH-C2", "BH-C3", "BH-M1", "BH-M2", "BH-M3"],
        suits: Suits::Swiss,
        ..Definition::of("tie-breaks §4")
    }),
    fide: Some(Definition {
        takes: &[Modifier::Cut, Modifier::Median, Modifier::ForfeitsPlayed],
        variants: &["BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "BH/C2/P", "BH/M1/P", "BH/M2/P"],
        suits: Suits::Swiss,
        ..Definition::of("FIDE C.07 8.1")
    }),
    ..TieBreak::new("BH", |table, modifiers| {
        Method::each(Scores::new(RoundValues::new(table, modifiers), table, modifiers))
    })
};

/// Buchholz as if every pairing of the last round had been a draw (FIDE C.07 8.3).
pub(super) const FORE_BUCHHOLZ: TieBreak = TieBreak {
    fide: Some(Definition {
        takes: &[Modifier::Cut, Modifier::Median, Modifier::ForfeitsPlayed],
        variants: &["FB/C1", "FB/C2", "FB/M1", "FB/M2", "FB/P", "FB/C1/P", "FB/C2/P", "FB/M1/P", "FB/M2/P"],
        suits: Suits::Swiss,
        ..Definition::of("FIDE C.07 8.3")
    }),
    ..TieBreak::new("FB", |table, modifiers| {
        Method::each(Scores::new(RoundValues::fore(table, modifiers), table, modifiers))
    })
};

/// The sum of the Buchholz of opponents really played (booklet §4).
pub(super) const BUCHHOLZ_OF_BUCHHOLZ: TieBreak = TieBreak {
    booklet: Some(Definition { suits: Suits::Swiss, ..Definition::of("tie-breaks §4") }),
    ..TieBreak::new("BHBH", |table, modifiers| {
        Method::each(OpponentBuchholz { table, sums: RoundValues::new(table, modifiers).sums(), mean: false })
    })
};

/// The mean of the Buchholz of opponents really played (FIDE C.07 8.2).
pub(super) const AVERAGE_OF_BUCHHOLZ: TieBreak = TieBreak {
    fide: Some(Definition {
        takes: &[Modifier::Fore],
        variants: &["AOB/F"],
        suits: Suits::Swiss,
        format: ValueFormat::TwoDecimals,
        ..Definition::of("FIDE C.07 8.2")
    }),
    ..TieBreak::new("AOB", |table, modifiers| {
        let line = if modifiers.fore {
            RoundValues::fore(table, modifiers)
        } else {
            RoundValues::new(table, modifiers)
        };
        Method::each(OpponentBuchholz { table, sums: line.sums(), mean: true })
    })
};

struct Scores<'t> {
    line: RoundValues<'t>,
    cuts: Cuts,
    exception: bool,
}

impl<'t> Scores<'t> {
    fn new(line: RoundValues<'t>, table: &ResultTable, modifiers: Modifiers) -> Self {
        Self { line, cuts: modifiers.cuts, exception: table.rules() == TieBreakRules::Fide2026 }
    }
}

impl Count for Scores<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        self.line.terms(player, terms);
        cut(terms, self.cuts, self.exception);
    }
}

/// Buchholz values of the opponents really played, as a sum or as a mean.
struct OpponentBuchholz<'t> {
    table: &'t ResultTable,
    sums: Vec<Ratio>,
    mean: bool,
}

impl Count for OpponentBuchholz<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        terms.extend(self.table.by_round(player).filter(|(_, round)| round.kind.is_played()).filter_map(
            |(number, round)| {
                round
                    .opponent
                    .map(|other| Term::new(number, round, Source::Opponent, self.sums[other.index()]))
            },
        ));
    }

    fn value(&self, _player: PairingNumber, terms: &[Term]) -> TieBreakValue {
        TieBreakValue::Number(if self.mean { term::mean(terms) } else { term::sum(terms) })
    }

    fn summary(&self, _player: PairingNumber, terms: &[Term]) -> Summary {
        if self.mean { term::averaged(terms) } else { Summary::Sum }
    }
}

/// The sum of opponents' scores, each times the points scored against them (booklet §1, §4; FIDE C.07 9.1).
pub(super) const SONNEBORN_BERGER: TieBreak = TieBreak {
    booklet: Some(Definition::of("tie-breaks §4")),
    fide: Some(Definition {
        takes: &[Modifier::Cut, Modifier::Median, Modifier::ForfeitsPlayed],
        variants: &["SB/C1", "SB/C2", "SB/P", "SB/C1/P", "SB/C2/P"],
        ..Definition::of("FIDE C.07 9.1")
    }),
    ..TieBreak::new("SB", |table, modifiers| {
        Method::each(Products { line: RoundValues::new(table, modifiers), cuts: modifiers.cuts })
    })
};

struct Products<'t> {
    line: RoundValues<'t>,
    cuts: Cuts,
}

impl Count for Products<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        self.line.terms(player, terms);
        for term in terms.iter_mut() {
            term.amount = term.base.times(term.points);
        }
        // Only FIDE's rules cut here, and they include the exception (K-9).
        cut(terms, self.cuts, true);
    }
}
