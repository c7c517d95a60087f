//! Cross-check: re-pairs a draft in the background, by the second method of its system and by another program
//! if one is configured. No key waits for it, and it is given up after ten seconds.

mod program;

use super::Service;
use super::state::State;
use crate::desk::Message;
use crate::i18n::Say;
use crate::sheet::cross_checks::{CheckWay, DecisionCounts, Opinion, Opinions, parting};
use crate::sheet::reasons;
use hakem_engine::command::{Command, apply, outdating};
use hakem_engine::console::{RoundsToCome, Second, rounds_to_come, second_opinion};
use hakem_engine::format::{Facts, Trace};
use hakem_engine::history::StepId;
use hakem_engine::pairing::{PairedAgain, Proposal, ProposeError, facts_of, propose_as_ruled, system};
use hakem_engine::tournament::{RoundNo, Ruling, Snapshot};
use program::Unheard;
use std::any::Any;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Timeout of an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The cross-check of the draft, if any.
#[derive(Default)]
pub struct SecondOpinion(Option<RunningCheck>);

/// A running cross-check.
struct RunningCheck {
    /// Step of the event with the draft.
    step: StepId,
    answers: Receiver<CrossCheckAnswer>,
    begun: Instant,
    opinions: Opinions,
}

enum CrossCheckAnswer {
    /// Result of the second method, with that of the first if they differ; `None` if the system has no second one.
    System(Option<Result<Box<Parting>, ProposeError>>),
    /// Prediction whether the rounds after the draft can be paired.
    ToCome(Option<RoundsToCome>),
    /// Comparison with the other program.
    Program(Result<PairedAgain, Unheard>),
}

/// Results of two methods that may differ.
struct Parting {
    first: Option<Proposal>,
    second: Second,
}

impl Service for SecondOpinion {
    /// Publishes the results so far for the draft on show.
    fn published(&self, state: &State) -> Option<&dyn Any> {
        let is_on_show = |asked: &&RunningCheck| state.looking.is_none() && asked.step == state.event().step;
        self.0.as_ref().filter(is_on_show).map(|asked| &asked.opinions as &dyn Any)
    }

    fn leave_event(&mut self, _state: &State) -> Option<String> {
        self.0 = None;
        None
    }

    fn is_busy(&self) -> bool {
        let mut ways = self.0.iter().flat_map(|asked| &asked.opinions.ways);
        ways.any(|(_, opinion)| *opinion == Opinion::Open)
    }

    /// Starts to check a new draft, and collects answers. A difference is a chip and a notice; the arbiter
    /// opens the details.
    fn idle(&mut self, state: &mut State, _is_free: bool) -> Option<Message> {
        if state.looking.is_some() {
            return None;
        }
        let (present, step) = (state.present(), state.event().step);
        let Some(round) = present.draft() else {
            return self.0.take().map(|_| Message::Redraw);
        };
        if self.0.as_ref().is_none_or(|asked| asked.step != step) {
            let asked = RunningCheck::begin(present, step, round, state);
            self.0 = Some(asked);
            return Some(Message::Redraw);
        }
        let asked = self.0.as_mut()?;
        asked.take(state).then_some(Message::Redraw)
    }
}

impl RunningCheck {
    fn begin(snapshot: &Snapshot, step: StepId, round: RoundNo, state: &State) -> Self {
        let (sender, answers) = channel();
        let mut ways = Vec::new();
        let of = system(snapshot.system(round).as_str());
        let pairs_by_results = of.is_some_and(|of| of.swiss().is_some());
        let by_hand = snapshot.round(round).map_or(0, |draft| draft.count_by_hand(round));
        // The participants have changed since the draft was paired: it cannot be compared.
        let is_outdated = !outdating(snapshot, round).is_empty();
        if state.world.asks_second && pairs_by_results && !is_outdated {
            let (draft, asked) = (snapshot.clone(), sender.clone());
            let look = move || tell(&asked, CrossCheckAnswer::ToCome(rounds_to_come(&draft, round)));
            // Without a thread the remaining rounds are not reported.
            drop(thread::Builder::new().name("to-come".to_owned()).spawn(look));
            if by_hand == 0 {
                let (snapshot, sender) = (snapshot.clone(), sender.clone());
                ask(&mut ways, CheckWay::System, move || {
                    tell(&sender, CrossCheckAnswer::System(by_system(&snapshot, round)));
                });
            }
        }
        let command = state.world.checker.clone();
        let is_of_players = !facts_of(snapshot, round).is_some_and(Facts::pairs_teams);
        let is_as_paired = by_hand == 0 && !is_outdated;
        if pairs_by_results && is_of_players && is_as_paired && !command.is_empty() {
            let snapshot = snapshot.clone();
            ask(&mut ways, CheckWay::Program, move || {
                tell(
                    &sender,
                    CrossCheckAnswer::Program(program::differences(&command, &snapshot, round, PATIENCE)),
                );
            });
        }
        let by_hand = if is_outdated || !state.world.asks_second { 0 } else { by_hand };
        let ruling = snapshot.round(round).and_then(|draft| draft.ruling());
        let given = ruling.map(DecisionCounts::of).unwrap_or_default();
        let opinions = Opinions { round, is_outdated, by_hand, given, ways, to_come: None };
        Self { step, answers, begun: Instant::now(), opinions }
    }

