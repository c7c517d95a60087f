//! Speech of the console, for screen readers. Read from a hidden drawing in the spoken theme, which marks the meaning
//! of cells, so that no pane or dialog can be omitted.

use super::App;
use crate::desk::keys::{self, Hint};
use crate::desk::{Context, Grade, Sign};
use crate::pane::TABS;
use crate::service::guide;
use crate::text;
use crate::theme::spoken;
use crate::widget::Room;
use hakem_engine::pairing::last_round;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::{Frame, Terminal};

/// Columns and rows of the hidden drawing of a pane: large enough that nothing is cut.
const PANE: (u16, u16) = (240, 48);

/// Columns and rows for dialogs, whose texts must be complete.
const DIALOG: (u16, u16) = (140, 240);

/// Maximum size of the panel read with a table.
const BESIDE: Room = Room { width: 100, height: 60 };

/// Separator of the parts of a line.
const PARTED: &str = "  ";

/// A line outside tables.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SpokenRow {
    words: String,
    /// True if it is a warning or a refusal.
    is_told: bool,
    is_here: bool,
}

/// Everything that can be spoken in the current state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speech {
    /// Pane, round, and the states in the header.
    place: Vec<String>,
    /// Number of open dialogs, and title of the topmost one.
    over: (usize, String),
    /// Lines of the pane or the topmost dialog, without those of tables.
    rows: Vec<SpokenRow>,
    /// The line at the cursor.
    here: String,
    /// The text field with focus: number of open dialogs, and line.
    field: Option<(usize, u16)>,
    told: Option<String>,
    next: Option<String>,
    /// Keys of the topmost dialog.
    keys: String,
}

/// Output for a change, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    pub lines: Vec<String>,
    /// The line at the cursor, if it is to be spoken.
    pub here: Option<String>,
    /// True if that line replaces the previous one: a character was added or removed in the same field.
    pub is_same_field: bool,
}

impl Speech {
    pub fn of(app: &App) -> Self {
        let cx = app.context();
        let told = app.state.notice.as_ref().map(|notice| {
            let what = text::clean(&notice.text).into_owned();
            match notice.grade {
                Grade::Done => what,
                Grade::Warning => cx.texts.with("linear-warning", &[("what", what.into())]),
                Grade::Refused => cx.texts.with("linear-refused", &[("what", what.into())]),
            }
        });
        let next = app.next_step().map(|step| {
            let values =
                [("key", keys::name(step.key, &app.state.texts).into()), ("what", step.words.into())];
            cx.texts.with("linear-next", &values)
        });
        let shared = Self { place: app.place(&cx), told, next, ..Self::default() };
        match app.dialogs.last() {
            Some(dialog) => {
                let read = ScreenReading::of(DIALOG, &[], |frame, area| dialog.draw(frame, area, &cx));
                let here = read.here();
                let keys = app.hints().iter().map(|hint| hint_words(hint, &cx)).collect::<Vec<_>>();
                let (title, keys) = (read.title.clone(), keys.join(", "));
                let field = read.field.filter(|_| app.is_in_field()).map(|line| (app.dialogs.len(), line));
                Self { over: (app.dialogs.len(), title), rows: read.rows, here, field, keys, ..shared }
            }
            None => {
                let pane = app.pane();
                let signs = pane.map(|pane| pane.signs(&cx)).unwrap_or_default();
                let signs = words_of(&signs, &cx);
                let read = ScreenReading::of(PANE, &signs, |frame, area| app.draw_spoken(frame, area));
                let line = pane.and_then(|pane| pane.spoken(&cx)).unwrap_or_else(|| read.here());
                // The search text comes before its results.
                let sought = app.services.finder.as_ref().map(|finder| finder.spoken(cx.texts));
                let typed = read.field.filter(|_| app.is_in_field());
                let field = sought.as_ref().map_or(typed, |_| Some(0)).map(|row| (0, row));
                let has_lines = pane.is_some_and(|pane| pane.has_lines(&cx));
                let line = if line.is_empty() && has_lines {
                    cx.texts.get("linear-empty").into_owned()
                } else {
                    line
                };
                let here = sought.into_iter().chain([line]).collect::<Vec<_>>().join(". ");
                Self { rows: read.rows, here, field, ..shared }
            }
        }
    }

    /// Carries over the next step while a dialog is open, because a dialog does not change it.
    #[must_use]
    pub fn after(self, before: &Self) -> Self {
        let next = if self.over.0 > 0 { before.next.clone() } else { self.next };
        Self { next, ..self }
    }

