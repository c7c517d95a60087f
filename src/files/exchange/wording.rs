//! Messages about imported files.

use super::programs::ProgramFault;
use super::roster::TableError;
use super::swiss_manager::SwissManagerError;
use super::{ImportError, Imported};
use crate::i18n::{Arg, Say, Texts, every_note, notes, say_refusals};
use crate::store::cause_text;
use hakem_engine::trf::{Expected, TrfError};
use std::path::Path;

impl Say for ImportError {
    fn say(&self, texts: &Texts) -> String {
        let with_path = |id, path: &Path| texts.with(id, &[("path", shown(path))]);
        let faulty = |path: &Path, fault: &dyn Say| {
            format!("{}\n{}", with_path("import-faults", path), fault.say(texts))
        };
        match self {
            Self::Io { path, source } => {
                let values = [("path", shown(path)), ("cause", cause_text(source, texts))];
                texts.with("import-unreadable", &values)
            }
            Self::NotAFile { path } => with_path("import-not-a-file", path),
            Self::TooLarge { path, bytes } => {
                texts.with("import-too-large", &[("path", shown(path)), ("bytes", (*bytes).into())])
            }
            Self::Trf { path, errors } if is_no_report(&errors.errors) => with_path("import-no-report", path),
            Self::Trf { path, errors } | Self::Contradicted { path, errors, .. } => {
                let is_trf = matches!(self, Self::Trf { .. });
                let first = if is_trf { "import-faults" } else { "import-contradicted" };
                let mut lines = vec![with_path(first, path)];
                lines.extend(errors.errors.iter().map(|error| error.say(texts)));
                if errors.more {
                    lines.push(texts.get("import-more-faults").into_owned());
                }
                lines.join("\n")
            }
            Self::List { path, faults } => {
                [vec![with_path("import-faults", path)], faults.clone()].concat().join("\n")
            }
            Self::Doubtful { path, doubts, imported } => {
                let first = with_path("import-doubtful", path);
                [vec![first], doubts.clone(), imported.account.lines(texts)].concat().join("\n")
            }
            Self::Unaccounted { path } => with_path("account-incomplete", path),
            Self::Table { path, fault } => faulty(path, fault),
            Self::SwissManager { path, fault } => faulty(path, fault),
            Self::Program { path, fault } => faulty(path, fault),
            Self::NoEvent { path, why } => faulty(path, why),
            Self::Foreign { path, owner } => with_path(owner.told(), path),
            Self::Archive { path, names } => {
                let values = [("path", shown(path)), ("names", names.join(", ").into())];
                texts.with("import-archive", &values)
            }
            Self::Games { path } => with_path("import-games", path),
            Self::SeatTable { path } => with_path("import-seat-table", path),
        }
    }
}

/// Returns true if a file contains nothing of a report, so that it has nothing to correct.
fn is_no_report(errors: &[TrfError]) -> bool {
    matches!(errors, [TrfError { expected: Expected::Players, .. }])
}

say_refusals!(ProgramFault, TableError, SwissManagerError);

fn shown(path: &Path) -> Arg<'static> {
    path.display().to_string().into()
}

/// Lists all notes about an import, one per line; empty if everything was clear.
impl Say for Imported {
    fn say(&self, texts: &Texts) -> String {
        // Of a list that is in the event as it is there is nothing to report.
        let is_told = self.account.rows() > 0 && (!self.account.is_plain() || !self.notes.is_empty());
        let account = if is_told { self.account.lines(texts) } else { Vec::new() };
        let (told, every) = (notes(&self.noted, texts), every_note(&self.noted, texts));
        // Notes that were summarised above are listed individually here.
        let unfolded = (every.len() > told.len())
            .then(|| std::iter::once(texts.get("import-every-note").into_owned()).chain(every));
        told.into_iter()
            .chain(self.noted.line_count(texts))
            .chain(account)
            .chain(self.notes.iter().cloned())
            .chain(unfolded.into_iter().flatten())
            .collect::<Vec<_>>()
            .join("\n")
    }
}
