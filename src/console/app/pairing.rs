//! Background pairing on a thread, with a console that remains readable, and drawing of lots.
//!
//! Nothing is recorded before the result is available; Esc cancels.

use super::App;
use crate::desk::keys::{Hint, plain};
use crate::desk::{Draw, MakeWork, Message, PairedRound, PaneId, Work, WorkRequest};
use crate::i18n::{Naming, Say};
use crate::pane::{begin_first_leg, cost_of_fixed, no_pairing};
use crate::service::state::BackgroundTask;
use crate::sheet::{reasons, teams};
use crate::worker::{Computed, Worker};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::{Command, apply, draw_lots, draw_numbers};
use hakem_engine::console::{deviation, keeping_fixed, ways_out};
use hakem_engine::format::{Facts, NoPairing, RankKey, Reason, Seat, TableError, Trace};
use hakem_engine::pairing::{
    ProposeError, TeamOpening, announced_length, begun_anew, blank_draft, drawn_teams, facts, opening,
    propose_as_ruled,
};
use hakem_engine::tournament::{RoundNo, Settings, Snapshot, TeamId, Urn, drawn_colour};

/// Key that cancels the background task.
pub(super) const END: Hint = Hint::new(&[KeyCode::Esc], "working-key-end");

impl App {
    pub(super) fn ask_work(&mut self, request: WorkRequest) {
        match request {
            WorkRequest::Pair(round) | WorkRequest::PairOver(round) => self.pair(round),
            WorkRequest::Lay(paired) => self.lay(*paired),
            WorkRequest::Begin(begin) => self.work_out(begin),
            WorkRequest::End => self.end_work(),
        }
    }

    pub(super) fn draw_by_lot(&mut self, draw: Draw) {
        match draw {
            Draw::InitialColour => self.draw_initial_colour(),
            Draw::Lots => self.draw_lots(),
            Draw::Teams => self.draw_teams(),
            Draw::Commands(urn, commands) => {
                if let Some(seed) = self.state.seed_of(urn) {
                    self.state.act_all(commands(seed));
                }
            }
        }
    }

    /// Starts a task and waits briefly for it; continues in the background if it takes longer. Only one task runs at a
    /// time.
    pub(super) fn work_out(&mut self, begin: MakeWork) {
        if self.state.working.is_some() {
            return self.state.refuse_beside_work();
        }
        let mut work = begin(&self.context());
        match work.answer(self.state.world.patience) {
            Computed::Done(then) => {
                let message = then(&self.context());
                self.update(message);
            }
            Computed::Failed => self.tell_failed_work(),
            Computed::Open => {
                let depth = self.dialogs.len();
                self.state.working = Some(BackgroundTask {
                    work,
                    depth,
                    held: Vec::new(),
                    is_shown: false,
                    has_refused: false,
                });
            }
        }
    }

    /// Returns true while a task runs that the arbiter waits for.
    pub fn is_working(&self) -> bool {
        self.state.working.is_some()
    }

    /// Records that a frame has been shown: later keys were typed with the task visible.
    pub fn shown(&mut self) {
        if let Some(working) = &mut self.state.working {
            working.is_shown = true;
        }
    }

    /// Handles the result of the task, then the keys held back for it; returns true if there is something new to draw.
    pub fn take_worked(&mut self) -> bool {
        // The result concerns the present, and must not interrupt a search.
        if self.state.looking.is_some() || self.is_seeking() {
            return false;
        }
        let Some(mut working) = self.state.working.take() else { return false };
        let then = match working.work.answer(self.state.world.patience) {
            Computed::Open => {
                self.state.working = Some(working);
                return false;
            }
            Computed::Done(then) => Some(then),
            Computed::Failed => None,
        };
        self.state.notice = None;
        match then {
            Some(then) => {
                let message = then(&self.context());
                self.update(message);
            }
            None => self.tell_failed_work(),
        }
        self.press_held(working.held);
        self.settle();
        true
    }

    /// Cancels the task and discards its result.
    pub(super) fn end_work(&mut self) {
        let Some(working) = self.state.working.take() else { return };
        let id = if working.held.is_empty() { "working-ended" } else { "working-ended-held" };
        let told = self.state.texts.with(id, &[("count", working.held.len().into())]);
        self.state.done(told);
    }

