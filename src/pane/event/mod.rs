//! The event pane: all settings, one per line.

mod arbiters;
mod ask;
mod edit;
mod festival;
mod forbidden;
mod item;
mod lines;
mod norm_conditions;
mod overview;
mod rating_report;
mod rating_sequence;
mod rating_tie_breaks;
mod restrictions;
mod tie_breaks;

use super::act;
use crate::desk::access::Access;
use crate::desk::context::Context;
use crate::desk::keys::{Binding, Hint, Verb, WALK, find, fits_format, hints, menu, unmet};
use crate::desk::message::{Draw, Message, Notice, Show};
use crate::desk::pane::{Found, Hit, Pane, Place, Sign};
use crate::dialog::Reading;
use crate::i18n::Say;
use crate::text::{self, Align};
use crate::widget::layout::{Panel, Room, wrapped};
use crate::widget::{Needs, mark_columns, mark_line, scroll_from};
use crossterm::event::KeyEvent;
use hakem_engine::closing::missing_settings;
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::{Command, CommandError, Lock};
use hakem_engine::tournament::{SettingGroup, Settings};
use item::{Item, Part, heading_label};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

/// Actions of the pane's keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EventAct {
    Edit,
    DrawLot,
    Add,
    Remove,
    Recommend,
    MoveUp,
    MoveDown,
    Overview,
    Festival,
    Copy,
}

/// What shows the event at a glance.
const OVERVIEW: &str = "event-overview";

const KEYS: &[Binding<EventAct>] = &[
    Binding { keys: Verb::Open.keys(), act: EventAct::Edit, label: "event-key-edit" },
    Binding { keys: Verb::Draw.keys(), act: EventAct::DrawLot, label: "event-key-lot" },
    Binding { keys: Verb::Add.keys(), act: EventAct::Add, label: "event-key-add" },
    Binding { keys: Verb::Remove.keys(), act: EventAct::Remove, label: "event-key-remove" },
    Binding { keys: menu('r'), act: EventAct::Recommend, label: "event-recommended" },
    Binding { keys: Verb::MoveUp.keys(), act: EventAct::MoveUp, label: "event-key-move-up" },
    Binding { keys: Verb::MoveDown.keys(), act: EventAct::MoveDown, label: "event-key-move-down" },
    Binding { keys: Verb::Other.keys(), act: EventAct::Overview, label: OVERVIEW },
    Binding { keys: menu('f'), act: EventAct::Festival, label: "event-key-festival" },
    Binding { keys: menu('c'), act: EventAct::Copy, label: "event-key-copy" },
];

/// Terminal columns of the setting names.
const LABELS: usize = 24;

/// First terminal columns of the label and of the value; the sign is in front of them.
const LABEL: u16 = 2;
const VALUE: u16 = 27;

/// Rows of the side panel for the help of a setting.
const ABOUT: usize = 6;

/// Rows of the strip with the help of a setting.
const STRIP: u16 = 2;

/// Pane that lists the settings and edits the selected one.
#[derive(Default)]
pub(super) struct EventPane {
    cursor: usize,
    /// Line under the cursor; the cursor follows it when lines are added or removed.
    here: Option<Item>,
}

