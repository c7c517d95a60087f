//! Reports from phones: follows the file next to the event file, compares the reports with the event, and records those
//! that the arbiter accepts.

use super::Service;
use super::state::State;
use crate::desk::{Message, Notice};
use crate::hall::{Agreement, Following, Game, Secret, proposals, tally};
use crate::i18n::{Origin, Say};
use crate::pane::qr_code;
use crate::pane::results::{AcceptReports, Phones, ShowCode, TakeAgreed};
use crate::session::{PASSES, SERVICES};
use crate::store;
use hakem_engine::command::Command;
use hakem_engine::history::Moment;
use std::any::Any;
use std::collections::HashSet;

/// Folder in the user's data folder with a file per event in which agreed results are recorded without a key.
const AGREED: &str = "agreed";

/// State of the reports.
#[derive(Default)]
pub struct Reporting {
    following: Option<Following>,
    phones: Phones,
    /// Number of reports and of entries in the log that are compared so far.
    compared: (usize, usize),
    /// True if an unusable file has been reported.
    has_told: bool,
    /// Games recorded without a key, with the time of the latest report: what the arbiter undoes stays undone. In a
    /// shared event the log has the name of the arbiter instead of the source.
    taken: HashSet<(Game, Moment)>,
}

impl Reporting {
    /// Opens the file if there is one; returns the error once.
    fn open(&mut self, state: &State) -> Option<Message> {
        let session = state.session.as_ref()?;
        match Following::open(&state.world.disk, session.path(), &session.event()) {
            Ok(following) => {
                self.following = following;
                self.phones.is_served = self.following.is_some();
                self.phones.takes_agreed = state.kept_file(AGREED).is_some_and(|path| path.exists());
                None
            }
            Err(error) => {
                let told = Notice::warning(error.say(&state.texts));
                let is_new = !std::mem::replace(&mut self.has_told, true);
                is_new.then_some(Message::Tell(told))
            }
        }
    }

    /// Compares the reports with the event again if either has changed; returns true if the result differs.
    fn compare(&mut self, state: &State) -> bool {
        let (Some(following), Some(session)) = (&self.following, &state.session) else { return false };
        let now = (following.received().len(), session.history().log().len());
        if std::mem::replace(&mut self.compared, now) == now {
            return false;
        }
        let phones = Phones {
            boards: tally(following.received(), session.history()),
            proposals: proposals(following.received(), session.history()),
            ..self.phones.clone()
        };
        let is_new = phones != self.phones;
        self.phones = phones;
        is_new
    }

    /// Records the agreed results that were not recorded before, if the arbiter chose so. After a restart, the sources in
    /// the log show which were.
    fn take_agreed(&mut self, state: &mut State) -> bool {
        let Some(session) = state.session.as_ref().filter(|session| !session.is_read_only()) else {
            return false;
        };
        if !self.phones.takes_agreed || state.looking.is_some() {
            return false;
        }
        let log = session.history().log();
        let is_new = |origin: &Origin| {
            let by = origin.to_string();
            !log.iter().any(|line| line.by.as_deref() == Some(by.as_str()))
        };
        let agreed = self.phones.boards.iter().filter(|of| matches!(of.agreement, Agreement::Agreed(_)));
        let agreed = agreed.filter_map(|of| Some((of.game, of.accepted(None)?)));
        let agreed = agreed.filter(|(_, (_, origin))| is_new(origin));
        let taken = &mut self.taken;
        let agreed: Vec<(Command, Origin)> =
            agreed.filter(|(game, (_, origin))| taken.insert((*game, origin.at))).map(|(_, of)| of).collect();
        let count = agreed.len();
        record(agreed, state);
        count > 0
    }

    /// Stores whether agreed results are recorded without a key.
    fn set_take_agreed(&mut self, takes: bool, state: &mut State) {
        let Some(path) = state.kept_file(AGREED) else { return };
        let stored = match takes {
            true => store::keep(&path, "agreed\n"),
            false => std::fs::remove_file(&path),
        };
        if stored.is_ok() {
            self.phones.takes_agreed = takes;
        }
        let id = if self.phones.takes_agreed { "phones-agreed-taken" } else { "phones-agreed-wait" };
        state.done(state.texts.get(id).into_owned());
    }
}

/// Records accepted reports, until one is refused; reports their number if there are several.
fn record(accepted: Vec<(Command, Origin)>, state: &mut State) {
    let mut entered = 0_usize;
    for (command, origin) in accepted {
        if !state.act_reported(command, &origin) {
            break;
        }
        entered += 1;
    }
    if entered > 1 {
        state.done(state.texts.with("phones-recorded-count", &[("count", entered.into())]));
    }
}

/// Shows the code of a deputy or captain, or how to start the service.
fn show_code(ShowCode { seat, who }: &ShowCode, state: &State) -> Option<Message> {
    let (session, texts) = (state.session.as_ref()?, &state.texts);
    let tell = |text: String| Some(Message::Tell(Notice::warning(text)));
    let service = state.kept_file(SERVICES).and_then(|path| store::kept(&path).ok().flatten());
    let secret = state.kept_file(PASSES).map(|path| Secret::kept(&path));
    let (service, secret) = match (service, secret) {
        (Some(service), Some(Ok(Some(secret)))) => (service, secret),
        (_, Some(Err(error))) => return tell(error.say(texts)),
        _ => {
            let name = session.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
            return tell(texts.with("phones-no-service", &[("file", name.into())]));
        }
    };
    let address = secret.pass(&session.event(), seat).address(service.trim());
    let above = vec![texts.with("phones-code-round", &[("round", seat.round().into())])];
    let reading = qr_code::reading(who.clone(), above, &address)?;
    Some(Message::open(reading))
}

impl Service for Reporting {
    fn ask(&mut self, request: &dyn Any, state: &mut State) -> Option<Message> {
        if let Some(code) = request.downcast_ref::<ShowCode>() {
            return show_code(code, state);
        }
        if let Some(TakeAgreed(takes)) = request.downcast_ref() {
            self.set_take_agreed(*takes, state);
            return Some(Message::Redraw);
        }
        let AcceptReports(accepted) = request.downcast_ref()?;
        record(accepted.clone(), state);
        self.compare(state);
        Some(Message::Redraw)
    }

    fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        match self.following.as_mut().map(Following::follow) {
            None => {
                if let Some(told) = self.open(state) {
                    return Some(told);
                }
            }
            // Replaced, as after damage: opened again at the next opportunity.
            Some(None) => self.following = None,
            Some(Some(_)) => {}
        }
        let mut is_new = self.compare(state);
        if is_free && self.take_agreed(state) {
            is_new |= self.compare(state);
        }
        is_new.then_some(Message::Redraw)
    }

    fn leave_event(&mut self, _state: &State) -> Option<String> {
        *self = Self::default();
        None
    }

    fn published(&self, _state: &State) -> Option<&dyn Any> {
        Some(&self.phones)
    }
}
