//! Leaving an event of which the disk has not taken everything: the question, the copy under another name, what is put
//! aside and offered again.

use super::{App, behind_damage};
use crate::desk::dialog::Wanted;
use crate::desk::message::{Message, Notice};
use crate::dialog::{Choice, Confirm, Pick, Prompt};
use crate::event::Derived;
use crate::i18n::{Naming, Say};
use crate::session::private_name;
use crate::text;
use std::fs;
use std::path::{Path, PathBuf};

/// What the name of a file of entries that were put aside ends with.
const ASIDE: &str = "unsaved";

impl App {
    /// Lets a message pass, unless it would leave entries that are not saved: these are tried again, and if the disk
    /// still refuses, the arbiter is asked.
    pub(super) fn may_part(&mut self, message: Message) -> Option<Message> {
        let parts = matches!(
            message,
            Message::Quit
                | Message::CloseFile
                | Message::OpenFile(_)
                | Message::NewFile(..)
                | Message::Import(_)
                | Message::OpenSample
        );
        let Some(session) = self.session.as_mut().filter(|session| parts && session.unsaved() > 0) else {
            return Some(message);
        };
        let Some(error) = session.save_again() else { return Some(message) };
        let count = [("count", session.unsaved().into())];
        let lines = [
            self.texts.with("leave-not-saved", &count),
            text::clean(&error.say(&self.texts)).into_owned(),
            self.texts.get("leave-not-saved-how").into_owned(),
        ];
        let title = self.texts.get("leave-title").into_owned();
        let leave = Message::Abandon(Box::new(message));
        let confirm = Confirm::capital(title, 'Q', leave).or('S', Message::SaveAs).with_lines(lines);
        self.dialogs.push(Box::new(confirm));
        None
    }

    /// Leaves what could not be saved, after putting it aside, and goes on with a message.
    pub(super) fn abandon(&mut self, then: Message) {
        self.put_aside();
        self.update(then);
        self.tell_farewell();
    }

    /// Puts what the disk refuses beside the event or into the user's data folder.
    pub(super) fn put_aside(&mut self) {
        let places = self.places_aside();
        let Some(session) = self.session.as_mut().filter(|session| session.unsaved() > 0) else { return };
        let count = session.unsaved();
        if let Some(folder) = places.last().and_then(|path| path.parent()) {
            let _told_when_nothing_takes_it = fs::create_dir_all(folder);
        }
        let told = match session.put_aside(&places) {
            Some(path) => {
                let values = [("count", count.into()), ("file", shown(&path).into())];
                self.texts.with("unsaved-put-aside", &values)
            }
            None => self.texts.with("unsaved-lost", &[("count", count.into())]),
        };
        self.farewell.push(told);
    }

    /// Where entries of this event are put aside, the best place first.
    fn places_aside(&self) -> Vec<PathBuf> {
        let Some(session) = &self.session else { return Vec::new() };
        let mut beside = session.path().as_os_str().to_owned();
        beside.push(format!(".{ASIDE}"));
        let mut places = vec![PathBuf::from(beside)];
        if let Some(data) = &self.world.data_folder {
            places.push(data.join(ASIDE).join(private_name(session)));
        }
        places
    }

    /// Tells on the start screen what is otherwise told when the program has ended.
    pub(super) fn tell_farewell(&mut self) {
        if !self.quit && !self.farewell.is_empty() {
            let told = std::mem::take(&mut self.farewell);
            self.tell_at_length("open-notices", told);
        }
    }

    /// Returns what is to be told when the screen has been given back, and forgets it.
    pub fn take_farewell(&mut self) -> Vec<String> {
        std::mem::take(&mut self.farewell)
    }

    /// Offers entries of an earlier run that could not be saved.
    pub(super) fn offer_unsaved(&mut self) {
        let places = self.places_aside();
        let Some(session) = self.session.as_ref().filter(|session| !session.is_read_only()) else { return };
        let found = session.find_unsaved(&places);
        let count: usize = found.iter().map(|unsaved| unsaved.entries.len()).sum();
        if count == 0 {
            return;
        }
        let files: Vec<String> = found.iter().map(|unsaved| shown(&unsaved.path)).collect();
        let values = [("count", count.into()), ("file", files.join(", ").into())];
        let lines = [self.texts.with("unsaved-found", &values), String::new()];
        let choice = |id, then| Choice::plain(self.texts.get(id), then);
        let choices = vec![
            choice("unsaved-take", Message::TakeUnsaved),
            choice("unsaved-later", Message::Nothing),
            choice("unsaved-discard", Message::DiscardUnsaved),
        ];
        let title = self.texts.get("unsaved-title").into_owned();
        self.dialogs.push(Box::new(Pick::new(title, choices).with_lines(lines).weighty()));
    }

