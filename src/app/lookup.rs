//! Players looked for in the rating lists while a name is typed: asked here, answered by a thread, shown by the form.

use super::App;
use crate::desk::message::Notice;
use crate::i18n::Say;
use crate::ratings::{self, Federation, Lookup, RatingsError};

impl App {
    /// Asks the rating lists, where there are any, for the letters typed so far.
    pub(super) fn look_up(&mut self, typed: &str) {
        if self.lookup.is_none() {
            let folder = self.world.data_folder.as_deref().map(ratings::folder);
            match folder.map(|folder| Lookup::open(&folder)) {
                Some(Ok(lookup)) => self.lookup = Some(lookup),
                None | Some(Err(RatingsError::NoList)) => return,
                Some(Err(error)) => {
                    let told = error.say(&self.texts);
                    self.notice = Some(Notice::warning(told));
                    return;
                }
            }
        }
        let federation = self.context().snapshot.settings().federation.clone();
        let own = federation.and_then(|letters| Federation::new(letters.as_str()));
        if let Some(lookup) = &mut self.lookup {
            lookup.ask(typed, own);
        }
    }

    /// Whether an answer of the rating lists is still to come.
    #[must_use]
    pub fn is_looking_up(&self) -> bool {
        self.lookup.as_ref().is_some_and(Lookup::is_waiting)
    }

    /// Takes in the answer of the rating lists, and the keys that waited for it; returns whether there is something new
    /// to draw.
    pub fn take_found(&mut self) -> bool {
        let Some(lookup) = self.lookup.as_mut().filter(|lookup| lookup.is_waiting()) else { return false };
        if !lookup.take() {
            return false;
        }
        if let Some(error) = lookup.take_refused() {
            self.notice = Some(Notice::warning(error.say(&self.texts)));
        }
        let held = self.dialogs.last_mut().map(|dialog| dialog.release()).unwrap_or_default();
        for key in held {
            self.key(key);
            // What is typed ahead answers no question.
            if self.asks() {
                break;
            }
        }
        true
    }
}
