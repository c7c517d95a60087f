//! Messages about imported files.

use super::programs::ProgramFault;
use super::roster::TableError;
use super::swiss_manager::SwissManagerError;
use super::{ImportError, Imported};
use crate::i18n::{Arg, Say, Texts, every_note, notes, say_refusals};
use crate::store::cause_text;
use hakem_engine::trf::{Expected, TrfError};

impl Say for ImportError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Io { path, source } => {
                let values = [("path", shown(path)), ("cause", cause_text(source, texts))];
                texts.with("import-unreadable", &values)
            }
            Self::NotAFile { path } => texts.with("import-not-a-file", &[("path", shown(path))]),
            Self::TooLarge { path, bytes } => {
                texts.with("import-too-large", &[("path", shown(path)), ("bytes", (*bytes).into())])
            }
            Self::Trf { path, errors } if is_no_report(&errors.errors) => {
                texts.with("import-no-report", &[("path", shown(path))])
            }
            Self::Trf { path, errors } | Self::Contradicted { path, errors, .. } => {
                let is_trf = matches!(self, Self::Trf { .. });
                let first = if is_trf { "import-faults" } else { "import-contradicted" };
                let mut lines = vec![texts.with(first, &[("path", shown(path))])];
                lines.extend(errors.errors.iter().map(|error| error.say(texts)));
                if errors.more {
                    lines.push(texts.get("import-more-faults").into_owned());
                }
                lines.join("\n")
            }
            Self::List { path, faults } => {
                let first = texts.with("import-faults", &[("path", shown(path))]);
                [vec![first], faults.clone()].concat().join("\n")
            }
            Self::Doubtful { path, doubts, imported } => {
                let first = texts.with("import-doubtful", &[("path", shown(path))]);
                [vec![first], doubts.clone(), imported.account.lines(texts)].concat().join("\n")
            }
            Self::Unaccounted { path } => texts.with("account-incomplete", &[("path", shown(path))]),
            Self::Table { path, fault } => {
                format!("{}\n{}", texts.with("import-faults", &[("path", shown(path))]), fault.say(texts))
            }
            Self::SwissManager { path, fault } => {
                format!("{}\n{}", texts.with("import-faults", &[("path", shown(path))]), fault.say(texts))
            }
            Self::Program { path, fault } => {
                format!("{}\n{}", texts.with("import-faults", &[("path", shown(path))]), fault.say(texts))
            }
            Self::Foreign { path, owner } => texts.with(owner.told(), &[("path", shown(path))]),
            Self::Archive { path, names } => {
                let values = [("path", shown(path)), ("names", names.join(", ").into())];
                texts.with("import-archive", &values)
            }
            Self::Games { path } => texts.with("import-games", &[("path", shown(path))]),
            Self::SeatTable { path } => texts.with("import-seat-table", &[("path", shown(path))]),
            Self::NoEvent { path, why } => {
                format!("{}\n{}", texts.with("import-faults", &[("path", shown(path))]), why.say(texts))
            }
        }
    }
}

/// Returns true if a file contains nothing of a report, so that it has nothing to correct.
fn is_no_report(errors: &[TrfError]) -> bool {
    matches!(errors, [TrfError { expected: Expected::Players, .. }])
}

say_refusals!(ProgramFault, TableError, SwissManagerError);

fn shown(path: &std::path::Path) -> Arg<'static> {
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
