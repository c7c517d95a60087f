//! A rating list that becomes one of the console's own while the arbiter goes on with their work.

use super::App;
use super::aside::Use;
use super::file::name_of;
use crate::desk::message::{Message, Notice};
use crate::dialog::{Choice, Confirm, Pick};
use crate::i18n::Say;
use crate::pane;
use crate::ratings::{self, Columns, Imported, RatingsError, Wanted, Watch};
use hakem_engine::tournament::GameKind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// So long the program waits at its end for an import to clean up behind itself.
const PARTING: Duration = Duration::from_secs(1);

/// An import that a thread is at.
pub(super) struct Importing {
    path: PathBuf,
    columns: Columns,
    watch: Watch,
    answers: Receiver<Result<Imported, RatingsError>>,
}

impl Drop for Importing {
    fn drop(&mut self) {
        self.watch.end();
        let _ended_or_left_behind = self.answers.recv_timeout(PARTING);
    }
}

impl App {
    /// Asks for the file of a list; while one is being imported, tells how far it is.
    pub(super) fn ask_ratings(&mut self) {
        let Some(importing) = &self.importing else {
            let ask = pane::ask_ratings(&self.context());
            return self.update(ask);
        };
        let values =
            [("file", name_of(&importing.path).into()), ("players", importing.watch.players().into())];
        let title = self.texts.with("ratings-importing", &values);
        let line = self.texts.get("ratings-importing-end").into_owned();
        let confirm = Confirm::capital(title, 'E', Message::EndRatings).with_lines([line]);
        self.dialogs.push(Box::new(confirm));
    }

    /// Looks what a file of ratings is.
    pub(super) fn look_at_ratings(&mut self, path: PathBuf) {
        match self.world.data_folder.as_deref().map(ratings::folder) {
            Some(folder) => self.read_aside(path, Use::Ratings(folder)),
            None => self.notice = Some(Notice::refused(RatingsError::NoFolder.say(&self.texts))),
        }
    }

    /// Begins to import a list whose columns are known.
    pub(super) fn take_ratings(&mut self, path: PathBuf, columns: Columns, kind: Option<GameKind>) {
        let Some(folder) = self.world.data_folder.as_deref().map(ratings::folder) else { return };
        let watch = Watch::default();
        let wanted = Wanted { name: None, kind, columns: columns.clone(), watch: watch.clone() };
        let today = (self.world.now)().to_zoned(self.world.zone.clone()).date();
        let (sender, answers) = channel();
        let (of, texts) = (path.clone(), self.texts.clone());
        let import = move || drop(sender.send(ratings::import(&of, &wanted, &folder, today, &texts)));
        let told = [("file", name_of(&path).into())];
        if thread::Builder::new().name("list".to_owned()).spawn(import).is_err() {
            self.notice = Some(Notice::refused(self.texts.with("waiting-unread", &told)));
            return;
        }
        self.notice = Some(Notice::done(self.texts.with("ratings-import-begun", &told)));
        self.importing = Some(Importing { path, columns, watch, answers });
    }

    /// Ends the import that goes on; the lists stay as they are.
    pub(super) fn end_ratings(&mut self) {
        if let Some(importing) = &self.importing {
            importing.watch.end();
        }
    }

    /// Whether a list is being imported.
    #[must_use]
    pub fn is_importing(&self) -> bool {
        self.importing.is_some()
    }

    /// Tells what came of an import once nothing else is open; returns whether there is something new to draw.
    pub fn take_imported(&mut self) -> bool {
        let is_free = self.dialogs.is_empty() && self.finder.is_none();
        let Some(importing) = self.importing.take_if(|_| is_free) else { return false };
        let told = match importing.answers.try_recv() {
            Err(TryRecvError::Empty) => {
                self.importing = Some(importing);
                return false;
            }
            Err(TryRecvError::Disconnected) => {
                let values = [("file", name_of(&importing.path).into())];
                Notice::refused(self.texts.with("waiting-unread", &values))
            }
            Ok(Ok(imported)) => Notice::done(imported.say(&self.texts)),
            Ok(Err(error @ RatingsError::Ended)) => Notice::done(error.say(&self.texts)),
            Ok(Err(RatingsError::NoKind { .. })) => {
                let pick = self.ask_kind(&importing.path, &importing.columns);
                self.dialogs.push(Box::new(pick));
                return true;
            }
            Ok(Err(error)) => {
                self.tell_at_length("import-failed", vec![error.say(&self.texts)]);
                return true;
            }
        };
        self.notice = Some(told);
        true
    }

    /// Asks which ratings a list holds that has one a player.
    fn ask_kind(&self, path: &Path, columns: &Columns) -> Pick {
        let choice = |kind: GameKind| {
            let take = Message::TakeRatings(path.to_owned(), columns.clone(), Some(kind));
            Choice::plain(self.texts.game_kind(kind).into_owned(), take)
        };
        let title = self.texts.with("ratings-which-kind", &[("file", name_of(path).into())]);
        Pick::new(title, GameKind::ALL.map(choice).into())
    }
}
