//! A sheet as plain text: content-dependent column widths, two blanks between columns.

use super::{Imprint, code_head};
use crate::i18n::Texts;
use crate::sheet::data::{Column, ColumnKind, Field, Key, Section, Sheet, SheetLayout, Table};
use crate::text::{Align, clean, cut, width};

/// Blanks between two columns.
const BETWEEN: usize = 2;

/// Minimum width to which names and text are narrowed, in terminal columns.
const FEWEST: usize = 8;

/// Width of names in a sheet below which entire columns are dropped, so that few names are broken within a word.
const NAMES: usize = 12;

/// Blocks of a rescue code per line.
const BLOCKS: usize = 10;

/// Maximum width of text in one line of a sheet; longer text is wrapped.
const WORDS: usize = 72;

/// A line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The cells in their columns.
    pub text: String,
    /// True for the heads, and for rows that summarise others.
    pub stands_out: bool,
    /// Index of the row that it is part of; `None` for the heads.
    pub row: Option<usize>,
}

/// A table as text: all cells in one string, with the data that determines the column positions.
struct Lined {
    text: String,
    /// Line by line, the heads first: end offset in the text and width of each cell.
    cells: Vec<(usize, usize)>,
    /// For each line: true if it is emphasised, and true if it starts a group.
    lines: Vec<(bool, bool)>,
    widths: Vec<usize>,
}

impl Lined {
    fn new(table: &Table, texts: &Texts) -> Self {
        let columns = table.columns.len();
        let mut lined = Self {
            text: String::with_capacity(4 * columns * (table.len() + 1)),
            cells: Vec::with_capacity(columns * (table.len() + 1)),
            lines: Vec::with_capacity(table.len() + 1),
            widths: vec![0; columns],
        };
        lined.push((true, false), |at, text| {
            text.push_str(&clean(table.columns.get(at).map_or("", |column| &column.head)));
        });
        for row in table.rows() {
            lined.push((row.stands_out, row.begins_group), |at, text| {
                if let Some(cell) = row.cells.get(at) {
                    cell.push_shown(texts, text);
                }
            });
        }
        lined
    }

    /// Adds a line; `write` appends the cell of a column.
    fn push(&mut self, line: (bool, bool), write: impl Fn(usize, &mut String)) {
        for (at, widest) in self.widths.iter_mut().enumerate() {
            let start = self.text.len();
            write(at, &mut self.text);
            let wide = self.text.get(start..).map_or(0, width);
            *widest = wide.max(*widest);
            self.cells.push((self.text.len(), wide));
        }
        self.lines.push(line);
    }

    fn cell(&self, line: usize, column: usize) -> (&str, usize) {
        let at = line * self.widths.len() + column;
        let start = at.checked_sub(1).and_then(|before| self.cells.get(before)).map_or(0, |cell| cell.0);
        let (end, wide) = self.cells.get(at).copied().unwrap_or((start, 0));
        (self.text.get(start..end).unwrap_or_default(), wide)
    }

    /// Returns the indices of the columns that fit in `room`. Dropped first are columns that give way, then tie-breaks,
    /// last one first, then data available elsewhere: ratings, titles, licence numbers. Names and text are wrapped
    /// before anything else is dropped; in a sheet (`set_off`) entire columns are dropped after that ([`spared`]), so
    /// that none is cut. The order is fixed: more space never shows less.
    fn shown(&self, table: &Table, (room, set_off): (usize, bool)) -> Vec<usize> {
        let mut shown: Vec<usize> = (0..self.widths.len()).collect();
        let taken = |shown: &[usize]| -> usize {
            let widths: usize = shown.iter().filter_map(|&at| self.widths.get(at)).sum();
            widths + BETWEEN * shown.len().saturating_sub(1)
        };
        while taken(&shown) > room {
            let last = |is_such: fn(&Column) -> bool| {
                shown.iter().rposition(|at| table.columns.get(*at).is_some_and(is_such))
            };
            let least = last(|column| column.gives_way).or_else(|| last(is_tie_break));
            let Some(last) = least.or_else(|| last(is_minor)) else { break };
            let out = shown.remove(last);
            // Both sides of a board have the same columns.
            let key = |at: usize| table.columns.get(at).and_then(of_side);
            if let Some(dropped) = key(out) {
                shown.retain(|&at| key(at) != Some(dropped));
            }
        }
        while set_off && self.least(table, &shown) > room {
            let out = spared(table, &shown);
            if out.is_empty() {
                break;
            }
            shown.retain(|at| !out.contains(at));
        }
        shown
    }

    /// Returns the width of these columns when names and text are as narrow as possible.
    fn least(&self, table: &Table, shown: &[usize]) -> usize {
        let width = |&at: &usize| {
            let wide = self.widths.get(at).copied().unwrap_or_default();
            match table.columns.get(at).map(|column| column.kind) {
                Some(ColumnKind::Name) => wide.min(NAMES),
                Some(ColumnKind::Words) => wide.min(FEWEST),
                _ => wide,
            }
        };
        shown.iter().map(width).sum::<usize>() + BETWEEN * shown.len().saturating_sub(1)
    }

