//! From the first row to the last page: heads repeated, no row torn apart, no card either.

use super::face::{Faces, Weight};
use super::fit::{Fit, GUTTER, Grid, GridRow, MARGIN, PADDING, across, align, is_figure, split};
use super::script::composed;
use super::{Mark, Page, Paper, Shade};
use crate::i18n::Texts;
use crate::publish::{Imprint, qr};
use crate::sheet::data::{Form, Section, Sheet};
use crate::text::{Align, clean};

/// Height of a row of one line, in parts of the size of the type.
pub(super) const ROW: f32 = 1.55;

/// Room over a row in which somebody signs.
const TO_SIGN: f32 = 1.2;

/// From one line of a cell to the next.
const LEADING: f32 = 1.2;

/// Where letters stand in the first line of a row.
const BASELINE: f32 = 1.12;

/// Side of the code with the address, in points.
const CODE: f32 = 58.0;

/// The most room of the logo, in points.
const LOGO: (f32, f32) = (150.0, 58.0);

pub(super) const BLACK: Shade = 0;
pub(super) const GREY: Shade = 95;
pub(super) const RULE: Shade = 150;
const TONE: Shade = 241;

/// Pages as they come about.
pub(super) struct Flow<'a> {
    pub(super) imprint: &'a Imprint,
    pub(super) faces: &'a Faces,
    pub(super) fit: Fit,
    pub(super) size: (f32, f32),
    title: String,
    pages: Vec<Page>,
    /// Left edges of the lists beside each other, and how wide each is.
    frames: Vec<f32>,
    pub(super) width: f32,
    frame: usize,
    top: f32,
    pub(super) y: f32,
}

impl<'a> Flow<'a> {
    pub(super) fn new(
        sheet: &Sheet,
        imprint: &'a Imprint,
        paper: Paper,
        faces: &'a Faces,
        grids: &[Grid],
    ) -> Self {
        let (width, height) = paper.size();
        let fit = match sheet.form {
            Form::Slips | Form::Badges | Form::PlaceCards => Fit { landscape: false, size: 9.0 },
            Form::Running | Form::Kept => Fit::of(grids, paper),
        };
        let size = if fit.landscape { (height, width) } else { (width, height) };
        let room = size.0 - 2.0 * MARGIN;
        let count = match (sheet.form, grids) {
            (Form::Running, [grid]) => across(grid, fit.size, (room, size.1 - 200.0)),
            _ => 1,
        };
        let width = (room - GUTTER * (count as f32 - 1.0)) / count as f32;
        let frames = (0..count).map(|at| MARGIN + at as f32 * (width + GUTTER)).collect();
        let title = composed(&clean(&sheet.title));
        Self {
            imprint,
            faces,
            fit,
            size,
            title,
            pages: Vec::new(),
            frames,
            width,
            frame: 0,
            top: 0.0,
            y: 0.0,
        }
    }

    /// Begins an empty page.
    pub(super) fn blank_page(&mut self) {
        let (width, height) = self.size;
        self.pages.push(Page { width, height, marks: Vec::new() });
    }

    /// Lays the sections one below the other.
    pub(super) fn lay(&mut self, sheet: &Sheet, grids: &[Grid]) {
        self.page();
        for (section, grid) in sheet.sections.iter().zip(grids) {
            if sheet.form == Form::Kept && self.height(section, grid) > self.room() && self.y > self.top {
                self.next_frame();
            }
            self.section(section, grid, sheet.form);
        }
        self.y += 0.5 * self.fit.size;
        for note in &sheet.notes {
            note.lines().for_each(|line| self.note(line));
        }
    }

    /// Adds the feet, which say how many pages there are, and hands the pages out.
    pub(super) fn finish(mut self, texts: &Texts) -> Vec<Page> {
        let count = self.pages.len();
        let (width, height) = self.size;
        let mut pages = std::mem::take(&mut self.pages);
        for (number, page) in (1..).zip(&mut pages) {
            let values = [("page", number.into()), ("pages", count.into())];
            let number = texts.with("sheet-page", &values);
            let y = height - MARGIN + 14.0;
            let taken = self.faces.width(Weight::Regular, &number) * 8.0;
            let room = (width - 2.0 * MARGIN - taken - 12.0) / 8.0;
            let foot = composed(&self.imprint.foot);
            let foot = self.faces.cut(Weight::Regular, &foot, room).into_owned();
            page.marks.push(text(foot, (MARGIN, y), 8.0, Weight::Regular, GREY));
            page.marks.push(text(number, (width - MARGIN - taken, y), 8.0, Weight::Regular, GREY));
        }
        pages
    }

