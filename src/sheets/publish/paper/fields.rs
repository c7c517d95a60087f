//! Fields of a form: each has its label in small type, its value below, and a rule to write on.

use super::face::Weight;
use super::flow::{BLACK, Flow, GREY, RULE};
use super::script::composed;
use super::structure::TagKind;
use crate::sheet::data::Field;
use crate::text::clean;

/// Font size of labels, relative to that of values.
const LABEL: f32 = 0.7;

/// Line spacing, relative to the font size.
const LEADING: f32 = 1.18;

/// Space between two fields of a row, relative to the font size.
const GAP: f32 = 0.8;

/// Space below the rule of a field, relative to the font size.
const BELOW: f32 = 0.3;

/// Additional space for a signature, relative to the font size.
const TO_SIGN: f32 = 1.6;

struct Lined {
    x: f32,
    width: f32,
    label: Vec<String>,
    value: Vec<String>,
}

/// A row of fields with the heights of its parts, in points.
struct FieldRow {
    fields: Vec<Lined>,
    labels: f32,
    values: f32,
}

impl FieldRow {
    fn of(flow: &Flow, row: &[Field]) -> Self {
        let size = flow.fit.size;
        let mut x = 0.0;
        let fields = row.iter().map(|field| {
            let whole = flow.width * f32::from(field.share) / f32::from(Field::ROW);
            let is_last = x + whole > flow.width - 1.0;
            let width = if is_last { whole } else { whole - GAP * size };
            let lines = |text: &str, size: f32| {
                flow.faces.wrap(Weight::Regular, &composed(&clean(text)), width / size)
            };
            let lined = Lined {
                x,
                width,
                label: lines(&field.label, LABEL * size),
                value: lines(&field.value, size),
            };
            x += whole;
            lined
        });
        let fields: Vec<Lined> = fields.collect();
        let most = |count: fn(&Lined) -> usize| fields.iter().map(count).max().unwrap_or(1).max(1) as f32;
        let sign = if row.iter().any(|field| field.is_signed) { TO_SIGN } else { 0.0 };
        let labels = most(|field| field.label.len()) * LEADING * LABEL * size;
        let values = (most(|field| field.value.len()) * LEADING + sign) * size;
        Self { fields, labels, values }
    }

    fn height(&self, size: f32) -> f32 {
        self.labels + self.values + (0.25 + BELOW) * size
    }
}

pub(super) fn height(flow: &Flow, fields: &[Field]) -> f32 {
    Field::rows(fields).into_iter().map(|row| FieldRow::of(flow, row).height(flow.fit.size)).sum()
}

/// Lays out the fields; rows do not break between pages.
pub(super) fn lay(flow: &mut Flow, fields: &[Field]) {
    let size = flow.fit.size;
    for row in Field::rows(fields) {
        let row = FieldRow::of(flow, row);
        if row.height(size) > flow.room() {
            flow.next_frame();
        }
        let bottom = flow.y + row.labels + row.values;
        for field in &row.fields {
            lay_field(flow, field, bottom);
        }
        flow.y += row.height(size);
    }
}

/// Lays out a field whose last line is above `bottom`.
fn lay_field(flow: &mut Flow, field: &Lined, bottom: f32) {
    let (size, left, top) = (flow.fit.size, flow.left() + field.x, flow.y);
    flow.element(TagKind::Paragraph, |flow| {
        let small = LABEL * size;
        for (line, at) in field.label.iter().zip(1_u8..) {
            let baseline = top + (f32::from(at) * LEADING - 0.2) * small;
            flow.text(line.clone(), (left, baseline), small, Weight::Regular, GREY);
        }
        for (line, above) in field.value.iter().rev().zip(0_u8..) {
            let baseline = bottom - f32::from(above) * LEADING * size;
            flow.text(line.clone(), (left, baseline), size, Weight::Regular, BLACK);
        }
    });
    flow.fill((left, bottom + 0.25 * size), (field.width, 0.5), RULE);
}
