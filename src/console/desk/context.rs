//! Read-only context of panes and dialogs: the event on show, the texts, the theme.

use super::keys;
use crate::event::Event;
use crate::i18n::{Arg, Texts};
use crate::publish::html::Accent;
use crate::publish::paper::PageSetup;
use crate::ratings::Lookup;
use crate::result_keys::ResultKeys;
use crate::sheet::Progress;
use crate::text;
use crate::theme::Theme;
use crossterm::event::KeyCode;
use hakem_engine::collate::fold_for_search;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{
    BoardNo, Issue, IssueMedium, PartialDate, PlayerId, Registration, Round, RoundNo, RoundState, Settings,
    Snapshot, Stage, SystemId,
};
use hakem_engine::trf::Audience;
use std::any::{Any, TypeId};
use std::collections::BTreeSet;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// View of the event and of the state of the screen that a pane or dialog may use.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The event at the step on show. Its fields and methods are available through [`Deref`].
    pub event: Event<'a>,
    /// True if the step on show is in the past and cannot be changed.
    pub is_past: bool,
    pub is_read_only: bool,
    /// True if the login of a shared event may only record results.
    pub is_desk: bool,
    pub today: Option<PartialDate>,
    /// The round on show; the same in all panes except the standings, which have a separate one.
    pub round: RoundNo,
    /// The event file; `None` on the start screen.
    pub path: Option<&'a Path>,
    /// Backup folder to which the event file is mirrored, if one is named.
    pub mirror: Option<&'a Path>,
    /// Output folder and address of the web pages; `None` if none are written.
    pub site: Option<&'a Site>,
    /// Settings of the last closing of the event; `None` if it was never closed.
    pub closing: Option<&'a ClosingOrder>,
    /// File of the organiser's logo, if one is named.
    pub logo: Option<&'a Path>,
    /// Paper size and layout of the sheets.
    pub setup: PageSetup,
    /// Folder in which new event files are created.
    pub folder: &'a Path,
    /// Event files of that folder and recently opened ones, as of when the start screen was shown; last changed first.
    pub files: &'a [EventFile],
    /// Sections of the festival that the event belongs to, in their order; empty if it belongs to none.
    pub sections: &'a [FestivalSection],
    /// Name of the festival and settings shared by its sections; `None` if there is no festival.
    pub festival: Option<&'a Settings>,
    /// Current lookup in the rating lists; `None` without lists or before the first lookup.
    pub ratings: Option<&'a Lookup>,
    /// Values of the background services; [`Context::published`] reads one.
    pub services: &'a dyn Published,
    pub result_keys: &'a ResultKeys,
    pub theme: &'a Theme,
    /// Time that a key waits for a worker thread before the console continues without its answer.
    pub patience: Duration,
}

/// The effect of a command on the event, by which it is checked before it is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandAccess {
    /// Reads the step on show, the past included.
    Look,
    /// Reads the event in its present state.
    Present,
    /// Records results, which a login for a desk may do too.
    Enter,
    /// Changes the event, or opens the form or question that does.
    Change,
    /// Goes back to a state of the log, from the past too.
    Restore,
}

/// The values that background services publish for panes and dialogs, at most one of each type.
pub trait Published {
    /// Returns the value of a type; `None` if no service has one at present.
    fn value(&self, of: TypeId) -> Option<&dyn Any>;
}

impl<'a> Context<'a> {
    /// Returns the value of a type that a background service publishes; `None` if there is none at present.
    pub fn published<T: Any>(&self) -> Option<&'a T> {
        self.services.value(TypeId::of::<T>())?.downcast_ref()
    }
}

