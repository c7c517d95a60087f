//! Where a shared event is: `postgresql://USER@HOST:PORT/DATABASE/NAME`.

use crate::text;
use std::fmt;
use std::path::PathBuf;
use thiserror::Error;

/// The beginnings of an address, as other programs write them too.
const SCHEMES: [&str; 2] = ["postgresql://", "postgres://"];

/// The port where none is named.
const PORT: u16 = 5432;

/// The most characters of an event's name.
const LONGEST: usize = 100;

/// What may stand behind the `?`.
const OPTIONS: [&str; 3] = ["host", "sslmode", "sslrootcert"];

/// What is wrong with an address. None of these repeats the address: a password may stand in it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AddressError {
    /// It begins otherwise.
    #[error("That is no address of a database. Write postgresql://USER@HOST:PORT/DATABASE/NAME.")]
    NotPostgresql,
    /// A password stands in it.
    #[error(
        "A password stands in the address, where others can see it. Change it, and put the new one into the file that \
         PGPASSFILE names, or type it when you are asked."
    )]
    Password,
    /// No database is named.
    #[error("The address names no database. Write postgresql://USER@HOST:PORT/DATABASE/NAME.")]
    NoDatabase,
    /// No event is named where one is needed.
    #[error("The address names no event. Write its name behind the database: postgresql://…/DATABASE/NAME.")]
    NoName,
    /// The port is no number.
    #[error("The port of the address is no number from 1 to 65535. Write it behind the host: HOST:5432.")]
    BadPort,
    /// Something behind the `?` is not known.
    #[error("The address has `{found}`, which is not known. Known are {known}.")]
    UnknownOption {
        /// What stands there.
        found: String,
        /// What may stand there.
        known: String,
    },
    /// A name that no event can have.
    #[error(
        "An event is shared under a name of 1 to {LONGEST} characters without `/` and control characters. Choose one with --name."
    )]
    BadName,
    /// A character is written by its number, and wrongly.
    #[error(
        "The address has a `%` without two hexadecimal digits behind it. Write `%25` for the sign itself."
    )]
    BadEscape,
}

/// Under what an event stands in a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventName(String);

impl EventName {
    /// Takes a name.
    ///
    /// # Errors
    /// Says which names there are.
    pub fn new(name: &str) -> Result<Self, AddressError> {
        let is_good = (1..=LONGEST).contains(&name.chars().count())
            && !name.contains('/')
            && !name.contains(char::is_control);
        is_good.then(|| Self(name.to_owned())).ok_or(AddressError::BadName)
    }

    /// Returns the name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// How a server is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// By its name or number in a network.
    Net(String),
    /// By a socket in a folder of this computer.
    Folder(PathBuf),
}

/// Whether what is sent is encrypted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Encryption {
    /// It is not.
    Off,
    /// It is, and the server shows a certificate with its name, from somebody whom the system trusts or who stands in the file.
    On {
        /// A file of certificates that are trusted in place of the system's.
        trusted: Option<PathBuf>,
    },
}

/// Where a database is, and an event in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// As whom; `None`: as the user of this computer is called.
    pub user: Option<String>,
    /// The server.
    pub host: Host,
    /// Its port.
    pub port: u16,
    /// The database.
    pub database: String,
    /// The event.
    pub name: Option<EventName>,
    /// Whether what is sent is encrypted.
    pub encryption: Encryption,
}

impl Address {
    /// Whether a word is meant to be an address.
    #[must_use]
    pub fn is_one(word: &str) -> bool {
        SCHEMES.iter().any(|scheme| word.starts_with(scheme))
    }

