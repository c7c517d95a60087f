//! What panes and dialogs ask of the app. They change nothing themselves.

use super::context::{Context, Site};
use super::dialog::{Dialog, Wanted};
use super::pane::PaneId;
use crate::publish::order::Order;
use crate::ratings::Columns;
use crate::result_keys::ResultKeys;
use crate::sheet::columns::About;
use crate::sheet::data::Part;
use crate::theme;
use crate::worker::{Answer, Worker};
use crossterm::event::KeyCode;
use hakem_engine::collate::Language;
use hakem_engine::command::Command;
use hakem_engine::console::Deviation;
use hakem_engine::history::StepId;
use hakem_engine::pairing::{Proposal, ProposeError};
use hakem_engine::tournament::{BoardNo, Category, GameKind, PlayerId, RoundNo, Ruling, Settings};
use std::path::PathBuf;
use std::time::Duration;

/// Makes a dialog from what is on show.
pub type MakeDialog = Box<dyn FnOnce(&Context) -> Box<dyn Dialog>>;

/// What is drawn by lot: the commands that a seed gives.
pub struct Draw(Box<dyn FnOnce(u64) -> Vec<Command>>);

impl Draw {
    /// Says what a seed gives; the seed stands in the commands.
    pub fn of(commands: impl FnOnce(u64) -> Vec<Command> + 'static) -> Self {
        Self(Box::new(commands))
    }

    /// Draws.
    #[must_use]
    pub fn with(self, seed: u64) -> Vec<Command> {
        (self.0)(seed)
    }
}

/// Work of a thread, and what is asked of the app once it is done.
pub struct Work(Box<dyn FnMut(Duration) -> Answer<MakeMessage>>);

/// Begins some work from what is on show.
pub type MakeWork = Box<dyn FnOnce(&Context) -> Work>;

/// Makes a message from what is on show.
type MakeMessage = Box<dyn FnOnce(&Context) -> Message>;

impl Work {
    /// Says what follows from what a thread finds.
    pub fn of<T: Send + 'static>(
        mut worker: Worker<T>,
        then: impl FnOnce(T, &Context) -> Message + 'static,
    ) -> Self {
        let mut then = Some(then);
        Self(Box::new(move |patience| match (worker.answer(patience), then.take()) {
            (Answer::Done(found), Some(then)) => Answer::Done(Box::new(move |cx| then(found, cx))),
            (Answer::Open, Some(waiting)) => {
                then = Some(waiting);
                Answer::Open
            }
            (Answer::Failed | Answer::Done(_) | Answer::Open, _) => Answer::Failed,
        }))
    }

    /// Returns what follows, when it is there; the first time, waits so long for it.
    pub fn answer(&mut self, patience: Duration) -> Answer<MakeMessage> {
        (self.0)(patience)
    }
}

/// What came of pairing a round by its system.
pub struct Paired {
    /// Which.
    pub round: RoundNo,
    /// What is announced with it.
    pub announced: Option<Command>,
    /// What the fixed boards that stay in it cost, or why the rules alone find no pairing; `None` where none stays.
    pub cost: Option<Result<Deviation, ProposeError>>,
    /// The pairing; or why there is none, and what the arbiter can decide then.
    pub outcome: Result<Proposal, (ProposeError, Vec<Ruling>)>,
}

