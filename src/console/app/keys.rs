//! Global bindings, and the dispatch of keys while a dialog is open.

use super::App;
use crate::desk::keys::{self, Binding, Hint};
use crate::desk::{FileRequest, HistoryMove, Message, PaneId, Reply, Show};
use crate::dialog::{Confirm, Pick, PickItem};
use crate::pane::{TABS, Tab, remove_entry, rewritten};
use crate::service::files::{self, Files};
use crate::service::finder::Finder;
use crate::service::guide::Guide;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::history::{Entry, PendingEntry};
use hakem_engine::tournament::RoundNo;

/// Actions of the global bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Global {
    Help,
    Menu,
    Manual,
    Palette,
    Find,
    Jump,
    Copy,
    Undo,
    Redo,
    NextPane,
    PreviousRound,
    NextRound,
    Go,
    OtherEvent,
    Back,
    SaveCopy,
    Theme,
    Coach,
    Digits,
    Leave,
}

const HELP: &str = "key-help";

const MANUAL: &str = "key-manual";

/// Labels of the explaining keys, nearest first.
pub(super) const EXPLAINING: [&str; 2] = [HELP, MANUAL];

pub(super) const MENU: &str = "key-menu";

const GLOBAL: &[Binding<Global>] = &[
    Binding { keys: &[KeyCode::Char('?')], act: Global::Help, label: HELP },
    Binding { keys: &[keys::LEADER], act: Global::Menu, label: MENU },
    Binding { keys: &[KeyCode::F(1)], act: Global::Manual, label: MANUAL },
    Binding { keys: &[KeyCode::F(2), KeyCode::Char(':')], act: Global::Palette, label: "key-palette" },
    Binding { keys: &[KeyCode::Char('/'), KeyCode::F(3)], act: Global::Find, label: "key-find" },
    Binding { keys: &[KeyCode::Char(';')], act: Global::Jump, label: "key-jump" },
    Binding { keys: &[KeyCode::Char('y')], act: Global::Copy, label: "key-copy" },
    Binding { keys: &[KeyCode::Char('u')], act: Global::Undo, label: "key-undo" },
    Binding { keys: &[KeyCode::Char('U')], act: Global::Redo, label: "key-redo" },
    Binding {
        keys: &[KeyCode::Left, KeyCode::Char('h')],
        act: Global::PreviousRound,
        label: "key-previous-round",
    },
    Binding { keys: &[KeyCode::Right, KeyCode::Char('l')], act: Global::NextRound, label: "key-next-round" },
    Binding { keys: &[KeyCode::Tab], act: Global::NextPane, label: "key-next-pane" },
    Binding { keys: &[KeyCode::Char('g')], act: Global::Go, label: "key-go" },
    Binding { keys: &[KeyCode::Char('G')], act: Global::OtherEvent, label: "key-other-event" },
    Binding { keys: &[KeyCode::Esc], act: Global::Back, label: "key-back" },
    Binding { keys: &[KeyCode::F(12)], act: Global::SaveCopy, label: "key-save-copy" },
    Binding { keys: &[KeyCode::Char('T')], act: Global::Theme, label: "key-theme" },
    Binding { keys: &[KeyCode::Char('Z')], act: Global::Coach, label: "key-coach" },
    Binding { keys: &[KeyCode::Char('D')], act: Global::Digits, label: "key-digits" },
    Binding { keys: &[KeyCode::Char('q')], act: Global::Leave, label: "key-leave" },
];

/// Returns the global bindings; fewer without an event.
pub(super) fn global_hints(has_event: bool) -> Vec<Hint> {
    let works = |binding: &&Binding<Global>| has_event || binding.act.needs_no_event();
    GLOBAL.iter().filter(works).map(Hint::from).collect()
}

impl Global {
    /// Returns true if the action is available on the start screen.
    fn needs_no_event(self) -> bool {
        matches!(
            self,
            Self::Help
                | Self::Menu
                | Self::Manual
                | Self::Palette
                | Self::Jump
                | Self::Theme
                | Self::Digits
                | Self::Leave
        )
    }
}

/// Returns the keys of the tabs, for help and palette.
pub(super) fn tab_hints() -> Vec<Hint> {
    TABS.iter().map(|tab| Hint::new(std::slice::from_ref(&tab.key), tab.label)).collect()
}

impl App {
    /// Returns true if a key has the same meaning everywhere: it is that of a tab, or a global binding.
    fn is_for_console(&self, key: KeyEvent) -> bool {
        let has_event = self.state.session.is_some();
        let is_tab = has_event && TABS.iter().any(|tab| keys::plain(key) == Some(tab.key));
        is_tab || keys::find(GLOBAL, key).is_some_and(|act| has_event || act.needs_no_event())
    }

