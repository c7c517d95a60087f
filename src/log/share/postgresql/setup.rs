//! Creation and migration of the tables in numbered steps, each executed once.

use super::super::address::Address;
use super::super::error::ShareError;
use super::fault::DatabaseFault;
use super::{Login, open};
use postgres::{Client, GenericClient};

/// All migrations in order. Released ones are never changed; changes are new migrations.
const MIGRATIONS: &[&str] = &[include_str!("01-entries.sql"), include_str!("02-checks.sql")];

/// Key of the advisory lock that serialises simultaneous setups.
const LOCK: i64 = 0x6861_6b65_6d00;

/// Returns the number of the last known migration.
pub(super) fn known() -> i32 {
    i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX)
}

/// Returns the number of the last executed migration; 0 if there is none.
pub(super) fn last(client: &mut impl GenericClient) -> Result<i32, postgres::Error> {
    client.query_one("select coalesce(max(number), 0) from hakem.migration", &[])?.try_get(0)
}

/// Sets up a database for events; existing tables are kept.
///
/// # Errors
/// Returns a [`ShareError`] if it cannot be reached or changed; no migration is executed partially.
pub fn set_up(address: &Address, login: &Login) -> Result<(), ShareError> {
    let mut client = open(address, login)?;
    migrate(&mut client).map_err(|error| DatabaseFault::of(&error, address).error)
}

fn migrate(client: &mut Client) -> Result<(), postgres::Error> {
    let mut transaction = client.transaction()?;
    transaction.execute("select pg_advisory_xact_lock($1)", &[&LOCK])?;
    let is_there: bool =
        transaction.query_one("select to_regclass('hakem.migration') is not null", &[])?.try_get(0)?;
    let done = if is_there { last(&mut transaction)? } else { 0 };
    for (number, step) in (1_i32..).zip(MIGRATIONS).filter(|&(number, _)| number > done) {
        transaction.batch_execute(step)?;
        transaction.execute("insert into hakem.migration (number) values ($1)", &[&number])?;
    }
    transaction.commit()
}
