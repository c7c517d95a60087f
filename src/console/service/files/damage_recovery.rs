//! Recovery of intact entries after the damage of an event file: listed for selection by the arbiter. The new file
//! records the consent ([`crate::store::Salvaged`]).

use crate::desk::{Context, FileRequest, Message};
use crate::dialog::{Confirm, Difference, DifferenceKind, Review};
use crate::event::{Derived, Event};
use crate::i18n::Say;
use crate::session::{NotTaken, Session};
use crate::sheet::entry;
use hakem_engine::history::Moment;
use std::path::PathBuf;

/// Returns the entries after the damage: those that apply to the state before it as text, the others with the reason.
///
/// Entries after the first move through the history are not preselected: the state it restored may be among the lost
/// entries.
pub(super) fn offered(session: &Session, shown: Event) -> Vec<Difference> {
    let (history, tried) = session.with_intact(|_| true);
    let derived = Derived::default();
    let (snapshot, step) = (history.snapshot(), history.current());
    let event = Event { history: &history, snapshot, step, derived: &derived, ..shown };
    let mut is_proposed = true;
    let lines = session.intact().iter().zip(tried);
    let told = lines.map(|(recorded, outcome)| {
        let what = event.time(Moment(recorded.at.as_millisecond()));
        match outcome {
            Ok(line) => {
                let words = history.log().get(line).map(|line| entry::logged(event, line));
                let words = words.unwrap_or_default();
                Difference { kind: DifferenceKind::New, what, words, taken: Some(is_proposed) }
            }
            Err(why) => {
                is_proposed &= !matches!(why, NotTaken::NamesAStep);
                Difference { kind: DifferenceKind::Odd, what, words: why.say(shown.texts), taken: None }
            }
        }
    });
    told.collect()
}

/// Asks which entries after the damage to recover, if there are any, and then for consent.
pub(super) fn ask(path: PathBuf, behind: &[Difference], cx: &Context) -> Message {
    if behind.is_empty() {
        return consent(path, Vec::new(), cx);
    }
    let (title, told) = (cx.texts.get("salvage-behind"), cx.texts.get("salvage-behind-how"));
    let review = Review::new(title, vec![told.into_owned()], behind.to_vec(), move |chosen, cx| {
        consent(path.clone(), chosen.to_vec(), cx)
    });
    Message::open(review)
}

/// Asks for the capital letter that confirms the arbiter's consent.
fn consent(path: PathBuf, chosen: Vec<usize>, cx: &Context) -> Message {
    let mut lines = Vec::new();
    if !chosen.is_empty() {
        lines.push(cx.texts.with("salvage-chosen", &[("count", chosen.len().into())]));
    }
    lines.push(cx.texts.get("salvage-agree").into_owned());
    let title = cx.texts.get("salvage-title").into_owned();
    let save = Message::ask(FileRequest::SaveCopy(path, chosen));
    Message::open(Confirm::capital(title, 'C', "confirm-agree", save).with_lines(lines))
}