    /// Records the entries that were put aside. What does not fit the event as it is now is named and stays aside.
    pub(super) fn take_unsaved(&mut self) {
        let places = self.places_aside();
        let Some(session) = self.session.as_mut() else { return };
        let mut told = Vec::new();
        let mut taken = 0_usize;
        for unsaved in session.find_unsaved(&places) {
            let went_on = session.history().log().len() as u64 != unsaved.after;
            let all = unsaved.entries.len();
            let mut fitting = 0;
            for recorded in unsaved.entries {
                // A step has another meaning in an event that went on.
                if went_on && recorded.entry.names_a_step() {
                    break;
                }
                match session.record_again(recorded) {
                    Ok(kept) if kept.is_kept() => fitting += 1,
                    Ok(kept) => {
                        told.extend(kept.say(&self.texts));
                        break;
                    }
                    Err(why) => {
                        let who = |id: hakem_engine::tournament::PlayerId| id.to_string();
                        told.push(Naming { what: &why, who: &who }.say(&self.texts));
                        break;
                    }
                }
            }
            taken += fitting;
            if fitting == all && session.unsaved() == 0 {
                let _offered_no_more_since_it_is_saved = fs::remove_file(&unsaved.path);
            } else if fitting < all {
                let values = [("count", (all - fitting).into()), ("file", shown(&unsaved.path).into())];
                told.push(self.texts.with("unsaved-not-taken", &values));
                set_aside_for_good(&unsaved.path);
            }
        }
        self.derived = Derived::default();
        self.follow_rounds();
        self.notice = Some(Notice::done(self.texts.with("unsaved-taken", &[("count", taken.into())])));
        self.tell_at_length("unsaved-title", told);
    }

    /// Offers the entries that were put aside no more; their file stays under another name.
    pub(super) fn discard_unsaved(&mut self) {
        let places = self.places_aside();
        let Some(session) = &self.session else { return };
        session.find_unsaved(&places).iter().for_each(|unsaved| set_aside_for_good(&unsaved.path));
    }

    /// Asks for the name of a copy with which to go on.
    pub(super) fn ask_save_as(&mut self) {
        let Some(session) = &self.session else { return };
        let stem = session.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let lines = match session.cut() {
            None => vec![self.texts.get("save-copy-what").into_owned()],
            Some(cut) => {
                let taken = session.history().log().len();
                let values = [("entries", taken.into()), ("lines", cut.after.lines.into())];
                vec![self.texts.with("salvage-consent", &values)]
            }
        };
        let title = self.texts.get("key-save-copy").into_owned();
        let is_damaged = session.cut().is_some();
        let behind = behind_damage::offered(session, &self.context());
        let prompt = Prompt::new(title, move |typed, cx| {
            let Some(path) = event_path(typed, cx.path.and_then(Path::parent).unwrap_or(cx.folder)) else {
                return Err(cx.texts.get("start-path-empty").into_owned());
            };
            Ok(match is_damaged {
                true => behind_damage::ask(path, &behind, cx),
                false => Message::SaveCopy(path, Vec::new()),
            })
        });
        let prompt = prompt.with_path(Wanted::Event).with_text(&format!("{stem}-2"));
        self.dialogs.push(Box::new(prompt.with_lines(lines)));
    }

    /// Writes the event to another file and goes on there, with these of the entries behind its damage.
    pub(super) fn save_copy(&mut self, path: &Path, chosen: &[usize]) {
        let now = (self.world.now)();
        let Some(session) = self.session.as_mut() else { return };
        self.notice = Some(match session.save_as(path, chosen, now) {
            Ok(taken) => {
                self.mirror.is_kept = false;
                self.dialogs.clear();
                self.derived = Derived::default();
                self.follow_rounds();
                let file = ("file", shown(path).into());
                let id = if chosen.is_empty() { "save-copy-done" } else { "salvage-done" };
                let left = chosen.len().saturating_sub(taken);
                let values = [file, ("taken", taken.into()), ("left", left.into())];
                Notice::done(self.texts.with(id, &values))
            }
            Err(error) => Notice::refused(error.say(&self.texts)),
        });
    }
}

/// Returns the event file that was typed; a bare name is one beside the event.
fn event_path(typed: &str, folder: &Path) -> Option<PathBuf> {
    let typed = typed.trim();
    if typed.is_empty() {
        return None;
    }
    let mut path = folder.join(typed).into_os_string();
    if Path::new(&path).extension().is_none_or(|extension| extension != "hakem") {
        path.push(".hakem");
    }
    Some(PathBuf::from(path))
}

fn set_aside_for_good(path: &Path) {
    let mut name = path.as_os_str().to_owned();
    name.push(".left");
    let _offered_again_if_this_fails = fs::rename(path, PathBuf::from(name));
}

fn shown(path: &Path) -> String {
    text::clean(&path.to_string_lossy()).into_owned()
}
