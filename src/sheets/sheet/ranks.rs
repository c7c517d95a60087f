//! Text of the comparison of a report's ranks and points with its rounds and its own order.

use crate::i18n::Texts;
use hakem_engine::tiebreak::TieBreakError;
use hakem_engine::trf::{Decided, NotChecked, PointsColumn, RankCheck, Uncounted, WrongPoints, WrongRank};

/// Describes each wrong rank and each wrong total of points.
pub fn told(check: &RankCheck, texts: &Texts) -> Vec<String> {
    let ranks = check.wrong_ranks.iter().map(|wrong| told_rank(wrong, check.of_teams, texts));
    let points = check.wrong_points.iter().map(|wrong| told_points(wrong, texts));
    ranks.chain(points).collect()
}

/// Describes the unchecked parts of the ranks, with the reasons.
pub fn not_checked(check: &RankCheck, texts: &Texts) -> Vec<String> {
    check.not_checked.iter().map(|open| told_open(open, texts)).collect()
}

/// Returns the number of wrong ranks and points, and the codes that were not computed; `None` if there is nothing to
/// report.
pub fn summed_up(check: &RankCheck, texts: &Texts) -> Option<String> {
    let count = check.wrong_ranks.len() + check.wrong_points.len();
    let wrong = (count > 0).then(|| texts.with("ranks-some-wrong", &[("count", count.into())]));
    // A report without an order, without ranks or in the middle of a round makes no claim.
    let claims = |open: &&NotChecked| {
        !matches!(open, NotChecked::NoOrder | NotChecked::NoRanks | NotChecked::RoundInPlay { .. })
    };
    let open = check.not_checked.iter().filter(claims).map(|open| told_open(open, texts));
    let all: Vec<String> = wrong.into_iter().chain(open).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

fn told_rank(wrong: &WrongRank, of_teams: bool, texts: &Texts) -> String {
    let WrongRank { number, rank, place, decided } = wrong;
    let who = if of_teams { "team" } else { "player" };
    let mut values = vec![
        ("who", who.into()),
        ("number", (*number).into()),
        ("rank", (*rank).into()),
        ("place", place.to_string().into()),
    ];
    let Some(Decided { by, format, value, other, other_value }) = decided else {
        return texts.with("ranks-wrong-struck", &values);
    };
    values.extend([
        ("code", by.to_string().into()),
        ("value", format.text(value).into()),
        ("other", (*other).into()),
        ("other-value", format.text(other_value).into()),
    ]);
    texts.with("ranks-wrong", &values)
}

fn told_points(wrong: &WrongPoints, texts: &Texts) -> String {
    let id = match wrong.column {
        PointsColumn::Player => "ranks-points",
        PointsColumn::Match => "ranks-match-points",
        PointsColumn::Game => "ranks-game-points",
    };
    let values = [
        ("number", wrong.number.into()),
        ("points", wrong.points.to_string().into()),
        ("counted", wrong.counted.to_string().into()),
    ];
    texts.with(id, &values)
}

fn told_open(open: &NotChecked, texts: &Texts) -> String {
    match open {
        NotChecked::NoOrder => texts.get("ranks-no-order").into_owned(),
        NotChecked::NoRanks => texts.get("ranks-none").into_owned(),
        NotChecked::RoundInPlay { round } => texts.with("ranks-in-play", &[("round", (*round).into())]),
        NotChecked::OtherPoints => texts.get("ranks-other-points").into_owned(),
        NotChecked::Format => texts.get("ranks-format").into_owned(),
        NotChecked::Code { id, why, tied } => {
            let why = match why {
                Uncounted::Refused(TieBreakError::Unknown { .. }) => "ranks-code-unknown",
                Uncounted::Refused(_) => "ranks-code-unfit",
                Uncounted::NoValue => "ranks-code-no-value",
                Uncounted::OlderText => "ranks-code-older-text",
                Uncounted::TwoRatings => "ranks-code-two-ratings",
                Uncounted::Rounding => {
                    return texts.with(
                        "ranks-rounding",
                        &[("code", id.to_string().into()), ("count", (*tied).into())],
                    );
                }
            };
            let values =
                [("code", id.to_string().into()), ("why", texts.get(why).into()), ("tied", (*tied).into())];
            texts.with("ranks-code", &values)
        }
    }
}
