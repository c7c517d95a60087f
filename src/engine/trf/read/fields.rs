//! Fields of a line, each read with its place noted when it is not as it should be.

use crate::tournament::{PairingNumber, Points, RoundNo};
use crate::trf::text::{Line, without_blanks};
use crate::trf::{Adjustment, Assumed, Expected, TrfError, TrfErrors};

/// Most characters of a file that a message repeats.
const QUOTED: usize = 40;

/// Faults and assumptions, as they are found.
#[derive(Default)]
pub(super) struct Notes {
    pub errors: Vec<TrfError>,
    pub adjustments: Vec<Adjustment>,
    /// Faults that found no room.
    pub more: bool,
}

impl Notes {
    pub fn error(&mut self, line: u32, column: usize, found: &str, expected: Expected) {
        if self.is_full() {
            self.more = true;
        } else {
            self.errors.push(TrfError { line, column, found: quote(found), expected });
        }
    }

    pub fn adjust(&mut self, line: u32, column: usize, found: &str, assumed: Assumed) {
        self.adjustments.push(Adjustment { line, column, found: quote(found), assumed });
    }

    /// Whether no further fault is taken, so that reading on is of no use.
    pub fn is_full(&self) -> bool {
        self.errors.len() >= TrfErrors::LIMIT
    }
}

/// Makes foreign text safe to show: short, and without anything that could drive a terminal.
fn quote(text: &str) -> String {
    text.trim().chars().take(QUOTED).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// The fields of one line. A fault is noted and the field is then as if it were missing.
pub(super) struct Fields<'l, 'a> {
    pub line: &'l Line<'a>,
    pub notes: &'l mut Notes,
}

impl<'a> Fields<'_, 'a> {
    /// Returns the text of the columns without the blanks around it.
    pub fn text(&self, first: usize, last: usize) -> &'a str {
        without_blanks(self.line.cut(first, last))
    }

    /// Returns the column of the first character that is no blank; the first column when there is none.
    pub fn start(&self, first: usize, last: usize) -> usize {
        first + self.line.cut(first, last).chars().position(|c| c != ' ').unwrap_or(0)
    }

    /// Whether a number fills its columns with leading zeros.
    pub fn has_zeros(&self, first: usize, last: usize) -> bool {
        let text = self.text(first, last);
        text.starts_with('0') && text.len() == last + 1 - first
    }

    /// Notes a fault of the columns.
    pub fn error(&mut self, first: usize, last: usize, expected: Expected) {
        let column = self.start(first, last);
        self.notes.error(self.line.number, column, self.line.cut(first, last), expected);
    }

    /// Notes how the columns were taken.
    pub fn adjust(&mut self, first: usize, last: usize, assumed: Assumed) {
        let column = self.start(first, last);
        self.notes.adjust(self.line.number, column, self.line.cut(first, last), assumed);
    }

    /// Asks for blanks.
    pub fn blank(&mut self, first: usize, last: usize) {
        if !self.text(first, last).is_empty() {
            self.error(first, last, Expected::Blank);
        }
    }

    /// Reads a number, blanks and leading zeros allowed (F-5); `None` when there is none.
    pub fn number(&mut self, first: usize, last: usize, lowest: u32, highest: u32) -> Option<u32> {
        let text = self.text(first, last);
        if text.is_empty() {
            return None;
        }
        let number = digits(text).filter(|number| (lowest..=highest).contains(number));
        if number.is_none() {
            self.error(first, last, Expected::Number { lowest, highest });
        }
        number
    }

    /// Reads a number that must be there.
    pub fn required(&mut self, first: usize, last: usize, lowest: u32, highest: u32) -> Option<u32> {
        if self.text(first, last).is_empty() {
            self.error(first, last, Expected::Number { lowest, highest });
        }
        self.number(first, last, lowest, highest)
    }

    /// Reads the number of a player, 1 to 9999.
    pub fn player(&mut self, first: usize, last: usize) -> Option<PairingNumber> {
        self.required(first, last, 1, 9999).map(pairing_number)
    }

    /// Reads the number of a team, 1 to 999.
    pub fn team(&mut self, first: usize, last: usize) -> Option<u16> {
        self.required(first, last, 1, 999).and_then(|number| u16::try_from(number).ok())
    }

    /// Reads a round; more than [`super::MOST_ROUNDS`] are too many.
    pub fn round(&mut self, first: usize, last: usize) -> Option<RoundNo> {
        let text = self.text(first, last);
        if digits(text).is_some_and(|round| round > super::MOST_ROUNDS) {
            self.error(first, last, Expected::AtMost { limit: super::MOST_ROUNDS });
            return None;
        }
        self.number(first, last, 1, super::MOST_ROUNDS)
            .and_then(|round| u8::try_from(round).ok())
            .map(RoundNo)
    }

    /// Reads a round that must be there.
    pub fn required_round(&mut self, first: usize, last: usize) -> Option<RoundNo> {
        if self.text(first, last).is_empty() {
            self.error(first, last, Expected::Number { lowest: 1, highest: super::MOST_ROUNDS });
        }
        self.round(first, last)
    }

    /// Reads points, with `.` or `,`.
    pub fn points(&mut self, first: usize, last: usize) -> Option<Points> {
        self.points_by(first, last, parse_points)
    }

    /// Reads points that are below zero where the arbiter took more than there were.
    pub fn signed_points(&mut self, first: usize, last: usize) -> Option<Points> {
        self.points_by(first, last, |text| match text.strip_prefix('-') {
            Some(taken) => parse_points(taken).map(|points| Points::ZERO - points),
            None => parse_points(text),
        })
    }

    fn points_by(
        &mut self,
        first: usize,
        last: usize,
        parse: impl Fn(&str) -> Option<Points>,
    ) -> Option<Points> {
        let text = self.text(first, last);
        if text.is_empty() {
            return None;
        }
        let points = parse(text);
        if points.is_none() {
            self.error(first, last, Expected::Points);
        }
        points
    }

    /// Reads a list to the end of the line: fields of `width` columns from `first` on, a blank column between
    /// two. Gives the column of each field that is not blank.
    pub fn list(&mut self, first: usize, width: usize) -> Vec<usize> {
        let mut columns = Vec::new();
        let mut column = first;
        // One further: text in the blank column before a field is a fault, also where no field follows.
        while column <= self.line.width() + 1 {
            self.blank(column - 1, column - 1);
            if !self.text(column, column + width - 1).is_empty() {
                columns.push(column);
            }
            column += width + 1;
        }
        columns
    }

    /// Reads a list of players' numbers of four columns each, with the column of each.
    pub fn players(&mut self, first: usize) -> Vec<(usize, PairingNumber)> {
        let columns = self.list(first, 4);
        columns
            .into_iter()
            .filter_map(|column| Some((self.start(column, column + 3), self.player(column, column + 3)?)))
            .collect()
    }
}

