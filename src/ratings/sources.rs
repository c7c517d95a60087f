//! Where rating lists are got from, as a file of the user says. Nothing is got unless that file names an address: by another program,
//! since this one opens no connection.

use super::{ListFacts, RatingsError, SourcesError, Watch};
use jiff::civil::Date;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// The program that gets a file, with its arguments: `{file}` stands for where it goes, `{address}` for where it is.
const COMMAND: [&str; 14] = [
    "curl",
    "--fail",
    "--silent",
    "--show-error",
    "--location",
    "--proto",
    "=https,file",
    "--proto-redir",
    "=https",
    "--max-time",
    "1800",
    "--output",
    "{file}",
    "{address}",
];

/// How addresses begin.
const SCHEMES: [&str; 2] = ["https://", "file://"];

/// How long lies between two looks whether the program has ended.
const LOOK: Duration = Duration::from_millis(50);

/// Most bytes of what the program says that are told.
const MOST_SAID: u64 = 400;

/// What the user's file says of rating lists.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ListSources {
    /// Whether players are held against the lists without being asked: before round 1, and when a list is imported.
    pub check: bool,
    /// Whether lists are got anew once a day while the console runs.
    pub daily: bool,
    /// The address of each list, by its name.
    pub addresses: BTreeMap<String, String>,
    /// The program that gets a file, with its arguments.
    pub command: Vec<String>,
}

impl Default for ListSources {
    fn default() -> Self {
        let command = COMMAND.map(str::to_owned).into();
        Self { check: true, daily: false, addresses: BTreeMap::new(), command }
    }
}

impl ListSources {
    /// Reads the user's file, such as `(daily: true, addresses: {"fide": "https://ratings.fide.com/download/players_list_xml.zip"})`.
    ///
    /// # Errors
    /// Says where the text is something else, or which address is none.
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

    /// Whether a list that has an address is missing, or was imported before yesterday.
    #[must_use]
    pub fn are_due(&self, lists: &[ListFacts], today: Date) -> bool {
        let is_fresh = |name: &String| {
            let list = lists.iter().find(|list| list.name == *name);
            list.is_some_and(|list| list.known.is_some() && !is_old(list, today))
        };
        !self.addresses.keys().all(is_fresh)
    }
}

/// Whether a list was imported more than a day ago.
#[must_use]
pub fn is_old(list: &ListFacts, today: Date) -> bool {
    let imported = list.known.as_ref().and_then(|known| known.imported.parse::<Date>().ok());
    imported.is_some_and(|imported| imported.tomorrow().is_ok_and(|next| next < today))
}

fn is_address(text: &str) -> bool {
    SCHEMES.iter().any(|scheme| text.starts_with(scheme)) && !text.contains(char::is_whitespace)
}

/// Gets a file by the user's program.
///
/// # Errors
/// Says what that program said, or that the arbiter ended it.
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

/// Waits for a program, and says whether it did its work; `None` where it was ended.
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
