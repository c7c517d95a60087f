use super::modifiers::Cuts;
use super::term::cut;
use super::unplayed::Line;
use super::{Count, Method, Modifier, Modifiers, Table, Term, TieBreak};
use crate::tournament::{PairingNumber, TieBreakRules};

/// The sum of opponents' scores, each times the points scored against them (booklet §1, §4; FIDE C.07 9.1).
pub(super) struct SonnebornBerger;

impl TieBreak for SonnebornBerger {
    fn code(&self) -> &'static str {
        "SB"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §4",
            TieBreakRules::Fide2026 => "FIDE C.07 9.1",
        })
    }

    fn takes(&self, rules: TieBreakRules) -> &'static [Modifier] {
        match rules {
            TieBreakRules::Booklet => &[],
            TieBreakRules::Fide2026 => &[Modifier::Cut, Modifier::Median, Modifier::ForfeitsPlayed],
        }
    }

    fn variants(&self, rules: TieBreakRules) -> &'static [&'static str] {
        match rules {
            TieBreakRules::Booklet => &[],
            TieBreakRules::Fide2026 => &["SB/C1", "SB/C2", "SB/P", "SB/C1/P", "SB/C2/P"],
        }
    }

    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t> {
        Method::each(Products { line: Line::new(table, modifiers), cuts: modifiers.cuts })
    }
}

struct Products<'t> {
    line: Line<'t>,
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
