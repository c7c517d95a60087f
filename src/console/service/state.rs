//! State of the console: the open event, the view of it, and the last notice. Services and the app change it through
//! these methods; an entry is on the disk before it is in the history.

use super::need::round_at_work;
use super::world::World;
use crate::desk::{HistoryMove, Notice, PaneId, Work};
use crate::event::{Derived, Event};
use crate::i18n::{Naming, Origin, Say, Texts};
use crate::session::{self, Follow, NotUndone, Session, Undoing, kept_file};
use crate::sheet::{announcement, entry, pairings, reasons};
use crate::store::Stamp;
use crossterm::event::KeyEvent;
use hakem_engine::command::Command;
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::format::Course;
use hakem_engine::history::{AnewError, Entry, History, PendingEntry, StepId};
use hakem_engine::pairing::{facts_of, last_round};
use hakem_engine::tournament::{PartialDate, Round, RoundNo, RoundState, Snapshot, Stage, Urn};
use std::path::PathBuf;
use std::sync::Arc;

/// A background task that the arbiter waits for.
pub struct BackgroundTask {
    pub work: Work,
    /// Number of open dialogs when it started: Esc first closes those opened later.
    pub depth: usize,
    /// Keys typed before the task was visible, and those after them: they refer to the state after the result.
    pub held: Vec<KeyEvent>,
    /// True once a frame has shown the task.
    pub is_shown: bool,
    /// True if the last key was refused because of the task.
    pub has_refused: bool,
}

/// State of the console.
pub struct State {
    pub world: World,
    /// The open event; `None` on the start screen.
    pub session: Option<Session>,
    /// A past step on show, instead of the present.
    pub looking: Option<StepId>,
    /// Derived data of the step on show.
    pub derived: Derived,
    pub pane: PaneId,
    pub round: RoundNo,
    /// True if the round on show follows the work of each pane; false while other rounds are browsed.
    pub follows: bool,
    /// Round of the standings, separate so that browsing them affects no other pane.
    pub ranked: RoundNo,
    /// True while the standings follow the last complete round; false while others are browsed.
    pub follows_ranked: bool,
    /// Clock of the round on show, when last read; `None` while the round is not in play.
    pub clock: Option<String>,
    /// Date at the venue, when last read.
    pub today: Option<PartialDate>,
    /// The notice, until the next key.
    pub notice: Option<Notice>,
    /// Copied text, until the terminal has received it.
    pub copied: Option<String>,
    pub texts: Texts,
    pub working: Option<BackgroundTask>,
    /// State of the event when the open dialog was created, if others have changed it since.
    pub seen: Option<Snapshot>,
}

impl State {
    /// Creates the state of the start screen.
    pub fn new(world: World, texts: Texts) -> Self {
        let today = world.today();
        Self {
            world,
            session: None,
            looking: None,
            derived: Derived::default(),
            pane: PaneId::START,
            round: RoundNo(1),
            follows: true,
            ranked: RoundNo(1),
            follows_ranked: true,
            clock: None,
            today,
            notice: None,
            copied: None,
            texts,
            working: None,
            seen: None,
        }
    }

    /// Reads the clock; returns true if the clock of the round on show or the date has changed.
    pub fn look_at_clock(&mut self) -> bool {
        let event = self.event();
        let state = event.snapshot.state(self.round);
        // A past step has no clock.
        let is_played =
            self.looking.is_none() && matches!(state, RoundState::Published | RoundState::Running { .. });
        let now = (self.world.now)();
        let told = is_played.then(|| announcement::round_clock(event, self.round, now)).flatten();
        let today = self.world.today();
        let is_new = told != self.clock || today != self.today;
        (self.clock, self.today) = (told, today);
        is_new
    }

