//! What panes and dialogs ask of the app: a dozen verbs. They change nothing themselves.

use super::context::Context;
use super::dialog::Dialog;
use super::pane::PaneId;
use super::request::Request;
use crate::sheet::data::Part;
use crate::worker::{Answer, Worker};
use crossterm::event::KeyCode;
use hakem_engine::closing::Announcement;
use hakem_engine::command::Command;
use hakem_engine::console::Deviation;
use hakem_engine::history::StepId;
use hakem_engine::pairing::{Proposal, ProposeError};
use hakem_engine::tournament::{BoardNo, Category, PlayerId, RoundNo, Ruling, Urn};
use std::path::PathBuf;
use std::time::Duration;

/// What is asked of the app.
pub enum Message {
    /// Does a command.
    Do(Command),
    /// Does several commands in order; stops at the first that is refused.
    DoAll(Vec<Command>),
    /// Draws by lot and records what was drawn.
    Draw(Draw),
    /// Moves through the history.
    Step(Step),
    /// Shows something else.
    Show(Show),
    /// Opens a dialog over the pane.
    Open(Box<dyn Dialog>),
    /// Does what follows from what is on show when its turn comes.
    With(MakeMessage),
    /// Works out something beside the console.
    Work(WorkRequest),
    /// Tells something in the notice line.
    Tell(Notice),
    /// Rings the bell of the terminal.
    Bell,
    /// Presses a key for the arbiter: what the command palette chose.
    Press(KeyCode),
    /// Asks a service.
    Ask(Request),
    /// Several messages in order.
    All(Vec<Message>),
    /// Nothing: the key was understood, and moved a cursor at most.
    Nothing,
    /// Leaves the program.
    Quit,
}

impl Message {
    /// Asks a service.
    pub fn ask(request: impl Into<Request>) -> Self {
        Self::Ask(request.into())
    }

    /// Opens a dialog that is made only when it is needed, because making it costs something.
    pub fn open_with(make: impl FnOnce(&Context) -> Box<dyn Dialog> + 'static) -> Self {
        Self::With(Box::new(move |cx| Self::Open(make(cx))))
    }
}

/// A move through the history.
pub enum Step {
    /// Undoes the last command.
    Undo,
    /// Does again what was undone last.
    Redo,
    /// Goes to a step for good: takes a branch back.
    To(StepId),
    /// Takes the command that led to a step out and keeps everything else; with the reason.
    TakeOut(StepId, String),
    /// Offers the branch that ends at a step no more.
    DropBranch(StepId),
    /// Looks at a step without going there; `None` returns to the present.
    Look(Option<StepId>),
}

/// What is to be shown. The pane on show takes what it has a place for.
pub enum Show {
    /// A pane.
    Pane(PaneId),
    /// Another round, where there is one.
    Round(RoundNo),
    /// A player, in the players pane.
    Player(PlayerId),
    /// A board of the round on show, in the pane on show.
    Board(BoardNo),
    /// Only the players of a category, in the pane on show.
    Category(Category),
    /// In the pane on show, sheets of one board or player alone; `None`: of all.
    Part(Option<Part>),
    /// Where the pane on show was before, in its own words ([`Pane::kept`](super::pane::Pane::kept)).
    Kept(String),
    /// A sheet by its name, in the pane on show.
    Sheet(&'static str),
    /// What the event says of itself, in the pane on show.
    Announcement(Announcement),
}

/// What is drawn by lot.
pub enum Draw {
    /// The initial colour.
    InitialColour,
    /// Lots for all players who have none.
    Lots,
    /// The numbers of the teams, again where they are drawn already.
    Teams,
    /// The commands that the seed of what is drawn gives.
    Commands(Urn, Box<dyn FnOnce(u64) -> Vec<Command>>),
}

impl Draw {
    /// Says what the seed gives by which something is drawn.
    pub fn of(urn: Urn, commands: impl FnOnce(u64) -> Vec<Command> + 'static) -> Self {
        Self::Commands(urn, Box::new(commands))
    }
}

/// What is worked out beside the console.
pub enum WorkRequest {
    /// Has the system pair a round and lays the draft before the arbiter.
    Pair(RoundNo),
    /// The same, over what others have done of it, once the arbiter has said so.
    PairOver(RoundNo),
    /// Lays before the arbiter what came of it.
    Lay(Box<Paired>),
    /// Begins some work of a thread and waits for it, without holding the console where it takes long.
    Begin(MakeWork),
    /// Leaves what goes on beside the console: nothing comes of it.
    End,
}

/// Makes a message from what is on show.
pub type MakeMessage = Box<dyn FnOnce(&Context) -> Message>;

/// Begins some work from what is on show.
pub type MakeWork = Box<dyn FnOnce(&Context) -> Work>;

/// Work of a thread, and what is asked of the app once it is done.
pub struct Work(Box<dyn FnMut(Duration) -> Answer<MakeMessage>>);

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

/// How grave a notice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// Something was done.
    Done,
    /// Something to look at.
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
    /// The file or folder that was written: terminals that can open it from there are told which one.
    pub leads_to: Option<PathBuf>,
}

impl Notice {
    fn new(grade: Grade, text: impl Into<String>) -> Self {
        Self { grade, text: text.into(), leads_to: None }
    }

    /// Says which file or folder was written.
    #[must_use]
    pub fn leading_to(self, path: impl Into<PathBuf>) -> Self {
        Self { leads_to: Some(path.into()), ..self }
    }

    /// Whether it tells of something done, with nothing in it to look at.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.grade == Grade::Done
    }

    /// Something was done.
    #[must_use]
    pub fn done(text: impl Into<String>) -> Self {
        Self::new(Grade::Done, text)
    }

    /// Something to look at.
    #[must_use]
    pub fn warning(text: impl Into<String>) -> Self {
        Self::new(Grade::Warning, text)
    }

    /// Something was refused.
    #[must_use]
    pub fn refused(text: impl Into<String>) -> Self {
        Self::new(Grade::Refused, text)
    }
}