    /// Handles a key that is not bound in the current pane.
    pub(super) fn console_key(&mut self, key: KeyEvent) {
        let has_event = self.state.session.is_some();
        if let Some(tab) = TABS.iter().find(|tab| has_event && keys::plain(key) == Some(tab.key)) {
            return self.update(Message::Show(Show::Pane(tab.id)));
        }
        match keys::find(GLOBAL, key) {
            Some(act) if !has_event && !act.needs_no_event() => self.tell_dead(key),
            Some(Global::Help) => self.open_help(),
            Some(Global::Menu) => self.open_menu(),
            Some(Global::Manual) => self.open_manual(),
            Some(Global::Palette) => self.open_palette(),
            Some(Global::Find) => self.services.finder = Some(Finder::default()),
            Some(Global::Jump) => self.offer_jump(),
            Some(Global::Copy) => self.copy_line(),
            Some(Global::Undo) => self.step_asked(self.state.undo(), HistoryMove::Undo),
            Some(Global::Redo) => self.step_asked(self.state.redo(), HistoryMove::Redo),
            Some(Global::NextPane) => {
                let at = TABS.iter().position(|tab| tab.id == self.state.pane).map_or(0, |at| at + 1);
                self.update(Message::Show(Show::Pane(TABS[at % TABS.len()].id)));
            }
            Some(Global::PreviousRound) => {
                self.turn(self.state.round_on_show().previous().unwrap_or(RoundNo(1)))
            }
            Some(Global::NextRound) => self.turn(self.state.round_on_show().next()),
            Some(Global::Go) => self.open_panes(),
            Some(Global::OtherEvent) => self.open_other_event(),
            Some(Global::Back) if self.state.looking.is_none() => self.leave_guide(),
            Some(Global::Back) => self.update(Message::Step(HistoryMove::Look(None))),
            Some(Global::SaveCopy) => self.update(Message::ask(FileRequest::SaveAs)),
            Some(Global::Theme) => {
                let offer = self.services.themes.offer(&mut self.state);
                self.update(offer);
            }
            Some(Global::Coach) => self.services.coach.turn(&mut self.state),
            Some(Global::Digits) => self.update(self.services.result_keys.offer(&self.state)),
            Some(Global::Leave) if self.state.looking.is_some() => {
                self.update(Message::Step(HistoryMove::Look(None)))
            }
            Some(Global::Leave) if self.state.session.is_none() => self.update(Message::Quit),
            Some(Global::Leave) => self.update(Message::ask(FileRequest::Close)),
            None => self.tell_dead(key),
        }
    }

    fn open_panes(&mut self) {
        let sections = self.section_choices();
        let is_section = |letter: char| sections.iter().any(|section| section.other_keys.contains(&letter));
        // The letter of a section is not that of a screen, which has another key.
        let choice = |tab: &Tab| {
            let words =
                format!("{}  {}", self.state.texts.get(tab.label), keys::name(tab.key, &self.state.texts));
            let show = Message::Show(Show::Pane(tab.id));
            match is_section(tab.letter) {
                true => PickItem::plain(words, show),
                false => PickItem::keyed(tab.letter, words, show),
            }
        };
        let screens: Vec<PickItem> = TABS.iter().map(choice).collect();
        let choices = sections.into_iter().chain(screens).chain(self.part_choices()).collect();
        let pick = Pick::new(self.state.texts.heading("key-go"), choices);
        let pick = pick.at(self.section_here()).with_lines(self.section_warnings());
        self.dialogs.push(Box::new(pick));
    }

    /// Ends the guided round, once confirmed.
    fn leave_guide(&mut self) {
        let is_left = self.services.guide.as_mut().map(Guide::is_left);
        let told = |id: &str| self.state.texts.get(id).into_owned();
        match is_left {
            None => self.state.warn(told("key-back-nowhere")),
            Some(false) => self.state.warn(told("guide-leaving")),
            Some(true) => {
                self.state.done(told("guide-ended"));
                self.services.guide = None;
            }
        }
    }

    /// Opens the previously open event.
    fn open_other_event(&mut self) {
        match Files::opened_before(&self.state) {
            Some(path) => {
                self.keep_place();
                self.update(Message::ask(FileRequest::Open(path)));
            }
            None => self.state.warn(self.state.texts.get("other-event-none").into_owned()),
        }
    }

    /// Shows another round, or reports that it does not exist.
    fn turn(&mut self, round: RoundNo) {
        let before = self.state.round_on_show();
        self.update(Message::Show(Show::Round(round)));
        if self.state.round_on_show() == before {
            let id = if round <= before { "round-first" } else { "round-last" };
            let told = self.state.texts.with(id, &[("round", before.into())]);
            self.state.warn(told);
        }
    }

    /// Returns true if all open dialogs are texts that may be shown next to the pane.
    fn has_texts_alone(&self) -> bool {
        self.dialogs.iter().all(|dialog| dialog.beside().is_some())
    }

