//! The sheets service: printing and writing of sheets, the web pages of the event, the organiser's logo. The print
//! command runs on a separate thread, so that nothing waits for it.

mod all_sections;
mod closing;
mod letters;
mod logo;
mod printer;
mod season;
mod site;

use super::{Service, at_length, state::State};
use crate::desk::{ClosingOrder, Grade, Message, Notice, Request, SheetRequest, Site};
use crate::event::{Chosen, Event};
use crate::i18n::{Arg, Say, Texts};
use crate::pane::wall::PagesWritten;
use crate::publish::logo::Logo;
use crate::publish::order::{PrintOrder, Ready};
use crate::publish::paper::PageSetup;
use crate::publish::{HASH_DIGITS, SheetFormat};
use crate::session::{COLUMNS, PAPERS, chosen_columns, chosen_setup};
use crate::sheet::columns::About;
use crate::store::cause_text;
use crate::store::{self, unwritable};
pub use closing::kept_order;
use hakem_engine::history::Moment;
use hakem_engine::tournament::{Issue, IssueMedium};
use letters::{FontSearch, SheetOrder};
use printer::hand_over;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// Number of idle calls without an answer of the printer after which the arbiter is warned.
const SLOW: u32 = 50;

/// Sheets in printing.
struct Job {
    issue: Issue,
    answer: Receiver<Result<(), String>>,
    waited: u32,
}

/// The sheets service.
#[derive(Default)]
pub struct Sheets {
    jobs: Vec<Job>,
    /// Output folder and address of the web pages.
    site: Option<Site>,
    /// Pages of all sections, while a thread keeps them up to date.
    followed: Option<site::Followed>,
    /// Number of log entries when the pages were last written.
    written: Option<usize>,
    /// Folder of the web pages, if it has changed since the upload was last requested.
    changed: Option<PathBuf>,
    /// True if a failure to write them has been reported.
    is_refused: bool,
    closed: Option<ClosingOrder>,
    chosen: Chosen,
    setup: PageSetup,
    /// Names already reported as containing missing characters.
    lacking: BTreeSet<String>,
    /// System fonts for missing characters, and their search.
    letters: FontSearch,
    logo: Option<(PathBuf, Arc<Logo>)>,
}

impl Sheets {
    pub fn ask(&mut self, request: SheetRequest, state: &mut State) -> Message {
        match request {
            SheetRequest::Print(order) => return self.carry_out(SheetOrder::Print(order), state),
            SheetRequest::Write(order, folder) => {
                return self.carry_out(SheetOrder::Write(order, folder), state);
            }
            SheetRequest::Copy(order) => return self.carry_out(SheetOrder::Copy(order), state),
            SheetRequest::Close(order) => return self.carry_out(SheetOrder::Close(order), state),
            SheetRequest::Season { written } => return self.season(written, state),
            SheetRequest::Site(site) => self.choose_site(site, state),
            SheetRequest::Logo(path) => self.choose_logo(path, state),
            SheetRequest::Columns(sheet, columns) => self.choose_columns(sheet, columns, state),
            SheetRequest::Setup(setup) => self.choose_setup(setup, state),
        }
        Message::Nothing
    }

    /// Returns output folder and address of the web pages; `None` if none are written.
    pub fn site(&self) -> Option<&Site> {
        self.site.as_ref()
    }

    pub fn closing_order(&self) -> Option<&ClosingOrder> {
        self.closed.as_ref()
    }

    pub fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    pub fn setup(&self) -> PageSetup {
        self.setup
    }

    pub fn logo_file(&self) -> Option<&Path> {
        self.logo.as_ref().map(|(path, _)| path.as_path())
    }

    fn logo(&self) -> Option<&Arc<Logo>> {
        self.logo.as_ref().map(|(_, logo)| logo)
    }

