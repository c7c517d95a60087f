//! The table in PostgreSQL.

mod fault;
mod login;
mod setup;
mod stream;
mod tls;

pub use login::Login;
pub use setup::set_up;

use super::address::{Address, Encryption, EventName, Host};
use super::error::ShareError;
use super::row::{Insertion, LogRow, LogTable};
use crate::session::Role;
use crate::store::{FILE_LIMIT, StoreError};
use fault::{DatabaseFault, Meaning};
use postgres::config::{SslMode, SslNegotiation};
use postgres::fallible_iterator::FallibleIterator;
use postgres::{Client, Config, GenericClient, NoTls, Notification, Statement};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Time after which a server counts as unreachable.
const PATIENCE: Duration = Duration::from_secs(10);

/// Session settings. An insertion is only confirmed once it is on the server's disk, whatever the server's
/// configuration.
const MANNERS: &str = "set synchronous_commit = on; set statement_timeout = '30s'; set lock_timeout = '10s'; \
                       set client_min_messages = warning";

/// Maximum number of lines and bytes per statement; the server checks them in about two seconds.
const AT_ONCE: (usize, usize) = (1000, 512 << 10);

/// The rows of one event in a database.
pub struct PostgresTable {
    address: Address,
    name: EventName,
    login: Login,
    /// Taken while in use, and not returned if the connection is lost.
    connected: Option<Connected>,
    /// True if the connection is notified of rows from others.
    listens: bool,
    seen: Seen,
}

/// A connection with the prepared insert statement.
struct Connected {
    client: Client,
    put: Statement,
}

/// Data read from the server when connecting.
#[derive(Clone, Debug, Default)]
struct Seen {
    user: String,
    /// Seconds by which the server's clock is ahead.
    clock_ahead: i64,
    /// Rights of the user; `None` before the first connection.
    role: Option<Role>,
}

impl PostgresTable {
    /// Connects to a database.
    ///
    /// # Errors
    /// Returns a [`ShareError`] if it cannot be reached or is not set up for events.
    pub fn connect(address: &Address, name: &EventName, login: &Login) -> Result<Self, ShareError> {
        let mut table = Self::unconnected(address, name, login)?;
        table.connected = Some(table.begin()?);
        Ok(table)
    }

    /// Connects to a database. If it is unreachable, also returns the error, and the next request tries to connect
    /// again.
    ///
    /// # Errors
    /// Returns a [`ShareError`] if the database is not set up for events or rejects the login.
    pub fn reach(
        address: &Address,
        name: &EventName,
        login: &Login,
    ) -> Result<(Self, Option<ShareError>), ShareError> {
        match Self::connect(address, name, login) {
            Ok(table) => Ok((table, None)),
            Err(why @ ShareError::Unreachable { .. }) => {
                Ok((Self::unconnected(address, name, login)?, Some(why)))
            }
            Err(error) => Err(error),
        }
    }

    /// Creates a table without connecting; the first request connects.
    pub fn unconnected(address: &Address, name: &EventName, login: &Login) -> Result<Self, ShareError> {
        let (address, name, login) = (address.clone(), name.clone(), login.clone());
        let seen = Seen { user: login::user(&address), ..Seen::default() };
        Ok(Self { address, name, login, connected: None, listens: false, seen })
    }

    /// Disables the password prompt from now on, because the terminal is in use; a password typed before is kept.
    pub fn ask_nobody(&mut self) {
        self.login.ask_nobody();
    }

    /// Returns the number of seconds by which the server's clock is ahead.
    pub fn clock_ahead(&self) -> i64 {
        self.seen.clock_ahead
    }

    pub fn user(&self) -> &str {
        &self.seen.user
    }

