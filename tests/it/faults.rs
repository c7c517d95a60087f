//! Random sessions on a disk that refuses, tears, lies about space, vanishes and returns at any step. After
//! each step everything shown as saved is in the file; everything else is offered when the event is opened
//! again, or was reported. `HAKEM_CASES` sets a higher number of sessions.

use super::console::Console;
use crate::disk::hasty_disk;
use crate::make::Dice;
use hakem::desk::{FileRequest, Message};
use hakem::i18n::Language;
use hakem::store::{Disk, FileAccess, Medium, Mode, OpenedFile, Store};
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{Name, Player, RequestedBye, RoundNo};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use tempfile::TempDir;

/// The fault of the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    None,
    /// Full: new bytes are refused.
    Full,
    /// A write stops after this number of bytes and returns an error.
    Tears(usize),
    /// A write stores this number of bytes and returns success.
    Lies(usize),
    /// Written bytes cannot be synced.
    NoSync,
    /// Pulled out: no file on it can be reached.
    Gone,
    /// Full, and files cannot be truncated either.
    Stuck(usize),
}

#[derive(Clone, Debug)]
struct FaultyDisk(Arc<Mutex<Fault>>);

#[derive(Debug)]
struct FaultyMedium {
    medium: Box<dyn Medium>,
    fault: Arc<Mutex<Fault>>,
}

fn full<T>() -> io::Result<T> {
    Err(io::ErrorKind::StorageFull.into())
}

impl FaultyMedium {
    fn fault(&self) -> io::Result<Fault> {
        match *self.fault.lock().unwrap() {
            Fault::Gone => Err(io::Error::other("the disk is gone")),
            fault => Ok(fault),
        }
    }
}

impl Medium for FaultyMedium {
    fn length(&self) -> io::Result<u64> {
        self.fault()?;
        self.medium.length()
    }

    fn read_from(&self, start: u64, bytes: &mut [u8]) -> io::Result<usize> {
        self.fault()?;
        self.medium.read_from(start, bytes)
    }

    fn write_from(&mut self, start: u64, bytes: &[u8]) -> io::Result<()> {
        match self.fault()? {
            Fault::None | Fault::NoSync => self.medium.write_from(start, bytes),
            Fault::Full | Fault::Gone => full(),
            Fault::Tears(kept) | Fault::Stuck(kept) => {
                self.medium.write_from(start, &bytes[..kept.min(bytes.len() - 1)])?;
                full()
            }
            Fault::Lies(kept) => self.medium.write_from(start, &bytes[..kept.min(bytes.len() - 1)]),
        }
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        match self.fault()? {
            Fault::Stuck(_) => full(),
            _ => self.medium.cut(length),
        }
    }

    /// No file has to survive the process, so syncing the real disk is unnecessary.
    fn sync(&mut self) -> io::Result<()> {
        match self.fault()? {
            Fault::NoSync | Fault::Full | Fault::Stuck(_) => full(),
            _ => Ok(()),
        }
    }

    fn is_at(&self, path: &Path) -> io::Result<bool> {
        self.fault()?;
        self.medium.is_at(path)
    }
}

impl Disk for FaultyDisk {
    fn open(&self, path: &Path, access: FileAccess) -> io::Result<OpenedFile> {
        if *self.0.lock().unwrap() == Fault::Gone {
            return Err(io::ErrorKind::NotFound.into());
        }
        Ok(match hasty_disk().open(path, access)? {
            OpenedFile::Open { medium, guarded } => {
                let medium = Box::new(FaultyMedium { medium, fault: Arc::clone(&self.0) });
                OpenedFile::Open { medium, guarded }
            }
            OpenedFile::InUse => OpenedFile::InUse,
        })
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        match *self.0.lock().unwrap() {
            Fault::None => hasty_disk().create(path, bytes),
            Fault::Gone => Err(io::ErrorKind::NotFound.into()),
            _ => full(),
        }
    }
}

/// A random session.
struct Session {
    console: Console,
    disk: FaultyDisk,
    dice: Dice,
    players: u32,
    copies: u32,
    trail: Vec<String>,
}

impl Session {
    fn new(seed: u64) -> Self {
        let disk = FaultyDisk(Arc::new(Mutex::new(Fault::None)));
        let mut console = Console::on(Language::English, TempDir::new().unwrap(), Arc::new(disk.clone()));
        console.press("nOpen<Enter>");
        Self { console, disk, dice: Dice(seed), players: 0, copies: 0, trail: vec![format!("seed {seed}")] }
    }

    fn set(&mut self, fault: Fault) {
        self.trail.push(format!("{fault:?}"));
        *self.disk.0.lock().unwrap() = fault;
    }

    fn log(&self) -> Vec<Entry> {
        self.console.app.context().history.log().iter().map(|logged| logged.entry.clone()).collect()
    }

    fn path(&self) -> PathBuf {
        self.console.app.context().path.expect("an event is open").to_owned()
    }

    /// Reads from the header the number of unsaved entries.
    fn unsaved(&self) -> usize {
        let screen = self.console.screen();
        let head = screen.lines().next().unwrap_or_default();
        let Some((before, _)) = head.split_once(" not saved") else { return 0 };
        let count = before.rsplit(' ').nth(1).and_then(|count| count.parse().ok());
        count.unwrap_or_else(|| panic!("{head}"))
    }

