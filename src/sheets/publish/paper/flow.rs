//! Page flow: places sections on pages, repeats heads, and splits neither rows nor cards.

use super::face::{Faces, Weight};
use super::fields;
use super::fit::{Fit, GUTTER, Grid, GridRow, MARGIN, PADDING, USUAL, across, align, is_figure, split};
use super::script::composed;
use super::structure::{Structure, TagKind};
use super::{Laid, Page, PageMark, PageSetup, Paper, Shade};
use crate::i18n::Texts;
use crate::publish::{Imprint, qr};
use crate::sheet::data::{Section, Sheet, SheetLayout};
use crate::text::{Align, clean};

/// Height of a single-line row, relative to the font size.
pub(super) const ROW: f32 = 1.55;

/// Extra space above a row with a signature, relative to the font size.
const TO_SIGN: f32 = 1.2;

/// Line spacing in a cell, relative to the font size.
pub(super) const LEADING: f32 = 1.2;

/// Baseline of the first line of a row, relative to the font size.
const BASELINE: f32 = 1.12;

/// Side of the QR code with the address, in points.
const CODE: f32 = 58.0;

/// Font size of the text below the QR codes of the head, in points.
const SMALL: f32 = 6.5;

/// Maximum font size of the header, relative to the usual one: the rows are what is read from a distance.
const LARGEST_HEAD: f32 = 1.8;

/// Maximum font size of notes, in points: they are read from near.
const NOTE: f32 = 11.0;

/// Maximum size of the logo, in points.
const LOGO: (f32, f32) = (150.0, 58.0);

pub(super) const BLACK: Shade = 0;
pub(super) const GREY: Shade = 95;
pub(super) const RULE: Shade = 150;
const TONE: Shade = 241;

struct SectionLines {
    title: Vec<String>,
    /// The description of the section with its offset, if it fits on the last line of the title.
    same_line: Option<(f32, String)>,
    /// The description on lines below the title, if it does not fit there.
    about: Vec<String>,
}

/// Pages under construction.
pub(super) struct Flow<'a> {
    pub(super) imprint: &'a Imprint,
    pub(super) texts: &'a Texts,
    pub(super) faces: &'a Faces,
    pub(super) fit: Fit,
    pub(super) size: (f32, f32),
    pub(super) paper: Paper,
    title: String,
    pages: Vec<Page>,
    /// Left edges of the lists next to each other, all of `width`.
    frames: Vec<f32>,
    pub(super) width: f32,
    frame: usize,
    top: f32,
    pub(super) y: f32,
    structure: Structure,
    /// Innermost element being laid out.
    element: Option<usize>,
    /// True while content that belongs only to the page is laid out.
    is_apart: bool,
    /// Element of the last mark on the page.
    drawn: Option<usize>,
    /// Number of title levels above the sections.
    titles: u8,
    /// Minimum font size of notes, in points.
    least_note: f32,
}

impl<'a> Flow<'a> {
    pub(super) fn new(
        sheet: &Sheet,
        (imprint, texts): (&'a Imprint, &'a Texts),
        (setup, fit): (PageSetup, Fit),
        faces: &'a Faces,
        grids: &[Grid],
    ) -> Self {
        let (width, height) = setup.paper.size();
        let size = if fit.landscape { (height, width) } else { (width, height) };
        let room = size.0 - 2.0 * MARGIN;
        let count = match (sheet.form, grids) {
            (SheetLayout::Running, [grid]) => across(grid, fit.size, (room, size.1 - 200.0)),
            _ => 1,
        };
        let width = (room - GUTTER * (count as f32 - 1.0)) / count as f32;
        let frames = (0..count).map(|at| MARGIN + at as f32 * (width + GUTTER)).collect();
        let title = composed(&clean(&sheet.title));
        Self {
            imprint,
            texts,
            faces,
            fit,
            size,
            paper: setup.paper,
            title,
            pages: Vec::new(),
            frames,
            width,
            frame: 0,
            top: 0.0,
            y: 0.0,
            structure: Structure::default(),
            element: None,
            is_apart: false,
            drawn: None,
            titles: 0,
            // Those of a certificate, which takes one page, are read from near.
            least_note: if sheet.form == SheetLayout::Certificates { 0.0 } else { Fit::EASY },
        }
    }

