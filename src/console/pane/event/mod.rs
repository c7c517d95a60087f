//! The event pane: the settings that every event needs, one per line, and the others in groups that fold.

mod arbiters;
mod ask;
mod edit;
mod festival;
mod findings;
mod groups;
mod item;
mod lines;
mod overview;
mod restrictions;
mod tie_breaks;

use super::{act, start};
use crate::desk::keys::{Binding, Hint, Verb, WALK, find, hints, menu, plain, unmet};
use crate::desk::{
    CommandAccess, Context, Draw, FoundItem, Hit, Message, NamedLine, Notice, Pane, Request, Show, Sign,
};
use crate::dialog::{FieldError, ReadingDialog};
use crate::i18n::Say;
use crate::text::{self, Align};
use crate::widget::{Needs, Panel, Room, mark_columns, mark_line, scroll_from, unwrapped, wrapped};
use crossterm::event::KeyEvent;
pub use groups::OpenGroups;
use groups::{SettingRow, heading_label};
use hakem_engine::closing::missing_settings;
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::{Command, CommandError, Lock};
use hakem_engine::tournament::{SettingGroup, Settings};
use item::{Item, ItemPart};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use std::collections::HashSet;

/// Actions of the pane's keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EventAct {
    Edit,
    Show,
    Fold,
    DrawLot,
    Add,
    Remove,
    Recommend,
    MoveUp,
    MoveDown,
    Overview,
    Festival,
    Season,
    Section,
    Copy,
}

/// Label of the command that opens a line without changing it.
const SHOW: &str = "event-key-show";

/// Label of the command that shows the event at a glance.
const OVERVIEW: &str = "event-overview";

/// Label of the command that opens or folds the group at the cursor.
const FOLD: &str = "event-key-fold";

/// Label of the command that starts another section.
const SECTION: &str = "event-key-section";

/// Label of the command that shows the season, which changes no event.
const SEASON: &str = "event-key-season";

const KEYS: &[Binding<EventAct>] = &[
    Binding { keys: Verb::Open.keys(), act: EventAct::Edit, label: "event-key-edit" },
    Binding { keys: Verb::Open.keys(), act: EventAct::Show, label: SHOW },
    Binding { keys: Verb::Open.keys(), act: EventAct::Fold, label: FOLD },
    Binding { keys: Verb::Draw.keys(), act: EventAct::DrawLot, label: "event-key-lot" },
    Binding { keys: Verb::Add.keys(), act: EventAct::Add, label: "event-key-add" },
    Binding { keys: Verb::Remove.keys(), act: EventAct::Remove, label: "event-key-remove" },
    Binding { keys: menu('r'), act: EventAct::Recommend, label: "event-recommended" },
    Binding { keys: Verb::MoveUp.keys(), act: EventAct::MoveUp, label: "event-key-move-up" },
    Binding { keys: Verb::MoveDown.keys(), act: EventAct::MoveDown, label: "event-key-move-down" },
    Binding { keys: Verb::Other.keys(), act: EventAct::Overview, label: OVERVIEW },
    Binding { keys: menu('f'), act: EventAct::Festival, label: "event-key-festival" },
    Binding { keys: menu('s'), act: EventAct::Season, label: SEASON },
    Binding { keys: menu('c'), act: EventAct::Copy, label: "event-key-copy" },
    Binding { keys: menu('n'), act: EventAct::Section, label: SECTION },
];

/// Terminal columns of the setting names.
const LABELS: usize = 24;

/// First terminal columns of the label and of the value; the sign is in front of them.
const LABEL: u16 = 2;
const VALUE: u16 = 27;

/// Rows of the side panel for the help of a setting.
const ABOUT: usize = 6;

/// Rows of the strip with the help of a setting: those of most helps, and of the longest.
const STRIP: [usize; 2] = [2, 6];

/// Pane that lists the settings and edits the selected one.
#[derive(Default)]
pub(super) struct EventPane {
    cursor: usize,
    /// Row under the cursor; the cursor follows it when rows are added or removed.
    here: Option<SettingRow>,
    /// Groups that are open; `None` until one was opened or folded here, so that the remembered ones are.
    open: Option<Vec<SettingGroup>>,
}

