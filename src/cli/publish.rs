//! `hakem publish`: writes a folder of static pages, once or after every entry.

use super::Exit;
use super::input::{Failure, print, read_event, tell_aside};
use crate::event::Chosen;
use crate::i18n::{Say, Texts};
use crate::platform::data_folder;
use crate::publish::html::Accent;
use crate::publish::logo::Logo;
use crate::session::{
    EventPages, FestivalPages, PageFolder, PageWishes, PagedEvent, PagesError, Put, UploadCommand, read_logo,
};
use crate::store::{SiteChanges, system_disk, write_site};
use clap::ValueHint;
use hakem_engine::collate::Language;
use hakem_engine::trf::Audience;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Polling interval of the event file.
const PATIENCE: Duration = Duration::from_millis(300);

/// Write a folder of static web pages: pairings, standings, crosstable, players, report
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An event file, a tournament report (TRF16, TRF-2026) or a list of players; or the folder of a
    /// festival, for the pages of all its sections and a front page
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The folder; it must be empty, new, or hold earlier pages of this event
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    to: PathBuf,
    /// Keep running and update the pages after every entry
    #[arg(long)]
    watch: bool,
    /// Address of the pages, shown on them as a QR code
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// Include personal data: full dates of birth and licence numbers
    #[arg(long)]
    personal_data: bool,
    /// The organiser's logo for the header of the pages: PNG, JPEG or SVG up to 1 MiB [default: the logo chosen in
    /// the console]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    logo: Option<PathBuf>,
    /// Program that uploads the pages, with its arguments: started without a shell whenever pages changed; {folder} is
    /// their folder
    #[arg(long, value_name = "COMMAND", value_hint = ValueHint::CommandString)]
    upload: Option<UploadCommand>,
    /// Accent colour of the pages, such as #0b6b57; shades that would be illegible are adjusted [default: the colour
    /// chosen in the console]
    #[arg(long, value_name = "COLOUR")]
    accent: Option<Accent>,
}

/// Writes the pages and prints the number of changes; for a festival, the pages of all sections and a front page.
pub fn run(arguments: &Arguments, language: Option<Language>, texts: &Texts) -> Result<Exit, Failure> {
    let wishes = PageWishes {
        language,
        audience: if arguments.personal_data { Audience::Federation } else { Audience::Public },
        logo: arguments.logo.clone(),
        accent: arguments.accent,
        is_served: false,
        data: data_folder(),
    };
    let to = PageFolder { folder: arguments.to.clone(), address: arguments.address.clone() };
    let refused = |error: PagesError| failure(&error, texts);
    if arguments.file.is_dir() {
        let from = (&system_disk(), arguments.file.as_path());
        let (mut pages, told) = FestivalPages::open(from, to, &wishes, texts).map_err(refused)?;
        told.iter().for_each(|told| tell_aside(told));
        tell_all(&pages.put(&wishes, texts).map_err(refused)?, texts)?;
        upload(arguments, texts)?;
        return follow(arguments, || {
            let put = pages.follow(&wishes, texts).map_err(refused)?;
            tell_all(&put, texts)?;
            if !put.is_empty() {
                upload(arguments, texts)?;
            }
            Ok(!put.is_empty())
        });
    }
    let is_event = arguments.file.extension().is_some_and(|end| end.eq_ignore_ascii_case("hakem"));
    if !is_event {
        return publish_report(arguments, &to, &wishes, texts);
    }
    let opened = EventPages::open(&system_disk(), &arguments.file, to, &wishes);
    let mut pages = opened.map_err(refused)?;
    let put = |pages: &mut EventPages| {
        let told = pages.make(&wishes, texts).map_err(refused)?;
        told.iter().for_each(|told| tell_aside(told));
        let (folder, changes) = pages.put().map_err(refused)?;
        tell(&folder, &changes, texts)?;
        upload(arguments, texts)
    };
    put(&mut pages)?;
    follow(arguments, || {
        let has_news = pages.has_news(&wishes).map_err(refused)?;
        if has_news {
            put(&mut pages)?;
        }
        Ok(has_news)
    })
}

/// Writes the pages of a report, which cannot be followed.
fn publish_report(
    arguments: &Arguments,
    to: &PageFolder,
    wishes: &PageWishes,
    texts: &Texts,
) -> Result<Exit, Failure> {
    if arguments.watch {
        return Err(Failure::malformed(texts.get("cli-watch")));
    }
    let (history, hash, _) = read_event(&arguments.file, texts)?;
    let name = arguments.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let logo = arguments.logo.as_deref().and_then(|path| told_logo(path, texts));
    let (chosen, logo) = (&Chosen::default(), logo.as_ref());
    let accent = wishes.accent.unwrap_or_default();
    let event = PagedEvent { history: &history, hash: &hash, chosen, logo, accent, festival: None };
    let pages = event.pages(to.address.as_deref(), wishes);
    let pages = pages.map_err(|error| failure(&PagesError::from(error), texts))?;
    let changes = write_site(&to.folder, &name, &pages);
    let changes = changes.map_err(|error| failure(&PagesError::from(error), texts))?;
    tell(&to.folder, &changes, texts)?;
    upload(arguments, texts)?;
    Ok(Exit::Done)
}

/// Runs the upload command, if there is one. While pages are followed, a failure is reported and the next change tries
/// again.
fn upload(arguments: &Arguments, texts: &Texts) -> Result<(), Failure> {
    let Some(command) = &arguments.upload else { return Ok(()) };
    let told = match command.run(&arguments.to) {
        Ok(()) => texts.with("pages-uploaded", &[("command", command.program.as_str().into())]),
        Err(error) => {
            let text = texts.with("pages-not-uploaded", &[("why", error.say(texts).into())]);
            if !arguments.watch {
                return Err(Failure { exit: Exit::File, text });
            }
            text
        }
    };
    tell_aside(&told);
    Ok(())
}

/// Continues if requested: `step` updates the pages, and returns true if there were changes.
fn follow(arguments: &Arguments, mut step: impl FnMut() -> Result<bool, Failure>) -> Result<Exit, Failure> {
    if !arguments.watch {
        return Ok(Exit::Done);
    }
    loop {
        if !step()? {
            thread::sleep(PATIENCE);
        }
    }
}

/// Converts an error in producing or writing pages.
fn failure(error: &PagesError, texts: &Texts) -> Failure {
    let exit = match error {
        PagesError::Site(_) => Exit::File,
        PagesError::Publish(_) => Exit::Unexpected,
        PagesError::Open(error) => return Failure::of_open(error, texts),
        PagesError::Plan(_) | PagesError::Stale { .. } => Exit::Malformed,
    };
    Failure { exit, text: error.say(texts) }
}

/// Reads a logo; reports the reason if it cannot be used.
pub(super) fn told_logo(path: &Path, texts: &Texts) -> Option<Arc<Logo>> {
    read_logo(path, texts).map_err(|told| tell_aside(&told)).ok()
}

/// Prints the number of changed pages of each folder.
fn tell_all(put: &Put, texts: &Texts) -> Result<(), Failure> {
    put.iter().try_for_each(|(folder, changes)| tell(folder, changes, texts))
}

fn tell(folder: &Path, changes: &SiteChanges, texts: &Texts) -> Result<(), Failure> {
    let values = [
        ("folder", folder.display().to_string().into()),
        ("written", changes.written.len().into()),
        ("removed", changes.removed.len().into()),
    ];
    print(&(texts.with("cli-published", &values) + "\n"), texts)
}