/// What is asked of the app.
pub enum Message {
    /// Does a command.
    Do(Command),
    /// Does several commands in order; stops at the first that is refused.
    DoAll(Vec<Command>),
    /// Undoes the last command.
    Undo,
    /// Does again what was undone last.
    Redo,
    /// Goes to a step for good: takes a branch back.
    MoveTo(StepId),
    /// Takes the command that led to a step out and keeps everything else; with the reason.
    TakeOut(StepId, String),
    /// Offers the branch that ends at a step no more.
    DropBranch(StepId),
    /// Looks at a step without going there; `None` returns to the present.
    Look(Option<StepId>),
    /// Has the system pair a round and lays the draft before the arbiter.
    Pair(RoundNo),
    /// Lays before the arbiter what came of it.
    Lay(Box<Paired>),
    /// Begins some work of a thread and waits for it, without holding the console where it takes long.
    WorkOut(MakeWork),
    /// Ends that work: nothing comes of it.
    EndWork,
    /// Draws the lot for the initial colour.
    DrawInitialColour,
    /// Draws lots for all players who have none.
    DrawLots,
    /// Draws something else by lot and records it.
    Draw(Draw),
    /// Draws the numbers of the teams, again where they are drawn already.
    DrawTeams,
    /// Shows a pane.
    Show(PaneId),
    /// Shows another round, where there is one.
    ShowRound(RoundNo),
    /// Shows a player in the players pane.
    ShowPlayer(PlayerId),
    /// Puts the cursor of the pane on show on a board of the round on show.
    ShowBoard(BoardNo),
    /// Shows only the players of a category in the pane on show.
    Filter(Category),
    /// Opens a dialog over the pane.
    Open(Box<dyn Dialog>),
    /// Opens a dialog that is made only when it is needed, because making it costs something.
    OpenWith(MakeDialog),
    /// Nothing: the key was understood, and moved a cursor at most.
    Nothing,
    /// Rings the bell of the terminal.
    Ring,
    /// Tells something in the notice line.
    Tell(Notice),
    /// Several messages in order.
    All(Vec<Message>),
    /// Changes the language of the interface.
    Speak(Language),
    /// Opens an event file.
    OpenFile(PathBuf),
    /// Makes a new event file.
    NewFile(PathBuf, Box<Settings>),
    /// Makes a new event file beside a TRF file and fills it from there.
    Import(PathBuf),
    /// Reads a file into the open event: players or results, of which the differences are shown first.
    TakeIn(PathBuf),
    /// Makes a new event file beside a file, of commands that came of it, and tells something.
    MakeEvent(PathBuf, Vec<Command>),
    /// Opens the sample event, made anew when it is not there.
    OpenSample,
    /// Names the second folder to which the event file is mirrored; `None` ends it.
    Mirror(Option<PathBuf>),
    /// Goes on with the second folder that is remembered of another copy of the event.
    ResumeMirror,
    /// Lets something leave the room.
    HangUp(HangUp),
    /// Lets the sheets of the pane on show speak of one board or player alone; `None` of all.
    TakePart(Option<Part>),
    /// Lets a sheet have these columns about players; `None` leaves it to the event.
    ChooseColumns(&'static str, Option<Vec<About>>),
    /// Completes the path that is typed into the dialog on top.
    Complete(String, Wanted),
    /// Looks in the rating lists for the letters typed into the dialog on top.
    LookUp(String),
    /// Asks for the file of a rating list, or tells how far the one is that is being imported.
    AskRatings,
    /// Looks what a file of ratings is, and takes it in or asks for the columns.
    LookAtRatings(PathBuf),
    /// Makes a rating list of a file, with the headings that were assigned and the kind of a list that does not tell it.
    TakeRatings(PathBuf, Columns, Option<GameKind>),
    /// Ends the import of a rating list.
    EndRatings,
    /// Reads the file no further that is being read.
    StopReading,
    /// Holds the players against the rating lists, and offers what those say otherwise.
    CompareRatings,
    /// Changes the colours of the console; `None` takes those of the user's theme file.
    Dress(Option<theme::Choice>),
    /// Takes other keys for results, and keeps them.
    ChooseResultKeys(ResultKeys),
    /// Leads through a round of the sample event.
    Guide,
    /// Presses a key for the arbiter: what the command palette chose.
    Press(KeyCode),
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
    CloseFile,
    /// Leaves the program.
    Quit,
}

/// What leaves the room, and how.
pub enum HangUp {
    /// Sheets on paper.
    Print(Order),
    /// Sheets as files in a folder.
    Write(Order, PathBuf),
    /// The pages of the event, now and after every entry; `None` ends that.
    Site(Option<Site>),
    /// The organiser's logo on what leaves the room from now on: its file; `None` takes it away.
    Logo(Option<PathBuf>),
}

/// How grave a notice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// Something was done.
    Done,
    /// Something deserves a look.
    Warning,
    /// Something was refused.
    Refused,
}

/// A line for the arbiter, until the next key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// How grave.
    pub grade: Grade,
    /// In the arbiter's language.
    pub text: String,
}

impl Notice {
    /// Whether it tells of something done, with nothing in it to look at.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.grade == Grade::Done
    }

    /// Something was done.
    #[must_use]
    pub fn done(text: impl Into<String>) -> Self {
        Self { grade: Grade::Done, text: text.into() }
    }

    /// Something deserves a look.
    #[must_use]
    pub fn warning(text: impl Into<String>) -> Self {
        Self { grade: Grade::Warning, text: text.into() }
    }

    /// Something was refused.
    #[must_use]
    pub fn refused(text: impl Into<String>) -> Self {
        Self { grade: Grade::Refused, text: text.into() }
    }
}
