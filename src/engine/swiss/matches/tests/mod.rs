//! What the tests of the editions share: the literal reading, and recorded rounds.

pub(super) mod by_ranks;
pub(super) mod literal;

use serde_json::Value;

/// Writes what was recorded of a round: `bye 5; 4: 1 up 6: 1-6 4.3.2; 2: 3 4: 4-3 4.3.4`, scores in tenths; or that there is no
/// legal pairing.
pub(super) fn recorded(round: &Value) -> String {
    let Some(brackets) = round["brackets"].as_array() else { return "no legal pairing".to_owned() };
    let number = |value: &Value| value.as_u64().unwrap();
    let numbers = |list: &Value| list.as_array().unwrap().iter().map(number).collect::<Vec<u64>>();
    let mut parts = vec![format!("bye {}", round["pab"].as_u64().unwrap_or(0))];
    for bracket in brackets {
        let pairs = bracket["pairs"].as_array().unwrap().iter().zip(bracket["by"].as_array().unwrap());
        let pair = |(pair, by): (&Value, &Value)| {
            let [white, black] = numbers(pair)[..] else { panic!("{pair}") };
            ([white, black], by.as_str().unwrap().to_owned())
        };
        parts.push(written(
            tenths(&bracket["score"]),
            &numbers(&bracket["residents"]),
            &numbers(&bracket["upfloaters"]),
            &pairs.map(pair).collect::<Vec<_>>(),
        ));
    }
    parts.join("; ")
}

/// Writes a bracket as [`recorded`] does.
pub(super) fn written(
    score: i32,
    residents: &[u64],
    upfloaters: &[u64],
    pairs: &[([u64; 2], String)],
) -> String {
    let pairs = pairs.iter().map(|([white, black], by)| format!("{white}-{black} {by}"));
    format!("{score}: {residents:?} up {upfloaters:?}: {}", pairs.collect::<Vec<_>>().join(" "))
}

/// Reads points.
pub(super) fn tenths(value: &Value) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "points are small")]
    let tenths = (value.as_f64().unwrap() * 10.0).round() as i32;
    tenths
}