impl Pane for EventPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let rows = self.rows(cx);
        let height = usize::from(area.height);
        let cursor = self.cursor.min(rows.len().saturating_sub(1));
        let has_words = with_words(&rows, cx);
        // Screen lines: rows, and blank lines around the groups.
        let is_apart =
            |at: usize, row| groups::is_apart(at.checked_sub(1).and_then(|before| rows.get(before)), row);
        let lines: Vec<Option<usize>> = rows
            .iter()
            .enumerate()
            .flat_map(|(at, row)| is_apart(at, row).then_some(None).into_iter().chain([Some(at)]))
            .collect();
        let at = lines.iter().position(|line| *line == Some(cursor)).unwrap_or(0);
        // Keep the heading of a group visible together with its first line.
        let first = scroll_from(at.saturating_sub(usize::from(at > 0)), lines.len(), height);
        for (line, y) in lines.iter().skip(first).take(height).zip(area.y..) {
            let place = Rect { y, height: 1, ..area };
            let Some((index, &row)) = line.and_then(|at| Some((at, rows.get(at)?))) else { continue };
            let is_here = index == cursor;
            let (words, style) = match row {
                SettingRow::Group(group) => self.heading(group, is_here, usize::from(area.width), cx),
                SettingRow::Item(item, _) => {
                    let word = has_words.get(index).copied().flatten();
                    setting_line((item, word), is_here, usize::from(area.width), cx)
                }
            };
            frame.buffer_mut().set_style(place, style);
            unwrapped(frame, place, Text::from(words).style(style));
            mark_line(frame, cx.theme, place, Some(index.cast_signed() - cursor.cast_signed()));
            mark_columns(frame, cx.theme, place, [LABEL, VALUE]);
        }
        for (more, mark, y) in
            [(first > 0, "↑", area.y), (first + height < lines.len(), "↓", area.bottom().saturating_sub(1))]
        {
            let at = Rect { x: area.right().saturating_sub(1), y, width: 1, height: 1 };
            unwrapped(frame, at.intersection(area), if more { mark } else { " " });
        }
    }

    fn width(&self, Size { width: room, .. }: Size, cx: &Context) -> Needs {
        let longest = item::all(cx).iter().map(|item| text::width(&text::clean(&item.value(cx)))).max();
        let words =
            ["event-locked", "event-missing", "event-optional"].map(|id| text::width(&cx.texts.get(id)));
        let words = words.into_iter().max().unwrap_or(0) + 4;
        let taken = LABELS + 6 + (longest.unwrap_or(0) + words).max(groups::summary_width(cx));
        Needs::exactly(u16::try_from(taken).unwrap_or(room).min(room))
    }

    fn panels(&self, _cx: &Context) -> usize {
        1
    }

    fn panel(&self, _at: usize, room: Room, cx: &Context) -> Panel {
        let Some(row) = self.row(cx) else { return Panel::default() };
        let (title, mut lines) = match row {
            SettingRow::Item(item, _) => (item.name(cx), about(item, room.width, cx)),
            SettingRow::Group(group) => {
                (cx.texts.get(heading_label(group)).into_owned(), groups::lines(group, room.width, cx))
            }
        };
        // The overview below keeps its position while the cursor moves.
        lines.resize(lines.len().max(ABOUT), Line::default());
        lines.extend(overview::lines(cx, room.width));
        Panel::new(title, lines)
    }

    fn strip(&self, width: u16, cx: &Context) -> (u16, Vec<Line<'static>>) {
        let lines = match self.row(cx) {
            Some(SettingRow::Item(item, _)) => about(item, width.into(), cx),
            Some(SettingRow::Group(group)) => wrapped(
                &cx.texts.get(&format!("help-{}", heading_label(group))),
                width.into(),
                cx.theme.plain,
            ),
            None => Vec::new(),
        };
        let [usual, most] = STRIP;
        (u16::try_from(lines.len().clamp(usual, most)).unwrap_or(0), lines)
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        let rows = self.rows(cx);
        if let Some(walk) = find(WALK, key) {
            self.go_to(walk.from(self.cursor, rows.len()));
            return Some(Message::Nothing);
        }
        let (code, row) = (plain(key)?, rows.get(self.cursor).copied());
        let bound = KEYS.iter().filter(|binding| binding.keys.contains(&code));
        let wanted = bound.map(|binding| binding.act).find(|&act| fits(act, row, cx))?;
        match wanted {
            EventAct::Overview => {
                let title = cx.texts.heading(OVERVIEW);
                return Some(Message::open(ReadingDialog::fitted(title, move |cx, width| {
                    overview::lines(cx, width.into())
                })));
            }
            EventAct::Fold => return self.fold(row, cx),
            EventAct::Festival => return Some(festival::ask(cx)),
            EventAct::Season => return Some(festival::season(cx)),
            EventAct::Section => {
                return Some(start::new_like(cx.path?, cx.snapshot.settings().name.as_str(), "", cx));
            }
            EventAct::Copy => return Some(festival::choose_section(cx)),
            _ => {}
        }
        let item = match wanted {
            EventAct::DrawLot => Item::INITIAL_COLOUR,
            _ => row.and_then(SettingRow::item)?,
        };
        if (wanted, item) == (EventAct::Edit, Item::TIE_BREAKS) {
            return self.show_list(item, cx);
        }
        let list = item.list().and_then(|list| list.edits);
        match wanted {
            EventAct::Edit | EventAct::Show => item::open(item, cx),
            EventAct::DrawLot => Some(Message::Draw(Draw::InitialColour)),
            EventAct::Add => Some((list?.add)(cx)),
            EventAct::Remove => item.entry().map(|(at, _)| Some((list?.remove)(at, cx)))?,
            EventAct::Recommend => Some(tie_breaks::recommend(cx)),
            EventAct::MoveUp | EventAct::MoveDown => {
                let ((at, to), swap) = (moved(wanted, item, cx)?, list?.swap?);
                self.go_to((self.cursor + to).saturating_sub(at));
                Some(swap(at, to, cx))
            }
            EventAct::Fold
            | EventAct::Overview
            | EventAct::Festival
            | EventAct::Season
            | EventAct::Section
            | EventAct::Copy => None,
        }
    }

    fn search(&self, wanted: &str, cx: &Context) -> Vec<Hit> {
        let has = |row: &SettingRow| !wanted.is_empty() && fold_for_search(&row.words(cx)).contains(wanted);
        let rows = groups::all(cx);
        let found = rows.iter().enumerate().filter(|(_, row)| has(row));
        found.map(|(line, _)| Hit { line, found: FoundItem::Line }).collect()
    }

    fn take(&mut self, hit: Hit, cx: &Context) {
        if let Some(&row) = groups::all(cx).get(hit.line) {
            self.reveal(row, cx);
        }
    }

    fn show(&mut self, what: Show, cx: &Context) {
        let is_wanted = |row: &SettingRow| match &what {
            Show::Setting(setting) => row.item().is_some_and(|item| item.shows(setting.id)),
            Show::Kept(id) => row.id() == *id,
            _ => false,
        };
        if let Some(row) = groups::all(cx).into_iter().find(is_wanted) {
            self.reveal(row, cx);
        }
    }

    fn kept(&self, cx: &Context) -> String {
        self.row(cx).map(SettingRow::id).unwrap_or_default()
    }

    fn places(&self, cx: &Context) -> Vec<NamedLine> {
        let name = |row: SettingRow| match row {
            SettingRow::Item(item, _) => item.name(cx),
            SettingRow::Group(_) => row.words(cx),
        };
        // Several lines have the name of one setting, such as each tie-break.
        let mut known = HashSet::new();
        let places = groups::all(cx).into_iter().map(|row| NamedLine {
            words: name(row),
            help: row.item().map(|item| item.help(cx)),
            show: Show::Kept(row.id()),
        });
        places.filter(|place| known.insert(place.words.clone())).collect()
    }

    fn signs(&self, _cx: &Context) -> Vec<Sign> {
        // The lines explain the signs themselves.
        vec![Sign::new("▪", "sign-locked", false), Sign::new("!", "sign-setting-questioned", false)]
    }

    fn commands(&self) -> Vec<Hint> {
        hints(KEYS)
    }

    fn access(&self, label: &str, _cx: &Context) -> CommandAccess {
        match label {
            OVERVIEW | FOLD | SHOW | SECTION => CommandAccess::Look,
            SEASON => CommandAccess::Present,
            _ => CommandAccess::Change,
        }
    }

    fn unmet(&self, hint: Hint, cx: &Context) -> Option<&'static str> {
        let row = self.row(cx);
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act)?;
        let is_in_list = fits(EventAct::Add, row, cx);
        let needs = match act {
            EventAct::Overview | EventAct::Festival => Vec::new(),
            EventAct::Season => vec![(fits(act, row, cx), "event-no-file")],
            EventAct::Edit => vec![(fits(act, row, cx), "event-not-a-setting")],
            EventAct::Show => vec![(fits(act, row, cx), "event-nothing-to-show")],
            EventAct::Fold => vec![(fits(act, row, cx), "event-not-a-group")],
            EventAct::DrawLot => vec![
                (item::all(cx).contains(&Item::INITIAL_COLOUR), "event-no-colour-drawn"),
                (Item::INITIAL_COLOUR.lock(cx).is_none(), "event-colour-locked"),
            ],
            EventAct::Section => vec![(fits(act, row, cx), "event-no-festival")],
            EventAct::Copy => vec![(fits(act, row, cx), "event-no-other-section")],
            EventAct::Add => vec![(is_in_list, "event-not-a-list")],
            EventAct::Remove => {
                vec![(is_in_list, "event-not-a-list"), (fits(act, row, cx), "event-nothing-to-remove")]
            }
            EventAct::Recommend => vec![(fits(act, row, cx), "event-not-tie-breaks")],
            EventAct::MoveUp | EventAct::MoveDown => vec![
                (is_tie_break(row.and_then(SettingRow::item)), "event-not-a-tie-break"),
                (fits(act, row, cx), "event-at-the-edge"),
            ],
        };
        unmet(&needs)
    }

    fn refusal(&self, hint: Hint, cx: &Context) -> Option<String> {
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act)?;
        let item = self.row(cx).and_then(SettingRow::item).filter(|&item| changes(act, item))?;
        let fixed = item.fixed(cx).filter(|_| act == EventAct::Edit);
        fixed.or_else(|| Some(item.lock(cx)?.say(cx.texts)))
    }

    fn settle(&mut self, cx: &Context) {
        let rows = self.rows(cx);
        let part = |row: Option<SettingRow>| row.and_then(SettingRow::item).map(|item| item.part);
        // A line that adds to a list is replaced by the item added.
        let adds = part(self.here) == Some(ItemPart::New);
        let was_added = adds && matches!(part(rows.get(self.cursor).copied()), Some(ItemPart::Entry(_)));
        let now = rows.iter().position(|&row| Some(row) == self.here).filter(|_| !was_added);
        self.cursor = now.unwrap_or(self.cursor).min(rows.len().saturating_sub(1));
        self.here = rows.get(self.cursor).copied();
    }

    fn hints(&self, cx: &Context) -> Vec<Hint> {
        let row = self.row(cx);
        KEYS.iter().filter(|binding| fits(binding.act, row, cx)).map(Hint::from).collect()
    }
}

