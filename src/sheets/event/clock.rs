//! Moments in the time zone of the venue.

use super::Event;
use hakem_engine::history::Moment;
use hakem_engine::tournament::PartialDate;
use jiff::tz::TimeZone;

impl Event<'_> {
    /// Returns the day of a moment at the venue.
    pub fn day(&self, moment: Moment) -> Option<PartialDate> {
        day_at(jiff::Timestamp::from_millisecond(moment.0).ok()?, self.zone)
    }

    /// Returns a moment in the venue's time zone to the minute, in the date format of the language:
    /// `05.03.2026 09:00`.
    pub fn minute(&self, moment: Moment) -> String {
        self.dated(moment, "%H:%M", |day| self.texts.date(day))
    }

    /// Returns a moment in the venue's time zone to the second, in the date format of the language.
    pub fn time(&self, moment: Moment) -> String {
        self.dated(moment, "%H:%M:%S", |day| self.texts.date(day))
    }

    /// Returns a moment in the venue's time zone for programs, the same in every language: `2026-03-05
    /// 09:00:00`.
    pub fn sorted_time(&self, moment: Moment) -> String {
        self.clock(moment, "%Y-%m-%d %H:%M:%S")
    }

    /// Returns a moment in the venue's time zone in a format of `strftime`; empty beyond the calendar.
    pub fn clock(&self, moment: Moment, form: &str) -> String {
        let at = jiff::Timestamp::from_millisecond(moment.0);
        at.map(|at| at.to_zoned(self.zone.clone()).strftime(form).to_string()).unwrap_or_default()
    }

    /// Returns a moment in the venue's time zone: the day formatted by `date`, the time by a format of
    /// `strftime`.
    pub fn dated(&self, moment: Moment, clock: &str, date: impl FnOnce(PartialDate) -> String) -> String {
        let day = self.day(moment).map(date).unwrap_or_default();
        format!("{day} {}", self.clock(moment, clock))
    }
}

/// Returns the day of a moment in a time zone; `None` beyond the calendar.
pub fn day_at(moment: jiff::Timestamp, zone: &TimeZone) -> Option<PartialDate> {
    let day = moment.to_zoned(zone.clone()).date();
    let [month, of_month] = [day.month(), day.day()].map(i8::unsigned_abs);
    PartialDate::new(u16::try_from(day.year()).ok()?, month, of_month).ok()
}
