//! The running console: a single state, changed only by messages and drawn by one function.

mod alert;
mod copy;
mod decode;
mod draw;
mod hall;
mod hall_lists;
mod head;
mod help;
mod idle;
mod input;
mod jump;
mod keys;
mod large_digits;
mod linear;
mod links;
mod next;
mod pairing;
mod requests;
mod run;
mod sections;
mod speech;
mod terminal;
mod update;
mod warning;
mod window;

use alert::Watched;
pub use hall::{Hall, HallOptions, show};
pub use next::NextStep;
pub use run::{Presentation, run};
pub use speech::{Said, Speech};

use crate::desk::keys::{Hint, WALK, find, menu_letter, plain};
use crate::desk::{Context, Dialog, Message, Notice, Pane, PaneId, Published};
use crate::event::Event;
use crate::i18n::Texts;
use crate::pane;
use crate::service::Services;
use crate::service::finder;
use crate::service::state::State;
use crate::service::world::World;
use crate::session::{Role, Session};
use crate::theme::Theme;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use hakem_engine::collate::Language;
use std::any::{Any, TypeId};

/// The running console.
pub struct App {
    state: State,
    services: Services,
    panes: Vec<(PaneId, Box<dyn Pane>)>,
    /// Open dialogs, topmost last.
    dialogs: Vec<Box<dyn Dialog>>,
    /// True if the bell rings with the next frame.
    bell: bool,
    /// Last key of the current pane, which opened the dialogs over it.
    opener: Option<KeyCode>,
    /// Conditions when the window lost focus; `None` while it has focus.
    behind: Option<Watched>,
    quit: bool,
}

impl App {
    /// Creates a console on the start screen.
    pub fn new(language: Language, theme: Theme, world: World) -> Self {
        let state = State::new(world, Texts::new(language));
        let services = Services::new(&state, theme);
        Self {
            state,
            services,
            panes: pane::all(),
            dialogs: Vec::new(),
            bell: false,
            opener: None,
            behind: None,
            quit: false,
        }
    }

    pub fn has_quit(&self) -> bool {
        self.quit
    }

    /// Returns true if a question is open that keys typed ahead must not answer.
    pub fn asks(&self) -> bool {
        self.dialogs.last().is_some_and(|dialog| dialog.asks())
    }

    /// Returns true if a key is the capital that answers the topmost question, and its small letter opened it.
    pub(crate) fn confirms(&self, key: KeyEvent) -> bool {
        let capital = self.dialogs.last().and_then(|dialog| dialog.capital());
        let opens = |letter: char| {
            let letter = letter.to_ascii_lowercase();
            self.opener.is_some_and(|code| code == KeyCode::Char(letter) || menu_letter(code) == Some(letter))
        };
        let is_pressed = key.kind == KeyEventKind::Press;
        is_pressed && capital.is_some_and(|letter| key.code == KeyCode::Char(letter) && opens(letter))
    }

    /// Returns true while a text field has focus, in which the terminal's cursor is visible.
    pub fn is_in_field(&self) -> bool {
        match self.dialogs.last() {
            Some(dialog) => dialog.is_typing(),
            None => self.services.finder.is_some() || self.pane().is_some_and(Pane::is_typing),
        }
    }

    /// Returns true if the bell is to ring, and clears the request.
    pub fn take_bell(&mut self) -> bool {
        std::mem::take(&mut self.bell)
    }

    /// Returns the number of open dialogs.
    pub fn depth(&self) -> usize {
        self.dialogs.len()
    }

    /// Returns the current pane, and the type of the topmost dialog.
    pub fn showing(&self) -> (PaneId, Option<&'static str>) {
        (self.state.pane, self.dialogs.last().map(|dialog| dialog.type_name()))
    }

    /// Handles a key: first by the topmost dialog, then by the pane, then by the global bindings.
    pub fn key(&mut self, key: KeyEvent) {
        self.state.notice = None;
        if self.dialogs.is_empty() {
            self.state.seen = None;
            self.services.move_on();
        }
        if let Some(guide) = self.services.guide.as_mut().filter(|_| key.code != KeyCode::Esc) {
            guide.stay();
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.leave();
        } else if self.holds(key) || self.jumps(key) {
            return;
        } else if self.dialogs.is_empty() && self.services.finder.is_some() {
            self.finder_key(key);
        } else if self.dialogs.is_empty() {
            self.opener = Some(key.code);
            self.pane_key(key);
            self.services.coach.hear(key, &self.state);
        } else {
            self.dialog_key(key);
        }
        self.settle();
    }

    fn pane_key(&mut self, key: KeyEvent) {
        let walks = find(WALK, key).is_some();
        let asked = self.with_pane(|pane, cx| {
            if let Some(why) = refused_key(pane, key, cx) {
                return (Some(Message::Tell(Notice::refused(cx.texts.get(why)))), false);
            }
            if let Some(refused) = refused_now(pane, key, cx) {
                return (Some(Message::Tell(refused)), false);
            }
            let is_idle = walks && !pane.has_lines(cx) && !pane.claims(key.code, cx);
            (if is_idle { None } else { pane.key(key, cx) }, pane.is_typing())
        });
        match asked {
            Some((Some(message), _)) => self.update(message),
            Some((None, true)) => {}
            _ => self.console_key(key),
        }
    }

