//! A bracket drawn as a bracket: every side on a line, the two of a match joined, the winner on the line between them.

use super::face::{Faces, Weight};
use super::fit::{Fit, MARGIN};
use super::flow::{BLACK, Flow, GREY, RULE};
use super::script::composed;
use super::structure::Kind;
use super::{Orientation, PageSetup};
use crate::sheet::data::{Sheet, Tree, TreeLine};
use crate::text::clean;

/// Maximum font size, in points.
const LARGEST: f32 = 28.0;

/// Minimum font size, in points; a larger bracket is printed as tables.
const SMALLEST: f32 = 6.5;

/// Distance of two lines, relative to the font size.
const PITCH: f32 = 1.45;

/// Space between name and points, and before the next round, relative to the font size.
const GAP: f32 = 0.6;

/// Space for header, titles of rounds, notes and footer, in points.
const AROUND: f32 = 150.0;

/// Returns the font size and orientation in which the tree is whole on one page; `None` if it would be too small.
pub(super) fn fit(tree: &Tree, setup: PageSetup, faces: &Faces) -> Option<Fit> {
    let widest = |(name, points): (&str, &str)| {
        let name = faces.width(Weight::Bold, &composed(&clean(name)));
        name + faces.width(Weight::Regular, points) + 2.0 * GAP
    };
    let lines = || tree.rounds.iter().flat_map(|round| &round.lines);
    let wide = lines().map(|line| widest((&line.name, &line.points))).fold(1.0, f32::max);
    let high = PITCH * (lines().map(|line| line.at).fold(0.0, f32::max) + 1.0);
    let size = |landscape: bool| {
        let (width, height) = setup.paper.size();
        let (width, height) = if landscape { (height, width) } else { (width, height) };
        let column = (width - 2.0 * MARGIN) / tree.rounds.len().max(1) as f32;
        (column / wide).min((height - 2.0 * MARGIN - AROUND) / high).min(LARGEST)
    };
    let [upright, across] = [false, true].map(|landscape| Fit::new(landscape, size(landscape)));
    let fit = match setup.orientation {
        Orientation::Portrait => upright,
        Orientation::Landscape => across,
        Orientation::Automatic if across.size > upright.size => across,
        Orientation::Automatic => upright,
    };
    (fit.size >= SMALLEST).then_some(fit)
}

/// Lays out the tree and the notes of the sheet.
pub(super) fn lay(flow: &mut Flow, sheet: &Sheet, tree: &Tree) {
    flow.page();
    let size = flow.fit.size;
    let column = flow.width / tree.rounds.len().max(1) as f32;
    let title = (size * 0.9).min(12.0);
    let lines = || tree.rounds.iter().flat_map(|round| &round.lines);
    let last = lines().map(|line| line.at).fold(0.0, f32::max);
    let top = flow.y + 2.0 * title;
    // The tree fills the page, above the notes.
    let free = (flow.room() - 2.0 * title - 60.0) / (last + 1.0);
    let pitch = free.clamp(PITCH * size, 3.5 * size);
    let frame = Frame { top: top + 1.5 * size, pitch, column };
    let mut x = flow.left();
    for round in &tree.rounds {
        let words =
            flow.faces.cut(Weight::Bold, &composed(&clean(&round.title)), column / title).into_owned();
        flow.line(flow.title_of_section(), words, (x, top - 0.4 * title), (title, Weight::Bold, GREY));
        for line in &round.lines {
            frame.lay(flow, line, x);
        }
        x += column;
    }
    flow.y = frame.top + (last + 0.5) * pitch;
    flow.notes(sheet);
}

/// Position of the lines of a tree.
struct Frame {
    top: f32,
    pitch: f32,
    column: f32,
}

impl Frame {
    fn y(&self, at: f32) -> f32 {
        self.top + at * self.pitch
    }

    /// Draws a side with its points above its line, and the connection to the other side of the match.
    fn lay(&self, flow: &mut Flow, line: &TreeLine, x: f32) {
        let (size, y) = (flow.fit.size, self.y(line.at));
        let weight = if line.advances { Weight::Bold } else { Weight::Regular };
        let name = composed(&clean(&line.name));
        let taken = flow.faces.width(Weight::Regular, &line.points) * size;
        let points = line.points.clone();
        // An open side is only a line.
        if !name.is_empty() {
            flow.element(Kind::Paragraph, |flow| {
                flow.text(name, (x, y - 0.25 * size), size, weight, BLACK);
                let right = x + self.column - taken - GAP * size;
                flow.text(points, (right, y - 0.25 * size), size, Weight::Regular, BLACK);
            });
        }
        flow.fill((x, y), (self.column - 0.3 * size, 0.6), RULE);
        if let Some(other) = line.joins {
            let (first, last) = (y.min(self.y(other)), y.max(self.y(other)));
            flow.fill((x + self.column - 0.3 * size, first), (0.6, last - first + 0.6), RULE);
            let middle = f32::midpoint(first, last);
            flow.fill((x + self.column - 0.3 * size, middle), (0.3 * size, 0.6), RULE);
        }
    }
}