impl EventPane {
    fn open_groups(&self, cx: &Context) -> Vec<SettingGroup> {
        let remembered = || cx.published::<OpenGroups>().map(|open| open.0.clone()).unwrap_or_default();
        self.open.clone().unwrap_or_else(remembered)
    }

    fn rows(&self, cx: &Context) -> Vec<SettingRow> {
        groups::shown(&self.open_groups(cx), cx)
    }

    fn row(&self, cx: &Context) -> Option<SettingRow> {
        self.rows(cx).get(self.cursor).copied()
    }

    /// Renders the heading of a group; of a folded one, with its state.
    fn heading(&self, group: SettingGroup, is_here: bool, width: usize, cx: &Context) -> (String, Style) {
        let is_open = self.open_groups(cx).contains(&group);
        let name = cx.texts.get(heading_label(group));
        let label = format!("{} {name}", if is_open { '▾' } else { '▸' });
        // A heading has no sign before its value.
        let label = text::fit(&label, LABELS + 2, Align::Left);
        let room = width.saturating_sub(LABELS + 6);
        let state = if is_open { String::new() } else { groups::summary(group, room, cx) };
        let state = text::fit(&state, room, Align::Left);
        (format!("  {label} {state}"), if is_here { cx.theme.selected } else { cx.theme.head })
    }

