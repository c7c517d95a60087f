//! Preparation of events with other writers for the console: `hakem ADDRESS` and `hakem follow`.

use super::input::Failure;
use super::share::{address_of, clocks_differ, failure, login};
use crate::i18n::Texts;
use crate::platform::names;
use crate::service::opening::{Fetched, SharedOpening};
use crate::session::Sharer;
use crate::share::{
    Address, EventName, Login, PostgresTable, Pulled, ShareError, SharedEvent, Wire, pull as pull_from,
};
use crate::store::{Memory, system_disk};
use clap::ValueHint;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Maximum number of characters in the name of a new file for a shared event.
const LONGEST: usize = 60;

/// Open an event read-only and follow changes made elsewhere
#[derive(Debug, clap::Args)]
pub struct Following {
    /// An event file, or postgresql://USER@HOST:PORT/DATABASE/NAME
    #[arg(value_hint = ValueHint::FilePath)]
    event: PathBuf,
}

/// Prepares a shared event to be continued here. Its copy is in `file`, or in a file with its name in the current
/// folder.
///
/// # Errors
/// Returns the failure. If only the server is unreachable, an existing copy is opened anyway.
pub fn shared(address: &str, file: Option<&Path>, texts: &Texts) -> Result<SharedOpening, Failure> {
    let refused = |error: ShareError| failure(&error, texts);
    let (address, name) = address_of(address, texts)?;
    let path = file.map_or_else(|| file_of(&name), Path::to_owned);
    let (mut table, unreachable) = PostgresTable::reach(&address, &name, &login(texts)).map_err(refused)?;
    let told = match unreachable {
        Some(why) if !path.exists() => return Err(refused(why)),
        Some(_) => None,
        None => {
            let shown = address.to_string();
            let pulled = pull_from(&mut table, Path::new(&shown), &path).map_err(refused)?;
            bring_up(pulled, &path, texts)?;
            clocks_differ(&table, texts)
        }
    };
    table.ask_nobody();
    Ok(SharedOpening { told, ..opened(table, &address, &path).map_err(refused)? })
}

/// Prepares an event with a local copy while the console is running, without blocking and without a password prompt.
///
/// # Errors
/// Fails if the address or the file cannot be used.
pub fn again(address: &str, path: &Path) -> Result<SharedOpening, ShareError> {
    let address = Address::parse(address)?;
    let table = PostgresTable::unconnected(&address, address.event()?, &Login::default())?;
    opened(table, &address, path)
}

/// Downloads the event of an address to a file of a folder, named after it: new, or updated.
///
/// # Errors
/// Fails if the server is unreachable or rejects the login, or if the file cannot be used.
pub fn fetch(address: &str, folder: &Path) -> Result<Fetched, ShareError> {
    let address = Address::parse(address)?;
    let name = address.event()?.clone();
    let path = folder.join(file_name(&name));
    let mut table = PostgresTable::connect(&address, &name, &Login::default())?;
    let pulled = pull_from(&mut table, Path::new(&address.to_string()), &path)?;
    pulled.wrong.map_or(Ok(Fetched { path, ahead: pulled.ahead }), Err)
}

/// Starts sharing an event with a local file.
fn opened(table: PostgresTable, address: &Address, path: &Path) -> Result<SharedOpening, ShareError> {
    let (by, lot) = (table.user().into(), fastrand::u128(..));
    let sharer = Some(Sharer { by, address: address.to_string(), lot });
    let (disk, path) = (system_disk(), path.to_owned());
    let event = SharedEvent::with(table, Arc::clone(&disk), &path)?;
    Ok(SharedOpening { wire: Some(Wire::begin(event)), disk, path, sharer, told: None })
}

/// Checks that the file is up to date with the database.
fn bring_up(pulled: Pulled, path: &Path, texts: &Texts) -> Result<(), Failure> {
    match pulled.wrong {
        Some(wrong) => Err(failure(&wrong, texts)),
        None if pulled.ahead > 0 => {
            let file = path.display().to_string();
            let values = [("count", pulled.ahead.into()), ("file", file.into())];
            Err(Failure::malformed(texts.with("share-file-ahead", &values)))
        }
        None => Ok(()),
    }
}

/// Prepares an event that is only followed.
pub fn followed(arguments: &Following, texts: &Texts) -> Result<SharedOpening, Failure> {
    let address = arguments.event.to_str().filter(|event| Address::is_one(event));
    let Some(address) = address else {
        let (disk, path) = (system_disk(), arguments.event.clone());
        return Ok(SharedOpening { wire: None, disk, path, sharer: None, told: None });
    };
    let refused = |error: ShareError| failure(&error, texts);
    let (address, name) = address_of(address, texts)?;
    let mut table = PostgresTable::connect(&address, &name, &login(texts)).map_err(refused)?;
    let told = clocks_differ(&table, texts);
    table.ask_nobody();
    let memory = Memory::default();
    let path = file_of(&name);
    let event = SharedEvent::open_in(table, &memory, &path).map_err(refused)?;
    Ok(SharedOpening { wire: Some(Wire::begin(event)), disk: Arc::new(memory), path, sharer: None, told })
}

/// Returns the file of the current folder in which an event of an address is kept.
pub(super) fn file_of(name: &EventName) -> PathBuf {
    let folder = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
    folder.join(file_name(name))
}

fn file_name(name: &EventName) -> String {
    format!("{}.hakem", names::of_words(name.as_str(), LONGEST, "event"))
}