    /// Returns the event at the step on show, without the chosen columns of its sheets.
    pub fn event(&self) -> Event<'_> {
        let history = self.session.as_ref().map_or(session::nothing(), Session::history);
        let step = self.looking.unwrap_or(history.current());
        let snapshot = history.at(step).unwrap_or(history.snapshot());
        Event { snapshot, step, zone: &self.world.zone, ..Event::of(history, &self.texts, &self.derived) }
    }

    /// Returns the state of the event at the step on show.
    pub fn snapshot(&self) -> &Snapshot {
        self.event().snapshot
    }

    /// Returns the present state of the event, whatever step is on show.
    pub fn present(&self) -> &Snapshot {
        self.session.as_ref().map_or(session::nothing(), Session::history).snapshot()
    }

    /// Returns the file for settings of the event in a subfolder of the user's data folder.
    pub fn kept_file(&self, folder: &str) -> Option<PathBuf> {
        let session = self.session.as_ref()?;
        kept_file(self.world.data_folder.as_deref(), folder, (session.path(), &session.event()))
    }

    /// Shows a notice of a success.
    pub fn done(&mut self, told: impl Into<String>) {
        self.notice = Some(Notice::done(told));
    }

    /// Shows a notice of something to review.
    pub fn warn(&mut self, told: impl Into<String>) {
        self.notice = Some(Notice::warning(told));
    }

    /// Shows a notice of a refusal.
    pub fn refuse(&mut self, told: impl Into<String>) {
        self.notice = Some(Notice::refused(told));
    }

    /// Opens an event in its initial view.
    pub fn begin(&mut self, session: Session) {
        self.session = Some(session);
        (self.looking, self.working, self.derived) = (None, None, Derived::default());
        let snapshot = self.snapshot();
        let paired = snapshot.round_at_work();
        self.round = paired.unwrap_or(RoundNo(1));
        self.pane = match paired {
            Some(_) => PaneId::PAIRINGS,
            None => PaneId::PLAYERS,
        };
        (self.follows, self.follows_ranked) = (true, true);
        self.round = self.round_of(self.pane).unwrap_or(self.round);
        self.ranked = self.round;
    }

    /// Switches to the start screen.
    pub fn close(&mut self) {
        self.session = None;
        (self.looking, self.working, self.derived) = (None, None, Derived::default());
        self.pane = PaneId::START;
    }

    /// Updates the derived state after the entries of the event have changed.
    pub fn refresh(&mut self) {
        self.derived = Derived::default();
        self.follow_rounds();
    }

    /// Applies entries that others have written to the event. `is_free` is true while no dialog is open; an open dialog
    /// was created for the earlier state. Returns true if there is something new to draw.
    pub fn follow(&mut self, is_free: bool) -> bool {
        let before = (!is_free).then(|| self.present().clone());
        let Some(session) = self.session.as_mut() else { return false };
        match session.follow() {
            Follow::Same => return false,
            Follow::More => {
                let only_looks = session.is_read_only();
                self.refresh();
                if only_looks {
                    self.show_work();
                }
            }
            Follow::Stale => self.warn(self.texts.get("file-stale").into_owned()),
        }
        self.seen = self.seen.take().or(before);
        true
    }

    pub fn round_of(&self, pane: PaneId) -> Option<RoundNo> {
        round_at_work(&self.event(), pane)
    }

    /// Limits the rounds on show to existing ones.
    pub fn follow_rounds(&mut self) {
        (self.round, self.ranked) = (self.within(self.round), self.within(self.ranked));
    }

    /// Returns the round of a pane, and true if it follows the work; the standings have their own.
    fn own_round(&self, pane: PaneId) -> (RoundNo, bool) {
        if pane == PaneId::STANDINGS {
            (self.ranked, self.follows_ranked)
        } else {
            (self.round, self.follows)
        }
    }

    pub fn round_on_show(&self) -> RoundNo {
        self.own_round(self.pane).0
    }

    /// Returns the round that a pane shows when it is opened: its working round, unless others are browsed.
    pub fn round_for(&self, pane: PaneId) -> RoundNo {
        let (round, follows) = self.own_round(pane);
        let at_work = self.round_of(pane).filter(|_| follows && self.looking.is_none() && pane != self.pane);
        self.within(at_work.unwrap_or(round))
    }

    /// Shows the working round of the current pane, unless others are browsed.
    pub fn show_work(&mut self) {
        let follows = self.own_round(self.pane).1 && self.looking.is_none();
        if let Some(round) = self.round_of(self.pane).filter(|_| follows) {
            self.show_round(round);
        }
    }

    pub fn show_round(&mut self, round: RoundNo) {
        let round = self.within(round);
        let follows = self.round_of(self.pane).is_none_or(|at_work| at_work == round);
        match self.pane == PaneId::STANDINGS {
            true => (self.ranked, self.follows_ranked) = (round, follows),
            false => (self.round, self.follows) = (round, follows),
        }
    }

    /// Limits a round to those that can be shown: at most the next one to be paired; any round of a table or bracket.
    fn within(&self, round: RoundNo) -> RoundNo {
        let snapshot = self.snapshot();
        let next = snapshot.last_paired().map_or(RoundNo(1), RoundNo::next);
        let is_known = facts_of(snapshot, next).is_some_and(|facts| facts.course != Course::Results);
        let (next, last) = (if is_known { RoundNo(u8::MAX) } else { next }, last_round(snapshot));
        round.clamp(RoundNo(1), next.min(last).max(RoundNo(1)))
    }

    /// Returns true while a task runs that the arbiter waits for.
    pub fn is_working(&self) -> bool {
        self.working.is_some()
    }

    /// Reports that the event cannot change while a task runs.
    pub fn refuse_beside_work(&mut self) {
        if let Some(working) = &mut self.working {
            working.has_refused = true;
            self.notice = Some(Notice::refused(self.texts.get("working-refused")));
        }
    }

    /// Refuses a change while the past is on show, or if the event is open read-only; returns true if it was refused.
    pub fn refuses_change(&mut self) -> bool {
        let why = match &self.session {
            _ if self.looking.is_some() => "past-refused",
            Some(session) if session.is_read_only() => "read-only-refused",
            _ => return false,
        };
        self.refuse(self.texts.get(why).into_owned());
        true
    }

    /// Executes a command. Returns true if it was accepted.
    pub fn act(&mut self, command: Command) -> bool {
        if self.refuses_change() {
            return false;
        }
        let Some(session) = &self.session else { return false };
        if let Some(seen) = &self.seen {
            let tried = session.history().try_anew(Entry::Did(command), seen);
            return self.act_anew(tried);
        }
        self.try_command(command, None)
    }

    /// Executes a command that the players reported and the arbiter accepts. Returns true if it was accepted.
    pub fn act_reported(&mut self, command: Command, origin: &Origin) -> bool {
        !self.refuses_change() && self.try_command(command, Some(origin.to_string().into()))
    }

    fn try_command(&mut self, command: Command, by: Option<Arc<str>>) -> bool {
        let Some(session) = &self.session else { return false };
        match session.history().try_command(command) {
            Ok(proposal) => self.record_by(proposal, by),
            Err(error) => {
                self.refuse(self.event().refusal(&error));
                false
            }
        }
    }

    /// Executes a command that has been rebased onto the event as changed by others since.
    fn act_anew(&mut self, tried: Result<Option<PendingEntry>, AnewError>) -> bool {
        match tried {
            Ok(Some(proposal)) => self.record(proposal),
            Ok(None) => {
                self.done(self.texts.get("share-already").into_owned());
                true
            }
            Err(why) => {
                let event = self.event();
                self.refuse(Naming { what: &why, who: &|id| event.name(id) }.say(event.texts));
                false
            }
        }
    }

    /// Executes commands in order until one is refused; returns true if all were accepted. The notice is that of the
    /// first, with the number of the others.
    pub fn act_all(&mut self, commands: Vec<Command>) -> bool {
        let (is_told, more) = (self.notice.is_some(), commands.len().saturating_sub(1));
        let all_done = commands.into_iter().all(|command| self.act(command));
        if let Some(notice) = self.notice.as_mut().filter(|notice| notice.is_done())
            && all_done
            && !is_told
            && more > 0
        {
            // The notice is that of the first command.
            let values = [("first", notice.text.as_str().into()), ("more", more.into())];
            notice.text = self.texts.with("done-and-more", &values);
        }
        all_done
    }

    /// Returns the seed of a drawing of lots in this event. On first use the seed is recorded before anything is drawn
    /// from it, and it never changes afterwards. Returns `None`, and reports it, if it cannot be recorded.
    pub fn seed_of(&mut self, urn: Urn) -> Option<u64> {
        if self.refuses_change() {
            return None;
        }
        let known = |state: &Self| state.session.as_ref()?.history().seed_of(urn);
        let seed = known(self);
        if seed.is_none() {
            self.enter(Entry::Drew { urn, seed: (self.world.seed)() });
        }
        seed.or_else(|| known(self))
    }

    /// Records an entry that is not a command.
    pub fn enter(&mut self, entry: Entry) {
        if self.refuses_change() {
            return;
        }
        let Some(session) = &self.session else { return };
        match session.history().try_entry(entry) {
            Ok(proposal) => {
                self.record(proposal);
            }
            Err(error) => {
                let event = self.event();
                self.refuse(Naming { what: &error, who: &|id| event.name(id) }.say(event.texts));
            }
        }
    }

    /// Writes a proposed entry to the disk, then to the history; returns true on success.
    pub fn record(&mut self, proposal: PendingEntry) -> bool {
        self.record_by(proposal, None)
    }

    /// Does so with an author. In a shared event, the author is the arbiter.
    fn record_by(&mut self, proposal: PendingEntry, by: Option<Arc<str>>) -> bool {
        // A running pairing is based on the current state of the event.
        if self.is_working() {
            self.refuse_beside_work();
            return false;
        }
        let Some(session) = self.session.as_mut() else { return false };
        let keeps_players = matches!(proposal.entry(), Entry::Did(command) if command.keeps_players());
        let is_command = matches!(proposal.entry(), Entry::Did(_) | Entry::TookOut { .. });
        let is_dropping = matches!(proposal.entry(), Entry::Dropped(_));
        let is_departure = matches!(proposal.entry(), Entry::Did(Command::LeaveFideMode(_)));
        let hung = hanging(session.history().snapshot());
        let answer = session.record(proposal, Stamp { at: (self.world.now)(), by });
        let kept = answer.is_kept();
        if let Some(text) = answer.say(&self.texts) {
            self.notice = Some(if kept { Notice::warning(text) } else { Notice::refused(text) });
        }
        self.derived = std::mem::take(&mut self.derived).anew(keeps_players);
        self.follow_rounds();
        if kept && self.notice.is_none() && is_command {
            self.done(self.told_act());
        }
        if kept && self.notice.is_none() && is_dropping {
            self.done(self.texts.get("log-dropped").into_owned());
        }
        if is_command {
            self.tell_movers(hung);
        }
        if kept && !is_departure && !keeps_players {
            self.stay_outside_fide_mode();
        }
        kept
    }

    /// Records that the event has left FIDE mode, if a round was published outside it and a move through the history
    /// has restored FIDE mode (FIDE's checklist for programs, question 45).
    fn stay_outside_fide_mode(&mut self) {
        let now = self.present();
        let is_back = now.last_published().is_some() && fide_mode(now) == FideMode::InForce;
        let history = self.session.as_ref().filter(|_| is_back).map(Session::history);
        if let Some(act) = history.and_then(History::departure_published) {
            self.act(Command::LeaveFideMode(act));
        }
    }

    /// Returns a message on the last act; for a published round, with the number of boards and the bye.
    fn told_act(&self) -> String {
        let event = self.event();
        let done = entry::told(event, event.step);
        let published = match event.history.command(event.step) {
            Some((Command::PublishRound { round, .. }, _)) => Some(*round),
            _ => None,
        };
        let found = published.and_then(|number| Some((number, event.snapshot.round(number)?)));
        let Some((number, round)) = found else { return done };
        let boards = event.texts.with("count-boards", &[("count", round.boards().len().into())]);
        format!("{done}: {boards}, {}", reasons::told_bye(event, number))
    }

    /// Adds the number of players whose seat differs from the pairing posted before, as a list of changed boards should
    /// be posted too.
    fn tell_movers(&mut self, before: Option<(RoundNo, Arc<Round>)>) {
        let Some((round, before)) = before else { return };
        let snapshot = self.snapshot();
        let now = snapshot.round(round).filter(|now| now.stage() == Stage::Published);
        let count = now.map_or(0, |now| pairings::count_movers(snapshot, &before, now));
        if count == 0 {
            return;
        }
        let told = self.texts.with("wall-movers", &[("count", count.into())]);
        match &mut self.notice {
            Some(notice) => notice.text = format!("{} · {told}", notice.text),
            None => self.done(told),
        }
    }

    pub fn step(&mut self, step: HistoryMove) {
        match step {
            HistoryMove::Undo => self.take_back(),
            HistoryMove::Redo => self.travel(self.redo(), "redo-nothing", "redo-done"),
            HistoryMove::To(step) => {
                self.looking = None;
                let history = self.session.as_ref().map(Session::history);
                let to = history.and_then(|history| history.try_move(step).ok());
                self.travel(to, "undo-nothing", "branch-restored");
            }
            HistoryMove::TakeOut(step, reason) => self.enter(Entry::TookOut { step, reason }),
            HistoryMove::DropBranch(tip) => self.enter(Entry::Dropped(tip)),
            HistoryMove::Look(step) if step != self.looking => {
                self.looking = step;
                self.refresh();
            }
            HistoryMove::Look(_) => {}
        }
    }

    /// Returns the entry that would undo the last command; in a shared event, the last one of this arbiter.
    pub fn undo(&self) -> Option<PendingEntry> {
        match self.undoing() {
            Ok(Undoing::Entry(proposal)) => Some(*proposal),
            Ok(Undoing::Forget(_)) | Err(_) => None,
        }
    }

    fn undoing(&self) -> Result<Undoing, NotUndone> {
        let session = self.session.as_ref().ok_or(NotUndone::Nothing)?;
        session.undoing(&self.texts.get("share-undo-reason"))
    }

    fn take_back(&mut self) {
        if self.refuses_change() {
            return;
        }
        match self.undoing() {
            Ok(Undoing::Entry(proposal)) => self.travel(Some(*proposal), "undo-nothing", "undo-done"),
            Ok(Undoing::Forget(number)) => {
                let now = (self.world.now)();
                let session = self.session.as_mut();
                let forgotten = session.and_then(|session| session.settle(number, now)).is_some();
                self.session.iter_mut().for_each(Session::show_inbox);
                self.refresh();
                if forgotten {
                    self.done(self.texts.get("share-forgotten").into_owned());
                }
            }
            Err(NotUndone::Nothing) => self.travel(None, "undo-nothing", "undo-done"),
            Err(NotUndone::UnderWay) => self.refuse(self.texts.get("share-under-way").into_owned()),
            Err(NotUndone::Removal) => self.refuse(self.texts.get("share-removal-stays").into_owned()),
            Err(NotUndone::Needed(why)) => {
                let event = self.event();
                self.refuse(Naming { what: &why, who: &|id| event.name(id) }.say(event.texts));
            }
        }
    }

    /// Returns the entry that would redo the command undone last.
    pub fn redo(&self) -> Option<PendingEntry> {
        self.session.as_ref()?.redoing()
    }

    /// Returns the published round that a move would unpublish, if any.
    pub fn takes_down(&self, to: Option<&PendingEntry>) -> Option<RoundNo> {
        let event = self.event();
        let published = event.snapshot.last_published();
        let left = match to.filter(|_| self.looking.is_none()).map(PendingEntry::entry) {
            Some(Entry::Moved(step)) => event.history.at(*step).and_then(Snapshot::last_published),
            Some(Entry::TookOut { step, .. }) => {
                event.history.without(*step).map_or(published, |without| without.last_published())
            }
            _ => published,
        };
        published.filter(|&round| left < Some(round))
    }

    fn travel(&mut self, to: Option<PendingEntry>, nowhere: &str, done: &str) {
        if self.refuses_change() {
            return;
        }
        let Some(proposal) = to else { return self.warn(self.texts.get(nowhere).into_owned()) };
        let before = self.event().step;
        let hung = hanging(self.snapshot());
        if self.record(proposal) && self.notice.is_none() {
            self.done(self.told_move(before, done));
            self.tell_movers(hung);
        }
    }

    /// Returns a message on the command that a move has undone or redone.
    fn told_move(&self, before: StepId, done: &str) -> String {
        let event = self.event();
        let what = entry::told(event, event.history.act_of(before.max(event.step)));
        self.texts.with(done, &[("what", what.into())])
    }
}

/// Returns the last published round, as posted.
fn hanging(snapshot: &Snapshot) -> Option<(RoundNo, Arc<Round>)> {
    let round = snapshot.last_published()?;
    Some((round, Arc::clone(snapshot.rounds().get(round.index())?)))
}