    /// Opens or folds a group, and remembers that.
    fn fold(&mut self, row: Option<SettingRow>, cx: &Context) -> Option<Message> {
        let Some(SettingRow::Group(group)) = row else { return None };
        let mut open = self.open_groups(cx);
        match open.contains(&group) {
            true => open.retain(|open| *open != group),
            false => open.push(group),
        }
        self.open = Some(open.clone());
        Some(Message::ask(Request::of(OpenGroups(open))))
    }

    /// Moves the cursor to the first line of a list, and opens its group.
    fn show_list(&mut self, item: Item, cx: &Context) -> Option<Message> {
        let is_of_list =
            |row: &SettingRow| row.group().is_some() && row.item().is_some_and(|of| of.id == item.id);
        self.reveal(groups::all(cx).into_iter().find(is_of_list)?, cx);
        Some(Message::Nothing)
    }

    /// Moves the cursor to a row, and opens its group.
    fn reveal(&mut self, row: SettingRow, cx: &Context) {
        let mut open = self.open_groups(cx);
        if let Some(group) = row.group().filter(|group| !open.contains(group)) {
            open.push(group);
            self.open = Some(open);
        }
        let line = self.rows(cx).iter().position(|shown| *shown == row);
        self.go_to(line.unwrap_or(self.cursor));
    }

