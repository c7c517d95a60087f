//! `hakem serve`: pages for the hall over HTTP, and reports of results from phones.

use super::Exit;
use super::input::{Failure, print, tell_aside};
use super::output::open_to_read;
use super::serve_shared::SharedCopy;
use super::watch::{INTERVAL, reports};
use crate::hall::{BoardRange, Game, GamesFolder, PassHolder, Revoked, SECRET, Secret, Side, reports_of};
use crate::i18n::{Say, Texts};
use crate::platform::data_folder;
use crate::serve::{Limits, Live, PassKey, Running, Served, ServerCertificate, Serving, player_name};
use crate::session::{
    EventPages, FestivalPages, PASSES, PageFolder, PageWishes, PagesError, Plan, SERVICES, Session, kept_file,
};
use crate::share::Address;
use crate::store::cause_text;
use crate::store::{keep, system_disk};
use crate::text::clean;
use clap::ValueHint;
use hakem_engine::collate::Language;
use hakem_engine::tournament::{RoundNo, Snapshot};
use hakem_engine::trf::Audience;
use jiff::Timestamp;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

/// Port if none is given.
const PORT: u16 = 8080;

/// Serve the pages of an event on the network of the venue, and receive results reported from phones
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The event file, the folder of a festival, or postgresql://USER@HOST:PORT/DATABASE/NAME
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// Address and port to listen on; without it, only this computer can connect
    #[arg(long, value_name = "HOST:PORT", default_value_t = SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)))]
    listen: SocketAddr,
    /// Address of the service as phones reach it, for the QR codes [default: http:// and the address of --listen]
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// List the address of every player of the last published round, and exit
    #[arg(long)]
    codes: bool,
    /// Print the address of the deputy of some boards, such as 1-20, or all, and exit
    #[arg(long, value_name = "BOARDS", conflicts_with = "codes")]
    deputy: Option<BoardRange>,
    /// List the address of the captain of every team, and exit
    #[arg(long, conflicts_with_all = ["codes", "deputy"])]
    captains: bool,
    /// Make all codes issued so far invalid, or only those of deputies and captains, and exit
    #[arg(long, value_name = "CODES", num_args = 0..=1, require_equals = true, default_missing_value = "all", conflicts_with_all = ["codes", "deputy", "captains"])]
    revoke: Option<Revocation>,
    /// File with the certificate and its chain (PEM): connections are encrypted
    #[arg(long, value_name = "FILE", requires = "key", value_hint = ValueHint::FilePath)]
    cert: Option<PathBuf>,
    /// File with the private key of the certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "cert", value_hint = ValueHint::FilePath)]
    key: Option<PathBuf>,
    /// Folder in which electronic boards write PGN files: ended games become reports
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    games: Option<PathBuf>,
    /// End when standard input is closed, as the console does that started it
    #[arg(long, hide = true)]
    attached: bool,
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
        let scheme = if self.cert.is_some() { "https" } else { "http" };
        self.address.clone().unwrap_or_else(|| format!("{scheme}://{bound}/"))
    }
}

type ServiceWork = Box<dyn FnOnce() + Send>;

/// An event to serve.
struct SectionToServe {
    /// Folder of its addresses; empty for a single event.
    folder: String,
    session: Session,
    /// The file to which codes and reports belong: for a shared event, that of the console.
    file: PathBuf,
    key: PassKey,
}

impl SectionToServe {
    fn open(file: &Path, folder: String, texts: &Texts) -> Result<Self, Failure> {
        let session = open_to_read(file, texts)?;
        let file = session.path().to_owned();
        Self::with(session, file, folder, texts)
    }

    fn with(session: Session, file: PathBuf, folder: String, texts: &Texts) -> Result<Self, Failure> {
        let key = secret(&file, &session.event(), texts)?;
        Ok(Self { folder, session, file, key })
    }

    /// Returns the address of its pages below that of the service.
    fn address(&self, service: &str) -> String {
        if self.folder.is_empty() { service.to_owned() } else { address_below(service, &self.folder) }
    }

    fn snapshot(&self) -> &Snapshot {
        self.session.history().snapshot()
    }
}

/// Returns the address of a section of a festival below that of the service.
pub fn address_below(service: &str, folder: &str) -> String {
    format!("{}/{folder}/", service.trim_end_matches('/'))
}

