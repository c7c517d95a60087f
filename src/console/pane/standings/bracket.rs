//! The bracket of a knockout, with as many rounds side by side as fit (at least two): the displayed one, later ones,
//! then earlier ones.

use crate::desk::keys::{Hint, menu};
use crate::desk::{Context, Message};
use crate::dialog::ReadingDialog;
use crate::pane::report_table::shown_cells;
use crate::publish::text as sheet_text;
use crate::sheet::bracket::match_section;
use crate::sheet::data::{ColumnKind, Key, Row, Section};
use crate::sheet::teams::{self, has_score, side};
use crate::text::{self, Align};
use crate::widget::{Needs, Panel, Room, line_mark, rest_on_row, scroll_from, unwrapped, wrapped};
use crossterm::event::KeyCode;
use hakem_engine::format::{BracketRound, Course, Holder};
use hakem_engine::pairing::{BracketView, MatchState, NextGame, bracket, facts, matches};
use hakem_engine::tournament::{Participant, RoundNo};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};

/// Keys with a different meaning than in other views.
pub(super) const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Enter], "bracket-key-games"),
    Hint::new(&[KeyCode::Left, KeyCode::Right], "bracket-key-rounds"),
    Hint::new(menu('b'), "pane-standings"),
];

/// Minimum terminal columns of a round.
const ROUND: usize = 38;

/// Terminal columns between two rounds, for the connecting lines.
const LINKS: usize = 4;

/// Maximum terminal columns of the points of a side.
const POINTS: usize = 4;

/// Terminal columns in front of a side, for the cursor or a label.
const MARK: usize = 2;

/// A match, or a side that advances without playing.
struct Entry {
    /// Slots, the better one first; a side that advances without playing has one.
    slots: Vec<u16>,
    /// Holders of the slots; `None` if unknown or empty.
    holders: Vec<Option<Participant>>,
    /// Text of each side: seed and name, points.
    sides: Vec<(String, String)>,
    winner: Option<Participant>,
}

/// A round, with its matches in display order.
struct Stage {
    round: RoundNo,
    entries: Vec<Entry>,
    /// By entry: index of the entry of the next stage that it leads to; empty if slots are not predetermined.
    leads: Vec<usize>,
}

/// Returns true if the displayed round belongs to a bracket.
pub(super) fn is_on_show(cx: &Context) -> bool {
    facts(cx.snapshot.system(cx.round).as_str()).is_some_and(|facts| facts.course == Course::Bracket)
}

fn view(cx: &Context) -> Option<BracketView> {
    bracket(cx.snapshot, cx.round, cx.snapshot.last_round())
}

/// Returns at most `most` stages: from the displayed round on, and those before it if the later ones leave space.
fn stages(cx: &Context, most: usize) -> Vec<Stage> {
    let Some(view) = view(cx) else { return Vec::new() };
    let here = usize::from(cx.round.0.saturating_sub(view.first.0));
    let from = here.min(view.rounds.len().saturating_sub(most));
    let mut made: Vec<Stage> = (from..view.rounds.len()).filter_map(|at| stage(cx, &view, at)).collect();
    // The order of a round depends on all later ones, also on those that are not shown.
    order(&mut made);
    made.truncate(most);
    made
}

/// Returns the displayed round, in which the cursor selects.
fn shown(cx: &Context) -> Option<Stage> {
    stages(cx, 1).pop()
}

/// Builds a round of the bracket by 0-based index.
fn stage(cx: &Context, view: &BracketView, at: usize) -> Option<Stage> {
    let of = view.rounds.get(at)?;
    let before = at.checked_sub(1).and_then(|before| view.rounds.get(before));
    let round = RoundNo(view.first.0.saturating_add(u8::try_from(at).ok()?));
    let played = matches(cx.snapshot, round);
    let met = of.matches.iter().map(|found| {
        let holders = found.holders.map(|holder| view.side(holder));
        let state = played.iter().find_map(|state| {
            let of = state.of.sides;
            let is_turned = [Some(of[1]), Some(of[0])] == holders;
            (is_turned || of.map(Some) == holders).then_some((state, is_turned))
        });
        let sides = (0..2).map(|at| {
            let has_begun = |(state, _): &(&MatchState, bool)| {
                cx.snapshot.round(round).is_some_and(|paired| has_score(paired, &state.of))
            };
            let points = state
                .filter(has_begun)
                .map(|(state, is_turned)| cx.texts.points(state.points[if is_turned { 1 - at } else { at }]));
            let points = points.unwrap_or_default();
            (called(cx, view, (found.slots[at], found.holders[at]), before), points)
        });
        Entry {
            slots: found.slots.to_vec(),
            holders: holders.to_vec(),
            sides: sides.collect(),
            winner: view.side(found.winner),
        }
    });
    let through = of.through.iter().map(|&(slot, holder)| Entry {
        slots: vec![slot],
        holders: vec![view.side(holder)],
        sides: vec![(
            called(cx, view, (slot, holder), before),
            cx.texts.get("pairings-through").into_owned(),
        )],
        winner: view.side(holder),
    });
    let mut entries: Vec<Entry> = met.chain(through).collect();
    entries.sort_by_key(|entry| entry.slots.first().copied());
    Some(Stage { round, entries, leads: Vec::new() })
}

