//! Fields of a line. Each is parsed, and its location recorded if it is invalid.

use crate::tournament::{PairingNumber, Points, RoundNo};
use crate::trf::layout::{Span, gaps};
use crate::trf::text::{TrfLine, without_blanks};
use crate::trf::{Adjustment, Assumed, Expected, PlayerField, TrfError, TrfErrors};

/// Maximum number of characters of a file quoted in a message.
const QUOTED: usize = 40;

/// Faults and assumptions found so far.
#[derive(Default)]
pub(super) struct Notes {
    pub errors: Vec<TrfError>,
    pub adjustments: Vec<Adjustment>,
    /// True if there were faults beyond the limit.
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

    /// Returns true if the limit of faults is exceeded, so that reading can stop.
    pub fn is_full(&self) -> bool {
        self.errors.len() >= TrfErrors::LIMIT
    }
}

/// Makes foreign text safe to show: short, and without terminal control characters.
fn quote(text: &str) -> String {
    text.trim().chars().take(QUOTED).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// The fields of one line. An invalid field is recorded as a fault and then treated as missing.
pub(super) struct Fields<'l, 'a> {
    pub line: &'l TrfLine<'a>,
    pub notes: &'l mut Notes,
}

impl<'a> Fields<'_, 'a> {
    /// Returns the trimmed text of the columns.
    pub fn text(&self, span: Span) -> &'a str {
        without_blanks(self.line.cut(span[0], span[1]))
    }

    /// Returns the column of the first non-blank character; the first column if there is none.
    pub fn start(&self, span: Span) -> usize {
        span[0] + self.line.cut(span[0], span[1]).chars().position(|c| c != ' ').unwrap_or(0)
    }

    /// Returns true if a number fills its columns with leading zeros.
    pub fn has_zeros(&self, span: Span) -> bool {
        let text = self.text(span);
        text.starts_with('0') && text.len() == span[1] + 1 - span[0]
    }

    pub fn error(&mut self, span: Span, expected: Expected) {
        let column = self.start(span);
        self.notes.error(self.line.number, column, self.line.cut(span[0], span[1]), expected);
    }

    pub fn adjust(&mut self, span: Span, assumed: Assumed) {
        let column = self.start(span);
        self.notes.adjust(self.line.number, column, self.line.cut(span[0], span[1]), assumed);
    }

    pub fn blank(&mut self, span: Span) {
        if !self.text(span).is_empty() {
            self.error(span, Expected::Blank);
        }
    }

    /// Checks the columns between fields.
    pub fn gaps(&mut self, spans: &[Span]) {
        gaps(spans).for_each(|column| self.blank([column, column]));
    }

    /// Parses a number, blanks and leading zeros allowed (F-5); `None` if there is none.
    pub fn number(&mut self, span: Span, lowest: u32, highest: u32) -> Option<u32> {
        let text = self.text(span);
        if text.is_empty() {
            return None;
        }
        let number = digits(text).filter(|number| (lowest..=highest).contains(number));
        if number.is_none() {
            self.error(span, Expected::Number { lowest, highest });
        }
        number
    }

    /// Parses a field that the rest of the file does not depend on: anything else than a value is left blank.
    pub fn value_or_blank<T>(
        &mut self,
        span: Span,
        field: PlayerField,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let text = self.text(span);
        let value = parse(text);
        if value.is_none() && !text.is_empty() {
            self.adjust(span, Assumed::LeftBlank(field));
        }
        value
    }

    pub fn required(&mut self, span: Span, lowest: u32, highest: u32) -> Option<u32> {
        if self.text(span).is_empty() {
            self.error(span, Expected::Number { lowest, highest });
        }
        self.number(span, lowest, highest)
    }

    /// Parses the number of a player, 1 to 9999.
    pub fn player(&mut self, span: Span) -> Option<PairingNumber> {
        self.required(span, 1, 9999).map(pairing_number)
    }

    /// Parses the number of a team, 1 to 999.
    pub fn team(&mut self, span: Span) -> Option<u16> {
        self.required(span, 1, 999).and_then(|number| u16::try_from(number).ok())
    }

    /// Parses a round, at most [`super::MOST_ROUNDS`].
    pub fn round(&mut self, span: Span) -> Option<RoundNo> {
        let text = self.text(span);
        if digits(text).is_some_and(|round| round > super::MOST_ROUNDS) {
            self.error(span, Expected::AtMost { limit: super::MOST_ROUNDS });
            return None;
        }
        self.number(span, 1, super::MOST_ROUNDS).and_then(|round| u8::try_from(round).ok()).map(RoundNo)
    }

    pub fn required_round(&mut self, span: Span) -> Option<RoundNo> {
        if self.text(span).is_empty() {
            self.error(span, Expected::Number { lowest: 1, highest: super::MOST_ROUNDS });
        }
        self.round(span)
    }

    /// Parses points, with `.` or `,`.
    pub fn points(&mut self, span: Span) -> Option<Points> {
        self.points_by(span, parse_points)
    }

    /// Parses points, which are negative if the arbiter deducted more than there were.
    pub fn signed_points(&mut self, span: Span) -> Option<Points> {
        self.points_by(span, parse_signed)
    }

    fn points_by(&mut self, span: Span, parse: impl Fn(&str) -> Option<Points>) -> Option<Points> {
        let text = self.text(span);
        if text.is_empty() {
            return None;
        }
        let points = parse(text);
        if points.is_none() {
            self.error(span, Expected::Points);
        }
        points
    }

    /// Parses a list to the end of the line: fields of `width` columns from `first` on, separated by a blank
    /// column. Returns the column of each field that is not blank.
    pub fn list(&mut self, first: usize, width: usize) -> Vec<usize> {
        let mut columns = Vec::new();
        let mut column = first;
        // One more: text in the blank column before a field is a fault, even without a field after it.
        while column <= self.line.width() + 1 {
            self.blank([column - 1, column - 1]);
            if !self.text([column, column + width - 1]).is_empty() {
                columns.push(column);
            }
            column += width + 1;
        }
        columns
    }

    /// Parses a list of players' numbers of four columns each, with the column of each.
    pub fn players(&mut self, first: usize) -> Vec<(usize, PairingNumber)> {
        let columns = self.list(first, 4);
        columns
            .into_iter()
            .filter_map(|column| Some((self.start([column, column + 3]), self.player([column, column + 3])?)))
            .collect()
    }
}

pub(super) fn digits(text: &str) -> Option<u32> {
    let append = |number: u32, byte: u8| {
        let digit = byte.is_ascii_digit().then(|| u32::from(byte - b'0'))?;
        number.checked_mul(10)?.checked_add(digit)
    };
    if text.is_empty() { None } else { text.bytes().try_fold(0, append) }
}

pub(super) fn pairing_number(number: u32) -> PairingNumber {
    PairingNumber(u16::try_from(number).unwrap_or(u16::MAX))
}

/// Parses points such as `2`, `2.5`, `2,5` or `.5`, in steps of a tenth.
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

/// Parses points with `-` in front of those below zero.
pub(super) fn parse_signed(text: &str) -> Option<Points> {
    match text.strip_prefix('-') {
        Some(taken) => parse_points(taken).map(|points| Points::ZERO - points),
        None => parse_points(text),
    }
}

/// Parses point values in text without columns: they are converted to records 162 and 299, which hold at most `99.9`.
pub(super) fn parse_worth(text: &str) -> Option<Points> {
    parse_points(text).filter(|points| points.tenths() < 1000)
}
