//! Points, averages, ranks and dates in the notation of each language.

use super::Texts;
use hakem_engine::tiebreak::{TieBreakValue, ValueFormat};
use hakem_engine::tournament::{PartialDate, Points};
use std::fmt::Write;

/// Decimal mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecimalMark {
    /// `2410.8`
    Point,
    /// `2410,8`
    Comma,
}

impl DecimalMark {
    fn symbol(self) -> char {
        match self {
            Self::Point => '.',
            Self::Comma => ',',
        }
    }
}

/// Formats a number whose last `places` digits are decimals, for programs: `plain_decimal(24108, 1)` is `2410.8` in
/// every language. More than 18 places count as 18.
pub fn plain_decimal(number: i64, places: u8) -> String {
    with_mark(number, places, DecimalMark::Point.symbol())
}

/// Separates the thousands of an integer by a mark: `1,000`.
pub(super) fn grouped(digits: &str, mark: char) -> String {
    let (sign, digits) = digits.strip_prefix('-').map_or(("", digits), |digits| ("-", digits));
    let mut text = sign.to_owned();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    text
}

/// Formats points as digits, for programs: `3.5`.
pub fn digits(points: Points) -> String {
    plain_decimal(points.tenths().into(), 1)
}

/// See [`plain_decimal`] and [`Texts::decimal`].
fn with_mark(number: i64, places: u8, mark: char) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let places = usize::from(places.min(18));
    if places == 0 {
        return number.to_string();
    }
    let scale = 10u64.pow(u32::try_from(places).unwrap_or(0));
    let size = number.unsigned_abs();
    format!("{sign}{}{mark}{:0places$}", size / scale, size % scale)
}

impl Texts {
    /// Formats points as in tables: `3½`, `½`, `0`; other tenths as `3.2` or `3,2` (general rules §8).
    pub fn points(&self, points: Points) -> String {
        let mut text = String::new();
        self.push_points(points, &mut text);
        text
    }

    /// Formats a change in points: `+½`, `−1`.
    pub fn signed_points(&self, points: Points) -> String {
        let sign = if points < Points::ZERO { '−' } else { '+' };
        format!("{sign}{}", self.points(Points::from_tenths(points.tenths().abs())))
    }

    /// Formats the value of a tie-break as in tables: `16½`, `6.25` or `6,25`, `2410.8` or `2410,8`.
    pub fn value(&self, format: ValueFormat, value: &TieBreakValue) -> String {
        let mut text = String::new();
        self.push_value(format, value, &mut text);
        text
    }

    /// Appends points to a text, as formatted by [`Texts::points`].
    pub fn push_points(&self, points: Points, text: &mut String) {
        let start = text.len();
        // Writing to a string cannot fail.
        let _infallible = write!(text, "{points}");
        self.mark_from(start, text);
    }

    /// Appends the value of a tie-break to a text, as formatted by [`Texts::value`].
    pub fn push_value(&self, format: ValueFormat, value: &TieBreakValue, text: &mut String) {
        let start = text.len();
        format.push_text(value, text);
        self.mark_from(start, text);
    }

    /// Replaces each point from `start` on by the decimal mark of the language.
    fn mark_from(&self, start: usize, text: &mut String) {
        if self.mark() == DecimalMark::Comma {
            while let Some(at) = text.get(start..).and_then(|figure| figure.find('.')) {
                text.replace_range(start + at..=start + at, ",");
            }
        }
    }

    /// Formats a number whose last `places` digits are decimals: `decimal(24108, 1)` is `2410.8`, or `2410,8` in
    /// Turkish and Czech. More than 18 places count as 18.
    pub fn decimal(&self, number: i64, places: u8) -> String {
        with_mark(number, places, self.mark().symbol())
    }

    /// Formats an amount of money as [`Texts::decimal`] does, with its thousands separated: `1,000.50`, `1.000,50` in
    /// Turkish, `1 000,50` in Czech.
    pub fn amount(&self, number: i64, places: u8) -> String {
        let figure = self.decimal(number, places);
        let end = figure.find(self.mark().symbol()).unwrap_or(figure.len());
        let (whole, rest) = figure.split_at(end);
        grouped(whole, self.catalogue().thousands) + rest
    }

    /// Formats a change with its sign: `+16.80`, `−3,20`, `0.00`.
    pub fn signed_decimal(&self, number: i64, places: u8) -> String {
        let size = with_mark(number.saturating_abs(), places, self.mark().symbol());
        match number {
            0 => size,
            1.. => format!("+{size}"),
            _ => format!("−{size}"),
        }
    }

    /// Formats a date: `05.03.2026` in Turkish, `2026-03-05` in English, `5. 3. 2026` in Czech. Unknown parts are
    /// omitted.
    pub fn date(&self, date: PartialDate) -> String {
        self.day(date.year(), date.month(), date.day())
    }

