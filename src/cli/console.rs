//! Startup of the full-screen console.

use super::input::{Failure, tell, tell_aside};
use super::opening::{again, fetch};
use super::{Arguments, Exit, colour};
use crate::app::{self, App, Presentation};
use crate::desk::{FileRequest, Message, Notice};
use crate::i18n::{Say, Texts};
use crate::platform;
use crate::ratings::ListSources;
use crate::service::kept_theme;
use crate::service::opening::{SharedAccess, SharedOpening};
use crate::service::world::World;
use crate::store::{self, system_disk};
use crate::theme::{self, Terminal, ThemeChoice};
use hakem_engine::collate::Language;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Delay after which a key press stops waiting for a pairing: usual pairings take milliseconds, and longer ones are
/// reported.
const PATIENCE: Duration = Duration::from_millis(300);

/// Opens the console on a shared event, an event file, the sample event or the start screen.
pub fn run(
    arguments: &Arguments,
    opening: impl FnOnce(&Texts) -> Result<Option<SharedOpening>, Failure>,
) -> Exit {
    let language_file = config_file("language");
    let language =
        arguments.language.or_else(|| chosen_language(language_file.as_deref())).unwrap_or_default();
    if !io::stdout().is_terminal() {
        return tell(&Failure::malformed(Texts::new(language).get("cli-no-terminal")));
    }
    let found = colour::terminal();
    // A terminal of type `dumb` supports nothing else.
    let way = if arguments.linear || found.is_dumb { Presentation::Linear } else { Presentation::FullScreen };
    let terminal = Terminal { is_dumb: way == Presentation::Linear, ..found };
    let texts = Texts::new(language);
    let opening = match opening(&texts) {
        Ok(opening) => opening,
        Err(failure) => return tell(&failure),
    };
    let (own_theme, fault) = configured("theme.ron", &texts, |path, text| theme::read(path, text, terminal));
    let mut faults: Vec<String> = fault.into_iter().chain(faults_of_files(&texts)).collect();
    let theme_file = config_file("theme");
    let theme = match (kept_theme(theme_file.as_deref()), &own_theme) {
        (Some(chosen), _) => chosen.theme(terminal),
        (None, Some(own)) => own.clone(),
        (None, None) => ThemeChoice::Automatic.theme(terminal),
    };
    let (list_sources, fault) = configured("ratings.ron", &texts, ListSources::read);
    faults.extend(fault);
    let world = World {
        now: Box::new(Timestamp::now),
        zone: TimeZone::system(),
        seed: Box::new(|| fastrand::u64(..)),
        folder: std::env::current_dir().unwrap_or_else(|_| PathBuf::from(".")),
        language_file,
        data_folder: platform::data_folder(),
        font_folders: platform::font_folders(),
        terminal,
        own_theme,
        theme_file,
        keys_file: config_file("keys"),
        print_command: print_command(),
        upload_command: words_of("upload-command").join(" ").parse().ok(),
        asks_second: true,
        checker: words_of("checker"),
        serve_command: serve_command(),
        list_sources: list_sources.unwrap_or_default(),
        disk: system_disk(),
        share: Some(SharedAccess { again: Box::new(again), fetch: Arc::new(fetch) }),
        patience: PATIENCE,
    };
    let mut app = App::new(language, theme, world);
    match (opening, &arguments.event, arguments.sample) {
        (Some(opening), ..) => app.open_shared(opening),
        (None, Some(path), _) => app.update(Message::ask(FileRequest::Open(path.clone()))),
        (None, None, Some(sample)) => app.update(Message::ask(FileRequest::Sample(sample))),
        (None, None, None) => {}
    }
    if !faults.is_empty() {
        app.update(Message::Tell(Notice::warning(
            texts.with("kept-defaults", &[("faults", faults.join(" ").into())]),
        )));
    }
    shown(&mut app, way)
}

/// Runs the console until it is closed, then prints its final messages.
fn shown(app: &mut App, way: Presentation) -> Exit {
    let outcome = app::run(app, way);
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

/// Returns the content of a configuration file, if there is one and it is usable, and the error of the file.
fn configured<T, E: Say>(
    name: &str,
    texts: &Texts,
    read: impl FnOnce(&Path, &str) -> Result<T, E>,
) -> (Option<T>, Option<String>) {
    let Some(path) = config_file(name) else { return (None, None) };
    let read = match store::kept(&path) {
        Ok(None) => return (None, None),
        Ok(Some(text)) => read(&path, &text).map_err(|error| error.say(texts)),
        Err(error) => Err(error.say(texts)),
    };
    match read {
        Ok(value) => (Some(value), None),
        Err(fault) => (None, Some(fault)),
    }
}

/// Returns the errors of unreadable configuration files, whose contents are ignored.
fn faults_of_files(texts: &Texts) -> Vec<String> {
    let paths = ["language", "theme", "keys", "print-command", "upload-command", "checker"]
        .into_iter()
        .filter_map(config_file);
    paths.filter_map(|path| store::kept(&path).err()).map(|error| error.say(texts)).collect()
}

fn config_file(name: &str) -> Option<PathBuf> {
    Some(platform::config_folder()?.join(name))
}

/// Returns the print command of the user's file or of the system: a program and its arguments.
fn print_command() -> Vec<String> {
    let own = words_of("print-command");
    if own.is_empty() { words(platform::PRINT_COMMAND) } else { own }
}

/// Returns the command of the service for phones: this program; empty if the feature is not built.
fn serve_command() -> Vec<String> {
    let own = std::env::current_exe().ok().filter(|_| cfg!(feature = "serve"));
    own.map(|own| vec![own.to_string_lossy().into_owned(), "serve".to_owned()]).unwrap_or_default()
}

/// Returns the program and arguments in a configuration file; empty if there is none.
fn words_of(name: &str) -> Vec<String> {
    let kept = config_file(name).and_then(|path| store::kept(&path).ok().flatten());
    words(&kept.unwrap_or_default())
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(ToOwned::to_owned).collect()
}

/// Returns the language selected last, or the first supported one among the preferences of the system.
fn chosen_language(file: Option<&Path>) -> Option<Language> {
    let kept = file.and_then(|path| store::kept(path).ok().flatten());
    kept.into_iter().chain(sys_locale::get_locales()).find_map(|code| Language::from_code(code.trim()))
}
