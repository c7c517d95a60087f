//! The ranking of a season, or its ratings, as a printed sheet.

use super::order::OrderError;
use super::paper::PageSetup;
use super::{FindFaces, Imprint, SheetFormat, drawn};
use crate::event::{Derived, Event};
use crate::i18n::Texts;
use crate::sheet;
use crate::text::clean;
use hakem_engine::history::{History, Moment};
use hakem_engine::season::{SeasonEvent, SeasonRatingRules, SeasonRules, SeasonUnit, season, season_ratings};
use hakem_engine::standings::Standings;
use jiff::tz::TimeZone;
use std::rc::Rc;

/// A season to be printed.
pub struct SeasonOnPaper<'a> {
    pub name: &'a str,
    pub rules: &'a SeasonRules,
    /// Rules of the ratings, if these are printed in place of the ranking.
    pub ratings: Option<&'a SeasonRatingRules>,
    pub histories: &'a [History],
    pub texts: &'a Texts,
    pub zone: &'a TimeZone,
    pub printed: Moment,
}

impl SeasonOnPaper<'_> {
    /// Renders the ranking, or the ratings. An event counts with its standings after the last published round.
    ///
    /// # Errors
    /// Returns an error if system fonts are still being searched, or if the writer fails.
    pub fn drawn(
        &self,
        format: SheetFormat,
        setup: PageSetup,
        find: FindFaces,
    ) -> Result<Vec<u8>, OrderError> {
        let Self { name, rules, ratings, histories, texts, zone, printed } = *self;
        let derived: Vec<Derived> = histories.iter().map(|_| Derived::default()).collect();
        let events = histories.iter().zip(&derived);
        let events: Vec<Event> =
            events.map(|(history, derived)| Event { zone, ..Event::of(history, texts, derived) }).collect();
        let standings: Vec<Rc<Standings>> = events.iter().map(|&event| standings(event)).collect();
        let ranked: Vec<SeasonEvent> =
            events.iter().zip(&standings).map(|(event, made)| (event.snapshot, &**made)).collect();
        let (key, sheet) = match ratings {
            Some(by) => {
                let made = season_ratings(rules, by, &ranked);
                let of_players = SeasonRules { unit: SeasonUnit::Players, ..rules.clone() };
                let doubts = season(&of_players, &ranked).doubts;
                ("season-ratings", sheet::season::ratings(by, (&made, &doubts), &events))
            }
            None => ("season", sheet::season::sheet(rules, &season(rules, &ranked), &events)),
        };
        let minute = events.first().map(|event| event.minute(printed)).unwrap_or_default();
        let imprint = Imprint {
            event: clean(name).into_owned(),
            foot: texts.with("sheet-printed", &[("time", minute.into())]),
            ..Imprint::default()
        };
        let imprint = match format {
            SheetFormat::Pdf => imprint.with_faces(&sheet, texts, find).map(|(imprint, _)| imprint),
            _ => Some(imprint),
        };
        Ok(drawn(format, (key, &sheet), &imprint.ok_or(OrderError::Letters)?, texts, setup)?)
    }
}

/// Returns the standings of an event after its last published round; none before the first.
fn standings(event: Event) -> Rc<Standings> {
    event.snapshot.last_published().map_or_else(Rc::default, |after| event.standings(after))
}
