//! The files service: opening, creating and closing event files, reading files of other programs, the backup folder,
//! the list of the start screen.

mod damage_recovery;
mod import;
mod leave;
pub mod merging;
mod mirror;
mod recent;
mod rescue;
mod samples;

pub use recent::look_into;

use super::{Check, Effect, Service, at_length, bye_not_copied, ratings, state::State, world::World};
use crate::desk::{Completion, Context, EventFile, FileRequest, Message, Notice, Request, Wanted};
use crate::dialog::{Confirm, Preview};
use crate::exchange::roster::{self, RosterTable};
use crate::exchange::{self, Content, ImportError, Imported};
use crate::i18n::{Naming, Say, Texts};
use crate::pane::incoming;
use crate::ratings::RatingsError;
use crate::session::{OpenError, Plan, Session, shared_at};
use crate::store::StoreError;
use crate::text;
use hakem_engine::command::{Command, TemplateParts, begin_like};
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::paired_rounds;
use hakem_engine::tournament::{Name, PlayerId};
use hakem_engine::warning::check_due;
use import::{BackgroundImport, Purpose};
use mirror::Mirror;
use std::path::{Path, PathBuf, is_separator};

/// Number of idle calls between two attempts to save or to reach the mirror.
const ATTEMPT: u32 = 10;

/// Number of idle calls between two checks of a file that another program writes.
const LOOK: u32 = 3;

/// Returns the file name without its folder, for display.
pub fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Maximum number of names offered.
const OFFERED: usize = 40;

/// Completes a partial path; relative paths start in the folder.
fn completion(folder: &Path, typed: &str, wanted: Wanted) -> Completion {
    let (before, begun) = typed.rfind(is_separator).map_or(("", typed), |at| typed.split_at(at + 1));
    let entries = std::fs::read_dir(folder.join(before)).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let is_folder = entry.path().is_dir();
            let is_wanted = match wanted {
                Wanted::Event => is_folder || name.ends_with(".hakem"),
                Wanted::File => true,
                Wanted::Folder => is_folder,
            };
            let is_shown = name.starts_with(begun) && (begun.starts_with('.') || !name.starts_with('.'));
            (is_wanted && is_shown).then(|| if is_folder { format!("{name}/") } else { name })
        })
        .collect();
    names.sort();
    let shared = names.iter().skip(1).fold(names.first().cloned().unwrap_or_default(), |shared, name| {
        let same = shared.chars().zip(name.chars()).take_while(|(one, other)| one == other);
        same.map(|(letter, _)| letter).collect()
    });
    let path = if names.is_empty() { typed.to_owned() } else { format!("{before}{shared}") };
    if names.len() == 1 {
        names.clear();
    }
    names.truncate(OFFERED);
    Completion { path, names }
}

/// The files service.
pub struct Files {
    listed: Vec<EventFile>,
    reading: Option<BackgroundImport>,
    /// Backup folder of the event.
    mirror: Mirror,
    /// Messages to report after the event has been left or the program has ended.
    farewell: Vec<String>,
    /// Number of idle calls.
    waited: u32,
}

impl Files {
    /// Creates the service and lists the event files of the folder.
    pub fn new(world: &World) -> Self {
        let listed = recent::event_files(world);
        Self { listed, reading: None, mirror: Mirror::default(), farewell: Vec::new(), waited: 0 }
    }

    /// Returns the event files of the folder and the recently opened ones, as of when the start screen was opened.
    pub fn listed(&self) -> &[EventFile] {
        &self.listed
    }

    /// Returns the event file opened before the current one, if it still exists.
    pub fn opened_before(state: &State) -> Option<PathBuf> {
        let here = state.session.as_ref()?.path();
        let here = std::path::absolute(here).unwrap_or_else(|_| here.to_owned());
        recent::remembered(&state.world).into_iter().find(|path| *path != here && path.is_file())
    }

    /// Returns true if the backup folder is lost, as already reported.
    pub fn has_lost_mirror(&self) -> bool {
        self.mirror.is_lost()
    }

    /// Creates an event with the settings of another one.
    fn create_like(
        &mut self,
        other: &Path,
        path: &Path,
        (name, taken): (Name, TemplateParts),
        state: &mut State,
    ) -> Effect {
        let session = match Session::open_to_read(&state.world.disk, other) {
            Ok(session) => session,
            Err(error) => return failed("open-failed", &error, state),
        };
        let other = session.history().snapshot();
        let told = bye_not_copied(other, &state.texts).map(Notice::warning).map(Message::Tell);
        let commands = as_section(path, begin_like(other, name, taken));
        self.create(path, commands, told.unwrap_or(Message::Nothing), state)
    }

