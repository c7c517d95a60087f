//! The upload format of chess-results: an event of players or teams as XML for its server. Write-only.

mod figures;
mod file;
mod tie_breaks;
pub mod upload;

use super::{Content, FileForm, ImportError, Outgoing, Owner, Source, WriteOptions, Written};
use crate::i18n::Texts;
pub use file::{Sender, file};
use hakem_engine::format::Course;
use hakem_engine::pairing::facts;
use hakem_engine::tournament::Snapshot;
use hakem_engine::trf;

/// The XML of chess-results.
pub struct ChessResults;

impl FileForm for ChessResults {
    fn id(&self) -> &'static str {
        "chess-results"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["xml"]
    }

    fn recognises(&self, source: &Source) -> bool {
        Owner::of(source) == Some(Owner::ChessResults)
    }

    fn read(&self, source: &Source, _: &Texts) -> Result<Content, ImportError> {
        Err(ImportError::Foreign { path: source.path.clone(), owner: Owner::ChessResults })
    }

    fn writes(&self) -> bool {
        true
    }

    fn write(&self, what: &Outgoing, how: &WriteOptions) -> Result<Option<Vec<Written>>, trf::ImportError> {
        let text = file(&*what.event()?, &Sender::default());
        let text = if how.is_ascii { super::to_ascii(&text) } else { text };
        Ok(Some(vec![Written { suffix: "", text }]))
    }

    fn losses(&self, event: &Snapshot, texts: &Texts) -> Vec<String> {
        let key = event.settings().chess_results;
        let of_file = [Some("chess-results-no-access"), key.is_none().then_some("chess-results-no-key")];
        let of_file = of_file.into_iter().flatten().map(|id| texts.get(id).into_owned());
        of_file.chain(dropped(event, texts)).collect()
    }
}

/// Returns messages about data of an event that chess-results does not receive, whether by a file or an upload.
pub fn dropped(event: &Snapshot, texts: &Texts) -> Vec<String> {
    let system = facts(event.settings().system.as_str());
    let is_bracket = system.is_some_and(|facts| facts.course == Course::Bracket);
    let kinds = [
        is_bracket.then_some("chess-results-bracket"),
        tie_breaks::spreads_teams(event).then_some("chess-results-teams-as-clubs"),
    ];
    let kinds = kinds.into_iter().flatten().map(|id| texts.get(id).into_owned());
    let unknown = tie_breaks::unknown(event);
    let unknown = (!unknown.is_empty())
        .then(|| texts.with("chess-results-tie-breaks", &[("list", unknown.join(", ").into())]));
    let omitted = texts.get("chess-results-omits").into_owned();
    kinds.chain(unknown).chain([omitted]).collect()
}

#[cfg(test)]
mod samples;
#[cfg(test)]
mod tests;
