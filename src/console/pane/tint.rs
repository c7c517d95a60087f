//! Styles of values in tables.

use crate::desk::Context;
use hakem_engine::standings::Mark;
use hakem_engine::tournament::{GameResult, Outcome};
use ratatui::style::Style;

pub(super) fn result(cx: &Context, result: Option<GameResult>, is_in_conflict: bool) -> Style {
    let roles = &cx.theme.result;
    if is_in_conflict {
        return roles.conflict;
    }
    match result {
        None => roles.missing,
        Some(GameResult::Forfeit(_)) => roles.forfeit,
        Some(GameResult::Adjourned) => cx.theme.warning,
        Some(GameResult::Played(outcome) | GameResult::Unrated(outcome)) => match outcome {
            Outcome::WhiteWins => roles.white,
            Outcome::BlackWins => roles.black,
            Outcome::Draw | Outcome::WhiteDraws | Outcome::BlackDraws | Outcome::BothLose => roles.draw,
        },
    }
}

/// Returns the style of a player's game: won, drawn or lost from the player's side.
pub(super) fn game(cx: &Context, mark: Mark) -> Style {
    let roles = &cx.theme.result;
    match mark {
        Mark::Win => cx.theme.good,
        Mark::Draw | Mark::Match(_) => roles.draw,
        Mark::Loss => roles.black,
        Mark::ForfeitWin | Mark::ForfeitLoss => roles.forfeit,
        Mark::Adjourned => cx.theme.warning,
        Mark::Open => roles.missing,
        Mark::PairingAllocatedBye | Mark::FullPointBye | Mark::HalfPointBye | Mark::ZeroPointBye => {
            cx.theme.faint
        }
    }
}
