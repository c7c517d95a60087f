//! What leaves the room: sheets to the printer or into files, and the pages of the event. The printer is asked by a
//! thread of its own, so that nothing waits for it.

use super::App;
use super::printer::hand_over;
use crate::desk::context::Site;
use crate::desk::message::{Grade, HangUp, Notice};
use crate::event::{Chosen, Event};
use crate::i18n::{Arg, Say, Texts};
use crate::publish::logo::Logo;
use crate::publish::order::{Order, Ready};
use crate::publish::{Format, HASH_DIGITS, site};
use crate::session::{COLUMNS, cause, chosen_columns, kept_file};
use crate::sheet::columns::About;
use crate::sheet::data::Part;
use crate::sheet::pairings;
use crate::store::{self, SiteChanges, SiteError};
use hakem_engine::history::Moment;
use hakem_engine::tournament::{Issue, Round, RoundNo, Snapshot, Stage, Way};
use hakem_engine::trf::Audience;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// The folder in the user's data folder that has a file for each event with pages.
const SITES: &str = "sites";

/// The third line of that file where the pages hold full dates of birth and licence numbers.
const PERSONAL: &str = "personal-data";

/// How many calls of [`App::idle`] the printer may take to answer before the arbiter is told.
const SLOW: u32 = 50;

/// Sheets that the printer has not answered for.
struct Job {
    issue: Issue,
    answer: Receiver<Result<(), String>>,
    waited: u32,
}

/// What the console knows of what leaves the room.
#[derive(Default)]
pub(super) struct Wall {
    jobs: Vec<Job>,
    pub(super) site: Option<Site>,
    /// For how many entries the pages were written last.
    written: Option<usize>,
    /// Whether it was told that they cannot be written.
    is_refused: bool,
    /// The columns that were chosen of sheets.
    pub(super) chosen: Chosen,
    /// Names of which was told that the type of the pages lacks letters of them.
    lacking: BTreeSet<String>,
    /// The organiser's logo and its file.
    logo: Option<(PathBuf, Arc<Logo>)>,
}

impl Wall {
    /// Puts a logo on what leaves the room from now on, and on the pages of the event.
    pub(super) fn take_logo(&mut self, logo: Option<(PathBuf, Arc<Logo>)>) {
        self.logo = logo;
        self.written = None;
    }

    pub(super) fn logo_file(&self) -> Option<&Path> {
        self.logo.as_ref().map(|(path, _)| path.as_path())
    }

    fn logo(&self) -> Option<&Arc<Logo>> {
        self.logo.as_ref().map(|(_, logo)| logo)
    }
}

impl App {
    /// Makes the sheets of an order, with what the log will say of them.
    fn ready(&self, order: &Order, way: Way, to: String) -> Result<(Vec<Ready>, Issue), String> {
        let session = self.session.as_ref().ok_or_else(String::new)?;
        if self.looking.is_some() {
            return Err(self.texts.get("past-refused").into_owned());
        }
        let hash = session.hash();
        let printed = Moment((self.world.now)().as_millisecond());
        let address = self.wall.site.as_ref().and_then(|site| site.address.as_deref());
        let ready = order.ready(self.context().event, (printed, &hash), (address, self.wall.logo()));
        let ready = ready.map_err(|error| error.say(&self.texts))?;
        let sheets = ready.iter().map(|ready| ready.issued.clone()).collect();
        let hash = hash.chars().take(HASH_DIGITS).collect();
        Ok((ready, Issue { way, sheets, hash, to }))
    }

    /// Says how many players sit elsewhere than in the pairing that hung before: who moves should be hung up too.
    pub(super) fn tell_movers(&mut self, before: Option<(RoundNo, Arc<Round>)>) {
        let Some((round, before)) = before else { return };
        let cx = self.context();
        let now = cx.snapshot.round(round).filter(|now| now.stage() == Stage::Published);
        let count = now.map_or(0, |now| pairings::movers(cx.snapshot, &before, now).count());
        if count == 0 {
            return;
        }
        let told = self.texts.with("wall-movers", &[("count", count.into())]);
        match &mut self.notice {
            Some(notice) => notice.text = format!("{} · {told}", notice.text),
            None => self.notice = Some(Notice::done(told)),
        }
    }

    fn refuse(&mut self, told: impl Into<String>) {
        self.notice = Some(Notice::refused(told));
    }

    /// Lets something leave the room.
    pub(super) fn hang_up(&mut self, what: HangUp) {
        match what {
            HangUp::Print(order) => self.print(&order),
            HangUp::Write(order, folder) => self.write(&order, &folder),
            HangUp::Site(site) => self.set_site(site),
            HangUp::Logo(path) => self.set_logo(path),
        }
    }

    /// Lets the sheets of the pane on show speak of one board or player alone.
    pub(super) fn take_part(&mut self, part: Option<Part>) {
        self.with_pane(|pane, cx| pane.take_part(part, cx));
    }