impl Context<'_> {
    /// Returns the catalogue id of the reason why the step on show does not allow this access; `None` if it does.
    pub fn refused(&self, access: CommandAccess) -> Option<&'static str> {
        match access {
            CommandAccess::Look => None,
            CommandAccess::Present | CommandAccess::Enter | CommandAccess::Change if self.is_past => {
                Some("past-refused")
            }
            CommandAccess::Enter | CommandAccess::Change | CommandAccess::Restore if self.is_read_only => {
                Some("read-only-refused")
            }
            CommandAccess::Change | CommandAccess::Restore if self.is_desk => Some("share-desk-only"),
            CommandAccess::Present
            | CommandAccess::Enter
            | CommandAccess::Change
            | CommandAccess::Restore => None,
        }
    }

    /// Returns the message that a command, by its key and label, is unavailable.
    pub fn not_now(&self, key: KeyCode, what: &str, why: &str) -> String {
        let key = keys::name(key, self.texts);
        self.texts.with("dead-here", &[("key", key.into()), ("what", what.into()), ("why", why.into())])
    }

    /// Returns true if the result of each worker thread is waited for, as tests do, instead of fetched later.
    pub fn waits_for_workers(&self) -> bool {
        self.patience == Duration::MAX
    }

    /// Returns true if nothing but results can be changed: the past is on show, or the event is only open for reading or
    /// for a desk.
    pub fn is_fixed(&self) -> bool {
        self.refused(CommandAccess::Change).is_some()
    }

    /// Formats a moment in the venue's time: today as time to the minute (`14:05`), any other day as the date.
    pub fn when(&self, moment: Moment) -> String {
        match self.day(moment).filter(|&day| Some(day) != self.today) {
            Some(day) => self.texts.date(day),
            None => self.clock(moment, "%H:%M"),
        }
    }

    /// Returns a path as the user would type it, sanitised: relative to the console's folder if it is inside.
    pub fn shown_path(&self, path: &Path) -> String {
        let short = path.strip_prefix(self.folder).unwrap_or(path);
        text::clean(&short.to_string_lossy()).into_owned()
    }

    /// Finds players of the other sections by a part of their name, folded for searching.
    pub fn elsewhere(&self, wanted: &str) -> Vec<Elsewhere> {
        let others = FestivalSection::letters().zip(self.sections);
        let others = others.filter(|(_, section)| self.path != Some(section.file.path.as_path()));
        let found = |(letter, section): (char, &FestivalSection)| {
            let Some(About::Event(summary)) = &section.file.about else { return Vec::new() };
            let is_wanted = |listed: &&SectionPlayer| fold_for_search(&listed.name).contains(wanted);
            let elsewhere = |listed: &SectionPlayer| Elsewhere {
                section: letter,
                path: section.file.path.clone(),
                player: listed.id,
                name: listed.name.clone(),
            };
            summary.roster.iter().filter(is_wanted).map(elsewhere).collect()
        };
        if wanted.is_empty() { Vec::new() } else { others.flat_map(found).collect() }
    }

    /// Parses a typed path. Relative paths start in the console's folder; the quotes that a terminal puts around a
    /// dropped file are removed. Returns `None` for blank text.
    pub fn typed_path(&self, text: &str) -> Option<PathBuf> {
        let text = text.trim();
        let bare = ['\'', '"'].iter().find_map(|&quote| text.strip_prefix(quote)?.strip_suffix(quote));
        let text = bare.unwrap_or(text);
        (!text.is_empty()).then(|| self.folder.join(text))
    }
}

/// A player found in a section that is not on show.
pub struct Elsewhere {
    pub section: char,
    /// Event file of the section.
    pub path: PathBuf,
    pub player: PlayerId,
    pub name: String,
}

impl Elsewhere {
    /// Returns the message that names the player and their section.
    pub fn told(&self, texts: &Texts) -> String {
        let name = text::clean(&self.name).into_owned();
        texts.with("finder-elsewhere", &[("section", self.section.to_string().into()), ("name", name.into())])
    }
}

/// A section of a festival: one of several event files.
#[derive(Debug)]
pub struct FestivalSection {
    pub file: EventFile,
    /// Size in bytes when the file was last read.
    pub bytes: u64,
}

impl FestivalSection {
    /// Returns the letters of sections, in order. Sections after `Z` have none.
    pub fn letters() -> impl Iterator<Item = char> {
        'A'..='Z'
    }

    /// Returns the name of the section: its file name without the extension.
    pub fn name(&self) -> String {
        let name = self.file.path.file_stem().unwrap_or_default().to_string_lossy();
        text::clean(&name).into_owned()
    }
}

impl<'a> Deref for Context<'a> {
    type Target = Event<'a>;

    fn deref(&self) -> &Event<'a> {
        &self.event
    }
}

