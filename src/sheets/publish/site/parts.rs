//! Splits a sheet that is too long for one page.

use super::{File, Links};
use crate::sheet::data::{Row, Section, Sheet, Table};
use std::ops::Range;

/// Renders a sheet in `parts` parts with equal numbers of rows, with links to the others. The first part has the file
/// name of the sheet; a part of a section repeats the head of the section.
pub fn in_parts(
    sheet: &Sheet,
    file: &str,
    parts: usize,
    drawn: impl Fn(&Sheet, &Links) -> String,
) -> Vec<File> {
    let rows: usize = sheet.sections.iter().map(|section| section.table.len()).sum();
    let each = rows_each(sheet, parts);
    let ranges: Vec<Range<usize>> = (0..rows).step_by(each).map(|from| from..rows.min(from + each)).collect();
    let name = |part: usize| part_file(file, part);
    let links = |here: usize| -> Links {
        let link = |(part, range): (usize, &Range<usize>)| {
            (name(part), format!("{}–{}", range.start + 1, range.end), part == here)
        };
        ranges.iter().enumerate().map(link).collect()
    };
    let file = |(part, range): (usize, &Range<usize>)| {
        (name(part), drawn(&rows_of(sheet, range), &links(part)).into_bytes())
    };
    ranges.iter().enumerate().map(file).collect()
}

/// Returns the number of rows of each of `parts` parts.
pub fn rows_each(sheet: &Sheet, parts: usize) -> usize {
    let rows: usize = sheet.sections.iter().map(|section| section.table.len()).sum();
    rows.div_ceil(parts).max(1)
}

/// Returns the name of a part of a page, counted from 0.
pub fn part_file(file: &str, part: usize) -> String {
    match part {
        0 => file.to_owned(),
        _ => format!("{}.{}.html", file.trim_end_matches(".html"), part + 1),
    }
}

/// Returns the sheet limited to these rows, counted through all sections; notes follow the last.
fn rows_of<'a>(sheet: &'a Sheet, wanted: &Range<usize>) -> Sheet<'a> {
    let (mut before, mut sections, mut is_last) = (0, Vec::new(), true);
    for section in &sheet.sections {
        let length = section.table.len();
        let from = wanted.start.saturating_sub(before).min(length);
        let until = wanted.end.saturating_sub(before).min(length);
        before += length;
        is_last = wanted.end >= before;
        if from == until {
            continue;
        }
        let rows: Vec<Row> = (from..until).map(|at| section.table.row(at)).collect();
        let table = Table::of_rows(section.table.columns.clone(), rows);
        let notes = if until == length { section.notes.clone() } else { Vec::new() };
        let (title, about) = (section.title.clone(), section.about.clone());
        sections.push(Section { title, about, notes, ..Section::of(table) });
    }
    let notes = if is_last { sheet.notes.clone() } else { Vec::new() };
    let whole = Sheet::of_sections(sheet.title.clone(), sections);
    Sheet { round: sheet.round, version: sheet.version, form: sheet.form, notes, ..whole }
}
