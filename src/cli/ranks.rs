//! Ranks and points of a report in the answer of `hakem check`.

use hakem_engine::tiebreak::{TieBreakValue, ValueFormat};
use hakem_engine::tournament::Points;
use hakem_engine::trf::{Decided, NotChecked, PointsColumn, RankCheck, Uncounted, WrongPoints, WrongRank};
use serde_json::{Value, json};

/// Returns the counts of the ranks of a file; `None` if there was nothing to check.
pub fn standings_line(check: &RankCheck) -> Option<String> {
    let (wrong, points) = (check.wrong_ranks.len(), check.wrong_points.len());
    (check.ranks > 0 || !check.is_clean()).then(|| {
        let RankCheck { ranks, open, .. } = check;
        format!("standings: ranks {ranks}, wrong {wrong}, not checked {open}, points wrong {points}")
    })
}

/// Builds the object for programs, including the text.
pub fn standings_object(check: &RankCheck, told: &[String]) -> Value {
    json!({
        "of": if check.of_teams { "teams" } else { "players" },
        "order": check.order.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "ranks": check.ranks,
        "not_checked": check.open,
        "wrong_ranks": check.wrong_ranks.iter().map(rank).collect::<Vec<_>>(),
        "wrong_points": check.wrong_points.iter().map(points).collect::<Vec<_>>(),
        "open": check.not_checked.iter().map(open).collect::<Vec<_>>(),
        "told": told,
    })
}

fn rank(wrong: &WrongRank) -> Value {
    let mut object = json!({
        "number": wrong.number, "rank": wrong.rank, "first_place": wrong.place.first, "last_place": wrong.place.last,
        "decided_by": null, "value": null, "other": null, "other_value": null,
    });
    if let Some(Decided { by, format, value, other, other_value }) = &wrong.decided {
        object["decided_by"] = by.to_string().into();
        object["value"] = number(value, *format);
        object["other"] = (*other).into();
        object["other_value"] = number(other_value, *format);
    }
    object
}

fn points(wrong: &WrongPoints) -> Value {
    let column = match wrong.column {
        PointsColumn::Player => "points",
        PointsColumn::Match => "match-points",
        PointsColumn::Game => "game-points",
    };
    let number = |points: Points| number(&TieBreakValue::Number(points.into()), ValueFormat::Points);
    json!({
        "number": wrong.number, "column": column,
        "points": number(wrong.points), "counted": number(wrong.counted),
    })
}

/// Builds the object about unchecked ranks: `why` is one of the keywords of docs/json.md.
fn open(open: &NotChecked) -> Value {
    let (code, why, tied) = match open {
        NotChecked::NoOrder => (None, "no-order", None),
        NotChecked::NoRanks => (None, "no-ranks", None),
        NotChecked::RoundInPlay { .. } => (None, "round-in-play", None),
        NotChecked::OtherPoints => (None, "other-points", None),
        NotChecked::Format => (None, "format", None),
        NotChecked::Code { id, why, tied } => {
            let why = match why {
                Uncounted::Refused(_) => "unknown-code",
                Uncounted::NoValue => "no-value",
                Uncounted::OlderText => "older-text",
                Uncounted::TwoRatings => "two-ratings",
                Uncounted::Rounding => "rounding",
            };
            (Some(id.to_string()), why, Some(*tied))
        }
    };
    json!({ "code": code, "why": why, "tied": tied })
}

/// Returns a value as a number, or multiple numbers as text, as in extended Koya.
fn number(value: &TieBreakValue, format: ValueFormat) -> Value {
    let text = format.plain(value);
    match (value, text.parse::<i64>(), text.parse::<f64>()) {
        (TieBreakValue::Blank, ..) => Value::Null,
        (_, Ok(whole), _) => whole.into(),
        (_, _, Ok(decimal)) => decimal.into(),
        _ => text.into(),
    }
}
