//! `hakem serve`: pages for the hall over HTTP, and reports of results from phones.

use super::Exit;
use super::input::{Failure, print, tell_aside};
use super::output::open_to_read;
use crate::hall::{
    BoardRange, Game, PassHolder, Reports, ReportsError, Revoked, SECRET, Secret, Side, reports_of,
};
use crate::i18n::{Say, Texts};
use crate::platform::data_folder;
use crate::serve::{Limits, Live, Running, Serving};
use crate::session::{EventPages, PASSES, PageFolder, PageWishes, PagesError, SERVICES, Session, kept_file};
use crate::store::cause_text;
use crate::store::{keep, system_disk};
use crate::text::clean;
use clap::ValueHint;
use hakem_engine::collate::Language;
use hakem_engine::tournament::{PlayerId, RoundNo, Snapshot};
use hakem_engine::trf::Audience;
use jiff::Timestamp;
use std::fmt::Write;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;

/// Port if none is given.
const PORT: u16 = 8080;

/// Serve the pages of an event on the network of the hall, and receive results reported from phones
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The event file
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// Address and port to listen on; without it, only this computer can connect
    #[arg(long, value_name = "HOST:PORT", default_value_t = SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)))]
    listen: SocketAddr,
    /// Address of the service as phones reach it, for codes [default: http:// and the address of --listen]
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// List the address of every player of the last published round, and end
    #[arg(long)]
    codes: bool,
    /// Print the address of the deputy of some boards, such as 1-20, or all, and end
    #[arg(long, value_name = "BOARDS", conflicts_with = "codes")]
    deputy: Option<BoardRange>,
    /// List the address of the captain of every team, and end
    #[arg(long, conflicts_with_all = ["codes", "deputy"])]
    captains: bool,
    /// Make all codes issued so far invalid, or only those of deputies and captains, and end
    #[arg(long, value_name = "CODES", num_args = 0..=1, require_equals = true, default_missing_value = "all", conflicts_with_all = ["codes", "deputy", "captains"])]
    revoke: Option<Revocation>,
}

/// Codes that are made invalid.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Revocation {
    /// All codes
    All,
    /// Those of deputies and captains; slips remain valid
    Officials,
}

impl Arguments {
    /// Returns the address that codes lead to.
    fn address(&self, bound: SocketAddr) -> String {
        self.address.clone().unwrap_or_else(|| format!("http://{bound}/"))
    }
}

/// Serves the event until the program is ended, or handles its codes.
pub fn run(arguments: &Arguments, language: Option<Language>, texts: &Texts) -> Result<Exit, Failure> {
    let session = open_to_read(&arguments.file, texts)?;
    let (secret, path) = secret(session.path(), &session.event(), texts)?;
    if let Some(revocation) = arguments.revoke {
        let (revoked, told) = match revocation {
            Revocation::All => (Revoked::All, "serve-revoked"),
            Revocation::Officials => (Revoked::Officials, "serve-revoked-officials"),
        };
        secret
            .revoked(revoked)
            .keep(&path)
            .map_err(|error| Failure { exit: Exit::File, text: error.say(texts) })?;
        print(&(texts.get(told).into_owned() + "\n"), texts)?;
        return Ok(Exit::Done);
    }
    if arguments.codes {
        print(&codes(&session, &secret, &arguments.address(arguments.listen), texts)?, texts)?;
        return Ok(Exit::Done);
    }
    if arguments.deputy.is_some() || arguments.captains {
        print(&officials(&session, &secret, arguments), texts)?;
        return Ok(Exit::Done);
    }
    serve(arguments, (language, texts), &session, (secret, path))
}

/// Returns the key of the codes of an event file, and its own file; `event` is the id of the event.
pub fn secret(file: &Path, event: &str, texts: &Texts) -> Result<(Secret, PathBuf), Failure> {
    let path = kept_file(data_folder().as_deref(), PASSES, (file, event))
        .ok_or_else(|| Failure { exit: Exit::File, text: texts.get("serve-no-data").into_owned() })?;
    let mut drawn = [0; SECRET];
    getrandom::fill(&mut drawn)
        .map_err(|error| Failure { exit: Exit::Unexpected, text: error.to_string() })?;
    let secret = Secret::at(&path, drawn);
    let secret = secret.map_err(|error| Failure { exit: Exit::File, text: error.say(texts) })?;
    Ok((secret, path))
}

/// Returns the name of a player, as it is shown.
pub fn player(snapshot: &Snapshot, id: PlayerId) -> String {
    let shown = snapshot.player(id).map(|of| snapshot.shown_name(&of.player));
    clean(&shown.unwrap_or_default()).into_owned()
}

/// Lists the addresses of the players of the last published round, one per line.
fn codes(session: &Session, secret: &Secret, address: &str, texts: &Texts) -> Result<String, Failure> {
    let snapshot = session.history().snapshot();
    let played = snapshot.last_published().and_then(|round| Some((round, snapshot.round(round)?)));
    let (round, paired) =
        played.ok_or_else(|| Failure::malformed(texts.get("serve-not-published").into_owned()))?;
    let (event, mut listed) = (session.event(), String::new());
    for game in paired.games().filter_map(|(board, ..)| Game::at(round, board, paired)) {
        for side in Side::BOTH {
            let pass = secret.pass(&event, &PassHolder::Player(game, side));
            let (address, name) = (pass.address(address), player(snapshot, game.player(side)));
            // Writing to a string cannot fail.
            let _infallible = writeln!(listed, "{round}.{}.{}  {address}  {name}", game.board, side.letter());
        }
    }
    Ok(listed)
}

