//! How the state of the console changes: by one message at a time, and nowhere else.

use super::App;
use super::aside::Use;
use super::finder::Finder;
use super::wall::hanging;
use super::working;
use crate::desk::dialog::Reply;
use crate::desk::keys::{self, Binding, Hint};
use crate::desk::message::{Grade, Message, Notice, Paired};
use crate::desk::pane::{PaneId, TABS, Tab};
use crate::dialog::{Choice, Confirm, Pick};
use crate::event::Derived;
use crate::i18n::{Naming, Say};
use crate::pane::{begin_first_leg, cost_of_fixed, no_pairing};
use crate::sheet::{self, teams};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use hakem_engine::command::{Command, draw_lots, draw_numbers};
use hakem_engine::format::{Course, RankKey, Reason, Seat, TableError};
use hakem_engine::history::{Entry, PendingEntry, StepId};
use hakem_engine::pairing::{Opening, begun_anew, drawn_teams, facts, facts_of, last_round, opening};
use hakem_engine::tournament::{RoundNo, Settings, Snapshot};

/// What the keys of the whole console do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Global {
    Help,
    Palette,
    Find,
    Undo,
    Redo,
    NextPane,
    PreviousRound,
    NextRound,
    Go,
    Back,
    SaveCopy,
    Theme,
    Digits,
    Leave,
}

/// What the key that opens the help is called.
pub(super) const HELP: &str = "key-help";

const GLOBAL: &[Binding<Global>] = &[
    Binding { keys: &[KeyCode::Char('?'), KeyCode::F(1)], act: Global::Help, label: HELP },
    Binding { keys: &[KeyCode::F(2), KeyCode::Char(':')], act: Global::Palette, label: "key-palette" },
    Binding { keys: &[KeyCode::Char('/'), KeyCode::F(3)], act: Global::Find, label: "key-find" },
    Binding { keys: &[KeyCode::Char('u')], act: Global::Undo, label: "key-undo" },
    Binding { keys: &[KeyCode::Char('U')], act: Global::Redo, label: "key-redo" },
    Binding {
        keys: &[KeyCode::Left, KeyCode::Char('h')],
        act: Global::PreviousRound,
        label: "key-previous-round",
    },
    Binding { keys: &[KeyCode::Right, KeyCode::Char('l')], act: Global::NextRound, label: "key-next-round" },
    Binding { keys: &[KeyCode::Tab], act: Global::NextPane, label: "key-next-pane" },
    Binding { keys: &[KeyCode::Char('g')], act: Global::Go, label: "key-go" },
    Binding { keys: &[KeyCode::Esc], act: Global::Back, label: "key-back" },
    Binding { keys: &[KeyCode::F(12)], act: Global::SaveCopy, label: "key-save-copy" },
    Binding { keys: &[KeyCode::Char('T')], act: Global::Theme, label: "key-theme" },
    Binding { keys: &[KeyCode::Char('D')], act: Global::Digits, label: "key-digits" },
    Binding { keys: &[KeyCode::Char('q')], act: Global::Leave, label: "key-leave" },
];

/// Returns the keys that work in every pane; without an event, fewer.
pub(super) fn global_hints(has_event: bool) -> Vec<Hint> {
    let works = |binding: &&Binding<Global>| has_event || binding.act.needs_no_event();
    GLOBAL.iter().filter(works).map(Hint::from).collect()
}

impl Global {
    /// Whether it means something on the start screen.
    fn needs_no_event(self) -> bool {
        matches!(self, Self::Help | Self::Palette | Self::Theme | Self::Digits | Self::Leave)
    }
}

/// The keys of the tabs, for help and palette.
pub(super) fn tab_hints() -> Vec<Hint> {
    TABS.iter().map(|tab| Hint { keys: std::slice::from_ref(&tab.key), label: tab.label }).collect()
}

impl App {
    /// Whether a key means the same everywhere: it shows a pane, or is one of the whole console.
    fn is_for_console(&self, key: KeyEvent) -> bool {
        self.session.is_some()
            && (TABS.iter().any(|tab| keys::plain(key) == Some(tab.key)) || keys::find(GLOBAL, key).is_some())
    }

