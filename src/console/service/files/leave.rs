//! Leaving an event with unsaved entries: the confirmation, the copy under another name, and entries set aside and
//! offered again.

use super::super::{at_length, state::State};
use super::{Files, damage_recovery};
use crate::desk::{Context, FileRequest, Message, Notice, Request, Wanted};
use crate::dialog::{Confirm, Pick, PickItem, Prompt};
use crate::i18n::{Naming, Say};
use crate::session::{Session, private_name};
use crate::text;
use hakem_engine::tournament::PlayerId;
use std::fs;
use std::path::{Path, PathBuf};

/// Suffix of files with entries that were set aside.
const ASIDE: &str = "unsaved";

impl Files {
    /// Returns a message that leaves the event unchanged, unless entries are unsaved: these are retried, and if the
    /// disk still refuses, the arbiter is asked.
    pub fn may_leave(&self, message: Message, state: &mut State) -> Message {
        let Some(session) = state.session.as_mut().filter(|session| session.unsaved() > 0) else {
            return message;
        };
        let Some(error) = session.save_again() else { return message };
        let texts = &state.texts;
        let lines = [
            texts.with("leave-not-saved", &[("count", session.unsaved().into())]),
            text::clean(&error.say(texts)).into_owned(),
            texts.get("leave-not-saved-how").into_owned(),
        ];
        let title = texts.get("leave-title").into_owned();
        let leave = Message::ask(FileRequest::Abandon(Box::new(message)));
        let confirm = Confirm::capital(title, 'Q', "confirm-quit", leave).or(
            'S',
            "confirm-save-as",
            Message::ask(FileRequest::SaveAs),
        );
        Message::open(confirm.with_lines(lines))
    }

    /// Brings the mirror up to date before the event is left; a failure is reported afterwards.
    pub fn leave_mirror(&mut self, state: &State) {
        let warning = state.session.as_ref().and_then(Session::settle_mirror);
        self.farewell.extend(warning.map(|warning| warning.say(&state.texts)));
    }

    /// Sets the refused entries aside, next to the event file or in the user's data folder.
    pub fn put_aside(&mut self, state: &mut State) {
        let places = places_aside(state);
        let Some(session) = state.session.as_mut().filter(|session| session.unsaved() > 0) else { return };
        let count = session.unsaved();
        if let Some(folder) = places.last().and_then(|path| path.parent()) {
            let _told_when_nothing_takes_it = fs::create_dir_all(folder);
        }
        let told = match session.put_aside(&places) {
            Some(path) => {
                let values = [("count", count.into()), ("file", shown(&path).into())];
                state.texts.with("unsaved-put-aside", &values)
            }
            None => state.texts.with("unsaved-lost", &[("count", count.into())]),
        };
        self.farewell.push(told);
    }

    /// Adds messages to report after the event has been left or the program has ended.
    pub fn tell_later(&mut self, told: impl IntoIterator<Item = String>) {
        self.farewell.extend(told);
    }

    /// Continues a shared event offline in a separate file. Returns true on success.
    pub fn take_over(&mut self, path: &Path, state: &mut State) -> bool {
        let now = (state.world.now)();
        let Some(session) = state.session.as_mut() else { return false };
        match session.take_over(path, now) {
            Ok(()) => {
                self.mirror.renew();
                state.refresh();
                let values = [("file", shown(path).into())];
                state.done(state.texts.with("share-taken-over", &values));
                true
            }
            Err(error) => {
                state.refuse(error.say(&state.texts));
                false
            }
        }
    }

    /// Returns a dialog with the pending messages, for the start screen; on exit they are printed instead.
    pub fn tell_farewell(&mut self, state: &State) -> Message {
        at_length(&state.texts, "open-notices", self.take_farewell())
    }

    /// Returns and clears the messages to report after the event has been left or the program has ended.
    pub fn take_farewell(&mut self) -> Vec<String> {
        std::mem::take(&mut self.farewell)
    }

    /// Writes the event to another file and continues there, with the given entries after its damage. Returns true on
    /// success.
    pub(super) fn save_copy(&mut self, path: &Path, chosen: &[usize], state: &mut State) -> bool {
        let now = (state.world.now)();
        let Some(session) = state.session.as_mut() else { return false };
        match session.save_as(path, chosen, now) {
            Ok(taken) => {
                self.mirror.renew();
                state.refresh();
                let file = ("file", shown(path).into());
                let id = if chosen.is_empty() { "save-copy-done" } else { "salvage-done" };
                let left = chosen.len().saturating_sub(taken);
                let values = [file, ("taken", taken.into()), ("left", left.into())];
                state.done(state.texts.with(id, &values));
                true
            }
            Err(error) => {
                state.refuse(error.say(&state.texts));
                false
            }
        }
    }
}

/// Returns the paths at which entries of this event are set aside, in order of preference.
fn places_aside(state: &State) -> Vec<PathBuf> {
    let Some(session) = &state.session else { return Vec::new() };
    let mut beside = session.path().as_os_str().to_owned();
    beside.push(format!(".{ASIDE}"));
    let mut places = vec![PathBuf::from(beside)];
    if let Some(data) = &state.world.data_folder {
        places.push(data.join(ASIDE).join(private_name(session)));
    }
    places
}

