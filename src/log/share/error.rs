//! Errors of sharing, with advice.
//!
//! No variant contains a password.

use super::address::AddressError;
use crate::i18n::say_refusals;
use crate::session::OpenError;
use crate::store::StoreError;
use crate::text;
use hakem_engine::refusals;
use std::path::PathBuf;

/// Returns the message of another program, sanitised.
fn clean(cause: &str) -> String {
    text::clean(cause).into_owned()
}

refusals! {
/// Error of a table row whose line may itself be valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tampering: "share-row" {
    /// A row is missing or has a different number.
    Missing,
    Hash,
    /// The row differs from the one read before.
    Changed,
    /// The act ends before its last line.
    Unfinished,
}
}

refusals! {
/// Error in sharing, reading or continuing an event.
#[derive(Debug)]
pub enum ShareError: "share" {
    Address(error: AddressError),
    /// The program was built without sharing.
    NotBuilt,
    Unreachable { server: String, cause: String } => { "cause": clean(cause) },
    /// The server could not be authenticated.
    Encryption { server: String, cause: String } => { "cause": clean(cause) },
    /// A password is required but unavailable.
    NoPassword { user: String },
    /// The password file is readable by others.
    OpenPasswords { path: PathBuf },
    /// The password file cannot be read.
    Passwords { path: PathBuf, cause: String } => { "cause": clean(cause) },
    NotLetIn { user: String },
    /// The server rejects the user on an unencrypted connection.
    Unencrypted { user: String },
    /// The server requests the password in clear text, and the connection is not encrypted.
    Cleartext { server: String },
    NoDatabase { database: String },
    /// The tables do not exist.
    NotSetUp { database: String },
    /// The database was set up by a later version.
    Newer {
        /// Number of its last migration.
        found: i32,
        /// Number of the last known migration.
        known: i32,
    },
    /// The encoding of the database cannot store all characters.
    Letters { found: String },
    NotAllowed { user: String },
    ReadOnly,
    /// The server lacks resources, such as disk space.
    Full { cause: String } => { "cause": clean(cause) },
    Server { code: String, cause: String } => { "cause": clean(cause) },
    NoSuchEvent { name: String },
    OtherEvent { name: String },
    /// The file and the table diverged.
    Parted {
        /// First entry that differs.
        entry: u64,
    },
    /// The table lacks rows that were read before.
    Shrunk {
        entry: u64,
    },
    /// A row was changed manually.
    Tampered {
        entry: u64,
        what: Tampering,
    },
    /// Other writers were repeatedly first.
    Crowded { tries: usize },
    /// The file or a line is invalid.
    Store(error: StoreError),
    /// The lines do not form an event.
    Open(error: OpenError),
}
}

say_refusals!(AddressError, Tampering, ShareError);
