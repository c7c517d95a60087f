use super::{Method, Modifiers, RoundKind, Table, TieBreak, ValueFormat, count_rounds};
use crate::tournament::TieBreakRules;

/// Rounds in which the player was ready to play, excluding their byes and forfeit losses (FIDE C.07 7.6).
pub(super) struct RoundsPlayed;

impl TieBreak for RoundsPlayed {
    fn code(&self) -> &'static str {
        "REP"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => None,
            TieBreakRules::Fide2026 => Some("FIDE C.07 7.6"),
        }
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        count_rounds(table, |round| !round.kind.is_voluntary() && round.kind != RoundKind::Void)
    }
}
