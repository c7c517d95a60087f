//! The ratings service: import of lists, comparison of players with lists, and lookup of players while a name is typed:
//! requested here, answered by a thread, shown by the form.

mod compared;
mod import;
mod update;

use super::Service;
use super::state::State;
use crate::desk::{Message, RatingRequest};
use crate::i18n::Say;
use crate::ratings::{self, Federation, Lookup, RatingsError};
use compared::Offered;
use import::ListImport;
use jiff::civil::Date;
use std::path::PathBuf;
use update::Updates;

/// Number of idle calls between two checks of the lists.
const LOOK: u32 = 10;

/// The ratings service.
#[derive(Default)]
pub struct Ratings {
    lookup: Option<Lookup>,
    importing: Option<ListImport>,
    /// Lists still to be downloaded.
    updates: Updates,
    /// Differences already reported and offered.
    offered: Offered,
    /// Number of idle calls.
    waited: u32,
}

impl Ratings {
    pub fn ask(&mut self, request: RatingRequest, state: &mut State) -> Message {
        match request {
            RatingRequest::LookUp(typed) => self.look_up(&typed, state),
            RatingRequest::AskFile => return self.ask_file(state),
            RatingRequest::Import(path, columns, kind) => self.import(path, columns, kind, false, state),
            RatingRequest::ImportConfirmed(path, columns, kind) => {
                self.import(path, columns, kind, true, state)
            }
            RatingRequest::End => self.end_import(),
            RatingRequest::Compare => return self.ask_current(state),
            RatingRequest::CompareNow => return self.compare(state),
            RatingRequest::Update => return self.update(state),
        }
        Message::Nothing
    }

    /// Requests players for the typed text from the rating lists, if there are any.
    fn look_up(&mut self, typed: &str, state: &mut State) {
        if self.lookup.is_none() {
            match folder(state).map(|folder| Lookup::open(&folder)) {
                Some(Ok(lookup)) => self.lookup = Some(lookup),
                None | Some(Err(RatingsError::NoList)) => return,
                Some(Err(error)) => return state.warn(error.say(&state.texts)),
            }
        }
        let federation = state.snapshot().settings().federation.clone();
        let own = federation.and_then(|letters| Federation::new(letters.as_str()));
        if let Some(lookup) = &mut self.lookup {
            lookup.ask(typed, own);
        }
    }

    /// Returns the current lookup; `None` before the first one.
    pub fn lookup(&self) -> Option<&Lookup> {
        self.lookup.as_ref()
    }

    /// Returns true while an answer of the rating lists is pending.
    pub fn is_looking_up(&self) -> bool {
        self.lookup.as_ref().is_some_and(Lookup::is_waiting)
    }

    /// Handles the answer of the rating lists; returns true if it was available.
    pub fn take_found(&mut self, state: &mut State) -> bool {
        let Some(lookup) = self.lookup.as_mut().filter(|lookup| lookup.is_waiting()) else { return false };
        if !lookup.take() {
            return false;
        }
        if let Some(error) = lookup.take_refused() {
            state.warn(error.say(&state.texts));
        }
        true
    }
}

impl Service for Ratings {
    /// Reports the outcome of an import, and differences between lists and players.
    fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        self.waited = self.waited.wrapping_add(1);
        if !is_free {
            return None;
        }
        if let Some(imported) = self.take_imported(state) {
            return Some(imported);
        }
        self.get_next(state);
        if !self.waited.is_multiple_of(LOOK) {
            return None;
        }
        self.update_daily(state);
        self.watch(state)
    }
}

/// Returns the date at the venue.
fn today(state: &State) -> Date {
    (state.world.now)().to_zoned(state.world.zone.clone()).date()
}

/// Returns the folder of the lists; `None` if the user has no data folder.
pub fn folder(state: &State) -> Option<PathBuf> {
    state.world.data_folder.as_deref().map(ratings::folder)
}
