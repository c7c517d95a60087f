//! All keys that work here.

use super::{Dialog, Reading, Reply};
use crate::context::Context;
use crate::keys::{self, Hint};
use crate::text::{Align, fit};
use crossterm::event::KeyEvent;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The list of keys of a pane and of the whole console.
pub struct Help(Reading);

impl Help {
    /// Lists groups of keys, each under its title.
    #[must_use]
    pub fn new(groups: &[(String, Vec<Hint>)], cx: &Context) -> Self {
        let mut lines = Vec::new();
        for (title, hints) in groups {
            if !lines.is_empty() {
                lines.push(Line::default());
            }
            lines.push(Line::styled(title.clone(), cx.theme.head));
            lines.extend(hints.iter().map(|hint| {
                let names: Vec<String> = hint.keys.iter().copied().map(keys::name).collect();
                let names = Span::styled(fit(&names.join(" "), 20, Align::Left), cx.theme.key);
                Line::from(vec![names, Span::raw(cx.texts.get(hint.label).to_string())])
            }));
        }
        Self(Reading::new(cx.texts.get("help-title").to_string(), lines))
    }
}

impl Dialog for Help {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.0.draw(frame, area, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        self.0.key(key, cx)
    }

    fn hints(&self) -> Vec<Hint> {
        self.0.hints()
    }
}
