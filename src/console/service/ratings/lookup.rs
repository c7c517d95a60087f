//! Lookup of players in the rating lists while a name is typed: requested here, answered by a thread, shown by the
//! form.

use super::super::state::State;
use super::{Ratings, folder};
use crate::i18n::Say;
use crate::ratings::{Federation, Lookup, RatingsError};

impl Ratings {
    /// Requests players for the typed text from the rating lists, if there are any.
    pub(super) fn look_up(&mut self, typed: &str, state: &mut State) {
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
