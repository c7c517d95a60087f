//! The lines of the event pane: label, value and help of each.

use super::ask::{NOTHING, Title, ask, choose, name};
use super::lines::{LINES, PLAIN, SettingList, SpecialLine};
use crate::desk::{Context, Message};
use crate::i18n::Texts;
use crate::sheet::settings::{self, Wording};
use crate::text;
use crate::typed;
use hakem_engine::command::Lock;
use hakem_engine::tournament::{
    PlayerId, SETTINGS, Setting, SettingGroup, SettingValue, Settings, ValueType,
};

/// Part of a setting that a line shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemPart {
    Whole,
    /// An entry of a list, by 0-based position.
    Entry(usize),
    /// The line that adds an entry.
    New,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Item {
    /// Id of the setting, or of the [`SpecialLine`] if it is not a setting.
    pub(super) id: &'static str,
    pub(super) part: ItemPart,
}

/// Returns the lines in display order.
pub(super) fn all(cx: &Context) -> Vec<Item> {
    let mut items = Vec::new();
    for setting in SETTINGS {
        let item = Item::whole(setting.id);
        let is_shown = setting.group.is_some() && item.line().is_shown.is_none_or(|is_shown| is_shown(cx));
        match item.list() {
            _ if !is_shown => {}
            Some(list) => {
                items.extend((0..(list.count)(cx)).map(|at| Item { part: ItemPart::Entry(at), ..item }));
                items.extend(list.edits.map(|_| Item { part: ItemPart::New, ..item }));
            }
            None => items.push(item),
        }
        let others = LINES.iter().filter(|line| line.other.is_some_and(|other| other.after == setting.id));
        let others = others.filter(|line| line.is_shown.is_none_or(|is_shown| is_shown(cx)));
        items.extend(others.map(|line| Item::whole(line.id)));
    }
    items.sort_by_cached_key(|item| item.heading());
    items
}

impl Item {
    /// The line of the initial colour, which has a key of its own.
    pub(super) const INITIAL_COLOUR: Self = Self::whole("initial-colour");

    /// The line of all tie-breaks, which leads to the list of them.
    pub(super) const TIE_BREAKS: Self = Self::whole("tie-breaks");

    /// Returns the line of an entire setting.
    pub(super) const fn whole(id: &'static str) -> Self {
        Self { id, part: ItemPart::Whole }
    }

    /// Returns true if the line shows a setting, alone or with others.
    pub(super) fn shows(self, setting: &str) -> bool {
        self.id == setting || self.id == "dates" && ["begins", "ends"].contains(&setting)
    }

