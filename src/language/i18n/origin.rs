//! Source of an entry that was reported from the hall, as the event file records it, and as text.

use super::{BoardRange, ReportSource, Side, Texts};
use hakem_engine::history::Moment;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::borrow::Cow;
use std::fmt;

/// Sources that reported the same, and the time of the latest report. It is recorded as the author of the entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    pub sources: Vec<ReportSource>,
    /// Time of the latest report.
    pub at: Moment,
}

/// First word of a recorded source.
const START: &str = "phones";

/// `phones`, the sources, and the time. Both players are `wb`; all others are separated by commas.
impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sources: Vec<String> = self.sources.iter().map(ReportSource::to_string).collect();
        let sources = sources.join(",").replace("w,b", "wb");
        write!(f, "{START} {sources} {}", Timestamp::from_millisecond(self.at.0).unwrap_or_default())
    }
}

impl Origin {
    /// Parses a recorded source; `None` for the name of an arbiter.
    pub fn read(by: &str) -> Option<Self> {
        let (sources, at) = by.strip_prefix(START)?.strip_prefix(' ')?.split_once(' ')?;
        let sources =
            sources.strip_prefix("wb").map_or(sources.into(), |rest| Cow::Owned(format!("w,b{rest}")));
        let sources: Result<Vec<ReportSource>, _> = sources.split(',').map(str::parse).collect();
        Some(Self { sources: sources.ok()?, at: Moment(at.parse::<Timestamp>().ok()?.as_millisecond()) })
    }

    /// Returns the sources and the time as text, such as `both players (phone, 14:05)`.
    fn say(&self, zone: &TimeZone, texts: &Texts) -> String {
        let at = Timestamp::from_millisecond(self.at.0).unwrap_or_default().to_zoned(zone.clone());
        let is_phone = self.sources.iter().all(|source| matches!(source, ReportSource::Player(_)));
        let who = match self.sources.as_slice() {
            [ReportSource::Player(Side::White), ReportSource::Player(Side::Black), others @ ..] => {
                let others = others.iter().map(|source| texts.source(*source));
                std::iter::once(texts.get("origin-both").into_owned()).chain(others).collect::<Vec<_>>()
            }
            sources => sources.iter().map(|source| texts.source(*source)).collect(),
        };
        let id = if is_phone { "origin-phone" } else { "origin-other" };
        texts.with(id, &[("who", who.join(", ").into()), ("time", at.strftime("%H:%M").to_string().into())])
    }
}

impl Texts {
    /// Returns the author of an entry: the name of an arbiter, or the people in the hall who reported it, with the time
    /// at the venue.
    pub fn author<'a>(&self, by: &'a str, zone: &TimeZone) -> Cow<'a, str> {
        Origin::read(by).map_or(Cow::Borrowed(by), |origin| Cow::Owned(origin.say(zone, self)))
    }

    pub fn source(&self, source: ReportSource) -> String {
        match source {
            ReportSource::Player(Side::White) => self.get("origin-white").into_owned(),
            ReportSource::Player(Side::Black) => self.get("origin-black").into_owned(),
            ReportSource::Deputy(BoardRange::ALL) => self.get("origin-deputy").into_owned(),
            ReportSource::Deputy(boards) => {
                self.with("origin-deputy-of", &[("boards", boards.to_string().replace('-', "–").into())])
            }
            ReportSource::Captain(_) => self.get("origin-captain").into_owned(),
            ReportSource::Electronic => self.get("origin-electronic").into_owned(),
        }
    }
}
