use super::{Method, Modifiers, PlayerRound, Ratio, RoundSum, Table, TieBreak, ValueFormat};
use crate::tournament::{Points, TieBreakRules};

/// Wins 4, draws 2, losses 1; unplayed rounds with points 2 (booklet §2).
pub(super) struct Kashdan;

impl TieBreak for Kashdan {
    fn code(&self) -> &'static str {
        "KASH"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => Some("tie-breaks §2"),
            TieBreakRules::Fide2026 => None,
        }
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        let amount = |round: &PlayerRound| {
            // A bye of a round robin adds nothing to any tie-break (§1).
            let counts = round.is_game() || !table.is_predetermined();
            let worth = match round.kind.is_played() {
                true if table.is_won(round) => 4,
                true if table.is_drawn(round) => 2,
                true => 1,
                false if counts && round.earned() > Points::ZERO => 2,
                false => 0,
            };
            (worth > 0).then(|| Ratio::whole(worth))
        };
        Method::each(RoundSum { table, amount })
    }
}
