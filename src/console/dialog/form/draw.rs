//! Drawing of forms.

use super::Form;
use super::field::{FieldKind, FormField};
use crate::desk::Context;
use crate::dialog::{open_box, paragraph, rows};
use crate::text::{self, Align};
use crate::widget::{input_line, rest_cursor, rest_on_row, scroll_from, unwrapped};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Clear;

/// Maximum width of a label; half of the form is reserved for input.
const LABEL: usize = 36;

/// Least width of the box, in terminal columns.
const LEAST: u16 = 70;

/// Minimum number of rows for the note on a field.
const TOLD: u16 = 2;

/// Maximum number of rows for candidates.
const FOUND: usize = 6;

/// Draws the form in the middle of the screen; `area` is the full screen.
pub(super) fn draw(form: &Form, frame: &mut Frame, area: Rect, cx: &Context) {
    let labels = form.fields.iter().map(|field| text::width(&field.label)).max().unwrap_or(0).min(LABEL);
    let fields = form.shown(cx);
    let count = fields.len();
    let at = fields.iter().position(|&field| field == form.cursor).unwrap_or(0);
    let width = form.width(labels).min(area.width.saturating_sub(4));
    let told = form.told(cx);
    let said = told.as_ref().map_or(0, |(words, _)| rows(std::slice::from_ref(words), width, 5)).max(TOLD);
    let most = usize::from(area.height.saturating_sub(4 + said)).max(1);
    let shown = count.min(most);
    let seeks = form.fields.iter().any(|field| matches!(field.kind, FieldKind::Sought(_)));
    let more = if seeks && shown < FOUND + 2 { FOUND.min(most - shown) } else { 0 };
    let height = u16::try_from(shown + more).unwrap_or(u16::MAX).saturating_add(said);
    let last = form.last.as_ref().map(|last| last(cx)).unwrap_or_default();
    let room = area.height.saturating_sub(2 + height);
    let kept = u16::try_from(last.len()).unwrap_or(u16::MAX).min(room);
    let inside = open_box(frame, area, cx, &form.title, (width, height + kept));
    let [list, under, below] =
        Layout::vertical([Constraint::Min(1), Constraint::Length(said), Constraint::Length(kept)])
            .areas(inside);
    let first = scroll_from(at, count, shown);
    let left = u16::try_from(labels + 3).unwrap_or(0);
    let mut at_cursor = None;
    for (&index, y) in fields.iter().skip(first).take(shown).zip(list.y..) {
        let line = Rect { y, height: 1, ..list }.intersection(list);
        let parts: [Rect; 2] = Layout::horizontal([Constraint::Length(left), Constraint::Min(1)]).areas(line);
        form.draw_field(frame, parts, index, cx);
        if index == form.cursor {
            at_cursor = Some(parts[1]);
        }
    }
    if let Some(value) = at_cursor {
        form.draw_found(frame, list, value, cx);
    }
    if let Some((words, style)) = told {
        unwrapped(frame, under, Text::from(paragraph(&[words], width)).style(style));
    }
    draw_last(frame, below, left, &last, cx);
}

impl Form {
    /// Returns the terminal columns in which no value and no candidate at the cursor is cut, for labels of this width.
    fn width(&self, labels: usize) -> u16 {
        // The signs around a chosen word.
        const AROUND: usize = 4;
        let value = |field: &FormField| match &field.kind {
            FieldKind::Choice(words) => {
                words.iter().map(|word| text::width(word)).max().unwrap_or(0) + AROUND
            }
            // Space for the cursor behind the text.
            _ => text::width(&text::clean(field.value())) + 1,
        };
        let longest = self.fields.iter().map(value).max().unwrap_or(0) + labels + 3;
        u16::try_from(longest).unwrap_or(u16::MAX).max(LEAST)
    }

    /// Returns the text below the fields, with its style.
    fn told(&self, cx: &Context) -> Option<(String, Style)> {
        if self.is_leaving {
            return Some((cx.texts.get("form-leaving").into_owned(), cx.theme.warning));
        }
        let field = self.fields.get(self.cursor)?;
        let Some(told) = &field.error else {
            if !field.names.is_empty() {
                return Some((text::clean(&field.names.join("  ")).into_owned(), cx.theme.plain));
            }
            let read =
                field.reads.as_ref().map(|reads| reads(field.value(), cx)).or_else(|| self.more(cx))?;
            return Some((text::clean(&read).into_owned(), cx.theme.faint));
        };
        let style = if told.is_doubt { cx.theme.warning } else { cx.theme.error };
        Some((format!("! {}", text::clean(&told.text)), style))
    }

    /// Names the fields that are not on show, if any.
    fn more(&self, cx: &Context) -> Option<String> {
        let shown = self.shown(cx);
        let hidden = self.fields.iter().enumerate().filter(|(field, _)| !shown.contains(field));
        let labels: Vec<&str> = hidden.map(|(_, field)| field.label.as_str()).collect();
        let values = [("fields", labels.join(", ").into())];
        (!labels.is_empty()).then(|| cx.texts.with("form-more", &values))
    }

