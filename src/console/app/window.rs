//! Terminal sequences other than cell content: window title, synchronized frames, clipboard, hyperlinks, and alerts
//! while another window has focus.
//!
//! Terminals ignore unknown sequences; those that would print them receive none.

use crate::text::clean;
use crossterm::clipboard::CopyToClipboard;
use crossterm::event::{DisableFocusChange, EnableFocusChange};
use crossterm::style::Print;
use crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate, SetTitle};
use crossterm::{execute, queue};
use percent_encoding::{AsciiSet, CONTROLS, NON_ALPHANUMERIC, utf8_percent_encode};
use std::io::{self, Write};
use std::path::{MAIN_SEPARATOR, Path};
use std::sync::atomic::{AtomicBool, Ordering};

/// Pushes the window title on the stack of xterm and compatible terminals.
const KEEP_TITLE: &str = "\u{1b}[22;2t";

/// Pops the window title from the stack.
const BRING_BACK_TITLE: &str = "\u{1b}[23;2t";

/// Values of `TERM` of terminals that print a title as text.
const PRINTING: [&str; 2] = ["dumb", "linux"];

/// True while the original title is on the stack. It must be popped exactly once, as other programs use the stack too.
/// Static, because the thread that restores the terminal need not be the one that draws.
static KEEPS_TITLE: AtomicBool = AtomicBool::new(false);

#[derive(Default)]
pub(super) struct Window {
    /// Current title; empty before one is set.
    title: String,
}

/// Returns true if the terminal receives such sequences.
fn is_told() -> bool {
    !std::env::var("TERM").is_ok_and(|term| PRINTING.contains(&term.as_str()))
}

impl Window {
    /// Starts a frame in a window with this title, which must not contain control characters.
    pub(super) fn begin(&mut self, out: &mut impl Write, title: &str) -> io::Result<()> {
        if is_told() { self.begin_told(out, title) } else { Ok(()) }
    }

    fn begin_told(&mut self, out: &mut impl Write, title: &str) -> io::Result<()> {
        if title != self.title {
            if self.title.is_empty() {
                queue!(out, Print(KEEP_TITLE))?;
                KEEPS_TITLE.store(true, Ordering::Relaxed);
            }
            title.clone_into(&mut self.title);
            queue!(out, SetTitle(title))?;
        }
        queue!(out, BeginSynchronizedUpdate)
    }

    pub(super) fn end(out: &mut impl Write) -> io::Result<()> {
        if is_told() {
            queue!(out, EndSynchronizedUpdate)?;
        }
        out.flush()
    }
}

/// Copies text to the clipboard (OSC 52). There is no reply: many terminals ask their user first, or never accept any.
pub(super) fn copy(out: &mut impl Write, text: &str) -> io::Result<()> {
    if is_told() { copy_told(out, text) } else { Ok(()) }
}

fn copy_told(out: &mut impl Write, text: &str) -> io::Result<()> {
    queue!(out, CopyToClipboard::to_clipboard_from(text))?;
    out.flush()
}

pub(super) enum Target<'a> {
    File(&'a Path),
    /// A web page, by its full address.
    Page(&'a str),
}

impl Target<'_> {
    /// Returns the address without characters that a terminal could interpret; empty if there is none.
    fn uri(&self) -> String {
        match self {
            Self::File(path) => uri(path),
            Self::Page(address) => utf8_percent_encode(address, UNSEEN).to_string(),
        }
    }
}

/// Starts a link (OSC 8), or ends it; terminals without link support show plain text.
pub(super) fn open_link(out: &mut impl Write, target: Option<&Target>) -> io::Result<()> {
    let target = target.map(Target::uri).unwrap_or_default();
    if is_told() { queue!(out, Print(format!("\u{1b}]8;;{target}\u{1b}\\"))) } else { Ok(()) }
}

/// Characters that remain unescaped in a path (RFC 3986).
const PLAIN: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b':');

/// Characters to escape in a full address: invisible ones; non-ASCII is always escaped.
const UNSEEN: &AsciiSet = &CONTROLS.add(b' ');