    /// Moves the rows from number `first` on to a separate table, if the first of them still has this line (`None` if
    /// it is missing). Only the owner of the tables is permitted to do this.
    ///
    /// # Errors
    /// Returns a [`ShareError`] if nothing was removed.
    pub fn remove_from(&mut self, first: u64, line: Option<&str>) -> Result<u64, ShareError> {
        let first = i64::try_from(first).unwrap_or(i64::MAX);
        let removal = "with gone as (delete from hakem.entry where event = $1 and n >= $2 and $3::text is not distinct from \
                       (select line from hakem.entry where event = $1 and n = $2) returning *) \
                       insert into hakem.removed (event, n, line, hash, op, by, at) select * from gone";
        let removed = self.ask(&mut |Connected { client, .. }, name| {
            let count = client.execute(removal, &[&name, &first, &line])?;
            client.execute("select pg_notify('hakem', $1)", &[&name]).map(|_| count)
        });
        removed.map_err(|fault| fault.error)
    }

    fn begin(&mut self) -> Result<Connected, ShareError> {
        self.listens = false;
        let mut client = open(&self.address, &self.login)?;
        self.seen = look_at(&mut client, &self.address)?;
        let put = client.prepare(PUT).map_err(|error| DatabaseFault::of(&error, &self.address).error)?;
        Ok(Connected { client, put })
    }

    /// Sends a request once, over a new connection if the previous one was lost.
    fn ask<T>(
        &mut self,
        question: &mut impl FnMut(&mut Connected, &str) -> Result<T, postgres::Error>,
    ) -> Result<T, DatabaseFault> {
        let kept = self.connected.take().filter(|connected| !connected.client.is_closed());
        let mut connected = match kept {
            Some(connected) => connected,
            None => self.begin().map_err(DatabaseFault::refused)?,
        };
        let answer = question(&mut connected, self.name.as_str());
        let answer = answer.map_err(|error| DatabaseFault::of(&error, &self.address));
        if !answer.as_ref().is_err_and(|fault| fault.meaning == Meaning::Lost) {
            self.connected = Some(connected);
        }
        answer
    }

    /// Sends an idempotent request, once more if the connection turns out to be lost.
    fn ask_again<T>(
        &mut self,
        mut question: impl FnMut(&mut Connected, &str) -> Result<T, postgres::Error>,
    ) -> Result<T, ShareError> {
        let answer = match self.ask(&mut question) {
            Err(fault) if fault.meaning == Meaning::Lost => self.ask(&mut question),
            answer => answer,
        };
        answer.map_err(|fault| fault.error)
    }
}

impl LogTable for PostgresTable {
    fn name(&self) -> &str {
        self.name.as_str()
    }

    fn read(&mut self, from: u64) -> Result<Vec<LogRow>, ShareError> {
        let first = i64::try_from(from).unwrap_or(i64::MAX);
        let size: i64 = self.ask_again(|Connected { client, .. }, name| {
            let sum = "select coalesce(sum(octet_length(line) + 1), 0)::bigint \
                       from hakem.entry where event = $1 and n >= $2";
            client.query_one(sum, &[&name, &first])?.try_get(0)
        })?;
        let bytes = u64::try_from(size).unwrap_or_default();
        if bytes > FILE_LIMIT {
            let path = self.address.to_string().into();
            return Err(StoreError::TooLarge { path, bytes, limit: FILE_LIMIT }.into());
        }
        self.ask_again(|Connected { client, .. }, name| {
            let rows = "select n, line, hash, op from hakem.entry where event = $1 and n >= $2 order by n";
            client.query(rows, &[&name, &first])?.iter().map(row).collect()
        })
    }

    fn role(&self) -> Option<Role> {
        self.seen.role
    }

    fn fingerprint(&mut self, last: u64) -> Result<Option<String>, ShareError> {
        let last = i64::try_from(last).unwrap_or(i64::MAX);
        // A stored hash that is not the hash of its line changes the fingerprint.
        let asked = "select encode(sha256(convert_to(string_agg(case when right(line, 66) = hash || '\")' then line else hash end \
                     || e'\\n', '' order by n), 'UTF8')), 'hex') from hakem.entry where event = $1 and n <= $2";
        self.ask_again(|Connected { client, .. }, name| client.query_one(asked, &[&name, &last])?.try_get(0))
    }

