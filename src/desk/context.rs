//! What a pane or dialog may read: the event on show, the texts, the theme. Nothing here can be changed.

use super::access::Access;
use crate::event::Event;
use crate::i18n::Texts;
use crate::publish::paper::PageSetup;
use crate::ratings::Lookup;
use crate::result_keys::ResultKeys;
use crate::sheet::opinions::Opinions;
use crate::simulate::Rehearsal;
use crate::text;
use crate::theme::Theme;
use hakem_engine::collate::fold_for_search;
use hakem_engine::history::{Moment, StepId};
use hakem_engine::tournament::{
    PartialDate, PlayerId, Registration, Round, RoundNo, RoundState, Settings, Snapshot, Stage, SystemId,
};
use hakem_engine::trf::Audience;
use std::collections::BTreeSet;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a pane or dialog may read: the event on show, and what only a screen needs.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The event at the step on show; its fields and methods are those of the context too.
    pub event: Event<'a>,
    /// Whether the step on show is not the present: then nothing can be done to it.
    pub is_past: bool,
    /// True if the event is open read-only.
    pub is_read_only: bool,
    /// The day at the venue.
    pub today: Option<PartialDate>,
    /// The round on show, the same in all panes.
    pub round: RoundNo,
    /// The event file; `None` on the start screen.
    pub path: Option<&'a Path>,
    /// The second folder to which the event file is written; `None` when none is named.
    pub mirror: Option<&'a Path>,
    /// Where the pages of the event are written; `None` when they are not.
    pub site: Option<&'a Site>,
    /// How the event was closed last; `None` where it never was.
    pub closing: Option<&'a ClosingOrder>,
    /// The file of the organiser's logo; `None` when none is named.
    pub logo: Option<&'a Path>,
    /// For which paper the sheets of the event are laid out, and how.
    pub setup: PageSetup,
    /// The folder in which event files are made.
    pub folder: &'a Path,
    /// The event files in it when the start screen was shown, the one changed last first.
    pub files: &'a [EventFile],
    /// The sections of the festival to which the event belongs, in their order; none where it belongs to none.
    pub sections: &'a [Section],
    /// What the festival is called, and what its sections have in common; `None` where there is none.
    pub festival: Option<&'a Settings>,
    /// What is looked for in the rating lists; `None` where there are none, or nothing was looked for yet.
    pub ratings: Option<&'a Lookup>,
    /// What the rest of the event came to when it was rehearsed last; `None` where it was not.
    pub rehearsed: Option<&'a Rehearsed>,
    /// What other ways of pairing say of the draft; `None` where there is no draft.
    pub opinions: Option<&'a Opinions>,
    /// Which keys are results.
    pub result_keys: &'a ResultKeys,
    /// Looks.
    pub theme: &'a Theme,
    /// How long a key may wait for the work of a thread before the console goes on.
    pub patience: Duration,
}

