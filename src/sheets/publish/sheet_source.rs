//! A copy of an event from which threads count the pages of its sheets and render previews.

use super::order::of_part;
use super::paper::{Faces, Page, PageSetup, pages};
use super::{Imprint, text};
use crate::event::{Chosen, Derived, Event};
use crate::i18n::Texts;
use crate::sheet::data::{Part, Sheet};
use crate::sheet::{Absent, Named};
use crate::text::clean;
use hakem_engine::collate::Language;
use hakem_engine::history::{History, Moment, StepId};
use hakem_engine::tournament::{RoundNo, Snapshot};
use jiff::tz::TimeZone;
use std::sync::mpsc::Sender;

/// Title of a sheet, number of its pages, and its version if it has one.
pub struct SheetDetails {
    /// Title, sanitised.
    pub title: String,
    pub pages: usize,
    pub version: Option<usize>,
}

/// The event at one step, and the settings of its sheets.
pub struct SheetSource {
    history: History,
    snapshot: Snapshot,
    step: StepId,
    zone: TimeZone,
    chosen: Chosen,
    round: RoundNo,
    part: Option<Part>,
    language: Language,
    setup: PageSetup,
    faces: Faces,
}

impl SheetSource {
    /// Copies an event, for sheets of a round in a language, limited to a board or player if there is a part.
    pub fn new(event: Event, of: (RoundNo, Option<Part>), language: Language, setup: PageSetup) -> Self {
        Self {
            history: event.history.clone(),
            snapshot: event.snapshot.clone(),
            step: event.step,
            zone: event.zone.clone(),
            chosen: event.chosen.clone(),
            round: of.0,
            part: of.1,
            language,
            setup,
            faces: Faces::new(),
        }
    }

    fn with<T>(&self, made: impl FnOnce(Event) -> T) -> T {
        let (texts, derived) = (Texts::new(self.language), Derived::default());
        made(Event {
            history: &self.history,
            snapshot: &self.snapshot,
            step: self.step,
            zone: &self.zone,
            texts: &texts,
            derived: &derived,
            chosen: &self.chosen,
        })
    }

    fn pages(&self, event: Event, sheet: &Sheet) -> Vec<Page> {
        let imprint = Imprint::new(event, sheet, Moment(0), "");
        pages(sheet, &imprint, event.texts, self.setup, &self.faces)
    }

    /// Determines the details of sheets, or the reason why one is unavailable, and sends each with its name, until the
    /// receiver is gone.
    pub fn count(&self, sheets: &[&Named], to: &Sender<(&'static str, Result<SheetDetails, Absent>)>) {
        self.with(|event| {
            let details = |sheet: Sheet| SheetDetails {
                title: clean(&sheet.title).into_owned(),
                pages: self.pages(event, &sheet).len(),
                version: sheet.version.map(|(version, _)| version),
            };
            for named in sheets {
                let counted = of_part(named, event, self.round, self.part).map(details);
                if to.send((named.name, counted)).is_err() {
                    return;
                }
            }
        });
    }

    /// Returns a sheet as text for this many terminal columns, and its first `most` pages as printed; no pages if it is
    /// unavailable.
    pub fn preview(
        &self,
        named: &Named,
        width: Option<u16>,
        most: usize,
    ) -> (Result<Vec<String>, Absent>, Vec<Page>) {
        self.with(|event| {
            let of = (self.round, self.part);
            let sheet = of_part(named, event, self.round, self.part);
            let mut pages = sheet.map(|sheet| self.pages(event, &sheet)).unwrap_or_default();
            pages.truncate(most);
            (text_lines(named, event, of, width), pages)
        })
    }
}

/// Returns a sheet as lines of text for this many terminal columns, or at its natural width.
pub fn text_lines(
    named: &Named,
    event: Event,
    (round, part): (RoundNo, Option<Part>),
    width: Option<u16>,
) -> Result<Vec<String>, Absent> {
    let sheet = of_part(named, event, round, part)?;
    let imprint = Imprint::new(event, &sheet, Moment(0), "");
    let imprint = Imprint { foot: imprint.version.clone(), ..imprint };
    let text = match width {
        Some(width) => text::within(&sheet, &imprint, event.texts, width.into()),
        None => text::sheet(&sheet, &imprint, event.texts),
    };
    Ok(text.lines().map(|line| clean(line).into_owned()).collect())
}
