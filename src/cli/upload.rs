//! `hakem upload`: uploads an event to chess-results.

use super::Exit;
use super::input::{Failure, finish, print, tell_aside};
use super::output::{open_to_read, open_to_write};
use super::share::{connected, failure as share_failure};
use crate::exchange::chess_results::dropped;
use crate::exchange::chess_results::upload::{
    ConfiguredCredentials, CredentialPart, Credentials, GivenError, Server, UploadError,
};
use crate::i18n::{Arg, Texts};
use crate::platform;
use crate::session::{Kept, shared_at};
use crate::share::{Acted, Address, Operation, PostgresTable, SharedEvent};
use crate::store::{Stamp, cause_text};
use crate::text::clean;
use clap::ValueHint;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History};
use hakem_engine::tournament::{RoundNo, Settings};
use jiff::Timestamp;
use std::env;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const CONFIGURATION: &str = "chess-results.ron";

/// Number of attempts to store the key if others change the settings of a shared event at the same time.
const TRIES: usize = 10;

/// Maximum size of the file in bytes.
const LONGEST: u64 = 65_536;

/// Upload an event to chess-results; credentials are read from the configuration
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An event file, or postgresql://USER@HOST:PORT/DATABASE/NAME
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
}

/// Uploads the event; the first time, its key is requested and stored in the event.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let credentials = Credentials::of(&given(texts)?).map_err(|error| not_given(&error, texts))?;
    let server = Server::new(&credentials);
    let file = arguments.file.as_path();
    if let Some(address) = file.to_str().filter(|word| Address::is_one(word)) {
        return send_shared(&server, address, texts);
    }
    let session = open_to_read(file, texts)?;
    if let Some(key) = session.history().snapshot().settings().chess_results {
        return send(&server, session.history(), key, texts);
    }
    drop(session);
    // The key is common to all who share the event, so it is stored in the shared event.
    if let Some(address) = shared_at(file) {
        return send_shared(&server, &address, texts);
    }
    let key = first_key(&server, file, texts)?;
    send(&server, open_to_read(file, texts)?.history(), key, texts)
}

/// Uploads the current state of a shared event.
fn send_shared(server: &Server, address: &str, texts: &Texts) -> Result<Exit, Failure> {
    let (address, table) = connected(address, texts)?;
    let by: Arc<str> = table.user().into();
    let mut event = SharedEvent::open(table, Path::new(&address.to_string()))
        .map_err(|error| share_failure(&error, texts))?;
    let key = match event.history().snapshot().settings().chess_results {
        Some(key) => key,
        None => first_shared_key(server, &mut event, by, texts)?,
    };
    send(server, event.history(), key, texts)
}

/// Requests the key of the tournament, and stores it in the shared event.
fn first_shared_key(
    server: &Server,
    event: &mut SharedEvent<PostgresTable>,
    by: Arc<str>,
    texts: &Texts,
) -> Result<u32, Failure> {
    let key = new_key(server, event.history(), texts)?;
    for _ in 0..TRIES {
        let settings = event.history().snapshot().settings().clone();
        let act = [Entry::Did(with_key(settings, key))];
        let stamp = Stamp { at: Timestamp::now(), by: Some(Arc::clone(&by)) };
        let acted = event.record(&act, &stamp, &Operation::new(fastrand::u128(..)));
        match acted {
            Ok(Acted::Recorded(_) | Acted::Already { .. }) => {
                tell_key(key, texts)?;
                return Ok(key);
            }
            // Others changed the settings in the meantime.
            Ok(Acted::Refused { .. }) => {}
            Err(error) => {
                let why = share_failure(&error, texts);
                return Err(Failure { text: format!("{} {}", not_kept(key, texts), why.text), ..why });
            }
        }
    }
    Err(Failure { exit: Exit::File, text: not_kept(key, texts) })
}

/// Uploads an event under its key, and reports what chess-results does not receive.
fn send(server: &Server, history: &History, key: u32, texts: &Texts) -> Result<Exit, Failure> {
    let event = history.snapshot();
    dropped(event, texts).iter().for_each(|loss| tell_aside(loss));
    server.send(event, key).map_err(|error| not_sent(&error, texts))?;
    let round = event.last_published().unwrap_or(RoundNo(0));
    let values = [
        ("event", clean(event.settings().name.as_str()).into_owned().into()),
        ("key", key.to_string().into()),
        ("round", round.into()),
    ];
    finish(&(texts.with("upload-done", &values) + "\n"), texts)
}

