use super::{Count, Method, Modifiers, PlayerRound, Ratio, RoundKind, Source, Table, Term, TieBreak};
use crate::tournament::{PairingNumber, RoundNo, TieBreakRules};
use std::cmp::Ordering;

/// Rounds won and drawn, counted 1 and ½ regardless of the event's points (FIDE C.07 7.7).
pub(super) struct StandardPoints;

impl TieBreak for StandardPoints {
    fn code(&self) -> &'static str {
        "STD"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => None,
            TieBreakRules::Fide2026 => Some("FIDE C.07 7.7"),
        }
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        Method::each(Comparisons(table))
    }
}

struct Comparisons<'t>(&'t Table);

impl Comparisons<'_> {
    /// Compares with the scheduled opponent, or with a draw if there is none (K-10, K-11).
    fn compare(&self, number: RoundNo, round: &PlayerRound) -> Option<Ordering> {
        match round.opponent {
            _ if round.kind == RoundKind::Void => None,
            Some(opponent) => {
                let other = self.0.record(opponent).get(number.index())?;
                Some(round.earned().cmp(&other.earned()))
            }
            None if self.0.is_predetermined() => None,
            None => Some(round.earned().cmp(&self.0.system().draw)),
        }
    }
}

impl Count for Comparisons<'_> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        terms.extend(self.0.by_round(player).filter_map(|(number, round)| {
            let halves = match self.compare(number, round)? {
                Ordering::Greater => 2,
                Ordering::Equal => 1,
                Ordering::Less => return None,
            };
            Some(Term::new(number, round, Source::Own, Ratio::new(halves, 2)))
        }));
    }
}
