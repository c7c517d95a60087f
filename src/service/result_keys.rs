//! Which keys are results: chosen while the console runs, learned from the keyboard, kept for the next start.

use super::state::State;
use crate::desk::keys;
use crate::desk::message::Message;
use crate::desk::pane::PaneId;
use crate::desk::request::Request;
use crate::dialog::{Pick, PickItem, Probe};
use crate::result_keys::{ResultKeys, SCHEMES, Scheme};
use crate::store;
use crossterm::event::KeyCode;
use hakem_engine::collate::Language;
use hakem_engine::tournament::Stage;
use std::path::Path;

/// The keys for results.
pub struct KeyChoice {
    /// Those that are taken.
    pub keys: ResultKeys,
}

impl KeyChoice {
    /// Takes what was kept last. Where nothing can be kept, nobody is asked: it would be at every start.
    #[must_use]
    pub fn kept(path: Option<&Path>, language: Language) -> Self {
        let kept = match path.map(store::kept) {
            Some(Ok(Some(text))) => ResultKeys::read(&text),
            Some(Ok(None)) => ResultKeys::default(),
            Some(Err(_)) | None => ResultKeys::default().asked(true),
        };
        Self { keys: kept.speaking(language) }
    }

    /// Reads letters as those of another language.
    pub fn speak(&mut self, language: Language) {
        self.keys = self.keys.clone().speaking(language);
    }

    /// Answers to a key that means nothing among results, where it is a letter of a top row that gives digits with Shift only:
    /// the first time learns the keyboard, after that says how it is learned. `None` where it is no such key.
    pub fn strange(&self, code: KeyCode, state: &mut State) -> Option<Message> {
        let KeyCode::Char(letter) = code else { return None };
        let round = state.snapshot().round(state.round);
        let is_entering = state.pane == PaneId::RESULTS
            && state.looking.is_none()
            && round.is_some_and(|round| round.stage() == Stage::Published);
        if !is_entering || !self.keys.is_strange(letter) {
            return None;
        }
        if !self.keys.is_asked() {
            return Some(Message::Open(Box::new(Probe::new(self.keys.clone()))));
        }
        let key = keys::name(code, &state.texts).into();
        state.warn(state.texts.with("digits-strange", &[("key", key)]));
        Some(Message::Nothing)
    }

    /// Offers the digits that can be results, and to learn the keyboard.
    pub fn offer(&self, state: &State) -> Message {
        let texts = &state.texts;
        let choice = |scheme: &'static Scheme| {
            let words = texts.with("digits-scheme", &scheme.values());
            PickItem::plain(words, Message::ask(Request::ResultKeys(self.keys.with(scheme))))
        };
        let mut choices: Vec<PickItem> = SCHEMES.iter().map(choice).collect();
        let probe = Message::Open(Box::new(Probe::new(self.keys.clone())));
        choices.push(PickItem::plain(texts.get("digits-probe"), probe));
        let now = SCHEMES.iter().position(|scheme| scheme == self.keys.scheme).unwrap_or(0);
        Message::Open(Box::new(Pick::new(texts.heading("key-digits"), choices).at(now)))
    }

    /// Takes other keys for results, and keeps them for the next start.
    pub fn choose(&mut self, keys: ResultKeys, state: &mut State) {
        let kept = state.world.keys_file.as_ref().map_or(Ok(()), |path| store::keep(path, &keys.written()));
        let values = keys.scheme.values();
        self.keys = keys;
        match kept {
            Ok(()) => state.done(state.texts.with("digits-taken", &values)),
            Err(_) => state.warn(state.texts.get("digits-not-kept").into_owned()),
        }
    }
}