    pub fn ask(&mut self, request: FileRequest, state: &mut State) -> Effect {
        match request {
            FileRequest::Open(path) => return self.open(&path, state),
            FileRequest::New(path, settings) => {
                let commands = as_section(&path, vec![Command::Announce(settings)]);
                return self.create(&path, commands, Message::Nothing, state);
            }
            FileRequest::NewLike { other, path, name, taken } => {
                return self.create_like(&other, &path, (name, taken), state);
            }
            FileRequest::Import(path) => return self.read(path, Purpose::NewEvent, state),
            FileRequest::TakeIn(path) if is_event_file(&path) => return take_players(&path, state),
            FileRequest::TakeIn(path) => return self.read(path, Purpose::OpenEvent, state),
            FileRequest::ReadRatings(path) => match ratings::folder(state) {
                Some(folder) => return self.read(path, Purpose::Ratings(folder), state),
                None => {
                    let told = Notice::refused(RatingsError::NoFolder.say(&state.texts));
                    return Effect::Then(Message::Tell(told));
                }
            },
            FileRequest::Merge(path) => return merging::review(&path, state),
            FileRequest::Adopt(path, chosen) => return merging::adopt(&path, &chosen, state),
            FileRequest::Rescue(order) => return rescue::offer(&order, state),
            FileRequest::Make(path, commands) => return self.make(&path, commands, Vec::new(), state),
            FileRequest::Sample(sample) => return self.open_sample(sample, state),
            FileRequest::Close => return self.close(state),
            FileRequest::Complete(typed, wanted) => {
                return Effect::Completed(completion(&state.world.folder, &typed, wanted));
            }
            FileRequest::Abandon(then) => {
                self.put_aside(state);
                return Effect::Abandoned(*then);
            }
            FileRequest::SaveCopy(path, chosen) if self.save_copy(&path, &chosen, state) => {
                return Effect::Copied;
            }
            FileRequest::SaveCopy(..) => {}
            FileRequest::StopReading => self.stop_reading(state),
            FileRequest::Mirror(folder) => self.mirror.choose(folder.as_deref(), state),
            FileRequest::ResumeMirror => self.mirror.resume(state),
            FileRequest::SaveAs => return Effect::Then(leave::ask_save_as(state)),
            FileRequest::TakeUnsaved => return Effect::Then(leave::take_unsaved(state)),
            FileRequest::DiscardUnsaved => leave::discard_unsaved(state),
        }
        Effect::Then(Message::Nothing)
    }

    /// Opens an event in its initial view.
    pub(super) fn begin(
        &mut self,
        session: Session,
        is_reopened: bool,
        then: Message,
        state: &mut State,
    ) -> Effect {
        self.leave_mirror(state);
        // An event followed only in memory cannot be reopened.
        if session.path().exists() {
            recent::remember(&state.world, session.path());
        }
        self.mirror = Mirror::default();
        state.begin(session);
        Effect::Begun { is_reopened, then }
    }

    fn open(&mut self, path: &Path, state: &mut State) -> Effect {
        match Session::open(&state.world.disk, path) {
            Ok((session, notices)) => {
                let texts = &state.texts;
                let mut told: Vec<String> = notices.iter().map(|notice| notice.say(texts)).collect();
                if let Some(cut) = session.cut() {
                    told.insert(0, cut.say(texts));
                }
                told.extend(shared_at(path).map(|address| {
                    texts
                        .with("share-opened-alone", &[("address", text::clean(&address).into_owned().into())])
                }));
                let then = at_length(texts, "open-notices", told);
                self.begin(session, true, then, state)
            }
            Err(error) => match &error {
                OpenError::Store(StoreError::Foreign { .. }) => {
                    Effect::Then(offer_import(path, &error, state))
                }
                OpenError::Store(_) | OpenError::Replay { .. } => failed("open-failed", &error, state),
            },
        }
    }

    fn create(&mut self, path: &Path, commands: Vec<Command>, then: Message, state: &mut State) -> Effect {
        let entries = commands.into_iter().map(Entry::Did).collect();
        match Session::create(&state.world.disk, path, entries, (state.world.now)()) {
            Ok(session) => self.begin(session, false, then, state),
            Err(error) => failed("open-failed", &error, state),
        }
    }

