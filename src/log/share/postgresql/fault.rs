//! Classification of client errors.

use super::super::address::{Address, Encryption, Host};
use super::super::error::ShareError;
use super::login::user;
use super::stream::Cleartext;
use postgres::error::{DbError, SqlState};
use std::error::Error;
use std::io;

/// Error code of a row whose previous row does not exist (02-checks.sql).
const NO_PREVIOUS: &str = "HK001";

/// Consequence of an error for the request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A number or an operation already exists.
    Taken,
    /// The connection is lost or closed by the server: the last request may have been executed.
    Lost,
    /// The server requires a password, and none was given.
    PasswordMissing,
    Refused,
}

/// An error and its consequence.
pub(super) struct DatabaseFault {
    pub meaning: Meaning,
    pub error: ShareError,
}

impl DatabaseFault {
    /// Creates the fault of a request that was not executed.
    pub fn refused(error: ShareError) -> Self {
        Self { meaning: Meaning::Refused, error }
    }

    pub fn of(error: &postgres::Error, address: &Address) -> Self {
        match error.as_db_error() {
            Some(told) => Self::told(told, address),
            None => Self::without_answer(error, address),
        }
    }

    /// Classifies an error reported by the server.
    fn told(told: &DbError, address: &Address) -> Self {
        let (code, cause) = (told.code(), told.message().to_owned());
        let unreachable = |cause| ShareError::Unreachable { server: address.server(), cause };
        let error = match code {
            &SqlState::INVALID_AUTHORIZATION_SPECIFICATION
                if address.encryption == Encryption::Off && matches!(address.host, Host::Net(_)) =>
            {
                ShareError::Unencrypted { user: user(address) }
            }
            &SqlState::INVALID_PASSWORD | &SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
                ShareError::NotLetIn { user: user(address) }
            }
            &SqlState::INVALID_CATALOG_NAME => ShareError::NoDatabase { database: address.database.clone() },
            &SqlState::INSUFFICIENT_PRIVILEGE => ShareError::NotAllowed { user: user(address) },
            &SqlState::READ_ONLY_SQL_TRANSACTION => ShareError::ReadOnly,
            code => match code.code().get(..2) {
                // Disk space, memory or connections are exhausted.
                Some("53") => ShareError::Full { cause },
                // Closed connections, servers shutting down or starting up, statements cancelled externally.
                Some("08" | "57") => return Self { meaning: Meaning::Lost, error: unreachable(cause) },
                _ => ShareError::Server { code: code.code().to_owned(), cause },
            },
        };
        let is_taken = *code == SqlState::UNIQUE_VIOLATION || code.code() == NO_PREVIOUS;
        Self { meaning: if is_taken { Meaning::Taken } else { Meaning::Refused }, error }
    }

    /// Classifies an error without a server response.
    fn without_answer(error: &postgres::Error, address: &Address) -> Self {
        let told = error.to_string();
        let (server, cause) = (address.server(), error.source().map_or(told.clone(), ToString::to_string));
        let refused = error.source().and_then(|source| source.downcast_ref::<io::Error>()?.get_ref());
        if refused.is_some_and(|refused| refused.is::<Cleartext>()) {
            return Self::refused(ShareError::Cleartext { server });
        }
        if cause == "password missing" {
            let error = ShareError::NoPassword { user: user(address) };
            return Self { meaning: Meaning::PasswordMissing, error };
        }
        if told.contains("TLS") {
            return Self::refused(ShareError::Encryption { server, cause });
        }
        Self { meaning: Meaning::Lost, error: ShareError::Unreachable { server, cause } }
    }
}
