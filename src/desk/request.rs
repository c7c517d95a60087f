//! What panes and dialogs ask of the services: one enum a service.

use super::context::{ClosingOrder, Elsewhere, Site};
use super::dialog::Wanted;
use super::message::{Message, Show, Step};
use crate::publish::order::PrintOrder;
use crate::publish::paper::PageSetup;
use crate::ratings::Columns;
use crate::result_keys::ResultKeys;
use crate::sheet::columns::About;
use crate::theme;
use hakem_engine::collate::Language;
use hakem_engine::command::{Command, Copied, Taken};
use hakem_engine::tournament::{DepartingAct, GameKind, Name, Settings};
use std::path::PathBuf;

/// What is asked, by the service that answers.
pub enum Request {
    /// Event files, and files of other programs.
    Files(FileRequest),
    /// The festival of which the event is a section.
    Festival(FestivalRequest),
    /// Events that others write too.
    Shared(SharedRequest),
    /// Rating lists.
    Ratings(RatingRequest),
    /// Sheets, pages and the logo.
    Sheets(SheetRequest),
    /// Other colours; `None` takes those of the user's theme file.
    Theme(Option<theme::ThemeChoice>),
    /// Another language of the interface.
    Language(Language),
    /// Other keys for results, which are kept for the next start.
    ResultKeys(ResultKeys),
    /// The rounds of a report that was brought in, paired again beside the console.
    Check,
    /// The rest of the event, played many times beside the console; shown where that was done.
    Rehearse,
    /// A round of the sample event, led through step by step: made.
    Guide,
    /// The same: begun, once it is open.
    Lead,
    /// Commands about which something was asked first, once the arbiter has answered.
    Confirmed(Vec<Command>),
    /// A move through the history about which something was asked first, once the arbiter has answered.
    ConfirmedStep(Step),
    /// Goes on alone, in this file, with an event that several share.
    TakeOver(PathBuf),
    /// A move through the history that rewrites rounds too far back, once the arbiter has said twice that FIDE mode is left.
    Rewrite(Step, DepartingAct),
}

impl Request {
    /// Whether the open event is left.
    #[must_use]
    pub fn leaves_event(&self) -> bool {
        match self {
            Self::Files(request) => request.leaves_event(),
            Self::Shared(SharedRequest::Open(..)) => true,
            _ => false,
        }
    }
}

/// What is asked of the files.
pub enum FileRequest {
    /// Opens an event file.
    Open(PathBuf),
    /// Makes a new event file.
    New(PathBuf, Box<Settings>),
    /// Makes a new event file of an event like that in another file.
    NewLike {
        /// The other file.
        other: PathBuf,
        /// The new file.
        path: PathBuf,
        /// What the new event is called.
        name: Name,
        /// What of the other is taken.
        taken: Taken,
    },
    /// Makes a new event file beside a file of another program and fills it from there.
    Import(PathBuf),
    /// Reads a file into the open event: players or results, of which the differences are shown first.
    TakeIn(PathBuf),
    /// Reads a file of ratings, and imports it as a rating list or asks for the columns.
    ReadRatings(PathBuf),
    /// Makes a new event file beside a file, of commands that came of it.
    Make(PathBuf, Vec<Command>),
    /// Opens the sample event, made anew when it is not there.
    Sample,
    /// Reads the file no further that is being read.
    StopReading,
    /// Completes the path that is typed into the dialog on top.
    Complete(String, Wanted),
    /// Names the second folder to which the event file is mirrored; `None` ends it.
    Mirror(Option<PathBuf>),
    /// Goes on with the second folder that is remembered of another copy of the event.
    ResumeMirror,
    /// Asks for the name of a copy of the event with which to go on.
    SaveAs,
    /// Writes the event to a new file and goes on there; of a damaged event with these of the entries behind the damage,
    /// counted from 0.
    SaveCopy(PathBuf, Vec<usize>),
    /// Records the entries that were put aside when they could not be saved.
    TakeUnsaved,
    /// Offers these entries no more.
    DiscardUnsaved,
    /// Leaves what could not be saved, put aside where possible, and does something.
    Abandon(Box<Message>),
    /// Closes the event and goes to the start screen.
    Close,
}

