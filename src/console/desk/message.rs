//! Messages from panes and dialogs to the app. Panes and dialogs change nothing themselves.

use super::{Context, Dialog, PaneId, Request};
use crate::publish::SheetFormat;
use crate::sheet::data::Part;
use crate::worker::{Computed, Worker};
use crossterm::event::KeyCode;
use hakem_engine::collate::Language;
use hakem_engine::command::Command;
use hakem_engine::console::Deviation;
use hakem_engine::history::StepId;
use hakem_engine::pairing::{Proposal, ProposeError};
use hakem_engine::tournament::{BoardNo, Category, PlayerId, RoundNo, Ruling, Setting, Urn};
use std::path::PathBuf;
use std::time::Duration;

/// A message to the app.
pub enum Message {
    Do(Command),
    /// Executes several commands in order; stops at the first that is refused.
    DoAll(Vec<Command>),
    /// Draws lots and records the result.
    Draw(Draw),
    Step(HistoryMove),
    Show(Show),
    Open(Box<dyn Dialog>),
    /// Builds a message from the context when its turn comes, and sends it.
    With(MakeMessage),
    Work(WorkRequest),
    Tell(Notice),
    Bell,
    /// Simulates a key press, for the command palette.
    Press(KeyCode),
    Ask(Request),
    All(Vec<Message>),
    /// No effect: the key was handled, and at most moved a cursor.
    Nothing,
    /// No effect but a new frame: what it shows has changed while no key arrived.
    Redraw,
    Quit,
}

impl Message {
    pub fn ask(request: impl Into<Request>) -> Self {
        Self::Ask(request.into())
    }

    pub fn open(dialog: impl Dialog + 'static) -> Self {
        Self::Open(Box::new(dialog))
    }

    /// Opens a dialog that is built only when needed, because building it is expensive.
    pub fn open_with<D: Dialog + 'static>(make: impl FnOnce(&Context) -> D + 'static) -> Self {
        Self::With(Box::new(move |cx| Self::open(make(cx))))
    }
}

/// A move through the history.
pub enum HistoryMove {
    Undo,
    /// Redoes the command that was undone last.
    Redo,
    /// Restores the state of a step, such as the end of a branch.
    To(StepId),
    /// Removes the command that led to a step, with the reason, and keeps all others.
    TakeOut(StepId, String),
    /// Hides the branch that ends at a step.
    DropBranch(StepId),
    /// Views the state of a step without restoring it; `None` returns to the present.
    Look(Option<StepId>),
}

/// A view to switch to. The pane on show ignores what it cannot show.
#[derive(Clone)]
pub enum Show {
    Pane(PaneId),
    /// Another round, if it exists.
    Round(RoundNo),
    Player(PlayerId),
    Board(BoardNo),
    /// Only the players of a category, in the pane on show.
    Category(Category),
    /// The sheets of one board or player, in the pane on show; `None` for all.
    Part(Option<Part>),
    /// The saved position of the pane on show, in the pane's own format ([`Pane::kept`](super::Pane::kept)).
    Kept(String),
    Sheet(&'static str),
    Setting(&'static Setting),
    /// The sheets of the pane on show, in this form.
    Output(Output),
}

/// Form of sheets and reports, until the event is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Output {
    pub format: SheetFormat,
    pub language: Language,
    /// Format of the tournament report, by its 0-based position among those offered.
    pub report: usize,
}

/// A drawing of lots.
pub enum Draw {
    InitialColour,
    /// Lots for all players without one.
    Lots,
    /// Pairing numbers of the teams; redrawn if already drawn.
    Teams,
    /// Commands derived from the seed of a drawing.
    Commands(Urn, Box<dyn FnOnce(u64) -> Vec<Command>>),
}

impl Draw {
    pub fn of(urn: Urn, commands: impl FnOnce(u64) -> Vec<Command> + 'static) -> Self {
        Self::Commands(urn, Box::new(commands))
    }
}

/// A background task.
pub enum WorkRequest {
    /// Pairs a round with the event's system and opens the draft for review.
    Pair(RoundNo),
    /// The same, replacing a draft that others have changed, after the arbiter has confirmed.
    PairOver(RoundNo),
    /// Opens the outcome of a pairing for review.
    Lay(Box<PairedRound>),
    /// Starts a task on a thread and waits for it, but does not block the console if it takes long.
    Begin(MakeWork),
    /// Cancels the background task; its result is discarded.
    End,
}

/// Builds a message once the context is known.
pub type MakeMessage = Box<dyn FnOnce(&Context) -> Message>;

/// Starts a task with data of the context, which the task cannot borrow.
pub type MakeWork = Box<dyn FnOnce(&Context) -> Work>;

/// A background task and the message to send when it finishes.
pub struct Work(Box<dyn FnMut(Duration) -> Computed<MakeMessage>>);

impl Work {
    /// Creates a task that turns the result of a worker into a message.
    pub fn of<T: Send + 'static>(
        mut worker: Worker<T>,
        then: impl FnOnce(T, &Context) -> Message + 'static,
    ) -> Self {
        let mut then = Some(then);
        Self(Box::new(move |patience| match (worker.answer(patience), then.take()) {
            (Computed::Done(found), Some(then)) => Computed::Done(Box::new(move |cx| then(found, cx))),
            (Computed::Open, Some(waiting)) => {
                then = Some(waiting);
                Computed::Open
            }
            (Computed::Failed | Computed::Done(_) | Computed::Open, _) => Computed::Failed,
        }))
    }

    /// Returns the message once the task has finished; the first call waits up to `patience`.
    pub fn answer(&mut self, patience: Duration) -> Computed<MakeMessage> {
        (self.0)(patience)
    }
}

/// Outcome of pairing a round with the event's system.
pub struct PairedRound {
    pub round: RoundNo,
    /// Command to announce with the pairing, if any.
    pub announced: Option<Command>,
    /// Cost of the fixed boards that remain in the pairing, or the error of pairing without them; `None` if none
    /// remains.
    pub cost: Option<Result<Deviation, ProposeError>>,
    /// The pairing, or the error with the rulings the arbiter can make.
    pub outcome: Result<Proposal, (ProposeError, Vec<Ruling>)>,
}

/// Severity of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    Done,
    /// Success with something to review.
    Warning,
    Refused,
}

/// A one-line notice, cleared by the next key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub grade: Grade,
    /// Text in the arbiter's language.
    pub text: String,
    /// The written file or folder, emitted as a hyperlink where the terminal supports it.
    pub leads_to: Option<PathBuf>,
}

impl Notice {
    fn new(grade: Grade, text: impl Into<String>) -> Self {
        Self { grade, text: text.into(), leads_to: None }
    }

    /// Sets the file or folder that was written.
    #[must_use]
    pub fn leading_to(self, path: impl Into<PathBuf>) -> Self {
        Self { leads_to: Some(path.into()), ..self }
    }

    /// Returns true if the notice reports success with nothing to review.
    pub fn is_done(&self) -> bool {
        self.grade == Grade::Done
    }

    pub fn done(text: impl Into<String>) -> Self {
        Self::new(Grade::Done, text)
    }

    pub fn warning(text: impl Into<String>) -> Self {
        Self::new(Grade::Warning, text)
    }

    pub fn refused(text: impl Into<String>) -> Self {
        Self::new(Grade::Refused, text)
    }
}
