//! Pages of the hall screen, as lists next to each other as far as the screen is wide.

use super::large_digits::figures;
use crate::event::Event;
use crate::publish::{qr, text};
use crate::sheet::data::{Cell, Key, Row, Section, Table};
use crate::sheet::{announcement, named, player_columns};
use crate::text::{Align, clean, fit, width};
use hakem_engine::tournament::{BoardNo, RoundState};

/// Views shown in turn. Until the first result is in, players look up their names and times.
const VIEWS: [&str; 5] = [ANNOUNCEMENT, BOARDS, BY_NAME, "bracket", "standings"];

/// View whose rows are boards.
const BOARDS: &str = "pairings";

/// View of the start and default time of the round.
const ANNOUNCEMENT: &str = "announcement";

/// View in which players look up their board.
const BY_NAME: &str = "pairings-by-name";

/// Blanks between lists.
pub(super) const BETWEEN: usize = 4;

/// Rows of a page other than list rows: title, heads and an empty row.
const AROUND: usize = 3;

/// Width of a list on a terminal of 80 columns: where a screen would fit only one full list, two of this width show
/// more.
const FEWEST: usize = 76;

/// A list, or the part of one that fits on a page.
pub(super) struct HallList {
    pub(super) title: String,
    pub(super) heads: String,
    pub(super) lines: Vec<(String, bool)>,
    pub(super) wide: usize,
    /// True if its lines are spaced, to be legible from further away.
    pub(super) spaced: bool,
    /// True if its lines are a QR code.
    pub(super) is_code: bool,
}

/// Returns the QR code of an address if all of it fits on a page, as scanners require.
fn code(event: Event, address: &str, room: Room) -> Option<HallList> {
    let lines = qr::lines(address, room.deep()).filter(|lines| lines.len() <= room.deep())?;
    let title = event.texts.get("hall-code").into_owned();
    let heads = clean(address).into_owned();
    let wide = lines.iter().map(|line| width(line)).max()?;
    let wide = wide.max(width(&title)).max(width(&heads));
    let lines = lines.into_iter().map(|line| (line, false)).collect();
    (wide <= room.columns).then_some(HallList { title, heads, lines, wide, spaced: false, is_code: true })
}

/// Size of a page.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) columns: usize,
    pub(super) rows: usize,
}

impl Room {
    /// Returns the number of list lines below each other.
    fn deep(self) -> usize {
        self.rows.saturating_sub(AROUND).max(1)
    }

    /// Returns the number of lists of a width next to each other.
    fn across(self, wide: usize) -> usize {
        ((self.columns + BETWEEN) / (wide.max(1) + BETWEEN)).max(1)
    }

    /// Returns the maximum width of each of `lists` lists.
    fn share(self, lists: usize) -> usize {
        ((self.columns + BETWEEN) / lists.max(1)).saturating_sub(BETWEEN)
    }
}

/// Divides the content into pages; `fresh` are the boards with a new result, `address` is that of the pages for phones.
pub(super) fn pages(
    event: Event,
    fresh: &[BoardNo],
    address: Option<&str>,
    room: Room,
) -> Vec<Vec<HallList>> {
    let mut pages: Vec<Vec<HallList>> = Vec::new();
    let mut taken = 0;
    let is_sought = event
        .snapshot
        .current_round()
        .is_none_or(|round| event.snapshot.state(round) == RoundState::Published);
    let views = VIEWS.into_iter().filter(|&name| is_sought || ![ANNOUNCEMENT, BY_NAME].contains(&name));
    let lists = views.flat_map(|name| {
        let fresh = if name == BOARDS { fresh } else { &[] };
        view(event, name, fresh, room)
    });
    for list in lists.chain(address.and_then(|address| code(event, address, room))) {
        let wide = list.wide;
        match pages.last_mut() {
            Some(page) if taken + BETWEEN + wide <= room.columns => {
                page.push(list);
                taken += BETWEEN + wide;
            }
            _ => {
                pages.push(vec![list]);
                taken = wide;
            }
        }
    }
    pages
}