    pub(super) fn blank_page(&mut self) {
        let (width, height) = self.size;
        self.pages.push(Page { width, height, marks: Vec::new() });
        self.drawn = None;
    }

    /// Lays out an element: marks placed by `lay` and elements created by it belong to it.
    pub(super) fn element(&mut self, kind: TagKind, lay: impl FnOnce(&mut Self)) {
        if self.is_apart {
            return lay(self);
        }
        let before = self.element;
        self.element = Some(self.structure.push(kind, before));
        lay(self);
        self.element = before;
    }

    /// Lays out content that belongs only to the page and is not read with the sheet.
    fn apart(&mut self, lay: impl FnOnce(&mut Self)) {
        let before = (self.element.take(), std::mem::replace(&mut self.is_apart, true));
        lay(self);
        (self.element, self.is_apart) = before;
    }

    /// Lays out the sections below each other.
    pub(super) fn lay(&mut self, sheet: &Sheet, grids: &[Grid]) {
        self.page();
        let of_sections = grids.chunk_by(|_, next| next.continues);
        for ((section, parts), at) in sheet.sections.iter().zip(of_sections).zip(0_usize..) {
            if sheet.form == SheetLayout::Certificates && at > 0 {
                self.next_certificate();
            }
            if sheet.form == SheetLayout::Kept
                && self.height(section, parts) > self.room()
                && self.y > self.top
            {
                self.next_frame();
            }
            self.section(section, parts, sheet.form);
        }
        self.notes(sheet);
    }

    pub(super) fn notes(&mut self, sheet: &Sheet) {
        self.y += 0.5 * self.fit.size;
        for note in &sheet.notes {
            note.lines().for_each(|line| self.note(line));
        }
    }

    /// Adds the footers with the page count, and returns the pages.
    pub(super) fn finish(mut self) -> Laid {
        let count = self.pages.len();
        let (width, height) = self.size;
        let mut pages = std::mem::take(&mut self.pages);
        for (number, page) in (1..).zip(&mut pages) {
            let values = [("page", number.into()), ("pages", count.into())];
            let number = self.texts.with("sheet-page", &values);
            let y = height - MARGIN + 14.0;
            let taken = self.faces.width(Weight::Regular, &number) * 8.0;
            let room = (width - 2.0 * MARGIN - taken - 12.0) / 8.0;
            let foot = composed(&self.imprint.foot);
            let foot = self.faces.cut(Weight::Regular, &foot, room).into_owned();
            page.marks.push(PageMark::Element(None));
            page.marks.push(text(foot, (MARGIN, y), 8.0, Weight::Regular, GREY));
            page.marks.push(text(number, (width - MARGIN - taken, y), 8.0, Weight::Regular, GREY));
        }
        Laid { pages, structure: self.structure }
    }

    pub(super) fn mark(&mut self, mark: PageMark) {
        let element = self.element.filter(|&element| self.structure.holds_marks(element));
        if let Some(page) = self.pages.last_mut() {
            if self.drawn != element {
                page.marks.push(PageMark::Element(element));
                self.drawn = element;
            }
            page.marks.push(mark);
        }
    }

    pub(super) fn text(&mut self, line: String, at: (f32, f32), size: f32, weight: Weight, shade: Shade) {
        if !line.is_empty() {
            self.mark(text(line, at, size, weight, shade));
        }
    }