impl Pane for EventPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let items = item::all(cx);
        let height = usize::from(area.height);
        let cursor = self.cursor.min(items.len().saturating_sub(1));
        let rows = rows(&items);
        let at = rows.iter().position(|row| *row == Row::Item(cursor)).unwrap_or(0);
        // Keep the heading of a group visible together with its first line.
        let first = scroll_from(at.saturating_sub(usize::from(at > 0)), rows.len(), height);
        let missing = missing_settings(cx.snapshot);
        for (row, y) in rows.iter().skip(first).take(height).zip(area.y..) {
            let place = Rect { y, height: 1, ..area };
            let (words, style) = match *row {
                Row::Heading(group) => (format!("  {}", cx.texts.get(heading_label(group))), cx.theme.head),
                Row::Item(index) => {
                    let Some(&item) = items.get(index) else { continue };
                    let is_missing = missing.iter().any(|setting| setting.id == item.id);
                    line((item, is_missing), index == cursor, usize::from(area.width), cx)
                }
            };
            frame.buffer_mut().set_style(place, style);
            frame.render_widget(Paragraph::new(words).style(style), place);
            if let Row::Item(index) = *row {
                mark_line(frame, cx.theme, place, Some(index.cast_signed() - cursor.cast_signed()));
                mark_columns(frame, cx.theme, place, [LABEL, VALUE]);
            }
        }
        for (more, mark, y) in
            [(first > 0, "↑", area.y), (first + height < rows.len(), "↓", area.bottom().saturating_sub(1))]
        {
            let at = Rect { x: area.right().saturating_sub(1), y, width: 1, height: 1 };
            frame.render_widget(Paragraph::new(if more { mark } else { " " }), at.intersection(area));
        }
    }

    fn width(&self, Size { width: room, .. }: Size, cx: &Context) -> Needs {
        let longest = item::all(cx).iter().map(|item| text::width(&text::clean(&item.value(cx)))).max();
        let words =
            ["event-locked", "event-missing", "event-optional"].map(|id| text::width(&cx.texts.get(id)));
        let words = words.into_iter().max().unwrap_or(0) + 4;
        let taken = LABELS + 6 + longest.unwrap_or(0) + words;
        Needs::exactly(u16::try_from(taken).unwrap_or(room).min(room))
    }

    fn panels(&self, _cx: &Context) -> usize {
        1
    }

    fn panel(&self, _at: usize, room: Room, cx: &Context) -> Panel {
        let Some(&item) = item::all(cx).get(self.cursor) else { return Panel::default() };
        let mut lines = about(item, room.width, cx);
        // The overview below keeps its position while the cursor moves.
        lines.resize(lines.len().max(ABOUT), Line::default());
        lines.extend(overview::lines(cx, room.width));
        Panel::new(item.name(cx), lines)
    }

    fn strip(&self, width: u16, cx: &Context) -> (u16, Vec<Line<'static>>) {
        let item = item::all(cx).get(self.cursor).copied();
        (STRIP, item.map(|item| about(item, width.into(), cx)).unwrap_or_default())
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        let items = item::all(cx);
        if let Some(walk) = find(WALK, key) {
            self.go_to(walk.from(self.cursor, items.len()));
            return Some(Message::Nothing);
        }
        let wanted = find(KEYS, key).filter(|&wanted| fits(wanted, items.get(self.cursor).copied(), cx))?;
        match wanted {
            EventAct::Overview => {
                let title = cx.texts.heading(OVERVIEW);
                return Some(Message::Open(Box::new(Reading::fitted(title, move |cx, width| {
                    overview::lines(cx, width.into())
                }))));
            }
            EventAct::Festival => return Some(festival::ask(cx)),
            EventAct::Copy => return Some(festival::choose_section(cx)),
            _ => {}
        }
        let item = match wanted {
            EventAct::DrawLot => Item::INITIAL_COLOUR,
            _ => items.get(self.cursor).copied()?,
        };
        if let Some(lock) = item.lock(cx) {
            return Some(tell_locked(lock, cx));
        }
        let list = item.list().and_then(|list| list.edits);
        match wanted {
            EventAct::Edit => item::open(item, cx),
            EventAct::DrawLot => Some(Message::Draw(Draw::InitialColour)),
            EventAct::Add => Some((list?.add)(cx)),
            EventAct::Remove => item.entry().map(|(at, _)| Some((list?.remove)(at, cx)))?,
            EventAct::Recommend => Some(tie_breaks::recommend(cx)),
            EventAct::MoveUp | EventAct::MoveDown => {
                let ((at, to), swap) = (moved(wanted, item, cx)?, list?.swap?);
                self.go_to((self.cursor + to).saturating_sub(at));
                Some(swap(at, to, cx))
            }
            EventAct::Overview | EventAct::Festival | EventAct::Copy => None,
        }
    }

    fn search(&self, wanted: &str, cx: &Context) -> Vec<Hit> {
        let has = |item: &Item| {
            let words = format!("{} {}", item.name(cx), item.value(cx));
            !wanted.is_empty() && fold_for_search(&words).contains(wanted)
        };
        let items = item::all(cx);
        let found = items.iter().enumerate().filter(|(_, item)| has(item));
        found.map(|(line, _)| Hit { line, found: Found::Line }).collect()
    }

    fn take(&mut self, hit: Hit, _cx: &Context) {
        self.go_to(hit.line);
    }

    fn show(&mut self, what: Show, cx: &Context) {
        let line = match what {
            Show::Setting(setting) => item::all(cx).iter().position(|item| item.id == setting.id),
            Show::Kept(line) => line.parse().ok(),
            _ => return,
        };
        self.go_to(line.unwrap_or(self.cursor));
    }

    fn kept(&self, _cx: &Context) -> String {
        self.cursor.to_string()
    }

    fn places(&self, cx: &Context) -> Vec<Place> {
        let items = item::all(cx).into_iter().enumerate();
        items.map(|(line, item)| Place { words: item.name(cx), show: Show::Kept(line.to_string()) }).collect()
    }

    fn signs(&self, _cx: &Context) -> Vec<Sign> {
        // The lines explain the signs themselves.
        vec![Sign::new("▪", "sign-locked", false), Sign::new("!", "sign-setting-questioned", false)]
    }

    fn commands(&self) -> Vec<Hint> {
        hints(KEYS)
    }

    fn access(&self, label: &str, _cx: &Context) -> Access {
        if label == OVERVIEW { Access::Look } else { Access::Change }
    }

    fn fits(&self, hint: Hint, cx: &Context) -> bool {
        fits_format(self.unmet(hint, cx))
    }

    fn why_not(&self, hint: Hint, cx: &Context) -> Option<String> {
        self.unmet(hint, cx).map(|reason| cx.texts.get(reason).into_owned())
    }

    fn settle(&mut self, cx: &Context) {
        let items = item::all(cx);
        // A line that adds to a list is replaced by the item added.
        let adds = self.here.is_some_and(|here| here.part == Part::New);
        let was_added = adds && items.get(self.cursor).is_some_and(|item| item.entry().is_some());
        let now = items.iter().position(|&item| Some(item) == self.here).filter(|_| !was_added);
        self.cursor = now.unwrap_or(self.cursor).min(items.len().saturating_sub(1));
        self.here = items.get(self.cursor).copied();
    }

    fn hints(&self, cx: &Context) -> Vec<Hint> {
        let item = item::all(cx).get(self.cursor).copied();
        KEYS.iter().filter(|binding| fits(binding.act, item, cx)).map(Hint::from).collect()
    }
}

