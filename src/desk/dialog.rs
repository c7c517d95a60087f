//! What a dialog is: it opens over a pane, takes all keys and closes again.

use super::context::Context;
use super::keys::Hint;
use super::message::Message;
use crossterm::event::KeyEvent;
use ratatui::Frame;
use ratatui::layout::Rect;

/// What a dialog says to a key.
pub enum Reply {
    /// It stays open.
    Stay,
    /// It stays open; the key does nothing in it.
    Unused,
    /// It closes without consequence.
    Close,
    /// It closes, and this is done.
    Finish(Message),
    /// It stays open, and this is done.
    Keep(Message),
}

/// How a path that was begun can go on.
pub struct Completion {
    /// The path as far as it is certain.
    pub path: String,
    /// The names that can follow; folders end with a stroke.
    pub names: Vec<String>,
}

/// What a path is to lead to: what else there is, is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// An event file.
    Event,
    /// Any file.
    File,
    /// A folder.
    Folder,
}

/// Something that opens over a pane and takes all keys until it closes.
pub trait Dialog {
    /// Draws it; `area` is the whole screen.
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context);

    /// Returns the name of its type.
    fn type_name(&self) -> &'static str {
        std::any::type_name::<Self>()
    }

    /// Returns how many terminal columns it needs to stand in the place of the panels, so that the table stays in sight;
    /// `None` where it opens over the pane on every screen.
    fn beside(&self) -> Option<u16> {
        None
    }

    /// Draws it in the place of the panels.
    fn draw_beside(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.draw(frame, area, cx);
    }

    /// Answers to a key.
    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply;

    /// Whether it asks for something that cannot be taken back lightly: keys typed before it was on the
    /// screen must not answer it.
    fn asks(&self) -> bool {
        false
    }

    /// Returns the capital letter that answers the question; `None` where it takes more than a letter.
    fn capital(&self) -> Option<char> {
        None
    }

    /// Whether it is there to be read: then the key of the help closes it.
    fn is_reading(&self) -> bool {
        false
    }

    /// Takes what completes a path that it asked for with [`Request::Complete`](super::request::Request).
    fn complete(&mut self, _completion: Completion) {}

    /// Whether there is something to be worked out while no key comes.
    fn has_work(&self) -> bool {
        false
    }

    /// Works out the next piece of it; returns whether it is there.
    fn work(&mut self, _cx: &Context) -> bool {
        false
    }

    /// Gives back the keys that waited for an answer from beside the console, once it is there.
    fn release(&mut self) -> Vec<KeyEvent> {
        Vec::new()
    }

    /// Whether closing it would lose something that was typed.
    fn has_unsaved(&self) -> bool {
        false
    }

    /// The keys for the key bar.
    fn hints(&self) -> Vec<Hint>;
}
