//! Properties of a player that are known before round 1.

use super::{Better, Known, Method, Modifier, Modifiers, Needs, Table, TieBreak, TieBreakValue, ValueFormat};
use crate::tournament::{PairingNumber, TieBreakRules};

/// The pairing number (FIDE C.07 7.8).
pub(super) struct Number;

/// The player's own rating (FIDE C.07 10.6).
pub(super) struct OwnRating;

impl TieBreak for Number {
    fn code(&self) -> &'static str {
        "TPN"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => None,
            TieBreakRules::Fide2026 => Some("FIDE C.07 7.8"),
        }
    }

    fn takes(&self, _rules: TieBreakRules) -> &'static [Modifier] {
        &[Modifier::Reversed]
    }

    fn variants(&self, _rules: TieBreakRules) -> &'static [&'static str] {
        &["TPN/R"]
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn better(&self, modifiers: Modifiers) -> Better {
        if modifiers.reversed { Better::Greater } else { Better::Smaller }
    }

    fn on<'t>(&self, _table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        Method::each(Known(|number: PairingNumber| TieBreakValue::whole(number.0.into())))
    }
}

impl TieBreak for OwnRating {
    fn code(&self) -> &'static str {
        "RTNG"
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => None,
            TieBreakRules::Fide2026 => Some("FIDE C.07 10.6"),
        }
    }

    fn takes(&self, _rules: TieBreakRules) -> &'static [Modifier] {
        &[Modifier::Reversed, Modifier::Unrated]
    }

    fn variants(&self, _rules: TieBreakRules) -> &'static [&'static str] {
        &["RTNG/R"]
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn better(&self, modifiers: Modifiers) -> Better {
        if modifiers.reversed { Better::Smaller } else { Better::Greater }
    }

    fn needs(&self) -> Needs {
        Needs::Ratings
    }

    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t> {
        Method::each(Known(move |number| {
            let rating = table.rating(number).or(modifiers.unrated).or_else(|| table.unrated());
            rating.map_or(TieBreakValue::Blank, |rating| TieBreakValue::whole(rating.get().into()))
        }))
    }
}