    /// Returns the output for the current state; `before` is the state at the last output. `is_key` is true if a key
    /// was pressed in between: the notice is then new, whatever its text.
    pub fn since(&self, before: &Self, is_key: bool) -> Said {
        let mut lines: Vec<String> = Vec::new();
        let news = self.told.iter().filter(|_| is_key || self.told != before.told);
        lines.extend(news.cloned());
        let is_moved = self.place.first() != before.place.first() || self.place.get(1) != before.place.get(1);
        // Pane and round are both spoken if either changes.
        let is_said = |&(at, words): &(usize, &String)| (is_moved && at < 2) || !before.place.contains(words);
        let place: Vec<&str> =
            self.place.iter().enumerate().filter(is_said).map(|(_, words)| words.as_str()).collect();
        lines.extend((!place.is_empty()).then(|| place.join(", ")));
        let is_new = self.over != before.over;
        let is_open = self.over.0 > 0;
        let mut is_said = false;
        if is_open && is_new {
            lines.extend(self.rows.iter().map(|row| row.words.clone()));
            is_said = self.rows.last().is_some_and(|row| row.is_here);
            lines.extend((!self.keys.is_empty()).then(|| self.keys.clone()));
        } else {
            let changed = self.rows.iter().filter(|row| !row.is_here && self.tells(row, before, is_moved));
            lines.extend(changed.map(|row| row.words.clone()));
        }
        let is_same_field = self.field.is_some() && self.field == before.field && !is_new;
        // A key without effect is acknowledged too: the cursor has not moved.
        let is_idle = is_key && lines.is_empty() && self.field.is_none();
        let here_again = is_new || is_moved || is_idle || self.here != before.here;
        let here = (here_again && !self.here.is_empty() && !(is_said && self.field.is_none()))
            .then(|| self.here.clone());
        let step = |speech: &Self| speech.next.as_deref().map(letters);
        if step(self) != step(before) {
            lines.extend(self.next.clone());
        }
        Said { lines, here, is_same_field }
    }

    /// Returns true if a line is to be spoken: in a pane, if it is new apart from its figures; in a dialog, if it is
    /// new, but while text is typed only warnings and refusals.
    fn tells(&self, row: &SpokenRow, before: &Self, is_moved: bool) -> bool {
        if self.over.0 == 0 {
            let was = before.rows.iter().any(|other| letters(&other.words) == letters(&row.words));
            return before.over.0 == 0 && (is_moved || !was);
        }
        let was = before.rows.iter().any(|other| other.words == row.words);
        !was && (self.field.is_none() || row.is_told)
    }

    pub fn here(&self) -> &str {
        &self.here
    }

    /// Returns everything in the current view.
    pub fn whole(&self, app: &App) -> Vec<String> {
        let cx = app.context();
        let mut lines = vec![self.place.join(", ")];
        lines.extend(self.rows.iter().map(|row| row.words.clone()));
        let pane = app.panes.iter().find(|(id, _)| *id == app.state.pane && app.dialogs.is_empty());
        if let Some((_, pane)) = pane.filter(|(_, pane)| pane.panels(&cx) > 0) {
            let panel = pane.panel(0, BESIDE, &cx);
            let beside = panel.lines.iter().map(|line| parted(&line.to_string()));
            lines.extend([panel.title].into_iter().chain(beside).filter(|line| !letters(line).is_empty()));
        }
        lines.extend(self.next.clone());
        lines.extend((!self.keys.is_empty()).then(|| self.keys.clone()));
        lines.push(self.here.clone());
        lines
    }
}

impl App {
    /// Returns the location: the pane, the round, then their states from the header.
    fn place(&self, cx: &Context) -> Vec<String> {
        let Some(session) = &self.state.session else { return vec![cx.texts.get("slogan").into_owned()] };
        let tab = TABS.iter().find(|tab| tab.id == self.state.pane);
        let pane = tab.map(|tab| cx.texts.get(tab.label).into_owned()).unwrap_or_default();
        let values = [("round", cx.round.into()), ("rounds", last_round(cx.snapshot).into())];
        let round = cx.texts.with("linear-round", &values);
        // The clock changes by itself, so it would be repeated constantly.
        let states =
            self.states(session, &self.event_context(), false).into_iter().map(|span| parted(&span.content));
        [pane, round].into_iter().chain(self.spoken_section()).chain(states).collect()
    }

    /// Draws the spoken parts of the current pane: the pane, and the steps of the guided round.
    fn draw_spoken(&self, frame: &mut Frame, area: Rect) {
        let led = if self.services.guide.is_some() { guide::ROWS } else { 0 };
        let [body, foot] = Layout::vertical([Constraint::Min(0), Constraint::Length(led)]).areas(area);
        let cx = self.context();
        if let Some(pane) = self.pane() {
            pane.draw(frame, body, &cx);
        }
        if let Some(guide) = self.services.guide {
            guide.draw(frame, foot, &cx);
        }
    }
}

fn hint_words(hint: &Hint, cx: &Context) -> String {
    let names = hint.keys.first().map(|&code| keys::name(code, cx.texts)).unwrap_or_default();
    format!("{names} {}", cx.texts.get(hint.label))
}

/// Returns the symbols of a pane with their meanings.
fn words_of(signs: &[Sign], cx: &Context) -> Vec<(String, String)> {
    signs.iter().map(|sign| (sign.sign.clone(), cx.texts.get(sign.words).into_owned())).collect()
}