    /// Answers to a key that means nothing to the pane on show.
    pub(super) fn console_key(&mut self, key: KeyEvent) {
        let has_event = self.session.is_some();
        if let Some(tab) = TABS.iter().find(|tab| has_event && keys::plain(key) == Some(tab.key)) {
            return self.update(Message::Show(tab.id));
        }
        match keys::find(GLOBAL, key) {
            Some(act) if !has_event && !act.needs_no_event() => self.tell_dead(key),
            Some(Global::Help) => self.open_help(),
            Some(Global::Palette) => self.open_palette(),
            Some(Global::Find) => self.finder = Some(Finder::default()),
            Some(Global::Undo) => {
                let undo = |app: &Self| app.session.as_ref()?.history().try_undo();
                self.travel_asked(undo, Message::Undo);
            }
            Some(Global::Redo) => {
                let redo = |app: &Self| app.session.as_ref()?.history().try_redo();
                self.travel_asked(redo, Message::Redo);
            }
            Some(Global::NextPane) => {
                let at = TABS.iter().position(|tab| tab.id == self.pane).map_or(0, |at| at + 1);
                self.update(Message::Show(TABS[at % TABS.len()].id));
            }
            Some(Global::PreviousRound) => self.turn(self.round.previous().unwrap_or(RoundNo(1))),
            Some(Global::NextRound) => self.turn(self.round.next()),
            Some(Global::Go) => self.open_panes(),
            Some(Global::Back) if self.looking.is_none() && self.end_guide() => {
                self.notice = Some(Notice::done(self.texts.get("guide-ended").to_string()));
            }
            Some(Global::Back) if self.looking.is_none() => {
                self.notice = Some(Notice::warning(self.texts.get("key-back-nowhere").to_string()));
            }
            Some(Global::Back) => self.update(Message::Look(None)),
            Some(Global::SaveCopy) => self.update(Message::SaveAs),
            Some(Global::Theme) => self.offer_themes(),
            Some(Global::Digits) => self.offer_digits(),
            Some(Global::Leave) if self.looking.is_some() => self.update(Message::Look(None)),
            Some(Global::Leave) if self.session.is_none() => self.update(Message::Quit),
            Some(Global::Leave) => self.update(Message::CloseFile),
            None => self.tell_dead(key),
        }
    }

    /// Offers the panes, each by its letter.
    fn open_panes(&mut self) {
        let choice = |tab: &Tab| {
            let words = format!("{}  {}", self.texts.get(tab.label), keys::name(tab.key, &self.texts));
            Choice::keyed(tab.letter, words, Message::Show(tab.id))
        };
        let choices = TABS.iter().map(choice).collect();
        self.dialogs.push(Box::new(Pick::new(self.texts.heading("key-go"), choices)));
    }

    /// Shows another round, or says that there is none.
    fn turn(&mut self, round: RoundNo) {
        let before = self.round;
        self.update(Message::ShowRound(round));
        if self.round == before {
            let id = if round <= before { "round-first" } else { "round-last" };
            let told = self.texts.with(id, &[("round", before.into())]);
            self.notice = Some(Notice::warning(told));
        }
    }

    /// Gives a key to the dialog on top.
    pub(super) fn dialog_key(&mut self, key: KeyEvent) {
        let Some(mut dialog) = self.dialogs.pop() else { return };
        if key.code == KeyCode::F(1) && !dialog.is_reading() {
            let hints = dialog.hints();
            self.dialogs.push(dialog);
            return self.explain(hints);
        }
        let is_typed = dialog.has_unsaved();
        // What was typed stays until the event can change again.
        if is_typed && key.code == KeyCode::Enter && self.is_working() {
            self.dialogs.push(dialog);
            return self.refuse_beside_work();
        }
        match dialog.key(key, &self.context()) {
            Reply::Stay => self.dialogs.push(dialog),
            // A text that may stand beside the table is there to be read, and bars nothing.
            Reply::Unused if dialog.beside().is_some() && self.is_for_console(key) => {
                self.console_key(key);
            }
            Reply::Unused => {
                self.dialogs.push(dialog);
                self.tell_unused(key);
            }
            Reply::Close => {}
            Reply::Finish(message) => {
                self.update(message);
                if is_typed && self.was_refused() {
                    self.dialogs.push(dialog);
                }
            }
            Reply::Keep(message) => {
                self.dialogs.push(dialog);
                self.update(message);
            }
        }
    }