    pub(super) fn dialog_key(&mut self, key: KeyEvent) {
        let Some(mut dialog) = self.dialogs.pop() else { return };
        if key.code == KeyCode::F(1) && !dialog.is_reading() {
            let hints = dialog.active_hints(&self.context());
            self.dialogs.push(dialog);
            return self.explain(hints);
        }
        let is_typed = dialog.has_unsaved();
        // Typed input remains until the event can change again.
        if is_typed && key.code == KeyCode::Enter && self.is_working() {
            self.dialogs.push(dialog);
            return self.state.refuse_beside_work();
        }
        match dialog.key(key, &self.context()) {
            Reply::Stay => self.dialogs.push(dialog),
            // A text next to the table blocks no global binding, unless a question is open below it.
            Reply::Unused
                if dialog.beside().is_some() && self.has_texts_alone() && self.is_for_console(key) =>
            {
                self.dialogs.clear();
                self.console_key(key);
            }
            Reply::Unused => {
                self.dialogs.push(dialog);
                self.tell_unused(key);
            }
            Reply::Close => {}
            Reply::Finish(message) => {
                self.update(message);
                if is_typed && self.was_refused() {
                    self.dialogs.push(dialog);
                }
            }
            Reply::Keep(message) => {
                self.dialogs.push(dialog);
                self.update(message);
            }
        }
    }

    /// Exits the program, after a confirmation if a form has unsaved input.
    pub(super) fn leave(&mut self) {
        if self.dialogs.iter().any(|dialog| dialog.has_unsaved()) {
            let title = self.state.texts.get("leave-title").to_string();
            let line = self.state.texts.get("leave-unsaved").to_string();
            self.dialogs.push(Box::new(
                Confirm::capital(title, 'Q', "confirm-quit", Message::Quit).with_lines([line]),
            ));
        } else {
            self.update(Message::Quit);
        }
    }

    /// Moves through the history; asks first if this would unpublish a pairing.
    fn step_asked(&mut self, to: Option<PendingEntry>, step: HistoryMove) {
        if self.state.refuses_change() {
            return;
        }
        // An act before those of others is removed as in the log: that shows what follows, and asks for what it rewrites.
        if let Some(Entry::TookOut { step, .. }) = to.as_ref().map(PendingEntry::entry)
            && rewritten(*step, &self.context()).is_some()
        {
            let removed = remove_entry(*step, &self.context());
            return self.update(removed);
        }
        match self.state.takes_down(to.as_ref()) {
            Some(round) => {
                let title = self.state.texts.with("undo-published-title", &[("round", round.into())]);
                let line = self.state.texts.get("undo-published").to_string();
                let confirm =
                    Confirm::capital(title, 'X', "confirm-undo", Message::Step(step)).with_lines([line]);
                self.dialogs.push(Box::new(confirm));
            }
            None => self.update(Message::Step(step)),
        }
    }

    pub(super) fn finder_key(&mut self, key: KeyEvent) {
        let Some(mut finder) = self.services.finder.take() else { return };
        if keys::leaves_field(key) {
            return self.console_key(key);
        }
        if key.code == KeyCode::Enter
            && let Some(found) = finder.elsewhere()
        {
            let there = FileRequest::show_elsewhere(found);
            return self.update(there);
        }
        let Some((wanted, turn)) = finder.key(key) else { return };
        let hits = self.with_pane(|pane, cx| {
            let hits = pane.search(&wanted, cx);
            if let Some(&hit) = hits.get(turn) {
                pane.take(hit, cx);
            }
            hits.len()
        });
        let elsewhere = self.context().elsewhere(&wanted);
        finder.found(hits.unwrap_or(0), elsewhere);
        self.services.finder = Some(finder);
    }

    /// Handles pasted text: on the players pane, rows become a list; other text is inserted into a dialog or a search
    /// as if typed. Commands are never pasted.
    pub fn paste(&mut self, text: &str) {
        let is_rows = text.trim().contains(['\n', '\r', '\t', ';']);
        let is_typing_here = self.with_pane(|pane, _| pane.is_typing()) == Some(true);
        let is_free = self.dialogs.is_empty() && self.services.finder.is_none() && !is_typing_here;
        if is_free && self.state.pane == PaneId::PLAYERS && is_rows {
            return self.update(files::paste_rows(text, &self.context()));
        }
        let is_typing = !self.dialogs.is_empty() || is_typing_here;
        if self.asks() || !is_typing {
            return self.state.warn(self.state.texts.get("paste-refused").into_owned());
        }
        // Words of two lines stay apart.
        let letters = text
            .trim_end_matches(['\r', '\n'])
            .chars()
            .map(|letter| if letter == '\n' { ' ' } else { letter });
        for letter in letters.filter(|letter| !letter.is_control()) {
            self.key(KeyCode::Char(letter).into());
        }
    }
}
