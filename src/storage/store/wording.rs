//! Messages about event files and mirrors in the arbiter's language.

use super::{After, Damage, KeptError, MirrorWarning, Notice, SiteError, StoreError, cause};
use crate::i18n::{Arg, Say, Texts, say_refusals};
use std::io::{self, ErrorKind};
use std::path::Path;

say_refusals!(KeptError, StoreError, Damage, Notice);

/// Describes the extent of a file after its damage.
pub fn left_after(after: &After, texts: &Texts) -> String {
    texts.with("salvage-left", &[("lines", after.lines.into()), ("intact", after.intact.into())])
}

impl Say for MirrorWarning {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Lost { path, source, .. } if source.kind() == ErrorKind::PermissionDenied => {
                texts.with("mirror-not-allowed", &[("path", path.display().to_string().into())])
            }
            other => texts.refusal(&other.refusal(), &|player| player.to_string()),
        }
    }
}

impl Say for SiteError {
    fn say(&self, texts: &Texts) -> String {
        let shown = |folder: &Path| [("folder", folder.display().to_string().into())];
        match self {
            Self::NotOurs { folder } => texts.with("site-not-ours", &shown(folder)),
            Self::OtherEvent { folder } => texts.with("site-other-event", &shown(folder)),
            Self::Io { path, source } => unwritable(path, source, texts),
        }
    }
}

/// Returns the message for a file or folder that cannot be written.
pub fn unwritable(path: &Path, error: &io::Error, texts: &Texts) -> String {
    let file = path.display().to_string();
    match error.kind() {
        ErrorKind::AlreadyExists => texts.with("cli-exists", &[("file", file.into())]),
        _ => texts.with("cli-unwritable", &[("file", file.into()), ("cause", cause_text(error, texts))]),
    }
}

/// Returns the cause of a system error: common ones in the arbiter's language, others as the system describes them.
pub fn cause_text(error: &io::Error, texts: &Texts) -> Arg<'static> {
    texts.argument(&cause(error), &|player| player.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::store::{FilePosition, Operation};
    use std::path::PathBuf;

    #[test]
    fn a_mirror_that_may_not_be_written_asks_for_another_folder() {
        let source = io::Error::from(ErrorKind::PermissionDenied).into();
        let warning =
            MirrorWarning::Lost { path: PathBuf::from("open.hakem"), operation: Operation::Open, source };
        let told = warning.say(&Texts::new(Language::English));
        assert!(
            told.contains("open.hakem") && told.ends_with("Choose a folder with write permission."),
            "{told}"
        );
    }

    #[test]
    fn another_version_is_named_where_it_is_another_one() {
        let told = |with: &str| {
            let error = StoreError::OtherVersion {
                path: PathBuf::from("open.hakem"),
                place: FilePosition { line: 3, column: 1 },
                with: with.to_owned(),
                damage: Box::new(Damage::OutOfOrder { found: 9, expected: 7 }),
            };
            error.say(&Texts::new(Language::English))
        };
        assert!(told("9.9.9").contains("possibly hakem 9.9.9"), "{}", told("9.9.9"));
        let own = told(env!("CARGO_PKG_VERSION"));
        assert!(!own.contains("possibly") && own.contains("this hakem"), "{own}");
    }

    #[test]
    fn damage_names_line_column_what_was_found_and_what_was_expected() {
        let damage = Box::new(Damage::OutOfOrder { found: 9, expected: 7 });
        let place = FilePosition { line: 8, column: 4 };
        let error = StoreError::Damaged { path: PathBuf::from("open.hakem"), place, damage };
        for language in Language::ALL {
            let told = error.say(&Texts::new(language));
            assert!(["open.hakem", "8", "4", "9", "7"].iter().all(|part| told.contains(part)), "{told}");
        }
    }
}
