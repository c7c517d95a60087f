//! Sources of rating lists, as configured by the user. Nothing is downloaded unless the configuration has an address;
//! an external program does it, because hakem itself opens no connection.

use super::{ListFacts, RatingsError, SourcesError, Watch};
use jiff::civil::Date;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// Default download program with arguments: `{file}` is the destination, `{address}` the source.
const COMMAND: &str = "curl --fail --silent --show-error --location --proto =https,file --proto-redir =https \
                       --max-time 1800 --output {file} {address}";

/// Valid prefixes of addresses.
const SCHEMES: [&str; 2] = ["https://", "file://"];

/// Interval between checks whether the program has ended.
const LOOK: Duration = Duration::from_millis(50);

/// Maximum number of bytes reported of the program's error output.
const MOST_SAID: u64 = 400;

/// The user's configuration of rating lists.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ListSources {
    /// True if players are compared with the lists automatically: before round 1, and when a list is imported.
    pub check: bool,
    /// True if lists are downloaded again once a day while the console runs.
    pub daily: bool,
    pub addresses: BTreeMap<String, String>,
    /// The download program with its arguments.
    pub command: Vec<String>,
}

impl Default for ListSources {
    fn default() -> Self {
        let command = COMMAND.split(' ').map(str::to_owned).collect();
        Self { check: true, daily: false, addresses: BTreeMap::new(), command }
    }
}

impl ListSources {
    /// Parses the configuration, for example
    /// `(daily: true, addresses: {"fide": "https://ratings.fide.com/download/players_list_xml.zip"})`.
    ///
    /// # Errors
    /// Returns an error with the location of a syntax error, or with an invalid address.
    pub fn read(path: &Path, text: &str) -> Result<Self, SourcesError> {
        let sources: Self = ron::from_str(text).map_err(|error| SourcesError::Malformed {
            path: path.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
        })?;
        match sources.addresses.values().find(|address| !is_address(address)) {
            Some(address) => Err(SourcesError::Address { address: address.clone() }),
            None => Ok(sources),
        }
    }

    /// Returns true if a list with an address is missing or unusable, or was imported before yesterday.
    pub fn are_due(&self, lists: &[ListFacts], today: Date) -> bool {
        let is_fresh = |name: &String| {
            let list = lists.iter().find(|list| list.name == *name);
            list.is_some_and(|list| list.known.is_some() && !is_old(list, today))
        };
        !self.addresses.keys().all(is_fresh)
    }
}

/// Returns true if a list was imported before yesterday.
pub fn is_old(list: &ListFacts, today: Date) -> bool {
    let imported = list.known.as_ref().and_then(|known| known.imported.parse::<Date>().ok());
    imported.is_some_and(|imported| imported.tomorrow().is_ok_and(|next| next < today))
}

fn is_address(text: &str) -> bool {
    SCHEMES.iter().any(|scheme| text.starts_with(scheme)) && !text.contains(char::is_whitespace)
}

/// Downloads a file with the user's program.
///
/// # Errors
/// Returns an error with the program's error output, or if the arbiter cancelled it.
pub fn get(sources: &ListSources, address: &str, to: &Path, watch: &Watch) -> Result<(), RatingsError> {
    let failed =
        |cause: String| RatingsError::from(SourcesError::NotGot { address: address.to_owned(), cause });
    let filled = |word: &String| word.replace("{file}", &to.to_string_lossy()).replace("{address}", address);
    let mut words = sources.command.iter().map(filled);
    let program = words.next().unwrap_or_default();
    let mut command = Command::new(&program);
    command.args(words).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| failed(format!("{program}: {error}")))?;
    let ended = wait(&mut child, watch).map_err(|error| failed(error.to_string()))?;
    match ended {
        None => Err(RatingsError::Ended),
        Some(true) => Ok(()),
        Some(false) => {
            let mut said = Vec::new();
            if let Some(errors) = child.stderr.take() {
                errors.take(MOST_SAID).read_to_end(&mut said).map_err(|error| failed(error.to_string()))?;
            }
            Err(failed(String::from_utf8_lossy(&said).trim().to_owned()))
        }
    }
}

/// Waits for a program, and returns true if it succeeded; `None` if it was cancelled.
fn wait(child: &mut Child, watch: &Watch) -> io::Result<Option<bool>> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        if watch.is_ended() {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(LOOK);
    }
}
