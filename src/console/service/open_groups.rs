//! The groups of settings that are open on the event screen, stored with the local settings of the event.

use super::Service;
use super::state::State;
use crate::desk::Message;
use crate::pane::event::OpenGroups as Groups;
use crate::session::GROUPS;
use crate::store;
use std::any::Any;

/// The open groups of the event.
#[derive(Default)]
pub struct OpenGroups(Groups);

impl Service for OpenGroups {
    /// Stores the groups. A failure only means that they are folded when the event is opened again.
    fn ask(&mut self, request: &dyn Any, state: &mut State) -> Option<Message> {
        self.0 = request.downcast_ref::<Groups>()?.clone();
        if let Some(path) = state.kept_file(GROUPS) {
            let _they_are_open_until_the_event_is_left = store::keep(&path, &self.0.write());
        }
        Some(Message::Nothing)
    }

    fn resume(&mut self, state: &mut State) -> Message {
        let kept = state.kept_file(GROUPS).and_then(|path| store::kept(&path).ok().flatten());
        self.0 = kept.map(|text| Groups::read(&text)).unwrap_or_default();
        Message::Nothing
    }

    fn leave_event(&mut self, _state: &State) -> Option<String> {
        *self = Self::default();
        None
    }

    fn published(&self, _state: &State) -> Option<&dyn Any> {
        Some(&self.0)
    }
}
