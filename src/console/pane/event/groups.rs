//! The rows of the event screen: the settings that every event needs, then groups of the others, which fold.

use super::ask::NOTHING;
use super::item::{self, Item, ItemPart};
use crate::desk::Context;
use crate::text;
use crate::widget::wrapped;
use hakem_engine::closing::missing_settings;
use hakem_engine::tournament::{SettingGroup, Settings};
use ratatui::text::Line;

/// Settings that are always shown, in this order.
const ESSENTIALS: [Item; 8] = [
    Item::whole("name"),
    Item::whole("place"),
    Item::whole("dates"),
    Item::whole("system"),
    Item::whole("rounds"),
    Item::INITIAL_COLOUR,
    Item::TIE_BREAKS,
    Item::whole("time-control"),
];

/// The line after the groups: what the rating report lacks.
const REPORT: Item = Item::whole("rating-report");

/// Separator between the values of a folded group.
const BETWEEN: &str = " · ";

/// Returns the end of a summary that lacks this many parts.
fn more(hidden: usize, cx: &Context) -> String {
    format!("{BETWEEN}{}", cx.texts.with("event-group-more", &[("count", hidden.into())]))
}

/// The groups that are open on the event screen, remembered with the local settings of the event. The pane sends it as
/// a request to store it, and reads it as the value of the service.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenGroups(pub Vec<SettingGroup>);

impl OpenGroups {
    /// Reads the stored groups; unknown words are skipped.
    pub fn read(text: &str) -> Self {
        let known = |word: &str| GROUPS.iter().find(|(_, name)| *name == word).map(|&(group, _)| group);
        Self(text.split_whitespace().filter_map(known).collect())
    }

    pub fn write(&self) -> String {
        let names = GROUPS.iter().filter(|(group, _)| self.0.contains(group)).map(|&(_, name)| name);
        format!("{}\n", names.collect::<Vec<_>>().join(" "))
    }
}