/// Destination of the closing folder, and optional contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosingOrder {
    pub folder: PathBuf,
    /// File with the moves of the games, if any.
    pub games: Option<PathBuf>,
    /// True if the report is also written as TRF16.
    pub with_trf16: bool,
}

impl ClosingOrder {
    /// Returns when the folder was last written, if the event has not changed since.
    pub fn closed_at(&self, history: &History) -> Option<Moment> {
        let is_whole = |path: &Path| std::path::absolute(path).ok();
        let folder = is_whole(&self.folder);
        let mut since = history.log().iter().rev().map_while(|line| match &line.entry {
            Entry::Issued(issue) => Some((line.at, issue)),
            _ => None,
        });
        let is_it =
            |issue: &Issue| issue.way == IssueMedium::Written && is_whole(Path::new(&issue.to)) == folder;
        since.find(|(_, issue)| is_it(issue)).map(|(at, _)| at)
    }
}

/// Output folder of the web pages of an event, and their address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    pub folder: PathBuf,
    /// Public address of the pages, for QR codes.
    pub address: Option<String>,
    /// Audience of the report that is published with the pages.
    pub audience: Audience,
    /// True if the pages cover all sections of the festival, with a front page.
    pub is_of_all: bool,
    pub accent: Accent,
}

/// An event file that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFile {
    pub path: PathBuf,
    /// Day of the last change.
    pub changed: Option<PartialDate>,
    /// Kind of content; `None` until it is determined.
    pub about: Option<About>,
}

/// Content of a file that has the extension of event files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    Event(Box<Summary>),
    /// An event with a damaged part.
    Damaged,
    /// An event file without entries.
    Empty,
    /// Not an event file.
    Foreign,
    Unreadable,
    /// A file too large to be read before it is opened.
    Large,
}

/// Summary of an event, shown before it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub name: String,
    pub system: SystemId,
    /// Venue; empty if not announced.
    pub place: String,
    pub roster: Vec<SectionPlayer>,
    /// Number of teams that take part and list no players.
    pub teams: usize,
    /// Number of announced rounds.
    pub rounds: RoundNo,
    /// Last paired round, with its state and the count of its results.
    pub round: Option<(RoundNo, RoundState, Progress)>,
    /// Boards of that round whose results are awaited, ascending.
    pub awaited: Vec<BoardNo>,
    /// Conflicts or undecided matches, which keep that round from being complete although every result is entered.
    pub unsettled: Option<Due>,
    pub due: Due,
}

/// The next need or the open state of an event, as a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Catalogue id.
    pub id: &'static str,
    pub values: Vec<(&'static str, Arg<'static>)>,
}

/// A registered player, for comparison across several events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionPlayer {
    pub id: PlayerId,
    pub name: String,
    pub fide_id: Option<u64>,
    /// Date of birth, as far as known.
    pub born: Option<PartialDate>,
    /// True if a result of the player is missing in the current round.
    pub is_playing: bool,
}

impl SectionPlayer {
    /// Returns the registered players of an event, in the order of registration, without those who left.
    pub fn all(snapshot: &Snapshot) -> Vec<Self> {
        let at_work = snapshot.round_at_work().and_then(|round| snapshot.round(round));
        let awaited = |round: &Round| -> BTreeSet<PlayerId> {
            let games = round.games().filter(|&(board, ..)| round.awaits(board));
            games.flat_map(|(_, board, _)| [board.meeting.white, board.meeting.black]).collect()
        };
        let playing = at_work.filter(|round| round.stage() == Stage::Published).map(awaited);
        let listed = |(id, found): (PlayerId, &Registration)| Self {
            id,
            name: found.player.name.to_string(),
            fide_id: found.player.fide_id,
            born: found.player.born,
            is_playing: playing.as_ref().is_some_and(|playing| playing.contains(&id)),
        };
        snapshot.players().filter(|(_, found)| found.left.is_none()).map(listed).collect()
    }

    /// Returns true if both are the same person: by FIDE ID if both have one, else by name and date of birth.
    pub fn is_same(&self, other: &Self) -> bool {
        match (self.fide_id, other.fide_id) {
            (Some(one), Some(two)) => one == two,
            _ => self.born == other.born && fold_for_search(&self.name) == fold_for_search(&other.name),
        }
    }
}
