//! Descriptions of all keys and commands, for the help and the palette.

use super::keys::{EXPLAINING, MENU, global_hints, tab_hints};
use super::{App, allowed, linear};
use crate::desk::keys::{self, DIGITS, Hint, LEADER, WALK, hints, menu_letter};
use crate::desk::{Context, Pane, PaneId};
use crate::dialog::{Help, HelpLine, Manual, Menu, MenuItem, Offer, Palette};
use crate::pane::{self, TABS, Tab};
use crossterm::event::KeyCode;
use hakem_engine::tournament::RoundNo;
use std::collections::HashSet;

/// Maximum number of keys in the key bar of a pane.
const MOST_SHOWN: usize = 6;

const ALL_DIGITS: &str = "0–9";

/// Returns help lines for hints, without keys that have another meaning here.
fn told(hints: &[Hint], is_taken: impl Fn(KeyCode) -> bool, cx: &Context) -> Vec<HelpLine> {
    let line = |hint: &Hint| {
        let names =
            hint.keys.iter().copied().filter(|&code| !is_taken(code)).map(|code| keys::name(code, cx.texts));
        let sign =
            if hint.keys == DIGITS { ALL_DIGITS.to_owned() } else { names.collect::<Vec<_>>().join(" ") };
        (!sign.is_empty()).then(|| HelpLine { sign, sentence: cx.texts.get(&hint.help()).into_owned() })
    };
    hints.iter().filter_map(line).collect()
}

/// Returns why a command of a pane does nothing now.
pub(super) fn why_not(pane: &dyn Pane, hint: Hint, cx: &Context) -> String {
    let refused = cx.refused(pane.access(hint.label, cx)).map(|why| cx.texts.get(why).into_owned());
    let why = refused.or_else(|| pane.refusal(hint, cx)).or_else(|| pane.why_not(hint, cx));
    why.unwrap_or_else(|| cx.texts.get("dead-not-now").into_owned())
}