    /// Lets a sheet have other columns, also on the pages of the event, and when the event is opened again.
    pub(super) fn choose_columns(&mut self, sheet: &str, columns: Option<Vec<About>>) {
        let names = columns.map(|columns| columns.iter().map(|about| about.name().to_owned()).collect());
        self.wall.chosen.choose(sheet, names);
        self.wall.written = None;
        if let Some(path) = self.kept_file(COLUMNS) {
            if self.wall.chosen.is_empty() {
                let _there_may_be_none = fs::remove_file(path);
            } else {
                let _best_effort = store::keep(&path, &self.wall.chosen.written());
            }
        }
        self.settle();
    }

    /// Takes up the columns that were chosen when the event was open last.
    pub(super) fn resume_columns(&mut self) {
        let data = self.world.data_folder.as_deref();
        let kept =
            self.session.as_ref().map(|session| chosen_columns(data, (session.path(), &session.event())));
        self.wall.chosen = kept.unwrap_or_default();
    }

    /// Hands sheets to the print command of the system.
    fn print(&mut self, order: &Order) {
        // A printer takes pages or plain text.
        let format = if order.format == Format::Text { Format::Text } else { Format::Pdf };
        if order.sheets.is_empty() {
            let told = self.texts.get("wall-report-not-printed").into_owned();
            return self.refuse(told);
        }
        let order = Order { format, report: None, ..order.clone() };
        let command = self.world.print_command.clone();
        let (ready, issue) = match self.ready(&order, Way::Printed, command.join(" ")) {
            Ok(ready) => ready,
            Err(told) => return self.refuse(told),
        };
        let lacking = ready.iter().flat_map(|ready| ready.lacking.clone()).collect();
        let (tell, answer) = channel();
        let texts = Texts::new(self.texts.language());
        let asked = thread::Builder::new().name("printer".to_owned()).spawn(move || {
            let answer = ready.iter().try_for_each(|ready| hand_over(&command, ready));
            let _nobody_may_be_there = tell.send(answer.map_err(|error| error.say(&texts)));
        });
        match asked {
            Ok(_) => {
                self.notice = Some(Notice::done(self.texts.get("wall-sent")));
                self.wall.jobs.push(Job { issue, answer, waited: 0 });
                self.tell_lacking(lacking);
            }
            Err(error) => {
                let cause = cause(&error, &self.texts);
                self.refuse(self.texts.with("wall-print-failed", &[("why", cause)]));
            }
        }
    }

    /// Says which names stand on pages without some of their letters: of each name once.
    fn tell_lacking(&mut self, lacking: Vec<String>) {
        let mut names: Vec<String> = Vec::new();
        for name in lacking {
            if self.wall.lacking.insert(name.clone()) {
                names.push(name);
            }
        }
        if !names.is_empty() {
            let values = [("count", names.len().into()), ("names", names.join(" · ").into())];
            let told = self.texts.with("sheet-letters-lacking", &values);
            self.tell_at_length("sheet-letters-title", vec![told]);
        }
    }

    /// Looks whether the printer has answered; returns whether there is something new to draw.
    pub(super) fn watch_printer(&mut self) -> bool {
        let mut news = false;
        for mut job in std::mem::take(&mut self.wall.jobs) {
            job.waited = job.waited.saturating_add(1);
            match job.answer.try_recv() {
                Ok(Ok(())) => {
                    let told = self.texts.with("wall-printed", &told_of(&job.issue));
                    self.issued(job.issue, told);
                    news = true;
                }
                Ok(Err(why)) => {
                    self.refuse(self.texts.with("wall-print-failed", &[("why", why.into())]));
                    news = true;
                }
                Err(TryRecvError::Disconnected) => {}
                Err(TryRecvError::Empty) => {
                    if job.waited == SLOW {
                        self.notice = Some(Notice::warning(self.texts.get("wall-print-slow")));
                        news = true;
                    }
                    self.wall.jobs.push(job);
                }
            }
        }
        news
    }

    /// Writes into the log that sheets left the room, and says so.
    fn issued(&mut self, issue: Issue, told: String) {
        let Some(session) = &self.session else { return };
        // An event that is only read has no log to write to.
        let note = (!session.is_read_only()).then(|| session.history().note_issue(issue));
        let before = self.notice.take();
        let is_noted = note.is_none_or(|note| self.record(note));
        if is_noted && self.notice.is_none() {
            // What was refused meanwhile weighs more than that a printer did its work.
            let weighty = before.filter(|notice| notice.grade == Grade::Refused);
            self.notice = weighty.or(Some(Notice::done(told)));
        }
    }

