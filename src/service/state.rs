//! What the console is at: the open event, what of it is on show, and what was told last. Services and the app change it through the
//! methods here; an entry is on the disk before it is in the history.

use super::need::round_at_work;
use super::world::World;
use crate::desk::message::{Notice, Step, Work};
use crate::desk::pane::PaneId;
use crate::event::{Derived, Event};
use crate::i18n::{Naming, Say, Texts};
use crate::session::{self, Follow, NotUndone, Session, Undoing};
use crate::sheet::{announcement, entry, pairings, reasons};
use crossterm::event::KeyEvent;
use hakem_engine::command::Command;
use hakem_engine::format::Course;
use hakem_engine::history::{AnewError, Entry, History, PendingEntry, StepId};
use hakem_engine::pairing::{FideMode, facts_of, fide_mode, last_round};
use hakem_engine::tournament::{PartialDate, Round, RoundNo, RoundState, Snapshot, Stage, Urn};
use std::sync::Arc;

/// Work that takes longer than a key may.
pub struct Working {
    /// The work.
    pub work: Work,
    /// How many dialogs were open when it began: Esc closes those that came later first.
    pub depth: usize,
    /// Keys typed before the arbiter could see that it goes on, and those after them: they mean the event with the answer.
    pub held: Vec<KeyEvent>,
    /// Whether a frame has told of it.
    pub is_shown: bool,
    /// Whether the last key was refused because of it.
    pub has_refused: bool,
}

/// What the console is at.
pub struct State {
    /// What it takes from outside.
    pub world: World,
    /// The open event; `None` on the start screen.
    pub session: Option<Session>,
    /// A step that is looked at instead of the present.
    pub looking: Option<StepId>,
    /// The figures of the step on show.
    pub derived: Derived,
    /// The pane on show.
    pub pane: PaneId,
    /// The round on show.
    pub round: RoundNo,
    /// Whether the round on show is the one that the work is at, as each pane has it; not while others are looked at.
    pub follows: bool,
    /// The round after which the standings rank: their own, so that browsing them moves no other pane.
    pub ranked: RoundNo,
    /// True while the standings follow the last complete round; false while others are browsed.
    pub follows_ranked: bool,
    /// How far the round on show is by the clock, as it was looked at last; `None` while it is not played.
    pub clock: Option<String>,
    /// The day at the venue, as the clock was looked at last.
    pub today: Option<PartialDate>,
    /// What is told until the next key.
    pub notice: Option<Notice>,
    /// What was copied, until the terminal has it.
    pub copied: Option<String>,
    /// The words of the interface.
    pub texts: Texts,
    /// What a thread is at that the arbiter waits for.
    pub working: Option<Working>,
    /// The event as it was when what is open over the pane was made, where others have changed it since.
    pub seen: Option<Snapshot>,
}

impl State {
    /// Makes the state of the start screen.
    #[must_use]
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

    /// Looks at the clock; returns whether what it tells of the round on show is another than before, or the day is.
    pub fn look_at_clock(&mut self) -> bool {
        let event = self.event();
        let state = event.snapshot.state(self.round);
        // The clock tells nothing of a step that is only looked at.
        let is_played =
            self.looking.is_none() && matches!(state, RoundState::Published | RoundState::Running { .. });
        let now = (self.world.now)();
        let told = is_played.then(|| announcement::round_clock(event, self.round, now)).flatten();
        let today = self.world.today();
        let is_new = told != self.clock || today != self.today;
        (self.clock, self.today) = (told, today);
        is_new
    }

