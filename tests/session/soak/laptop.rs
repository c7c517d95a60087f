//! A laptop of the soak, a separate process: a console without its screen, and a user who acts at random.

use crate::dice::Dice;
use hakem::session::{Kept, Session, Sharer, Undoing, inbox_of};
use hakem::share::{Address, Login, News, PostgresTable, ProposalOutcome as Came, SharedEvent, Wire};
use hakem::store::{Disk, Stamp, system_disk};
use hakem_engine::command::{Command, Follow};
use hakem_engine::format::Trace;
use hakem_engine::history::PendingEntry;
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{
    BoardNo, GameResult, Name, Outcome, Player, RequestedBye, Round, RoundNo, Snapshot, Stage,
};
use jiff::{SignedDuration, Timestamp};
use rustix::time::{ClockId, clock_gettime};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// The event file of a laptop, in its folder.
pub const EVENT: &str = "open.hakem";

/// The journal of its acts and their outcomes, in its folder.
pub const JOURNAL: &str = "journal";

/// The file in its folder with the number of acts left, written once all earlier ones are synced.
pub const DONE: &str = "done";

/// The file next to all folders that starts the acts saved for the end.
pub const LAST: &str = "last";

/// Number of acts saved for the end.
pub const KEPT: usize = 30;

/// The file next to all folders that ends the laptops.
pub const END: &str = "end";

/// Number of unsynced acts from which the laptop waits.
const WAITING: usize = 40;

/// Maximum number of acts under way to the shared log, as at a console.
const UNDER_WAY: usize = 64;

/// Length of a turn, with at most one act.
const TURN: Duration = Duration::from_millis(5);

/// The task of a laptop.
pub struct Task {
    /// Address of the shared event.
    pub address: String,
    /// Name of its user.
    pub by: String,
    pub acts: usize,
    /// Seconds by which its clock is ahead.
    pub ahead: i64,
    /// Maximum number of turns between two acts.
    pub pause: usize,
}

impl Task {
    pub fn write(&self, folder: &Path) {
        let Self { address, by, acts, ahead, pause } = self;
        fs::write(folder.join("task"), format!("{address} {by} {acts} {ahead} {pause}")).unwrap();
    }

    fn read(folder: &Path) -> Self {
        let text = fs::read_to_string(folder.join("task")).unwrap();
        let words: Vec<&str> = text.split(' ').collect();
        let [address, by, acts, ahead, pause] = words.try_into().unwrap();
        Self {
            address: address.to_owned(),
            by: by.to_owned(),
            acts: acts.parse().unwrap(),
            ahead: ahead.parse().unwrap(),
            pause: pause.parse().unwrap(),
        }
    }
}

/// Returns the nanoseconds of a clock that all processes share, and that cannot be set.
pub fn nanoseconds() -> u64 {
    let now = clock_gettime(ClockId::Monotonic);
    u64::try_from(now.tv_sec).unwrap() * 1_000_000_000 + u64::try_from(now.tv_nsec).unwrap()
}

/// Works at the laptop of a folder until all laptops are to end.
pub fn work(folder: &Path) {
    let mut laptop = Laptop::open(folder);
    let end = folder.with_file_name(END);
    while !end.exists() {
        laptop.listen();
        laptop.act();
        thread::sleep(TURN);
    }
}

struct Laptop {
    task: Task,
    folder: PathBuf,
    wire: Wire,
    session: Session,
    journal: File,
    dice: Dice,
    /// Number of acts left.
    left: usize,
    /// Number of turns until the next act.
    rests: usize,
    /// Number of entries last noted in the journal.
    known: Option<usize>,
}

impl Laptop {
    /// Opens the event as a console on a computer with a copy does.
    fn open(folder: &Path) -> Self {
        let task = Task::read(folder);
        let journal = folder.join(JOURNAL);
        let before = fs::read_to_string(&journal).unwrap_or_default();
        let asked = before.lines().filter(|line| line.starts_with("asked")).count();
        let address = Address::parse(&task.address).unwrap();
        let path = folder.join(EVENT);
        let disk = system_disk();
        // A killed process may still have the files open.
        let (event, session) = (0..1000)
            .find_map(|_| {
                thread::sleep(Duration::from_millis(10));
                opened(&task, &address, &disk, &path).ok()
            })
            .expect("the files of the laptop can be opened");
        Self {
            dice: Dice(asked as u64 ^ u64::from_str_radix(&task.by, 36).unwrap()),
            left: task.acts.saturating_sub(asked),
            journal: OpenOptions::new().create(true).append(true).open(journal).unwrap(),
            task,
            folder: folder.to_owned(),
            wire: Wire::begin(event),
            session,
            rests: 0,
            known: None,
        }
    }

