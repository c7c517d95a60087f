//! The theme of the console, chosen while it runs and kept for the next start.

use super::App;
use crate::desk::message::{Message, Notice};
use crate::dialog::{Choice as Line, Pick};
use crate::store;
use crate::theme::{Choice, Theme};
use std::path::Path;

/// What the kept choice says of the user's own theme file.
const OWN: &str = "file";

/// Returns the theme that was chosen last; `None` where none was, or where it was that of the user's file.
#[must_use]
pub fn kept_theme(path: Option<&Path>) -> Option<Choice> {
    Choice::named(store::kept(path?).ok()??.trim())
}

/// Returns the catalogue id of what a theme is called.
fn label(choice: Choice) -> &'static str {
    match choice {
        Choice::Automatic => "theme-automatic",
        Choice::Dark => "theme-dark",
        Choice::Light => "theme-light",
        Choice::HighContrast => "theme-high-contrast",
        Choice::Sixteen => "theme-sixteen",
    }
}

impl App {
    /// Offers the themes, each by its digit.
    pub(super) fn offer_themes(&mut self) {
        if self.world.terminal.no_color || self.world.terminal.is_dumb {
            self.notice = Some(Notice::warning(self.texts.get("theme-none")));
            return;
        }
        let told = |id: &str| self.texts.get(id).into_owned();
        let own = self.world.own_theme.as_ref().map(|_| Line::plain(told("theme-own"), Message::Dress(None)));
        let others = Choice::ALL
            .into_iter()
            .map(|choice| Line::plain(told(label(choice)), Message::Dress(Some(choice))));
        let choices = own.into_iter().chain(others).collect();
        self.dialogs.push(Box::new(Pick::new(self.texts.heading("key-theme"), choices)));
    }

    /// Marks what is drawn for those who read it aloud.
    pub fn read_aloud(&mut self) {
        self.theme = Theme::spoken();
    }

    /// Changes the theme, and keeps it for the next start.
    pub(super) fn dress(&mut self, choice: Option<Choice>) {
        let taken = choice.map(|choice| choice.theme(self.world.terminal));
        let Some(theme) = taken.or_else(|| self.world.own_theme.clone()) else { return };
        self.theme = theme;
        let name = choice.map_or(OWN, Choice::name);
        let words = self.texts.get(choice.map_or("theme-own", label)).into_owned();
        let kept = self.world.theme_file.as_ref().map_or(Ok(()), |path| store::keep(path, name));
        self.notice = Some(match kept {
            Ok(()) => Notice::done(self.texts.with("theme-taken", &[("theme", words.into())])),
            Err(_) => Notice::warning(self.texts.get("theme-not-kept")),
        });
    }
}
