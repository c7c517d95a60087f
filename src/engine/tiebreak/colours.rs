//! Games with Black.

use super::{Method, Modifiers, PlayerRound, Suits, Table, TieBreak, ValueFormat, count_rounds};
use crate::tournament::{Colour, TieBreakRules};

/// Games played with Black (booklet §2; FIDE C.07 7.3).
pub(super) struct BlackGames;

/// Games won with Black (booklet §2; FIDE C.07 7.4).
pub(super) struct BlackWins;

fn with_black(round: &PlayerRound) -> bool {
    round.kind.is_played() && round.colour == Colour::Black
}

/// The booklet rejects the measure if a table determines the colours.
fn suits(rules: TieBreakRules) -> Suits {
    match rules {
        TieBreakRules::Booklet => Suits::DrawnColours,
        TieBreakRules::Fide2026 => Suits::All,
    }
}

impl TieBreak for BlackGames {
    fn code(&self) -> &'static str {
        "BPG"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §2",
            TieBreakRules::Fide2026 => "FIDE C.07 7.3",
        })
    }

    fn suits(&self, rules: TieBreakRules) -> Suits {
        suits(rules)
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        count_rounds(table, with_black)
    }
}

impl TieBreak for BlackWins {
    fn code(&self) -> &'static str {
        "BWG"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §2",
            TieBreakRules::Fide2026 => "FIDE C.07 7.4",
        })
    }

    fn suits(&self, rules: TieBreakRules) -> Suits {
        suits(rules)
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        count_rounds(table, |round| with_black(round) && table.is_won(round))
    }
}
