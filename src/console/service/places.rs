//! Position of the arbiter in an event: pane, round, and the cursor and filter of the pane. Saved until the event is
//! closed, so that it can be restored after a crash or when switching back from another event.

use super::Service;
use super::state::State;
use crate::desk::{Message, Show};
use crate::pane::TABS;
use crate::store;
use hakem_engine::tournament::RoundNo;
use std::fs;
use std::path::PathBuf;

/// Subfolder of the user's data folder with one file per event that is open, or was left without being closed.
const PLACES: &str = "places";

/// Number of idle calls between two saves: during result entry the position changes with every key.
const PACE: u32 = 8;

/// Saved position of the arbiter.
#[derive(Default)]
pub struct Places {
    /// Content of the file, if known.
    kept: Option<String>,
    /// Number of idle calls.
    waited: u32,
}

fn file(state: &State) -> Option<PathBuf> {
    // A read-only instance leaves the position of the writer unchanged.
    state.session.as_ref().filter(|session| !session.is_read_only())?;
    state.kept_file(PLACES)
}

impl Places {
    /// Counts an idle call, and returns true if the position is to be saved.
    pub fn is_due(&mut self) -> bool {
        self.waited = self.waited.wrapping_add(1);
        self.waited.is_multiple_of(PACE)
    }

    /// Saves the pane, the round and the pane's own line. A failure only means that the position is not restored.
    pub fn keep(&mut self, state: &State, of_pane: &str) {
        // A past state is not a position to return to.
        let Some(path) = file(state).filter(|_| state.looking.is_none()) else { return };
        let place = format!("{} {} {of_pane}\n", state.pane.0, state.round_on_show());
        if self.kept.as_ref() != Some(&place) && store::keep(&path, &place).is_ok() {
            self.kept = Some(place);
        }
    }

    /// Deletes the position when the event is closed.
    pub fn forget(&mut self, state: &State) {
        self.kept = None;
        if let Some(path) = file(state) {
            let _it_may_have_none = fs::remove_file(path);
        }
    }
}

impl Service for Places {
    /// Restores the position at which the event was left without being closed.
    fn resume(&mut self, state: &mut State) -> Message {
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

    fn leave_event(&mut self, _state: &State) -> Option<String> {
        *self = Self::default();
        None
    }
}
