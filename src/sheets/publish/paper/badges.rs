//! Badges and place cards: a name legible from afar, with details below.

use super::face::Weight;
use super::flow::{BLACK, Flow, GREY, RULE};
use super::script::composed;
use super::slips::{first_lines, lay_cut};
use super::structure::TagKind;
use crate::sheet::data::{Section, Sheet, SheetLayout};
use crate::text::clean;

/// Distance from the cut to the content of a card, in points.
const EDGE: f32 = 18.0;

/// Maximum font size of a name, relative to the available height.
const LARGEST: f32 = 0.3;

/// Minimum font size that all names of a sheet share, in points; a name that needs a smaller one has its own.
const SHARED: f32 = 16.0;

/// Minimum font size of a name in points; a longer one is cut.
const SMALLEST: f32 = 8.0;

/// Maximum number of lines of a name.
const LINES: usize = 2;

/// Distance of two lines of a name, in its font size: marks above and below letters do not touch.
const LEADING: f32 = 1.2;

/// Height of the name of the event above a name, in points.
const EVENT: f32 = 8.5;

/// Maximum font size of the details below a name, in points.
const DETAILS: f32 = 16.0;

pub(super) fn lay(flow: &mut Flow, sheet: &Sheet) {
    let is_folded = sheet.form == SheetLayout::PlaceCards;
    let pieces = flow.paper.pieces(if is_folded { (1, 3) } else { (2, 4) });
    let mut shared = None;
    lay_cut(flow, sheet.sections.len(), pieces, |flow, card, (x, y), (width, height)| {
        let Some(section) = sheet.sections.get(card) else { return };
        let folded = if is_folded { height / 2.0 } else { 0.0 };
        if is_folded {
            // Short marks at both edges show the fold; a line across would remain visible.
            flow.fill((x, y + folded), (EDGE, 0.4), RULE);
            flow.fill((x + width - EDGE, y + folded), (EDGE, 0.4), RULE);
        }
        let size = (width, height - folded);
        let shared = *shared.get_or_insert_with(|| shared_size(flow, sheet, size));
        lay_card(flow, section, shared, (x, y + folded), size);
    });
}

/// Returns the font size in which every name of the sheet is whole, but not below [`SHARED`].
fn shared_size(flow: &Flow, sheet: &Sheet, (width, height): (f32, f32)) -> f32 {
    sheet.sections.iter().fold(height * LARGEST, |size, section| {
        let name = composed(&clean(&section.title));
        let mut size = size;
        while size > SHARED && !is_whole(flow, &name, size, (width, height)) {
            size = (size - 0.5).max(SHARED);
        }
        size
    })
}

/// Returns true if a name fits on the lines of a card without a broken word, between the event and the details.
fn is_whole(flow: &Flow, name: &str, size: f32, (width, height): (f32, f32)) -> bool {
    let lines = flow.faces.wrap(Weight::Bold, name, (width - 2.0 * EDGE) / size);
    let is_high_enough = lines.len() as f32 * size * LEADING <= inner(height);
    lines.len() <= LINES && is_high_enough && lines.concat() == name
}

/// Returns the height between the event and the details of a card.
fn inner(height: f32) -> f32 {
    height - 2.0 * EDGE - EVENT - DETAILS
}

fn lay_card(
    flow: &mut Flow,
    section: &Section,
    shared: f32,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
) {
    let room = width - 2.0 * EDGE;
    let name = composed(&clean(&section.title));
    let mut size = shared;
    while !is_whole(flow, &name, size, (width, height)) && size > SMALLEST {
        size = (size - 1.0).max(SMALLEST);
    }
    let lines = first_lines(flow.faces.wrap(Weight::Bold, &name, room / size), LINES);
    let middle = y + EDGE + EVENT + inner(height) / 2.0;
    let first = middle - (lines.len() as f32 - 1.0) * size * LEADING / 2.0 + size * 0.3;
    let event = composed(&flow.imprint.event);
    let event = flow.faces.cut(Weight::Regular, &event, room / EVENT).into_owned();
    let taken = flow.faces.width(Weight::Regular, &event) * EVENT;
    let at = (x + EDGE + (room - taken) / 2.0, y + EDGE + 4.0);
    flow.line(TagKind::Paragraph, event, at, (EVENT, Weight::Regular, GREY));
    flow.element(flow.title_of_section(), |flow| {
        for (at, line) in lines.into_iter().enumerate() {
            let line = flow.faces.cut(Weight::Bold, &line, room / size).into_owned();
            centred(flow, line, (x + EDGE, first + at as f32 * size * LEADING), room, (size, Weight::Bold));
        }
    });
    let about = composed(&clean(&section.about));
    let needed = room / flow.faces.width(Weight::Regular, &about).max(f32::MIN_POSITIVE);
    let small = (shared * 0.45).clamp(9.0, DETAILS).min(needed.max(6.0));
    let about = flow.faces.cut(Weight::Regular, &about, room / small).into_owned();
    flow.element(TagKind::Paragraph, |flow| {
        centred(flow, about, (x + EDGE, y + height - EDGE), room, (small, Weight::Regular));
    });
}

fn centred(flow: &mut Flow, line: String, (x, y): (f32, f32), room: f32, (size, weight): (f32, Weight)) {
    let taken = flow.faces.width(weight, line.trim_end()) * size;
    flow.text(line, (x + (room - taken) / 2.0, y), size, weight, BLACK);
}