impl App {
    /// Returns every active key of the current pane: the pane's own first, then those of the tabs, the console and
    /// lists, without keys that the pane overrides.
    pub fn keys(&self) -> Vec<(KeyCode, &'static str)> {
        let codes = |hint: &Hint| hint.keys.iter().map(|&code| (code, hint.label)).collect::<Vec<_>>();
        let of_pane: Vec<_> = self.pane_hints().iter().flat_map(codes).collect();
        let shared: Vec<_> = self.shared_hints().iter().flatten().flat_map(codes).collect();
        let mut listed: Vec<(KeyCode, &'static str)> = Vec::new();
        for (code, label) in
            of_pane.into_iter().chain(shared.into_iter().filter(|&(code, _)| !self.claimed(code)))
        {
            if !listed.iter().any(|&(other, _)| other == code) {
                listed.push((code, label));
            }
        }
        listed
    }

    /// Returns true if the current pane overrides a key, or a find field or a label receives it.
    fn claimed(&self, code: KeyCode) -> bool {
        let is_typed = self.is_seeking() || self.pane().is_some_and(Pane::is_typing);
        if is_typed && matches!(code, KeyCode::Char(_)) {
            return true;
        }
        self.pane().is_some_and(|pane| pane.claims(code, &self.context()))
    }

    /// Returns the explaining key with its label: the list of keys, or the manual if `?` can be typed here.
    pub(super) fn explaining_key(&self) -> Option<(KeyCode, &'static str)> {
        let hints = global_hints(self.state.session.is_some());
        let hints = EXPLAINING.iter().filter_map(|label| hints.iter().find(|hint| hint.label == *label));
        let mut keys = hints.flat_map(|hint| hint.keys.iter().map(|&code| (code, hint.label)));
        keys.find(|&(code, _)| !self.claimed(code))
    }

    /// Returns the keys for the key bar of a pane: that of the next step, then the direct keys of the state, at most
    /// [`MOST_SHOWN`].
    pub(super) fn bar_hints(&self) -> Vec<Hint> {
        let mut hints = self.hints();
        hints.retain(|hint| hint.keys.first().is_some_and(|&code| menu_letter(code).is_none()));
        let next = self.next_step().map(|step| step.key);
        let is_next = |hint: &Hint| next.is_some_and(|key| hint.keys.contains(&key));
        match hints.iter().position(is_next) {
            Some(at) => hints.get_mut(..=at).into_iter().for_each(|first| first.rotate_right(1)),
            None => hints.splice(..0, tab_hints().into_iter().find(is_next)).for_each(drop),
        }
        hints.truncate(MOST_SHOWN);
        hints
    }

    /// Returns the key of the menu with its label, unless it can be typed here.
    pub(super) fn menu_key(&self) -> Option<(KeyCode, &'static str)> {
        (!self.claimed(LEADER)).then_some((LEADER, MENU))
    }

    /// Returns the active keys of the tabs, the console and lists.
    fn shared_hints(&self) -> [Vec<Hint>; 3] {
        let has_event = self.state.session.is_some();
        let tabs = if has_event { tab_hints() } else { Vec::new() };
        let walks = self.pane().is_some_and(|pane| pane.has_lines(&self.context()));
        [tabs, global_hints(has_event), if walks { hints(WALK) } else { Vec::new() }]
    }

    /// Opens the help: every active key with a sentence, and the symbols of the current pane.
    pub(super) fn open_help(&mut self) {
        let cx = self.context();
        let Some(pane) = self.pane() else { return };
        let here = allowed(pane, &cx);
        let is_here = |hint: &Hint| here.iter().any(|other| other.label == hint.label);
        let fits = |hint: &Hint| !is_here(hint) && pane.fits(*hint, &cx);
        let others: Vec<Hint> = pane.commands().into_iter().filter(fits).collect();
        let signs = pane.signs(&cx).into_iter().map(|sign| {
            let sentence = cx.texts.get(sign.words).into_owned();
            HelpLine { sign: sign.sign, sentence }
        });
        let title = |id: &str| cx.texts.get(id).into_owned();
        let [tabs, everywhere, lists] = self.shared_hints();
        let taken = |code| pane.claims(code, &cx);
        let spoken = if self.services.themes.theme.is_spoken() { linear::help(&cx) } else { Vec::new() };
        let groups = vec![
            (title("help-here"), told(&here, |_| false, &cx).into_iter().chain(spoken).collect()),
            (title("help-signs"), signs.collect()),
            (title("help-another-time"), told(&others, |_| false, &cx)),
            (title("help-panes"), told(&tabs, taken, &cx)),
            (title("help-everywhere"), told(&everywhere, taken, &cx)),
            (title("help-lists"), told(&lists, taken, &cx)),
        ];
        let help = Help::new(groups, &cx).of_pane();
        self.dialogs.push(Box::new(help));
    }

    /// Opens the menu: every command of the current pane, those that work now first, then those of every screen.
    pub(super) fn open_menu(&mut self) {
        let cx = self.context();
        let Some(pane) = self.pane() else { return };
        // Numbers are typed in the pane.
        let is_command = |hint: &Hint| hint.keys != DIGITS;
        let now: Vec<Hint> = allowed(pane, &cx).into_iter().filter(is_command).collect();
        let is_now = |hint: &Hint| now.iter().any(|other| other.label == hint.label);
        // The key of a command that works now is not shown for another one.
        let is_free = |hint: &Hint| !now.iter().any(|other| other.keys.first() == hint.keys.first());
        let others =
            pane.commands().into_iter().filter(|hint| is_command(hint) && !is_now(hint) && is_free(hint));
        let (mut others, unfit): (Vec<Hint>, Vec<Hint>) = others.partition(|hint| pane.fits(*hint, &cx));
        // Views can have the same command; it is listed once.
        let mut seen = HashSet::new();
        others.retain(|hint| seen.insert((hint.keys.first().copied(), cx.texts.get(hint.label))));
        let item =
            |hint: Hint, refused| Some(MenuItem { code: *hint.keys.first()?, label: hint.label, refused });
        let refused = |hint: Hint| item(hint, Some(why_not(pane, hint, &cx)));
        let here = now.iter().map(|&hint| item(hint, None)).chain(others.into_iter().map(refused));
        let unfit = unfit.into_iter().filter_map(refused).collect();
        let [_, everywhere, _] = self.shared_hints();
        let free = |hint: &Hint| {
            hint.label != MENU && is_free(hint) && hint.keys.iter().any(|&code| !pane.claims(code, &cx))
        };
        let everywhere = everywhere.into_iter().filter(free).map(|hint| item(hint, None));
        let title = TABS.iter().find(|tab| tab.id == self.state.pane).map_or(MENU, |tab| tab.label);
        let title = cx.texts.heading(title);
        let menu = Menu::new(title, here.flatten().collect(), everywhere.flatten().collect(), &cx);
        let menu = menu.with_unfit(unfit);
        self.dialogs.push(Box::new(menu));
    }

    /// Opens the manual at the chapter of the current pane.
    pub(super) fn open_manual(&mut self) {
        if let Some(manual) = Manual::of(pane::chapter(self.state.pane), self.context().texts.language()) {
            self.dialogs.push(Box::new(manual));
        }
    }

    /// Opens the help on the keys of a dialog.
    pub(super) fn explain(&mut self, hints: Vec<Hint>) {
        let cx = self.context();
        let title = cx.texts.get("help-here").into_owned();
        let help = Help::new(vec![(title, told(&hints, |_| false, &cx))], &cx);
        self.dialogs.push(Box::new(help));
    }

    pub(super) fn open_palette(&mut self) {
        let cx = self.context();
        let of_pane = |tab: &Tab| {
            let pane = self.panes.iter().find(|(id, _)| *id == tab.id && self.state.session.is_some());
            let cx = Context { round: self.round_for(tab.id), ..cx };
            let places = pane.map(|(_, pane)| pane.places(&cx)).unwrap_or_default();
            places.into_iter().map(|place| (tab.id, tab.label, place)).collect::<Vec<_>>()
        };
        let palette = Palette::new(self.commands(), TABS.iter().flat_map(of_pane).collect(), &cx);
        self.dialogs.push(Box::new(palette));
    }

    /// Returns the round that a pane shows when it is opened.
    pub fn round_for(&self, pane: PaneId) -> RoundNo {
        self.state.round_for(pane)
    }

    /// Returns every command: of the current pane, the console, and the other panes.
    pub fn commands(&self) -> Vec<Offer> {
        let cx = self.context();
        let mut offers = Vec::new();
        let panes =
            self.panes.iter().filter(|(id, _)| (*id == PaneId::START) == self.state.session.is_none());
        let mut panes: Vec<_> = panes.collect();
        panes.sort_by_key(|(id, _)| *id != self.state.pane);
        for (id, pane) in panes {
            let cx = Context { round: self.round_for(*id), ..cx };
            let now = allowed(pane.as_ref(), &cx);
            let tab = TABS.iter().find(|tab| tab.id == *id);
            let not_now: Vec<Hint> = pane.commands().into_iter().filter(|hint| !now.contains(hint)).collect();
            let offer = |hint: Hint, refused| {
                let fits = pane.fits(hint, &cx);
                Offer { hint, pane: tab.map(|tab| (*id, tab.label)), refused, fits }
            };
            offers.extend(now.iter().map(|&hint| offer(hint, None)));
            let listed = |hint: &Hint| now.iter().any(|other| other.label == hint.label);
            let not_now = not_now.into_iter().filter(|hint| !listed(hint));
            offers.extend(not_now.map(|hint| offer(hint, Some(why_not(pane.as_ref(), hint, &cx)))));
            if *id == self.state.pane {
                let [tabs, everywhere, _] = self.shared_hints();
                let shared = [tabs, everywhere].concat().into_iter();
                // A pane may override the key.
                let free = shared.filter(|hint| hint.keys.iter().any(|&code| !pane.claims(code, &cx)));
                offers.extend(free.map(|hint| Offer { hint, pane: None, refused: None, fits: true }));
            }
        }
        offers
    }
}
