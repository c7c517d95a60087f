//! `hakem upload`: an event sent to chess-results.

use super::Exit;
use super::input::{Failure, exit_of_store, print, tell_aside};
use super::output::open_to_read;
use crate::exchange::chess_results::upload::{Credentials, Given, GivenError, Part, Server, UploadError};
use crate::i18n::{Arg, Say, Texts};
use crate::platform;
use crate::session::{Kept, OpenError, Session, cause, shared_at};
use crate::store;
use crate::text::clean;
use clap::ValueHint;
use hakem_engine::command::Command;
use hakem_engine::tournament::{RoundNo, Settings};
use jiff::Timestamp;
use std::env;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The file of the user's configuration.
const CONFIGURATION: &str = "chess-results.ron";

/// Most bytes of it.
const LONGEST: u64 = 65_536;

/// Send an event to chess-results; what the provider gave for it stands in the configuration
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An event file
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
}

/// Sends the event; the first time, its key is asked for and kept in the event file.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let credentials = Credentials::of(&given(texts)?).map_err(|error| not_given(&error, texts))?;
    let server = Server::new(&credentials);
    let mut session = open_to_read(&arguments.file, texts)?;
    let key = match session.history().snapshot().settings().chess_results {
        Some(key) => key,
        None => {
            drop(session);
            let key = first_key(&server, &arguments.file, texts)?;
            session = open_to_read(&arguments.file, texts)?;
            key
        }
    };
    let event = session.history().snapshot();
    server.send(event, key).map_err(|error| not_sent(&error, texts))?;
    let round = event.last_published().unwrap_or(RoundNo(0));
    let values = [
        ("event", clean(event.settings().name.as_str()).into_owned().into()),
        ("key", key.to_string().into()),
        ("round", round.into()),
    ];
    print(&(texts.with("upload-done", &values) + "\n"), texts)?;
    Ok(Exit::Done)
}

/// Gets the key of the tournament, and writes it into the event file: that is open before the server is asked, since what cannot be kept
/// would be a second tournament the next time.
fn first_key(server: &Server, path: &Path, texts: &Texts) -> Result<u32, Failure> {
    if shared_at(path).is_some() {
        return Err(Failure::malformed(texts.get("upload-shared")));
    }
    let (mut session, notices) = Session::open(&store::system_disk(), path).map_err(|error| match error {
        OpenError::Store(error) => Failure { exit: exit_of_store(&error), text: error.say(texts) },
        error @ OpenError::Replay { .. } => Failure::malformed(error.say(texts)),
    })?;
    notices.iter().for_each(|notice| tell_aside(&notice.say(texts)));
    if session.is_read_only() {
        return Err(Failure { exit: Exit::File, text: texts.get("upload-read-only").into_owned() });
    }
    let settings = session.history().snapshot().settings().clone();
    let key = server.new_key(&settings).map_err(|error| not_sent(&error, texts))?;
    let value = || [("key", Arg::from(key.to_string()))];
    let announced = Command::Announce(Box::new(Settings { chess_results: Some(key), ..settings }));
    let proposal = session.history().try_command(announced);
    let kept = proposal.ok().map(|proposal| session.record(proposal, Timestamp::now()));
    if !matches!(kept, Some(Kept::Saved)) {
        return Err(Failure { exit: Exit::File, text: texts.with("upload-key-not-kept", &value()) });
    }
    print(&(texts.with("upload-new-key", &value()) + "\n"), texts)?;
    Ok(key)
}

/// Returns what the provider gave: of the configuration, and of the environment, which comes first.
fn given(texts: &Texts) -> Result<Given, Failure> {
    let mut given = match platform::config_folder().map(|folder| folder.join(CONFIGURATION)) {
        None => Given::default(),
        Some(path) => configured(&path, texts)?,
    };
    let of = |part: &str| env::var(format!("HAKEM_CHESS_RESULTS_{}", part.to_ascii_uppercase())).ok();
    let take = |slot: &mut String, part: &str| *slot = of(part).unwrap_or_else(|| std::mem::take(slot));
    take(&mut given.source, Part::Source.word());
    take(&mut given.key, Part::Key.word());
    take(&mut given.iv, Part::Iv.word());
    take(&mut given.creator, Part::Creator.word());
    take(&mut given.address, "address");
    Ok(given)
}

/// Reads the file of the configuration, which nobody else may read.
fn configured(path: &Path, texts: &Texts) -> Result<Given, Failure> {
    let shown = || [("file", Arg::from(path.display().to_string()))];
    let failed = |error: &io::Error| {
        let values = [("file", path.display().to_string().into()), ("cause", cause(error, texts))];
        Failure { exit: Exit::File, text: texts.with("cli-unreadable", &values) }
    };
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Given::default()),
        Err(error) => return Err(failed(&error)),
    };
    if platform::is_open_to_others(&file).map_err(|error| failed(&error))? {
        return Err(Failure { exit: Exit::File, text: texts.with("upload-open-to-others", &shown()) });
    }
    let mut text = String::new();
    file.take(LONGEST).read_to_string(&mut text).map_err(|error| failed(&error))?;
    Given::read(&text).map_err(|(line, column)| {
        let place = [("line", line.into()), ("column", column.into())];
        let values: Vec<(&str, Arg)> = shown().into_iter().chain(place).collect();
        Failure { exit: Exit::File, text: texts.with("upload-malformed-file", &values) }
    })
}

/// Says what is missing, or wrong, without saying what it is.
fn not_given(error: &GivenError, texts: &Texts) -> Failure {
    let folder = platform::config_folder().map(|folder| folder.join(CONFIGURATION).display().to_string());
    let folder = folder.unwrap_or_else(|| CONFIGURATION.to_owned());
    let of = |part: &Part| [("part", Arg::from(part.word()))];
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

/// Says why the event was not sent.
fn not_sent(error: &UploadError, texts: &Texts) -> Failure {
    match error {
        UploadError::NoProgram(error) => {
            let text = texts.with("upload-no-program", &[("cause", cause(error, texts))]);
            Failure { exit: Exit::Unexpected, text }
        }
        UploadError::NotReached(said) => {
            let values = [("said", clean(said).into_owned().into())];
            Failure { exit: Exit::Unexpected, text: texts.with("upload-not-reached", &values) }
        }
        UploadError::Refused(words) => {
            let values = [("words", clean(words).into_owned().into())];
            Failure { exit: Exit::Negative, text: texts.with("upload-refused", &values) }
        }
        UploadError::Unreadable => {
            Failure { exit: Exit::Unexpected, text: texts.get("upload-unreadable").into_owned() }
        }
    }
}
