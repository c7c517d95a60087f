//! Reasons of pairings for programs, including their text.

use crate::i18n::{Naming, Say, Texts, digits, plain_decimal};
use crate::publish::json;
use hakem_engine::format::{Reason, Seat, Value};
use hakem_engine::tournament::Colour;
use serde_json::json;

/// Builds the objects of reasons; `number` returns the number of a player or team in the file.
pub fn objects(reasons: &[Reason], number: &impl Fn(Seat) -> u16, texts: &Texts) -> Vec<serde_json::Value> {
    let object = |reason: &Reason| {
        let values = reason.values.iter().map(|(name, found)| ((*name).to_owned(), value(found, number)));
        let values: serde_json::Map<_, _> = values.collect();
        let text = said(reason, number, texts);
        json!({ "rule": reason.rule, "what": reason.what, "values": values, "text": text })
    };
    reasons.iter().map(object).collect()
}

/// Formats a reason as text, players by number.
pub fn said(reason: &Reason, number: &impl Fn(Seat) -> u16, texts: &Texts) -> String {
    let who = |seat: Seat| number(seat).to_string();
    Naming { what: reason, who: &who }.say(texts)
}

/// Converts a value of a reason: players by number, points in digits.
fn value(value: &Value, number: &impl Fn(Seat) -> u16) -> serde_json::Value {
    match value {
        Value::Number(count) => json!(count),
        Value::Points(points) => json::number(&digits(*points)),
        Value::Hundredths(hundredths) => json!(plain_decimal(*hundredths, 2)),
        Value::Colour(Colour::White) => json!("w"),
        Value::Colour(Colour::Black) => json!("b"),
        Value::Players(seats) => json!(seats.iter().map(|&seat| number(seat)).collect::<Vec<_>>()),
        Value::Figures { players, decimals } => {
            let figure = |&(seat, figure): &(Seat, i64)| json!({ "player": number(seat), "figure": plain_decimal(figure, *decimals) });
            json!(players.iter().map(figure).collect::<Vec<_>>())
        }
    }
}
