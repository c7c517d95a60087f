//! The terminal: set up at the start, restored on every exit and whenever the program is suspended.

use super::links::{Link, cells};
use super::window::{self, Window};
use crate::platform;
use crossterm::cursor::{RestorePosition, SavePosition, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::Print;
use crossterm::terminal::{Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{execute, queue};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::{Frame, Terminal};
use std::cell::RefCell;
use std::io::{self, Write, stdout};
use std::panic;
use std::rc::Rc;
use std::thread;

/// Restores the terminal if this thread panics, before the message is printed. A panic of another thread ends only its
/// work, which the console reports as failed: a message would be written over the frame of a console that is still open.
pub(super) fn on_panic(give_back: fn()) {
    let (tell, console) = (panic::take_hook(), thread::current().id());
    panic::set_hook(Box::new(move |fault| {
        if thread::current().id() == console {
            give_back();
            tell(fault);
        }
    }));
}

/// The terminal in full-screen mode; restored on drop.
pub struct FullScreen {
    terminal: Terminal<CrosstermBackend<Output>>,
    window: Window,
    /// Areas of the links in the last frame.
    linked: Vec<Rect>,
    frame: Pending,
}

/// Bytes of a frame that are not written yet.
type Pending = Rc<RefCell<Vec<u8>>>;

/// Collects a frame, which is then written in one piece: braille displays and screen readers would follow the terminal's
/// cursor through the places where it is between pieces. ratatui sees no failed write, which it would report on standard
/// error, and which panics if that is the same lost terminal.
struct Output(Pending);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl FullScreen {
    /// Enters full-screen mode. A panic restores the terminal before its message is printed.
    ///
    /// # Errors
    /// Returns an error if standard output is not a terminal.
    pub fn enter() -> io::Result<Self> {
        on_panic(give_back);
        take()?;
        let frame = Pending::default();
        let terminal = Terminal::new(CrosstermBackend::new(Output(Rc::clone(&frame))))?;
        Ok(Self { terminal, window: Window::default(), linked: Vec::new(), frame })
    }

    /// Draws a frame in a window with this title, with the cursor visible or not; `links` returns the links in it.
    pub fn draw<'a>(
        &mut self,
        (title, has_cursor): (&str, bool),
        links: impl FnOnce(&Buffer) -> Vec<Link<'a>>,
        frame: impl FnOnce(&mut Frame),
    ) -> io::Result<()> {
        self.window.begin(self.terminal.backend_mut(), title)?;
        let drawn = self.terminal.draw(frame)?;
        let links = links(drawn.buffer);
        // Cells of a frame have no links: those of a link are rewritten within it, and those of a former link without.
        let places = links.iter().map(|link| link.place).collect();
        let before = std::mem::replace(&mut self.linked, places).into_iter().map(|place| (place, None));
        let now = links.iter().map(|link| (link.place, Some(&link.target)));
        let parts: Vec<_> =
            before.chain(now).map(|(place, target)| (owned(drawn.buffer, place), target)).collect();
        if !has_cursor {
            self.terminal.hide_cursor()?;
        }
        let backend = self.terminal.backend_mut();
        // The cursor stays where the frame has it.
        if !parts.is_empty() {
            queue!(backend, SavePosition)?;
        }
        for (cells, target) in &parts {
            window::open_link(backend, *target)?;
            backend.draw(cells.iter().map(|(at, cell)| (at.x, at.y, cell)))?;
            window::open_link(backend, None)?;
        }
        if !parts.is_empty() {
            queue!(backend, RestorePosition)?;
        }
        Window::end(self.terminal.backend_mut())?;
        let mut out = stdout().lock();
        out.write_all(&std::mem::take(&mut *self.frame.borrow_mut()))?;
        out.flush()
    }

    pub fn ring(&mut self) -> io::Result<()> {
        execute!(stdout(), Print('\u{7}'))
    }

    /// Copies text to the clipboard of the terminal, which may refuse it.
    pub fn copy(text: &str) -> io::Result<()> {
        window::copy(&mut stdout(), text)
    }

    /// Shows a desktop alert while another window has focus.
    pub fn alert(text: &str) -> io::Result<()> {
        window::alert(&mut stdout(), text)
    }

    /// Restores the terminal, suspends the program until it is resumed, and sets the terminal up again.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone by then.
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back();
        platform::stop()?;
        self.take_again()
    }

    /// Sets the terminal up again after another program has used it; the next frame is drawn completely.
    pub fn take_again(&mut self) -> io::Result<()> {
        give_back();
        take()?;
        self.window = Window::default();
        self.linked.clear();
        self.terminal = Terminal::new(CrosstermBackend::new(Output(Rc::clone(&self.frame))))?;
        Ok(())
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        give_back();
    }
}

fn owned(frame: &Buffer, part: Rect) -> Vec<(Position, Cell)> {
    cells(frame, part).into_iter().map(|(at, cell)| (at, cell.clone())).collect()
}

fn take() -> io::Result<()> {
    platform::enter_raw()?;
    // Pasted text then arrives in one piece, and cannot be mistaken for commands.
    execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableBracketedPaste)?;
    window::watch(&mut stdout())
}

/// Restores the terminal, as far as it still exists.
pub fn give_back() {
    let _best_effort = window::give_back(&mut stdout());
    let _best_effort = execute!(stdout(), DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _best_effort = platform::leave_raw();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, Ordering};

    #[test]
    fn only_a_panic_of_the_console_itself_restores_the_terminal() {
        static RESTORED: AtomicBool = AtomicBool::new(false);
        let usual = panic::take_hook();
        on_panic(|| RESTORED.store(true, Ordering::SeqCst));
        let of_worker = thread::spawn(|| panic!("of a worker")).join();
        assert!(of_worker.is_err() && !RESTORED.load(Ordering::SeqCst));
        assert!(panic::catch_unwind(|| panic!("of the console")).is_err());
        assert!(RESTORED.load(Ordering::SeqCst));
        panic::set_hook(usual);
    }

    #[test]
    fn the_second_half_of_a_wide_letter_is_not_written_over_it() {
        let frame = Buffer::with_lines(["a中b", "中中"]);
        let symbols = |part| {
            cells(&frame, part).iter().map(|(at, cell)| (at.x, cell.symbol().to_owned())).collect::<Vec<_>>()
        };
        let told = |x, symbol: &str| (x, symbol.to_owned());
        assert_eq!(symbols(Rect::new(0, 0, 4, 1)), [told(0, "a"), told(1, "中"), told(3, "b")]);
        assert_eq!(symbols(Rect::new(0, 1, 9, 9)), [told(0, "中"), told(2, "中")]);
    }
}