    /// Returns the entries in the file, whatever the disk's present fault.
    fn in_file(&self, path: &Path) -> Vec<Entry> {
        let opened = Store::open::<Entry>(path, Mode::Read)
            .unwrap_or_else(|error| panic!("{error}\n{}", self.trail.join(", ")));
        opened.entries.into_iter().map(|recorded| recorded.entry).collect()
    }

    /// Checks that everything shown as saved is in the file.
    fn check(&self) {
        let log = self.log();
        let saved = &log[..log.len() - self.unsaved()];
        let found = self.in_file(&self.path());
        assert!(found.starts_with(saved), "{}\n{}", self.trail.join(", "), self.console.screen());
    }

    fn step(&mut self) {
        match self.dice.roll(16) {
            0..6 => {
                self.players += 1;
                let player = Player::named(Name::new(&format!("Player {}", self.players)).unwrap());
                let missed = RequestedBye::ZeroPoint;
                self.trail.push(format!("register {}", self.players));
                self.console.app.update(Message::Do(Command::Register {
                    player,
                    arrival: RoundNo(1),
                    missed,
                }));
            }
            6 => {
                self.trail.push("undo".to_owned());
                self.console.press("u");
            }
            7 => {
                self.trail.push("idle".to_owned());
                (0..10).for_each(|_| {
                    self.console.app.idle();
                });
            }
            8..13 => {
                let part = self.dice.roll(400);
                let fault = match self.dice.roll(8) {
                    0 => Fault::Full,
                    1 => Fault::Tears(part),
                    2 => Fault::Lies(part),
                    3 => Fault::NoSync,
                    4 => Fault::Gone,
                    5 => Fault::Stuck(part),
                    _ => Fault::None,
                };
                self.set(fault);
            }
            13 => self.save_copy(),
            14 => self.leave(),
            _ => self.kill(),
        }
    }

    fn save_copy(&mut self) {
        self.copies += 1;
        self.trail.push(format!("copy {}", self.copies));
        let path = self.console.folder().join(format!("copy-{}.hakem", self.copies));
        let log = self.log();
        self.console.app.update(Message::ask(FileRequest::SaveCopy(path.clone(), Vec::new())));
        assert_eq!(self.log(), log);
        if self.path() == path {
            assert_eq!((self.unsaved(), self.in_file(&path)), (0, log), "{}", self.trail.join(", "));
        } else {
            self.console.shows("✗");
        }
    }

    /// Leaves as the arbiter or the system does; unsaved entries are offered at the next opening, or were
    /// reported.
    fn leave(&mut self) {
        let (path, log) = (self.path(), self.log());
        let told = if self.dice.comes_up(50) {
            self.trail.push("q".to_owned());
            self.console.press("q");
            if self.console.has("[Q] Leave") {
                self.console.press("Q");
            }
            self.console.screen()
        } else {
            self.trail.push("end".to_owned());
            self.console.app.last_try();
            self.console.app.take_farewell().concat()
        };
        let lost = told.contains("could not be saved anywhere");
        self.start_again(&path);
        if self.console.has("Unsaved entries") {
            assert!(!lost, "{}", self.trail.join(", "));
            self.console.press("<Enter>");
        }
        let found = self.log();
        assert!(log.starts_with(&found), "{}", self.trail.join(", "));
        assert!(lost || found == log, "{}\n{told}\n{}", self.trail.join(", "), self.console.screen());
    }

    /// Kills the process: unsaved entries were named in the header.
    fn kill(&mut self) {
        self.trail.push("kill".to_owned());
        let (path, log, unsaved) = (self.path(), self.log(), self.unsaved());
        self.start_again(&path);
        let found = self.log();
        assert!(log.starts_with(&found), "{}", self.trail.join(", "));
        assert!(found.len() >= log.len() - unsaved, "{}", self.trail.join(", "));
    }

    /// Opens the event again on a healthy disk.
    fn start_again(&mut self, path: &Path) {
        self.set(Fault::None);
        let folder = TempDir::new().unwrap();
        let stands_in = Console::on(Language::English, folder, hasty_disk());
        let console = std::mem::replace(&mut self.console, stands_in);
        self.console = console.again(Arc::new(self.disk.clone()));
        self.console.app.update(Message::ask(FileRequest::Open(path.to_owned())));
        while self.console.has("About the event file") {
            self.console.press("<Esc>");
        }
    }

    fn run(mut self) {
        for _ in 0..5 + self.dice.roll(35) {
            self.step();
            self.check();
        }
        self.set(Fault::None);
        (0..10).for_each(|_| {
            self.console.app.idle();
        });
        let log = self.log();
        assert_eq!((self.unsaved(), self.in_file(&self.path())), (0, log), "{}", self.trail.join(", "));
        for file in fs::read_dir(self.console.folder()).unwrap().flatten() {
            assert!(!file.path().ends_with(".left"), "{}", self.trail.join(", "));
        }
    }
}

#[test]
fn entries_shown_as_saved_are_in_the_file_with_any_fault_of_the_disk() {
    let sessions = crate::effort::cases(16, 200);
    let next = AtomicU32::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= sessions {
                        return;
                    }
                    Session::new(u64::from(seed)).run();
                }
            });
        }
    });
}