/// The groups in their order, with their names in files.
const GROUPS: [(SettingGroup, &str); 5] = [
    (SettingGroup::Event, "event"),
    (SettingGroup::Schedule, "schedule"),
    (SettingGroup::Pairing, "pairing"),
    (SettingGroup::Points, "points"),
    (SettingGroup::Files, "files"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SettingRow {
    /// A setting, with its group if that folds.
    Item(Item, Option<SettingGroup>),
    Group(SettingGroup),
}

impl SettingRow {
    pub(super) fn item(self) -> Option<Item> {
        match self {
            Self::Item(item, _) => Some(item),
            Self::Group(_) => None,
        }
    }

    /// Returns the group that must be open for the row to be shown.
    pub(super) fn group(self) -> Option<SettingGroup> {
        match self {
            Self::Item(_, group) => group,
            Self::Group(_) => None,
        }
    }

    /// Returns a name that identifies the row among all rows of the event.
    pub(super) fn id(self) -> String {
        match self {
            Self::Item(Item { id, part: ItemPart::Whole }, _) => id.to_owned(),
            Self::Item(Item { id, part: ItemPart::Entry(at) }, _) => format!("{id}:{at}"),
            Self::Item(Item { id, part: ItemPart::New }, _) => format!("{id}:+"),
            Self::Group(group) => format!("={}", heading_label(group)),
        }
    }

    /// Returns the text by which the row is found.
    pub(super) fn words(self, cx: &Context) -> String {
        match self {
            // Its value is found in the list.
            Self::Item(item, _) if item == Item::TIE_BREAKS => item.name(cx),
            Self::Item(item, _) => format!("{} {}", item.name(cx), item.value(cx)),
            Self::Group(group) => cx.texts.get(heading_label(group)).into_owned(),
        }
    }
}

pub(super) fn heading_label(group: SettingGroup) -> &'static str {
    match group {
        SettingGroup::Event => "event-group-event",
        SettingGroup::Schedule => "event-group-schedule",
        SettingGroup::Pairing => "event-group-pairing",
        SettingGroup::Points => "event-group-points",
        SettingGroup::Files => "event-group-files",
    }
}

pub(super) fn all(cx: &Context) -> Vec<SettingRow> {
    let items = item::all(cx);
    let is_shown = |item: &Item| item.list().is_some() || items.contains(item);
    let mut rows: Vec<SettingRow> =
        ESSENTIALS.into_iter().filter(is_shown).map(|item| SettingRow::Item(item, None)).collect();
    for (group, _) in GROUPS {
        rows.push(SettingRow::Group(group));
        rows.extend(members(&items, group).map(|item| SettingRow::Item(item, Some(group))));
    }
    rows.push(SettingRow::Item(REPORT, None));
    rows
}

/// Returns the rows that are shown while only the `open` groups show their settings.
pub(super) fn shown(open: &[SettingGroup], cx: &Context) -> Vec<SettingRow> {
    let is_shown = |row: &SettingRow| row.group().is_none_or(|group| open.contains(&group));
    all(cx).into_iter().filter(is_shown).collect()
}

fn members(items: &[Item], group: SettingGroup) -> impl Iterator<Item = Item> {
    let is_member =
        move |item: &&Item| item.heading() == group && !ESSENTIALS.contains(item) && **item != REPORT;
    items.iter().filter(is_member).copied()
}

/// Returns true if an empty row of blank space precedes a row: before the groups and after them.
pub(super) fn is_apart(before: Option<&SettingRow>, row: &SettingRow) -> bool {
    match row {
        SettingRow::Group(_) => matches!(before, Some(SettingRow::Item(_, None))),
        SettingRow::Item(_, None) => {
            matches!(before, Some(SettingRow::Group(_) | SettingRow::Item(_, Some(_))))
        }
        SettingRow::Item(_, Some(_)) => false,
    }
}

/// Describes a folded group in one line: the number of its missing settings, then its values that differ from
/// those of a new event, as many as fit in `width`.
pub(super) fn summary(group: SettingGroup, width: usize, cx: &Context) -> String {
    let parts = parts(group, width, cx);
    if parts.is_empty() {
        return cx.texts.get("event-group-usual").into_owned();
    }
    let more = |shown: usize| match parts.len() - shown {
        0 => String::new(),
        hidden => more(hidden, cx),
    };
    let line =
        |shown: usize| format!("{}{}", parts.get(..shown).unwrap_or_default().join(BETWEEN), more(shown));
    (1..=parts.len()).rev().map(line).find(|line| text::width(line) <= width).unwrap_or_else(|| line(1))
}

/// Returns the terminal columns in which the first part of every summary is whole.
pub(super) fn summary_width(cx: &Context) -> usize {
    let first = |(group, _)| {
        parts(group, usize::MAX, cx).first().map(|part| text::width(part) + text::width(&more(9, cx)))
    };
    GROUPS.into_iter().filter_map(first).max().unwrap_or(0)
}

/// Returns the parts of a summary; a path fits in `width` with its title and the number of further parts.
fn parts(group: SettingGroup, width: usize, cx: &Context) -> Vec<String> {
    let items = item::all(cx);
    let usual = Settings::named(cx.snapshot.settings().name.clone());
    let differs = |item: &Item| match item.setting() {
        Some(setting) => setting.differs(cx.snapshot.settings(), &usual),
        None => item.part == ItemPart::Whole,
    };
    let missing = missing(group, cx);
    let count = (missing > 0).then(|| cx.texts.with("event-group-missing", &[("count", missing.into())]));
    // The tie-breaks have a line above the groups.
    let of_group = members(&items, group).filter(|item| item.id != Item::TIE_BREAKS.id);
    let shown: Vec<Item> = of_group.filter(differs).filter(|item| item.part != ItemPart::New).collect();
    let is_alone = shown.len() + usize::from(missing > 0) == 1;
    let end = if is_alone { 0 } else { text::width(&more(9, cx)) };
    let told = |item: Item| {
        let title = item.title(cx);
        let value = item.value_in(width.saturating_sub(text::width(&title) + ": ".len() + end), cx);
        (value != NOTHING).then(|| match title.as_str() {
            "" => value,
            title => format!("{title}: {value}"),
        })
    };
    count.into_iter().chain(shown.into_iter().filter_map(told)).collect()
}

/// Counts the settings of a group that the rating report lacks.
fn missing(group: SettingGroup, cx: &Context) -> usize {
    let items = item::all(cx);
    let lacks = missing_settings(cx.snapshot);
    members(&items, group).filter(|item| lacks.iter().any(|setting| item.shows(setting.id))).count()
}

/// Lists names and values of a group, for the panel.
pub(super) fn lines(group: SettingGroup, width: usize, cx: &Context) -> Vec<Line<'static>> {
    let items = item::all(cx);
    let line = |item: Item| {
        let value = text::clean(&item.value(cx)).into_owned();
        let words = match item.title(cx).as_str() {
            "" => format!("  {value}"),
            label => format!("{label}: {value}"),
        };
        wrapped(&words, width, cx.theme.plain)
    };
    let told = members(&items, group).filter(|item| item.part != ItemPart::New).flat_map(line);
    // The blank line separates them from the overview.
    told.chain([Line::default()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_groups_are_read_back_and_unknown_words_skipped() {
        let open = OpenGroups(vec![SettingGroup::Event, SettingGroup::Points]);
        assert_eq!(open.write(), "event points\n");
        assert_eq!(OpenGroups::read(&open.write()), open);
        assert_eq!(OpenGroups::read("points walls\n"), OpenGroups(vec![SettingGroup::Points]));
    }
}
