//! Closing of the event: its folder is written, and rewritten when something has changed.

use super::super::at_length;
use super::super::state::State;
use super::{Sheets, issued};
use crate::desk::{ClosingOrder, Message, Notice};
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::closing::{Closing, ClosingWishes, README, losses};
use crate::publish::last_change::last_change;
use crate::publish::site;
use crate::session::{Session, kept_file, read_games, told_changes, write_closing};
use crate::store::cause_text;
use crate::store::{self, SiteChanges};
use hakem_engine::tournament::{Issue, IssueMedium};
use hakem_engine::trf::Audience;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Subfolder of the user's data folder with one file per closed event.
const CLOSINGS: &str = "closings";

/// Third line of that file if the report was also written as TRF16.
const WITH_TRF16: &str = "trf16";

impl Sheets {
    /// Writes the closing folder, and reports the changes since it was last written.
    pub(super) fn close(&mut self, order: &ClosingOrder, state: &mut State) -> Result<Message, String> {
        let told = self.closed(order, state)?;
        keep(order, state);
        self.closed = Some(order.clone());
        Ok(told)
    }

    /// Writes the folder, records it in the log if something in it is new, and writes the event file with that entry.
    fn closed(&mut self, order: &ClosingOrder, state: &mut State) -> Result<Message, String> {
        let folder = order.folder.as_path();
        let games = order.games.as_deref().map(|games| read_games(games, &state.texts)).transpose()?;
        let more = ClosingWishes { with_trf16: order.with_trf16, games };
        let (closing, hash) = self.closing(more, state)?;
        let is_new = fs::read_dir(folder).map_or(true, |mut entries| entries.next().is_none());
        let changes = written(folder, &closing, state)?;
        let to = folder.to_string_lossy().into_owned();
        if changes.is_empty() || is_note_of_before(&changes, state) {
            state.done(state.texts.with("closing-unchanged", &[("folder", to.into())]));
            return Ok(Message::Nothing);
        }
        let count = changes.written.len() + changes.removed.len();
        let values = [("count", count.into()), ("folder", to.clone().into())];
        let told = Notice::done(state.texts.with("closing-written", &values)).leading_to(folder);
        let sheets = closing.issued.clone();
        issued(Issue { way: IssueMedium::Written, sheets, hash, to }, told, state);
        written(folder, &closing, state)?;
        let texts = &state.texts;
        // A new folder has no changes to review.
        let mut told = if is_new { Vec::new() } else { told_changes(&changes, texts) };
        told.push(texts.get("closing-not-included").into_owned());
        told.extend(losses(state.snapshot(), order.with_trf16, texts));
        Ok(Message::All(vec![
            at_length(texts, "closing-changes", told),
            self.tell_lacking(closing.lacking, texts),
        ]))
    }

    /// Returns true if the event was closed, and has not changed since.
    pub fn is_closed(&self, state: &State) -> bool {
        let closed = self.closed.as_ref().zip(state.session.as_ref());
        closed.is_some_and(|(order, session)| order.closed_at(session.history()).is_some())
    }

    /// Loads the settings of the last closing.
    pub(super) fn resume_closing(&mut self, state: &State) {
        let session = state.session.as_ref();
        self.closed = session.and_then(|session| kept_order(state.world.data_folder.as_deref(), session));
    }

    /// Creates the files; returns also the hash of the event's state that they show.
    fn closing(&self, more: ClosingWishes, state: &State) -> Result<(Closing, String), String> {
        let session = state.session.as_ref().ok_or_else(String::new)?;
        if state.looking.is_some() {
            return Err(state.texts.get("past-refused").into_owned());
        }
        if session.unsaved() > 0 {
            return Err(state.texts.get("closing-unsaved").into_owned());
        }
        if session.unshared() > 0 {
            return Err(state.texts.get("closing-unshared").into_owned());
        }
        let texts = Texts::new(session.history().snapshot().settings().language);
        let derived = Derived::default();
        let event = Event {
            zone: &state.world.zone,
            chosen: &self.chosen,
            ..Event::of(session.history(), &texts, &derived)
        };
        let wishes = site::SiteOptions {
            address: self.site.as_ref().and_then(|site| site.address.as_deref()),
            audience: self.site.as_ref().map_or(Audience::Public, |site| site.audience),
            logo: self.logo(),
            ..site::SiteOptions::default()
        };
        let (changed, hash) = last_change(session.history(), &session.hash());
        let find = |letters: &BTreeSet<char>| self.letters.find(letters);
        let closing = Closing::of(event, (changed, &hash), (wishes, more), &find)
            .map_err(|error| error.say(&state.texts))?;
        Ok((closing, hash))
    }
}

/// Returns the remembered settings of the last closing of an event; `None` if it was never closed on this computer.
pub fn kept_order(data: Option<&Path>, session: &Session) -> Option<ClosingOrder> {
    let path = kept_file(data, CLOSINGS, (session.path(), &session.event()))?;
    let text = store::kept(&path).ok().flatten()?;
    let mut lines = text.lines();
    let folder = PathBuf::from(lines.next()?);
    let games = lines.next().filter(|games| !games.is_empty()).map(PathBuf::from);
    Some(ClosingOrder { folder, games, with_trf16: lines.next() == Some(WITH_TRF16) })
}

/// Remembers the settings of the closing. If that fails, they must be entered again.
fn keep(order: &ClosingOrder, state: &State) {
    let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let games = order.games.as_deref().map(whole).unwrap_or_default();
    let folder = whole(&order.folder);
    let Some(path) = state.kept_file(CLOSINGS) else { return };
    let Some((folder, games)) = folder.to_str().zip(games.to_str()) else { return };
    let form = if order.with_trf16 { WITH_TRF16 } else { "" };
    let _best_effort = store::keep(&path, &format!("{folder}\n{games}\n{form}\n"));
}

/// Returns true if the only change is the log entry of the previous closing, which reached the file of a shared event
/// after the folder was written.
fn is_note_of_before(changes: &SiteChanges, state: &State) -> bool {
    let Some(session) = state.session.as_ref().filter(|session| session.inbox().is_some()) else {
        return false;
    };
    let name = session.path().file_name().unwrap_or_default().to_string_lossy();
    let follows = |written: &String| *written == name || written == README;
    changes.removed.is_empty() && changes.written.iter().all(follows)
}

/// Writes the folder with the current event file from the disk.
fn written(folder: &Path, closing: &Closing, state: &State) -> Result<SiteChanges, String> {
    let session = state.session.as_ref().ok_or_else(String::new)?;
    let path = session.path();
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let bytes = fs::read(path).map_err(|error| {
        let values = [("file", name.clone().into()), ("cause", cause_text(&error, &state.texts))];
        state.texts.with("cli-unreadable", &values)
    })?;
    write_closing(folder, &session.event(), closing, (name, bytes)).map_err(|error| error.say(&state.texts))
}
