//! Address of a shared event: `postgresql://USER@HOST:PORT/DATABASE/NAME`.

use crate::text;
use hakem_engine::refusals;
use std::fmt;
use std::path::PathBuf;

/// Accepted URL schemes, as in other programs.
const SCHEMES: [&str; 2] = ["postgresql://", "postgres://"];

const PORT: u16 = 5432;

/// Maximum number of characters in an event's name.
const LONGEST: usize = 100;

/// Accepted options after the `?`.
const OPTIONS: [&str; 3] = ["host", "sslmode", "sslrootcert"];

refusals! {
/// Error in an address. No variant repeats the address, because it may contain a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError: "share-address" {
    /// It does not start with a known scheme.
    NotPostgresql,
    Password,
    NoDatabase,
    /// It contains no event, although one is required.
    NoName,
    BadPort,
    /// An option after the `?` is unknown.
    UnknownOption { found: String, known: String },
    /// Two parts of the address exclude each other.
    Contradiction { one: String, other: String },
    /// The event's name is invalid.
    BadName,
    /// A percent-encoded character is malformed.
    BadEscape,
}
}

/// Name of an event in a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventName(String);

impl EventName {
    /// Validates a name.
    ///
    /// # Errors
    /// Returns [`AddressError::BadName`] if the name is invalid.
    pub fn new(name: &str) -> Result<Self, AddressError> {
        let is_good = (1..=LONGEST).contains(&name.chars().count())
            && !name.contains('/')
            && !name.contains(char::is_control);
        is_good.then(|| Self(name.to_owned())).ok_or(AddressError::BadName)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Location of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// Host name or IP address.
    Net(String),
    /// Unix socket in a folder of this computer.
    Folder(PathBuf),
}

/// Encryption of the connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Encryption {
    Off,
    /// Encrypted, with a server certificate for its name that is trusted by the system or by the given file.
    On {
        /// File of certificates to trust instead of the system's.
        trusted: Option<PathBuf>,
    },
}

/// Address of a database, and of an event in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// User; `None` for the user name of the operating system.
    pub user: Option<String>,
    pub host: Host,
    pub port: u16,
    pub database: String,
    pub name: Option<EventName>,
    pub encryption: Encryption,
}

impl Address {
    /// Returns true if an argument is meant as an address.
    pub fn is_one(word: &str) -> bool {
        SCHEMES.iter().any(|scheme| word.starts_with(scheme))
    }

    /// Parses an address.
    ///
    /// # Errors
    /// Returns an [`AddressError`], which does not repeat the address.
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
        address.take_options(host, options)?;
        Ok(address)
    }

    /// Parses the options after the `?`. `before` is the host in front of it, as written.
    fn take_options(&mut self, before: &str, options: &str) -> Result<(), AddressError> {
        let mut seen: Vec<(&str, &str)> = Vec::new();
        let (mut mode, mut trusted) = (None, None);
        for option in options.split('&').filter(|option| !option.is_empty()) {
            let (key, value) = option.split_once('=').unwrap_or((option, ""));
            if let Some((_, other)) = seen.iter().find(|(known, _)| *known == key) {
                return Err(contradiction(other, option));
            }
            seen.push((key, option));
            let value = unescaped(value)?;
            match key {
                "host" if !before.is_empty() => return Err(contradiction(before, option)),
                "host" => self.host = host_of(value),
                "sslmode" => mode = Some(is_encrypted(&value)?),
                // Made absolute because the address is used later in other folders.
                "sslrootcert" => trusted = Some(std::path::absolute(&value).unwrap_or(value.into())),
                "password" | "passfile" => return Err(AddressError::Password),
                _ => return Err(unknown(key, &OPTIONS)),
            }
        }
        let of = |key: &str| seen.iter().find(|(known, _)| *known == key).map_or("", |(_, option)| *option);
        if mode == Some(false) && trusted.is_some() {
            return Err(contradiction(of("sslmode"), of("sslrootcert")));
        }
        let is_on = mode.unwrap_or(trusted.is_some() || !self.is_here());
        if is_on && matches!(self.host, Host::Folder(_)) {
            let asked = if trusted.is_some() { "sslrootcert" } else { "sslmode" };
            return Err(contradiction(of("host"), of(asked)));
        }
        if is_on {
            self.encryption = Encryption::On { trusted };
        }
        Ok(())
    }

    /// Returns the options that are not defaults, as `key=value`.
    fn options(&self) -> Vec<String> {
        let host = match &self.host {
            Host::Folder(folder) => Some(format!("host={}", escaped(&folder.to_string_lossy(), "/"))),
            Host::Net(_) => None,
        };
        let encryption = match &self.encryption {
            Encryption::Off => (!self.is_here()).then(|| "sslmode=disable".to_owned()),
            Encryption::On { trusted: Some(file) } => {
                Some(format!("sslrootcert={}", escaped(&file.to_string_lossy(), "/")))
            }
            Encryption::On { trusted: None } => self.is_here().then(|| "sslmode=require".to_owned()),
        };
        host.into_iter().chain(encryption).collect()
    }

    /// Returns true if the server is on this computer, so that no network is involved.
    pub fn is_here(&self) -> bool {
        match &self.host {
            Host::Folder(_) => true,
            Host::Net(name) => {
                let name = name.to_ascii_lowercase();
                name == "localhost" || name.parse().is_ok_and(|number: std::net::IpAddr| number.is_loopback())
            }
        }
    }

    pub fn server(&self) -> String {
        match &self.host {
            Host::Net(name) => format!("{name}:{}", self.port),
            Host::Folder(folder) => folder.display().to_string(),
        }
    }

    /// Returns the event of the address.
    ///
    /// # Errors
    /// Returns [`AddressError::NoName`] if there is none.
    pub fn event(&self) -> Result<&EventName, AddressError> {
        self.name.as_ref().ok_or(AddressError::NoName)
    }
}

