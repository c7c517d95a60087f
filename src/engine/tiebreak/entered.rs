//! Tie-break values computed elsewhere and entered by the arbiter.

use super::{Known, Method, Modifiers, Needs, Ratio, Table, TieBreak, TieBreakValue, ValueFormat};
use crate::tournament::TieBreakRules;

/// The values entered in the event, greatest first, for a tie-break defined only by its regulations.
pub(super) struct Entered;

impl TieBreak for Entered {
    fn code(&self) -> &'static str {
        "ENT"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        Some(match rules {
            TieBreakRules::Booklet => "tie-breaks §1",
            TieBreakRules::Fide2026 => "FIDE C.07 4.1",
        })
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::TwoDecimals
    }

    fn needs(&self) -> Needs {
        Needs::Entry
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        Method::each(Known(|number| {
            let value = table.entered_value(number);
            value.map_or(TieBreakValue::Blank, |value| {
                TieBreakValue::Number(Ratio::new(value.hundredths().into(), 100))
            })
        }))
    }
}
