//! Import of rating lists in the background.

use super::super::files::name_of;
use super::super::{at_length, state::State};
use super::{Ratings, folder, today};
use crate::desk::{Message, Notice, RatingRequest};
use crate::dialog::{Confirm, Pick, PickItem};
use crate::i18n::{Say, Texts};
use crate::pane;
use crate::ratings::{self, AssignedColumns, Imported, RatingsError, Wanted, Watch};
use hakem_engine::tournament::GameKind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// Time that the program waits on exit for an import to clean up.
const PARTING: Duration = Duration::from_secs(1);

/// An import running on a thread.
pub(super) struct ListImport {
    path: PathBuf,
    columns: AssignedColumns,
    kind: Option<GameKind>,
    watch: Watch,
    answers: Receiver<Result<Imported, RatingsError>>,
}

impl ListImport {
    /// Creates the record of an import: the file, or the name of a downloaded list.
    pub(super) fn new(
        path: PathBuf,
        (columns, kind): (AssignedColumns, Option<GameKind>),
        watch: Watch,
        answers: Receiver<Result<Imported, RatingsError>>,
    ) -> Self {
        Self { path, columns, kind, watch, answers }
    }
}

impl Drop for ListImport {
    fn drop(&mut self) {
        self.watch.end();
        let _ended_or_left_behind = self.answers.recv_timeout(PARTING);
    }
}

impl Ratings {
    /// Prompts for the file of a list, or shows the progress of the running import.
    pub(super) fn ask_file(&self, state: &State) -> Message {
        let Some(importing) = &self.importing else { return Message::With(Box::new(pane::ask_ratings)) };
        let values =
            [("file", name_of(&importing.path).into()), ("players", importing.watch.players().into())];
        let title = state.texts.with("ratings-importing", &values);
        let line = state.texts.get("ratings-importing-end").into_owned();
        Message::open(
            Confirm::capital(title, 'E', "confirm-end", Message::ask(RatingRequest::End)).with_lines([line]),
        )
    }

    /// Starts to import a list whose columns are known.
    pub(super) fn import(
        &mut self,
        path: PathBuf,
        columns: AssignedColumns,
        kind: Option<GameKind>,
        is_confirmed: bool,
        state: &mut State,
    ) {
        let Some(folder) = folder(state) else { return };
        let watch = Watch::default();
        let wanted =
            Wanted { name: None, kind, columns: columns.clone(), is_confirmed, watch: watch.clone() };
        let today = today(state);
        let (sender, answers) = channel();
        let (of, texts) = (path.clone(), state.texts.clone());
        let import = move || drop(sender.send(ratings::import(&of, &wanted, &folder, today, &texts)));
        let told = [("file", name_of(&path).into())];
        if thread::Builder::new().name("list".to_owned()).spawn(import).is_err() {
            return state.refuse(state.texts.with("waiting-unread", &told));
        }
        state.done(state.texts.with("ratings-import-begun", &told));
        self.importing = Some(ListImport::new(path, (columns, kind), watch, answers));
    }

    /// Cancels the running import; the lists remain unchanged.
    pub(super) fn end_import(&mut self) {
        self.updates.end();
        if let Some(importing) = &self.importing {
            importing.watch.end();
        }
    }

    /// Returns true while a list is being imported.
    pub fn is_importing(&self) -> bool {
        self.importing.is_some() || self.updates.are_waiting()
    }

    /// Reports the outcome of an import once it is available.
    pub(super) fn take_imported(&mut self, state: &mut State) -> Option<Message> {
        let importing = self.importing.take()?;
        let texts = &state.texts;
        // A dialog during the entry of results is only opened by a key, or if many cells are wrong.
        let is_asked = importing.path.is_file() || !self.updates.are_daily();
        let told = match importing.answers.try_recv() {
            Err(TryRecvError::Empty) => {
                self.importing = Some(importing);
                return None;
            }
            Err(TryRecvError::Disconnected) => {
                Notice::refused(texts.with("waiting-unread", &[("file", name_of(&importing.path).into())]))
            }
            Ok(Ok(imported))
                if imported.account.entries().len() > 2 || is_asked && !imported.account.is_plain() =>
            {
                let lines = imported.say(texts).lines().map(ToOwned::to_owned).collect();
                return Some(at_length(texts, "ratings-account", lines));
            }
            Ok(Ok(imported)) => Notice::done(imported.brief(texts)),
            Ok(Err(error @ RatingsError::Doubtful { .. })) if importing.path.is_file() => {
                return Some(confirm(&importing, error.say(texts)));
            }
            Ok(Err(error @ RatingsError::Ended)) => Notice::done(error.say(texts)),
            Ok(Err(RatingsError::NoKind { .. })) => {
                return Some(ask_kind(&importing.path, &importing.columns, texts));
            }
            Ok(Err(error)) => return Some(at_length(texts, "import-failed", vec![error.say(texts)])),
        };
        Some(Message::Tell(told))
    }
}

/// Asks for a confirmation before an unusual list is imported.
fn confirm(importing: &ListImport, told: String) -> Message {
    let mut lines = told.lines().map(ToOwned::to_owned);
    let title = lines.next().unwrap_or_default();
    let (path, columns) = (importing.path.clone(), importing.columns.clone());
    let import = Message::ask(RatingRequest::ImportConfirmed(path, columns, importing.kind));
    Message::open(Confirm::capital(title, 'I', "confirm-import-list", import).with_lines(lines))
}

/// Asks for the rate of play of a list with one rating per player.
fn ask_kind(path: &Path, columns: &AssignedColumns, texts: &Texts) -> Message {
    let choice = |kind: GameKind| {
        let import = RatingRequest::Import(path.to_owned(), columns.clone(), Some(kind));
        PickItem::plain(texts.game_kind(kind).into_owned(), Message::ask(import))
    };
    let title = texts.with("ratings-which-kind", &[("file", name_of(path).into())]);
    Message::open(Pick::new(title, GameKind::ALL.map(choice).into()))
}