/// Offers entries of an earlier run that could not be saved.
pub(super) fn offer_unsaved(state: &State) -> Message {
    let places = places_aside(state);
    let Some(session) = state.session.as_ref().filter(|session| !session.is_read_only()) else {
        return Message::Nothing;
    };
    let found = session.find_unsaved(&places);
    let count: usize = found.iter().map(|unsaved| unsaved.entries.len()).sum();
    if count == 0 {
        return Message::Nothing;
    }
    let texts = &state.texts;
    let files: Vec<String> = found.iter().map(|unsaved| shown(&unsaved.path)).collect();
    let values = [("count", count.into()), ("file", files.join(", ").into())];
    let lines = [texts.with("unsaved-found", &values), String::new()];
    let choices = vec![
        PickItem::plain(texts.get("unsaved-take"), Message::ask(FileRequest::TakeUnsaved)),
        PickItem::plain(texts.get("unsaved-later"), Message::Nothing),
        PickItem::plain(texts.get("unsaved-discard"), Message::ask(FileRequest::DiscardUnsaved)),
    ];
    let title = texts.get("unsaved-title").into_owned();
    Message::open(Pick::new(title, choices).with_lines(lines).weighty())
}

/// Records the entries that were set aside. Entries that do not apply to the current state are reported and remain set
/// aside.
pub(super) fn take_unsaved(state: &mut State) -> Message {
    let places = places_aside(state);
    let Some(session) = state.session.as_mut() else { return Message::Nothing };
    let texts = &state.texts;
    let mut told = Vec::new();
    let mut taken = 0_usize;
    for unsaved in session.find_unsaved(&places) {
        let went_on = session.history().log().len() as u64 != unsaved.after;
        let all = unsaved.entries.len();
        let mut fitting = 0;
        for recorded in unsaved.entries {
            // A step has another meaning in an event that has continued.
            if went_on && recorded.entry.names_a_step() {
                break;
            }
            match session.record_again(recorded) {
                Ok(kept) if kept.is_kept() => fitting += 1,
                Ok(kept) => {
                    told.extend(kept.say(texts));
                    break;
                }
                Err(why) => {
                    let who = |id: PlayerId| id.to_string();
                    told.push(Naming { what: &why, who: &who }.say(texts));
                    break;
                }
            }
        }
        taken += fitting;
        if fitting == all && session.unsaved() == 0 {
            let _offered_no_more_since_it_is_saved = fs::remove_file(&unsaved.path);
        } else if fitting < all {
            let values = [("count", (all - fitting).into()), ("file", shown(&unsaved.path).into())];
            told.push(texts.with("unsaved-not-taken", &values));
            set_aside_for_good(&unsaved.path);
        }
    }
    state.notice = Some(Notice::done(texts.with("unsaved-taken", &[("count", taken.into())])));
    state.refresh();
    at_length(&state.texts, "unsaved-title", told)
}

/// Stops offering the entries that were set aside; their file remains under another name.
pub(super) fn discard_unsaved(state: &State) {
    let places = places_aside(state);
    let Some(session) = &state.session else { return };
    session.find_unsaved(&places).iter().for_each(|unsaved| set_aside_for_good(&unsaved.path));
}

/// Prompts for the name of a copy to continue with.
pub(super) fn ask_save_as(state: &State) -> Message {
    let Some(session) = &state.session else { return Message::Nothing };
    if session.inbox().is_some() {
        return ask_take_over(session, state);
    }
    let texts = &state.texts;
    let stem = session.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let lines = match session.cut() {
        None => vec![texts.get("save-copy-what").into_owned()],
        Some(cut) => {
            let taken = session.history().log().len();
            let values = [("entries", taken.into()), ("lines", cut.after.lines.into())];
            vec![texts.with("salvage-consent", &values)]
        }
    };
    let title = texts.heading("key-save-copy");
    let is_damaged = session.cut().is_some();
    let behind = damage_recovery::offered(session, state.event());
    let prompt = Prompt::new(title, move |typed, cx| {
        let path = event_path(typed, cx)?;
        Ok(match is_damaged {
            true => damage_recovery::ask(path, &behind, cx),
            false => Message::ask(FileRequest::SaveCopy(path, Vec::new())),
        })
    });
    let prompt = prompt.with_path(Wanted::Event).with_text(&format!("{stem}-2"));
    Message::open(prompt.with_lines(lines))
}

/// Prompts for the file in which to continue a shared event offline, then for a confirmation.
fn ask_take_over(session: &Session, state: &State) -> Message {
    let texts = &state.texts;
    let stem = session.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let prompt = Prompt::new(texts.get("share-take-over").into_owned(), move |typed, cx| {
        let path = event_path(typed, cx)?;
        let values = [("file", shown(&path).into())];
        let lines = [cx.texts.with("share-take-over-follows", &values)];
        let confirm = Confirm::capital(
            cx.texts.get("share-take-over"),
            'T',
            "confirm-take-over",
            Message::Ask(Request::TakeOver(path)),
        );
        Ok(Message::open(confirm.with_lines(lines)))
    });
    let prompt = prompt.with_path(Wanted::Event).with_text(&format!("{stem}-alone"));
    Message::open(prompt.with_lines([texts.get("share-take-over-what").into_owned()]))
}

/// Returns the event file for a typed path; a bare name is resolved next to the event.
fn event_path(typed: &str, cx: &Context) -> Result<PathBuf, String> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(cx.texts.get("start-path-empty").into_owned());
    }
    let folder = cx.path.and_then(Path::parent).unwrap_or(cx.folder);
    let mut path = folder.join(typed).into_os_string();
    if Path::new(&path).extension().is_none_or(|extension| extension != "hakem") {
        path.push(".hakem");
    }
    Ok(PathBuf::from(path))
}

fn set_aside_for_good(path: &Path) {
    let mut name = path.as_os_str().to_owned();
    name.push(".left");
    let _offered_again_if_this_fails = fs::rename(path, PathBuf::from(name));
}

pub(super) fn shown(path: &Path) -> String {
    text::clean(&path.to_string_lossy()).into_owned()
}