    /// Reads an address.
    ///
    /// # Errors
    /// Says what is wrong with it, without repeating it.
    pub fn parse(text: &str) -> Result<Self, AddressError> {
        let rest = SCHEMES.iter().find_map(|scheme| text.strip_prefix(scheme));
        let rest = rest.ok_or(AddressError::NotPostgresql)?;
        let (rest, options) = rest.split_once('?').unwrap_or((rest, ""));
        let (server, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (user, server) = match server.rsplit_once('@') {
            Some((user, _)) if user.contains(':') => return Err(AddressError::Password),
            Some((user, server)) => (Some(unescaped(user)?), server),
            None => (None, server),
        };
        let (host, port) = host_and_port(server)?;
        let (database, name) = path.split_once('/').map_or((path, None), |(of, name)| (of, Some(name)));
        let database = unescaped(database)?;
        if database.is_empty() {
            return Err(AddressError::NoDatabase);
        }
        let name = name.filter(|name| !name.is_empty()).map(|name| EventName::new(&unescaped(name)?));
        let mut address = Self {
            user: user.filter(|user| !user.is_empty()),
            host: host_of(unescaped(host)?),
            port,
            database,
            name: name.transpose()?,
            encryption: Encryption::Off,
        };
        address.take_options(options)?;
        Ok(address)
    }

    /// Takes what stands behind the `?`.
    fn take_options(&mut self, options: &str) -> Result<(), AddressError> {
        let (mut mode, mut trusted) = (None, None);
        for option in options.split('&').filter(|option| !option.is_empty()) {
            let (key, value) = option.split_once('=').unwrap_or((option, ""));
            let value = unescaped(value)?;
            match key {
                "host" => self.host = host_of(value),
                "sslmode" => mode = Some(is_encrypted(&value)?),
                "sslrootcert" => trusted = Some(PathBuf::from(value)),
                "password" | "passfile" => return Err(AddressError::Password),
                _ => return Err(unknown(key, &OPTIONS)),
            }
        }
        // Who names certificates wants them asked for.
        if mode.unwrap_or(trusted.is_some() || !self.is_here()) {
            self.encryption = Encryption::On { trusted };
        }
        Ok(())
    }

    /// Whether the server is on this computer, so that nothing goes over a network.
    #[must_use]
    pub fn is_here(&self) -> bool {
        match &self.host {
            Host::Folder(_) => true,
            Host::Net(name) => {
                let name = name.to_ascii_lowercase();
                name == "localhost" || name.parse().is_ok_and(|number: std::net::IpAddr| number.is_loopback())
            }
        }
    }

    /// Returns the server as people write it.
    #[must_use]
    pub fn server(&self) -> String {
        match &self.host {
            Host::Net(name) => format!("{name}:{}", self.port),
            Host::Folder(folder) => folder.display().to_string(),
        }
    }

    /// Returns the event that is named.
    ///
    /// # Errors
    /// Says that none is.
    pub fn event(&self) -> Result<&EventName, AddressError> {
        self.name.as_ref().ok_or(AddressError::NoName)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let user = self.user.as_deref().map(|user| format!("{user}@")).unwrap_or_default();
        let name = self.name.as_ref().map(|name| format!("/{}", name.as_str())).unwrap_or_default();
        let shown = match &self.host {
            Host::Net(_) => format!("postgresql://{user}{}/{}{name}", self.server(), self.database),
            Host::Folder(folder) => {
                format!("postgresql://{user}/{}{name}?host={}", self.database, folder.display())
            }
        };
        f.write_str(&text::clean(&shown))
    }
}

/// Splits a server into its host and port.
fn host_and_port(server: &str) -> Result<(&str, u16), AddressError> {
    // Numbers of IPv6 have colons of their own and stand in brackets.
    let (host, port) = match server.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((host, rest)) => (host, rest.strip_prefix(':')),
        None => server.split_once(':').map_or((server, None), |(host, port)| (host, Some(port))),
    };
    let port = match port {
        None | Some("") => PORT,
        Some(port) => port.parse().ok().filter(|&port| port > 0).ok_or(AddressError::BadPort)?,
    };
    Ok((host, port))
}

/// Tells a folder from the name of a host.
fn host_of(host: String) -> Host {
    match host.as_str() {
        "" => Host::Net("localhost".to_owned()),
        folder if folder.starts_with('/') => Host::Folder(folder.into()),
        _ => Host::Net(host),
    }
}

/// Reads whether what is sent is to be encrypted. A certificate is always looked at: what is only encrypted may be anybody's.
fn is_encrypted(mode: &str) -> Result<bool, AddressError> {
    match mode {
        "disable" => Ok(false),
        "require" | "verify-full" => Ok(true),
        _ => Err(unknown(mode, &["disable", "require", "verify-full"])),
    }
}

