//! Login of a user: the name, and the password from the password file or typed.
//!
//! The password is kept while the program runs, for reconnecting, and never displayed.

use super::super::address::{Address, Host};
use super::super::error::ShareError;
use crate::platform;
use std::env;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// Environment variable with the path of the password file, and its default name in the home folder.
const FILE: (&str, &str) = ("PGPASSFILE", ".pgpass");

/// Environment variables with the user name.
const USER: [&str; 4] = ["PGUSER", "USER", "LOGNAME", "USERNAME"];

/// Maximum number of bytes read from the file.
const LIMIT: u64 = 1 << 20;

/// Builds the password prompt for a user name.
type AskPassword = dyn Fn(&str) -> String + Send + Sync;

/// Login data of a user.
#[derive(Clone, Default)]
pub struct Login {
    question: Option<Arc<AskPassword>>,
    typed: Arc<Mutex<Option<String>>>,
}

pub(super) fn user(address: &Address) -> String {
    let of_system = || USER.iter().find_map(|name| env::var(name).ok().filter(|user| !user.is_empty()));
    address.user.clone().or_else(of_system).unwrap_or_default()
}

impl Login {
    /// Enables a password prompt, built from the user name, for when a password is required and the file has none.
    pub fn asking(question: impl Fn(&str) -> String + Send + Sync + 'static) -> Self {
        Self { question: Some(Arc::new(question)), typed: Arc::default() }
    }

    /// Disables the password prompt from now on.
    pub(super) fn ask_nobody(&mut self) {
        self.question = None;
    }

    /// Returns the password typed before, or the one from the file.
    pub(super) fn kept(&self, address: &Address, user: &str) -> Result<Option<String>, ShareError> {
        let typed = self.typed.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if typed.is_some() {
            return Ok(typed);
        }
        let named = env::var_os(FILE.0).filter(|path| !path.is_empty()).map(PathBuf::from);
        let is_named = named.is_some();
        let Some(path) = named.or_else(|| Some(env::home_dir()?.join(FILE.1))) else { return Ok(None) };
        let failed =
            |source: io::Error| ShareError::Passwords { path: path.clone(), cause: source.to_string() };
        let file = match File::open(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound && !is_named => return Ok(None),
            file => file.map_err(failed)?,
        };
        if platform::is_open_to_others(&file).map_err(failed)? {
            return Err(ShareError::OpenPasswords { path });
        }
        let mut text = String::new();
        file.take(LIMIT).read_to_string(&mut text).map_err(failed)?;
        Ok(password_for(&text, address, user))
    }

    /// Prompts for the password.
    pub(super) fn ask(&self, user: &str) -> Result<String, ShareError> {
        let nobody = || ShareError::NoPassword { user: user.to_owned() };
        let question = self.question.as_ref().ok_or_else(nobody)?;
        let typed = platform::ask_secretly(&question(user)).map_err(|_| nobody())?;
        *self.typed.lock().unwrap_or_else(PoisonError::into_inner) = Some(typed.clone());
        Ok(typed)
    }
}

/// Finds the password in a password file with lines `HOST:PORT:DATABASE:USER:PASSWORD`, in which `*` matches anything
/// and `\` escapes a colon or itself.
fn password_for(text: &str, address: &Address, user: &str) -> Option<String> {
    let hosts: Vec<String> = match &address.host {
        Host::Net(host) => vec![host.clone()],
        Host::Folder(folder) => vec!["localhost".to_owned(), folder.display().to_string()],
    };
    let port = address.port.to_string();
    text.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let fields = fields(line);
        let [host, of_port, database, of_user, password] = fields.as_slice() else { return None };
        let fits = |field: &str, wanted: &str| field == "*" || field == wanted;
        let is_here = hosts.iter().any(|wanted| fits(host, wanted))
            && fits(of_port, &port)
            && fits(database, &address.database)
            && fits(of_user, user);
        is_here.then(|| password.clone())
    })
}

/// Splits a line at its first four unescaped colons.
fn fields(line: &str) -> Vec<String> {
    let mut fields = Vec::new();
    let mut field = String::new();
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match letter {
            ':' if fields.len() < 4 => fields.push(std::mem::take(&mut field)),
            '\\' => field.extend(letters.next()),
            letter => field.push(letter),
        }
    }
    fields.push(field);
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_fits_has_the_password() {
        let text = "# a comment\ndb:5432:other:ana:no\nshort:line\n*:*:chess:ana:s3c\\:r\\\\et:x\ndb:5432:chess:ana:late\n";
        let of = |address: &str, user: &str| password_for(text, &Address::parse(address).unwrap(), user);
        assert_eq!(of("postgresql://db/chess", "ana").as_deref(), Some("s3c:r\\et:x"));
        assert_eq!(of("postgresql://db/other", "ana").as_deref(), Some("no"));
        assert_eq!(of("postgresql://db:6000/other", "ana"), None);
        assert_eq!(of("postgresql://db/chess", "bo"), None);
    }

    #[test]
    fn a_socket_is_found_by_its_folder_or_as_this_computer() {
        let address = Address::parse("postgresql:///chess?host=/run/pg").unwrap();
        for host in ["localhost", "/run/pg", "*"] {
            let text = format!("{host}:5432:chess:ana:s3cret");
            assert_eq!(password_for(&text, &address, "ana").as_deref(), Some("s3cret"), "{host}");
        }
        assert_eq!(password_for("db:5432:chess:ana:s3cret", &address, "ana"), None);
    }
}
