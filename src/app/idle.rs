//! What the console does without being asked: while no key comes, and when it is ended from outside.

use super::App;
use super::session::Session;
use crate::message::Notice;

/// How many calls of [`App::idle`] lie between two attempts to save.
const ATTEMPT: u32 = 10;

impl App {
    /// Uses the time in which no key comes: tries again to save what the disk refused. To be called a few times a
    /// second; returns whether there is something new to draw.
    pub fn idle(&mut self) -> bool {
        self.waited = self.waited.wrapping_add(1);
        if !self.waited.is_multiple_of(ATTEMPT) {
            return false;
        }
        let Some(session) = self.session.as_mut().filter(|session| session.unsaved() > 0) else {
            return false;
        };
        let before = session.unsaved();
        if session.save_again().is_none() {
            self.notice = Some(Notice::done(self.texts.get("saved-again")));
        }
        before != self.session.as_ref().map_or(0, Session::unsaved)
    }

    /// The last chance before the program ends without a question, as when the system ends it or the terminal is
    /// gone: what the disk has refused so far is tried once more. Asks nothing, draws nothing, never fails.
    pub fn last_try(&mut self) {
        if let Some(session) = self.session.as_mut() {
            let _no_one_left_to_tell = session.save_again();
        }
    }
}
