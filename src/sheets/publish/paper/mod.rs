//! Sheets as pages of paper: positions of every line of text and every rule. Independent of file formats.

mod badges;
mod code;
mod face;
mod fields;
mod fit;
mod flow;
mod posted;
mod script;
mod slips;
mod structure;
mod system_fonts;
mod tree;

pub use face::{BOLD, Faces, Letter, REGULAR, Weight};
pub use script::{is_right_to_left, placed};
pub use structure::{Element, Structure, TagKind};
pub use system_fonts::{OtherFace, stands_alone};

use super::Imprint;
use crate::i18n::Texts;
use crate::sheet::data::{Sheet, SheetLayout};
use crate::text::clean;
use clap::ValueEnum;
use fit::{Fit, Grid};
use flow::Flow;
use hakem_engine::keywords;
use std::cell::LazyCell;
use std::collections::BTreeSet;

keywords! {
/// Paper size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Paper: name -> &'static str {
    /// 210 × 297 mm
    #[default]
    A4 = "A4",
    /// 8½ × 11 inches
    Letter = "Letter",
    /// 297 × 420 mm: the A4 layout, 1.4 times as large
    A3 = "A3",
    /// 420 × 594 mm: the A4 layout, twice as large
    A2 = "A2",
    /// 148 × 210 mm: two slips, badges or place cards per page
    A5 = "A5",
    /// 105 × 148 mm: one slip, badge or place card per page
    A6 = "A6",
}
}

impl Paper {
    /// Returns width and height of the upright sheet that is laid out, in points.
    pub fn size(self) -> (f32, f32) {
        match self {
            Self::A4 | Self::A3 | Self::A2 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
            Self::A5 => (419.53, 595.28),
            Self::A6 => (297.64, 419.53),
        }
    }

    /// Returns the pieces to cut on a page, side by side and below each other; `usual` on A4 and Letter.
    fn pieces(self, usual: (usize, usize)) -> (usize, usize) {
        match self {
            Self::A4 | Self::Letter | Self::A3 | Self::A2 => usual,
            Self::A5 => (1, 2),
            Self::A6 => (1, 1),
        }
    }

    /// Returns the magnification applied after layout.
    fn scale(self) -> f32 {
        match self {
            Self::A4 | Self::Letter | Self::A5 | Self::A6 => 1.0,
            Self::A3 => std::f32::consts::SQRT_2,
            Self::A2 => 2.0,
        }
    }
}

/// Page orientation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Orientation {
    /// Upright, and rotated if the columns need the space
    #[default]
    Automatic,
    /// Upright, in the largest font that the columns allow, to be read from a distance
    Portrait,
    /// Rotated, in the largest font that the columns allow, to be read from a distance
    Landscape,
}

/// Paper size and orientation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageSetup {
    pub paper: Paper,
    /// Orientation; slips, badges and place cards, which are cut or folded, are upright, a page of one slip rotated.
    pub orientation: Orientation,
}

impl PageSetup {
    /// Serialises paper size and orientation for a settings file, as on the command line.
    pub fn written(self) -> String {
        let names = [self.paper.to_possible_value(), self.orientation.to_possible_value()];
        let names: Vec<String> = names.iter().flatten().map(|name| name.get_name().to_owned()).collect();
        names.join(" ")
    }

    /// Parses the content of a settings file; `None` if it is invalid.
    pub fn read(text: &str) -> Option<Self> {
        let (paper, orientation) = text.trim().split_once(' ')?;
        let paper = Paper::from_str(paper, true).ok()?;
        Some(Self { paper, orientation: Orientation::from_str(orientation, true).ok()? })
    }
}

impl From<Paper> for PageSetup {
    fn from(paper: Paper) -> Self {
        Self { paper, orientation: Orientation::Automatic }
    }
}

/// Grey level: 0 is black, 255 is white.
pub type Shade = u8;

/// A mark on a page. Lengths are points from the top left corner.
#[derive(Clone, Debug, PartialEq)]
pub enum PageMark {
    /// The following marks belong to this element of the structure, by index; `None` for marks that belong only to the
    /// page, such as rules, tones and repeated heads. This is also the initial state of a page.
    Element(Option<usize>),
    Text {
        /// The line, sanitised.
        line: String,
        x: f32,
        baseline: f32,
        size: f32,
        weight: Weight,
        shade: Shade,
    },
    Logo {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
    },
    /// A filled box: a tone, a rule, a module of a QR code.
    Box {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        shade: Shade,
    },
}