    fn go_to(&mut self, line: usize) {
        (self.cursor, self.here) = (line, None);
    }
}

fn fits(act: EventAct, row: Option<SettingRow>, cx: &Context) -> bool {
    let item = row.and_then(SettingRow::item);
    match act {
        EventAct::Overview | EventAct::Festival => true,
        EventAct::Season => cx.path.is_some(),
        EventAct::Edit => item.is_some_and(|item| !item.only_shows()),
        EventAct::Show => item.is_some_and(Item::only_shows),
        EventAct::Fold => matches!(row, Some(SettingRow::Group(_))),
        EventAct::Section => cx.festival.is_some() && cx.path.is_some(),
        EventAct::Copy => festival::others(cx).next().is_some(),
        EventAct::DrawLot => {
            item::all(cx).contains(&Item::INITIAL_COLOUR) && Item::INITIAL_COLOUR.lock(cx).is_none()
        }
        EventAct::Add => item.and_then(Item::list).is_some_and(|list| list.edits.is_some()),
        EventAct::Remove => item.and_then(Item::entry).is_some(),
        EventAct::Recommend => item.is_some_and(|item| ["tie-breaks", "tie-break-rules"].contains(&item.id)),
        EventAct::MoveUp | EventAct::MoveDown => item.is_some_and(|item| moved(act, item, cx).is_some()),
    }
}

/// Returns true if an action changes the setting of the line. The line of all tie-breaks opens their list.
fn changes(act: EventAct, item: Item) -> bool {
    match act {
        EventAct::Edit => item != Item::TIE_BREAKS,
        EventAct::Add | EventAct::Remove | EventAct::Recommend | EventAct::MoveUp | EventAct::MoveDown => {
            true
        }
        _ => false,
    }
}

/// Returns true if a line is an entry whose position matters.
fn is_tie_break(item: Option<Item>) -> bool {
    let edits = item.and_then(Item::entry).and_then(|(_, list)| list.edits);
    edits.is_some_and(|edits| edits.swap.is_some())
}

