//! Messages about sharing in the arbiter's language.

use super::address::AddressError;
use super::error::{ShareError, Tampering};
use crate::i18n::{Arg, Say, Texts};
use crate::text;
use std::path::Path;

impl Say for AddressError {
    fn say(&self, texts: &Texts) -> String {
        let id = match self {
            Self::NotPostgresql => "share-no-address",
            Self::Password => "share-password-in-address",
            Self::NoDatabase => "share-no-database-named",
            Self::NoName => "share-no-event-named",
            Self::BadPort => "share-bad-port",
            Self::UnknownOption { found, known } => {
                return texts
                    .with("share-unknown-option", &[("found", found.into()), ("known", known.into())]);
            }
            Self::Contradiction { one, other } => {
                return texts.with("share-contradiction", &[("one", one.into()), ("other", other.into())]);
            }
            Self::BadName => "share-bad-name",
            Self::BadEscape => "share-bad-escape",
        };
        texts.get(id).into_owned()
    }
}

impl Say for Tampering {
    fn say(&self, texts: &Texts) -> String {
        let id = match self {
            Self::Missing => "share-row-missing",
            Self::Hash => "share-row-hash",
            Self::Changed => "share-row-changed",
            Self::Unfinished => "share-row-unfinished",
        };
        texts.get(id).into_owned()
    }
}

impl Say for ShareError {
    fn say(&self, texts: &Texts) -> String {
        let (id, values): (&str, Vec<(&'static str, Arg)>) = match self {
            Self::Address(error) => return error.say(texts),
            Self::Store(error) => return error.say(texts),
            Self::Open(error) => return error.say(texts),
            Self::NotBuilt => ("share-not-built", Vec::new()),
            Self::Unreachable { server, cause } => {
                ("share-unreachable", vec![("server", server.into()), ("cause", told(cause))])
            }
            Self::Encryption { server, cause } => {
                ("share-encryption", vec![("server", server.into()), ("cause", told(cause))])
            }
            Self::NoPassword { user } => ("share-no-password", vec![("user", user.into())]),
            Self::OpenPasswords { path } => ("share-open-passwords", vec![("file", file(path))]),
            Self::Passwords { path, cause } => {
                ("share-passwords", vec![("file", file(path)), ("cause", told(cause))])
            }
            Self::NotLetIn { user } => ("share-not-let-in", vec![("user", user.into())]),
            Self::Unencrypted { user } => ("share-unencrypted", vec![("user", user.into())]),
            Self::Cleartext { server } => ("share-cleartext", vec![("server", server.into())]),
            Self::NoDatabase { database } => ("share-no-database", vec![("database", database.into())]),
            Self::NotSetUp { database } => ("share-not-set-up", vec![("database", database.into())]),
            Self::Newer { found, known } => {
                let [found, known] = [found, known].map(ToString::to_string);
                ("share-newer", vec![("found", found.into()), ("known", known.into())])
            }
            Self::Letters { found } => ("share-letters", vec![("found", found.into())]),
            Self::NotAllowed { user } => ("share-not-allowed", vec![("user", user.into())]),
            Self::ReadOnly => ("share-read-only", Vec::new()),
            Self::Full { cause } => ("share-full", vec![("cause", told(cause))]),
            Self::Server { code, cause } => {
                ("share-server", vec![("code", code.into()), ("cause", told(cause))])
            }
            Self::NoSuchEvent { name } => ("share-no-such-event", vec![("name", name.into())]),
            Self::OtherEvent { name } => ("share-other-event", vec![("name", name.into())]),
            Self::Parted { entry } => ("share-parted", vec![("entry", (*entry).into())]),
            Self::Shrunk { entry } => ("share-shrunk", vec![("entry", (*entry).into())]),
            Self::Tampered { entry, what } => {
                ("share-tampered", vec![("entry", (*entry).into()), ("what", what.say(texts).into())])
            }
            Self::Crowded { tries } => ("share-crowded", vec![("tries", (*tries).into())]),
        };
        texts.with(id, &values)
    }
}

/// Returns the message of another program, sanitised.
fn told(cause: &str) -> Arg<'static> {
    text::clean(cause).into_owned().into()
}

fn file(path: &Path) -> Arg<'static> {
    path.display().to_string().into()
}