    pub(super) fn fill(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), shade: Shade) {
        self.mark(PageMark::Box { x, y, width, height, shade });
    }

    /// Starts a page with its header: in full on the first, in one line on the others.
    pub(super) fn page(&mut self) {
        self.blank_page();
        let room = self.size.0 - 2.0 * MARGIN;
        if self.pages.len() == 1 {
            self.full_head(room);
        } else {
            self.apart(|flow| flow.short_head(room));
        }
        (self.frame, self.top) = (0, self.y);
    }

    /// Starts the page of another certificate, which is handed in without the others.
    fn next_certificate(&mut self) {
        self.blank_page();
        let room = self.size.0 - 2.0 * MARGIN;
        let titles = self.titles;
        self.apart(|flow| flow.full_head(room));
        self.titles = titles;
        (self.frame, self.top) = (0, self.y);
    }

    fn short_head(&mut self, room: f32) {
        let title = format!("{} · {}", composed(&self.imprint.event), self.title);
        let line = self.texts.with("sheet-continued", &[("title", title.into())]);
        let line = self.faces.cut(Weight::Regular, &line, room / 9.0).into_owned();
        self.text(line, (MARGIN, MARGIN), 9.0, Weight::Regular, GREY);
        self.fill((MARGIN, MARGIN + 5.0), (room, 0.5), RULE);
        self.y = MARGIN + 14.0;
    }

    fn full_head(&mut self, room: f32) {
        let code = self.imprint.address.as_deref().and_then(qr::squares);
        let check = self.imprint.check.as_deref().and_then(qr::squares).filter(|_| code.is_some());
        let codes = [code.is_some(), check.is_some()].into_iter().filter(|has| *has);
        let room = codes.fold(room, |room, _| room - CODE - 12.0);
        let logo = self.imprint.logo.as_ref().and_then(|logo| logo.within(LOGO));
        let right = MARGIN + room;
        let room = logo.map_or(room, |(width, _)| room - width - 12.0);
        self.y = MARGIN - 6.0;
        // Right edge of the lines that end below the codes, where the text of the codes is.
        let mut reach = 0.0_f32;
        // In the same proportion to the rows as with the usual font size.
        let scale = (self.fit.size / USUAL).clamp(1.0, LARGEST_HEAD);
        let head = [
            (composed(&self.imprint.event), 15.0 * scale, Weight::Bold, BLACK),
            (composed(&self.imprint.about), 9.0 * scale, Weight::Regular, GREY),
            (self.title.clone(), 12.0 * scale, Weight::Bold, BLACK),
        ];
        for (words, size, weight, shade) in head.into_iter().filter(|(words, ..)| !words.is_empty()) {
            self.y += size * 0.25;
            let kind = if weight == Weight::Bold { self.next_title() } else { TagKind::Paragraph };
            self.element(kind, |flow| {
                for line in flow.faces.wrap(weight, &words, room / size) {
                    flow.y += size * LEADING;
                    if flow.y > MARGIN - 12.0 + CODE {
                        reach = reach.max(MARGIN + flow.faces.width(weight, &line) * size);
                    }
                    flow.text(line, (MARGIN, flow.y), size, weight, shade);
                }
            });
        }
        let below = self.y + 9.0;
        self.y += 12.0;
        if let Some((width, height)) = logo {
            let told = self.texts.get("sheet-figure-logo").into_owned();
            self.element(TagKind::Figure(told), |flow| {
                flow.mark(PageMark::Logo { x: right - width, y: MARGIN - 12.0, width, height });
            });
            self.y = self.y.max(MARGIN + height + 4.0);
        }
        if let (Some(code), Some(address)) = (code, self.imprint.address.clone()) {
            let told = clean(&address).into_owned();
            let address = self.faces.cut(Weight::Regular, &composed(&told), 40.0).into_owned();
            let label = check.is_some().then(|| self.texts.get("sheet-check"));
            let texts = [Some(address.as_str()), label.as_deref()].into_iter().flatten();
            let widest = texts.map(|line| self.faces.width(Weight::Regular, line)).fold(0.0, f32::max);
            let usual = MARGIN - 4.0 + CODE;
            let is_free = reach + 6.0 < self.size.0 - MARGIN - widest * SMALL;
            let baseline = if is_free { usual } else { below.max(usual) };
            let left = self.size.0 - MARGIN - CODE;
            let told = self.texts.with("sheet-figure-address", &[("address", told.into())]);
            self.code(&code, told, left, (address, baseline));
            if let (Some(check), Some(label)) = (check, label) {
                let told = self.texts.get("sheet-figure-check").into_owned();
                self.code(&check, told, left - CODE - 12.0, (label.into_owned(), baseline + 9.0));
            }
        }
    }

    /// Draws a QR code of the head, and its text at the right margin; `told` is its alternative text.
    fn code(&mut self, code: &[Vec<bool>], told: String, left: f32, (line, baseline): (String, f32)) {
        self.squares(code, told, (left, MARGIN - 12.0), CODE);
        let width = self.faces.width(Weight::Regular, &line) * SMALL;
        let at = (self.size.0 - MARGIN - width, baseline);
        self.element(TagKind::Paragraph, |flow| flow.text(line, at, SMALL, Weight::Regular, GREY));
        self.y = self.y.max(baseline + 8.0);
    }

    /// Returns the title one level below those already placed.
    fn next_title(&mut self) -> TagKind {
        self.titles = self.titles.saturating_add(1);
        TagKind::Title(self.titles)
    }

    /// Draws a QR code of this total size; `told` is its alternative text.
    pub(super) fn squares(&mut self, code: &[Vec<bool>], told: String, (left, top): (f32, f32), size: f32) {
        let side = size / code.len().max(1) as f32;
        self.element(TagKind::Figure(told), |flow| {
            for (row, squares) in code.iter().enumerate() {
                for (column, _) in squares.iter().enumerate().filter(|(_, is_dark)| **is_dark) {
                    flow.fill((left + column as f32 * side, top + row as f32 * side), (side, side), BLACK);
                }
            }
        });
    }

    pub(super) fn room(&self) -> f32 {
        self.size.1 - MARGIN - self.y
    }

    pub(super) fn next_frame(&mut self) {
        if self.frame + 1 < self.frames.len() {
            self.frame += 1;
            self.y = self.top;
        } else {
            self.page();
        }
    }

    pub(super) fn left(&self) -> f32 {
        self.frames.get(self.frame).copied().unwrap_or(MARGIN)
    }

    /// Returns the height of an unbroken section; `parts` are the parts of its table.
    fn height(&self, section: &Section, parts: &[Grid]) -> f32 {
        let size = self.fit.size;
        let table: f32 = parts.iter().map(|part| self.table_height(part)).sum();
        let notes: usize = section.notes.iter().map(|note| self.note_lines(note).len()).sum();
        let titles = self.section_lines(section);
        let more =
            (titles.title.len() + titles.about.len()).saturating_sub(1) as f32 * LEADING * (size + 1.0);
        let fields = fields::height(self, &section.fields) + fields::height(self, &section.closing);
        2.6 * size + more + table + fields + notes as f32 * LEADING * self.note_size()
    }

    fn table_height(&self, grid: &Grid) -> f32 {
        let size = self.fit.size;
        let widths = grid.widths(size, self.width);
        let rows: f32 = grid.rows.iter().map(|row| self.row_height(row, grid, &widths)).sum();
        if grid.heads.is_empty() { rows } else { self.fit.row * size + rows }
    }

    fn section(&mut self, section: &Section, parts: &[Grid], form: SheetLayout) {
        let size = self.fit.size;
        if self.y > self.top {
            self.y += size;
        }
        if self.room() < 6.0 * size {
            self.next_frame();
        }
        self.section_head(section);
        fields::lay(self, &section.fields);
        for grid in parts.iter().filter(|grid| !grid.heads.is_empty()) {
            if grid.continues {
                self.y += size;
                if self.table_height(grid) > self.room() {
                    self.next_frame();
                }
                self.apart(|flow| flow.go_on(&section.title));
            }
            let widths = grid.widths(size, self.width);
            self.element(TagKind::Table, |flow| {
                flow.heads(grid, &widths);
                flow.rows(&section.title, grid, &widths, form);
            });
        }
        self.y += 0.3 * size;
        if !section.closing.is_empty() {
            self.y += 0.4 * size;
            // Signatures stay on one page.
            if fields::height(self, &section.closing) > self.room() {
                self.next_frame();
            }
            fields::lay(self, &section.closing);
        }
        section.notes.iter().for_each(|note| self.note(note));
    }

    /// Breaks the title and the description of a section into lines.
    fn section_lines(&self, section: &Section) -> SectionLines {
        let size = self.fit.size + 1.0;
        let title = composed(&clean(&section.title));
        let about = composed(&clean(&section.about));
        let title = self.faces.wrap(Weight::Bold, &title, self.width / size);
        let last = title.last().map_or(0.0, |line| self.faces.width(Weight::Bold, line) * size);
        let shift = if last > 0.0 { last + 10.0 } else { 0.0 };
        let taken = self.faces.width(Weight::Regular, &about) * (size - 1.5);
        if shift + taken <= self.width {
            return SectionLines { title, same_line: Some((shift, about)), about: Vec::new() };
        }
        SectionLines {
            title,
            same_line: None,
            about: self.faces.wrap(Weight::Regular, &about, self.width / (size - 1.5)),
        }
    }

    fn section_head(&mut self, section: &Section) {
        if section.title.is_empty() && section.about.is_empty() {
            return;
        }
        let size = self.fit.size + 1.0;
        let SectionLines { title, same_line, about } = self.section_lines(section);
        let left = self.left();
        self.element(self.title_of_section(), |flow| {
            for line in title {
                flow.y += size * LEADING;
                flow.text(line, (left, flow.y), size, Weight::Bold, BLACK);
            }
        });
        let small = (size - 1.5, Weight::Regular, GREY);
        if let Some((shift, line)) = same_line {
            self.line(TagKind::Paragraph, line, (left + shift, self.y), small);
        }
        if !about.is_empty() {
            self.element(TagKind::Paragraph, |flow| {
                for line in about {
                    flow.y += size * LEADING;
                    flow.text(line, (left, flow.y), size - 1.5, Weight::Regular, GREY);
                }
            });
        }
        self.y += size * 0.4;
    }

    /// Returns the title level of a section, below the titles of the sheet.
    pub(super) fn title_of_section(&self) -> TagKind {
        TagKind::Title(self.titles.saturating_add(1))
    }

    /// Lays out a single-line element, unless the line is empty.
    pub(super) fn line(
        &mut self,
        kind: TagKind,
        line: String,
        at: (f32, f32),
        (size, weight, shade): (f32, Weight, Shade),
    ) {
        if !line.is_empty() {
            self.element(kind, |flow| flow.text(line, at, size, weight, shade));
        }
    }

    fn heads(&mut self, grid: &Grid, widths: &[f32]) {
        let size = self.fit.size;
        let row =
            GridRow { cells: grid.heads.clone(), words: Vec::new(), stands_out: true, begins_group: false };
        self.cells(&row, TagKind::Head, grid, widths);
        self.y += self.fit.row * size;
        let width: f32 = widths.iter().sum();
        self.fill((self.left(), self.y - 0.4), (width, 0.8), BLACK);
    }

    /// Lays out the rows of a table; `title` is that of its section.
    fn rows(&mut self, title: &str, grid: &Grid, widths: &[f32], form: SheetLayout) {
        let size = self.fit.size;
        let width: f32 = widths.iter().sum();
        let mut in_group = 0;
        for row in &grid.rows {
            let height = self.row_height(row, grid, widths);
            if self.y + height > self.size.1 - MARGIN {
                self.next_frame();
                self.apart(|flow| {
                    flow.go_on(title);
                    flow.heads(grid, widths);
                });
                in_group = 0;
            } else if row.begins_group && in_group > 0 {
                self.fill((self.left(), self.y + 0.1 * size), (width, 0.5), RULE);
                self.y += 0.25 * size;
                in_group = 0;
            }
            if row.stands_out || grid.is_signed() {
                self.fill((self.left(), self.y), (width, 0.5), RULE);
            } else if in_group % 2 == 1 {
                self.fill((self.left(), self.y), (width, height), TONE);
            }
            let over = room_over(row, grid) * size;
            self.y += over;
            self.cells(row, TagKind::Cell, grid, widths);
            self.y += height - over;
            in_group += 1;
        }
        if matches!(form, SheetLayout::Kept | SheetLayout::Certificates) {
            self.fill((self.left(), self.y), (width, 0.5), RULE);
        }
    }

    /// Repeats the title of a section where it continues on another page or column; a sheet with a single untitled
    /// section relies on the page header.
    fn go_on(&mut self, title: &str) {
        let title = composed(&clean(title));
        if title.is_empty() {
            return;
        }
        let size = self.fit.size - 1.5;
        let line = self.texts.with("sheet-continued", &[("title", title.into())]);
        let line = self.faces.cut(Weight::Regular, &line, self.width / size).into_owned();
        self.y += LEADING * size;
        self.text(line, (self.left(), self.y), size, Weight::Regular, GREY);
        self.y += 0.3 * size;
    }

    pub(super) fn row_height(&self, row: &GridRow, grid: &Grid, widths: &[f32]) -> f32 {
        let size = self.fit.size;
        let cells = row.cells.iter().zip(widths).zip(&grid.kinds);
        let most = cells.map(|((cell, width), _)| self.lines(row, cell, *width).len()).max().unwrap_or(1);
        (self.fit.row + room_over(row, grid) + LEADING * (most.max(1) - 1) as f32) * size
    }

    fn lines(&self, row: &GridRow, cell: &str, width: f32) -> Vec<String> {
        let weight = if row.stands_out { Weight::Bold } else { Weight::Regular };
        let room = width / self.fit.size - 2.0 * PADDING;
        self.faces.wrap(weight, cell, room)
    }

    /// Draws the cells of a row, each in its column; surplus cells are ignored.
    pub(super) fn cells(&mut self, row: &GridRow, kind: TagKind, grid: &Grid, widths: &[f32]) {
        self.element(TagKind::Row, |flow| {
            let mut x = flow.left();
            for (at, width) in widths.iter().enumerate() {
                flow.element(kind.clone(), |flow| flow.cell(row, &kind, (grid, at), (x, *width)));
                x += width;
            }
        });
    }

    /// Draws the cell of a column that starts at `x` and has this width.
    fn cell(&mut self, row: &GridRow, kind: &TagKind, (grid, at): (&Grid, usize), (x, width): (f32, f32)) {
        let Some(cell) = row.cells.get(at) else { return };
        let size = self.fit.size;
        let weight = if row.stands_out { Weight::Bold } else { Weight::Regular };
        let column = grid.kinds.get(at).copied();
        let fraction = grid.fractions.get(at).copied().unwrap_or(0.0);
        let room = width - 2.0 * PADDING * size;
        // A head has no fraction; it is aligned with the figures as a unit.
        let is_figure = *kind == TagKind::Cell && column.is_some_and(is_figure);
        let shade = if *kind == TagKind::Cell { BLACK } else { GREY };
        let lines = self.lines(row, cell, width);
        let last = lines.len().saturating_sub(1);
        for (number, line) in lines.into_iter().enumerate() {
            let bare = if number < last { line.trim_end() } else { &line };
            let wide = self.faces.width(weight, bare) * size;
            let shift = match column.map_or(Align::Left, align) {
                Align::Left => 0.0,
                Align::Centre => (room - wide) / 2.0,
                Align::Right if is_figure => {
                    let own = self.faces.width(weight, split(bare).1);
                    room - wide - (fraction - own).max(0.0) * size
                }
                Align::Right => room - wide,
            };
            let spread = (self.fit.row - ROW) / 2.0;
            let baseline = self.y + (BASELINE + spread + number as f32 * LEADING) * size;
            self.text(line, (x + PADDING * size + shift.max(0.0), baseline), size, weight, shade);
        }
    }

    pub(super) fn note_size(&self) -> f32 {
        (self.fit.size - 1.5).clamp(self.least_note, NOTE)
    }

    pub(super) fn note_lines(&self, note: &str) -> Vec<String> {
        let size = self.note_size();
        self.faces.wrap(Weight::Regular, composed(&clean(note)).trim_end(), self.width / size)
    }

    fn note(&mut self, note: &str) {
        let size = self.note_size();
        self.element(TagKind::Paragraph, |flow| {
            for line in flow.note_lines(note) {
                if flow.room() < LEADING * size {
                    flow.next_frame();
                }
                flow.y += LEADING * size;
                let indent = line.chars().take_while(|letter| *letter == ' ').count() as f32;
                let at = (flow.left() + 0.3 * size * indent, flow.y);
                flow.text(line.trim_start().to_owned(), at, size, Weight::Regular, BLACK);
            }
        });
    }
}

fn text(line: String, (x, baseline): (f32, f32), size: f32, weight: Weight, shade: Shade) -> PageMark {
    PageMark::Text { line, x, baseline, size, weight, shade }
}

/// Returns the extra space above a row, relative to the font size.
fn room_over(row: &GridRow, grid: &Grid) -> f32 {
    if grid.is_signed() && !row.stands_out { TO_SIGN } else { 0.0 }
}
