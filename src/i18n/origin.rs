//! Source of a result that was reported from the hall, as the event file records it, and as text.

use super::Texts;
use hakem_engine::history::Moment;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::borrow::Cow;
use std::fmt;

/// Sides that reported a result, and the time of the later report. It is recorded as the author of the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// True for each side that reported it, White first.
    pub sides: [bool; 2],
    /// Time of the later report.
    pub at: Moment,
}

/// First word of a recorded source.
const START: &str = "phones";

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sides = match self.sides {
            [true, false] => "w",
            [false, true] => "b",
            _ => "wb",
        };
        write!(f, "{START} {sides} {}", Timestamp::from_millisecond(self.at.0).unwrap_or_default())
    }
}

impl Origin {
    /// Parses a recorded source; `None` for the name of an arbiter.
    pub fn read(by: &str) -> Option<Self> {
        let (sides, at) = by.strip_prefix(START)?.strip_prefix(' ')?.split_once(' ')?;
        let sides = match sides {
            "w" => [true, false],
            "b" => [false, true],
            "wb" => [true, true],
            _ => return None,
        };
        Some(Self { sides, at: Moment(at.parse::<Timestamp>().ok()?.as_millisecond()) })
    }

    /// Returns the source as text, such as `both players, 14:05`.
    fn say(self, zone: &TimeZone, texts: &Texts) -> String {
        let who = match self.sides {
            [true, false] => "origin-white",
            [false, true] => "origin-black",
            _ => "origin-both",
        };
        let at = Timestamp::from_millisecond(self.at.0).unwrap_or_default().to_zoned(zone.clone());
        texts.with(who, &[("time", at.strftime("%H:%M").to_string().into())])
    }
}

impl Texts {
    /// Returns the author of an entry: the name of an arbiter, or the players who reported a result, with the time at
    /// the venue.
    pub fn author<'a>(&self, by: &'a str, zone: &TimeZone) -> Cow<'a, str> {
        Origin::read(by).map_or(Cow::Borrowed(by), |origin| Cow::Owned(origin.say(zone, self)))
    }
}
