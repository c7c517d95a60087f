//! The sheets service: sheets to the printer or into files, the pages of the event, the organiser's logo. The printer is asked by a
//! thread of its own, so that nothing waits for it.

mod closing;
mod letters;
mod logo;
mod printer;
mod site;
mod together;

use super::{at_length, state::State};
use crate::desk::context::{ClosingOrder, Site};
use crate::desk::message::{Grade, Message, Notice};
use crate::desk::request::SheetRequest;
use crate::event::{Chosen, Event};
use crate::i18n::{Arg, Say, Texts};
use crate::publish::logo::Logo;
use crate::publish::order::{PrintOrder, Ready};
use crate::publish::paper::PageSetup;
use crate::publish::{HASH_DIGITS, SheetFormat};
use crate::session::{COLUMNS, PAPERS, cause, chosen_columns, chosen_setup, kept_file};
use crate::sheet::columns::About;
use crate::store::{self, SiteError};
use hakem_engine::history::Moment;
use hakem_engine::tournament::{Issue, Way};
use letters::{Letters, Order};
use printer::hand_over;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// How many idle times the printer may take to answer before the arbiter is told.
const SLOW: u32 = 50;

/// Sheets that the printer has not answered for.
struct Job {
    issue: Issue,
    answer: Receiver<Result<(), String>>,
    waited: u32,
}

/// The sheets service.
#[derive(Default)]
pub struct Sheets {
    jobs: Vec<Job>,
    /// Where the pages of the event are written.
    site: Option<Site>,
    /// The pages of all sections, while a thread keeps them up to date.
    followed: Option<site::Followed>,
    /// For how many entries the pages were written last.
    written: Option<usize>,
    /// Whether it was told that they cannot be written.
    is_refused: bool,
    /// How the event was closed last.
    closed: Option<ClosingOrder>,
    /// The columns that were chosen of sheets.
    chosen: Chosen,
    /// For which paper sheets are laid out, and how.
    setup: PageSetup,
    /// Names of which was told that the type of the pages lacks letters of them.
    lacking: BTreeSet<String>,
    /// Faces for those letters, and the search for them.
    letters: Letters,
    /// The organiser's logo and its file.
    logo: Option<(PathBuf, Arc<Logo>)>,
}

impl Sheets {
    /// Answers to a request.
    pub fn ask(&mut self, request: SheetRequest, state: &mut State) -> Message {
        match request {
            SheetRequest::Print(order) => return self.carry_out(Order::Print(order), state),
            SheetRequest::Write(order, folder) => return self.carry_out(Order::Write(order, folder), state),
            SheetRequest::Copy(order) => return self.carry_out(Order::Copy(order), state),
            SheetRequest::Close(order) => return self.carry_out(Order::Close(order), state),
            SheetRequest::Site(site) => self.choose_site(site, state),
            SheetRequest::Logo(path) => self.choose_logo(path, state),
            SheetRequest::Columns(sheet, columns) => self.choose_columns(sheet, columns, state),
            SheetRequest::Setup(setup) => self.choose_setup(setup, state),
        }
        Message::Nothing
    }

