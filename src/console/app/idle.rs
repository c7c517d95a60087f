//! Work done while no key arrives, and on a forced exit.

use super::App;
use crate::session::Session;
use crate::theme::Theme;
use crossterm::event::KeyEvent;

impl App {
    /// Uses idle time; must be called several times per second. Returns true if there is something new to draw.
    pub fn idle(&mut self) -> bool {
        let is_free = self.dialogs.is_empty() && self.services.finder.is_none();
        if self.services.places.is_due() {
            self.keep_place();
        }
        let asked = self.services.idle(&mut self.state, is_free);
        let mut news = !asked.is_empty();
        asked.into_iter().for_each(|message| self.update(message));
        if news {
            self.settle();
        }
        news |= self.state.look_at_clock();
        news |= self.take_found() | self.take_read() | self.take_worked() | self.work();
        if self.dialogs.is_empty() && !self.is_working() {
            news |= self.with_pane(|pane, cx| pane.rest(cx)).unwrap_or(false);
        }
        news
    }

    pub(super) fn keep_place(&mut self) {
        let kept = self.pane().map(|pane| pane.kept(&self.context())).unwrap_or_default();
        self.services.places.keep(&self.state, &kept);
    }

    /// Returns true if the event is shared, so that changes can arrive at any time.
    pub fn is_shared(&self) -> bool {
        self.services.sharing.is_on()
    }

    /// Returns the number of acts that are not synced.
    pub fn unshared(&self) -> usize {
        self.state.session.as_ref().map_or(0, Session::unshared)
    }

    /// Applies changes of others to a shared event, and syncs those made here; returns true if there is something new
    /// to draw.
    pub fn take_shared(&mut self) -> bool {
        let has_news = self.services.sharing.take(&mut self.state, self.dialogs.is_empty());
        if has_news {
            self.settle();
        }
        has_news
    }

    /// Applies the answer of the rating lists, then the keys held back for it; returns true if there is something new
    /// to draw.
    pub fn take_found(&mut self) -> bool {
        let is_there = self.services.ratings.take_found(&mut self.state);
        if is_there {
            let held = self.dialogs.last_mut().map(|dialog| dialog.release()).unwrap_or_default();
            self.press_held(held);
        }
        is_there
    }

    /// Applies a file that has been read, then the keys held back for it; returns true if there is something new to
    /// draw.
    pub fn take_read(&mut self) -> bool {
        let Some(effect) = self.services.files.take_read(&mut self.state) else { return false };
        let held = self.dialogs.pop().map(|mut waiting| waiting.release()).unwrap_or_default();
        self.carry_out(effect);
        self.press_held(held);
        self.settle();
        true
    }

    /// Presses keys that were held back; keys typed ahead do not answer a question.
    pub(super) fn press_held(&mut self, held: Vec<KeyEvent>) {
        for key in held {
            if self.asks() {
                break;
            }
            self.key(key);
        }
    }

    /// Returns true while an answer of the rating lists is pending.
    pub fn is_looking_up(&self) -> bool {
        self.services.ratings.is_looking_up()
    }

    /// Returns true while a file is being read.
    pub fn is_reading(&self) -> bool {
        self.services.files.is_reading()
    }

    /// Returns true while a rating list is being imported.
    pub fn is_importing(&self) -> bool {
        self.services.ratings.is_importing()
    }

    /// Returns true while an answer of a background service is pending.
    pub fn is_busy(&self) -> bool {
        self.services.is_busy()
    }

    /// Returns true if the topmost dialog has pending computation.
    pub(super) fn has_work(&self) -> bool {
        self.dialogs.last().is_some_and(|dialog| dialog.has_work())
    }

    /// Lets the topmost dialog compute one piece; returns true if there is something new to draw.
    pub(super) fn work(&mut self) -> bool {
        let Some(mut dialog) = self.dialogs.pop() else { return false };
        let has_news = dialog.has_work() && dialog.work(&self.context());
        self.dialogs.push(dialog);
        has_news
    }

    /// Switches to the spoken theme, which marks what a screen reader announces.
    pub fn read_aloud(&mut self) {
        self.services.themes.theme = Theme::spoken();
    }

    /// Tries once more to save before a forced exit, such as a signal or a lost terminal: entries that the disk refuses
    /// again are set aside, and offered when the event is opened next. Prompts for nothing, draws nothing, never fails.
    pub fn last_try(&mut self) {
        if let Some(session) = self.state.session.as_mut() {
            let _told_by_what_is_put_aside = session.save_again();
        }
        self.services.files.put_aside(&mut self.state);
    }

    /// Returns and clears the messages to print after the screen is restored.
    pub fn take_farewell(&mut self) -> Vec<String> {
        self.services.files.take_farewell()
    }
}