    /// Writes sheets into a folder, a file each, whole or not at all.
    fn write(&mut self, order: &Order, folder: &Path) {
        let ready = self.ready(order, Way::Written, folder.to_string_lossy().into_owned());
        let (ready, issue) = match ready {
            Ok(ready) => ready,
            Err(told) => return self.refuse(told),
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
                self.notice = None;
                let told = self.texts.with("wall-written", &told_of(&issue));
                self.issued(issue, told);
                let losses = order.report.map(|offer| offer.losses(self.context().snapshot, &self.texts));
                self.tell_at_length("wall-report-loses", losses.unwrap_or_default());
                self.tell_lacking(ready.into_iter().flat_map(|ready| ready.lacking).collect());
            }
            Err((path, error)) => self.refuse(unwritable(&path, &error, &self.texts)),
        }
    }

    /// Says where the pages of the event are written from now on, after every entry; `None` ends that.
    fn set_site(&mut self, site: Option<Site>) {
        self.wall.site = site;
        (self.wall.written, self.wall.is_refused) = (None, false);
        self.keep_site();
        match self.wall.site {
            None => self.notice = Some(Notice::done(self.texts.get("wall-site-ended"))),
            Some(_) => {
                self.update_site();
            }
        }
    }

    /// Brings the pages up to date where there are new entries; returns whether there is something new to tell.
    pub(super) fn update_site(&mut self) -> bool {
        let Some((site, session)) = self.wall.site.clone().zip(self.session.as_ref()) else { return false };
        let entries = session.history().log().len();
        if self.wall.written == Some(entries) {
            return false;
        }
        let is_first = self.wall.written.is_none() || self.wall.is_refused;
        self.wall.written = Some(entries);
        match self.write_site(&site) {
            Ok(changes) => {
                self.wall.is_refused = false;
                if is_first {
                    let folder = site.folder.to_string_lossy().into_owned();
                    let values = [("files", changes.written.into()), ("folder", folder.into())];
                    self.notice = Some(Notice::done(self.texts.with("wall-site-written", &values)));
                }
                is_first
            }
            Err(told) => {
                let is_news = !self.wall.is_refused;
                self.wall.is_refused = true;
                if is_news {
                    self.notice = Some(Notice::warning(told));
                }
                is_news
            }
        }
    }

    /// Writes the pages in the language of the event.
    fn write_site(&self, site: &Site) -> Result<SiteChanges, String> {
        let session = self.session.as_ref().ok_or_else(String::new)?;
        let cx = self.context();
        let texts = Texts::new(session.history().snapshot().settings().language);
        let derived = crate::event::Derived::default();
        let event =
            Event { zone: cx.zone, chosen: cx.chosen, ..Event::of(session.history(), &texts, &derived) };
        let printed = Moment((self.world.now)().as_millisecond());
        let wishes = site::Wishes {
            address: site.address.as_deref(),
            audience: site.audience,
            logo: self.wall.logo(),
        };
        let made = site::files(event, (printed, &session.hash()), wishes);
        let made = made.map_err(|error| error.to_string())?;
        store::write_site(&site.folder, &session.event(), &made).map_err(|error| error.say(&self.texts))
    }

    /// Takes up the pages that the event had when it was open last.
    pub(super) fn resume_site(&mut self) {
        let kept = self.site_file().and_then(|path| store::kept(&path).ok().flatten());
        self.wall.site = kept.and_then(|text| {
            let mut lines = text.lines();
            let folder = PathBuf::from(lines.next()?);
            let address = lines.next().filter(|address| !address.is_empty()).map(ToOwned::to_owned);
            let is_personal = lines.next() == Some(PERSONAL);
            let audience = if is_personal { Audience::Federation } else { Audience::Public };
            Some(Site { folder, address, audience })
        });
    }

    /// Remembers where the pages are written, or that they are not. What cannot be kept is asked for again.
    fn keep_site(&self) {
        let Some(path) = self.site_file() else { return };
        let Some(site) = &self.wall.site else {
            let _there_may_be_none = fs::remove_file(path);
            return;
        };
        let folder = std::path::absolute(&site.folder).unwrap_or_else(|_| site.folder.clone());
        let Some(folder) = folder.to_str() else { return };
        let address = site.address.as_deref().unwrap_or_default();
        let personal = if site.audience == Audience::Federation { PERSONAL } else { "" };
        let _best_effort = store::keep(&path, &format!("{folder}\n{address}\n{personal}\n"));
    }

    fn site_file(&self) -> Option<PathBuf> {
        self.kept_file(SITES)
    }

    /// Returns the file that keeps something of the event in a folder of the user's data folder.
    pub(super) fn kept_file(&self, folder: &str) -> Option<PathBuf> {
        let session = self.session.as_ref()?;
        kept_file(self.world.data_folder.as_deref(), folder, (session.path(), &session.event()))
    }
}

/// Returns the last published round as it hangs on the wall.
pub(super) fn hanging(snapshot: &Snapshot) -> Option<(RoundNo, Arc<Round>)> {
    let round = snapshot.last_published()?;
    Some((round, Arc::clone(snapshot.rounds().get(round.index())?)))
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
