//! What the console does without being asked: while no key comes, and when it is ended from outside.

use super::App;
use crate::desk::message::Notice;
use crate::event::Derived;
use crate::i18n::Say;
use crate::session::{Follow, Session};

/// How many calls of [`App::idle`] lie between two attempts to save or to reach the second folder.
const ATTEMPT: u32 = 10;

/// How many calls lie between two looks at a file that another program writes.
const LOOK: u32 = 3;

/// How many calls a second folder may take to answer before the arbiter is told.
const SLOW: u32 = 25;

impl App {
    /// Uses the time in which no key comes: tries again to save what the disk refused, follows a file that another
    /// program writes, looks after the second folder. To be called a few times a second; returns whether there is
    /// something new to draw.
    pub fn idle(&mut self) -> bool {
        self.waited = self.waited.wrapping_add(1);
        let mut news = self.watch_mirror();
        news |= self.watch_printer();
        news |= self.update_site();
        news |= self.read_files();
        news |= self.take_found();
        news |= self.take_checked();
        news |= self.take_read();
        news |= self.take_worked();
        news |= self.take_imported();
        // What a thread works out is of the event as it is.
        if self.waited.is_multiple_of(LOOK) && !self.is_working() {
            news |= self.follow();
        }
        if self.waited.is_multiple_of(ATTEMPT) {
            news |= self.try_again();
            news |= self.watch_ratings();
        }
        news |= self.work();
        if self.dialogs.is_empty() && !self.is_working() {
            news |= self.with_pane(|pane, cx| pane.rest(cx)).unwrap_or(false);
        }
        news
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

    /// Tries to save what the disk refused, and to reach a second folder that is lost.
    fn try_again(&mut self) -> bool {
        let Some(session) = self.session.as_mut() else { return false };
        if session.mirror_warning().is_some() && !session.mirror_is_behind() {
            session.retry_mirror();
        }
        let before = session.unsaved();
        if before > 0 && session.save_again().is_none() {
            self.notice = Some(Notice::done(self.texts.get("saved-again")));
        }
        before != self.session.as_ref().map_or(0, Session::unsaved)
    }

    /// Takes in what another program has written to the event file.
    fn follow(&mut self) -> bool {
        let followed = self.session.as_mut().map_or(Follow::Same, Session::follow);
        if followed == Follow::More {
            self.derived = Derived::default();
            self.follow_rounds();
            self.settle();
        }
        if followed == Follow::Stale {
            self.notice = Some(Notice::warning(self.texts.get("file-stale")));
        }
        followed != Follow::Same
    }

    /// Tells when the second folder is lost or there again, and remembers it once it is known.
    fn watch_mirror(&mut self) -> bool {
        let Some(session) = self.session.as_ref().filter(|session| session.mirror().is_some()) else {
            return false;
        };
        self.mirror.behind =
            if session.mirror_is_behind() { self.mirror.behind.saturating_add(1) } else { 0 };
        if self.mirror.behind > 0 && self.mirror.behind < SLOW {
            return false;
        }
        if !self.mirror.is_kept && session.mirror_mark().is_some() {
            self.keep_mirror();
        }
        let Some(session) = &self.session else { return false };
        let is_slow = self.mirror.behind >= SLOW;
        let told = match session.mirror_warning() {
            Some(warning) => Some(warning.say(&self.texts)),
            None if is_slow => Some(self.texts.get("mirror-no-answer").into_owned()),
            None => None,
        };
        if told.is_some() == self.mirror.is_lost {
            return false;
        }
        self.mirror.is_lost = told.is_some();
        self.notice = Some(match told {
            Some(warning) => Notice::warning(warning),
            None => Notice::done(self.texts.get("mirror-found-again")),
        });
        true
    }

    /// The last chance before the program ends without a question, as when the system ends it or the terminal is
    /// gone: what the disk has refused so far is tried once more, and put aside if that fails, to be offered when the
    /// event is opened again. Asks nothing, draws nothing, never fails.
    pub fn last_try(&mut self) {
        if let Some(session) = self.session.as_mut() {
            let _told_by_what_is_put_aside = session.save_again();
        }
        self.put_aside();
    }
}