    fn draw_field(&self, frame: &mut Frame, [label, value]: [Rect; 2], index: usize, cx: &Context) {
        let Some(field) = self.fields.get(index) else { return };
        let here = index == self.cursor;
        let mark = match (&field.error, here) {
            (Some(_), _) => '!',
            (None, true) => '>',
            (None, false) => ' ',
        };
        let room = usize::from(label.width).saturating_sub(3);
        let words = format!("{mark} {}", text::fit(&field.label, room, Align::Left));
        unwrapped(frame, label, words);
        let style = if here { cx.theme.selected } else { cx.theme.plain };
        match &field.kind {
            FieldKind::Text | FieldKind::Path(_) | FieldKind::Sought(_) | FieldKind::Asked(_) => {
                input_line(frame, value, &field.input, style, here)
            }
            FieldKind::Choice(words) => {
                let line = choices(words, field, (here, style), usize::from(value.width), cx);
                unwrapped(frame, value, line);
                if here {
                    rest_cursor(frame, value);
                }
            }
        }
    }

    /// Draws the candidates below their field, or above it if there is more space.
    fn draw_found(&self, frame: &mut Frame, list: Rect, value: Rect, cx: &Context) {
        let Some(field) = self.fields.get(self.cursor) else { return };
        let found = field.candidates(cx);
        let below = list.bottom().saturating_sub(value.bottom());
        let above = value.y.saturating_sub(list.y);
        let rows = u16::try_from(found.len().min(FOUND)).unwrap_or(0).min(below.max(above));
        if rows == 0 {
            return;
        }
        let y = if below >= rows { value.bottom() } else { value.y - rows };
        // Candidates of a background task have more text than a single word.
        let is_wide = matches!(field.kind, FieldKind::Asked(_));
        let place =
            if is_wide { Rect { y, height: rows, ..list } } else { Rect { y, height: rows, ..value } };
        frame.render_widget(Clear, place);
        frame.buffer_mut().set_style(place, cx.theme.surface.panel);
        let selected = field.selected(&found);
        let first = scroll_from(selected.unwrap_or(0), found.len(), rows.into());
        let shown = found.iter().enumerate().skip(first).take(rows.into());
        let lines = shown.map(|(at, candidate)| {
            let here = selected == Some(at);
            let mark = if here { '>' } else { ' ' };
            let words = text::clean(&candidate.words).into_owned();
            let words = text::fit(&format!("{mark} {words}"), place.width.into(), Align::Left);
            Line::styled(words, if here { cx.theme.selected } else { cx.theme.plain })
        });
        unwrapped(frame, place, lines.collect::<Vec<_>>());
        // Up and Down move through the candidates; the next character returns the cursor to the text.
        if let Some(at) = field.candidate {
            rest_on_row(frame, place, at.saturating_sub(first));
        }
    }
}

/// Draws the entries accepted last: labels below labels, values below values.
fn draw_last(frame: &mut Frame, area: Rect, left: u16, last: &[(String, String)], cx: &Context) {
    for ((label, words), y) in last.iter().zip(area.y..area.bottom()) {
        let label = text::fit(&format!("  {label}"), usize::from(left), Align::Left);
        let room = usize::from(area.width.saturating_sub(left));
        let line = format!("{label}{}", text::fit(words, room, Align::Left));
        unwrapped(frame, Rect { y, height: 1, ..area }, Text::from(line).style(cx.theme.faint));
    }
}

/// Terminal columns of the signs around the chosen word.
const SIGNS: usize = 4;

/// Returns all choices with their keys, or only the selected one if they do not fit.
fn choices(
    words: &[String],
    field: &FormField,
    (here, style): (bool, Style),
    room: usize,
    cx: &Context,
) -> Line<'static> {
    let taken = words.iter().map(|word| text::width(word) + 4).sum::<usize>();
    if !here || taken > room {
        let word = words.get(field.chosen).map_or("", String::as_str);
        let word = text::fit(word, text::width(word).min(room.saturating_sub(SIGNS)), Align::Left);
        let typed = text::clean(field.value()).into_owned();
        return Line::from(vec![
            Span::styled(format!("‹ {word} ›"), style),
            Span::raw("  "),
            Span::styled(typed, cx.theme.key),
        ]);
    }
    let word = |(at, word): (usize, &String)| {
        if at == field.chosen {
            return vec![Span::styled(format!("‹ {word} ›"), style)];
        }
        let mut letters = word.chars();
        let first: String = letters.next().into_iter().collect();
        vec![
            Span::raw("  "),
            Span::styled(first, cx.theme.key),
            Span::styled(letters.collect::<String>(), cx.theme.plain),
            Span::raw("  "),
        ]
    };
    Line::from(words.iter().enumerate().flat_map(word).collect::<Vec<_>>())
}
