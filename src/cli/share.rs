//! `hakem share` and `hakem pull`: transfer of a complete event file to a database and back.

use super::Exit;
use super::input::{Failure, exit_of_store, finish, print, tell_aside};
use crate::i18n::{Say, Texts};
use crate::session::OpenError;
use crate::share::{
    self, Address, AddressError, EventName, LogTable, Login, Operation, PostgresTable, ShareError, Shared,
    SharedEvent, pull as pull_from, share as share_in,
};
use crate::store::system_disk;
use crate::text::clean;
use clap::ValueHint;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Maximum interval between reads without notifications.
const LOOK: Duration = Duration::from_secs(2);

/// Maximum unreported difference of two clocks in seconds.
const CLOCKS: i64 = 30;

/// Put an event into a PostgreSQL database, to be shared by several arbiters
#[derive(Debug, clap::Args)]
pub struct ShareArguments {
    /// An event file
    #[arg(value_hint = ValueHint::FilePath, required_unless_present_any = ["setup", "repair"])]
    event: Option<PathBuf>,
    /// The database: postgresql://USER@HOST:PORT/DATABASE
    #[arg(long, value_name = "ADDRESS")]
    to: String,
    /// The name of the shared event [default: the name of the file]
    #[arg(long)]
    name: Option<String>,
    /// Create the tables and roles in the database first; needed once
    #[arg(long)]
    setup: bool,
    /// Move the first invalid row and all later ones to hakem.removed; run as the owner of the tables
    #[arg(long)]
    repair: bool,
}

/// Download a shared event to an event file, or update that file
#[derive(Debug, clap::Args)]
pub struct Pulling {
    /// The event: postgresql://USER@HOST:PORT/DATABASE/NAME
    #[arg(value_name = "ADDRESS")]
    from: String,
    /// The event file to write
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// Keep running and add every new entry
    #[arg(long)]
    watch: bool,
}

pub fn share(arguments: &ShareArguments, texts: &Texts) -> Result<Exit, Failure> {
    let refused = |error: ShareError| failure(&error, texts);
    let address = Address::parse(&arguments.to).map_err(|error| refused(error.into()))?;
    let login = login(texts);
    if arguments.setup {
        share::set_up(&address, &login).map_err(refused)?;
        let values = [("database", address.database.as_str().into())];
        print(&line(&texts.with("share-setup-done", &values)), texts)?;
    }
    if arguments.event.is_none() && !arguments.repair {
        return Ok(Exit::Done);
    }
    let name = name_of(arguments, &address).map_err(|error| refused(error.into()))?;
    let mut table = PostgresTable::connect(&address, &name, &login).map_err(refused)?;
    clocks_differ(&table, texts).iter().for_each(|told| tell_aside(told));
    if arguments.repair {
        let told = repair(&mut table, texts).map_err(refused)?;
        print(&line(&told), texts)?;
    }
    let Some(event) = &arguments.event else { return Ok(Exit::Done) };
    let operation = Operation::new(fastrand::u128(..));
    let shared = share_in(&mut table, event, &operation).map_err(refused)?;
    let (id, count) = match shared {
        Shared::Put(count) => ("share-put", count),
        Shared::Same => ("share-same", 0),
        Shared::Ahead(count) => ("share-ahead", count),
    };
    let address = Address { name: Some(name), ..address };
    let values = [("count", count.into()), ("address", address.to_string().into())];
    finish(&line(&texts.with(id, &values)), texts)
}

/// Returns the name for sharing an event: the one given, else that of the address, else that of the file.
fn name_of(arguments: &ShareArguments, address: &Address) -> Result<EventName, AddressError> {
    let stem = || Some(arguments.event.as_ref()?.file_stem()?.to_string_lossy().into_owned());
    match (&arguments.name, &address.name) {
        (Some(name), _) => EventName::new(name),
        (None, Some(name)) => Ok(name.clone()),
        (None, None) => EventName::new(&stem().ok_or(AddressError::NoName)?),
    }
}

/// Moves the invalid rows of an event away, and describes the result.
fn repair(table: &mut PostgresTable, texts: &Texts) -> Result<String, ShareError> {
    let rows = table.read(0)?;
    let name = ("name", table.name().to_owned().into());
    let Some((first, line)) = share::first_wrong(&rows) else {
        return Ok(texts.with("share-sound", &[name]));
    };
    let count = table.remove_from(first, line)?;
    Ok(texts.with("share-repaired", &[name, ("entry", first.into()), ("count", count.into())]))
}