    /// Narrows names and text, so that they are wrapped before a figure is cut.
    fn narrow(&mut self, table: &Table, shown: &[usize], room: usize) {
        let gaps = BETWEEN * shown.len().saturating_sub(1);
        let is_one = |at: &usize| table.columns.get(*at).is_some_and(is_of_words);
        let words: Vec<usize> = shown.iter().copied().filter(is_one).collect();
        loop {
            let taken: usize = shown.iter().filter_map(|&at| self.widths.get(at)).sum();
            let widest = words.iter().max_by_key(|&&at| self.widths.get(at));
            match widest.and_then(|&at| self.widths.get_mut(at)) {
                Some(width) if taken + gaps > room && *width > FEWEST => *width -= 1,
                _ => break,
            }
        }
    }
}

fn is_tie_break(column: &Column) -> bool {
    matches!(column.key, Key::Named("tie_breaks", _))
}

fn is_minor(column: &Column) -> bool {
    let is_one = matches!(column.key, Key::One(_) | Key::Named(..));
    is_one && matches!(column.kind, ColumnKind::Rating | ColumnKind::Code | ColumnKind::LongNumber)
}

/// Returns the name of a column about the player of a colour.
fn of_side(column: &Column) -> Option<&str> {
    match &column.key {
        Key::Named("white" | "black", name) => Some(name),
        _ => None,
    }
}

fn is_of_words(column: &Column) -> bool {
    matches!(column.kind, ColumnKind::Name | ColumnKind::Words)
}

/// Returns the columns to drop together if even wrapped names leave too little space: the last round of a player; then
/// pairing numbers; then the points of both sides of a board; then the last column that is not text, and finally the
/// last one. The first column is always kept.
fn spared(table: &Table, shown: &[usize]) -> Vec<usize> {
    let all = |is_such: &dyn Fn(&Column) -> bool| -> Vec<usize> {
        let is_one = |at: &usize| table.columns.get(*at).is_some_and(is_such);
        shown.iter().skip(1).copied().filter(is_one).collect()
    };
    let last = |is_such: &dyn Fn(&Column) -> bool| all(is_such).pop().into_iter().collect::<Vec<usize>>();
    let is_number = |column: &Column| match &column.key {
        Key::One(name) => *name == "number",
        Key::Named(_, name) => name == "number",
        Key::InTurn(_) => false,
    };
    let is_of_side = |column: &Column| {
        matches!(&column.key, Key::Named("white" | "black", _)) && column.kind == ColumnKind::Points
    };
    let mut steps = [
        last(&|column| matches!(column.key, Key::InTurn(_))),
        all(&is_number),
        all(&is_of_side),
        last(&|column| !is_of_words(column)),
        last(&|_| true),
    ]
    .into_iter();
    steps.find(|out| !out.is_empty()).unwrap_or_default()
}

/// Returns the width that a table needs for all columns that do not give way.
pub fn least(table: &Table, texts: &Texts) -> usize {
    let lined = Lined::new(table, texts);
    let kept = lined.widths.iter().zip(&table.columns).filter(|(_, column)| !column.gives_way);
    kept.map(|(wide, _)| wide + BETWEEN).sum::<usize>().saturating_sub(BETWEEN)
}

/// Returns the width below which a table would cut a figure, with names and text of at most `words` columns.
pub fn narrowest(table: &Table, texts: &Texts, words: usize) -> usize {
    let lined = Lined::new(table, texts);
    let kept = lined.widths.iter().zip(&table.columns);
    let kept = kept.filter(|(_, column)| !column.gives_way && !is_minor(column));
    let widths =
        kept.map(|(&wide, column)| BETWEEN + if is_of_words(column) { wide.min(words) } else { wide });
    widths.sum::<usize>().saturating_sub(BETWEEN)
}

/// Returns a table line by line, the heads first, with as many of its columns as fit in `room`.
pub fn table(table: &Table, texts: &Texts, room: usize) -> Vec<Line> {
    let mut lines = Vec::with_capacity(table.len() + 1);
    let mut text = String::new();
    each_line(table, texts, (room, false), &mut text, |text, line, stands_out| {
        lines.push(Line { text: std::mem::take(text), stands_out, row: line.checked_sub(1) });
    });
    lines
}

