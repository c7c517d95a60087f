//! The two text files of Swiss-Manager (`Daten Import/Export`): the players (`Spielerdaten`), and the pairings with
//! their results (`Spielerauslosung`), joined by the numbers of the players. `K` marks a forfeit; a bye has -1 for
//! Black.

mod error;
mod pairings;
mod read;
mod write;

use super::account::{Account, Cause, Found};
use super::games::{Game, Who};
use super::roster::{separated, table::RosterTable};
use super::{Content, FileForm, ImportError, Imported, Outgoing, Source, WriteOptions, Written};
use crate::i18n::Texts;
pub use error::SwissManagerError;
use hakem_engine::tournament::Snapshot;
use hakem_engine::trf;
use pairings::Pairing;
pub(super) use read::{complete, points};
use std::path::PathBuf;

/// Suffix to the name of the file of pairings.
const PAIRINGS: &str = "-pairings";

/// The text files of Swiss-Manager.
pub struct SwissManager;

impl SwissManager {
    /// Returns the kind of a file by its headings: pairings or players.
    fn kind(source: &Source) -> Option<FileKind> {
        let begin = source.begin();
        let head = begin.lines().find(|line| !line.trim().is_empty())?;
        let cells: Vec<&str> = head.split(';').map(str::trim).collect();
        let has = |heading: &str| cells.iter().any(|cell| cell.eq_ignore_ascii_case(heading));
        if ["Runde", "Brett", "NrW", "NrS"].into_iter().all(has) {
            return Some(FileKind::Pairings);
        }
        let is_players = ["Nr", "Nachname", "Vorname"].into_iter().all(has);
        is_players.then_some(FileKind::Players)
    }
}

/// Kind of a file of Swiss-Manager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FileKind {
    Players,
    Pairings,
}

/// Returns the path of the pairings that belong to a file of players.
pub fn pairings_beside(source: &Source) -> Option<PathBuf> {
    let stem = source.path.file_stem()?.to_str()?;
    let ending = source.path.extension().and_then(|ending| ending.to_str()).unwrap_or("txt");
    let beside = source.path.with_file_name(format!("{stem}{PAIRINGS}.{ending}"));
    beside.is_file().then_some(beside)
}

/// Creates an event from the two files.
///
/// # Errors
/// Returns an error if one of them is invalid, or they do not match.
pub fn event(players: &Source, pairings: &Source, texts: &Texts) -> Result<Imported, ImportError> {
    read::event(players, pairings, texts)
}

fn rows(source: &Source, texts: &Texts) -> Result<RosterTable, ImportError> {
    separated::read(&source.bytes, texts)
        .map_err(|fault| ImportError::Table { path: source.path.clone(), fault })
}

fn game(pairing: &Pairing) -> Option<Game> {
    let who = |number: u16| Who { number: Some(number), ..Who::default() };
    Some(Game {
        line: pairing.line,
        round: Some(pairing.round),
        board: Some(pairing.board),
        white: who(pairing.white),
        black: who(pairing.black?),
        result: pairing.result,
        ending: None,
    })
}

impl FileForm for SwissManager {
    fn id(&self) -> &'static str {
        "swiss-manager"
    }

    fn endings(&self) -> &'static [&'static str] {
        &[]
    }

    /// A file of players alone is a regular list.
    fn recognises(&self, source: &Source) -> bool {
        match Self::kind(source) {
            Some(FileKind::Pairings) => true,
            Some(FileKind::Players) => pairings_beside(source).is_some(),
            None => false,
        }
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        if let (Some(FileKind::Players), Some(beside)) = (Self::kind(source), pairings_beside(source)) {
            let mut imported = event(source, &Source::open(&beside)?, texts)?;
            let name = beside.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            imported.notes.insert(0, texts.with("swiss-manager-pairings-file", &[("file", name.into())]));
            return Ok(Content::Event(imported));
        }
        let faulty = |fault| ImportError::SwissManager { path: source.path.clone(), fault };
        let mut account = Account::default();
        let mut games = Vec::new();
        for pairing in pairings::read(&rows(source, texts)?).map_err(faulty)? {
            account.open_row();
            match game(&pairing) {
                Some(game) => {
                    account.take_row();
                    games.push(game);
                }
                None => account.skip_row(Cause::NoGame, Found::new(pairing.line, 0, "")),
            }
        }
        Ok(Content::Games(games, account))
    }

    fn writes(&self) -> bool {
        true
    }

    fn write(&self, what: &Outgoing, how: &WriteOptions) -> Result<Option<Vec<Written>>, trf::ImportError> {
        let event = what.event()?;
        let players = Written { suffix: "", text: write::players(&event, how) };
        let pairings = Written { suffix: PAIRINGS, text: write::pairings(&event, how) };
        Ok(Some(vec![players, pairings]))
    }

    fn losses(&self, event: &Snapshot, texts: &Texts) -> Vec<String> {
        write::losses(event, texts)
    }
}

#[cfg(test)]
mod tests;
