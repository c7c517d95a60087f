//! Messages about event files and mirrors in the arbiter's language.

use crate::i18n::{Arg, Naming, Say, Texts};
use crate::session::{Cut, Kept, OpenError};
use crate::store::{
    After, Conversion, Damage, ExpectedForm, KeptError, MirrorWarning, Notice, Operation, Place, StoreError,
};
use crate::text;
use crate::theme;
use hakem_engine::tournament::PlayerId;
use std::borrow::Cow;
use std::io::{self, ErrorKind};
use std::path::Path;

impl Say for OpenError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Store(error) => error.say(texts),
            Self::Replay { path, number, why } => {
                // The event is not open, so player names are unknown.
                let who = |id: PlayerId| id.to_string();
                let why = Naming { what: why, who: &who }.say(texts);
                texts.with("file-replay", &[file(path), ("entry", (*number).into()), ("why", why.into())])
            }
        }
    }
}

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

impl Say for KeptError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::NotAFile { path } => texts.with("kept-not-a-file", &[file(path)]),
            Self::TooLarge { path } => texts.with("kept-too-large", &[file(path)]),
            Self::Io { path, source } => {
                texts.with("kept-unreadable", &[file(path), ("cause", cause(source, texts))])
            }
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

impl Say for StoreError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Io { path, operation, source } => {
                texts.with(operation_id(*operation), &[file(path), ("cause", cause(source, texts))])
            }
            Self::Exists { path } => texts.with("file-exists", &[file(path)]),
            Self::NotAFile { path } => texts.with("file-not-a-file", &[file(path)]),
            Self::Empty { path } => texts.with("file-empty", &[file(path)]),
            Self::Unfinished { path } => texts.with("file-unfinished", &[file(path)]),
            Self::Foreign { path, found } => {
                texts.with("file-foreign", &[file(path), ("found", found.into())])
            }
            Self::Converted { path, place, found } => {
                let place = said_place(*place, texts);
                let found = converted(*found, texts);
                texts.with("file-converted", &[file(path), ("place", place), ("found", found.into())])
            }
            Self::NewerFormat { path, place, with, found, known } => {
                let values = [
                    file(path),
                    ("place", said_place(*place, texts)),
                    ("with", with.into()),
                    ("own", env!("CARGO_PKG_VERSION").into()),
                    ("found", (*found).into()),
                    ("known", (*known).into()),
                ];
                texts.with("file-newer-format", &values)
            }
            Self::OtherVersion { path, place, with, damage } => {
                let values = [
                    file(path),
                    ("place", said_place(*place, texts)),
                    ("with", with.into()),
                    ("own", env!("CARGO_PKG_VERSION").into()),
                    ("damage", damage.say(texts).into()),
                ];
                let is_own = with == env!("CARGO_PKG_VERSION");
                texts.with(if is_own { "file-other-build" } else { "file-other-version" }, &values)
            }
            Self::Damaged { path, place, damage } => {
                let place = said_place(*place, texts);
                let values = [file(path), ("place", place), ("damage", damage.say(texts).into())];
                texts.with("file-damaged", &values)
            }
            Self::TooLarge { path, bytes, limit } => {
                let values = [file(path), ("bytes", (*bytes).into()), ("limit", (*limit).into())];
                texts.with("file-too-large", &values)
            }
            Self::ReadOnly { path } => texts.with("file-read-only", &[file(path)]),
            Self::ChangedOutside { path, found, expected } => {
                let values = [file(path), ("found", (*found).into()), ("expected", (*expected).into())];
                texts.with("file-changed-outside", &values)
            }
            Self::Overwritten { path, line } => {
                texts.with("file-overwritten", &[file(path), ("line", (*line).into())])
            }
            Self::Gone { path } => texts.with("file-gone", &[file(path)]),
            Self::Unwritable { entry, reason } => {
                texts.with("file-unwritable", &[("entry", (*entry).into()), ("reason", reason.into())])
            }
        }
    }
}

/// Returns the catalogue id for a failed file operation.
fn operation_id(operation: Operation) -> &'static str {
    match operation {
        Operation::Create => "file-io-create",
        Operation::Open => "file-io-open",
        Operation::Read => "file-io-read",
        Operation::Write => "file-io-write",
        Operation::KeepTornTail => "file-io-keep-torn-tail",
        Operation::CutTornTail => "file-io-cut-torn-tail",
    }
}

/// Describes a conversion of a file by another program.
fn converted(found: Conversion, texts: &Texts) -> Cow<'_, str> {
    match found {
        Conversion::CrLf => texts.get("file-converted-cr-lf"),
        Conversion::ByteOrderMark => texts.get("file-converted-byte-order-mark"),
        Conversion::Utf16 => texts.get("file-converted-utf-16"),
    }
}

