//! Which keys are results: chosen while the console runs, learned from the keyboard, kept for the next start.

use super::App;
use crate::dialog::{Choice, Pick, Probe};
use crate::hand::{Hand, SCHEMES, Scheme};
use crate::message::{Message, Notice};
use crate::pane::PaneId;
use crate::store;
use crossterm::event::KeyCode;
use hakem_engine::tournament::Stage;
use std::path::Path;

/// Returns what was kept last; `None` where nothing was.
pub(super) fn kept(path: Option<&Path>) -> Option<Hand> {
    store::kept(path?).ok().flatten().map(|text| Hand::read(&text))
}

impl App {
    /// Learns the keyboard where that was never done and a key that means nothing is pressed among results: a letter of a top
    /// row that gives digits with Shift only. Returns whether it is asked for.
    pub(super) fn asks_for_keys(&mut self, code: KeyCode) -> bool {
        let KeyCode::Char(letter) = code else { return false };
        let cx = self.context();
        let is_entering = self.pane == PaneId::Results
            && !cx.is_past
            && cx.snapshot.round(cx.round).is_some_and(|round| round.stage() == Stage::Published);
        // Letters of ASCII are commands, here or elsewhere.
        let may_be_result = !letter.is_ascii_alphanumeric() && !letter.is_whitespace();
        let is_unknown = || self.world.keys_file.as_ref().is_some_and(|path| !path.exists());
        let asks = is_entering && may_be_result && is_unknown();
        if asks {
            self.dialogs.push(Box::new(Probe::new(self.hand.clone())));
        }
        asks
    }

    /// Offers the digits that can be results, and to learn the keyboard.
    pub(super) fn offer_digits(&mut self) {
        let choice = |scheme: &'static Scheme| {
            let words = self.texts.with("digits-scheme", &scheme.values());
            Choice::plain(words, Message::TakeHand(self.hand.with(scheme)))
        };
        let mut choices: Vec<Choice> = SCHEMES.iter().map(choice).collect();
        let probe = Message::Open(Box::new(Probe::new(Hand::default().with(self.hand.scheme))));
        choices.push(Choice::plain(self.texts.get("digits-probe"), probe));
        let now = SCHEMES.iter().position(|scheme| scheme == self.hand.scheme).unwrap_or(0);
        self.dialogs.push(Box::new(Pick::new(self.texts.heading("key-digits"), choices).at(now)));
    }

    /// Takes other keys for results, and keeps them for the next start.
    pub(super) fn take_hand(&mut self, hand: Hand) {
        let kept = self.world.keys_file.as_ref().map_or(Ok(()), |path| store::keep(path, &hand.written()));
        let values = hand.scheme.values();
        self.hand = hand;
        self.settle_all();
        self.notice = Some(match kept {
            Ok(()) => Notice::done(self.texts.with("digits-taken", &values)),
            Err(_) => Notice::warning(self.texts.get("digits-not-kept")),
        });
    }
}
