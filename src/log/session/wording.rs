//! Messages about the open event in the arbiter's language.

use super::{Cut, Kept, NotTaken, OpenError};
use crate::i18n::{Say, Texts, say_refusals};
use crate::store::{StoreError, left_after};

say_refusals!(OpenError, NotTaken);

impl Say for Cut {
    fn say(&self, texts: &Texts) -> String {
        let open = texts.get("salvage-open");
        format!("{}\n{}\n{open}", self.why.say(texts), left_after(&self.after, texts))
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::store::Operation;
    use std::io::{self, ErrorKind};
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
}
