//! The theme of the console, chosen at run time and stored for the next start.

use super::state::State;
use crate::desk::{Message, Request};
use crate::dialog::{Pick, PickItem};
use crate::store;
use crate::theme::{Theme, ThemeChoice};
use std::path::Path;

/// Stored choice that means the user's own theme file.
const OWN: &str = "file";

/// Returns the theme chosen last; `None` if none was, or if it was that of the user's file.
pub fn kept_theme(path: Option<&Path>) -> Option<ThemeChoice> {
    ThemeChoice::named(store::kept(path?).ok()??.trim())
}

/// Returns the catalogue id of a theme's name.
fn label(choice: ThemeChoice) -> &'static str {
    match choice {
        ThemeChoice::Automatic => "theme-automatic",
        ThemeChoice::Dark => "theme-dark",
        ThemeChoice::Light => "theme-light",
        ThemeChoice::HighContrast => "theme-high-contrast",
        ThemeChoice::Sixteen => "theme-sixteen",
    }
}

/// The theme of the console.
pub struct Themes {
    pub theme: Theme,
}

impl Themes {
    pub fn offer(&self, state: &mut State) -> Message {
        if state.world.terminal.no_color || state.world.terminal.is_dumb {
            state.warn(state.texts.get("theme-none").into_owned());
            return Message::Nothing;
        }
        let told = |id: &str| state.texts.get(id).into_owned();
        let line = |id: &str, choice| PickItem::plain(told(id), Message::ask(Request::Theme(choice)));
        let own = state.world.own_theme.as_ref().map(|_| line("theme-own", None));
        let others = ThemeChoice::ALL.into_iter().map(|choice| line(label(choice), Some(choice)));
        let choices = own.into_iter().chain(others).collect();
        Message::open(Pick::new(state.texts.heading("key-theme"), choices))
    }

    /// Sets the theme, and stores it for the next start.
    pub fn choose(&mut self, choice: Option<ThemeChoice>, state: &mut State) {
        let taken = choice.map(|choice| choice.theme(state.world.terminal));
        let Some(theme) = taken.or_else(|| state.world.own_theme.clone()) else { return };
        self.theme = theme;
        let name = choice.map_or(OWN, ThemeChoice::name);
        let words = state.texts.get(choice.map_or("theme-own", label)).into_owned();
        let kept = state.world.theme_file.as_ref().map_or(Ok(()), |path| store::keep(path, name));
        match kept {
            Ok(()) => state.done(state.texts.with("theme-taken", &[("theme", words.into())])),
            Err(_) => state.warn(state.texts.get("theme-not-kept").into_owned()),
        }
    }
}
