//! Sheets and tables as JSON; keys are the same in every language.

use super::Imprint;
use crate::i18n::{Texts, digits};
use crate::sheet::data::{Cell, Field, Key, Row, Sheet, Sign, Table};
use crate::text::clean;
use hakem_engine::standings;
use hakem_engine::tournament::{Colour, Float};
use serde_json::{Map, Number, Value, json};

/// Version of the JSON schema (docs/json.md). Incremented when existing readers would misinterpret an answer.
pub const SCHEMA: u8 = 2;

/// Returns a sheet as an object: its title, and its sections with their rows.
pub fn sheet(name: &str, sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> Value {
    let sections = sheet.sections.iter().map(|section| {
        json!({
            "title": clean(&section.title),
            "about": clean(&section.about),
            "rows": rows(&section.table, texts),
            "notes": section.notes,
        })
    });
    // Only forms to fill in have fields, and data that may be missing.
    let sections = sections.zip(&sheet.sections).map(|(mut object, section)| {
        let fields: Map<String, Value> = section.fields.iter().chain(&section.closing).map(field).collect();
        if let (false, Some(object)) = (fields.is_empty(), object.as_object_mut()) {
            object.insert("fields".to_owned(), fields.into());
        }
        if let (true, Some(object)) = (sheet.is_official, object.as_object_mut()) {
            object.insert("missing".to_owned(), section.missing.clone().into());
        }
        object
    });
    json!({
        "schema": SCHEMA,
        "sheet": name,
        "event": imprint.event,
        "title": clean(&sheet.title),
        "round": sheet.round.map(|round| round.0),
        "version": sheet.version.map(|(version, _)| version),
        "sections": sections.collect::<Vec<_>>(),
        "notes": sheet.notes,
    })
}

/// Returns a field of a form; a value to be written on paper is null.
fn field(field: &Field) -> (String, Value) {
    let value = clean(&field.value).into_owned();
    (field.key.to_owned(), if value.is_empty() { Value::Null } else { value.into() })
}

pub fn rows(table: &Table, texts: &Texts) -> Vec<Value> {
    table.rows().map(|row| object(table, &row, texts).into()).collect()
}

/// Returns a row as an object with one key per column; columns of a family become a nested object or list.
fn object(table: &Table, row: &Row, texts: &Texts) -> Map<String, Value> {
    let mut object = Map::new();
    // Values of a family that are not in the sum, counted from 1.
    let mut excluded = Vec::new();
    for (column, cell) in table.columns.iter().zip(&row.cells) {
        let value = value(cell, texts);
        // The name in capitals is added next to the name as typed.
        if let (Key::One(key), Cell::Name { shown, capitals, .. }) = (&column.key, cell) {
            let capitals = capitals.as_ref().unwrap_or(shown);
            object.insert(format!("{key}_in_capitals"), clean(capitals).into());
        }
        if let Cell::Name { departure: Some(left), .. } | Cell::Team { departure: Some(left), .. } = cell {
            object.insert("left".to_owned(), left.word().into());
        }
        match &column.key {
            Key::One(key) => drop(object.insert((*key).to_owned(), value)),
            Key::Named(family, key) => {
                let family = object.entry(*family).or_insert_with(|| Map::new().into());
                if let Value::Object(family) = family {
                    family.insert(key.clone(), value);
                }
            }
            Key::InTurn(family) => {
                let family = object.entry(*family).or_insert_with(|| Value::Array(Vec::new()));
                let Value::Array(family) = family else { continue };
                family.push(value);
                if matches!(cell, Cell::Value { sign: Sign::Cut, .. }) {
                    excluded.push(Value::from(family.len()));
                }
            }
        }
    }
    if !excluded.is_empty() {
        object.insert("excluded".to_owned(), excluded.into());
    }
    object
}

/// Returns digits as a number, an empty string as null, and anything else, such as a shared rank, as text.
pub fn number(digits: &str) -> Value {
    if digits.is_empty() {
        return Value::Null;
    }
    let whole = || digits.parse::<i64>().ok().map(Value::from);
    let decimal = || digits.parse::<f64>().ok().and_then(Number::from_f64).map(Value::from);
    let is_figure = digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'-' | b'.'));
    if !is_figure { digits.into() } else { whole().or_else(decimal).unwrap_or_else(|| digits.into()) }
}

/// Returns a cell: figures as numbers, empty cells as null, names as typed.
fn value(cell: &Cell, texts: &Texts) -> Value {
    match cell {
        Cell::Empty | Cell::Result(None) => Value::Null,
        Cell::Number(number) | Cell::Estimate(number) => (*number).into(),
        Cell::Points(_) | Cell::Value { .. } | Cell::Decimal { .. } | Cell::Place(Some(_)) => {
            number(&cell.plain(texts))
        }
        Cell::Place(None) => Value::Null,
        Cell::Game { game: cell, is_unrated } => game(cell, *is_unrated),
        Cell::Mark { mark, .. } => mark.to_string().into(),
        Cell::Colour(colour) => name(*colour).into(),
        Cell::Float(Float::Down) => "down".into(),
        Cell::Float(Float::Up) => "up".into(),
        _ => cell.plain(texts).into(),
    }
}

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

pub fn game(cell: &standings::CrosstableCell, is_unrated: bool) -> Value {
    let mut object = json!({
        "opponent": cell.opponent.map(|number| number.0),
        "colour": cell.colour.map(name),
        "mark": cell.mark.to_string(),
        "points": number(&digits(cell.points)),
        "total": number(&digits(cell.total)),
    });
    if is_unrated {
        object["unrated"] = true.into();
    }
    object
}
