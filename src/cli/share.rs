//! `hakem share` and `hakem pull`: a whole event file into a database, and out of it again.

use super::Exit;
use super::input::{Failure, exit_of_store, print, tell_aside};
use crate::i18n::{Say, Texts};
use crate::session::OpenError;
use crate::share::{
    self, Address, AddressError, EventName, Login, Operation, PostgresTable, ShareError, Shared, SharedEvent,
    Table, pull as pull_from, share as share_in,
};
use crate::store::system_disk;
use crate::text::clean;
use clap::ValueHint;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long nothing is looked for at most while nobody tells of anything.
const LOOK: Duration = Duration::from_secs(2);

/// By how many seconds two clocks may differ before that is told.
const CLOCKS: i64 = 30;

/// Put an event into a PostgreSQL database, where several can go on with it
#[derive(Debug, clap::Args)]
pub struct Sharing {
    /// An event file
    #[arg(value_hint = ValueHint::FilePath, required_unless_present_any = ["setup", "repair"])]
    event: Option<PathBuf>,
    /// Where to: postgresql://USER@HOST:PORT/DATABASE
    #[arg(long, value_name = "ADDRESS")]
    to: String,
    /// Under which name; without it that of the file
    #[arg(long)]
    name: Option<String>,
    /// Make the tables and roles in the database first, once
    #[arg(long)]
    setup: bool,
    /// Remove the rows from the first wrong one on, as the owner of the tables; hakem.removed keeps them
    #[arg(long)]
    repair: bool,
}

/// Write the event file of an event in a PostgreSQL database, or what a file lacks of it
#[derive(Debug, clap::Args)]
pub struct Pulling {
    /// Where from: postgresql://USER@HOST:PORT/DATABASE/NAME
    #[arg(value_name = "ADDRESS")]
    from: String,
    /// The event file to be written
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// Go on, and add every entry as soon as the database has it
    #[arg(long)]
    watch: bool,
}

/// Shares an event file.
pub fn share(arguments: &Sharing, texts: &Texts) -> Result<Exit, Failure> {
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
    tell_clock(&table, texts);
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
    print(&line(&texts.with(id, &values)), texts)?;
    Ok(Exit::Done)
}

/// Returns the name under which an event is shared: the one that is given, else that of the address, else that of the file.
fn name_of(arguments: &Sharing, address: &Address) -> Result<EventName, AddressError> {
    let stem = || Some(arguments.event.as_ref()?.file_stem()?.to_string_lossy().into_owned());
    match (&arguments.name, &address.name) {
        (Some(name), _) => EventName::new(name),
        (None, Some(name)) => Ok(name.clone()),
        (None, None) => EventName::new(&stem().ok_or(AddressError::NoName)?),
    }
}

/// Removes what bars an event, and returns what was done.
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
        // What stands before it is in the file.
        Some(wrong) => Err(refused(wrong)),
        None if arguments.watch => watch(table, &arguments.file, texts),
        None => Ok(Exit::Done),
    }
}

/// Adds every entry to the file as soon as the database has it. A server that is out of reach is told, and awaited.
fn watch(table: PostgresTable, file: &Path, texts: &Texts) -> Result<Exit, Failure> {
    let refused = |error: ShareError| failure(&error, texts);
    // The database may be gone since the event was pulled: it is asked below, where that is awaited.
    let mut event = SharedEvent::with(table, system_disk(), file).map_err(refused)?;
    let shown = file.display().to_string();
    let mut is_cut_off = false;
    loop {
        // What was written is read in any case.
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
    tell_clock(&table, texts);
    Ok((address, table))
}

/// Reads an address and the event that it names.
pub(super) fn address_of(address: &str, texts: &Texts) -> Result<(Address, EventName), Failure> {
    let address = Address::parse(address);
    let read = address.and_then(|address| Ok((address.event()?.clone(), address)));
    read.map(|(name, address)| (address, name)).map_err(|error| failure(&error.into(), texts))
}

/// Lets the arbiter be asked for a password at the terminal.
pub(super) fn login(texts: &Texts) -> Login {
    let texts = texts.clone();
    Login::asking(move |user| {
        let question = texts.with("share-ask-password", &[("user", clean(user).into_owned().into())]);
        format!("{question} ")
    })
}

/// Tells that the clocks of this computer and of the server differ.
fn tell_clock(table: &PostgresTable, texts: &Texts) {
    if let Some(told) = clocks_differ(table, texts) {
        tell_aside(&told);
    }
}

/// Says by how much the clocks of this computer and of the server differ, where that is much.
pub(super) fn clocks_differ(table: &PostgresTable, texts: &Texts) -> Option<String> {
    let ahead = table.clock_ahead();
    let id = if ahead > 0 { "share-clock-behind" } else { "share-clock-ahead" };
    (ahead.abs() > CLOCKS).then(|| texts.with(id, &[("seconds", ahead.unsigned_abs().into())]))
}

fn line(told: &str) -> String {
    format!("{}\n", clean(told))
}

/// Says why not, and how the program ends then.
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
