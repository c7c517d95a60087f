//! The question before an act that FIDE's rules do not allow (docs/fide-mode.md): what the rule says, then what follows; Esc
//! changes nothing.

use crate::desk::message::Message;
use crate::desk::request::Request;
use crate::dialog::Confirm;
use crate::i18n::Texts;
use crate::service::state::State;
use hakem_engine::command::{Command, apply, departure};
use hakem_engine::pairing::{FideMode, fide_mode};
use hakem_engine::tournament::{DepartingAct, Departure};
use std::slice;

/// Lets commands pass, unless one of them would take the event out of FIDE mode: that is asked in two steps first.
pub(super) fn ask_first(message: Message, state: &State) -> Message {
    let departure = match &message {
        Message::Do(command) => departs(slice::from_ref(command), state),
        Message::DoAll(commands) => departs(commands, state),
        _ => None,
    };
    match (departure, message) {
        (Some(departure), Message::Do(command)) => ask(departure, vec![command], &state.texts),
        (Some(departure), Message::DoAll(commands)) => ask(departure, commands, &state.texts),
        (_, message) => message,
    }
}

/// Returns how the first of these commands that would do so takes the event out of FIDE mode. What is refused anyway is not
/// asked about.
fn departs(commands: &[Command], state: &State) -> Option<Departure> {
    state.session.as_ref().filter(|_| state.looking.is_none())?;
    let snapshot = state.snapshot();
    if fide_mode(snapshot) != FideMode::InForce {
        return None;
    }
    let found = commands.iter().find_map(|command| Some((command, departure(snapshot, command)?)));
    found.filter(|(command, _)| apply(snapshot, command).is_ok()).map(|(_, departure)| departure)
}

fn ask(departure: Departure, commands: Vec<Command>, texts: &Texts) -> Message {
    let round = [("round", departure.round.into())];
    let rule = match departure.act {
        DepartingAct::ForbiddenPairs => texts.with("departure-forbidden-pairs", &round),
        DepartingAct::NumberOfRounds => texts.with("departure-number-of-rounds", &round),
        DepartingAct::EarlierRound(earlier) => {
            texts.with("departure-earlier-round", &[("earlier", earlier.into())])
        }
    };
    let leave = Message::ask(Request::Depart(commands));
    let second = Confirm::capital(texts.get("departure-leave"), 'L', leave)
        .with_lines([texts.with("departure-follows", &round), texts.get("departure-stays").into_owned()]);
    let first = Confirm::capital(texts.get("departure-title"), 'C', Message::Open(Box::new(second)))
        .with_lines([rule, texts.get("departure-nothing-yet").into_owned()]);
    Message::Open(Box::new(first))
}
