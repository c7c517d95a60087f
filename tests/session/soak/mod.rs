//! Several laptops that write one event for a long time, while all parts between them and the database fail
//! in turn.

mod judge;
mod laptop;
mod network;

use crate::dice::Dice;
use crate::effort::cases;
use crate::postgres::{ADMIN, Server, signal};
use crate::share::hakem;
use hakem::share::LogTable;
use hakem::store::Store;
use hakem_engine::command::Command as EventCommand;
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{Colour, Name, Player, RequestedBye, RoundNo, Settings};
use jiff::Timestamp;
use judge::{Judge, last_head};
use laptop::{DONE, END, EVENT, KEPT, LAST, Task, nanoseconds};
use network::{Weather, carry};
use rustix::process::Signal;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// The folder of a laptop, for the process that plays it.
const LAPTOP: &str = "HAKEM_SOAK_LAPTOP";

/// Number of acts from which the soak is long: laptops wait between their acts, and failures last longer.
const LONG: u32 = 5_000;

/// Number of acts from which there are more laptops.
const MANY: u32 = 1_000;

/// Number of players of the event; others register, and some leave, during it.
const PLAYERS: usize = 400;

/// Maximum number of rounds.
const ROUNDS: u8 = 100;

/// Runs a laptop if this process is one that the soak starts.
#[test]
fn every_act_is_recorded_once_or_reported_as_refused_with_any_failures() {
    if let Some(folder) = std::env::var_os(LAPTOP) {
        return laptop::work(Path::new(&folder));
    }
    let acts = cases(160, 240);
    let is_long = acts >= LONG;
    let laptops = if acts >= MANY { 8 } else { 4 };
    let Some(hall) = Hall::open(laptops, acts as usize / laptops, if is_long { 600 } else { 20 }) else {
        return;
    };
    let mut nemesis = Nemesis::over(hall, if is_long { 20_000 } else { 400 });
    while !nemesis.hall.is_done(KEPT) {
        nemesis.strike();
    }
    let Nemesis { mut hall, struck, .. } = nemesis;
    // The last acts follow while the server is down.
    hall.server.stop();
    fs::write(hall.folder.path().join(LAST), "").unwrap();
    thread::sleep(Duration::from_secs(2));
    hall.server.start_again();
    let healed = nanoseconds();
    hall.settle();
    let rows = hall.server.table(ADMIN, "open").read(0).unwrap();
    let heard = hall.laptops.iter().map(|laptop| last_head(&laptop.folder).at).max().unwrap();
    let cuts = hall.weather.was_cut.load(Ordering::SeqCst);
    hall.end();
    let judge = Judge::of(rows, hall.laptops.iter().map(|laptop| laptop.folder.clone()).collect());
    let counted = judge.is_content();
    println!("{counted}, the same everywhere {} ms after healing", heard.saturating_sub(healed) / 1_000_000);
    println!("refused: {}", judge.reasons());
    let told = FAILURES.iter().zip(struck).map(|(failure, count)| format!("{failure:?} {count}"));
    println!("{}, connections cut after the commit {cuts}", told.collect::<Vec<_>>().join(", "));
    for laptop in &hall.laptops {
        assert_eq!(fs::read_to_string(laptop.folder.join(EVENT)).unwrap(), judge.file());
    }
}

/// A laptop, and the process that works at it.
struct Laptop {
    folder: PathBuf,
    process: Child,
}

impl Laptop {
    fn start(folder: &Path) -> Self {
        let _one_at_a_time = crate::without_forks();
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--exact", "soak::every_act_is_recorded_once_or_reported_as_refused_with_any_failures"]);
        command.env(LAPTOP, folder).stdin(Stdio::null()).stdout(Stdio::null());
        Self { folder: folder.to_owned(), process: command.spawn().unwrap() }
    }

    /// A power cut and a restart.
    fn crash(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        *self = Self::start(&self.folder);
    }
}

/// The laptops, the server, and the network between them.
struct Hall {
    server: Server,
    weather: Arc<Weather>,
    laptops: Vec<Laptop>,
    folder: TempDir,
}

impl Hall {
    fn open(laptops: usize, acts: usize, pause: usize) -> Option<Self> {
        let server = Server::start_small()?;
        let folder = tempfile::Builder::new().prefix("hakem-").tempdir_in("/tmp").unwrap();
        let file = folder.path().join("open.hakem");
        begin(&file);
        let to = server.address(ADMIN, "");
        let (exit, _, told) = hakem(folder.path(), &["share", "open.hakem", "--setup", "--to", &to]);
        assert_eq!(exit, 0, "{told}");
        let weather = Arc::new(Weather::default());
        carry(folder.path(), server.socket(), &weather);
        let started = (0..laptops).map(|at| {
            let by = format!("arbiter{at}");
            server.done(&format!("create role {by} login in role hakem_arbiter"));
            let own = folder.path().join(&by);
            fs::create_dir(&own).unwrap();
            fs::copy(&file, own.join(EVENT)).unwrap();
            let address = format!("postgresql://{by}@/chess/open?host={}", folder.path().display());
            // The clocks of the first and the last are an hour apart.
            let ahead = i64::try_from(at * 3_600 / (laptops - 1)).unwrap() - 1_800;
            Task { address, by, acts, ahead, pause }.write(&own);
            Laptop::start(&own)
        });
        let laptops = started.collect();
        Some(Self { server, weather, laptops, folder })
    }

    /// Returns true if all laptops have this number of acts left, and the earlier ones are synced.
    fn is_done(&self, left: usize) -> bool {
        let has_done = |laptop: &Laptop| fs::read_to_string(laptop.folder.join(DONE)).ok();
        self.laptops.iter().all(|laptop| has_done(laptop) == Some(left.to_string()))
    }

