//! Errors of sharing, with advice.
//!
//! No variant contains a password.

use super::address::AddressError;
use crate::session::OpenError;
use crate::store::StoreError;
use std::path::PathBuf;
use thiserror::Error;

/// Error of a table row whose line may itself be valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Tampering {
    /// A row is missing or has a different number.
    #[error("the row is missing")]
    Missing,
    /// The stored hash is not the hash of the line.
    #[error("its hash is not the one that its line has")]
    Hash,
    /// The row differs from the one read before.
    #[error("it is no longer the entry that was read before")]
    Changed,
    /// The act ends before its last line.
    #[error("its act has no end")]
    Unfinished,
}

/// Error in sharing, reading or continuing an event.
#[derive(Debug, Error)]
pub enum ShareError {
    /// The address is invalid.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// The program was built without sharing.
    #[error("This hakem was built without PostgreSQL. Build it with `--features postgresql`.")]
    NotBuilt,
    /// The server does not respond.
    #[error(
        "{server} does not answer: {cause}. Check that the server runs, its address and the network, then try again."
    )]
    Unreachable {
        /// Server as `HOST:PORT`, or the folder of its socket.
        server: String,
        /// System message.
        cause: String,
    },
    /// The server could not be authenticated.
    #[error(
        "The connection to {server} cannot be encrypted: {cause}. Have the server show a certificate with that name, and \
         name who signed it: ?sslrootcert=FILE."
    )]
    Encryption {
        /// Server as `HOST:PORT`, or the folder of its socket.
        server: String,
        /// TLS error.
        cause: String,
    },
    /// A password is required but unavailable.
    #[error(
        "{user} needs a password, and there is nobody to ask. Put it into the file that PGPASSFILE names, as \
         HOST:PORT:DATABASE:USER:PASSWORD."
    )]
    NoPassword {
        /// Database user.
        user: String,
    },
    /// The password file is readable by others.
    #[error("{} can be read by others, so no password is taken from it. Make it yours alone: chmod 600.", .path.display())]
    OpenPasswords {
        /// Path of the password file.
        path: PathBuf,
    },
    /// The password file cannot be read.
    #[error("{} with the passwords cannot be read: {cause}. Make it readable, or leave PGPASSFILE out.", .path.display())]
    Passwords {
        /// Path of the password file.
        path: PathBuf,
        /// System message.
        cause: String,
    },
    /// The server rejects the user.
    #[error("The server does not let {user} in. Check the name and the password.")]
    NotLetIn {
        /// Database user.
        user: String,
    },
    /// The server rejects the user on an unencrypted connection.
    #[error(
        "The server does not let {user} in without encryption. Add ?sslmode=require or ?sslrootcert=FILE to the address, and \
         check the name."
    )]
    Unencrypted {
        /// Database user.
        user: String,
    },
    /// The server requests the password in clear text, and the connection is not encrypted.
    #[error(
        "{server} requests the password in clear text, and the connection is not encrypted. No password was sent. Remove \
         sslmode=disable from the address, or have the server use scram-sha-256 (pg_hba.conf)."
    )]
    Cleartext {
        /// The server.
        server: String,
    },
    /// There database does not exist.
    #[error("There is no database {database}. Have it made: createdb --encoding=UTF8 {database}.")]
    NoDatabase {
        /// Name of the database.
        database: String,
    },
    /// The tables do not exist.
    #[error(
        "The database {database} is not set up for events. Run hakem share --setup once, as who may make tables."
    )]
    NotSetUp {
        /// Name of the database.
        database: String,
    },
    /// The database was set up by a later version.
    #[error(
        "A newer hakem has set the database up (number {found}, this one knows {known}). Take that version."
    )]
    Newer {
        /// Number of its last migration.
        found: i32,
        /// Number of the last known migration.
        known: i32,
    },
    /// The encoding of the database cannot store all characters.
    #[error(
        "The database keeps text as {found}, which has not every letter. Have one made with --encoding=UTF8."
    )]
    Letters {
        /// Its encoding.
        found: String,
    },
    /// The user lacks the rights.
    #[error(
        "The database does not allow this to {user}. Have the role granted that may: hakem_arbiter writes, hakem_reader reads."
    )]
    NotAllowed {
        /// Database user.
        user: String,
    },
    /// The server is read-only.
    #[error(
        "The server only lets read, as one that follows another does. Take the address of the one that is written to."
    )]
    ReadOnly,
    /// The server lacks resources, such as disk space.
    #[error("The server has no room: {cause}. Nothing was lost; go on when there is room again.")]
    Full {
        /// Server message.
        cause: String,
    },
    /// Any other server error.
    #[error("The server refuses ({code}): {cause}. Nothing was recorded there.")]
    Server {
        /// SQLSTATE code.
        code: String,
        /// Server message.
        cause: String,
    },
    /// The event does not exist.
    #[error(
        "There is no event {name} in the database, or you may not see it. Check the name, or share the event first."
    )]
    NoSuchEvent {
        /// Name of the event.
        name: String,
    },
    /// The name belongs to a different event.
    #[error("Under the name {name} stands another event. Choose another with --name.")]
    OtherEvent {
        /// Name of the event.
        name: String,
    },
    /// The file and the table diverged.
    #[error(
        "File and database went on in two ways from entry {entry} on. Nothing was changed; join them with hakem merge."
    )]
    Parted {
        /// First entry that differs.
        entry: u64,
    },
    /// The table lacks rows that were read before.
    #[error(
        "The database no longer has entry {entry}, which was there: an old copy of it was put back, or another server \
         answers. Nothing was changed; share the event again from a file that has all."
    )]
    Shrunk {
        /// The last entry that existed.
        entry: u64,
    },
    /// A row was changed manually.
    #[error("Entry {entry} was changed in the database: {what}. Nothing from there on was taken.")]
    Tampered {
        /// Number of the row.
        entry: u64,
        /// Kind of change.
        what: Tampering,
    },
    /// Other writers were repeatedly first.
    #[error("Others were first {tries} times. Nothing was recorded; try again.")]
    Crowded {
        /// Number of attempts.
        tries: usize,
    },
    /// The file or a line is invalid.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The lines do not form an event.
    #[error(transparent)]
    Open(#[from] OpenError),
}
