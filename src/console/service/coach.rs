//! Shortcut tips: after a long way, shows the shorter one, a few times each, until switched off.

use super::state::State;
use crate::desk::keys::{self, WALK, Walk, find};
use crate::i18n::Texts;
use crate::pane::TABS;
use crate::store;
use crossterm::event::{KeyCode, KeyEvent};
use std::path::PathBuf;

/// File in the user's data folder with the number of times each tip was shown.
const FILE: &str = "coach";

/// Its content when tips are switched off.
const SILENT: &str = "off";

/// Number of times that a tip is shown.
const TIMES: u8 = 3;

/// A way of moving with repeated keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RepeatedMove {
    Lines,
    Panes,
}

impl RepeatedMove {
    const ALL: [Self; 2] = [Self::Lines, Self::Panes];

    fn of(key: KeyEvent) -> Option<Self> {
        match find(WALK, key) {
            Some(Walk::Up | Walk::Down) => Some(Self::Lines),
            _ if key.code == KeyCode::Tab => Some(Self::Panes),
            _ => None,
        }
    }

    /// Returns true if this many keys in a row are a long way.
    fn is_long(self, keys: usize) -> bool {
        keys >= match self {
            Self::Lines => 10,
            Self::Panes => 3,
        }
    }
}

/// The shortcut tips.
#[derive(Default)]
pub struct Coach {
    /// Number of times each tip was shown, in the order of [`RepeatedMove::ALL`].
    told: [u8; 2],
    is_silent: bool,
    /// Way in progress, with its number of keys.
    going: Option<(RepeatedMove, usize)>,
    /// Way that has just proved long, with the key of the shorter one.
    hint: Option<(RepeatedMove, KeyCode)>,
}

fn file(state: &State) -> Option<PathBuf> {
    Some(state.world.data_folder.as_ref()?.join(FILE))
}

impl Coach {
    /// Loads the counts of earlier runs.
    pub fn kept(state: &State) -> Self {
        let text = file(state).and_then(|path| store::kept(&path).ok().flatten()).unwrap_or_default();
        let mut counts = text.split_whitespace().map(|count| count.parse().unwrap_or(0));
        let told = [counts.next().unwrap_or(0), counts.next().unwrap_or(0)];
        Self { told, is_silent: text.trim() == SILENT, ..Self::default() }
    }

    /// Records a key that the current pane has handled.
    pub fn hear(&mut self, key: KeyEvent, state: &State) {
        self.hint = None;
        let way = RepeatedMove::of(key);
        match (self.going, way) {
            (Some((going, keys)), Some(way)) if going == way => self.going = Some((way, keys + 1)),
            (gone, way) => {
                self.going = way.map(|way| (way, 1));
                if let Some((gone, _)) = gone.filter(|(gone, keys)| gone.is_long(*keys)) {
                    self.tell(gone, state);
                }
            }
        }
    }

    fn tell(&mut self, gone: RepeatedMove, state: &State) {
        let shorter = match gone {
            RepeatedMove::Lines => Some(KeyCode::Char(';')),
            RepeatedMove::Panes => TABS.iter().find(|tab| tab.id == state.pane).map(|tab| tab.key),
        };
        let at = RepeatedMove::ALL.iter().position(|way| *way == gone);
        let Some(told) = at.and_then(|at| self.told.get_mut(at)) else { return };
        if let Some(key) = shorter.filter(|_| !self.is_silent && *told < TIMES) {
            *told += 1;
            self.hint = Some((gone, key));
            self.keep(state);
        }
    }

    /// Saves the counts. If that fails, tips are repeated after the next start.
    fn keep(&self, state: &State) {
        let [lines, panes] = self.told;
        let text = if self.is_silent { SILENT.to_owned() } else { format!("{lines} {panes}") };
        let _told_again = file(state).map(|path| store::keep(&path, &text));
    }

    /// Switches tips off, or on again with fresh counts.
    pub fn turn(&mut self, state: &mut State) {
        *self = Self { is_silent: !self.is_silent, ..Self::default() };
        self.keep(state);
        state.done(state.texts.get(if self.is_silent { "coach-off" } else { "coach-on" }).into_owned());
    }

    /// Returns the shorter way to the position just reached: its key and description.
    pub fn hint(&self, texts: &Texts) -> Option<(String, String)> {
        let (way, key) = self.hint?;
        let words = match way {
            RepeatedMove::Lines => "coach-lines",
            RepeatedMove::Panes => "coach-panes",
        };
        Some((keys::name(key, texts), texts.get(words).into_owned()))
    }
}
