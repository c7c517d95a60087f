//! Reports from phones: follows the file next to the event file, compares the reports with the event, and records those
//! that the arbiter accepts.

use super::Service;
use super::state::State;
use crate::desk::message::{Message, Notice};
use crate::hall::{Following, tally};
use crate::i18n::Say;
use crate::pane::results::{AcceptReports, Phones};
use std::any::Any;

/// State of the reports.
#[derive(Default)]
pub struct Reporting {
    following: Option<Following>,
    phones: Phones,
    /// Number of reports and of entries in the log that are compared so far.
    compared: (usize, usize),
    /// True if an unusable file has been reported.
    has_told: bool,
}

impl Reporting {
    /// Opens the file if there is one; returns the error once.
    fn open(&mut self, state: &State) -> Option<Message> {
        let session = state.session.as_ref()?;
        match Following::open(&state.world.disk, session.path(), &session.event()) {
            Ok(following) => {
                self.following = following;
                None
            }
            Err(error) => {
                let told = Notice::warning(error.say(&state.texts));
                let is_new = !std::mem::replace(&mut self.has_told, true);
                is_new.then_some(Message::Tell(told))
            }
        }
    }

    /// Compares the reports with the event again if either has changed; returns true if the result differs.
    fn compare(&mut self, state: &State) -> bool {
        let (Some(following), Some(session)) = (&self.following, &state.session) else { return false };
        let now = (following.received().len(), session.history().log().len());
        if std::mem::replace(&mut self.compared, now) == now {
            return false;
        }
        let phones = Phones(tally(following.received(), session.history()));
        let is_new = phones != self.phones;
        self.phones = phones;
        is_new
    }
}

impl Service for Reporting {
    fn ask(&mut self, request: &dyn Any, state: &mut State) -> Option<Message> {
        let AcceptReports(accepted) = request.downcast_ref()?;
        let mut entered = 0_usize;
        for (command, origin) in accepted {
            if !state.act_reported(command.clone(), *origin) {
                break;
            }
            entered += 1;
        }
        if entered > 1 {
            state.done(state.texts.with("phones-recorded-count", &[("count", entered.into())]));
        }
        self.compare(state);
        Some(Message::Redraw)
    }

    fn idle(&mut self, state: &mut State, _is_free: bool) -> Option<Message> {
        match self.following.as_mut().map(Following::follow) {
            None => {
                if let Some(told) = self.open(state) {
                    return Some(told);
                }
            }
            // Replaced, as after damage: opened again at the next opportunity.
            Some(None) => self.following = None,
            Some(Some(_)) => {}
        }
        self.compare(state).then_some(Message::Redraw)
    }

    fn leave_event(&mut self, _state: &State) -> Option<String> {
        *self = Self::default();
        None
    }

    fn published(&self, _state: &State) -> Option<&dyn Any> {
        (!self.phones.0.is_empty()).then_some(&self.phones)
    }
}