    pub(super) fn mark(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.marks.push(mark);
        }
    }

    pub(super) fn text(&mut self, line: String, at: (f32, f32), size: f32, weight: Weight, shade: Shade) {
        if !line.is_empty() {
            self.mark(text(line, at, size, weight, shade));
        }
    }

    pub(super) fn fill(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), shade: Shade) {
        self.mark(Mark::Box { x, y, width, height, shade });
    }

    /// Begins a page with its head: in full on the first, in one line on the others.
    fn page(&mut self) {
        self.blank_page();
        let room = self.size.0 - 2.0 * MARGIN;
        if self.pages.len() == 1 {
            self.full_head(room);
        } else {
            let line = format!("{} · {}", composed(&self.imprint.event), self.title);
            let line = self.faces.cut(Weight::Regular, &line, room / 9.0).into_owned();
            self.text(line, (MARGIN, MARGIN), 9.0, Weight::Regular, GREY);
            self.fill((MARGIN, MARGIN + 5.0), (room, 0.5), RULE);
            self.y = MARGIN + 14.0;
        }
        (self.frame, self.top) = (0, self.y);
    }

    fn full_head(&mut self, room: f32) {
        let code = self.imprint.address.as_deref().and_then(qr::squares);
        let room = if code.is_some() { room - CODE - 12.0 } else { room };
        let logo = self.imprint.logo.as_ref().and_then(|logo| logo.within(LOGO));
        let right = MARGIN + room;
        let room = logo.map_or(room, |(width, _)| room - width - 12.0);
        self.y = MARGIN - 6.0;
        let head = [
            (composed(&self.imprint.event), 15.0, Weight::Bold, BLACK),
            (composed(&self.imprint.about), 9.0, Weight::Regular, GREY),
            (self.title.clone(), 12.0, Weight::Bold, BLACK),
        ];
        for (words, size, weight, shade) in head.into_iter().filter(|(words, ..)| !words.is_empty()) {
            self.y += size * 0.25;
            for line in self.faces.wrap(weight, &words, room / size) {
                self.y += size * LEADING;
                self.text(line, (MARGIN, self.y), size, weight, shade);
            }
        }
        self.y += 12.0;
        if let Some((width, height)) = logo {
            self.mark(Mark::Logo { x: right - width, y: MARGIN - 12.0, width, height });
            self.y = self.y.max(MARGIN + height + 4.0);
        }
        if let (Some(code), Some(address)) = (code, self.imprint.address.clone()) {
            self.squares(&code, (self.size.0 - MARGIN - CODE, MARGIN - 12.0), CODE);
            let address = self.faces.cut(Weight::Regular, &composed(&clean(&address)), 40.0).into_owned();
            let width = self.faces.width(Weight::Regular, &address) * 6.5;
            let at = (self.size.0 - MARGIN - width, MARGIN - 4.0 + CODE);
            self.text(address, at, 6.5, Weight::Regular, GREY);
            self.y = self.y.max(MARGIN + CODE + 4.0);
        }
    }

    /// Draws the squares of a code for phones, so wide and high in all.
    pub(super) fn squares(&mut self, code: &[Vec<bool>], (left, top): (f32, f32), size: f32) {
        let side = size / code.len().max(1) as f32;
        for (row, squares) in code.iter().enumerate() {
            for (column, _) in squares.iter().enumerate().filter(|(_, is_dark)| **is_dark) {
                self.fill((left + column as f32 * side, top + row as f32 * side), (side, side), BLACK);
            }
        }
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

    /// Returns how high a section is that is not broken.
    fn height(&self, section: &Section, grid: &Grid) -> f32 {
        let size = self.fit.size;
        let widths = grid.widths(size, self.width);
        let rows: f32 = grid.rows.iter().map(|row| self.row_height(row, grid, &widths)).sum();
        let heads = if grid.heads.is_empty() { 0.0 } else { ROW * size };
        let notes: usize = section.notes.iter().map(|note| self.note_lines(note).len()).sum();
        2.6 * size + heads + rows + notes as f32 * LEADING * (size - 1.5)
    }

    fn section(&mut self, section: &Section, grid: &Grid, form: Form) {
        let size = self.fit.size;
        if self.y > self.top {
            self.y += size;
        }
        if self.room() < 6.0 * size {
            self.next_frame();
        }
        self.section_head(section);
        let widths = grid.widths(size, self.width);
        if !grid.heads.is_empty() {
            self.heads(grid, &widths);
            self.rows(grid, &widths, form);
        }
        self.y += 0.3 * size;
        section.notes.iter().for_each(|note| self.note(note));
    }

    fn section_head(&mut self, section: &Section) {
        let size = self.fit.size + 1.0;
        let title = composed(&clean(&section.title));
        let about = composed(&clean(&section.about));
        if title.is_empty() && about.is_empty() {
            return;
        }
        self.y += size * LEADING;
        let left = self.left();
        let title = self.faces.cut(Weight::Bold, &title, self.width / size).into_owned();
        let taken = self.faces.width(Weight::Bold, &title) * size;
        self.text(title, (left, self.y), size, Weight::Bold, BLACK);
        let room = self.width - taken - 10.0;
        let about = self.faces.cut(Weight::Regular, &about, room / (size - 1.5)).into_owned();
        self.text(about, (left + taken + 10.0, self.y), size - 1.5, Weight::Regular, GREY);
        self.y += size * 0.4;
    }

    fn heads(&mut self, grid: &Grid, widths: &[f32]) {
        let size = self.fit.size;
        let row =
            GridRow { cells: grid.heads.clone(), words: Vec::new(), stands_out: true, begins_group: false };
        self.cells(&row, grid, widths, GREY);
        self.y += ROW * size;
        let width: f32 = widths.iter().sum();
        self.fill((self.left(), self.y - 0.4), (width, 0.8), BLACK);
    }

    fn rows(&mut self, grid: &Grid, widths: &[f32], form: Form) {
        let size = self.fit.size;
        let width: f32 = widths.iter().sum();
        let mut in_group = 0;
        for row in &grid.rows {
            let height = self.row_height(row, grid, widths);
            if self.y + height > self.size.1 - MARGIN {
                self.next_frame();
                self.heads(grid, widths);
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
            self.cells(row, grid, widths, BLACK);
            self.y += height - over;
            in_group += 1;
        }
        if form == Form::Kept {
            self.fill((self.left(), self.y), (width, 0.5), RULE);
        }
    }

    pub(super) fn row_height(&self, row: &GridRow, grid: &Grid, widths: &[f32]) -> f32 {
        let size = self.fit.size;
        let cells = row.cells.iter().zip(widths).zip(&grid.kinds);
        let most = cells.map(|((cell, width), _)| self.lines(row, cell, *width).len()).max().unwrap_or(1);
        (ROW + room_over(row, grid) + LEADING * (most.max(1) - 1) as f32) * size
    }

    fn lines(&self, row: &GridRow, cell: &str, width: f32) -> Vec<String> {
        let weight = if row.stands_out { Weight::Bold } else { Weight::Regular };
        let room = width / self.fit.size - 2.0 * PADDING;
        // A width is a sum of the same letters: what was measured to fit does.
        if self.faces.width(weight, cell) <= room + 0.01 {
            return vec![cell.to_owned()];
        }
        self.faces.wrap(weight, cell, room)
    }

    /// Sets the cells of a row, each in its column.
    pub(super) fn cells(&mut self, row: &GridRow, grid: &Grid, widths: &[f32], shade: Shade) {
        let size = self.fit.size;
        let weight = if row.stands_out { Weight::Bold } else { Weight::Regular };
        let mut x = self.left();
        for (at, (cell, width)) in row.cells.iter().zip(widths).enumerate() {
            let kind = grid.kinds.get(at).copied();
            let fraction = grid.fractions.get(at).copied().unwrap_or(0.0);
            let lines = self.lines(row, cell, *width);
            let room = width - 2.0 * PADDING * size;
            for (number, line) in lines.into_iter().enumerate() {
                let wide = self.faces.width(weight, &line) * size;
                let shift = match kind.map_or(Align::Left, align) {
                    Align::Left => 0.0,
                    Align::Centre => (room - wide) / 2.0,
                    // A head has no fraction and stands over the figures as a whole.
                    Align::Right if shade == BLACK && kind.is_some_and(is_figure) => {
                        let own = self.faces.width(weight, split(&line).1);
                        room - wide - (fraction - own).max(0.0) * size
                    }
                    Align::Right => room - wide,
                };
                let baseline = self.y + BASELINE * size + number as f32 * LEADING * size;
                self.text(line, (x + PADDING * size + shift.max(0.0), baseline), size, weight, shade);
            }
            x += width;
        }
    }

    fn note_lines(&self, note: &str) -> Vec<String> {
        let size = self.fit.size - 1.5;
        self.faces.wrap(Weight::Regular, composed(&clean(note)).trim_end(), self.width / size)
    }

    fn note(&mut self, note: &str) {
        let size = self.fit.size - 1.5;
        for line in self.note_lines(note) {
            if self.room() < LEADING * size {
                self.next_frame();
            }
            self.y += LEADING * size;
            let indent = line.chars().take_while(|letter| *letter == ' ').count() as f32;
            let at = (self.left() + 0.3 * size * indent, self.y);
            self.text(line.trim_start().to_owned(), at, size, Weight::Regular, BLACK);
        }
    }
}

fn text(line: String, (x, baseline): (f32, f32), size: f32, weight: Weight, shade: Shade) -> Mark {
    Mark::Text { line, x, baseline, size, weight, shade }
}

/// Returns the room over a row beyond that of its lines, in parts of the size of the type.
fn room_over(row: &GridRow, grid: &Grid) -> f32 {
    if grid.is_signed() && !row.stands_out { TO_SIGN } else { 0.0 }
}
