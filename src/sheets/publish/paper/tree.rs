//! A bracket drawn as a bracket: every side on a line, the two of a match joined, the winner on the line between them.
//! A large one is split into halves, quarters or eighths, each on a page.

use super::face::{Faces, Weight};
use super::fit::{Fit, MARGIN};
use super::flow::{BLACK, Flow, GREY, LEADING, RULE};
use super::script::composed;
use super::structure::TagKind;
use super::{Orientation, PageSetup};
use crate::sheet::data::{Sheet, Tree, TreeLine, TreeRound};
use crate::text::clean;

/// Maximum font size, in points.
const LARGEST: f32 = 28.0;

/// Ways to split a bracket, fewest pages first: the number of last rounds whose matches join the parts, and true if these
/// rounds are on a separate page, the first one. A bracket too large for all of them is printed as tables.
const WAYS: [(usize, bool); 5] = [(0, false), (1, false), (1, true), (2, true), (3, true)];

/// Minimum size of the font of a name too long for its column, relative to that of the others.
const LONG: f32 = 0.75;

/// Distance of two lines, relative to the font size: with names on one line, and on up to two.
const PITCHES: [f32; 2] = [1.45, 2.5];

/// Distance of the two lines of a name, relative to the font size.
const LINE: f32 = 1.1;

/// Space between name and points, and before the next round, relative to the font size.
const GAP: f32 = 0.6;

/// Space for header, titles of rounds, notes and footer, in points.
const AROUND: f32 = 165.0;

/// Returns the fewest pages on which the tree is legible at a distance, each with its font size in points, and the fit
/// of the smallest; `None` if it would be too small on any number of them. A separate page of the last rounds is as large
/// as it can be, the other parts are equal.
pub(super) fn fit(tree: &Tree, setup: PageSetup, faces: &Faces) -> Option<(Vec<(Tree, f32)>, Fit)> {
    WAYS.into_iter().find_map(|way| {
        let parts = TreeParts::of(tree, way);
        let fits = parts.iter().map(|part| fit_of(part, setup, faces));
        let smallest = fits.min_by(|one, other| one.size.total_cmp(&other.size))?;
        if smallest.size < Fit::EASY {
            return None;
        }
        let orientation = if smallest.landscape { Orientation::Landscape } else { Orientation::Portrait };
        let setup = PageSetup { orientation, ..setup };
        let size = |(at, part): (usize, Tree)| {
            let size = if way.1 && at == 0 { fit_of(&part, setup, faces).size } else { smallest.size };
            (part, size)
        };
        Some((parts.into_iter().enumerate().map(size).collect(), smallest))
    })
}

/// Returns the font size and orientation in which a tree is whole on one page.
fn fit_of(tree: &Tree, setup: PageSetup, faces: &Faces) -> Fit {
    let lines = || tree.rounds.iter().flat_map(|round| &round.lines);
    let whole = |name: &str| faces.width(Weight::Bold, name);
    let halves = |name: &str| {
        let [upper, lower] = in_two(name, faces);
        faces.width(Weight::Bold, upper).max(faces.width(Weight::Bold, lower))
    };
    let widest = |name: &dyn Fn(&str) -> f32| {
        let wide = |line: &TreeLine| {
            name(&composed(&clean(&line.name))) + faces.width(Weight::Regular, &line.points) + 2.0 * GAP
        };
        lines().map(wide).fold(1.0, f32::max)
    };
    let last = lines().map(|line| line.at).fold(0.0, f32::max);
    let [one, two] = PITCHES.map(|pitch| pitch * (last + 1.0));
    let shrunk = |name: &str| LONG * halves(name);
    let ways = [(widest(&whole), one), (widest(&halves), two), (widest(&shrunk), two)];
    let size = |landscape: bool| {
        let (width, height) = setup.paper.size();
        let (width, height) = if landscape { (height, width) } else { (width, height) };
        let column = (width - 2.0 * MARGIN) / tree.rounds.len().max(1) as f32;
        let of = |(wide, high): &(f32, f32)| (column / wide).min((height - 2.0 * MARGIN - AROUND) / high);
        // Two lines only where one would be too small, and smaller names only where these would.
        let [one, two, shrunk] = ways.map(|way| of(&way));
        let legible = [one, two].into_iter().find(|size| *size >= Fit::EASY);
        legible.unwrap_or(one.max(two).max(shrunk.min(Fit::EASY))).min(LARGEST)
    };
    let [upright, across] = [false, true].map(|landscape| Fit::new(landscape, size(landscape)));
    match setup.orientation {
        Orientation::Portrait => upright,
        Orientation::Landscape => across,
        Orientation::Automatic if across.size > upright.size => across,
        Orientation::Automatic => upright,
    }
}

