//! What is said of a file that was brought in, or could not be.

use super::say::cause;
use crate::exchange::{ImportError, Imported};
use crate::i18n::{Say, Texts, notes};

impl Say for ImportError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Io { path, source } => {
                let values = [("path", shown(path)), ("cause", cause(source, texts))];
                texts.with("import-unreadable", &values)
            }
            Self::NotAFile { path } => texts.with("import-not-a-file", &[("path", shown(path))]),
            Self::TooLarge { path, bytes } => {
                texts.with("import-too-large", &[("path", shown(path)), ("bytes", (*bytes).into())])
            }
            Self::Trf { path, errors } => {
                let mut lines = vec![texts.with("import-faults", &[("path", shown(path))])];
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
            Self::NoEvent { path, why } => {
                format!("{}\n{}", texts.with("import-faults", &[("path", shown(path))]), why.say(texts))
            }
        }
    }
}

fn shown(path: &std::path::Path) -> crate::i18n::Arg<'static> {
    path.display().to_string().into()
}

/// Everything that the arbiter should know of an import, a line each; nothing when all was clear.
impl Say for Imported {
    fn say(&self, texts: &Texts) -> String {
        let ignored = (!self.ignored.is_empty())
            .then(|| texts.with("roster-ignored", &[("columns", self.ignored.join(", ").into())]));
        notes(&self.noted, texts).into_iter().chain(ignored).collect::<Vec<_>>().join("\n")
    }
}