    /// Leaves the program, after asking when a form holds something.
    pub(super) fn leave(&mut self) {
        if self.dialogs.iter().any(|dialog| dialog.has_unsaved()) {
            let title = self.texts.get("leave-title").to_string();
            let line = self.texts.get("leave-unsaved").to_string();
            self.dialogs.push(Box::new(Confirm::capital(title, 'Q', Message::Quit).with_lines([line])));
        } else {
            self.update(Message::Quit);
        }
    }

    /// Carries a message out.
    #[expect(clippy::too_many_lines, reason = "one line a message")]
    pub fn update(&mut self, message: Message) {
        let Some(message) = self.may_part(message) else { return };
        match message {
            Message::Do(command) => self.update(Message::DoAll(vec![command])),
            Message::DoAll(commands) => {
                let _all_done = self.act_all(commands);
            }
            Message::All(messages) => messages.into_iter().for_each(|message| self.update(message)),
            Message::Undo => {
                self.travel(|app| app.session.as_ref()?.history().try_undo(), "undo-nothing", "undo-done")
            }
            Message::Redo => {
                self.travel(|app| app.session.as_ref()?.history().try_redo(), "redo-nothing", "redo-done")
            }
            Message::MoveTo(step) => self.move_to(step),
            Message::TakeOut(step, reason) => self.enter(Entry::TookOut { step, reason }),
            Message::DropBranch(tip) => self.enter(Entry::Dropped(tip)),
            Message::Look(step) => self.look(step),
            Message::Pair(round) => self.pair(round),
            Message::Lay(paired) => self.lay(*paired),
            Message::WorkOut(begin) => self.work_out(begin),
            Message::EndWork => self.end_work(),
            Message::DrawInitialColour => self.draw_initial_colour(),
            Message::DrawLots => self.draw_lots(),
            Message::Draw(draw) => {
                let _all_done = self.act_all(draw.with((self.world.seed)()));
            }
            Message::DrawTeams => self.draw_teams(),
            Message::Show(id) => self.show_pane(id),
            Message::ShowRound(round) => {
                self.show_round(round);
                self.follows = self.round_of(self.pane).is_none_or(|at_work| at_work == self.round);
            }
            Message::ShowPlayer(player) => {
                self.update(Message::Show(PaneId::Players));
                self.with_pane(|pane, cx| pane.find_player(player, cx));
            }
            Message::ShowBoard(board) => {
                self.with_pane(|pane, cx| pane.find_board(board, cx));
            }
            Message::Filter(category) => {
                self.with_pane(|pane, _| pane.filter(category));
            }
            Message::Open(dialog) => self.dialogs.push(dialog),
            Message::OpenWith(make) => {
                let dialog = make(&self.context());
                self.dialogs.push(dialog);
            }
            Message::Nothing => {}
            Message::Ring => self.bell = true,
            Message::Complete(typed, wanted) => self.complete(&typed, wanted),
            Message::Dress(choice) => self.dress(choice),
            Message::ChooseResultKeys(result_keys) => self.choose_result_keys(result_keys),
            Message::Guide => self.open_guide(),
            Message::Press(code) => self.pane_key(KeyEvent::new(code, KeyModifiers::NONE)),
            Message::Tell(notice) => self.notice = Some(notice),
            Message::Speak(language) => self.speak(language),
            Message::OpenFile(path) => self.open_file(&path),
            Message::NewFile(path, settings) => self.new_file(&path, *settings),
            Message::Import(path) => self.read_aside(path, Use::NewEvent),
            Message::TakeIn(path) => self.read_aside(path, Use::OpenEvent),
            Message::StopReading => self.stop_reading(),
            Message::AskRatings => self.ask_ratings(),
            Message::LookAtRatings(path) => self.look_at_ratings(path),
            Message::TakeRatings(path, columns, kind) => self.take_ratings(path, columns, kind),
            Message::EndRatings => self.end_ratings(),
            Message::MakeEvent(path, commands) => self.make_event(&path, commands, String::new()),
            Message::OpenSample => self.open_sample(),
            Message::CompareRatings => self.compare_ratings(),
            Message::LookUp(typed) => self.look_up(&typed),
            Message::Mirror(folder) => self.mirror(folder),
            Message::ResumeMirror => self.resume_mirror(),
            Message::HangUp(what) => self.hang_up(what),
            Message::TakePart(part) => self.take_part(part),
            Message::ChooseColumns(sheet, columns) => self.choose_columns(sheet, columns),
            Message::CloseFile => self.close_file(),
            Message::SaveAs => self.ask_save_as(),
            Message::SaveCopy(path, chosen) => self.save_copy(&path, &chosen),
            Message::TakeUnsaved => self.take_unsaved(),
            Message::DiscardUnsaved => self.discard_unsaved(),
            Message::Abandon(then) => self.abandon(*then),
            Message::Quit => {
                self.leave_mirror();
                self.quit = true;
            }
        }
    }