/// Returns the seed and name of a slot's holder, or the match that decides it.
fn called(
    cx: &Context,
    view: &BracketView,
    (slot, holder): (u16, Holder),
    before: Option<&BracketRound>,
) -> String {
    match holder {
        Holder::Player(seat) => {
            let name = view.side(holder).map(|of| side(cx.event, of)).unwrap_or_default();
            format!("{:>2} {name}", seat.index() + 1)
        }
        Holder::Nobody => "   –".to_owned(),
        Holder::Open => {
            let from = before.and_then(|round| round.matches.iter().find(|of| of.slots[0] == slot));
            match from.map(|of| of.slots) {
                Some([one, other]) => {
                    format!(
                        "   {}",
                        cx.texts.with("bracket-winner-of", &[("one", one.into()), ("other", other.into())])
                    )
                }
                None => "   ·".to_owned(),
            }
        }
    }
}

/// Aligns matches with the matches they lead to: a slot is held by the winner of its previous match. If slots are
/// reassigned every round, the order is unchanged.
fn order(stages: &mut [Stage]) {
    for at in (0..stages.len().saturating_sub(1)).rev() {
        let (one, rest) = stages.split_at_mut(at + 1);
        let (Some(stage), Some(next)) = (one.last_mut(), rest.first()) else { continue };
        let target = |entry: &Entry| {
            let slot = entry.slots.first()?;
            let lead = next.entries.iter().position(|later| later.slots.contains(slot))?;
            Some((lead, next.entries[lead].slots.iter().position(|later| later == slot)?))
        };
        let halves = |next: &Stage| next.entries.iter().map(|entry| entry.slots.len()).sum::<usize>();
        let known: Option<Vec<(usize, usize)>> = stage.entries.iter().map(target).collect();
        // Every slot of the next round must come from one entry here.
        let Some(known) = known.filter(|known| known.len() == halves(next)) else { continue };
        let mut keyed: Vec<((usize, usize), Entry)> =
            known.into_iter().zip(std::mem::take(&mut stage.entries)).collect();
        keyed.sort_by_key(|(key, _)| *key);
        stage.leads = keyed.iter().map(|((lead, _), _)| *lead).collect();
        stage.entries = keyed.into_iter().map(|(_, entry)| entry).collect();
    }
}

/// Returns the number of rounds that fit side by side.
fn columns(width: usize) -> usize {
    (width / (ROUND + LINKS / 2)).max(2)
}

/// Returns the width that the bracket can use: that of its texts. Rounds are never dropped for a side panel.
pub(super) fn needs(cx: &Context, room: u16) -> Needs {
    let shown = stages(cx, columns(room.into()));
    let sides = shown.iter().flat_map(|stage| &stage.entries).flat_map(|entry| &entry.sides);
    let widest = sides.map(|(name, points)| text::width(name) + text::width(points).max(POINTS)).max();
    // With a jump label, a blank and the sign of the side that advances.
    let each = ROUND + LINKS / 2;
    let most = each.max(widest.unwrap_or(0) + MARK + LINKS + 4);
    let [least, most] = [each, most].map(|each| {
        let columns = shown.len().max(2) * each;
        u16::try_from(columns).unwrap_or(room).min(room)
    });
    Needs::between(least, most)
}

/// Returns the number of matches that the cursor can select.
pub(super) fn count(cx: &Context) -> usize {
    shown(cx).map_or(0, |stage| stage.entries.len())
}

/// A drawing of styled characters, by row.
struct Canvas {
    rows: Vec<Vec<(usize, String, Style)>>,
}

impl Canvas {
    fn put(&mut self, row: usize, at: usize, words: String, style: Style) {
        while self.rows.len() <= row {
            self.rows.push(Vec::new());
        }
        self.rows[row].push((at, words, style));
    }

    fn lines(self) -> Vec<Line<'static>> {
        let line = |mut parts: Vec<(usize, String, Style)>| {
            parts.sort_by_key(|part| part.0);
            let mut spans = Vec::new();
            let mut end = 0;
            for (at, words, style) in parts {
                spans.push(Span::raw(" ".repeat(at.saturating_sub(end))));
                end = at.max(end) + text::width(&words);
                spans.push(Span::styled(words, style));
            }
            Line::from(spans)
        };
        self.rows.into_iter().map(line).collect()
    }
}

