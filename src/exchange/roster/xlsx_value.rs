//! What a cell of a workbook says, as the arbiter would have typed it. A formula says what came of it.

use calamine::{DataRef, ExcelDateTime};

/// Returns a value as text: days by year, month and day, whole numbers without decimals.
pub fn shown(value: &DataRef) -> String {
    match value {
        DataRef::Empty => String::new(),
        DataRef::String(text) => text.clone(),
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => self::number(*number),
        DataRef::Bool(is) => is.to_string(),
        DataRef::DateTime(moment) => day(moment),
        DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.chars().take(10).collect(),
        DataRef::Error(error) => error.to_string(),
    }
}

/// Returns a number as text, whole ones without decimals.
pub fn number(number: f64) -> String {
    if number.fract() == 0.0 && number.abs() < 1e15 { format!("{number:.0}") } else { number.to_string() }
}

/// Returns a day as text.
fn day(moment: &ExcelDateTime) -> String {
    if !moment.is_datetime() {
        return number(moment.as_f64());
    }
    let (year, month, day, ..) = moment.to_ymd_hms_milli();
    format!("{year:04}-{month:02}-{day:02}")
}
