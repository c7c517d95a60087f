//! Merging a diverged copy into the open event: its entries are shown with their effect before any is adopted.

use super::super::{at_length, state::State};
use super::{failed, leave::shown};
use crate::desk::{FileRequest, Message};
use crate::dialog::{Confirm, Difference, DifferenceKind, Review};
use crate::event::{Derived, Event};
use crate::i18n::{Naming, Say, Texts};
use crate::service::Effect;
use crate::session::{Parting, Session, Standing, inbox_of, with_inbox};
use crate::sheet::entry::logged;
use crate::text::clean;
use hakem_engine::history::{AnewError, History, Logged};
use hakem_engine::tournament::PlayerId;
use jiff::tz::TimeZone;
use std::path::Path;

/// Returns the effect of an entry of a copy, as text.
pub fn standing_words(standing: &Standing, texts: &Texts) -> String {
    let id = match standing {
        Standing::Fits => "merge-fits",
        Standing::Conflict => "merge-conflict",
        Standing::There => "merge-there",
        Standing::Undone => "merge-undone",
        Standing::Move => "merge-move",
        Standing::Refused(_) => "merge-refused",
    };
    texts.get(id).into_owned()
}

/// Returns the reason why an entry cannot be adopted, if it cannot.
pub fn refusal_words(standing: &Standing, texts: &Texts) -> Option<String> {
    let Standing::Refused(why) = standing else { return None };
    // Both copies can be by the same arbiter.
    if *why == AnewError::MadeForBefore {
        return Some(texts.get("merge-changed-here").into_owned());
    }
    let why = Naming { what: why, who: &|id: PlayerId| id.to_string() }.say(texts);
    Some(clean(&why).into_owned())
}

/// Returns an entry as text: time, author and action.
pub fn entry_words(line: &Logged, history: &History, zone: &TimeZone, texts: &Texts) -> String {
    let derived = Derived::default();
    let event = Event { zone, ..Event::of(history, texts, &derived) };
    let by = line.by.as_deref().map(|by| format!("{}: ", texts.author(by, zone))).unwrap_or_default();
    clean(&format!("{}  {by}{}", event.time(line.at), logged(event, line))).into_owned()
}

/// Returns the number of entries that could be adopted but are not chosen, by 0-based index.
pub fn skipped(parting: &Parting, event: &History, chosen: impl Fn(usize) -> bool) -> usize {
    let standings = parting.standings(event);
    standings.iter().enumerate().filter(|&(at, standing)| standing.is_adopted() && !chosen(at)).count()
}

/// Returns the numbers of adopted and conflicting entries, and of refused and skipped ones together, as text.
pub fn adopted_words(outcome: &[Standing], skipped: usize, texts: &Texts) -> String {
    let count = |of: fn(&Standing) -> bool| outcome.iter().filter(|standing| of(standing)).count();
    let values = [
        ("adopted", count(Standing::is_adopted).into()),
        ("conflicts", count(|standing| *standing == Standing::Conflict).into()),
        ("left", (skipped + count(|standing| matches!(standing, Standing::Refused(_)))).into()),
    ];
    texts.with("merge-adopted", &values)
}

/// States how many lines of a copy's inbox cannot be read.
pub fn lost_words(inbox: &Path, lost: usize, texts: &Texts) -> String {
    texts.with("merge-inbox-lost", &[("count", lost.into()), ("file", shown(inbox).into())])
}

/// Reads a copy of the open event, with the entries that wait next to it, and the number of unreadable lines among
/// these. Returns the report if it is not a copy.
fn copy_of(path: &Path, state: &State) -> Result<(History, usize), Box<Effect>> {
    let Some(session) = &state.session else { return Err(Box::new(Effect::Then(Message::Nothing))) };
    let disk = &state.world.disk;
    let copy = Session::open_to_read(disk, path);
    let copy = copy.map_err(|error| Box::new(failed("merge-failed", &error, state)))?;
    if copy.event() != session.event() {
        let [trunk, branch] = [session.path(), path].map(shown);
        let values = [("trunk", trunk.into()), ("branch", branch.into())];
        let told = state.texts.with("merge-other-event", &values);
        return Err(Box::new(Effect::Then(at_length(&state.texts, "merge-failed", vec![told]))));
    }
    with_inbox(disk, path, copy.history()).map_err(|error| Box::new(failed("merge-failed", &error, state)))
}

/// Opens the entries of a copy for review.
pub(super) fn review(path: &Path, state: &mut State) -> Effect {
    if state.refuses_change() {
        return Effect::Then(Message::Nothing);
    }
    let (copy, lost) = match copy_of(path, state) {
        Ok(copy) => copy,
        Err(told) => return *told,
    };
    let Some(session) = &state.session else { return Effect::Then(Message::Nothing) };
    let (texts, zone) = (&state.texts, &state.world.zone);
    let parting = Parting::between(session.history(), &copy);
    if parting.entries().is_empty() {
        let values = [("file", shown(path).into())];
        state.done(state.texts.with("merge-nothing", &values));
        return Effect::Then(Message::Nothing);
    }
    let standings = parting.standings(session.history());
    let differences = parting.entries().iter().zip(&standings).map(|(line, standing)| {
        let (kind, taken) = match standing {
            Standing::Fits => (DifferenceKind::New, Some(true)),
            Standing::Conflict => (DifferenceKind::Changed, Some(true)),
            Standing::There | Standing::Undone | Standing::Move => (DifferenceKind::Same, None),
            Standing::Refused(_) => (DifferenceKind::Odd, None),
        };
        let why = refusal_words(standing, texts).map(|why| format!(": {why}")).unwrap_or_default();
        let words = format!("{}{why}", standing_words(standing, texts));
        Difference { kind, what: entry_words(line, &copy, zone, texts), words, taken }
    });
    let shared = texts.with("merge-shared", &[("count", parting.shared.into())]);
    let from = path.to_owned();
    let title = texts.with("merge-title", &[("file", shown(path).into())]);
    let differences = differences.collect();
    let lost = (lost > 0).then(|| lost_words(&inbox_of(path), lost, texts));
    let lines = std::iter::once(shared).chain(lost).collect();
    let review = Review::new(title, lines, differences, move |taken, cx| {
        let adopt = Message::ask(FileRequest::Adopt(from.clone(), taken.to_vec()));
        let parting = Parting::between(cx.history, &copy);
        match parting.departure(cx.history, |at| taken.contains(&at)) {
            Some(departure) => Message::open(Confirm::leave_fide_mode(departure, adopt, cx.texts)),
            None => adopt,
        }
    });
    Effect::Then(Message::open(review))
}

/// Adopts entries of a copy, by 0-based index since the copy diverged.
pub(super) fn adopt(path: &Path, chosen: &[usize], state: &mut State) -> Effect {
    let copy = match copy_of(path, state) {
        Ok((copy, _)) => copy,
        Err(told) => return *told,
    };
    let Some(session) = state.session.as_mut() else { return Effect::Then(Message::Nothing) };
    let history = session.history().clone();
    let parting = Parting::between(&history, &copy);
    let skipped = skipped(&parting, &history, |at| chosen.contains(&at));
    let outcome = parting.adopt(session, |at| chosen.contains(&at));
    state.refresh();
    match outcome {
        Ok(outcome) => {
            state.done(adopted_words(&outcome, skipped, &state.texts));
            Effect::Then(Message::Nothing)
        }
        Err(error) => failed("merge-failed", &error, state),
    }
}