    fn note(&mut self, told: &str) {
        self.journal.write_all(format!("{told}\n").as_bytes()).unwrap();
    }

    fn now(&self) -> Timestamp {
        Timestamp::now() + SignedDuration::from_secs(self.task.ahead)
    }

    /// Receives outcomes and the acts of others, and passes on new acts.
    fn listen(&mut self) {
        let told: Vec<News> = self.wire.news().collect();
        self.session.follow();
        let now = self.now();
        for news in told {
            match news {
                News::Asking | News::As(_) => {}
                News::Answered => drop(self.session.set_cut_off(false)),
                News::CutOff(_) => drop(self.session.set_cut_off(true)),
                News::Settled(number, came) => {
                    self.session.settle(number, now);
                    let is_there = matches!(came, Came::Recorded | Came::Conflict);
                    let told = if is_there { "ok" } else { "fail" };
                    self.note(&format!("settled {number} {told} {}", nanoseconds()));
                    if !is_there {
                        self.note(&format!("because {}", kind(&came)));
                    }
                }
            }
        }
        self.session.show_inbox();
        if !self.session.is_cut_off() {
            self.session.hand_over(UNDER_WAY).into_iter().for_each(|proposal| self.wire.ask(proposal));
        }
        let known = self.session.trunk().log().len();
        if self.known.replace(known) != Some(known) {
            self.note(&format!("head {known} {} {}", self.session.hash(), nanoseconds()));
        }
    }

    /// Acts, if it is time to.
    fn act(&mut self) {
        let is_last = self.folder.with_file_name(LAST).exists();
        let keeps = self.left <= KEPT && !is_last;
        if keeps || self.left == 0 {
            if self.session.unshared() == 0 {
                fs::write(self.folder.join(DONE), self.left.to_string()).unwrap();
            }
            return;
        }
        self.rests = self.rests.saturating_sub(1);
        // The last acts follow each other immediately: the time until they are everywhere is measured.
        if self.rests > 0 && !is_last || self.session.unshared() >= WAITING {
            return;
        }
        self.rests = self.dice.roll(self.task.pause + 1);
        let began = nanoseconds();
        if let Some(Undoing::Forget(number)) = self.ask(began) {
            self.session.settle(number, self.now());
            self.session.show_inbox();
            self.note(&format!("settled {number} fail {}", nanoseconds()));
        }
    }

    /// Records a random act; returns one that only has to be forgotten.
    fn ask(&mut self, began: u64) -> Option<Undoing> {
        let mut chance = Chance { session: &self.session, dice: &mut self.dice };
        let pending = match chance.act()? {
            Undoing::Entry(pending) => *pending,
            forget @ Undoing::Forget(_) => return Some(forget),
        };
        let stamp = Stamp { at: self.now(), by: None };
        if let Kept::Saved = self.session.record(pending, stamp) {
            let number = self.session.inbox().unwrap().open_acts().last().unwrap().number;
            // Anything shown from here on is on the disk.
            let lines = fs::read(inbox_of(&self.folder.join(EVENT))).unwrap();
            let lines = lines.iter().filter(|byte| **byte == b'\n').count();
            assert_eq!(lines as u64, number + 1);
            self.left -= 1;
            self.note(&format!("asked {number} {began}"));
        }
        None
    }
}

/// Returns a word for the reason of a refusal: the innermost name of the error.
fn kind(came: &Came) -> String {
    let told = match came {
        Came::Refused(why) => format!("{why:?}"),
        other => format!("{other:?}"),
    };
    let names = told.split(|letter: char| !letter.is_alphanumeric());
    let is_wrapper = |name: &&str| name.is_empty() || ["Misfit", "Command", "Refused"].contains(name);
    names.into_iter().find(|name| !is_wrapper(name)).unwrap_or_default().to_owned()
}