fn unknown(found: &str, known: &[&str]) -> AddressError {
    AddressError::UnknownOption { found: text::clean(found).into_owned(), known: known.join(", ") }
}

/// Reads characters that are written by their numbers, such as `%2F`.
fn unescaped(text: &str) -> Result<String, AddressError> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('%') {
        let digits = behind.get(..2).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let digits = digits.ok_or(AddressError::BadEscape)?;
        bytes.extend_from_slice(before.as_bytes());
        bytes.extend(u8::from_str_radix(digits, 16));
        rest = behind.get(2..).unwrap_or_default();
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8(bytes).map_err(|_| AddressError::BadEscape)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Address {
        Address::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn an_address_names_user_server_database_and_event() {
        let address = parsed("postgresql://ana@db.example:6000/chess/open-a");
        assert_eq!((address.user.as_deref(), address.port), (Some("ana"), 6000));
        assert_eq!(address.host, Host::Net("db.example".to_owned()));
        assert_eq!((address.database.as_str(), address.event().unwrap().as_str()), ("chess", "open-a"));
        assert_eq!(address.to_string(), "postgresql://ana@db.example:6000/chess/open-a");
        let escaped = parsed("postgres://ay%C5%9Fe@[::1]/ch%20ess/a%3Fb");
        assert_eq!((escaped.user.as_deref(), escaped.port), (Some("ayşe"), PORT));
        assert_eq!((escaped.database.as_str(), escaped.event().unwrap().as_str()), ("ch ess", "a?b"));
    }

    #[test]
    fn other_computers_are_reached_encrypted_unless_that_is_turned_off() {
        let on = |trusted: Option<&str>| Encryption::On { trusted: trusted.map(PathBuf::from) };
        for (text, expected) in [
            ("postgresql://db.example/chess", on(None)),
            ("postgresql://10.0.0.4/chess?sslrootcert=/ca.pem", on(Some("/ca.pem"))),
            ("postgresql://10.0.0.4/chess?sslmode=disable", Encryption::Off),
            ("postgresql://localhost/chess", Encryption::Off),
            ("postgresql://127.0.0.2:6000/chess", Encryption::Off),
            ("postgresql://[::1]/chess", Encryption::Off),
            ("postgresql:///chess?host=/run/postgresql", Encryption::Off),
            ("postgresql://localhost/chess?sslmode=require", on(None)),
            // A name that begins like the loopback's is another computer.
            ("postgresql://localhost.example/chess", on(None)),
        ] {
            assert_eq!(parsed(text).encryption, expected, "{text}");
        }
    }

    #[test]
    fn a_password_in_an_address_is_refused_and_not_repeated() {
        for text in ["postgresql://ana:s3cret@db/chess", "postgresql://db/chess?password=s3cret"] {
            let error = Address::parse(text).unwrap_err();
            assert_eq!(error, AddressError::Password);
            assert!(!error.to_string().contains("s3cret"));
        }
    }

    #[test]
    fn what_is_no_address_is_told_as_such() {
        for (text, expected) in [
            ("mysql://db/chess", AddressError::NotPostgresql),
            ("postgresql://db", AddressError::NoDatabase),
            ("postgresql://db:0/chess", AddressError::BadPort),
            ("postgresql://db:99999/chess", AddressError::BadPort),
            ("postgresql://db/chess/a/b", AddressError::BadName),
            ("postgresql://db/chess/a%0Ab", AddressError::BadName),
            ("postgresql://db/chess/a%", AddressError::BadEscape),
            ("postgresql://db/chess/a%zz", AddressError::BadEscape),
            ("postgresql://db/chess/a%ff", AddressError::BadEscape),
        ] {
            assert_eq!(Address::parse(text), Err(expected), "{text}");
        }
        assert!(matches!(
            Address::parse("postgresql://db/chess?sslmode=prefer"),
            Err(AddressError::UnknownOption { .. })
        ));
        assert_eq!(parsed("postgresql://db/chess").event(), Err(AddressError::NoName));
    }
}
