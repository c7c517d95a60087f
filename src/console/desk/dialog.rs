//! The `Dialog` trait: a dialog opens over a pane and receives all keys until it closes.

use super::keys::Hint;
use super::{Context, Message};
use crossterm::event::KeyEvent;
use ratatui::Frame;
use ratatui::layout::Rect;

/// Response of a dialog to a key.
pub enum Reply {
    Stay,
    /// It stays open; the key does nothing in it.
    Unused,
    /// It closes without an effect.
    Close,
    /// It closes, and the message is sent.
    Finish(Message),
    /// It stays open, and the message is sent.
    Keep(Message),
}

/// Completion of a partial path.
pub struct Completion {
    /// The path, extended as far as it is unambiguous.
    pub path: String,
    /// Possible next names; folders end with a slash.
    pub names: Vec<String>,
}

/// Kind of path to complete; other kinds are not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Event,
    File,
    Folder,
}

/// A dialog that opens over a pane and receives all keys until it closes.
pub trait Dialog {
    /// Draws the dialog; `area` is the full screen.
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context);

    fn type_name(&self) -> &'static str {
        std::any::type_name::<Self>()
    }

    /// Returns the number of terminal columns needed to replace the panels, so that the table remains visible; `None`
    /// if the dialog always opens over the pane.
    fn beside(&self) -> Option<u16> {
        None
    }

    /// Draws the dialog in the place of the panels.
    fn draw_beside(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.draw(frame, area, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply;

    /// Returns true if the dialog confirms something that is hard to undo. Keys typed before it was visible are then
    /// discarded.
    fn asks(&self) -> bool {
        false
    }

    /// Returns the capital letter that confirms the question; `None` if one letter does not suffice.
    fn capital(&self) -> Option<char> {
        None
    }

    /// Returns true while a text field has focus, in which the terminal's cursor is visible.
    fn is_typing(&self) -> bool {
        false
    }

    /// Returns true if the dialog only shows text; the help key then closes it.
    fn is_reading(&self) -> bool {
        false
    }

    /// Accepts the completion of a path requested with
    /// [`FileRequest::Complete`](super::FileRequest::Complete).
    fn complete(&mut self, _completion: Completion) {}

    /// Returns true if computation is pending that can run while no key arrives.
    fn has_work(&self) -> bool {
        false
    }

    /// Computes the next piece; returns true if it is available.
    fn work(&mut self, _cx: &Context) -> bool {
        false
    }

    /// Returns the keys that were held back for an answer from a background task, once it has arrived.
    fn release(&mut self) -> Vec<KeyEvent> {
        Vec::new()
    }

    /// Returns true if closing the dialog would lose typed input.
    fn has_unsaved(&self) -> bool {
        false
    }

    fn hints(&self) -> Vec<Hint>;

    /// Returns the keys that currently work, for the key bar.
    fn active_hints(&self, _cx: &Context) -> Vec<Hint> {
        self.hints()
    }
}