    /// Looks whether the printer has answered and letters are found, and brings the pages up to date; `is_free`: nothing is open over the
    /// pane.
    pub fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        // Sheets leave the room as the event is now.
        if is_free
            && state.looking.is_none()
            && let Some(message) = self.take_letters(Duration::ZERO, state)
        {
            return Some(message);
        }
        let mut news = self.watch_printer(state);
        news |= self.update_site(state);
        news.then_some(Message::Nothing)
    }

    /// Takes up what the event had when it was open last: pages, closing, columns and logo.
    pub fn resume(&mut self, state: &mut State) {
        self.resume_site(state);
        self.resume_closing(state);
        let data = state.world.data_folder.as_deref();
        let event = state.session.as_ref().map(|session| (session.path(), session.event()));
        let kept = event.as_ref().map(|(path, event)| {
            let of = (*path, event.as_str());
            (chosen_columns(data, of), chosen_setup(data, of))
        });
        (self.chosen, self.setup) = kept.unwrap_or_default();
        self.resume_logo(state);
    }

    /// Returns where the pages of the event are written; `None` when they are not.
    #[must_use]
    pub fn site(&self) -> Option<&Site> {
        self.site.as_ref()
    }

    /// Returns how the event was closed last.
    #[must_use]
    pub fn closing_order(&self) -> Option<&ClosingOrder> {
        self.closed.as_ref()
    }

    /// Returns the columns that were chosen of sheets.
    #[must_use]
    pub fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    /// Returns for which paper sheets are laid out, and how.
    #[must_use]
    pub fn setup(&self) -> PageSetup {
        self.setup
    }

    /// Returns the file of the organiser's logo.
    #[must_use]
    pub fn logo_file(&self) -> Option<&Path> {
        self.logo.as_ref().map(|(path, _)| path.as_path())
    }

    fn logo(&self) -> Option<&Arc<Logo>> {
        self.logo.as_ref().map(|(_, logo)| logo)
    }

    /// Makes the sheets of an order, with what the log will say of them, and what is to be told of sections that do not have them.
    fn ready(
        &self,
        order: &PrintOrder,
        way: Way,
        to: String,
        state: &State,
    ) -> Result<(Vec<Ready>, Issue, Vec<String>), String> {
        let session = state.session.as_ref().ok_or_else(String::new)?;
        if state.looking.is_some() {
            return Err(state.texts.get("past-refused").into_owned());
        }
        if !order.sections.is_empty() {
            return self.ready_together(order, way, to, state);
        }
        let hash = session.hash();
        let printed = Moment((state.world.now)().as_millisecond());
        let address = self.site.as_ref().and_then(|site| site.address.as_deref());
        let event = Event { chosen: &self.chosen, ..state.event() };
        let find = |letters: &BTreeSet<char>| self.letters.find(letters);
        let ready = order.ready(event, (printed, &hash), (address, self.logo()), &find);
        let ready = ready.map_err(|error| error.say(&state.texts))?;
        let sheets = ready.iter().map(|ready| ready.issued.clone()).collect();
        let hash = hash.chars().take(HASH_DIGITS).collect();
        Ok((ready, Issue { way, sheets, hash, to }, Vec::new()))
    }

    /// Lets a sheet have other columns, also on the pages of the event, and when the event is opened again.
    fn choose_columns(&mut self, sheet: &str, columns: Option<Vec<About>>, state: &State) {
        let names = columns.map(|columns| columns.iter().map(|about| about.name().to_owned()).collect());
        self.chosen.choose(sheet, names);
        self.written = None;
        let Some(path) = file(COLUMNS, state) else { return };
        if self.chosen.is_empty() {
            let _there_may_be_none = fs::remove_file(path);
        } else {
            let _best_effort = store::keep(&path, &self.chosen.written());
        }
    }

    /// Lays sheets out for another paper, also when the event is opened again. What cannot be kept is chosen again.
    fn choose_setup(&mut self, setup: PageSetup, state: &State) {
        self.setup = setup;
        if let Some(path) = file(PAPERS, state) {
            let _best_effort = store::keep(&path, &(setup.written() + "\n"));
        }
    }

    /// Hands sheets to the print command of the system.
    fn print(&mut self, order: &PrintOrder, state: &mut State) -> Message {
        // A printer takes pages or plain text.
        let format = if order.format == SheetFormat::Text { SheetFormat::Text } else { SheetFormat::Pdf };
        if order.sheets.is_empty() {
            state.refuse(state.texts.get("wall-report-not-printed").into_owned());
            return Message::Nothing;
        }
        let order = PrintOrder { format, report: None, ..order.clone() };
        let command = state.world.print_command.clone();
        let (ready, issue, left) = match self.ready(&order, Way::Printed, command.join(" "), state) {
            Ok(ready) => ready,
            Err(told) => {
                state.refuse(told);
                return Message::Nothing;
            }
        };
        let lacking = ready.iter().flat_map(|ready| ready.lacking.clone()).collect();
        let (tell, answer) = channel();
        let texts = Texts::new(state.texts.language());
        let asked = thread::Builder::new().name("printer".to_owned()).spawn(move || {
            let answer = ready.iter().try_for_each(|ready| hand_over(&command, ready));
            let _nobody_may_be_there = tell.send(answer.map_err(|error| error.say(&texts)));
        });
        match asked {
            Ok(_) => {
                state.done(state.texts.get("wall-sent").into_owned());
                self.jobs.push(Job { issue, answer, waited: 0 });
                let left = at_length(&state.texts, "wall-not-of-all", left);
                Message::All(vec![left, self.tell_lacking(lacking, &state.texts)])
            }
            Err(error) => {
                let cause = cause(&error, &state.texts);
                state.refuse(state.texts.with("wall-print-failed", &[("why", cause)]));
                Message::Nothing
            }
        }
    }

    /// Says which names stand on pages without some of their letters: of each name once.
    fn tell_lacking(&mut self, lacking: Vec<String>, texts: &Texts) -> Message {
        let mut names: Vec<String> = Vec::new();
        for name in lacking {
            if self.lacking.insert(name.clone()) {
                names.push(name);
            }
        }
        if names.is_empty() {
            return Message::Nothing;
        }
        let values = [("count", names.len().into()), ("names", names.join(" · ").into())];
        at_length(texts, "sheet-letters-title", vec![texts.with("sheet-letters-lacking", &values)])
    }

    /// Looks whether the printer has answered; returns whether there is something new to draw.
    fn watch_printer(&mut self, state: &mut State) -> bool {
        let mut news = false;
        for mut job in std::mem::take(&mut self.jobs) {
            job.waited = job.waited.saturating_add(1);
            match job.answer.try_recv() {
                Ok(Ok(())) => {
                    let told = Notice::done(state.texts.with("wall-printed", &told_of(&job.issue)));
                    issued(job.issue, told, state);
                    news = true;
                }
                Ok(Err(why)) => {
                    state.refuse(state.texts.with("wall-print-failed", &[("why", why.into())]));
                    news = true;
                }
                Err(TryRecvError::Disconnected) => {}
                Err(TryRecvError::Empty) => {
                    if job.waited == SLOW {
                        state.warn(state.texts.get("wall-print-slow").into_owned());
                        news = true;
                    }
                    self.jobs.push(job);
                }
            }
        }
        news
    }

    /// Copies a sheet. It is not in the log: it hangs nowhere, and bears the hash of the event.
    fn copy_sheet(&self, order: &PrintOrder, state: &mut State) -> Message {
        match self.ready(order, Way::Written, String::new(), state) {
            Ok((ready, ..)) => {
                let text = ready.into_iter().map(|ready| String::from_utf8_lossy(&ready.bytes).into_owned());
                self.copy(text.collect(), order.format, state);
            }
            Err(told) => state.refuse(told),
        }
        Message::Nothing
    }

    /// Copies text: for the terminal's clipboard, and into a file beside the event, because nobody learns whether the clipboard took it.
    pub fn copy(&self, text: String, format: SheetFormat, state: &mut State) {
        let Some(session) = &state.session else { return };
        let stem = session.path().file_stem().unwrap_or_default().to_string_lossy();
        let name = state.texts.with("copy-file", &[("event", stem.into_owned().into())]);
        let path = session.path().with_file_name(format!("{name}.{}", format.ending()));
        let kept = store::keep(&path, &text);
        state.copied = Some(text);
        let file = path.display().to_string();
        match kept {
            Ok(()) => {
                let told = Notice::done(state.texts.with("copied", &[("file", file.into())]));
                state.notice = Some(told.leading_to(path));
            }
            Err(error) => {
                let values = [("file", file.into()), ("cause", cause(&error, &state.texts))];
                state.warn(state.texts.with("copied-no-file", &values));
            }
        }
    }

    /// Writes sheets into a folder, a file each, whole or not at all.
    fn write(&mut self, order: &PrintOrder, folder: &Path, state: &mut State) -> Message {
        let ready = self.ready(order, Way::Written, folder.to_string_lossy().into_owned(), state);
        let (ready, issue, left) = match ready {
            Ok(ready) => ready,
            Err(told) => {
                state.refuse(told);
                return Message::Nothing;
            }
        };
        let written = fs::create_dir_all(folder).map_err(|error| (folder.to_owned(), error)).and_then(|()| {
            ready.iter().try_for_each(|ready| {
                let path = folder.join(&ready.file);
                let done = store::write_new(&path, |file| file.write_all(&ready.bytes));
                done.map_err(|error| (path, error))
            })
        });
        match written {
            Ok(()) => {
                state.notice = None;
                let told = Notice::done(state.texts.with("wall-written", &told_of(&issue)));
                issued(issue, told.leading_to(folder), state);
                let losses = order.report.map(|offer| offer.losses(state.snapshot(), &state.texts));
                let lacking = ready.into_iter().flat_map(|ready| ready.lacking).collect();
                Message::All(vec![
                    at_length(&state.texts, "wall-report-loses", losses.unwrap_or_default()),
                    at_length(&state.texts, "wall-not-of-all", left),
                    self.tell_lacking(lacking, &state.texts),
                ])
            }
            Err((path, error)) => {
                state.refuse(unwritable(&path, &error, &state.texts));
                Message::Nothing
            }
        }
    }
}

