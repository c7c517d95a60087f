//! PGN: boards of rounds as headers, for boards that broadcast; and import of results from recorded games.

mod read;
pub mod write;

use super::{Content, FileForm, ImportError, Outgoing, Source, WriteOptions, Written};
use crate::i18n::Texts;
use hakem_engine::tournament::Snapshot;
use hakem_engine::trf;

/// Header with the points of White and Black for a result that PGN does not have.
const SCORE: &str = "Score";

/// Games in PGN.
pub struct Pgn;

impl FileForm for Pgn {
    fn id(&self) -> &'static str {
        "pgn"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["pgn"]
    }

    fn recognises(&self, source: &Source) -> bool {
        source.ends_in(self.endings()) || source.begin().trim_start().starts_with("[Event ")
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        let games = read::games(&source.bytes, texts);
        let fault = |fault: read::PgnFault| ImportError::List {
            path: source.path.clone(),
            faults: vec![fault.say(texts)],
        };
        games.map(|(games, account)| Content::Games(games, account)).map_err(fault)
    }

    fn writes(&self) -> bool {
        true
    }

    fn write(&self, what: &Outgoing, how: &WriteOptions) -> Result<Option<Vec<Written>>, trf::ImportError> {
        let text = write::rounds(&*what.event()?, how);
        Ok(Some(vec![Written { suffix: "", text }]))
    }

    fn losses(&self, _: &Snapshot, texts: &Texts) -> Vec<String> {
        vec![texts.get("pgn-losses").into_owned()]
    }
}

#[cfg(test)]
mod tests;