impl fmt::Display for Address {
    /// Formats the address such that [`Address::parse`] returns the same value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgresql://")?;
        if let Some(user) = &self.user {
            write!(f, "{}@", escaped(user, ""))?;
        }
        match &self.host {
            Host::Net(host) if host.contains(':') => write!(f, "[{}]:{}", escaped(host, ":"), self.port)?,
            Host::Net(host) => write!(f, "{}:{}", escaped(host, ""), self.port)?,
            Host::Folder(_) if self.port == PORT => {}
            Host::Folder(_) => write!(f, ":{}", self.port)?,
        }
        write!(f, "/{}", escaped(&self.database, ""))?;
        if let Some(name) = &self.name {
            write!(f, "/{}", escaped(name.as_str(), ""))?;
        }
        let options = self.options();
        if options.is_empty() { Ok(()) } else { write!(f, "?{}", options.join("&")) }
    }
}

fn host_and_port(server: &str) -> Result<(&str, u16), AddressError> {
    // IPv6 addresses contain colons and are in brackets.
    let (host, port) = match server.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((_, rest)) if !rest.is_empty() && !rest.starts_with(':') => return Err(AddressError::BadPort),
        Some((host, rest)) => (host, rest.strip_prefix(':')),
        None => server.split_once(':').map_or((server, None), |(host, port)| (host, Some(port))),
    };
    let port = match port {
        None | Some("") => PORT,
        Some(port) => port.parse().ok().filter(|&port| port > 0).ok_or(AddressError::BadPort)?,
    };
    Ok((host, port))
}

/// Distinguishes a folder from a host name.
fn host_of(host: String) -> Host {
    match host.as_str() {
        "" => Host::Net("localhost".to_owned()),
        folder if folder.starts_with('/') => Host::Folder(folder.into()),
        _ => Host::Net(host),
    }
}

/// Parses the encryption mode. Certificates are always verified, since encryption alone does not authenticate the
/// server.
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

fn contradiction(one: &str, other: &str) -> AddressError {
    let [one, other] = [one, other].map(|part| text::clean(part).into_owned());
    AddressError::Contradiction { one, other }
}

/// Percent-encodes a part of an address, except letters, digits, `-._~` and the characters of `plain`.
fn escaped(part: &str, plain: &str) -> String {
    let mut written = String::new();
    for letter in part.chars() {
        if letter.is_alphanumeric() || "-._~".contains(letter) || plain.contains(letter) {
            written.push(letter);
            continue;
        }
        for byte in letter.encode_utf8(&mut [0; 4]).bytes() {
            written += &format!("%{byte:02X}");
        }
    }
    written
}