/// Returns the address of a file or folder; empty if it has none.
fn uri(path: &Path) -> String {
    let Ok(path) = std::path::absolute(path) else { return String::new() };
    let Some(path) = path.to_str() else { return String::new() };
    let path = path.replace(MAIN_SEPARATOR, "/");
    let root = match path.as_str() {
        // The server of a network folder, in the place of the host.
        server if server.starts_with("//") => "file:",
        full if full.starts_with('/') => "file://",
        // A drive letter.
        _ => "file:///",
    };
    format!("{root}{}", utf8_percent_encode(&path, PLAIN))
}

/// Requests focus reports: when another window gets focus, and when this one regains it.
pub(super) fn watch(out: &mut impl Write) -> io::Result<()> {
    if is_told() { execute!(out, EnableFocusChange) } else { Ok(()) }
}

/// Rings the bell and sends a desktop notification (OSC 9); terminals without notifications still ring.
pub(super) fn alert(out: &mut impl Write, text: &str) -> io::Result<()> {
    if is_told() { alert_told(out, text) } else { Ok(()) }
}

fn alert_told(out: &mut impl Write, text: &str) -> io::Result<()> {
    // The prefix keeps the text from starting with a digit and a semicolon, which has another meaning in OSC 9.
    queue!(out, Print(format!("\u{1b}]9;hakem: {}\u{1b}\\\u{7}", clean(text))))?;
    out.flush()
}

/// Ends an unfinished frame, and restores the original window title.
pub(super) fn give_back(out: &mut impl Write) -> io::Result<()> {
    if is_told() { give_back_told(out) } else { Ok(()) }
}

fn give_back_told(out: &mut impl Write) -> io::Result<()> {
    queue!(out, EndSynchronizedUpdate, DisableFocusChange)?;
    if KEEPS_TITLE.swap(false, Ordering::Relaxed) {
        queue!(out, Print(BRING_BACK_TITLE))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_written_when_it_changes_and_the_earlier_one_is_saved_and_restored_once() {
        let mut window = Window::default();
        let mut told = |title: &str| {
            let mut bytes = Vec::new();
            window.begin_told(&mut bytes, title).unwrap();
            String::from_utf8(bytes).unwrap()
        };
        assert_eq!(told("Open"), "\u{1b}[22;2t\u{1b}]0;Open\u{7}\u{1b}[?2026h");
        assert_eq!(told("Open"), "\u{1b}[?2026h");
        assert_eq!(told("Open · round 1"), "\u{1b}]0;Open · round 1\u{7}\u{1b}[?2026h");
        let back = || {
            let mut bytes = Vec::new();
            give_back_told(&mut bytes).unwrap();
            String::from_utf8(bytes).unwrap()
        };
        let ended = "\u{1b}[?2026l\u{1b}[?1004l";
        assert_eq!([back(), back()], [format!("{ended}\u{1b}[23;2t"), ended.to_owned()]);
    }

    #[test]
    fn the_address_of_a_link_holds_no_sequence_of_its_own() {
        let path = Path::new("/media/Şampiyona 2026/\u{1b}]8;;x\u{7}.pdf");
        let address = uri(path);
        assert!(address.starts_with("file:///"), "{address}");
        assert!(address.ends_with("/media/%C5%9Eampiyona%202026/%1B%5D8%3B%3Bx%07.pdf"), "{address}");
        let page = Target::Page("https://a.org/Ş?a=1%20b&c#d\u{1b}\\\u{7} e").uri();
        assert_eq!(page, "https://a.org/%C5%9E?a=1%20b&c#d%1B\\%07%20e");
    }

    #[test]
    fn an_alert_holds_no_sequence_of_its_own() {
        let mut bytes = Vec::new();
        alert_told(&mut bytes, "Open\u{1b}[2J\u{7} · 2 conflicts").unwrap();
        let told = String::from_utf8(bytes).unwrap();
        assert!(
            told.starts_with("\u{1b}]9;hakem: Open") && told.ends_with(" · 2 conflicts\u{1b}\\\u{7}"),
            "{told:?}"
        );
        assert_eq!(told.matches('\u{1b}').count(), 2, "{told:?}");
    }

    #[test]
    fn copied_text_is_handed_over_with_any_content() {
        let mut bytes = Vec::new();
        copy_told(&mut bytes, "Ş 1½\u{1b}[2J").unwrap();
        assert_eq!(String::from_utf8(bytes).unwrap(), "\u{1b}]52;c;xZ4gMcK9G1sySg==\u{1b}\\");
    }
}