    /// Calls a function with the current pane and the context.
    fn with_pane<T>(&mut self, act: impl FnOnce(&mut dyn Pane, &Context) -> T) -> Option<T> {
        let mut panes = std::mem::take(&mut self.panes);
        let pane = panes.iter_mut().find(|(id, _)| *id == self.state.pane);
        let answer = pane.map(|(_, pane)| act(pane.as_mut(), &self.context()));
        self.panes = panes;
        answer
    }

    /// Adjusts every pane to the current state.
    fn settle_all(&mut self) {
        let mut panes = std::mem::take(&mut self.panes);
        let cx = self.context();
        panes.iter_mut().for_each(|(_, pane)| pane.settle(&cx));
        self.panes = panes;
    }

    /// Adjusts the current pane to the current state.
    fn settle(&mut self) {
        self.state.look_at_clock();
        self.with_pane(|pane, cx| pane.settle(cx));
        if let Some(guide) = &mut self.services.guide {
            guide.follow(&self.state, !self.dialogs.is_empty());
        }
    }

    pub fn context(&self) -> Context<'_> {
        let (state, sheets) = (&self.state, &self.services.sheets);
        Context {
            event: Event { chosen: sheets.chosen(), ..state.event() },
            is_past: state.looking.is_some(),
            is_read_only: state.session.as_ref().is_some_and(Session::is_read_only),
            is_desk: state.session.as_ref().is_some_and(|session| session.role() == Role::Desk),
            today: state.today,
            round: state.round_on_show(),
            path: state.session.as_ref().map(Session::path),
            mirror: state.session.as_ref().and_then(Session::mirror),
            site: sheets.site(),
            closing: sheets.closing_order(),
            logo: sheets.logo_file(),
            setup: sheets.setup(),
            folder: &state.world.folder,
            files: self.services.files.listed(),
            sections: self.services.festival.sections(),
            festival: self.services.festival.common(),
            ratings: self.services.ratings.lookup(),
            services: self,
            result_keys: &self.services.result_keys.keys,
            theme: &self.services.themes.theme,
            patience: state.world.patience,
        }
    }

    fn pane(&self) -> Option<&dyn Pane> {
        self.panes.iter().find(|(id, _)| *id == self.state.pane).map(|(_, pane)| pane.as_ref())
    }

    /// Returns the active keys, nearest first.
    pub fn hints(&self) -> Vec<Hint> {
        if self.ends_work() {
            return std::iter::once(pairing::END).chain(self.hints_beside()).collect();
        }
        self.hints_beside()
    }

    /// Returns the keys of the current view, regardless of background tasks.
    fn hints_beside(&self) -> Vec<Hint> {
        match self.dialogs.last() {
            Some(dialog) => dialog.active_hints(&self.context()),
            None if self.services.themes.theme.labels.is_some() => jump::HINTS.to_vec(),
            None if self.services.finder.is_some() => finder::HINTS.to_vec(),
            None => self.pane_hints(),
        }
    }

    fn pane_hints(&self) -> Vec<Hint> {
        self.pane().map(|pane| allowed(pane, &self.context())).unwrap_or_default()
    }
}

impl Published for App {
    fn value(&self, of: TypeId) -> Option<&dyn Any> {
        self.services.published(of, &self.state)
    }
}

/// Returns the keys of a pane that have an effect on the step on show.
fn allowed(pane: &dyn Pane, cx: &Context) -> Vec<Hint> {
    let mut hints = pane.hints(cx);
    let is_refused = |hint: &Hint| cx.refused(pane.access(hint.label, cx)).is_some();
    hints.retain(|hint| !is_refused(hint) && pane.refusal(*hint, cx).is_none());
    hints
}

/// Returns the reason why the pane would refuse a key, as a notice.
fn refused_now(pane: &dyn Pane, key: KeyEvent, cx: &Context) -> Option<Notice> {
    let code = plain(key)?;
    let hints: Vec<Hint> = pane.hints(cx).into_iter().filter(|hint| hint.keys.contains(&code)).collect();
    let reasons: Vec<String> = hints.iter().map_while(|hint| pane.refusal(*hint, cx)).collect();
    // Several commands of a pane can have the key.
    let (hint, why) = hints.first().zip(reasons.first()).filter(|_| reasons.len() == hints.len())?;
    Some(Notice::refused(cx.not_now(code, &cx.texts.get(hint.label), why)))
}

/// Returns the catalogue id of the reason why the step on show does not allow the command of a key.
fn refused_key(pane: &dyn Pane, key: KeyEvent, cx: &Context) -> Option<&'static str> {
    let code = plain(key).filter(|_| cx.is_fixed())?;
    let hint = pane.hints(cx).into_iter().find(|hint| hint.keys.contains(&code))?;
    cx.refused(pane.access(hint.label, cx))
}