/// Writes the event file of a shared event.
pub fn pull(arguments: &Pulling, texts: &Texts) -> Result<Exit, Failure> {
    let refused = |error: ShareError| failure(&error, texts);
    let (address, mut table) = connected(&arguments.from, texts)?;
    let shown = address.to_string();
    let pulled = pull_from(&mut table, Path::new(&shown), &arguments.file).map_err(refused)?;
    let (id, count) = match (pulled.entries, pulled.ahead) {
        (0, 0) => ("pull-same", 0),
        (0, ahead) => ("pull-ahead", ahead),
        (entries, _) => ("pull-written", entries),
    };
    let file = arguments.file.display().to_string();
    print(&line(&texts.with(id, &[("count", count.into()), ("file", file.into())])), texts)?;
    match pulled.wrong {
        // The entries before the error are in the file.
        Some(wrong) => Err(refused(wrong)),
        None if arguments.watch => watch(table, &arguments.file, texts),
        None => Ok(Exit::Done),
    }
}

/// Adds every entry to the file as soon as the database has it. An unreachable server is reported and awaited.
fn watch(table: PostgresTable, file: &Path, texts: &Texts) -> Result<Exit, Failure> {
    let refused = |error: ShareError| failure(&error, texts);
    // The database may have become unreachable since the event was pulled; it is queried below, where that is handled.
    let mut event = SharedEvent::with(table, system_disk(), file).map_err(refused)?;
    let shown = file.display().to_string();
    let mut is_cut_off = false;
    loop {
        // Rows are read regardless of notifications.
        let _woken = event.table().wait(LOOK);
        match event.catch_up() {
            Ok(entries) => {
                if std::mem::take(&mut is_cut_off) {
                    tell_aside(&texts.get("pull-back"));
                }
                if !entries.is_empty() {
                    let values = [("count", entries.len().into()), ("file", shown.as_str().into())];
                    print(&line(&texts.with("pull-written", &values)), texts)?;
                }
            }
            Err(error @ ShareError::Unreachable { .. }) => {
                if !std::mem::replace(&mut is_cut_off, true) {
                    tell_aside(&error.say(texts));
                }
            }
            Err(error) => return Err(refused(error)),
        }
    }
}

/// Connects to the event of an address.
pub(super) fn connected(address: &str, texts: &Texts) -> Result<(Address, PostgresTable), Failure> {
    let (address, name) = address_of(address, texts)?;
    let connected = PostgresTable::connect(&address, &name, &login(texts));
    let table = connected.map_err(|error| failure(&error, texts))?;
    clocks_differ(&table, texts).iter().for_each(|told| tell_aside(told));
    Ok((address, table))
}

/// Parses an address and the event that it names.
pub(super) fn address_of(address: &str, texts: &Texts) -> Result<(Address, EventName), Failure> {
    let address = Address::parse(address);
    let read = address.and_then(|address| Ok((address.event()?.clone(), address)));
    read.map(|(name, address)| (address, name)).map_err(|error| failure(&error.into(), texts))
}

/// Creates a login with a password prompt in the terminal.
pub(super) fn login(texts: &Texts) -> Login {
    let texts = texts.clone();
    Login::asking(move |user| {
        let question = texts.with("share-ask-password", &[("user", clean(user).into_owned().into())]);
        format!("{question} ")
    })
}

/// Describes the difference between the clocks of this computer and of the server, if it is large.
pub(super) fn clocks_differ(table: &PostgresTable, texts: &Texts) -> Option<String> {
    let ahead = table.clock_ahead();
    let id = if ahead > 0 { "share-clock-behind" } else { "share-clock-ahead" };
    (ahead.abs() > CLOCKS).then(|| texts.with(id, &[("seconds", ahead.unsigned_abs().into())]))
}

fn line(told: &str) -> String {
    format!("{}\n", clean(told))
}

/// Converts an error, with its exit code.
pub(super) fn failure(error: &ShareError, texts: &Texts) -> Failure {
    let exit = match error {
        ShareError::Store(error) | ShareError::Open(OpenError::Store(error)) => exit_of_store(error),
        ShareError::Unreachable { .. }
        | ShareError::Encryption { .. }
        | ShareError::NoPassword { .. }
        | ShareError::OpenPasswords { .. }
        | ShareError::Passwords { .. }
        | ShareError::NotLetIn { .. }
        | ShareError::Unencrypted { .. }
        | ShareError::Cleartext { .. }
        | ShareError::NoDatabase { .. }
        | ShareError::NotSetUp { .. }
        | ShareError::NotAllowed { .. }
        | ShareError::ReadOnly
        | ShareError::Full { .. }
        | ShareError::Server { .. }
        | ShareError::Crowded { .. }
        | ShareError::NoSuchEvent { .. } => Exit::File,
        ShareError::Address(_)
        | ShareError::NotBuilt
        | ShareError::Newer { .. }
        | ShareError::Letters { .. }
        | ShareError::OtherEvent { .. }
        | ShareError::Parted { .. }
        | ShareError::Shrunk { .. }
        | ShareError::Tampered { .. }
        | ShareError::Open(OpenError::Replay { .. }) => Exit::Malformed,
    };
    Failure { exit, text: error.say(texts) }
}
