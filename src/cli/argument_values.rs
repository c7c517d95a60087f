//! Argument values known in advance, which shells complete and help and manual pages list.
//!
//! Other values are refused later, with a specific message.

use crate::exchange::FORMS;
use crate::manual::chapters;
use crate::sheet::columns::About;
use crate::sheet::{SHEETS, player_columns};
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command};
use hakem_engine::collate::Language;
use hakem_engine::pairing::SYSTEMS;
use std::ffi::OsStr;

/// A parser that can list the known values.
#[derive(Clone)]
struct Known<P> {
    words: fn() -> Vec<&'static str>,
    parser: P,
}

impl<P: TypedValueParser> TypedValueParser for Known<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        self.parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.words)().into_iter().map(PossibleValue::new)))
    }
}

/// Returns a parser that behaves like `parser` and knows these values.
pub fn known<P: TypedValueParser>(
    words: fn() -> Vec<&'static str>,
    parser: P,
) -> impl TypedValueParser<Value = P::Value> {
    Known { words, parser }
}

fn word(words: fn() -> Vec<&'static str>) -> impl TypedValueParser<Value = String> {
    known(words, StringValueParser::new())
}

pub fn system() -> impl TypedValueParser<Value = String> {
    word(|| SYSTEMS.iter().map(|system| system.id()).collect())
}

/// Returns a parser for the id of a system whose table is known before round 1.
pub fn system_with_table() -> impl TypedValueParser<Value = String> {
    word(|| {
        let with_table = SYSTEMS.iter().filter(|system| system.facts().is_predetermined());
        with_table.map(|system| system.id()).collect()
    })
}

pub fn sheet() -> impl TypedValueParser<Value = String> {
    word(|| SHEETS.iter().map(|sheet| sheet.name).collect())
}

/// Returns a parser for the name of a column about players.
pub fn column() -> impl TypedValueParser<Value = String> {
    word(|| player_columns::OFFERED.map(About::name).to_vec())
}

pub fn chapter() -> impl TypedValueParser<Value = String> {
    word(|| chapters(Language::English).iter().map(|chapter| chapter.name).collect())
}

pub fn form() -> impl TypedValueParser<Value = String> {
    word(|| FORMS.iter().filter(|form| form.writes()).map(|form| form.id()).collect())
}
