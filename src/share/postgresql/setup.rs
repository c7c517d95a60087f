//! The tables, and how they become those of the next version: numbered steps, each done once.

use super::super::address::Address;
use super::super::error::ShareError;
use super::fault::Fault;
use super::{Login, open};
use postgres::{Client, GenericClient};

/// Every step, the first one first. What was handed out is never changed: what is new is a step of its own.
const MIGRATIONS: &[&str] = &[include_str!("01-entries.sql"), include_str!("02-checks.sql")];

/// Stands for setting up, so that two who do it at once follow each other.
const LOCK: i64 = 0x6861_6b65_6d00;

/// Returns the number of the last step that this version knows.
pub(super) fn known() -> i32 {
    i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX)
}

/// Returns the number of the last step that was done; 0 before the first.
pub(super) fn last(client: &mut impl GenericClient) -> Result<i32, postgres::Error> {
    client.query_one("select coalesce(max(number), 0) from hakem.migration", &[])?.try_get(0)
}

/// Sets a database up for events: what is there already stays.
///
/// # Errors
/// Says why it cannot be reached or changed; nothing is half done.
pub fn set_up(address: &Address, login: &Login) -> Result<(), ShareError> {
    let mut client = open(address, login)?;
    migrate(&mut client).map_err(|error| Fault::of(&error, address).error)
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