/// Requests the key of the tournament, and stores it in the event file. The file is opened before the request, because
/// a key that cannot be stored would lead to a second tournament the next time.
fn first_key(server: &Server, path: &Path, texts: &Texts) -> Result<u32, Failure> {
    let mut session = open_to_write(path, texts)?;
    if session.is_read_only() {
        return Err(Failure { exit: Exit::File, text: texts.get("upload-read-only").into_owned() });
    }
    let key = new_key(server, session.history(), texts)?;
    let settings = session.history().snapshot().settings().clone();
    let proposal = session.history().try_command(with_key(settings, key));
    let kept = proposal.ok().map(|proposal| session.record(proposal, Timestamp::now()));
    if !matches!(kept, Some(Kept::Saved)) {
        return Err(Failure { exit: Exit::File, text: not_kept(key, texts) });
    }
    tell_key(key, texts)?;
    Ok(key)
}

fn new_key(server: &Server, history: &History, texts: &Texts) -> Result<u32, Failure> {
    server.new_key(history.snapshot().settings()).map_err(|error| not_sent(&error, texts))
}

fn with_key(settings: Settings, key: u32) -> Command {
    Command::Announce(Box::new(Settings { chess_results: Some(key), ..settings }))
}

fn tell_key(key: u32, texts: &Texts) -> Result<(), Failure> {
    print(&(texts.with("upload-new-key", &[("key", Arg::from(key.to_string()))]) + "\n"), texts)
}

fn not_kept(key: u32, texts: &Texts) -> String {
    texts.with("upload-key-not-kept", &[("key", Arg::from(key.to_string()))])
}

/// Returns the credentials of the provider from the environment, else from the configuration.
fn given(texts: &Texts) -> Result<ConfiguredCredentials, Failure> {
    let mut given = match platform::config_folder().map(|folder| folder.join(CONFIGURATION)) {
        None => ConfiguredCredentials::default(),
        Some(path) => configured(&path, texts)?,
    };
    let of = |part: &str| env::var(format!("HAKEM_CHESS_RESULTS_{}", part.to_ascii_uppercase())).ok();
    let take = |slot: &mut String, part: &str| *slot = of(part).unwrap_or_else(|| std::mem::take(slot));
    take(&mut given.source, CredentialPart::Source.word());
    take(&mut given.key, CredentialPart::Key.word());
    take(&mut given.iv, CredentialPart::Iv.word());
    take(&mut given.creator, CredentialPart::Creator.word());
    take(&mut given.address, "address");
    Ok(given)
}

/// Reads the configuration file, which must not be readable by others.
fn configured(path: &Path, texts: &Texts) -> Result<ConfiguredCredentials, Failure> {
    let shown = || [("file", Arg::from(path.display().to_string()))];
    let failed = |error: io::Error| Failure::unreadable(path, &error, texts);
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(ConfiguredCredentials::default()),
        Err(error) => return Err(failed(error)),
    };
    if platform::is_open_to_others(&file).map_err(failed)? {
        return Err(Failure { exit: Exit::File, text: texts.with("upload-open-to-others", &shown()) });
    }
    let mut text = String::new();
    file.take(LONGEST).read_to_string(&mut text).map_err(failed)?;
    ConfiguredCredentials::read(&text).map_err(|(line, column)| {
        let place = [("line", line.into()), ("column", column.into())];
        let values: Vec<(&str, Arg)> = shown().into_iter().chain(place).collect();
        Failure { exit: Exit::File, text: texts.with("upload-malformed-file", &values) }
    })
}

/// Describes missing or malformed credentials without their values.
fn not_given(error: &GivenError, texts: &Texts) -> Failure {
    let folder = platform::config_folder().map(|folder| folder.join(CONFIGURATION).display().to_string());
    let folder = folder.unwrap_or_else(|| CONFIGURATION.to_owned());
    let of = |part: &CredentialPart| [("part", Arg::from(part.word()))];
    Failure::malformed(match error {
        GivenError::Missing(parts) => {
            let parts: Vec<&str> = parts.iter().map(|part| part.word()).collect();
            texts.with("upload-missing", &[("parts", parts.join(", ").into()), ("file", folder.into())])
        }
        GivenError::Malformed(part) => texts.with("upload-malformed", &of(part)),
        GivenError::NoNumber(part) => texts.with("upload-no-number", &of(part)),
        GivenError::Address => texts.get("upload-address").into_owned(),
    })
}

/// Converts the reason why the event was not uploaded.
fn not_sent(error: &UploadError, texts: &Texts) -> Failure {
    let exit = if matches!(error, UploadError::Refused(_)) { Exit::Negative } else { Exit::Unexpected };
    let cleaned = |text: &str| Arg::from(clean(text).into_owned());
    let text = match error {
        UploadError::NoProgram(error) => {
            texts.with("upload-no-program", &[("cause", cause_text(error, texts))])
        }
        UploadError::NotReached(said) => texts.with("upload-not-reached", &[("said", cleaned(said))]),
        UploadError::Refused(words) => texts.with("upload-refused", &[("words", cleaned(words))]),
        UploadError::Unreadable => texts.get("upload-unreadable").into_owned(),
    };
    Failure { exit, text }
}