    pub(super) fn setting(self) -> Option<&'static Setting> {
        SETTINGS.iter().find(|setting| setting.id == self.id)
    }

    fn line(self) -> &'static SpecialLine {
        LINES.iter().find(|line| line.id == self.id).unwrap_or(&PLAIN)
    }

    pub(super) fn list(self) -> Option<&'static SettingList> {
        self.line().list.as_ref()
    }

    /// Returns the position of an entry that can be removed, in its list.
    pub(super) fn entry(self) -> Option<(usize, &'static SettingList)> {
        let ItemPart::Entry(at) = self.part else { return None };
        self.list().filter(|list| list.edits.is_some()).map(|list| (at, list))
    }

    pub(super) fn heading(self) -> SettingGroup {
        let of_line = || self.line().other.map(|other| other.group);
        self.setting().and_then(|setting| setting.group).or_else(of_line).unwrap_or(SettingGroup::Event)
    }

    /// Returns the name of the line, regardless of its position.
    pub(super) fn name(self, cx: &Context) -> String {
        match (self.part, self.list().and_then(|list| list.name)) {
            (ItemPart::Entry(at), Some(of_entry)) => of_entry(at, cx),
            _ => name(self.id, cx),
        }
    }

    /// Returns the label in front of the value; of a list whose entries have no names, only the first line has one.
    pub(super) fn title(self, cx: &Context) -> String {
        let is_first = match (self.part, self.list()) {
            (ItemPart::Whole, _) | (_, None) => true,
            (ItemPart::Entry(at), Some(list)) => at == 0 || list.name.is_some(),
            (ItemPart::New, Some(list)) => (list.count)(cx) == 0,
        };
        if is_first { self.name(cx) } else { String::new() }
    }

    /// Returns the lock if the line can no longer change.
    pub(super) fn lock(self, cx: &Context) -> Option<Lock> {
        self.setting()?.field.lock(cx.snapshot)
    }

    /// Returns true if opening the line changes nothing.
    pub(super) fn only_shows(self) -> bool {
        self.line().only_shows
    }

    /// Returns the reason why the line is not edited, whatever the state of the event.
    pub(super) fn fixed(self, cx: &Context) -> Option<String> {
        self.line().fixed.filter(|_| self.part != ItemPart::New).map(|reason| reason(cx))
    }

    pub(super) fn value(self, cx: &Context) -> String {
        let settings = cx.snapshot.settings();
        let value = match (self.part, self.list(), self.line().value, self.setting()) {
            (ItemPart::Entry(at), Some(list), ..) => (list.value)(at, cx),
            (ItemPart::New, Some(list), ..) => {
                let label = list.edits.as_ref().map_or("", |edits| edits.add_label);
                format!("+ {}", cx.texts.get(label))
            }
            (_, _, Some(value), _) => value(cx),
            (.., Some(setting)) => {
                let name = |id: PlayerId| cx.name(id);
                let by = Wording { texts: cx.texts, name: &name, system: &settings.system };
                settings::value(setting, settings, &by)
            }
            (.., None) => String::new(),
        };
        if value.is_empty() && self.part == ItemPart::Whole { NOTHING.to_owned() } else { value }
    }

    /// Returns the value, sanitised; a path longer than this many columns loses leading folders.
    pub(super) fn value_in(self, columns: usize, cx: &Context) -> String {
        let value = text::clean(&self.value(cx)).into_owned();
        if self.line().is_path { text::short_path(&value, columns).into_owned() } else { value }
    }

    /// Returns a warning if the value is wrong or questionable.
    pub(super) fn warning(self, cx: &Context) -> Option<String> {
        match (self.part, self.list()) {
            (ItemPart::Entry(at), Some(list)) => (list.warning?)(at, cx),
            _ => (self.line().warning?)(cx),
        }
    }

    pub(super) fn help(self, cx: &Context) -> String {
        match (self.part, self.list().and_then(|list| list.help), self.line().help) {
            (ItemPart::Entry(at), Some(help), _) => help(at, cx),
            (.., Some(help)) => help(cx),
            (.., None) => cx.texts.setting_help(self.id).into_owned(),
        }
    }
}

/// Opens the dialog of a line: its own, else that of the type of its value.
pub(super) fn open(item: Item, cx: &Context) -> Option<Message> {
    match (item.part, item.list()) {
        (ItemPart::Entry(at), Some(list)) => return (list.open)(at, cx),
        (ItemPart::New, Some(list)) => return Some((list.edits?.add)(cx)),
        (_, _) => {}
    }
    if let Some(open) = item.line().open {
        return Some(open(cx));
    }
    let (setting, settings) = (item.setting()?, cx.snapshot.settings());
    let now = settings::typed(setting, settings, cx.texts);
    let title = Title { name: item.name(cx), help: item.help(cx) };
    let put = move |settings: &mut Settings, value| setting.set(settings, value);
    Some(match setting.kind {
        ValueType::Text => {
            ask(title, &now, |text, texts| typed::name(text, texts).map(SettingValue::Text), put)
        }
        ValueType::Date => {
            ask(title, &now, |text, texts| typed::date(text, texts).map(SettingValue::Date), put)
        }
        ValueType::Number { most } => {
            let read =
                move |text: &str, texts: &Texts| typed::number(text, most, texts).map(SettingValue::Number);
            ask(title, &now, read, put)
        }
        ValueType::Money => {
            ask(title, &now, |text, texts| typed::fee(text, texts).map(SettingValue::Money), put)
        }
        ValueType::Choice(choice) => {
            let all: Vec<usize> = (0..choice.words.len()).collect();
            let Some(SettingValue::Choice(now)) = setting.value(settings) else { return None };
            let words = |at, cx: &Context| settings::choice(setting, at, cx.texts);
            choose(title, &all, now, cx, words, |settings, at| put(settings, SettingValue::Choice(at)))
        }
        ValueType::Own => return None,
    })
}