    pub(super) fn day(&self, year: u16, month: Option<u8>, day: Option<u8>) -> String {
        let part = |name: &'static str, padded: &'static str, part: Option<u8>| {
            let part = part.unwrap_or_default();
            [(name, part.to_string().into()), (padded, format!("{part:02}").into())]
        };
        let year = [("year", format!("{year:04}").into())];
        let month_and_day = [part("month", "month-padded", month), part("day", "day-padded", day)];
        let values: Vec<_> = year.into_iter().chain(month_and_day.into_iter().flatten()).collect();
        let id = match (month, day) {
            (None, _) => "date-year",
            (Some(_), None) => "date-month",
            (Some(_), Some(_)) => "date-day",
        };
        self.with(id, &values)
    }
}

/// Returns a day as the official forms of FIDE have it, in every language: `05/03/2026`. Unknown parts are omitted
/// (docs/decisions/24-dates-of-a-folder.md).
pub fn form_date(day: PartialDate) -> String {
    let known = [day.day(), day.month()].into_iter().flatten().map(|part| format!("{part:02}/"));
    format!("{}{:04}", known.collect::<String>(), day.year())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use hakem_engine::tiebreak::Ratio;

    fn texts() -> [Texts; 3] {
        Language::ALL.map(Texts::new)
    }

    #[test]
    fn averages_have_the_decimal_mark_of_the_language() {
        let said = |number, places| texts().map(|texts| texts.decimal(number, places));
        assert_eq!(said(24108, 1), ["2410,8", "2410.8", "2410,8"]);
        assert_eq!(said(-625, 2), ["-6,25", "-6.25", "-6,25"]);
        assert_eq!(said(5, 2), ["0,05", "0.05", "0,05"]);
        assert_eq!(said(2391, 0), ["2391", "2391", "2391"]);
        let value =
            |format, value: Ratio| texts().map(|texts| texts.value(format, &TieBreakValue::Number(value)));
        assert_eq!(value(ValueFormat::OneDecimal, Ratio::new(21_697, 9)), ["2410,8", "2410.8", "2410,8"]);
        assert_eq!(value(ValueFormat::Points, Ratio::new(25, 4)), ["6,25", "6.25", "6,25"]);
    }

    #[test]
    fn thousands_of_counts_and_amounts_are_separated_and_those_of_years_and_ratings_are_not() {
        let said = |number, places| texts().map(|texts| texts.amount(number, places));
        assert_eq!(said(123_456_789, 2), ["1.234.567,89", "1,234,567.89", "1\u{a0}234\u{a0}567,89"]);
        assert_eq!(said(-1000, 0), ["-1.000", "-1,000", "-1\u{a0}000"]);
        assert_eq!(said(999, 0), ["999", "999", "999"]);
        let counts =
            |count: usize| texts().map(|texts| texts.with("count-players", &[("count", count.into())]));
        assert_eq!(counts(3000), ["3.000 oyuncu", "3,000 players", "3\u{a0}000 hráčů"]);
        let [_, english, _] = texts();
        let none_due = english.with("wall-head", &[("due", 0.into())]);
        assert!(none_due.starts_with("nothing is due"), "messages still select by zero: {none_due}");
        let fixed = texts().map(|texts| texts.with("unrated-fixed", &[("rating", 1800.into())]));
        assert!(fixed.iter().all(|text| text.contains("1800")), "{fixed:?}");
    }

    #[test]
    fn a_change_has_its_sign() {
        let said = |number| texts().map(|texts| texts.signed_decimal(number, 2));
        assert_eq!(said(1680), ["+16,80", "+16.80", "+16,80"]);
        assert_eq!(said(-320), ["−3,20", "−3.20", "−3,20"]);
        assert_eq!(said(0), ["0,00", "0.00", "0,00"]);
    }

    #[test]
    fn points_and_places_are_written_as_arbiters_write_them() {
        let [turkish, english, _] = texts();
        assert_eq!(turkish.points(Points::from_tenths(35)), "3½");
        assert_eq!([turkish, english.clone()].map(|t| t.points(Points::from_tenths(32))), ["3,2", "3.2"]);
        assert_eq!([-10, 5].map(|tenths| english.signed_points(Points::from_tenths(tenths))), ["−1", "+½"]);
    }

    #[test]
    fn dates_leave_out_what_is_unknown() {
        let said = |month, day| texts().map(|texts| texts.date(PartialDate::new(2026, month, day).unwrap()));
        assert_eq!(said(3, 5), ["05.03.2026", "2026-03-05", "5. 3. 2026"]);
        assert_eq!(said(3, 0), ["03.2026", "2026-03", "3. 2026"]);
        assert_eq!(said(0, 0), ["2026", "2026", "2026"]);
    }
}
