//! A bracket drawn on a web page, before its tables. It has a fixed size, and scrolls on narrow screens.

use crate::sheet::data::{Tree, TreeLine};
use crate::text::clean;
use maud::{Markup, html};

/// Distance of two lines, and height of the titles of the rounds, in pixels.
const PITCH: f32 = 28.0;
const TITLES: f32 = 26.0;

/// Space between a name, its points and the next round, in pixels.
const GAP: f32 = 10.0;

/// Minimum width of a round in pixels.
const NARROWEST: f32 = 90.0;

/// Widths of capitals and of other characters, in pixels.
const LETTERS: [f32; 2] = [8.8, 7.2];

/// Width of bold type, relative to normal type.
const BOLD: f32 = 1.12;

/// Returns the drawing of a bracket; `title` describes it to screen readers.
pub fn drawn(tree: &Tree, title: &str) -> Markup {
    let lines = || tree.rounds.iter().flat_map(|round| &round.lines);
    let widest = |line: &TreeLine| {
        let name = width(&line.name) * if line.advances { BOLD } else { 1.0 };
        name + width(&line.points) + 3.0 * GAP
    };
    let column = lines().map(widest).fold(NARROWEST, f32::max).round();
    let wide = column * tree.rounds.len() as f32;
    let high = y(lines().map(|line| line.at).fold(0.0, f32::max)) + GAP;
    let columns = || (0_u8..).zip(&tree.rounds).map(|(number, round)| (f32::from(number) * column, round));
    html! {
        section.card {
            div.wide tabindex="0" {
                svg.tree width=(wide) height=(high) role="img" aria-label=(clean(title)) {
                    path d=(rules(columns().map(|(x, round)| (x, round.lines.as_slice())), column)) {}
                    @for (x, round) in columns() {
                        @if !round.title.is_empty() { text.soft x=(x) y="14" { (clean(&round.title)) } }
                        @for line in round.lines.iter().filter(|line| !line.name.is_empty()) {
                            text class=[line.advances.then_some("wins")] x=(x) y=(y(line.at) - 6.0) { (clean(&line.name)) }
                            @if !line.points.is_empty() {
                                text text-anchor="end" x=(x + column - 2.0 * GAP) y=(y(line.at) - 6.0) { (line.points) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the vertical position of a line.
fn y(at: f32) -> f32 {
    (TITLES + (at + 0.8) * PITCH).round()
}

/// Returns the approximate width of a text: browsers choose the font.
fn width(text: &str) -> f32 {
    let [capital, other] = LETTERS;
    text.chars()
        .map(|letter| {
            if letter.is_lowercase() || letter.is_ascii() && !letter.is_uppercase() { other } else { capital }
        })
        .sum()
}

/// Returns the path of the lines of all sides, and of the connections of the sides that meet.
fn rules<'a>(rounds: impl Iterator<Item = (f32, &'a [TreeLine])>, column: f32) -> String {
    let mut path = String::new();
    for (x, lines) in rounds {
        for line in lines {
            let (left, top, long) = (x, y(line.at), column - GAP);
            path.push_str(&format!("M{left} {top}h{long}"));
            if let Some(other) = line.joins {
                let (right, middle) = (left + long, f32::midpoint(top, y(other)));
                path.push_str(&format!("V{}M{right} {middle}h{GAP}", y(other)));
            }
        }
    }
    path
}