    fn move_to(&mut self, step: StepId) {
        self.looking = None;
        let to = move |app: &Self| app.session.as_ref()?.history().try_move(step).ok();
        self.travel(to, "undo-nothing", "branch-taken-back");
    }

    /// Records an entry that is no command: on the disk first, then in memory.
    fn enter(&mut self, entry: Entry) {
        let Some(session) = self.session.as_ref().filter(|_| self.looking.is_none()) else { return };
        match session.history().try_entry(entry) {
            Ok(proposal) => {
                self.record(proposal);
            }
            Err(error) => {
                let cx = self.context();
                let told = Naming { what: &error, who: &|id| cx.name(id) }.say(cx.texts);
                self.notice = Some(Notice::refused(told));
            }
        }
    }

    /// Shows a step of the history, or what is now.
    fn look(&mut self, step: Option<StepId>) {
        if step != self.looking {
            self.looking = step;
            self.derived = Derived::default();
            self.show_round(self.round);
        }
    }

    fn draw_initial_colour(&mut self) {
        let initial_colour = Some((self.world.lot)());
        let settings = Settings { initial_colour, ..self.context().snapshot.settings().clone() };
        self.act(Command::Announce(Box::new(settings)));
    }

    fn draw_lots(&mut self) {
        let snapshot = self.context().snapshot;
        // Where lots are the pairing numbers, the numbers themselves are drawn (round-robin §2).
        let are_numbers = facts(snapshot.settings().system.as_str())
            .is_some_and(|facts| facts.ranking.keys.first() == Some(&RankKey::Lot));
        let draw = if are_numbers { draw_numbers } else { draw_lots };
        match draw(snapshot, (self.world.seed)()) {
            Some(command) => {
                self.act(command);
            }
            None => self.notice = Some(Notice::warning(self.texts.get("lots-all-drawn").to_string())),
        }
    }

    /// Shows a pane, ready for the next key.
    fn show_pane(&mut self, id: PaneId) {
        if self.session.is_some() || id == PaneId::Start {
            self.pane = id;
            if let Some(round) = self.round_of(id).filter(|_| self.follows && self.looking.is_none()) {
                self.show_round(round);
            }
            self.settle();
        }
    }

    /// Does a command: on the disk first, then in memory. Returns whether it was accepted.
    fn act(&mut self, command: Command) -> bool {
        let Some(session) = &self.session else { return false };
        if self.looking.is_some() {
            self.notice = Some(Notice::refused(self.texts.get("past-refused").to_string()));
            return false;
        }
        match session.history().try_command(command) {
            Ok(proposal) => self.record(proposal),
            Err(error) => {
                let told = self.context().refusal(&error);
                self.notice = Some(Notice::refused(told));
                false
            }
        }
    }

