//! Wait for a file that is being read in the background. Keys are held back, so that they mean the same at every speed;
//! Esc cancels.

use super::{open_box, paragraph, rows};
use crate::desk::keys::{Hint, plain};
use crate::desk::{Context, Dialog, FileRequest, Message, Reply};
use crate::text;
use crate::widget::unwrapped;
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::Rect;

/// Maximum number of keys held back.
const MOST: usize = 64;

/// Shows the file that is being read.
pub struct Waiting {
    file: String,
    held: Vec<KeyEvent>,
}

impl Waiting {
    pub fn new(file: impl Into<String>) -> Self {
        Self { file: file.into(), held: Vec::new() }
    }
}

impl Dialog for Waiting {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let told = cx.texts.with("waiting-file", &[("file", self.file.as_str().into())]);
        let told = text::clean(&told).into_owned();
        let width = area.width.saturating_sub(6).min(60);
        let height = rows(std::slice::from_ref(&told), width, area.height.saturating_sub(4));
        let inside = open_box(frame, area, cx, &cx.texts.get("waiting-title"), (width, height));
        unwrapped(frame, inside, paragraph(&[told], width));
    }

    fn key(&mut self, key: KeyEvent, _: &Context) -> Reply {
        if plain(key) == Some(KeyCode::Esc) {
            return Reply::Finish(Message::ask(FileRequest::StopReading));
        }
        if self.held.len() < MOST {
            self.held.push(key);
        }
        Reply::Stay
    }

    fn release(&mut self) -> Vec<KeyEvent> {
        std::mem::take(&mut self.held)
    }

    fn hints(&self) -> Vec<Hint> {
        vec![Hint::new(&[KeyCode::Esc], "waiting-key-end")]
    }
}
