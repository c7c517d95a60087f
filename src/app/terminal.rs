//! The terminal: taken over at the start, given back on every way out and whenever the program is suspended.

use super::links::{Link, cells};
use super::window::{self, Window};
use crate::platform;
use crossterm::cursor::Show;
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::style::Print;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::{Frame, Terminal};
use std::cell::RefCell;
use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::rc::Rc;

/// The terminal in full-screen mode; dropping it gives the screen back as it was.
pub struct FullScreen {
    terminal: Terminal<CrosstermBackend<Output>>,
    window: Window,
    /// Where the last frame had links.
    linked: Vec<Rect>,
    lost: Lost,
}

/// The first failure to write to the terminal.
type Lost = Rc<RefCell<Option<io::Error>>>;

/// Standard output. Its first failure is kept and what is written after that is dropped, for ratatui prints what it
/// cannot write as a complaint to standard error, which panics when that leads to the same lost terminal.
struct Output {
    inner: Stdout,
    lost: Lost,
}

impl Output {
    fn new(lost: &Lost) -> Self {
        Self { inner: stdout(), lost: Rc::clone(lost) }
    }

    fn attempt(&mut self, act: impl FnOnce(&mut Stdout) -> io::Result<()>) {
        let mut lost = self.lost.borrow_mut();
        if lost.is_none() {
            *lost = act(&mut self.inner).err();
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.attempt(|inner| inner.write_all(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.attempt(Stdout::flush);
        Ok(())
    }
}

impl FullScreen {
    /// Takes the terminal over. A panic gives it back before its message is printed.
    ///
    /// # Errors
    /// Fails when standard output is no terminal.
    pub fn enter() -> io::Result<Self> {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |fault| {
            give_back();
            tell(fault);
        }));
        take()?;
        let lost = Lost::default();
        let terminal = Terminal::new(CrosstermBackend::new(Output::new(&lost)))?;
        Ok(Self { terminal, window: Window::default(), linked: Vec::new(), lost })
    }

    /// Draws one frame in a window with this title; `links` says what in it leads somewhere.
    ///
    /// # Errors
    /// Fails when the terminal is gone.
    pub fn draw<'a>(
        &mut self,
        title: &str,
        links: impl FnOnce(&Buffer) -> Vec<Link<'a>>,
        frame: impl FnOnce(&mut Frame),
    ) -> io::Result<()> {
        self.window.begin(self.terminal.backend_mut(), title)?;
        let drawn = self.terminal.draw(frame)?;
        let links = links(drawn.buffer);
        // Cells of a frame bear no links: those of a link are written once more within it, and those of one that has gone without.
        let places = links.iter().map(|link| link.place).collect();
        let before = std::mem::replace(&mut self.linked, places).into_iter().map(|place| (place, None));
        let now = links.iter().map(|link| (link.place, Some(&link.target)));
        let parts: Vec<_> =
            before.chain(now).map(|(place, target)| (owned(drawn.buffer, place), target)).collect();
        let backend = self.terminal.backend_mut();
        for (cells, target) in parts {
            window::open_link(backend, target)?;
            backend.draw(cells.iter().map(|(at, cell)| (at.x, at.y, cell)))?;
            window::open_link(backend, None)?;
        }
        Window::end(self.terminal.backend_mut())?;
        self.lost.borrow_mut().take().map_or(Ok(()), Err)
    }

    /// Rings the bell of the terminal.
    ///
    /// # Errors
    /// Fails when the terminal is gone.
    pub fn ring(&mut self) -> io::Result<()> {
        execute!(stdout(), Print('\u{7}'))
    }

    /// Hands text to the clipboard of the terminal, which may take it or not.
    ///
    /// # Errors
    /// Fails when the terminal is gone.
    pub fn copy(text: &str) -> io::Result<()> {
        window::copy(&mut stdout(), text)
    }

    /// Tells the arbiter something while they are at another window.
    ///
    /// # Errors
    /// Fails when the terminal is gone.
    pub fn alert(text: &str) -> io::Result<()> {
        window::alert(&mut stdout(), text)
    }

    /// Gives the terminal back, stops the program until it is told to go on, and takes the terminal over again.
    ///
    /// # Errors
    /// Fails when the terminal is gone by then.
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back();
        platform::stop()?;
        self.take_again()
    }

    /// Takes the terminal over from whoever had it meanwhile; the next frame is drawn whole.
    ///
    /// # Errors
    /// Fails when the terminal is gone.
    pub fn take_again(&mut self) -> io::Result<()> {
        give_back();
        take()?;
        self.window = Window::default();
        self.linked.clear();
        self.terminal = Terminal::new(CrosstermBackend::new(Output::new(&self.lost)))?;
        Ok(())
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Returns the cells of a part of a frame as they are, apart from it.
fn owned(frame: &Buffer, part: Rect) -> Vec<(Position, Cell)> {
    cells(frame, part).into_iter().map(|(at, cell)| (at, cell.clone())).collect()
}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    // Pasted text arrives in one piece then, and cannot be taken for commands.
    execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableBracketedPaste)?;
    window::watch(&mut stdout())
}

/// Gives the terminal back, as far as it is still there.
pub fn give_back() {
    let _best_effort = window::give_back(&mut stdout());
    let _best_effort = execute!(stdout(), DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _best_effort = disable_raw_mode();
}

#[cfg(test)]
mod tests {
    use super::*;

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