    /// Returns true if Esc cancels the task: no dialog was opened over it since, and no past state is on show.
    pub(super) fn ends_work(&self) -> bool {
        let is_on_top = |working: &BackgroundTask| self.dialogs.len() <= working.depth;
        !self.is_seeking()
            && self.state.looking.is_none()
            && self.state.working.as_ref().is_some_and(is_on_top)
    }

    /// Handles a key that cancels the task or is held back; returns true if it was one of these.
    pub(super) fn holds(&mut self, key: KeyEvent) -> bool {
        if plain(key) == Some(KeyCode::Esc) && self.ends_work() {
            self.end_work();
            return true;
        }
        let Some(working) = &mut self.state.working else { return false };
        working.has_refused = false;
        let waits = !working.is_shown || !working.held.is_empty();
        if waits {
            working.held.push(key);
        }
        waits
    }

    /// Returns the number of keys held back, as a message, while a task runs.
    pub(super) fn told_work(&self) -> Option<String> {
        let working = self.state.working.as_ref()?;
        let id = if working.held.is_empty() { "working-on" } else { "working-on-held" };
        Some(self.state.texts.with(id, &[("count", working.held.len().into())]))
    }

    /// Returns true if the last key was refused because of the task.
    pub(super) fn was_refused(&self) -> bool {
        self.state.working.as_ref().is_some_and(|working| working.has_refused)
    }

    fn tell_failed_work(&mut self) {
        self.state.refuse(self.state.texts.get("working-failed").into_owned());
    }

    fn draw_initial_colour(&mut self) {
        let Some(seed) = self.state.seed_of(Urn::InitialColour) else { return };
        let initial_colour = Some(drawn_colour(seed));
        let settings = Settings { initial_colour, ..self.state.snapshot().settings().clone() };
        self.state.act(Command::Announce(Box::new(settings)));
    }

    fn draw_lots(&mut self) {
        let snapshot = self.state.snapshot();
        // If lots are the pairing numbers, the numbers themselves are drawn (round-robin §2).
        let are_numbers = facts(snapshot.settings().system.as_str())
            .is_some_and(|facts| facts.ranking.keys.first() == Some(&RankKey::Lot));
        let draw = if are_numbers { draw_numbers } else { draw_lots };
        if draw(snapshot, 0).is_none() {
            return self.state.warn(self.state.texts.get("lots-all-drawn").into_owned());
        }
        let seed = self.state.seed_of(Urn::Lots);
        if let Some(command) = seed.and_then(|seed| draw(self.state.snapshot(), seed)) {
            self.state.act(command);
        }
    }

    /// Draws the pairing numbers of teams and starts their stage if round 1 requires it. Returns true if a round can be
    /// paired.
    fn begin_teams(&mut self) -> bool {
        let snapshot = self.state.snapshot();
        // Numbers are due whatever the drawing would yield.
        let undrawn = opening(snapshot, &drawn_teams(snapshot, 0));
        if !matches!(undrawn, Ok(Some(_))) {
            return self.begin_as(undrawn);
        }
        let Some(drawn) = self.drawn_teams() else { return false };
        self.begin_as(opening(self.state.snapshot(), &drawn))
    }

    /// Returns the teams in order of pairing number: drawn by lot, or by strength if results determine opponents.
    fn drawn_teams(&mut self) -> Option<Vec<TeamId>> {
        let system = self.state.snapshot().settings().system.as_str();
        let is_by_strength = facts(system).is_some_and(Facts::pairs_teams);
        let seed = if is_by_strength { Some(0) } else { self.state.seed_of(Urn::Teams) };
        Some(drawn_teams(self.state.snapshot(), seed?))
    }

    /// Draws the pairing numbers of teams, again if already drawn; they are final once round 1 is paired.
    fn draw_teams(&mut self) {
        let Some(drawn) = self.drawn_teams() else { return };
        let made = begun_anew(self.state.snapshot(), &drawn);
        if made == Ok(None) {
            self.state.warn(self.state.texts.get("teams-draw-over").into_owned());
        } else if self.begin_as(made) {
            let cx = self.context();
            let names: Vec<String> = drawn.iter().map(|&id| teams::name(cx.event, id)).collect();
            let told = cx.texts.with("teams-drawn", &[("teams", names.join(", ").into())]);
            self.state.done(told);
        }
    }

