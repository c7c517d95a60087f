//! Exact values: fractions, compared as fractions, and their formatting.

use crate::tournament::Points;
use std::cmp::Ordering;
use std::fmt::Write;
use std::iter::Sum;
use std::ops::Add;

/// An exact fraction, not necessarily in lowest terms: equal values are equal in any representation.
#[derive(Clone, Copy, Debug)]
pub struct Ratio {
    numerator: i64,
    denominator: i64,
}

impl Ratio {
    pub const ZERO: Self = Self { numerator: 0, denominator: 1 };

    /// Creates `numerator / denominator`; zero if the denominator is 0, as for the mean of no values.
    pub fn new(numerator: i64, denominator: i64) -> Self {
        match denominator {
            0 => Self::ZERO,
            1.. => Self { numerator, denominator },
            _ => Self { numerator: -numerator, denominator: -denominator },
        }
    }

    pub fn whole(number: i64) -> Self {
        Self { numerator: number, denominator: 1 }
    }

    /// Returns the value divided by `count`; zero if that is 0.
    #[must_use]
    pub fn over(self, count: usize) -> Self {
        Self::new(self.numerator, self.denominator.saturating_mul(i64::try_from(count).unwrap_or(i64::MAX)))
    }

    #[must_use]
    pub fn times(self, points: Points) -> Self {
        Self { numerator: self.numerator * i64::from(points.tenths()), denominator: self.denominator * 10 }
    }

    /// Returns the value `count` times.
    #[must_use]
    pub fn many(self, count: usize) -> Self {
        Self { numerator: self.numerator.saturating_mul(i64::try_from(count).unwrap_or(i64::MAX)), ..self }
    }

    /// Returns the nearest whole number, rounding halves up.
    pub fn rounded(self) -> i64 {
        self.scaled(1)
    }

    /// Returns the nearest whole number of `1 / parts`, rounding halves up.
    fn scaled(self, parts: i64) -> i64 {
        let doubled = parts.checked_mul(2).and_then(|twice| self.numerator.checked_mul(twice));
        let narrow = doubled.and_then(|doubled| doubled.checked_add(self.denominator));
        if let (Some(sum), Some(whole)) = (narrow, self.denominator.checked_mul(2)) {
            return sum.div_euclid(whole);
        }
        let [numerator, denominator, parts] = [self.numerator, self.denominator, parts].map(i128::from);
        let scaled = (2 * numerator * parts + denominator).div_euclid(2 * denominator);
        i64::try_from(scaled).unwrap_or(if scaled < 0 { i64::MIN } else { i64::MAX })
    }

    /// Returns true if it is a multiple of `1 / parts`.
    fn is_multiple(self, parts: i64) -> bool {
        (self.numerator * parts) % self.denominator == 0
    }

    fn push_decimal(self, places: u32, text: &mut String) {
        let parts = 10_i64.saturating_pow(places);
        let scaled = self.scaled(parts);
        let (whole, rest) =
            (scaled.unsigned_abs() / parts.unsigned_abs(), scaled.unsigned_abs() % parts.unsigned_abs());
        push_whole(scaled < 0, whole, text);
        if places > 0 {
            // Writing to a string cannot fail.
            let _infallible = write!(text, ".{rest:0width$}", width = usize::try_from(places).unwrap_or(1));
        }
    }

    /// Appends `3½`, `½`, `0`; quarters and other hundredths with two decimals.
    fn push_halves(self, text: &mut String) {
        if !self.is_multiple(2) {
            return self.push_decimal(if self.is_multiple(10) { 1 } else { 2 }, text);
        }
        let doubled = self.scaled(2);
        let (is_negative, whole) = (doubled < 0, doubled.unsigned_abs() / 2);
        match (whole, doubled % 2 != 0) {
            (whole, false) => push_whole(is_negative, whole, text),
            (0, true) => text.push_str(if is_negative { "-½" } else { "½" }),
            (whole, true) => {
                push_whole(is_negative, whole, text);
                text.push('½');
            }
        }
    }
}

fn push_whole(is_negative: bool, whole: u64, text: &mut String) {
    if is_negative {
        text.push('-');
    }
    let _infallible = write!(text, "{whole}");
}

impl From<Points> for Ratio {
    fn from(points: Points) -> Self {
        Self { numerator: points.tenths().into(), denominator: 10 }
    }
}

fn greatest_common_divisor(mut one: i64, mut other: i64) -> i64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one.abs().max(1)
}

impl Add for Ratio {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        if self.denominator == other.denominator {
            return Self { numerator: self.numerator + other.numerator, ..self };
        }
        let common = greatest_common_divisor(self.denominator, other.denominator);
        let (left, right) = (other.denominator / common, self.denominator / common);
        Self {
            numerator: self.numerator * left + other.numerator * right,
            denominator: self.denominator * left,
        }
    }
}

