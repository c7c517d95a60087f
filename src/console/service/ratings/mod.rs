//! The ratings service: import of lists, lookup of players, and comparison of players with lists.

mod compared;
mod import;
mod lookup;
mod update;

use super::Service;
use super::state::State;
use crate::desk::{Message, RatingRequest};
use crate::ratings::{self, Lookup};
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