/// Reads digits and nothing else.
pub(super) fn digits(text: &str) -> Option<u32> {
    let append = |number: u32, byte: u8| {
        let digit = byte.is_ascii_digit().then(|| u32::from(byte - b'0'))?;
        number.checked_mul(10)?.checked_add(digit)
    };
    if text.is_empty() { None } else { text.bytes().try_fold(0, append) }
}

/// Makes a pairing number of a number that was checked.
pub(super) fn pairing_number(number: u32) -> PairingNumber {
    PairingNumber(u16::try_from(number).unwrap_or(u16::MAX))
}

/// Reads points such as `2`, `2.5`, `2,5` or `.5`; tenths are the finest step there is.
pub(super) fn parse_points(text: &str) -> Option<Points> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let whole = if whole.is_empty() { 0 } else { digits(whole)? };
    let tenths = match part.as_bytes() {
        [] => 0,
        [tenth, rest @ ..] if tenth.is_ascii_digit() && rest.iter().all(|&byte| byte == b'0') => {
            u32::from(tenth - b'0')
        }
        _ => return None,
    };
    let tenths = whole.checked_mul(10)?.checked_add(tenths)?;
    (text.bytes().any(|byte| byte.is_ascii_digit())).then_some(())?;
    i32::try_from(tenths).ok().map(Points::from_tenths)
}

/// Reads what a result is worth where the text has no columns: records 162 and 299, which it becomes, hold `99.9` at most.
pub(super) fn parse_worth(text: &str) -> Option<Points> {
    parse_points(text).filter(|points| points.tenths() < 1000)
}
