//! `hakem publish`: a folder of static pages, once or after every entry.

use super::Exit;
use super::console::data_folder;
use super::input::{Failure, print, read_history};
use super::output::open_to_read;
use crate::app::{Follow, Session, chosen_columns};
use crate::event::{Chosen, Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::site;
use crate::store::{SiteChanges, write_site};
use hakem_engine::collate::Language;
use hakem_engine::history::{History, Moment};
use hakem_engine::trf::Audience;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// How often the event file is looked at.
const PATIENCE: Duration = Duration::from_millis(300);

/// Write a folder of static pages: pairings, standings, crosstable, players, the report
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An event file, a tournament report (TRF16, TRF-2026) or a list of players
    file: PathBuf,
    /// The folder, which is empty, does not exist yet, or holds the pages of this event
    #[arg(long, value_name = "FOLDER")]
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
        let made = Written { history: &history, hash, event: name, chosen: &Chosen::default() };
        let changes = written(arguments, language, texts, &made)?;
        tell(&arguments.to, changes, texts)?;
        return Ok(Exit::Done);
    }
    let mut session = open_to_read(&arguments.file, texts)?;
    let of = |session: &Session, chosen: &Chosen| {
        let (history, hash, event) = (session.history(), session.hash(), session.event());
        written(arguments, language, texts, &Written { history, hash, event, chosen })
    };
    let data = data_folder();
    let mut chosen = chosen_columns(data.as_deref(), &session);
    tell(&arguments.to, of(&session, &chosen)?, texts)?;
    if !arguments.watch {
        return Ok(Exit::Done);
    }
    loop {
        let before = std::mem::replace(&mut chosen, chosen_columns(data.as_deref(), &session));
        match session.follow() {
            Follow::Same if chosen == before => thread::sleep(PATIENCE),
            Follow::Same | Follow::More => tell(&arguments.to, of(&session, &chosen)?, texts)?,
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
    let wishes = site::Wishes { address: arguments.address.as_deref(), audience };
    let files = site::files(event, (printed, &of.hash), wishes)
        .map_err(|error| Failure { exit: Exit::Unexpected, text: error.to_string() })?;
    write_site(&arguments.to, &of.event, &files)
        .map_err(|error| Failure { exit: Exit::File, text: error.say(texts) })
}

fn tell(folder: &Path, changes: SiteChanges, texts: &Texts) -> Result<(), Failure> {
    let values = [
        ("folder", folder.display().to_string().into()),
        ("written", changes.written.into()),
        ("removed", changes.removed.into()),
    ];
    print(&(texts.with("cli-published", &values) + "\n"), texts)
}
