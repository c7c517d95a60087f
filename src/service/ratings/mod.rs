//! The ratings service: lists imported, players looked for in them and held against them.

mod compared;
mod import;
mod lookup;
mod update;

use super::state::State;
use crate::desk::message::Message;
use crate::desk::request::RatingRequest;
use crate::ratings::{self, Lookup};
use compared::Offered;
use import::ListImport;
use jiff::civil::Date;
use std::path::PathBuf;
use update::Updates;

/// How many idle times lie between two looks at the lists.
const LOOK: u32 = 10;

/// The ratings service.
#[derive(Default)]
pub struct Ratings {
    /// The lists, once something was looked for in them.
    lookup: Option<Lookup>,
    /// The list that is being imported.
    importing: Option<ListImport>,
    /// The lists that are still to be got.
    updates: Updates,
    /// What of the lists was told and offered.
    offered: Offered,
    /// How many idle times there were.
    waited: u32,
}

impl Ratings {
    /// Answers to a request.
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

    /// Tells what came of an import, and when the lists say something else of the players; `is_free`: nothing is open.
    pub fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
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

/// Returns the day at the venue.
fn today(state: &State) -> Date {
    (state.world.now)().to_zoned(state.world.zone.clone()).date()
}

/// Returns the folder of the lists; `None` where the user has none.
pub fn folder(state: &State) -> Option<PathBuf> {
    state.world.data_folder.as_deref().map(ratings::folder)
}