/// Writes into the log that sheets left the room, and says so.
fn issued(issue: Issue, told: Notice, state: &mut State) {
    let Some(session) = &state.session else { return };
    // An event that is only read has no log to write to.
    let note = (!session.is_read_only()).then(|| session.history().note_issue(issue));
    let before = state.notice.take();
    let is_noted = note.is_none_or(|note| state.record(note));
    if is_noted && state.notice.is_none() {
        // What was refused meanwhile weighs more than that a printer did its work.
        match before.filter(|notice| notice.grade == Grade::Refused) {
            Some(weighty) => state.notice = Some(weighty),
            None => state.notice = Some(told),
        }
    }
}

/// Returns the file that keeps something of the event in a folder of the user's data folder.
fn file(folder: &str, state: &State) -> Option<PathBuf> {
    let session = state.session.as_ref()?;
    kept_file(state.world.data_folder.as_deref(), folder, (session.path(), &session.event()))
}

/// What is said of sheets that left the room.
fn told_of(issue: &Issue) -> [(&'static str, Arg<'static>); 2] {
    [("count", issue.sheets.len().into()), ("to", issue.to.clone().into())]
}

/// Says that a file or folder cannot be written.
fn unwritable(path: &Path, error: &io::Error, texts: &Texts) -> String {
    let file = path.display().to_string();
    match error.kind() {
        io::ErrorKind::AlreadyExists => texts.with("cli-exists", &[("file", file.into())]),
        _ => texts.with("cli-unwritable", &[("file", file.into()), ("cause", cause(error, texts))]),
    }
}

impl Say for SiteError {
    fn say(&self, texts: &Texts) -> String {
        let shown = |folder: &Path| [("folder", folder.display().to_string().into())];
        match self {
            Self::NotOurs { folder } => texts.with("site-not-ours", &shown(folder)),
            Self::OtherEvent { folder } => texts.with("site-other-event", &shown(folder)),
            Self::Io { path, source } => unwritable(path, source, texts),
        }
    }
}