    /// Collects the answers so far; returns true if there is something new.
    fn take(&mut self, state: &mut State) -> bool {
        let answered: Vec<CrossCheckAnswer> = self.answers.try_iter().collect();
        let is_over = self.begun.elapsed() > PATIENCE;
        let is_late = is_over && self.opinions.ways.iter().any(|(_, opinion)| *opinion == Opinion::Open);
        if answered.is_empty() && !is_late {
            return false;
        }
        let (mut parts, mut warned) = (false, Vec::new());
        for answer in answered {
            let (way, opinion) = match answer {
                CrossCheckAnswer::ToCome(to_come) => {
                    self.opinions.to_come = to_come;
                    if self.opinions.ends_early() {
                        // Findings longer than an exchange are shown with the confirmation to publish.
                        let told = self.opinions.told_to_come(state.event());
                        warned.extend(told.into_iter().take(if self.opinions.has_mend() { 2 } else { 1 }));
                        warned.push(state.texts.get("to-come-key").into_owned());
                    }
                    continue;
                }
                CrossCheckAnswer::System(None) => {
                    self.opinions.ways.retain(|(way, _)| *way != CheckWay::System);
                    continue;
                }
                CrossCheckAnswer::System(Some(answer)) => (CheckWay::System, of_system(answer, state)),
                CrossCheckAnswer::Program(answer) => (CheckWay::Program, of_program(answer, state)),
            };
            parts |= matches!(opinion, Opinion::Parts { .. });
            let slot = self.opinions.ways.iter_mut().find(|(of, _)| *of == way);
            if let Some((_, slot)) = slot.filter(|(_, slot)| *slot == Opinion::Open) {
                *slot = opinion;
            }
        }
        if is_late {
            let open = self.opinions.ways.iter_mut().filter(|(_, opinion)| *opinion == Opinion::Open);
            open.for_each(|(_, opinion)| *opinion = Opinion::Late);
        }
        if !warned.is_empty() {
            state.warn(warned.join(" "));
        }
        if parts {
            state.warn(state.texts.get("opinions-differ").into_owned());
        }
        true
    }
}

/// Starts a thread for a check; without a thread the check is omitted.
fn ask(ways: &mut Vec<(CheckWay, Opinion)>, way: CheckWay, work: impl FnOnce() + Send + 'static) {
    if thread::Builder::new().name("second".to_owned()).spawn(work).is_ok() {
        ways.push((way, Opinion::Open));
    }
}

/// Sends an answer; the receiver is gone if the draft is.
fn tell(sender: &Sender<CrossCheckAnswer>, answer: CrossCheckAnswer) {
    drop(sender.send(answer));
}

/// Pairs a draft by the second method of its system. Manual boards of an edited draft are ignored: the round is then
/// paired by both methods.
fn by_system(snapshot: &Snapshot, round: RoundNo) -> Option<Result<Box<Parting>, ProposeError>> {
    let draft = snapshot.round(round)?;
    let ruling = draft.ruling().cloned();
    let first = |snapshot: &Snapshot, ruling: Option<&Ruling>| {
        propose_as_ruled(snapshot, round, ruling, Trace::recording())
    };
    let by_rules = draft.is_edited().then(|| first(snapshot, ruling.as_ref()));
    let held = match by_rules {
        Some(Ok(proposal)) => apply(snapshot, &Command::DraftRound(proposal.draft)).ok()?,
        Some(Err(error)) => return Some(Err(error)),
        None => snapshot.clone(),
    };
    let parting = |second: Second| {
        let parts = !second.differences.is_identical();
        let first = parts.then(|| first(&held, ruling.as_ref()).ok()).flatten();
        Box::new(Parting { first, second })
    };
    Some(second_opinion(&held, round)?.map(parting))
}

fn of_system(answer: Result<Box<Parting>, ProposeError>, state: &State) -> Opinion {
    let event = state.event();
    match answer {
        Ok(found) => {
            let Parting { first, second } = *found;
            opinion(&second.differences, state, [first.as_ref(), Some(&second.proposal)])
        }
        Err(error) => {
            let round = event.snapshot.draft().unwrap_or(RoundNo(1));
            Opinion::Silent(reasons::refused(event, round, &error))
        }
    }
}

fn of_program(answer: Result<PairedAgain, Unheard>, state: &State) -> Opinion {
    match answer {
        Ok(differences) => opinion(&differences, state, [None, None]),
        Err(Unheard::Late) => Opinion::Late,
        Err(why) => Opinion::Silent(why.say(&state.texts)),
    }
}

fn opinion(differences: &PairedAgain, state: &State, of: [Option<&Proposal>; 2]) -> Opinion {
    if differences.is_identical() {
        return Opinion::Agrees;
    }
    let boards = differences.gone.iter().map(|&(board, _)| board).collect();
    Opinion::Parts { boards, told: parting(state.event(), differences, of) }
}
