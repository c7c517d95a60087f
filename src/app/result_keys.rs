//! Which keys are results: chosen while the console runs, learned from the keyboard, kept for the next start.

use super::App;
use crate::desk::keys;
use crate::desk::message::{Message, Notice};
use crate::desk::pane::PaneId;
use crate::dialog::{Choice, Pick, Probe};
use crate::result_keys::{ResultKeys, SCHEMES, Scheme};
use crate::store;
use crossterm::event::KeyCode;
use hakem_engine::tournament::Stage;
use std::path::Path;

/// Returns what was kept last. Where nothing can be kept, nobody is asked: it would be at every start.
pub(super) fn kept(path: Option<&Path>) -> ResultKeys {
    match path.map(store::kept) {
        Some(Ok(Some(text))) => ResultKeys::read(&text),
        Some(Ok(None)) => ResultKeys::default(),
        Some(Err(_)) | None => ResultKeys::default().asked(true),
    }
}

impl App {
    /// Answers to a key that means nothing among results, where it is a letter of a top row that gives digits with Shift only:
    /// the first time learns the keyboard, after that says how it is learned. Returns whether it was one.
    pub(super) fn takes_strange(&mut self, code: KeyCode) -> bool {
        let KeyCode::Char(letter) = code else { return false };
        let cx = self.context();
        let is_entering = self.pane == PaneId::Results
            && !cx.is_past
            && cx.snapshot.round(cx.round).is_some_and(|round| round.stage() == Stage::Published);
        let is_strange = is_entering && self.result_keys.is_strange(letter);
        match is_strange {
            true if self.result_keys.is_asked() => {
                let key = keys::name(code, &self.texts).into();
                self.notice = Some(Notice::warning(self.texts.with("digits-strange", &[("key", key)])));
            }
            true => self.dialogs.push(Box::new(Probe::new(self.result_keys.clone()))),
            false => {}
        }
        is_strange
    }

    /// Offers the digits that can be results, and to learn the keyboard.
    pub(super) fn offer_digits(&mut self) {
        let choice = |scheme: &'static Scheme| {
            let words = self.texts.with("digits-scheme", &scheme.values());
            Choice::plain(words, Message::ChooseResultKeys(self.result_keys.with(scheme)))
        };
        let mut choices: Vec<Choice> = SCHEMES.iter().map(choice).collect();
        let probe = Message::Open(Box::new(Probe::new(self.result_keys.clone())));
        choices.push(Choice::plain(self.texts.get("digits-probe"), probe));
        let now = SCHEMES.iter().position(|scheme| scheme == self.result_keys.scheme).unwrap_or(0);
        self.dialogs.push(Box::new(Pick::new(self.texts.heading("key-digits"), choices).at(now)));
    }

    /// Takes other keys for results, and keeps them for the next start.
    pub(super) fn choose_result_keys(&mut self, result_keys: ResultKeys) {
        let kept =
            self.world.keys_file.as_ref().map_or(Ok(()), |path| store::keep(path, &result_keys.written()));
        let values = result_keys.scheme.values();
        self.result_keys = result_keys;
        self.settle_all();
        self.notice = Some(match kept {
            Ok(()) => Notice::done(self.texts.with("digits-taken", &values)),
            Err(_) => Notice::warning(self.texts.get("digits-not-kept")),
        });
    }
}
