//! Contract of the console: traits of panes and dialogs, the context they read and the messages they send.
//!
//! It is to the console what `format` is to the engine. Panes, dialogs and the app depend on it, not on each other.

mod context;
mod dialog;
pub mod keys;
mod message;
mod pane;
mod request;

pub use context::{
    About, ClosingOrder, CommandAccess, Context, Due, Elsewhere, EventFile, FestivalSection, Published,
    SectionPlayer, Site, Summary,
};
pub use dialog::{Completion, Dialog, Reply, Wanted};
pub use message::{
    Draw, Grade, HistoryMove, MakeMessage, MakeWork, Message, Notice, Output, PairedRound, Show, Work,
    WorkRequest,
};
pub use pane::{FoundItem, Hit, NamedLine, Pane, PaneId, Sign};
pub use request::{
    FestivalRequest, FileRequest, RatingRequest, Request, RescueOrder, RescueSheets, Sample, SharedRequest,
    SheetRequest,
};