/// Returns the letters of a line, which are equal for lines that differ only in figures and symbols.
fn letters(words: &str) -> String {
    words.chars().filter(|letter| letter.is_alphabetic()).collect()
}

/// Returns a line as spoken: without rules and frames, its parts separated by commas.
fn parted(line: &str) -> String {
    let is_drawn = |letter: char| matches!(letter, '\u{2500}'..='\u{25ff}');
    let plain: String = line.chars().map(|letter| if is_drawn(letter) { ' ' } else { letter }).collect();
    let parts = plain.split(PARTED).map(str::trim).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

/// Content read from a drawing.
#[derive(Default)]
struct ScreenReading {
    /// First text: the title of a dialog.
    title: String,
    rows: Vec<SpokenRow>,
    /// Table line at the cursor.
    at: Option<String>,
    /// Line of the text field with focus.
    field: Option<u16>,
}

impl ScreenReading {
    /// Draws and reads; cells that consist of a symbol are read as its meaning.
    fn of(
        (width, height): (u16, u16),
        signs: &[(String, String)],
        draw: impl FnOnce(&mut Frame, Rect),
    ) -> Self {
        let Ok(mut screen) = Terminal::new(TestBackend::new(width, height));
        let Ok(_drawn) = screen.draw(|frame| draw(frame, frame.area()));
        let drawn = screen.backend();
        let mut read = Self::default();
        let mut heads: Vec<String> = Vec::new();
        let (mut was_told, mut was_table) = (false, false);
        for y in 0..height {
            let line = DrawnLine::of(drawn.buffer(), y, width);
            // A line further down may look like the head, but is not.
            let begins = !std::mem::replace(&mut was_table, !line.cells.is_empty());
            if !line.cells.is_empty() {
                if line.is_here {
                    read.at = Some(line.with_heads(&heads, signs));
                } else if begins && line.is_head {
                    heads = line.cells;
                }
                continue;
            }
            let words = parted(line.words.strip_prefix("> ").unwrap_or(&line.words));
            if read.title.is_empty() {
                read.title = parted(line.words.trim().split(PARTED).next().unwrap_or_default());
            }
            let is_told = line.is_told && !line.is_here;
            // A sentence broken into lines is joined again.
            let begun = read.rows.last_mut().filter(|row| is_told && was_told && row.is_told);
            was_told = is_told;
            if let Some(row) = begun {
                row.words = format!("{} {words}", row.words);
            } else if !letters(&words).is_empty() || line.is_here {
                read.rows.push(SpokenRow { words, is_told: line.is_told, is_here: line.is_here });
            }
        }
        read.field = drawn.cursor_visible().then(|| drawn.cursor_position().y);
        read
    }

    fn here(&self) -> String {
        let rows = self.rows.iter().filter(|row| row.is_here).map(|row| row.words.clone());
        rows.chain(self.at.clone()).filter(|words| !words.is_empty()).collect::<Vec<_>>().join(". ")
    }
}

/// A line of a drawing.
#[derive(Default)]
struct DrawnLine {
    words: String,
    /// Text of each column, in a table.
    cells: Vec<String>,
    is_head: bool,
    is_here: bool,
    is_told: bool,
}

impl DrawnLine {
    fn of(buffer: &Buffer, y: u16, width: u16) -> Self {
        let mut line = Self::default();
        let mut x = 0;
        while x < width {
            let Some(cell) = buffer.cell((x, y)) else { break };
            let symbol = cell.symbol();
            line.is_here |= cell.modifier.contains(spoken::HERE);
            line.is_told |= cell.modifier.contains(spoken::TOLD);
            if cell.modifier.contains(spoken::CELL) {
                line.is_head |= cell.modifier.contains(spoken::HEAD);
                line.cells.push(String::new());
            }
            match line.cells.last_mut() {
                Some(words) => words.push_str(symbol),
                None => line.words.push_str(symbol),
            }
            x += u16::try_from(text::width(symbol)).unwrap_or(1).max(1);
        }
        line.words = match line.words.find(|letter: char| !matches!(letter, ' ' | '\u{2500}'..='\u{25ff}')) {
            Some(first) => line.words[first..].trim_end().to_owned(),
            None => String::new(),
        };
        line
    }

    /// Returns the non-empty cells, each after its column head.
    fn with_heads(&self, heads: &[String], signs: &[(String, String)]) -> String {
        let told = self.cells.iter().enumerate().filter_map(|(at, words)| {
            let sign = signs.iter().find(|(sign, _)| sign == words.trim());
            let words = sign.map_or_else(|| parted(words), |(_, meant)| meant.clone());
            let head = heads.get(at).map(|head| parted(head)).filter(|head| !head.is_empty());
            match head {
                _ if words.is_empty() => None,
                Some(head) => Some(format!("{head} {words}")),
                None => Some(words),
            }
        });
        told.collect::<Vec<_>>().join(", ")
    }
}
