//! The second opinion: a draft is paired again beside the console, by the second way of its system and by another program where one is
//! named. Keys never wait for it, and after ten seconds nobody does.

mod program;

use super::at_length;
use super::state::State;
use crate::desk::message::Message;
use crate::desk::pane::PaneId;
use crate::i18n::Say;
use crate::sheet::opinions::{Opinion, Opinions, Way, parting};
use crate::sheet::reasons;
use hakem_engine::command::{Command, apply, outdating};
use hakem_engine::console::{RoundsToCome, Second, rounds_to_come, second_opinion};
use hakem_engine::format::{Facts, Trace};
use hakem_engine::history::StepId;
use hakem_engine::pairing::{PairedAgain, Proposal, ProposeError, facts_of, propose_as_ruled, system};
use hakem_engine::tournament::{RoundNo, Ruling, Snapshot};
use program::Unheard;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// The second opinion on the draft, while there is one.
#[derive(Default)]
pub struct SecondOpinion(Option<Asked>);

/// What a draft was asked about.
struct Asked {
    /// The step of the event that has the draft.
    step: StepId,
    answers: Receiver<Answer>,
    begun: Instant,
    opinions: Opinions,
    /// The difference found, until the pane of the draft can show it.
    told: Vec<String>,
}

/// What a way answers.
enum Answer {
    /// The second way of the system, with the first beside it where they part; nothing where the system has none.
    System(Option<Result<Box<Parting>, ProposeError>>),
    /// Whether the rounds after the draft can be paired.
    ToCome(Option<RoundsToCome>),
    /// The other program: where it parts.
    Program(Result<PairedAgain, Unheard>),
}

/// Two ways that may part.
struct Parting {
    first: Option<Proposal>,
    second: Second,
}

impl SecondOpinion {
    /// Returns what was found out so far about the draft of a step; nothing if another step was asked about.
    #[must_use]
    pub fn opinions(&self, step: StepId) -> Option<&Opinions> {
        self.0.as_ref().filter(|asked| asked.step == step).map(|asked| &asked.opinions)
    }

    /// Whether an answer is still waited for.
    #[must_use]
    pub fn is_open(&self) -> bool {
        let mut ways = self.0.iter().flat_map(|asked| &asked.opinions.ways);
        ways.any(|(_, opinion)| *opinion == Opinion::Open)
    }

    /// Asks about a draft that is new, and accepts the answers; `is_free`: nothing is open over the pane. Differences are shown over
    /// the draft and over no other pane.
    pub fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        if state.looking.is_some() {
            return None;
        }
        let (present, step) = (state.present(), state.event().step);
        let Some(round) = present.draft() else {
            return self.0.take().map(|_| Message::Nothing);
        };
        if self.0.as_ref().is_none_or(|asked| asked.step != step) {
            let asked = Asked::begin(present, step, round, state);
            self.0 = Some(asked);
            return Some(Message::Nothing);
        }
        let asked = self.0.as_mut()?;
        let news = asked.take(state);
        let is_on_show = state.pane == PaneId::PAIRINGS && state.round == round;
        if is_free && is_on_show && !asked.told.is_empty() {
            let told = std::mem::take(&mut asked.told);
            return Some(at_length(&state.texts, "opinions-title", told));
        }
        news.then_some(Message::Nothing)
    }
}

impl Asked {
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
            let look = move || tell(&asked, Answer::ToCome(rounds_to_come(&draft, round)));
            // Without a thread nothing is said of them.
            drop(thread::Builder::new().name("to-come".to_owned()).spawn(look));
            if by_hand == 0 {
                let (snapshot, sender) = (snapshot.clone(), sender.clone());
                ask(&mut ways, Way::System, move || {
                    tell(&sender, Answer::System(by_system(&snapshot, round)));
                });
            }
        }
        let command = state.world.checker.clone();
        let is_of_players = !facts_of(snapshot, round).is_some_and(Facts::pairs_teams);
        let is_as_paired = by_hand == 0 && !is_outdated;
        if pairs_by_results && is_of_players && is_as_paired && !command.is_empty() {
            let snapshot = snapshot.clone();
            ask(&mut ways, Way::Program, move || {
                tell(&sender, Answer::Program(program::differences(&command, &snapshot, round, PATIENCE)));
            });
        }
        let by_hand = if is_outdated || !state.world.asks_second { 0 } else { by_hand };
        let opinions = Opinions { round, by_hand, ways, to_come: None };
        Self { step, answers, begun: Instant::now(), opinions, told: Vec::new() }
    }

    /// Accepts the answers that have come; returns true if there is something new.
    fn take(&mut self, state: &mut State) -> bool {
        let answered: Vec<Answer> = self.answers.try_iter().collect();
        let is_over = self.begun.elapsed() > PATIENCE;
        let is_late = is_over && self.opinions.ways.iter().any(|(_, opinion)| *opinion == Opinion::Open);
        if answered.is_empty() && !is_late {
            return false;
        }
        let (mut told, mut warned) = (Vec::new(), Vec::new());
        for answer in answered {
            let (way, opinion) = match answer {
                Answer::ToCome(to_come) => {
                    self.opinions.to_come = to_come;
                    if self.opinions.ends_early() {
                        // What is not as short as an exchange is told where it is asked whether to publish.
                        let told = self.opinions.told_to_come(state.event());
                        warned.extend(told.into_iter().take(if self.opinions.has_mend() { 2 } else { 1 }));
                    }
                    continue;
                }
                Answer::System(None) => {
                    self.opinions.ways.retain(|(way, _)| *way != Way::System);
                    continue;
                }
                Answer::System(Some(answer)) => (Way::System, of_system(answer, state)),
                Answer::Program(answer) => (Way::Program, of_program(answer, state)),
            };
            if let Opinion::Parts { told: lines, .. } = &opinion {
                told.extend(lines.iter().cloned());
            }
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
        if !told.is_empty() {
            state.warn(state.texts.get("opinions-told").into_owned());
        }
        self.told.append(&mut told);
        true
    }
}

/// Has a thread ask a way; without a thread it is not asked.
fn ask(ways: &mut Vec<(Way, Opinion)>, way: Way, work: impl FnOnce() + Send + 'static) {
    if thread::Builder::new().name("second".to_owned()).spawn(work).is_ok() {
        ways.push((way, Opinion::Open));
    }
}

/// Nobody waits for the answer about a draft that is gone.
fn tell(sender: &Sender<Answer>, answer: Answer) {
    drop(sender.send(answer));
}

/// Pairs a draft by the second way of its system. Boards that the arbiter made are no matter of the system: there both ways pair the round
/// without them.
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
