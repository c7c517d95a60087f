//! Messages about event files and mirrors in the arbiter's language.

use crate::i18n::{Arg, Say, Texts, say_refusals};
use crate::session::{Cut, Kept, NotTaken, OpenError};
use crate::store::{self, After, Damage, KeptError, MirrorWarning, Notice, StoreError};
use crate::text;
use crate::theme;
use std::io::{self, ErrorKind};
use std::path::Path;

say_refusals!(OpenError, NotTaken, KeptError, StoreError, Damage, Notice);

impl Say for Cut {
    fn say(&self, texts: &Texts) -> String {
        let open = texts.get("salvage-open");
        format!("{}\n{}\n{open}", self.why.say(texts), left_after(&self.after, texts))
    }
}

/// Describes the extent of a file after its damage.
pub fn left_after(after: &After, texts: &Texts) -> String {
    texts.with("salvage-left", &[("lines", after.lines.into()), ("intact", after.intact.into())])
}

impl Kept {
    /// Returns a message about an entry that was not written to disk; `None` if it was.
    pub fn say(&self, texts: &Texts) -> Option<String> {
        match self {
            Self::Saved => None,
            Self::NotSaved(error) => {
                let is_advised = matches!(
                    error,
                    StoreError::ChangedOutside { .. }
                        | StoreError::Overwritten { .. }
                        | StoreError::Gone { .. }
                );
                // Avoid repeating the advice to save a copy.
                let id = if is_advised { "file-not-saved-advised" } else { "file-not-saved" };
                Some(texts.with(id, &[("cause", error.say(texts).into())]))
            }
            Self::Refused(error) => Some(error.say(texts)),
            Self::NotAllowed => Some(texts.get("share-desk-only").into_owned()),
            Self::NotAgreed => Some(texts.get("share-not-agreed").into_owned()),
        }
    }
}

impl Say for theme::FileError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Malformed { path, line, column } => {
                let values = [file(path), ("line", (*line).into()), ("column", (*column).into())];
                texts.with("theme-file-malformed", &values)
            }
            Self::Unknown { path, line, kind, found, known } => {
                let id = match kind {
                    theme::ThemePart::Theme => "theme-file-no-theme",
                    theme::ThemePart::Role => "theme-file-no-role",
                    theme::ThemePart::Colour => "theme-file-no-colour",
                };
                let values = [
                    file(path),
                    ("line", (*line).into()),
                    ("found", text::clean(found).into_owned().into()),
                    ("known", known.as_str().into()),
                ];
                texts.with(id, &values)
            }
        }
    }
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

fn file(path: &Path) -> (&'static str, Arg<'static>) {
    ("file", path.display().to_string().into())
}

/// Returns the cause of a system error: common ones in the arbiter's language, others as the system describes them.
pub fn cause(error: &io::Error, texts: &Texts) -> Arg<'static> {
    texts.argument(&store::cause(error), &|player| player.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::store::{Operation, Place};
    use std::path::PathBuf;

    #[test]
    fn a_full_disk_is_reported_in_the_arbiters_language() {
        let source = io::Error::from(ErrorKind::StorageFull);
        let path = PathBuf::from("open.hakem");
        let kept = Kept::NotSaved(StoreError::Io { path, operation: Operation::Write, source });
        let told = kept.say(&Texts::new(Language::Turkish)).unwrap();
        assert!(told.contains("open.hakem") && told.contains("disk dolu"), "{told}");
        assert_eq!(Kept::Saved.say(&Texts::new(Language::Turkish)), None);
    }

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
    fn each_message_names_its_remedy_once() {
        let path = || PathBuf::from("open.hakem");
        let errors = [
            StoreError::Gone { path: path() },
            StoreError::Overwritten { path: path(), line: 3 },
            StoreError::ChangedOutside { path: path(), found: 1, expected: 2 },
            StoreError::Io {
                path: path(),
                operation: Operation::Write,
                source: ErrorKind::StorageFull.into(),
            },
        ];
        for error in errors {
            let kept = Kept::NotSaved(error);
            for language in Language::ALL {
                let told = kept.say(&Texts::new(language)).unwrap();
                assert_eq!(told.matches("F12").count(), 1, "{told}");
            }
        }
    }

    #[test]
    fn another_version_is_named_where_it_is_another_one() {
        let told = |with: &str| {
            let error = StoreError::OtherVersion {
                path: PathBuf::from("open.hakem"),
                place: Place { line: 3, column: 1 },
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
        let place = Place { line: 8, column: 4 };
        let error = StoreError::Damaged { path: PathBuf::from("open.hakem"), place, damage };
        for language in Language::ALL {
            let told = error.say(&Texts::new(language));
            assert!(["open.hakem", "8", "4", "9", "7"].iter().all(|part| told.contains(part)), "{told}");
        }
    }
}