/// Renders the bracket; the cursor is on a match of the displayed round.
pub(super) fn draw(frame: &mut Frame, area: Rect, cx: &Context, cursor: usize) {
    let width = usize::from(area.width);
    // If there are fewer rounds, each has more space.
    let rounds = stages(cx, columns(width));
    let each = width / rounds.len().max(2);
    let mut heads = String::from("  ");
    for stage in &rounds {
        let head = cx.texts.with("sheet-bracket-round", &[("round", stage.round.into())]);
        heads.push_str(&text::fit(&head, each, Align::Left));
    }
    let [top, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
    unwrapped(frame, top, Text::from(heads).style(cx.theme.head));
    let (lines, here) = picture(cx, &rounds, each, cursor);
    let height = usize::from(body.height);
    let first = scroll_from(here, lines.len(), height);
    let shown: Vec<Line> = lines.into_iter().skip(first).take(height).collect();
    unwrapped(frame, body, shown);
    rest_on_row(frame, body, here.saturating_sub(first));
}

/// Returns the lines of the drawing and the line of the cursor.
fn picture(cx: &Context, rounds: &[Stage], each: usize, cursor: usize) -> (Vec<Line<'static>>, usize) {
    let mut canvas = Canvas { rows: Vec::new() };
    // Row of the first side of every entry, stage by stage.
    let mut rows: Vec<usize> = Vec::new();
    let mut here = 0;
    for (column, stage) in rounds.iter().enumerate() {
        let at = column * each;
        let mut next = 0;
        let placed: Vec<usize> = (0..stage.entries.len())
            .map(|index| {
                let leads =
                    column.checked_sub(1).and_then(|before| rounds.get(before)).map(|before| &before.leads);
                let from = leads
                    .into_iter()
                    .flatten()
                    .zip(&rows)
                    .filter(|(lead, _)| **lead == index)
                    .map(|(_, row)| *row);
                let from: Vec<usize> = from.collect();
                let middle = match (from.first(), from.last()) {
                    (Some(first), Some(last)) => usize::midpoint(*first, *last),
                    _ => next,
                };
                let row = middle.max(next);
                next = row + stage.entries[index].sides.len() + 1;
                link(&mut canvas, &from, row, at, cx.theme.faint);
                row
            })
            .collect();
        for (index, (entry, &row)) in stage.entries.iter().zip(&placed).enumerate() {
            let steps = (stage.round == cx.round).then(|| index.cast_signed() - cursor.cast_signed());
            if steps == Some(0) {
                here = row;
            }
            write(&mut canvas, cx, entry, (row, at, each), steps);
        }
        rows = placed;
    }
    (canvas.lines(), here)
}

/// Draws the line from the entries of one round to the entry they lead to.
fn link(canvas: &mut Canvas, from: &[usize], to: usize, at: usize, style: Style) {
    let (Some(&first), Some(&last)) = (from.first(), from.last()) else { return };
    let x = at.saturating_sub(LINKS - 1);
    for row in first.min(to)..=last.max(to) {
        let begins = from.contains(&row);
        let sign = match (begins, row == to) {
            (true, true) if first == last => "──",
            (true, true) if row == first => "┬─",
            (true, true) => "┴─",
            (true, false) if row == first => "┐",
            (true, false) => "┘",
            (false, true) if row > last => "└─",
            (false, true) => "├─",
            (false, false) => "│",
        };
        canvas.put(row, x, sign.to_owned(), style);
    }
}

/// Writes the sides of a match below each other, the side that advances in bold; `steps` is the distance from the
/// cursor in lines, if the cursor can select the match.
fn write(
    canvas: &mut Canvas,
    cx: &Context,
    entry: &Entry,
    (row, at, each): (usize, usize, usize),
    steps: Option<isize>,
) {
    let is_here = steps == Some(0);
    let mark = steps.and_then(|steps| line_mark(cx.theme, steps));
    let room = each.saturating_sub(LINKS);
    // A jump label of two letters does not touch the name.
    let begins = MARK + usize::from(cx.theme.labels.is_some());
    for ((below, (name, points)), holder) in entry.sides.iter().enumerate().zip(&entry.holders) {
        let goes_on = holder.is_some() && *holder == entry.winner && entry.sides.len() == 2;
        let points = if goes_on { format!("{points} ✓") } else { points.clone() };
        let width = room.saturating_sub(begins + text::width(&points).max(POINTS) + 1);
        let words = format!(
            "{} {}",
            text::fit(name, width, Align::Left),
            text::fit(&points, text::width(&points).max(POINTS), Align::Left)
        );
        let style = match (is_here, goes_on, holder) {
            (true, ..) => cx.theme.selected,
            (false, true, _) => cx.theme.strong,
            (false, false, Some(_)) if entry.winner.is_none() || entry.sides.len() == 1 => cx.theme.plain,
            (false, false, _) => cx.theme.faint,
        };
        let (mark, of_mark) = mark.clone().filter(|_| below == 0).unwrap_or((String::new(), style));
        canvas.put(row + below, at, text::fit(&mark, begins, Align::Left), of_mark);
        canvas.put(row + below, at + begins, words, style);
    }
}

fn chosen(cx: &Context, cursor: usize) -> Option<MatchState> {
    let stage = shown(cx)?;
    let entry = stage.entries.get(cursor)?;
    let sides: Vec<Participant> = entry.holders.iter().flatten().copied().collect();
    let is_of = |state: &MatchState| sides.len() == 2 && state.of.sides.iter().all(|of| sides.contains(of));
    matches(cx.snapshot, cx.round).into_iter().find(is_of)
}

/// Returns true if the match at the cursor has games to show.
pub(super) fn is_paired(cx: &Context, cursor: usize) -> bool {
    chosen(cx, cursor).is_some()
}

pub(super) fn open(cx: &Context, cursor: usize) -> Message {
    let Some(state) = chosen(cx, cursor) else { return Message::Nothing };
    let title = state.of.sides.map(|of| side(cx.event, of)).join(" – ");
    let lines = move |cx: &Context, width: u16| games(cx, &state, width.into());
    Message::open(ReadingDialog::fitted(title, lines))
}

fn games(cx: &Context, state: &MatchState, width: usize) -> Vec<Line<'static>> {
    let section = match cx.snapshot.round(cx.round).filter(|_| state.of.is_of_teams()) {
        Some(paired) => teams::match_section(cx.event, paired, &state.of),
        None => match_section(cx.event, cx.round, std::slice::from_ref(state)),
    };
    let mut table = section.table;
    // A line below names the winner.
    for column in table.columns.iter_mut().filter(|column| column.key == Key::One("goes_on")) {
        column.gives_way = true;
    }
    let lines = sheet_text::table(&table, cx.texts, width).into_iter();
    let style = |stands_out| if stands_out { cx.theme.strong } else { cx.theme.plain };
    let lines = lines.map(|line| Line::styled(line.text, style(line.stands_out))).collect();
    told_next(cx, state, lines)
}