/// Opens the files of a laptop.
fn opened(
    task: &Task,
    address: &Address,
    disk: &Arc<dyn Disk>,
    path: &Path,
) -> Result<(SharedEvent<PostgresTable>, Session), String> {
    let table = PostgresTable::unconnected(address, address.event().unwrap(), &Login::default());
    let event = SharedEvent::with(table.unwrap(), Arc::clone(disk), path).map_err(|told| told.to_string())?;
    let lot = u128::from_str_radix(&task.by, 36).unwrap() << 64;
    let sharer = Sharer { by: task.by.as_str().into(), address: task.address.clone(), lot };
    let session = Session::open_shared(disk, path, &sharer, Timestamp::now());
    Ok((event, session.map_err(|told| told.to_string())?))
}

/// Chooses the next act at random.
struct Chance<'a> {
    session: &'a Session,
    dice: &'a mut Dice,
}

impl Chance<'_> {
    fn now(&self) -> &Snapshot {
        self.session.history().snapshot()
    }

    fn entry(&self, command: Command) -> Option<Undoing> {
        let pending: Option<PendingEntry> = self.session.history().try_command(command).ok();
        pending.map(|pending| Undoing::Entry(Box::new(pending)))
    }

    /// Mostly results; also corrections, arrivals, withdrawals, undoing, pairing and publishing.
    fn act(&mut self) -> Option<Undoing> {
        match self.dice.roll(100) {
            ..85 => self.result(),
            85..89 => self.correction(),
            89..93 => self.player(),
            93..95 => self.session.undoing("by chance").ok(),
            _ => self.next_of_the_round(),
        }
    }

    fn outcome(&mut self) -> GameResult {
        GameResult::Played([Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins][self.dice.roll(3)])
    }

    /// Returns the round being played, or the last one played.
    fn round(&self) -> Option<(RoundNo, &Round)> {
        let round = self.now().last_published()?;
        Some((round, self.now().round(round)?))
    }

    /// Returns a random board of that round, with or without a result.
    fn board(&mut self, has_result: bool) -> Option<(RoundNo, BoardNo)> {
        let (number, round) = self.round()?;
        let boards = round.games().filter(|(_, _, result)| result.is_some() == has_result);
        let boards: Vec<BoardNo> = boards.map(|(board, ..)| board).collect();
        (!boards.is_empty()).then(|| (number, boards[self.dice.roll(boards.len())]))
    }

    /// A result of a board without one; if all have one, the next step of the round, or a different result.
    fn result(&mut self) -> Option<Undoing> {
        let result = self.outcome();
        if let Some((round, board)) = self.board(false) {
            return self.entry(Command::EnterResult { round, board, result });
        }
        if self.dice.comes_up(70) {
            return self.next_of_the_round();
        }
        let (round, board) = self.board(true)?;
        self.entry(Command::NoteConflict { round, board, found: result })
    }

    fn correction(&mut self) -> Option<Undoing> {
        let conflict = self.now().conflicts().next();
        if let Some((round, board, _)) = conflict {
            return self.entry(Command::SettleConflict { round, board });
        }
        let (result, (round, board)) = (Some(self.outcome()), self.board(true)?);
        let reason = "by chance".to_owned();
        self.entry(Command::CorrectResult { round, board, result, follow: Follow::Record, reason })
    }

    /// A late entry or a withdrawal.
    fn player(&mut self) -> Option<Undoing> {
        let next = self.now().last_paired()?.next();
        if self.dice.comes_up(50) {
            let player = Player::named(Name::new(&format!("Late {}", self.dice.number(1 << 40))).unwrap());
            return self.entry(Command::Register { player, arrival: next, missed: RequestedBye::ZeroPoint });
        }
        let here: Vec<_> =
            self.now().players().filter(|(_, known)| known.left.is_none()).map(|(id, _)| id).collect();
        let id = here[self.dice.roll(here.len())];
        self.entry(Command::Withdraw { id, from: next })
    }

    /// Publishes a draft, drafts the next round, or discards a draft.
    fn next_of_the_round(&mut self) -> Option<Undoing> {
        if let Some(round) = self.now().draft() {
            let is_thrown_away = self.dice.comes_up(10);
            return self.entry(match is_thrown_away {
                true => Command::DiscardDraft { round },
                false => Command::publish(round),
            });
        }
        let last = self.now().last_paired()?;
        let is_over =
            self.now().round(last)?.stage() == Stage::Published && self.now().round(last)?.missing() == 0;
        let draft = is_over.then(|| propose(self.now(), last.next(), Trace::silent()).ok()).flatten()?.draft;
        self.entry(Command::DraftRound(draft))
    }
}
