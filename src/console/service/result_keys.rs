//! Keys for results: chosen at run time, learned from the keyboard, stored for the next start.

use super::state::State;
use crate::desk::{Message, PaneId, Request, keys};
use crate::dialog::{Pick, PickItem, Probe};
use crate::result_keys::{ResultKeys, SCHEMES, Scheme};
use crate::store;
use crossterm::event::KeyCode;
use hakem_engine::collate::Language;
use hakem_engine::tournament::Stage;
use std::path::Path;

/// The keys for results.
pub struct KeyChoice {
    pub keys: ResultKeys,
}

impl KeyChoice {
    /// Loads the stored keys. Without storage the keyboard test is not offered, because it would be at every start.
    pub fn kept(path: Option<&Path>, language: Language) -> Self {
        let kept = match path.map(store::kept) {
            Some(Ok(Some(text))) => ResultKeys::read(&text),
            Some(Ok(None)) => ResultKeys::default(),
            Some(Err(_)) | None => ResultKeys::default().asked(true),
        };
        Self { keys: kept.speaking(language) }
    }

    /// Interprets letters as those of another language.
    pub fn speak(&mut self, language: Language) {
        self.keys = self.keys.clone().speaking(language);
    }

    /// Handles an unknown key in the results that may be a top-row key which yields digits only with Shift: the first
    /// time starts the keyboard test, later explains how to start it. Returns `None` for any other key.
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
            return Some(Message::open(Probe::new(self.keys.clone())));
        }
        let key = keys::name(code, &state.texts).into();
        state.warn(state.texts.with("digits-strange", &[("key", key)]));
        Some(Message::Nothing)
    }

    /// Offers the digits for results, and the keyboard test.
    pub fn offer(&self, state: &State) -> Message {
        let texts = &state.texts;
        let choice = |scheme: &'static Scheme| {
            let words = texts.with("digits-scheme", &scheme.values());
            PickItem::plain(words, Message::ask(Request::ResultKeys(self.keys.with(scheme))))
        };
        let mut choices: Vec<PickItem> = SCHEMES.iter().map(choice).collect();
        let probe = Message::open(Probe::new(self.keys.clone()));
        choices.push(PickItem::plain(texts.get("digits-probe"), probe));
        let now = SCHEMES.iter().position(|scheme| scheme == self.keys.scheme).unwrap_or(0);
        Message::open(Pick::new(texts.heading("key-digits"), choices).at(now))
    }

    /// Sets the keys for results, and stores them for the next start.
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
