use super::{Count, Cut, Method, Modifier, Modifiers, Source, Suits, Table, Term, TieBreak};
use crate::tournament::{PairingNumber, Points, TieBreakRules};

/// The sum of the scores after each round (booklet §2; FIDE C.07 7.5).
pub(super) struct Progressive;

impl TieBreak for Progressive {
    fn code(&self) -> &'static str {
        "PS"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §2",
            TieBreakRules::Fide2026 => "FIDE C.07 7.5",
        })
    }

    fn takes(&self, _rules: TieBreakRules) -> &'static [Modifier] {
        &[Modifier::Cut]
    }

    fn variants(&self, rules: TieBreakRules) -> &'static [&'static str] {
        match rules {
            TieBreakRules::Booklet => &["PS-C1", "PS-C2"],
            TieBreakRules::Fide2026 => &["PS/C1", "PS/C2"],
        }
    }

    fn suits(&self, rules: TieBreakRules) -> Suits {
        match rules {
            TieBreakRules::Booklet => Suits::Swiss,
            TieBreakRules::Fide2026 => Suits::All,
        }
    }

    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t> {
        Method::each(RunningScores { table, left_out: modifiers.cuts.low })
    }
}

struct RunningScores<'t> {
    table: &'t Table,
    /// Number of first rounds whose sums do not count, whether played or not (K-12).
    left_out: u8,
}

impl Count for RunningScores<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        let mut score = Points::ZERO;
        terms.extend(self.table.by_round(player).map(|(number, round)| {
            score += round.points;
            let term = Term::new(number, round, Source::Own, score);
            Term { cut: (number.0 <= self.left_out).then_some(Cut::Low), ..term }
        }));
    }
}