/// Serves the events until the program is ended, or handles their codes.
pub fn run(arguments: &Arguments, language: Option<Language>, texts: &Texts) -> Result<Exit, Failure> {
    let address = arguments.file.to_str().filter(|file| Address::is_one(file));
    let shared = address.map(|address| SharedCopy::fetch(address, texts)).transpose()?;
    let sections = if let Some(copy) = &shared {
        let session = open_to_read(&copy.path(), texts)?;
        vec![SectionToServe::with(session, copy.file.clone(), String::new(), texts)?]
    } else if arguments.file.is_dir() {
        let plan = Plan::read(&arguments.file).map_err(|error| Failure::malformed(error.say(texts)))?;
        let sections = plan.sections.iter().zip(plan.folders());
        sections.map(|(file, folder)| SectionToServe::open(file, folder, texts)).collect::<Result<_, _>>()?
    } else {
        vec![SectionToServe::open(&arguments.file, String::new(), texts)?]
    };
    if let Some(revocation) = arguments.revoke {
        revoke(revocation, &sections, texts)?;
    } else if arguments.codes {
        print(&codes(&sections, &arguments.address(arguments.listen), texts)?, texts)?;
    } else if arguments.deputy.is_some() || arguments.captains {
        let listed: String = sections.iter().map(|section| officials(section, arguments)).collect();
        if listed.is_empty() {
            return Err(Failure::malformed(texts.get("serve-no-captains").into_owned()));
        }
        print(&listed, texts)?;
    } else {
        return serve(arguments, (language, texts), sections, shared);
    }
    Ok(Exit::Done)
}

