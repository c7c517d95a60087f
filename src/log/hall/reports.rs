//! The file of reports next to an event file: one line per report, on the disk before the phone receives its answer.

use super::{FormId, Game, Matter, Report, ReportSource, Subject};
use crate::i18n::say_refusals;
use crate::store::{
    Disk, Followed, Intact, MirrorWarning, Mode, RecordedEntry, Stamp, Store, StoreError, is_damage,
};
use hakem_engine::history::Moment;
use hakem_engine::refusals;
use hakem_engine::tournament::Outcome;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// File name extension of the reports, which replaces that of the event file.
const ENDING: &str = "reports";

/// Maximum number of reports of one source about one subject; players correct themselves once or twice.
const MOST: usize = 20;

#[derive(Clone, Debug, Serialize, Deserialize)]
enum ReportLine {
    /// First line: the id of the event.
    Of(String),
    Report(Report),
    /// A line of a damaged file that could not be read.
    Lost,
}

refusals! {
/// Reason why reports cannot be stored.
#[derive(Debug)]
pub enum ReportsError: "reports" {
    Store(error: StoreError),
    /// The file contains reports of another event.
    Foreign { path: PathBuf },
    /// Another process writes it.
    InUse { path: PathBuf },
    /// One source has sent the maximum number of reports about one subject.
    TooMany,
}
}

say_refusals!(ReportsError);

/// A stored report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    /// Time of reception.
    pub at: Timestamp,
    pub report: Report,
}

/// Latest result that each source reported of a game.
pub(super) type Latest = BTreeMap<ReportSource, (Outcome, Moment)>;

/// Outcome of storing a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// It is on the disk.
    New,
    /// It was already stored: the form was sent twice, or the same source had reported the same.
    Already,
}

pub fn reports_of(event: &Path) -> PathBuf {
    event.with_extension(ENDING)
}

/// The file of reports, open for writing.
#[derive(Debug)]
pub struct Reports {
    store: Store,
    forms: HashMap<FormId, Report>,
    /// Latest report of each source about each subject, and the number of its reports.
    latest: HashMap<(Subject, ReportSource), (Received, usize)>,
    games: HashMap<Game, Latest>,
    /// Copy of the file if it was damaged when opened, and the number of unreadable lines.
    salvaged: Option<(PathBuf, usize)>,
}

impl Reports {
    /// Opens or creates the reports of an event file; `event` is the id of the event. A damaged file is replaced by its
    /// intact lines.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or written, is written by another process, or contains reports of
    /// another event; it is unchanged then.
    pub fn open(
        disk: &Arc<dyn Disk>,
        file: &Path,
        event: &str,
        now: Timestamp,
    ) -> Result<Self, ReportsError> {
        let path = reports_of(file);
        if !path.exists() {
            let store = Store::create_on(Arc::clone(disk), &path, now, &[ReportLine::Of(event.to_owned())])?;
            return Ok(Self::of(store, None));
        }
        let (mut opened, salvaged) = match Store::open_on::<ReportLine>(Arc::clone(disk), &path, Mode::Write)
        {
            Err(error) if is_damage::<ReportLine>(&error, &**disk, &path) => {
                let salvaged = salvage(disk, &path, event, now)?;
                (Store::open_on::<ReportLine>(Arc::clone(disk), &path, Mode::Write)?, Some(salvaged))
            }
            opened => (opened?, None),
        };
        if !opened.entries.is_empty() && !is_of(opened.entries.first(), event) {
            return Err(ReportsError::Foreign { path });
        }
        if opened.store.is_read_only() {
            return Err(ReportsError::InUse { path });
        }
        if opened.entries.is_empty() {
            // The first line was torn.
            opened.store.append(&[ReportLine::Of(event.to_owned())], now)?;
        }
        let mut reports = Self::of(opened.store, salvaged);
        opened.entries.into_iter().filter_map(received).for_each(|received| reports.note(received));
        Ok(reports)
    }

    fn of(store: Store, salvaged: Option<(PathBuf, usize)>) -> Self {
        Self { store, forms: HashMap::new(), latest: HashMap::new(), games: HashMap::new(), salvaged }
    }

    /// Returns the copy of the file if it was damaged when opened, and the number of unreadable lines.
    pub fn salvaged(&self) -> Option<&(PathBuf, usize)> {
        self.salvaged.as_ref()
    }

    /// Copies the file to the backup folder from now on, like an event file; `mark` is the mark expected there. Reports
    /// wait for no copy.
    pub fn set_mirror(&mut self, folder: &Path, mark: Option<String>) -> Option<MirrorWarning> {
        self.store.set_mirror(Some(folder), mark)
    }

    pub fn latest(&self, subject: Subject, source: ReportSource) -> Option<&Received> {
        self.latest.get(&(subject, source)).map(|(received, _)| received)
    }

    /// Returns true if any source has reported the result of a game.
    pub fn is_reported(&self, game: Game) -> bool {
        self.games.contains_key(&game)
    }