impl Context<'_> {
    /// Returns the catalogue id of the reason why the step on show does not allow this access; `None` if it does.
    #[must_use]
    pub fn refused(&self, access: Access) -> Option<&'static str> {
        match access {
            Access::Look => None,
            Access::Present | Access::Change if self.is_past => Some("past-refused"),
            Access::Change | Access::Restore if self.is_read_only => Some("read-only-refused"),
            Access::Present | Access::Change | Access::Restore => None,
        }
    }

    /// Returns true if nothing can be changed: the past is on show, or the event is only open for reading.
    #[must_use]
    pub fn is_fixed(&self) -> bool {
        self.refused(Access::Change).is_some()
    }

    /// Returns when something was, by the clock of the venue: today the time to the minute, `14:05`, else the day.
    #[must_use]
    pub fn when(&self, moment: Moment) -> String {
        match self.day(moment).filter(|&day| Some(day) != self.today) {
            Some(day) => self.texts.date(day),
            None => self.clock(moment, "%H:%M"),
        }
    }

    /// Returns a path as it is typed: what is in the folder of the console, without that folder; filtered.
    #[must_use]
    pub fn shown_path(&self, path: &Path) -> String {
        let short = path.strip_prefix(self.folder).unwrap_or(path);
        text::clean(&short.to_string_lossy()).into_owned()
    }

    /// Finds players of the sections that are not on show, by a part of their name folded for searching.
    #[must_use]
    pub fn elsewhere(&self, wanted: &str) -> Vec<Elsewhere> {
        let others = Section::letters().zip(self.sections);
        let others = others.filter(|(_, section)| self.path != Some(section.file.path.as_path()));
        let found = |(letter, section): (char, &Section)| {
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

    /// Reads a path as it is typed; one that does not begin at the root begins in the folder of the console. The quotes
    /// that a terminal puts around a dropped file are taken off. Nothing typed is no path.
    #[must_use]
    pub fn typed_path(&self, text: &str) -> Option<PathBuf> {
        let text = text.trim();
        let bare = ['\'', '"'].iter().find_map(|&quote| text.strip_prefix(quote)?.strip_suffix(quote));
        let text = bare.unwrap_or(text);
        (!text.is_empty()).then(|| self.folder.join(text))
    }
}

/// The rest of the event, rehearsed.
#[derive(Debug)]
pub struct Rehearsed {
    /// What it came to.
    pub rehearsal: Rehearsal,
    /// The step of the event that was played on.
    pub step: StepId,
}

/// A player who is found in a section that is not on show.
pub struct Elsewhere {
    /// The letter of the section.
    pub section: char,
    /// Its event file.
    pub path: PathBuf,
    /// Who, in that event.
    pub player: PlayerId,
    /// Their name, as typed.
    pub name: String,
}

impl Elsewhere {
    /// Says where they are.
    #[must_use]
    pub fn told(&self, texts: &Texts) -> String {
        let name = text::clean(&self.name).into_owned();
        texts.with("finder-elsewhere", &[("section", self.section.to_string().into()), ("name", name.into())])
    }
}

/// A section of a festival: an event file beside others.
#[derive(Debug)]
pub struct Section {
    /// The file.
    pub file: EventFile,
    /// How many bytes it had when it was looked at.
    pub bytes: u64,
}

impl Section {
    /// Returns the letters of sections, in their order: those beyond `Z` have none.
    pub fn letters() -> impl Iterator<Item = char> {
        'A'..='Z'
    }

    /// Returns what the section is called: its file without the ending.
    #[must_use]
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

/// Into which folder the event is closed, and what goes there beside the event itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosingOrder {
    /// The folder.
    pub folder: PathBuf,
    /// The file with the moves of the games, where there is one.
    pub games: Option<PathBuf>,
    /// Whether the report goes with it as TRF16 too.
    pub with_trf16: bool,
}

/// Where the pages of an event are written, and where they can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The folder.
    pub folder: PathBuf,
    /// The address at which the pages of that folder can be read, for phones.
    pub address: Option<String>,
    /// For whom the report among the pages is.
    pub audience: Audience,
    /// Whether they are those of all sections of the festival, with a front page.
    pub is_of_all: bool,
}

/// An event file that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFile {
    /// Where it is.
    pub path: PathBuf,
    /// The day on which it was changed last.
    pub changed: Option<PartialDate>,
    /// What it is; `None` while that is not found out.
    pub about: Option<About>,
}

/// What a file with the ending of an event file is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// An event.
    Event(Summary),
    /// An event of which a part is damaged.
    Damaged,
    /// Nothing was ever recorded in it.
    Empty,
    /// Something else.
    Foreign,
    /// It cannot be read here.
    Unreadable,
    /// So large that it is not looked into before it is opened.
    Large,
}

/// What is told of an event before it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its name, as typed.
    pub name: String,
    /// How it is paired.
    pub system: SystemId,
    /// Where it is played; empty where that is not announced.
    pub place: String,
    /// Who is registered.
    pub roster: Vec<SectionPlayer>,
    /// How many rounds are announced.
    pub rounds: RoundNo,
    /// The last round that is paired, and how far it is.
    pub round: Option<(RoundNo, RoundState)>,
}

/// A registered player as one of several events tells of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionPlayer {
    /// Who, in that event.
    pub id: PlayerId,
    /// Their name, as typed.
    pub name: String,
    /// Their FIDE identity number.
    pub fide_id: Option<u64>,
    /// When they were born, as far as that is known.
    pub born: Option<PartialDate>,
    /// Whether a result of theirs is missing in the round that is played.
    pub is_playing: bool,
}

impl SectionPlayer {
    /// Lists who is registered in an event, in the order of registration; without those who left.
    #[must_use]
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

    /// Whether two are the same person: by their FIDE identity numbers where both have one, else by name and birth.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        match (self.fide_id, other.fide_id) {
            (Some(one), Some(two)) => one == two,
            _ => self.born == other.born && fold_for_search(&self.name) == fold_for_search(&other.name),
        }
    }
}
