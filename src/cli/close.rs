//! `hakem close`: writes the closing folder of an event.

use super::Exit;
use super::input::{Failure, print, tell_aside};
use super::output::open_to_read;
use super::publish::told_logo;
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::platform::{data_folder, font_folders};
use crate::publish::closing::{Closing, ClosingWishes, losses, outdated};
use crate::publish::last_change::last_change;
use crate::publish::site::SiteOptions;
use crate::session::{chosen_columns, faces_with, kept_logo, read_games, told_changes, write_closing};
use crate::sheet::gaps;
use clap::ValueHint;
use hakem_engine::closing;
use hakem_engine::collate::Language;
use hakem_engine::trf::Audience;
use jiff::tz::TimeZone;
use std::fs;
use std::path::{Path, PathBuf};

/// Write the closing folder of an event: report, final sheets, PGN, web pages, event file, checksums
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An event file
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The folder; it must be empty, new, or hold an earlier closing of this event
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    to: PathBuf,
    /// Also write the report as TRF16, for programs without TRF-2026 support
    #[arg(long)]
    trf16: bool,
    /// A PGN file with the moves of the games; it is copied unchanged
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    games: Option<PathBuf>,
    /// Include personal data in the web pages: full dates of birth and licence numbers
    #[arg(long)]
    personal_data: bool,
}

/// Lists missing data, writes the folder and lists its changes. An event with open games makes the answer negative.
pub fn run(arguments: &Arguments, language: Option<Language>, texts: &Texts) -> Result<Exit, Failure> {
    let session = open_to_read(&arguments.file, texts)?;
    let own = Texts::new(language.unwrap_or(session.history().snapshot().settings().language));
    let (derived, zone, data) = (Derived::default(), TimeZone::system(), data_folder());
    let id = session.event();
    let kept = (session.path(), id.as_str());
    let chosen = chosen_columns(data.as_deref(), kept);
    let event = Event { zone: &zone, chosen: &chosen, ..Event::of(session.history(), &own, &derived) };
    let told = event.told_in(texts);
    let found = closing::gaps(event.snapshot);
    found.iter().for_each(|gap| tell_aside(&gaps::told(told, gap)));
    outdated(event).iter().for_each(|sheet| tell_aside(&gaps::outdated(told, sheet)));
    let logo = kept_logo(data.as_deref(), kept).and_then(|path| told_logo(&path, texts));
    losses(event.snapshot, arguments.trf16, texts).iter().for_each(|loss| tell_aside(loss));
    let audience = if arguments.personal_data { Audience::Federation } else { Audience::Public };
    let (changed, hash) = last_change(session.history(), &session.hash());
    let games = arguments.games.as_deref().map(|games| read_games(games, texts)).transpose();
    let games = games.map_err(|text| Failure { exit: Exit::File, text })?;
    let wishes = SiteOptions { address: None, audience, logo: logo.as_ref(), ..SiteOptions::default() };
    let more = ClosingWishes { with_trf16: arguments.trf16, games };
    let find = |letters: &_| Some(faces_with(&font_folders(), letters));
    let closing = Closing::of(event, (changed, &hash), (wishes, more), &find)
        .map_err(|error| Failure { exit: Exit::Unexpected, text: error.say(texts) })?;
    let name = arguments.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let bytes = fs::read(&arguments.file);
    let bytes = bytes.map_err(|error| Failure::unreadable(Path::new(&name), &error, texts))?;
    let changes = write_closing(&arguments.to, &id, &closing, (name, bytes))
        .map_err(|error| Failure { exit: Exit::File, text: error.say(texts) })?;
    let folder = arguments.to.display().to_string();
    let lines = match changes.is_empty() {
        true => vec![texts.with("closing-unchanged", &[("folder", folder.into())])],
        false => told_changes(&changes, texts),
    };
    print(&(lines.join("\n") + "\n"), texts)?;
    let is_open = found.iter().any(closing::Gap::is_of_games);
    if is_open {
        tell_aside(&texts.get("closing-not-finished"));
    }
    Ok(if is_open { Exit::Negative } else { Exit::Done })
}
