//! The terminal: taken over at the start, given back on every way out.

use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::style::Print;
use ratatui::DefaultTerminal;
use std::io::{self, stdout};

/// The terminal in full-screen mode; dropping it gives the screen back as it was.
pub struct FullScreen {
    /// Where frames are drawn.
    pub terminal: DefaultTerminal,
}

impl FullScreen {
    /// Takes the terminal over. A panic gives it back before its message is printed.
    ///
    /// # Errors
    /// Fails when standard output is no terminal.
    pub fn enter() -> io::Result<Self> {
        let terminal = ratatui::try_init()?;
        // Pasted text arrives in one piece then, and cannot be taken for commands.
        execute!(stdout(), EnableBracketedPaste)?;
        Ok(Self { terminal })
    }

    /// Rings the bell of the terminal.
    ///
    /// # Errors
    /// Fails when the terminal is gone.
    pub fn ring(&mut self) -> io::Result<()> {
        execute!(stdout(), Print('\u{7}'))
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        let _best_effort = execute!(stdout(), DisableBracketedPaste);
        ratatui::restore();
    }
}