fn revoke(revocation: Revocation, sections: &[SectionToServe], texts: &Texts) -> Result<(), Failure> {
    let (revoked, told) = match revocation {
        Revocation::All => (Revoked::All, "serve-revoked"),
        Revocation::Officials => (Revoked::Officials, "serve-revoked-officials"),
    };
    for SectionToServe { key: (secret, path), .. } in sections {
        let kept = secret.clone().revoked(revoked).keep(path);
        kept.map_err(|error| Failure { exit: Exit::File, text: error.say(texts) })?;
    }
    print(&(texts.get(told).into_owned() + "\n"), texts)
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

/// Lists the addresses of the players of the last published round of each event, one per line.
fn codes(sections: &[SectionToServe], service: &str, texts: &Texts) -> Result<String, Failure> {
    let mut listed = String::new();
    for section in sections {
        let (snapshot, (secret, _)) = (section.snapshot(), &section.key);
        let played = snapshot.last_published().and_then(|round| Some((round, snapshot.round(round)?)));
        let Some((round, paired)) = played else { continue };
        let (event, address) = (section.session.event(), section.address(service));
        for game in paired.games().filter_map(|(board, ..)| Game::at(round, board, paired)) {
            for side in Side::BOTH {
                let pass = secret.pass(&event, &PassHolder::Player(game, side));
                let (address, name) = (pass.address(&address), player_name(snapshot, game.player(side)));
                let (board, letter) = (game.board, side.letter());
                listed += &format!("{round}.{board}.{letter}  {address}  {name}\n");
            }
        }
    }
    match listed.is_empty() {
        true => Err(Failure::malformed(texts.get("serve-not-published").into_owned())),
        false => Ok(listed),
    }
}

/// Returns the address of a deputy, or lists those of the captains, for the last published round or round 1.
fn officials(section: &SectionToServe, arguments: &Arguments) -> String {
    let (snapshot, event, (secret, _)) = (section.snapshot(), section.session.event(), &section.key);
    let round = snapshot.last_published().unwrap_or(RoundNo(1));
    let address = section.address(&arguments.address(arguments.listen));
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
    sections: Vec<SectionToServe>,
    shared: Option<SharedCopy>,
) -> Result<Exit, Failure> {
    let unexpected = |error: io::Error| Failure { exit: Exit::Unexpected, text: error.to_string() };
    let files = arguments.cert.as_deref().zip(arguments.key.as_deref());
    let encryption = files.map(|(certificate, key)| ServerCertificate::read(certificate, key)).transpose();
    let encryption = encryption.map_err(|error| Failure { exit: Exit::File, text: error.say(texts) })?;
    let live = live(arguments, language, &sections, texts)?;
    let mut events = Vec::new();
    for (section, live) in sections.iter().zip(live.shown()) {
        let reports = Arc::new(Mutex::new(reports(&section.file, &section.session.event(), texts)?));
        events.push(Served { folder: section.folder.clone(), live, reports });
    }
    let of_games = events.clone();
    let serving = Serving { events, front: live.front(), limits: Limits::default(), encryption };
    let running = Running::start(serving, arguments.listen).map_err(|error| {
        let values = [("address", arguments.listen.to_string().into()), ("cause", cause_text(&error, texts))];
        Failure { exit: Exit::Unexpected, text: texts.with("serve-no-address", &values) }
    })?;
    tell_started(arguments, &sections, running.address, texts)?;
    // Ends with the program, or with the first thread that ends.
    let (sender, ended) = mpsc::channel();
    let (of_live, of_input, own) = (sender.clone(), sender.clone(), texts.clone());
    let follow = move || {
        let told = live.follow().err().map(|error: PagesError| Failure::malformed(error.say(&own)));
        drop(of_live.send(told));
    };
    let wait = move || {
        let told = running.wait().err();
        drop(sender.send(told.map(|error| Failure { exit: Exit::Unexpected, text: error.to_string() })));
    };
    let read = move || {
        let _closed = io::copy(&mut io::stdin(), &mut io::sink());
        drop(of_input.send(None));
    };
    let mut threads: Vec<(&str, ServiceWork)> = vec![("live", Box::new(follow)), ("serve", Box::new(wait))];
    if arguments.attached {
        threads.push(("input", Box::new(read)));
    }
    if let Some(folder) = arguments.games.clone() {
        let own = texts.clone();
        threads.push(("games", Box::new(move || report_games(&folder, of_games, &own))));
    }
    if let Some(copy) = shared {
        let own = texts.clone();
        threads.push(("share", Box::new(move || copy.follow(&own))));
    }
    for (name, work) in threads {
        thread::Builder::new().name(name.to_owned()).spawn(work).map_err(unexpected)?;
    }
    match ended.recv() {
        Ok(Some(failure)) => Err(failure),
        Ok(None) | Err(_) => Ok(Exit::Done),
    }
}

/// Reports the ended games of electronic boards in each event that pairs their players, until the program ends.
fn report_games(folder: &Path, events: Vec<Served>, texts: &Texts) {
    let begin = |event| (event, GamesFolder::new(folder), None);
    let mut events: Vec<_> = events.into_iter().map(begin).collect();
    let mut last_error = None;
    loop {
        let mut error = None;
        for (event, games, seen) in &mut events {
            let shown = Arc::clone(&event.live.borrow());
            if seen.replace(shown.version) != Some(shown.version) {
                games.forget();
            }
            let mut reports = event.reports.lock().unwrap_or_else(PoisonError::into_inner);
            let found = games.report(&shown.snapshot, texts, &mut reports, Timestamp::now());
            error = error.or(found.err().map(|error| error.say(texts)));
        }
        // The same error is reported once: a folder in a network comes back.
        if error != last_error {
            error.iter().for_each(|told| tell_aside(told));
            last_error = error;
        }
        thread::sleep(INTERVAL);
    }
}

/// Opens the events to follow them on the pages.
fn live(
    arguments: &Arguments,
    language: Option<Language>,
    sections: &[SectionToServe],
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
    let to = PageFolder { folder: PathBuf::new(), address: Some(arguments.address(arguments.listen)) };
    let disk = system_disk();
    let failed = |error: PagesError| Failure::malformed(error.say(texts));
    match sections {
        [section] if section.folder.is_empty() => {
            EventPages::open(&disk, section.session.path(), to, &wishes)
                .map(|pages| pages.with_settings_of(&section.file, &wishes))
                .and_then(|pages| Live::begin(pages, wishes, texts.clone(), section.key.clone()))
                .map_err(failed)
        }
        _ => {
            let pages = FestivalPages::open((&disk, &arguments.file), to, &wishes, texts);
            let (pages, told) = pages.map_err(failed)?;
            told.iter().for_each(|told| tell_aside(told));
            let keys = sections.iter().map(|section| section.key.clone()).collect();
            Ok(Live::festival(pages, wishes, texts.clone(), keys))
        }
    }
}

/// Stores the address of an event for the codes that the console shows. Without it, the console states the command.
fn keep_address(section: &SectionToServe, address: &str) {
    let of = (section.file.as_path(), &*section.session.event());
    if let Some(path) = kept_file(data_folder().as_deref(), SERVICES, of) {
        let _shown_on_the_command_line_too = keep(&path, address);
    }
}

/// Prints where the pages are and who can reach them; the first line has the address of the service.
fn tell_started(
    arguments: &Arguments,
    sections: &[SectionToServe],
    bound: SocketAddr,
    texts: &Texts,
) -> Result<(), Failure> {
    let service = arguments.address(bound);
    for section in sections {
        keep_address(section, &section.address(&service));
    }
    if arguments.attached {
        return print(&format!("{service}\n"), texts);
    }
    let at = |name: &str, address: String| {
        let name = clean(name).into_owned();
        texts.with("serve-at", &[("event", name.into()), ("address", address.into())])
    };
    let mut lines = Vec::new();
    if let Ok(plan) = Plan::read(&arguments.file) {
        lines.push(at(plan.common.name.as_str(), service.clone()));
    }
    for section in sections {
        let address = section.address(&service);
        let file = clean(&reports_of(&section.file).display().to_string()).into_owned();
        lines.push(at(section.snapshot().settings().name.as_str(), address));
        lines.push(texts.with("serve-reports", &[("file", file.into())]));
    }
    if bound.ip().is_loopback() {
        lines.push(texts.get("serve-loopback").into_owned());
    }
    if arguments.cert.is_none() && !bound.ip().is_loopback() {
        lines.push(texts.get("serve-plain").into_owned());
    }
    print(&(lines.join("\n") + "\n"), texts)
}
