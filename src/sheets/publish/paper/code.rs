//! The rescue code at the foot of a sheet, from which an event can be rebuilt: a QR code, and the same content in
//! blocks to be typed.

use super::face::Weight;
use super::flow::{BLACK, Flow, GREY};
use super::structure::TagKind;
use crate::publish::{code_head, qr};
use crate::sheet::data::{Code, Sheet};

/// Font size of the blocks, in points.
const SIZE: f32 = 8.0;

/// Line spacing of blocks, in points.
const LEADING: f32 = 11.0;

/// Distance between blocks in a line, in points, with space for the widest letters.
const PITCH: f32 = 37.0;

/// Minimum side of the QR code in points.
const SIDE: f32 = 58.0;

/// Minimum side of a module: half a millimetre, which every phone reads from paper.
const SQUARE: f32 = 1.4;

/// Space around the QR code.
const GAP: f32 = 12.0;

/// Maximum number of blocks in a line: a longer line is hard to follow between paper and keyboard.
const ACROSS: f32 = 10.0;

/// A code, and the rows of its QR code, dark modules as `true`.
type DrawnCode<'a> = (Code<'a>, Vec<Vec<bool>>);

/// Returns the codes of a sheet that fit in a QR code. To compute one takes longer than to lay out a page.
pub(super) fn drawn<'a>(sheet: &'a Sheet<'_>) -> Vec<DrawnCode<'a>> {
    sheet.codes().filter_map(|code| Some((code, qr::squares(code.0)?))).collect()
}

/// Lays out codes below all other content, each on a single page.
pub(super) fn lay(flow: &mut Flow, codes: &[DrawnCode]) {
    codes.iter().for_each(|(code, squares)| lay_code(flow, *code, squares));
}

/// Lays out a code; the QR code is omitted if that saves a page.
fn lay_code(flow: &mut Flow, code: Code, squares: &[Vec<bool>]) {
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
        flow.squares(squares, told, (left, top), side);
        beside.lay(flow, (left + side + GAP, top));
        flow.y = flow.y.max(top + side);
    } else {
        alone.lay(flow, (left, top));
    }
}

/// The blocks of a code, arranged for a width.
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
        flow.element(TagKind::Paragraph, |flow| {
            for line in head {
                flow.y += LEADING;
                flow.text(line, (left, flow.y - LEADING + SIZE), SIZE, Weight::Regular, GREY);
            }
        });
        for line in self.lines {
            flow.y += LEADING;
            flow.element(TagKind::Paragraph, |flow| {
                for (block, column) in line.into_iter().zip(0_u16..) {
                    let at = (left + PITCH * f32::from(column), flow.y - LEADING + SIZE);
                    // The blank separates the blocks in copied text.
                    flow.text(format!("{block} "), at, SIZE, Weight::Regular, BLACK);
                }
            });
        }
    }
}