/// Decodes percent-encoded characters such as `%2F`.
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

    /// Returns a path as an address has it: with the drive on Windows.
    fn absolute(path: &str) -> PathBuf {
        std::path::absolute(path).unwrap()
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
    fn an_address_that_is_shown_reads_as_the_same_address() {
        let mut chance = fastrand::Rng::with_seed(19);
        let letters: Vec<char> = "aZ0-._~ %?#&=@:/[]'\"\\+,;şĞß%25é\u{301}王\u{200f}ı".chars().collect();
        for _ in 0..crate::test_effort::cases(2_000, 20_000) {
            let mut word = |most: usize, but: &[char]| -> String {
                let length = chance.usize(1..=most);
                let one = |_| letters[chance.usize(..letters.len())];
                (0..length).map(one).filter(|letter| !but.contains(letter)).collect()
            };
            let (user, database, file) = (word(9, &[]), format!("d{}", word(9, &[])), word(9, &[]));
            let (folder, name) = (format!("/{}", word(9, &[])), format!("n{}", word(20, &['/'])));
            let host = format!("h{}", word(9, &[':']));
            let host = match chance.u8(..6) {
                0 => Host::Folder(folder.into()),
                1 => Host::Net("::1".to_owned()),
                2 => Host::Net("fe80::1%eth0".to_owned()),
                3 => Host::Net("127.0.0.1".to_owned()),
                4 => Host::Net("localhost".to_owned()),
                _ => Host::Net(host),
            };
            let encryption = match chance.u8(..3) {
                _ if matches!(host, Host::Folder(_)) => Encryption::Off,
                0 => Encryption::Off,
                1 => Encryption::On { trusted: None },
                _ => Encryption::On { trusted: Some(absolute(&format!("/{file}"))) },
            };
            let address = Address {
                user: Some(user).filter(|user| !user.is_empty()),
                host,
                port: [PORT, 6000][chance.usize(..2)],
                database,
                name: chance.bool().then(|| EventName::new(&name).unwrap()),
                encryption,
            };
            let shown = address.to_string();
            assert_eq!(Address::parse(&shown).as_ref(), Ok(&address), "{shown}");
            assert_eq!(text::clean(&shown), shown, "nothing is lost where it is shown");
        }
    }

    #[test]
    fn typed_addresses_are_shown_as_addresses_that_work() {
        let file = escaped(&absolute("/x/server.crt").to_string_lossy(), "/");
        let trusting = format!("postgresql://127.0.0.1:5432/chess/x?sslrootcert={file}");
        for (typed, shown) in [
            ("postgresql://arb1@[::1]:5433/chess/x", "postgresql://arb1@[::1]:5433/chess/x"),
            ("postgresql://a@:55442/chess/x?host=/run/pg", "postgresql://a@:55442/chess/x?host=/run/pg"),
            ("postgresql://a@127.0.0.1/chess/a%3Fb", "postgresql://a@127.0.0.1:5432/chess/a%3Fb"),
            ("postgresql://a@127.0.0.1/chess/50%25%20off", "postgresql://a@127.0.0.1:5432/chess/50%25%20off"),
            ("postgresql://127.0.0.1/chess/x?sslrootcert=/x/server.crt", trusting.as_str()),
            ("postgresql://10.0.0.4/c?sslmode=disable", "postgresql://10.0.0.4:5432/c?sslmode=disable"),
            ("postgresql://localhost/c?sslmode=require", "postgresql://localhost:5432/c?sslmode=require"),
            ("postgresql://ayşe@db/chess", "postgresql://ayşe@db:5432/chess"),
        ] {
            assert_eq!(parsed(typed).to_string(), shown);
        }
    }

    #[test]
    fn options_that_exclude_each_other_are_refused() {
        for text in [
            "postgresql://db/chess?sslmode=disable&sslrootcert=/ca.pem",
            "postgresql://db/chess?host=/run/pg",
            "postgresql://db/chess?sslmode=require&sslmode=disable",
            "postgresql:///chess?host=/run/pg&sslmode=require",
            "postgresql:///chess?host=/run/pg&sslrootcert=/ca.pem",
        ] {
            let told = Address::parse(text);
            assert!(matches!(told, Err(AddressError::Contradiction { .. })), "{text}: {told:?}");
        }
    }

    #[test]
    fn other_computers_are_reached_encrypted_unless_that_is_turned_off() {
        let on = |trusted: Option<&str>| Encryption::On { trusted: trusted.map(absolute) };
        for (text, expected) in [
            ("postgresql://db.example/chess", on(None)),
            ("postgresql://10.0.0.4/chess?sslrootcert=/ca.pem", on(Some("/ca.pem"))),
            ("postgresql://10.0.0.4/chess?sslmode=disable", Encryption::Off),
            ("postgresql://localhost/chess", Encryption::Off),
            ("postgresql://127.0.0.2:6000/chess", Encryption::Off),
            ("postgresql://[::1]/chess", Encryption::Off),
            ("postgresql:///chess?host=/run/postgresql", Encryption::Off),
            ("postgresql://localhost/chess?sslmode=require", on(None)),
            // A host name with the prefix `localhost` is a different computer.
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
    fn invalid_addresses_are_reported() {
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
