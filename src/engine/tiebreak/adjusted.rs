use super::{Method, Modifiers, PlayerRound, RoundSum, Suits, Table, TieBreak, unplayed};
use crate::tournament::TieBreakRules;

/// The score in which every unplayed round is a draw (booklet, tie-breaks §3).
pub(super) struct AdjustedScore;

impl TieBreak for AdjustedScore {
    fn code(&self) -> &'static str {
        "ADJ"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => Some("tie-breaks §3"),
            TieBreakRules::Fide2026 => None,
        }
    }

    fn suits(&self, _rules: TieBreakRules) -> Suits {
        Suits::Swiss
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        let amount = |round: &PlayerRound| Some(unplayed::drawn_unless_played(table, round).into());
        Method::each(RoundSum { table, amount })
    }
}