impl EventPane {
    /// Returns the reason of the first condition of a command that is not met, by catalogue id.
    fn unmet(&self, hint: Hint, cx: &Context) -> Option<&'static str> {
        let items = item::all(cx);
        let item = items.get(self.cursor).copied();
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act)?;
        let is_in_list = fits(EventAct::Add, item, cx);
        let needs = match act {
            EventAct::Edit | EventAct::Overview | EventAct::Festival => Vec::new(),
            EventAct::DrawLot => vec![
                (items.contains(&Item::INITIAL_COLOUR), "event-no-colour-drawn"),
                (Item::INITIAL_COLOUR.lock(cx).is_none(), "event-colour-locked"),
            ],
            EventAct::Copy => vec![(fits(act, item, cx), "event-no-other-section")],
            EventAct::Add => vec![(is_in_list, "event-not-a-list")],
            EventAct::Remove => {
                vec![(is_in_list, "event-not-a-list"), (fits(act, item, cx), "event-nothing-to-remove")]
            }
            EventAct::Recommend => vec![(fits(act, item, cx), "event-not-tie-breaks")],
            EventAct::MoveUp | EventAct::MoveDown => vec![
                (is_tie_break(item), "event-not-a-tie-break"),
                (fits(act, item, cx), "event-at-the-edge"),
            ],
        };
        unmet(&needs)
    }

    /// Moves the cursor to a line.
    fn go_to(&mut self, line: usize) {
        (self.cursor, self.here) = (line, None);
    }
}

/// Returns true if an action applies to a line.
fn fits(act: EventAct, item: Option<Item>, cx: &Context) -> bool {
    match act {
        EventAct::Edit | EventAct::Overview | EventAct::Festival => true,
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

/// A row of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    /// A heading of the lines below it.
    Heading(SettingGroup),
    /// A line, by index.
    Item(usize),
}

/// Returns the rows of the screen: the lines, with a heading before each group.
fn rows(items: &[Item]) -> Vec<Row> {
    let begins = |index: usize| {
        let before = index.checked_sub(1).and_then(|before| items.get(before));
        items
            .get(index)
            .map(|item| item.heading())
            .filter(|group| before.is_none_or(|of| of.heading() != *group))
    };
    (0..items.len())
        .flat_map(|index| begins(index).map(Row::Heading).into_iter().chain([Row::Item(index)]))
        .collect()
}

/// Renders a line; `is_missing` marks an empty value without which the event cannot be closed.
fn line((item, is_missing): (Item, bool), here: bool, width: usize, cx: &Context) -> (String, Style) {
    let lock = item.lock(cx);
    let state = match (&lock, item.warning(cx)) {
        (Some(_), _) => '▪',
        (None, Some(_)) => '!',
        (None, None) => ' ',
    };
    let label = text::fit(&item.title(cx), LABELS, Align::Left);
    let room = width.saturating_sub(LABELS + 6);
    let value = text::clean(&item.value(cx)).into_owned();
    // The sign has the same meaning; the word is shown only if the value leaves space for it.
    let word = match (&lock, value.as_str()) {
        (Some(_), _) => Some("event-locked"),
        (None, _) if is_missing => Some("event-missing"),
        (None, lines::NOTHING) => Some("event-optional"),
        (None, _) => None,
    };
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

fn tell_locked(lock: Lock, cx: &Context) -> Message {
    Message::Tell(Notice::refused(locked(lock, cx)))
}

/// Returns the message that announces changed settings.
///
/// # Errors
/// Returns the refusal of the new settings.
fn change(cx: &Context, edit: impl FnOnce(&mut Settings)) -> Result<Message, CommandError> {
    let mut settings = cx.snapshot.settings().clone();
    edit(&mut settings);
    act::tried(Command::Announce(Box::new(settings)), cx)
}

/// Like [`change`], for callers without a field to show a refusal.
fn change_or_tell(cx: &Context, edit: impl FnOnce(&mut Settings)) -> Message {
    change(cx, edit).unwrap_or_else(|error| Message::Tell(Notice::refused(cx.refusal(&error))))
}
