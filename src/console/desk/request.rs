//! Requests from panes and dialogs to the services, one enum per service.

use super::{ClosingOrder, Elsewhere, HistoryMove, Message, Show, Site, Wanted};
use crate::publish::order::PrintOrder;
use crate::publish::paper::PageSetup;
use crate::ratings::AssignedColumns;
use crate::result_keys::ResultKeys;
use crate::sheet::columns::About;
use crate::theme;
use clap::ValueEnum;
use hakem_engine::collate::Language;
use hakem_engine::command::{Command, Copied, TemplateParts};
use hakem_engine::tournament::{DepartingAct, GameKind, Name, Settings};
use std::any::Any;
use std::path::PathBuf;

/// A request, by the service that handles it.
pub enum Request {
    /// Event files, and files of other programs.
    Files(FileRequest),
    Festival(FestivalRequest),
    /// Events shared with other arbiters.
    Shared(SharedRequest),
    Ratings(RatingRequest),
    /// Sheets, pages and the logo.
    Sheets(SheetRequest),
    /// Sets the colours; `None` selects the user's theme file.
    Theme(Option<theme::ThemeChoice>),
    /// Sets the language of the interface.
    Language(Language),
    /// Sets the keys for results, and stores them for the next start.
    ResultKeys(ResultKeys),
    /// A request to a background service, which recognises it by its type.
    Background(Box<dyn Any>),
    /// Creates the sample event for the guided round.
    Guide,
    /// Starts the guided round, once its event is open.
    Lead,
    Confirmed(Vec<Command>),
    ConfirmedStep(HistoryMove),
    /// Continues a shared event offline, in this file.
    TakeOver(PathBuf),
    /// A move through the history that rewrites rounds too far back, after the arbiter has confirmed twice that this
    /// leaves FIDE mode.
    Rewrite(HistoryMove, DepartingAct),
}

impl Request {
    /// Creates a request to the background service that recognises the type.
    pub fn of(request: impl Any) -> Self {
        Self::Background(Box::new(request))
    }

    pub fn leaves_event(&self) -> bool {
        match self {
            Self::Files(request) => request.leaves_event(),
            Self::Shared(SharedRequest::Open(..)) => true,
            _ => false,
        }
    }
}

/// A request to the files service.
pub enum FileRequest {
    Open(PathBuf),
    New(PathBuf, Box<Settings>),
    /// Creates an event file with the settings of another one.
    NewLike {
        other: PathBuf,
        path: PathBuf,
        name: Name,
        /// Parts of the other event to copy.
        taken: TemplateParts,
    },
    /// Creates an event file next to a file of another program and imports that file.
    Import(PathBuf),
    /// Imports players or results into the open event, after a review of the differences.
    TakeIn(PathBuf),
    /// Shows the entries of a diverged copy of the open event for review.
    Merge(PathBuf),
    /// Adopts entries of a diverged copy, by 0-based index since it diverged.
    Adopt(PathBuf, Vec<usize>),
    /// Reads a file of ratings, and imports it as a rating list or prompts for the columns.
    ReadRatings(PathBuf),
    /// Rebuilds an event from rescue codes, and offers to create its file.
    Rescue(RescueOrder),
    /// Creates an event file next to a file, from the commands derived from it.
    Make(PathBuf, Vec<Command>),
    /// Opens a sample event, and creates it if missing.
    Sample(Sample),
    StopReading,
    /// Completes the path typed into the topmost dialog.
    Complete(String, Wanted),
    /// Sets the backup folder to which the event file is mirrored; `None` ends mirroring.
    Mirror(Option<PathBuf>),
    /// Resumes mirroring to the backup folder remembered from another copy of the event.
    ResumeMirror,
    /// Prompts for the name of a copy of the event to continue with.
    SaveAs,
    /// Writes the event to a new file and continues there. For a damaged event, with the given entries after the
    /// damage, counted from 0.
    SaveCopy(PathBuf, Vec<usize>),
    /// Records the entries that were set aside because they could not be saved.
    TakeUnsaved,
    /// Stops offering these entries.
    DiscardUnsaved,
    /// Abandons the unsaved entries, set aside if possible, and sends the message.
    Abandon(Box<Message>),
    /// Closes the event and shows the start screen.
    Close,
}

impl FileRequest {
    /// Creates the messages that open the section of a found player and show the player there.
    pub fn show_elsewhere(found: &Elsewhere) -> Message {
        let open = Message::ask(Self::Open(found.path.clone()));
        Message::All(vec![open, Message::Show(Show::Player(found.player))])
    }

