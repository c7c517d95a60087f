//! What the console does without being asked: while no key comes, and when it is ended from outside.

use super::App;
use crate::session::Session;
use crate::theme::Theme;
use crossterm::event::KeyEvent;

impl App {
    /// Uses the time in which no key comes. To be called a few times a second; returns whether there is something new to draw.
    pub fn idle(&mut self) -> bool {
        let is_free = self.dialogs.is_empty();
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

    /// Keeps where the arbiter is.
    pub(super) fn keep_place(&mut self) {
        let kept = self.pane().map(|pane| pane.kept(&self.context())).unwrap_or_default();
        self.services.places.keep(&self.state, &kept);
    }

    /// Whether the event goes on elsewhere too, so that something new may come at any moment.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.services.sharing.is_on()
    }

    /// Returns how many acts are not shared yet.
    #[must_use]
    pub fn unshared(&self) -> usize {
        self.state.session.as_ref().map_or(0, Session::unshared)
    }

    /// Takes in what others did to a shared event, and has what was done here shared; returns whether there is something new to draw.
    pub fn take_shared(&mut self) -> bool {
        let has_news = self.services.sharing.take(&mut self.state, self.dialogs.is_empty());
        if has_news {
            self.settle();
        }
        has_news
    }

    /// Takes in the answer of the rating lists, and the keys that waited for it; returns whether there is something new
    /// to draw.
    pub fn take_found(&mut self) -> bool {
        let is_there = self.services.ratings.take_found(&mut self.state);
        if is_there {
            let held = self.dialogs.last_mut().map(|dialog| dialog.release()).unwrap_or_default();
            self.press_held(held);
        }
        is_there
    }

    /// Takes in a file that was read, and the keys that waited for it; returns whether there is something new to draw.
    pub fn take_read(&mut self) -> bool {
        let Some(effect) = self.services.files.take_read(&mut self.state) else { return false };
        let held = self.dialogs.pop().map(|mut waiting| waiting.release()).unwrap_or_default();
        self.carry_out(effect);
        self.press_held(held);
        self.settle();
        true
    }

    /// Presses keys that waited for an answer: what is typed ahead answers no question.
    pub(super) fn press_held(&mut self, held: Vec<KeyEvent>) {
        for key in held {
            if self.asks() {
                break;
            }
            self.key(key);
        }
    }

    /// Whether an answer of the rating lists is still to come.
    #[must_use]
    pub fn is_looking_up(&self) -> bool {
        self.services.ratings.is_looking_up()
    }

    /// Whether a file is being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.services.files.is_reading()
    }

    /// Whether a rating list is being imported.
    #[must_use]
    pub fn is_importing(&self) -> bool {
        self.services.ratings.is_importing()
    }

    /// Whether the rounds of a report are still being paired again.
    #[must_use]
    pub fn is_checking(&self) -> bool {
        self.services.checking.is_running()
    }

    /// Whether the rest of the event is still being rehearsed.
    #[must_use]
    pub fn is_rehearsing(&self) -> bool {
        self.services.rehearsing.is_running()
    }

    /// Whether another way of pairing is still to say what it has of the draft.
    #[must_use]
    pub fn is_asking_second(&self) -> bool {
        self.services.second.is_open()
    }

    /// Whether the dialog on top has something to work out.
    pub(super) fn has_work(&self) -> bool {
        self.dialogs.last().is_some_and(|dialog| dialog.has_work())
    }

    /// Lets the dialog on top work out one piece of what it shows; returns whether there is something new to draw.
    pub(super) fn work(&mut self) -> bool {
        let Some(mut dialog) = self.dialogs.pop() else { return false };
        let has_news = dialog.has_work() && dialog.work(&self.context());
        self.dialogs.push(dialog);
        has_news
    }

    /// Marks what is drawn for those who read it aloud.
    pub fn read_aloud(&mut self) {
        self.services.themes.theme = Theme::spoken();
    }

    /// The last chance before the program ends without a question, as when the system ends it or the terminal is
    /// gone: what the disk has refused so far is tried once more, and put aside if that fails, to be offered when the
    /// event is opened again. Asks nothing, draws nothing, never fails.
    pub fn last_try(&mut self) {
        if let Some(session) = self.state.session.as_mut() {
            let _told_by_what_is_put_aside = session.save_again();
        }
        self.services.files.put_aside(&mut self.state);
    }

    /// Returns what is to be told when the screen has been given back, and forgets it.
    pub fn take_farewell(&mut self) -> Vec<String> {
        self.services.files.take_farewell()
    }
}
