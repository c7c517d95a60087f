//! A sheet as plain text: columns as wide as what stands in them, two blanks between them.

use super::Imprint;
use crate::i18n::Texts;
use crate::report::sheet::{Column, Form, Key, Kind, Section, Sheet, Table};
use crate::text::{Align, clean, fit, width};

/// Blanks between two columns.
const BETWEEN: usize = 2;

/// Widest that words stand in one line of a sheet; longer ones are broken.
const WORDS: usize = 72;

/// One line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The cells in their columns.
    pub text: String,
    /// Whether it is the line of heads, or one that says something about the others.
    pub stands_out: bool,
}

/// A table as text, with what decides where its columns stand.
struct Lined {
    /// Heads first; each line with whether it stands out and whether a group begins with it.
    lines: Vec<(Vec<String>, bool, bool)>,
    widths: Vec<usize>,
}

impl Lined {
    fn new(table: &Table, texts: &Texts) -> Self {
        let heads = table.columns.iter().map(|column| clean(&column.head).into_owned()).collect();
        let mut lines: Vec<(Vec<String>, bool, bool)> = vec![(heads, true, false)];
        lines.extend(table.rows().map(|row| {
            let cells = row.cells.iter().map(|cell| cell.shown(texts)).collect();
            (cells, row.stands_out, row.begins_group)
        }));
        let of_column =
            |at: usize| lines.iter().filter_map(|(cells, ..)| cells.get(at)).map(|cell| width(cell)).max();
        let widths = (0..table.columns.len()).map(|at| of_column(at).unwrap_or(0)).collect();
        Self { lines, widths }
    }

    /// Returns the places of the columns that `room` has room for: tie-breaks are left out first, the last one first, then
    /// what can be looked up elsewhere: ratings, titles, licence numbers.
    fn shown(&self, table: &Table, room: usize) -> Vec<usize> {
        let mut shown: Vec<usize> = (0..self.widths.len()).collect();
        let taken = |shown: &[usize]| -> usize {
            let widths: usize = shown.iter().filter_map(|&at| self.widths.get(at)).sum();
            widths + BETWEEN * shown.len().saturating_sub(1)
        };
        while taken(&shown) > room {
            let last = |is_such: fn(&Column) -> bool| {
                shown.iter().rposition(|at| table.columns.get(*at).is_some_and(is_such))
            };
            let Some(last) = last(is_tie_break).or_else(|| last(is_minor)) else { break };
            shown.remove(last);
        }
        shown
    }
}

fn is_tie_break(column: &Column) -> bool {
    matches!(column.key, Key::Named("tie_breaks", _))
}

fn is_minor(column: &Column) -> bool {
    let is_one = matches!(column.key, Key::One(_) | Key::Named(..));
    is_one && matches!(column.kind, Kind::Rating | Kind::Code | Kind::LongNumber)
}

/// Returns a table line by line, the heads first, with as many of its columns as `room` has room for.
#[must_use]
pub fn table(table: &Table, texts: &Texts, room: usize) -> Vec<Line> {
    grouped(table, texts, room, false)
}

/// Returns a table line by line; as part of a sheet (`set_off`) with an empty line before each group, and long words
/// broken into lines.
fn grouped(table: &Table, texts: &Texts, room: usize, set_off: bool) -> Vec<Line> {
    let mut lined = Lined::new(table, texts);
    if set_off {
        for (width, column) in lined.widths.iter_mut().zip(&table.columns) {
            let most = if column.kind == Kind::Words { WORDS } else { usize::MAX };
            *width = (*width).min(most);
        }
    }
    let shown = lined.shown(table, room);
    let mut lines = Vec::with_capacity(lined.lines.len());
    for (at, (cells, stands_out, begins_group)) in lined.lines.iter().enumerate() {
        if set_off && *begins_group && at > 1 {
            lines.push(Line { text: String::new(), stands_out: false });
        }
        let cell = |at: &usize| {
            let (column, wide) = (table.columns.get(*at)?, *lined.widths.get(*at)?);
            let words = cells.get(*at).map_or("", String::as_str);
            let parts = if width(words) > wide { broken(words, wide) } else { vec![words.to_owned()] };
            Some((parts, wide, column.kind.align()))
        };
        let cells: Vec<(Vec<String>, usize, Align)> = shown.iter().filter_map(cell).collect();
        for part in 0..cells.iter().map(|(parts, ..)| parts.len()).max().unwrap_or(1) {
            let cells = cells
                .iter()
                .map(|(parts, wide, align)| fit(parts.get(part).map_or("", String::as_str), *wide, *align));
            let text = cells.collect::<Vec<_>>().join(&" ".repeat(BETWEEN)).trim_end().to_owned();
            lines.push(Line { text, stands_out: *stands_out });
        }
    }
    lines
}

/// Breaks words into lines.
fn broken(words: &str, wide: usize) -> Vec<String> {
    textwrap::wrap(words, wide.max(1)).into_iter().map(std::borrow::Cow::into_owned).collect()
}

/// Returns a table alone, the heads first.
#[must_use]
pub fn plain(made: &Table, texts: &Texts) -> String {
    table(made, texts, usize::MAX).into_iter().map(|line| line.text + "\n").collect()
}

/// Returns a sheet as it is printed: event, title, sections, notes, foot.
#[must_use]
pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> String {
    within(sheet, imprint, texts, usize::MAX)
}

/// Returns a sheet as [`sheet`] does, with as many of its columns as `room` has room for.
#[must_use]
pub fn within(sheet: &Sheet, imprint: &Imprint, texts: &Texts, room: usize) -> String {
    let mut answer = String::new();
    for line in [&imprint.event, &imprint.about, &clean(&sheet.title).into_owned()] {
        if !line.is_empty() {
            answer.push_str(line);
            answer.push('\n');
        }
    }
    for section in &sheet.sections {
        answer.push('\n');
        if sheet.form == Form::Slips {
            answer.push_str(&imprint.event);
            answer.push('\n');
        }
        push_section(&mut answer, section, texts, room);
    }
    if !sheet.notes.is_empty() {
        answer.push('\n');
    }
    for line in sheet.notes.iter().flat_map(|note| note.lines()) {
        answer.push_str(&clean(line));
        answer.push('\n');
    }
    answer.push_str(&format!("\n{}\n", imprint.foot));
    answer
}

fn push_section(answer: &mut String, section: &Section, texts: &Texts, room: usize) {
    for line in head(section).into_iter() {
        answer.push_str(&line);
        answer.push('\n');
    }
    if !section.table.columns.is_empty() {
        for line in grouped(&section.table, texts, room, true) {
            answer.push_str(&line.text);
            answer.push('\n');
        }
    }
    for note in &section.notes {
        answer.push_str(clean(note).trim_end());
        answer.push('\n');
    }
}

/// Returns what stands over a section: its title, and what is said beside it.
fn head(section: &Section) -> Option<String> {
    let parts = [&section.title, &section.about].map(|part| clean(part).into_owned());
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}