    pub(super) fn of_game(&self, game: Game) -> Option<&Latest> {
        self.games.get(&game)
    }

    pub fn of_form(&self, form: &FormId) -> Option<&Report> {
        self.forms.get(form)
    }

    /// Stores a report; it is on the disk when this returns.
    ///
    /// # Errors
    /// Returns an error if it was not stored. It may be passed again, and is then stored once.
    pub fn take(&mut self, report: Report, at: Timestamp) -> Result<Stored, ReportsError> {
        let before = self.latest.get(&(report.matter.subject(), report.source));
        let is_same = before.is_some_and(|(before, _)| before.report.matter.is_repeated_by(&report.matter));
        if is_same || self.forms.contains_key(&report.form) {
            return Ok(Stored::Already);
        }
        if before.is_some_and(|(_, count)| *count >= MOST) {
            return Err(ReportsError::TooMany);
        }
        self.store.append(&[ReportLine::Report(report.clone())], at)?;
        self.note(Received { at, report });
        Ok(Stored::New)
    }

    fn note(&mut self, received: Received) {
        let of = (received.report.matter.subject(), received.report.source);
        if let Matter::Result { game, result } = received.report.matter {
            let said = (result, Moment(received.at.as_millisecond()));
            self.games.entry(game).or_default().insert(received.report.source, said);
        }
        self.forms.insert(received.report.form.clone(), received.report.clone());
        let count = self.latest.get(&of).map_or(0, |(_, count)| *count);
        self.latest.insert(of, (received, count + 1));
    }
}

/// Returns true if the first line names this event.
fn is_of(first: Option<&RecordedEntry<ReportLine>>, event: &str) -> bool {
    matches!(first.map(|first| &first.entry), Some(ReportLine::Of(of)) if of == event)
}

fn received(line: RecordedEntry<ReportLine>) -> Option<Received> {
    match line.entry {
        ReportLine::Report(report) => Some(Received { at: line.at, report }),
        ReportLine::Of(_) | ReportLine::Lost => None,
    }
}

/// Rewrites a damaged file with its intact lines. Returns the copy of the damaged file, and the number of unreadable
/// lines.
fn salvage(
    disk: &Arc<dyn Disk>,
    path: &Path,
    event: &str,
    now: Timestamp,
) -> Result<(PathBuf, usize), ReportsError> {
    let Intact { mut entries, lost, bytes, .. } = Store::read_intact::<ReportLine>(&**disk, path)?;
    let first = entries.remove(&1);
    if first.is_some() && !is_of(first.as_ref(), event) {
        return Err(ReportsError::Foreign { path: path.to_owned() });
    }
    let last = entries.last_key_value().map_or(1, |(&number, _)| number);
    let first = (ReportLine::Of(event.to_owned()), Stamp::from(now));
    let others = (2..=last).map(|number| match entries.remove(&number) {
        Some(line) => (line.entry.clone(), line.stamp()),
        None => (ReportLine::Lost, now.into()),
    });
    let lines: Vec<(ReportLine, Stamp)> = std::iter::once(first).chain(others).collect();
    Ok((Store::rewrite(path, &bytes, now, &lines)?, lost))
}

/// The file of reports as the console follows it, while another process writes it.
#[derive(Debug)]
pub struct Following {
    /// `None` if the file is damaged: its intact lines are in `received`.
    store: Option<Store>,
    received: Vec<Received>,
}

impl Following {
    /// Opens the reports of an event file to read; `None` if there are none.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, or contains reports of another event.
    pub fn open(disk: &Arc<dyn Disk>, file: &Path, event: &str) -> Result<Option<Self>, ReportsError> {
        let path = reports_of(file);
        if !path.exists() {
            return Ok(None);
        }
        let (store, lines) = match Store::open_on::<ReportLine>(Arc::clone(disk), &path, Mode::Read) {
            Ok(opened) => (Some(opened.store), opened.entries),
            Err(error) if is_damage::<ReportLine>(&error, &**disk, &path) => {
                (None, Store::read_intact::<ReportLine>(&**disk, &path)?.entries.into_values().collect())
            }
            Err(error) => return Err(error.into()),
        };
        let is_foreign =
            matches!(lines.first().map(|first| &first.entry), Some(ReportLine::Of(of)) if of != event);
        if is_foreign {
            return Err(ReportsError::Foreign { path });
        }
        Ok(Some(Self { store, received: lines.into_iter().filter_map(received).collect() }))
    }

    /// Returns the reports, oldest first.
    pub fn received(&self) -> &[Received] {
        &self.received
    }

    /// Reads the reports stored since; returns their number, or `None` if the file was replaced and must be opened
    /// again.
    pub fn follow(&mut self) -> Option<usize> {
        match self.store.as_mut()?.follow::<ReportLine>() {
            Ok(Followed::Appended(lines)) => {
                let before = self.received.len();
                self.received.extend(lines.into_iter().filter_map(received));
                Some(self.received.len() - before)
            }
            Ok(Followed::Lost) | Err(_) => None,
        }
    }
}