impl FileRequest {
    /// Opens the section in which a player was found, and shows the player there.
    #[must_use]
    pub fn show_elsewhere(found: &Elsewhere) -> Message {
        let open = Message::ask(Self::Open(found.path.clone()));
        Message::All(vec![open, Message::Show(Show::Player(found.player))])
    }

    /// Whether the open event is left.
    #[must_use]
    pub fn leaves_event(&self) -> bool {
        matches!(
            self,
            Self::Open(_)
                | Self::New(..)
                | Self::NewLike { .. }
                | Self::Import(_)
                | Self::Sample
                | Self::Close
        )
    }
}

/// What is asked of events that others write too.
pub enum SharedRequest {
    /// Opens one by its address; it is fetched first.
    Fetch(String),
    /// Opens one of an address that was fetched into a file.
    Open(String, PathBuf),
}

/// What is asked of the festival.
pub enum FestivalRequest {
    /// Writes the plan: what all sections have in common, and their order; the folder of the event becomes a festival where it is none.
    Plan {
        /// The name of the festival, and what its sections have in common.
        common: Box<Settings>,
        /// The places of the sections, counted from 0, in the new order.
        order: Vec<usize>,
        /// Whether the section on show announces it too.
        taken: bool,
    },
    /// Announces here what another section announces.
    Copy(PathBuf, Copied),
    /// Notes that players of one name are several people, or that they are one after all, by their place among those who are in
    /// several sections.
    Part(usize),
}

/// What is asked of the rating lists.
pub enum RatingRequest {
    /// Looks in the lists for the letters typed into the dialog on top.
    LookUp(String),
    /// Asks for the file of a list, or tells how far the one is that is being imported.
    AskFile,
    /// Makes a list of a file, with the headings that were assigned and the kind of a list that does not tell it.
    Import(PathBuf, Columns, Option<GameKind>),
    /// The same for a list that is unusual, once the arbiter has confirmed it.
    ImportConfirmed(PathBuf, Columns, Option<GameKind>),
    /// Ends the import of a list.
    End,
    /// Holds the players against the lists, and offers what those say otherwise; first asks whether old ones are current.
    Compare,
    /// The same, once the arbiter has said that the lists are current.
    CompareNow,
    /// Gets all lists anew that have an address.
    Update,
}

/// What is asked of the sheets.
pub enum SheetRequest {
    /// Prints sheets.
    Print(PrintOrder),
    /// Writes sheets as files into a folder.
    Write(PrintOrder, PathBuf),
    /// Copies the one sheet of an order, which is text.
    Copy(PrintOrder),
    /// Writes the folder with which the event is closed: report, final sheets, pages, event file, checksums.
    Close(ClosingOrder),
    /// Writes the pages of the event, now and after every entry; `None` ends that.
    Site(Option<Site>),
    /// Puts the organiser's logo on sheets and pages from now on: its file; `None` takes it away.
    Logo(Option<PathBuf>),
    /// Lets a sheet have these columns about players; `None` leaves it to the event.
    Columns(&'static str, Option<Vec<About>>),
    /// Lays the sheets of the event out for this paper, and so.
    Setup(PageSetup),
}

impl From<FileRequest> for Request {
    fn from(request: FileRequest) -> Self {
        Self::Files(request)
    }
}

impl From<SharedRequest> for Request {
    fn from(request: SharedRequest) -> Self {
        Self::Shared(request)
    }
}

impl From<FestivalRequest> for Request {
    fn from(request: FestivalRequest) -> Self {
        Self::Festival(request)
    }
}

impl From<RatingRequest> for Request {
    fn from(request: RatingRequest) -> Self {
        Self::Ratings(request)
    }
}

impl From<SheetRequest> for Request {
    fn from(request: SheetRequest) -> Self {
        Self::Sheets(request)
    }
}
