//! The games of a player as a strip: for each round the letter of the colour, followed by an arrow if the player floated
//! (docs/decisions/27-colours-are-letters.md).

use crate::desk::{Context, Sign};
use hakem_engine::console::review::Turn;
use hakem_engine::format::Float;
use hakem_engine::tournament::Colour;

/// Follow the letter of a round with a downfloat and with an upfloat.
const ARROWS: [&str; 2] = ["↓", "↑"];

/// The same without symbols.
const PLAIN_ARROWS: [&str; 2] = ["v", "^"];

/// Returns the rounds of a player, in order.
pub(super) fn strip(cx: &Context, turns: &[Turn]) -> String {
    let rounds = turns.iter().map(|turn| round(cx, turn));
    if cx.theme.is_spoken() { rounds.collect::<Vec<_>>().join(", ") } else { rounds.collect() }
}

fn round(cx: &Context, turn: &Turn) -> String {
    if cx.theme.is_spoken() {
        let colour = turn.colour.map(|colour| cx.texts.colour(colour));
        return colour.unwrap_or_else(|| cx.texts.get("linear-no-game")).into_owned();
    }
    let [unplayed, down, up] = symbols(cx);
    let colour = turn.colour.map(|colour| cx.texts.colour_short(colour));
    let arrow = match turn.float {
        None => "",
        Some(Float::Down) => down,
        Some(Float::Up) => up,
    };
    format!("{}{arrow}", colour.as_deref().unwrap_or(unplayed))
}

/// Returns the symbols of a round without a game, a downfloat and an upfloat.
fn symbols(cx: &Context) -> [&'static str; 3] {
    let has_signs = cx.theme.has_blocks();
    let [down, up] = if has_signs { ARROWS } else { PLAIN_ARROWS };
    [if has_signs { "·" } else { "-" }, down, up]
}

/// Returns the legend of the strips; `is_shown` is true if the table contains some.
pub(super) fn signs(cx: &Context, is_shown: bool) -> Vec<Sign> {
    let letters = [Colour::White, Colour::Black].map(|colour| cx.texts.colour_short(colour)).join(" ");
    let [unplayed, down, up] = symbols(cx);
    let after = |arrow: &str| format!("{}{arrow}", cx.texts.colour_short(Colour::White));
    let told = [
        (letters, "sign-pips"),
        (after(down), "sign-pips-down"),
        (after(up), "sign-pips-up"),
        (unplayed.to_owned(), "sign-pips-none"),
    ];
    told.into_iter().map(|(sign, words)| Sign::new(sign, words, is_shown)).collect()
}
