//! Why an event cannot be shared, and what to do next. No variant carries a password.

use super::address::AddressError;
use crate::session::OpenError;
use crate::store::StoreError;
use std::path::PathBuf;
use thiserror::Error;

/// What is wrong with a row of a table whose line may be right in itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Tampering {
    /// A row is missing, or has another number.
    #[error("the row is missing")]
    Missing,
    /// The hash beside the line is not that of the line.
    #[error("its hash is not the one that its line has")]
    Hash,
    /// The row is another one than was read before.
    #[error("it is no longer the entry that was read before")]
    Changed,
    /// The act ends before its last line.
    #[error("its act has no end")]
    Unfinished,
}

/// Why an event cannot be shared, read or gone on with.
#[derive(Debug, Error)]
pub enum ShareError {
    /// The address is wrong.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// The program was built without it.
    #[error("This hakem was built without PostgreSQL. Build it with `--features postgresql`.")]
    NotBuilt,
    /// Nobody answers.
    #[error(
        "{server} does not answer: {cause}. Check that the server runs, its address and the network, then try again."
    )]
    Unreachable {
        /// The server.
        server: String,
        /// What the system says.
        cause: String,
    },
    /// It could not be made sure who answers.
    #[error(
        "The connection to {server} cannot be encrypted: {cause}. Have the server show a certificate with that name, and \
         name who signed it: ?sslrootcert=FILE."
    )]
    Encryption {
        /// The server.
        server: String,
        /// What is wrong.
        cause: String,
    },
    /// A password is asked for, and there is none.
    #[error(
        "{user} needs a password, and there is nobody to ask. Put it into the file that PGPASSFILE names, as \
         HOST:PORT:DATABASE:USER:PASSWORD."
    )]
    NoPassword {
        /// As whom.
        user: String,
    },
    /// Others may read the file with the passwords.
    #[error("{} can be read by others, so no password is taken from it. Make it yours alone: chmod 600.", .path.display())]
    OpenPasswords {
        /// The file.
        path: PathBuf,
    },
    /// The file with the passwords cannot be read.
    #[error("{} with the passwords cannot be read: {cause}. Make it readable, or leave PGPASSFILE out.", .path.display())]
    Passwords {
        /// The file.
        path: PathBuf,
        /// What the system says.
        cause: String,
    },
    /// The server does not let this user in.
    #[error("The server does not let {user} in. Check the name and the password.")]
    NotLetIn {
        /// As whom.
        user: String,
    },
    /// The server does not let this user in over a connection that is not encrypted.
    #[error(
        "The server does not let {user} in without encryption. Add ?sslmode=require or ?sslrootcert=FILE to the address, and \
         check the name."
    )]
    Unencrypted {
        /// As whom.
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
    /// There is no such database.
    #[error("There is no database {database}. Have it made: createdb --encoding=UTF8 {database}.")]
    NoDatabase {
        /// The database.
        database: String,
    },
    /// The tables are not there.
    #[error(
        "The database {database} is not set up for events. Run hakem share --setup once, as who may make tables."
    )]
    NotSetUp {
        /// The database.
        database: String,
    },
    /// A later version has set the database up.
    #[error(
        "A newer hakem has set the database up (number {found}, this one knows {known}). Take that version."
    )]
    Newer {
        /// The number of its last migration.
        found: i32,
        /// The last that is known.
        known: i32,
    },
    /// Not every letter can be kept there.
    #[error(
        "The database keeps text as {found}, which has not every letter. Have one made with --encoding=UTF8."
    )]
    Letters {
        /// Its encoding.
        found: String,
    },
    /// The user may not do this.
    #[error(
        "The database does not allow this to {user}. Have the role granted that may: hakem_arbiter writes, hakem_reader reads."
    )]
    NotAllowed {
        /// As whom.
        user: String,
    },
    /// The server takes nothing.
    #[error(
        "The server only lets read, as one that follows another does. Take the address of the one that is written to."
    )]
    ReadOnly,
    /// The disk of the server is full, or so.
    #[error("The server has no room: {cause}. Nothing was lost; go on when there is room again.")]
    Full {
        /// What the server says.
        cause: String,
    },
    /// The server says something else.
    #[error("The server refuses ({code}): {cause}. Nothing was recorded there.")]
    Server {
        /// The number of the fault.
        code: String,
        /// What it says.
        cause: String,
    },
    /// There is no such event.
    #[error(
        "There is no event {name} in the database, or you may not see it. Check the name, or share the event first."
    )]
    NoSuchEvent {
        /// The name.
        name: String,
    },
    /// The name is taken by another event.
    #[error("Under the name {name} stands another event. Choose another with --name.")]
    OtherEvent {
        /// The name.
        name: String,
    },
    /// The file and the table went on in two ways.
    #[error(
        "File and database went on in two ways from entry {entry} on. Nothing was changed; join them with hakem merge."
    )]
    Parted {
        /// The first entry that differs.
        entry: u64,
    },
    /// The table ends before what was read of it.
    #[error(
        "The database no longer has entry {entry}, which was there: an old copy of it was put back, or another server \
         answers. Nothing was changed; share the event again from a file that has all."
    )]
    Shrunk {
        /// The last entry that was there.
        entry: u64,
    },
    /// A row was changed by hand.
    #[error("Entry {entry} was changed in the database: {what}. Nothing from there on was taken.")]
    Tampered {
        /// The number of the row.
        entry: u64,
        /// What is wrong.
        what: Tampering,
    },
    /// Others were first again and again.
    #[error("Others were first {tries} times. Nothing was recorded; try again.")]
    Crowded {
        /// How often it was tried.
        tries: usize,
    },
    /// The file or a line is wrong.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The lines do not make an event.
    #[error(transparent)]
    Open(#[from] OpenError),
}
