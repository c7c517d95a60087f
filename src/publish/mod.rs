//! Sheets as text, comma-separated values, Markdown and JSON. Everything here only draws: what a sheet says is made in
//! [`crate::report`].

pub mod csv;
pub mod json;
pub mod markdown;
pub mod text;

use crate::event::Event;
use crate::report::sheet::Sheet;
use crate::text::clean;
use hakem_engine::history::Moment;

/// What stands on every sheet besides what it shows: of which event and state it is, and when it was printed.
#[derive(Clone, Debug)]
pub struct Imprint {
    /// The name of the event.
    pub event: String,
    /// Where and when it is played.
    pub about: String,
    /// The foot: round, version, time of print, hash of the state; only what is known.
    pub foot: String,
}

impl Imprint {
    /// Makes the imprint of a sheet that is printed at a moment from a state with this hash.
    #[must_use]
    pub fn new(event: Event, sheet: &Sheet, printed: Moment, hash: &str) -> Self {
        let (texts, settings) = (event.texts, event.snapshot.settings());
        let days = [settings.begins, settings.ends].into_iter().flatten().map(|day| texts.date(day));
        let mut days: Vec<String> = days.collect();
        days.dedup();
        let place = settings.place.as_ref().map(ToString::to_string);
        let played = sheet.round.and_then(|round| settings.round_dates.get(round.index()).copied().flatten());
        let round = played.zip(sheet.round).map(|(day, round)| {
            texts.with("sheet-round-day", &[("round", round.into()), ("day", texts.date(day).into())])
        });
        let about = place.into_iter().chain((!days.is_empty()).then(|| days.join(" – "))).chain(round);
        let version = sheet.version.map(|(version, at)| {
            let values = [("version", version.into()), ("time", event.minute(at).into())];
            texts.with("sheet-version", &values)
        });
        let printed = texts.with("sheet-printed", &[("time", event.minute(printed).into())]);
        let hash: String = hash.chars().take(HASH_DIGITS).collect();
        let foot = version.into_iter().chain([printed, hash]).filter(|part| !part.is_empty());
        Self {
            event: clean(settings.name.as_str()).into_owned(),
            about: clean(&about.collect::<Vec<_>>().join(" · ")).into_owned(),
            foot: foot.collect::<Vec<_>>().join(" · "),
        }
    }
}

/// How many digits of a hash tell one state of an event from another.
const HASH_DIGITS: usize = 8;