    /// Renders the sheets of an order; returns also the log entry, and messages on sections without these sheets.
    fn ready(
        &self,
        order: &PrintOrder,
        way: IssueMedium,
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

    /// Sets the columns of a sheet, also for the web pages and for the next opening.
    fn choose_columns(&mut self, sheet: &str, columns: Option<Vec<About>>, state: &State) {
        let names = columns.map(|columns| columns.iter().map(|about| about.name().to_owned()).collect());
        self.chosen.choose(sheet, names);
        self.written = None;
        let Some(path) = state.kept_file(COLUMNS) else { return };
        if self.chosen.is_empty() {
            let _there_may_be_none = fs::remove_file(path);
        } else {
            let _best_effort = store::keep(&path, &self.chosen.written());
        }
    }

    /// Sets paper size and layout, also for the next opening. If saving fails, they must be chosen again.
    fn choose_setup(&mut self, setup: PageSetup, state: &State) {
        self.setup = setup;
        if let Some(path) = state.kept_file(PAPERS) {
            let _best_effort = store::keep(&path, &(setup.written() + "\n"));
        }
    }

    /// Sends sheets to the print command of the system.
    fn print(&mut self, order: &PrintOrder, state: &mut State) -> Result<Message, String> {
        // A printer accepts PDF or plain text.
        let format = if order.format == SheetFormat::Text { SheetFormat::Text } else { SheetFormat::Pdf };
        if order.sheets.is_empty() {
            return Err(state.texts.get("wall-report-not-printed").into_owned());
        }
        let order = PrintOrder { format, report: None, ..order.clone() };
        let command = state.world.print_command.clone();
        let (ready, issue, left) = self.ready(&order, IssueMedium::Printed, command.join(" "), state)?;
        let lacking = ready.iter().flat_map(|ready| ready.lacking.clone()).collect();
        let (tell, answer) = channel();
        let texts = Texts::new(state.texts.language());
        let asked = thread::Builder::new().name("printer".to_owned()).spawn(move || {
            let answer = ready.iter().try_for_each(|ready| hand_over(&command, ready));
            let _nobody_may_be_there = tell.send(answer.map_err(|error| error.say(&texts)));
        });
        asked.map_err(|error| {
            state.texts.with("wall-print-failed", &[("why", cause_text(&error, &state.texts))])
        })?;
        state.done(state.texts.get("wall-sent").into_owned());
        self.jobs.push(Job { issue, answer, waited: 0 });
        let left = at_length(&state.texts, "wall-not-of-all", left);
        Ok(Message::All(vec![left, self.tell_lacking(lacking, &state.texts)]))
    }

    /// Reports names with missing characters, each name once.
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

    /// Checks if the printer has answered; returns true if there is something new to draw.
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

    /// Copies a sheet. Not recorded in the log, because it is not posted, and shows the hash of the event.
    fn copy_sheet(&self, order: &PrintOrder, state: &mut State) -> Result<Message, String> {
        let (ready, ..) = self.ready(order, IssueMedium::Written, String::new(), state)?;
        let text = ready.into_iter().map(|ready| String::from_utf8_lossy(&ready.bytes).into_owned());
        self.copy(text.collect(), order.format, state);
        Ok(Message::Nothing)
    }

    /// Copies text to the terminal's clipboard, and to a file next to the event, because the clipboard gives no
    /// confirmation.
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
                let values = [("file", file.into()), ("cause", cause_text(&error, &state.texts))];
                state.warn(state.texts.with("copied-no-file", &values));
            }
        }
    }

    /// Writes sheets to a folder, one file each, atomically.
    fn write(&mut self, order: &PrintOrder, folder: &Path, state: &mut State) -> Result<Message, String> {
        let to = folder.to_string_lossy().into_owned();
        let (ready, issue, left) = self.ready(order, IssueMedium::Written, to, state)?;
        let written = fs::create_dir_all(folder).map_err(|error| (folder.to_owned(), error)).and_then(|()| {
            ready.iter().try_for_each(|ready| {
                let path = folder.join(&ready.file);
                let done = store::write_new(&path, |file| file.write_all(&ready.bytes));
                done.map_err(|error| (path, error))
            })
        });
        written.map_err(|(path, error)| unwritable(&path, &error, &state.texts))?;
        state.notice = None;
        let told = Notice::done(state.texts.with("wall-written", &told_of(&issue)));
        issued(issue, told.leading_to(folder), state);
        let losses = order.report.map(|offer| offer.losses(state.snapshot(), &state.texts));
        let lacking = ready.into_iter().flat_map(|ready| ready.lacking).collect();
        Ok(Message::All(vec![
            at_length(&state.texts, "wall-report-loses", losses.unwrap_or_default()),
            at_length(&state.texts, "wall-not-of-all", left),
            self.tell_lacking(lacking, &state.texts),
        ]))
    }
}

impl Service for Sheets {
    /// Checks the printer and the search for fonts, and updates the web pages.
    fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        // Sheets always show the present state.
        if is_free
            && state.looking.is_none()
            && let Some(message) = self.take_letters(Duration::ZERO, state)
        {
            return Some(message);
        }
        let mut news = self.watch_printer(state);
        news |= self.update_site(state);
        let upload = self.changed.take().map(|folder| Message::ask(Request::of(PagesWritten { folder })));
        upload.or_else(|| news.then_some(Message::Redraw))
    }

    /// Loads the settings of the last opening: pages, closing, columns and logo.
    fn resume(&mut self, state: &mut State) -> Message {
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
        Message::Nothing
    }

    fn leave_event(&mut self, state: &State) -> Option<String> {
        let told = self.put_off(&state.texts);
        *self = Self::default();
        told
    }
}

/// Records in the log that sheets were printed or written, and reports it.
fn issued(issue: Issue, told: Notice, state: &mut State) {
    let Some(session) = &state.session else { return };
    // A read-only event has no log to write to.
    let note = (!session.is_read_only()).then(|| session.history().note_issue(issue));
    let before = state.notice.take();
    let is_noted = note.is_none_or(|note| state.record(note));
    if is_noted && state.notice.is_none() {
        // A refusal in the meantime is more important than the success of the printer.
        match before.filter(|notice| notice.grade == Grade::Refused) {
            Some(weighty) => state.notice = Some(weighty),
            None => state.notice = Some(told),
        }
    }
}

/// Returns the message values for sheets that were printed or written.
fn told_of(issue: &Issue) -> [(&'static str, Arg<'static>); 2] {
    [("count", issue.sheets.len().into()), ("to", issue.to.clone().into())]
}