    /// Waits until all laptops know all entries.
    fn settle(&mut self) {
        let waits = (0..6_000).any(|_| {
            thread::sleep(Duration::from_millis(10));
            let last = "select hash from hakem.entry where event = 'open' order by n desc limit 1";
            let (_, end) = self.server.sql("chess", last);
            self.is_done(0) && self.laptops.iter().all(|laptop| last_head(&laptop.folder).hash == end.trim())
        });
        assert!(waits, "not all laptops hear of everything");
    }

    fn end(&mut self) {
        fs::write(self.folder.path().join(END), "").unwrap();
        for laptop in &mut self.laptops {
            assert!(laptop.process.wait().unwrap().success(), "{}", laptop.folder.display());
        }
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        for laptop in &mut self.laptops {
            let _ended_already = (laptop.process.kill(), laptop.process.wait());
        }
    }
}

/// Makes the event file of an event whose first round is published.
fn begin(path: &Path) {
    let mut history = History::default();
    let settings = Settings {
        initial_colour: Some(Colour::White),
        rounds: RoundNo(ROUNDS),
        ..Settings::named(Name::new("Soak").unwrap())
    };
    let mut entries = vec![EventCommand::Announce(Box::new(settings))];
    entries.extend((0..PLAYERS).map(|number| EventCommand::Register {
        player: Player::named(Name::new(&format!("Player {number:03}")).unwrap()),
        arrival: RoundNo(1),
        missed: RequestedBye::ZeroPoint,
    }));
    let mut entries: Vec<Entry> = entries.into_iter().map(Entry::Did).collect();
    for entry in &entries {
        history.replay(entry.clone(), Moment(0)).unwrap();
    }
    let draft = propose(history.snapshot(), RoundNo(1), Trace::silent()).unwrap().draft;
    entries.push(Entry::Did(EventCommand::DraftRound(draft)));
    entries.push(Entry::Did(EventCommand::publish(RoundNo(1))));
    let _no_forks = crate::without_forks();
    Store::create(path, Timestamp::UNIX_EPOCH).unwrap().append(&entries, Timestamp::UNIX_EPOCH).unwrap();
}

/// Kinds of failures.
#[derive(Clone, Copy, Debug)]
enum Failure {
    ServerKilled,
    PowerCut,
    ConnectionsEnded,
    ServerStopped,
    LaptopStopped,
    LaptopKilled,
    CablesPulled,
    Slow,
    CutAfterCommit,
    DiskFull,
}

const FAILURES: [Failure; 10] = [
    Failure::ServerKilled,
    Failure::PowerCut,
    Failure::ConnectionsEnded,
    Failure::ServerStopped,
    Failure::LaptopStopped,
    Failure::LaptopKilled,
    Failure::CablesPulled,
    Failure::Slow,
    Failure::CutAfterCommit,
    Failure::DiskFull,
];

/// Causes all failures in turn.
struct Nemesis {
    hall: Hall,
    dice: Dice,
    /// Maximum length of a failure, in milliseconds.
    longest: u64,
    /// Number of failures of each kind.
    struck: [u32; FAILURES.len()],
}

impl Nemesis {
    fn over(hall: Hall, longest: u64) -> Self {
        Self { hall, dice: Dice(fastrand::u64(..)), longest, struck: [0; FAILURES.len()] }
    }

    /// Returns a random length, usually short.
    fn long(&mut self) -> Duration {
        let part = self.dice.number(1_000) * self.dice.number(1_000) * self.dice.number(1_000);
        Duration::from_millis(200 + self.longest * part / 1_000_000_000)
    }

    /// Waits a little, then causes a failure and ends it.
    fn strike(&mut self) {
        let rest = self.dice.number(self.longest / 20);
        thread::sleep(Duration::from_millis(rest));
        // Each kind once, then at random.
        let new = self.struck.iter().position(|count| *count == 0);
        let at = new.unwrap_or_else(|| self.dice.roll(FAILURES.len()));
        let (long, hall) = (self.long(), &mut self.hall);
        let count = hall.laptops.len();
        let laptop = &mut hall.laptops[self.dice.roll(count)];
        match FAILURES[at] {
            Failure::ServerKilled => {
                hall.server.kill();
                thread::sleep(long);
                hall.server.start_again();
            }
            Failure::PowerCut => hall.server.crash(),
            Failure::ConnectionsEnded => {
                let ended =
                    "select pg_terminate_backend(pid) from pg_stat_activity where usename like 'arbiter%'";
                // A server that is slow to answer is busy enough.
                let _best_effort = hall.server.sql("chess", ended);
            }
            Failure::ServerStopped => hall.server.hold(long),
            Failure::LaptopStopped => {
                signal(&laptop.process, Signal::STOP);
                thread::sleep(long);
                signal(&laptop.process, Signal::CONT);
            }
            Failure::LaptopKilled => laptop.crash(),
            Failure::CablesPulled => hall.weather.pull_cables(long),
            Failure::Slow => {
                hall.weather.delay.store(5 + self.dice.number(100), Ordering::SeqCst);
                thread::sleep(long);
                hall.weather.delay.store(0, Ordering::SeqCst);
            }
            Failure::CutAfterCommit => {
                hall.weather.cuts.store(1 + u32::try_from(self.dice.roll(10)).unwrap(), Ordering::SeqCst);
            }
            Failure::DiskFull => hall.server.fill_disk(long),
        }
        self.struck[at] += 1;
    }
}
