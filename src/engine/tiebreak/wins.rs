//! Numbers of wins.

use super::{Method, Modifiers, Table, TieBreak, ValueFormat, count_rounds};
use crate::tournament::TieBreakRules;

/// Games won over the board (booklet §2; FIDE C.07 7.2).
pub(super) struct Won;

/// Rounds with the points of a win, played or not (booklet §2; FIDE C.07 7.1).
pub(super) struct Wins;

impl TieBreak for Won {
    fn code(&self) -> &'static str {
        "WON"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §2",
            TieBreakRules::Fide2026 => "FIDE C.07 7.2",
        })
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        // In the booklet's round robins forfeits are results like any other (tie-breaks §1).
        let forfeits = table.is_predetermined() && table.rules() == TieBreakRules::Booklet;
        count_rounds(table, move |round| table.is_won(round) && (round.kind.is_played() || forfeits))
    }
}

impl TieBreak for Wins {
    fn code(&self) -> &'static str {
        "WIN"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §2",
            TieBreakRules::Fide2026 => "FIDE C.07 7.1",
        })
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        let win = table.system().win;
        // A bye is not a result in a round robin (tie-breaks §1).
        let byes = !table.is_predetermined();
        count_rounds(
            table,
            move |round| {
                if round.is_game() { table.is_won(round) } else { byes && round.earned() == win }
            },
        )
    }
}
