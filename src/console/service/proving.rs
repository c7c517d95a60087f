//! Proves the published round on show in the background: by a certificate that is verified, or by the table or bracket
//! that it follows from. No key waits for it.

use super::Service;
use super::state::State;
use crate::certificate::prove_published;
use crate::desk::Message;
use crate::sheet::cross_checks::ProvedRound;
use crate::worker::{Computed, Worker};
use hakem_engine::tournament::{Round, RoundNo, Snapshot, Stage};
use std::any::Any;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Timeout of a proof.
const PATIENCE: Duration = Duration::from_secs(10);

/// The proof of the published round on show, if any.
#[derive(Default)]
pub struct Proving(Option<Attempt>);

/// A proof that is sought, or found.
struct Attempt {
    of: ProofBasis,
    outcome: ProofState,
}

enum ProofState {
    Open(Worker<bool>, Instant),
    /// True if the verifier accepts it; then it is published.
    Ended(Option<ProvedRound>),
}

/// All that the proof of a round depends on and that can change: its boards, and the rounds before it.
#[derive(Clone)]
struct ProofBasis {
    round: RoundNo,
    own: Arc<Round>,
    before: Vec<Arc<Round>>,
}

impl ProofBasis {
    fn of(snapshot: &Snapshot, round: RoundNo) -> Option<Self> {
        let own = snapshot.rounds().get(round.index()).filter(|own| own.stage() == Stage::Published)?;
        let before = snapshot.rounds().get(..round.index())?.to_vec();
        Some(Self { round, own: Arc::clone(own), before })
    }

    /// Returns true if both lead to the same proof: results of the round itself do not matter.
    fn is_same(&self, other: &Self) -> bool {
        let is_equal = |(one, other): (&Arc<Round>, &Arc<Round>)| Arc::ptr_eq(one, other) || one == other;
        let same_boards = Arc::ptr_eq(&self.own, &other.own) || self.own.boards() == other.own.boards();
        self.round == other.round
            && same_boards
            && self.before.len() == other.before.len()
            && self.before.iter().zip(&other.before).all(is_equal)
    }
}

impl Service for Proving {
    fn published(&self, state: &State) -> Option<&dyn Any> {
        let attempt = self.0.as_ref().filter(|_| state.looking.is_none())?;
        let ProofState::Ended(proved) = &attempt.outcome else { return None };
        proved.as_ref().map(|proved| proved as &dyn Any)
    }

    fn leave_event(&mut self, _state: &State) -> Option<String> {
        self.0 = None;
        None
    }

    fn is_busy(&self) -> bool {
        self.0.as_ref().is_some_and(|attempt| matches!(attempt.outcome, ProofState::Open(..)))
    }

    /// Starts to prove the published round on show, and collects the answer.
    fn idle(&mut self, state: &mut State, _is_free: bool) -> Option<Message> {
        if state.looking.is_some() || !state.world.asks_second {
            return None;
        }
        let Some(paired) = ProofBasis::of(state.present(), state.round) else {
            return self.0.take().map(|_| Message::Redraw);
        };
        if !self.0.as_ref().is_some_and(|attempt| attempt.of.is_same(&paired)) {
            let (snapshot, round) = (state.present().clone(), paired.round);
            let worker = Worker::begin(move || prove_published(&snapshot, round).is_ok());
            let before =
                self.0.replace(Attempt { of: paired, outcome: ProofState::Open(worker, Instant::now()) });
            return before.map(|_| Message::Redraw);
        }
        let attempt = self.0.as_mut()?;
        let ProofState::Open(worker, begun) = &mut attempt.outcome else { return None };
        let proved = match worker.answer(Duration::ZERO) {
            Computed::Open if begun.elapsed() < PATIENCE => return None,
            Computed::Done(true) => Some(ProvedRound(paired.round)),
            // Dropping the worker ends its search.
            Computed::Open | Computed::Done(false) | Computed::Failed => None,
        };
        attempt.outcome = ProofState::Ended(proved);
        Some(Message::Redraw)
    }
}
