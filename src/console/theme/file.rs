//! Theme files: a built-in theme with changes to some roles.

use super::{Terminal, Theme, ThemeChoice};
use crate::i18n::{Arg, Say, Texts};
use crate::text::clean;
use ratatui::style::{Color, Modifier, Style};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use thiserror::Error;

/// Contents of a theme file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    base: Option<String>,
    #[serde(default)]
    roles: BTreeMap<String, RoleStyle>,
}

/// Changes to a role; omitted values remain those of the base.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoleStyle {
    #[serde(default)]
    ink: Option<String>,
    #[serde(default)]
    ground: Option<String>,
    #[serde(default)]
    bold: Option<bool>,
}

/// Kind of name in a theme file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThemePart {
    Theme,
    Role,
    Colour,
}

/// Error in a theme file.
#[derive(Debug, Error)]
#[error("{self:?}")]
pub enum FileError {
    Malformed {
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
    },
    /// The file names an unknown theme, role or colour.
    Unknown {
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        kind: ThemePart,
        found: String,
        known: String,
    },
}

impl Say for FileError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Malformed { path, line, column } => {
                let values = [file(path), ("line", (*line).into()), ("column", (*column).into())];
                texts.with("theme-file-malformed", &values)
            }
            Self::Unknown { path, line, kind, found, known } => {
                let id = match kind {
                    ThemePart::Theme => "theme-file-no-theme",
                    ThemePart::Role => "theme-file-no-role",
                    ThemePart::Colour => "theme-file-no-colour",
                };
                let values = [
                    file(path),
                    ("line", (*line).into()),
                    ("found", clean(found).into_owned().into()),
                    ("known", known.as_str().into()),
                ];
                texts.with(id, &values)
            }
        }
    }
}

fn file(path: &Path) -> (&'static str, Arg<'static>) {
    ("file", path.display().to_string().into())
}

/// Parses a theme from the text of a RON file.
///
/// # Errors
/// Returns `Malformed` with the position if the text is not a theme, and `Unknown` with the valid names if it names an
/// unknown theme, role or colour.
pub fn read(path: &Path, text: &str, terminal: Terminal) -> Result<Theme, FileError> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let written: Written = options.from_str(text).map_err(|error| FileError::Malformed {
        path: path.to_owned(),
        line: error.span.start.line,
        column: error.span.start.col,
    })?;
    let unknown = |kind, found: &str, known: Vec<&str>| FileError::Unknown {
        path: path.to_owned(),
        line: line_of(text, found),
        kind,
        found: found.to_owned(),
        known: known.join(", "),
    };
    let base = match &written.base {
        None => ThemeChoice::Automatic,
        Some(name) => ThemeChoice::named(name).ok_or_else(|| {
            unknown(ThemePart::Theme, name, ThemeChoice::ALL.map(ThemeChoice::name).to_vec())
        })?,
    };
    let mut theme = base.theme(terminal);
    if terminal.no_color || terminal.is_dumb {
        return Ok(theme);
    }
    "file".clone_into(&mut theme.name);
    let mut roles = theme.roles_mut();
    for (name, look) in &written.roles {
        let known: Vec<&str> = roles.iter().map(|(name, _)| *name).collect();
        let Some((_, style)) = roles.iter_mut().find(|(role, _)| role == name) else {
            return Err(unknown(ThemePart::Role, name, known));
        };
        let colour = |found: &Option<String>| match found {
            None => Ok(None),
            Some(found) => Color::from_str(found).map(Some).map_err(|_| {
                unknown(ThemePart::Colour, found, vec!["#rrggbb", "black", "red", "green", "white"])
            }),
        };
        let (ink, ground) = (colour(&look.ink)?, colour(&look.ground)?);
        **style = patched(**style, ink, ground, look.bold);
    }
    Ok(theme)
}

/// Returns the first line, counted from 1, that contains the word in quotes.
fn line_of(text: &str, word: &str) -> usize {
    let quoted = format!("\"{word}\"");
    text.lines().position(|line| line.contains(&quoted)).map_or(1, |at| at + 1)
}

fn patched(style: Style, ink: Option<Color>, ground: Option<Color>, bold: Option<bool>) -> Style {
    let mut style = style;
    style.fg = ink.or(style.fg);
    style.bg = ground.or(style.bg);
    match bold {
        Some(true) => style.add_modifier(Modifier::BOLD),
        Some(false) => style.remove_modifier(Modifier::BOLD),
        None => style,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLOURFUL: Terminal =
        Terminal { no_color: false, is_dumb: false, has_all_colours: true, is_light: false };

    fn parsed(text: &str) -> Result<Theme, FileError> {
        read(Path::new("theme.ron"), text, COLOURFUL)
    }

    #[test]
    fn a_theme_file_changes_the_roles_that_it_names() {
        let theme = parsed("(base: \"light\", roles: {\"draft\": (ink: \"#010203\", bold: false)})").unwrap();
        let light = Theme::light();
        assert_eq!(theme.state.draft.fg, Some(Color::Rgb(1, 2, 3)));
        assert_eq!(theme.state.draft.bg, light.state.draft.bg);
        assert_eq!((theme.plain, theme.surface), (light.plain, light.surface));
    }

    #[test]
    fn a_wrong_theme_file_says_where_and_what_is_expected() {
        let place = |text: &str| match parsed(text) {
            Err(FileError::Malformed { line, column, .. }) => (line, column),
            other => panic!("{other:?}"),
        };
        assert_eq!(place("(base: \"light\",\n roles: [])"), (2, 8));
        assert_eq!(place(""), (1, 1));
        let unknown = |text: &str| match parsed(text) {
            Err(FileError::Unknown { line, kind, found, known, .. }) => (line, kind, found, known),
            other => panic!("{other:?}"),
        };
        let (line, kind, found, known) = unknown("(roles: {\n\"drift\": ()})");
        assert_eq!((line, kind, found.as_str()), (2, ThemePart::Role, "drift"));
        assert!(known.contains("in_play"), "{known}");
        let (_, kind, found, _) = unknown("(roles: {\"draft\": (ink: \"reddish\")})");
        assert_eq!((kind, found.as_str()), (ThemePart::Colour, "reddish"));
    }

    #[test]
    fn without_colours_a_theme_file_brings_none() {
        let mute = Terminal { no_color: true, ..COLOURFUL };
        let theme = read(Path::new("theme.ron"), "(roles: {\"draft\": (ink: \"#010203\")})", mute).unwrap();
        assert_eq!(theme, Theme::monochrome());
    }
}
