//! An event from the rescue codes of its printed sheets: shown for confirmation, then written next to the file of the
//! codes.

use super::super::{Effect, at_length, state::State};
use super::{is_event_file, name_of};
use crate::desk::{FileRequest, Message, RescueOrder, RescueSheets};
use crate::dialog::Confirm;
use crate::exchange::{self, Source};
use crate::i18n::{Naming, Say, Texts};
use crate::session::{RescueList, RescuedEvent, Session, told_fault};
use hakem_engine::console::rescue::{CodeFault, read};
use hakem_engine::history::{History, Moment};
use hakem_engine::tournament::PlayerId;
use std::path::{Path, PathBuf};

/// Maximum number of errors in codes that are listed.
const MOST_FAULTS: usize = 8;

/// Name of the event file if the codes are typed, without extension.
const NAME: &str = "rebuilt";

/// Rebuilds the event in memory, and offers to write it.
pub(super) fn offer(order: &RescueOrder, state: &State) -> Effect {
    let told = match offered(order, state) {
        Ok(confirm) => return Effect::Then(Message::open(confirm)),
        Err(told) => told,
    };
    Effect::Then(at_length(&state.texts, "rescue-failed", vec![told]))
}

/// Returns the question, with what the codes cover.
///
/// # Errors
/// Returns a message if a file cannot be read, or no event follows from the codes.
fn offered(order: &RescueOrder, state: &State) -> Result<Confirm, String> {
    let texts = &state.texts;
    let (text, path) = match &order.sheets {
        RescueSheets::Typed(text) => (text.clone(), state.world.folder.join(NAME)),
        RescueSheets::File(path) => {
            let source = Source::open(path).map_err(|error| error.say(texts))?;
            (String::from_utf8_lossy(&source.bytes).into_owned(), path.clone())
        }
    };
    let (codes, faults) = read(&text);
    if codes.is_empty() && !faults.is_empty() {
        return Err(told_faults(&path, &faults, texts).join("\n"));
    }
    let list = order.players.as_deref().map(|path| list(path, state)).transpose()?;
    let rescued = RescuedEvent::of(&codes, list.as_ref(), texts)?;
    let file: PathBuf = exchange::event_file_beside(&path);
    let warning = list.as_ref().and_then(|list| list.warning(texts));
    let lines = [rescued.summary(name_of(&file), texts)]
        .into_iter()
        .chain(warning)
        .chain(told_faults(&path, &faults, texts))
        .chain(rescued.gaps(texts))
        .chain(rescued.hints(texts))
        .chain([String::new()]);
    let title = texts.heading("rescue-key");
    let write = Message::ask(FileRequest::Make(path, rescued.commands.clone()));
    Ok(Confirm::capital(title, 'R', "confirm-rescue", write).with_lines(lines))
}

fn told_faults(path: &Path, faults: &[CodeFault], texts: &Texts) -> Vec<String> {
    let file = name_of(path);
    let mut told: Vec<String> =
        faults.iter().take(MOST_FAULTS).map(|fault| told_fault(&file, fault, texts)).collect();
    let more = faults.len().saturating_sub(MOST_FAULTS);
    told.extend((more > 0).then(|| texts.with("rescue-more-faults", &[("count", more.into())])));
    told
}

/// Reads the players: of an event file, a report, or a list.
fn list(path: &Path, state: &State) -> Result<RescueList, String> {
    let texts = &state.texts;
    if is_event_file(path) {
        let session = Session::open_to_read(&state.world.disk, path).map_err(|error| error.say(texts))?;
        return Ok(RescueList::of(session.history().snapshot().clone(), true));
    }
    let content = exchange::read(path, texts).map_err(|error| error.say(texts))?;
    let imported = exchange::to_event(path, content, texts).map_err(|error| error.say(texts))?;
    let who = |id: PlayerId| id.to_string();
    let history = History::begun_by(imported.commands, Moment(0))
        .map_err(|error| Naming { what: &error, who: &who }.say(texts))?;
    Ok(RescueList::of(history.snapshot().clone(), false))
}