    pub fn leaves_event(&self) -> bool {
        matches!(
            self,
            Self::Open(_)
                | Self::New(..)
                | Self::NewLike { .. }
                | Self::Import(_)
                | Self::Make(..)
                | Self::Sample(_)
                | Self::Close
        )
    }
}

/// Rescue codes of printed sheets, from which an event is rebuilt.
pub struct RescueOrder {
    pub sheets: RescueSheets,
    /// A list of the players in pairing-number order, a report, or a copy of the event file.
    pub players: Option<PathBuf>,
}

/// Source of rescue codes.
pub enum RescueSheets {
    File(PathBuf),
    Typed(String),
}

/// An event that comes with the program, before round 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sample {
    /// 17 players from 17 federations, dutch-2026, 5 rounds
    Open,
    /// The worked example of Aktar's booklet: 17 players, dutch-2009, 5 rounds
    #[value(name = "aktar-17")]
    Aktar17,
}

impl Sample {
    /// Returns the name of its file, without extension.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Aktar17 => "aktar-17",
        }
    }

    pub fn report(self) -> &'static [u8] {
        match self {
            Self::Open => include_bytes!("../../../assets/samples/open.trf"),
            Self::Aktar17 => include_bytes!("../../../assets/samples/aktar-17.trf"),
        }
    }
}

/// A request about events shared with other arbiters.
pub enum SharedRequest {
    /// Downloads an event from its address, and opens it.
    Fetch(String),
    /// Opens an event of an address that was downloaded into a file.
    Open(String, PathBuf),
}

/// A request to the festival service.
pub enum FestivalRequest {
    /// Writes the plan: the shared settings and the order of the sections. Turns the folder of the event into a
    /// festival if it is none.
    Plan {
        /// Name of the festival, and the settings shared by its sections.
        common: Box<Settings>,
        /// Current indices of the sections, from 0, in the new order.
        order: Vec<usize>,
        /// True if the section on show adopts the shared settings.
        taken: bool,
    },
    /// Copies settings, days or prizes from another section.
    Copy(PathBuf, Copied),
    /// Toggles whether players of one name are treated as different people, by index among the players who are in
    /// several sections.
    Part(usize),
}

/// A request to the rating lists.
pub enum RatingRequest {
    /// Looks up the text typed into the topmost dialog.
    LookUp(String),
    /// Prompts for the file of a list, or shows the progress of the running import.
    AskFile,
    /// Imports a file as a list, with the assigned headings and the kind of rating if the file does not state it.
    Import(PathBuf, AssignedColumns, Option<GameKind>),
    /// The same for a list that is unusual, once the arbiter has confirmed it.
    ImportConfirmed(PathBuf, AssignedColumns, Option<GameKind>),
    End,
    /// Compares the players with the lists and offers the differences; first asks whether outdated lists are current.
    Compare,
    /// The same, after the arbiter has confirmed that the lists are current.
    CompareNow,
    /// Downloads all lists that have an address.
    Update,
}

/// A request to the sheets service.
pub enum SheetRequest {
    Print(PrintOrder),
    Write(PrintOrder, PathBuf),
    /// Copies the single sheet of an order, as text.
    Copy(PrintOrder),
    /// Writes the closing folder: report, final sheets, pages, event file, checksums.
    Close(ClosingOrder),
    /// Shows the ranking of the season in the folder of the event, or writes it there as a PDF.
    Season {
        written: bool,
    },
    /// Writes the web pages of the event, now and after every entry; `None` stops that.
    Site(Option<Site>),
    /// Sets the organiser's logo for sheets and pages; `None` removes it.
    Logo(Option<PathBuf>),
    /// Sets the player columns of a sheet; `None` restores the choice of the event.
    Columns(&'static str, Option<Vec<About>>),
    /// Sets paper size and layout of the event's sheets.
    Setup(PageSetup),
}

/// Makes the request of a service from its own.
macro_rules! requests_of_services {
    ($($Own:ident => $Variant:ident,)+) => {
        $(impl From<$Own> for Request {
            fn from(request: $Own) -> Self {
                Self::$Variant(request)
            }
        })+
    };
}

requests_of_services! {
    FileRequest => Files,
    SharedRequest => Shared,
    FestivalRequest => Festival,
    RatingRequest => Ratings,
    SheetRequest => Sheets,
}