    fn insert(&mut self, after: Option<&str>, rows: &[LogRow]) -> Result<Insertion, ShareError> {
        match self.ask(&mut |connected, name| insert_all(connected, name, after, rows)) {
            Ok(insertion) => Ok(insertion),
            Err(fault) => match fault.meaning {
                Meaning::Taken => Ok(Insertion::Taken),
                Meaning::Lost => Ok(Insertion::NoAnswer),
                Meaning::PasswordMissing | Meaning::Refused => Err(fault.error),
            },
        }
    }

    fn wait(&mut self, patience: Duration) -> bool {
        let listening = self.connected.as_mut().filter(|connected| !connected.client.is_closed());
        let Some(Connected { client, .. }) = listening else {
            thread::sleep(patience);
            return false;
        };
        if !self.listens {
            self.listens = client.batch_execute("listen hakem").is_ok();
            return true;
        }
        let told = client.notifications().timeout_iter(patience).next();
        // Notifications of other events are ignored; a lost connection is detected by the next read.
        let is_own = |told: Notification| told.payload() == self.name.as_str();
        told.map_or(true, |told| told.is_some_and(is_own)) || client.is_closed()
    }
}

fn row(row: &postgres::Row) -> Result<LogRow, postgres::Error> {
    let number: i64 = row.try_get(0)?;
    let (line, hash, operation) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
    Ok(LogRow { number: u64::try_from(number).unwrap_or_default(), line, hash, operation })
}

/// Inserts rows after an existing one and notifies listeners in a single statement, which takes only one round trip on
/// a slow network.
const PUT: &str = "with known as (select from hakem.entry where event = $1 and n = $2 and hash = $3::text), \
                   put as (insert into hakem.entry (event, n, line, hash, op) \
                   select $1, * from unnest($4::bigint[], $5::text[], $6::text[], $7::text[]) \
                   where $3 is null or exists (select from known) returning 1) \
                   select count(*), pg_notify('hakem', $1) from put";

/// Inserts rows and notifies listeners.
fn insert_all(
    Connected { client, put }: &mut Connected,
    name: &str,
    after: Option<&str>,
    rows: &[LogRow],
) -> Result<Insertion, postgres::Error> {
    let (first, later) = rows.split_at(at_once(rows));
    if later.is_empty() {
        let is_there = insert_some(client, put, (name, after), first)?;
        return Ok(if is_there { Insertion::Done } else { Insertion::Taken });
    }
    let mut transaction = client.transaction()?;
    let (mut after, mut rest) = (after, rows);
    while !rest.is_empty() {
        let (now, later) = rest.split_at(at_once(rest));
        if !insert_some(&mut transaction, put, (name, after), now)? {
            return Ok(Insertion::Taken);
        }
        (after, rest) = (now.last().map(|row| row.hash.as_str()), later);
    }
    transaction.commit()?;
    Ok(Insertion::Done)
}

/// Inserts rows after the one with the hash `after`; returns true if that one exists, and the rows were therefore
/// inserted. An old copy of the database has a different end.
fn insert_some(
    client: &mut impl GenericClient,
    put: &Statement,
    (name, after): (&str, Option<&str>),
    rows: &[LogRow],
) -> Result<bool, postgres::Error> {
    let number = |row: &LogRow| i64::try_from(row.number).unwrap_or(i64::MAX);
    let last = rows.first().map_or(0, number) - 1;
    let numbers: Vec<i64> = rows.iter().map(number).collect();
    let column = |of: fn(&LogRow) -> &str| rows.iter().map(of).collect::<Vec<&str>>();
    let (lines, hashes) = (column(|row| &row.line), column(|row| &row.hash));
    let operations = column(|row| &row.operation);
    let answer = client.query_one(put, &[&name, &last, &after, &numbers, &lines, &hashes, &operations])?;
    let count: i64 = answer.try_get(0)?;
    Ok(usize::try_from(count) == Ok(rows.len()))
}