    /// Creates an event from imported content: a report or a list of players.
    fn import(&mut self, path: &Path, content: Content, state: &mut State) -> Effect {
        match content {
            Content::Players(table) => Effect::Then(preview_new(path, table, state)),
            content => match exchange::to_event(path, content, &state.texts) {
                Ok(imported) => {
                    let told = imported.say(&state.texts);
                    self.make(path, imported.commands, vec![told], state)
                }
                Err(ImportError::Contradicted { path, errors, commands }) => {
                    let error =
                        ImportError::Contradicted { path: path.clone(), errors, commands: Vec::new() };
                    Effect::Then(offer_boards(path, commands, &error, state))
                }
                Err(ImportError::Doubtful { path, doubts, imported }) => {
                    let account = imported.account.lines(&state.texts);
                    let then = Message::ask(FileRequest::Make(path.clone(), imported.commands));
                    Effect::Then(ask_doubtful(&path, doubts, account, then, &state.texts))
                }
                Err(error) => failed("import-failed", &error, state),
            },
        }
    }

    /// Creates an event file next to a file and opens it; reports notes and checks its rounds.
    fn make(&mut self, path: &Path, commands: Vec<Command>, told: Vec<String>, state: &mut State) -> Effect {
        let told = at_length(&state.texts, "import-adjusted", told);
        let then = Message::All(vec![told, Message::Ask(Request::of(Check))]);
        let made = match History::begun_by(commands.clone(), Moment(0)) {
            Ok(made) => made,
            Err(why) => {
                let who = |id: PlayerId| id.to_string();
                return failed("import-failed", &Naming { what: &why, who: &who }, state);
            }
        };
        let due = check_due(made.snapshot(), paired_rounds(made.snapshot()).collect());
        let commands = commands.into_iter().chain(due).collect();
        self.create(&exchange::event_file_beside(path), commands, then, state)
    }

    fn close(&mut self, state: &mut State) -> Effect {
        self.leave_mirror(state);
        self.listed = recent::event_files(&state.world);
        state.close();
        Effect::Closed
    }
}

impl Service for Files {
    /// Maintains the mirror, retries unsaved entries, follows a file that another program writes, and refreshes the
    /// summaries of listed files.
    fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        self.waited = self.waited.wrapping_add(1);
        let mut news = self.mirror.idle(state);
        if state.session.is_none() {
            news |= look_into(&mut self.listed, &state.world, &state.texts);
        }
        // A running task is based on the current state of the event.
        if self.waited.is_multiple_of(LOOK) && !state.is_working() {
            news |= state.follow(is_free);
        }
        if self.waited.is_multiple_of(ATTEMPT) {
            news |= try_again(state);
        }
        news.then_some(Message::Redraw)
    }

    /// Offers to resume the backup folder, and offers entries that could not be saved when the event was last open.
    fn resume(&mut self, state: &mut State) -> Message {
        let mirror = self.mirror.offer(state);
        Message::All(vec![mirror, leave::offer_unsaved(state)])
    }
}

/// Returns the initial commands of an event in the folder of a festival: they adopt the shared settings that the event
/// does not set itself.
fn as_section(path: &Path, commands: Vec<Command>) -> Vec<Command> {
    let folder = path.parent().filter(|folder| Plan::is_in(folder));
    // An unreadable plan is reported once the event is open.
    let Some(plan) = folder.and_then(|folder| Plan::read(folder).ok()) else { return commands };
    let given = |command| match command {
        Command::Announce(own) => Command::Announce(Box::new(plan.below(&own))),
        other => other,
    };
    commands.into_iter().map(given).collect()
}

/// Returns true if the file has the extension of event files.
fn is_event_file(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("hakem"))
}

/// Shows the changes that the players of another event, without those who left, would make to the open one.
fn take_players(path: &Path, state: &State) -> Effect {
    match Session::open_to_read(&state.world.disk, path) {
        Ok(session) => {
            let stay = session.history().snapshot().players().filter(|(_, found)| found.left.is_none());
            let players = stay.map(|(_, found)| found.player.clone()).collect();
            let file = name_of(path);
            Effect::Then(Message::With(Box::new(move |cx| incoming::players(file, players, Vec::new(), cx))))
        }
        Err(error) => failed("open-failed", &error, state),
    }
}