/// A tree being split. Each part ends with its winner. Without a separate page, matches between two parts are on the page of
/// the upper side, the lower one two lines below.
struct TreeParts<'a> {
    tree: &'a Tree,
    pages: Vec<Tree>,
    /// Number of parts on the page of the last rounds, if there is one.
    joined: Option<u8>,
}

impl TreeParts<'_> {
    fn of(tree: &Tree, (joining, is_apart): (usize, bool)) -> Vec<Tree> {
        let last = tree.rounds.len().saturating_sub(1);
        let pages = if is_apart { vec![blank(tree)] } else { Vec::new() };
        let mut parts = TreeParts { tree, pages, joined: is_apart.then_some(0) };
        for line in tree.rounds.last().into_iter().flat_map(|round| &round.lines) {
            let (page, at) = parts.split((last, line.at), joining);
            parts.push(page, last, TreeLine { at, ..line.clone() });
        }
        for page in &mut parts.pages {
            page.rounds.retain(|round| !round.lines.is_empty());
        }
        parts.pages
    }

    /// Places everything that leads to a line of a round; returns the page of that line and its position there.
    fn split(&mut self, (round, at): (usize, f32), joining: usize) -> (usize, f32) {
        let sides = if joining == 0 { Vec::new() } else { self.sides(round, at) };
        let Some(before) = round.checked_sub(1).filter(|_| !sides.is_empty()) else {
            return self.part((round, at));
        };
        let joining = joining - usize::from(sides.len() > 1);
        let mut placed = Vec::new();
        for line in sides {
            let to = self.split((before, line.at), joining);
            placed.push((line, to));
        }
        let mut placed = placed.into_iter();
        let Some((upper, (page, at))) = placed.next() else { return (0, 0.0) };
        let Some((lower, (_, below))) = placed.next() else {
            self.push(page, before, TreeLine { at, ..upper });
            return (page, at);
        };
        let below = if self.joined.is_some() { below } else { at + 2.0 };
        self.push(page, before, TreeLine { at, joins: Some(below), ..upper });
        self.push(page, before, TreeLine { at: below, joins: None, ..lower });
        (page, f32::midpoint(at, below))
    }

    /// Returns the lines of the previous round whose winner a line names: both sides of a match, or one that advances
    /// without a match.
    fn sides(&self, round: usize, at: f32) -> Vec<TreeLine> {
        let before = round.checked_sub(1).and_then(|before| self.tree.rounds.get(before));
        let lines = || before.into_iter().flat_map(|round| &round.lines);
        let middle = |line: &TreeLine| line.joins.map(|other| f32::midpoint(line.at, other));
        match lines().find(|line| middle(line) == Some(at)) {
            Some(upper) => {
                lines().filter(|line| line.at == upper.at || Some(line.at) == upper.joins).cloned().collect()
            }
            None => lines().filter(|line| line.at == at).cloned().collect(),
        }
    }

    /// Places everything that leads to a line, and that line, on a new page; returns the page on which it joins another
    /// one, and its position there.
    fn part(&mut self, (round, at): (usize, f32)) -> (usize, f32) {
        let mut found: Vec<(usize, TreeLine)> = Vec::new();
        let mut open = vec![(round, at)];
        while let Some((round, at)) = open.pop() {
            for line in self.sides(round, at) {
                open.push((round - 1, line.at));
                found.push((round - 1, line));
            }
        }
        let top = found.iter().map(|(_, line)| line.at).fold(at, f32::min);
        let lines = self.tree.rounds.get(round).into_iter().flat_map(|round| &round.lines);
        let own =
            lines.filter(|line| line.at == at).map(|line| (round, TreeLine { joins: None, ..line.clone() }));
        found.extend(own.collect::<Vec<_>>());
        self.pages.push(blank(self.tree));
        let page = self.pages.len() - 1;
        for (round, line) in found {
            let joins = line.joins.map(|other| other - top);
            self.push(page, round, TreeLine { at: line.at - top, joins, ..line });
        }
        match &mut self.joined {
            Some(joined) => {
                *joined += 1;
                (0, f32::from(*joined - 1))
            }
            None => (page, at - top),
        }
    }

    /// Adds a line to a round of a page, in place of one at the same position.
    fn push(&mut self, page: usize, round: usize, line: TreeLine) {
        let round = self.pages.get_mut(page).and_then(|page| page.rounds.get_mut(round));
        if let Some(round) = round {
            round.lines.retain(|known| known.at != line.at);
            round.lines.push(line);
            round.lines.sort_by(|one, other| one.at.total_cmp(&other.at));
        }
    }
}

