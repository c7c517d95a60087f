//! Where the arbiter is in an event: pane, round, and what the pane says of its cursor and filter. It is kept until the event is closed, so that after a crash, and on the
//! way back from another event, the same is on show as before.

use super::state::State;
use crate::desk::message::{Message, Show};
use crate::pane::TABS;
use crate::session::kept_file;
use crate::store;
use hakem_engine::tournament::RoundNo;
use std::fs;
use std::path::PathBuf;

/// The folder in the user's data folder that has a file for each event that is open, or was left without being closed.
const PLACES: &str = "places";

/// Every how many idle times a new place is written: where results are entered it is another one with each key.
const PACE: u32 = 8;

/// What is kept of where the arbiter is.
#[derive(Default)]
pub struct Places {
    /// What the file holds.
    kept: Option<String>,
    /// How many idle times there were.
    waited: u32,
}

fn file(state: &State) -> Option<PathBuf> {
    // Who only reads leaves the place of who writes as it is.
    let session = state.session.as_ref().filter(|session| !session.is_read_only())?;
    kept_file(state.world.data_folder.as_deref(), PLACES, (session.path(), &session.event()))
}

impl Places {
    /// Counts an idle time, and says whether the place is to be kept in it.
    pub fn is_due(&mut self) -> bool {
        self.waited = self.waited.wrapping_add(1);
        self.waited.is_multiple_of(PACE)
    }

    /// Keeps the pane and the round on show, and what the pane says in a line. What cannot be kept does not come back.
    pub fn keep(&mut self, state: &State, of_pane: &str) {
        // What is only looked at is no place to come back to.
        let Some(path) = file(state).filter(|_| state.looking.is_none()) else { return };
        let place = format!("{} {} {of_pane}\n", state.pane.0, state.round_on_show());
        if self.kept.as_ref() != Some(&place) && store::keep(&path, &place).is_ok() {
            self.kept = Some(place);
        }
    }

    /// Shows what was on show when the event was left without being closed.
    pub fn resume(state: &State) -> Message {
        let kept = file(state).and_then(|path| store::kept(&path).ok().flatten()).unwrap_or_default();
        let mut words = kept.trim_end_matches('\n').splitn(3, ' ');
        let pane = words.next().and_then(|name| TABS.iter().find(|tab| tab.id.0 == name));
        let Some(pane) = pane else { return Message::Nothing };
        let mut shown = vec![Message::Show(Show::Pane(pane.id))];
        shown.extend(
            words.next().and_then(|round| Some(Message::Show(Show::Round(RoundNo(round.parse().ok()?))))),
        );
        shown.extend(words.next().map(|of_pane| Message::Show(Show::Kept(of_pane.to_owned()))));
        Message::All(shown)
    }

    /// Forgets the place in an event that is closed.
    pub fn forget(&mut self, state: &State) {
        self.kept = None;
        if let Some(path) = file(state) {
            let _it_may_have_none = fs::remove_file(path);
        }
    }
}