    /// Does commands one after the other, as far as they are accepted. Returns whether all were. What is said of the first
    /// stands, with how many came after it.
    fn act_all(&mut self, commands: Vec<Command>) -> bool {
        let (is_told, more) = (self.notice.is_some(), commands.len().saturating_sub(1));
        let all_done = commands.into_iter().all(|command| self.act(command));
        if let Some(notice) = self.notice.as_mut().filter(|notice| notice.grade == Grade::Done)
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

    /// Puts a proposal on the disk and then into the history.
    pub(super) fn record(&mut self, proposal: PendingEntry) -> bool {
        // A pairing that is being made is of the event as it is.
        if self.is_working() {
            self.refuse_beside_work();
            return false;
        }
        let Some(session) = self.session.as_mut() else { return false };
        let keeps_players = matches!(
            proposal.entry(),
            Entry::Did(
                Command::EnterResult { .. } | Command::ClearResult { .. } | Command::NoteConflict { .. }
            )
        );
        let is_command = matches!(proposal.entry(), Entry::Did(_) | Entry::TookOut { .. });
        let is_dropping = matches!(proposal.entry(), Entry::Dropped(_));
        let hung = hanging(session.history().snapshot());
        let answer = session.record(proposal, (self.world.now)());
        let kept = answer.is_kept();
        if let Some(text) = answer.say(&self.texts) {
            self.notice = Some(if kept { Notice::warning(text) } else { Notice::refused(text) });
        }
        self.derived = std::mem::take(&mut self.derived).anew(keeps_players);
        self.follow_rounds();
        if kept && self.notice.is_none() && is_command {
            self.notice = Some(Notice::done(self.told_act()));
        }
        if kept && self.notice.is_none() && is_dropping {
            self.notice = Some(Notice::done(self.texts.get("log-dropped")));
        }
        if is_command {
            self.tell_movers(hung);
        }
        kept
    }

    /// Says what was just done; of a round that is published, what hangs on the wall now.
    fn told_act(&self) -> String {
        let cx = self.context();
        let done = sheet::entry::told(cx.event, cx.step);
        let published = match cx.history.command(cx.step) {
            Some((Command::PublishRound { round, .. }, _)) => cx.snapshot.round(*round),
            _ => None,
        };
        let Some(round) = published else { return done };
        let boards = cx.texts.with("count-boards", &[("count", round.boards().len().into())]);
        let bye = match round.pairing_allocated_bye() {
            Some(player) => {
                let called = format!("{} {}", cx.number_text(player), cx.name(player));
                cx.texts.with("pairings-publish-bye", &[("player", called.into())])
            }
            None => cx.texts.get("pairings-publish-no-bye").into_owned(),
        };
        format!("{done}: {boards}, {bye}")
    }

    /// Moves through the history; asks first where a published pairing would be taken off the wall.
    fn travel_asked(&mut self, to: impl FnOnce(&Self) -> Option<PendingEntry>, then: Message) {
        let published = self.context().snapshot.last_published();
        let proposal = to(self).filter(|_| self.looking.is_none());
        let left = match proposal.as_ref().map(PendingEntry::entry) {
            Some(Entry::Moved(step)) => self.context().history.at(*step).and_then(Snapshot::last_published),
            _ => published,
        };
        match published.filter(|&round| left < Some(round)) {
            Some(round) => {
                let title = self.texts.with("undo-published-title", &[("round", round.into())]);
                let line = self.texts.get("undo-published").to_string();
                self.dialogs.push(Box::new(Confirm::capital(title, 'X', then).with_lines([line])));
            }
            None => self.update(then),
        }
    }

    /// Moves through the history.
    fn travel(&mut self, to: impl FnOnce(&Self) -> Option<PendingEntry>, nowhere: &str, done: &str) {
        if self.looking.is_some() {
            self.notice = Some(Notice::refused(self.texts.get("past-refused").to_string()));
            return;
        }
        let Some(proposal) = to(self) else {
            self.notice = Some(Notice::warning(self.texts.get(nowhere).to_string()));
            return;
        };
        let before = self.context().step;
        let hung = hanging(self.context().snapshot);
        if self.record(proposal) && self.notice.is_none() {
            self.notice = Some(Notice::done(self.told_move(before, done)));
            self.tell_movers(hung);
        }
    }

    /// Says what a move undid or did again.
    fn told_move(&self, before: StepId, done: &str) -> String {
        let cx = self.context();
        let further = before.max(cx.step);
        let what = sheet::entry::told(cx.event, further);
        self.texts.with(done, &[("what", what.into())])
    }

    /// Keeps the round on show within what there is.
    pub(super) fn follow_rounds(&mut self) {
        self.show_round(self.round);
    }

    /// Shows a round: at most the one that would be paired next, of a table or bracket any.
    fn show_round(&mut self, round: RoundNo) {
        let snapshot = self.context().snapshot;
        let next = snapshot.last_paired().map_or(RoundNo(1), RoundNo::next);
        let is_known = facts_of(snapshot, next).is_some_and(|facts| facts.course != Course::Results);
        let (next, last) = (if is_known { RoundNo(u8::MAX) } else { next }, last_round(snapshot));
        self.round = round.clamp(RoundNo(1), next.min(last).max(RoundNo(1)));
    }

    /// Draws the numbers of teams and begins their leg where round 1 needs it. Returns whether a round can be paired.
    fn begin_teams(&mut self) -> bool {
        let snapshot = self.context().snapshot;
        let made = opening(snapshot, &drawn_teams(snapshot, (self.world.seed)()));
        self.begin_as(made)
    }

    /// Draws the numbers of teams, again where that was done; they stay once round 1 is paired.
    fn draw_teams(&mut self) {
        let snapshot = self.context().snapshot;
        let drawn = drawn_teams(snapshot, (self.world.seed)());
        let made = begun_anew(snapshot, &drawn);
        if made == Ok(None) {
            self.notice = Some(Notice::warning(self.texts.get("teams-draw-over").to_string()));
        } else if self.begin_as(made) {
            let cx = self.context();
            let names: Vec<String> = drawn.iter().map(|&id| teams::name(cx.event, id)).collect();
            let told = cx.texts.with("teams-drawn", &[("teams", names.join(", ").into())]);
            self.notice = Some(Notice::done(told));
        }
    }

    fn begin_as(&mut self, made: Result<Option<Opening>, TableError>) -> bool {
        match made {
            Ok(None) => true,
            Ok(Some(Opening { settings, leg })) => {
                self.act_all(begin_first_leg(self.context().snapshot, settings, leg))
            }
            Err(error) => {
                self.notice = Some(Notice::refused(error.say(self.context().texts)));
                false
            }
        }
    }

    /// Returns the boards of a draft that the arbiter made, when there are any: drawing it again undoes them.
    fn made_by_hand(&self, round: RoundNo) -> Option<String> {
        let context = self.context();
        let draft = context.snapshot.round(round)?;
        let boards = draft
            .games()
            .filter(|(_, board, _)| board.by_hand && !board.fixed)
            .map(|(number, ..)| number.to_string());
        let boards = boards.collect::<Vec<_>>().join(", ");
        (!boards.is_empty()).then_some(boards)
    }

    /// Has the system pair a round; the draft is recorded at once.
    fn pair(&mut self, round: RoundNo) {
        if self.looking.is_some() {
            self.notice = Some(Notice::refused(self.texts.get("past-refused").to_string()));
            return;
        }
        if self.offers_ratings(round) || !self.begin_teams() {
            return;
        }
        self.work_out(Box::new(move |cx| working::begin(cx.snapshot, round)));
    }

    /// Records the draft that the system made, or asks for a decision where it found none.
    fn lay(&mut self, paired: Paired) {
        let Paired { round, announced, cost, outcome } = paired;
        let cx = self.context();
        let proposal = match outcome {
            Ok(proposal) => proposal,
            Err((error, rulings)) => {
                let asked = no_pairing(&cx, round, &error.say(cx.texts), rulings);
                return self.update(asked);
            }
        };
        let say = |reason: &Reason| {
            let who = |seat: Seat| proposal.player(seat).map(|id| cx.name(id)).unwrap_or_default();
            Naming { what: reason, who: &who }.say(cx.texts)
        };
        let special = proposal.special.first().map(say);
        let drawn_over = self.made_by_hand(round);
        let is_announced = announced.is_none_or(|command| self.act(command));
        // The key was pressed for the pairing, not for what had to be announced before it.
        self.notice.take_if(|told| told.is_done());
        if !is_announced || !self.act(Command::DraftRound(proposal.draft)) {
            return;
        }
        (self.round, self.follows) = (round, true);
        self.pane = PaneId::Pairings;
        if let Some(cost) = cost {
            let told = cost_of_fixed(&self.context(), cost);
            self.update(told);
        }
        if let Some(special) = special {
            self.notice = Some(Notice::warning(special));
        }
        if let Some(boards) = drawn_over {
            let told = self.texts.with("pairings-drawn-over", &[("boards", boards.into())]);
            self.notice = Some(Notice::warning(told));
        }
    }
}