impl Sum for Ratio {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.reduce(Add::add).unwrap_or(Self::ZERO)
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        let cross = |n: i64, d: i64| i128::from(n) * i128::from(d);
        cross(self.numerator, other.denominator).cmp(&cross(other.numerator, self.denominator))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

/// The value of one tie-break for one player.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TieBreakValue {
    /// The method does not apply to the player. A group with such a player is not split by the method.
    Blank,
    Number(Ratio),
    /// Several numbers, compared in order (extended Koya).
    List(Vec<Ratio>),
}

impl TieBreakValue {
    pub fn whole(number: i64) -> Self {
        Self::Number(Ratio::whole(number))
    }

    pub fn count(number: usize) -> Self {
        Self::whole(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Format of the values of a tie-break (general rules §8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueFormat {
    /// Points: `16½`; a quarter as `6.25`.
    Points,
    /// One decimal, rounded half up: `2410.8`.
    OneDecimal,
    /// Two decimals, rounded half up: `12.67`.
    TwoDecimals,
    /// The nearest whole number.
    Whole,
}

impl ValueFormat {
    /// Formats a value for people; empty for [`TieBreakValue::Blank`].
    pub fn text(self, value: &TieBreakValue) -> String {
        let mut text = String::new();
        self.push_text(value, &mut text);
        text
    }

    /// Appends a value, formatted for people.
    pub fn push_text(self, value: &TieBreakValue, text: &mut String) {
        each(value, text, |number, text| match self {
            Self::Points => number.push_halves(text),
            // No rated opponent (tie-breaks §6).
            Self::OneDecimal if number == Ratio::ZERO => text.push('0'),
            other => other.push_digits(number, text),
        });
    }

    /// Formats a value in digits only, for other programs: `16.5`.
    pub fn plain(self, value: &TieBreakValue) -> String {
        let mut text = String::new();
        each(value, &mut text, |number, text| self.push_digits(number, text));
        text
    }

    fn push_digits(self, number: Ratio, text: &mut String) {
        let places = match self {
            Self::Points => {
                (0..2).zip([1, 10]).find(|&(_, parts)| number.is_multiple(parts)).map_or(2, |it| it.0)
            }
            Self::OneDecimal => 1,
            Self::TwoDecimals => 2,
            Self::Whole => 0,
        };
        number.push_decimal(places, text);
    }
}

/// Writes each number of a value, separated by commas.
fn each(value: &TieBreakValue, text: &mut String, write: impl Fn(Ratio, &mut String)) {
    match value {
        TieBreakValue::Blank => {}
        TieBreakValue::Number(number) => write(*number, text),
        TieBreakValue::List(numbers) => {
            for (at, &number) in numbers.iter().enumerate() {
                if at > 0 {
                    text.push_str(", ");
                }
                write(number, text);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(numerator: i64, denominator: i64) -> TieBreakValue {
        TieBreakValue::Number(Ratio::new(numerator, denominator))
    }

    #[test]
    fn values_are_written_as_arbiters_write_them() {
        let points = [number(165, 10), number(5, 10), number(625, 100), number(0, 10), number(32, 10)];
        assert_eq!(points.each_ref().map(|v| ValueFormat::Points.text(v)), ["16½", "½", "6.25", "0", "3.2"]);
        assert_eq!(
            points.each_ref().map(|v| ValueFormat::Points.plain(v)),
            ["16.5", "0.5", "6.25", "0", "3.2"]
        );
        assert_eq!(ValueFormat::OneDecimal.text(&number(21_697, 9)), "2410.8");
        assert_eq!(ValueFormat::OneDecimal.text(&number(19_558, 8)), "2444.8", "2444.75: halves go up");
        assert_eq!(ValueFormat::Whole.text(&number(-5, 2)), "-2", "halves go up, not away from zero");
        let list = TieBreakValue::List(vec![Ratio::new(15, 10), Ratio::new(35, 10)]);
        assert_eq!(ValueFormat::Points.text(&list), "1½, 3½");
        assert_eq!(ValueFormat::TwoDecimals.text(&TieBreakValue::Blank), "");
        assert_eq!(ValueFormat::Whole.text(&number(i64::MAX, 1)), i64::MAX.to_string());
    }

    #[test]
    fn fractions_compare_by_value() {
        assert_eq!(Ratio::new(1, 3), Ratio::new(2, 6));
        assert!(Ratio::new(21_697, 9) > Ratio::new(241_077, 100));
        assert_eq!(Ratio::new(1, 2) + Ratio::new(1, 3), Ratio::new(5, 6));
        assert_eq!(Ratio::new(7, 0), Ratio::ZERO);
    }
}
