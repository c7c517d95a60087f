//! Number formats of chess-results: decimal commas for scores, decimal points for results, days without separators.

use hakem_engine::console::rating::{RatingOutcome, difference, rated_games};
use hakem_engine::tournament::{Colour, GameResult, PartialDate, PlayerId, Points, RoundNo, Snapshot, Stage};

/// Formats digits with a decimal comma and at least this many decimals.
pub(super) fn with_comma(digits: &str, decimals: usize) -> String {
    let there = digits.split_once('.').map_or(0, |(_, behind)| behind.len());
    let missing = if digits.is_empty() { 0 } else { decimals.saturating_sub(there) };
    let point = if missing > 0 && there == 0 { "," } else { "" };
    format!("{}{point}{}", digits.replace('.', ","), "0".repeat(missing))
}

/// Formats points with a decimal comma: `4,5`, `3,0`.
pub(super) fn score(points: Points) -> String {
    with_comma(&result(points), 1)
}

/// Formats points of results: `1.0`, `0.5`.
pub(super) fn result(points: Points) -> String {
    let tenths = points.tenths();
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
}

/// Returns the points of both players, empty while the game is unfinished, and the mark of a special result: `K` a
/// forfeit, `D` a played game whose points do not add up to one, `U` an unrated game, `H` an adjourned one.
pub(super) fn results(of: Option<GameResult>) -> [String; 3] {
    let mark = match of {
        Some(GameResult::Forfeit(_)) => "K",
        Some(GameResult::Unrated(_)) => "U",
        Some(GameResult::Adjourned) => "H",
        Some(known @ GameResult::Played(_)) if known.halves().iter().sum::<i32>() != 2 => "D",
        Some(GameResult::Played(_)) | None => "",
    };
    let known = of.filter(|known| *known != GameResult::Adjourned);
    let points = |at: usize| {
        let halves = known.and_then(|known| known.halves().get(at).copied());
        halves.map_or_else(String::new, |halves| result(Points::from_tenths(5 * halves)))
    };
    [points(0), points(1), mark.to_owned()]
}

/// Formats a day: `20260930`; empty if it is incomplete.
pub(super) fn day(day: Option<PartialDate>) -> String {
    let known = day.and_then(|day| Some((day.year(), day.month()?, day.day()?)));
    known.map_or_else(String::new, |(year, month, day)| format!("{year:04}{month:02}{day:02}"))
}

/// Returns the rating figures of a player: the average of the opponents rated by FIDE, as in the samples, the
/// performance against them, and the rating change. 0 for a missing figure.
pub(super) fn ratings(event: &Snapshot, player: PlayerId, after: RoundNo) -> [i64; 3] {
    let rounds = after.up_to().filter_map(|round| event.round(round));
    let games = rounds.filter(|round| round.stage() == Stage::Published).flat_map(|round| round.games());
    let own = games.filter(|(_, board, _)| board.meeting.has(player));
    let (mut count, mut halves, mut sum) = (0_i64, 0_i64, 0_i64);
    for (_, board, result) in own {
        let Some(result @ (GameResult::Played(_) | GameResult::Unrated(_))) = result else { continue };
        let colour = if board.meeting.white == player { Colour::White } else { Colour::Black };
        let opponent = event.player(board.meeting.player(colour.other()));
        let Some(rating) = opponent.and_then(|known| known.player.rating) else { continue };
        let [white, black] = result.halves();
        count += 1;
        halves += i64::from(if colour == Colour::White { white } else { black });
        sum += i64::from(rating.get());
    }
    let change = match rated_games(event, player, after).map(|games| games.outcome) {
        Some(RatingOutcome::Change { hundredths, .. }) => rounded(hundredths, 100),
        Some(RatingOutcome::First(_)) | None => 0,
    };
    if count == 0 {
        return [0, 0, change];
    }
    let average = rounded(sum, count);
    let percent = u32::try_from(rounded(50 * halves, count)).unwrap_or(0);
    [average, average + i64::from(difference(percent)), change]
}

/// Returns a quotient, rounded to the nearest integer, halves away from zero.
pub(super) fn rounded(sum: i64, count: i64) -> i64 {
    match count {
        0 => 0,
        _ => (2 * sum.abs() + count) / (2 * count) * sum.signum(),
    }
}
