//! Players looked for in the rating lists while a name is typed: asked here, answered by a thread, shown by the form.

use super::super::state::State;
use super::{Ratings, folder};
use crate::i18n::Say;
use crate::ratings::{Federation, Lookup, RatingsError};

impl Ratings {
    /// Asks the rating lists, where there are any, for the letters typed so far.
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

    /// Returns what is looked for in the lists; `None` where nothing was yet.
    #[must_use]
    pub fn lookup(&self) -> Option<&Lookup> {
        self.lookup.as_ref()
    }

    /// Whether an answer of the rating lists is still to come.
    #[must_use]
    pub fn is_looking_up(&self) -> bool {
        self.lookup.as_ref().is_some_and(Lookup::is_waiting)
    }

    /// Takes in the answer of the rating lists; returns whether it was there.
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
