//! Starting the full-screen console.

use super::input::{Failure, tell, tell_aside};
use super::{Arguments, Exit};
use crate::app::{self, App, Way, World};
use crate::i18n::Texts;
use crate::message::Message;
use crate::store::system_disk;
use crate::theme::{self, Choice, FileError, Terminal, Theme};
use etcetera::{BaseStrategy, choose_base_strategy};
use hakem_engine::collate::Language;
use hakem_engine::tournament::Colour;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

/// Opens the console on an event file, on the sample event or on the start screen.
pub fn run(arguments: &Arguments) -> Exit {
    let language_file = config_file("language");
    let language =
        arguments.language.or_else(|| chosen_language(language_file.as_deref())).unwrap_or_default();
    if !io::stdout().is_terminal() {
        return tell(&Failure::malformed(Texts::new(language).get("cli-no-terminal")));
    }
    let found = Terminal::from_environment();
    // A terminal that calls itself dumb can do no more.
    let way = if arguments.linear || found.is_dumb { Way::Linear } else { Way::FullScreen };
    let terminal = Terminal { is_dumb: way == Way::Linear, ..found };
    let own_theme = match own_theme(terminal) {
        Ok(theme) => theme,
        Err(error) => return tell(&Failure::malformed(error.to_string())),
    };
    let theme_file = config_file("theme");
    let theme = match (app::kept_theme(theme_file.as_deref()), &own_theme) {
        (Some(chosen), _) => chosen.theme(terminal),
        (None, Some(own)) => own.clone(),
        (None, None) => Choice::Automatic.theme(terminal),
    };
    let world = World {
        now: Box::new(Timestamp::now),
        zone: TimeZone::system(),
        lot: Box::new(|| if fastrand::bool() { Colour::White } else { Colour::Black }),
        seed: Box::new(|| fastrand::u64(..)),
        folder: std::env::current_dir().unwrap_or_else(|_| PathBuf::from(".")),
        language_file,
        data_folder: data_folder(),
        terminal,
        own_theme,
        theme_file,
        keys_file: config_file("keys"),
        print_command: print_command(),
        disk: system_disk(),
    };
    let mut app = App::new(language, theme, world);
    match &arguments.event {
        Some(path) => app.update(Message::OpenFile(path.clone())),
        None if arguments.sample => app.update(Message::OpenSample),
        None => {}
    }
    app.ask_for_keys();
    let outcome = app::run(&mut app, way);
    app.take_farewell().iter().for_each(|told| tell_aside(told));
    match outcome {
        Ok(()) => Exit::Done,
        Err(error) => {
            tell_aside(&format!(
                "the terminal cannot be used: {error}. Run it in a terminal of at least 80 by 24."
            ));
            Exit::Unexpected
        }
    }
}

/// The theme of the user's theme file, if there is one.
fn own_theme(terminal: Terminal) -> Result<Option<Theme>, FileError> {
    config_file("theme.ron").map_or(Ok(None), |path| theme::read(&path, terminal))
}

/// A file of the user's configuration.
fn config_file(name: &str) -> Option<PathBuf> {
    let folders = choose_base_strategy().ok()?;
    Some(folders.config_dir().join("hakem").join(name))
}

/// The print command of the user's file, or that of CUPS: a program and its arguments, which take the sheet on standard
/// input.
fn print_command() -> Vec<String> {
    let text =
        config_file("print-command").and_then(|path| fs::read_to_string(path).ok()).unwrap_or_default();
    let words: Vec<String> = text.split_whitespace().map(ToOwned::to_owned).collect();
    if words.is_empty() { vec!["lp".to_owned()] } else { words }
}

/// Where is kept what the console remembers of events, and the rating lists.
pub(super) fn data_folder() -> Option<PathBuf> {
    let folders = choose_base_strategy().ok()?;
    Some(folders.data_dir().join("hakem"))
}

/// The language chosen last, or that of the environment.
fn chosen_language(file: Option<&Path>) -> Option<Language> {
    let kept = file.and_then(|path| fs::read_to_string(path).ok());
    let environment =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    kept.into_iter().chain(environment).find_map(|code| Language::from_code(code.trim()))
}