/// Appends a table line by line to a text, with as many of its columns as fit in `room`; in a sheet
/// (`set_off`) with an empty line before each group, and with long text wrapped. After each line calls `end`
/// with the line number, 0 for the heads, and true if it is emphasised.
fn each_line(
    table: &Table,
    texts: &Texts,
    (room, set_off): (usize, bool),
    text: &mut String,
    mut end: impl FnMut(&mut String, usize, bool),
) {
    let mut lined = Lined::new(table, texts);
    if set_off {
        for (width, column) in lined.widths.iter_mut().zip(&table.columns) {
            let most = if column.kind == ColumnKind::Words { WORDS } else { usize::MAX };
            *width = (*width).min(most);
        }
    }
    let places = lined.shown(table, (room, set_off));
    lined.narrow(table, &places, room);
    let shown: Vec<Shown> = places.into_iter().filter_map(|at| Shown::of(at, &lined, table)).collect();
    for (line, &(stands_out, begins_group)) in lined.lines.iter().enumerate() {
        if set_off && begins_group && line > 1 {
            end(text, line, false);
        }
        if shown.iter().any(|column| lined.cell(line, column.at).1 > column.wide) {
            for cells in broken(&lined, line, &shown) {
                push_line(
                    text,
                    shown.iter().zip(&cells).map(|(column, cell)| (&**cell, width(cell), *column)),
                );
                end(text, line, stands_out);
            }
        } else {
            let cells = shown.iter().map(|column| {
                let (cell, wide) = lined.cell(line, column.at);
                (cell, wide, *column)
            });
            push_line(text, cells);
            end(text, line, stands_out);
        }
    }
}

#[derive(Clone, Copy)]
struct Shown {
    at: usize,
    wide: usize,
    align: Align,
}

impl Shown {
    fn of(at: usize, lined: &Lined, table: &Table) -> Option<Self> {
        Some(Self { at, wide: *lined.widths.get(at)?, align: table.columns.get(at)?.kind.align() })
    }
}

/// Appends cells in their columns, each with its width, without trailing blanks.
fn push_line<'a>(text: &mut String, cells: impl Iterator<Item = (&'a str, usize, Shown)>) {
    let start = text.len();
    for (at, (cell, taken, column)) in cells.enumerate() {
        let blanks = column.wide.saturating_sub(taken);
        let before = column.align.before(blanks);
        let between = if at > 0 { BETWEEN } else { 0 };
        text.extend(std::iter::repeat_n(' ', between + before));
        text.push_str(cell);
        text.extend(std::iter::repeat_n(' ', blanks - before));
    }
    let kept = text.get(start..).map_or(0, |line| line.trim_end().len());
    text.truncate(start + kept);
}

/// Wraps text that is too wide for its column; returns the cells of each resulting line.
fn broken(lined: &Lined, line: usize, shown: &[Shown]) -> Vec<Vec<String>> {
    let parts: Vec<Vec<String>> = shown
        .iter()
        .map(|column| match lined.cell(line, column.at) {
            (cell, wide) if wide > column.wide => textwrap::wrap(cell, column.wide.max(1))
                .into_iter()
                .map(|part| cut(&part, column.wide).0.into_owned())
                .collect(),
            (cell, _) => vec![cell.to_owned()],
        })
        .collect();
    let lines = parts.iter().map(Vec::len).max().unwrap_or(1);
    let cell = |parts: &Vec<String>, at: usize| parts.get(at).cloned().unwrap_or_default();
    (0..lines).map(|at| parts.iter().map(|parts| cell(parts, at)).collect()).collect()
}

/// Returns a table without a sheet, the heads first.
pub fn plain(made: &Table, texts: &Texts) -> String {
    let mut answer = String::new();
    each_line(made, texts, (usize::MAX, false), &mut answer, |answer, _, _| answer.push('\n'));
    answer
}

/// Returns a sheet as printed: event, title, sections, notes, footer.
pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> String {
    within(sheet, imprint, texts, usize::MAX)
}

/// Returns a sheet like [`sheet`], with as many of its columns as fit in `room`.
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
        if sheet.form == SheetLayout::Slips {
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
    for code in sheet.codes() {
        answer.push_str(&format!("\n{}\n", code_head(code, texts)));
        code.lines(BLOCKS)
            .into_iter()
            .for_each(|blocks| answer.push_str(&format!("  {}\n", blocks.join(" "))));
    }
    answer.push_str(&format!("\n{}\n", imprint.foot));
    answer
}

fn push_section(answer: &mut String, section: &Section, texts: &Texts, room: usize) {
    for line in head(section).into_iter() {
        answer.push_str(&line);
        answer.push('\n');
    }
    push_fields(answer, &section.fields);
    if !section.table.columns.is_empty() {
        each_line(&section.table, texts, (room, true), answer, |answer, _, _| answer.push('\n'));
    }
    push_fields(answer, &section.closing);
    for note in &section.notes {
        answer.push_str(clean(note).trim_end());
        answer.push('\n');
    }
}

/// Appends the fields of a form, one row per line.
fn push_fields(answer: &mut String, fields: &[Field]) {
    for row in Field::rows(fields) {
        let row = row.iter().map(|field| format!("{}: {}", clean(&field.label), clean(field.shown())));
        answer.push_str(&row.collect::<Vec<_>>().join("   "));
        answer.push('\n');
    }
}

fn head(section: &Section) -> Option<String> {
    let parts = [&section.title, &section.about].map(|part| clean(part).into_owned());
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}