impl Say for Damage {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Changed { found, expected } => {
                texts.with("file-damage-changed", &[("found", found.into()), ("expected", expected.into())])
            }
            Self::OutOfOrder { found, expected } => texts.with(
                "file-damage-out-of-order",
                &[("found", (*found).into()), ("expected", (*expected).into())],
            ),
            Self::NotUtf8 => texts.get("file-damage-not-utf-8").into_owned(),
            Self::Malformed { found, expected } => {
                let expected = match expected {
                    ExpectedForm::FormatNumber => texts.get("file-form-format-number"),
                    ExpectedForm::EntryNumber => texts.get("file-form-entry-number"),
                    ExpectedForm::Hash => texts.get("file-form-hash"),
                };
                let values = [("found", found.into()), ("expected", expected.into())];
                texts.with("file-damage-malformed", &values)
            }
            Self::Unreadable { found, reason } => {
                let values = [("found", found.into()), ("reason", reason.to_string().into())];
                texts.with("file-damage-unreadable", &values)
            }
            Self::Zeros { bytes } => texts.with("file-damage-zeros", &[("bytes", (*bytes).into())]),
            Self::TooLong { limit } => texts.with("file-damage-too-long", &[("limit", (*limit).into())]),
        }
    }
}

impl Say for MirrorWarning {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Lost { path, operation: _, source } if source.kind() == ErrorKind::PermissionDenied => {
                texts.with("mirror-not-allowed", &[file(path)])
            }
            Self::Lost { path, operation: _, source } => {
                texts.with("mirror-lost", &[file(path), ("cause", cause(source, texts))])
            }
            Self::SameFolder { path } => texts.with("mirror-same-folder", &[file(path)]),
            Self::InUse { path } => texts.with("mirror-in-use", &[file(path)]),
            Self::Slow { path } => texts.with("mirror-slow", &[file(path)]),
            Self::Unmarked { path } => texts.with("mirror-unmarked", &[file(path)]),
            Self::OtherEvent { path } => texts.with("mirror-other-event", &[file(path)]),
            Self::Diverged { path, line } => {
                texts.with("mirror-diverged", &[file(path), ("line", (*line).into())])
            }
            Self::Ahead { path, line } => texts.with("mirror-ahead", &[file(path), ("line", (*line).into())]),
        }
    }
}

impl Say for Notice {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::TornTailCut { line, bytes, kept } => {
                let values = [file(kept), ("line", (*line).into()), ("bytes", (*bytes).into())];
                texts.with("file-torn-tail-cut", &values)
            }
            Self::TornTailIgnored { line, bytes } => {
                let values = [("line", (*line).into()), ("bytes", (*bytes).into())];
                texts.with("file-torn-tail-ignored", &values)
            }
            Self::TornTailStays { kept } => texts.with("file-torn-tail-stays", &[file(kept)]),
            Self::InUse => texts.get("file-in-use").into_owned(),
            Self::NotWritable => texts.get("file-not-writable").into_owned(),
            Self::Unguarded => texts.get("file-unguarded").into_owned(),
        }
    }
}

fn file(path: &Path) -> (&'static str, Arg<'static>) {
    ("file", path.display().to_string().into())
}

fn said_place(place: Place, texts: &Texts) -> Arg<'static> {
    texts.with("file-place", &[("line", place.line.into()), ("column", place.column.into())]).into()
}

/// Returns the cause of a system error: common ones in the arbiter's language, others as the system describes them.
pub fn cause(error: &io::Error, texts: &Texts) -> Arg<'static> {
    let text = match error.kind() {
        ErrorKind::NotFound => texts.get("file-cause-not-found"),
        ErrorKind::PermissionDenied => texts.get("file-cause-permission-denied"),
        ErrorKind::IsADirectory => texts.get("file-cause-is-a-folder"),
        ErrorKind::NotADirectory => texts.get("file-cause-is-no-folder"),
        ErrorKind::StorageFull => texts.get("file-cause-storage-full"),
        ErrorKind::ReadOnlyFilesystem => texts.get("file-cause-read-only-disk"),
        ErrorKind::InvalidFilename => texts.get("file-cause-name-not-allowed"),
        _ => return error.to_string().into(),
    };
    text.into_owned().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use std::path::PathBuf;

    #[test]
    fn a_full_disk_is_told_in_the_arbiters_language() {
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
    fn what_helps_is_said_once() {
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
