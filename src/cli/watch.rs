//! `hakem watch`: reports the ended games of electronic boards.

use super::Exit;
use super::input::{Failure, print, tell_aside};
use super::output::open_to_read;
use crate::hall::{GamesError, GamesFolder, Reports};
use crate::i18n::{Say, Texts};
use crate::platform::data_folder;
use crate::session::{Follow, backup_folder};
use crate::store::system_disk;
use crate::text::clean;
use clap::ValueHint;
use hakem_engine::tournament::GameResult;
use jiff::Timestamp;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// Polling interval of the folder and of the event file.
pub const INTERVAL: Duration = Duration::from_secs(2);

/// Report the ended games that electronic boards write as PGN files; the arbiter accepts them in the console
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder with the PGN files
    #[arg(value_hint = ValueHint::DirPath)]
    folder: PathBuf,
    /// The event file
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// Read the files once, and exit
    #[arg(long)]
    once: bool,
}

/// Opens the reports of an event to write, copied to its backup folder; reports damage.
pub fn reports(file: &Path, event: &str, texts: &Texts) -> Result<Reports, Failure> {
    let reports = Reports::open(&system_disk(), file, event, Timestamp::now());
    let mut reports = reports.map_err(|error| Failure { exit: Exit::File, text: error.say(texts) })?;
    if let Some((damaged, lost)) = reports.salvaged() {
        let file = clean(&damaged.display().to_string()).into_owned();
        tell_aside(&texts.with("serve-salvaged", &[("count", (*lost).into()), ("file", file.into())]));
    }
    if let Some((folder, mark)) = backup_folder(data_folder().as_deref(), (file, event)) {
        let warning = reports.set_mirror(&folder, Some(mark));
        warning.iter().for_each(|warning| tell_aside(&warning.say(texts)));
    }
    Ok(reports)
}

/// Reports games until the program is ended.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let mut session = open_to_read(&arguments.file, texts)?;
    let mut reports = reports(session.path(), &session.event(), texts)?;
    let mut games = GamesFolder::new(&arguments.folder);
    let (mut has_begun, mut is_gone) = (false, false);
    loop {
        let found = games.report(session.history().snapshot(), texts, &mut reports, Timestamp::now());
        match found {
            Ok(found) => {
                is_gone = false;
                for (game, result) in found {
                    let result = texts.result_marks(GameResult::Played(result)).into_owned();
                    let values = [
                        ("round", game.round.into()),
                        ("board", game.board.into()),
                        ("result", result.into()),
                    ];
                    print(&(texts.with("watch-reported", &values) + "\n"), texts)?;
                }
            }
            // A folder in a network comes back.
            Err(error @ GamesError::Folder { .. }) if has_begun && !arguments.once => {
                if !std::mem::replace(&mut is_gone, true) {
                    tell_aside(&error.say(texts));
                }
            }
            Err(error) => return Err(Failure { exit: Exit::File, text: error.say(texts) }),
        }
        if arguments.once {
            return Ok(Exit::Done);
        }
        has_begun = true;
        thread::sleep(INTERVAL);
        match session.follow() {
            Follow::Same => {}
            Follow::More => games.forget(),
            Follow::Stale => return Err(Failure::malformed(texts.get("file-stale").into_owned())),
        }
    }
}
