//! Several sheets at once, as they are printed or written.

use super::paper::{Faces, Paper, pages};
use super::{Format, Imprint, PublishError, drawn};
use crate::event::Event;
use crate::i18n::{Say, Texts};
use crate::report::sheet::Sheet;
use crate::report::{Absent, named};
use hakem_engine::collate::Language;
use hakem_engine::history::Moment;
use hakem_engine::tournament::{IssuedSheet, RoundNo};
use thiserror::Error;

/// Which sheets, of which round, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// What the command line calls them.
    pub sheets: Vec<&'static str>,
    /// The round on show.
    pub round: RoundNo,
    /// Their form.
    pub format: Format,
    /// Their language.
    pub language: Language,
    /// For which paper they are laid out.
    pub paper: Paper,
}

/// A sheet that is ready to leave the room.
pub struct Ready {
    /// A name for a file: round, sheet, version, language, state.
    pub file: String,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// What the log says of it.
    pub issued: IssuedSheet,
}

/// Why an order cannot be carried out.
#[derive(Debug, Error)]
pub enum OrderError {
    /// The event has no such sheet now.
    #[error("the event has no such sheet: {0:?}")]
    Absent(Absent),
    /// It cannot be drawn.
    #[error(transparent)]
    Publish(#[from] PublishError),
}

impl Say for OrderError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Absent(absent) => absent.say(texts),
            Self::Publish(error) => error.to_string(),
        }
    }
}

impl Order {
    /// Makes the sheets.
    ///
    /// # Errors
    /// Says which sheet the event does not have, or what the writer of the form refuses.
    pub fn ready(
        &self,
        event: Event,
        (printed, hash): (Moment, &str),
        address: Option<&str>,
    ) -> Result<Vec<Ready>, OrderError> {
        let texts = Texts::new(self.language);
        let event = Event { texts: &texts, ..event };
        let one = |name: &&'static str| {
            let named = named(name).ok_or(OrderError::Absent(Absent::OtherSystem))?;
            let sheet = named.of_round(event, self.round).map_err(OrderError::Absent)?;
            let imprint =
                Imprint::new(event, &sheet, printed, hash).at_address(address.map(ToOwned::to_owned));
            let bytes = drawn(self.format, (named.name, &sheet), &imprint, &texts, self.paper)?;
            let issued = issued(name, &sheet);
            Ok(Ready { file: self.file(&issued, hash), bytes, issued })
        };
        self.sheets.iter().map(one).collect()
    }

    /// Returns a name for the file of a sheet, in which only letters stand that any disk takes.
    fn file(&self, issued: &IssuedSheet, hash: &str) -> String {
        let round = issued.round.map(|round| format!("r{round}-")).unwrap_or_default();
        let version = issued.version.map(|version| format!("-v{version}")).unwrap_or_default();
        let state: String = hash.chars().take(super::HASH_DIGITS).collect();
        let language = self.language.code();
        format!("{round}{}{version}-{language}-{state}.{}", issued.sheet, self.format.ending())
    }
}

fn issued(name: &str, sheet: &Sheet) -> IssuedSheet {
    let version = sheet.version.and_then(|(version, _)| u32::try_from(version).ok());
    IssuedSheet { sheet: name.to_owned(), round: sheet.round, version }
}

/// Returns how many pages a sheet takes.
#[must_use]
pub fn page_count(event: Event, sheet: &Sheet, paper: Paper, faces: &Faces) -> usize {
    let imprint = Imprint::new(event, sheet, Moment(0), "");
    pages(sheet, &imprint, event.texts, paper, faces).len()
}
