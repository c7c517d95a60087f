//! Forecast: simulates the remaining rounds many times in the background. No key waits for it.

use super::Service;
use super::state::State;
use crate::desk::Message;
use crate::pane::standings::{Rehearse, Rehearsed, read_rehearsal};
use crate::sheet::rehearsal::refused;
use crate::simulate::{NotRehearsed, Rehearsal, Rest};
use hakem_engine::history::StepId;
use hakem_engine::tournament::Snapshot;
use std::any::Any;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

const CONTINUATIONS: u32 = 1000;

/// Number of continuations after which the thread reports, and checks if the result is still wanted.
const PART: u32 = 20;

/// The forecast of the event: the running one and the last complete one.
#[derive(Default)]
pub struct Rehearsing {
    running: Option<Running>,
    made: Option<Rc<Rehearsed>>,
}

struct Running {
    parts: Receiver<Result<Rehearsal, NotRehearsed>>,
    step: StepId,
    so_far: Option<Rehearsal>,
    /// True if the arbiter has moved on; the result then opens no dialog.
    is_left: bool,
}

impl Service for Rehearsing {
    /// Publishes the last complete forecast.
    fn published(&self, _state: &State) -> Option<&dyn Any> {
        self.made.as_deref().map(|made| made as &dyn Any)
    }

    fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    fn leave_event(&mut self, _state: &State) -> Option<String> {
        *self = Self::default();
        None
    }

    fn move_on(&mut self) {
        if let Some(running) = &mut self.running {
            running.is_left = true;
        }
    }

    /// Shows the forecast for the current step, or starts it.
    fn ask(&mut self, request: &dyn Any, state: &mut State) -> Option<Message> {
        request.downcast_ref::<Rehearse>()?;
        let step = state.event().step;
        if let Some(made) = self.made.as_ref().filter(|made| made.step == step) {
            return Some(read_rehearsal(Rc::clone(made), &state.texts));
        }
        match self.running.as_ref().filter(|running| running.step == step) {
            Some(running) => {
                let played = running.so_far.as_ref().map_or(0, |made| made.ends + made.stopped);
                let values = [("played", played.into()), ("count", CONTINUATIONS.into())];
                state.done(state.texts.with("rehearsal-running", &values));
            }
            None => {
                let seed = (state.world.seed)();
                self.running = Running::begin(state.snapshot(), step, seed);
                state.done(state.texts.with("rehearsal-begun", &[("count", CONTINUATIONS.into())]));
            }
        }
        Some(Message::Nothing)
    }

    /// Collects partial results; the last one opens if nothing else is open.
    fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        let running = self.running.as_mut()?;
        let ended = loop {
            match running.parts.try_recv() {
                Ok(Ok(part)) => {
                    let so_far = running.so_far.take();
                    running.so_far = Some(match so_far {
                        Some(so_far) => so_far.join(part),
                        None => part,
                    });
                }
                Ok(Err(why)) => break Err(why),
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => break Ok(()),
            }
        };
        let running = self.running.take()?;
        let opens = is_free && !running.is_left;
        let outcome = ended.and_then(|()| running.so_far.map(Rehearsal::ended).transpose());
        match outcome {
            Ok(Some(rehearsal)) => {
                let made = Rc::new(Rehearsed { rehearsal, step: running.step });
                self.made = Some(Rc::clone(&made));
                state.done(state.texts.get("rehearsal-ready").into_owned());
                Some(if opens { read_rehearsal(made, &state.texts) } else { Message::Redraw })
            }
            Ok(None) => {
                state.refuse(state.texts.get("working-failed").into_owned());
                Some(Message::Redraw)
            }
            Err(why) => {
                let told = refused(state.event(), &why);
                state.refuse(told);
                Some(Message::Redraw)
            }
        }
    }
}

impl Running {
    fn begin(snapshot: &Snapshot, step: StepId, seed: u64) -> Option<Self> {
        let snapshot = snapshot.clone();
        let (sender, parts) = channel();
        let rehearse = move || {
            let rest = match Rest::of(&snapshot) {
                Ok(rest) => rest,
                Err(why) => return drop(sender.send(Err(why))),
            };
            for first in (1..=CONTINUATIONS).step_by(PART as usize) {
                let last = (first + PART - 1).min(CONTINUATIONS);
                let part = rest.rehearse(seed, first..=last);
                let is_over = part.is_err();
                // The receiver is gone once the event has been left.
                if sender.send(part).is_err() || is_over {
                    return;
                }
            }
        };
        thread::Builder::new().name("rehearsal".to_owned()).spawn(rehearse).ok()?;
        Some(Self { parts, step, so_far: None, is_left: false })
    }
}
