//! One frame: the head, the pane, the dialogs over it, the notice line and the key bar.

use super::App;
use crate::keys;
use crate::message::Grade;
use crate::pane::{PaneId, TABS};
use crate::text::{self, Align, fit, width};
use crate::widget::layout::{self, Parts, panel_box, strip_box};
use hakem_engine::tournament::RoundState;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use std::borrow::Cow;

/// The smallest screen on which everything is usable.
pub const SMALLEST: (u16, u16) = (80, 24);

impl App {
    /// Draws the whole screen. Same state, same frame.
    pub fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return self.draw_too_small(frame, area);
        }
        let [head, tabs, body, notice, bar] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(area);
        frame.buffer_mut().set_style(area, self.theme.surface.ground);
        for bar_area in [head, tabs, bar] {
            frame.buffer_mut().set_style(bar_area, self.theme.surface.bar);
        }
        self.draw_head(frame, head);
        self.draw_tabs(frame, tabs);
        let beside = self.draw_pane(frame, body);
        let cx = self.context();
        let over = Rect { height: area.height.saturating_sub(2), ..area };
        for dialog in &self.dialogs {
            match beside.filter(|beside| dialog.beside().is_some_and(|least| beside.width >= least)) {
                Some(beside) => dialog.draw_beside(frame, beside, &cx),
                None => dialog.draw(frame, over, &cx),
            }
        }
        self.draw_notice(frame, notice);
        self.draw_bar(frame, bar);
    }

    /// Draws the pane on show: its table with its panels beside it, or with a strip below it. Returns where the panels
    /// are, so that what is to be read can stand there too.
    fn draw_pane(&self, frame: &mut Frame, area: Rect) -> Option<Rect> {
        let cx = self.context();
        let (_, pane) = self.panes.iter().find(|(id, _)| *id == self.pane)?;
        let parts = Parts::of(area, pane.panels(&cx), |room| pane.width(room, &cx));
        if parts.panels.is_empty() {
            let (rows, lines) = pane.strip(area.width.into(), &cx);
            let below = if rows == 0 { 0 } else { rows + 1 };
            let [main, strip] = Layout::vertical([Constraint::Min(0), Constraint::Length(below)]).areas(area);
            pane.draw(frame, main, &cx);
            if rows > 0 {
                let inside = strip_box(frame, strip, &self.theme);
                frame.render_widget(Paragraph::new(lines), inside);
            }
            return None;
        }
        pane.draw(frame, parts.main, &cx);
        for (at, &place) in parts.panels.iter().enumerate() {
            let panel = pane.panel(at, layout::room(place), &cx);
            let inside = panel_box(frame, place, &self.theme, &panel.title);
            frame.render_widget(Paragraph::new(panel.lines), inside);
        }
        parts.beside()
    }

    fn draw_too_small(&self, frame: &mut Frame, area: Rect) {
        let values = [
            ("columns", SMALLEST.0.into()),
            ("rows", SMALLEST.1.into()),
            ("width", area.width.into()),
            ("height", area.height.into()),
        ];
        let text = self.texts.with("screen-too-small", &values);
        frame.render_widget(Paragraph::new(text).wrap(ratatui::widgets::Wrap { trim: true }), area);
    }

    /// The event, the round and what must not be overlooked.
    fn draw_head(&self, frame: &mut Frame, area: Rect) {
        let cx = self.context();
        let mut right = Vec::new();
        if let Some(session) = &self.session {
            if cx.is_past {
                right.push(Span::styled(
                    cx.texts.with("head-past", &[("step", cx.step.0.into())]),
                    cx.theme.warning,
                ));
            }
            let state = if session.cut().is_some() {
                Some(("head-damaged", cx.theme.error))
            } else if session.is_stale() {
                Some(("head-stale", cx.theme.error))
            } else {
                session.is_read_only().then_some(("head-following", cx.theme.warning))
            };
            if let Some((words, style)) = state {
                right.push(Span::styled(cx.texts.get(words).to_string(), style));
            }
            if self.mirror.is_lost {
                right.push(Span::styled(cx.texts.get("head-mirror-lost").to_string(), cx.theme.error));
            }
            if session.unsaved() > 0 {
                let count = [("count", session.unsaved().into())];
                right.push(Span::styled(cx.texts.with("head-unsaved", &count), cx.theme.error));
            }
            let rounds = [("round", cx.round.0.into()), ("rounds", cx.snapshot.settings().rounds.0.into())];
            let open = cx.snapshot.conflicts().count();
            if open > 0 {
                right.push(Span::styled(
                    cx.texts.with("head-conflicts", &[("count", open.into())]),
                    cx.theme.error,
                ));
            }
            let state = match cx.snapshot.state(cx.round) {
                // Not before the last conflict is settled.
                RoundState::Complete if open > 0 => Cow::Borrowed(""),
                state => cx.texts.round_state(state),
            };
            let round = format!("{} {state}", cx.texts.with("head-round", &rounds));
            right.push(Span::raw(round.trim_end().to_owned()));
        }
        let mut right_line = Vec::new();
        for span in right {
            right_line.push(Span::raw("  "));
            right_line.push(span);
        }
        let right = Line::from(right_line);
        let taken = u16::try_from(right.width()).unwrap_or(area.width).min(area.width);
        let [left_area, right_area] =
            Layout::horizontal([Constraint::Min(0), Constraint::Length(taken)]).areas(area);
        let name = match &self.session {
            Some(_) => text::clean(cx.snapshot.settings().name.as_str()).into_owned(),
            None => cx.texts.get("slogan").to_string(),
        };
        let left = fit(&format!("hakem · {name}"), usize::from(left_area.width), Align::Left);
        frame.render_widget(Paragraph::new(left).style(cx.theme.head), left_area);
        frame.render_widget(Paragraph::new(right), right_area);
    }

    fn draw_tabs(&self, frame: &mut Frame, area: Rect) {
        if self.pane == PaneId::Start {
            return;
        }
        let tabs: Vec<Span> = TABS
            .iter()
            .map(|tab| {
                let here = tab.id == self.pane;
                let words = format!("{} {}", keys::name(tab.key), self.texts.get(tab.label));
                let words = if here { format!("[{words}]") } else { format!(" {words} ") };
                Span::styled(words, if here { self.theme.selected } else { self.theme.plain })
            })
            .collect();
        let taken = tabs.iter().map(Span::width).sum::<usize>() + tabs.len();
        let between = if taken > usize::from(area.width) { "" } else { " " };
        let spans = tabs.into_iter().flat_map(|tab| [tab, Span::raw(between)]);
        frame.render_widget(Paragraph::new(Line::from_iter(spans)), area);
    }

    fn draw_notice(&self, frame: &mut Frame, area: Rect) {
        let Some(notice) = &self.notice else { return };
        let (mark, style) = match notice.grade {
            Grade::Done => ("✓", self.theme.good),
            Grade::Warning => ("!", self.theme.warning),
            Grade::Refused => ("✗", self.theme.error),
        };
        let words = format!("{mark} {}", text::clean(&notice.text));
        frame.render_widget(
            Paragraph::new(fit(&words, usize::from(area.width), Align::Left)).style(style),
            area,
        );
    }

    /// As many keys as there is room for; `?` lists the rest.
    fn draw_bar(&self, frame: &mut Frame, area: Rect) {
        let more = format!("?={}", self.texts.get("key-help"));
        let room = usize::from(area.width).saturating_sub(width(&more) + 2);
        let mut spans = Vec::new();
        let mut used = 0;
        for hint in self.hints() {
            let names: Vec<String> = hint.keys.iter().take(1).copied().map(keys::name).collect();
            let (key, words) = (names.concat(), self.texts.get(hint.label).to_string());
            let needed = width(&key) + width(&words) + 3;
            if used + needed > room {
                break;
            }
            used += needed;
            spans.extend([Span::styled(key, self.theme.key), Span::raw(format!(" {words}  "))]);
        }
        if self.dialogs.is_empty() {
            spans.push(Span::styled(more, self.theme.faint));
        }
        frame.render_widget(Paragraph::new(Line::from(spans)), area);
    }
}