/// Returns the positions that moving an entry exchanges: its own and its neighbour's.
fn moved(act: EventAct, item: Item, cx: &Context) -> Option<(usize, usize)> {
    let (at, list) = item.entry().filter(|_| is_tie_break(Some(item)))?;
    let to = if act == EventAct::MoveUp { at.checked_sub(1)? } else { at + 1 };
    (to < (list.count)(cx)).then_some((at, to))
}

/// Renders the help of a setting, its lock or its warning.
fn about(item: Item, width: usize, cx: &Context) -> Vec<Line<'static>> {
    let (words, style) = match (item.lock(cx), item.warning(cx)) {
        (Some(lock), _) => (format!("▪ {}", locked(lock, cx)), cx.theme.warning),
        (None, Some(warning)) => (format!("! {warning}"), cx.theme.warning),
        (None, None) => (item.help(cx), cx.theme.plain),
    };
    wrapped(&text::clean(&words), width, style)
}

/// Returns the word after the value of each row: its lock, once per group, or what an empty value means.
fn with_words(rows: &[SettingRow], cx: &Context) -> Vec<Option<&'static str>> {
    let missing = missing_settings(cx.snapshot);
    let mut last_locked = None;
    let word = |row: &SettingRow| {
        let item = row.item()?;
        if item.lock(cx).is_some() {
            let is_first = last_locked.replace(row.group()) != Some(row.group());
            return is_first.then_some("event-locked");
        }
        let is_missing = missing.iter().any(|setting| item.shows(setting.id));
        match item.value(cx) == ask::NOTHING {
            // The line of the rating report counts what the settings above it lack.
            _ if is_missing => row.group().map(|_| "event-missing"),
            true => Some("event-optional"),
            false => None,
        }
    };
    rows.iter().map(word).collect()
}

/// Renders a setting with the word after its value.
fn setting_line(
    (item, word): (Item, Option<&'static str>),
    here: bool,
    width: usize,
    cx: &Context,
) -> (String, Style) {
    let lock = item.lock(cx);
    let state = match (&lock, item.warning(cx)) {
        (Some(_), _) => '▪',
        (None, Some(_)) => '!',
        (None, None) => ' ',
    };
    let label = text::fit(&item.title(cx), LABELS, Align::Left);
    let room = width.saturating_sub(LABELS + 6);
    let value = item.value_in(room, cx);
    // The sign has the same meaning; the word is shown only if the value leaves space for it.
    let word = word.map(|id| format!("  ({})", cx.texts.get(id))).unwrap_or_default();
    let fits = text::width(&value) + text::width(&word) <= room;
    let value = text::fit(&format!("{value}{}", if fits { &word } else { "" }), room, Align::Left);
    let style = match (here, &lock, state) {
        (true, ..) => cx.theme.selected,
        (false, Some(_), _) => cx.theme.faint,
        (false, None, '!') => cx.theme.warning,
        (false, None, _) => cx.theme.plain,
    };
    (format!("  {label} {state} {value}"), style)
}

fn locked(lock: Lock, cx: &Context) -> String {
    format!("{} {}", cx.texts.get("event-locked-why"), lock.say(cx.texts))
}

fn change(cx: &Context, edit: impl FnOnce(&mut Settings)) -> Result<Message, CommandError> {
    let mut settings = cx.snapshot.settings().clone();
    edit(&mut settings);
    act::tried(Command::Announce(Box::new(settings)), cx)
}

/// Like [`change`], for a form: a refusal is shown at a field.
fn change_in_form(
    field: usize,
    cx: &Context,
    edit: impl FnOnce(&mut Settings),
) -> Result<Message, FieldError> {
    change(cx, edit).map_err(|error| FieldError { field, text: cx.refusal(&error) })
}

/// Like [`change`], for callers without a field to show a refusal.
fn change_or_tell(cx: &Context, edit: impl FnOnce(&mut Settings)) -> Message {
    change(cx, edit).unwrap_or_else(|error| Message::Tell(Notice::refused(cx.refusal(&error))))
}

/// Removes an entry of a list.
fn remove<T>(at: usize, cx: &Context, list: fn(&mut Settings) -> &mut Vec<T>) -> Message {
    change_or_tell(cx, |settings| {
        let list = list(settings);
        if at < list.len() {
            list.remove(at);
        }
    })
}
