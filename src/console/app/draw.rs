//! Drawing of a frame: header, pane, dialogs, notice line and key bar.

use super::App;
use crate::desk::{Context, Dialog, Grade, Pane, PaneId, Sign, keys};
use crate::pane::TABS;
use crate::service::guide;
use crate::text;
use crate::widget;
use crate::widget::{Parts, panel_box, room, strip_box, wrapped};
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// Mark before the next step.
pub const NEXT: &str = "▸ ";

/// Minimum screen width for shortcut tips.
const COACHED: u16 = 100;

/// Maximum number of rows for the notice and the next step.
const MOST_TOLD: u16 = 5;

/// Width of the mark before a notice and the blank after it.
pub(super) const MARK: usize = 2;

/// Smallest screen on which everything is usable.
pub const SMALLEST: (u16, u16) = (80, 24);

impl App {
    /// Draws the full screen; a pure function of the state.
    pub fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return self.draw_too_small(frame, area);
        }
        let foot = self.asked_for_label(area.width).unwrap_or_else(|| self.foot(area.width));
        let [head, tabs, sections, body, led, notice, bar] = self.parts(area, foot.len());
        frame.buffer_mut().set_style(area, self.services.themes.theme.surface.ground);
        for bar_area in [head, tabs, bar] {
            frame.buffer_mut().set_style(bar_area, self.services.themes.theme.surface.bar);
        }
        self.draw_head(frame, head);
        self.draw_tabs(frame, tabs);
        if sections.height > 0 {
            self.draw_sections(frame, sections);
        }
        let beside = self.draw_pane(frame, body);
        let cx = self.context();
        let over = Rect { height: area.height.saturating_sub(2 + led.height), ..area };
        if let Some(guide) = self.services.guide {
            guide.draw(frame, led, &cx);
        }
        self.draw_dialogs(frame, over, beside, &cx);
        match &self.services.finder {
            Some(finder) => finder.draw(frame, notice, cx.texts, cx.theme),
            None => {
                widget::lines(frame, notice, &foot);
                self.draw_hint(frame, notice, foot.last());
            }
        }
        let keys = self.key_lines(area.width);
        // The keys of a dialog continue in the line above if that is empty.
        let is_free = !self.dialogs.is_empty()
            && self.services.finder.is_none()
            && foot.iter().all(|line| line.width() == 0);
        match keys.as_slice() {
            [first, second, ..] if is_free => {
                let above = Rect { y: bar.y.saturating_sub(1), ..bar };
                frame.buffer_mut().set_style(above, self.services.themes.theme.surface.bar);
                widget::lines(frame, above, [first]);
                widget::lines(frame, bar, [second]);
            }
            lines => widget::lines(frame, bar, lines.first()),
        }
    }

    /// Draws the dialogs, texts in the place of the panels. A box below such a text leaves it this place; without space
    /// for that, the text is a box too, since a panel would hide the right part of the other one.
    fn draw_dialogs(&self, frame: &mut Frame, over: Rect, panels: Option<Rect>, cx: &Context) {
        let mut panels = panels;
        let fits =
            |dialog: &dyn Dialog, place: &Rect| dialog.beside().is_some_and(|least| place.width >= least);
        for (at, dialog) in self.dialogs.iter().enumerate() {
            if let Some(place) = panels.filter(|place| fits(dialog.as_ref(), place)) {
                dialog.draw_beside(frame, place, cx);
                continue;
            }
            let mut later = self.dialogs.iter().skip(at + 1);
            let left = panels
                .filter(|place| place.x >= SMALLEST.0 && later.any(|dialog| fits(dialog.as_ref(), place)));
            dialog.draw(frame, left.map_or(over, |place| Rect { width: place.x, ..over }), cx);
            panels = left;
        }
    }

    /// Draws the shortcut tip on wide screens, if the last line of the foot leaves space.
    fn draw_hint(&self, frame: &mut Frame, area: Rect, last: Option<&Line>) {
        let hint = self.services.coach.hint(&self.state.texts);
        let Some((key, words)) = hint.filter(|_| area.width >= COACHED && self.dialogs.is_empty()) else {
            return;
        };
        let theme = &self.services.themes.theme;
        let told = Line::from(vec![
            Span::styled(self.state.texts.get("coach-next-time").into_owned(), theme.faint),
            Span::raw(" "),
            Span::styled(key, theme.key),
            Span::styled(format!(" {words}"), theme.plain),
        ]);
        let wide = u16::try_from(told.width()).unwrap_or(u16::MAX);
        let taken = last.map_or(0, |line| u16::try_from(line.width()).unwrap_or(u16::MAX));
        if taken.saturating_add(wide).saturating_add(3) <= area.width {
            let place =
                Rect { x: area.right() - wide, y: area.bottom().saturating_sub(1), width: wide, height: 1 };
            widget::lines(frame, place, [&told]);
        }
    }

    /// Draws the current pane: its table with panels next to it, or with a strip below it. Returns the area of the
    /// panels, which text dialogs can use.
    fn draw_pane(&self, frame: &mut Frame, area: Rect) -> Option<Rect> {
        let cx = self.context();
        let pane = self.pane()?;
        let parts = Parts::of(area, pane.panels(&cx), pane.width(area.as_size(), &cx));
        if parts.panels.is_empty() {
            let (rows, lines) = pane.strip(area.width, &cx);
            let below = if rows == 0 { 0 } else { rows + 1 };
            let [main, strip] = Layout::vertical([Constraint::Min(0), Constraint::Length(below)]).areas(area);
            self.draw_table(frame, main, pane, &cx);
            if rows > 0 {
                let inside = strip_box(frame, strip, &self.services.themes.theme);
                widget::first_lines(frame, inside, &lines);
            }
            return None;
        }
        self.draw_table(frame, parts.main, pane, &cx);
        for (at, &place) in parts.panels.iter().enumerate() {
            let panel = pane.panel(at, room(place), &cx);
            let inside = panel_box(frame, place, &self.services.themes.theme, &panel.title);
            widget::lines(frame, inside, &panel.lines);
        }
        parts.beside()
    }

    /// Draws the table of a pane, with a legend of its symbols below while they are new to the arbiter.
    fn draw_table(&self, frame: &mut Frame, area: Rect, pane: &dyn Pane, cx: &Context) {
        let legend = legend(pane, usize::from(area.width), cx);
        let rows = u16::from(legend.is_some());
        let [main, below] = Layout::vertical([Constraint::Min(0), Constraint::Length(rows)]).areas(area);
        // For a pane without a selected row, such as a round that is not paired yet.
        widget::rest_cursor(frame, main);
        pane.draw(frame, main, cx);
        if let Some(legend) = legend {
            widget::lines(frame, below, [&legend]);
        }
    }

    fn draw_too_small(&self, frame: &mut Frame, area: Rect) {
        let values = [
            ("columns", SMALLEST.0.into()),
            ("rows", SMALLEST.1.into()),
            ("width", area.width.into()),
            ("height", area.height.into()),
        ];
        let text = self.state.texts.with("screen-too-small", &values);
        frame.render_widget(Paragraph::new(text).wrap(ratatui::widgets::Wrap { trim: true }), area);
    }

    fn draw_tabs(&self, frame: &mut Frame, area: Rect) {
        if self.state.pane == PaneId::START {
            return;
        }
        let tabs = TABS.iter().map(|tab| {
            (
                tab.id == self.state.pane,
                format!("{} {}", keys::name(tab.key, &self.state.texts), self.state.texts.get(tab.label)),
            )
        });
        let tabs: Vec<(bool, String)> = tabs.collect();
        let words: usize = tabs.iter().map(|(_, words)| text::width(words)).sum();
        let between = tabs.len().saturating_sub(1);
        let fits = |gap: &u16| words + between * usize::from(*gap) + 2 <= usize::from(area.width);
        let gap = [3, 2].into_iter().find(fits).unwrap_or(1);
        let theme = &self.services.themes.theme;
        // Weight and tone make brackets unnecessary.
        let edges = if theme.has_tones() { [" ", " "] } else { ["[", "]"] };
        // Brackets are drawn in the gaps; gaps of one blank have no space for them, so they occupy separate cells.
        let bracket = u16::from(gap == 1);
        let mut at = area.x.saturating_add(1 - bracket);
        for (here, words) in tabs {
            let taken = u16::try_from(text::width(&words)).unwrap_or(0);
            let (start, own, words, style) = match here {
                true => (
                    (at + bracket).saturating_sub(1),
                    2 * bracket,
                    format!("{}{words}{}", edges[0], edges[1]),
                    theme.selected.patch(theme.strong),
                ),
                false => (at, 0, words, theme.plain),
            };
            let room = usize::from(area.right().saturating_sub(start));
            frame.buffer_mut().set_stringn(start, area.y, words, room, style);
            at = at.saturating_add(taken + own + gap);
        }
    }

    /// Divides the screen; `foot` is the number of lines of the foot.
    pub(super) fn parts(&self, area: Rect, foot: usize) -> [Rect; 7] {
        let guide = if self.services.guide.is_some() { guide::ROWS } else { 0 };
        Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(self.section_rows()),
            Constraint::Min(0),
            Constraint::Length(guide),
            Constraint::Length(u16::try_from(foot).unwrap_or(1).min(MOST_TOLD)),
            Constraint::Length(1),
        ])
        .areas(area)
    }

    /// Returns the notice and the next step, on one line if both fit.
    pub(super) fn foot(&self, width: u16) -> Vec<Line<'static>> {
        let told = self.state.notice.as_ref().map(|notice| {
            let (mark, style) = match notice.grade {
                Grade::Done => ("✓", self.services.themes.theme.good),
                Grade::Warning => ("!", self.services.themes.theme.warning),
                Grade::Refused => ("✗", self.services.themes.theme.error),
            };
            (format!("{mark} {}", text::clean(&notice.text)), style)
        });
        let room = usize::from(width);
        let next = self.next_step().map(|step| {
            let key = keys::name(step.key, &self.state.texts);
            let told = format!("{NEXT}{key} {}", text::clean(&step.words));
            let mut lines = wrapped(&told, room, self.services.themes.theme.plain);
            if let Some(first) = lines.first_mut() {
                let words = first.to_string().split_off(NEXT.len() + key.len());
                *first = Line::from(vec![
                    Span::styled(NEXT, self.services.themes.theme.faint),
                    Span::styled(key, self.services.themes.theme.key),
                    Span::styled(words, self.services.themes.theme.plain),
                ]);
            }
            lines
        });
        let most = match &self.state.notice {
            // The log has the full text.
            Some(notice) if notice.grade == Grade::Done => 2,
            _ => 3,
        };
        let told_in = |words: &str, style| -> Vec<Line<'static>> {
            let mut lines = wrapped(words, room, style);
            if lines.len() > most {
                lines = wrapped(&text::with_short_paths(words, room / 2), room, style);
            }
            if lines.len() > most {
                let rest: String = lines.split_off(most - 1).iter().map(|line| format!("{line} ")).collect();
                lines.push(Line::styled(text::fit(&rest, room, text::Align::Left), style));
            }
            lines
        };
        match (told, next) {
            (None, next) => next.unwrap_or_else(|| vec![Line::default()]),
            (Some((words, style)), None) => told_in(&words, style),
            (Some((words, style)), Some(next)) => {
                let fits = |line: &Line| text::width(&words) + 3 + line.width() <= room;
                if let [line] = next.as_slice()
                    && fits(line)
                {
                    let told = [Span::styled(words, style), Span::raw("   ")];
                    return vec![Line::from_iter(told.into_iter().chain(line.spans.clone()))];
                }
                let mut lines = told_in(&words, style);
                lines.extend(next);
                lines
            }
        }
    }

    /// Returns the key bar in lines, each with as many keys as fit. Only the first line is shown for a pane, as the
    /// help lists the rest.
    fn key_lines(&self, width: u16) -> Vec<Line<'static>> {
        let shown = |(code, label): (KeyCode, &str)| {
            format!("{}={}", keys::name(code, &self.state.texts), self.state.texts.get(label))
        };
        let leads = self.menu_key().into_iter().chain(self.explaining_key());
        let more = leads.map(shown).collect::<Vec<_>>().join("  ");
        let is_pane = self.dialogs.is_empty();
        let taken = if is_pane { text::width(&more) + 2 } else { 0 };
        let room = usize::from(width).saturating_sub(taken);
        let mut lines: Vec<Vec<Span>> = vec![Vec::new()];
        let mut used = 0;
        let hints = if is_pane { self.bar_hints() } else { self.hints() };
        for hint in hints {
            let key = keys::shown(&hint, &self.state.texts);
            let words = self.state.texts.get(hint.label).to_string();
            let needed = text::width(&key) + text::width(&words) + 1;
            if used > 0 && used + needed > room {
                if is_pane {
                    break;
                }
                lines.push(Vec::new());
                used = 0;
            }
            used += needed + 2;
            if let Some(line) = lines.last_mut() {
                line.extend([
                    Span::styled(key, self.services.themes.theme.key),
                    Span::raw(format!(" {words}  ")),
                ]);
            }
        }
        if let Some(line) = lines.last_mut().filter(|_| is_pane) {
            line.push(Span::styled(more, self.services.themes.theme.faint));
        }
        lines.into_iter().map(Line::from).collect()
    }
}

/// Returns the legend of the symbols currently in the table while they are new, as many as fit.
fn legend(pane: &dyn Pane, width: usize, cx: &Context) -> Option<Line<'static>> {
    let is_new = |sign: &Sign| sign.is_shown && cx.snapshot.last_published() < Some(sign.known_from);
    let mut spans: Vec<Span<'static>> = Vec::new();
    let mut taken = 1;
    for sign in pane.signs(cx).into_iter().filter(is_new) {
        let words = format!(" {}   ", cx.texts.get(sign.words));
        taken += text::width(&sign.sign) + text::width(&words);
        if taken > width + 3 {
            break;
        }
        spans.push(Span::styled(sign.sign, cx.theme.key));
        spans.push(Span::styled(words, cx.theme.faint));
    }
    (!spans.is_empty()).then(|| Line::from_iter(std::iter::once(Span::raw(" ")).chain(spans)))
}