    /// Returns the event at the step on show, without the columns that were chosen of its sheets.
    #[must_use]
    pub fn event(&self) -> Event<'_> {
        let history = self.session.as_ref().map_or(session::nothing(), Session::history);
        let step = self.looking.unwrap_or(history.current());
        let snapshot = history.at(step).unwrap_or(history.snapshot());
        Event { snapshot, step, zone: &self.world.zone, ..Event::of(history, &self.texts, &self.derived) }
    }

    /// Returns the event at the step on show.
    #[must_use]
    pub fn snapshot(&self) -> &Snapshot {
        self.event().snapshot
    }

    /// Returns the event as it is now, whatever step is on show.
    #[must_use]
    pub fn present(&self) -> &Snapshot {
        self.session.as_ref().map_or(session::nothing(), Session::history).snapshot()
    }

    /// Tells that something was done.
    pub fn done(&mut self, told: impl Into<String>) {
        self.notice = Some(Notice::done(told));
    }

    /// Tells something to look at.
    pub fn warn(&mut self, told: impl Into<String>) {
        self.notice = Some(Notice::warning(told));
    }

    /// Tells that something was refused.
    pub fn refuse(&mut self, told: impl Into<String>) {
        self.notice = Some(Notice::refused(told));
    }

    /// Shows an event from its beginning.
    pub fn begin(&mut self, session: Session) {
        self.session = Some(session);
        (self.looking, self.working, self.derived) = (None, None, Derived::default());
        let snapshot = self.snapshot();
        let (paired, has_players) = (snapshot.round_at_work(), snapshot.players().next().is_some());
        self.round = paired.unwrap_or(RoundNo(1));
        self.pane = match paired {
            Some(_) => PaneId::PAIRINGS,
            None if has_players => PaneId::PLAYERS,
            None => PaneId::EVENT,
        };
        (self.follows, self.follows_ranked) = (true, true);
        self.round = self.round_of(self.pane).unwrap_or(self.round);
        self.ranked = self.round;
    }

    /// Goes to the start screen.
    pub fn close(&mut self) {
        self.session = None;
        (self.looking, self.working, self.derived) = (None, None, Derived::default());
        self.pane = PaneId::START;
    }

    /// Takes in that the event has other entries than before.
    pub fn refresh(&mut self) {
        self.derived = Derived::default();
        self.follow_rounds();
    }

    /// Takes in what others have written to the event; `is_free`: nothing is open over the pane, which would have been made for the event
    /// as it was before. Returns whether there is something new to draw.
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

    /// Returns the round that the work of a pane is at; none where it has none.
    #[must_use]
    pub fn round_of(&self, pane: PaneId) -> Option<RoundNo> {
        round_at_work(&self.event(), pane)
    }

    /// Keeps the rounds on show within what there is.
    pub fn follow_rounds(&mut self) {
        (self.round, self.ranked) = (self.within(self.round), self.within(self.ranked));
    }

    /// Returns the round that a pane shows: the standings have their own.
    fn own_round(&self, pane: PaneId) -> (RoundNo, bool) {
        if pane == PaneId::STANDINGS {
            (self.ranked, self.follows_ranked)
        } else {
            (self.round, self.follows)
        }
    }

    /// Returns the round of the pane on show.
    #[must_use]
    pub fn round_on_show(&self) -> RoundNo {
        self.own_round(self.pane).0
    }

    /// Returns the round that a pane shows once it is on show: that of its work, unless others are browsed.
    #[must_use]
    pub fn round_for(&self, pane: PaneId) -> RoundNo {
        let (round, follows) = self.own_round(pane);
        let at_work = self.round_of(pane).filter(|_| follows && self.looking.is_none() && pane != self.pane);
        self.within(at_work.unwrap_or(round))
    }

    /// Shows the round at which the work of the pane on show is, unless others are browsed.
    pub fn show_work(&mut self) {
        let follows = self.own_round(self.pane).1 && self.looking.is_none();
        if let Some(round) = self.round_of(self.pane).filter(|_| follows) {
            self.show_round(round);
        }
    }

    /// Shows a round in the pane on show.
    pub fn show_round(&mut self, round: RoundNo) {
        let round = self.within(round);
        let follows = self.round_of(self.pane).is_none_or(|at_work| at_work == round);
        match self.pane == PaneId::STANDINGS {
            true => (self.ranked, self.follows_ranked) = (round, follows),
            false => (self.round, self.follows) = (round, follows),
        }
    }

    /// Returns a round within those that can be shown: at most the one that would be paired next, of a table or bracket any.
    fn within(&self, round: RoundNo) -> RoundNo {
        let snapshot = self.snapshot();
        let next = snapshot.last_paired().map_or(RoundNo(1), RoundNo::next);
        let is_known = facts_of(snapshot, next).is_some_and(|facts| facts.course != Course::Results);
        let (next, last) = (if is_known { RoundNo(u8::MAX) } else { next }, last_round(snapshot));
        round.clamp(RoundNo(1), next.min(last).max(RoundNo(1)))
    }

    /// Whether work goes on that the arbiter waits for.
    #[must_use]
    pub fn is_working(&self) -> bool {
        self.working.is_some()
    }

    /// Says why the event does not change now.
    pub fn refuse_beside_work(&mut self) {
        if let Some(working) = &mut self.working {
            working.has_refused = true;
            self.notice = Some(Notice::refused(self.texts.get("working-refused")));
        }
    }

    /// Refuses a change while the past is on show, or where the event is only open for reading; returns true if it was refused.
    pub fn refuses_change(&mut self) -> bool {
        let why = match &self.session {
            _ if self.looking.is_some() => "past-refused",
            Some(session) if session.is_read_only() => "read-only-refused",
            _ => return false,
        };
        self.refuse(self.texts.get(why).into_owned());
        true
    }

    /// Does a command. Returns whether it was accepted.
    pub fn act(&mut self, command: Command) -> bool {
        if self.refuses_change() {
            return false;
        }
        let Some(session) = &self.session else { return false };
        if let Some(seen) = &self.seen {
            let tried = session.history().try_anew(Entry::Did(command), seen);
            return self.act_anew(tried);
        }
        match session.history().try_command(command) {
            Ok(proposal) => self.record(proposal),
            Err(error) => {
                self.refuse(self.event().refusal(&error));
                false
            }
        }
    }

    /// Does what a command comes to on the event as others have made it since it was asked for.
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

    /// Does commands one after the other, as far as they are accepted. Returns whether all were. What is said of the first
    /// stands, with how many came after it.
    pub fn act_all(&mut self, commands: Vec<Command>) -> bool {
        let (is_told, more) = (self.notice.is_some(), commands.len().saturating_sub(1));
        let all_done = commands.into_iter().all(|command| self.act(command));
        if let Some(notice) = self.notice.as_mut().filter(|notice| notice.is_done())
            && all_done
            && !is_told
            && more > 0
        {
            // What was told is the first of them.
            let values = [("first", notice.text.as_str().into()), ("more", more.into())];
            notice.text = self.texts.with("done-and-more", &values);
        }
        all_done
    }

    /// Returns the seed by which something is drawn by lot in this event. The first time it is drawn, the seed is recorded before anything
    /// is drawn by it; nothing brings another one afterwards. `None` where it cannot be recorded, which is told.
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

    /// Records an entry that is no command.
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

    /// Puts a proposal on the disk and then into the history.
    pub fn record(&mut self, proposal: PendingEntry) -> bool {
        // A pairing that is being made is of the event as it is.
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
        let answer = session.record(proposal, (self.world.now)());
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

    /// Notes that the event has left FIDE mode where a round was published outside of it and a move through the history has brought it
    /// back (FIDE's checklist for programs, question 45).
    fn stay_outside_fide_mode(&mut self) {
        let now = self.present();
        let is_back = now.last_published().is_some() && fide_mode(now) == FideMode::InForce;
        let history = self.session.as_ref().filter(|_| is_back).map(Session::history);
        if let Some(act) = history.and_then(History::departure_published) {
            self.act(Command::LeaveFideMode(act));
        }
    }

    /// Says what was just done; of a round that is published, what hangs on the wall now.
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

    /// Says how many players sit elsewhere than in the pairing that hung before: who moves should be hung up too.
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

    /// Moves through the history.
    pub fn step(&mut self, step: Step) {
        match step {
            Step::Undo => self.take_back(),
            Step::Redo => self.travel(self.redo(), "redo-nothing", "redo-done"),
            Step::To(step) => {
                self.looking = None;
                let history = self.session.as_ref().map(Session::history);
                let to = history.and_then(|history| history.try_move(step).ok());
                self.travel(to, "undo-nothing", "branch-taken-back");
            }
            Step::TakeOut(step, reason) => self.enter(Entry::TookOut { step, reason }),
            Step::DropBranch(tip) => self.enter(Entry::Dropped(tip)),
            Step::Look(step) if step != self.looking => {
                self.looking = step;
                self.refresh();
            }
            Step::Look(_) => {}
        }
    }

    /// Returns what would undo the last command; of an event that several share, the last one of whoever asks.
    #[must_use]
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

    /// Takes the last command back.
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
            Err(NotUndone::Needed(why)) => {
                let event = self.event();
                self.refuse(Naming { what: &why, who: &|id| event.name(id) }.say(event.texts));
            }
        }
    }

    /// Returns what would do again what was undone last.
    #[must_use]
    pub fn redo(&self) -> Option<PendingEntry> {
        self.session.as_ref()?.redoing()
    }

    /// Returns the published round that a move would take off the wall.
    #[must_use]
    pub fn takes_down(&self, to: Option<&PendingEntry>) -> Option<RoundNo> {
        let event = self.event();
        let published = event.snapshot.last_published();
        let left = match to.filter(|_| self.looking.is_none()).map(PendingEntry::entry) {
            Some(Entry::Moved(step)) => event.history.at(*step).and_then(Snapshot::last_published),
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

    /// Says what a move undid or did again.
    fn told_move(&self, before: StepId, done: &str) -> String {
        let event = self.event();
        let what = entry::told(event, before.max(event.step));
        self.texts.with(done, &[("what", what.into())])
    }
}

/// Returns the last published round as it hangs on the wall.
fn hanging(snapshot: &Snapshot) -> Option<(RoundNo, Arc<Round>)> {
    let round = snapshot.last_published()?;
    Some((round, Arc::clone(snapshot.rounds().get(round.index())?)))
}