/// Returns the rounds of a tree without their lines.
fn blank(tree: &Tree) -> Tree {
    let titled = |round: &TreeRound| TreeRound { title: round.title.clone(), lines: Vec::new() };
    Tree { rounds: tree.rounds.iter().map(titled).collect() }
}

/// Lays out the parts of the tree, each on a page, and the notes of the sheet.
pub(super) fn lay(flow: &mut Flow, sheet: &Sheet, parts: &[(Tree, f32)]) {
    let usual = flow.fit;
    let notes = notes_height(flow, sheet);
    for (part, size) in parts {
        flow.fit.size = *size;
        lay_part(flow, part, notes);
    }
    flow.fit = usual;
    flow.notes(sheet);
}

/// Returns the height of the notes of a sheet in points.
fn notes_height(flow: &Flow, sheet: &Sheet) -> f32 {
    let lines = sheet.notes.iter().flat_map(|note| note.lines()).map(|line| flow.note_lines(line).len());
    0.5 * flow.fit.size + lines.sum::<usize>() as f32 * LEADING * flow.note_size()
}

/// Lays out a part on a separate page, above the notes of this height in points.
fn lay_part(flow: &mut Flow, tree: &Tree, notes: f32) {
    flow.page();
    let size = flow.fit.size;
    let column = flow.width / tree.rounds.len().max(1) as f32;
    let title = size.min(12.0);
    let lines = || tree.rounds.iter().flat_map(|round| &round.lines);
    let last = lines().map(|line| line.at).fold(0.0, f32::max);
    let top = flow.y + 2.0 * title;
    let is_whole = lines().all(|line| is_whole(flow.faces, line, (column, size)));
    let above = if is_whole { 0.0 } else { LINE * size };
    let free = (flow.room() - 2.0 * title - notes - size - above) / (last + 1.0);
    let pitch = free.clamp(PITCHES[0] * size, 3.5 * size);
    let frame = Frame { top: top + 1.5 * size + above, pitch, column };
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
}

/// Returns true if the name of a side fits on one line of a column.
fn is_whole(faces: &Faces, line: &TreeLine, (column, size): (f32, f32)) -> bool {
    let name = faces.width(Weight::Bold, &composed(&clean(&line.name)));
    let points = faces.width(Weight::Regular, &line.points);
    (name + points + 2.0 * GAP) * size <= column + 0.1
}

/// Breaks a name into two lines at a blank or after a hyphen, so that the longer one is as short as possible; the first
/// is empty for a single word.
fn in_two<'n>(name: &'n str, faces: &Faces) -> [&'n str; 2] {
    let wider =
        |[upper, lower]: &[&str; 2]| faces.width(Weight::Bold, upper).max(faces.width(Weight::Bold, lower));
    let after_hyphen = name.match_indices('-').map(|(at, hyphen)| at + hyphen.len());
    let breaks = name.match_indices(' ').map(|(at, _)| at).chain(after_hyphen).map(|at| name.split_at(at));
    let ways = breaks.map(|(upper, lower)| [upper, lower.trim_start()]);
    ways.min_by(|one, other| wider(one).total_cmp(&wider(other))).unwrap_or(["", name])
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
            flow.element(TagKind::Paragraph, |flow| {
                let [upper, lower] = if is_whole(flow.faces, line, (self.column, size)) {
                    ["", name.as_str()]
                } else {
                    in_two(&name, flow.faces)
                };
                let free = self.column - taken - 2.0 * GAP * size;
                for (words, above) in [(upper, LINE), (lower, 0.0)] {
                    let fits = free / flow.faces.width(Weight::Bold, words).max(f32::MIN_POSITIVE);
                    let own = size.min((fits + 0.05).max(LONG * size));
                    flow.text(words.to_owned(), (x, y - (0.25 + above) * size), own, weight, BLACK);
                }
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
