//! Building lines column by column.

use super::layout::Span;
use crate::tournament::{PairingNumber, Points};
use std::fmt::{self, Write};

/// Line ending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineEnd {
    /// CR LF, the usual one (F-17).
    #[default]
    CrLf,
    Lf,
    /// CR, as in FIDE's text.
    Cr,
}

impl LineEnd {
    pub(super) fn text(self) -> &'static str {
        match self {
            Self::CrLf => "\r\n",
            Self::Lf => "\n",
            Self::Cr => "\r",
        }
    }
}

/// Unit of columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counted {
    /// Characters, as in FIDE's text.
    #[default]
    Characters,
    /// Bytes of UTF-8, for programs without support for multi-byte characters.
    Bytes,
}

impl Counted {
    fn width(self, letter: char) -> usize {
        match self {
            Self::Characters => 1,
            Self::Bytes => letter.len_utf8(),
        }
    }
}

/// Writer of lines by columns, counted from 1; fields must be in order of columns.
pub(super) struct Pen {
    pub out: String,
    width: usize,
    counted: Counted,
    line_end: &'static str,
    scratch: String,
}

impl Pen {
    pub fn new(line_end: LineEnd, counted: Counted) -> Self {
        Self { out: String::new(), width: 0, counted, line_end: line_end.text(), scratch: String::new() }
    }

    fn pad(&mut self, column: usize) {
        let blanks = column.saturating_sub(self.width + 1);
        self.out.extend(std::iter::repeat_n(' ', blanks));
        self.width += blanks;
    }

    /// Adds a character. A control character would break the line.
    fn push(&mut self, letter: char) {
        let letter = if letter.is_control() { ' ' } else { letter };
        self.out.push(letter);
        self.width += self.counted.width(letter);
    }

    pub fn letter(&mut self, column: usize, letter: char) {
        self.pad(column);
        self.push(letter);
    }

    /// Writes a text from the first column on, truncated at the last.
    pub fn left(&mut self, [first, last]: Span, text: &str) {
        let text = text.trim_end_matches(' ');
        if !text.is_empty() {
            self.pad(first);
            let mut room = last + 1 - first;
            for letter in text.chars() {
                match room.checked_sub(self.counted.width(letter)) {
                    Some(left) => room = left,
                    None => break,
                }
                self.push(letter);
            }
        }
    }

    /// Writes a text to the end of the line.
    pub fn rest(&mut self, first: usize, text: &str) {
        self.left([first, usize::MAX - 1], text);
    }

    /// Writes a value right-aligned to the last column; one that does not fit is omitted.
    pub fn right(&mut self, [first, last]: Span, value: impl fmt::Display) {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        // Writing to a string cannot fail.
        let _ = write!(scratch, "{value}");
        let width = scratch.chars().map(|letter| self.counted.width(letter)).sum();
        if (1..=last + 1 - first).contains(&width) {
            self.pad(last + 1 - width);
            scratch.chars().for_each(|letter| self.push(letter));
        }
        self.scratch = scratch;
    }

    pub fn right_some(&mut self, [first, last]: Span, value: Option<impl fmt::Display>) {
        value.into_iter().for_each(|value| self.right([first, last], value));
    }

    /// Writes points with one decimal; without it for hundreds of points, for lack of space.
    pub fn points(&mut self, [first, last]: Span, points: Option<Points>) {
        if let Some(tenths) = points.map(Points::tenths) {
            let sign = if tenths < 0 { "-" } else { "" };
            let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
            if tenth == 0 && last - first < 4 && whole >= 100 {
                self.right([first, last], format_args!("{sign}{whole}"));
            } else {
                self.right([first, last], format_args!("{sign}{whole}.{tenth}"));
            }
        }
    }

    /// Writes a right-aligned number, with optional leading zeros.
    pub fn number(&mut self, [first, last]: Span, number: impl fmt::Display, zeros: bool) {
        if zeros {
            let width = last + 1 - first;
            self.right([first, last], format_args!("{number:0>width$}"));
        } else {
            self.right([first, last], number);
        }
    }

    /// Writes numbers of four columns, separated by a blank.
    pub fn numbers(&mut self, first: usize, numbers: &[PairingNumber], zeros: bool) {
        for (number, column) in numbers.iter().zip((first..).step_by(5)) {
            self.number([column, column + 3], number, zeros);
        }
    }

    pub fn some<T>(&mut self, value: Option<T>, how: impl FnOnce(&mut Self, T)) {
        if let Some(value) = value {
            how(self, value);
        }
    }

    /// Writes a line stored verbatim.
    pub fn whole(&mut self, text: &str) {
        let text = text.trim_end_matches(' ');
        self.out.extend(text.chars().map(|letter| if matches!(letter, '\r' | '\n') { ' ' } else { letter }));
        self.end();
    }

    pub fn end(&mut self) {
        self.out.push_str(self.line_end);
        self.width = 0;
    }
}
