//! The code from which an event can be rebuilt, small and quiet at the foot of a sheet: squares for a phone, and the same in blocks to be
//! typed.

use super::face::Weight;
use super::flow::{BLACK, Flow, GREY};
use super::structure::Kind;
use crate::publish::{code_head, qr};
use crate::sheet::data::{Code, Sheet};

/// Size of the type of the blocks, in points.
const SIZE: f32 = 8.0;

/// From one line of blocks to the next.
const LEADING: f32 = 11.0;

/// From one block of a line to the next: the widest letters have room.
const PITCH: f32 = 37.0;

/// Least side of the squares in all, in points.
const SIDE: f32 = 58.0;

/// Least side of one square: half a millimetre, which every phone reads from paper.
const SQUARE: f32 = 1.4;

/// Room around the squares.
const GAP: f32 = 12.0;

/// Blocks in one line at most: so many are found again on the way from paper to keyboard.
const ACROSS: f32 = 10.0;

/// Lays the codes of a sheet below all else, each on one page.
pub(super) fn lay(flow: &mut Flow, sheet: &Sheet) {
    sheet.codes().for_each(|code| lay_code(flow, code));
}

/// Lays a code; the squares are left out where that saves a page.
fn lay_code(flow: &mut Flow, code: Code) {
    let Some(squares) = qr::squares(code.0) else { return };
    let side = SIDE.max(SQUARE * squares.len() as f32);
    let beside = Blocks::new(flow, code, flow.width - side - GAP);
    let alone = Blocks::new(flow, code, flow.width);
    let whole = side.max(beside.height()) + 2.0 * GAP;
    let has_squares = flow.room() >= whole || flow.room() < alone.height() + 2.0 * GAP;
    if has_squares && flow.room() < whole {
        flow.next_frame();
    }
    flow.y += GAP;
    let (left, top) = (flow.left(), flow.y);
    if has_squares {
        let told = flow.texts.get("sheet-figure-code").into_owned();
        flow.squares(&squares, told, (left, top), side);
        beside.lay(flow, (left + side + GAP, top));
        flow.y = flow.y.max(top + side);
    } else {
        alone.lay(flow, (left, top));
    }
}

/// The blocks of a code as they stand in so much room.
struct Blocks<'a> {
    head: Vec<String>,
    lines: Vec<Vec<&'a str>>,
}

impl<'a> Blocks<'a> {
    fn new(flow: &Flow, code: Code<'a>, room: f32) -> Self {
        let across = (room / PITCH).clamp(1.0, ACROSS) as usize;
        let head = flow.faces.wrap(Weight::Regular, &code_head(code, flow.texts), room / SIZE);
        Self { head, lines: code.lines(across) }
    }

    fn height(&self) -> f32 {
        LEADING * (self.head.len() + self.lines.len()) as f32
    }

    fn lay(self, flow: &mut Flow, (left, top): (f32, f32)) {
        flow.y = top;
        let head = self.head;
        flow.element(Kind::Paragraph, |flow| {
            for line in head {
                flow.y += LEADING;
                flow.text(line, (left, flow.y - LEADING + SIZE), SIZE, Weight::Regular, GREY);
            }
        });
        for line in self.lines {
            flow.y += LEADING;
            flow.element(Kind::Paragraph, |flow| {
                for (block, column) in line.into_iter().zip(0_u16..) {
                    let at = (left + PITCH * f32::from(column), flow.y - LEADING + SIZE);
                    // The blank parts the blocks where they are copied.
                    flow.text(format!("{block} "), at, SIZE, Weight::Regular, BLACK);
                }
            });
        }
    }
}
