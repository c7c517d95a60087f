//! Buchholz and its derivatives: sums of opponents' scores.

use super::modifiers::Cuts;
use super::term::{self, cut};
use super::unplayed::Line;
use super::{
    Count, Method, Modifier, Modifiers, Ratio, Source, Suits, Summary, Table, Term, TieBreak, TieBreakValue,
    ValueFormat,
};
use crate::tournament::{PairingNumber, TieBreakRules};

/// The sum of opponents' scores (booklet §4; FIDE C.07 8.1).
pub(super) struct Buchholz;

/// Buchholz as if every pairing of the last round had been a draw (FIDE C.07 8.3).
pub(super) struct ForeBuchholz;

/// The sum of the Buchholz of opponents really played (booklet §4).
pub(super) struct BuchholzOfBuchholz;

/// The mean of the Buchholz of opponents really played (FIDE C.07 8.2).
pub(super) struct AverageOfBuchholz;

impl TieBreak for Buchholz {
    fn code(&self) -> &'static str {
        "BH"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §4",
            TieBreakRules::Fide2026 => "FIDE C.07 8.1",
        })
    }

    fn takes(&self, rules: TieBreakRules) -> &'static [Modifier] {
        match rules {
            TieBreakRules::Booklet => &[Modifier::Cut, Modifier::Median],
            TieBreakRules::Fide2026 => &[Modifier::Cut, Modifier::Median, Modifier::ForfeitsPlayed],
        }
    }

    fn variants(&self, rules: TieBreakRules) -> &'static [&'static str] {
        match rules {
            TieBreakRules::Booklet => &["BH-C1", "BH-C2", "BH-C3", "BH-M1", "BH-M2", "BH-M3"],
            TieBreakRules::Fide2026 => {
                &["BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "BH/C2/P", "BH/M1/P", "BH/M2/P"]
            }
        }
    }

    fn suits(&self, _rules: TieBreakRules) -> Suits {
        Suits::Swiss
    }

    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t> {
        Method::each(Scores::new(Line::new(table, modifiers), table, modifiers))
    }
}

impl TieBreak for ForeBuchholz {
    fn code(&self) -> &'static str {
        "FB"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => None,
            TieBreakRules::Fide2026 => Some("FIDE C.07 8.3"),
        }
    }

    fn takes(&self, _rules: TieBreakRules) -> &'static [Modifier] {
        &[Modifier::Cut, Modifier::Median, Modifier::ForfeitsPlayed]
    }

    fn variants(&self, _rules: TieBreakRules) -> &'static [&'static str] {
        &["FB/C1", "FB/C2", "FB/M1", "FB/M2", "FB/P", "FB/C1/P", "FB/C2/P", "FB/M1/P", "FB/M2/P"]
    }

    fn suits(&self, _rules: TieBreakRules) -> Suits {
        Suits::Swiss
    }

    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t> {
        Method::each(Scores::new(Line::fore(table, modifiers), table, modifiers))
    }
}

struct Scores<'t> {
    line: Line<'t>,
    cuts: Cuts,
    exception: bool,
}

impl<'t> Scores<'t> {
    fn new(line: Line<'t>, table: &Table, modifiers: Modifiers) -> Self {
        Self { line, cuts: modifiers.cuts, exception: table.rules() == TieBreakRules::Fide2026 }
    }
}

impl Count for Scores<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        self.line.terms(player, terms);
        cut(terms, self.cuts, self.exception);
    }
}

impl TieBreak for BuchholzOfBuchholz {
    fn code(&self) -> &'static str {
        "BHBH"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => Some("tie-breaks §4"),
            TieBreakRules::Fide2026 => None,
        }
    }

    fn suits(&self, _rules: TieBreakRules) -> Suits {
        Suits::Swiss
    }

    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t> {
        Method::each(Opponents { table, sums: Line::new(table, modifiers).sums(), mean: false })
    }
}

impl TieBreak for AverageOfBuchholz {
    fn code(&self) -> &'static str {
        "AOB"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => None,
            TieBreakRules::Fide2026 => Some("FIDE C.07 8.2"),
        }
    }

    fn takes(&self, _rules: TieBreakRules) -> &'static [Modifier] {
        &[Modifier::Fore]
    }

    fn variants(&self, _rules: TieBreakRules) -> &'static [&'static str] {
        &["AOB/F"]
    }

    fn suits(&self, _rules: TieBreakRules) -> Suits {
        Suits::Swiss
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::TwoDecimals
    }

    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t> {
        let line = if modifiers.fore { Line::fore(table, modifiers) } else { Line::new(table, modifiers) };
        Method::each(Opponents { table, sums: line.sums(), mean: true })
    }
}

/// Buchholz values of the opponents really played, as a sum or as a mean.
struct Opponents<'t> {
    table: &'t Table,
    sums: Vec<Ratio>,
    mean: bool,
}

impl Count for Opponents<'_> {
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