    fn begin_as(&mut self, made: Result<Option<TeamOpening>, TableError>) -> bool {
        match made {
            Ok(None) => true,
            Ok(Some(TeamOpening { settings, leg })) => {
                self.state.act_all(begin_first_leg(self.state.snapshot(), settings, leg))
            }
            Err(error) => {
                self.state.refuse(error.say(&self.state.texts));
                false
            }
        }
    }

    /// Returns the manual boards of a draft, if any, which re-pairing would undo.
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

    /// Pairs a round with the event's system; the draft is recorded immediately.
    fn pair(&mut self, round: RoundNo) {
        if self.state.refuses_change() {
            return;
        }
        if let Some(offer) = self.services.ratings.offer_before(round, &self.state) {
            return self.update(offer);
        }
        if !self.begin_teams() {
            return;
        }
        self.work_out(Box::new(move |cx| begin(cx.snapshot, round)));
    }

    /// Records the draft of the system, or requests a ruling if there is none.
    fn lay(&mut self, paired: PairedRound) {
        let PairedRound { round, announced, cost, outcome } = paired;
        let cx = self.context();
        let proposal = match outcome {
            Ok(proposal) => proposal,
            Err((error, rulings)) => {
                let is_unpaired = matches!(
                    error,
                    ProposeError::NoPairing(
                        NoPairing::NoLegalPairing { .. } | NoPairing::TooFewOpponents { .. }
                    )
                );
                let by_hand = is_unpaired.then(|| blank_draft(cx.snapshot, round).ok()).flatten();
                let asked =
                    no_pairing(&cx, round, &reasons::refused(cx.event, round, &error), rulings, by_hand);
                return self.update(asked);
            }
        };
        let say = |reason: &Reason| {
            let who = |seat: Seat| {
                proposal.player(seat).map(|id| reasons::seat_name(cx.event, id)).unwrap_or_default()
            };
            Naming { what: reason, who: &who }.say(cx.texts)
        };
        let special = proposal.special.first().map(say);
        let drawn_over = self.made_by_hand(round);
        let is_announced = announced.is_none_or(|command| self.state.act(command));
        // The key was pressed for the pairing, not for settings set before it.
        self.state.notice.take_if(|told| told.is_done());
        if !is_announced || !self.state.act(Command::DraftRound(proposal.draft)) {
            return;
        }
        (self.state.round, self.state.follows) = (round, true);
        self.state.pane = PaneId::PAIRINGS;
        if let Some(cost) = cost {
            let told = cost_of_fixed(&self.context(), cost);
            self.update(told);
        }
        if let Some(special) = special {
            self.state.warn(special);
        }
        if let Some(boards) = drawn_over {
            let told = self.state.texts.with("pairings-drawn-over", &[("boards", boards.into())]);
            self.state.warn(told);
        }
    }
}

/// Starts to pair a round in the current state, including fixed boards.
pub(super) fn begin(snapshot: &Snapshot, round: RoundNo) -> Work {
    let snapshot = snapshot.clone();
    Work::of(Worker::begin(move || pair(&snapshot, round)), |paired, _| {
        Message::Work(WorkRequest::Lay(Box::new(paired)))
    })
}

fn pair(snapshot: &Snapshot, round: RoundNo) -> PairedRound {
    // Settings for which the format leaves no choice are set with the pairing, not before it exists.
    let announced = announced_length(snapshot).map(Command::Announce);
    let ready = announced.as_ref().and_then(|command| apply(snapshot, command).ok());
    let kept = keeping_fixed(snapshot, round);
    let ready = ready.as_ref().unwrap_or(snapshot);
    let outcome = propose_as_ruled(ready, round, kept.as_ref(), Trace::silent());
    let drafted = match (&kept, &outcome) {
        (Some(_), Ok(proposal)) => apply(ready, &Command::DraftRound(proposal.draft.clone())).ok(),
        _ => None,
    };
    let cost = drafted.map(|drafted| deviation(&drafted, round));
    let outcome = outcome.map_err(|error| (error, ways_out(snapshot, round).unwrap_or_default()));
    PairedRound { round, announced, cost, outcome }
}