fn told_next(cx: &Context, state: &MatchState, mut lines: Vec<Line<'static>>) -> Vec<Line<'static>> {
    let next = match state.next {
        NextGame::Decided(Some(winner), _) => {
            let values = [("winner", side(cx.event, winner).into())];
            cx.texts.with("bracket-advances", &values)
        }
        NextGame::Decided(None, _) => cx.texts.heading("match-next-neither"),
        NextGame::Add(..) | NextGame::Lot => cx.texts.get("bracket-undecided").into_owned(),
        NextGame::Games | NextGame::Game => cx.texts.heading("match-next-game"),
    };
    lines.extend([Line::default(), Line::raw(next)]);
    lines
}

/// Lists the boards of a team match if its table does not fit: both players with the result between them.
fn boards(cx: &Context, section: &Section, width: usize) -> Vec<Line<'static>> {
    let widest = width.saturating_sub(RESULT + 2) / 2;
    let kinds: Vec<ColumnKind> = section.table.columns.iter().map(|column| column.kind).collect();
    let line = |row: &Row| {
        let cells = kinds.iter().zip(shown_cells(row, cx.texts));
        let parts = cells.filter_map(|(kind, words)| match kind {
            ColumnKind::Name => Some(text::fit(&words, widest, Align::Left)),
            ColumnKind::Result => Some(text::fit(&words, RESULT, Align::Centre)),
            _ => None,
        });
        Line::styled(parts.collect::<Vec<_>>().join(" "), cx.theme.plain)
    };
    section.table.rows().map(|row| line(&row)).collect()
}

const RESULT: usize = 5;

/// Renders the match at the cursor as a side panel.
pub(super) fn panel(cx: &Context, cursor: usize, room: Room) -> Panel {
    let Some(state) = chosen(cx, cursor) else { return Panel::default() };
    let [one, other] = state.of.sides.map(|of| side(cx.event, of));
    let paired = cx.snapshot.round(cx.round).filter(|_| state.of.is_of_teams());
    let mut lines = match paired.map(|paired| teams::match_section(cx.event, paired, &state.of)) {
        Some(section) => told_next(cx, &state, boards(cx, &section, room.width)),
        None => games(cx, &state, room.width),
    };
    // Each of two long names has its own lines.
    let mut title = format!("{one} – {other}");
    if text::width(&title) > room.width {
        title = one;
        lines.splice(..0, wrapped(&format!("– {other}"), room.width, cx.theme.head));
    }
    Panel::new(title, lines.into_iter().take(room.height).collect())
}