/// A page.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Width in points.
    pub width: f32,
    /// Height in points.
    pub height: f32,
    /// Marks, bottom layer first.
    pub marks: Vec<PageMark>,
}

impl Page {
    fn enlarged(self, by: f32) -> Self {
        let marks = self.marks.into_iter().map(|mark| match mark {
            PageMark::Element(_) => mark,
            PageMark::Text { line, x, baseline, size, weight, shade } => {
                PageMark::Text { line, x: by * x, baseline: by * baseline, size: by * size, weight, shade }
            }
            PageMark::Logo { x, y, width, height } => {
                PageMark::Logo { x: by * x, y: by * y, width: by * width, height: by * height }
            }
            PageMark::Box { x, y, width, height, shade } => {
                PageMark::Box { x: by * x, y: by * y, width: by * width, height: by * height, shade }
            }
        });
        Self { width: by * self.width, height: by * self.height, marks: marks.collect() }
    }
}

/// A sheet after layout.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    pub pages: Vec<Page>,
    /// Logical structure, in reading order.
    pub structure: Structure,
}

pub fn pages(
    sheet: &Sheet,
    imprint: &Imprint,
    texts: &Texts,
    setup: impl Into<PageSetup>,
    faces: &Faces,
) -> Vec<Page> {
    laid(sheet, imprint, texts, setup, faces).pages
}

pub fn laid(
    sheet: &Sheet,
    imprint: &Imprint,
    texts: &Texts,
    setup: impl Into<PageSetup>,
    faces: &Faces,
) -> Laid {
    let setup = setup.into();
    let (setup, scale) = match (sheet.form, setup.paper) {
        // Half a sheet has no space for the fields of a certificate in a larger font.
        (SheetLayout::Certificates, Paper::A5) => {
            (PageSetup { paper: Paper::A4, ..setup }, std::f32::consts::FRAC_1_SQRT_2)
        }
        (SheetLayout::Slips, paper) => (setup, paper.scale() * slips::scale(paper)),
        (_, paper) => (setup, paper.scale()),
    };
    let grids: Vec<Grid> =
        sheet.sections.iter().map(|section| Grid::new(&section.table, texts, faces)).collect();
    let (grids, other) = fit::with_room(fit::legible(grids, setup), setup);
    let grids = fit::in_line(grids, setup);
    let other = other.map(|grids| fit::in_line(grids, setup));
    let tree = sheet.tree.as_ref().and_then(|tree| tree::fit(tree, setup, faces));
    let (grids, other) = match sheet.form {
        SheetLayout::Running | SheetLayout::Kept => legible_or_continued(grids, other, setup),
        SheetLayout::Slips | SheetLayout::Badges | SheetLayout::PlaceCards | SheetLayout::Certificates => {
            (grids, other)
        }
    };
    // The same for every font that is tried.
    let codes = LazyCell::new(|| code::drawn(sheet));
    let draw_of = |grids: &[Grid], fit: Fit| {
        let mut flow = Flow::new(sheet, (imprint, texts), (setup, fit), faces, grids);
        match sheet.form {
            SheetLayout::Slips => {
                let (width, height) = flow.size;
                flow.size = (width / slips::scale(setup.paper), height / slips::scale(setup.paper));
                slips::lay(&mut flow, sheet, grids);
            }
            SheetLayout::Badges | SheetLayout::PlaceCards => badges::lay(&mut flow, sheet),
            SheetLayout::Running | SheetLayout::Kept | SheetLayout::Certificates => {
                flow.lay(sheet, grids);
                code::lay(&mut flow, &codes);
            }
        }
        flow.finish()
    };
    let draw = |fit: Fit| draw_of(&grids, fit);
    let laid = match (sheet.form, tree) {
        (SheetLayout::Running | SheetLayout::Kept, Some((parts, fit))) => {
            let mut flow = Flow::new(sheet, (imprint, texts), (setup, fit), faces, &grids);
            tree::lay(&mut flow, sheet, &parts);
            flow.finish()
        }
        // A page of one slip is as wide as a slip is.
        (SheetLayout::Slips, _) => draw(Fit::new(setup.paper == Paper::A6, 9.0)),
        (SheetLayout::Badges | SheetLayout::PlaceCards, _) => draw(Fit::new(false, 9.0)),
        (SheetLayout::Running | SheetLayout::Kept, None) if sheet.is_posted => {
            posted::lay(&grids, other.as_deref(), setup, draw_of)
        }
        (SheetLayout::Running | SheetLayout::Kept, None) if sheet.is_official => {
            official(Fit::of(&grids, setup), draw)
        }
        (SheetLayout::Running | SheetLayout::Kept, None) => draw(Fit::of(&grids, setup)),
        (SheetLayout::Certificates, _) => certificates(Fit::of(&grids, setup), sheet.sections.len(), draw),
    };
    if scale == 1.0 {
        return laid;
    }
    Laid { pages: laid.pages.into_iter().map(|page| page.enlarged(scale)).collect(), ..laid }
}

