//! The code from which an event can be rebuilt, small and quiet at the foot of a sheet: squares for a phone, and the same in blocks to be
//! typed.

use super::face::Weight;
use super::flow::{BLACK, Flow, GREY};
use crate::i18n::Texts;
use crate::publish::{code_head, qr};
use crate::sheet::data::Sheet;

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

/// Lays the code of a sheet below all else, on one page; nothing where it has none.
pub(super) fn lay(flow: &mut Flow, sheet: &Sheet, texts: &Texts) {
    let Some(squares) = sheet.code.as_deref().and_then(qr::squares) else { return };
    let side = SIDE.max(SQUARE * squares.len() as f32);
    let room = flow.width - side - GAP;
    let across = (room / PITCH).max(1.0) as usize;
    let lines = sheet.code_lines(across);
    let height = side.max(LEADING * (lines.len() as f32 + 1.0)) + 2.0 * GAP;
    if flow.room() < height {
        flow.next_frame();
    }
    flow.y += GAP;
    let (left, top) = (flow.left(), flow.y);
    flow.squares(&squares, (left, top), side);
    let left = left + side + GAP;
    let head = flow.faces.cut(Weight::Regular, &code_head(sheet, texts), room / SIZE).into_owned();
    flow.text(head, (left, top + SIZE), SIZE, Weight::Regular, GREY);
    for (line, baseline) in lines.iter().zip(1_u16..) {
        let baseline = top + SIZE + LEADING * f32::from(baseline);
        for (block, column) in line.iter().zip(0_u16..) {
            let at = (left + PITCH * f32::from(column), baseline);
            flow.text((*block).to_owned(), at, SIZE, Weight::Regular, BLACK);
        }
    }
    flow.y = top + height - GAP;
}
