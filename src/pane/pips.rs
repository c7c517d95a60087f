//! The games of a player as a strip with one cell per round: the shape is the float, the filling the colour.

use crate::desk::context::Context;
use crate::desk::pane::Sign;
use crate::sheet::data::PIPS;
use hakem_engine::console::review::Turn;
use hakem_engine::format::Float;
use hakem_engine::tournament::Colour;

/// White and Black of a game within the scoregroup, after a downfloat, after an upfloat.
const LEVEL: [&str; 2] = PIPS;
const DOWN: [&str; 2] = ["▽", "▼"];
const UP: [&str; 2] = ["△", "▲"];

/// A round without a game.
const UNPLAYED: &str = "·";
/// A round without a game that counts as a downfloat.
const UNPLAYED_DOWN: &str = "↓";

/// Returns the cells of a player's rounds, in order of rounds. Without block characters, colours are the letters of
/// the language.
pub(super) fn strip(cx: &Context, turns: &[Turn]) -> String {
    let pips = turns.iter().map(|turn| pip(cx, turn));
    if cx.theme.is_spoken() { pips.collect::<Vec<_>>().join(", ") } else { pips.collect() }
}

fn pip(cx: &Context, turn: &Turn) -> String {
    let has_signs = cx.theme.has_blocks();
    if cx.theme.is_spoken() {
        let colour = turn.colour.map(|colour| cx.texts.colour(colour));
        return colour.unwrap_or_else(|| cx.texts.get("linear-no-game")).into_owned();
    }
    let Some(colour) = turn.colour else {
        let is_down = turn.float == Some(Float::Down) && has_signs;
        let sign = if is_down { UNPLAYED_DOWN } else { UNPLAYED };
        return if has_signs { sign.to_owned() } else { "-".to_owned() };
    };
    if !has_signs {
        return cx.texts.colour_short(colour).into_owned();
    }
    let [white, black] = match turn.float {
        None => LEVEL,
        Some(Float::Down) => DOWN,
        Some(Float::Up) => UP,
    };
    let pip = if colour == Colour::White { white } else { black };
    pip.to_owned()
}

/// Returns the legend of the cells; `is_shown` is true if the table contains some.
pub(super) fn signs(cx: &Context, is_shown: bool) -> Vec<Sign> {
    if !cx.theme.has_blocks() {
        return Vec::new();
    }
    let told = [(LEVEL, "sign-pips"), (DOWN, "sign-pips-down"), (UP, "sign-pips-up")];
    told.into_iter().map(|(signs, words)| Sign::new(signs.concat(), words, is_shown)).collect()
}
