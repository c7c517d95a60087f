//! `hakem publish`: a folder of static pages, once or after every entry.

use super::Exit;
use super::input::{Failure, print, read_history, tell_aside};
use super::output::open_to_read;
use crate::event::{Chosen, Derived, Event};
use crate::i18n::{Say, Texts};
use crate::platform::data_folder;
use crate::publish::logo::Logo;
use crate::publish::site;
use crate::session::{Follow, Session, chosen_columns, kept_logo, read_logo};
use crate::store::{SiteChanges, write_site};
use clap::ValueHint;
use hakem_engine::collate::Language;
use hakem_engine::history::{History, Moment};
use hakem_engine::trf::Audience;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// How often the event file is looked at.
const PATIENCE: Duration = Duration::from_millis(300);

/// Write a folder of static pages: pairings, standings, crosstable, players, the report
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An event file, a tournament report (TRF16, TRF-2026) or a list of players
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The folder, which is empty, does not exist yet, or holds the pages of this event
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    to: PathBuf,
    /// Go on, and bring the pages up to date after every entry of the event file
    #[arg(long)]
    watch: bool,
    /// Where the pages can be read: it stands on them as a code for phones
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// Let the report and the pages hold what is known of people: full dates of birth and licence numbers
    #[arg(long)]
    personal_data: bool,
    /// The organiser's logo for the head of the pages: a PNG, JPEG or SVG picture up to 1 MiB; without it, that named on the
    /// wall of the console
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    logo: Option<PathBuf>,
}

/// Writes the pages and says how many changed.
pub fn run(arguments: &Arguments, language: Option<Language>, texts: &Texts) -> Result<Exit, Failure> {
    let is_event = arguments.file.extension().is_some_and(|end| end.eq_ignore_ascii_case("hakem"));
    if !is_event {
        if arguments.watch {
            return Err(Failure::malformed(texts.get("cli-watch")));
        }
        let (history, hash) = read_history(&arguments.file, texts)?;
        let name = arguments.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let logo = arguments.logo.as_deref().and_then(|path| told_logo(path, texts));
        let made = Written { history: &history, hash, event: name, chosen: &Chosen::default(), logo };
        let changes = written(arguments, language, texts, &made)?;
        tell(&arguments.to, &changes, texts)?;
        return Ok(Exit::Done);
    }
    let mut session = open_to_read(&arguments.file, texts)?;
    let of = |session: &Session, (chosen, logo): &(Chosen, Option<PathBuf>)| {
        let (history, hash, event) = (session.history(), session.hash(), session.event());
        let logo = logo.as_deref().and_then(|path| told_logo(path, texts));
        written(arguments, language, texts, &Written { history, hash, event, chosen, logo })
    };
    let data = data_folder();
    let chosen = |session: &Session| {
        let event = session.event();
        let of = (session.path(), event.as_str());
        let logo = arguments.logo.clone().or_else(|| kept_logo(data.as_deref(), of));
        (chosen_columns(data.as_deref(), of), logo)
    };
    let mut now = chosen(&session);
    tell(&arguments.to, &of(&session, &now)?, texts)?;
    if !arguments.watch {
        return Ok(Exit::Done);
    }
    loop {
        let before = std::mem::replace(&mut now, chosen(&session));
        match session.follow() {
            Follow::Same if now == before => thread::sleep(PATIENCE),
            Follow::Same | Follow::More => tell(&arguments.to, &of(&session, &now)?, texts)?,
            Follow::Stale => return Err(Failure::malformed(texts.get("file-stale"))),
        }
    }
}

/// The state of an event that is written.
struct Written<'a> {
    history: &'a History,
    hash: String,
    event: String,
    chosen: &'a Chosen,
    logo: Option<Arc<Logo>>,
}

/// Reads a logo; says why where it is none.
pub(super) fn told_logo(path: &Path, texts: &Texts) -> Option<Arc<Logo>> {
    read_logo(path, texts).map_err(|told| tell_aside(&told)).ok()
}

fn written(
    arguments: &Arguments,
    language: Option<Language>,
    texts: &Texts,
    of: &Written,
) -> Result<SiteChanges, Failure> {
    let own = Texts::new(language.unwrap_or(of.history.snapshot().settings().language));
    let (derived, zone) = (Derived::default(), TimeZone::system());
    let event = Event { zone: &zone, chosen: of.chosen, ..Event::of(of.history, &own, &derived) };
    let printed = Moment(Timestamp::now().as_millisecond());
    let audience = if arguments.personal_data { Audience::Federation } else { Audience::Public };
    let wishes =
        site::SiteOptions { address: arguments.address.as_deref(), audience, logo: of.logo.as_ref() };
    let files = site::files(event, (printed, &of.hash), wishes)
        .map_err(|error| Failure { exit: Exit::Unexpected, text: error.to_string() })?;
    write_site(&arguments.to, &of.event, &files)
        .map_err(|error| Failure { exit: Exit::File, text: error.say(texts) })
}

fn tell(folder: &Path, changes: &SiteChanges, texts: &Texts) -> Result<(), Failure> {
    let values = [
        ("folder", folder.display().to_string().into()),
        ("written", changes.written.len().into()),
        ("removed", changes.removed.len().into()),
    ];
    print(&(texts.with("cli-published", &values) + "\n"), texts)
}