fn failed(title: &str, why: &impl Say, state: &State) -> Effect {
    Effect::Then(at_length(&state.texts, title, vec![why.say(&state.texts)]))
}

/// Reports that a file is not an event file, and offers to import it.
fn offer_import(path: &Path, why: &OpenError, state: &State) -> Message {
    let title = state.texts.get("open-failed").into_owned();
    let import = Message::ask(FileRequest::Import(path.to_owned()));
    let question = Confirm::capital(title, 'I', "confirm-import", import);
    Message::open(question.with_lines([why.say(&state.texts), String::new()]))
}

/// Reports that the boards of a report contradict its match points, and offers an event that counts the boards.
fn offer_boards(path: PathBuf, commands: Vec<Command>, why: &ImportError, state: &State) -> Message {
    let texts = &state.texts;
    let question = Confirm::capital(
        texts.get("import-failed"),
        'B',
        "confirm-count-boards",
        Message::ask(FileRequest::Make(path, commands)),
    );
    let lines = why.say(texts).lines().map(str::to_owned).collect::<Vec<_>>();
    let offer = [String::new(), texts.get("import-offer-boards").into_owned()];
    Message::open(question.with_lines(lines.into_iter().chain(offer)))
}

/// Shows why a file is unusual with its account, and imports it after a confirmation.
fn ask_doubtful(
    path: &Path,
    doubts: Vec<String>,
    account: Vec<String>,
    then: Message,
    texts: &Texts,
) -> Message {
    let first = texts.with("import-doubtful", &[("path", name_of(path).into())]);
    let question = Confirm::capital(texts.get("import-failed"), 'I', "confirm-import-list", then);
    let lines = std::iter::once(first).chain(doubts).chain(account);
    Message::open(question.with_lines(lines))
}

/// Shows the changes that the players of an imported event would make to the open one.
fn incoming_players(file: String, imported: Imported, cx: &Context) -> Message {
    let told = imported.say(cx.texts);
    let account = told.lines().map(str::to_owned).collect();
    incoming::players(file, exchange::registered(imported.commands), account, cx)
}

/// Shows the columns of a list before an event is created from it.
fn preview_new(path: &Path, table: RosterTable, state: &State) -> Message {
    let of = path.to_owned();
    let preview = Preview::new(name_of(path), table, &state.texts, move |players, cx| {
        let commands = roster::commands(players, &of, cx.texts.language());
        Message::ask(FileRequest::Make(of.clone(), commands))
    });
    Message::open(preview)
}

/// Imports content into the open event: differences are reviewed first.
fn take_in(path: &Path, content: Content) -> Effect {
    let path = path.to_owned();
    Effect::Then(Message::With(Box::new(move |cx| differing(&path, content, cx))))
}

fn differing(path: &Path, content: Content, cx: &Context) -> Message {
    let file = name_of(path);
    match content {
        Content::Players(table) => incoming::list(file, table, cx),
        Content::Games(games, account) => incoming::results(&file, (&games, &account), cx),
        Content::SeatTable(table) => incoming::seat_table(&table, cx),
        Content::Report(_) | Content::Event(_) => match exchange::to_event(path, content, cx.texts) {
            Ok(imported) => incoming_players(file, imported, cx),
            Err(ImportError::Doubtful { path, doubts, imported }) => {
                let then = Message::With(Box::new(move |cx| incoming_players(file, *imported, cx)));
                ask_doubtful(&path, doubts, Vec::new(), then, cx.texts)
            }
            Err(error) => at_length(cx.texts, "import-failed", vec![error.say(cx.texts)]),
        },
    }
}

/// Shows rows that were pasted on the players pane.
pub fn paste_rows(text: &str, cx: &Context) -> Message {
    match roster::separated::rows(text) {
        Ok(table) => incoming::list(cx.texts.get("incoming-pasted").into_owned(), table, cx),
        Err(fault) => Message::Tell(Notice::refused(fault.say(cx.texts))),
    }
}

/// Retries unsaved entries, and probes the mirror: a lost one may be available again, and a deletion is not
/// detected elsewhere.
fn try_again(state: &mut State) -> bool {
    let Some(session) = state.session.as_mut() else { return false };
    if !session.mirror_is_behind() {
        session.retry_mirror();
    }
    let before = session.unsaved();
    if before > 0 && session.save_again().is_none() {
        state.done(state.texts.get("saved-again").into_owned());
    }
    before != state.session.as_ref().map_or(0, Session::unsaved)
}
