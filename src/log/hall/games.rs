//! PGN files that electronic boards write: the result of an ended game becomes a report.

use super::{FormId, Game, Matter, Report, ReportSource, Reports, ReportsError, Stored};
use crate::exchange::games::{ResultFinding, compared};
use crate::exchange::pgn::Pgn;
use crate::exchange::{Content, FileForm, Source};
use crate::i18n::{Texts, say_refusals};
use crate::store::cause;
use hakem_engine::refusals;
use hakem_engine::tournament::{GameResult, Outcome, Snapshot};
use jiff::Timestamp;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Maximum number of files that are read of a folder.
const MOST: usize = 5_000;

refusals! {
/// Reason why the results of electronic boards are not reported.
#[derive(Debug)]
pub enum GamesError: "games" {
    Folder { path: PathBuf, source: io::Error } only { "path": *path, "cause": cause(source) },
    Reports(error: ReportsError),
}
}

say_refusals!(GamesError);

/// Size and time of change of a file.
type FileVersion = (u64, Option<SystemTime>);

/// A folder of PGN files, read again and again.
#[derive(Debug)]
pub struct GamesFolder {
    path: PathBuf,
    /// Files that were read completely.
    known: HashMap<PathBuf, FileVersion>,
}

impl GamesFolder {
    /// Creates a folder whose files are all unread.
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), known: HashMap::new() }
    }

    /// Reads all files again at the next opportunity, because the event has changed.
    pub fn forget(&mut self) {
        self.known.clear();
    }

    /// Stores a report for each ended game of the last published round in files that have changed; returns the new
    /// ones. A file that is being written is read again later.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be read or a report cannot be stored.
    pub fn report(
        &mut self,
        snapshot: &Snapshot,
        texts: &Texts,
        reports: &mut Reports,
        now: Timestamp,
    ) -> Result<Vec<(Game, Outcome)>, GamesError> {
        let mut new = Vec::new();
        for (path, version) in self.changed()? {
            let Some(found) = results(&path, snapshot, texts) else { continue };
            for (game, result) in found {
                let form = FormId::new(fastrand::u128(..));
                let matter = Matter::Result { game, result };
                let report = Report { form, source: ReportSource::Electronic, matter };
                match reports.take(report, now) {
                    Ok(Stored::New) => new.push((game, result)),
                    // A board that sends another result again and again is not a source.
                    Ok(Stored::Already) | Err(ReportsError::TooMany) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            self.known.insert(path, version);
        }
        Ok(new)
    }

    /// Returns the PGN files that have changed since they were read, by name.
    fn changed(&self) -> Result<Vec<(PathBuf, FileVersion)>, GamesError> {
        let failed = |source| GamesError::Folder { path: self.path.clone(), source };
        let entries = fs::read_dir(&self.path).map_err(failed)?;
        let paths = entries.flatten().map(|entry| entry.path());
        let is_pgn =
            |path: &PathBuf| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn"));
        let version = |path: PathBuf| {
            let found = fs::metadata(&path).ok()?;
            Some((path, (found.len(), found.modified().ok())))
        };
        let files = paths.filter(is_pgn).take(MOST).filter_map(version);
        let mut changed: Vec<_> =
            files.filter(|(path, version)| self.known.get(path) != Some(version)).collect();
        changed.sort();
        Ok(changed)
    }
}

/// Returns the results of the ended games of a file that belong to boards of the last published round; `None` if it
/// cannot be read, such as while it is being written.
fn results(path: &Path, snapshot: &Snapshot, texts: &Texts) -> Option<Vec<(Game, Outcome)>> {
    let source = Source::open(path).ok()?;
    let Ok(Content::Games(games, _)) = Pgn.read(&source, texts) else { return None };
    let round = snapshot.last_published()?;
    let paired = snapshot.round(round)?;
    let found = compared(&games, snapshot, round).into_iter().filter_map(|found| match found {
        ResultFinding::New(board, GameResult::Played(result))
        | ResultFinding::Differs { board, found: GameResult::Played(result), .. } => {
            Some((Game::at(round, board, paired)?, result))
        }
        _ => None,
    });
    Some(found.collect())
}