fn view(event: Event, name: &str, fresh: &[BoardNo], room: Room) -> Vec<HallList> {
    let Some(Ok(sheet)) = named(name).map(|named| named.sheet(event, None).map(player_columns::for_all))
    else {
        return Vec::new();
    };
    let title = clean(&sheet.title).into_owned();
    let times = (name == ANNOUNCEMENT).then(|| times(event, &title, room)).flatten();
    let filled = sheet.sections.iter().filter(|section| !section.table.is_empty());
    let lists = filled.flat_map(|section| lists(event, (&title, section), fresh, room));
    times.into_iter().chain(lists).collect()
}

/// Returns the times of the announced round in large digits, as many as a page has space for.
fn times(event: Event, title: &str, room: Room) -> Option<HallList> {
    let times = announcement::times(event);
    let ((heads, _), _) = times.split_first()?;
    let large = |(at, (label, time)): (usize, &(String, String))| {
        let label = (at > 0).then(|| [String::new(), label.clone()]);
        label.into_iter().flatten().chain(figures(time)).collect::<Vec<_>>()
    };
    let parts: Vec<Vec<String>> = times.iter().enumerate().map(large).collect();
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        if lines.len() + part.len() <= room.deep() {
            lines.extend(part);
        }
    }
    let wide = lines.iter().map(|line| width(line)).chain([width(title), width(heads)]).max()?;
    let fits = !lines.is_empty() && wide <= room.columns;
    let lines = lines.into_iter().map(|line| (line, false)).collect();
    let (title, heads) = (title.to_owned(), heads.clone());
    fits.then_some(HallList { title, heads, lines, wide, spaced: false, is_code: false })
}

/// Returns the lists of a section, each at most as high as a page.
fn lists(event: Event, (title, section): (&str, &Section), fresh: &[BoardNo], room: Room) -> Vec<HallList> {
    let table = &section.table;
    let lines = lines(event, table, room);
    let Some((heads, rows)) = lines.split_first() else { return Vec::new() };
    let title = match clean(&section.title) {
        part if part.is_empty() => title.to_owned(),
        part => format!("{title} · {part}"),
    };
    let wide = widest(&lines).max(width(&title)).min(room.columns);
    let spaced = 2 * rows.len() <= room.deep() * room.across(wide);
    let boards: Vec<Option<BoardNo>> = boards(table);
    let line = |line: &text::Line| {
        let board = line.row.and_then(|row| boards.get(row).copied().flatten());
        let is_new = board.is_some_and(|board| fresh.contains(&board));
        (fit(&line.text, wide, Align::Left), is_new)
    };
    let deep = if spaced { (room.deep() / 2).max(1) } else { room.deep() };
    let list = |rows: &[text::Line]| HallList {
        title: fit(&title, wide, Align::Left),
        heads: fit(&heads.text, wide, Align::Left),
        lines: rows.iter().map(line).collect(),
        wide,
        spaced,
        is_code: false,
    };
    rows.chunks(deep).map(list).collect()
}

/// Returns a table line by line: with all columns if they fit, and without optional columns if more lists then fit next
/// to each other.
fn lines(event: Event, table: &Table, room: Room) -> Vec<text::Line> {
    let natural = text::table(table, event.texts, room.columns);
    let across = room.across(widest(&natural));
    let needed = table.len().div_ceil(room.deep()).min(room.across(FEWEST));
    let least = text::least(table, event.texts);
    for lists in (across + 1..=needed).rev() {
        let share = room.share(lists);
        if share < least && (across > 1 || share < FEWEST) {
            continue;
        }
        let made = text::table(table, event.texts, share);
        if made.len() == natural.len() && widest(&made) <= share {
            return made;
        }
    }
    natural
}

fn widest(lines: &[text::Line]) -> usize {
    lines.iter().map(|line| width(&line.text)).max().unwrap_or(0)
}

fn boards(table: &Table) -> Vec<Option<BoardNo>> {
    let at = table.columns.iter().position(|column| column.key == Key::One("board"));
    let board = |row: Row| match row.cells.get(at?)? {
        Cell::Number(number) => u16::try_from(*number).ok().map(BoardNo),
        _ => None,
    };
    table.rows().map(board).collect()
}
