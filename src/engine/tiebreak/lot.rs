use super::{Better, Known, Method, Modifiers, Needs, Suits, Table, TieBreak, TieBreakValue, ValueFormat};
use crate::tournament::TieBreakRules;

/// The lots recorded in the event (booklet §6; FIDE C.07 4.2).
pub(super) struct ByLot;

impl TieBreak for ByLot {
    fn code(&self) -> &'static str {
        "LOT"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §6",
            TieBreakRules::Fide2026 => "FIDE C.07 4.2",
        })
    }

    /// Swiss only: in a table the lots are the pairing numbers (round-robin §2) and were not drawn to break ties.
    fn suits(&self, _rules: TieBreakRules) -> Suits {
        Suits::Swiss
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn better(&self, _modifiers: Modifiers) -> Better {
        Better::Smaller
    }

    fn needs(&self) -> Needs {
        Needs::Lots
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        Method::each(Known(|number| {
            table.lot(number).map_or(TieBreakValue::Blank, |lot| TieBreakValue::whole(lot.get().into()))
        }))
    }
}