/// Returns the address of a deputy, or lists those of the captains, for the last published round or round 1.
fn officials(session: &Session, secret: &Secret, arguments: &Arguments) -> String {
    let (snapshot, event) = (session.history().snapshot(), session.event());
    let round = snapshot.last_published().unwrap_or(RoundNo(1));
    let address = arguments.address(arguments.listen);
    let address = |seat| secret.pass(&event, &seat).address(&address);
    if let Some(boards) = arguments.deputy {
        return address(PassHolder::Deputy(round, boards)) + "\n";
    }
    let captains = snapshot.teams().map(|(team, known)| {
        format!("{team}  {}  {}\n", address(PassHolder::Captain(round, team)), clean(known.name.as_str()))
    });
    captains.collect()
}

fn serve(
    arguments: &Arguments,
    (language, texts): (Option<Language>, &Texts),
    session: &Session,
    key: (Secret, PathBuf),
) -> Result<Exit, Failure> {
    let (path, event) = (arguments.file.as_path(), session.event());
    let reports = Reports::open(&system_disk(), path, &event, Timestamp::now());
    let reports = reports.map_err(|error| unstored(&error, texts))?;
    if let Some((damaged, lost)) = reports.salvaged() {
        let file = clean(&damaged.display().to_string()).into_owned();
        tell_aside(&texts.with("serve-salvaged", &[("count", (*lost).into()), ("file", file.into())]));
    }
    let live = live(path, key, language, arguments.address(arguments.listen), texts)?;
    let serving = Serving { live: live.shown(), reports, limits: Limits::default() };
    let running = Running::start(serving, arguments.listen).map_err(|error| {
        let values = [("address", arguments.listen.to_string().into()), ("cause", cause_text(&error, texts))];
        Failure { exit: Exit::Unexpected, text: texts.with("serve-no-address", &values) }
    })?;
    keep_address(session, &arguments.address(running.address()));
    tell_started(arguments, session, running.address(), texts)?;
    // Ends with the program, or with the first error of either thread.
    let (sender, ended) = mpsc::channel();
    let of_live = sender.clone();
    let own = texts.clone();
    let follow = move || {
        let told = live.follow().err().map(|error: PagesError| Failure::malformed(error.say(&own)));
        drop(of_live.send(told));
    };
    let wait = move || {
        let told = running.wait().err();
        drop(sender.send(told.map(|error| Failure { exit: Exit::Unexpected, text: error.to_string() })));
    };
    for (name, work) in [("live", Box::new(follow) as Box<dyn FnOnce() + Send>), ("serve", Box::new(wait))] {
        let spawned = thread::Builder::new().name(name.to_owned()).spawn(work);
        spawned.map_err(|error: io::Error| Failure { exit: Exit::Unexpected, text: error.to_string() })?;
    }
    match ended.recv() {
        Ok(Some(failure)) => Err(failure),
        Ok(None) | Err(_) => Ok(Exit::Done),
    }
}

/// Opens the event to follow it on the pages.
fn live(
    path: &Path,
    key: (Secret, PathBuf),
    language: Option<Language>,
    address: String,
    texts: &Texts,
) -> Result<Live, Failure> {
    let wishes = PageWishes {
        language,
        audience: Audience::Public,
        logo: None,
        accent: None,
        is_served: true,
        data: data_folder(),
    };
    let to = PageFolder { folder: PathBuf::new(), address: Some(address) };
    let pages = EventPages::open(&system_disk(), path, to, &wishes);
    let live = pages.and_then(|pages| Live::begin(pages, wishes, texts.clone(), key));
    live.map_err(|error| Failure::malformed(error.say(texts)))
}

/// Stores the address of the service for the codes that the console shows. Without it, the console states the command.
fn keep_address(session: &Session, address: &str) {
    if let Some(path) = kept_file(data_folder().as_deref(), SERVICES, (session.path(), &session.event())) {
        let _shown_on_the_command_line_too = keep(&path, address);
    }
}

/// Prints where the pages are, and who can reach them.
fn tell_started(
    arguments: &Arguments,
    session: &Session,
    bound: SocketAddr,
    texts: &Texts,
) -> Result<(), Failure> {
    let name = clean(session.history().snapshot().settings().name.as_str()).into_owned();
    let file = clean(&reports_of(session.path()).display().to_string()).into_owned();
    let at = [("event", name.into()), ("address", arguments.address(bound).into())];
    let reach = if bound.ip().is_loopback() { "serve-loopback" } else { "serve-plain" };
    let lines = [
        texts.with("serve-at", &at),
        texts.with("serve-reports", &[("file", file.into())]),
        texts.get(reach).into_owned(),
    ];
    print(&(lines.join("\n") + "\n"), texts)
}

/// Returns the failure if reports cannot be stored.
fn unstored(error: &ReportsError, texts: &Texts) -> Failure {
    Failure { exit: Exit::File, text: error.say(texts) }
}