/// Returns the number of these rows sent in one statement, at least one.
fn at_once(rows: &[LogRow]) -> usize {
    let mut bytes = 0;
    let fits = rows.iter().take(AT_ONCE.0).take_while(|row| {
        bytes += row.line.len();
        bytes <= AT_ONCE.1
    });
    fits.count().max(1)
}

/// Connects, and prompts for a password if the server requires one and none is known.
fn open(address: &Address, login: &Login) -> Result<Client, ShareError> {
    let user = login::user(address);
    let mut config = Config::new();
    config.user(&user).dbname(&address.database).port(address.port).application_name("hakem");
    config.connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE).keepalives_idle(PATIENCE);
    match &address.host {
        Host::Net(host) => config.host(host),
        Host::Folder(folder) => config.host(&folder.to_string_lossy()),
    };
    if let Some(password) = login.kept(address, &user)? {
        config.password(password);
    }
    let connected = match connect(&config, address) {
        Err(fault) if fault.meaning == Meaning::PasswordMissing => {
            config.password(login.ask(&user)?);
            connect(&config, address)
        }
        connected => connected,
    };
    let mut client = connected.map_err(|fault| fault.error)?;
    client.batch_execute(MANNERS).map_err(|error| DatabaseFault::of(&error, address).error)?;
    Ok(client)
}

fn connect(config: &Config, address: &Address) -> Result<Client, DatabaseFault> {
    let mut config = config.clone();
    let connected = match &address.encryption {
        // A connection of this computer passes no network.
        Encryption::Off if address.is_here() => config.ssl_mode(SslMode::Disable).connect(NoTls),
        Encryption::Off => {
            config.ssl_mode(SslMode::Require).ssl_negotiation(SslNegotiation::Direct).connect(stream::Plain)
        }
        Encryption::On { trusted } => {
            let connector = tls::Connector::new(trusted.as_deref()).map_err(|cause| {
                let (server, cause) = (address.server(), cause.to_string());
                DatabaseFault::refused(ShareError::Encryption { server, cause })
            })?;
            config.ssl_mode(SslMode::Require).connect(connector)
        }
    };
    connected.map_err(|error| DatabaseFault::of(&error, address))
}

/// Checks that a database is set up for events and supported by this version, and returns the data read.
fn look_at(client: &mut Client, address: &Address) -> Result<Seen, ShareError> {
    let failed = |error: postgres::Error| DatabaseFault::of(&error, address).error;
    let asked = "select current_setting('server_encoding'), to_regclass('hakem.migration') is not null, \
                 extract(epoch from clock_timestamp())::bigint, current_user::text";
    let told = client.query_one(asked, &[]).map_err(failed)?;
    let encoding: String = told.try_get(0).map_err(failed)?;
    if encoding != "UTF8" {
        return Err(ShareError::Letters { found: encoding });
    }
    let is_there: bool = told.try_get(1).map_err(failed)?;
    let found = if is_there { setup::last(client).map_err(failed)? } else { 0 };
    if found == 0 {
        return Err(ShareError::NotSetUp { database: address.database.clone() });
    }
    if found > setup::known() {
        return Err(ShareError::Newer { found, known: setup::known() });
    }
    let there: i64 = told.try_get(2).map_err(failed)?;
    let here = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let clock_ahead = there - i64::try_from(here).unwrap_or_default();
    let role = "select case when pg_has_role('hakem_arbiter', 'usage') or pg_has_role(relowner, 'usage') then 2 \
                when pg_has_role('hakem_entry', 'usage') then 1 else 0 end from pg_class where oid = 'hakem.entry'::regclass";
    let role = match client.query_one(role, &[]).and_then(|row| row.try_get::<_, i32>(0)).map_err(failed)? {
        2 => Role::Arbiter,
        1 => Role::Desk,
        _ => Role::Reader,
    };
    Ok(Seen { user: told.try_get(3).map_err(failed)?, clock_ahead, role: Some(role) })
}