/// Returns the alternatives of which one is legible at a distance; if neither is, the first with its columns continued.
fn legible_or_continued(
    grids: Vec<Grid>,
    other: Option<Vec<Grid>>,
    setup: PageSetup,
) -> (Vec<Grid>, Option<Vec<Grid>>) {
    let is_legible = |grids: &[Grid]| Fit::of(grids, setup).is_legible();
    match other {
        other if is_legible(&grids) => (grids, other),
        Some(other) if is_legible(&other) => (other, None),
        _ => (fit::continued(&grids, setup), None),
    }
}

/// Lays out certificates in the largest font, starting from that of `fit`, in which each takes one page; in the
/// smallest one if none does.
fn certificates(fit: Fit, count: usize, draw: impl Fn(Fit) -> Laid) -> Laid {
    let mut laid = draw(fit);
    let mut size = fit.size;
    while laid.pages.len() > count && size > fit::SMALLEST {
        size = (size - 0.5).max(fit::SMALLEST);
        laid = draw(Fit { size, ..fit });
    }
    laid
}

/// Lays out an official form in the largest font, down to one legible at a distance, in which it takes fewer pages than
/// in that of `fit`; in that one if there is none.
fn official(fit: Fit, draw: impl Fn(Fit) -> Laid) -> Laid {
    let usual = draw(fit);
    let sizes = (1..).map(|halves: u8| fit.size - 0.5 * f32::from(halves));
    let smaller = sizes.take_while(|size| *size >= Fit::EASY && usual.pages.len() > 1);
    let mut smaller = smaller.map(|size| draw(Fit { size, ..fit }));
    smaller.find(|laid| laid.pages.len() < usual.pages.len()).unwrap_or(usual)
}

/// Texts of a sheet with missing characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lacking {
    /// Texts with a missing character, such as names: each once, in order of appearance.
    pub told: Vec<String>,
    pub letters: BTreeSet<char>,
}

/// Returns the texts of a sheet with characters that neither the embedded fonts nor the system fonts of the imprint
/// have, such as names in Chinese.
pub fn lacking(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> Lacking {
    let faces = Faces::new().with(imprint.faces.clone());
    let mut found = Lacking::default();
    let mut look = |text: &str| {
        // Context of a name in a title or entry, such as its number or an opponent, is not part of it.
        for part in text.split([':', ';', '–', '·', '(', ')']) {
            let name = part.trim().trim_start_matches(|letter: char| letter.is_ascii_digit()).trim();
            let letters =
                if name.is_ascii() { BTreeSet::new() } else { faces.lack_of(&script::composed(name)) };
            if !letters.is_empty() && !found.told.iter().any(|known| known == name) {
                found.told.push(name.to_owned());
                found.letters.extend(letters);
            }
        }
    };
    [&imprint.event, &imprint.about, &sheet.title].into_iter().for_each(|text| look(&clean(text)));
    for section in &sheet.sections {
        [&section.title, &section.about].into_iter().for_each(|text| look(&clean(text)));
        for row in section.table.rows() {
            row.cells.iter().for_each(|cell| look(&cell.shown(texts)));
        }
    }
    found
}
